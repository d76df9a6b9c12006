"""Pages without a board."""

from contextlib import ExitStack

from citywright.games import GAMES
from party import Party, Person
from scenes import at, begun, cut_off, set_up
from studio import Studio, take

PASSWORD = "a house at the corner"


def cover(studio: Studio, names: tuple[str, ...]) -> None:
    """The cover between two players who share a screen."""
    ann = Person(studio.address, names[0])
    table = ann.table(GAMES[0], [{"who": "me"}, {"who": "screen", "name": names[1]}], first=1)
    take(studio, "one-screen", ann, f"/t/{table}", at(".cover .primary"))


def pictures(studio: Studio, names: tuple[str, ...]) -> None:
    """Pages without a game."""
    guest = Person(studio.address, names[0])
    take(studio, "home", guest, "/", at(".play"), ("light", "dark"))
    take(studio, "set-up", guest, f"/new/{GAMES[0]}", set_up)
    take(studio, "rules", guest, f"/rules/{GAMES[0]}#7", at("[data-picture] svg"))


def all_pictures(studio: Studio, names: tuple[str, ...]) -> None:
    """All pages without a board, and the lessons, which need no table."""
    guest = Person(studio.address, names[0])
    take(studio, "home", guest, "/", at(".play"))
    take(studio, "account", guest, "/account", at("main form"))
    take(studio, "study", guest, "/study", at("main li"))
    take(studio, "puzzles", guest, "/puzzles", at("article .primary"))
    take(studio, "not-found", guest, "/nowhere", at("main h1"))
    take(studio, "no-table", guest, "/t/nothing", at("main h1"))
    for game in GAMES:
        take(studio, f"set-up-{game}", guest, f"/new/{game}", set_up)
        take(studio, f"set-up-{game}-friends", guest, f"/new/{game}?way=friends", set_up)
        take(studio, f"rules-{game}", guest, f"/rules/{game}#3", at("[data-picture] svg"))
        take(studio, f"quiz-{game}", guest, f"/learn/{game}/quiz", at(".letters button"))
        take(studio, f"explore-{game}", guest, f"/explore/{game}", begun)
        take(studio, f"puzzles-{game}", guest, f"/puzzles/{game}", at("ol li"))
        take(studio, f"puzzle-{game}", guest, f"/puzzles/{game}/40", at("aside h2"))
        take(studio, f"learn-{game}", guest, f"/learn/{game}", at("section h2"))
    cover(studio, names)
    regular(studio, names)


def regular(studio: Studio, names: tuple[str, ...]) -> None:
    """Somebody with an account and games: over, in progress, and waiting for others."""
    with Party(studio.address, names[:3], GAMES[-1]) as party:
        ann, finished = party.people[0], party.table
        party.play(lambda _: False)
    others = [{"who": "bot", "level": "casual"}, {"who": "open"}]
    waiting = ann.table(GAMES[0], [{"who": "me"}, *others])
    running = ann.table(GAMES[0], [{"who": "me"}, others[0]], first=1)
    with ExitStack() as stack:
        ann.come(running, stack)
    take(studio, "home-again", ann, "/", at(f"a[href*='{running}']"))
    take(studio, "games", ann, "/games", at(f"a[href*='{finished}']"))
    take(studio, "analyse", ann, "/analyse", at(f"a[href*='{finished}']"))
    take(studio, "analysis", ann, f"/analyse/{finished}", at(".graph [role=slider]"))
    take(studio, "waiting", ann, f"/t/{waiting}", at(".room li"))
    take(studio, "cut-off", ann, f"/t/{running}", cut_off("[data-building]"))
    ann.http.post("/api/account", json={"account": f"{names[0]} {studio.language}", "password": PASSWORD})
    take(studio, "account-mine", ann, "/account", at("main form"))
