"""Townies 3: until all have chosen, others see only who has finished. Nothing that is shown gives more away."""

import json

import numpy as np
import pytest

from citywright.games.townies import RULES, rules
from citywright.games.townies.choices import draw_choice, has_finished
from citywright.games.townies.determinize import determinize, mask
from citywright.games.townies.layout import NOBODY, Step
from citywright.games.townies.packing import star_of
from citywright.games.townies.rules import is_sealed
from citywright.games.townies.setup import Options, new_state
from citywright.random_numbers import from_seed
from tests.interpreter import mostly_compiled
from tests.townies.random_play import CONFIGURATIONS, due, legal_ints, name, rows_of, walk
from tests.townies.town import BOX, copy_of, event_seen, legal, number, play, town, view

STARRED = {"sheet": {"e5": "blue"}, "circles": [1], "stars": 1}


def believed(s, seat, seed):
    """A copy of the game in which all that a seat cannot see is drawn anew."""
    other = copy_of(s)
    determinize(other, seat, from_seed(seed))
    return other


def seen(s, seat):
    """Everything a seat may look at, as bytes."""
    return json.dumps([view(s, seat, BOX), legal_ints(s, seat) if seat >= 0 else [], rules.pending(s)]).encode()


def test_others_see_only_who_has_finished():
    s = town({}, {}, {})
    before = view(s, 1, BOX)
    play(s, "shape bee c4 d3 d4 e4 red", seat=0)
    after = view(s, 1, BOX)
    assert [seat["finished"] for seat in after["seats"]] == [True, False, False]
    after["seats"][0]["finished"] = False
    assert after == before


def test_a_seat_sees_its_own_choice():
    s = town({}, {})
    play(s, "shape bee c4 d3 d4 e4 red", seat=0)
    assert view(s, 0, BOX)["seats"][0]["choice"] == ["shape bee c4 d3 d4 e4 red"]
    assert "choice" not in view(s, 1, BOX)["seats"][0]
    assert "choice" not in view(s, NOBODY, BOX)["seats"][0]


def test_half_a_choice_is_seen_by_nobody_else():
    s = town(STARRED, {}, bonus="funding")
    before = seen(s, 1), seen(s, NOBODY)
    assert play(s, "shape bee c7 d6 d7 e7 red with funding", seat=0) == []
    assert (seen(s, 1), seen(s, NOBODY)) == before
    assert view(s, 0, BOX)["seats"][0]["choice"] == ["shape bee c7 d6 d7 e7 red with funding"]


def test_a_choice_is_sealed_until_the_round_ends():
    s = town({}, {})
    before = copy_of(s)
    play(s, "shape bee c4 d3 d4 e4 red", seat=0)
    assert is_sealed(before, s)
    play(s, "shape bee c5 d4 d5 e5 yellow", seat=1)
    assert not is_sealed(before, s)


def test_solo_hides_nothing():
    s = town(STARRED, bonus="funding")
    before = copy_of(s)
    play(s, "shape bee c7 d6 d7 e7 red with funding")
    assert not is_sealed(before, s)


def test_what_was_drawn_is_told_to_all_when_the_round_ends():
    s = town({}, {})
    play(s, "shape bee c4 d3 d4 e4 red", seat=0)
    told = play(s, "shape bee c5 d4 d5 e5 yellow", seat=1)
    assert [row["seat"] for row in told if row["event"] == "shape"] == [0, 1]


@pytest.mark.parametrize("options", mostly_compiled(CONFIGURATIONS, 6), ids=name)
def test_nothing_leaks(options):
    """For games that differ in what a seat cannot see, all it can look at is the same to the byte."""
    for n, (s, _, _, _) in enumerate(walk(options)):
        if n % (3 * s.seats + 1):
            continue
        for seat in (*range(s.seats), NOBODY):
            other = believed(s, seat, n)
            assert seen(other, seat) == seen(s, seat)
            if seat >= 0:
                assert (other.choice[seat], other.extra[seat]) == (s.choice[seat], s.extra[seat])


@pytest.mark.parametrize("options", [Options(3), Options(4, bonus="funding")], ids=name)
def test_events_of_an_open_round_do_not_depend_on_what_is_chosen(options):
    compared = 0
    for s, actor, _, events in walk(options):
        if s.step != Step.CHOOSE or due(s) == [actor]:
            continue
        told = set()
        for move in [move for move in legal_ints(s, actor) if not star_of(move)][:3]:
            after = copy_of(s)
            rows = np.zeros_like(events)
            rules.play(after, actor, move, rows)
            told.add(json.dumps(rows_of(rows)))
        assert len(told) <= 1
        compared += 1
    assert compared > 20


# What may be believed


def test_a_sealed_choice_is_replaced_by_a_legal_one_of_the_same_seat():
    s = town({}, {})
    play(s, "shape bee c4 d3 d4 e4 yellow", seat=1)
    choices = {int(believed(s, 0, seed).choice[1]) for seed in range(40)}
    assert len(choices) > 20
    assert choices <= set(legal_ints(town({}, {}), 1))


def test_what_is_believed_is_uniform():
    left = ("c4", "d3", "d4", "e4", "e5", "f4", "g5")
    blocks = {space.name: "blue" for space in BOX.map.spaces if space.name not in left}
    s = town({"sheet": blocks}, {}, dice="bank bee")
    options = legal_ints(s, 0)
    rng = from_seed("uniform")
    drawn = [draw_choice(s, 0, rng) for _ in range(100 * len(options))]
    counts = [drawn.count(move) for move in options]
    assert sum(counts) == len(drawn)
    assert min(counts) > 55
    assert max(counts) < 150


def test_a_pass_is_as_likely_as_a_use_of_a_star():
    blue = {space.name: "blue" for space in BOX.map.spaces if space.name != "a1"}
    s = town({"sheet": blue, "circles": [1], "stars": 1, "start": "red"}, {}, bonus="palette", dice="station bee")
    assert legal(s, 0) == ["bank a1 as blue with palette", "pass"]
    rng = from_seed("pass")
    drawn = [draw_choice(s, 0, rng) for _ in range(300)]
    assert all(110 < drawn.count(move) < 190 for move in legal_ints(s, 0))


def test_a_full_sheet_draws_a_pass():
    s = town({"sheet": {space.name: "blue" for space in BOX.map.spaces}}, {})
    assert draw_choice(s, 0, from_seed(1)) == RULES.move_of("pass", Options().box)


def test_half_a_choice_leaves_no_trace():
    s = town(STARRED, {}, bonus="funding")
    before = s.tobytes()
    play(s, "shape bee c7 d6 d7 e7 red with funding", seat=0)
    assert believed(s, 1, 1).tobytes() == before
    assert believed(s, 0, 1).tobytes() == s.tobytes()


def test_a_believed_choice_with_funding_is_whole():
    s = town(STARRED, {}, bonus="funding")
    play(s, "shape bee c7 d6 d7 e7 red with funding", seat=0)
    play(s, legal(s, 0)[0], seat=0)
    extras = set()
    for seed in range(40):
        other = believed(s, 1, seed)
        assert has_finished(other, 0)
        extras.add(bool(other.extra[0]))
    assert extras == {False, True}


def test_what_is_masked_depends_on_nothing_that_is_hidden():
    s, masked = town({}, {}), set()
    play(s, "shape bee c4 d3 d4 e4 red", seat=0)
    for seed in range(5):
        other = believed(s, 1, seed)
        mask(other, 1, from_seed(seed))
        masked.add(other.tobytes())
    assert len(masked) == 1


def test_between_rounds_all_is_known():
    s = new_state(Options(3, starts=("red", "blue", "green")))
    assert believed(s, 0, 1).tobytes() == s.tobytes()


def test_events_speak_in_words():
    rows = np.array([[7, 1, 2, 4, *BOX.map.mask(BOX.map.spaces[:2]), 0, 0]])
    assert event_seen(rows[0], 0, BOX) == {
        "event": "shape", "rule": "3", "seat": 1, "shape": "bee", "colour": "blue", "spaces": ["a1", "a2"],
    }  # fmt: skip
    assert number("a1") == 0
