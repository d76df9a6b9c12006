"""`citywright review`: what each choice of a game cost, what luck did, and a picture of how the game went."""

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from citywright import record
from citywright.arena.plot import check_path
from citywright.cli.face import face_of
from citywright.errors import Impossible
from citywright.game import Game
from citywright.review import Judged, review
from citywright.review.analysis import Review
from citywright.review.data import data_of
from citywright.review.plot import draw
from citywright.review.told import reason_told
from citywright.telling import move_told
from citywright.words import Words, words

COSTLIEST = 3  # choices that are explained


def run(arguments: argparse.Namespace) -> None:
    """Review a game file, print what was found and draw it."""
    path, say = Path(arguments.file), words(arguments.language)
    file = record.load(path)
    plot = Path(arguments.plot) if arguments.plot else path.with_name(f"{path.stem}-review.svg")
    check_path(plot)
    game = record.replay(file, **face_of(file.game).files_of(arguments))
    notes = Console(stderr=True, highlight=False, soft_wrap=True)
    with watching(notes, say) as watch:
        found = review(game, arguments.simulations, watch=watch)
    if not found.steps:
        raise Impossible([f"{path} holds no decision with more than one option: there is nothing to review"])
    if arguments.json:
        print(json.dumps(data_of(found)))
    else:
        show(found, say)
    if arguments.plot or not arguments.json:
        draw(found, plot, title_of(game, say), say)
        notes.print(say("review-drawn", file=str(plot)))


@contextmanager
def watching(notes: Console, say: Words) -> Iterator[Callable[[int, int], None]]:
    """A bar with the time left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as bar:
        task = bar.add_task(say("review-looking"), total=None)
        yield lambda done, all_: bar.update(task, completed=done, total=all_)


def title_of(game: Game, say: Words) -> str:
    """The game in a line."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True))
    return say("review-title", game=say(f"arena-{game.rules.NAME}"), scores=scores)


def show(found: Review, say: Words) -> None:
    """Print tables: every decision, the costliest ones, and what became of each player's margin."""
    console = Console(highlight=False)
    console.print(decisions_table(found, say))
    for each in found.costliest[:COSTLIEST]:
        console.print(explained(found, each, say), markup=False, soft_wrap=True)
    console.print(shares_table(found, say))
    console.print(say("review-note", n=found.simulations), markup=False, soft_wrap=True)


def table_of(name: str, columns: tuple[str, ...], words_in: tuple[str, ...], say: Words, title: str) -> Table:
    """An empty table; columns of numbers stand to the right."""
    table = Table(title=escape(title))
    for column in columns:
        table.add_column(say(f"{name}-{column}"), justify="left" if column in words_in else "right")
    return table


def decisions_table(found: Review, say: Words) -> Table:
    """Every decision with what it cost."""
    game, sign = found.game, sign_of(found)
    columns = ("number", "turn", "player", "move", "best", "chosen", "loss", "verdict")
    table = table_of("review", columns, ("player", "move", "verdict"), say, title_of(game, say))
    for each in found.decisions:
        best, chosen = each.best.margins[each.seat], each.chosen.margins[each.seat]
        is_best = each.best.move == each.chosen.move
        table.add_row(
            str(each.number),
            str(each.turn),
            escape(game.names[each.seat]),
            move_told(game, each.chosen.move, say),
            f"{best:{sign}.1f}",
            f"{chosen:{sign}.1f}",
            "" if is_best else about(each.loss, each.error),
            say(f"review-verdict-{each.verdict}"),
        )
    return table


def explained(found: Review, each: Judged, say: Words) -> str:
    """A costly choice: what would have been better, and why."""
    game = found.game
    return say(
        "review-costly",
        number=each.number,
        seat=game.names[each.seat],
        loss=about(each.loss, each.error),
        verdict=say(f"review-verdict-{each.verdict}"),
        move=move_told(game, each.chosen.move, say),
        best=move_told(game, each.best.move, say),
        reason=reason_told(game.rules.NAME, each.reason, game.names, say) if each.reason else "",
    )


def shares_table(found: Review, say: Words) -> Table:
    """What became of each player's expected margin; the parts add up."""
    columns = ("player", "decisions", "start", "lost", "others", "luck", "end", "mean", "sure")
    table = table_of("review-share", columns, ("player",), say, say("review-shares"))
    sign = sign_of(found)
    for share in found.shares():
        table.add_row(
            escape(found.game.names[share.seat]),
            str(share.decisions),
            f"{share.start:{sign}.1f}",
            about(-share.lost, share.lost_error, "+"),
            f"{share.others:+.1f}",
            about(share.luck, share.luck_error, "+"),
            f"{share.end:{sign}.1f}",
            f"{share.lost / max(1, share.decisions):.2f}",
            f"{share.lost_surely:.1f}",
        )
    return table


def sign_of(found: Review) -> str:
    """How expected results are written: margins with their sign, points without."""
    return "+" if len(found.end) > 1 else ""


def about(number: float, error: float, sign: str = "") -> str:
    """A number and its standard error."""
    return f"{number:{sign}.1f} ± {error:.1f}"
