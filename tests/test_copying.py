"""Copies of records: equal to the byte, and apart."""

import numpy as np
import pytest

from citywright import new_game
from citywright.copying import copied
from citywright.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_is_equal_to_the_byte_and_apart(name):
    game = new_game(name, players=3, seed=4)
    kind = game.rules.STATE
    before = np.random.default_rng(1).bytes(3 * kind.itemsize)
    rows = np.frombuffer(bytearray(before), kind)
    copies = [copied(row, kind) for row in rows]
    assert b"".join(bytes(copy) for copy in copies) == before
    for copy in copies:
        copy.seats ^= 1
    assert rows.tobytes() == before
