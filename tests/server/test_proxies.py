"""The proxy configurations of deploy/, each tried with the real proxy, over https, before two servers."""

import asyncio
import random
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from citywright.server import wire
from citywright.server.client import STATIC
from tests.server.client import browsers
from tests.server.servers import Running, free_port

pytestmark = pytest.mark.compiled
DEPLOY = Path(__file__).parents[2] / "deploy"
TABLES = 4
KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
NAME = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
NEW_CERTIFICATE = ["openssl", "req", "-x509", *KEY, *NAME, "-days", "2"]


def changed(name, **changes):
    """A configuration of deploy/ with other addresses and files; each must be there."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{name} has no {old}"
        text = text.replace(old, new)
    return text


def nginx(folder, port, servers):
    site = changed(
        "nginx.conf",
        **{
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "/etc/ssl/citywright.pem": f"{folder}/cert.pem",
            "/etc/ssl/citywright.key": f"{folder}/key.pem",
            "/var/cache/nginx/citywright": f"{folder}/cache",
            "    server 127.0.0.1:8000;": "\n".join(f"    server {each};" for each in servers),
        },
    )
    places = " ".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    frame = f"user root; pid {folder}/pid; error_log {folder}/log; events {{}} http {{ access_log off; {places}\n"
    (folder / "nginx.conf").write_text(frame + site + "}\n")
    return ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "log"), "-g", "daemon off;"]


def caddy(folder, port, servers):
    site = changed(
        "Caddyfile",
        **{
            "citywright.example {": f"https://localhost:{port} {{\n\ttls {folder}/cert.pem {folder}/key.pem",
            "reverse_proxy 127.0.0.1:8000": f"reverse_proxy {' '.join(servers)}",
        },
    )
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def haproxy(folder, port, servers):
    listed = "\n".join(f"    server s{number} {each} check" for number, each in enumerate(servers))
    text = changed(
        "haproxy.cfg",
        **{
            "bind :80": f"bind 127.0.0.1:{free_port()}",
            "bind :443": f"bind 127.0.0.1:{port}",
            "/etc/haproxy/citywright.pem": f"{folder}/both.pem",
            "    server one 127.0.0.1:8000 check": listed,
        },
    )
    (folder / "haproxy.cfg").write_text(text)
    return ["haproxy", "-f", str(folder / "haproxy.cfg")]


PROXIES = {"nginx": nginx, "caddy": caddy, "haproxy": haproxy}


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    if not shutil.which("openssl"):
        pytest.skip("there is no openssl here")
    folder = tmp_path_factory.mktemp("certificate")
    subprocess.run(
        [*NEW_CERTIFICATE, "-keyout", folder / "key.pem", "-out", folder / "cert.pem"],
        check=True,
        capture_output=True,
    )
    (folder / "both.pem").write_bytes((folder / "cert.pem").read_bytes() + (folder / "key.pem").read_bytes())
    return folder


@pytest.fixture(scope="module")
def servers(postgres_url):
    with Running(postgres_url, workers=2) as one, Running(postgres_url, workers=2) as other:
        yield one.address, other.address


@contextmanager
def running(command, address, folder, environment):
    with open(folder / "said", "wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=environment)
    try:
        until = time.monotonic() + 20
        while not answers(address):
            assert process.poll() is None, (folder / "said").read_text()
            assert time.monotonic() < until, (folder / "said").read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(10)


def answers(address):
    try:
        return httpx.get(f"{address}/health").status_code == 200
    except httpx.TransportError:
        return False


@pytest.fixture(params=PROXIES)
def proxy(request, certificate, servers, tmp_path, monkeypatch):
    """The address of a proxy before both servers."""
    if not shutil.which(request.param):
        pytest.skip(f"there is no {request.param} here")
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate / "cert.pem"))
    for file in certificate.iterdir():
        shutil.copy(file, tmp_path)
    port = free_port()
    command = PROXIES[request.param](tmp_path, port, [each.removeprefix("http://") for each in servers])
    address = f"https://localhost:{port}"
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": str(tmp_path)}
    with running(command, address, tmp_path, environment):
        yield address


async def play_some(ann, ben, moves):
    """Two people play some moves at a new table."""
    table = await ann.new_table("streets", "me", "open")
    async with ann.at(table, origin=ann.address) as first, ben.at(table, origin=ben.address) as second:
        await (await second.arrive()).do(wire.Sit, seat=1)
        await (await first.arrive()).until(lambda: first.position.due)
        for _ in range(moves):
            seat = first.position.due[0]
            me, other = (first, second) if seat == 0 else (second, first)
            await me.until(lambda me=me: me.due)
            number = other.last_number
            assert isinstance(await me.move(rng=random.Random(1)), wire.Done)
            await other.until(lambda other=other, number=number: other.last_number > number)
            await first.until(lambda: first.position.due)


async def play_through(address):
    async with browsers(address, 2) as (ann, ben):
        for _ in range(TABLES):
            await play_some(ann, ben, 3)


def loaded(servers):
    return sum(httpx.get(f"{each}/health").json()["tables"] for each in servers)


def test_people_play_through_a_proxy_and_each_table_is_at_one_server(proxy, servers):
    before = loaded(servers)
    asyncio.run(play_through(proxy))
    assert loaded(servers) - before == TABLES


def test_what_a_proxy_tells_and_hides(proxy):
    cookie = httpx.get(f"{proxy}/api/me").headers["set-cookie"]
    assert "secure" in cookie.lower()  # the server has believed X-Forwarded-Proto
    assert httpx.get(f"{proxy}/metrics").status_code == 404
    assert "strict-transport-security" in httpx.get(f"{proxy}/").headers
    foreign = {"origin": "https://elsewhere.example"}
    refused = httpx.post(f"{proxy}/api/tables", json={}, headers=foreign)
    assert (refused.status_code, refused.json()["code"]) == (403, "origin")


@pytest.mark.skipif(not (STATIC / "assets").is_dir(), reason="the client has not been built")
def test_files_are_kept_for_a_year_by_browsers_and_by_the_cache_of_the_proxy(proxy, request):
    file = next((STATIC / "assets").glob("*.js"))
    for _ in range(2):
        answer = httpx.get(f"{proxy}/assets/{file.name}")
        assert answer.content == file.read_bytes()
        assert "immutable" in answer.headers["cache-control"]
    name = request.node.callspec.params["proxy"]
    assert name == "caddy" or answer.headers.get("x-cache") == "HIT" or "age" in answer.headers, answer.headers


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path):
    unit = changed("citywright.service", **{"/opt/citywright/bin/citywright": sys.executable})
    (tmp_path / "citywright.service").write_text(unit)
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--recursive-errors=no", tmp_path / "citywright.service"],
        capture_output=True,
        text=True,
    )
    assert (checked.returncode, checked.stderr) == (0, "")
