"""The engine makes of every game what the compiled rules make of it, to the last bit."""

import math

import numpy as np
import pytest

from citywright.bots import LEVELS, Budget, bot, bot_of, view_of
from citywright.bots.thinking import MANY
from citywright.events import WIDTH
from citywright.game import new_game, rules_named
from citywright.games import GAMES
from citywright.playouts import COUNTS, MOST_SEATS, Policy
from citywright.random_numbers import below, from_seed, reseed
from tests.engine.machine import Machine, module
from tests.golden.make import configurations

pytestmark = pytest.mark.compiled

ALL = [pytest.param(game, options, id=name) for name, game, options in configurations()]
GAMES_EACH = 1000
POLICIES = [Policy.GREEDY, Policy.HASTY, Policy.RANDOM, Policy.GREEDY, Policy.HASTY]
SEEDS = [0, 7, 2**62, "view", "", "a" * 127, "b" * 128, "c" * 129, "d" * 256, "ж" * 500]
TABLES = [("streets", 1), ("streets", 3), ("townies", 1), ("townies", 3)]


@pytest.mark.parametrize("game", GAMES)
def test_an_engine_imports_nothing(game):
    assert module(game)[1].imports == []


@pytest.mark.parametrize(("game", "options"), ALL)
def test_random_games_are_those_of_the_cpu(game, options):
    start = rules_named(game).new_state(rules_named(game).Options(**options))
    compare(game, start, GAMES_EACH, [])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_games_of_fast_policies_are_those_of_the_cpu(game, players):
    start = rules_named(game).new_state(rules_named(game).Options(players=players))
    compare(game, start, 10, POLICIES[: start.seats])


def compare(game, start, number, policies):
    """Play some games on the CPU and in the engine."""
    engine, by_seat = Machine(game), np.zeros(MOST_SEATS, np.int8)
    by_seat[: len(policies)] = policies
    scores, counts = engine.room("scores", number), engine.room("counts", number)
    engine.play_games(
        engine.put(engine.room("start"), start),
        engine.put(engine.room("policies"), by_seat),
        7,
        0,
        engine.room("scratch"),
        scores,
        counts,
        0,
        number,
    )
    wanted_scores, wanted_counts, _ = rules_named(game).games(start, number, 7, policies=policies)
    assert engine.get(counts, np.int64, number * len(COUNTS)).tolist() == wanted_counts.ravel().tolist()
    assert engine.get(scores, np.int16, number * MOST_SEATS).tolist() == wanted_scores.ravel().tolist()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_answer_in_a_game_is_that_of_the_cpu(game, players):
    rules, engine, rng = rules_named(game), Machine(game), from_seed(5)
    s = rules.new_state(rules.Options(players=players))
    before = s.copy()
    state, earlier, out, events, dice = map(engine.room, ("state", "state", "moves", "events", "rng"))
    engine.put(state, s)
    while rules.pending(s):
        assert engine.pending(state) == rules.pending(s)
        actor = int(rules.pending(s)).bit_length() - 1
        moves, told = np.zeros(rules.MOST_MOVES, np.int32), np.zeros((rules.ROWS, WIDTH), np.int64)
        n = rules.legal(s, actor, moves)
        assert engine.legal(state, actor, out) == n
        assert engine.get(out, np.int32, n).tolist() == moves[:n].tolist()
        engine.put(dice, rng)
        if actor == rules.CHANCE:
            move = rules.draw_chance(s, rng)
            assert engine.draw_chance(state, dice) == move
        else:
            move = rules.random_move(s, actor, rng, moves)
            assert engine.random_move(state, actor, dice, out) == move
        assert engine.get(dice, np.int64, 4).tolist() == rng.tolist()
        engine.put(earlier, before)
        assert engine.is_sealed(earlier, state) == rules.is_sealed(before, s)
        before = s.copy()
        rules.play(s, actor, int(move), told)
        engine.put(events, np.zeros_like(told))
        engine.play(state, actor, move, events)
        assert engine.get(state, rules.STATE, 1)[0].tobytes() == s.tobytes()
        assert engine.get(events, np.int64, told.size).tolist() == told.ravel().tolist()
        assert engine.is_secret(state) == rules.is_secret(s)
        assert engine.is_private(state) == rules.is_private(s)
        assert [engine.score_of(state, seat) for seat in range(s.seats)] == rules.scores(s)
    assert engine.pending(state) == 0
    assert engine.winners(state) == rules.winners(s)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_seat_may_believe_is_that_of_the_cpu(game, players):
    rules, engine = rules_named(game), Machine(game)
    position = middle_of(game, players)
    state, rng = engine.put(engine.room("state"), position.state), engine.put(engine.room("rng"), from_seed(3))
    engine.determinize(state, rules.NOBODY, rng)
    rules.determinize(position.state, rules.NOBODY, from_seed(3))
    assert engine.get(state, rules.STATE, 1)[0].tobytes() == position.state.tobytes()


@pytest.mark.parametrize("seed", SEEDS)
def test_seeds_are_those_of_the_cpu(seed):
    engine = Machine("streets")
    assert engine.get(seeded(engine, seed), np.int64, 4).tolist() == from_seed(seed).tolist()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_each_level_makes_the_same_move(game, players, level):
    position = middle_of(game, players)
    view = view_of(position, position.seat)
    for seed in (1, 2**61):
        chosen = choice(Machine(game), bot_of(level, game, players == 1), view.state, position.seat, seed)
        assert chosen == bot(level).choose(view, position.seat, Budget(), seed)


def middle_of(game, players):
    """A game of random moves, at a decision with many of them."""
    played, rng = new_game(game, seed=1, players=players), from_seed("middle")
    while len(played.log) < 20 * players or len(played.legal_moves()) < MANY:
        played.play(played.rules.choose_move(played.state, played.seat, Policy.RANDOM, rng))
    return played


def seeded(engine, seed):
    """The address of a generator, started by the engine."""
    rng, text = engine.room("rng"), np.frombuffer(str(seed).encode(), np.uint8)
    engine.seed_by_text(rng, engine.put(engine.room("text"), text), len(text), engine.room("words"))
    return rng


def choice(engine, name, record, seat, seed):
    """The move of a bot such as `greedy` or `search:200`, by the engine alone."""
    policy, _, budget = name.partition(":")
    state, rng = engine.put(engine.room("state"), record), seeded(engine, seed)
    if policy == "planner":
        return engine.think(state, seat, rng, engine.room("planning"))
    if policy == "search":
        return searched(engine, state, seat, seed, rng, int(budget))
    engine.determinize(state, seat, rng)
    return engine.greedy_move(state, seat, policy == "hasty", rng, engine.room("scratch"))


def searched(engine, state, seat, seed, rng, simulations):
    """The move of a search, by the engine alone."""
    n = engine.legal(state, seat, engine.room("moves"))
    simulations = math.ceil(min(1, n / MANY) * simulations)
    rows = engine.nodes_for(state, engine.room_for(simulations))
    nodes, used, work = engine.room("nodes", rows), engine.room("used"), engine.room("work")
    engine.plant(nodes, used, state, seat, seed, rng, work, rows)
    engine.grow(nodes, used, state, seat, simulations, 0, work, rows)
    return engine.most_visited(nodes, seat, rows)


@pytest.mark.parametrize("game", GAMES)
def test_random_numbers_are_those_of_the_cpu(game):
    engine, rng = Machine(game), np.zeros(4, np.int64)
    dice = engine.room("rng")
    for stream in range(3):
        reseed(rng, 2**40 + 7, stream)
        engine.reseed(dice, 2**40 + 7, stream)
        for n in (1, 2, 6, 47, 2**20):
            assert engine.below(dice, n) == below(rng, n)
        assert engine.get(dice, np.int64, 4).tolist() == rng.tolist()
