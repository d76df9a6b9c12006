"""A finished game: its file, its replay with everything open, what things have earned, and the best move."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.json import encode

from citywright import record
from citywright.game import Entry, Game
from citywright.server import wire
from citywright.server.games import served_game
from citywright.server.store.queries import AUTOMA, Chair, Terms
from citywright.server.table.log import length_of
from citywright.server.wire import Data

NO_NAMES = "\nnames: \n"  # in a file that is stored: names are filled in when somebody asks for it


class Afterwards(Struct):
    """A replay without what depends on its reader."""

    frames: list[wire.Frame]
    earned: list[wire.Earned]
    best: wire.BestMove | None


def game_file(game: Game, terms: Terms, chairs: Sequence[Chair]) -> str:
    """The game file of a finished game, with its seed but without names."""
    controllers = [chair.level or "human" for chair in chairs if chair.who != AUTOMA]
    file = record.of_game(game, controllers)
    file.header |= {"names": "", "seed-hash": record.seed_hash(terms.seed)}
    if terms.beginning:
        file.header["seed-from"] = str(length_of(terms.beginning))
    return record.write(file)


def with_names(file: str, chairs: Sequence[Chair]) -> str:
    """A stored game file with the names that the players have now."""
    return file.replace(NO_NAMES, f"\nnames: {', '.join(chair.name for chair in chairs)}\n", 1)


def replay(game: Game) -> bytes:
    """The whole game with nothing hidden, encoded."""
    states = [*(before for _, before in game.history()), game.state]
    frames = [frame(game, number, state) for number, state in enumerate(states)]
    return encode(Afterwards(frames, earned(game), best_move(game)))


def with_table(replay: bytes, summary: wire.Table) -> bytes:
    """A stored replay as `wire.Replay`, for one reader."""
    return b'{"table":%b,%b' % (encode(summary), replay[1:])


def frame(game: Game, number: int, state: Any) -> wire.Frame:
    """How the game stood after so many entries."""
    entry = None if number == 0 else open_entry(game, number, game.log[number - 1])
    return wire.Frame(entry, open_view(game, state), game.rules.scores(state))


def open_entry(game: Game, number: int, entry: Entry) -> wire.Entry:
    """An entry with nothing hidden."""
    return wire.Entry(
        number=number,
        actor=None if entry.actor == game.rules.CHANCE else entry.actor,
        move=game.text_of(entry.move),
        forced=entry.forced,
        events=[open_event(game, row) for row in entry.events],
    )


def open_event(game: Game, row: Any) -> Data:
    """An event as the seat it happened to has seen it."""
    event = game.rules.event_seen(row, game.rules.NOBODY, game.options.box)
    return game.rules.event_seen(row, event["seat"], game.options.box) if "seat" in event else event


def open_view(game: Game, state: Any) -> Data:
    """A view in which every seat shows what it sees of itself."""
    views = [game.rules.view(state, seat, game.options.box) for seat in range(len(game.names))]
    return views[0] | {"seats": [view["seats"][seat] for seat, view in enumerate(views)]}


def brought(game: Game, event: Data) -> tuple[int, str, int, bool] | None:
    """What an event brought to a seat: the seat, what brought it, how much, and whether at once."""
    row = served_game(game.rules.NAME).BRINGS.get(event["event"])
    if row is None:
        return None
    at_once = row.at_once and not event.get(row.unless)
    return event["seat"], row.thing.format(**event), event[row.amount], at_once


def earned(game: Game) -> list[wire.Earned]:
    """What everything has brought its owner, the most first."""
    sums: Counter[tuple[int, str]] = Counter()
    for entry in game.log:
        for row in entry.events:
            if found := brought(game, open_event(game, row)):
                sums[found[:2]] += found[2]
    return [wire.Earned(seat, thing, amount) for (seat, thing), amount in sums.most_common()]


def best_move(game: Game) -> wire.BestMove | None:
    """The decision that brought its seat most at once: what it was paid before anybody decided about something else.
    Choices of a sealed round are paid together."""
    best, deciding = None, dict[int, int]()
    gains: Counter[int] = Counter()
    for number, entry in enumerate(game.log, 1):
        if entry.actor != game.rules.CHANCE and (entry.sealing or not settles(game, entry)):
            if not (entry.sealing and deciding and game.log[number - 2].sealing):
                deciding, gains = {}, Counter()
            if not entry.forced:
                deciding[entry.actor] = number
        for row in entry.events:
            found = brought(game, open_event(game, row))
            if found and found[3] and found[0] in deciding:
                gains[found[0]] += found[2]
        for seat, amount in gains.items():
            if best is None or amount > best.amount:
                best = wire.BestMove(seat, deciding[seat], amount)
    return best


def settles(game: Game, entry: Entry) -> bool:
    """Whether a move only settles what another has brought about, such as which token is taken for a sold building."""
    return game.text_of(entry.move).split()[0] in served_game(game.rules.NAME).SETTLES
