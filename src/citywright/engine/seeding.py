"""Seeds in the engine: what `random_numbers.from_seed` makes of a text, which hashes it by BLAKE2b (RFC 7693)."""

import numpy as np
from numpy.typing import NDArray

from citywright.random_numbers import WARM_UP, WORD, Generator, next_word

LONGEST = 1024  # bytes of a text
SIZE = 12  # bytes of the digest
BLOCK = 128  # bytes that are mixed in at a time
ROUNDS = 12
IV = np.array(
    [
        0x6A09E667F3BCC908,
        0xBB67AE8584CAA73B,
        0x3C6EF372FE94F82B,
        0xA54FF53A5F1D36F1,
        0x510E527FADE682D1,
        0x9B05688C2B3E6C1F,
        0x1F83D9ABFB41BD6B,
        0x5BE0CD19137E2179,
    ],
    np.uint64,
)
SIGMA = np.array(
    [
        [int(place, 16) for place in order]
        for order in (
            "0123456789abcdef",
            "ea489fd61c02b753",
            "b8c052fdae367194",
            "7931dcbe265a40f8",
            "905724afe1bc683d",
            "2c6a0b834d75fe19",
            "c51fed4a0763928b",
            "db7ec13950f4862a",
            "6fe9b308c2d714a5",
            "a2847615fb9e3cd0",
        )
    ],
    np.int8,
)
COLUMNS = np.array([[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
                    [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]], np.int8)  # fmt: skip
Words = NDArray[np.uint64]  # the hash, then sixteen words being mixed, then the block


def rotate_right(words: Words, at: int, by: int) -> None:
    """Rotate a word to the right by some bits."""
    words[at] = words[at] >> np.uint64(by) | words[at] << np.uint64(64 - by)


def mix(words: Words, column: int, one: int, other: int) -> None:
    """Mix two words of the block into four of the sixteen."""
    a, b, c, d = 8 + COLUMNS[column, 0], 8 + COLUMNS[column, 1], 8 + COLUMNS[column, 2], 8 + COLUMNS[column, 3]
    words[a] += words[b] + words[24 + one]
    words[d] ^= words[a]
    rotate_right(words, d, 32)
    words[c] += words[d]
    words[b] ^= words[c]
    rotate_right(words, b, 24)
    words[a] += words[b] + words[24 + other]
    words[d] ^= words[a]
    rotate_right(words, d, 16)
    words[c] += words[d]
    words[b] ^= words[c]
    rotate_right(words, b, 63)


def compress(words: Words, text: NDArray[np.uint8], begin: int, length: int) -> None:
    """Hash one block of a text."""
    for i in range(8):
        words[8 + i] = words[i]
        words[16 + i] = IV[i]
    for i in range(16):
        words[24 + i] = 0
    for i in range(begin, min(begin + BLOCK, length)):
        words[24 + (i - begin) // 8] |= np.uint64(text[i]) << np.uint64(8 * ((i - begin) % 8))
    words[20] ^= np.uint64(min(begin + BLOCK, length))
    if begin + BLOCK >= length:
        words[22] = ~words[22]
    for number in range(ROUNDS):
        for column in range(8):
            mix(words, column, SIGMA[number % 10, 2 * column], SIGMA[number % 10, 2 * column + 1])
    for i in range(8):
        words[i] ^= words[8 + i] ^ words[16 + i]


def seed_by_text(rng: Generator, text: NDArray[np.uint8], length: int, words: Words) -> None:
    """Start a generator by a text, as `from_seed` does. A number is given by its digits."""
    for i in range(8):
        words[i] = IV[i]
    words[0] ^= np.uint64(0x01010000 ^ SIZE)
    compress(words, text, 0, length)
    for begin in range(BLOCK, length, BLOCK):
        compress(words, text, begin, length)
    rng[0] = words[0] & np.uint64(WORD)
    rng[1] = words[0] >> np.uint64(32)
    rng[2] = words[1] & np.uint64(WORD)
    rng[3] = 1
    for _ in range(WARM_UP):
        next_word(rng)
