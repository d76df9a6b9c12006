"""Whoever is just connecting when the server stops is told to come again."""

import asyncio
from threading import Semaphore

import pytest
from websockets.exceptions import InvalidStatus

from citywright.server.problems import Refusal
from citywright.server.web import app
from tests.server.client import browsers
from tests.server.servers import Running

pytestmark = pytest.mark.compiled
SOON = 10  # seconds


async def connect_while_it_stops(running, comes):
    async with browsers(running.address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "bot casual")
        connecting = asyncio.create_task(ann.at(table).__aenter__())
        async with asyncio.timeout(SOON):
            await asyncio.to_thread(comes.acquire)
            running.server.should_exit = True
            with pytest.raises(InvalidStatus) as refused:
                await connecting
        return refused.value.response.status_code


def test_a_handshake_that_a_stop_interrupts_is_no_error(tmp_path, monkeypatch):
    comes = Semaphore(0)

    async def slowly(*_):
        comes.release()
        await asyncio.sleep(0.5)
        raise Refusal("database")

    monkeypatch.setattr(app, "arrival", slowly)
    with Running(tmp_path / "tables.sqlite") as running:
        assert asyncio.run(connect_while_it_stops(running, comes)) == 503
