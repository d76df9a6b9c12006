"""Sessions as they are stored. Reading one also reads its player: it happens with every request."""

from collections.abc import Iterable

from sqlalchemy import Connection, Engine, Executable, delete, insert, select, update

from citywright.server.store.queries import PERSON, Player
from citywright.server.store.tables import players, sessions
from citywright.server.store.writer import Work

CLOSED = 0.0  # the player's old cookie does not count any more


def player_in(engine: Engine, session: str, now: float) -> Player | None:
    """The player of a session that has not ended."""
    found = select(*PERSON).join(sessions, sessions.c.player == players.c.id)
    with engine.connect() as connection:
        row = connection.execute(found.where(sessions.c.id == session, sessions.c.ends_at > now)).first()
    return Player(*row) if row else None


def begin(session: str, player: str, now: float, ends_at: float) -> Work:
    """Begin a session."""
    return doing(_begun(session, player, now, ends_at))


def exchange(session: str, player: str, now: float, ends_at: float, old_until: float) -> Work:
    """Begin the first session for an old cookie, which counts only for a while from now on."""
    first = (players.c.id == player, players.c.old_cookie_until.is_(None))
    closing = update(players).where(*first).values(old_cookie_until=old_until)
    return doing(closing, _begun(session, player, now, ends_at))


def end(session: str | None, player: str) -> Work:
    """End a session; without one, the old cookie is what ends."""
    return doing(delete(sessions).where(sessions.c.id == session), _close(player))


def end_all(player: str) -> Work:
    """End all sessions of a player."""
    return doing(*_ends(player))


def begin_alone(session: str, player: str, now: float, ends_at: float) -> Work:
    """Begin a session, and end all others."""
    return doing(*_ends(player), _begun(session, player, now, ends_at))


def see(session: str | None, player: str, day: float, ends_at: float) -> Work:
    """Somebody was here on this day; the session lasts longer."""
    lasting = update(sessions).where(sessions.c.id == session).values(ends_at=ends_at)
    return doing(update(players).where(players.c.id == player).values(seen_at=day), lasting)


def end_old(now: float) -> Work:
    """Delete sessions whose time has come."""
    return doing(delete(sessions).where(sessions.c.ends_at < now))


def doing(*statements: Executable) -> Work:
    """Work that consists of these statements."""
    return lambda connection: _run(connection, statements)


def _run(connection: Connection, statements: Iterable[Executable]) -> None:
    for statement in statements:
        connection.execute(statement)


def _begun(session: str, player: str, now: float, ends_at: float) -> Executable:
    return insert(sessions).values(id=session, player=player, made_at=now, ends_at=ends_at)


def _ends(player: str) -> tuple[Executable, Executable]:
    return delete(sessions).where(sessions.c.player == player), _close(player)


def _close(player: str) -> Executable:
    return update(players).where(players.c.id == player).values(old_cookie_until=CLOSED)
