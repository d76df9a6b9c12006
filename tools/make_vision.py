"""Show Citywright as colour-blind people see it: `python tools/make_vision.py` puts pictures into build/vision.

Symbols, signs and blocks must be told apart by shape and pattern alone.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Page

from citywright.games import GAMES
from party import Party, serving
from scenes import scenes_of
from studio import Album, Studio, browsing

FOLDER = Path(__file__).parents[1] / "build" / "vision"
DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
NAMES = ("Ada", "Boris", "Clara", "Denis", "Elsa")


def look(page: Page, name: str) -> None:
    """Take a picture for each kind of vision."""
    session = page.context.new_cdp_session(page)
    for deficiency in DEFICIENCIES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        page.screenshot(path=FOLDER / f"{name}.{deficiency}.png")


def table(studio: Studio, game: str, theme: str) -> None:
    """A table with five players, which shows all colours and patterns."""
    scenes = scenes_of(game)
    with Party(studio.address, NAMES, game, **scenes.OPTIONS) as party:
        party.play(lambda played: len(played.log) > scenes.MIDDLE and played.seat == 0)
        page = studio.page("desktop", theme, party.people[0])
        scenes.board(page, f"/t/{party.table}")
        look(page, f"{game}.{theme}")
        page.context.close()


def main() -> None:
    """Take pictures of every game, light and dark."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(folder) as address, browsing() as browser:
        for game in GAMES:
            for theme in ("light", "dark"):
                table(Studio(browser, address, "en", Album(FOLDER)), game, theme)


if __name__ == "__main__":
    main()
