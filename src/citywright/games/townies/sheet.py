"""Townies 1, 3: the geometry of a sheet. Every question is answered for all spaces at once, by shifting masks."""

from citywright._jit import rule
from citywright.games.townies.layout import SHAPE_SIZE, WAYS, Mask, Record
from citywright.games.townies.masks import down, only, up


@rule
def empty(s: Record, seat: int) -> Mask:
    """Spaces that are not blocks. (Townies 1)"""
    return int(s.land[0]) & ~int(s.blocks[seat, 0]), int(s.land[1]) & ~int(s.blocks[seat, 1])


@rule
def coloured(s: Record, seat: int, colour: int) -> Mask:
    """Blocks of a colour, filled or objects. (Townies 1)"""
    return int(s.coloured[seat, colour, 0]), int(s.coloured[seat, colour, 1])


@rule
def blocks(s: Record, seat: int) -> Mask:
    """All blocks. (Townies 1)"""
    return int(s.blocks[seat, 0]), int(s.blocks[seat, 1])


@rule
def objects(s: Record, seat: int) -> Mask:
    """Spaces with an object. (Townies 1)"""
    return int(s.objects[seat, 0]), int(s.objects[seat, 1])


@rule
def beside(s: Record, lo: int, hi: int) -> Mask:
    """Spaces of the map that have a neighbour in a set. (Townies 3)"""
    near_lo, near_hi = 0, 0
    for way in range(WAYS):
        by = int(s.ways[way])
        up_lo, up_hi = up(lo, hi, by)
        down_lo, down_hi = down(lo, hi, by)
        near_lo |= up_lo | down_lo
        near_hi |= up_hi | down_hi
    return near_lo & int(s.land[0]), near_hi & int(s.land[1])


@rule
def neighbours(s: Record, space: int) -> Mask:
    """Spaces beside one space. (Townies 3)"""
    lo, hi = only(space)
    return beside(s, lo, hi)


@rule
def surrounded(s: Record, lo: int, hi: int) -> Mask:
    """Spaces whose six neighbours exist and are in a set. (Townies 7)"""
    all_lo, all_hi = int(s.land[0]), int(s.land[1])
    for way in range(WAYS):
        by = int(s.ways[way])
        up_lo, up_hi = up(lo, hi, by)
        down_lo, down_hi = down(lo, hi, by)
        all_lo &= up_lo & down_lo
        all_hi &= up_hi & down_hi
    return all_lo, all_hi


@rule
def between(s: Record, lo: int, hi: int) -> Mask:
    """Spaces with two opposite neighbours in a set. (Townies 4 station, 7 symmetry)"""
    mid_lo, mid_hi = 0, 0
    for way in range(WAYS):
        by = int(s.ways[way])
        up_lo, up_hi = up(lo, hi, by)
        down_lo, down_hi = down(lo, hi, by)
        mid_lo |= up_lo & down_lo
        mid_hi |= up_hi & down_hi
    return mid_lo & int(s.land[0]), mid_hi & int(s.land[1])


@rule
def joined(s: Record, lo: int, hi: int, within_lo: int, within_hi: int) -> Mask:
    """Spaces of a set that are joined to some spaces of it through the set. (Townies 4 bike rental, 7 urban routes)"""
    while True:
        near_lo, near_hi = beside(s, lo, hi)
        more_lo, more_hi = (near_lo & within_lo) | lo, (near_hi & within_hi) | hi
        if more_lo == lo and more_hi == hi:
            return lo, hi
        lo, hi = more_lo, more_hi


@rule
def fits(s: Record, seat: int, shape: int, turn: int) -> Mask:
    """Where the first space of a shape, lying one way, can be so that all four spaces are empty. (Townies 3, shape)"""
    free_lo, free_hi = empty(s, seat)
    lo, hi = free_lo, free_hi
    for i in range(SHAPE_SIZE - 1):
        off_lo, off_hi = down(free_lo, free_hi, int(s.turn[shape, turn, i]))
        lo &= off_lo
        hi &= off_hi
    return lo, hi


@rule
def covered(s: Record, shape: int, turn: int, first: int) -> Mask:
    """The four spaces of a shape, from its first space and the way it lies. (Townies 3, shape)"""
    lo, hi = only(first)
    for i in range(SHAPE_SIZE - 1):
        more_lo, more_hi = only(first + int(s.turn[shape, turn, i]))
        lo |= more_lo
        hi |= more_hi
    return lo, hi


@rule
def fill(s: Record, seat: int, colour: int, lo: int, hi: int) -> None:
    """Turn empty spaces into blocks of a colour. (Townies 1)"""
    s.coloured[seat, colour, 0] |= lo
    s.coloured[seat, colour, 1] |= hi
    s.blocks[seat, 0] |= lo
    s.blocks[seat, 1] |= hi


@rule
def put(s: Record, seat: int, object_: int, colour: int, space: int) -> None:
    """Put an object on an empty space, in a colour. (Townies 1)"""
    lo, hi = only(space)
    fill(s, seat, colour, lo, hi)
    s.drawn[seat, object_, 0] |= lo
    s.drawn[seat, object_, 1] |= hi
    s.objects[seat, 0] |= lo
    s.objects[seat, 1] |= hi
