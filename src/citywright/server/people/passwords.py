"""Passwords are hashed in threads of their own, because that takes long on purpose: nobody else waits for it."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from citywright.server.problems import Refusal

THREADS = max(1, (os.cpu_count() or 2) // 4)  # each hash uses several cores and 64 MiB
MOST_WAITING = 64
WAIT = 5.0  # seconds after which most of those are done
Result = TypeVar("Result")


class Passwords:
    """Hashes passwords and compares them, a few at a time; a request that finds too many waiting is refused."""

    def __init__(self, hasher: PasswordHasher | None = None, most_waiting: int = MOST_WAITING):
        self._hasher, self._most = hasher or PasswordHasher(), most_waiting
        self._pool = ThreadPoolExecutor(THREADS, "passwords")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """The hash to be kept."""
        return await self._run(lambda: self._hasher.hash(password))

    async def is_right(self, password: str, kept: str | None) -> bool:
        """Whether it is the password of a hash. Where there is none, that takes as long to tell."""
        return await self._run(lambda: self._compare(password, kept))

    def _compare(self, password: str, kept: str | None) -> bool:
        if kept is None:
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= self._most:
            raise Refusal("busy", "many people are signing in", wait=WAIT)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Stop; whoever waits is not answered any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
