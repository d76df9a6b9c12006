"""A new table: what its options may be, and who sits where."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct, ValidationError, convert, defstruct, to_builtins

from citywright.bots import names
from citywright.bots.named import OWN
from citywright.errors import CitywrightError
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.options import rows
from citywright.rules import Rules
from citywright.server.lookalikes import alike_among
from citywright.server.people.names import checked_name
from citywright.server.problems import Refusal
from citywright.server.store.queries import AUTOMA, Chair, Player
from citywright.server.store.tables import LONGEST_BOT
from citywright.server.wire import Data, GameOption, Offered, SeatWanted

BOT_NAMES = ("Ada", "Boris", "Clara", "Denis", "Elsa", "Fedor", "Greta", "Ivan", "Jana", "Klim")
DAYS = 30  # at most, for a move


JSON: dict[str, Any] = {  # what a value is, by the kind of its option; files stay on the server
    "number": int,
    "player": int | None,
    "one": str,
    "card": str | None,
    "switch": bool | None,
    "some": tuple[str, ...],
    "each": tuple[str, ...],
}


@cache
def offered() -> Offered:
    """What the set-up pages offer."""
    return Offered(bots_offered(), {game: options_offered(game) for game in GAMES})


def options_offered(game: str) -> list[GameOption]:
    """The options that the set-up page of a game shows."""
    shown = (row for row in rows(rules_named(game).Options) if row.on_page and row.kind in JSON)
    return [convert(row, GameOption, from_attributes=True) for row in shown]


@cache
def options_wanted(game: str) -> type[Struct]:
    """The options that a table may have. How many play follows from the seats."""
    agreed = (row for row in rows(rules_named(game).Options) if row.name != "players" and row.kind in JSON)
    fields = [(row.name, JSON[row.kind], row.default) for row in agreed]
    return defstruct("OptionsWanted", fields, forbid_unknown_fields=True)


def checked_options(game: str, options: Data, players: int) -> Data:
    """Options with all defaults filled in, if a game can be played with them."""
    try:
        rules = rules_named(game)
        agreed = options_of(rules, to_builtins(convert(options, options_wanted(game))), players)
        rules.new_state(agreed)
    except ValidationError as error:
        raise Refusal("options", str(error)) from error
    except CitywrightError as error:
        raise Refusal("options", str(error)) from error
    return options_agreed(agreed)


def options_agreed(options: Any) -> Data:
    """The game's own options, as a table keeps them: the same options in the same way, however they were given."""
    agreed = (row for row in rows(type(options)) if row.name != "players" and row.kind in JSON)
    found: Data = to_builtins({row.name: row.unnumber(row.number(getattr(options, row.name))) for row in agreed})
    return found


def options_of(rules: Rules, options: Data, players: int) -> Any:
    """The game's own options."""
    given = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
    return rules.Options(players=players, **given)


def checked_level(level: str) -> str:
    """A level that there is, or a bot that another package brings."""
    if level not in bots_offered():
        raise Refusal("level", f"{level!r} is none of {', '.join(bots_offered())}")
    return level


@cache
def bots_offered() -> list[str]:
    """Bots that may sit at tables: the levels, weakest first, and those of others whose names can be kept and read."""
    fit = (name for name in names() if name not in OWN and len(name) <= LONGEST_BOT)
    return list(fit)


def chairs_wanted(game: str, wanted: Sequence[SeatWanted], me: Player) -> list[Chair]:
    """Seats as somebody wants them. A game may add opponents for a lone player."""
    if not 1 <= len(wanted) <= 5:
        raise Refusal("seats", "1 to 5")
    if sum(seat.who == "me" for seat in wanted) > 1 or all(seat.who == "bot" for seat in wanted):
        raise Refusal("seats", "at most one of them me, and not only bots")
    chairs = [_chair(seat, me) for seat in wanted]
    check_names(chairs)
    for chair in chairs:
        if chair.who == "bot":
            chair.name = free_bot_name(chairs)
    rules = rules_named(game)
    return chairs + [Chair(AUTOMA, each.capitalize()) for each in rules.automas(rules.Options(players=len(chairs)))]


def _chair(wanted: SeatWanted, me: Player) -> Chair:
    match wanted.who:
        case "me":
            return Chair("person", me.name, me.id)
        case "screen":
            return Chair("person", checked_name(wanted.name), me.id)
        case "open":
            return Chair("open", "?")
        case "bot":
            return Chair("bot", "", level=checked_level(wanted.level))


def check_names(chairs: Sequence[Chair]) -> None:
    """Refuse people at one table whose names look alike."""
    names = [chair.name for chair in chairs if chair.who == "person"]
    for number, name in enumerate(names):
        if alike_among(name, names[:number]):
            raise Refusal("name-taken", name)


def free_bot_name(chairs: Sequence[Chair], *newcomers: str) -> str:
    """A bot's name that looks like nobody's at the table."""
    taken = [*newcomers, *(chair.name for chair in chairs)]
    return next(name for name in BOT_NAMES if not alike_among(name, taken))


def players_of(chairs: Sequence[Chair]) -> int:
    """How many play: an opponent moved by the rules is not a player."""
    return sum(chair.who != AUTOMA for chair in chairs)
