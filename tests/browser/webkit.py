"""WebKit: the small browser of WebKitGTK on a screen that nobody sees, through its WebDriver.

A few requests of that protocol are all that is needed. Selenium would bring eight packages, one of which disturbs
Hypothesis.
"""

import os
import subprocess
from contextlib import contextmanager
from glob import glob

import httpx

from tests.browser.others import MINI_BROWSER
from tests.browser.pages import SECONDS, Page, process
from tests.server.servers import free_port

STILL = "[Settings]\ngtk-enable-animations=0\n"
ENGLISH = {"LC_ALL": "C"}

CALL = """const [given, done] = arguments;
(%s)(given).then((value) => done({ value }), (error) => done({ error: String(error) }));"""

# The driver hears no errors: the page notes them itself, as soon as it has come.
LISTEN = """() => {
  if (window.troubles) return;
  const note = (...words) => window.troubles.push(words.map(String).join(" "));
  window.troubles = [];
  console.error = console.warn = note;
  addEventListener("error", ({ message }) => note(message));
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
}"""
HEAR = "() => (window.troubles ?? []).splice(0)"


@contextmanager
def opened(folder, size):
    """A page in a new WebKit, whose settings are in a folder."""
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "settings.ini").write_text(STILL)
    port = free_port()
    with screen() as display:
        own = os.environ | ENGLISH | {"DISPLAY": display, "XDG_CONFIG_HOME": str(folder)}
        with (
            process(["WebKitWebDriver", f"--port={port}"], port, folder / "log.txt", env=own),
            httpx.Client(base_url=f"http://127.0.0.1:{port}/session", timeout=SECONDS) as driver,
            session(driver),
        ):
            yield WebKitPage(driver, size)


@contextmanager
def screen():
    """A screen that nobody sees; its name."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        try:
            yield f":{running.stdout.readline().strip()}"
        finally:
            running.terminate()


@contextmanager
def session(driver):
    """The driver starts the browser, and ends it."""
    browser = {"binary": glob(MINI_BROWSER)[0], "args": ["--automation"]}
    wanted = {"webkitgtk:browserOptions": browser, "timeouts": {"script": int(1000 * SECONDS)}}
    made = asked(driver, "", capabilities={"alwaysMatch": wanted})
    driver.base_url = driver.base_url.join(made["sessionId"])
    yield
    driver.delete("").raise_for_status()


def asked(driver, what, **parameters):
    """What the driver answers."""
    said = driver.post(what, json=parameters)
    assert said.is_success, said.text
    return said.json()["value"]


class WebKitPage(Page):
    """The page, and what it notes about itself."""

    def __init__(self, driver, size):
        super().__init__()
        self.driver, self.heard = driver, []
        self._resize(*size)

    def _resize(self, width, height):
        """The window is larger than its page."""
        asked(self.driver, "window/rect", width=width, height=height)
        inner = self.evaluate("() => [innerWidth, innerHeight]")
        asked(self.driver, "window/rect", width=2 * width - inner[0], height=2 * height - inner[1])
        assert self.evaluate("() => [innerWidth, innerHeight]") == [width, height]

    @property
    def troubles(self):
        self.heard += self.evaluate(HEAR)
        return self.heard

    def goto(self, address):
        self.heard += self.evaluate(HEAR)
        asked(self.driver, "url", url=address)
        self.evaluate(LISTEN)

    def call(self, function, given):
        said = asked(self.driver, "execute/async", script=CALL % function, args=[given])
        assert "error" not in said, said["error"]
        return said["value"]

    def act(self, *devices):
        asked(self.driver, "actions", actions=devices)
