"""Every fault of a position shows up, and is told in every language."""

import re

import pytest

from citywright import positions
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.names import word
from citywright.telling.teller import teller
from citywright.words import LANGUAGES, words
from tests.faults import examples
from tests.interpreter import both_ways

# Faults that need a box with fewer cards; tests/townies has them.
OF_OTHER_BOXES = {"no-such-goal", "no-such-bonus"}
OF_FORM = {"field", "key", "word", "name", "number", "numbers", "flag", "list", "object", "rows"}
ALL = [pytest.param(*each, id=f"{each[0]}-{each[1]}") for each in examples()]


@pytest.mark.parametrize("game", GAMES)
def test_every_fault_has_an_example(game):
    faults = {word(kind) for kind in rules_named(game).FAULTS.fields} - OF_OTHER_BOXES
    assert faults <= {fault for name, fault, _ in examples() if name == game}


def test_every_fault_of_form_has_an_example():
    assert {fault for _, fault, _ in examples()} >= OF_FORM


@pytest.mark.parametrize(("game", "fault", "data"), ALL)
def test_a_fault_is_found_and_told(game, fault, data):
    faults = positions.lay_out(rules_named(game), data).faults
    assert fault in [each["fault"] for each in faults]
    for each in faults:
        for language in LANGUAGES:
            told = teller(game).fault(each, words(language))
            assert told
            assert not re.search(r"[{}]\w|\bNone\b", told)


def digests():
    """How every example is laid out."""
    laid = [positions.lay_out(rules_named(game), data) for game, _, data in examples()]
    return [[each.state.tobytes().hex(), each.faults] for each in laid]


@pytest.mark.compiled
def test_they_are_the_same_compiled_and_interpreted():
    compiled, interpreted = both_ways("tests.faults.test_faults")
    assert compiled == interpreted
