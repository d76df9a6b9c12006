"""A page of another origin uses the server, if the host has named that origin."""

from contextlib import ExitStack

import pytest
from playwright.sync_api import Error

from tests.browser.hosts import Host
from tests.server.client import table_wanted
from tests.server.servers import Running

ASK = """async ([address, path, method, data]) => {
  const body = data && JSON.stringify(data), headers = data ? { "content-type": "application/json" } : {};
  const answer = await fetch(address + path, { method, headers, body, credentials: "include" });
  return answer.json();
}"""
PLAY = """([address, table]) => new Promise((done, failed) => {
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${table}/live`), moves = [];
  socket.onerror = () => failed(new Error("no socket"));
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.type === "refused") failed(new Error(said.problem.code));
    if (said.type === "position" && said.decision) {
      if (moves.length === 3) return done(moves);
      moves.push(said.decision.moves[0]);
      const { seat, decision: { answers } } = said;
      socket.send(JSON.stringify({ type: "move", request: moves.length, seat, answers, move: moves.at(-1) }));
    }
  };
})"""


@pytest.fixture(scope="module")
def sites(tmp_path_factory):
    """Two other origins, of which the server knows the first, and the server."""
    folder = tmp_path_factory.mktemp("sites")
    (folder / "index.html").write_text("<!doctype html><title>Club</title>")
    with Host(folder) as known, Host(folder) as unknown, ExitStack() as stack:
        named = f"https://club.example {known.address}"
        running = stack.enter_context(Running(folder / "tables.sqlite", origins=named))
        yield known.address, unknown.address, running.address


@pytest.fixture
def page(chromium):
    context = chromium.new_context()
    yield context.new_page()
    context.close()


def ask(page, address, path, method="GET", data=None):
    return page.evaluate(ASK, [address, path, method, data])


def test_a_page_of_an_origin_that_is_named_plays(sites, page):
    known, _, server = sites
    page.goto(known)
    me = ask(page, server, "/api/me")
    assert ask(page, server, "/api/me") == me, "the cookie comes back"
    assert ask(page, server, "/api/me", "PATCH", {"name": "Ann"}) == me | {"name": "Ann"}
    table = ask(page, server, "/api/tables", "POST", table_wanted("streets", "me", "bot casual"))["id"]
    assert len(page.evaluate(PLAY, [server, table])) == 3
    assert ask(page, server, "/api/tables", "POST", {"game": "chess"})["code"] == "unreadable", "refusals can be read"


def test_a_page_of_another_origin_does_not(sites, page):
    known, unknown, server = sites
    page.goto(known)
    ask(page, server, "/api/me")
    table = ask(page, server, "/api/tables", "POST", table_wanted("streets", "me", "bot casual"))["id"]
    page.goto(unknown)
    for path, method, data in (
        ("/api/me", "GET", None),
        ("/api/me", "PATCH", {"name": "Eve"}),
        ("/api/tables", "GET", None),
    ):
        with pytest.raises(Error, match="Failed to fetch"):
            ask(page, server, path, method, data)
    with pytest.raises(Error, match="no socket"):
        page.evaluate(PLAY, [server, table])
    page.goto(known)
    assert ask(page, server, "/api/me")["name"] != "Eve"
