"""Advice: for every kind of decision, from what the seat may know, with reasons that have words."""

import re

import numpy as np
import pytest

from citywright.bots import Budget, seen_from, view_of
from citywright.errors import Impossible
from citywright.game import Game
from citywright.games import GAMES
from citywright.games.streets.layout import Step
from citywright.games.townies.layout import Bonus
from citywright.games.townies.packing import star_of
from citywright.games.townies.rules import object_points
from citywright.random_numbers import from_seed
from citywright.review import Reason, advise
from citywright.review.decisions import choices
from citywright.review.judges import judge_of
from citywright.review.reasoning import take_only
from citywright.review.reasons import LATER, ONLY, reason_of, reason_text
from citywright.review.streets import ALL, PART, PARTS, Part
from citywright.review.townies import CIRCLES_FILLED, POINTS
from citywright.search import thinker
from citywright.search.streets.evaluation import Feature
from citywright.words import LANGUAGES, words
from tests.languages import FOREIGN
from tests.review.games import played
from tests.townies.random_play import legal_ints
from tests.townies.town import town

pytestmark = pytest.mark.compiled

FEW = Budget(simulations=40)
DECISIONS = {Step.ABANDON, Step.BUILD, Step.CLOSE, Step.TOKENS, Step.SHOW, Step.PEOPLE}
VALUES = {"now": 5, "heads": 2, "seat": 1, "goal": "goal-hub"}


def before(game: Game, choice) -> Game:
    """A game before one of its choices."""
    return Game(game.rules, game.options, names=game.names, seed=1, state=choice.before, carry_on=False)


def decisions_by_step(name: str) -> dict[Step, Game]:
    """A position for each step of Streets that occurs in a game."""
    game = played(name)
    return {Step(choice.before.step): before(game, choice) for choice in choices(game)}


def test_every_kind_of_decision_of_streets_gets_advice():
    found = decisions_by_step("streets/5p-2021-business-consultants") | decisions_by_step("streets/2p-ru-consultants")
    assert set(found) == DECISIONS
    for game in found.values():
        check(game)


@pytest.mark.parametrize("name", ["1p-full", "2p-funding", "3p-first"])
def test_decisions_of_townies_get_advice(name):
    game = played(f"townies/{name}")
    some = choices(game)
    halves = [choice for choice in some if choice.before.choice[choice.entry.actor]]
    for choice in [*some[:: len(some) // 3], *halves[:1]]:
        check(before(game, choice), choice.entry.actor)


def check(game: Game, seat: int | None = None) -> None:
    """Advice names legal moves, the most tried first, with margins, errors and reasons that can be told."""
    seat = game.seat if seat is None else seat
    found = advise(view_of(game, seat), seat, FEW, seed=1)
    moves = game.legal_moves(seat)
    assert 1 <= len(found) <= 3
    assert len({advice.move for advice in found}) == len(found)
    assert [advice.visits for advice in found] == sorted((advice.visits for advice in found), reverse=True)
    for advice in found:
        assert advice.move in moves
        assert advice.text == game.text_of(advice.move)
        assert advice.margin is not None
        assert advice.error is not None
        assert advice.reason.code in (*judge_of(game.rules.NAME).CODES, LATER)
        for language in LANGUAGES:
            assert reason_text(game.rules.NAME, advice.reason, game.names, words(language))


@pytest.mark.parametrize("name", ["streets/3p-2021-consultants", "streets/2p-2021", "townies/3p-full"])
def test_advice_does_not_depend_on_what_the_seat_cannot_see(name):
    """Records that the seat cannot tell apart give the same advice by the same seed."""
    game = played(name)
    some = choices(game)
    for choice in some[2 :: len(some) // 3]:
        view = seen_from(game.rules, game.options, choice.before, choice.entry.actor)
        expected = advise(view, view.seat, FEW, seed=3)
        for lot in range(2):
            other = seen_from(game.rules, game.options, view.imagine(from_seed(lot)), view.seat)
            assert advise(other, view.seat, FEW, seed=3) == expected


def test_an_only_move_needs_no_thought():
    game = played("streets/2p-2021")
    entry, before = next((entry, before) for entry, before in game.history() if entry.forced)
    (advice,) = advise(seen_from(game.rules, game.options, before, entry.actor), entry.actor)
    assert (advice.move, advice.margin, advice.reason) == (entry.move, None, Reason(ONLY))
    assert advise(view_of(game, 0), 0) == []


def test_the_best_few_are_as_many_as_wanted():
    game = played("streets/2p-2021", 30)
    game.carry_on()
    assert len(advise(view_of(game, game.seat), game.seat, FEW, best=5)) == 5
    with pytest.raises(Impossible, match="simulations is -1"):
        advise(view_of(game, game.seat), game.seat, Budget(simulations=-1))


def explained(game, s, seat, move, than):
    """The working space after a move has been explained against another one, and the reason's record."""
    judge, work = judge_of(game), thinker(game).new_workspace()
    reasoning, reason = judge.new_reasoning(), np.zeros(1, judge.REASON)[0]
    judge.explain(s, seat, than, work, reasoning, reason)
    take_only(than, reasoning)
    judge.explain(s, seat, move, work, reasoning, reason)
    return reasoning, reason


def test_the_parts_of_a_last_move_are_exact():
    """When the game ends with a move, what it pays and what the rival then has are all there is to say."""
    game = played("streets/2p-2021-business-consultants", 159)
    seat, moves = game.seat, game.legal_moves()
    margins = {}
    for move in moves:
        after = game.what_if(move, seat)
        assert after.is_over
        margins[move] = after.scores[seat] - after.scores[1 - seat]
    for move in moves[1:]:
        gains = explained("streets", game.state, seat, move, moves[0])[0].gains
        assert gains[Part.MONEY] + gains[Part.RIVAL] == margins[move] - margins[moves[0]]
        assert not any(gains[Part.PROMISE : Part.RIVAL])


def test_a_move_without_others_is_the_only_one():
    game = played("streets/2p-2021", 30)
    game.carry_on()
    move = game.legal_moves()[0]
    reason = explained("streets", game.state, game.seat, move, move)[1]
    assert reason_of(reason, judge_of("streets")) == Reason(ONLY)


def test_every_feature_of_streets_belongs_to_a_part():
    assert set(PART) == {ALL, *range(PARTS)} - {Part.MONEY, Part.RIVAL}
    assert [feature for feature, part in enumerate(PART) if part == ALL] == [Feature.ALWAYS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_sentence(game, language):
    for code in (*judge_of(game).CODES, LATER, ONLY):
        for amount in (1, 2, 5):
            values = {**VALUES, "heads": amount, "now": amount}
            text = reason_text(game, Reason(code, amount, values), ["1", "2"], words(language))
            assert not re.search(r"[{}]", text)
            assert not re.search(FOREIGN[language], text), text


def test_reasons_are_told_with_their_numbers():
    told = [
        reason_text("streets", Reason("money", 9, {"now": 12}), ["Ann", "Bob"], words("en")),
        reason_text("streets", Reason("people", 4, {"heads": 1}), ["Ann", "Bob"], words("en")),
        reason_text("streets", Reason("rival", 9, {"seat": 1}), ["Ann", "Bob"], words("en")),
        reason_text("townies", Reason("goal", 3, {"goal": "goal-hub"}), ["Ann"], words("ru")),
    ]
    assert told == [
        "pays you $12 now",
        "brings 1 more person to your buildings, worth about $4",
        "costs Bob about $9",
        "продвигает цель «Узел», это примерно 3 очка",
    ]


def test_a_shape_with_funding_is_tried_with_its_object():
    s = town({"sheet": {"e5": "blue"}, "circles": [1], "stars": 1}, {}, bonus="funding")
    funded = next(move for move in legal_ints(s, 0) if star_of(move) == Bonus.FUNDING)
    plain = next(move for move in legal_ints(s, 0) if not star_of(move))
    reasoning, _ = explained("townies", s, 0, funded, plain)
    assert reasoning.mine[CIRCLES_FILLED] == s.filled[0] + 1
    assert reasoning.mine[POINTS] > object_points(s, 0) + s.soil[0]
    assert s.choice[0] == 0, "the position itself is left alone"
