"""Where everything goes that a sketch tells of. What cannot be there is noted; what can be laid is laid all the same,
so that the rest can be checked, too."""

from citywright._jit import rule
from citywright.events import Events, note
from citywright.games.streets.city import lay
from citywright.games.streets.dealing import has_contractor, set_up_for_one_more
from citywright.games.streets.faults import Fault
from citywright.games.streets.layout import (
    BUSINESS_TYPES,
    COLOURS,
    FIRST_BUILDING,
    GRIFTER,
    HAND,
    NO_TILE,
    NOBODY,
    NONE,
    PARK,
    PEOPLE_COLOURS,
    STATION,
    TILES,
    Consultant,
    Place,
    Record,
)
from citywright.games.streets.packing import cell_at
from citywright.games.streets.pieces import Pieces
from citywright.games.streets.setup import allowed_consultants
from citywright.games.streets.sketch import NOWHERE, Sketch

MOST_CLOSINGS = 5  # streets that one build can enclose


@rule
def has_consultant(s: Record, consultant: int) -> bool:
    """Whether any seat has a consultant. (Streets 10)"""
    for seat in range(s.seats):
        if s.consultant[seat] == consultant:
            return True
    return False


@rule
def give_consultant(s: Record, seat: int, consultant: int, players: int, pieces: Pieces, faults: Events) -> None:
    """A seat gets its consultant, if it may. (Streets 10, 11)"""
    if s.solo and seat == GRIFTER:
        note(faults, Fault.GRIFTER_CONSULTANT, seat, consultant)
    elif has_consultant(s, consultant):
        note(faults, Fault.CONSULTANT_TWICE, seat, consultant)
    elif not allowed_consultants(players, s.business, pieces) >> consultant & 1:
        note(faults, Fault.CONSULTANT_BARRED, seat, consultant)
    else:
        s.consultant[seat] = consultant
        s.consultants = 1


@rule
def give_consultants(s: Record, sketch: Sketch, players: int, pieces: Pieces, faults: Events) -> None:
    """All seats get their consultants; the Contractor's set-up follows from that. (Streets 10)"""
    for seat in range(min(int(s.seats), int(sketch.seats))):
        if sketch.consultant[seat] != Consultant.NONE:
            give_consultant(s, seat, int(sketch.consultant[seat]), players, pieces, faults)
    if has_contractor(s):
        set_up_for_one_more(s)
        if not sketch.has_stack:
            note(faults, Fault.STACK_NEEDED)


@rule
def holder(s: Record, tile: int) -> int:
    """The seat that holds a tile, or NOBODY."""
    for seat in range(s.seats):
        for i in range(s.hand_size[seat]):
            if s.hand[seat, i] == tile:
                return seat
    return NOBODY


@rule
def cell_or_none(s: Record, tile: int) -> int:
    """The cell of a tile in the city, or NONE: that of one which stands nowhere cannot be told."""
    return int(s.cell[tile]) if s.place[tile] == Place.CITY and s.cell[tile] else NONE


@rule
def take(s: Record, tile: int, place: int, seat: int, cell: int, faults: Events) -> bool:
    """Take a tile to its place: a seat's hand, a cell or another; each tile is used once. (Streets 1, 3)"""
    if tile == NO_TILE:
        return False
    before = s.place[tile]
    if before != Place.UNSEEN and before != Place.UNUSED:
        note(faults, Fault.TILE_TWICE, tile, place, seat, cell, before, holder(s, tile), cell_or_none(s, tile))
        return False
    if tile < FIRST_BUILDING and place != Place.CITY and not (tile == PARK and place == Place.COVERED):
        note(faults, Fault.ALWAYS_CITY, tile, place, seat)
    if before == Place.UNUSED:
        note(faults, Fault.FIVE_PLUS, tile, place, seat, cell, s.seats)
    s.place[tile] = place
    return True


@rule
def deal_hand(s: Record, sketch: Sketch, seat: int, faults: Events) -> None:
    """A seat gets the tiles in its hand, and those of them that everybody has seen. (Streets 3, 10, 11)"""
    for i in range(sketch.hand_size[seat]):
        tile = sketch.hand[seat, i]
        if take(s, tile, Place.HAND, seat, NONE, faults):
            s.hand[seat, s.hand_size[seat]] = tile
            s.hand_size[seat] += 1
    if s.solo and seat == GRIFTER and s.hand_size[seat]:
        note(faults, Fault.GRIFTER_HAND, seat)
    for i in range(sketch.showings[seat]):
        tile = sketch.shown[seat, i]
        if tile != NO_TILE and holder(s, tile) == seat:
            s.shown[tile] = 1
        elif tile != NO_TILE:
            note(faults, Fault.NOT_SHOWN, seat, tile)


@rule
def fill_seat(s: Record, sketch: Sketch, seat: int, faults: Events) -> None:
    """Money, hand and tokens of a seat. (Streets 3, 9)"""
    if sketch.money[seat] != NONE:
        s.money[seat] = sketch.money[seat]
    deal_hand(s, sketch, seat, faults)
    for business in range(BUSINESS_TYPES):
        s.tokens[seat, business] = sketch.tokens[seat, business]
        s.tokens_left[business] -= sketch.tokens[seat, business]


@rule
def let_in(s: Record, sketch: Sketch, row: int, tile: int) -> None:
    """The people of a building come out of the supply, as far as it goes. (Streets 4.2)"""
    for colour in range(PEOPLE_COLOURS):
        s.people[tile, colour] = sketch.people[row, colour]
        s.standing[tile, colour] = sketch.fomo[row, colour]
        n = int(sketch.people[row, colour]) + int(sketch.fomo[row, colour])
        s.people_left[colour] = max(-100, int(s.people_left[colour]) - n)


@rule
def put_signs(s: Record, sketch: Sketch, row: int, tile: int, faults: Events) -> None:
    """The owner of a building puts signs on it. (Streets 4.2, 10)"""
    owner, signs = int(sketch.owner[row]), int(sketch.signs[row])
    if owner == NOBODY:
        if signs > 0:
            note(faults, Fault.SIGNS_UNOWNED, tile, s.cell[tile], signs)
    elif owner >= s.seats:
        note(faults, Fault.NO_SUCH_OWNER, tile, s.cell[tile], owner, s.seats - 1)
    elif signs == 0:
        note(faults, Fault.SIGNS_MISSING, tile, s.cell[tile])
    else:
        s.owner[tile] = owner
        s.signs[tile] = 1 if signs == NONE else signs
        s.free_signs[owner] -= s.signs[tile]


@rule
def build_row(s: Record, sketch: Sketch, row: int, faults: Events) -> None:
    """A building of a sketch, with its people and signs. (Streets 2)"""
    tile, facing, x, y = int(sketch.tile[row]), int(sketch.facing[row]), sketch.at[row, 0], sketch.at[row, 1]
    cell = NONE if x == NOWHERE else cell_at(x, y)
    if not take(s, tile, Place.CITY, NOBODY, cell, faults) or cell == NONE:
        return
    s.cell[tile] = cell
    if facing == NONE:
        return
    if s.building_at[cell] != NO_TILE:
        note(faults, Fault.TWO_BUILDINGS, tile, cell, s.building_at[cell])
        return
    lay(s, tile, cell, facing)
    let_in(s, sketch, row, tile)
    put_signs(s, sketch, row, tile, faults)


@rule
def take_away(s: Record, sketch: Sketch, faults: Events) -> None:
    """The tiles that are out of the city for good. (Streets 4, 10)"""
    for i in range(sketch.discards):
        take(s, sketch.discarded[i], Place.DISCARDED, NOBODY, NONE, faults)
    for i in range(sketch.covers):
        take(s, sketch.covered[i], Place.COVERED, NOBODY, NONE, faults)
    if has_consultant(s, Consultant.RENOVATOR) and s.place[STATION] != Place.CITY:
        note(faults, Fault.STATION_NEEDED)


@rule
def stack_up(s: Record, sketch: Sketch, faults: Events) -> None:
    """The stack as described, or else all tiles of a game of this size that are nowhere else. (Streets 3)"""
    for tile in range(FIRST_BUILDING, TILES):
        if s.place[tile] != Place.UNSEEN and s.place[tile] != Place.UNUSED and s.stack[s.back[tile]] > 0:
            s.stack[s.back[tile]] -= 1
    if sketch.has_stack:
        s.stack = sketch.stack
    if sketch.has_top and sketch.top != NONE:
        turn_top(s, int(sketch.top), faults)
    if s.top == NONE:
        return
    if not sketch.has_stack:
        s.stack[s.top] = max(1, int(s.stack[s.top]))
    elif s.stack[s.top] == 0:
        note(faults, Fault.NOT_IN_STACK, s.top)


@rule
def turn_top(s: Record, top: int, faults: Events) -> None:
    """The back on top of the stack; alone it lies face up. (Streets 3, 11)"""
    if not s.solo:
        if top < COLOURS:
            s.top = top
        else:
            note(faults, Fault.TOP_IS_TILE)
    elif top < COLOURS:
        note(faults, Fault.TOP_IS_BACK)
    elif take(s, top - COLOURS + STATION, Place.TURNED_UP, NOBODY, NONE, faults):
        s.top_face = top - COLOURS + STATION
        s.top = s.back[s.top_face]


@rule
def set_aside(s: Record, sketch: Sketch, faults: Events) -> None:
    """Alone, the Grifter's endgame stack, and the tile that it has lifted. (Streets 11)"""
    if not s.solo:
        return
    n = 0
    for back in range(COLOURS):
        s.endgame[back] = sketch.endgame[back]
        n += int(sketch.endgame[back])
    if n > HAND:
        note(faults, Fault.MANY_IN_ENDGAME, n)
    s.endgame_up = sketch.endgame_up
    if take(s, sketch.lifted, Place.TURNED_UP, NOBODY, NONE, faults):
        s.lifted = sketch.lifted


@rule
def check_backs(s: Record, faults: Events) -> None:
    """All tiles that lie face down are among those nobody has seen. (Streets 3)"""
    for back in range(COLOURS):
        unseen = 1 if s.top == back and s.top_face != NO_TILE else 0
        for tile in range(FIRST_BUILDING, TILES):
            unseen += 1 if s.place[tile] == Place.UNSEEN and s.back[tile] == back else 0
        n = int(s.stack[back]) + int(s.endgame[back])
        if n > unseen:
            note(faults, Fault.MANY_BACKS, back, n, unseen)


@rule
def place_all(s: Record, sketch: Sketch, players: int, pieces: Pieces, faults: Events) -> None:
    """Everything goes to its place: seats, then the city, then what is left of the supplies. (Streets 3)"""
    give_consultants(s, sketch, players, pieces, faults)
    for seat in range(min(int(s.seats), int(sketch.seats))):
        fill_seat(s, sketch, seat, faults)
    for row in range(sketch.buildings):
        build_row(s, sketch, row, faults)
    take_away(s, sketch, faults)
    stack_up(s, sketch, faults)
    set_aside(s, sketch, faults)
    check_backs(s, faults)
