"""What people say at a table."""

import time

from sqlalchemy.exc import SQLAlchemyError

from citywright.server import wire
from citywright.server.connection import Connection
from citywright.server.problems import Refusal
from citywright.server.store import writing
from citywright.server.store.reading import CHAT_SHOWN
from citywright.server.table import LiveTable

JOINER = "\u200d"  # makes one picture of several


def checked_line(text: str) -> str:
    """A line of chat."""
    words = "".join(letter for letter in text if letter.isprintable() or letter.isspace() or letter == JOINER)
    text = " ".join(words.split())
    if not text or len(text) > wire.LONGEST_CHAT:
        raise Refusal("chat", f"1 to {wire.LONGEST_CHAT} characters")
    return text


async def say(table: LiveTable, connection: Connection, text: str) -> None:
    """Say something to everybody."""
    player, text = connection.player, checked_line(text)
    if player is None:
        raise Refusal("nobody")
    async with table.lock:
        mine = table.seats_of(player.id)
        seat = connection.seat if connection.seat in mine else mine[0] if mine else None
        name = player.name if seat is None else table.chairs[seat].name
        number = table.chat[-1].number + 1 if table.chat else 1
        said = wire.Said(number, name, seat, text, time.time())
        row = {"table": table.id, "player": player.id, "name": name, "seat": seat, "text": text}
        try:
            await table.services.writer.write(work=writing.new_said(number=number, at=said.at, **row))
        except SQLAlchemyError as error:
            table.lose()
            raise Refusal("database") from error
        table.chat = [*table.chat, said][-CHAT_SHOWN:]
        for other in table.connections:
            other.send(wire.Chat([said]))
