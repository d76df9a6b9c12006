"""Nothing that is sent to a seat or a spectator depends on what it cannot see.

Beside every game runs a twin that one pair of eyes cannot tell from it: what those eyes cannot see was drawn anew. Both
make the same moves, as far as those eyes can tell, and everything that is sent to them has to be the same, byte for
byte; so do the answers to all that they may ask.
"""

import asyncio
import copy
import os
import random
from dataclasses import asdict
from itertools import islice

import numpy as np
import pytest
from msgspec.json import encode

from citywright.bots import Budget, view_of
from citywright.copying import copied
from citywright.errors import CitywrightError
from citywright.events import WIDTH
from citywright.random_numbers import from_seed
from citywright.review import advise
from citywright.server.table import moves
from citywright.server.table.feeds import written_view
from citywright.server.table.log import is_quiet, record_of
from citywright.server.table.questions import believed
from tests.server.offline import connect, sent, table_of

pytestmark = pytest.mark.compiled
GAMES = int(os.environ.get("LEAK_GAMES", "2"))  # for each set-up; the project's own long runs ask for more
SET_UPS = [
    ("streets", 2, {}),
    ("streets", 3, {"modules": ["business", "consultants"], "consultants": ["entrepreneur", "random", "random"]}),
    ("streets", 1, {}),
    ("townies", 2, {"bonus": "funding"}),
    ("townies", 4, {"bonus": "palette"}),
]


class Twin:
    """A table that a pair of eyes cannot tell from another."""

    def __init__(self, table, eyes, rng):
        self.eyes, self.original, self.before = eyes, table.game, record_of(table.game)
        game = table.game.copy()
        game.rules.determinize(game.state, game.rules.NOBODY if eyes is None else eyes, rng)
        self.table = copy.copy(table)
        self.table.game, self.table._lock, self.table.connections, self.table.feeds = game, asyncio.Lock(), set(), {}
        self.connection = connect(self.table, eyes)
        sent(self.connection)

    def follow(self, since, at):
        """Do what has happened at the other table, as far as these eyes can tell; whether that is possible."""
        game = self.table.game
        before = record_of(game)
        for entry, original in islice(self.original.history(), since, None):
            move = self.counterpart(entry, original)
            if move is None:
                return False
            game.apply(entry.actor, move, forced=entry.forced)
        quiet = is_quiet(game, before, "move")
        if game.rules.is_sealed(before, before) and not quiet and before.tobytes() != self.before.tobytes():
            return False  # what was sealed is told, and differs
        self.table.since = self.table.since if quiet else at
        self.table.changed()
        return True

    def counterpart(self, entry, original):
        """A move that looks the same: itself, or of a draw that these eyes do not see, any tile of that back."""
        game = self.table.game
        if entry.actor not in game.actors:
            return None
        legal = game.legal_moves(entry.actor)
        seen = self.seen(original, entry.actor, entry.move)
        if entry.move in legal and self.seen(game.state, entry.actor, entry.move) == seen:
            return entry.move if self.same_place(entry, original) else None
        if entry.actor != game.rules.CHANCE:
            return None
        return next((move for move in legal if self.seen(game.state, entry.actor, move) == seen), None)

    def seen(self, state, actor, move):
        """How a move made in some record looks to these eyes."""
        rules, box = self.original.rules, self.original.options.box
        events = np.zeros((rules.ROWS, WIDTH), np.int64)
        rules.play(copied(state, rules.STATE), actor, move, events)
        seat = rules.NOBODY if self.eyes is None else self.eyes
        return rules.move_seen(move, events[1 : events[0, 0] + 1], seat, box)

    def same_place(self, entry, original):
        """Which of the tiles in a hand is played is seen: it has to lie in the same place."""
        if self.original.rules.NAME != "streets" or entry.actor == self.original.rules.CHANCE:
            return True
        tile = entry.move & 63
        return np.array_equal(original.hand == tile, self.table.game.state.hand == tile)


def eyes_at(table):
    return [None, *(seat for seat, chair in enumerate(table.chairs) if chair.who == "person")]


def asked(table, eyes, rng):
    """The answers to all that a pair of eyes may ask, encoded."""
    game = table.game
    found = [encode(game.inspect(eyes))]
    if eyes in game.actors and table.stage == "playing":
        moves = game.legal_texts(eyes)
        for text in rng.sample(moves, min(2, len(moves))):
            try:
                found.append(encode(asdict(game.foresee(text, eyes))))
            except CitywrightError as error:
                found.append(str(error).encode())
        found.append(repr(advise(view_of(game, eyes), eyes, Budget(simulations=4))).encode())
    return found


async def step(table, rng):
    """One random decision, or now and then an undo; since which entry the game went on, None: it went back."""
    game = table.game
    seat = rng.choice(game.actors)
    back = [other for other in eyes_at(table)[1:] if game.can_undo(other)]
    if back and rng.random() < 0.15:
        await moves.undo(table, rng.choice(back))
        return None
    since = len(game.log)
    await moves.move(table, seat, len(game.seen_entries(seat)), rng.choice(game.legal_texts(seat)))
    return since


async def play(game, players, options, number):
    """One game with all its watchers, and a new twin for one of them before every decision."""
    table = table_of(game, players, f"leak {number}", days=3, **options)
    watchers = {eyes: connect(table, eyes) for eyes in eyes_at(table)}
    rng, lots, compared = random.Random(number), from_seed(f"lots {number}"), 0
    while table.stage == "playing":
        eyes = rng.choice(list(watchers))
        twin = Twin(table, eyes, lots)
        twin.connection.number = watchers[eyes].number
        assert twin.connection.feed.standing == table.feed(eyes).standing
        assert believed(twin.table.game, eyes) == believed(table.game, eyes)
        if rng.random() < 0.1:
            seed = rng.random()
            assert asked(twin.table, eyes, random.Random(seed)) == asked(table, eyes, random.Random(seed))
        for connection in watchers.values():
            sent(connection)
        since = await step(table, rng)
        messages = [text for text in sent(watchers[eyes]) if '"type":"position"' in text]
        assert table.terms.seed not in "".join(messages)
        if since is not None and twin.follow(since, table.since):
            assert sent(twin.connection) == messages
            compared += 1
    return compared


@pytest.mark.parametrize(("game", "players", "options"), SET_UPS, ids=lambda value: str(value)[:20])
def test_what_is_sent_tells_nothing_that_the_eyes_cannot_see(game, players, options):
    compared = sum(asyncio.run(play(game, players, options, number)) for number in range(GAMES))
    assert compared > 20 * GAMES * (0.4 if game == "townies" else 1)


async def half_a_choice(table):
    """With Funding a choice is two moves; after the first of them nobody else hears anything."""
    game = table.game
    me = connect(table, 0)
    others = [connect(table, eyes) for eyes in (1, None)]
    for connection in (me, *others):
        sent(connection)
    funded = next((text for text in game.legal_texts(0) if text.endswith("with funding")), None)
    if funded is None:
        return None
    since = table.since
    await moves.move(table, 0, len(game.seen_entries(0)), funded)
    heard = [sent(me)], [sent(other) for other in others]
    await moves.undo(table, 0)
    return *heard, [sent(other) for other in others], table.since == since


def test_half_a_choice_is_not_even_a_message():
    for number in range(40):
        table = table_of("townies", 2, f"half {number}", days=1, bonus="funding")
        asyncio.run(until_funding(table, random.Random(number)))
        found = asyncio.run(half_a_choice(table)) if table.stage == "playing" else None
        if found:
            mine, others, after_undo, same_since = found
            assert mine[0]
            assert others == after_undo == [[], []]
            assert same_since
            return
    pytest.fail("no game has come to a use of Funding")


async def until_funding(table, rng):
    """Play until the first seat may use its card at the beginning of a round."""
    game = table.game
    while table.stage == "playing":
        texts = game.legal_texts(0) if game.actors == [0, 1] else []
        if any(text.endswith("with funding") for text in texts):
            return
        seat = game.actors[0]
        await moves.move(table, seat, len(game.seen_entries(seat)), rng.choice(game.legal_texts(seat)))


def test_a_leak_would_be_found(monkeypatch):
    """The test above fails if a hand is shown: a spectator with another's eyes."""
    monkeypatch.setattr("citywright.server.table.feeds.written_view", lambda game, seat: written_view(game, 0))
    with pytest.raises(AssertionError):
        asyncio.run(play("streets", 2, {}, 0))


def test_a_record_that_leaks_would_be_found(monkeypatch):
    """The test above fails if the engine of a page gets the game as it is."""
    monkeypatch.setattr("tests.server.test_no_leak.believed", lambda game, eyes: game.state.tobytes())
    with pytest.raises(AssertionError):
        asyncio.run(play("streets", 2, {}, 0))
