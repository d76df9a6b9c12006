"""Streets 2: geometry. Roads, streets, where a tile fits, and what a build encloses."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.streets.layout import BORDER, EDGE, LONGEST_STREET, NO_TILE, SIDE, Facing, Record

STEP = np.array([SIDE, -1, -SIDE, 1])  # from a cell to its neighbour on side S, W, N, E
AROUND = np.array([-SIDE - 1, -SIDE, -SIDE + 1, -1, 1, SIDE - 1, SIDE, SIDE + 1])
FACINGS = len(Facing)
ALL_FACINGS = (1 << FACINGS) - 1


def touches(facing: int, side: int) -> int:
    """How a road meets a side of its own cell: 2 along all of it, 1 at one end, 0 not at all. (Streets 2)"""
    if side == facing:
        return 2
    return 0 if side == (facing + 2) % 4 else 1


def is_wide(facing: int, side: int, neighbour: int) -> bool:
    """Whether two roads run side by side along the shared edge. (Streets 2)"""
    return side == facing and (side + 2) % 4 == neighbour


def is_joined(facing: int, side: int, neighbour: int) -> bool:
    """Whether two roads connect across `side`. (Streets 2)"""
    mine, theirs = touches(facing, side), touches(neighbour, (side + 2) % 4)
    return mine + theirs == 3 or (mine == 1 and theirs == 1 and facing == neighbour)


def facings_by(good: Callable[[int, int, int], bool]) -> NDArray[np.int64]:
    """Bit masks of the facings for which something holds, by side and by the facing of the neighbour there."""
    masks = [[sum(good(own, side, other) << own for own in Facing) for other in Facing] for side in range(4)]
    return np.array(masks)


NARROW = facings_by(lambda *roads: not is_wide(*roads))
JOINED = facings_by(is_joined)


@rule
def opposite(side: int) -> int:
    """The opposite side of a cell. (Streets 2)"""
    return (side + 2) % 4


@rule
def along(facing: int) -> int:
    """The step to the next cell of a street, from its low end (west, north) to its high end. (Streets 2)"""
    return 1 if facing == Facing.S or facing == Facing.N else SIDE


@rule
def run(s: Record, cell: int, facing: int, step: int) -> int:
    """Count the buildings in a row with this facing, starting at the cell after `cell`. (Streets 2)"""
    length = 0
    cell += step
    while s.building_at[cell] != NO_TILE and s.facing[s.building_at[cell]] == facing:
        length += 1
        cell += step
    return length


@rule
def facings_that_fit(s: Record, cell: int) -> int:
    """Bit mask of the legal placements on an empty cell: no wide road, at least one joined road, a street of at most
    five. (Streets 2)"""
    narrow, joined = ALL_FACINGS, 0
    for side in range(4):
        building = s.building_at[cell + STEP[side]]
        if building != NO_TILE:
            narrow &= NARROW[side, s.facing[building]]
            joined |= JOINED[side, s.facing[building]]
    fitting = narrow & joined
    for facing in range(FACINGS):
        step = along(facing)
        if fitting >> facing & 1 and run(s, cell, facing, step) + 1 + run(s, cell, facing, -step) > LONGEST_STREET:
            fitting &= ~(1 << facing)
    return fitting


@rule
def street(s: Record, building: int) -> tuple[int, int, int]:
    """A building's street: its first cell (west or north end), the step along it, its length. (Streets 2)"""
    cell, facing = int(s.cell[building]), s.facing[building]
    step = along(facing)
    before = run(s, cell, facing, -step)
    return cell - before * step, step, before + 1 + run(s, cell, facing, step)


@rule
def people_in(s: Record, cell: int, step: int, size: int, colour: int) -> int:
    """People of a colour in a street, with and without a home there."""
    n = 0
    for _ in range(size):
        building = s.building_at[cell]
        n += int(s.people[building, colour]) + int(s.standing[building, colour])
        cell += step
    return n


@rule
def first_building(s: Record, building: int) -> int:
    """The building by which its street is named: the one at the west or north end."""
    return int(s.building_at[street(s, building)[0]])


@rule
def same_street(s: Record, one: int, other: int) -> bool:
    """Whether two buildings stand in one street. (Streets 2)"""
    return s.facing[one] == s.facing[other] and street(s, one)[0] == street(s, other)[0]


@rule
def has_both_ends(s: Record, building: int) -> bool:
    """Whether a street is enclosed: both its end cells are occupied. (Streets 2)"""
    start, step, size = street(s, building)
    return s.building_at[start - step] != NO_TILE and s.building_at[start + size * step] != NO_TILE


@rule
def open_ends(s: Record, start: int, step: int, size: int) -> int:
    """End cells of a street without a building. (Streets 2)"""
    before, after = s.building_at[start - step], s.building_at[start + size * step]
    return (1 if before == NO_TILE else 0) + (1 if after == NO_TILE else 0)


@rule
def ends_street_of(s: Record, building: int, side: int) -> int:
    """The neighbour on a side, if the building stands in an end cell of that neighbour's street. (Streets 2)"""
    neighbour = int(s.building_at[s.cell[building] + STEP[side]])
    if neighbour == NO_TILE:
        return NO_TILE
    runs_here = (s.facing[neighbour] + side) % 2 == 1  # its street runs along the line through both cells
    return neighbour if runs_here and s.facing[neighbour] != s.facing[building] else NO_TILE


@rule
def is_enclosing(s: Record, building: int) -> bool:
    """Whether a building stands in an end cell of any enclosed street. (Streets 6, enclosure)"""
    for side in range(4):
        neighbour = ends_street_of(s, building, side)
        if neighbour != NO_TILE and s.enclosed[neighbour]:
            return True
    return False


@rule
def neighbours(s: Record, building: int) -> int:
    """Buildings in the eight cells around. (Streets 6, adjacency)"""
    n = 0
    for step in AROUND:
        if s.building_at[s.cell[building] + step] != NO_TILE:
            n += 1
    return n


@rule
def mark_street(s: Record, building: int, enclosed: int) -> None:
    """Mark every building of a street as enclosed or not."""
    cell, step, size = street(s, building)
    for _ in range(size):
        s.enclosed[s.building_at[cell]] = enclosed
        cell += step


@rule
def close_streets(s: Record, building: int) -> None:
    """Find the streets a new building encloses, its own among them, and list them to be scored. (Streets 2, 4.3)"""
    s.closings = 0
    if has_both_ends(s, building):
        _close(s, building)
    for side in range(4):
        neighbour = ends_street_of(s, building, side)
        if neighbour != NO_TILE and has_both_ends(s, neighbour):
            _close(s, neighbour)


@rule
def _close(s: Record, building: int) -> None:
    mark_street(s, building, 1)
    s.closing[s.closings] = first_building(s, building)
    s.closings += 1


@rule
def drop_closing(s: Record, first: int) -> None:
    """Take a street off the list of those to be scored."""
    kept = 0
    for i in range(s.closings):
        if s.closing[i] != first:
            s.closing[kept] = s.closing[i]
            kept += 1
    s.closing[kept : s.closings] = NO_TILE
    s.closings = kept


@rule
def stand(s: Record, building: int, cell: int, facing: int) -> None:
    """Put a tile on the board without updating anything else."""
    s.building_at[cell] = building
    s.cell[building] = cell
    s.facing[building] = facing


@rule
def lay(s: Record, building: int, cell: int, facing: int) -> None:
    """Add a tile to the city: board, edge of town, enclosed streets. (Streets 2)"""
    stand(s, building, cell, facing)
    _leave_edge(s, cell)
    for side in range(4):
        beside = cell + STEP[side]
        if s.building_at[beside] == NO_TILE:
            _refit(s, beside)
    start, step, size = street(s, building)
    for end in (start - step, start + size * step):
        if s.building_at[end] == NO_TILE:
            _refit(s, end)
    close_streets(s, building)


@rule
def _edge_index(s: Record, cell: int) -> int:
    for i in range(s.edge_size):
        if s.edge_cell[i] == cell:
            return i
    return EDGE


@rule
def _leave_edge(s: Record, cell: int) -> None:
    i = _edge_index(s, cell)
    if i < EDGE:
        last = s.edge_size - 1
        s.edge_cell[i], s.edge_fits[i] = s.edge_cell[last], s.edge_fits[last]
        s.edge_cell[last] = s.edge_fits[last] = 0
        s.edge_size = last


@rule
def _refit(s: Record, cell: int) -> None:
    """Update which facings are legal on an empty cell beside the city."""
    if min(cell % SIDE, cell // SIDE) < BORDER or max(cell % SIDE, cell // SIDE) >= SIDE - BORDER:
        return
    i = _edge_index(s, cell)
    if i == EDGE:
        i = s.edge_size
        s.edge_size += 1
        s.edge_cell[i] = cell
    s.edge_fits[i] = facings_that_fit(s, cell)


@rule
def is_blocked(s: Record) -> bool:
    """Whether no tile fits anywhere. (Streets 4, no legal placement)"""
    for i in range(s.edge_size):
        if s.edge_fits[i]:
            return False
    return True
