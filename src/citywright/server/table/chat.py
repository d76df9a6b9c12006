"""Chat at a table."""

import time

from msgspec import to_builtins
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from citywright.server import wire
from citywright.server.lookalikes import alike_among
from citywright.server.people.sanctions import check_voice
from citywright.server.problems import Refusal
from citywright.server.store import changes
from citywright.server.store.queries import CHAT_SHOWN, Player
from citywright.server.table.connection import Connection
from citywright.server.table.live import LiveTable

JOINER = "\u200d"  # joins several emoji into one


def checked_line(text: str) -> str:
    """Check a line of chat."""
    words = "".join(letter for letter in text if letter.isprintable() or letter.isspace() or letter == JOINER)
    text = " ".join(words.split())
    if not text or len(text) > wire.LONGEST_CHAT:
        raise Refusal("chat", f"1 to {wire.LONGEST_CHAT} characters")
    return text


async def say(table: LiveTable, connection: Connection, text: str) -> None:
    """Say something at a table."""
    player, text = connection.player, checked_line(text)
    if player is None:
        raise Refusal("nobody")
    check_voice(player)
    seat = table.seat_of(connection)
    if seat is None:
        seat = next(iter(table.seats_of(player.id)), None)
    name = player.name if seat is None else table.chairs[seat].name
    if seat is None and alike_among(name, (chair.name for chair in table.chairs)):
        raise Refusal("name-taken", name)
    await keep_line(table, player, wire.Said(0, name, seat, text, time.time()))


async def keep_line(table: LiveTable, player: Player, said: wire.Said) -> None:
    """Store a line, and only then show it."""
    async with table.held():
        said.number = table.chat[-1].number + 1 if table.chat else 1
        row = {"table": table.id, "player": player.id, **to_builtins(said)}
        try:
            await table.services.writer.write(work=changes.new_said(row), life=table.life)
        except IntegrityError as error:  # a line that seemed lost was written after all
            table.lose()
            raise Refusal("stale") from error
        except SQLAlchemyError as error:
            raise Refusal("database") from error
        table.chat = [*table.chat, said][-CHAT_SHOWN:]
        for other in table.connections:
            other.send(wire.Chat([said]))
