"""A game as a seat may believe it to be: all that it cannot see is drawn at random. (Streets 13)"""

from citywright._jit import rule
from citywright.games.streets.layout import FIRST_BUILDING, TILES, Place, Record
from citywright.random_numbers import Generator, below, start_as_always


@rule
def is_hidden(s: Record, seat: int, holder: int, tile: int) -> bool:
    """Whether a seat does not know this hand tile's face. (Streets 13)"""
    return holder != seat and not s.shown[tile]


@rule
def draw_unseen(s: Record, back: int, rng: Generator) -> int:
    """A random tile with this back that nobody has drawn."""
    n = 0
    for tile in range(FIRST_BUILDING, TILES):
        n += 1 if s.place[tile] == Place.UNSEEN and s.back[tile] == back else 0
    left = below(rng, n)
    tile = FIRST_BUILDING - 1
    while left >= 0:
        tile += 1
        left -= 1 if s.place[tile] == Place.UNSEEN and s.back[tile] == back else 0
    return tile


@rule
def determinize(s: Record, seat: int, rng: Generator) -> None:
    """Replace the tiles that a seat cannot see by others with the same backs; NOBODY sees no hand. (Streets 13)"""
    for holder in range(s.seats):
        for i in range(s.hand_size[holder]):
            tile = s.hand[holder, i]
            if is_hidden(s, seat, holder, tile):
                s.place[tile] = Place.UNSEEN
    for holder in range(s.seats):
        for i in range(s.hand_size[holder]):
            tile = s.hand[holder, i]
            if is_hidden(s, seat, holder, tile):
                other = draw_unseen(s, s.back[tile], rng)
                s.hand[holder, i] = other
                s.place[other] = Place.HAND


@rule
def mask(s: Record, seat: int, rng: Generator) -> None:
    """Replace what a seat cannot see by the same draw every time, so that games which the seat cannot tell apart give
    equal records. `rng` is room for the draw. (Streets 13)"""
    start_as_always(rng)
    determinize(s, seat, rng)
