"""Whether the logs of a database replay."""

from dataclasses import dataclass, field

from sqlalchemy import Engine

from citywright.game import rules_named
from citywright.server.problems import Refusal
from citywright.server.store.admin import all_tables
from citywright.server.store.copies import Watch
from citywright.server.store.queries import chairs_of, lines_of, terms_of
from citywright.server.table.log import rebuilt


@dataclass
class Checked:
    """How many tables replay, how many are of other rules, and which do not replay."""

    replayed: int = 0
    of_other_rules: int = 0
    broken: list[str] = field(default_factory=list)


def check_logs(engine: Engine, watch: Watch) -> Checked:
    """Play every game of a database again, and compare its draws with its log."""
    ids, checked = all_tables(engine), Checked()
    for number, id in enumerate(ids, 1):
        check(engine, id, checked)
        watch(number, len(ids))
    return checked


def check(engine: Engine, id: str, checked: Checked) -> None:
    """Play one game again."""
    terms = terms_of(engine, id)
    if terms is None:
        return
    if terms.rules != rules_named(terms.game).VERSION:
        checked.of_other_rules += 1
        return
    try:
        rebuilt(terms, chairs_of(engine, id), lines_of(engine, id))
    except Refusal:
        checked.broken.append(id)
    else:
        checked.replayed += 1
