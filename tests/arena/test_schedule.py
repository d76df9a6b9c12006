"""Who plays whom: every line-up as often, every bot in every seat as often, deals shared within a group."""

from collections import Counter
from itertools import groupby, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citywright.arena.schedule import circles, line_ups, matches, round_size, schedule, turned, whole_rounds
from citywright.errors import Impossible

NAMES = ["a", "b", "c", "d", "e", "f"]
different = st.integers(1, 6).map(lambda n: NAMES[:n])


def of_groups(games):
    return [list(group) for _, group in groupby(games, key=lambda match: match.group)]


def test_all_pairs_meet():
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_fewer_bots_than_seats_fill_them_in_all_ways_that_leave_none_out():
    assert line_ups(["a", "b"], 4) == [("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")]
    assert line_ups(["a"], 3) == [("a", "a", "a")]


def test_a_bot_named_twice_makes_the_list_the_line_up():
    assert line_ups(["a", "b", "b", "b"], 4) == [("a", "b", "b", "b")]
    with pytest.raises(Impossible, match="name one for each of the 4 seats, not 3"):
        line_ups(["a", "b", "b"], 4)


def test_one_against_three_is_turned_through_the_seats():
    games = schedule(["a", "b", "b", "b"], 4, 8)
    assert [match.seats.index("a") for match in games] == [0, 1, 2, 3] * 2
    assert [match.deal for match in games] == ["1.1"] * 4 + ["2.1"] * 4


def test_where_a_turn_changes_nothing_the_deal_does():
    _, group = of_groups(schedule(["a", "a", "b", "b"], 4, 8))
    assert [("".join(match.seats), match.deal) for match in group] == [
        ("abab", "2.1"),
        ("baba", "2.1"),
        ("abab", "2.2"),
        ("baba", "2.2"),
    ]


def test_alone_all_bots_get_the_same_deals():
    games = schedule(["a", "b"], 1, 4)
    assert [(match.seats, match.deal) for match in games] == [
        (("a",), "1.1"),
        (("b",), "1.1"),
        (("a",), "2.1"),
        (("b",), "2.1"),
    ]


def test_a_table_of_four_has_six_circles():
    assert len(circles(("a", "b", "c", "d"))) == 6
    assert circles(("a", "a", "b", "b")) == [("a", "a", "b", "b"), ("a", "b", "a", "b")]


@given(different, st.integers(1, 5), st.integers(1, 4))
def test_in_whole_rounds_all_is_shared_out_evenly(bots, players, rounds):
    games = schedule(bots, players, rounds * round_size(bots, players))
    assert [match.number for match in games] == list(range(1, len(games) + 1))
    seats = Counter((seat, name) for match in games for seat, name in enumerate(match.seats))
    assert len(seats) == players * len(bots)
    assert len(set(seats.values())) == 1, "every bot has every seat as often"
    met = Counter(tuple(sorted(match.seats)) for match in games)
    assert len(set(met.values())) == 1, "every line-up is played as often"
    assert len(met) == len(line_ups(bots, players))


@given(different, st.integers(2, 5))
def test_a_group_turns_one_circle_over_its_deal(bots, players):
    for group in of_groups(islice(matches(bots, players), round_size(bots, players))):
        first = group[0].seats
        assert [match.seats for match in group] == [turned(first, by) for by in range(players)]
        assert len({(match.deal, match.seats) for match in group}) == players


@given(st.integers(3, 5))
def test_over_all_circles_every_order_of_seats_is_played_as_often(players):
    bots = NAMES[:players]
    games = schedule(bots, players, len(circles(tuple(bots))) * players)
    assert set(Counter(match.seats for match in games).values()) == {1}


@given(different, st.integers(1, 5), st.integers(1, 50), st.integers(1, 50))
def test_a_longer_run_begins_with_a_shorter_one(bots, players, some, more):
    short, long = schedule(bots, players, some), schedule(bots, players, some + more)
    assert long[: len(short)] == short
    assert some <= len(short) == whole_rounds(some, bots, players) < some + round_size(bots, players)
