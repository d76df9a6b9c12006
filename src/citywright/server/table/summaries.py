"""Summaries of a table for a player: at the table, and in the list of games."""

from typing import TYPE_CHECKING

from citywright import record
from citywright.server.store.queries import Chair, Seen, Terms
from citywright.server.table.log import is_of_today
from citywright.server.table.standing import read_standing
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
    watching = sum(not table.seats_of(each) for each in table.all_here())
    return _summary(table.terms, table.stage, seats(table, player), player, watching)


def stored(terms: Terms, chairs: list[Chair], player: str | None) -> Table:
    """A table as it is stored; who is there is only known where it is in memory."""
    return _summary(terms, stage_of(terms, chairs), shown(chairs, player), player, 0)


def shown(chairs: list[Chair], player: str | None) -> list[Seat]:
    """The seats of a table that is not in memory."""
    return [seat(chair, player, here=False) for chair in chairs]


def stage_of(terms: Terms, chairs: list[Chair]) -> Stage:
    """How far a table is, as far as one can tell without its game."""
    if terms.over_at is not None:
        return "over"
    if terms.closed_at is not None:
        return "closed"
    if not is_of_today(terms):
        return "broken"
    return "waiting" if any(chair.who == "open" for chair in chairs) else "playing"


def _summary(terms: Terms, stage: Stage, seats: list[Seat], player: str | None, watching: int) -> Table:
    return Table(
        id=terms.id,
        game=terms.game,
        options=terms.options,
        seats=seats,
        stage=stage,
        host=player == terms.made_by,
        hints=terms.hints,
        undo=terms.undo,
        days=terms.days,
        seed_hash=record.seed_hash(terms.seed),
        seed=terms.seed if stage in ("over", "closed") else None,
        next_table=terms.next_table,
        watching=watching,
    )


def listed(seen: Seen, player: str) -> TableListed:
    """A table in a list; it need not be in memory."""
    terms, standing = seen.terms, read_standing(seen.standing)
    stage = stage_of(terms, seen.chairs)
    to_choose = standing.due if stage == "playing" else []
    mine = (seat for seat, chair in enumerate(seen.chairs) if chair.player == player and not chair.stood_in)
    return TableListed(
        id=terms.id,
        game=terms.game,
        stage=stage,
        seats=shown(seen.chairs, player),
        my_turn=any(seat in to_choose for seat in mine),
        changed=terms.over_at or terms.closed_at or standing.since or seen.at,
        scores=terms.scores or standing.scores,
        winners=terms.winners or [],
    )
