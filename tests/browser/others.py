"""Firefox and WebKit, where they are installed. `python -m tests.browser.others` installs Debian's."""

import shutil
import sys
from glob import glob

from tests.browser.chromium import installed

MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
PACKAGES = {"firefox": ("firefox-esr",), "webkit": ("webkit2gtk-driver", "xvfb")}


def firefox():
    """The command, if there is one."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit():
    """Whether there are a browser, its driver and a screen for it."""
    return bool(shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and glob(MINI_BROWSER))


FOUND = {"firefox": firefox, "webkit": webkit}


if __name__ == "__main__":
    wanted = [package for browser, is_there in FOUND.items() if not is_there() for package in PACKAGES[browser]]
    if wanted:
        print("Installing", *wanted, flush=True)
    if wanted and not installed(*wanted):
        sys.exit("Firefox and WebKit cannot be installed here: that needs the packages of Debian.")
