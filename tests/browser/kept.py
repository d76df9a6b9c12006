"""A browser that remembers, as people have one."""

import subprocess

from tests.browser.chromium import FLAGS, executable
from tests.server.servers import free_port, wait_for_port


class Kept:
    """A Chromium with a profile in a folder, which can be killed and started again."""

    def __init__(self, playwright, folder):
        self.playwright, self.folder = playwright, folder

    def start(self):
        """The context of the profile."""
        port, profile = free_port(), f"--user-data-dir={self.folder}"
        command = [executable() or self.playwright.chromium.executable_path, *FLAGS, profile]
        log = (self.folder.parent / f"{self.folder.name}.txt").open("w")
        self.running = subprocess.Popen([*command, f"--remote-debugging-port={port}"], stdout=log, stderr=log)
        log.close()
        wait_for_port(port, self.running)
        return self.playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}").contexts[0]

    def kill(self):
        """kill -9: nothing can be tidied up."""
        self.running.kill()
        self.running.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()
