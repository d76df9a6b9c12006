"""Small screens, long words and many players: the board stays large, and what is to be decided can be reached."""

import pytest

from citywright import new_game
from citywright.random_numbers import from_seed
from citywright.record import of_game, write
from tests.browser.late import open_here

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

LOW = [(844, 390), (720, 450), (640, 360)]  # phones held across, and pages at 200 %
WIDE = [(1440, 900), (1280, 720)]
BUILD = ".floating .primary"
DRAW = ".choosing .tools .primary"
BOX = """(selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reached = document.querySelector(selector).contains(document.elementFromPoint(x, y));
  return { left, top, right, bottom, reached };
}"""


def palette_game():
    """A game of three in which the first may cross out a star for any colour: the longest list of choices."""
    game, rng = new_game("townies", seed="5eed" * 8, players=3, additional="hub", bonus="palette"), from_seed(2)
    while not (game.seat == 0 and any(move.endswith("with palette") for move in game.legal_texts())):
        game.play(game.rules.choose_move(game.state, game.seat, 1, rng), game.seat)
    return write(of_game(game, ["human", "casual", "casual"]))


def open_game(person):
    """Open the game from its file, and come to its table."""
    open_here(person, palette_game())
    person.page.locator(".offers [role=group]").wait_for()


@pytest.mark.parametrize("size", LOW)
def test_low_screens_show_a_large_sheet_beside_the_choices(bring, site, size):
    ann = bring("Ann", site.at, size=size)
    open_game(ann)
    sheet, draw = (ann.page.evaluate(BOX, selector) for selector in (".map svg", DRAW))
    assert sheet["bottom"] - sheet["top"] > 0.6 * size[1]
    assert sheet["right"] <= draw["left"]
    assert draw["reached"]
    assert draw["bottom"] <= size[1]


@pytest.mark.parametrize("size", WIDE)
def test_long_words_leave_the_button_in_sight(bring, site, size):
    ann = bring("Ann", site.at, size=size, locale="ru")
    open_game(ann)
    for key in ("1", "ArrowDown"):
        ann.page.keyboard.press(key)
    ann.page.locator(f"{DRAW}:enabled").wait_for()
    draw = ann.page.evaluate(BOX, DRAW)
    assert draw["reached"]
    assert draw["bottom"] <= size[1]


def crowded_game():
    """A game of Streets by five with both modules, with a large city."""
    game, rng = new_game("streets", seed="5eed" * 8, players=5, modules=("business", "consultants")), from_seed(1)
    while game.view(None)["turns"] < 28 or game.seat != 0 or not game.legal_texts()[0].startswith("build"):
        game.play(game.rules.choose_move(game.state, game.seat, 1, rng), game.seat)
    return write(of_game(game, ["human", *["casual"] * 4]))


SHOWN = """() => {
  const height = (selector) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().height).filter(Boolean);
  return { tile: Math.min(...height("[data-building]")), price: Math.min(...height(".city .price text")) };
}"""


@pytest.mark.parametrize("size", WIDE)
def test_five_players_leave_room_for_the_hand_and_prices_are_legible(bring, site, size):
    ann = bring("Ann", site.at, size=size)
    open_here(ann, crowded_game())
    ann.wait_for("[data-hand][aria-disabled=false]")
    hand = [ann.page.evaluate(BOX, f":nth-child({n}) > [data-hand]") for n in (1, 2, 3)]
    assert all(tile["reached"] and tile["bottom"] <= size[1] for tile in hand)
    assert ann.page.evaluate(SHOWN)["price"] >= 12


@pytest.mark.parametrize("size", [*LOW, (390, 844)])
def test_low_and_narrow_screens_show_a_chosen_cell_large(bring, site, size):
    ann = bring("Ann", site.at, size=size, by="finger")
    open_here(ann, crowded_game())
    ann.press_on("[data-hand][aria-disabled=false]")
    cell = ann.wait_until(lambda: next(iter(ann.look({"cell": "[data-place]"}).get("cell", [])), None))
    assert ann.page.evaluate(SHOWN)["tile"] >= 24
    ann.press(cell)
    ann.wait_for(BUILD)
    assert ann.page.evaluate(BOX, BUILD)["reached"]
    shown = ann.page.evaluate(SHOWN)
    assert shown["tile"] >= 80
    assert shown["price"] >= 12
