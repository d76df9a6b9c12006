"""Make the pictures of screenshots.md: `python tools/make_screenshots.py`.

It starts a server on a database of its own, plays games there through the API (the same every time: see party.py), and
looks at them with the machine's Chromium.
"""

import argparse
import io
import itertools
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from citywright.words import LANGUAGES
from party import Party, Person, serving
from scenes import at, object_shown, pays, proposal, replayed, set_up
from studio import SIZES, Shot, Studio, browsing

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
NAMES = {"en": ("Ada", "Boris", "Clara"), "ru": ("Анна", "Борис", "Вера")}
PATIENCE = 300_000  # milliseconds
QUALITY = 62  # of WebP: words stay clear, and the folder small


def take(
    studio: Studio, name: str, person: Person, path: str, shot: Shot, themes: tuple[str, ...] = ("light",)
) -> None:
    """A picture at each size; dark ones besides, where they are wanted."""
    for size, theme in itertools.product(SIZES, themes):
        page = studio.page(size, theme, person)
        shot(page, path)
        keep(page, ".".join([name, size, studio.language, *(["dark"] if theme == "dark" else [])]))
        page.context.close()


def keep(page: Page, name: str) -> None:
    """A small file of what is seen."""
    FOLDER.mkdir(exist_ok=True)
    page.mouse.move(0, 0)
    page.locator(".preparing").wait_for(state="detached", timeout=PATIENCE)  # the server's first start is over
    Image.open(io.BytesIO(page.screenshot())).save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)


def streets(studio: Studio, names: tuple[str, ...]) -> None:
    """A game of Streets from its middle to its end."""
    with Party(studio.address, names, "streets") as party:
        party.play(lambda game: pays(game) is not None)
        ann, path, move = party.people[0], f"/t/{party.table}", pays(party.game)
        assert move, "nothing pays in this game; choose another seed"
        take(studio, "streets", ann, path, proposal(move), ("light", "dark"))
        party.play(lambda _: False)
        take(studio, "result", ann, path, at("figure polyline"))
        take(studio, "replay", ann, f"{path}/replay", replayed)


def townies(studio: Studio, names: tuple[str, ...]) -> None:
    """A game of Townies in its middle."""
    cards = {"additional": "hub", "bonus": "palette", "starts": ["red", "brown", "blue"]}
    with Party(studio.address, names, "townies", **cards) as party:
        party.play(lambda game: game.view(None)["round"] == 9 and game.seat == 0)
        take(studio, "townies", party.people[0], f"/t/{party.table}", object_shown, ("light", "dark"))


def one_screen(studio: Studio, names: tuple[str, ...]) -> None:
    """The cover between two who share a screen."""
    ann = Person(studio.address, names[0])
    table = ann.table("streets", [{"who": "me"}, {"who": "screen", "name": names[1]}], first=1)
    take(studio, "one-screen", ann, f"/t/{table}", at(".cover .primary"))


def pages(studio: Studio, names: tuple[str, ...]) -> None:
    """Pages on which nothing is played."""
    guest = Person(studio.address, names[0])
    take(studio, "home", guest, "/", at(".play"), ("light", "dark"))
    take(studio, "set-up", guest, "/new/streets", set_up)
    take(studio, "rules", guest, "/rules/streets#7", at("[data-picture] svg"))


PARTS = {"pages": pages, "streets": streets, "townies": townies, "one-screen": one_screen}


def main() -> None:
    """Take all pictures, or those of some parts in some languages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", nargs="*", default=list(PARTS), choices=list(PARTS))
    parser.add_argument("--languages", nargs="*", default=LANGUAGES, choices=LANGUAGES)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(folder) as address, browsing() as browser:
        for language, part in itertools.product(chosen.languages, chosen.parts):
            PARTS[part](Studio(browser, address, language), NAMES.get(language, NAMES["en"]))


if __name__ == "__main__":
    main()
