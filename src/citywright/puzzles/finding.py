"""Puzzles are found: games between bots of several levels are played, and some of their decisions are looked at."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from citywright import record
from citywright.bots import LEVELS, view_of
from citywright.errors import Impossible
from citywright.game import Game
from citywright.puzzles.kinds import kind_of
from citywright.puzzles.puzzle import Puzzle, known
from citywright.puzzles.searching import Compared, compare, glance, seed_of, select
from citywright.puzzles.trying import share, tried
from citywright.review.advice import why_rather
from citywright.review.decisions import Choice, choices, options
from citywright.runs.match import Match, play_match
from citywright.runs.plan import Plan

PLAYING = LEVELS[1:-1]  # a first-timer's games look odd, and a master takes long
FEWEST = 5  # moves of a decision
LOOKS = 12  # decisions of a game that are looked at
LATEST = 0.95  # point of a game near which they are
GLANCE = 8  # a glance has one simulation in so many
EASY = 0.6  # a puzzle that the simplest level finds more often is none
DRAWS = 100  # of options, before we give up


@dataclass(frozen=True)
class Hunt:
    """Where to look for puzzles: in games with these options, each of which is drawn where it is not given."""

    game: str
    given: dict[str, Any]
    seed: str
    simulations: int

    def options(self, number: int) -> Any:
        """The options of a game."""
        rng, kind = random.Random(f"{self.seed}/{number}/options"), kind_of(self.game)
        make = self.plan(number, None).rules.Options
        faults: list[str] = []
        for _ in range(DRAWS):
            drawn = make(**({name: rng.choice(values) for name, values in kind.VARIED.items()} | self.given))
            faults = list(drawn.faults())
            if not faults:
                return drawn
        raise Impossible(faults)

    def plan(self, number: int, options: Any) -> Plan:
        """The run of a single game."""
        return Plan(self.game, options, PLAYING, 1, f"{self.seed}/{number}")

    def played(self, number: int) -> Game:
        """A game between bots of several levels."""
        options, rng = self.options(number), random.Random(f"{self.seed}/{number}/bots")
        seats = tuple(rng.choice(PLAYING) for _ in range(options.players))
        return play_match(self.plan(number, options), Match(number, number, "deal", seats))[0]


def find(hunt: Hunt, number: int) -> tuple[int, Puzzle | None]:
    """The first puzzle found in a game, if there is one. The decisions nearest to a random point of the game are looked
    at: in random order, most puzzles would be from its end."""
    game = hunt.played(number)
    point = random.Random(f"{hunt.seed}/{number}/point").uniform(0, LATEST * len(game.log))
    real = [each for each in choices(game) if options(game, each.before, each.entry.actor) >= FEWEST]
    near = sorted(real, key=lambda choice: abs(choice.number - point))[:LOOKS]
    found = (puzzle_at(hunt, number, game, choice) for choice in near)
    return number, next((each for each in found if each), None)


def puzzle_at(hunt: Hunt, number: int, game: Game, choice: Choice) -> Puzzle | None:
    """The puzzle of a decision, if it has one clearly best move that not everybody finds."""
    file, seat, n = file_before(game, choice), choice.entry.actor, hunt.simulations
    view, name = view_of(record.replay(file), seat), f"{hunt.seed}/{number}/{choice.number}"
    if not glance(view, seat, n // GLANCE, seed_of(name, "glance")):
        return None
    best, rivals = select(view, seat, n, seed_of(name, "select"))
    if share(view, seat, LEVELS[0], best, name) > EASY:
        return None
    if not compare(view, seat, n, seed_of(name, "compare"), best, rivals):
        return None
    tries = tried(view, seat, best, name)
    compared = compare(view, seat, n, seed_of(name, "again"), best, [*rivals, *tries.tempting])
    if not compared:
        return None
    return Puzzle(
        number=number,
        file=record.write(file),
        seat=seat,
        moves=len(view.legal_moves()),
        through=round(choice.number / len(game.log), 2),
        **figures(game, compared, seat),
        reason=why_rather(view, seat, best, compared.others[0].move),
        levels=tries.shares,
    )


def figures(game: Game, compared: Compared, seat: int) -> dict[str, Any]:
    """What a comparison says of the best move and the others."""
    best, *others = (known(each, game.text_of(each.move), seat) for each in (compared.best, *compared.others))
    return {"best": best, "others": tuple(others)}


def file_before(game: Game, choice: Choice) -> record.GameFile:
    """The game up to a decision, without names, only moves, and what others have sealed."""
    before = Game(game.rules, game.options, names=game.names, seed="", carry_on=False)
    for entry in game.log[: choice.number - 1]:
        before.apply(entry.actor, entry.move, forced=entry.forced)
    file = record.of_game(before)
    seen = [entry for entry in before.seen_entries(choice.entry.actor) if not entry.forced]
    moves = [(record.actor_word(game, entry.actor), game.text_of(entry.move)) for entry in seen]
    header = {**file.header, "forced": record.LEFT_OUT}
    del header["names"]
    return replace(file, header=header, moves=moves)


def in_order(found: Iterable[tuple[int, Puzzle | None]], first: int) -> Iterator[Puzzle]:
    """Puzzles in the order of their games, however the work was split."""
    waiting: dict[int, Puzzle | None] = {}
    for number, puzzle in found:
        waiting[number] = puzzle
        while first in waiting:
            if here := waiting.pop(first):
                yield here
            first += 1
