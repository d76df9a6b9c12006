"""What each game brings to the server: a module beside this one, with the game's name."""

from typing import Any, NamedTuple, Protocol, cast

from litestar.handlers import HTTPRouteHandler
from msgspec import Struct, to_builtins

from citywright.event_data import EventReader
from citywright.games import module_of
from citywright.moves import Move


class GameTypes(NamedTuple):
    """What a game's plain data look like; TypeScript gets the same types."""

    view: Any
    prospect: Any
    found: Any
    events: EventReader
    moves: type[Move]


class Brings(NamedTuple):
    """What an event brings to its seat."""

    amount: str  # the field that says how much
    thing: str  # the message that names what brought it, with the event's fields in braces
    at_once: bool = True  # not only at the end of the game
    unless: str = ""  # if this field of the event is set, it is paid only at the end


class ServedGame(Protocol):
    """What a game's module offers."""

    WARM_UPS: list[dict[str, Any]]  # options of games that together use all of the rules
    TYPES: GameTypes
    TABLES: dict[str, Any]  # of the rules, which the client needs for drawing
    BRINGS: dict[str, Brings]  # by event
    SETTLES: tuple[str, ...]  # first words of moves that only settle what another move has brought about
    QUERIES: list[dict[str, str]]  # what may be asked of the box
    box: HTTPRouteHandler  # GET /api/box/<game>: the components, as the browser gets them

    def box_of(self, **query: str) -> Struct:
        """The components, as the browser gets them."""


def boxes_of(game: str) -> list[tuple[dict[str, str], Any]]:
    """All answers to what may be asked of a game's box."""
    served = served_game(game)
    return [(query, to_builtins(served.box_of(**query))) for query in served.QUERIES]


def served_game(game: str) -> ServedGame:
    """What a game brings."""
    return cast(ServedGame, module_of(game, "server"))
