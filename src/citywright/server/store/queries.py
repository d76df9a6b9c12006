"""Queries. All of them may wait for the disk, so call them in a thread."""

import json
from dataclasses import dataclass
from typing import Any
from unicodedata import normalize

from sqlalchemy import Engine, RowMapping, func, or_, select

from citywright.server.store.tables import chat, kept, log, players, seats, tables

CHAT_SHOWN = 200
AUTOMA = "automa"  # an opponent of a lone player, moved by the rules
PERSON = tuple(
    players.c[name]
    for name in ("id", "name", "account", "password", "muted_until", "banned_until", "seen_at", "old_cookie_until")
)


@dataclass(frozen=True)
class Player:
    """A player, guest or account."""

    id: str
    name: str
    account: str | None
    password: str | None = None
    muted_until: float | None = None
    banned_until: float | None = None
    seen_at: float | None = None
    old_cookie_until: float | None = None


@dataclass
class Chair:
    """A seat of a table and who has it."""

    who: str  # person, open, bot or automa
    name: str
    player: str | None = None
    level: str | None = None
    stood_in: bool = False

    @property
    def is_bots(self) -> bool:
        """Whether a bot decides for this seat."""
        return self.who == "bot" or self.stood_in


@dataclass
class Terms:
    """The terms of a table, where its rematch is, and its result. Its log says what happened."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seed: str
    beginning: str | None
    hints: bool
    undo: bool
    days: int
    made_by: str
    made_at: float
    next_table: str | None = None
    over_at: float | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    closed_at: float | None = None


@dataclass(frozen=True)
class Line:
    """A row of a log."""

    number: int
    seat: int | None
    kind: str
    text: str
    chance: str
    at: float


def player_of(engine: Engine, id: str) -> Player | None:
    """A player by id."""
    return _player(engine, players.c.id == id)


def player_named(engine: Engine, account: str) -> Player | None:
    """A player by the name of the account, in the form in which it is typed or the usual one."""
    typed = account.casefold()
    return _player(engine, players.c.account_key.in_({typed, normalize("NFC", typed)}))


def _player(engine: Engine, condition: Any) -> Player | None:
    with engine.connect() as connection:
        row = connection.execute(select(*PERSON).where(condition)).first()
    return Player(*row) if row else None


def terms_of(engine: Engine, id: str) -> Terms | None:
    """A table by id."""
    with engine.connect() as connection:
        row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
    return _terms(row) if row else None


def _terms(row: RowMapping) -> Terms:
    values = dict(row)
    for name in ("options", "scores", "winners"):
        values[name] = json.loads(values[name]) if values[name] else None
    return Terms(**values)


def chairs_of(engine: Engine, table: str) -> list[Chair]:
    """The seats of a table, in order."""
    columns = (seats.c.who, seats.c.name, seats.c.player, seats.c.level, seats.c.stood_in)
    with engine.connect() as connection:
        rows = connection.execute(select(*columns).where(seats.c.table == table).order_by(seats.c.seat)).all()
    return [Chair(*row) for row in rows]


def lines_of(engine: Engine, table: str, since: int = 0) -> list[Line]:
    """The lines of a table's log after a number."""
    columns = (log.c.number, log.c.seat, log.c.kind, log.c.text, log.c.chance, log.c.at)
    wanted = select(*columns).where(log.c.table == table, log.c.number > since).order_by(log.c.number)
    with engine.connect() as connection:
        return [Line(*row) for row in connection.execute(wanted).all()]


def chat_of(engine: Engine, table: str) -> list[tuple[int, str, int | None, str, float]]:
    """The last lines of a table's chat: number, name, seat, text and time."""
    columns = (chat.c.number, chat.c.name, chat.c.seat, chat.c.text, chat.c.at)
    wanted = select(*columns).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(CHAT_SHOWN)
    with engine.connect() as connection:
        return [(row[0], row[1], row[2], row[3], row[4]) for row in connection.execute(wanted).all()][::-1]


def tables_of(engine: Engine, player: str, most: int) -> list[str]:
    """The tables of a player, unfinished ones first, then the latest."""
    mine = select(seats.c.table).where(seats.c.player == player)
    wanted = (
        select(tables.c.id)
        .where(or_(tables.c.made_by == player, tables.c.id.in_(mine)))
        .order_by(tables.c.over_at.isnot(None), func.coalesce(tables.c.over_at, tables.c.made_at).desc())
        .limit(most)
    )
    with engine.connect() as connection:
        return list(connection.execute(wanted).scalars())


def unfinished_of(engine: Engine, player: str) -> int:
    """How many tables that a player made are not finished."""
    wanted = select(func.count()).where(tables.c.made_by == player, tables.c.over_at.is_(None))
    with engine.connect() as connection:
        return connection.execute(wanted).scalar_one()


def value_kept(engine: Engine, name: str) -> str | None:
    """A value by its name."""
    with engine.connect() as connection:
        return connection.execute(select(kept.c.value).where(kept.c.name == name)).scalar()
