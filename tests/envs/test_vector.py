"""Many games as a Gymnasium `VectorEnv`: its contract, and the same games as one by one."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from citywright.bots import seen_from
from citywright.envs import gymnasium as alone
from citywright.envs import spaces
from citywright.envs.vector import Env
from citywright.errors import Impossible, NotLegal
from citywright.game import Game
from citywright.games import GAMES
from citywright.random_numbers import reseed

pytestmark = pytest.mark.compiled

SEED = 7
CONFIGURATIONS = [
    ("streets", "random", {}),
    ("streets", ("greedy", "random", "hasty"), {"modules": ("business", "consultants"), "reward": "margin"}),
    ("streets", (), {}),
    ("townies", ("greedy", "random"), {"bonus": "funding"}),
    ("townies", (), {"whole": True}),
]


def new(game, number, opponents="random", **options):
    name = alone.IDS[game]
    return gymnasium.make_vec(
        name, number, vectorization_mode="vector_entry_point", opponents=opponents, threads=1, **options
    ).unwrapped


def first_legal(observations, masks):
    return masks.argmax(axis=1)


class FirstLegal:
    """The same as a bot."""

    def choose(self, view, seat, budget, seed):
        its = spaces(view.rules.NAME, view.options)
        return its.to_move(view.state, seat, int(its.mask(view.state, seat).argmax()))


def lots(rng, masks):
    """A legal action for each mask."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def played(envs, steps, seed=SEED):
    """Steps by random legal actions: of each, all that came."""
    rng = np.random.default_rng(1)
    observations, infos = envs.reset(seed=seed)
    yield observations, np.zeros(envs.num_envs), *np.zeros((2, envs.num_envs), bool), infos
    for _ in range(steps):
        got = envs.step(lots(rng, infos["action_mask"]))
        infos = got[4]
        yield got


@pytest.mark.parametrize(("game", "opponents", "options"), CONFIGURATIONS)
def test_what_comes_is_what_the_spaces_say(game, opponents, options):
    envs, ends = new(game, 6, opponents, **options), 0
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    for observations, rewards, terminations, truncations, infos in played(envs, 60):
        assert envs.observation_space.contains(observations)
        assert infos["action_mask"].shape == (6, envs.single_action_space.n)
        assert infos["action_mask"].any(axis=1).all()
        assert (envs.batch.seat == envs.seat).all()
        assert rewards.shape == (6,)
        assert not rewards[~terminations].any()
        assert not truncations.any()
        assert ("final_info" in infos) == terminations.any()
        ends += int(terminations.sum())
    assert ends == envs.batch.ended.sum() > 3


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games(game):
    one, other = ([got[:3] for got in played(new(game, 4, ("greedy", "random")), 40)] for _ in range(2))
    for first, second in zip(one, other, strict=True):
        assert all(map(np.array_equal, first, second))
    another = next(played(new(game, 4, ("greedy", "random")), 0, seed=8))
    assert not np.array_equal(one[0][0], another[0])


@pytest.mark.parametrize("rival", [first_legal, FirstLegal()])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_that_of_the_single_environment(game, rival):
    envs, place, done = new(game, 3, (rival, rival), seat=1, reward="margin"), 2, False
    env = alone.Env(game, (FirstLegal(), FirstLegal()), seat=1, reward="margin")
    env.reset(seed=0)
    env._episodes.game = dealt_alike(env.game, place)
    env._let_bots_play()
    rng, (observations, infos) = np.random.default_rng(1), envs.reset(seed=SEED)
    assert np.array_equal(env._episodes.observe(1), observations[place])
    while not done:
        assert np.array_equal(env.action_masks(), infos["action_mask"][place])
        actions = lots(rng, infos["action_mask"])
        seen, reward, done, _, _ = env.step(actions[place])
        observations, rewards, terminations, _, infos = envs.step(actions)
        assert (reward, done) == (pytest.approx(rewards[place]), terminations[place])
        assert done or np.array_equal(seen, observations[place])
    assert infos["final_info"]["scores"][place].tolist() == env.game.scores
    assert infos["_final_info"][place]


def dealt_alike(game, number):
    """A game to which chance deals as to the game of a batch with a number."""
    again = Game(game.rules, game.options, seed=0, carry_on=False)
    reseed(again.rng, SEED, number)
    again.carry_on()
    return again


@pytest.mark.parametrize("game", GAMES)
def test_you_see_what_your_seat_may_know(game):
    envs = new(game, 4, ("random", "random"))
    its = envs.batch.spaces
    for observations, *_, infos in played(envs, 20):
        for row, seat in enumerate(infos["seat"]):
            believed = seen_from(its.rules, its.options, envs.batch.states[row], int(seat)).state
            assert np.array_equal(its.observe(believed, int(seat)), observations[row])
            assert np.array_equal(its.mask(believed, int(seat)), infos["action_mask"][row])


def test_your_seats_are_spread_over_the_games():
    envs = new("streets", 6, ("random", "random"))
    sat = [set() for _ in range(6)]
    for *_, infos in played(envs, 100):
        for seats, seat in zip(sat, infos["seat"], strict=True):
            seats.add(int(seat))
    assert envs.reset(seed=1)[1]["seat"].tolist() == [0, 1, 2, 0, 1, 2]
    assert all(seats == {0, 1, 2} for seats in sat)


def test_opponents_sit_from_your_left_on():
    asked = []

    class Asked(FirstLegal):
        def choose(self, view, seat, budget, seed):
            asked.append((self, seat))
            return super().choose(view, seat, budget, seed)

    left, right = Asked(), Asked()
    list(played(new("townies", 2, (left, right), seat=1), 5))
    assert set(asked) == {(left, 2), (right, 0)}


def test_a_function_is_asked_for_all_its_seats_at_once():
    shapes = []

    def policy(observations, masks):
        shapes.append((observations.dtype, len(observations), len(masks)))
        return masks.argmax(axis=1)

    new("townies", 5, (policy, policy), seat=2).reset(seed=1)
    assert shapes[:2] == [(np.float32, 5, 5)] * 2


def test_whole_observations_are_those_of_the_batch():
    envs, scaled = new("streets", 3, whole=True), new("streets", 3)
    observations, _ = envs.reset(seed=1)
    assert observations is envs.batch.observation
    assert np.array_equal(observations * envs.batch.scale, scaled.reset(seed=1)[0])


def test_what_was_given_stays_as_it_was():
    envs = new("streets", 4)
    observations, infos = envs.reset(seed=1)
    parts = observations, infos["action_mask"], infos["seat"]
    before = [part.copy() for part in parts]
    list(played(envs, 60, seed=2))
    assert all(map(np.array_equal, parts, before))


def test_gymnasiums_own_statistics_are_right():
    envs = RecordEpisodeStatistics(new("townies", 4, reward="margin"))
    for _, rewards, terminations, _, infos in played(envs, 40):
        if terminations.any():
            assert infos["episode"]["r"][terminations] == pytest.approx(rewards[terminations])


def test_an_illegal_action_is_refused_and_nothing_moves():
    envs = new("streets", 3)
    envs.reset(seed=1)
    before = envs.batch.states.tobytes()
    with pytest.raises(NotLegal, match="action 0 is not legal in game 0"):
        envs.step([0, 0, 0])
    assert envs.batch.states.tobytes() == before


def test_what_cannot_be_is_refused_at_once():
    with pytest.raises(Impossible, match="no seat 2; they go from 0 to 1"):
        Env("streets", 2, seat=2)
    with pytest.raises(Impossible, match="no bot 'friend'"):
        Env("streets", 2, "friend")
    with pytest.raises(Impossible, match="0 games"):
        Env("streets", 0)
    with pytest.raises(Impossible, match="the players are you and the opponents"):
        Env("streets", 2, players=3)
