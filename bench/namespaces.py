"""Several machines, simulated: each is a network namespace with an address of its own (root only, Linux).

    python bench/namespaces.py --minutes 3 --tables 20

People play over https through HAProxy with deploy/haproxy.cfg. Behind it are two machines with two workers each, and a
machine with PostgreSQL. Meanwhile PostgreSQL is restarted, a machine loses its network, a machine loses its power, and
the proxy is restarted. The checks are those of bench/chaos. Everything is removed at the end.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
from rich.console import Console

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT)]  # as in bench/chaos

from bench.chaos import telling  # noqa: E402
from bench.chaos.journal import FAR, Journal  # noqa: E402
from bench.chaos.party import Party, Play  # noqa: E402
from bench.chaos.run import QUIET, happen, last_look, stop_when_told, tasks  # noqa: E402
from bench.chaos.verdict import Judge  # noqa: E402
from bench.chaos.watching import watch_tables  # noqa: E402
from tests.server.databases import Database, as_somebody  # noqa: E402
from tests.server.servers import QUICK  # noqa: E402
from tests.server.test_proxies import changed  # noqa: E402

PREFIX = "cw-"
NETWORK = "10.99.0"
PLACES = {"people": 1, "proxy": 2, "postgres": 3, "one": 11, "two": 12}
MACHINES = ("one", "two")
PATIENCE = 60.0  # seconds for something to start
KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
CERTIFICATE = ["req", "-x509", *KEY, "-days", "2", "-subj", "/CN=citywright"]


def address(place: str) -> str:
    """The address of a machine."""
    return f"{NETWORK}.{PLACES[place]}"


def at(place: str, *command: str) -> list[str]:
    """A command on a machine."""
    return ["ip", "netns", "exec", PREFIX + place, *command]


def ip(*words: str) -> None:
    """Set something up."""
    subprocess.run(["ip", *words], check=True)


@contextmanager
def network() -> Iterator[None]:
    """A switch, and a cable from it to each machine."""
    switch = PREFIX + "switch"
    names = [switch, *(PREFIX + place for place in PLACES)]
    try:
        for name in names:
            ip("netns", "add", name)
        ip("-n", switch, "link", "add", "switch", "type", "bridge")
        ip("-n", switch, "link", "set", "switch", "up")
        for place in PLACES:
            ip("-n", switch, "link", "add", place, "type", "veth", "peer", "eth0", "netns", PREFIX + place)
            ip("-n", switch, "link", "set", place, "master", "switch", "up")
            ip("-n", PREFIX + place, "address", "add", f"{address(place)}/24", "dev", "eth0")
            for device in ("lo", "eth0"):
                ip("-n", PREFIX + place, "link", "set", device, "up")
        yield
    finally:
        for name in names:
            subprocess.run(["ip", "netns", "del", name], check=False, stderr=subprocess.DEVNULL)


class Postgres(Database):
    """PostgreSQL on its own machine."""

    def __init__(self) -> None:
        super().__init__()
        self.port, self.url = 5432, f"postgresql://citywright@{address('postgres')}:5432/postgres"
        with open(self.data / "pg_hba.conf", "a") as allowed:
            allowed.write(f"host all all {NETWORK}.0/24 trust\n")

    def start(self) -> None:
        where = ["-D", str(self.data), "-h", address("postgres"), "-k", str(self.folder)]
        self.server = subprocess.Popen(at("postgres", *as_somebody(["postgres", *where])), **self.run)
        wait_until(lambda: not subprocess.run(at("postgres", "pg_isready", "-q", "-h", address("postgres"))).returncode)

    def stop(self) -> None:
        """As its host would stop it; nobody is waited for."""
        self.server.send_signal(signal.SIGINT)
        self.server.wait(30)

    def __exit__(self, *_: object) -> None:
        self.server.send_signal(signal.SIGINT)  # it need not wait for anybody
        super().__exit__()


def wait_until(is_so: Callable[[], object]) -> None:
    """Wait for something to start."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it does not start"
        time.sleep(0.1)


class Machine:
    """A machine with two workers. Its temporary folder is its own, so that no Unix socket leads to another machine."""

    def __init__(self, name: str, url: str, folder: Path):
        self.name, self.url, self.said = name, url, folder / f"{name}.log"
        self.temporary = folder / f"{name}-tmp"
        self.temporary.mkdir()

    def start(self) -> None:
        mine = {"host": address(self.name), "port": 8000, "address": f"{address(self.name)}:8000"}
        chosen = QUICK | mine | {"database": self.url, "workers": 2, "idle_seconds": 60}
        environment = {f"CITYWRIGHT_{name.upper()}": str(value) for name, value in chosen.items()}
        environment |= {"FORWARDED_ALLOW_IPS": address("proxy"), "TMPDIR": str(self.temporary)}
        alone = f"mount -t tmpfs none {self.temporary} && exec {sys.executable} -m citywright.cli serve"
        with open(self.said, "a") as said:
            command = at(self.name, "sh", "-c", alone)
            self.running = subprocess.Popen(command, env=os.environ | environment, stdout=said, stderr=said)

    def is_up(self) -> bool:
        with suppress(httpx.TransportError):
            return bool(httpx.get(f"http://{address(self.name)}:8000/health").json()["rules_ready"])
        return False

    def tables(self) -> int:
        """How many are in the memory of its workers: some of the answers come from either."""
        return max(httpx.get(f"http://{address(self.name)}:8000/health").json()["tables"] for _ in range(8))

    def pids(self) -> list[int]:
        found = subprocess.run(["ip", "netns", "pids", PREFIX + self.name], capture_output=True, text=True, check=True)
        return [int(pid) for pid in found.stdout.split()]

    def cable(self, state: str) -> None:
        ip("-n", PREFIX + "switch", "link", "set", self.name, state)

    def die(self) -> None:
        """All its processes end at once."""
        for pid in self.pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.running.wait()

    def stop(self) -> None:
        self.running.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.running.wait(20)
        self.die()


class Proxy:
    """HAProxy, with the configuration that we ship."""

    def __init__(self, folder: Path):
        self.folder = folder
        where = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
        name = ["-addext", f"subjectAltName=IP:{address('proxy')}"]
        subprocess.run(["openssl", *CERTIFICATE, *name, *where], check=True, capture_output=True)
        both = (folder / "cert.pem").read_bytes() + (folder / "key.pem").read_bytes()
        (folder / "both.pem").write_bytes(both)
        servers = "\n".join(f"    server {name} {address(name)}:8000 check" for name in MACHINES)
        changes = {"/etc/haproxy/citywright.pem": f"{folder}/both.pem", "    server one 127.0.0.1:8000 check": servers}
        (folder / "haproxy.cfg").write_text(changed("haproxy.cfg", **changes))
        os.environ["SSL_CERT_FILE"] = str(folder / "cert.pem")

    def start(self) -> None:
        command = at("proxy", "haproxy", "-f", str(self.folder / "haproxy.cfg"))
        with open(self.folder / "haproxy.log", "a") as said:
            self.running = subprocess.Popen(command, stdout=said, stderr=said)

    def is_up(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"https://{address('proxy')}/live").status_code == 200
        return False

    def stop(self) -> None:
        self.running.terminate()
        self.running.wait(10)


class Site:
    """Everything that people play at."""

    def __init__(self, folder: Path, stack: ExitStack):
        self.database = stack.enter_context(Postgres())
        self.machines = [Machine(name, self.database.url, folder) for name in MACHINES]
        self.proxy = Proxy(folder)
        for each in (*self.machines, self.proxy):
            each.start()
            stack.callback(each.stop)
        for each in (*self.machines, self.proxy):
            wait_until(each.is_up)


# -- faults --


async def nothing(site: Site, rng: random.Random) -> None:
    """For comparison."""


async def restart_postgres(site: Site, rng: random.Random) -> None:
    """PostgreSQL is stopped and started."""
    await asyncio.to_thread(site.database.stop)
    await asyncio.to_thread(site.database.start)


async def pull_cable(site: Site, rng: random.Random) -> None:
    """A machine is cut off. The others play on without it; that time counts from the moment of the cut."""
    rng.choice(site.machines).cable("down")


async def plug_in(site: Site, rng: random.Random) -> None:
    """The machine that was cut off is back."""
    for machine in site.machines:
        machine.cable("up")


async def power_cut(site: Site, rng: random.Random) -> None:
    """A machine goes off without a word: neither the database nor the proxy is told. It stays off for a while."""
    machine = rng.choice(site.machines)
    machine.cable("down")
    await asyncio.to_thread(machine.die)


async def power_back(site: Site, rng: random.Random) -> None:
    """The machine is started again."""
    for machine in site.machines:
        machine.cable("up")
        if machine.running.poll() is not None:
            machine.start()
            await asyncio.to_thread(wait_until, machine.is_up)


async def restart_proxy(site: Site, rng: random.Random) -> None:
    """The proxy is stopped and started."""
    await asyncio.to_thread(site.proxy.stop)
    site.proxy.start()
    await asyncio.to_thread(wait_until, site.proxy.is_up)


Work = Callable[[Site, random.Random], Awaitable[None]]
FAULTS: tuple[tuple[str, Work], ...] = (
    ("nothing", nothing),
    ("PostgreSQL is restarted", restart_postgres),
    ("a machine is cut off", pull_cable),
    ("it is back", plug_in),
    ("a machine loses its power", power_cut),
    ("it is started again", power_back),
    ("the proxy is restarted", restart_proxy),
)


async def play(options: argparse.Namespace, site: Site, journal: Journal) -> None:
    """Let people play through all faults, and check everything."""
    stop_when_told()
    judge = Judge(site.database.url, journal)
    at_tables = Play(f"https://{address('proxy')}", journal, options.pace, lambda told: None, judge.seed_of)
    parties = [await Party(number, at_tables).open() for number in range(options.tables)]
    async with tasks(*(party.keep_playing() for party in parties), watch_tables(parties, journal)):
        await all_faults(options, site, journal, parties)
    for party in parties:
        await party.close()
    await asyncio.to_thread(last_look, judge, parties)
    judge.close()


async def all_faults(options: argparse.Namespace, site: Site, journal: Journal, parties: list[Party]) -> None:
    rng, until = random.Random(options.seed), time.monotonic() + 60 * options.minutes
    await asyncio.sleep(QUIET[1])
    while time.monotonic() < until:
        journal.console.print("tables at each machine:", [machine.tables() for machine in site.machines])
        for name, work in FAULTS:
            await happen(journal.begin(name, True, FAR), partial(work, site, rng), journal, parties)
            await asyncio.sleep(rng.uniform(*QUIET))


def inside(options: argparse.Namespace) -> int:
    """On the machine of the people."""
    console = Console()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="citywright-machines-")))
        folder.chmod(0o755)
        site = Site(folder, stack)
        journal = Journal(console)
        asyncio.run(play(options, site, journal))
        said = {machine.name: dict(telling.complaints(machine.said)) for machine in site.machines}
    console.print(telling.faults_table(journal))
    found = {"broken": journal.broken, "counts": dict(sorted(journal.counts.items())), "servers said": said}
    options.to.write_text(json.dumps(found | {"faults": telling.faults_of(journal)}, indent=1) + "\n")
    console.print(f"{len(journal.broken)} promises broken; everything is in {options.to}")
    return 1 if journal.broken else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3, help="at least one round of all faults (default: 3)")
    parser.add_argument("--tables", type=int, default=20, help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=float, default=0.8, help="seconds that a player thinks (default: %(default)s)")
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "namespaces.json")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        sys.exit(inside(options))
    if os.geteuid() != 0 or not all(map(shutil.which, ("ip", "haproxy", "postgres", "openssl"))):
        sys.exit("this needs root, and ip, haproxy, postgres and openssl: apt install iproute2 haproxy postgresql")
    with network():
        done = subprocess.run(at("people", sys.executable, __file__, *sys.argv[1:], "--inside"), check=False)
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
