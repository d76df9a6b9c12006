"""Batches: the same games as the rules play one by one, however many threads there are."""

import numpy as np
import pytest

from citywright.envs import Batch
from citywright.errors import Impossible, NotLegal
from citywright.game import Game
from citywright.games import GAMES
from citywright.games.streets.setup import Options
from citywright.random_numbers import reseed
from tests.bots.positions import CONFIGURATIONS, name
from tests.envs.digests import digests
from tests.interpreter import both_ways

pytestmark = pytest.mark.compiled

SEED = 7


def same_game(batch, number):
    """The game of a batch with a number, as a `Game` that chance deals alike."""
    game = Game(batch.spaces.rules, batch.spaces.options, seed=0, carry_on=False)
    reseed(game.rng, SEED, number)
    game.carry_on()
    return game


@pytest.mark.parametrize("configuration", CONFIGURATIONS[::2], ids=name)
def test_a_batch_plays_the_games_of_the_rules(configuration):
    batch = Batch(configuration[0], 2, configuration[1], seed=SEED, threads=1)
    game, ended = same_game(batch, 1), False
    while not ended:
        seat = int(batch.seat[1])
        assert seat == game.seat
        assert batch.mask[1].tobytes() == batch.spaces.mask(game.state, seat).tobytes()
        assert batch.observe()[1].tobytes() == batch.spaces.whole(game.state, seat).tobytes()
        actions = batch.sample()
        game.play(batch.spaces.to_move(game.state, seat, int(actions[1])), seat)
        ended = bool(batch.step(actions)[1][1])
        assert ended == game.is_over
    assert batch.scores[1, : len(game.names)].tolist() == game.scores
    assert [seat for seat in range(5) if batch.winners[1] >> seat & 1] == game.winners
    assert batch.states[1].tobytes() == same_game(batch, 3).state.tobytes(), "the place's next game has begun"
    assert (batch.game[1], batch.ended[1]) == (3, 1)


def test_threads_make_no_difference():
    assert digests(60, threads=1) == digests(60, threads=2) == digests(60, threads=7)


def test_compiled_and_interpreted_batches_are_the_same():
    compiled, interpreted = both_ways("tests.envs.digests")
    assert compiled == interpreted


@pytest.mark.parametrize("game", GAMES)
def test_random_play_is_that_of_samples_and_steps(game):
    one, other = (Batch(game, 20, players=3, seed=3, threads=1) for _ in range(2))
    one.play_random(150)
    for _ in range(150):
        other.step(other.sample())
    assert one.ended.sum() > 20
    for array in ("states", "mask", "seat", "game", "ended", "scores", "winners"):
        assert getattr(one, array).tobytes() == getattr(other, array).tobytes(), array


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_ends_is_told_once(game):
    batch, ends = Batch(game, 30, players=2, seed=2, threads=1), 0
    for _ in range(120):
        reward, done = batch.step(batch.sample())
        ends += int(done.sum())
        assert not reward[~done].any()
        assert not reward[:, 2:].any()
        won = batch.winners[done]
        assert (reward[done][:, 0] == np.where(won == 1, 1, np.where(won == 2, -1, 0))).all()
        assert (reward[done].sum(axis=1) == 0).all()
        assert batch.mask.any(axis=1).all()
    assert ends == batch.ended.sum() > 30


@pytest.mark.parametrize(("game", "unit"), [("streets", 100), ("townies", 50)])
def test_a_margin_is_the_lead_over_the_best_rival(game, unit):
    batch = Batch(game, 30, players=3, seed=2, threads=1, reward="margin")
    ends = 0
    while ends < 5:
        reward, done = batch.step(batch.sample())
        for scores, got in zip(batch.scores[done], reward[done], strict=True):
            leads = [scores[seat] - max(np.delete(scores[:3], seat)) for seat in range(3)]
            assert got[:3] == pytest.approx(np.array(leads) / unit)
            ends += 1


def test_alone_in_townies_points_are_the_reward():
    batch = Batch("townies", 20, players=1, seed=2, threads=1)
    while not batch.step(batch.sample())[1].any():
        pass
    assert batch.reward[batch.done, 0] == pytest.approx(batch.scores[batch.done, 0] / 50)


def test_the_same_seed_gives_the_same_games_again():
    batch = Batch("streets", 5, players=2, seed=4, threads=1)
    first = batch.states.tobytes()
    batch.play_random(10)
    batch.reset()
    assert batch.states.tobytes() == first
    batch.reset(seed=5)
    assert batch.states.tobytes() != first
    assert not batch.ended.any()


def test_views_are_written_in_place():
    batch = Batch("townies", 4, players=2, threads=1)
    mask, observation, reward = batch.mask, batch.observe(), batch.reward
    before = mask.copy(), observation.copy()
    batch.step(batch.sample())
    assert batch.observe() is observation
    assert batch.reset(seed=9) is mask
    assert batch.reward is reward
    assert (mask != before[0]).any()
    assert (observation != before[1]).any()


@pytest.mark.parametrize("game", GAMES)
def test_games_that_are_not_asked_wait(game):
    some, alone = (Batch(game, 4, players=2, seed=2, threads=1) for _ in range(2))
    where, ends = np.array([True, False, True, False]), 0
    waiting = [some.states[~where].tobytes(), some.observation[~where].tobytes(), some.mask[~where].tobytes()]
    for _ in range(80):
        actions = some.sample(where)
        assert (actions[where] == alone.sample()[where]).all()
        actions[~where] = -1  # not looked at
        some.step(actions, where)
        alone.step(alone.sample(~where) * ~where + actions * where)
        assert (some.observe(where)[where] == alone.observe()[where]).all()
        assert not some.done[~where].any()
        assert not some.reward[~where].any()
        ends += int(some.done.sum())
    assert ends > 1
    assert [some.states[~where].tobytes(), some.observation[~where].tobytes(), some.mask[~where].tobytes()] == waiting


@pytest.mark.parametrize("action", [-1, 2750, 10**6])
def test_an_illegal_action_is_refused_and_nothing_moves(action):
    batch = Batch("streets", 3, players=2, threads=1)
    before, actions = batch.states.tobytes(), batch.sample()
    actions[1] = action
    with pytest.raises(NotLegal, match=f"action {action} is not legal in game 1"):
        batch.step(actions)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("given", [2**32, 0.9])
def test_actions_are_not_made_to_fit(given):
    batch = Batch("streets", 2, players=2, threads=1)
    before = batch.states.tobytes()
    with pytest.raises((Impossible, NotLegal), match=r"whole numbers|not legal"):
        batch.step(batch.sample().astype(np.int64) + given)
    assert batch.states.tobytes() == before


def test_which_games_wait_is_said_by_truth_values():
    batch = Batch("streets", 3, players=2, threads=1)
    with pytest.raises(Impossible, match="there should be 3 truth values"):
        batch.step(batch.sample(), where=[0, 2, 1])
    with pytest.raises(Impossible, match="there should be 3 truth values"):
        batch.observe(where=np.array([True]))


def test_what_is_wrong_with_a_batch_is_said():
    with pytest.raises(Impossible, match="0 games"):
        Batch("streets", 0)
    with pytest.raises(Impossible, match="no reward 'fame'"):
        Batch("streets", 1, reward="fame")
    with pytest.raises(Impossible, match="the seed is -1"):
        Batch("townies", 1).reset(seed=-1)
    with pytest.raises(Impossible, match="options are given, and edition, players too"):
        Batch("streets", 1, Options(), players=3, edition="ru")
    with pytest.raises(Impossible, match="no option 'thread'"):
        Batch("streets", 1, thread=2)
