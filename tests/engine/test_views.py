"""The engine shows every position as the server does: views, inspections, previews."""

import numpy as np
import pytest

from citywright.events import WIDTH
from citywright.game import new_game
from citywright.random_numbers import from_seed
from tests.engine.machine import Machine
from tests.golden.make import configurations

pytestmark = pytest.mark.compiled

ALL = [pytest.param(game, options, id=name) for name, game, options in configurations()]
VIEWS = 4  # decisions between two views: web/tests/engine compares every one of them
LOOKS = 12  # and between two looks at all that can be asked
SOME = 40  # of a seat's moves, one is previewed


class Eyes:
    """What the engine shows of a game, told by the tables of the rules."""

    def __init__(self, game):
        self.rules, self.look, self.engine = game.rules, game.options.box.lookup, Machine(game.rules.NAME)
        names = ("state", "seen", "found", "prospect", "events", "moves")
        self.state, self.seen, self.found, self.prospect, self.events, self.moves = map(self.engine.room, names)

    def told(self, described, address):
        return described.read(self.engine.get(address, described.dtype, 1)[0], self.look)

    def view(self, s, seat):
        self.engine.show(self.engine.put(self.state, s), seat, self.seen)
        return self.told(self.rules.VIEW, self.seen)

    def inspect(self, s, seat):
        self.engine.find(self.engine.put(self.state, s), seat, self.found)
        return self.told(self.rules.FOUND, self.found)

    def preview(self, s, seat, move):
        """Events, scores and prospect."""
        self.engine.put(self.state, s)
        self.engine.put(self.events, np.zeros((self.rules.ROWS, WIDTH), np.int64))
        self.engine.foresee(self.state, seat, move, self.events, self.moves, self.prospect)
        rows = self.engine.get(self.events, np.int64, self.rules.ROWS * WIDTH).reshape(-1, WIDTH)
        events = [self.rules.EVENTS.read(row, seat, self.look) for row in rows[1 : rows[0, 0] + 1]]
        scores = [self.engine.score_of(self.state, each) for each in range(s.seats)]
        return events, scores, self.told(self.rules.PROSPECT, self.prospect)


@pytest.mark.parametrize(("game", "options"), ALL)
def test_what_is_seen_is_what_the_cpu_shows(game, options):
    played, rng, number = new_game(game, seed=3, **options), from_seed(3), 0
    eyes, nobody, seats = Eyes(played), played.rules.NOBODY, [None, *range(len(played.names))]
    moves = np.empty(played.rules.MOST_MOVES, np.int32)
    while not played.is_over:
        for seat in seats if number % VIEWS == 0 else ():
            assert eyes.view(played.state, nobody if seat is None else seat) == played.view(seat)
        if number % LOOKS == 0:
            look_at_everything(eyes, played, seats)
        number += 1
        played.play(played.rules.random_move(played.state, played.seat, rng, moves), played.seat)
    assert eyes.view(played.state, nobody) == played.view()


def look_at_everything(eyes, played, seats):
    """Compare inspections and some previews."""
    for seat in seats:
        assert eyes.inspect(played.state, played.rules.NOBODY if seat is None else seat) == played.inspect(seat)
    for seat in played.actors:
        for move in played.legal_moves(seat)[::SOME]:
            found = played.foresee(move, seat)
            assert eyes.preview(played.state, seat, move) == (found.events, found.scores, found.prospect)
