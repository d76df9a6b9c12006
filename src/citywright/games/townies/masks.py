"""Sets of spaces: two words of 62 bits, the same to the bit as plain Python integers and as compiled ones.

Words are kept below 2**62, so that no sign bit is ever in play; bits shifted out of the pair are lost.
"""

from citywright._jit import rule
from citywright.games.townies.layout import WORD_BITS, Mask

WORD = (1 << WORD_BITS) - 1
PAIRS = 0x5555555555555555
NIBBLES = 0x3333333333333333
BYTES = 0x0F0F0F0F0F0F0F0F
ONES = 0x0101010101010101


@rule
def only(space: int) -> Mask:
    """The set of one space."""
    if space < WORD_BITS:
        return 1 << int(space), 0
    return 0, 1 << (int(space) - WORD_BITS)


@rule
def up(lo: int, hi: int, by: int) -> Mask:
    """Every space moved to a number higher by less than 62."""
    return lo << by & WORD, (hi << by | lo >> (WORD_BITS - by)) & WORD


@rule
def down(lo: int, hi: int, by: int) -> Mask:
    """Every space moved to a number lower by less than 62."""
    return (lo >> by | hi << (WORD_BITS - by)) & WORD, hi >> by


@rule
def bits(word: int) -> int:
    """How many bits of a word are set."""
    word -= word >> 1 & PAIRS
    word = (word & NIBBLES) + (word >> 2 & NIBBLES)
    return ((word + (word >> 4)) & BYTES) * ONES >> 56 & 255


@rule
def size(lo: int, hi: int) -> int:
    """How many spaces are in a set."""
    return bits(lo) + bits(hi)


@rule
def first(lo: int, hi: int) -> int:
    """The lowest space of a set that is not empty."""
    return bits((lo & -lo) - 1) if lo else WORD_BITS + bits((hi & -hi) - 1)


@rule
def rest(lo: int, hi: int) -> Mask:
    """A set that is not empty, without its lowest space."""
    return (lo & (lo - 1), hi) if lo else (0, hi & (hi - 1))


@rule
def nth(lo: int, hi: int, n: int) -> int:
    """The space of a set with `n` lower ones before it."""
    for _ in range(n):
        lo, hi = rest(lo, hi)
    return first(lo, hi)
