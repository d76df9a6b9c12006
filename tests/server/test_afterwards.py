"""Finished games: file, replay, seed, rematch, what if; and games that were begun elsewhere."""

import asyncio
import random
from contextlib import asynccontextmanager

import msgspec
import pytest

from citywright import new_game, record
from citywright.games import GAMES
from citywright.random_numbers import from_seed
from citywright.server import wire
from citywright.server.hall.finished import best_move
from citywright.words import files
from tests.commands import run
from tests.languages import ENGLISH, ROOT, WORDS, variables
from tests.server.client import browsers

pytestmark = pytest.mark.compiled
GREEDY = 1
MESSAGES = {name for folder in WORDS for file in files(ENGLISH, ROOT / folder) for name in variables(file)}


@asynccontextmanager
async def finished(address, game, *seats, **wanted):
    """Somebody at a table whose game is over."""
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table(game, *seats, **wanted)
        unfinished = [await ann.http.get(f"/api/tables/{table}/{what}") for what in ("file", "replay")]
        assert [answer.json()["code"] for answer in unfinished] == ["unfinished"] * 2
        async with ann.at(table) as me:
            await me.arrive()
            assert me.table.seed is None
            await me.play(random.Random(4))
            yield ann, me, table


async def keep_file(address, game, path):
    async with finished(address, game, "me", "bot casual", "bot first-timer") as (ann, me, table):
        answer = await ann.http.get(f"/api/tables/{table}/file")
        path.write_text(answer.text)
        assert answer.headers["content-type"].startswith("text/plain")
        assert me.table.seed_hash == record.seed_hash(me.table.seed)
        return me


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_of_a_file_can_be_checked(address, game, tmp_path, capsys):
    path = tmp_path / "game"
    me = asyncio.run(keep_file(address, game, path))
    status, out, _ = run(capsys, "replay", "--verify", path, "--plain")
    assert status == 0
    assert me.table.seed_hash in out.replace("\n", "")
    file = record.load(path)
    assert file.header["seed"] == me.table.seed
    assert record.verify(file) == sum(actor == "chance" for actor, _ in file.moves)


def test_a_file_with_another_seed_or_hash_is_refused(on_sqlite, tmp_path, capsys):
    asyncio.run(keep_file(on_sqlite, "townies", tmp_path / "game"))
    text = (tmp_path / "game").read_text()
    seed = record.read(text).header["seed"]
    other = tmp_path / "other"
    other.write_text(text.replace(seed, "0" * 32))
    status, _, err = run(capsys, "replay", "--verify", other)
    assert (status, "hash" in err) == (2, True)
    other.write_text(text.replace(seed, "0" * 32).replace(record.seed_hash(seed), record.seed_hash("0" * 32)))
    status, _, err = run(capsys, "replay", "--verify", other)
    assert (status, "the seed gives" in err) == (2, True)
    other.write_text(text.replace(f"seed: {seed}\n", ""))
    assert run(capsys, "replay", "--verify", other)[0] == 2


async def replay(address, game, **wanted):
    async with finished(address, game, "me", "bot casual", **wanted) as (ann, me, table):
        answer = await ann.http.get(f"/api/tables/{table}/replay")
        return msgspec.convert(answer.json(), wire.Replay), me


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_everything(on_sqlite, game):
    found, me = asyncio.run(replay(on_sqlite, game))
    assert [frame.entry.number for frame in found.frames[1:]] == list(range(1, len(found.frames)))
    assert found.frames[0].entry is None
    assert found.frames[-1].scores == me.position.scores
    assert found.table.seed
    assert not any("?" in frame.entry.move for frame in found.frames[1:])
    if game == "streets":
        hands = [tile for frame in found.frames for seat in frame.view["seats"] for tile in seat["hand"]]
        assert hands
        assert all(tile["tile"] for tile in hands)
    for seat, score in enumerate(me.position.scores):
        assert sum(each.amount for each in found.earned if each.seat == seat) == score
    assert {each.thing for each in found.earned} <= MESSAGES
    best = found.frames[found.best.number].entry
    assert (best.actor, best.forced) == (found.best.seat, False)
    assert found.best.amount > 0


def test_what_is_earned_with_modules_adds_up(on_sqlite):
    found, me = asyncio.run(replay(on_sqlite, "streets", options={"modules": ["business"]}))
    for seat, score in enumerate(me.position.scores):
        assert sum(each.amount for each in found.earned if each.seat == seat) == score
    assert {each.thing for each in found.earned} <= MESSAGES


@pytest.mark.parametrize("modules", [("business",), ("business", "consultants")])
def test_the_best_move_is_what_was_built_not_the_token_that_followed(modules):
    for seed in range(10):
        game = new_game("streets", players=3, seed=seed, modules=modules)
        rng = from_seed(seed)
        while not game.is_over:
            game.play(game.rules.choose_move(game.state, game.seat, GREEDY, rng))
        best = best_move(game)
        assert game.text_of(game.log[best.number - 1].move).split()[0] in ("build", "renovate")


async def rematch(address):
    async with browsers(address, 2) as (ann, eve):
        table = await ann.new_table("townies", "me", "bot casual", options={"mode": "first"}, hints=False)
        async with ann.at(table) as me, eve.at(table) as watcher:
            assert await (await me.arrive()).refused(wire.Rematch) == "unfinished"
            await me.play(random.Random(1))
            await watcher.until(lambda: watcher.table and watcher.table.stage == "over")
            assert await watcher.refused(wire.Rematch) == "not-seated"
            await me.do(wire.Rematch)
            first = me.table.next_table
            await me.do(wire.Rematch)
            assert me.table.next_table == first
            await watcher.until(lambda: watcher.table.next_table == first)
        async with ann.at(first) as once_more:
            await once_more.until(lambda: once_more.position and once_more.due)
            assert once_more.table.options["mode"] == "first"
            assert not once_more.table.hints
            assert once_more.table.seed_hash != me.table.seed_hash
            assert [seat.who for seat in once_more.table.seats] == ["person", "bot"]


def test_a_rematch_has_the_same_people(address):
    asyncio.run(rematch(address))


async def lent(address):
    """Ben leaves, and a bot plays on to the end: the next game is his again, once he comes."""
    async with browsers(address, 3) as (ann, ben, cleo):
        table = await ann.new_table("townies", "me", "open", "open", options={"mode": "first"})
        async with ann.at(table) as her:
            await her.arrive()
            for seat, other in ((1, ben), (2, cleo)):
                async with other.at(table) as there:
                    await (await there.arrive()).do(wire.Sit, seat=seat)
            for seat, other in ((1, ben), (2, cleo)):
                async with other.at(table) as there:
                    await (await there.arrive()).do(wire.StandUp, seat=seat, level="first-timer")
            await her.play(random.Random(1))
            async with cleo.at(table) as there:
                await there.arrive()
                await her.do(wire.Rematch)
        async with ann.at(her.table.next_table) as again, cleo.at(her.table.next_table) as third:
            await again.arrive()
            assert [seat.stood_in for seat in again.table.seats] == [False, True, False], "Cleo was there to see it"
            async with ben.at(her.table.next_table) as back:
                await back.until(lambda: back.table and not back.table.seats[1].stood_in)
                assert back.table.seats[1].mine
                await back.do(wire.StandUp, seat=1, level="casual")
            async with ben.at(her.table.next_table) as back:
                await (await back.arrive()).do(wire.Look, seat=1)
                assert back.table.seats[1].stood_in, "a seat that was left is not taken back without a word"
            await third.arrive()


def test_a_rematch_does_not_inherit_who_stood_in(address):
    asyncio.run(lent(address))


async def what_if(address, game, number):
    seats = [{"who": "me"}, {"who": "bot", "level": "casual"}]
    async with finished(address, game, "me", "bot first-timer") as (ann, me, table):
        last = len(me.log)
        for wrong, code in ((last, "options"), (-1, "options"), (2**40, "options")):
            answer = await ann.http.post(f"/api/tables/{table}/what-if", json={"number": wrong, "seats": seats})
            assert answer.json()["code"] == code
        too_few = await ann.http.post(f"/api/tables/{table}/what-if", json={"number": 9, "seats": seats[:1]})
        assert too_few.json()["code"] == "seats"
        made = await ann.http.post(f"/api/tables/{table}/what-if", json={"number": number, "seats": seats})
        assert made.status_code == 201
        other = made.json()["id"]
        old = msgspec.convert((await ann.http.get(f"/api/tables/{table}/replay")).json(), wire.Replay)
        async with ann.at(other) as me:
            await (await me.arrive()).play(random.Random(8))
        new = msgspec.convert((await ann.http.get(f"/api/tables/{other}/replay")).json(), wire.Replay)
        return old, new, (await ann.http.get(f"/api/tables/{other}/file")).text


@pytest.mark.parametrize(("game", "number"), [("streets", 40), ("townies", 21)])
def test_another_game_goes_on_from_a_point_of_a_finished_one(on_sqlite, game, number):
    old, new, text = asyncio.run(what_if(on_sqlite, game, number))
    assert new.frames[: number + 1] == old.frames[: number + 1]
    assert new.frames[number + 1 :] != old.frames[number + 1 :]
    assert new.table.seed != old.table.seed
    file = record.read(text)
    assert file.header["seed-from"] == str(number)
    assert record.verify(file) > 0


SEATS = [{"who": "me"}, {"who": "open"}]


def begun(game, moves, **options):
    """A game that somebody has begun elsewhere."""
    begun, rng = new_game(game, players=2, seed=5, **options), random.Random(5)
    while len(begun.log) < moves and not begun.is_over:
        seat = begun.actors[0]
        begun.play(rng.choice(begun.legal_moves(seat)), seat)
    return begun


async def go_on(address, game, file):
    """Ann puts the game on the server, and Ben plays it to its end with her."""
    async with browsers(address, 2) as (ann, ben):
        made = await ann.http.post("/api/tables/continue", json={"file": file, "seats": SEATS})
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        async with ann.at(table) as her, ben.at(table) as him:
            await asyncio.gather(her.arrive(), him.arrive())
            await him.do(wire.Sit, seat=1)
            await asyncio.gather(her.play(random.Random(1)), him.play(random.Random(2)))
        return (await ann.http.get(f"/api/tables/{table}/file")).text


@pytest.mark.parametrize(
    ("game", "moves", "options"),
    [("streets", 40, {"modules": ("business",), "first": 2}), ("townies", 21, {"mode": "full"}), ("streets", 0, {})],
)
def test_a_game_begun_elsewhere_goes_on_here_with_a_friend(on_sqlite, game, moves, options):
    before = begun(game, moves, **options)
    file = record.of_game(before)
    after = record.read(asyncio.run(go_on(on_sqlite, game, record.write(file))))
    assert after.moves[: len(file.moves)] == file.moves
    assert int(after.header["seed-from"]) == len(file.moves)
    assert {key: after.header[key] for key in before.options.header()} == before.options.header()
    assert record.verify(after) > 0


async def refusals(address, files):
    async with browsers(address, 1) as (ann,):
        answers = [await ann.http.post("/api/tables/continue", json=each) for each in files]
        return [(answer.status_code, answer.json()["code"]) for answer in answers]


def test_what_cannot_go_on_is_refused(on_sqlite):
    text = record.write(record.of_game(begun("streets", 20)))
    over = record.write(record.of_game(begun("streets", 10_000)))
    position = text.replace("result:", 'position: {"game": "streets"}\nresult:')
    other_tiles = text.replace("tiles: ", "tiles: x")
    bad = ["", "no game file", text[:300], text.replace(" build ", " bulid ", 1), position, other_tiles]
    assert other_tiles != text
    wanted = [{"file": file, "seats": SEATS} for file in (*bad, over, text + "\n" * 70_000)]
    expected = [(400, "file")] * len(bad) + [(409, "over"), (413, "too-large")]
    assert asyncio.run(refusals(on_sqlite, wanted)) == expected
    assert asyncio.run(refusals(on_sqlite, [{"file": text, "seats": SEATS[:1]}])) == [(400, "seats")]
