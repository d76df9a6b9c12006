"""Streets: try a tile in the city and take it off again, which leaves the record as it was. (Streets 4.2, 11)"""

from citywright._jit import rule
from citywright.games.streets.city import mark_street
from citywright.games.streets.layout import NO_TILE, NOBODY, TILES, Colour, Place, Record
from citywright.games.streets.people import newcomers


@rule
def imagine(s: Record, tile: int) -> None:
    """Pretend that the current player has built a tile, wherever it will be: newcomers and those with FOMO come to it.
    Remember who stood where. (Streets 4.2)"""
    s.owner[tile] = s.turn
    s.signs[tile] = 1
    s.place[tile] = Place.CITY
    colour = s.back[tile]
    if colour == Colour.WILD:
        return
    s.people[tile, colour] = newcomers(s, tile, colour)
    for building in range(1, TILES):
        n = s.standing[building, colour]
        if n:
            s.aside[building] = n
            s.people[tile, colour] += n
            s.standing[building, colour] = 0


@rule
def forget(s: Record, tile: int) -> None:
    """Undo `imagine`."""
    s.owner[tile] = NOBODY
    s.signs[tile] = 0
    s.place[tile] = Place.TURNED_UP if tile == s.lifted else Place.HAND
    colour = s.back[tile]
    if colour == Colour.WILD:
        return
    s.people[tile, colour] = 0
    for building in range(1, TILES):
        if s.aside[building]:
            s.standing[building, colour] = s.aside[building]
            s.aside[building] = 0


@rule
def take_off(s: Record, tile: int) -> None:
    """Undo `stand` and `close_streets`."""
    for i in range(s.closings):
        mark_street(s, s.closing[i], 0)
        s.closing[i] = NO_TILE
    s.closings = 0
    s.building_at[s.cell[tile]] = NO_TILE
    s.cell[tile] = 0
    s.facing[tile] = 0
