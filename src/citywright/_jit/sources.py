"""What a file of rules is made from: the file itself and every file of our package that it imports."""

import hashlib
import re
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
IMPORTS = re.compile(
    r"^\s*(?:from (citywright[\w.]*) import (\([^)]*\)|[^#\n]*)|import (citywright[\w.]*))", re.MULTILINE
)


@cache
def imports_of(source: Path) -> frozenset[Path]:
    """The files of our package that a file imports."""
    found: set[Path | None] = set()
    for package, names, module in IMPORTS.findall(source.read_text(encoding="utf-8")):
        submodules = [_file_of(f"{package}.{name}") for name in re.findall(r"\w+", names)]
        if module or None in submodules:  # something that the package's own file defines
            found.add(_file_of(package or module))
        found |= set(submodules)
    return frozenset(file for file in found if file)


def _file_of(module: str) -> Path | None:
    """The file of a module of our package; None if there is none."""
    place = PACKAGE.joinpath(*module.split(".")[1:])
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


def sources_of(source: Path) -> set[Path]:
    """A file and every file of our package that it imports, directly or not."""
    found, waiting = set(), [source]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += imports_of(file)
    return found


@cache
def sources_digest(source: Path) -> str:
    """A name for exactly the code that rules in a file can be made from."""
    digest = hashlib.blake2b(digest_size=10)
    for file in sorted(sources_of(source)):
        digest.update(file.read_bytes())
    return digest.hexdigest()
