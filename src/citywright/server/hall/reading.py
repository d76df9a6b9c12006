"""What can be read of a table at any worker, wherever it is played: nothing is loaded, and nobody's table is taken."""

import asyncio

from citywright.server.hall import closed, finished
from citywright.server.hall.archive import PlayedAgain
from citywright.server.hall.hall import NAME, Hall
from citywright.server.problems import Refusal
from citywright.server.store import queries
from citywright.server.store.queries import Chair, Player, Terms
from citywright.server.table import summaries
from citywright.server.table.log import is_of_today
from citywright.server.wire import Table, TableListed

MOST_LISTED = 100


async def known(hall: Hall, id: str) -> tuple[Terms, list[Chair]]:
    """A table as it is stored."""
    if not NAME.fullmatch(id):
        raise Refusal("no-table", id[:40])
    engine = hall.services.engine
    terms = await asyncio.to_thread(queries.terms_of, engine, id)
    if terms is None:
        raise Refusal("no-table", id)
    return terms, await asyncio.to_thread(queries.chairs_of, engine, id)


async def summary(hall: Hall, id: str, player: str | None) -> Table:
    """About a table. Where it is in memory, we also know who is there."""
    if table := hall.here(id):
        return summaries.summary(table, player)
    return summaries.stored(*await known(hall, id), player)


async def listed(hall: Hall, player: Player) -> list[TableListed]:
    """The tables of a player."""
    found = await asyncio.to_thread(queries.tables_of, hall.services.engine, player.id, MOST_LISTED)
    return [summaries.listed(seen, player.id) for seen in found]


async def game_file(hall: Hall, id: str) -> str:
    """The game file of a game that is over, or was closed because nobody could play on."""
    terms, chairs = await known(hall, id)
    if terms.over_at is not None:
        return finished.with_names((await hall.archive.of(id)).file, chairs)
    if terms.closed_at is None:
        raise Refusal("unfinished")
    lines = await asyncio.to_thread(queries.lines_of, hall.services.engine, id)
    return closed.game_file(terms, chairs, lines)


async def finished_game(hall: Hall, id: str) -> PlayedAgain:
    """A finished game, by the rules that it was played with."""
    terms, _ = await known(hall, id)
    if terms.over_at is None:
        raise Refusal("unfinished")
    if not is_of_today(terms):
        raise Refusal("older-rules", f"played with rules version {terms.rules}")
    return await hall.archive.played(id)


async def replay(hall: Hall, id: str, player: str | None) -> bytes:
    """A finished game from its beginning to its end, encoded."""
    terms, _ = await known(hall, id)
    if terms.over_at is None:
        raise Refusal("unfinished" if terms.closed_at is None else "closed")
    stored, about = await hall.archive.of(id), await summary(hall, id, player)
    return finished.with_table(stored.replay, about)
