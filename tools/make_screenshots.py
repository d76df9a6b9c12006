"""Make the pictures of screenshots.md: `python tools/make_screenshots.py`.

It starts a server on a database of its own, plays games there through the API (the same every time: see party.py), and
looks at them with the machine's Chromium.
"""

import argparse
import itertools
import tempfile

from citywright.games import GAMES
from citywright.words import LANGUAGES
from party import Person, serving
from scenes import at, scenes_of, set_up
from studio import Studio, browsing, take

NAMES = {"en": ("Ada", "Boris", "Clara"), "ru": ("Анна", "Борис", "Вера")}


def one_screen(studio: Studio, names: tuple[str, ...]) -> None:
    """The cover between two players who share a screen."""
    ann = Person(studio.address, names[0])
    table = ann.table(GAMES[0], [{"who": "me"}, {"who": "screen", "name": names[1]}], first=1)
    take(studio, "one-screen", ann, f"/t/{table}", at(".cover .primary"))


def pages(studio: Studio, names: tuple[str, ...]) -> None:
    """Pages without a game."""
    guest = Person(studio.address, names[0])
    take(studio, "home", guest, "/", at(".play"), ("light", "dark"))
    take(studio, "set-up", guest, f"/new/{GAMES[0]}", set_up)
    take(studio, "rules", guest, f"/rules/{GAMES[0]}#7", at("[data-picture] svg"))


PARTS = {"pages": pages, "one-screen": one_screen, **{game: scenes_of(game).pictures for game in GAMES}}


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
