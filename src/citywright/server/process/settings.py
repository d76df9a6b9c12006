"""Settings for hosts: each is an option of `citywright serve` or an environment variable CITYWRIGHT_<NAME>."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, ValidationError, convert

from citywright.errors import NotReadable

PREFIX = "CITYWRIGHT_"
ORIGIN = re.compile(r"https?://[a-z\d.-]+(:\d+)?|https?://\[[a-f\d:]+\](:\d+)?")  # as browsers write it
ADDRESS = re.compile(r"([\w.-]+|\[[a-fA-F\d:.]+\]):\d{1,5}", re.ASCII)


class Settings(Struct, frozen=True, kw_only=True):
    """All settings with their defaults; docs/server.md explains each."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # empty: a file in the user's data folder
    workers: int = 1
    address: str = ""  # host:port at which servers on other machines reach this one; empty: host and port
    secret: str = ""  # signs cookies; empty: created once and stored in the database
    origins: str = ""  # other sites, separated by spaces, whose pages may use this server
    log: Literal["debug", "info", "warning", "error"] = "warning"
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # bots that may think at the same time
    bot_seconds: float = 0.6  # minimum time for a bot's move
    hint_seconds: float = 1.0
    away_seconds: float = 60.0  # after which others may let a bot stand in
    idle_seconds: float = 900.0  # after which a table leaves memory
    requests_a_minute: int = 600  # per address
    sign_ins_a_minute: int = 20  # per address
    guests_an_hour: int = 120  # newcomers, per address
    guest_days: int = 90  # after which guests who no longer come are deleted; 0: never
    messages_a_second: float = 20.0  # per connection
    message_bytes: int = 8192
    head_seconds: float = 10.0  # in which the head of a request must come
    body_seconds: float = 20.0  # in which its body must come
    head_bytes: int = 32_768
    connections: int = 10_000  # of a worker, if it may have as many open files
    connections_of_one: int = 200  # from one address
    unfinished_tables: int = 100  # per player
    metrics_token: str = ""  # who may read /metrics; empty: only this machine


def data_folder() -> Path:
    """The default database; games played in the terminal are saved next to it."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "citywright"


def settings(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Settings from the environment; explicit values take precedence."""
    found: dict[str, Any] = {
        name: environment[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in environment
    }
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        chosen = convert(found, Settings, strict=False)
    except ValidationError as error:
        raise NotReadable(f"settings: {error}") from error
    for origin in chosen.origins.split():
        if not ORIGIN.fullmatch(origin):
            raise NotReadable(f"settings: origins: {origin!r} should be an origin such as https://club.example")
    if chosen.address and not ADDRESS.fullmatch(chosen.address):
        raise NotReadable(f"settings: address: {chosen.address!r} should be a host and a port such as 10.0.0.1:8000")
    return chosen


def database_url(chosen: Settings) -> str:
    """The URL of the database; a plain path is an SQLite file."""
    if not chosen.database:
        data_folder().mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{data_folder() / 'tables.sqlite'}"
    if "://" not in chosen.database:
        return f"sqlite:///{Path(chosen.database).absolute()}"
    return chosen.database.replace("postgresql://", "postgresql+psycopg://", 1)
