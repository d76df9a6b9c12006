"""How often somebody may try to guess the password of an account.

A network gets few tries for an account, and all networks together a limited number, so a thousand machines guess no
faster. A browser that has signed in there before has tries of its own: strangers who use up theirs do not keep it out.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from citywright.server.problems import Refusal
from citywright.server.process.buckets import Buckets

HERE, HERE_EVERY = 10, 300  # tries at once from one network or browser, then one in so many seconds
ANYWHERE, ANYWHERE_EVERY = 50, 60  # the same from all networks together


class Guesses:
    """Counts wrong passwords."""

    def __init__(self) -> None:
        self._here = Buckets(1 / HERE_EVERY, HERE)
        self._anywhere = Buckets(1 / ANYWHERE_EVERY, ANYWHERE)

    @contextmanager
    def counted(self, account: str, network: str, browser: str | None) -> Iterator[None]:
        """Count a try, unless the password turns out to be right."""
        if browser:
            tries = [(self._here, f"{account} {browser}")]
        else:
            tries = [(self._here, f"{account} {network}"), (self._anywhere, account)]
        taken, is_wrong = [], False
        try:
            for buckets, who in tries:
                buckets.take(who)
                taken.append((buckets, who))
            yield
        except Refusal as refusal:
            is_wrong = refusal.problem.code == "signing-in"
            raise
        finally:
            for buckets, who in () if is_wrong else taken:
                buckets.give_back(who)
