"""The HTTP side: people, new tables, what is in the boxes, finished games."""

from typing import Any, TypeAlias

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from citywright.games import GAMES
from citywright.server.games import served_game
from citywright.server.hall import closed, new_tables, reading
from citywright.server.hall.hall import Hall
from citywright.server.people.identity import Register, language_of
from citywright.server.people.sanctions import has_sanction
from citywright.server.people.sessions import A_DAY, ACCOUNT_DAYS, COOKIE, KNOWN, Visit, seconds_of
from citywright.server.people.setup import offered
from citywright.server.problems import Refusal
from citywright.server.store.queries import Player
from citywright.server.web.limits import Limits, network_asking
from citywright.server.wire import (
    Continued,
    Credentials,
    Me,
    NewPassword,
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
TheLimits: TypeAlias = NamedDependency[Limits]
AnyVisit: TypeAlias = NamedDependency[Visit | None]
MyVisit: TypeAlias = NamedDependency[Visit]
AnyPlayer: TypeAlias = NamedDependency[Player | None]
Myself: TypeAlias = NamedDependency[Player]


async def visit_made(request: Asked, register: TheRegister) -> Visit | None:
    """Who comes with the cookie."""
    return await register.sessions.visit(request.cookies.get(COOKIE))


async def player_asking(visit: AnyVisit) -> Player | None:
    """The player named by the cookie."""
    return visit.player if visit else None


async def my_visit(visit: AnyVisit) -> Visit:
    """The current player's visit; refused without a valid cookie."""
    if visit is None:
        raise Refusal("nobody")
    return visit


async def me_asking(my_visit: MyVisit) -> Player:
    """The current player."""
    return my_visit.player


def me_of(player: Player) -> Me:
    """What a player is told about themselves."""
    return Me(player.id, player.name, player.account)


def kept_cookie(request: Asked, key: str, value: str, seconds: float) -> Cookie:
    """A cookie that scripts and other sites do not get."""
    secure = request.url.scheme == "https"
    return Cookie(key=key, value=value, max_age=int(seconds), path="/", httponly=True, samesite="lax", secure=secure)


def welcome(request: Asked, player: Player, cookie: str, known: str | None = None, brought: int = 0) -> Response[Me]:
    """Tell a player about themselves, and let the browser remember; also that it has signed in here, if it has."""
    cookies = [kept_cookie(request, COOKIE, cookie, seconds_of(player))]
    if known:
        cookies.append(kept_cookie(request, KNOWN, known, ACCOUNT_DAYS * A_DAY))
    return Response(replace(me_of(player), brought=brought), cookies=cookies)


@get("/api/me")
async def get_me(request: Asked, register: TheRegister, visit: AnyVisit, limits: TheLimits) -> Response[Me]:
    """Who you are; a first visit creates a guest."""
    if visit is None:
        limits.guests.take(network_asking(request))
        player = await register.new_guest(language_of(request.headers.get("accept-language", "")))
        return welcome(request, player, await register.sessions.begin(player))
    if visit.session is None:
        return welcome(request, visit.player, await register.sessions.exchange(visit.player))
    return welcome(request, visit.player, request.cookies[COOKIE])


@patch("/api/me")
async def rename(data: JSONBody[Rename], register: TheRegister, hall: TheHall, me: Myself) -> Me:
    """Take another name."""
    renamed = await register.rename(me, data.name)
    hall.tell_name(me.id, renamed.name, me.name)
    return me_of(renamed)


@post("/api/account", status_code=200)
async def make_account(
    request: Asked,
    data: JSONBody[Credentials],
    register: TheRegister,
    hall: TheHall,
    my_visit: MyVisit,
    limits: TheLimits,
) -> Response[Me]:
    """Make an account out of a guest."""
    limits.sign_ins.take(network_asking(request))
    player, cookie, session = await register.make_account(my_visit, data)
    hall.tell_replaced(player.id, my_visit.session, session)
    return welcome(request, player, cookie, register.sessions.known_cookie(player))


@patch("/api/account")
async def change_password(
    request: Asked,
    data: JSONBody[NewPassword],
    register: TheRegister,
    hall: TheHall,
    my_visit: MyVisit,
    limits: TheLimits,
) -> Response[Me]:
    """Change the password of one's account; all other sessions end."""
    limits.sign_ins.take(network_asking(request))
    player, cookie, session = await register.change_password(my_visit, data)
    hall.tell_replaced(player.id, my_visit.session, session)
    return welcome(request, player, cookie, register.sessions.known_cookie(player))


@post("/api/sign-in", status_code=200)
async def sign_in(
    request: Asked, data: JSONBody[Credentials], register: TheRegister, hall: TheHall, limits: TheLimits
) -> Response[Me]:
    """Sign in; the session that the browser had ends, and the games of its guest come along."""
    network = network_asking(request)
    limits.sign_ins.take(network)
    before = await register.sessions.whoever(request.cookies.get(COOKIE))
    player = await register.sign_in(data, network, request.cookies.get(KNOWN))
    brought: list[str] = []
    if before and may_come_along(before.player):
        cookie, brought = await register.bring_along(before.player, player)
        await hall.tell_brought(before.player.id, player, before.session)
    else:
        cookie = await register.sessions.begin(player)
    if before:
        await register.sessions.end(before)
        hall.tell_ending(before.player.id, before.session)
    return welcome(request, player, cookie, register.sessions.known_cookie(player), len(brought))


def may_come_along(player: Player) -> bool:
    """Whether somebody's games move to an account: a guest's, unless that would shed a mute or a ban."""
    return player.account is None and not has_sanction(player)


@post("/api/sign-out", status_code=204)
async def sign_out(request: Asked, register: TheRegister, hall: TheHall) -> Response[None]:
    """Sign out here."""
    if visit := await register.sessions.whoever(request.cookies.get(COOKIE)):
        await register.sessions.end(visit)
        hall.tell_ended(visit.player.id, visit.session)
    return without_cookie()


@post("/api/sign-out/everywhere", status_code=204)
async def sign_out_everywhere(register: TheRegister, hall: TheHall, me: Myself) -> Response[None]:
    """Sign out in all browsers."""
    await register.sessions.end_all(me)
    hall.tell_ended(me.id, None, everywhere=True)
    return without_cookie()


def without_cookie() -> Response[None]:
    """Let the browser forget its session."""
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


HANDLERS = [
    get_me, rename, make_account, change_password, sign_in, sign_out, sign_out_everywhere,
    all_offered, *(served_game(game).box for game in GAMES),
    new_table, my_tables, one_table, game_file, replay, what_if, close, continued,
]  # fmt: skip
