"""Summaries of a table for a player: at the table, and in the list of games."""

from typing import TYPE_CHECKING

from citywright import record
from citywright.server.store.queries import Chair, Terms
from citywright.server.wire import Seat, Stage, Table, TableListed

if TYPE_CHECKING:
    from citywright.server.table.live import LiveTable


def seat(chair: Chair, player: str | None, *, here: bool, stand_in_at: float | None = None) -> Seat:
    """A seat, as a player sees it."""
    person = chair.who == "person"
    return Seat(
        name=chair.name,
        who=chair.who,  # type: ignore[arg-type]
        level=chair.level,
        mine=person and chair.player == player,
        here=here if person else chair.who != "open",
        stood_in=chair.stood_in,
        stand_in_at=stand_in_at,
    )


def seats(table: "LiveTable", player: str | None) -> list[Seat]:
    """All seats of a table, as a player sees them."""
    here = set(table.all_here())
    return [
        seat(chair, player, here=chair.player in here, stand_in_at=table.stand_in_at(number))
        for number, chair in enumerate(table.chairs)
    ]


def summary(table: "LiveTable", player: str | None) -> Table:
    """A table, as a player sees it."""
    terms = table.terms
    return Table(
        id=terms.id,
        game=terms.game,
        options=terms.options,
        seats=seats(table, player),
        stage=table.stage,
        host=player == terms.made_by,
        hints=terms.hints,
        undo=terms.undo,
        days=terms.days,
        seed_hash=record.seed_hash(terms.seed),
        seed=terms.seed if table.stage == "over" else None,
        next_table=terms.next_table,
        watching=sum(not table.seats_of(each) for each in table.all_here()),
    )


def listed(table: "LiveTable", player: str) -> TableListed:
    """A table in memory, in a list."""
    my_turn = any(seat in table.due and not table.chairs[seat].stood_in for seat in table.seats_of(player))
    line = (table.stage, seats(table, player), my_turn, table.since, table.scores, table.winners)
    return _listed(table.terms, *line)


def finished(terms: Terms, chairs: list[Chair], player: str) -> TableListed:
    """A finished table, in a list; its game need not be in memory."""
    shown = [seat(chair, player, here=False) for chair in chairs]
    return _listed(terms, "over", shown, False, terms.over_at or 0.0, terms.scores or [], terms.winners or [])


def _listed(
    terms: Terms, stage: Stage, seats: list[Seat], my_turn: bool, changed: float, scores: list[int], winners: list[int]
) -> TableListed:
    game = terms.game
    return TableListed(terms.id, game, stage, seats, my_turn, changed, scores, winners)
