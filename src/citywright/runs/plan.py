"""What a run is: the game and its options, the bots, the number of games, and the seed of all chance."""

import ast
import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from citywright._jit import PACKAGE
from citywright.bots import bot
from citywright.errors import Impossible
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.rules import Rules

PLAYING = ("runs/match.py", "arena/schedule.py", "simulation/games.py")  # of how games are dealt and bots are asked
PROGRAM = ("*.py", "games/**/*.py", "search/**/*.py", "bots/**/*.py", *PLAYING)
DATA = ("games/**/*.csv", "search/**/*.csv")


@dataclass(frozen=True)
class Plan:
    """A run. Its games depend on nothing else."""

    game: str
    options: Any
    bots: tuple[str, ...]
    games: int
    seed: str

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return rules_named(self.game)

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


def check(options: Any, bots: Sequence[str], games: int) -> None:
    """Refuse a run that cannot be played."""
    if faults := [*faults_of(bots, games), *options.faults()]:
        raise Impossible(faults)


def faults_of(bots: Sequence[str], games: int) -> Iterator[str]:
    """What is wrong with the bots and the number of games of a run."""
    if isinstance(bots, str) or not bots:
        yield f"bots are {bots!r}; there should be a list of names such as greedy and random"
        return
    if games < 1:
        yield f"{games} games; there should be at least 1"
    for name in dict.fromkeys(bots):
        bot(name)


@cache
def program_digest(game: str) -> str:
    """A digest of everything that decides how our bots play a game: data, and code without layout and comments."""
    sources = {source for pattern in (*PROGRAM, *DATA) for source in PACKAGE.glob(pattern)}
    others, digest = {*GAMES} - {game}, hashlib.blake2b(digest_size=8)
    for source in sorted(sources):
        place = source.relative_to(PACKAGE)
        if others.isdisjoint(place.with_suffix("").parts):
            text = source.read_bytes()
            digest.update(place.as_posix().encode() + b"\0")
            digest.update(ast.dump(ast.parse(text)).encode() if source.suffix == ".py" else text)
    return digest.hexdigest()
