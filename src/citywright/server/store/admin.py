"""What `citywright admin` reads and changes. Every change leaves an order for servers that run meanwhile."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, exists, func, insert, not_, or_, select, update

from citywright.server.lookalikes import key_of
from citywright.server.store import changes, named
from citywright.server.store.queries import IS_UNFINISHED
from citywright.server.store.sessions import end_all
from citywright.server.store.tables import chat, finished, leases, log, orders, players, seats, sessions, tables

ORDERS_KEPT = 24 * 3600.0  # seconds; servers read them within seconds
AT_ONCE = 100  # tables deleted in one transaction
SOMEBODY = {"id": "former", "name": named.FORMER}  # stands in for everybody who was forgotten
PLAYS_ON = {"player": None, "name": SOMEBODY["name"], "stood_in": True, "level": "regular"}
Row = dict[str, Any]

STATES: dict[str, ColumnElement[bool]] = {
    "unfinished": IS_UNFINISHED,
    "finished": tables.c.over_at.isnot(None),
    "closed": and_(tables.c.closed_at.isnot(None), tables.c.over_at.is_(None)),
}


@dataclass(frozen=True)
class Order:
    """Something that has changed."""

    number: int
    kind: str
    about: str


def orders_since(engine: Engine, last: int | None) -> list[Order]:
    """The orders after a number."""
    wanted = select(orders.c.number, orders.c.kind, orders.c.about).where(orders.c.number > (last or 0))
    with engine.connect() as connection:
        return [Order(*row) for row in connection.execute(wanted.order_by(orders.c.number)).all()]


def _order(connection: Connection, kind: str, *about: str) -> None:
    """Leave orders. They are numbered under a lock, so that none appears after a later one."""
    now = time.time()
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("LOCK TABLE orders IN EXCLUSIVE MODE")
    newest = select(func.max(orders.c.number)).scalar_subquery()
    connection.execute(delete(orders).where(orders.c.at < now - ORDERS_KEPT, orders.c.number < newest))
    last = connection.execute(select(func.max(orders.c.number))).scalar() or 0
    rows = [{"number": last + n, "kind": kind, "about": id, "at": now} for n, id in enumerate(about, 1)]
    if rows:
        connection.execute(insert(orders), rows)


# -- tables --


def tables_listed(
    engine: Engine, *, state: str | None, game: str | None, player: str | None, before: float | None, most: int
) -> list[Row]:
    """Tables, the latest first, with their seats."""
    last = select(func.max(log.c.at)).where(log.c.table == tables.c.id).scalar_subquery()
    lines = select(func.count()).where(log.c.table == tables.c.id).scalar_subquery()
    columns = (tables.c.id, tables.c.game, tables.c.rules, tables.c.days, tables.c.made_by, tables.c.made_at)
    ends = (tables.c.over_at, tables.c.closed_at)
    wanted = select(*columns, *ends, last.label("last_at"), lines.label("lines")).order_by(tables.c.made_at.desc())
    if state:
        wanted = wanted.where(STATES[state])
    if game:
        wanted = wanted.where(tables.c.game == game)
    if player:
        sits = select(seats.c.table).where(seats.c.player == player)
        wanted = wanted.where(or_(tables.c.made_by == player, tables.c.id.in_(sits)))
    if before:
        wanted = wanted.where(func.coalesce(last, tables.c.made_at) < before)
    with engine.connect() as connection:
        rows = [dict(row) for row in connection.execute(wanted.limit(most)).mappings()]
        names = _names(connection, [row["id"] for row in rows])
    return [row | {"state": state_of(row), "seats": names.get(row["id"], [])} for row in rows]


def state_of(row: Row) -> str:
    """The state of a table."""
    return "finished" if row["over_at"] is not None else "closed" if row["closed_at"] is not None else "unfinished"


def _names(connection: Connection, ids: Sequence[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    wanted = select(seats.c.table, seats.c.name).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for table, name in connection.execute(wanted):
        found.setdefault(table, []).append(name)
    return found


def close_table(engine: Engine, id: str) -> bool:
    """Give up an unfinished table without a result; whether it was unfinished."""
    with engine.begin() as connection:
        change = update(tables).where(tables.c.id == id, IS_UNFINISHED).values(closed_at=time.time())
        if not connection.execute(change).rowcount:
            return False
        _order(connection, "table", id)
    return True


def delete_tables(engine: Engine, ids: Sequence[str]) -> Iterable[int]:
    """Delete tables with everything that belongs to them; yield how many are done."""
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        with engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.next_table.in_(some)).values(next_table=None))
            for part in (chat, log, seats, leases, finished):
                connection.execute(delete(part).where(part.c.table.in_(some)))
            connection.execute(delete(tables).where(tables.c.id.in_(some)))
            _order(connection, "table", *some)
        yield start + len(some)


def old_tables(engine: Engine, before: float) -> list[str]:
    """Tables that were finished or closed before a time."""
    ended = func.coalesce(tables.c.over_at, tables.c.closed_at)
    with engine.connect() as connection:
        return list(connection.execute(select(tables.c.id).where(ended < before)).scalars())


# -- people --


def people_found(engine: Engine, who: str, most: int) -> list[Row]:
    """People by id, account or part of the name."""
    exact = or_(players.c.id == who, players.c.account_key == who.casefold())
    with engine.connect() as connection:
        rows = connection.execute(select(players).where(exact)).mappings().all()
        if not rows:
            wanted = select(players).where(_is_named(who), players.c.id != SOMEBODY["id"])
            wanted = wanted.order_by(players.c.made_at.desc())
            rows = connection.execute(wanted.limit(most)).mappings().all()
    return [{name: value for name, value in row.items() if name != "password"} for row in rows]


def _is_named(part: str) -> ColumnElement[bool]:
    """Whether a name has a part, or one that looks like it; SQLite knows only the small letters of English."""
    names = (players.c.name, part), (func.lower(players.c.name), part.casefold()), (players.c.name_key, key_of(part))
    return or_(*(name.contains(wanted, autoescape=True) for name, wanted in names))


def change_player(engine: Engine, id: str, *, end_sessions: bool = False, **values: Any) -> None:
    """Change a player's row, and tell the servers."""
    with engine.begin() as connection:
        connection.execute(update(players).where(players.c.id == id).values(**values))
        if end_sessions:
            end_all(id)(connection)
            _order(connection, "sessions", id)
        _order(connection, "player", id)


def rename_player(engine: Engine, id: str, old: str, name: str) -> None:
    """Rename a player, also at unfinished tables."""
    with engine.begin() as connection:
        mine = select(seats.c.table).where(seats.c.player == id, seats.c.name == old)
        unfinished = list(connection.execute(select(tables.c.id).where(tables.c.id.in_(mine), IS_UNFINISHED)).scalars())
        changes.rename(id, old, name)(connection)
        _order(connection, "player", id)
        _order(connection, "table", *unfinished)


def data_of(engine: Engine, id: str) -> Row:
    """Everything that is stored about a person, except the hash of the password."""
    mine = and_(seats.c.table == log.c.table, seats.c.seat == log.c.seat, seats.c.player == id)
    wanted = {
        "player": select(*(column for column in players.c if column.name != "password")).where(players.c.id == id),
        "sessions": select(sessions.c.made_at, sessions.c.ends_at).where(sessions.c.player == id),
        "tables_made": select(tables.c.id, tables.c.game, tables.c.made_at).where(tables.c.made_by == id),
        "seats": select(seats).where(seats.c.player == id),
        "moves": select(log.c.table, log.c.number, log.c.kind, log.c.text, log.c.at).join(seats, mine),
        "chat": select(chat).where(chat.c.player == id),
    }
    with engine.connect() as connection:
        found = {name: [dict(row) for row in connection.execute(query).mappings()] for name, query in wanted.items()}
    return found | {"player": found["player"][0]}


def forget(engine: Engine, id: str) -> None:
    """Delete a person. Their games stay, without the name; in unfinished ones a bot plays on."""
    with engine.begin() as connection:
        _make_somebody(connection)
        sat = select(seats.c.table).where(seats.c.player == id).union(select(chat.c.table).where(chat.c.player == id))
        theirs = list(connection.execute(sat).scalars())
        ended = select(tables.c.id).where(not_(IS_UNFINISHED))
        nameless = {"player": None, "name": SOMEBODY["name"]}
        connection.execute(update(seats).where(seats.c.player == id, seats.c.table.in_(ended)).values(**nameless))
        connection.execute(update(seats).where(seats.c.player == id).values(**PLAYS_ON))
        connection.execute(update(tables).where(tables.c.made_by == id).values(made_by=SOMEBODY["id"]))
        for part in (chat, sessions):
            connection.execute(delete(part).where(part.c.player == id))
        connection.execute(delete(players).where(players.c.id == id))
        _order(connection, "player", id)
        _order(connection, "table", *theirs)


def _make_somebody(connection: Connection) -> None:
    if not connection.execute(select(exists().where(players.c.id == SOMEBODY["id"]))).scalar():
        connection.execute(insert(players).values(**SOMEBODY, made_at=time.time()))


def idle_guests(engine: Engine, before: float, most: int | None = None) -> list[str]:
    """Guests who were last here before a time, and have neither tables nor seats nor said anything."""
    with engine.connect() as connection:
        return list(connection.execute(select(players.c.id).where(*_idle(before)).limit(most)).scalars())


def _idle(before: float) -> list[ColumnElement[bool]]:
    used = [~exists().where(column == players.c.id) for column in (tables.c.made_by, seats.c.player, chat.c.player)]
    seen = func.coalesce(players.c.seen_at, players.c.made_at)
    return [players.c.account.is_(None), seen < before, players.c.id != SOMEBODY["id"], *used]


def delete_guests(engine: Engine, ids: Sequence[str], before: float) -> Iterable[int]:
    """Delete guests, but for those who have come back meanwhile; yield how many are looked at."""
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        with engine.begin() as connection:
            delete_idle(connection, some, before)
        yield start + len(some)


def delete_idle(connection: Connection, some: Sequence[str], before: float) -> None:
    """Delete those of some guests who are idle. While their rows are locked, nobody gives them a seat or table."""
    wanted = select(players.c.id).where(players.c.id.in_(some), *_idle(before)).with_for_update()
    idle = list(connection.execute(wanted).scalars())
    connection.execute(delete(sessions).where(sessions.c.player.in_(idle)))
    connection.execute(delete(players).where(players.c.id.in_(idle)))


def all_tables(engine: Engine) -> list[str]:
    """The ids of all tables."""
    with engine.connect() as connection:
        return list(connection.execute(select(tables.c.id).order_by(tables.c.made_at)).scalars())


def state_of_table(engine: Engine, id: str) -> str | None:
    """The state of a table, if there is one."""
    with engine.connect() as connection:
        row = (
            connection.execute(select(tables.c.over_at, tables.c.closed_at).where(tables.c.id == id)).mappings().first()
        )
    return state_of(dict(row)) if row else None
