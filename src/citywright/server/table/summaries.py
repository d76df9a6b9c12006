"""A table as it is told to a player: at the table itself, and in a list of one's games."""

from typing import TYPE_CHECKING

from citywright import record
from citywright.server.store.queries import Chair, Sheet
from citywright.server.wire import Seat, Stage, Table, TableListed

if TYPE_CHECKING:
    from citywright.server.table.live import LiveTable


def seat(chair: Chair, player: str | None, *, here: bool) -> Seat:
    """A seat, for a player."""
    person = chair.who == "person"
    return Seat(
        name=chair.name,
        who=chair.who,  # type: ignore[arg-type]
        level=chair.level,
        mine=person and chair.player == player,
        here=here if person else chair.who != "open",
        stood_in=chair.stood_in,
    )


def seats(table: "LiveTable", player: str | None) -> list[Seat]:
    """All seats of a table, for a player."""
    here = set(table.all_here())
    return [seat(chair, player, here=chair.player in here) for chair in table.chairs]


def told(table: "LiveTable", player: str | None) -> Table:
    """All about a table, for a player."""
    sheet = table.sheet
    return Table(
        id=sheet.id,
        game=sheet.game,  # type: ignore[arg-type]
        options=sheet.options,
        seats=seats(table, player),
        stage=table.stage,
        host=player == sheet.made_by,
        hints=sheet.hints,
        undo=sheet.undo,
        days=sheet.days,
        seed_hash=record.seed_hash(sheet.seed),
        seed=sheet.seed if table.stage == "over" else None,
        next_table=sheet.next_table,
        watching=sum(not table.seats_of(each) for each in table.all_here()),
    )


def listed(table: "LiveTable", player: str) -> TableListed:
    """A table in memory, in a list."""
    my_turn = any(seat in table.due and not table.chairs[seat].stood_in for seat in table.seats_of(player))
    line = (table.stage, seats(table, player), my_turn, table.since, table.scores, table.winners)
    return _listed(table.sheet, *line)


def finished(sheet: Sheet, chairs: list[Chair], player: str) -> TableListed:
    """A finished table, in a list; its game need not be in memory for that."""
    shown = [seat(chair, player, here=False) for chair in chairs]
    return _listed(sheet, "over", shown, False, sheet.over_at or 0.0, sheet.scores or [], sheet.winners or [])


def _listed(
    sheet: Sheet, stage: Stage, seats: list[Seat], my_turn: bool, changed: float, scores: list[int], winners: list[int]
) -> TableListed:
    game = sheet.game
    return TableListed(sheet.id, game, stage, seats, my_turn, changed, scores, winners)  # type: ignore[arg-type]
