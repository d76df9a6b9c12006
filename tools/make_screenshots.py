"""Make the pictures of screenshots.md: `python tools/make_screenshots.py`.

It starts a server on a database of its own, plays games there through the API (the same every time: see party.py), and
looks at them with the machine's Chromium.

With `--all` it takes every page in four sizes, by day and by night, and puts contact sheets beside them:
`python tools/make_screenshots.py --all --to build/after`. `python tools/make_sheets.py build/before build/after`
compares two such folders.
"""

import argparse
import itertools
import tempfile
from pathlib import Path

from citywright.games import GAMES
from citywright.words import LANGUAGES
from make_sheets import make_sheets
from party import serving
from scenes import pages, scenes_of
from studio import SIZES, THEMES, Album, Studio, browsing

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
NAMES = {"en": ("Ada", "Boris", "Clara", "Denis", "Elsa"), "ru": ("Анна", "Борис", "Вера", "Глеб", "Дарья")}
DOCUMENTED = {
    "pages": pages.pictures,
    "one-screen": pages.cover,
    **{game: scenes_of(game).pictures for game in GAMES},
}
# Pages come last, because somebody gets an account there, and nobody else can have that name from then on.
ALL = {**{game: scenes_of(game).all_pictures for game in GAMES}, "pages": pages.all_pictures}


def asked() -> argparse.Namespace:
    """What is to be taken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every page in every size")
    parser.add_argument("--to", type=Path, default=Path("build/pictures"), help="the folder for --all")
    parser.add_argument("--parts", nargs="*", choices=list(DOCUMENTED))
    parser.add_argument("--languages", nargs="*", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--sizes", nargs="*", default=list(SIZES), choices=list(SIZES), help="for --all")
    parser.add_argument("--themes", nargs="*", default=list(THEMES), choices=list(THEMES), help="for --all")
    parser.add_argument("--only", nargs="*", help="names of pictures, for --all")
    return parser.parse_args()


def main() -> None:
    """Take all pictures, or those of some parts in some languages."""
    chosen = asked()
    parts = ALL if chosen.all else DOCUMENTED
    album = Album(FOLDER)
    if chosen.all:
        album = Album(chosen.to, tuple(chosen.sizes), tuple(chosen.themes), is_complete=True, only=chosen.only)
    with tempfile.TemporaryDirectory() as folder, serving(folder) as address, browsing() as browser:
        for language, part in itertools.product(chosen.languages, chosen.parts or parts):
            parts[part](Studio(browser, address, language, album), NAMES.get(language, NAMES["en"]))
    if chosen.all:
        make_sheets([chosen.to])


if __name__ == "__main__":
    main()
