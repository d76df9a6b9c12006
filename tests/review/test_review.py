"""A review adds up, finds what was lost, and finds no fault that noise could explain."""

import json
import math

import numpy as np
import pytest

from citywright.errors import Impossible
from citywright.game import Game
from citywright.review import Judged, Verdict, review
from citywright.review.analysis import Review, final_margins
from citywright.review.data import data_of
from citywright.review.decisions import SURE, choices, judge
from citywright.review.looking import Finding, look
from tests.review.games import played

pytestmark = pytest.mark.compiled

FEW = 60
NAMES = ["streets/2p-2021", "streets/3p-2021-business", "streets/1p-2021-hard", "townies/1p-full", "townies/3p-first"]


@pytest.fixture(scope="module", params=NAMES)
def reviewed(request) -> Review:
    return review(played(request.param), FEW)


def test_every_change_of_a_margin_is_choice_or_luck(reviewed):
    """Own choices, others' choices and luck are the change from each step to the next."""
    following = [*(step.margins for step in reviewed.steps[1:]), reviewed.end]
    for step, after in zip(reviewed.steps, following, strict=True):
        parts = np.sum([step.own, step.others, step.luck], axis=0)
        assert np.subtract(after, step.margins) == pytest.approx(parts, abs=1e-9)
        assert max(step.own) <= 0


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
    for step in found.steps:
        assert step.margins[0] == pytest.approx(-step.margins[1])


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
    judged = Judged(1, 1, 0, finding(1, 0.0, error), finding(2, loss, error), None, 0)
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


def test_an_unfinished_game_ends_with_what_is_expected_now():
    found = review(played("streets/2p-2021", 40), FEW)
    assert not found.game.is_over
    assert found.end != final_margins(found.game)
    assert sum(found.end) == pytest.approx(0)


def test_a_sealed_round_is_one_step():
    """What seats choose in the same round belongs together: nothing new became known between."""
    game = played("townies/3p-first", 30)
    for one in choices(game):
        for other in choices(game):
            assert (one.step == other.step) == (one.entry.before.rounds == other.entry.before.rounds)


def test_too_few_simulations_are_refused():
    with pytest.raises(Impossible, match="at least 60"):
        review(played("townies/2p-first", 20), 10)
