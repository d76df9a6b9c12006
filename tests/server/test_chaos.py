"""The checks of `bench/chaos` notice what they are there for."""

import random

import pytest
from bench.chaos.checking import Made, Told, contradictions, seen_of
from msgspec import convert

from citywright.game import new_game
from citywright.games import GAMES
from citywright.server import wire

SEATS = (0, 1, None)
pytestmark = pytest.mark.compiled


def played(name, moves, seed=1):
    """A game of two, and the acknowledged moves of its players."""
    game, rng, made = new_game(name, seed=seed, players=2), random.Random(seed), []
    for _ in range(moves):
        seat = game.actors[0]
        move, answers = rng.choice(game.legal_moves(seat)), len(game.seen_entries(seat))
        game.play(move, seat)
        made.append(Made(seat, answers, game.text_of(move)))
    return game, made


def shown(game, seat):
    seen = enumerate(game.seen_entries(seat), 1)
    return [convert(game.entry_seen(number, entry, seat), wire.Entry) for number, entry in seen]


def stored(game):
    return {seat: seen_of(game, seat) for seat in SEATS}


@pytest.fixture(params=GAMES)
def play(request):
    """A game as it went on, what was told of it, and the same game some moves earlier."""
    (game, made), (earlier, _) = played(request.param, 12), played(request.param, 8)
    told = Told("table", made)
    for seat in SEATS:
        told.show("page", seat, 0, shown(earlier, seat))
        told.show("page", seat, 0, shown(game, seat))
    return game, told, earlier


def test_what_is_stored_is_believed(play):
    game, told, _ = play
    assert contradictions(told, stored(game)) == []


def test_a_lost_move_is_noticed(play):
    _, told, earlier = play
    found = contradictions(told, stored(earlier))
    assert sum("acknowledged and is lost" in each for each in found) == 4
    assert sum("the log differs" in each for each in found) >= 2


def test_a_move_that_was_shown_and_taken_back_is_noticed(play):
    game, told, earlier = play
    told.show("page", 0, 0, shown(earlier, 0))
    assert any("and then" in each for each in contradictions(told, stored(game)))


def test_another_log_than_before_is_noticed(play):
    game, told, _ = play
    other, _ = played(game.rules.NAME, 12, seed=2)
    told.show("page", 0, 0, shown(other, 0))
    assert any("another log" in each for each in contradictions(told, stored(game)))


def test_a_move_by_somebody_else_in_its_place_is_noticed(play):
    game, told, _ = play
    told.made[-1] = Made(1 - told.made[-1].seat, told.made[-1].answers, told.made[-1].move)
    assert len(contradictions(told, stored(game))) == 1
