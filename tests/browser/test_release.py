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
from tests.browser.tables import begin, city
from tests.interpreter import ROOT
from tests.server.servers import Process

pytestmark = [pytest.mark.compiled, pytest.mark.slow]
IS_WIDER = "document.documentElement.scrollWidth > innerWidth"
SOME = 10  # buildings
CLIENT = "citywright/server/static/index.html"


@pytest.fixture
def dist(tmp_path):
    """A folder with what `make dist` builds."""
    folder = tmp_path / "dist"
    subprocess.run([sys.executable, "-m", "build", "--outdir", folder, ROOT], check=True, capture_output=True)
    return folder


@pytest.fixture
def installed(dist, tmp_path):
    """The interpreter of an environment in which only the wheel and what a host needs are installed."""
    folder = tmp_path / "host"
    venv.create(folder, symlinks=True)
    python, [wheel] = folder / "bin" / "python", dist.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--python", python]
    subprocess.run([*pip, "install", "-qq", "--no-compile", f"{wheel}[serve]"], check=True, env=bare())
    return python


def bare():
    """The environment without this checkout and without Node."""
    path = os.pathsep.join(folder for folder in os.get_exec_path() if not os.path.exists(f"{folder}/node"))
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PATH": path}


def check_archives(dist):
    """The client is in both."""
    [wheel], [source] = dist.glob("*.whl"), dist.glob("*.tar.gz")
    assert CLIENT in zipfile.ZipFile(wheel).namelist()
    with tarfile.open(source) as files:
        assert any(name.endswith(f"src/{CLIENT}") for name in files.getnames())
        assert not any("node_modules" in name for name in files.getnames())


def check_version(installed, dist):
    """It comes from the package."""
    said = subprocess.run([installed, "-m", "citywright.cli", "--version"], capture_output=True, text=True, env=bare())
    [wheel] = dist.glob("*.whl")
    assert wheel.name.split("-")[1] == said.stdout.split()[1]


EXTRAS = {
    "arena streets --bots greedy,random --games 2": "study",
    "sheet": "print",
    "serve --database postgresql://nobody@127.0.0.1/nothing": "postgresql",
}


def check_extras(installed, folder):
    """What is not installed is named with its extra."""
    for command, extra in EXTRAS.items():
        run = [installed, "-m", "citywright.cli", *command.split()]
        said = subprocess.run(run, capture_output=True, text=True, env=bare(), cwd=folder)
        assert (said.returncode, said.stdout) == (2, ""), command
        assert f"pip install 'citywright[{extra}]'" in said.stderr
        assert said.stderr.count("\n") == 1, said.stderr


def check_play(address, come):
    """A server that runs from the wheel lets people play."""
    ann = come("Ann", address, size=PHONE, by="finger", is_mobile=True)
    ann.page.goto("/new/streets?way=solo")
    begin(ann)
    play(streets, ann, until=lambda: len(city(ann)) >= SOME)
    assert not ann.page.evaluate(IS_WIDER)


def test_a_release(dist, installed, tmp_path, come):
    """One test, since only one process is to build it."""
    check_archives(dist)
    check_version(installed, dist)
    check_extras(installed, tmp_path)
    with Process(tmp_path / "tables.sqlite", python=installed, environment=bare()) as running:
        check_play(running.address, come)
