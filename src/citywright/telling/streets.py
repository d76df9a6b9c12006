"""Streets in sentences: what its screens and its command use of the teller."""

from collections.abc import Mapping, Sequence

from citywright.telling.teller import teller
from citywright.words import Words

TELLER = teller("streets")
in_words, sentence, move_words = TELLER.in_words, TELLER.sentence, TELLER.move_words


def tile_name(tile: str | None, words: Words) -> str:
    """A tile's name in a language; a tile that has none there goes by its id."""
    return TELLER.name("tile", tile, words)


def colours(names: Sequence[str], words: Words) -> str:
    """Colours joined by plus signs."""
    return TELLER.name("colour", names, words)


def symbols(counts: Mapping[str, int], words: Words) -> str:
    """Symbols by colour: 2 parent, 1 wild."""
    return TELLER.name("colour", counts, words)


def facing_name(facing: str, words: Words) -> str:
    """A facing, given by its word or its first letter."""
    return TELLER.name("facing", facing, words)
