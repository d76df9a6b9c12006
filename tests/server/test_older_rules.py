"""An update changes the rules: finished games stay as they were, unfinished ones can be seen, closed and downloaded."""

import asyncio
import random
import shutil
import threading
import time
import zlib
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest
from sqlalchemy import delete, select, update
from websockets.exceptions import ConnectionClosed

from citywright import record
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.server import wire
from citywright.server.hall import archive, closed
from citywright.server.store.database import opened
from citywright.server.store.queries import Line, finished_of
from citywright.server.store.tables import finished, log, tables
from citywright.server.table.log import chance_of
from tests.server.client import PATIENCE, Browser, browsers, table_wanted
from tests.server.databases import postgres
from tests.server.offline import table_of
from tests.server.servers import Running

pytestmark = pytest.mark.compiled
SOON = 20  # seconds
OLD = "0"  # a version of the rules


@pytest.fixture(scope="module")
def old_postgres():
    """A database that no other test fills: every server that starts here looks for what is missing."""
    if not shutil.which("initdb") or not shutil.which("postgres"):
        pytest.skip("there is no PostgreSQL here")
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    return tmp_path / "tables.sqlite" if request.param == "sqlite" else request.getfixturevalue("old_postgres")


@asynccontextmanager
async def stored_in(database):
    engine = opened(f"sqlite:///{database}" if "://" not in str(database) else database.replace("://", "+psycopg://"))
    try:
        yield engine
    finally:
        engine.dispose()


async def do(database, *statements):
    """Change the database behind the server's back."""
    async with stored_in(database) as engine:
        with engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)


async def age(database, *ids):
    """As after an update that changed the rules."""
    await do(database, update(tables).where(tables.c.id.in_(ids)).values(rules=OLD))


async def is_stored(database, id):
    """Wait until a finished game is stored; the first server on a machine compiles the rules before."""
    async with stored_in(database) as engine:
        until = time.monotonic() + PATIENCE
        while True:
            with engine.connect() as connection:
                if connection.execute(select(finished.c.table).where(finished.c.table == id)).first():
                    return
            assert time.monotonic() < until, "it is not stored"
            await asyncio.sleep(0.02)


class Again(Browser):
    """The same people at a server that was started again."""

    def __init__(self, server, before):
        super().__init__(server.address)
        self.me, self.http.cookies = before.me, before.http.cookies


@asynccontextmanager
async def again(server, *before):
    opened = [Again(server, each) for each in before]
    try:
        yield opened
    finally:
        for each in opened:
            await each.close()


async def played(ann, game="townies", **wanted):
    """A game that Ann has played to its end."""
    id = await ann.new_table(game, "me", "bot first-timer", **wanted)
    async with ann.at(id) as me:
        await (await me.arrive()).play(random.Random(4))
    return id


async def everything(browser, id):
    """What a browser is told of a finished game."""
    what = [await browser.http.get(f"/api/tables/{id}{part}") for part in ("", "/replay", "/file")]
    assert [answer.status_code for answer in what] == [200] * 3, [answer.text[:200] for answer in what]
    table, replay = what[0].json(), what[1].json()
    for each in (table, replay["table"]):  # who is there is only known where the table is in memory
        each["seats"][0] |= {"here": False, "stand_in_at": None}
        each["watching"] = 0
    return table, replay, what[2].text


# -- finished games --


async def finished_game(database):
    with Running(database) as server:
        async with browsers(server.address, 2) as (ann, eve):
            id = await played(ann)
            await is_stored(database, id)  # though nobody has asked for it
            before = [await everything(browser, id) for browser in (ann, eve)]
            listed = (await ann.http.get("/api/tables")).json()
    await age(database, id)
    with Running(database) as server:
        async with again(server, ann, eve) as (ann, eve):
            assert [await everything(browser, id) for browser in (ann, eve)] == before
            assert (await ann.http.get("/api/tables")).json() == listed
            await meet_there(ann, eve, id, msgspec.convert(before[0][1], wire.Replay))
            await go_on_from(ann, id)
    return before


async def meet_there(ann, eve, id, replay):
    """Sit at a finished game of older rules."""
    async with ann.at(id) as me, eve.at(id) as watcher:
        await asyncio.gather(me.arrive(), watcher.arrive())
        assert (me.table.stage, me.position.due, me.position.decision) == ("over", [], None)
        assert (me.position.scores, me.position.view) == (replay.frames[-1].scores, replay.frames[-1].view)
        assert me.position.winners
        assert me.log == [frame.entry for frame in replay.frames[1:]]
        assert await me.refused(wire.AskInspection) == "older-rules"
        assert await me.refused(wire.AskBelief) == "older-rules"
        assert await me.refused(wire.Move, seat=0, answers=0, move="x") == "over"
        assert await me.refused(wire.Undo, seat=0) == "over"
        assert await me.refused(wire.AskHint, seat=0) == "over"
        await me.do(wire.Say, text="well played")
        await watcher.until(lambda: watcher.chat)
        await me.do(wire.Rematch)
        await watcher.until(lambda: watcher.table.next_table)
    async with ann.at(me.table.next_table) as me:
        await (await me.arrive()).until(lambda: me.due)


async def go_on_from(ann, id):
    seats = [{"who": "me"}, {"who": "bot"}]
    answer = await ann.http.post(f"/api/tables/{id}/what-if", json={"number": 9, "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (409, "older-rules")


def test_a_finished_game_outlives_its_rules(database):
    (table, replay, _), (seen_by_eve, of_eve, _) = asyncio.run(finished_game(database))
    assert [each["host"] and each["seats"][0]["mine"] for each in (table, replay["table"])] == [True] * 2
    assert [each["host"] or each["seats"][0]["mine"] for each in (seen_by_eve, of_eve["table"])] == [False] * 2
    assert replay["frames"] == of_eve["frames"]


async def never_stored(database):
    """A server that was killed right after the last move, or an older one, has not stored the game."""
    with Running(database) as server:
        async with browsers(server.address, 1) as (ann,):
            id = await played(ann)
            await is_stored(database, id)
            before = await everything(ann, id)
            await do(database, delete(finished).where(finished.c.table == id))
            assert await everything(ann, id) == before
            await is_stored(database, id)  # since somebody has asked
            await do(database, delete(finished).where(finished.c.table == id))
    with Running(database) as server:
        await is_stored(database, id)
        async with again(server, ann) as (ann,):
            assert await everything(ann, id) == before
    await do(database, delete(finished).where(finished.c.table == id))
    await age(database, id)
    with Running(database) as server:
        async with again(server, ann) as (ann,):
            answers = [await ann.http.get(f"/api/tables/{id}/{part}") for part in ("replay", "file")]
            assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(409, "broken")] * 2


def test_what_was_not_stored_is_stored_later(database):
    asyncio.run(never_stored(database))


async def slow_archive(database, hold):
    """Whoever makes the last move does not wait for what is stored then; a server that stops does, for a moment."""
    with Running(database) as server:
        async with browsers(server.address, 1) as (ann,):
            async with asyncio.timeout(SOON):
                id = await played(ann)
            async with stored_in(database) as engine:
                assert finished_of(engine, id) is None
            hold.set()
    async with stored_in(database) as engine:
        assert finished_of(engine, id)


def test_nobody_waits_for_what_is_stored(tmp_path, monkeypatch):
    hold, make = threading.Event(), archive.make

    def slowly(engine, id):
        assert hold.wait(SOON)
        return make(engine, id)

    monkeypatch.setattr(archive, "make", slowly)
    monkeypatch.setattr(archive, "LAST_SECONDS", SOON)
    asyncio.run(slow_archive(tmp_path / "tables.sqlite", hold))


async def options_that_are_gone(database):
    with Running(database) as server:
        async with browsers(server.address, 1) as (ann,):
            id = await played(ann)
            await is_stored(database, id)
    await do(database, update(tables).where(tables.c.id == id).values(rules=OLD, options='{"mode": "of old"}'))
    with Running(database) as server:
        async with again(server, ann) as (ann,), ann.at(id) as me:
            return await (await me.arrive()).refused(wire.Rematch)


def test_a_rematch_with_options_that_are_gone_is_refused(tmp_path):
    assert asyncio.run(options_that_are_gone(tmp_path / "tables.sqlite")) == "options"


async def forgotten(database):
    with Running(database) as server:
        async with browsers(server.address, 1) as (ann,):
            id = await played(ann)
            await is_stored(database, id)
            return ann.me.name


def test_no_name_is_stored_with_a_finished_game(tmp_path):
    """Whoever is forgotten later is not in it."""
    name = asyncio.run(forgotten(tmp_path / "tables.sqlite"))
    engine = opened(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.connect() as connection:
        file, replay = connection.execute(select(finished.c.file, finished.c.replay)).one()
    engine.dispose()
    assert name not in file
    assert name.encode() not in zlib.decompress(replay)


# -- unfinished games --


async def begun(server, ann, ben, _eve, game="streets", moves=12):
    """Ann and Ben have begun a game: the table, its file and its scores."""
    id, rng = await ann.new_table(game, "me", "open"), random.Random(7)
    async with ann.at(id) as first, ben.at(id) as second:
        await (await second.arrive()).do(wire.Sit, seat=1)
        await (await first.arrive()).until(lambda: first.table.stage == "playing" and first.position.due)
        for _ in range(moves):
            mover = (first, second)[first.position.due[0]]
            await mover.until(lambda mover=mover: mover.due)
            await mover.move(rng=rng)
            other = second if mover is first else first
            await other.until(lambda mover=mover, other=other: len(other.log) >= len(mover.log))
    game = server.hall.here(id).game
    return id, record.of_game(game), game.scores


async def unfinished_game(database):
    with Running(database, unfinished_tables=1) as server:
        async with browsers(server.address, 3) as people:
            id, file, scores = await begun(server, *people)
            ann = people[0]
            refused = await ann.http.post("/api/tables", json=table_wanted("streets", "me"))
            assert refused.json()["code"] == "too-many-tables"
    await age(database, id)
    with Running(database, unfinished_tables=1) as server:
        async with again(server, *people) as (ann, ben, eve):
            (listed,) = (await ben.http.get("/api/tables")).json()
            assert (listed["stage"], listed["my_turn"], listed["scores"]) == ("broken", False, scores)
            assert [seat["name"] for seat in listed["seats"]] == [ann.me.name, ben.me.name]
            assert (await eve.http.get(f"/api/tables/{id}")).json()["stage"] == "broken"
            assert await code_at(ann, id) == ("broken", 4404)
            for part in ("file", "replay"):
                answer = await ben.http.get(f"/api/tables/{id}/{part}")
                assert (answer.status_code, answer.json()["code"]) == (409, "unfinished")
            await ann.new_table("streets", "me")  # the broken one does not count
            stranger = await eve.http.post(f"/api/tables/{id}/close")
            assert (stranger.status_code, stranger.json()["code"]) == (403, "not-seated")
            for _ in range(2):
                answer = await ben.http.post(f"/api/tables/{id}/close")
                assert (answer.status_code, answer.json()["stage"]) == (200, "closed")
            stages = [table["stage"] for table in (await ann.http.get("/api/tables")).json()]
            assert stages == ["playing", "closed"]
            assert await code_at(ann, id) == ("closed", 4404)
            assert (await eve.http.get(f"/api/tables/{id}/replay")).json()["code"] == "closed"
            seed = (await eve.http.get(f"/api/tables/{id}")).json()["seed"]
            return file, (await eve.http.get(f"/api/tables/{id}/file")).text, seed


async def code_at(browser, id):
    """The reason for which a table cannot be entered, and the code with which its socket is closed."""
    async with browser.at(id) as at:
        refused = await at.hear()
        with pytest.raises(ConnectionClosed) as gone:
            await at.hear()
        return refused.problem.code, gone.value.rcvd.code


def test_an_unfinished_game_of_older_rules_is_seen_closed_and_downloaded(database):
    before, text, seed = asyncio.run(unfinished_game(database))
    file = record.read(text)
    assert file.header["rules"] == OLD
    assert file.header["seed-hash"] == record.seed_hash(seed)
    file.header["rules"] = rules_named("streets").VERSION
    again = record.of_game(record.replay(record.read(record.write(file))))  # by a program with those rules
    assert again.moves == before.moves
    assert again.header["names"] == before.header["names"]


def lines_with_undo(game, rng, moves):
    """The log of a game in which people often take back their choices."""
    options = "\n".join(f"{name}: {value}" for name, value in game.options.header().items())
    lines = [Line(1, None, "begin", options, chance_of(game, 0), 0.0)]
    while len(lines) < moves and not game.is_over:
        since, seat, back = len(game.log), rng.choice(game.actors), [s for s in range(3) if game.can_undo(s)]
        if back and rng.random() < 0.4:
            game.undo(seat := rng.choice(back))
            lines.append(Line(len(lines) + 1, seat, "undo", "", "", 0.0))
        else:
            text = rng.choice(game.legal_texts(seat))
            game.play(text, seat)
            lines.append(Line(len(lines) + 1, seat, "move", text, chance_of(game, since), 0.0))
    return lines


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_the_file_of_a_closed_game_has_what_was_not_taken_back(game, seed):
    table = table_of(game, 3, str(seed))
    lines = lines_with_undo(table.game, random.Random(seed), 60)
    assert sum(line.kind == "undo" for line in lines) > 3
    again = record.replay(record.read(closed.game_file(table.terms, table.chairs, lines)))
    made = [[(entry.actor, entry.move, entry.forced) for entry in each.log] for each in (again, table.game)]
    assert made[0] == made[1]


def test_a_closed_game_of_an_older_database_has_a_file_too():
    """Its log does not hold the lines of a header."""
    table = table_of("streets", 2, "x")
    text = closed.game_file(table.terms, table.chairs, [Line(1, None, "begin", "", "top parent", 0.0)])
    assert record.read(text).moves == [("chance", "top parent")]


async def from_what_if(database):
    """A game that goes on from another one."""
    with Running(database) as server:
        async with browsers(server.address, 1) as (ann,):
            old = await played(ann, "streets")
            seats = [{"who": "me"}, {"who": "open"}]
            made = await ann.http.post(f"/api/tables/{old}/what-if", json={"number": 41, "seats": seats})
            id = made.json()["id"]
            async with ann.at(id) as me:
                await me.arrive()
            before = record.of_game(server.hall.here(id).game)
    await age(database, id)
    with Running(database) as server:
        async with again(server, ann) as (ann,):
            assert (await ann.http.post(f"/api/tables/{id}/close")).status_code == 200
            return before, (await ann.http.get(f"/api/tables/{id}/file")).text


def test_the_file_of_a_game_that_went_on_from_another_begins_there(tmp_path):
    before, text = asyncio.run(from_what_if(tmp_path / "tables.sqlite"))
    file = record.read(text)
    file.header["rules"] = rules_named("streets").VERSION
    assert record.of_game(record.replay(file)).moves == before.moves
    assert int(file.header["seed-from"]) > 0


async def draws_that_differ(database):
    with Running(database) as server:
        async with browsers(server.address, 3) as people:
            id, *_ = await begun(server, *people, moves=2)
            playable = await people[0].http.post(f"/api/tables/{id}/close")
            assert (playable.status_code, playable.json()["code"]) == (409, "unfinished")
    await do(database, update(log).where(log.c.table == id, log.c.number == 1).values(chance="top wild"))
    with Running(database) as server:
        async with again(server, *people) as (ann, *_):
            assert await code_at(ann, id) == ("broken", 4404)
            assert (await ann.http.post(f"/api/tables/{id}/close")).status_code == 200
            return (await ann.http.get(f"/api/tables/{id}/file")).text


def test_only_a_table_that_cannot_be_played_on_is_closed(tmp_path):
    assert "forced: left out" in asyncio.run(draws_that_differ(tmp_path / "tables.sqlite"))


# -- lists, and reading at any worker --


@pytest.fixture(scope="module")
def machines(postgres_url):
    """Two servers with one database, as on two machines."""
    with Running(postgres_url) as one, Running(postgres_url) as other:
        yield one, other


async def reads(one, other):
    async with browsers(one.address, 1) as (ann,):
        over, going = await played(ann), await ann.new_table("streets", "me", "open", options={"first": 1})
        async with ann.at(going) as me:
            await me.arrive()
            elsewhere = Again(other, ann)
            here, there = [await everything(browser, over) for browser in (ann, elsewhere)]
            assert there == here
            lists = [(await browser.http.get("/api/tables")).json() for browser in (ann, elsewhere)]
            assert lists[0] == lists[1]
            about = (await elsewhere.http.get(f"/api/tables/{going}")).json()
            wanted = {"number": 9, "seats": [{"who": "me"}, {"who": "bot"}]}
            made = await elsewhere.http.post(f"/api/tables/{over}/what-if", json=wanted)
            await elsewhere.close()
    assert made.status_code == 201, made.text
    return about, [machine.hall.is_here(id) for machine in (one, other) for id in (over, going)]


def test_a_table_is_read_at_any_machine_and_stays_where_it_is(machines):
    about, at = asyncio.run(reads(*machines))
    assert (about["stage"], about["host"], [seat["who"] for seat in about["seats"]]) == (
        "waiting",
        True,
        ["person", "open"],
    )
    assert at == [True, True, False, False]


async def held_elsewhere(one, other, database):
    """Machines are updated one after the other."""
    async with browsers(one.address, 1) as (ann,):
        id = await ann.new_table("streets", "me", "open")
        async with ann.at(id) as me, again(other, ann) as (elsewhere,):
            await me.arrive()
            await age(database, id)
            held = await elsewhere.http.post(f"/api/tables/{id}/close")
            return held.status_code, held.json()["code"]


def test_a_table_that_somebody_still_serves_is_not_closed(machines, postgres_url):
    assert asyncio.run(held_elsewhere(*machines, postgres_url)) == (409, "unfinished")


async def turns(server):
    """What the list says of a table where both seal a choice each round."""
    async with browsers(server.address, 2) as (ann, ben):
        id = await ann.new_table("townies", "me", "open", options={"mode": "first"})
        async with ben.at(id) as second:
            await (await second.arrive()).do(wire.Sit, seat=1)

            async def listed():
                answers = [await browser.http.get("/api/tables") for browser in (ann, ben)]
                return [answer.json()[0] for answer in answers]

            assert [each["my_turn"] for each in await listed()] == [True, True]
            before = await listed()
            await second.until(lambda: second.due)
            while second.due:
                number = second.last_number
                await second.move()
                await second.until(lambda number=number: second.last_number > number)
            return before, await listed()


def test_a_list_does_not_tell_who_has_sealed_a_choice(machines):
    before, after = asyncio.run(turns(machines[0]))
    assert [each["my_turn"] for each in after] == [True, False]
    assert after[0] == before[0], "Ann does not even learn that something has changed"


async def lists_only(database):
    with Running(database) as server:
        async with browsers(server.address, 1) as (ann,):
            ids = [await ann.new_table("streets", "me", "bot first-timer", options={"first": 1}) for _ in range(3)]
            listed = (await ann.http.get("/api/tables")).json()
            assert server.hall.loaded() == []
            return ids, listed


def test_a_list_loads_no_table(tmp_path):
    ids, listed = asyncio.run(lists_only(tmp_path / "tables.sqlite"))
    assert [each["id"] for each in listed] == ids[::-1]
    assert all(each["my_turn"] and each["scores"] for each in listed)


async def without_standing(database):
    with Running(database) as server:
        async with browsers(server.address, 3) as people:
            await begun(server, *people)
            before = (await people[0].http.get("/api/tables")).json()
    await do(database, update(log).values(standing=None))
    with Running(database) as server:
        async with again(server, people[0]) as (ann,):
            until = time.monotonic() + PATIENCE
            while (found := (await ann.http.get("/api/tables")).json()) != before:
                assert time.monotonic() < until, (found, before)
                await asyncio.sleep(0.02)


def test_how_games_of_an_older_database_stand_is_found_out(tmp_path):
    asyncio.run(without_standing(tmp_path / "tables.sqlite"))


def test_reading_a_table_that_does_not_exist(on_sqlite):
    for part in ("", "/file", "/replay"):
        for id in ("nothing", "x" * 33, "%00"):
            answer = httpx.get(f"{on_sqlite}/api/tables/{id}{part}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
