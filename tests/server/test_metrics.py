"""What Prometheus reads, who may read it, and that dashboard and alerts ask only for what there is."""

import asyncio
import json
import os
import random
import re
import shutil
import signal
import subprocess
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from citywright.server import wire
from citywright.server.process import metrics
from tests.server.client import browsers
from tests.server.servers import Process, Running

pytestmark = pytest.mark.compiled
DEPLOY = Path(__file__).parents[2] / "deploy"
SUMS = re.compile(r"\bcitywright_\w+")


def numbers(text):
    """Every sample by its name and labels."""
    return {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def read(address, **headers):
    answer = httpx.get(f"{address}/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    return numbers(answer.text)


async def some_moves(address, number):
    """Make so many moves, and one that is refused."""
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "screen Ben")
        async with ann.at(table) as me:
            await me.arrive()
            for _ in range(number):
                await me.do(wire.Look, seat=me.position.due[0])
                await me.until(lambda: me.due)
                await me.move(rng=random)
            assert await me.refused(wire.Look, seat=4) == "no-seat"
            return await asyncio.to_thread(read, address)


def test_moves_sockets_commits_and_refusals_are_counted(on_sqlite):
    before = read(on_sqlite)
    after = asyncio.run(some_moves(on_sqlite, 3))

    def grown(*sample):
        return after[sample] - before.get(sample, 0)

    assert grown("citywright_moves_total", "person", "streets") == 3
    assert grown("citywright_move_seconds_count") == 3
    assert grown("citywright_commit_seconds_count") >= 4
    assert grown("citywright_refusals_total", "no-seat", "socket") == 1
    assert grown("citywright_request_seconds_count", "2xx") >= 2
    assert after["citywright_sockets",] >= 1
    assert after["citywright_tables",] >= 1
    assert after["citywright_memory_bytes",] > 1e7


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_nobody_reads_them_through_a_proxy(on_sqlite, header):
    answer = httpx.get(f"{on_sqlite}/metrics", headers={header: "127.0.0.1"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")


def test_a_token_is_asked_for_where_one_is_set(tmp_path):
    with Running(tmp_path / "tables.sqlite", metrics_token="open sesame") as server:
        for wrong in ({}, {"Authorization": "Bearer other"}, {"Authorization": "open sesame"}):
            assert httpx.get(f"{server.address}/metrics", headers=wrong).status_code == 403
        assert read(server.address, **{"Authorization": "Bearer open sesame", "X-Forwarded-For": "192.0.2.1"})


async def until(condition):
    for _ in range(200):
        if condition():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it does not come true")


async def across_workers(server):
    await some_moves(server.address, 2)
    await until(lambda: read(server.address).get(("citywright_workers",)) == 2)
    everything = [await asyncio.to_thread(read, server.address) for _ in range(8)]
    moves = {each["citywright_moves_total", "person", "streets"] for each in everything}
    died = next(sample[1] for sample in everything[0] if sample[0] == "citywright_processor_seconds")
    os.kill(int(died), signal.SIGKILL)
    await until(lambda: ("citywright_processor_seconds", died) not in read(server.address))
    return moves, await asyncio.to_thread(read, server.address)


def test_one_answer_sums_all_workers_and_forgets_the_dead(postgres_url):
    with Process(postgres_url, workers=2) as server:
        moves, later = asyncio.run(across_workers(server))
    assert moves == {2.0}
    assert later["citywright_moves_total", "person", "streets"] == 2


def test_two_readers_may_bury_a_worker_at_once(tmp_path, monkeypatch):
    for number in range(2):
        (tmp_path / f"gauge_livesum_{number}.db").touch()
    buried = []

    def bury_after_another(worker, folder):
        buried.append(worker)
        raise FileNotFoundError

    monkeypatch.setattr(metrics, "is_alive", lambda process: False)
    monkeypatch.setattr(metrics, "mark_process_dead", bury_after_another)
    metrics.bury(tmp_path)
    assert sorted(buried) == ["0", "1"]


def known_names():
    """The names of all samples that there can be."""
    kinds = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_count", "_sum"]}
    return {family.name + end for family in metrics.OWN.collect() for end in kinds[family.type]}


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
def test_dashboard_and_alerts_ask_for_metrics_that_there_are(file):
    text = (DEPLOY / file).read_text(encoding="utf-8")
    asked = set(SUMS.findall(text))
    assert asked
    assert asked <= known_names()


def test_the_dashboard_shows_every_metric():
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    shown = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    assert [family.name for family in metrics.OWN.collect() if family.name not in shown] == []


@pytest.mark.skipif(not shutil.which("promtool"), reason="there is no promtool here")
def test_prometheus_reads_configuration_alerts_queries_and_metrics(on_sqlite):
    subprocess.run(["promtool", "check", "config", DEPLOY / "prometheus.yml"], check=True, capture_output=True)
    told = httpx.get(f"{on_sqlite}/metrics").content
    checked = subprocess.run(["promtool", "check", "metrics"], input=told, capture_output=True)
    assert checked.returncode in (0, 3), checked.stderr  # 3: remarks about names
