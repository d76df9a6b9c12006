"""The contents of an observation as a table: blocks of rows, each row a list of features. The numbers are whole and fit
into a byte; multiplied by its scale, each is about between -1 and 1."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Observation = NDArray[np.int8]
MOST = 127  # what a byte can hold


@dataclass(frozen=True)
class Feature:
    """Some adjacent numbers that describe one thing."""

    name: str
    count: int
    top: int  # what counts as 1
    tells: str


@dataclass(frozen=True)
class Block:
    """Rows that have the same features."""

    name: str
    rows: int
    row: str  # what a row is
    features: tuple[Feature, ...]

    @property
    def width(self) -> int:
        """Numbers in a row."""
        return sum(feature.count for feature in self.features)

    @property
    def size(self) -> int:
        """Numbers in all rows."""
        return self.rows * self.width

    def at(self, name: str) -> int:
        """Where a feature begins in a row."""
        names = [feature.name for feature in self.features]
        return sum(feature.count for feature in self.features[: names.index(name)])

    def tops(self) -> list[int]:
        """What counts as 1, number by number."""
        return [feature.top for feature in self.features for _ in range(feature.count)] * self.rows


def size_of(blocks: Sequence[Block]) -> int:
    """Numbers in an observation."""
    return sum(block.size for block in blocks)


def start_of(blocks: Sequence[Block], name: str) -> int:
    """Where a block begins."""
    names = [block.name for block in blocks]
    return size_of(blocks[: names.index(name)])


def scales(blocks: Sequence[Block]) -> NDArray[np.float32]:
    """What each number has to be multiplied by."""
    return (1 / np.array([top for block in blocks for top in block.tops()])).astype(np.float32)
