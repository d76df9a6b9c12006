"""A finished game whose rules have changed. People can still see how it ended, chat, and agree on a rematch."""

from typing import Any, cast

from citywright.game import Entry, Game
from citywright.server import wire
from citywright.server.problems import Refusal
from citywright.server.process.services import Services
from citywright.server.store.queries import Chair, Line, Terms
from citywright.server.table.connection import Connection
from citywright.server.table.live import LiveTable
from citywright.server.wire import Said


class Played:
    """In place of the `Game`: its result. Whatever else the rules would have to answer is refused."""

    def __init__(self, terms: Terms, chairs: list[Chair]):
        self.names = [chair.name for chair in chairs]
        self.actors: list[int] = []
        self.scores, self.winners = terms.scores or [], terms.winners or []

    def __getattr__(self, _: str) -> Any:
        raise Refusal("older-rules")


class PlayedTable(LiveTable):
    """Shows what was stored when the game ended, with nothing hidden."""

    def __init__(
        self,
        services: Services,
        terms: Terms,
        chairs: list[Chair],
        lines: list[Line],
        chat: list[Said],
        frames: list[wire.Frame],
    ):
        self.last, self.entries_shown = frames[-1].view, [frame.entry for frame in frames if frame.entry]
        super().__init__(services, terms, chairs, lines, chat)

    def read(self, lines: list[Line]) -> tuple[Game, float]:
        """The result; nothing is played again."""
        return cast(Game, Played(self.terms, self.chairs)), self.terms.over_at or 0.0

    def entries_of(self, seat: int) -> list[Entry]:
        """None that a move could follow."""
        return []

    def show(self, connection: Connection) -> None:
        """Send how the game ended."""
        connection.number += 1
        connection.send(
            wire.Position(
                number=connection.number,
                seat=self.seat_of(connection),
                view=self.last,
                keep=0,
                log=self.entries_shown,
                due=[],
                decision=None,
                can_undo=False,
                deadline=None,
                scores=self.scores,
                winners=self.winners,
            )
        )

    def tell_positions(self) -> None:
        """Nothing changes any more."""
