"""Tables of Streets."""

from playwright.sync_api import Page

from citywright.game import Game
from party import Party
from scenes import at, below, replayed
from studio import Shot, Studio, take

OPTIONS = {"modules": ["business"]}
ALL_OPTIONS = {"modules": ["business", "consultants"]}
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


def sends(game: Game) -> bool:
    """Whether the first seat chooses where somebody goes."""
    return game.seat == 0 and game.legal_texts()[0].startswith("send")


def is_late(game: Game) -> bool:
    """Whether the first seat builds, with few tiles left."""
    return game.seat == 0 and game.legal_texts()[0].startswith("build") and sum(game.view(None)["stack"].values()) < 6


def proposal(move: str | None) -> Shot:
    """Choose a tile and put it on a cell, but do not build it yet."""
    assert move, "nothing pays in this game; choose another seed"
    _, tile, place, *_ = move.split()

    def shot(page: Page, address: str) -> None:
        page.goto(address)
        for wanted in (f"[data-hand='{tile}']", f"[data-place='{place}']"):
            page.locator(wanted).dispatch_event("click")  # wherever it lies, even below something
        page.locator(".brings .sum").first.wait_for()

    return shot


def pictures(studio: Studio, names: tuple[str, ...]) -> None:
    """Pictures of a game of Streets, from its middle to its end."""
    with Party(studio.address, names[:3], "streets") as party:
        party.play(lambda game: pays(game) is not None)
        ann, path = party.people[0], f"/t/{party.table}"
        take(studio, "streets", ann, path, proposal(pays(party.game)), ("light", "dark"))
        party.play(lambda _: False)
        take(studio, "result", ann, path, at("figure polyline"))
        take(studio, "replay", ann, f"{path}/replay", replayed)


def all_pictures(studio: Studio, names: tuple[str, ...]) -> None:
    """Every page of Streets at a table."""
    middle(studio, names[:3])
    everybody(studio, names)
    alone(studio, names[:1])


def middle(studio: Studio, names: tuple[str, ...]) -> None:
    """Three players with Business: a tile that pays, people who move, the end."""
    with Party(studio.address, names, "streets", **OPTIONS) as party:
        ann, path = party.people[0], f"/t/{party.table}"
        party.play(sends)
        take(studio, "streets-people", ann, path, board)
        party.play(lambda game: pays(game) is not None)
        take(studio, "streets", ann, path, proposal(pays(party.game)))
        take(studio, "streets-waiting", party.people[1], path, board)
        party.play(lambda _: False)
        take(studio, "streets-result", ann, path, at("figure polyline"))
        take(studio, "streets-result-below", ann, path, below("figure polyline"))
        take(studio, "streets-replay", ann, f"{path}/replay", replayed)


def everybody(studio: Studio, names: tuple[str, ...]) -> None:
    """Five players with both modules, in the middle and near the end."""
    with Party(studio.address, names, "streets", **ALL_OPTIONS) as party:
        ann, path = party.people[0], f"/t/{party.table}"
        party.play(lambda game: pays(game) is not None)
        take(studio, "streets-five", ann, path, board)
        take(studio, "streets-five-chosen", ann, path, proposal(pays(party.game)))
        party.play(is_late)
        take(studio, "streets-late", ann, path, board)


def alone(studio: Studio, names: tuple[str, ...]) -> None:
    """Against the Grifter."""
    with Party(studio.address, names, "streets") as party:
        party.play(lambda game: pays(game) is not None)
        take(studio, "streets-solo", party.people[0], f"/t/{party.table}", proposal(pays(party.game)))
