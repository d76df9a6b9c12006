"""The browser of the tests: a Chromium, Chrome or Edge of the machine, or else Playwright's own download.

`python -m tests.browser.chromium` installs one where there is none.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

COMMANDS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
)
MAC_APPS = ("Chromium", "Google Chrome", "Microsoft Edge")
MAC_FOLDERS = (Path("/Applications"), Path.home() / "Applications")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def executable():
    """The machine's own browser: the one that CITYWRIGHT_CHROMIUM names, a command, or an app of a Mac; or None."""
    apps = [folder / f"{app}.app" / "Contents" / "MacOS" / app for folder in MAC_FOLDERS for app in MAC_APPS]
    named, commands = os.environ.get("CITYWRIGHT_CHROMIUM"), map(shutil.which, COMMANDS)
    return next(filter(None, (named, *commands, *(str(app) for app in apps if app.is_file()))), None)


def launched(playwright):
    """The browser, started; without one of the machine's own, Playwright's."""
    return playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))


def is_downloaded():
    """Whether Playwright's own browser is there."""
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).is_file()


def install():
    """Install Debian's Chromium, or else let Playwright download its own; whether that worked."""
    return installed("chromium") or ran([sys.executable, "-m", "playwright", "install", "chromium"])


def installed(*packages):
    """Install packages of Debian; whether that worked."""
    root = [] if os.geteuid() == 0 else ["sudo"]
    by_apt = [
        [*root, "apt-get", "-qq", "update"],
        [*root, "apt-get", "-qq", "install", "-y", "--no-install-recommends", *packages],
    ]
    return bool(shutil.which("apt-get")) and all(ran(command) for command in by_apt)


def ran(command):
    """Whether a command succeeded; what it says on standard output is of no interest."""
    return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode == 0


if __name__ == "__main__" and not (executable() or is_downloaded()):
    print("Installing Chromium for the tests in a browser", flush=True)
    if not install():
        sys.exit("There is no browser, and none can be installed. Install Chrome, or name one in CITYWRIGHT_CHROMIUM.")
