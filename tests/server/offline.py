"""A table without a server: nothing is kept, and what is sent lies in the connections."""

import time
from types import SimpleNamespace

from citywright.game import rules_named
from citywright.server.people.setup import checked_options, players_of
from citywright.server.process.settings import Settings
from citywright.server.store.queries import AUTOMA, Chair, Player, Terms
from citywright.server.table.connection import Connection
from citywright.server.table.live import LiveTable


class NoWriter:
    """Everything is kept, nowhere."""

    async def write(self, *rows, work=None, life=None):
        pass


def table_of(game, players, seed, days=0, **options):
    """A table with a person at every seat."""
    chairs = [Chair("person", f"P{seat}", f"p{seat}") for seat in range(players)]
    rules = rules_named(game)
    chairs += [Chair(AUTOMA, automa) for automa in rules.automas(rules.Options(players=players))]
    terms = Terms(
        id="t", game=game, rules=rules.VERSION, options=checked_options(game, options, players_of(chairs)),
        seed=seed, beginning=None, hints=True, undo=True, days=days, made_by="p0", made_at=time.time(),
    )  # fmt: skip
    services = SimpleNamespace(settings=Settings(), writer=NoWriter(), engine=None, thinkers=None)
    return LiveTable(services, terms, chairs, [], [])


def connect(table, seat):
    """Somebody who looks from a seat, or a spectator."""
    connection = Connection(None if seat is None else Player(f"p{seat}", f"P{seat}", None), seat)
    table.connections.add(connection)
    table.show(connection)
    return connection


def sent(connection):
    """All that has been sent since the last look; None at the end once it is closed."""
    texts, connection.waiting = connection.waiting, []
    return [*texts, None] if connection.is_closed else texts
