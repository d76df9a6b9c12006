"""`citywright site`: the table in the browser, as files for any web host."""

import argparse
import shutil
from pathlib import Path

from citywright.errors import CitywrightError
from citywright.server.client import HASHED, INDEX, NOT_BUILT, STATIC, for_site, is_for_site


def run(arguments: argparse.Namespace) -> None:
    """Write the site, and say what to do with it."""
    folder = Path(arguments.out)
    write(folder)
    print(f"Wrote the site to {folder}. To look at it: python -m http.server -d {folder}")
    print("Then copy the folder to any web host, under any path. With https it can be installed and works offline.")


def write(folder: Path) -> None:
    """Copy the built client, marked as being without a server; a site that is there is replaced."""
    page = STATIC / INDEX
    if not page.is_file():
        raise CitywrightError(NOT_BUILT)
    check_free(folder)
    try:
        shutil.rmtree(folder / HASHED, ignore_errors=True)
        shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns(INDEX), dirs_exist_ok=True)
        (folder / INDEX).write_bytes(for_site(page.read_bytes()))
    except OSError as error:
        raise CitywrightError(f"{folder} cannot be written: {error.strerror or error}") from error


def check_free(folder: Path) -> None:
    """Refuse to write where something else is."""
    if folder.exists() and not folder.is_dir():
        raise CitywrightError(f"{folder} is not a folder; --out names the folder to write the site to")
    page = folder / INDEX
    if folder.is_dir() and any(folder.iterdir()) and not (page.is_file() and is_for_site(page.read_bytes())):
        raise CitywrightError(f"{folder} has other files in it; choose an empty folder, or one with such a site")
