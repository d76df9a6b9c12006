"""Whole games in compiled code, and the fast policies."""

from itertools import islice

import numpy as np
import pytest

from citywright.events import SILENT
from citywright.games.streets import RULES, rules
from citywright.games.streets.layout import MOST_MOVES, NOBODY, STATE, Step
from citywright.games.streets.policy import GLANCE, is_aftermath, lead, outlook, settling_move
from citywright.games.streets.setup import Options, new_state
from citywright.playouts import LONGEST_LOG, Policy
from citywright.random_numbers import from_seed
from tests.streets.random_play import between_turns
from tests.streets.town import legal, number, play, town


def last_turns(**fields):
    """A small town in which each of two players has one tile left."""
    return town(
        "Av Bv C<",
        A="starter-home 0 parent",
        B="art-gallery 1 hipster",
        C="hardware-store",
        seats=[{"hand": ["student-house"]}, {"hand": ["toy-store"]}],
        stack={},
        **fields,
    )


def move_of(s, policy, seed=1):
    """A policy's move, as text."""
    seat = int(s.actor)
    return Options().box.texts[RULES.choose_move(s, seat, policy, from_seed(seed))]


def test_a_playout_is_a_whole_legal_game():
    start = new_state(Options(3))
    money, counts, logs = RULES.games(start, 2, 5, keep_logs=True)
    for game in range(2):
        s, moves = new_state(Options(3)), np.zeros(MOST_MOVES, np.int32)
        log = [int(move) for move in logs[game] if move]
        for move in log:
            n = rules.legal(s, int(s.actor), moves)
            assert move in moves[:n]
            rules.play(s, int(s.actor), move, SILENT)
        assert s.step == Step.OVER
        assert RULES.scores(s) == list(money[game, : s.seats])
        assert (counts[game, 0] + counts[game, 1], counts[game, 3]) == (len(log), s.turns)
        assert counts[game, 4] == rules.winners(s)


def test_greedy_plays_in_a_playout():
    greedy, _, _ = RULES.games(last_turns(), 8, 1, policies=[Policy.GREEDY, Policy.RANDOM])
    random, _, _ = RULES.games(last_turns(), 8, 1)
    assert greedy[:, 0].mean() > random[:, 0].mean()


@pytest.mark.compiled
def test_no_game_is_longer_than_its_log():
    for options in (Options(1), Options(5), Options(5, modules=("business", "consultants"))):
        _, counts, _ = RULES.games(new_state(options), 2000, 3)
        assert (counts[:, 0] + counts[:, 1]).max() < 400 < LONGEST_LOG


@pytest.mark.compiled
def test_greedy_beats_random():
    money, _, _ = RULES.games(new_state(Options(2)), 100, 1, policies=[Policy.GREEDY, Policy.RANDOM])
    assert (money[:, 0] > money[:, 1]).mean() > 0.9


def test_the_hasty_notice_a_few_moves_and_take_the_best_of_them():
    *_, s = islice(between_turns(Options(2)), 6)
    leads = {line: lead_after(s, line) for line in legal(s)}
    assert len(leads) > 2 * GLANCE
    taken = [move_of(s, Policy.HASTY, seed) for seed in range(12)]
    better_than = [sum(lead <= leads[move] for lead in leads.values()) for move in taken]
    assert min(better_than) >= GLANCE, "a move noticed is passed over for a better one only"
    assert len(set(taken)) > 1


def lead_after(s, line):
    """How far the seat to act leads once a move and all that it brings about is settled."""
    after, seat = np.array([s], STATE)[0], int(s.actor)
    play(after, line)
    while is_aftermath(after):
        rules.play(after, int(after.actor), settling_move(after, np.zeros(MOST_MOVES, np.int32)), SILENT)
    return lead(after, seat, SILENT)


def test_greedy_takes_the_move_after_which_it_leads_by_most():
    s = last_turns()
    leads = {line: lead_after(s, line) for line in legal(s)}
    assert leads[move_of(s, Policy.GREEDY)] == max(leads.values())
    assert max(leads.values()) > min(leads.values())


def test_greedy_sends_people_home():
    s = last_turns()
    play(s, "build student-house -1,0 east", "score starter-home")
    assert move_of(s, Policy.GREEDY) == "send hipster student-house"


def test_random_takes_any_legal_move():
    s = last_turns()
    assert {move_of(s, Policy.RANDOM, seed) for seed in range(5)} <= set(legal(s))
    assert len({move_of(s, Policy.RANDOM, seed) for seed in range(5)}) > 1


def test_outlook_is_money_buildings_and_free_signs():
    s = last_turns()
    before = outlook(s, 0, SILENT)
    s.money[0] += 1
    assert outlook(s, 0, SILENT) == before + 10
    s.people[number("starter-home"), 2] += 1
    assert outlook(s, 0, SILENT) == before + 16
    s.free_signs[0] = 1
    assert outlook(s, 0, SILENT) == before + 16 - 15


def test_lead_is_over_the_best_rival():
    s = last_turns()
    assert lead(s, 0, SILENT) == outlook(s, 0, SILENT) - outlook(s, 1, SILENT)


def test_aftermath_is_what_a_build_has_brought_about():
    s = last_turns()
    assert not is_aftermath(s)
    play(s, "build student-house -1,0 east")
    assert is_aftermath(s)
    s.actor = NOBODY
    assert not is_aftermath(s)


def test_every_field_of_the_record_is_aligned():
    for field, (dtype, offset, *_) in STATE.fields.items():
        assert offset % dtype.base.itemsize == 0, field
    assert STATE.itemsize % 8 == 0
    assert STATE.itemsize == sum(dtype.itemsize for dtype, *_ in STATE.fields.values()), "no gaps"


def test_options_survive_a_game_file():
    options = Options(2, modules=("consultants",), consultants=("hacker", "random"), first=2)
    assert Options.from_header(options.header()) == options


def test_a_seat_sees_its_hand():
    s = last_turns()
    assert RULES.view(s, 0, Options().box)["seats"][0]["hand"][0]["tile"] == "student-house"
