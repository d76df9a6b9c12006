"""Sessions: a browser's cookie names one, and the server knows whose it is and when it ends."""

import asyncio
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, Engine

from citywright.server.people.sanctions import not_banned
from citywright.server.store import changes
from citywright.server.store import sessions as stored
from citywright.server.store.queries import Player, player_of, value_kept
from citywright.server.store.writer import Work, Writer

COOKIE, KNOWN = "citywright", "citywright-known"  # names a session; accounts that this browser has signed in to
A_DAY = 24 * 3600.0
GUEST_DAYS, ACCOUNT_DAYS = 365, 90  # without a visit; a guest has nothing but the cookie
OLD_DAYS, OLD_AGAIN_DAYS = 180, 1  # how long old cookies count: after the update; after their first exchange
SECRET, SINCE = "secret", "sessions-since"


def kept_secret(engine: Engine) -> str:
    """The secret that cookies depend on, created with the database."""
    return value_kept(engine, SECRET) or changes.keep(engine, SECRET, secrets.token_hex(32))


def sessions_since(engine: Engine) -> float:
    """Since when this database has sessions."""
    return float(value_kept(engine, SINCE) or changes.keep(engine, SINCE, str(time.time())))


def seconds_of(player: Player) -> float:
    """How long a session lasts after a visit."""
    return A_DAY * (ACCOUNT_DAYS if player.account else GUEST_DAYS)


@dataclass(frozen=True)
class Visit:
    """Who makes a request, and in which session; without one, with a cookie of an earlier version."""

    player: Player
    session: str | None


class Sessions:
    """All sessions."""

    def __init__(self, engine: Engine, writer: Writer, secret: str):
        self.engine, self.writer, self._secret = engine, writer, secret
        self._old = URLSafeSerializer(secret, salt="player")  # made cookies before there were sessions
        self._known = URLSafeSerializer(secret, salt="known")
        self._since = sessions_since(engine)

    async def visit(self, cookie: str | None) -> Visit | None:
        """Who comes with a cookie, if it is worth anything; refused if banned."""
        if visit := await self.whoever(cookie):
            not_banned(visit.player)
            self._see(visit.player, visit.session)
        return visit

    async def whoever(self, cookie: str | None) -> Visit | None:
        """Who comes with a cookie, banned or not."""
        if not cookie:
            return None
        session = None if "." in cookie else self._id(cookie)
        player = await asyncio.to_thread(self._player, cookie, session)
        return Visit(player, session) if player else None

    def _player(self, cookie: str, session: str | None) -> Player | None:
        if session is not None:
            return stored.player_in(self.engine, session, time.time())
        try:
            player = player_of(self.engine, str(self._old.loads(cookie)))
        except BadSignature:
            return None
        return player if player and time.time() < self._old_until(player) else None

    def _old_until(self, player: Player) -> float:
        until = player.old_cookie_until
        return self._since + OLD_DAYS * A_DAY if until is None else until

    def _see(self, player: Player, session: str | None) -> None:
        """Note the day of a visit, once a day."""
        now = time.time()
        today = now // A_DAY * A_DAY
        if player.seen_at is None or player.seen_at < today:
            self.writer.write_soon(stored.see(session, player.id, today, now + seconds_of(player)))

    def _id(self, cookie: str) -> str:
        """The id of a cookie's session: whoever reads the database learns no cookie."""
        return hmac.new(self._secret.encode(), cookie.encode(), hashlib.sha256).hexdigest()

    # -- beginning and ending --

    async def begin(self, player: Player) -> str:
        """Begin a session; return the cookie."""
        cookie, now, until = self._new(player)
        await self.writer.write(work=stored.begin(self._id(cookie), player.id, now, until))
        return cookie

    async def exchange(self, player: Player) -> str:
        """Begin a session for a cookie of an earlier version, which soon ends; return the new cookie."""
        cookie, now, until = self._new(player)
        old_until = now + OLD_AGAIN_DAYS * A_DAY
        await self.writer.write(work=stored.exchange(self._id(cookie), player.id, now, until, old_until))
        return cookie

    def begin_alone(self, player: Player) -> tuple[str, str, Work]:
        """A session that replaces all others of a player: its cookie, its id, and work that makes it so."""
        cookie, now, until = self._new(player)
        session = self._id(cookie)
        return cookie, session, stored.begin_alone(session, player.id, now, until)

    def begin_after(self, player: Player, guest: Player) -> tuple[str, Work]:
        """A session of an account that ends all those of a guest: its cookie, and work that makes it so."""
        cookie, now, until = self._new(player)
        begin, end = stored.begin(self._id(cookie), player.id, now, until), stored.end_all(guest.id)

        def work(connection: Connection) -> None:
            begin(connection)
            end(connection)

        return cookie, work

    async def end(self, visit: Visit) -> None:
        """End a session."""
        await self.writer.write(work=stored.end(visit.session, visit.player.id))

    async def end_all(self, player: Player) -> None:
        """End all sessions of a player."""
        await self.writer.write(work=stored.end_all(player.id))

    @staticmethod
    def _new(player: Player) -> tuple[str, float, float]:
        now = time.time()
        return secrets.token_urlsafe(32), now, now + seconds_of(player)

    # -- browsers that have signed in before --

    def known_cookie(self, player: Player) -> str:
        """Tells that this browser has signed in to an account. It opens nothing."""
        return str(self._known.dumps([player.id, secrets.token_hex(8)]))

    def browser_known(self, cookie: str | None, player: Player | None) -> str | None:
        """The id of a browser that has signed in to this account before."""
        try:
            id, browser = self._known.loads(cookie or "")
        except (BadSignature, ValueError, TypeError):
            return None
        return str(browser) if player and id == player.id else None
