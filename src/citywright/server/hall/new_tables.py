"""New tables: on request, as a rematch, from a point of a finished game, or with a game that was begun elsewhere."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace

from citywright import record
from citywright.errors import CitywrightError
from citywright.game import Game, rules_named
from citywright.server.hall.archive import PlayedAgain
from citywright.server.people.setup import DAYS, chairs_wanted, checked_options, options_agreed, players_of
from citywright.server.problems import Refusal
from citywright.server.process.services import Services
from citywright.server.store import changes
from citywright.server.store.queries import Chair, Player, Terms, unfinished_of
from citywright.server.store.writer import Row
from citywright.server.table.live import LiveTable
from citywright.server.table.log import beginning_of, begun, chance_of, length_of, rules_of_today
from citywright.server.table.standing import standing_of
from citywright.server.wire import Continued, Data, SeatWanted, TableWanted, WhatIf

logger = logging.getLogger("citywright.server")
BITS = 128  # of a seed


def new_id() -> str:
    """An id that nobody can guess. Commands would take one that begins with a hyphen for an option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def new_terms(game: str, options: Data, made_by: str, *, hints: bool, undo: bool, days: int) -> Terms:
    """A table with an id and a seed that nobody can guess."""
    return Terms(
        id=new_id(),
        game=game,
        rules=rules_named(game).VERSION,
        options=options,
        seed=secrets.token_hex(BITS // 8),
        beginning=None,
        hints=hints,
        undo=undo,
        days=days,
        made_by=made_by,
        made_at=time.time(),
    )


def first_row(terms: Terms, chairs: Sequence[Chair]) -> Row:
    """The first line of the log: what chance does before the first decision."""
    game = begun(terms, chairs)
    if game.is_over:
        raise Refusal("over")
    chance = chance_of(game, length_of(terms.beginning))
    options = "\n".join(f"{name}: {value}" for name, value in game.options.header().items())
    frame = {"table": terms.id, "number": 1, "seat": None, "kind": "begin", "text": options}
    return frame | {"chance": chance, "at": terms.made_at, "standing": standing_of(game)}


async def make_table(services: Services, me: Player, wanted: TableWanted) -> str:
    """Create a table; return its id."""
    if not 0 <= wanted.days <= DAYS:
        raise Refusal("options", f"0 to {DAYS} days")
    await check_number(services, me)
    chairs = chairs_wanted(wanted.game, wanted.seats, me)
    options = await asyncio.to_thread(checked_options, wanted.game, wanted.options, players_of(chairs))
    terms = new_terms(wanted.game, options, me.id, hints=wanted.hints, undo=wanted.undo, days=wanted.days)
    await keep(services, terms, chairs)
    return terms.id


async def keep(services: Services, terms: Terms, chairs: list[Chair]) -> None:
    """Store a new table."""
    row = await asyncio.to_thread(first_row, terms, chairs)  # dealing takes as long as many moves
    await services.writer.write(row, work=changes.new_table(terms, chairs))
    logger.info("table made", extra={"table": terms.id, "game": terms.game, "seats": len(chairs)})


async def check_number(services: Services, me: Player) -> None:
    """Refuse if the player has too many unfinished tables."""
    most = services.settings.unfinished_tables
    if await asyncio.to_thread(unfinished_of, services.engine, me.id, rules_of_today()) >= most:
        raise Refusal("too-many-tables", str(most))


async def rematch(table: LiveTable, player: str | None) -> None:
    """Create a rematch, and tell everyone at the table where it is."""
    async with table.held():
        if player is None or not table.seats_of(player):
            raise Refusal("not-seated")
        if table.stage != "over":
            raise Refusal("unfinished")
        if table.terms.next_table:
            return
        old = table.terms
        options = await asyncio.to_thread(checked_options, old.game, old.options, players_of(table.chairs))
        terms = new_terms(old.game, options, player, hints=old.hints, undo=old.undo, days=old.days)
        chairs = [seated_again(table, chair, player) for chair in table.chairs]
        await keep(table.services, terms, chairs)
        await table.commit(None, "rematch", terms.id, work=changes.follow(table.id, terms.id), quiet=True)
        table.terms = replace(old, next_table=terms.id)
        table.tell_table()


def seated_again(table: LiveTable, chair: Chair, asking: str) -> Chair:
    """A seat in the rematch. Whoever is here has their own again; a bot plays on for others until they come."""
    if chair.who == "person" and (chair.player == asking or table.is_here(chair.player)):
        return replace(chair, level=None, stood_in=False)
    return replace(chair)


async def what_if(services: Services, table: PlayedAgain, me: Player, wanted: WhatIf) -> str:
    """A table that continues from a point of a finished game: its moves up to there, then a new seed."""
    old, game = table.terms, table.game
    if not 0 <= wanted.number < len(game.log):
        raise Refusal("options", f"0 to {len(game.log) - 1}")
    beginning = beginning_of(game, wanted.number)
    terms = new_terms(old.game, old.options, me.id, hints=True, undo=True, days=0)
    return await go_on(
        services, me, replace(terms, beginning=beginning or None), wanted.seats, players_of(table.chairs)
    )


async def continued(services: Services, me: Player, wanted: Continued) -> str:
    """A table that continues an unfinished game of a file: its moves, then a new seed."""
    game = await asyncio.to_thread(game_of, wanted.file)
    terms = new_terms(
        game.rules.NAME, options_agreed(game.options), me.id, hints=wanted.hints, undo=wanted.undo, days=0
    )
    beginning = beginning_of(game, len(game.log))
    return await go_on(services, me, replace(terms, beginning=beginning or None), wanted.seats, game.options.players)


def game_of(text: str) -> Game:
    """The game of a file, every move checked. A table begins as its options say, not from any position."""
    try:
        file = record.read(text)
        if "position" in file.header:
            raise Refusal("file", "it began from a position")
        return record.replay(file)
    except CitywrightError as error:
        raise Refusal("file", str(error)) from error


async def go_on(services: Services, me: Player, terms: Terms, seats: Sequence[SeatWanted], players: int) -> str:
    """Store a table that goes on with a game of so many players; return its id."""
    await check_number(services, me)
    chairs = chairs_wanted(terms.game, seats, me)
    if players_of(chairs) != players:
        raise Refusal("seats", str(players))
    await keep(services, terms, chairs)
    return terms.id
