"""Streets 10, Entrepreneur: the valuation of a tile in hand replaces a building's own."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.streets.city import street
from citywright.games.streets.events import Event
from citywright.games.streets.layout import Consultant, Moves, Record, Step, Valuation
from citywright.games.streets.packing import Kind, pack
from citywright.games.streets.scoring import owns_in_scope


@rule
def ask_entrepreneur(s: Record) -> None:
    """The Entrepreneur is always asked if they own a building there and hold a tile. (Streets 10, Entrepreneur)"""
    s.step = Step.PAY
    for seat in range(s.seats):
        if s.consultant[seat] == Consultant.ENTREPRENEUR and s.hand_size[seat] > 0 and owns_in_scope(s, seat):
            s.step = Step.SHOW
            s.actor = seat


@rule
def legal_shows(s: Record, seat: int, out: Moves) -> int:
    """Pass, or show any tile in hand but a copy, at any own building of the street. (Streets 10, Entrepreneur)"""
    out[0] = pack(Kind.PASS, 0, 0)
    n = 1
    cell, step, size = street(s, s.scope)
    for _ in range(size):
        building = s.building_at[cell]
        cell += step
        if s.owner[building] != seat or s.signs[building] == 0:
            continue
        for i in range(s.hand_size[seat]):
            if s.valuation[s.hand[seat, i]] != Valuation.COPY:
                out[n] = pack(Kind.SHOW, s.hand[seat, i], building)
                n += 1
    return n


@rule
def show(s: Record, seat: int, tile: int, building: int, events: Events) -> None:
    """Score the valuation of a tile in hand at this building; everybody sees the tile. (Streets 10, Entrepreneur)"""
    tell(events, Event.SHOWED, seat, tile, building)
    s.shown_tile = tile
    s.shown_at = building
    s.shown[tile] = 1
    s.step = Step.PAY


@rule
def pass_by(s: Record, seat: int, events: Events) -> None:
    """The Entrepreneur does not use the power here. (Streets 10)"""
    tell(events, Event.PASSED, seat)
    s.step = Step.PAY
