"""Streets 4.1, 4.2, 10: abandoning, building, renovating, and discarding when nothing can be built."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.streets import grifter
from citywright.games.streets.city import FACINGS, is_blocked, lay, stand, street
from citywright.games.streets.events import Event
from citywright.games.streets.layout import NO_TILE, PARK, STATION, TILES, Consultant, Moves, Place, Record, Step
from citywright.games.streets.packing import Kind, build_move, pack
from citywright.games.streets.people import gather, move_in, start_moving, to_station
from citywright.games.streets.scoring import sign_home


@rule
def can_build(s: Record) -> bool:
    """Whether a tile can be placed, or the Renovator has a building to cover. (Streets 4, 10)"""
    if not is_blocked(s):
        return True
    if s.consultant[s.turn] == Consultant.RENOVATOR:
        for building in range(1, TILES):
            if may_cover(s, building):
                return True
    return False


@rule
def may_cover(s: Record, building: int) -> bool:
    """Whether a building may be covered: those in enclosed streets, but not the Station. (Streets 10, 12)"""
    if s.place[building] != Place.CITY or not s.enclosed[building] or building == STATION:
        return False
    return building != PARK or bool(s.park_may_be_covered)


@rule
def ask_to_abandon(s: Record) -> None:
    """A player without a free sign must abandon a building, unless nothing can be built anyway. (Streets 4.1)"""
    if s.free_signs[s.turn] > 0 or not can_build(s):
        s.step = Step.BUILD
    else:
        s.actor = s.turn


@rule
def legal_abandons(s: Record, out: Moves) -> int:
    """A player may abandon any building with their sign. (Streets 4.1)"""
    n = 0
    for building in range(1, TILES):
        if s.place[building] == Place.CITY and s.owner[building] == s.turn:
            out[n] = pack(Kind.ABANDON, building, 0)
            n += 1
    return n


@rule
def abandon(s: Record, building: int, events: Events) -> None:
    """Return the sign; then the token is taken and the people leave. (Streets 4.1)"""
    tell(events, Event.ABANDONED, s.turn, building, s.signs[building])
    sign_home(s, building)
    s.scope = building
    s.alone = s.abandoning = 1
    s.asked = s.seats - 1  # only the current player takes a token
    s.step = Step.TOKENS


@rule
def legal_builds(s: Record, out: Moves) -> int:
    """Any tile in hand wherever it fits; the Grifter's tile only where it is best. (Streets 2, 4.2, 10, 11)"""
    if not can_build(s):
        return legal_discards(s, out)
    if s.lifted != NO_TILE:
        return grifter.places(s, out)
    most_signs = 2 if may_double(s) else 1
    n = 0
    for i in range(s.hand_size[s.turn]):
        tile = s.hand[s.turn, i]
        for e in range(s.edge_size):
            for facing in range(FACINGS):
                if s.edge_fits[e] >> facing & 1:
                    for signs in range(1, most_signs + 1):
                        out[n] = build_move(tile, s.edge_cell[e], facing, signs)
                        n += 1
    if s.consultant[s.turn] == Consultant.RENOVATOR:
        n = add_renovations(s, out, n)
    return n


@rule
def may_double(s: Record) -> bool:
    """Whether a seat may use two signs: it has two free ones, and no other building with two. (Streets 10, Investor)"""
    if s.consultant[s.turn] != Consultant.INVESTOR or s.free_signs[s.turn] < 2:
        return False
    for building in range(1, TILES):
        if s.owner[building] == s.turn and s.signs[building] == 2:
            return False
    return True


@rule
def add_renovations(s: Record, out: Moves, n: int) -> int:
    """Add the moves that put a tile in hand on top of another building. (Streets 10, Renovator)"""
    for building in range(1, TILES):
        if may_cover(s, building):
            for i in range(s.hand_size[s.turn]):
                out[n] = pack(Kind.RENOVATE, s.hand[s.turn, i], building)
                n += 1
    return n


@rule
def legal_discards(s: Record, out: Moves) -> int:
    """Any tile in hand may be discarded if none can be built. (Streets 4)"""
    if s.lifted != NO_TILE:
        out[0] = pack(Kind.DISCARD, s.lifted, 0)
        return 1
    for i in range(s.hand_size[s.turn]):
        out[i] = pack(Kind.DISCARD, s.hand[s.turn, i], 0)
    return int(s.hand_size[s.turn])


@rule
def build(s: Record, tile: int, cell: int, facing: int, signs: int, events: Events) -> None:
    """Build a tile and list the streets it encloses. (Streets 4.2)"""
    tell(events, Event.BUILT, s.turn, tile, cell, facing, signs)
    leave_hand(s, tile, Place.CITY)
    lay(s, tile, cell, facing)
    settle(s, tile, signs, events)
    s.abandoning = 0
    s.step = Step.CLOSE
    for i in range(s.closings):
        tell(events, Event.ENCLOSED, s.closing[i], street(s, s.closing[i])[2])


@rule
def renovate(s: Record, tile: int, covered: int, events: Events) -> None:
    """Build on top of a building of an enclosed street; only the new one scores, at once. (Streets 10, Renovator)"""
    tell(events, Event.COVERED, s.turn, tile, covered)
    leave_hand(s, tile, Place.CITY)
    stand(s, tile, int(s.cell[covered]), int(s.facing[covered]))
    s.enclosed[tile] = 1
    s.place[covered] = Place.COVERED
    s.enclosed[covered] = 0
    s.cell[covered] = s.facing[covered] = 0
    to_station(s, covered, tile, events)
    settle(s, tile, 1, events)
    s.abandoning = 0
    s.scope = tile
    s.alone = 1
    start_moving(s)
    s.step = Step.PAY


@rule
def discard(s: Record, tile: int, events: Events) -> None:
    """Discard a tile face up because nothing can be built; this counts as the build. (Streets 4)"""
    tell(events, Event.DISCARDED, s.turn, tile)
    leave_hand(s, tile, Place.DISCARDED)
    s.closings = 0
    s.step = Step.CLOSE


@rule
def leave_hand(s: Record, tile: int, place: int) -> None:
    """Take a tile out of the current player's hand, or the Grifter's."""
    s.place[tile] = place
    s.shown[tile] = 0
    if s.lifted == tile:
        s.lifted = NO_TILE
        return
    kept = 0
    for i in range(s.hand_size[s.turn]):
        other = s.hand[s.turn, i]
        s.hand[s.turn, i] = NO_TILE
        if other != tile:
            s.hand[s.turn, kept] = other
            kept += 1
    s.hand_size[s.turn] = kept


@rule
def settle(s: Record, building: int, signs: int, events: Events) -> None:
    """Newcomers arrive, the sign is put up, and everybody with FOMO of its colour comes. (Streets 4.2)"""
    move_in(s, building, events)
    s.owner[building] = s.turn
    s.signs[building] = signs
    s.free_signs[s.turn] -= signs
    gather(s, building, events)
