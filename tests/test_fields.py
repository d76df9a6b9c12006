"""Records whose fields are attributes."""

import pickle

import numpy as np
import pytest

from citywright.fields import Fields, with_fields
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.search.tree import NODE


class Pair(Fields):
    """A record to test with."""

    __slots__ = ()


PAIR = with_fields(Pair, [("whole", np.int16), ("several", np.int8, 3)])


def test_fields_are_read_and_written_as_attributes():
    rows = np.zeros(2, PAIR)
    row = rows[1]
    row.whole = 7
    row.several[2] = 5
    row.several[:2] = 1
    assert (row.whole, row.several.tolist()) == (7, [1, 1, 5])
    assert rows["whole"].tolist() == [0, 7], "the row is not a copy"


def test_an_unknown_field_is_refused():
    row = np.zeros(1, PAIR)[0]
    with pytest.raises(AttributeError, match="half"):
        _ = row.half
    with pytest.raises(AttributeError, match="half"):
        row.half = 1


@pytest.mark.parametrize("kind", [NODE, *(rules_named(game).STATE for game in GAMES)])
def test_a_slip_in_a_field_of_ours_is_refused(kind):
    with pytest.raises(AttributeError):
        np.zeros(1, kind)[0].no_such_field = 1


def test_a_record_can_be_pickled():
    row = np.ones(1, PAIR)[0]
    again = pickle.loads(pickle.dumps(row))
    assert type(again) is Pair
    assert again.tobytes() == row.tobytes()
