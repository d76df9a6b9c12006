"""Firefox speaks WebDriver BiDi itself: no driver is needed, only a web socket."""

import json
from contextlib import contextmanager

from websockets.sync.client import connect

from tests.browser.others import firefox
from tests.browser.pages import SECONDS, Page, process
from tests.server.servers import free_port

FLAGS = ("--headless", "--no-remote")
SETTINGS = {
    "intl.accept_languages": "en",
    "ui.prefersReducedMotion": 1,
    "app.update.auto": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}
HEARD = ("log.entryAdded", "network.fetchError", "network.responseCompleted")


@contextmanager
def opened(folder, size):
    """A page in a new Firefox, whose profile is in a folder."""
    settings = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in SETTINGS.items()]
    (folder / "user.js").write_text("".join(settings))
    port = free_port()
    command = [firefox(), *FLAGS, "--profile", folder, "--remote-debugging-port", str(port)]
    with (
        process(command, port, folder / "log.txt"),
        connect(f"ws://127.0.0.1:{port}/session", max_size=None) as socket,
    ):
        page = FirefoxPage(socket, size)
        yield page
        page.ask("browser.close")


class FirefoxPage(Page):
    """The page, and what the browser tells about it."""

    def __init__(self, socket, size):
        super().__init__()
        self.socket, self.asked, self.troubles = socket, 0, []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=HEARD)
        self.context = self.ask("browsingContext.create", type="tab")["context"]
        viewport = dict(zip(("width", "height"), size, strict=True))
        self.ask("browsingContext.setViewport", context=self.context, viewport=viewport)

    def ask(self, method, **parameters):
        """Ask for something; what the browser tells meanwhile is heard first."""
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": parameters}))
        while (news := json.loads(self.socket.recv(SECONDS))).get("id") != self.asked:
            self.hear(news)
        assert news["type"] == "success", news
        return news["result"]

    def hear(self, news):
        """Note what went wrong."""
        match news:
            case {"method": "log.entryAdded", "params": {"level": "error" | "warn", "text": text}}:
                self.troubles.append(text)
            case {"method": "network.fetchError", "params": {"errorText": text, "request": {"url": url}}}:
                if "ABORT" not in text:
                    self.troubles.append(f"{text} {url}")
            case {"method": "network.responseCompleted", "params": {"response": {"status": status, "url": url}}}:
                if status >= 400:
                    self.troubles.append(f"{status} {url}")

    def goto(self, address):
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def call(self, function, given):
        said = self.ask(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": self.context},
            arguments=[{"type": "string", "value": given}],
        )
        assert said["type"] == "success", said["exceptionDetails"]["text"]
        return said["result"]["value"]

    def act(self, *devices):
        self.ask("input.performActions", context=self.context, actions=devices)
