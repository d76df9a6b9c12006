"""A release: the wheel alone, in an empty environment without Node, lets people play; here with a finger on a phone."""

import os
import subprocess
import sys
import tarfile
import venv
import zipfile

import pytest

from tests.browser.people import PHONE
from tests.browser.playing import play, streets
from tests.browser.tables import begin, result
from tests.interpreter import ROOT
from tests.server.servers import Process

pytestmark = [pytest.mark.compiled, pytest.mark.slow]
IS_WIDER = "document.documentElement.scrollWidth > innerWidth"
CLIENT = "citywright/server/static/index.html"


@pytest.fixture(scope="module")
def dist(tmp_path_factory):
    """A folder with what `make dist` builds."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "build", "--outdir", folder, ROOT], check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def installed(dist, tmp_path_factory):
    """The interpreter of an environment in which only the wheel and what a host needs are installed."""
    folder = tmp_path_factory.mktemp("host")
    venv.create(folder, symlinks=True)
    python, [wheel] = folder / "bin" / "python", dist.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--python", python]
    subprocess.run([*pip, "install", "-qq", "--no-compile", f"{wheel}[serve]"], check=True, env=bare())
    return python


def bare():
    """The environment without this checkout and without Node."""
    path = os.pathsep.join(folder for folder in os.get_exec_path() if not os.path.exists(f"{folder}/node"))
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PATH": path}


def test_the_client_is_in_both_archives(dist):
    [wheel], [source] = dist.glob("*.whl"), dist.glob("*.tar.gz")
    assert CLIENT in zipfile.ZipFile(wheel).namelist()
    with tarfile.open(source) as files:
        assert any(name.endswith(f"src/{CLIENT}") for name in files.getnames())
        assert not any("node_modules" in name for name in files.getnames())


def test_the_version_comes_from_the_package(installed, dist):
    said = subprocess.run([installed, "-m", "citywright.cli", "--version"], capture_output=True, text=True, env=bare())
    [wheel] = dist.glob("*.whl")
    assert wheel.name.split("-")[1] == said.stdout.split()[1]


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("arena streets --bots greedy,random --games 2", "study"),
        ("sheet", "print"),
        ("serve --database postgresql://nobody@127.0.0.1/nothing", "postgresql"),
    ],
)
def test_what_is_not_installed_is_named_with_its_extra(installed, command, extra, tmp_path):
    run = [installed, "-m", "citywright.cli", *command.split()]
    said = subprocess.run(run, capture_output=True, text=True, env=bare(), cwd=tmp_path)
    assert (said.returncode, said.stdout) == (2, "")
    assert f"pip install 'citywright[{extra}]'" in said.stderr
    assert said.stderr.count("\n") == 1


@pytest.fixture
def host(installed, tmp_path):
    """The address of a server that runs from the wheel."""
    with Process(tmp_path / "tables.sqlite", python=installed, environment=bare()) as running:
        yield running.address


def test_against_the_grifter(host, come):
    ann = come("Ann", host, size=PHONE, by="finger", is_mobile=True)
    ann.page.goto("/new/streets?way=solo")
    begin(ann)
    play(streets, ann)
    assert len(result(ann)) == 2
    assert not ann.page.evaluate(IS_WIDER)
