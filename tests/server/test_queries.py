"""What is asked of the database, and that it does not grow slow as the log grows."""

import pytest
from sqlalchemy import event, insert

from citywright.server.store.database import opened
from citywright.server.store.queries import not_standing
from citywright.server.store.tables import log, players, tables

TERMS = {
    "game": "streets", "rules": "4", "options": "{}", "seed": "", "hints": False, "undo": False, "days": 0,
    "made_by": "ann", "made_at": 0.0,
}  # fmt: skip
LINE = {"kind": "move", "text": "", "chance": "", "at": 0.0}
LOGS = {
    "known": [None, "so"], "unknown": ["so", None], "over": [None], "closed": [None], "empty": [], "old": [None]
}  # fmt: skip
OTHER = {"over": {"over_at": 1.0}, "closed": {"closed_at": 1.0}, "old": {"rules": "3"}}


@pytest.fixture
def engine(tmp_path):
    """A database with tables of all kinds."""
    engine = opened(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.begin() as connection:
        connection.execute(insert(players), {"id": "ann", "name": "Ann", "made_at": 0.0})
        for id, standings in LOGS.items():
            connection.execute(insert(tables), {**TERMS, "id": id, **OTHER.get(id, {})})
            for number, standing in enumerate(standings, 1):
                connection.execute(insert(log), {**LINE, "table": id, "number": number, "standing": standing})
    yield engine
    engine.dispose()


def test_games_without_a_standing_are_found_without_reading_the_whole_log(engine):
    asked = []
    event.listen(engine, "before_cursor_execute", lambda *given: asked.append(given[2:4]))
    assert not_standing(engine, {"streets": "4"}) == ["unknown"]
    statement, values = asked[-1]
    with engine.connect() as connection:
        plan = [row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)]
    assert not [step for step in plan if step.startswith("SCAN log")], plan
