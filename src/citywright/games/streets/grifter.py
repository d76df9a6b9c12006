"""Streets 11: where the Grifter's tile goes. It is imagined everywhere; you choose among the best."""

from citywright._jit import rule
from citywright.games.streets.city import FACINGS, close_streets, mark_street, stand, street
from citywright.games.streets.layout import (
    GRIFTER,
    NO_TILE,
    NOBODY,
    PEOPLE_COLOURS,
    TILES,
    Colour,
    Moves,
    Place,
    Record,
    Valuation,
)
from citywright.games.streets.moves import build_move
from citywright.games.streets.people import newcomers
from citywright.games.streets.tally import count
from citywright.games.streets.valuation import appraise

FAR_ABOVE = 1000  # one dollar outranks any crowd


@rule
def _imagine_people(s: Record, tile: int) -> None:
    """Newcomers and FOMO arrivals come to the tile wherever it is built; remember who stood where. (Streets 11)"""
    s.owner[tile] = GRIFTER
    s.signs[tile] = 1
    s.place[tile] = Place.CITY
    colour = s.back[tile]
    if colour == Colour.WILD:
        return
    s.people[tile, colour] = newcomers(s, tile, colour)
    for building in range(1, TILES):
        s.aside[building] = s.standing[building, colour]
        s.people[tile, colour] += s.standing[building, colour]
        s.standing[building, colour] = 0


@rule
def _forget_people(s: Record, tile: int) -> None:
    """Undo `_imagine_people`."""
    s.owner[tile] = NOBODY
    s.signs[tile] = 0
    s.place[tile] = Place.TURNED_UP
    colour = s.back[tile]
    if colour == Colour.WILD:
        return
    s.people[tile, colour] = 0
    for building in range(1, TILES):
        s.standing[building, colour] = s.aside[building]
        s.aside[building] = 0


@rule
def _forget_place(s: Record, tile: int) -> None:
    """Undo `stand` and `close_streets`."""
    for i in range(s.closings):
        mark_street(s, s.closing[i], 0)
        s.closing[i] = NO_TILE
    s.closings = 0
    s.building_at[s.cell[tile]] = NO_TILE
    s.cell[tile] = 0
    s.facing[tile] = 0


@rule
def _has_open_building(s: Record, colour: int) -> bool:
    for building in range(1, TILES):
        at_home = s.place[building] == Place.CITY and s.owner[building] == GRIFTER and not s.enclosed[building]
        if at_home and count(s.symbols[building], colour):
            return True
    return False


@rule
def crowd(s: Record) -> int:
    """People of the streets just enclosed who will come to the Grifter. (Streets 11)"""
    n = 0
    for colour in range(PEOPLE_COLOURS):
        if s.closings and _has_open_building(s, colour):
            for i in range(s.closings):
                cell, step, size = street(s, s.closing[i])
                for _ in range(size):
                    building = s.building_at[cell]
                    n += int(s.people[building, colour]) + int(s.standing[building, colour])
                    cell += step
    return n


@rule
def _rank(s: Record, tile: int, cell: int, facing: int) -> int:
    """How good a place is for the Grifter: the tile's own valuation, then by edition the crowd. (Streets 11, 12)"""
    stand(s, tile, cell, facing)
    close_streets(s, tile)
    paying, n, _ = appraise(s, GRIFTER, tile, tile)
    value = n * int(s.price[paying])
    kind = s.valuation[tile]
    by_crowd = (kind == Valuation.ENCLOSURE and value > 0 and s.grifter_enclosure_by_crowd) or (
        kind == Valuation.COPY and s.grifter_copy_by_crowd
    )
    rank = value * FAR_ABOVE + (crowd(s) if by_crowd else 0)
    _forget_place(s, tile)
    return rank


@rule
def places(s: Record, out: Moves) -> int:
    """Fill `out` with the builds that are best for the Grifter's tile; their number. (Streets 11)"""
    tile = int(s.lifted)
    _imagine_people(s, tile)
    n, best = 0, -1
    for i in range(s.edge_size):
        for facing in range(FACINGS):
            if s.edge_fits[i] >> facing & 1:
                rank = _rank(s, tile, int(s.edge_cell[i]), facing)
                if rank > best:
                    n, best = 0, rank
                if rank == best:
                    out[n] = build_move(tile, int(s.edge_cell[i]), facing, 1)
                    n += 1
    _forget_people(s, tile)
    return n
