"""A game that can be copied at any moment. Chance is left to be chosen, and forced decisions are played."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import numpy as np

from citywright.envs.openspiel.types import kind_of
from citywright.envs.spaces import Spaces, spaces
from citywright.game import Game, rules_named


@cache
def spaces_of(name: str, options: Any) -> Spaces:
    """Actions and observations of a game: the same for all its positions."""
    return spaces(name, options)


class Position:
    """A game, and what OpenSpiel asks of it."""

    actor: int | None  # who decides, or chance; nobody at the end
    _chances: dict[int, tuple[int, float]] | None  # what chance can do, computed when first needed

    def __init__(self, name: str, options: Any, log: Sequence[tuple[int, int, bool]] = ()):
        self.game = Game(rules_named(name), options, seed=0, carry_on=False)
        self.spaces = spaces_of(name, options)
        for actor, move, forced in log:
            self.game.apply(actor, move, forced=forced)
        self._settle()

    def __deepcopy__(self, memo: Any) -> "Position":
        """A copy to play on. Entries of the log never change, so they are shared."""
        other = object.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.game = self.game.copy()
        return other

    def __reduce__(self) -> Any:
        log = [(entry.actor, entry.move, entry.forced) for entry in self.game.log]
        return Position, (self.game.rules.NAME, self.game.options, log)

    def _settle(self) -> None:
        """Play what is forced, and see who is next."""
        while step := self.game.automatic_move(with_chance=False):
            self.game.apply(*step, forced=True)
        self.actor = next(iter(self.game.actors), None)
        self._chances = None

    @property
    def is_chance(self) -> bool:
        """Whether chance moves next."""
        return self.actor == self.game.rules.CHANCE

    def chances(self) -> dict[int, tuple[int, float]]:
        """Outcomes by their numbers: the move of each, and how likely it is."""
        if self._chances is None:
            game, outcome = self.game, kind_of(self.game.rules.NAME).outcome
            found = {outcome(game.state, move): move for move in game.legal_moves(game.rules.CHANCE)}
            total = sum(weight for _, weight in found)
            self._chances = {number: (move, weight / total) for (number, weight), move in sorted(found.items())}
        return self._chances

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        found: list[int] = np.flatnonzero(self.spaces.mask(self.game.state, seat)).tolist()
        return found

    def move_of(self, action: int) -> int:
        """The move that an action, or a number of chance, stands for."""
        if self.is_chance:
            return self.chances()[action][0]
        return self.spaces.to_move(self.game.state, cast(int, self.actor), action)

    def act(self, action: int) -> None:
        """An action, or an outcome of chance, and the forced decisions after it."""
        self.game.apply(cast(int, self.actor), self.move_of(action), forced=False)
        self._settle()

    def history(self) -> str:
        """All that has happened, one line per move."""
        game = self.game
        lines = (f"{game.name(entry.actor)}: {game.text_of(entry.move)}" for entry in game.log)
        return "\n".join([game.rules.NAME, *lines])

    def remembered(self, seat: int | None) -> str:
        """All that a seat or a spectator has seen happen, without what others have sealed."""
        game = self.game
        eyes = game.rules.NOBODY if seat is None else seat
        lines = (
            f"{game.name(entry.actor)}: {game.rules.move_seen(entry.move, entry.events, eyes, game.options.box)}"
            for entry in game.seen_entries(seat)
        )
        return "\n".join([f"{game.rules.NAME}, {'spectator' if seat is None else f'seat {seat}'}", *lines])

    def seen(self, seat: int | None) -> str:
        """How things stand, as a seat or a spectator sees them."""
        return json.dumps(self.game.view(seat))

    def held(self, seat: int) -> str:
        """What a seat knows of itself and nobody else does: its hand, or what it has sealed."""
        own, public = (self.game.view(eyes)["seats"][seat] for eyes in (seat, None))
        return json.dumps({name: known for name, known in own.items() if known != public.get(name)})
