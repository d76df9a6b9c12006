"""`citywright admin`: people."""

import argparse
import json

from citywright.cli.admin import tell
from citywright.server.admin import people
from citywright.server.store import admin
from citywright.server.store.database import Engine

COLUMNS = ("id", "name", "account", "made_at", "seen_at", "muted_until", "banned_until")


def found(engine: Engine, arguments: argparse.Namespace) -> None:
    """Find people."""
    tell.rows(arguments, "People", COLUMNS, admin.people_found(engine, arguments.who, people.MOST_FOUND))


def mute(engine: Engine, arguments: argparse.Namespace) -> None:
    """Mute somebody."""
    row = people.person(engine, arguments.who)
    end = people.mute(engine, row["id"], arguments.time)
    tell.done(arguments, f"{row['name']} may not chat until {tell.moment(end)} UTC.", player=row["id"], until=end)


def ban(engine: Engine, arguments: argparse.Namespace) -> None:
    """Ban somebody."""
    row = people.person(engine, arguments.who)
    end = people.ban(engine, row["id"], arguments.time)
    tell.done(arguments, f"{row['name']} is banned until {tell.moment(end)} UTC.", player=row["id"], until=end)


def pardon(engine: Engine, arguments: argparse.Namespace) -> None:
    """Lift mute and ban."""
    row = people.person(engine, arguments.who)
    people.pardon(engine, row["id"])
    tell.done(arguments, f"{row['name']} may come and chat again.", player=row["id"])


def rename(engine: Engine, arguments: argparse.Namespace) -> None:
    """Rename somebody."""
    row = people.person(engine, arguments.who)
    name = people.rename(engine, row, arguments.name)
    tell.done(arguments, f"{row['name']} is now called {name}.", player=row["id"], name=name)


def password(engine: Engine, arguments: argparse.Namespace) -> None:
    """Give an account a new password."""
    row = people.person(engine, arguments.who)
    new = people.new_password(engine, row)
    sentence = f"The new password of {row['account']} is {new} and should be changed after signing in."
    tell.done(arguments, sentence, player=row["id"], account=row["account"], password=new)


def export(engine: Engine, arguments: argparse.Namespace) -> None:
    """Print a person's data."""
    row = people.person(engine, arguments.who)
    print(json.dumps(admin.data_of(engine, row["id"]), ensure_ascii=False, indent=None if arguments.json else 2))


def forget(engine: Engine, arguments: argparse.Namespace) -> None:
    """Delete a person."""
    row = people.person(engine, arguments.who)
    sizes = {name: len(part) for name, part in admin.data_of(engine, row["id"]).items() if name != "player"}
    told = f"{row['name']} ({row['id']}): {sizes['seats']} seats lose the name, {sizes['chat']} lines of chat go"
    if arguments.yes:
        admin.forget(engine, row["id"])
    ending = ". Done." if arguments.yes else "; --yes does it."
    tell.done(arguments, told + ending, player=row["id"], done=arguments.yes, **sizes)


ACTIONS = {
    "people": found,
    "mute": mute,
    "ban": ban,
    "pardon": pardon,
    "rename": rename,
    "password": password,
    "export": export,
    "forget": forget,
}
