"""Records written as JSON by compiled code are what an encoder makes of the same records as plain data."""

import json
import random

import numpy as np
import pytest

from citywright import writing
from citywright.description import Described, Lookup, counts, each, flag, index, number, some, text, thing, word
from citywright.game import new_game
from citywright.writing import Json
from tests.test_golden import CONFIGURATIONS

pytestmark = pytest.mark.compiled


def encode(data):
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


@pytest.mark.parametrize(("name", "options"), [chosen[1:] for chosen in CONFIGURATIONS[::4]])
def test_views_are_written_as_they_are_read(name, options):
    game, rng = new_game(name, seed="written", **options), random.Random(7)
    rules, look = game.rules, game.options.box.lookup
    views = Json(rules.VIEW, encode)
    while not game.is_over:
        for seat in [*range(len(game.names)), rules.NOBODY]:
            assert views.of(game.state, seat, look) == encode(rules.VIEW.of(game.state, seat, look))
        game.play(rng.choice(game.legal_moves()))


WORDS = {"colours": ['a "quoted" word', None, "жёлтый"], "names": ["one", "two", "three"]}
KIND = np.dtype(
    [
        ("big", np.int64),
        ("small", np.int8),
        ("none", np.int8),
        ("pair", np.int16, (2, 2)),
        ("rows", np.int8),
        ("of", np.int8, 3),
        ("tally", np.int16, (3, 3)),
        ("moves", np.int8),
        ("move", np.int32, 2),
    ]
)
DESCRIBED = Described(
    KIND,
    thing(
        big=number("big"),
        small=index("small"),
        none=word("none", "colours"),
        pair=number("pair"),
        rows=each("rows", thing(of=word("of", "colours"), some=some("tally", "names"))),
        moves=each("moves", text("move")),
        is_some=flag("rows"),
    ),
)
LOOK = Lookup(WORDS, {5: "pass", 7: 'say "no"'})


@pytest.mark.parametrize("rows", [0, 1, 3])
@pytest.mark.parametrize("big", [0, -1, 2**40, -(2**33)])
def test_every_kind_of_field_is_written(rows, big):
    record = np.zeros(1, KIND)[0]
    record["big"], record["small"], record["none"], record["rows"] = big, -1, -1, rows
    record["pair"], record["of"] = [[1, -2], [300, -300]], [0, 1, 2]
    record["tally"], record["moves"], record["move"] = [[0, 0, 0], [0, 2, 0], [-1, 0, 999]], 2, [5, 7]
    assert Json(DESCRIBED, encode).bind(LOOK)(record) == encode(DESCRIBED.read(record, LOOK))


def test_counts_are_written_with_all_their_words():
    described = Described(np.dtype([("tally", np.int8, 3)]), thing(tally=counts("tally", "names")))
    record = np.zeros(1, described.dtype)[0]
    record["tally"] = [0, 4, 0]
    assert Json(described, encode).bind(LOOK)(record) == b'{"tally":{"one":0,"two":4,"three":0}}'


def test_more_room_is_made_where_it_is_needed(monkeypatch):
    monkeypatch.setattr(writing, "ROOM", 16)
    game = new_game("streets", seed=1)
    rules, look = game.rules, game.options.box.lookup
    assert Json(rules.VIEW, encode).of(game.state, 0, look) == encode(rules.VIEW.of(game.state, 0, look))


def test_while_nothing_is_compiled_the_same_is_written_without_the_program(monkeypatch):
    monkeypatch.setattr(writing, "ENABLED", False)
    game = new_game("streets", seed=1)
    rules, look = game.rules, game.options.box.lookup
    assert Json(rules.VIEW, encode).of(game.state, 0, look) == encode(rules.VIEW.of(game.state, 0, look))
