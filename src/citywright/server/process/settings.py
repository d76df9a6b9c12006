"""Settings for hosts: each is an option of `citywright serve` or an environment variable CITYWRIGHT_<NAME>."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

from msgspec import Meta, Struct, ValidationError, convert

from citywright.errors import NotReadable

PREFIX = "CITYWRIGHT_"
OTHERS = ("CACHE", "JIT", "CHROMIUM")  # variables that other parts of the program read
LONGEST = 1e6  # seconds
PLAINER = {
    "Expected int": "should be a whole number",
    "Expected float": "should be a number",
    ", got str": "",
    " >= ": " of at least ",
    " <= ": " of at most ",
    " > 0.0": " above 0",
}
WHERE = re.compile(r" - at `\$\.(\w+)`$")
ORIGIN = re.compile(r"https?://[a-z\d.-]+(:\d+)?|https?://\[[a-f\d:]+\](:\d+)?")  # as browsers write it
ADDRESS = re.compile(r"([\w.-]+|\[[a-fA-F\d:.]+\]):\d{1,5}", re.ASCII)


Port = Annotated[int, Meta(ge=1, le=65_535)]
AtLeastOne = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[int, Meta(ge=0)]
Size = Annotated[int, Meta(ge=1024)]  # bytes
Seconds = Annotated[float, Meta(ge=0, le=LONGEST)]
Positive = Annotated[float, Meta(gt=0, le=LONGEST)]


class Settings(Struct, frozen=True, kw_only=True):
    """All settings with their defaults; docs/server.md explains each."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = ""  # empty: a file in the user's data folder
    workers: AtLeastOne = 1
    address: str = ""  # host:port at which servers on other machines reach this one; empty: host and port
    secret: str = ""  # signs cookies; empty: created once and stored in the database
    origins: str = ""  # other sites, separated by spaces, whose pages may use this server
    log: Literal["debug", "info", "warning", "error"] = "warning"
    thinkers: AtLeastOne = max(1, (os.cpu_count() or 2) - 1)  # bots that may think at the same time
    bot_seconds: Seconds = 0.6  # minimum time for a bot's move
    hint_seconds: Seconds = 1.0
    away_seconds: Seconds = 60.0  # after which others may let a bot stand in
    idle_seconds: Seconds = 900.0  # after which a table leaves memory
    requests_a_minute: AtLeastOne = 600  # per address
    sign_ins_a_minute: AtLeastOne = 20  # per address
    guests_an_hour: AtLeastOne = 120  # newcomers, per address
    guest_days: NotNegative = 90  # after which guests who no longer come are deleted; 0: never
    messages_a_second: Positive = 20.0  # per connection
    message_bytes: Size = 8192
    head_seconds: Positive = 10.0  # in which the head of a request must come
    body_seconds: Positive = 20.0  # in which its body must come
    head_bytes: Size = 32_768
    connections: AtLeastOne = 10_000  # of a worker, if it may have as many open files
    connections_of_one: AtLeastOne = 200  # from one address
    unfinished_tables: AtLeastOne = 100  # per player
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
        raise NotReadable(said_of(str(error), found)) from error
    for origin in chosen.origins.split():
        if not ORIGIN.fullmatch(origin):
            raise NotReadable(f"CITYWRIGHT_ORIGINS: {origin!r} should be an origin such as https://club.example")
    if chosen.address and not ADDRESS.fullmatch(chosen.address):
        raise NotReadable(f"CITYWRIGHT_ADDRESS: {chosen.address!r} should be a host and a port such as 10.0.0.1:8000")
    return chosen


def said_of(error: str, found: Mapping[str, Any]) -> str:
    """What is wrong with a setting, under the name that a host knows."""
    where = WHERE.search(error)
    if where is None:
        return f"settings: {error}"
    name = where[1]
    choices = ", ".join(get_args(get_type_hints(Settings)[name])) if error.startswith("Invalid enum") else ""
    expected = f"should be one of {choices}" if choices else error[: where.start()].replace("`", "")
    for words, plainer in PLAINER.items():
        expected = expected.replace(words, plainer)
    return f"{PREFIX}{name.upper()} is {found[name]!r}; it {expected}"


def unknown(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Variables with our prefix that nobody reads: perhaps misspelt."""
    known = {PREFIX + name.upper() for name in (*Settings.__struct_fields__, *OTHERS)}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def database_url(chosen: Settings) -> str:
    """The URL of the database; a plain path is an SQLite file."""
    if not chosen.database:
        data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
        return f"sqlite:///{data_folder() / 'tables.sqlite'}"
    if "://" not in chosen.database:
        return f"sqlite:///{Path(chosen.database).absolute()}"
    return chosen.database.replace("postgresql://", "postgresql+psycopg://", 1)
