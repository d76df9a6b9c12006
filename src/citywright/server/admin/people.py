"""People, as a host handles them."""

import secrets
import time

from argon2 import PasswordHasher
from sqlalchemy import Engine

from citywright.errors import NotReadable
from citywright.server.people.names import checked_name
from citywright.server.problems import Refusal
from citywright.server.store import admin
from citywright.server.store.admin import Row

MOST_FOUND = 50
LETTERS = 12  # random bytes of a new password
FOREVER = 100 * 365 * 24 * 3600.0


def person(engine: Engine, who: str) -> Row:
    """The one person of that id, account or name."""
    found = admin.people_found(engine, who, MOST_FOUND)
    if len(found) > 1:
        same = [row for row in found if row["name"].casefold() == who.casefold()]
        found = same if len(same) == 1 else found
    if not found:
        raise NotReadable(f"nobody is called {who!r}; give an id, an account or a name")
    if len(found) > 1:
        some = ", ".join(f"{row['id']} ({row['name']})" for row in found[:5])
        raise NotReadable(f"{len(found)} people are called {who!r}; give an id, such as {some}")
    return found[0]


def until(seconds: float | None) -> float:
    """The end of a time that begins now; without one, it does not end."""
    return time.time() + (FOREVER if seconds is None else seconds)


def mute(engine: Engine, id: str, seconds: float | None) -> float:
    """Let a person not chat for a while."""
    end = until(seconds)
    admin.change_player(engine, id, muted_until=end)
    return end


def ban(engine: Engine, id: str, seconds: float | None) -> float:
    """Keep a person out for a while."""
    end = until(seconds)
    admin.change_player(engine, id, banned_until=end)  # sessions stay, so that the person is told why
    return end


def pardon(engine: Engine, id: str) -> None:
    """Lift both."""
    admin.change_player(engine, id, muted_until=None, banned_until=None)


def rename(engine: Engine, row: Row, name: str) -> str:
    """Give a person another name."""
    try:
        name = checked_name(name)
        admin.rename_player(engine, row["id"], row["name"], name)
    except Refusal as refusal:
        why = (
            f"it looks like {refusal.problem.detail}"
            if refusal.problem.code == "name-taken"
            else refusal.problem.detail
        )
        raise NotReadable(f"{name!r} cannot be a name: {why}") from refusal
    return name


def new_password(engine: Engine, row: Row) -> str:
    """Give an account a random password, and end its sessions."""
    if not row["account"]:
        raise NotReadable(f"{row['name']} is a guest and has no password")
    password = secrets.token_urlsafe(LETTERS)
    admin.change_player(engine, row["id"], end_sessions=True, password=PasswordHasher().hash(password))
    return password
