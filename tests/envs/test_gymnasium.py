"""The Gymnasium environments: the checker passes, bots sit at the table, illegal actions are dealt with."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import citywright
from citywright.bots import bot
from citywright.envs.gymnasium import Env
from citywright.errors import Impossible, NotLegal
from citywright.games import GAMES

pytestmark = pytest.mark.compiled

CONFIGURATIONS = [
    ("citywright/Streets-v0", {}),
    ("citywright/Streets-v0", {"opponents": ("greedy", "random", "casual"), "modules": ("business", "consultants")}),
    ("citywright/Streets-v0", {"opponents": ()}),
    ("citywright/Townies-v0", {"opponents": ("greedy", "random"), "bonus": "funding"}),
    ("citywright/Townies-v0", {"opponents": (), "reward": "margin"}),
]


def play(env, seed):
    """A whole game by random legal actions; all rewards."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards, done = [], False
    while not done:
        assert info["action_mask"].any()
        _, reward, done, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not truncated
        rewards.append(reward)
    return rewards


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
def test_the_checker_passes(name, options):
    check_env(gymnasium.make(name, **options).unwrapped)


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
def test_a_game_is_the_same_as_without_the_environment(name, options):
    env = gymnasium.make(name, **options).unwrapped
    rewards = play(env, 7)
    alone = citywright.Game(env.game.rules, env.game.options, seed=7)
    for entry in env.game.log:
        if not entry.forced and entry.actor != alone.rules.CHANCE:
            alone.play(entry.move, entry.actor)
    assert alone.is_over
    assert alone.state.tobytes() == env.game.state.tobytes()
    assert not any(rewards[:-1])


def test_bots_play_the_other_seats_and_only_those():
    asked = []

    class Asked:
        """Plays at random and remembers where it sat."""

        def __init__(self, name):
            self.name, self.bot = name, bot("random")

        def choose(self, view, seat, budget, seed):
            asked.append((self.name, seat))
            return self.bot.choose(view, seat, budget, seed)

    play(Env("streets", (Asked("left"), Asked("right")), seat=1), 1)
    assert set(asked) == {("left", 2), ("right", 0)}


def test_a_seat_is_chosen_or_drawn_by_lot():
    env = Env("streets", ("random", "random"))
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    assert Env("streets", ("random", "random"), seat=2).reset(seed=1)[1]["seat"] == 2


def test_the_mask_says_what_is_legal():
    env = Env("streets", seat=0)
    _, info = env.reset(seed=3)
    assert env.action_masks().tolist() == info["action_mask"].tolist()
    assert info["action_mask"].sum() == len(env.game.legal_moves(0))


def test_an_illegal_action_loses_and_says_why():
    env = Env("streets")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(0)
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"].startswith("action 0 is not legal here; legal are")
    with pytest.raises(NotLegal, match="reset"):
        env.step(0)


@pytest.mark.parametrize("game", GAMES)
def test_with_margins_an_illegal_action_pays_less_than_any_game(game):
    env = Env(game, reward="margin")
    env.reset(seed=1)
    _, reward, terminated, _, _ = env.step(env.action_space.n - 1)
    assert (reward, terminated) == (-20.0, True)
    assert min(play(Env(game, ("greedy",) * 4, reward="margin", seat=0), seed)[-1] for seed in range(3)) > -20.0


def test_an_illegal_action_is_an_error_if_one_likes():
    env = Env("townies", illegal="error")
    _, info = env.reset(seed=1)
    for action in (-1, len(info["action_mask"]), int(np.argmin(info["action_mask"]))):
        with pytest.raises(NotLegal, match=f"action {action} is not legal here"):
            env.step(action)
    env.step(int(np.argmax(info["action_mask"])))


def test_what_cannot_be_is_refused_at_once():
    with pytest.raises(Impossible, match="no seat 2; they go from 0 to 1"):
        Env("streets", seat=2)
    with pytest.raises(Impossible, match="the players are you and the opponents"):
        Env("streets", players=3)
    with pytest.raises(Impossible, match="is not a bot"):
        Env("streets", [lambda seen, mask: 0])
    with pytest.raises(Impossible, match="no bot 'friend'"):
        Env("streets", ("friend",))
    with pytest.raises(Impossible, match="no way 'ignore'"):
        Env("streets", illegal="ignore")


def test_one_opponent_needs_no_list():
    assert len(Env("streets", "random")._bots) == 1


def test_a_picture_shows_what_you_see():
    env = gymnasium.make("citywright/Streets-v0", render_mode="rgb_array", seat=0)
    env.reset(seed=1)
    assert env.render().shape == (720, 960, 3)
