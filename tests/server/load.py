"""How many moves a second a server takes: `python -m tests.server.load --tables 200 --seconds 10`.

Starts a server of its own, and plays random legal moves at two-player tables, flat out or at a pace, all committed.
"""

import argparse
import asyncio
import os
import random
import resource
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import msgspec
from msgspec.json import Decoder, encode
from websockets.asyncio.client import connect

from citywright.server import wire
from tests.server.servers import QUICK, free_port


class Choice(msgspec.Struct):
    answers: int
    moves: list[str]


class Seen(msgspec.Struct):
    """The little of a message that this player needs."""

    type: str
    seat: int | None = None
    decision: Choice | None = None
    stage: str | None = None
    number: int | None = None
    due: list[int] = []


decode = Decoder(Seen).decode


class Tally:
    def __init__(self, wanted):
        self.moves, self.latencies, self.sent_at, self.over = 0, [], {}, 0
        self.seated, self.wanted = 0, wanted


async def player(address, table, cookie, seat, tally, pace, until, game):
    """Play at one table; when a game is over, this player is done."""
    headers = {"cookie": f"citywright={cookie}"}
    async with connect(
        address.replace("http", "ws") + f"/api/tables/{table}/live", additional_headers=headers, compression=None,
        max_size=None,
    ) as socket:  # fmt: skip
        if seat:
            await socket.send(encode(wire.Sit(request=1, seat=1)).decode())
        tally.seated += 1
        last = None
        while tally.seated < tally.wanted:  # everybody waits for everybody
            await asyncio.sleep(0.05)
        while time.monotonic() < until:
            try:
                seen = decode(await asyncio.wait_for(socket.recv(), max(0.01, until - time.monotonic())))
            except TimeoutError:
                return
            if seen.type != "position":
                continue
            if (sent := tally.sent_at.pop((table, 1 - seat), None)) is not None:
                tally.latencies.append(time.monotonic() - sent)
            if seen.seat is not None and not seen.due:
                tally.over += 1
                return
            if seen.decision and seen.decision.answers != last:
                last = seen.decision.answers
                if pace:
                    await asyncio.sleep(pace * random.uniform(0.5, 1.5))
                tally.sent_at[table, seat] = time.monotonic()
                move = wire.Move(request=2, seat=seat, answers=last, move=random.choice(seen.decision.moves))
                await socket.send(encode(move).decode())
                tally.moves += 1


async def guest(address):
    async with httpx.AsyncClient(base_url=address) as http:
        await http.get("/api/me")
        return http.cookies["citywright"]


async def load(address, server, game, tables, seconds, pace):
    one, other = await guest(address), await guest(address)
    async with httpx.AsyncClient(base_url=address, cookies={"citywright": one}, timeout=60) as http:
        wanted = {"game": game, "seats": [{"who": "me"}, {"who": "open"}]}
        names = [(await http.post("/api/tables", json=wanted)).json()["id"] for _ in range(tables)]
    tally = Tally(2 * tables)
    until = time.monotonic() + seconds + tables / 20
    players = asyncio.gather(
        *(player(address, name, cookie, seat, tally, pace, until, game)
          for name in names for seat, cookie in enumerate((one, other)))
    )  # fmt: skip
    while tally.seated < tally.wanted:
        await asyncio.sleep(0.05)
    began, cpu, server_cpu = time.monotonic(), resource.getrusage(resource.RUSAGE_SELF).ru_utime, cpu_of(server)
    await players
    took = time.monotonic() - began
    latencies = sorted(tally.latencies) or [0.0]
    at = lambda part: 1000 * latencies[min(len(latencies) - 1, int(part * len(latencies)))]  # noqa: E731
    print(
        f"{game}: {tally.moves} moves in {took:.1f} s, {tally.moves / took:.0f} a second; to the opponent's screen "
        f"p50 {at(0.5):.1f} ms, p99 {at(0.99):.1f} ms; {tally.over / 2:.0f} of {tables} games over; "
        f"this client used {resource.getrusage(resource.RUSAGE_SELF).ru_utime - cpu:.1f} s of a core, the server "
        f"{cpu_of(server) - server_cpu:.1f} s and {memory_of(server)} MB"
    )


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=10)
    arguments.add_argument("--pace", type=float, default=0, help="seconds for a move; 0: flat out")
    arguments.add_argument("--game", default="streets")
    arguments.add_argument("--database")
    chosen = arguments.parse_args()
    with TemporaryDirectory() as folder:
        port = free_port()
        environment = os.environ | {f"CITYWRIGHT_{name.upper()}": str(value) for name, value in QUICK.items()}
        command = [Path(sys.executable).parent / "citywright", "serve", "--port", str(port)]
        command += ["--database", chosen.database or f"{folder}/load.sqlite"]
        server = subprocess.Popen(command, env=environment | {"CITYWRIGHT_LOG": "error"})
        try:
            address = f"http://127.0.0.1:{port}"
            wait(address)
            asyncio.run(load(address, server.pid, chosen.game, chosen.tables, chosen.seconds, chosen.pace))
        finally:
            server.terminate()
            server.wait()


def cpu_of(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid):
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20


def wait(address):
    for _ in range(600):
        try:
            if httpx.get(address + "/health").json()["rules_ready"]:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)


if __name__ == "__main__":
    main()
