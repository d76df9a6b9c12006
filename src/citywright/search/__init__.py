"""Monte Carlo tree search for games with hidden hands, dice and simultaneous choices, in compiled code.

Each simulation draws what the seat cannot see anew, walks down a tree of what the seat can see, and plays on by a fast
policy. `tree` serves every game; each game has a folder here with its own kernel, made of its own rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from citywright.errors import Impossible


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a number of simulations, or seconds, on so many cores; bots that do not search ignore
    it. The default is what the bot itself finds right."""

    simulations: int | None = None
    seconds: float | None = None
    cores: int = 1

    def __post_init__(self) -> None:
        for name in ("simulations", "seconds", "cores"):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise Impossible([f"a budget's {name} is {value!r}; it should be more than 0"])
        if self.simulations and self.seconds:
            raise Impossible(["a budget is either a number of simulations or seconds"])


@dataclass(frozen=True)
class Candidate:
    """A move that has been looked into."""

    move: int
    visits: int  # simulations that tried it
    margin: float  # expected lead over the best rival at the end; alone in Townies, expected points
    error: float  # standard error of the margin
    value: float  # what the search goes by


def explore(game: str, state: Any, seat: int, budget: Budget, seed: int) -> Sequence[Candidate]:
    """The moves looked into, best first; what the seat cannot see of the record is drawn anew in every simulation."""
    raise NotImplementedError
