"""`citywright arena`: bots meet in many games and are rated."""

import argparse
import json
import os
import shlex
from datetime import datetime
from pathlib import Path

from rich.console import Console, JustifyMethod
from rich.table import Table

from citywright import arena, cli
from citywright.arena import plot, ratings
from citywright.cli import saving
from citywright.cli.face import Face, face_of
from citywright.cli.formats import mean_shown, notes_beside, rating_shown, share_shown, watching
from citywright.cli.options import files_named, options_asked
from citywright.errors import CitywrightError, Impossible, NotReadable
from citywright.telling import shown_bot
from citywright.words import Words, words

GAMES = 100
FREE = {"resume", "games", "jobs", "json", "plot", "language"}  # beside --resume, as are files
RESULTS, PICTURE = "results.json", "results.svg"


def run(arguments: argparse.Namespace) -> None:
    """Play the missing games of the run, store them, and print the results."""
    face, say = face_of(arguments.game), words(arguments.language)
    ratings.model()  # if it is not installed, fail before any game is played
    if arguments.plot:
        plot.check_path(Path(arguments.plot))
    folder = folder_of(arguments)
    plan = plan_of(arguments, face, folder)
    asked = arguments.games or plan.games
    notes = notes_beside()
    if asked != plan.games and arguments.resume is None:
        notes.print(say("arena-rounded", size=arena.round_size(plan.bots, plan.options.players), games=plan.games))
    found = carry_out(plan, arguments, folder, say, notes)
    title = title_of(found, plan, face, say)
    keep(found, folder, title, arguments)
    if arguments.json:
        print(json.dumps(found.data()))
    else:
        show(found, title, say)
    notes.print(say("arena-kept", folder=str(folder)))


def folder_of(arguments: argparse.Namespace) -> Path:
    """The folder of the run: the one named, the last unfinished one, or a new one in the data folder."""
    if arguments.resume is None:
        name = f"{arguments.game}-{datetime.now():%Y%m%d-%H%M%S-%f}"
        return Path(arguments.out) if arguments.out else home() / name
    default = cli.parser().parse_args(["arena", arguments.game])
    free = FREE | files_named(arguments, arguments.game).keys()
    given = [name for name, value in vars(arguments).items() if value != getattr(default, name) and name not in free]
    if given:
        raise Impossible(
            [f"--resume keeps the run's own {', '.join(sorted(given))}; leave that out (--games may be changed)"]
        )
    return Path(arguments.resume) if arguments.resume else last_unfinished(arguments.game)


def home() -> Path:
    """The default folder for runs."""
    return saving.folder().parent / "arena"


def last_unfinished(game: str) -> Path:
    """The last unfinished run."""
    for path in sorted(home().glob(f"{game}-*/{arena.LINES.header}"), reverse=True):
        try:
            if len(arena.games_in(path.parent)) < arena.header_in(path.parent)["games"]:
                return path.parent
        except CitywrightError:
            continue
    raise NotReadable(f"there is no unfinished run of {game} to continue in {home()}")


def plan_of(arguments: argparse.Namespace, face: Face, folder: Path) -> arena.Tournament:
    """The run described by the arguments, or the one in the folder to continue."""
    if arguments.resume is None:
        if not arguments.bots:
            raise Impossible(["name the bots that should meet, such as --bots greedy,random"])
        options, seed = options_asked(arguments, players=2), arguments.seed or arena.kept_seed(folder)
        plan = arena.planned(arguments.game, options, arguments.bots, arguments.games or GAMES, seed)
        kept = arena.header_in(folder)["games"] if (folder / arena.LINES.header).exists() else 0
        check_longer(plan.games, kept, folder)
        return plan
    plan = arena.plan_in(folder, **files_named(arguments, arguments.game))
    if plan.game != arguments.game:
        raise NotReadable(f"{folder} contains a run of {plan.game}, not of {arguments.game}")
    games = arguments.games or plan.games
    check_longer(games, plan.games, folder)
    return arena.planned(plan.game, plan.options, plan.bots, games, plan.seed)


def check_longer(games: int, kept: int, folder: Path) -> None:
    """Refuse to drop games that are stored."""
    if games < kept:
        raise Impossible([f"the run in {folder} already has {kept} games; --games can make it longer, not shorter"])


def carry_out(
    plan: arena.Tournament, arguments: argparse.Namespace, folder: Path, say: Words, notes: Console
) -> arena.Results:
    """Play with a progress bar; if interrupted, say how to continue."""
    jobs = arguments.jobs or os.cpu_count() or 1
    try:
        with watching(notes, say("arena-ready"), say("arena-playing")) as watch:
            return arena.carry_out(plan, jobs=jobs, folder=folder, watch=watch)
    except KeyboardInterrupt:
        command = resume_command(arguments, folder)
        done = len(arena.games_in(folder))
        notes.print(say("arena-stopped", done=done, games=plan.games, command=command))
        raise


def resume_command(arguments: argparse.Namespace, folder: Path) -> str:
    """The command that continues."""
    named = files_named(arguments, arguments.game)
    files = [part for name, file in named.items() for part in (f"--{name}", str(file))]
    language = [] if arguments.language == "en" else ["--language", arguments.language]
    parts = [saving.program(), "arena", arguments.game, "--resume", str(folder), *files, *language]
    return shlex.join(parts)


def title_of(found: arena.Results, plan: arena.Tournament, face: Face, say: Words) -> str:
    """A title for the run."""
    game, frame = say(f"arena-{plan.game}"), face.options_words(plan.options, say)
    return say("arena-title", game=game, players=plan.options.players, games=found.games, frame=frame)


def keep(found: arena.Results, folder: Path, title: str, arguments: argparse.Namespace) -> None:
    """Write the results and the picture to the folder, and the picture to --plot as well."""
    (folder / RESULTS).write_text(json.dumps(found.data(), indent=1) + "\n", encoding="utf-8")
    for path in (folder / PICTURE, *([Path(arguments.plot)] if arguments.plot else [])):
        plot.draw(found, path, title, arguments.language)


def show(found: arena.Results, title: str, say: Words) -> None:
    """Print tables of all bots and of all pairs."""
    console = Console()
    table = Table(title=title)
    rows = [cells(showing, say) for showing in found.bots]
    columns = [name for name in rows[0] if any(row[name] for row in rows)]
    for name in columns:
        justify: JustifyMethod = "left" if name == "bot" else "right"
        table.add_column(say(f"arena-{name}"), justify=justify, no_wrap=name in ("bot", "wins", "rating"))
    for row in rows:
        table.add_row(*(row[name] for name in columns))
    console.print(table)
    if len(found.bots) > 1 and found.pairs:
        console.print(pairs_table(found, say))
    console.print(say("arena-intervals"))


def time_shown(milliseconds: float) -> str:
    """A time with three significant digits, without an exponent."""
    return f"{milliseconds:.3g}" if milliseconds < 1000 else f"{milliseconds:.0f}"


def cells(showing: arena.Showing, say: Words, *, digits: int = 0, gap: str = "\n") -> dict[str, str]:
    """A bot's row by column, with intervals below their figures; unknown cells are empty."""
    return {
        "bot": shown_bot(showing.bot, say),
        "games": str(showing.games),
        "wins": share_shown(showing.wins, say, digits=digits, gap=gap) if showing.wins else "",
        "score": mean_shown(showing.score),
        "margin": mean_shown(showing.margin, "+") if showing.margin else "",
        "rating": rating_shown(showing.rating, say, gap=gap) if showing.rating else "",
        "time": "" if showing.milliseconds is None else time_shown(showing.milliseconds),
    }


def pairs_table(found: arena.Results, say: Words) -> Table:
    """How often the row's bot finished ahead of the column's."""
    names = [showing.bot for showing in found.bots]
    table = Table("", *(shown_bot(bot, say) for bot in names), title=say("arena-ahead"))
    for bot in names:
        met = [found.ahead(bot, other) for other in names]
        table.add_row(shown_bot(bot, say), *(pair_shown(pair, say) if pair else "" for pair in met))
    return table


def pair_shown(pair: arena.Pair, say: Words) -> str:
    """How often one of a pair was ahead, and in how many games."""
    return share_shown(pair.ahead, say, digits=0, gap="\n") + "\n" + say("arena-met", games=pair.games)
