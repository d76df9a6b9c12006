"""Whole games in compiled code, the fast policies, and the contract that every game fulfils."""

import numpy as np
import pytest

from citywright.errors import NotReadable
from citywright.events import SILENT
from citywright.games.townies import RULES, rules
from citywright.games.townies.inspection import prospect
from citywright.games.townies.layout import CHANCE, STATE, Step
from citywright.games.townies.masks import only
from citywright.games.townies.playout import first_due
from citywright.games.townies.policy import GLANCE, crowd, outlook
from citywright.games.townies.round import draw
from citywright.games.townies.setup import Options, new_state
from citywright.games.townies.sheet import coloured
from citywright.playouts import LONGEST_LOG, Policy
from citywright.random_numbers import from_seed
from tests.interpreter import both_ways, python
from tests.townies.random_play import CONFIGURATIONS, legal_ints, name
from tests.townies.town import legal, number, play, sheet, town

PLAYOUTS = """
from citywright.games.townies import RULES
from citywright.games.townies.masks import only
from citywright.games.townies.setup import Options, new_state
from citywright.playouts import Policy
for players in (1, 4):
    for policies in ([], [Policy.GREEDY]):
        points, counts, logs = RULES.games(new_state(Options(players)), 2, 7, policies=policies, keep_logs=True)
        print(points.tolist(), counts.tolist(), logs.sum())
"""


@pytest.mark.compiled
def test_compiled_and_interpreted_games_have_the_same_digests():
    compiled, interpreted = both_ways("tests.townies.digests")
    assert len(compiled) == len(CONFIGURATIONS)
    assert compiled == interpreted


@pytest.mark.compiled
def test_compiled_and_interpreted_playouts_are_the_same():
    compiled, interpreted = (python(PLAYOUTS, CITYWRIGHT_JIT=jit) for jit in "10")
    assert compiled == interpreted


def test_greedy_plays_in_a_playout():
    greedy, _, _ = RULES.games(new_state(Options(1)), 1, 5, policies=[Policy.GREEDY])
    random, _, _ = RULES.games(new_state(Options(1)), 1, 5)
    assert greedy[0, 0] > random[0, 0]


def test_nothing_is_compiled_by_an_import():
    code = """
import gc, citywright.games.townies
from citywright._jit import ENABLED
dispatchers = [thing for thing in gc.get_objects() if type(thing).__name__ == "Rule"]
print(ENABLED, len(dispatchers) > 100, any(thing.signatures for thing in dispatchers))
"""
    assert python(code, CITYWRIGHT_JIT="1") == "True True False"


# Playouts


def test_a_playout_is_a_whole_legal_game():
    start = new_state(Options(3))
    points, counts, logs = RULES.games(start, 2, 5, keep_logs=True)
    for game in range(2):
        s = new_state(Options(3))
        log = [int(move) for move in logs[game] if move]
        for move in log:
            actor = first_due(s)
            assert move in legal_ints(s, actor)
            rules.play(s, actor, move, SILENT)
        assert s.step == Step.OVER
        assert RULES.scores(s) == list(points[game, :3])
        assert (counts[game, 0] + counts[game, 1], counts[game, 3]) == (len(log), s.rounds)


def test_games_are_numbered_so_that_they_can_be_split():
    start = new_state(Options(2))
    all_points, _, _ = RULES.games(start, 3, 9)
    last, _, _ = RULES.games(start, 1, 9, first=2)
    assert list(all_points[2]) == list(last[0])


@pytest.mark.compiled
def test_no_game_is_longer_than_its_log():
    for options in (Options(1), Options(5), Options(5, "first")):
        _, counts, _ = RULES.games(new_state(options), 2000, 3)
        assert (counts[:, 0] + counts[:, 1]).max() < 400 < LONGEST_LOG


def test_every_field_of_the_record_is_aligned():
    for field, (dtype, offset, *_) in STATE.fields.items():
        assert offset % dtype.base.itemsize == 0, field
    assert STATE.itemsize % 8 == 0


# Policies


@pytest.mark.compiled
def test_greedy_beats_random():
    points, _, _ = RULES.games(new_state(Options(2)), 100, 1, policies=[Policy.GREEDY, Policy.RANDOM])
    assert (points[:, 0] > points[:, 1]).mean() > 0.95
    assert points[:, 0].mean() > 1.5 * points[:, 1].mean()


@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("bonus", ["funding", "palette", "stable-soil"])
def test_a_policy_makes_legal_moves(policy, bonus):
    s = town({"sheet": {"e5": "blue"}, "circles": [1], "stars": int(bonus != "stable-soil")}, {}, bonus=bonus)
    rng = from_seed(3)
    for _ in range(3):
        while rules.pending(s) and rules.pending(s) != 1 << CHANCE:
            actor = first_due(s)
            move = RULES.choose_move(s, actor, policy, rng)
            assert move in legal_ints(s, actor)
            rules.play(s, actor, move, SILENT)
        play(s, "roll bank propeller")


def test_greedy_takes_the_best_object():
    blocks = sheet("b\n    b\n.\n    b", at="e4")
    s = town({"start": "blue", "sheet": blocks, "circles": []})
    move = RULES.choose_move(s, 0, Policy.GREEDY, from_seed(1))
    assert Options().box.texts[move] == "bank e5"


def test_the_hasty_notice_a_few_moves_and_take_the_best_of_them():
    s = town({"start": "blue", "sheet": sheet("b\n    b\n.\n    b", at="e4"), "circles": []})
    worth = {move: outlook_after(s, move) for move in legal_ints(s, 0)}
    assert len(worth) > 2 * GLANCE
    taken = [RULES.choose_move(s, 0, Policy.HASTY, from_seed(seed)) for seed in range(12)]
    better_than = [sum(other <= worth[move] for other in worth.values()) for move in taken]
    assert min(better_than) >= GLANCE, "a move noticed is passed over for a better one only"
    assert len(set(taken)) > 1


def outlook_after(s, move):
    """A seat's outlook once it has drawn a move."""
    after = np.array([s], STATE)[0]
    draw(after, 0, move, SILENT)
    return outlook(after, 0)


@pytest.mark.parametrize("n", range(7))
def test_a_crowd_is_counted_up_to_four(n):
    a, b, c, d, e, f = "b" * n + "." * (6 - n)
    s = town({"sheet": sheet(f"    {a}\n{b}       {c}\n    .\n{d}       {e}\n    {f}", at="e4")})
    assert crowd(s, *coloured(s, 0, 4), *only(number("e5"))) == min(n, 4)


def test_the_outlook_is_better_with_points_stars_and_goals():
    base = town({"circles": [3]}, bonus="funding")
    assert outlook(town({"circles": [5]}, bonus="funding"), 0) > outlook(base, 0)
    assert outlook(town({"circles": [3], "stars": 1}, bonus="funding"), 0) > outlook(base, 0)
    block = {"e5": {"object": "bank", "colour": "red"}}
    plain, with_goal = (town({"sheet": block, "circles": [3]}, additional=goal) for goal in ("suburbs", "downtown"))
    assert outlook(with_goal, 0) > outlook(plain, 0)


# The contract


@pytest.mark.parametrize(
    "options", [*CONFIGURATIONS, Options(2, "first", True, "hub", "none", ("red", "random"))], ids=name
)
def test_options_survive_a_game_file(options):
    lines = options.header()
    again = Options.from_header(lines)
    assert again.header() == lines
    assert again == again.settled == options.settled
    assert new_state(again).tobytes() == new_state(options).tobytes()


def test_options_that_cannot_be_read():
    with pytest.raises(NotReadable, match="players: '' should be a whole number"):
        Options.from_header({})
    with pytest.raises(NotReadable, match="individual: 'maybe' should be yes or no"):
        Options.from_header({"players": "2", "individual": "maybe"})
    with pytest.raises(NotReadable, match="this game was played with the box 123"):
        Options.from_header({"players": "2", "box": "123"})
    assert Options.from_header({"players": "3"}) == Options(3)


def test_names_of_seats():
    assert RULES.seat_names(Options(1)) == ["Player"]
    assert RULES.seat_names(Options(3)) == ["Player 1", "Player 2", "Player 3"]


def test_the_contract_shows_what_is_seen():
    s = town({}, {})
    assert RULES.view(s, 0, Options().box)["seats"][1]["start"] == "yellow"
    row = np.array([5, 1, 0, 0, 0, 0, 0, 0])
    assert RULES.event_seen(row, 0, Options().box) == {"event": "finished", "rule": "3", "seat": 1}
    assert rules.pending(s) == 0b11
    assert legal(s, 1)


def test_a_game_that_is_not_dealt_yet_can_be_seen():
    seen = RULES.view(new_state(Options(2)), 0, Options().box)
    assert seen["seats"][0]["start"] is None
    assert seen["dice"] is None


def would_bring(s, line):
    """The points and the events that a choice of the first seat would bring."""
    found = prospect(s, 0, number_of(line), Options().box)
    return found["points"], [event["event"] for event in found["events"]]


def number_of(line):
    return RULES.move_of(line, Options().box)


def test_a_prospect_tells_what_a_choice_would_score():
    s = town({"sheet": {"e5": "blue"}}, {})
    before = s.tobytes()
    assert would_bring(s, "bank e6") == (2, ["object", "neighbours", "condition", "scored"])
    assert s.tobytes() == before


def test_a_prospect_counts_stable_soil():
    s = town({"sheet": {"b1": "blue"}}, {}, bonus="stable-soil")
    assert would_bring(s, "bank b2")[0] == 2 + 2


def test_a_prospect_of_fundings_object_counts_the_shape():
    s = town({"sheet": {"e5": "blue"}, "circles": [1], "stars": 1, "start": "blue"}, {}, bonus="funding")
    shape = "shape bee c7 d6 d7 e7 blue with funding"
    assert would_bring(s, shape) == (0, ["crossed-out", "shape"])
    rules.play(s, 0, number_of(shape), SILENT)
    assert would_bring(s, "bank e6")[0] == 4
