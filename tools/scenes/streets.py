"""Tables of Streets."""

from playwright.sync_api import Page

from citywright.game import Game
from party import Party
from scenes import at, replayed
from studio import Shot, Studio, take

OPTIONS = {"modules": ["business"]}
MIDDLE = 110
board = at("[data-building]")


def pays(game: Game) -> str | None:
    """The best-paying build of the first seat, in the orientation its cell offers first; None if nothing pays."""
    if game.seat != 0 or game.view(None)["turns"] < 13:
        return None
    moves = {tuple(move.split()[1:3]): move for move in reversed(game.legal_texts()) if move.startswith("build")}
    gains = {move: sum(game.what_if(move).scores) for move in moves.values()}
    best = max(gains, key=lambda move: gains[move], default=None)
    return best if best and gains[best] > sum(game.scores) else None


def proposal(move: str) -> Shot:
    """Choose a tile and put it on a cell, but do not build it yet."""
    _, tile, place, *_ = move.split()

    def shot(page: Page, address: str) -> None:
        page.goto(address)
        page.locator(f"[data-hand='{tile}']").click()
        page.locator(f"[data-place='{place}']").click()
        page.locator(".brings .sum").first.wait_for()

    return shot


def pictures(studio: Studio, names: tuple[str, ...]) -> None:
    """Pictures of a game of Streets, from its middle to its end."""
    with Party(studio.address, names, "streets") as party:
        party.play(lambda game: pays(game) is not None)
        ann, path, move = party.people[0], f"/t/{party.table}", pays(party.game)
        assert move, "nothing pays in this game; choose another seed"
        take(studio, "streets", ann, path, proposal(move), ("light", "dark"))
        party.play(lambda _: False)
        take(studio, "result", ann, path, at("figure polyline"))
        take(studio, "replay", ann, f"{path}/replay", replayed)
