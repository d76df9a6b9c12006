"""The machine's own Chromium; nothing is downloaded."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")
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
    """Where it is: as CITYWRIGHT_CHROMIUM says, or on the path."""
    found = os.environ.get("CITYWRIGHT_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "There is no Chromium here: `make test` installs it on Debian, or CITYWRIGHT_CHROMIUM names one."
    return found


def launched(playwright):
    return playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
