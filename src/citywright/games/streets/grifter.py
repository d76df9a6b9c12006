"""Streets 11: where the Grifter's tile goes. Every place is tried; you choose among the best."""

from citywright._jit import rule
from citywright.games.streets.city import FACINGS, close_streets, people_in, stand, street
from citywright.games.streets.imagining import forget, imagine, take_off
from citywright.games.streets.layout import GRIFTER, PEOPLE_COLOURS, TILES, Moves, Place, Record, Valuation
from citywright.games.streets.packing import build_move
from citywright.games.streets.tally import count
from citywright.games.streets.valuation import appraise

FAR_ABOVE = 1000  # one dollar outranks any crowd


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
                n += people_in(s, cell, step, size, colour)
    return n


@rule
def uses_crowd(s: Record, tile: int) -> bool:
    """Whether the crowd decides between places where a tile is worth the same: by edition. (Streets 11, 12)"""
    if s.valuation[tile] == Valuation.ENCLOSURE:
        return bool(s.grifter_enclosure_by_crowd)
    return bool(s.valuation[tile] == Valuation.COPY and s.grifter_copy_by_crowd)


@rule
def _rank(s: Record, tile: int, cell: int, facing: int) -> int:
    """How good a place is for the Grifter: the tile's own valuation, then by edition the crowd. (Streets 11, 12)"""
    stand(s, tile, cell, facing)
    close_streets(s, tile)
    paying, n, _ = appraise(s, GRIFTER, tile, tile)
    value = n * int(s.price[paying])
    by_crowd = uses_crowd(s, tile) and (value > 0 or s.valuation[tile] == Valuation.COPY)
    rank = value * FAR_ABOVE + (crowd(s) if by_crowd else 0)
    take_off(s, tile)
    return rank


@rule
def places(s: Record, out: Moves) -> int:
    """Fill `out` with the best builds for the Grifter's tile; return their number. (Streets 11)"""
    tile = int(s.lifted)
    imagine(s, tile)
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
    forget(s, tile)
    return n
