"""What a run of the arena is: the game and its options, the bots, how many games, and the seed of all chance."""

import ast
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from citywright._jit import PACKAGE
from citywright.arena.schedule import Match, schedule, whole_rounds
from citywright.bots import bot
from citywright.errors import Impossible, NotReadable
from citywright.game import Rules, rules_named
from citywright.games import GAMES

PLAYING = ("arena/match.py", "arena/schedule.py", "simulation/block.py")  # how games are dealt, and bots asked
PROGRAM = ("*.py", "games/**/*.py", "search/**/*.py", "bots/**/*.py", *PLAYING)
DATA = ("games/**/*.csv", "search/**/*.csv")


@dataclass(frozen=True)
class Plan:
    """A run of the arena. Its games depend on nothing else."""

    game: str
    options: Any
    bots: tuple[str, ...]
    games: int
    seed: str

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return rules_named(self.game)

    @property
    def matches(self) -> list[Match]:
        """All games of the run."""
        return schedule(self.bots, self.options.players, self.games)

    def header(self) -> dict[str, Any]:
        """The run as plain data."""
        return {
            "game": self.game,
            "rules": self.rules.VERSION,
            "program": program_digest(self.game),
            "options": self.options.header(),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
        }


def planned(game: str, options: Any, bots: Sequence[str], games: int, seed: int | str) -> Plan:
    """A run, checked and rounded up to whole rounds."""
    if faults := list(faults_of(bots, games)) + list(options.faults()):
        raise Impossible(faults)
    return Plan(game, options, tuple(bots), whole_rounds(games, bots, options.players), str(seed))


def faults_of(bots: Sequence[str], games: int) -> Iterable[str]:
    """What is wrong with the bots and the number of games of a run."""
    if isinstance(bots, str) or not bots:
        yield f"bots are {bots!r}; there should be a list of names such as greedy and random"
        return
    if games < 1:
        yield f"{games} games; there should be at least 1"
    for name in dict.fromkeys(bots):
        bot(name)


def plan_of(header: dict[str, Any], **files: Path) -> Plan:
    """The run that plain data describe; `files` are components of one's own."""
    try:
        game, bots, games = header["game"], [str(name) for name in header["bots"]], int(header["games"])
        options = rules_named(game).Options.from_header(header["options"], **files)
        return planned(game, options, bots, games, header["seed"])
    except (KeyError, TypeError, AttributeError) as error:
        raise NotReadable(f"this is no description of a run: {error}") from error


@cache
def program_digest(game: str) -> str:
    """A name for all that decides how our bots play a game: data, and code without its layout and comments."""
    sources = {source for pattern in (*PROGRAM, *DATA) for source in PACKAGE.glob(pattern)}
    others, digest = {*GAMES} - {game}, hashlib.blake2b(digest_size=8)
    for source in sorted(sources):
        place = source.relative_to(PACKAGE)
        if others.isdisjoint(place.with_suffix("").parts):
            text = source.read_bytes()
            digest.update(place.as_posix().encode() + b"\0")
            digest.update(ast.dump(ast.parse(text)).encode() if source.suffix == ".py" else text)
    return digest.hexdigest()
