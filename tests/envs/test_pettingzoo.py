"""The PettingZoo environments: their own checkers pass, and a game is the game of the rules."""

import sys
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import citywright
from citywright.envs import pettingzoo
from citywright.errors import Impossible, NotLegal
from citywright.games import GAMES

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.filterwarnings("ignore:Observation (is not a NumPy|space for each agent)"),  # ours is a dict
]

CONFIGURATIONS = [
    ("streets", {"players": 2}),
    ("streets", {"players": 4, "modules": ("business",)}),
    ("streets", {"players": 5, "modules": ("business", "consultants"), "edition": "ru"}),
    ("streets", {"players": 1, "modules": ("consultants",)}),
    ("townies", {"players": 2, "mode": "first"}),
    ("townies", {"players": 3, "bonus": "funding"}),
    ("townies", {"players": 5}),
    ("townies", {"players": 1}),
]
each_configuration = pytest.mark.parametrize(
    ("game", "options"), CONFIGURATIONS, ids=[f"{game}-{options['players']}" for game, options in CONFIGURATIONS]
)


def play(env, seed, choose):
    """A whole game; what each agent was given at the end."""
    env.reset(seed=seed)
    given = {}
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        if termination:
            given[agent] = reward
        env.step(None if termination else choose(observation["action_mask"]))
    return given


def at_random(seed):
    """Any legal action."""
    rng = np.random.default_rng(seed)
    return lambda mask: int(rng.choice(np.flatnonzero(mask)))


@each_configuration
def test_its_own_checkers_pass(game, options):
    api_test(pettingzoo.env(game, **options), num_cycles=40)
    seed_test(lambda: pettingzoo.env(game, **options), num_cycles=20)


def test_its_own_benchmark_runs(monkeypatch, capsys):
    clock = SimpleNamespace(time=count(0, 2).__next__)  # five seconds are soon over
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(pettingzoo.env("streets", players=3))
    assert "turns per second" in capsys.readouterr().out


@each_configuration
def test_a_game_is_the_same_as_without_the_environment(game, options):
    env = pettingzoo.raw_env(game, **options)
    given = play(env, 7, at_random(7))
    alone = citywright.new_game(game, seed=7, **options)
    for entry in env.game.log:
        if not entry.forced and entry.actor != alone.rules.CHANCE:
            alone.play(entry.move, entry.actor)
    assert alone.is_over
    assert alone.state.tobytes() == env.game.state.tobytes()
    assert list(given) == env.possible_agents


def test_a_win_is_rewarded_at_the_end_only():
    env = pettingzoo.env("streets", players=3)
    given = play(env, 1, at_random(1))
    won = env.unwrapped.game.winners
    assert len(won) == 1
    assert list(given.values()) == [1.0 if seat in won else -1.0 for seat in range(3)]


def test_a_margin_is_the_lead_over_the_best_rival():
    env = pettingzoo.env("streets", players=2, reward="margin")
    given = play(env, 2, at_random(2))
    mine, other = env.unwrapped.game.scores
    assert given["player_0"] == pytest.approx((mine - other) / 100)
    assert given["player_1"] == -given["player_0"]


@each_configuration
def test_agents_cannot_tell_apart_what_is_hidden(game, options):
    env = pettingzoo.raw_env(game, **options)
    env.reset(seed=3)
    choose, differ = at_random(3), 0
    for _ in range(12):
        env.step(choose(env.observe(env.agent_selection)["action_mask"]))
        for seat, agent in enumerate(env.agents):
            seen, before = env.observe(agent), env.game.state.copy()
            env.game.rules.determinize(env.game.state, seat, citywright.game.from_seed(seat))
            differ += before.tobytes() != env.game.state.tobytes()
            now = env.observe(agent)
            env.game.state = before
            assert all(now[part].tobytes() == seen[part].tobytes() for part in seen)
    assert differ or options["players"] == 1


def test_games_after_a_seed_differ_and_follow_from_it():
    first, second = pettingzoo.raw_env("streets"), pettingzoo.raw_env("streets")
    dealt = []
    for env in (first, second):
        env.reset(seed=5)
        env.reset()
        dealt.append(env.game.state.tobytes())
    first.reset(seed=5)
    assert dealt[0] == dealt[1] != first.game.state.tobytes()


def test_an_illegal_action_is_an_error_or_loses():
    env = pettingzoo.raw_env("streets")
    env.reset(seed=1)
    with pytest.raises(NotLegal, match=r"action 0 is not legal here; legal are \d+, \d+, \d+ and \d+ more"):
        env.step(0)
    env = pettingzoo.env("streets")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(0)
    assert env.unwrapped.rewards[loser] == -1
    assert all(env.terminations.values())


def test_with_margins_an_illegal_action_pays_less_than_any_game():
    env = pettingzoo.env("streets", reward="margin")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(0)
    assert env.unwrapped.rewards[loser] == -20


def test_what_cannot_be_is_refused_at_once():
    with pytest.raises(Impossible, match="no edition"):
        pettingzoo.env("streets", edition="lost")
    with pytest.raises(Impossible, match="no render mode 'human'; there are ansi, rgb_array"):
        pettingzoo.env("streets", render_mode="human")
    with pytest.raises(Impossible, match="no reward"):
        pettingzoo.env("streets", reward="love")


@pytest.mark.parametrize("game", GAMES)
def test_text_shows_what_the_deciding_agent_sees(game):
    env = pettingzoo.env(game, players=3, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert "Player 3" in shown
    assert "\x1b[" in shown, "colours for a terminal"
    play(env, 1, at_random(1))
    assert "Player" in env.render()


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS[2:4] + CONFIGURATIONS[5:8])
def test_a_picture_has_one_size_and_changes(game, options):
    env = pettingzoo.env(game, render_mode="rgb_array", **options)
    env.reset(seed=1)
    before = env.render()
    play(env, 1, at_random(1))
    after = env.render()
    assert before.shape == after.shape == (720, 960, 3)
    assert before.dtype == np.uint8
    assert (before != after).any()
    assert len(np.unique(after.reshape(-1, 3), axis=0)) > 20, "more than an empty sheet"
