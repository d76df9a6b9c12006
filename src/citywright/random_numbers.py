"""A small random generator that gives the same numbers interpreted, compiled and on a GPU: sfc32, in four 32-bit words.

The words live in an int64 array and every result is masked to 32 bits, so plain Python integers, NumPy scalars and
compiled code agree to the bit.
"""

import hashlib

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule

Generator = NDArray[np.int64]
WORD = 0xFFFFFFFF
WARM_UP = 12
ALWAYS = np.array([112053883, 286229080, 3456755404, 13])  # the words of `from_seed("view")`


@rule
def next_word(rng: Generator) -> int:
    """The next 32 random bits."""
    a, b, c, counter = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    result = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = (((c << 21) | (c >> 11)) + result) & WORD
    rng[3] = (counter + 1) & WORD
    return result


@rule
def below(rng: Generator, n: int) -> int:
    """A uniform whole number from 0 to n - 1 (Lemire's method)."""
    product = next_word(rng) * n
    if (product & WORD) < n:
        too_few = (WORD + 1) % n
        while (product & WORD) < too_few:
            product = next_word(rng) * n
    return product >> 32


@rule
def draw_to_front(moves: NDArray[np.int32], n: int, number: int, rng: Generator) -> int:
    """Move `number` random moves of the first n to the front; return how many there are."""
    for i in range(min(n, number)):
        other = i + below(rng, n - i)
        moves[i], moves[other] = moves[other], moves[i]
    return min(n, number)


@rule
def reseed(rng: Generator, seed: int, stream: int) -> None:
    """Start the generator of one stream (say, one game of a run) of a seed below 2**63."""
    rng[0] = int(seed) & WORD
    rng[1] = (int(seed) >> 32) & WORD
    rng[2] = int(stream) & WORD
    rng[3] = 1
    for _ in range(WARM_UP):
        next_word(rng)


@rule
def start_as_always(rng: Generator) -> None:
    """Start a generator whose numbers are the same every time."""
    for word in range(4):
        rng[word] = ALWAYS[word]


def from_seed(seed: int | str) -> Generator:
    """A generator for any seed a person may give: a number of any size, or text."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=12).digest()
    rng = np.array([*np.frombuffer(digest, "<u4"), 1], np.int64)
    for _ in range(WARM_UP):
        next_word(rng)
    return rng
