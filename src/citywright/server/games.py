"""What each game brings to the server: a module beside this one, with the game's name."""

from typing import Any, Protocol, cast

from litestar.handlers import HTTPRouteHandler

from citywright.game import Game
from citywright.games import module_of
from citywright.server.wire import Data, Preview


class ServedGame(Protocol):
    """What a game's module offers."""

    WARM_UPS: list[dict[str, Any]]  # options of games that together use all of the rules
    box: HTTPRouteHandler  # GET /api/box/<game>: the components, as the browser gets them

    def preview(self, game: Game, request: int, seat: int, text: str) -> Preview:
        """What a move of a seat would bring, as far as the seat can foresee."""

    def inspect(self, state: Any, options: Any, eyes: int | None) -> Data:
        """What the position holds, for a pair of eyes."""


def served_game(game: str) -> ServedGame:
    """What a game brings."""
    return cast(ServedGame, module_of(game, "server"))
