"""`citywright sheet`: a map sheet of Townies to print."""

import argparse
from contextlib import suppress
from pathlib import Path

from citywright.cli.options import files_named
from citywright.errors import NotReadable
from citywright.extras import extra
from citywright.games.townies import Options
from citywright.words import words

with extra("print"):
    from citywright.cli.townies.sheet.pages import pdf


def run(arguments: argparse.Namespace) -> None:
    """Draw the sheet and write it to a file."""
    say, out = words(arguments.language), Path(arguments.out)
    box = Options(**files_named(arguments, "townies")).box
    check_free(out, arguments.force)
    write(pdf(box, say, arguments.paper, arguments.per_page), out)
    print(say("sheet-written", file=str(out)))


def check_free(out: Path, force: bool) -> None:
    """Refuse to overwrite a file without --force, or anything that is not a file."""
    try:
        taken, is_file = out.exists() or out.is_symlink(), out.is_file()
    except OSError as error:
        raise NotReadable(f"{out} cannot be written: {error.strerror}") from error
    if taken and not is_file:
        raise NotReadable(f"{out} cannot be written: it is not a regular file; use --out FILE.pdf")
    if taken and not force:
        raise NotReadable(f"{out} already exists; use --force to overwrite it, or another --out FILE.pdf")


def write(data: bytes, out: Path) -> None:
    """Write a file atomically: a failure leaves nothing behind, and an older file untouched."""
    part = out.with_name(out.name + ".part")
    try:
        part.write_bytes(data)
        part.replace(out)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise NotReadable(f"{out} cannot be written: {error.strerror}") from error
