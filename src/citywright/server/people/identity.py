"""People: guests, and accounts with a name and a password."""

import asyncio
import logging
import secrets
import time
from dataclasses import replace

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from citywright.server.people.guesses import Guesses
from citywright.server.people.names import checked_name
from citywright.server.people.passwords import Passwords
from citywright.server.people.sanctions import not_banned
from citywright.server.people.sessions import Sessions, Visit
from citywright.server.problems import Refusal
from citywright.server.store import bringing, changes, named
from citywright.server.store.queries import Player, player_named
from citywright.server.store.writer import Writer
from citywright.server.wire import LONGEST_NAME, Credentials, NewPassword
from citywright.words import LANGUAGES, words

logger = logging.getLogger("citywright.server")
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
TRIES = 5  # to find a name for a guest that no account has, or to move games while people play: both hardly ever fail


def checked_password(password: str) -> str:
    """A password that is neither too short nor too long."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal("password", f"{SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
    return password


def language_of(accepted: str) -> str:
    """The language that the browser prefers, among ours."""
    wanted = [each.split(";")[0].strip()[:2].lower() for each in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")


class Register:
    """All players: guests and accounts."""

    def __init__(self, engine: Engine, writer: Writer, secret: str):
        self.engine, self.writer = engine, writer
        self.sessions = Sessions(engine, writer, secret)
        self.passwords, self._guesses = Passwords(), Guesses()

    async def new_guest(self, language: str) -> Player:
        """Create a guest."""
        for _ in range(TRIES):
            name = words(language)("player-guest", n=f"{secrets.randbelow(900_000) + 100_000}")
            if not await asyncio.to_thread(named.is_an_accounts, self.engine, name):
                break
        player = Player(secrets.token_hex(8), name, None)
        await self.writer.write(work=changes.new_player(player.id, player.name, time.time()))
        return player

    async def rename(self, player: Player, name: str) -> Player:
        """Rename a player."""
        name = checked_name(name)
        await self.writer.write(work=changes.rename(player.id, player.name, name))
        return replace(player, name=name)

    async def make_account(self, visit: Visit, wanted: Credentials) -> tuple[Player, str, str]:
        """Turn a guest into an account. All sessions end; a new one begins, whose cookie and id are returned."""
        guest = visit.player
        if guest.account:
            raise Refusal("has-account", guest.account)
        account = checked_name(wanted.account, "account")
        hashed = await self.passwords.hash(checked_password(wanted.password))
        player = Player(guest.id, guest.name, account)
        cookie, session, alone = self.sessions.begin_alone(player)
        try:
            await self.writer.write(work=changes.make_account(player, hashed, alone))
        except IntegrityError as error:
            raise Refusal("account-taken", account) from error
        logger.info("account made", extra={"player": player.id})
        return player, cookie, session

    async def sign_in(self, given: Credentials, network: str, known: str | None) -> Player:
        """Sign in to an account. A wrong name takes as long as a wrong password."""
        account = " ".join(given.account.split())
        if not account.isprintable() or len(account) > 2 * LONGEST_NAME:  # tries are counted by it
            raise Refusal("signing-in")
        player = await asyncio.to_thread(player_named, self.engine, account)
        browser = self.sessions.browser_known(known, player)
        with self._guesses.counted(account.casefold(), network, browser):
            await self._check(player, given.password)
        assert player
        not_banned(player)
        return player

    async def bring_along(self, guest: Player, account: Player) -> tuple[str, list[str]]:
        """Begin a session of an account to which a guest's games come along; its cookie, and the tables."""
        for tries_left in reversed(range(TRIES)):
            cookie, session = self.sessions.begin_after(account, guest)
            brought: list[str] = []
            try:
                await self.writer.write(work=bringing.bring(guest, account, session, brought))
            except IntegrityError:  # somebody moved at one of the tables meanwhile
                if not tries_left:
                    raise
            else:
                break
        logger.info("games came along", extra={"player": account.id, "guest": guest.id, "tables": len(brought)})
        return cookie, brought

    async def change_password(self, visit: Visit, wanted: NewPassword) -> tuple[Player, str, str]:
        """Change the password of one's account, with the same effect on sessions."""
        player = visit.player
        if player.account is None:
            raise Refusal("signing-in")
        new = checked_password(wanted.new)
        with self._guesses.counted(player.id, "", visit.session or player.id):
            await self._check(player, wanted.old)
        hashed = await self.passwords.hash(new)
        cookie, session, alone = self.sessions.begin_alone(player)
        await self.writer.write(work=changes.new_password(player.id, hashed, alone))
        logger.info("password changed", extra={"player": player.id})
        return player, cookie, session

    async def _check(self, player: Player | None, password: str) -> None:
        if not await self.passwords.is_right(password, player.password if player else None):
            logger.info("wrong password", extra={"player": player.id if player else None})
            raise Refusal("signing-in")
