"""A game begins in the engine as it does on the CPU, from options in numbers; seats see of it what they see there."""

import random

import numpy as np
import pytest

from citywright.agreed import agreed, layout, with_numbers
from citywright.bots import seen_from
from citywright.events import SILENT
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.options import RANDOM, WITHOUT, rows
from citywright.playouts import MOST_SEATS
from citywright.random_numbers import ALWAYS, from_seed
from citywright.review.judges import judge_of
from tests.engine.machine import Machine, built
from tests.golden.make import configurations

RANDOM_OPTIONS = 400
SOME = [pytest.param(game, options, id=name) for name, game, options in list(configurations())[::7]]


def any_value(row, players, lot):
    """A random value of an option, which need not suit the other options."""
    match row.kind:
        case "number":
            return players
        case "player":
            return lot.choice([None, None, *map(int, row.values)])
        case "one":
            return lot.choice(row.values)
        case "card":
            return lot.choice([None, RANDOM, WITHOUT, *row.values])
        case "switch":
            return lot.choice([None, False, True])
        case "some":
            return tuple(value for value in row.values if lot.random() < 0.7)
        case "each":
            number = lot.choice([0, players, players, players, lot.randint(1, MOST_SEATS)])
            different = lot.sample(row.values, number) if lot.random() < 0.9 else [row.values[0]] * number
            return tuple(lot.choice([value, value, RANDOM]) for value in different)


def random_options(game):
    """Some hundred options of a game, many of them impossible."""
    of, lot = rules_named(game).Options, random.Random(game)
    for _ in range(RANDOM_OPTIONS):
        players = lot.randint(1, MOST_SEATS)
        yield of(**{row.name: any_value(row, players, lot) for row in rows(of) if row.kind != "file"})


def all_options(game):
    """Those of all configurations, and random ones."""
    rules = rules_named(game)
    return [*(rules.Options(**each) for _, name, each in configurations() if name == game), *random_options(game)]


@pytest.mark.parametrize("game", GAMES)
def test_options_are_told_by_their_numbers(game):
    for options in all_options(game):
        assert with_numbers(options, agreed(options)) == options


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_sentences_agree_on_what_is_possible(game):
    rules, possible = rules_named(game), 0
    for options in all_options(game):
        is_possible = rules.is_possible(agreed(options), rules.pieces_of(options.box))
        assert is_possible == (not list(options.faults())), options
        possible += is_possible
    assert RANDOM_OPTIONS / 8 < possible < len(all_options(game)) - RANDOM_OPTIONS / 8


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_as_on_the_cpu(game):
    rules, engine = rules_named(game), Machine(game)
    state, chosen, pieces = map(engine.room, ("state", "agreed", "pieces"))
    rubbish = np.full(rules.STATE.itemsize, 0x5A, np.uint8)
    for options in all_options(game):
        engine.put(chosen, agreed(options))
        assert engine.is_possible(chosen, pieces) == (not list(options.faults()))
        if engine.is_possible(chosen, pieces):
            engine.begin(engine.put(state, rubbish), chosen, pieces)
            assert engine.get(state, rules.STATE, 1)[0].tobytes() == rules.new_state(options).tobytes(), options


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_options_are_settled_as_on_the_cpu(game):
    engine = Machine(game)
    chosen = engine.room("agreed")
    for options in all_options(game):
        engine.settle(engine.put(chosen, agreed(options)))
        settled = engine.get(chosen, layout(type(options)), 1)[0]
        assert with_numbers(options, settled) == options.settled


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_fields_lie_where_the_description_says(game):
    rules, engine = rules_named(game), Machine(game)
    s, numbers = rules.new_state(rules.Options(players=3)), agreed(rules.Options(players=3))
    described = {"seen": rules.VIEW, "found": rules.FOUND, "prospect": rules.PROSPECT, "reason": judge_of(game).REASON}
    records = {"state": s, "agreed": numbers, **{name: each.new() for name, each in described.items()}}
    for name, record in records.items():
        fields = engine.about["layouts"][name]
        assert list(fields) == list(record.dtype.names)
        numbers_only = {name: field for name, field in fields.items() if field[1][0] in "if"}
        assert numbers_only
        for name, (at, kind, shape) in numbers_only.items():
            read = np.frombuffer(record.tobytes(), kind, int(np.prod(shape)), at).reshape(shape)
            assert read.tolist() == record[name].tolist()


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "options"), SOME)
def test_seats_see_what_they_see_on_the_cpu(game, options):
    """What is masked in whole games; and moves are made of the same numbers."""
    rules, engine, rng = rules_named(game), Machine(game), from_seed("seen")
    options = rules.Options(**options)
    state, dice = engine.room("state"), engine.room("rng")
    s, moves = rules.new_state(options), np.zeros(rules.MOST_MOVES, np.int32)
    while rules.pending(s):
        for seat in (*range(s.seats), rules.NOBODY):
            engine.mask(engine.put(state, s), seat, dice)
            believed = seen_from(rules, options, s, seat).state
            assert engine.get(state, rules.STATE, 1)[0].tobytes() == believed.tobytes()
        actor = int(rules.pending(s)).bit_length() - 1
        chance = actor == rules.CHANCE
        move = rules.draw_chance(s, rng) if chance else rules.random_move(s, actor, rng, moves)
        for name, read in rules.Move.slots.items():
            assert getattr(engine, f"slot_{name}")(move) == read(int(move))
        rules.play(s, actor, int(move), SILENT)


def test_the_generator_that_is_always_the_same_is_that_of_a_seed():
    assert ALWAYS.tolist() == from_seed("view").tolist()


@pytest.mark.parametrize("game", GAMES)
def test_an_engine_has_its_box(game):
    assert built(game)[f"{game}.pieces.bin"]
