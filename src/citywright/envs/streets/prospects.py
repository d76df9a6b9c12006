"""Streets: what a seat that is to build can see of each place: the street it would be in, whom that would pay, and what
each tile would be worth there. Tiles are imagined on the board and taken off again; the record is left as it was."""

from citywright._jit import rule
from citywright.envs.common.features import Observation
from citywright.envs.common.writing import put
from citywright.envs.streets.actions import tile_in
from citywright.envs.streets.features import (
    EDGE_AT,
    EDGE_WIDTH,
    FIRST_PROSPECT,
    HOUSE_WIDTH,
    HOUSES_AT,
    PAYS,
    PROSPECT_WIDTH,
)
from citywright.events import Events
from citywright.games.streets.city import FACINGS, close_streets, open_ends, stand, street
from citywright.games.streets.imagining import forget, imagine, take_off
from citywright.games.streets.layout import HAND, NO_TILE, ORIGIN, SIDE, Record, Valuation
from citywright.games.streets.scoring import worth


@rule
def place_in_hand(s: Record, tile: int) -> int:
    """Where a tile is in the current player's hand; its end for the Grifter's tile, which is in none."""
    for i in range(s.hand_size[s.turn]):
        if s.hand[s.turn, i] == tile:
            return i
    return int(s.hand_size[s.turn])


@rule
def swap_with_last(s: Record, i: int) -> None:
    """Let a tile of the current player's hand and the last one change places."""
    last = int(s.hand_size[s.turn]) - 1
    s.hand[s.turn, i], s.hand[s.turn, last] = s.hand[s.turn, last], s.hand[s.turn, i]


@rule
def play_from_hand(s: Record, tile: int, i: int) -> None:
    """Imagine that a tile has left its place in the current player's hand, and is built."""
    imagine(s, tile)
    if tile != s.lifted:
        swap_with_last(s, i)
        s.hand_size[s.turn] -= 1


@rule
def back_to_hand(s: Record, tile: int, i: int) -> None:
    """Undo `play_from_hand`."""
    if tile != s.lifted:
        s.hand_size[s.turn] += 1
        swap_with_last(s, i)
    forget(s, tile)


@rule
def swing(s: Record, tile: int, out: Observation) -> int:
    """What the streets just enclosed pay the current player, less what they pay others, without the new tile."""
    total = 0
    for i in range(s.closings):
        cell, step, size = street(s, s.closing[i])
        for _ in range(size):
            building = int(s.building_at[cell])
            cell += step
            if building != tile:
                pays = int(out[HOUSES_AT + (building - 1) * HOUSE_WIDTH + PAYS])
                total += pays if s.owner[building] == s.turn else -pays
    return total


@rule
def see_street(s: Record, tile: int, out: Observation, at: int) -> None:
    """The street that the imagined tile is in, and the swing of what it encloses."""
    start, step, size = street(s, tile)
    at = put(out, at, size)
    at = put(out, at, open_ends(s, start, step, size))
    put(out, at, swing(s, tile, out))


@rule
def looks_around(s: Record, tile: int) -> bool:
    """Whether what a tile is worth depends on which streets are enclosed. (Streets 6, enclosure and copies of it)"""
    return s.valuation[tile] == Valuation.ENCLOSURE or s.valuation[tile] == Valuation.COPY


@rule
def see_places(s: Record, slot: int, tile: int, out: Observation, silent: Events) -> None:
    """A tile imagined in every place where it fits."""
    for e in range(s.edge_size):
        for facing in range(FACINGS):
            if s.edge_fits[e] >> facing & 1:
                at = EDGE_AT + e * EDGE_WIDTH + FIRST_PROSPECT + facing * PROSPECT_WIDTH
                stand(s, tile, int(s.edge_cell[e]), facing)
                if slot == 0 or looks_around(s, tile):
                    close_streets(s, tile)
                if slot == 0:
                    see_street(s, tile, out, at)
                put(out, at + PROSPECT_WIDTH - HAND + slot, worth(s, tile, False, silent))
                take_off(s, tile)


@rule
def see_prospects(s: Record, seat: int, out: Observation, silent: Events) -> None:
    """All places, and what each slot's tile would be worth there."""
    for e in range(s.edge_size):
        at = put(out, EDGE_AT + e * EDGE_WIDTH, int(s.edge_cell[e]) % SIDE - ORIGIN % SIDE)
        put(out, at, int(s.edge_cell[e]) // SIDE - ORIGIN // SIDE)
    for slot in range(HAND):
        tile = tile_in(s, seat, slot)
        if tile != NO_TILE:
            i = place_in_hand(s, tile)
            play_from_hand(s, tile, i)
            see_places(s, slot, tile, out, silent)
            back_to_hand(s, tile, i)
