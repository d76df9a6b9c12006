"""A game from its log: the seed and the decisions. Chance is drawn again from the seed, and must agree with the log."""

from collections.abc import Sequence
from typing import Any

from citywright.copying import copied
from citywright.errors import CitywrightError
from citywright.game import Game, rules_named
from citywright.games import GAMES
from citywright.server.people.setup import options_of, players_of
from citywright.server.problems import Refusal
from citywright.server.store.queries import Chair, Line, Terms

APART = "; "  # between moves of chance
SPOKEN = ("begin", "move")  # kinds of lines after which chance may have spoken


def rules_of_today() -> dict[str, str]:
    """The version of each game's rules."""
    return {game: rules_named(game).VERSION for game in GAMES}


def is_of_today(terms: Terms) -> bool:
    """Whether a table is played with the rules of this program."""
    return terms.rules == rules_named(terms.game).VERSION


def begun(terms: Terms, chairs: Sequence[Chair]) -> Game:
    """The game of a table before the first decision that was made there."""
    rules = rules_named(terms.game)
    if not is_of_today(terms):
        raise Refusal("broken", f"played with rules version {terms.rules}; this program has version {rules.VERSION}")
    options = options_of(rules, terms.options, players_of(chairs))
    names = [chair.name for chair in chairs]
    game = Game(rules, options, names=names, seed=terms.seed, carry_on=False)
    for line in (terms.beginning or "").splitlines():
        actor, forced, move = line.split(" ", 2)
        number = game.move_of(move)
        game.check(int(actor), number)
        game.apply(int(actor), number, forced=forced == "forced")
    game.carry_on()
    return game


def beginning_of(game: Game, number: int) -> str:
    """The first entries of a game, for a table that goes on from there."""
    return "\n".join(
        f"{entry.actor} {'forced' if entry.forced else 'chosen'} {game.text_of(entry.move)}"
        for entry in game.log[:number]
    )


def length_of(beginning: str | None) -> int:
    """How many entries a table began with."""
    return len((beginning or "").splitlines())


def chance_of(game: Game, since: int) -> str:
    """What chance has done since an entry, as it is kept in the log."""
    return APART.join(game.text_of(entry.move) for entry in game.log[since:] if entry.actor == game.rules.CHANCE)


def follow(game: Game, line: Line, since: int | None = None) -> None:
    """Apply a line of the log."""
    since = len(game.log) if since is None else since
    if line.kind == "move":
        game.play(line.text, line.seat)
    elif line.kind == "undo" and line.seat is not None:
        game.undo(line.seat)
    if line.kind in SPOKEN and chance_of(game, since) != line.chance:
        raise Refusal("broken", f"line {line.number}: the draws do not match the seed")


def rebuilt(terms: Terms, chairs: Sequence[Chair], lines: Sequence[Line]) -> tuple[Game, float]:
    """The game of a table as its log tells it, and since when it stands as everybody sees it."""
    try:
        game = begun(terms, chairs)
        at, moved = terms.made_at, False
        for line in lines:
            before = record_of(game)
            follow(game, line, length_of(terms.beginning) if line.kind == "begin" else None)
            moved = moved or line.kind == "move"
            at = at if moved and is_quiet(game, before, line.kind) else line.at
    except CitywrightError as error:
        raise Refusal("broken", str(error)) from error
    return game, at


def record_of(game: Game) -> Any:
    """A copy of the game's record."""
    return copied(game.state, game.rules.STATE)


def is_quiet(game: Game, before: Any, kind: str) -> bool:
    """Whether nothing that everybody sees has gone on: a choice was sealed, or somebody sat down."""
    return kind not in ("move", "undo") or game.rules.is_sealed(before, game.state)
