"""Who makes a request: a guest with a signed cookie, or an account with a password."""

import asyncio
import logging
import secrets
import time
from dataclasses import replace

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from citywright.server.people.sanctions import not_banned
from citywright.server.problems import Refusal
from citywright.server.store import changes
from citywright.server.store.queries import Player, player_named, player_of, value_kept
from citywright.server.store.writer import Writer
from citywright.server.wire import LONGEST_NAME, Credentials
from citywright.words import LANGUAGES, words

logger = logging.getLogger("citywright.server")
COOKIE = "citywright"
A_YEAR = 365 * 24 * 3600
SECRET = "secret"
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200


def kept_secret(engine: Engine) -> str:
    """The secret that signs cookies, created with the database."""
    return value_kept(engine, SECRET) or changes.keep(engine, SECRET, secrets.token_hex(32))


def checked_name(name: str, code: str = "name") -> str:
    """Check a name that others will see."""
    name = " ".join(name.split())
    if not name or not name.isprintable() or "," in name or len(name) > LONGEST_NAME:
        raise Refusal(code, f"1 to {LONGEST_NAME} printable characters, no comma")
    return name


def language_of(accepted: str) -> str:
    """The language that the browser prefers, among ours."""
    wanted = [each.split(";")[0].strip()[:2].lower() for each in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")


class Register:
    """All players: guests and accounts."""

    def __init__(self, engine: Engine, writer: Writer, secret: str):
        self.engine, self.writer = engine, writer
        self._signer = URLSafeSerializer(secret, salt="player")
        self._hasher = PasswordHasher()

    def cookie_of(self, player: Player) -> str:
        """The value of a player's cookie."""
        return str(self._signer.dumps(player.id))

    async def player_of(self, cookie: str | None) -> Player | None:
        """The player of a cookie, if the cookie is valid."""
        try:
            id = self._signer.loads(cookie or "")
        except BadSignature:
            return None
        return not_banned(await asyncio.to_thread(player_of, self.engine, id))

    async def new_guest(self, language: str) -> Player:
        """Create a guest."""
        name = words(language)("player-guest", n=f"{secrets.randbelow(9000) + 1000}")
        player = Player(secrets.token_hex(8), name, None)
        await self.writer.write(work=changes.new_player(player.id, player.name, time.time()))
        return player

    async def rename(self, player: Player, name: str) -> Player:
        """Rename a player."""
        name = checked_name(name)
        await self.writer.write(work=changes.rename(player.id, player.name, name))
        return replace(player, name=name)

    async def make_account(self, player: Player, wanted: Credentials) -> Player:
        """Turn a guest into an account."""
        if player.account:
            raise Refusal("has-account", player.account)
        account = checked_name(wanted.account, "account")
        if not SHORTEST_PASSWORD <= len(wanted.password) <= LONGEST_PASSWORD:
            raise Refusal("password", f"{SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
        hashed = await asyncio.to_thread(self._hasher.hash, wanted.password)
        try:
            await self.writer.write(work=changes.make_account(player.id, account, hashed))
        except IntegrityError as error:
            raise Refusal("account-taken", account) from error
        logger.info("account made", extra={"player": player.id})
        return Player(player.id, player.name, account)

    async def sign_in(self, given: Credentials) -> Player:
        """Sign in to an account. A wrong name takes as long as a wrong password."""
        account = checked_name(given.account, "signing-in")
        player = await asyncio.to_thread(player_named, self.engine, account)
        right = await asyncio.to_thread(self._is_right, player, given.password)
        if player is None or not right:
            logger.info("sign-in refused", extra={"account": account})
            raise Refusal("signing-in")
        not_banned(player)
        return player

    def _is_right(self, player: Player | None, password: str) -> bool:
        if player is None or player.password is None:
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(player.password, password)
        except (Argon2Error, InvalidHashError):
            return False
