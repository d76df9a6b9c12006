"""`citywright review`: what each choice of a game cost, what was luck, and a picture of the game."""

import argparse
import json
from importlib.util import find_spec
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console, JustifyMethod
from rich.markup import escape
from rich.table import Table

from citywright import record
from citywright.arena.plot import check_path
from citywright.cli.formats import about, notes_beside, watching
from citywright.cli.options import files_named
from citywright.errors import Impossible
from citywright.game import Game
from citywright.review import Judged, Share, review
from citywright.review.analysis import Review
from citywright.review.data import data_of
from citywright.review.plot import draw
from citywright.review.reasons import reason_text
from citywright.telling import move_told
from citywright.words import Words, words

COSTLIEST = 3  # choices that are explained


def run(arguments: argparse.Namespace) -> None:
    """Review a game file, print the results and draw them."""
    path, say = Path(arguments.file), words(arguments.language)
    file = record.load(path)
    if file.is_made_up:
        raise Impossible(
            [f"{path} is the score of a game at a real table: its hands are made up, so choices cannot be judged"]
        )
    plot = plot_of(arguments, path, say)
    game = record.replay(file, **files_named(arguments, file.game))
    notes = notes_beside()
    with watching(notes, *2 * [say("review-looking")]) as watch:
        found = review(game, arguments.simulations, watch=watch)
    if not found.stretches:
        raise Impossible([f"{path} contains no decision with more than one option, so there is nothing to review"])
    if arguments.json:
        print(json.dumps(data_of(found)))
    else:
        show(found, say)
    if plot:
        draw(found, plot, title_of(game, say), say)
        notes.print(say("review-drawn", file=str(plot)))


def plot_of(arguments: argparse.Namespace, path: Path, say: Words) -> Path | None:
    """Where the picture goes. One that nobody has asked for is left out where the library for it is missing."""
    if arguments.plot:
        plot = Path(arguments.plot)
    elif arguments.json:
        return None
    elif not find_spec("matplotlib"):
        notes_beside().print(say("review-not-drawn"))
        return None
    else:
        plot = path.with_name(f"{path.stem}-review.svg")
    check_path(plot)
    return plot


def title_of(game: Game, say: Words) -> str:
    """A title for the game."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True))
    title = "review-title" if game.is_over else "review-title-unfinished"
    return say(title, game=say(f"arena-{game.rules.NAME}"), scores=scores)


def show(found: Review, say: Words) -> None:
    """Print all decisions, the costliest ones, and where each player's margin came from."""
    console = Console(highlight=False)
    console.print(decisions_table(found, say))
    for each in found.costliest[:COSTLIEST]:
        console.print(explained(found, each, say), markup=False, soft_wrap=True)
    console.print(shares_table(found, say))
    console.print(say("review-note", n=found.simulations), markup=False, soft_wrap=True)


def decisions_table(found: Review, say: Words) -> Table:
    """A table of all decisions and their cost."""
    game, sign = found.game, sign_of(found)
    table = Table(title=escape(title_of(game, say)), box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    turn = f"turns-{game.rules.NAME}"
    for column in ("number", turn, "player", "move", "best", "chosen", "loss", "verdict"):
        justify: JustifyMethod = "left" if column in ("player", "move", "verdict") else "right"
        whole = column in ("loss", "verdict")
        table.add_column(say(f"review-{column}"), justify=justify, no_wrap=whole, overflow="fold")
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
    """Explain a costly choice: what would have been better, and why."""
    game = found.game
    return say(
        "review-costly",
        number=each.number,
        seat=game.names[each.seat],
        loss=about(each.loss, each.error),
        verdict=say(f"review-verdict-{each.verdict}"),
        move=move_told(game, each.chosen.move, say),
        best=move_told(game, each.best.move, say),
        reason=reason_text(game.rules.NAME, each.reason, game.names, say) if each.reason else "",
    )


def shares_table(found: Review, say: Words) -> Table:
    """Where each player's margin came from, one column per player; the parts add up."""
    shares, sign = found.shares(), sign_of(found)
    table = Table("", title=say("review-shares"))
    for share in shares:
        table.add_column(escape(found.game.names[share.seat]), justify="right")
    columns = [share_shown(share, sign) for share in shares]
    for part in columns[0]:
        heading = "now" if part == "end" and not found.game.is_over else part
        table.add_row(say(f"review-share-{heading}"), *(column[part] for column in columns), end_section=part == "end")
    return table


def share_shown(share: Share, sign: str) -> dict[str, str]:
    """The parts of one player's margin."""
    return {
        "start": f"{share.start:{sign}.1f}",
        "lost": about(-share.lost, share.lost_error, "+"),
        "others": f"{share.others:+.1f}",
        "luck": about(share.luck, share.luck_error, "+"),
        "end": f"{share.end:{sign}.1f}",
        "decisions": str(share.decisions),
        "mean": f"{share.lost / max(1, share.decisions):.2f}",
        "sure": f"{share.lost_surely:.1f}",
    }


def sign_of(found: Review) -> str:
    """The sign format of expected results: margins have a sign, points do not."""
    return "+" if len(found.end) > 1 else ""
