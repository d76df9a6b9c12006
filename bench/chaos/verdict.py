"""Compares what everybody was told with what is stored."""

import hashlib

from bench.chaos.checking import Told, contradictions, seen_of
from bench.chaos.journal import Journal
from sqlalchemy import Engine

from citywright.server.problems import Refusal
from citywright.server.process.settings import database_url, settings
from citywright.server.store import queries
from citywright.server.store.database import existing
from citywright.server.table.log import rebuilt

PROMISE = "what was acknowledged or shown is stored"


class Judge:
    """Looks at each table when its game is over, and at all of them at the end."""

    def __init__(self, url: str, journal: Journal):
        self.engine: Engine = existing(database_url(settings({}, database=url)))
        self.journal = journal
        self.approved: dict[str, str] = {}  # the digest of each log that was found to be right

    def close(self) -> None:
        """PostgreSQL stops only when nobody is connected."""
        self.engine.dispose()

    def look(self, told: Told) -> None:
        """Check a table. One that was found to be right must not change any more."""
        lines = queries.lines_of(self.engine, told.table)
        digest = hashlib.sha256(repr(lines).encode()).hexdigest()
        if told.table in self.approved:
            if digest != self.approved[told.table]:
                self.journal.broke(PROMISE, f"{told.table}: the log of a finished game has changed")
            return
        for problem in self._problems(told, lines):
            self.journal.broke(PROMISE, problem)
        self.approved[told.table] = digest
        self.journal.count("tables checked")
        self.journal.count("shown entries checked", sum(map(len, told.shown.values())))
        self.journal.count("acknowledged moves checked", len(told.made))
        told.forget()

    def _problems(self, told: Told, lines: list[queries.Line]) -> list[str]:
        terms, chairs = queries.terms_of(self.engine, told.table), queries.chairs_of(self.engine, told.table)
        if terms is None:
            return [f"{told.table}: the table is not stored at all"]
        try:
            game, _ = rebuilt(terms, chairs, lines)
        except Refusal as refusal:
            return [f"{told.table}: the stored log cannot be played: {refusal}"]
        eyes = {seat for _, seat in told.shown} | {made.seat for made in told.made}
        return contradictions(told, {seat: seen_of(game, seat) for seat in eyes})

    def seed_of(self, id: str) -> str:
        """The secret of a table."""
        terms = queries.terms_of(self.engine, id)
        assert terms
        return terms.seed
