"""Names: what may be in one, which look alike, and whose they are."""

import asyncio

import pytest

from citywright.server import wire
from citywright.server.lookalikes import look_alike
from citywright.server.people.names import checked_name
from citywright.server.people.setup import BOT_NAMES
from citywright.server.problems import Refusal
from tests.commands import run
from tests.server.client import browsers, table_wanted
from tests.server.servers import Running

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request, tmp_path_factory):
    """A server that knows nobody yet."""
    database = tmp_path_factory.mktemp("names") / "tables.sqlite"
    if request.param == "postgres":
        database = request.getfixturevalue("postgres_url")
    with Running(database) as running:
        running.database = database
        yield running


@pytest.mark.parametrize(
    "name",
    [
        "Ann", "Jean-Luc O'Neil", "José Müller", "Nguyễn Thị", "Анна Ёлкина", "ДиДжей2000", "Ελένη", "Անի", "ქეთი",
        "王小明", "山田 太郎", "にんじゃAce", "김철수", "محمد ۱۲", "יוֹסֵף", "สมชาย", "नरेंद्र", "வாணி", "Анна Smith",
        "❤️", "👍🏽 Ann", "🇩🇪", "1️⃣",
    ],
)  # fmt: skip
def test_names_that_people_have_are_allowed(name):
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "", "  ", "a,b", "x" * 25, "a\u0000b",
        "Ann\u200b", "An\u200dn", "\ufeffAnn", "Ann\u00ad", "\u3164", "\u115f", "\u2800", "Ann\ufe0f",
        "\u202eBob", "\u2066Bob", "\ue000", "\U0001ffff", "\U000e0041",
        "Z" + "\u0335\u0321\u035b\u0489", "\u0301Ann",
        "Аnn", "Bоb", "Αnn", "A\u0301nn\u0430",
    ],
)  # fmt: skip
def test_what_cannot_be_seen_or_deceives_is_refused(name):
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.problem.code == "name"


def test_spaces_and_marks_are_tidied():
    assert checked_name(" Ann \u2003 Mu\u0308ller ") == "Ann Müller"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"), ("Ann1", "Annl"), ("AnnI", "Annl"), ("B0b", "Bob"), ("Carmen", "Carrnen"), ("Ann B.", "Ann_B"),
        ("COCO", "СОСО"), ("Рора", "Popa"), ("Ната", "НАТА"), ("HATA", "НАТА"), ("𝐀nn", "Ann"), ("Ａｎｎ", "Ann"),
        ("Ann ❤️", "Ann ❤"), ("Νίκος", "Nίκος"),
    ],
)  # fmt: skip
def test_these_look_alike(one, other):
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Müller", "Muller"), ("Nina", "Vina"), ("王", "玉"), ("Guest 1234", "Guest 1243"),
     ("Мир", "Mir"), ("🇩🇪", "🇫🇷"), ("...", "!!!")],
)  # fmt: skip
def test_these_do_not(one, other):
    assert not look_alike(one, other)


def test_bots_do_not_look_alike():
    assert not [(a, b) for a in BOT_NAMES for b in BOT_NAMES if a != b and look_alike(a, b)]


# -- whose a name is --


async def named(browser, name):
    answer = await browser.http.patch("/api/me", json={"name": name})
    return answer.json().get("code") or answer.json()["name"]


async def with_account(browser):
    who = {"account": browser.me.id, "password": "correct horse"}
    return (await browser.http.post("/api/account", json=who)).json()


async def accounts(server):
    async with browsers(server.address, 3) as (ann, eve, guest):
        assert await named(ann, "Annabel") == "Annabel"
        assert await named(eve, "Annabe1") == "Annabe1", "guests may be named alike"
        await with_account(ann)
        assert (await with_account(eve))["code"] == "name-taken"
        assert await named(eve, "Eve") == "Eve"
        await with_account(eve)
        for each in (eve, guest):
            for name in ("Annabel", "ANNABEL", "Annabe1", "𝐀nnabel", "Ann_abel"):
                assert await named(each, name) == "name-taken", name
        assert await named(ann, "ANNABEL") == "ANNABEL", "it is her own"
        assert await named(ann, "Annabelle") == "Annabelle"
        assert await named(guest, "Annabel") == "Annabel", "free again"
        assert await named(guest, "Former player") == "name-taken"


def test_a_name_that_looks_like_an_accounts_is_its_alone(server):
    asyncio.run(accounts(server))


async def at_one_table(server):
    async with browsers(server.address, 3) as (ann, ben, eve):
        await named(ann, "Tessa")
        await named(ben, "Te55a")
        await named(eve, "Tessa")
        table = await ann.new_table("townies", "me", "open", "open")
        async with ann.at(table) as me, ben.at(table) as other, eve.at(table) as third:
            for each in (me, other, third):
                await each.arrive()
            await other.do(wire.Sit, seat=1)
            assert await third.refused(wire.Sit, seat=2) == "name-taken"
            assert await third.refused(wire.Say, text="I am Tessa") == "name-taken"
            assert await named(ben, "TESSA") == "name-taken"
            assert await named(eve, "Theresa") == "Theresa"
            await third.do(wire.Sit, seat=2)
            await third.do(wire.Say, text="I am not")
            assert await named(eve, "tessa") == "name-taken"


def test_nobody_looks_like_somebody_else_at_the_table(server):
    asyncio.run(at_one_table(server))


async def bots_make_way(server):
    async with browsers(server.address, 2) as (ann, ada):
        await named(ada, "Ada")
        table = await ann.new_table("streets", "me", "bot first-timer", "open")
        async with ann.at(table) as me, ada.at(table) as other:
            await me.arrive()
            assert me.table.seats[1].name == "Ada"
            await (await other.arrive()).do(wire.Sit, seat=2)
            await me.until(lambda: me.table.seats[2].name == "Ada")
            bot = me.table.seats[1].name
            assert bot in BOT_NAMES
            assert bot != "Ada"
        seats = (await ann.http.get(f"/api/tables/{table}")).json()["seats"]
        mine = await ada.new_table("streets", "me", "bot first-timer")
        own = (await ada.http.get(f"/api/tables/{mine}")).json()["seats"]
        return [seat["name"] for seat in seats[1:]], bot, own[1]["name"]


def test_a_bot_takes_another_name_when_a_person_has_it(server):
    names, bot, own = asyncio.run(bots_make_way(server))
    assert names == [bot, "Ada"]
    assert own != "Ada"


async def one_screen(server):
    async with browsers(server.address, 1) as (ann,):
        await named(ann, "Kim")
        for names in (("screen Pat", "screen PAT"), ("me", "screen Kim")):
            refused = await ann.http.post("/api/tables", json=table_wanted("streets", *names))
            assert (refused.status_code, refused.json()["code"]) == (409, "name-taken")
        invisible = await ann.http.post("/api/tables", json=table_wanted("streets", "me", "screen Pa\u200bt"))
        assert invisible.json()["code"] == "name"
        await ann.new_table("streets", "me", "screen Pat", "bot casual")


def test_people_at_one_screen_have_different_names(server):
    asyncio.run(one_screen(server))


async def newcomers(server, monkeypatch):
    """By bad luck every newcomer gets the same number at first."""
    numbers = iter([7] * 3 + [8])
    async with browsers(server.address, 1) as (ann,):
        await named(ann, "Guest 100007")
        await with_account(ann)
        monkeypatch.setattr("citywright.server.people.identity.secrets.randbelow", lambda _: next(numbers))
        async with browsers(server.address, 1) as (guest,):
            return guest.me.name


def test_a_newcomer_is_not_named_like_an_account(server, monkeypatch):
    assert asyncio.run(newcomers(server, monkeypatch)) == "Guest 100008"


async def renamed_by_the_host(server, capsys):
    async with browsers(server.address, 2) as (ann, ben):
        await named(ann, "Gwendolyn")
        await with_account(ann)
        return run(capsys, "admin", "rename", ben.me.id, "GWENDOLYN", "--database", server.database)


def test_a_host_cannot_give_a_taken_name_either(server, capsys):
    status, _, err = asyncio.run(renamed_by_the_host(server, capsys))
    assert status == 2
    assert "looks like" in err
