"""Tables of Townies."""

from typing import Any

from playwright.sync_api import Page

from citywright.game import Game
from party import Party
from scenes import at, below, replayed
from studio import Studio, take

OPTIONS: dict[str, Any] = {}
MIDDLE = 40
CARDS = {"additional": "hub", "bonus": "palette", "starts": ["red", "brown", "blue"]}


def board(page: Page, address: str) -> None:
    """Hold an object over the map, so that it shows its points."""
    page.goto(address)
    page.locator(".offer:enabled").last.dispatch_event("click")
    for key in ("ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    page.wait_for_timeout(600)


def another(page: Page, address: str) -> None:
    """Look at somebody else's sheet."""
    at(".thumb")(page, address)
    page.locator(".thumb").first.dispatch_event("click")
    page.wait_for_timeout(600)


def is_round(number: int) -> Any:
    """Whether the first seat decides in a round."""

    def reached(game: Game) -> bool:
        return game.view(None)["round"] == number and game.seat == 0

    return reached


def pictures(studio: Studio, names: tuple[str, ...]) -> None:
    """A picture of a game of Townies, in its middle."""
    with Party(studio.address, names[:3], "townies", **CARDS) as party:
        party.play(is_round(9))
        take(studio, "townies", party.people[0], f"/t/{party.table}", board, ("light", "dark"))


def all_pictures(studio: Studio, names: tuple[str, ...]) -> None:
    """Every page of Townies at a table."""
    with Party(studio.address, names[:3], "townies", **CARDS) as party:
        ann, path = party.people[0], f"/t/{party.table}"
        party.play(is_round(9))
        take(studio, "townies", ann, path, board)
        take(studio, "townies-another", ann, path, another)
        party.play(lambda game: game.seat != 0)
        take(studio, "townies-waiting", ann, path, at(".map"))
        party.play(lambda _: False)
        take(studio, "townies-result", ann, path, at("figure polyline"))
        take(studio, "townies-result-below", ann, path, below("figure polyline"))
        take(studio, "townies-replay", ann, f"{path}/replay", replayed)
    with Party(studio.address, names, "townies") as party:
        party.play(is_round(9))
        take(studio, "townies-five", party.people[0], f"/t/{party.table}", board)
    with Party(studio.address, names[:1], "townies") as party:
        party.play(is_round(7))
        take(studio, "townies-solo", party.people[0], f"/t/{party.table}", board)
