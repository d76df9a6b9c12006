"""A page in a browser that Playwright does not drive. It has what whole games need, under Playwright's names."""

import json
import subprocess
import time
from contextlib import contextmanager

from tests.browser.people import PATIENCE
from tests.server.servers import wait_for_port

SECONDS = PATIENCE / 1000
KEYS = {
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}  # as WebDriver writes them


class Page:
    """Each browser says how it goes to an address, calls a function with a text, and acts with mouse and keyboard."""

    def __init__(self):
        self.mouse = self.keyboard = self

    @property
    def url(self):
        return self.evaluate("() => location.href")

    def evaluate(self, script, argument=None):
        """What a function of JavaScript answers, waiting for promises."""
        function = f"async (given) => JSON.stringify((await ({script})(JSON.parse(given))) ?? null)"
        return json.loads(self.call(function, json.dumps(argument)))

    def click(self, x, y):
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        button = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        self.act({"type": "pointer", "id": "mouse", "actions": [move, *button]})

    def press(self, key):
        ways = [{"type": f"key{way}", "value": KEYS[key]} for way in ("Down", "Up")]
        self.act({"type": "key", "id": "keyboard", "actions": ways})

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)


@contextmanager
def process(command, port, log, **how):
    """A program that listens at a port; it is ended at the end."""
    with log.open("w") as said, subprocess.Popen(command, stdout=said, stderr=said, **how) as running:
        try:
            wait_for_port(port, running)
            yield running
        finally:
            running.terminate()
