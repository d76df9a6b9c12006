"""Queries. All of them may wait for the disk, so call them in a thread."""

import json
from dataclasses import dataclass
from typing import Any
from unicodedata import normalize

from sqlalchemy import ColumnElement, Engine, RowMapping, and_, func, or_, select

from citywright.server.store.tables import chat, finished, kept, log, players, seats, tables

CHAT_SHOWN = 200
AUTOMA = "automa"  # an opponent of a lone player, moved by the rules
CHAIR = (seats.c.who, seats.c.name, seats.c.player, seats.c.level, seats.c.stood_in)
IS_UNFINISHED = and_(tables.c.over_at.is_(None), tables.c.closed_at.is_(None))
_other = log.alias()
IS_LAST = log.c.number == select(func.max(_other.c.number)).where(_other.c.table == log.c.table).scalar_subquery()
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
class Seen:
    """A table as it is stored, and how its game stands."""

    terms: Terms
    chairs: list[Chair]
    at: float  # of the last line of its log
    standing: str | None


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
    with engine.connect() as connection:
        rows = connection.execute(select(*CHAIR).where(seats.c.table == table).order_by(seats.c.seat)).all()
    return [Chair(*row) for row in rows]


def lines_of(engine: Engine, table: str, since: int = 0) -> list[Line]:
    """The lines of a table's log after a number."""
    columns = (log.c.number, log.c.seat, log.c.kind, log.c.text, log.c.chance, log.c.at)
    wanted = select(*columns).where(log.c.table == table, log.c.number > since).order_by(log.c.number)
    with engine.connect() as connection:
        return [Line(*row) for row in connection.execute(wanted).all()]


def seats_changed(engine: Engine, table: str) -> set[int]:
    """Seats that somebody has taken or left since the game began."""
    wanted = select(log.c.seat).where(log.c.table == table, log.c.kind.in_(("sit", "stand-up", "stand-in")))
    with engine.connect() as connection:
        return set(connection.execute(wanted).scalars())


def chat_of(engine: Engine, table: str) -> list[tuple[int, str, int | None, str, float]]:
    """The last lines of a table's chat: number, name, seat, text and time."""
    columns = (chat.c.number, chat.c.name, chat.c.seat, chat.c.text, chat.c.at)
    wanted = select(*columns).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(CHAT_SHOWN)
    with engine.connect() as connection:
        return [(row[0], row[1], row[2], row[3], row[4]) for row in connection.execute(wanted).all()][::-1]


def tables_of(engine: Engine, player: str, most: int) -> list[Seen]:
    """The tables of a player, unfinished ones first, then the latest."""
    mine = select(seats.c.table).where(seats.c.player == player)
    ended = func.coalesce(tables.c.over_at, tables.c.closed_at)
    wanted = (
        select(tables)
        .where(or_(tables.c.made_by == player, tables.c.id.in_(mine)))
        .order_by(ended.isnot(None), func.coalesce(ended, tables.c.made_at).desc())
        .limit(most)
    )
    return _seen(engine, wanted)


def _seen(engine: Engine, wanted: Any) -> list[Seen]:
    """Tables with their seats and the last lines of their logs."""
    with engine.connect() as connection:
        terms = [_terms(row) for row in connection.execute(wanted).mappings()]
        ids = [each.id for each in terms]
        places = select(seats.c.table, *CHAIR).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
        chairs: dict[str, list[Chair]] = {id: [] for id in ids}
        for table, *row in connection.execute(places):
            chairs[table].append(Chair(*row))
        last = select(log.c.table, log.c.at, log.c.standing).where(log.c.table.in_(ids), IS_LAST)
        lines = {table: (at, standing) for table, at, standing in connection.execute(last)}
    return [Seen(each, chairs[each.id], *lines.get(each.id, (each.made_at, None))) for each in terms]


def unfinished_of(engine: Engine, player: str, rules: dict[str, str]) -> int:
    """How many tables that a player made are unfinished and can be played, with the versions of each game's rules."""
    wanted = select(func.count()).where(tables.c.made_by == player, IS_UNFINISHED, _are_of(rules))
    with engine.connect() as connection:
        return connection.execute(wanted).scalar_one()


def _are_of(rules: dict[str, str]) -> ColumnElement[bool]:
    """Whether a table is played with these versions of the rules."""
    return or_(*(and_(tables.c.game == game, tables.c.rules == version) for game, version in rules.items()))


# -- finished games --


def finished_of(engine: Engine, table: str) -> tuple[str, bytes] | None:
    """The file and the replay of a finished game, if they are stored."""
    with engine.connect() as connection:
        row = connection.execute(select(finished.c.file, finished.c.replay).where(finished.c.table == table)).first()
    return (row[0], row[1]) if row else None


def not_stored(engine: Engine, rules: dict[str, str]) -> list[str]:
    """Finished games whose replay is not stored, although it could be."""
    stored = select(finished.c.table)
    return _ids(engine, tables.c.over_at.isnot(None), tables.c.id.notin_(stored), _are_of(rules))


def not_standing(engine: Engine, rules: dict[str, str]) -> list[str]:
    """Unfinished games whose log does not say how they stand. One line is read of each, not the whole log."""
    lines = select(log.c.standing.is_(None)).where(log.c.table == tables.c.id)
    is_unknown = lines.order_by(log.c.number.desc()).limit(1).scalar_subquery()
    return _ids(engine, IS_UNFINISHED, is_unknown, _are_of(rules))


def _ids(engine: Engine, *conditions: ColumnElement[bool]) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(select(tables.c.id).where(*conditions)).scalars())


def value_kept(engine: Engine, name: str) -> str | None:
    """A value by its name."""
    with engine.connect() as connection:
        return connection.execute(select(kept.c.value).where(kept.c.name == name)).scalar()
