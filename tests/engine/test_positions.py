"""The engine lays positions out as the CPU does, finds the same faults, and describes them alike."""

import numpy as np
import pytest

from citywright import positions
from citywright.agreed import agreed, layout
from citywright.events import WIDTH
from citywright.filling import filled
from citywright.game import new_game, rules_named
from citywright.random_numbers import from_seed
from tests.engine.machine import Machine
from tests.faults import examples
from tests.golden.make import configurations

pytestmark = pytest.mark.compiled

BROKEN = [pytest.param(game, data, id=f"{game}-{fault}") for game, fault, data in examples()]
ALL = [pytest.param(game, options, id=name) for name, game, options in configurations()]
OFTEN = 9  # decisions between two positions


class Table:
    """An engine on which positions are laid out."""

    def __init__(self, game):
        self.rules, self.engine = rules_named(game), Machine(game)
        names = ("sketch", "agreed", "pieces", "start", "faults", "state")
        self.at = {name: self.engine.room(name) for name in names}
        self.look = self.rules.Options(players=1).box.lookup

    def laid(self, data):
        """Options, record and faults."""
        at, room = self.at, np.zeros((self.rules.FAULT_ROWS, WIDTH), np.int64)
        sketch, _ = filled(self.rules.SKETCH, data, self.look)
        self.engine.put(at["sketch"], sketch)
        self.engine.put(at["faults"], room)
        self.engine.set_up(*(at[name] for name in ("sketch", "agreed", "pieces", "start", "faults")))
        options = self.engine.get(at["agreed"], layout(self.rules.Options), 1)
        state = self.engine.get(at["start"], self.rules.STATE, 1)
        return options.tobytes(), state.tobytes(), self.engine.get(at["faults"], np.int64, room.size).tobytes()

    def sketched(self, s, options):
        """A record described."""
        at, room = self.at, self.rules.SKETCH.new()
        self.engine.put(at["agreed"], agreed(options))
        self.engine.put(at["sketch"], room)
        self.engine.describe(self.engine.put(at["state"], s), at["agreed"], at["sketch"])
        return self.rules.SKETCH.read(self.engine.get(at["sketch"], self.rules.SKETCH.dtype, 1)[0], self.look)


def laid_by_rules(rules, data):
    """The same by the rules of this machine."""
    box = rules.Options(players=1).box
    numbers, start = np.zeros(1, layout(rules.Options))[0], np.zeros(1, rules.STATE)
    rows = np.zeros((rules.FAULT_ROWS, WIDTH), np.int64)
    rules.set_up(filled(rules.SKETCH, data, box.lookup)[0], numbers, rules.pieces_of(box), start, rows)
    return numbers.tobytes(), start.tobytes(), rows.tobytes()


@pytest.mark.parametrize(("game", "data"), BROKEN)
def test_what_is_wrong_is_wrong_in_the_engine(game, data):
    assert Table(game).laid(data) == laid_by_rules(rules_named(game), data)


@pytest.mark.parametrize(("game", "options"), ALL)
def test_positions_of_a_game_are_described_and_laid_out(game, options):
    played, rng, number, table = new_game(game, seed=4, **options), from_seed(4), 0, Table(game)
    moves = np.empty(played.rules.MOST_MOVES, np.int32)
    while not played.is_over:
        if number % OFTEN == 0:
            sketch = positions.to_json(played.rules, played.state, played.options, played.names)
            described = table.sketched(played.state, played.options)
            assert described == {**sketch, "seats": [{**seat, "name": None} for seat in sketch["seats"]]}
            assert table.laid(sketch) == laid_by_rules(played.rules, sketch)
        number += 1
        played.play(played.rules.random_move(played.state, played.seat, rng, moves), played.seat)
