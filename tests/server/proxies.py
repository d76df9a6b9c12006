"""The proxies whose configurations are tried. `python -m tests.server.proxies` installs those that are missing."""

import shutil
import sys

from tests.browser.chromium import installed

PACKAGES = {"nginx": "nginx-light", "haproxy": "haproxy", "caddy": "caddy"}  # of Debian, by command


def missing():
    """The packages of proxies that are not here."""
    return [package for command, package in PACKAGES.items() if not shutil.which(command)]


if __name__ == "__main__" and missing():
    print(f"Installing {', '.join(missing())}", flush=True)
    if not installed(*missing()):
        sys.exit("They cannot be installed. Install nginx, HAProxy and Caddy by hand.")
