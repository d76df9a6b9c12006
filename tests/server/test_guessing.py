"""Passwords: how often one may guess, and that hashing them keeps nobody else waiting."""

import asyncio
import threading

import httpx
import pytest

from citywright.server.people import passwords
from citywright.server.people.guesses import ANYWHERE, HERE, HERE_EVERY, Guesses
from citywright.server.people.identity import Register
from citywright.server.problems import Refusal
from citywright.server.process import buckets
from citywright.server.wire import Credentials
from tests.server.client import Browser, browsers
from tests.server.servers import Running

PATIENCE = 30  # seconds, on a busy machine


class Clock:
    """Time that passes when told."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    found = Clock()
    monkeypatch.setattr(buckets, "monotonic", found)
    return found


def guess(guesses, network, browser=None, *, is_right=False):
    """Try a password; the code of the refusal."""
    try:
        with guesses.counted("ann", network, browser):
            if not is_right:
                raise Refusal("signing-in")
    except Refusal as refusal:
        return refusal.problem.code, refusal.problem.wait
    return "right", 0.0


def test_a_network_has_few_tries_for_an_account(clock):
    guesses = Guesses()
    assert [guess(guesses, "a")[0] for _ in range(HERE)] == ["signing-in"] * HERE
    assert guess(guesses, "a", is_right=True) == ("too-fast", HERE_EVERY)
    assert guess(guesses, "b")[0] == "signing-in", "another network has its own"
    clock.now += HERE_EVERY
    assert guess(guesses, "a")[0] == "signing-in"
    assert guess(guesses, "a")[0] == "too-fast"


def test_right_passwords_do_not_count(clock):
    guesses = Guesses()
    assert {guess(guesses, "a", is_right=True)[0] for _ in range(200)} == {"right"}


def test_many_networks_guess_no_faster(clock):
    guesses = Guesses()
    found = [guess(guesses, f"network {number}")[0] for number in range(200)]
    assert found.count("signing-in") == ANYWHERE
    assert guess(guesses, "home", is_right=True)[0] == "too-fast"
    assert guess(guesses, "home", "a browser that was here before", is_right=True)[0] == "right"


def test_a_refusal_of_another_kind_does_not_count(clock):
    guesses = Guesses()
    for _ in range(2 * HERE):
        with pytest.raises(Refusal), guesses.counted("ann", "a", None):
            raise Refusal("busy")
    assert guess(guesses, "a")[0] == "signing-in"


# -- at a server --


async def guessing(address):
    async with browsers(address, 2) as (ann, eve):
        who = {"account": f"Ann {ann.me.id}"[:24], "password": "correct horse"}
        await ann.http.post("/api/account", json=who)

        async def sign_in(browser, password, network):
            headers = {"x-forwarded-for": network}
            return await browser.http.post("/api/sign-in", json=who | {"password": password}, headers=headers)

        for number in range(HERE):  # a household has more addresses than there are sands
            assert (await sign_in(eve, "wrong horse", f"2001:db8:1:2::{number}")).status_code == 401
        refused = await sign_in(eve, "correct horse", "2001:db8:1:2:ffff::1")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        assert HERE_EVERY - 60 <= int(refused.headers["retry-after"]) <= HERE_EVERY
        for number in range(ANYWHERE):
            await sign_in(eve, "wrong horse", f"198.51.100.{number}")
        refused = await sign_in(eve, "correct horse", "203.0.113.1")
        assert refused.status_code == 429, "for now, no other browser gets in"
        await ann.http.post("/api/sign-out")
        assert (await sign_in(ann, "correct horse", "203.0.113.1")).status_code == 200, "but hers does"
        for _ in range(HERE):
            wrong = await ann.http.patch("/api/account", json={"old": "wrong horse", "new": "battery staple"})
            assert wrong.status_code == 401
        last = await ann.http.patch("/api/account", json={"old": "correct horse", "new": "battery staple"})
        assert last.status_code == 429, "nor can whoever has a session guess the password"


@pytest.mark.compiled
def test_guessing_locks_strangers_out_and_not_the_owner(on_sqlite, monkeypatch):
    monkeypatch.setattr(passwords.PasswordHasher, "hash", lambda _self, password: f"hash of {password}")
    monkeypatch.setattr(passwords.PasswordHasher, "verify", verify)
    asyncio.run(guessing(on_sqlite))


def verify(_self, kept, password):
    if kept != f"hash of {password}":
        raise passwords.Argon2Error
    return True


# -- hashing --


async def answers_meanwhile(address, signing_in, go_on):
    """While a crowd signs in and no hash gets done: what others get, and what the crowd gets in the end."""
    crowd = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=httpx.Limits(max_connections=None))
    me = await Browser(address).open()
    wrong = {"account": "nobody at all", "password": "wrong horse"}
    tasks = [asyncio.create_task(crowd.post("/api/sign-in", json=wrong)) for _ in range(passwords.MOST_WAITING + 6)]
    await asyncio.to_thread(signing_in.wait, PATIENCE)
    done, _ = await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    assert done, "too many are refused at once"
    quick = [(await asyncio.wait_for(me.http.get(path), PATIENCE)).status_code for path in ("/api/me", "/api/tables")]
    go_on.set()
    refused = [answer for answer in await asyncio.gather(*tasks) if answer.status_code == 503]
    await crowd.aclose()
    await me.close()
    return quick, refused


@pytest.mark.compiled
def test_a_crowd_that_signs_in_keeps_nobody_else_waiting(tmp_path, monkeypatch):
    signing_in, go_on = threading.Event(), threading.Event()

    def slowly(_self, _password):
        signing_in.set()
        assert go_on.wait(PATIENCE)
        return "hash"

    monkeypatch.setattr(passwords.PasswordHasher, "hash", slowly)
    monkeypatch.setattr("citywright.server.people.guesses.HERE", 1000)
    monkeypatch.setattr("citywright.server.people.guesses.ANYWHERE", 1000)
    with Running(tmp_path / "tables.sqlite") as running:
        quick, refused = asyncio.run(answers_meanwhile(running.address, signing_in, go_on))
    assert quick == [200, 200]
    assert [answer.json()["code"] for answer in refused] == ["busy"] * 6
    assert all(int(answer.headers["retry-after"]) > 0 for answer in refused)


def test_tries_are_not_counted_for_what_cannot_be_an_account():
    nothing = None  # neither database nor buckets
    with pytest.raises(Refusal, match="signing-in"):
        asyncio.run(Register.sign_in(nothing, Credentials("a" * 60_000, "password"), "192.0.2.1", None))
