"""A game made of a sketch. All that is impossible about it is noted, each fault as a row."""

from citywright._jit import rule
from citywright.events import Events, note
from citywright.games.streets.city import first_building, has_both_ends, mark_street, same_street
from citywright.games.streets.faults import Fault, check_city, stands
from citywright.games.streets.layout import (
    GRIFTER,
    HAND,
    NO_TILE,
    NONE,
    PEOPLE_COLOURS,
    STATION,
    TILES,
    YOU,
    Record,
    States,
    Step,
)
from citywright.games.streets.pieces import Pieces
from citywright.games.streets.placing import place_all
from citywright.games.streets.rules import advance
from citywright.games.streets.setup import lay_out
from citywright.games.streets.sketch import NORMAL, Sketch
from citywright.options import Unnamed

MOST_CLOSINGS = 5  # streets that one build can enclose


@rule
def agree(sketch: Sketch, agreed: Record, faults: Events) -> None:
    """The options that a position names. (Streets 3, 11, 12)"""
    solo = sketch.is_solo == 1 or sketch.seats == 1
    if solo and sketch.seats > GRIFTER + 1:
        note(faults, Fault.MANY_SEATS, sketch.seats)
    agreed.players = 1 if solo else max(1, int(sketch.seats))
    agreed.edition = sketch.edition
    agreed.difficulty = sketch.difficulty if sketch.is_solo else NORMAL
    agreed.first = 0
    agreed.consultants[:] = Unnamed.OPEN
    agreed.modules = 0
    for i in range(sketch.modules):
        module = int(sketch.module[i])
        if module == NONE:
            continue
        if int(agreed.modules) >> module & 1:
            note(faults, Fault.MODULE_TWICE, module)
        agreed.modules |= 1 << module


@rule
def is_full(s: Record, tile: int) -> bool:
    """Whether an enclosed building still has signs, or people at home. (Streets 5, 7)"""
    at_home = 0
    for colour in range(PEOPLE_COLOURS):
        at_home += int(s.people[tile, colour])
    return bool(s.enclosed[tile]) and (s.signs[tile] > 0 or at_home > 0)


@rule
def is_first_full(s: Record, tile: int) -> bool:
    """Whether a building is full, and none before it in its street. (Streets 2)"""
    if not stands(s, tile) or not is_full(s, tile):
        return False
    for other in range(STATION, tile):
        if stands(s, other) and is_full(s, other) and same_street(s, tile, other):
            return False
    return True


@rule
def find_closings(s: Record, faults: Events) -> None:
    """Enclosed streets that are still full wait to be scored: they have just been enclosed. (Streets 2, 4.3)"""
    n = 0
    s.closing[:] = NO_TILE
    for tile in range(STATION, TILES):
        if stands(s, tile) and has_both_ends(s, tile):
            mark_street(s, tile, 1)
    for tile in range(STATION, TILES):
        if is_first_full(s, tile):
            if n < MOST_CLOSINGS:
                s.closing[n] = first_building(s, tile)
            n += 1
    if n > MOST_CLOSINGS:
        note(faults, Fault.MANY_CLOSINGS, n)
    elif n and s.lifted:
        note(faults, Fault.LIFTED_TOO_SOON, s.lifted)
    s.closings = min(n, MOST_CLOSINGS)


@rule
def draws(s: Record) -> int:
    """Tiles to draw at the end of a turn that is under way. (Streets 4.4)"""
    seat = YOU if s.solo else s.turn
    return 1 if s.hand_size[seat] < HAND and not s.endgame_up else 0


@rule
def go_on(s: Record, pieces: Pieces) -> None:
    """Score waiting streets first, then go on with the turn. (Streets 4, 11)"""
    s.step = Step.START
    if s.closings:
        s.builds_left = 1
        s.draws_left = draws(s)
        s.step = Step.CLOSE
    elif s.lifted:
        s.turn = GRIFTER
        s.builds_left = 1
        s.draws_left = draws(s)
        s.step = Step.ABANDON
    advance(s, pieces.silent)


@rule
def set_up(sketch: Sketch, agreed: Record, pieces: Pieces, start: States, faults: Events) -> None:
    """Make the game of a sketch, and note all that is impossible about it. Only a possible one goes on to the next
    decision."""
    agree(sketch, agreed, faults)
    lay_out(start, agreed, pieces)
    s = start[0]
    place_all(s, sketch, agreed.players, pieces, faults)
    if sketch.turn >= s.seats:
        note(faults, Fault.NO_SUCH_TURN, sketch.turn, s.seats - 1)
    s.turn = min(int(sketch.turn), int(s.seats) - 1)
    check_city(s, sketch.reached, sketch.waiting, pieces, faults)
    find_closings(s, faults)
    if faults[0, 0] == 0:
        go_on(s, pieces)
