"""The postcard of a finished game: what is downloaded can be looked at elsewhere."""

import pytest
from PIL import Image

from citywright import new_game, record
from citywright.random_numbers import from_seed

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

GREEDY = 1
LOOK = """(text) => {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  return [parsed.querySelector("parsererror") === null, parsed.documentElement.getAttribute("viewBox")];
}"""


def finished(name, tmp_path):
    """The file of a finished game."""
    game, rng = new_game(name, seed="5eed" * 8, players=2), from_seed(1)
    while not game.is_over:
        game.play(game.rules.choose_move(game.state, game.seat, GREEDY, rng), game.seat)
    record.save(record.of_game(game), tmp_path / "whole.game")
    return tmp_path / "whole.game"


def downloaded(person, number):
    """The file that a button of the postcard gives."""
    person.wait_for(".keepsake .ways button")
    with person.page.expect_download() as found:
        person.page.locator(".keepsake .ways button").nth(number).click()
    return found.value.path()


def letters(picture, frame):
    """How many pixels of a part of a picture differ much from its paper."""
    part = picture.convert("L").crop(frame)
    paper = part.getpixel((0, 0))
    return sum(abs(light - paper) > 100 for light in part.tobytes())


@pytest.mark.parametrize(("game", "language"), [("streets", "en"), ("townies", "ru")])
def test_kept(bring, site, tmp_path, game, language):
    """Styles and fonts are in the files: nothing is asked of a page that is no longer there."""
    ann = bring("Ann", site.at, by="script", locale=language)
    ann.visit("/games")
    ann.page.locator("input[type=file]").set_input_files(finished(game, tmp_path))
    text = downloaded(ann, 1).read_text(encoding="utf-8")
    assert not any(word in text for word in ("var(", "light-dark(", "class=", "oklab("))
    is_whole, frame = ann.page.evaluate(LOOK, text)
    assert is_whole
    width, height = (int(part) for part in frame.split()[2:])
    picture = Image.open(downloaded(ann, 0))
    assert picture.size == (2 * width, 2 * height)
    title = (80, 2 * (height - 130), 840, 2 * (height - 80))
    assert letters(picture, title) > 500
