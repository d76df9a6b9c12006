"""A review adds up, finds what was lost, and finds no fault that noise could explain."""

import json
import math
import threading

import numpy as np
import pytest

from citywright.bots import view_of
from citywright.errors import Impossible
from citywright.game import Game, from_position, new_game
from citywright.review import Judged, Verdict, review
from citywright.review.analysis import Review, final_margins
from citywright.review.data import data_of
from citywright.review.decisions import choices, judge
from citywright.review.findings import Finding, look
from citywright.review.judges import judge_of
from citywright.review.judging import SURE
from citywright.review.plot import places
from citywright.review.stretches import Course, Outlook
from tests.review.games import played

pytestmark = pytest.mark.compiled

FEW = 60
NAMES = ["streets/2p-2021", "streets/3p-2021-business", "streets/1p-2021-hard", "townies/1p-full", "townies/3p-first"]


@pytest.fixture(scope="module", params=NAMES)
def reviewed(request) -> Review:
    return review(played(request.param), FEW)


def test_every_change_of_a_margin_is_choice_or_luck(reviewed):
    """Own choices, others' choices and luck are the change from each stretch to the next."""
    following = [*(stretch.margins for stretch in reviewed.stretches[1:]), reviewed.end]
    for stretch, after in zip(reviewed.stretches, following, strict=True):
        parts = np.sum([stretch.own, stretch.others, stretch.luck], axis=0)
        assert np.subtract(after, stretch.margins) == pytest.approx(parts, abs=1e-9)
        assert max(stretch.own) <= 0


def test_all_adds_up_to_the_final_margin(reviewed):
    """Less the margin expected at first."""
    assert reviewed.end == final_margins(reviewed.game)
    for share in reviewed.shares():
        assert share.end - share.start == pytest.approx(-share.lost + share.others + share.luck, abs=1e-9)
        own = [each for each in reviewed.decisions if each.seat == share.seat]
        assert share.lost == pytest.approx(sum(each.loss for each in own))
        assert share.decisions == len(own)


def test_every_real_decision_is_judged(reviewed):
    """And nothing that was forced, nor chance."""
    log = reviewed.game.log
    assert [each.number for each in reviewed.decisions] == [choice.number for choice in choices(reviewed.game)]
    for each in reviewed.decisions:
        entry = log[each.number - 1]
        assert (entry.actor, entry.move, entry.forced) == (each.seat, each.chosen.move, False)
        assert each.loss >= 0
        assert (each.reason is None) == (each.best.move == each.chosen.move)


def test_two_players_mirror_each_other():
    found = review(played("streets/2p-2021", 60), FEW)
    for stretch in found.stretches:
        assert stretch.margins[0] == pytest.approx(-stretch.margins[1])


def test_the_data_are_json(reviewed):
    data = json.loads(json.dumps(data_of(reviewed), allow_nan=False))
    assert len(data["decisions"]) == len(reviewed.decisions)
    for share in data["seats"]:
        assert share["end"] - share["start"] == pytest.approx(
            -share["lost"] + share["others"] + share["luck"], abs=0.05
        )


def test_the_same_simulations_give_the_same_review():
    one, other = (data_of(review(played("townies/2p-first", 20), FEW, cores=cores)) for cores in (1, 2))
    assert one == other


def outcomes(game: Game, seat: int) -> dict[int, float]:
    """The final margin that each move leads to by itself."""
    found = {}
    for move in game.legal_moves():
        after = game.what_if(move, seat)
        assert after.is_over
        found[move] = final_margins(after)[seat]
    return found


def test_a_planted_blunder_is_found():
    """With the last build of a game made worst instead of best, exactly what it cost is named, without error."""
    name, number = "streets/2p-2021-business-consultants", 160
    game = played(name, number - 1)
    seat, results = game.seat, outcomes(game, game.seat)
    best, worst = max(results, key=lambda move: results[move]), min(results, key=lambda move: results[move])
    cost = results[best] - results[worst]
    assert cost > 7
    game.play(worst)
    assert game.is_over
    blunder = review(game, FEW).decisions[-1]
    assert (blunder.number, blunder.seat, blunder.verdict, blunder.best.move) == (number, seat, Verdict.BLUNDER, best)
    assert (blunder.loss, blunder.error) == (cost, 0)
    again = played(name, number - 1)
    again.play(best)
    assert judge(again, choices(again)[-1], FEW).verdict == Verdict.BEST


def finding(move: int, margin: float, error: float) -> Finding:
    return Finding(move, 100, (margin, -margin), (error, error))


def decided(seat: int, chosen: Finding, best: Finding, stretch: int = 0, left: float = 0.0) -> Judged:
    """A decision so judged."""
    return Judged(stretch + 1, stretch + 1, seat, chosen, best, None, stretch, left)


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (9.0, 1.0, Verdict.BLUNDER),
        (9.0, 4.0, Verdict.FINE),
        (4.0, 0.5, Verdict.MISTAKE),
        (1.5, 0.2, Verdict.INACCURACY),
        (1.5, 0.8, Verdict.FINE),
        (0.5, 0.0, Verdict.FINE),
    ],
)
def test_verdicts_need_points_and_certainty(loss, error, verdict):
    judged = decided(0, finding(1, 0.0, error), finding(2, loss, error))
    assert judged.error == pytest.approx(math.hypot(error, error))
    assert judged.verdict == verdict
    assert judged.is_sure == (loss > SURE * judged.error)


def test_the_move_made_is_looked_into_however_bad_it_is():
    game = played("streets/2p-2021", 100)
    game.carry_on()
    moves = game.legal_moves()
    found = look("streets", game.state, game.seat, 2, 200, 1, moves[-2:], 60)
    visits = {each.move: each.visits for each in found}
    assert min(visits[move] for move in moves[-2:]) >= 60
    assert sum(visits.values()) == 200
    assert all(math.isclose(sum(each.margins), 0, abs_tol=1e-6) for each in found)


def test_as_many_moves_are_looked_into_as_are_wanted():
    game = new_game("townies", players=1, mode="first", seed=1)
    view, moves = view_of(game, 0), game.legal_moves()
    found = look("townies", view.state, 0, 1, 3 * len(moves), 1, moves, 2)
    assert len(moves) > 100
    assert {each.move for each in found} == {*moves}
    assert min(each.visits for each in found) >= 2


def test_an_unfinished_game_ends_with_what_is_expected_now():
    found = review(played("streets/2p-2021", 40), FEW)
    assert not found.game.is_over
    assert found.end != final_margins(found.game)
    assert sum(found.end) == pytest.approx(0)
    *_, last, now = places(found)
    assert last < now < found.turn + 1, "nothing is drawn that has not been played"


def test_luck_is_what_the_margin_gained_after_the_choice():
    """A choice costs 2 of 4; the draw after it makes 7 of the 2 left; what was hidden then costs 1."""
    judged = [
        decided(0, chosen=finding(1, 2.0, 0.1), best=finding(2, 4.0, 0.1), stretch=0),
        decided(0, chosen=finding(1, 7.0, 0.1), best=finding(1, 7.0, 0.1), stretch=1),
    ]
    course = Course(judged, Outlook((6.0, -6.0), None, 0.0))
    assert [stretch.own for stretch in course.stretches] == [(-2, 0), (0, 0)]
    assert [stretch.others for stretch in course.stretches] == [(0, 2), (0, 0)]
    assert [stretch.luck for stretch in course.stretches] == [(5, -5), (-1, 1)]
    assert course.end == (6, -6)


TWO_OBJECTS_TO_COME = {  # no shape: five green neighbours wait for a bike rental on e5, a block for any other object
    "game": "townies",
    "mode": "first",
    "seats": [
        {
            "sheet": dict.fromkeys(("e4", "e6", "d4", "d5", "f4"), "green")
            | {"a1": "red", "a8": "yellow", "i1": "brown", "i7": "blue"},
            "circles": [3] * 7,
            "circled": list(range(1, 10)),
        }
    ],
    "dice": {"object": "windmill", "shape": "bar"},
}


@pytest.mark.parametrize(("roll", "luck", "end"), [("bike-rental", 2.5, 28), ("bank", -0.5, 25)])
@pytest.mark.parametrize(("first", "cost"), [("windmill a7", 0), ("game-court a2", 1)])
def test_the_luck_of_a_roll_is_its_points_over_those_of_all_rolls(first, cost, roll, luck, end):
    """One roll of six pays 5 points, all others 2: so 2.5 are expected. The game court costs a point, which is no luck:
    it scores 1 where the windmill scores 2."""
    game = from_position(TWO_OBJECTS_TO_COME, seed=1)
    game.apply(0, game.move_of(first), forced=False)
    game.apply(game.rules.CHANCE, game.move_of(f"roll {roll} bar"), forced=False)
    game.play("bike-rental e5" if roll == "bike-rental" else "bank h6")
    found = review(game, 300)
    choice, last = found.stretches
    assert found.end == (end - cost,)
    assert choice.luck[0] == pytest.approx(luck, abs=0.4)
    assert choice.own[0] == pytest.approx(-cost, abs=0.4)
    assert (last.own, last.luck) == ((0,), (0,)), "the last object is certain"


@pytest.mark.parametrize("until", [0, 8])
def test_what_searches_hope_too_much_is_no_luck_in_a_game_that_goes_on(until):
    """Two players who stand even, each hoping for half a dollar for each of their builds to come: that hope passes from
    one to the other with the decision, and is taken out wherever the review ends."""
    hopes = [
        (stretch % 2, left, (0.5 * left, -0.5 * left)[:: 1 - 2 * (stretch % 2)])
        for stretch, left in enumerate(range(20, until - 1, -1))
    ]
    judged = []
    for stretch, (seat, left, margins) in enumerate(hopes[:-1]):
        hope = Finding(1, 100, margins, (0.1, 0.1))
        judged.append(decided(seat, hope, hope, stretch, left))
    seat, left, margins = hopes[-1]
    course = Course(judged, Outlook(margins, seat, left))
    assert np.array([stretch.margins for stretch in course.stretches]) == pytest.approx(0, abs=1e-9)
    assert np.array([stretch.luck for stretch in course.stretches]) == pytest.approx(0, abs=1e-9)
    assert course.end == pytest.approx((0, 0), abs=1e-9)


@pytest.mark.parametrize("name", ["streets/2p-2021", "streets/3p-2021-business", "townies/3p-first"])
def test_what_is_left_of_a_game_shrinks_until_its_end(name):
    """And does not depend on where a review ends."""
    game = played(name)
    left = [judge_of(game.rules.NAME).left(choice.before) for choice in choices(game)]
    assert left == sorted(left, reverse=True)
    assert left[0] > 4 * left[-1] > 0
    assert judge_of(game.rules.NAME).left(game.state) == 0


def test_a_sealed_round_is_one_step():
    """What seats choose in the same round belongs together: nothing new became known between."""
    game = played("townies/3p-first", 30)
    for one in choices(game):
        for other in choices(game):
            assert (one.stretch == other.stretch) == (one.before.rounds == other.before.rounds)


def test_decisions_are_counted_one_by_one():
    """As they are looked into on all cores, in the thread of who asked."""
    seen, threads = [], set()

    def watch(*done: int) -> None:
        seen.append(done)
        threads.add(threading.current_thread())

    found = review(played("townies/2p-first", 20), FEW, cores=4, watch=watch)
    assert seen == [(done, len(found.decisions)) for done in range(len(found.decisions) + 1)]
    assert threads == {threading.current_thread()}


def test_too_few_simulations_are_refused():
    with pytest.raises(Impossible, match="at least 60"):
        review(played("townies/2p-first", 20), 10)
