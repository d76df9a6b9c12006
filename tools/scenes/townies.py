"""Tables of Townies."""

from typing import Any

from playwright.sync_api import Page

from party import Party
from studio import Studio, take

OPTIONS: dict[str, Any] = {}
MIDDLE = 40


def board(page: Page, address: str) -> None:
    """Hold an object over the map, so that it shows its points."""
    page.goto(address)
    page.locator(".offer:enabled").last.click()
    for key in ("ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    page.wait_for_timeout(600)


def pictures(studio: Studio, names: tuple[str, ...]) -> None:
    """A picture of a game of Townies, in its middle."""
    cards = {"additional": "hub", "bonus": "palette", "starts": ["red", "brown", "blue"]}
    with Party(studio.address, names, "townies", **cards) as party:
        party.play(lambda game: game.view(None)["round"] == 9 and game.seat == 0)
        take(studio, "townies", party.people[0], f"/t/{party.table}", board, ("light", "dark"))
