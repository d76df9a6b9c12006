"""Games that are nearly over, for tests of how they end."""

from citywright import new_game
from citywright.random_numbers import from_seed
from citywright.record import of_game, write

GREEDY = 1


def late_game(turns=12):
    """The file of a game of Streets by two, with so many turns left."""
    game, rng = new_game("streets", seed="5eed" * 8, players=2), from_seed(1)
    while sum(game.view(None)["stack"].values()) > turns:
        game.play(game.rules.choose_move(game.state, game.seat, GREEDY, rng), game.seat)
    return write(of_game(game, ["human", "casual"]))


def put_online(person, *others):
    """Put such a game on the server, with oneself in the first seat; the id of the table."""
    person.context.request.get("/api/me")  # brings the cookie that a table needs
    wanted = {"file": late_game(), "seats": [{"who": "me"}, *others]}
    made = person.context.request.post("/api/tables/continue", data=wanted)
    assert made.status == 201, made.text()
    return made.json()["id"]


def open_here(person, file):
    """Open a game file without a server, and come to its table."""
    person.visit("/games")
    given = {"name": "late.game", "mimeType": "text/plain", "buffer": file.encode()}
    person.page.locator("input[type=file]").set_input_files(given)
    person.wait_until(lambda: "/t/" in person.page.url)
