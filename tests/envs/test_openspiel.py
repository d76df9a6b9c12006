"""The games in OpenSpiel: its own test passes, chance has the right weights, and what is hidden stays so."""

import json
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import citywright
import citywright.envs.openspiel
from citywright.envs.openspiel import parameters
from citywright.errors import Impossible

pytestmark = pytest.mark.compiled

STREETS, TOWNIES = "python_citywright_streets", "python_citywright_townies"
CONFIGURATIONS = [
    STREETS,
    f"{STREETS}(players=4,modules=business+consultants,edition=ru)",
    f"{STREETS}(players=1,difficulty=hard)",
    TOWNIES,
    f"{TOWNIES}(players=3,bonus=funding,reward=margin)",
    f"{TOWNIES}(players=1)",
]


def states(game, seed, limit=10_000):
    """The states of a random game, each before its move."""
    state, rng = game.new_initial_state(), np.random.default_rng(seed)
    for _ in range(limit):
        if state.is_terminal():
            break
        yield state
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=likely)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    yield state


def last(game, seed):
    """How a random game ends."""
    *_, state = states(game, seed)
    return state


class TestStreetsByOpenSpielsApiTest(api_test.EnforceAPIOnPartialTreeBase):
    game_name, game = STREETS, pyspiel.load_game(STREETS)


class TestTowniesByOpenSpielsApiTest(api_test.EnforceAPIOnPartialTreeBase):
    game_name, game = TOWNIES, pyspiel.load_game(TOWNIES)


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_its_python_simulation_passes(name):
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_its_own_test_passes(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [STREETS, TOWNIES])
def test_states_survive_being_written(name):
    game = pyspiel.load_game(name)
    *_, state = states(game, 1, limit=60)
    back = game.deserialize_state(state.serialize())
    assert back.history() == state.history()
    assert back.position.game.state.tobytes() == state.position.game.state.tobytes()
    assert pickle.loads(pickle.dumps(game)).get_parameters() == game.get_parameters()


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_game_is_the_same_as_without_openspiel(name):
    end = last(pyspiel.load_game(name), 7)
    played = end.position.game
    alone = citywright.Game(played.rules, played.options, carry_on=False)
    for entry in played.log:
        alone.check(entry.actor, entry.move)
        alone.apply(entry.actor, entry.move, forced=entry.forced)
    assert alone.is_over
    assert alone.state.tobytes() == played.state.tobytes()
    assert played.options.players == end.num_players() == len(end.returns())


def test_a_clone_goes_its_own_way():
    *_, state = states(pyspiel.load_game(STREETS), 1, limit=40)
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_dice_are_fair_and_backs_come_by_their_number():
    for state in states(pyspiel.load_game(TOWNIES), 1, limit=20):
        if state.is_chance_node() and state.position.game.state.rounds:
            assert [likely for _, likely in state.chance_outcomes()] == pytest.approx([1 / 36] * 36)
    for state in states(pyspiel.load_game(STREETS), 1):
        s = state.position.game.state
        if state.is_chance_node() and state.action_to_string(state.legal_actions()[0]).startswith("top"):
            assert dict(state.chance_outcomes()) == pytest.approx(
                {back: n / sum(s.stack) for back, n in enumerate(s.stack) if n}
            )


@pytest.mark.parametrize("name", [STREETS, f"{STREETS}(players=3,modules=consultants)"])
def test_a_drawn_tile_is_known_to_its_drawer_alone(name):
    compared = 0
    for state in states(pyspiel.load_game(name), 2):
        if not state.is_chance_node() or not state.action_to_string(state.legal_actions()[0]).startswith("draw"):
            continue
        outcomes = state.legal_actions()
        if len(outcomes) < 2:
            continue
        one, other = state.child(outcomes[0]), state.child(outcomes[-1])
        alike = [seat for seat in range(state.num_players()) if looks(one, seat) == looks(other, seat)]
        assert len(alike) == state.num_players() - 1
        compared += 1
    assert compared > 10


def looks(state, seat):
    """All that a seat can ask for, but for who is to move: whether one has no choice may depend on the hand."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )


def observation_type(recall, public, private):
    """What OpenSpiel can ask for."""
    return pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)


@pytest.mark.parametrize("recall", [False, True])
def test_what_is_public_tells_of_no_hand(recall):
    kind = observation_type(recall, True, pyspiel.PrivateInfoType.NONE)
    *_, state = states(pyspiel.load_game(STREETS), 1, limit=12)
    public = make_observation(state.get_game(), kind)
    assert public.tensor is None
    one, other = (public.string_from(state.child(outcome), 0) for outcome in state.legal_actions()[:2])
    assert one == other
    assert state.action_to_string(state.legal_actions()[0]).startswith("draw")


def test_what_is_private_is_a_hand_or_a_sealed_choice():
    kind = observation_type(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    *_, state = states(pyspiel.load_game(STREETS), 1, limit=30)
    own = json.loads(make_observation(state.get_game(), kind).string_from(state, 1))
    assert own == {"hand": state.position.game.view(1)["seats"][1]["hand"]}
    everybodys = observation_type(False, True, pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(state.get_game(), everybodys) is None, "there is no such view"


def test_a_sealed_choice_is_told_when_all_have_chosen():
    compared = 0
    for state in states(pyspiel.load_game(f"{TOWNIES}(players=3)"), 3, limit=60):
        actions = state.legal_actions()
        if state.current_player() != 0 or len(actions) < 2:
            continue
        one, other = state.child(actions[0]), state.child(actions[-1])
        if one.current_player() != 1 or other.current_player() != 1:
            continue
        for seat in (1, 2):
            assert looks(one, seat) == looks(other, seat)
        assert one.information_state_string(0) != other.information_state_string(0)
        for child in (one, other):
            while not child.is_chance_node() and not child.is_terminal():
                child.apply_action(child.legal_actions()[0])
        assert one.information_state_string(1) != other.information_state_string(1)
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("name", [f"{STREETS}(players=3)", f"{TOWNIES}(players=3)"])
def test_a_state_that_a_seat_may_believe_in_looks_the_same(name):
    differ = 0
    for number, state in enumerate(states(pyspiel.load_game(name), 4, limit=80)):
        game = state.position.game
        for seat in range(3):
            seen, before = looks(state, seat), game.state.copy()
            game.rules.determinize(game.state, seat, citywright.game.from_seed(number))
            differ += game.state.tobytes() != before.tobytes()
            assert looks(state, seat) == seen
            game.state = before
    assert differ


@pytest.mark.parametrize("name", [STREETS, TOWNIES])
def test_what_two_players_get_adds_up_to_nothing(name):
    game = pyspiel.load_game(name)
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    end = last(game, 5)
    assert sum(end.returns()) == 0
    assert [seat for seat in (0, 1) if end.returns()[seat] > 0] == end.position.game.winners


@pytest.mark.parametrize("name", [STREETS, TOWNIES])
def test_its_mcts_plays(name):
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    player = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    for state in states(game, 6, limit=25):
        if not state.is_chance_node():
            assert player.step(state) in state.legal_actions()
            break


def test_its_learners_get_our_observation():
    env = rl_environment.Environment(pyspiel.load_game(f"{TOWNIES}(players=2)"))
    seen = env.reset()
    assert seen.observations["info_state"][0] == pytest.approx(env.get_state.observation_tensor(0))
    assert len(seen.observations["info_state"][0]) == citywright.envs.spaces("townies").size


def test_an_edition_named_like_a_number_is_read_in_quotes():
    for game in (pyspiel.load_game(f"{STREETS}(edition='2021')"), pyspiel.load_game(STREETS, {"edition": "2021"})):
        assert game.first.game.options.edition == "2021"
        assert pyspiel.load_game(str(game)).first.game.options.edition == "2021"
        assert pickle.loads(pickle.dumps(game)).get_parameters() == game.get_parameters()


def test_parameters_are_those_of_the_games():
    assert parameters.defaults("streets") == {
        "players": 2,
        "edition": "",
        "modules": "",
        "difficulty": "normal",
        "consultants": "",
        "first": 0,
        "tiles": "",
        "reward": "win",
    }
    none = dict.fromkeys(("individual", "additional", "bonus", "starts", "map", "shapes", "cards"), "")
    assert parameters.defaults("townies") == {"players": 2, "mode": "full", "reward": "win", **none}


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        (
            f"{STREETS}(players=3,modules=business+consultants,first=2)",
            {"modules": ("business", "consultants"), "first": 2},
        ),
        (f"{STREETS}(modules=consultants,consultants=hacker+random)", {"consultants": ("hacker", "random")}),
        (f"{TOWNIES}(individual=no,additional=hub,starts=red+blue)", {"individual": False, "starts": ("red", "blue")}),
    ],
)
def test_parameters_are_the_options_of_a_game(name, wanted):
    options = pyspiel.load_game(name).first.game.options
    assert {each: getattr(options, each) for each in wanted} == wanted


def test_what_cannot_be_is_refused():
    with pytest.raises(Impossible, match="no mode"):
        pyspiel.load_game(f"{TOWNIES}(mode=lost)")
    with pytest.raises(Impossible, match="no reward"):
        pyspiel.load_game(f"{TOWNIES}(reward=love)")
