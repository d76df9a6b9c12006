"""The HTTP side: people, new tables, what is in the boxes, finished games."""

from typing import Any, TypeAlias

from litestar import Request, Response, Router, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from citywright.games import GAMES
from citywright.server.games import served_game
from citywright.server.hall import closed, new_tables, reading
from citywright.server.hall.hall import Hall
from citywright.server.people.identity import A_YEAR, COOKIE, Register, language_of
from citywright.server.people.setup import offered
from citywright.server.problems import Refusal
from citywright.server.process.settings import Settings
from citywright.server.store.queries import Player
from citywright.server.web.limits import limit
from citywright.server.wire import (
    Continued,
    Credentials,
    Me,
    Offered,
    Rename,
    Table,
    TableListed,
    TableMade,
    TableWanted,
    WhatIf,
)

Asked = Request[Any, Any, Any]
TheHall: TypeAlias = NamedDependency[Hall]
TheRegister: TypeAlias = NamedDependency[Register]
AnyPlayer: TypeAlias = NamedDependency[Player | None]
Myself: TypeAlias = NamedDependency[Player]


async def player_asking(request: Asked, register: TheRegister) -> Player | None:
    """The player named by the cookie."""
    return await register.player_of(request.cookies.get(COOKIE))


async def me_asking(player: AnyPlayer) -> Player:
    """The current player; refused without a valid cookie."""
    if player is None:
        raise Refusal("nobody")
    return player


def me_of(player: Player) -> Me:
    """What a player is told about themselves."""
    return Me(player.id, player.name, player.account)


def welcome(request: Asked, register: Register, player: Player) -> Response[Me]:
    """Tell a player about themselves, and let the browser remember."""
    cookie = Cookie(
        key=COOKIE,
        value=register.cookie_of(player),
        max_age=A_YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(me_of(player), cookies=[cookie])


@get("/api/me")
async def get_me(request: Asked, register: TheRegister, player: AnyPlayer) -> Response[Me]:
    """Who you are; a first visit creates a guest."""
    language = language_of(request.headers.get("accept-language", ""))
    return welcome(request, register, player or await register.new_guest(language))


@patch("/api/me")
async def rename(data: JSONBody[Rename], register: TheRegister, hall: TheHall, me: Myself) -> Me:
    """Take another name."""
    renamed = await register.rename(me, data.name)
    hall.tell_name(me.id, renamed.name, me.name)
    return me_of(renamed)


@post("/api/account", status_code=200)
async def make_account(data: JSONBody[Credentials], register: TheRegister, me: Myself) -> Me:
    """Make an account out of a guest."""
    return me_of(await register.make_account(me, data))


@post("/api/sign-in", status_code=200)
async def sign_in(request: Asked, data: JSONBody[Credentials], register: TheRegister) -> Response[Me]:
    """Sign in."""
    return welcome(request, register, await register.sign_in(data))


@post("/api/sign-out", status_code=204)
async def sign_out() -> Response[None]:
    """Sign out."""
    return Response(None, status_code=204, cookies=[Cookie(key=COOKIE, path="/", max_age=0, httponly=True)])


@get("/api/offered", sync_to_thread=False, cache_control=None)
def all_offered(hall: TheHall) -> Offered:
    """What can be chosen for a new table, and how long the bots would take now."""
    return replace(offered(), bot_seconds=hall.services.thinkers.all_expected())


@post("/api/tables")
async def new_table(data: JSONBody[TableWanted], hall: TheHall, me: Myself) -> TableMade:
    """Make a table."""
    return TableMade(await new_tables.make_table(hall.services, me, data))


@get("/api/tables")
async def my_tables(hall: TheHall, me: Myself) -> list[TableListed]:
    """One's own tables."""
    return await reading.listed(hall, me)


@get("/api/tables/{table:str}")
async def one_table(table: FromPath[str], hall: TheHall, player: AnyPlayer) -> Table:
    """About a table."""
    return await reading.summary(hall, table, player.id if player else None)


@get("/api/tables/{table:str}/file", media_type="text/plain; charset=utf-8")
async def game_file(table: FromPath[str], hall: TheHall) -> Response[str]:
    """The game file of a game that is over, or was closed."""
    text = await reading.game_file(hall, table)
    headers = {"content-disposition": f'attachment; filename="citywright-{table}.game"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@get("/api/tables/{table:str}/replay", media_type="application/json")
async def replay(table: FromPath[str], hall: TheHall, player: AnyPlayer) -> Response[bytes]:
    """A finished game from its beginning to its end."""
    return Response(await reading.replay(hall, table, player.id if player else None))


@post("/api/tables/{table:str}/what-if")
async def what_if(table: FromPath[str], data: JSONBody[WhatIf], hall: TheHall, me: Myself) -> TableMade:
    """A new table that goes on from a point of a finished game."""
    return TableMade(await new_tables.what_if(hall.services, await reading.finished_game(hall, table), me, data))


@post("/api/tables/{table:str}/close", status_code=200)
async def close(table: FromPath[str], hall: TheHall, me: Myself) -> Table:
    """Give up a table that nobody can play on, because the rules have changed."""
    await closed.close(hall, *await reading.known(hall, table), me)
    return await reading.summary(hall, table, me.id)


@post("/api/tables/continue")
async def continued(data: JSONBody[Continued], hall: TheHall, me: Myself) -> TableMade:
    """A new table that goes on with the game of a file."""
    return TableMade(await new_tables.continued(hall.services, me, data))


FREE = [
    get_me, rename, sign_out, all_offered, *(served_game(game).box for game in GAMES),
    new_table, my_tables, one_table, game_file, replay, what_if, close, continued,
]  # fmt: skip


def handlers(settings: Settings) -> list[Any]:
    """All of the above; passwords cannot be guessed in a hurry."""
    slowly = limit(settings.sign_ins_a_minute, "sign-ins").middleware
    return [*FREE, Router("/", route_handlers=[sign_in, make_account], middleware=[slowly])]
