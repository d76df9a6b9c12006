"""What a language still needs: the same messages as English with the same variables, and its pages of the rules."""

from collections import defaultdict
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from citywright.games import GAMES
from citywright.words import files

ROOT = Path(__file__).parents[1]
WORDS = ("src/citywright/words", "web/src/words")
RULES = "web/src/rules"
ENGLISH = "en"
FOREIGN = defaultdict(lambda: "(?!)", en="[А-Яа-яЁё]", ru="[A-Za-z]")  # letters that a language lacks, where we know


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802
        """Called by the visitor for each variable."""
        self.found.add(node.id.name)


def entries(file):
    """What a message file holds, comments aside."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    return [entry for entry in resource.body if not isinstance(entry, ast.BaseComment)]


def variables(file):
    """The variables of each message, in the order of the file."""
    found = {}
    for entry in entries(file):
        visitor = Variables()
        visitor.visit(entry)
        found[entry.id.name] = visitor.found
    return found


def languages(root=ROOT):
    """Every language that has a file of any kind."""
    words = {file.stem for folder in WORDS for file in (root / folder).glob("**/*.ftl")}
    return sorted(words | {file.stem.split(".")[1] for file in (root / RULES).glob("*.*.md")})


def faults(language, root=ROOT):
    """All that a language lacks, or has too much."""
    for english in (file for folder in WORDS for file in files(ENGLISH, root / folder)):
        file = english.with_name(f"{language}.ftl")
        name = file.relative_to(root).as_posix()
        if file.exists():
            yield from (f"{name}: {fault}" for fault in unlike(file, english))
        else:
            yield f"{name} is missing"
    for game in GAMES:
        page = f"{RULES}/{game}.{language}.md"
        if not (root / page).exists():
            yield f"{page} is missing"


def unlike(file, english):
    """How a message file differs from the English one."""
    unread = [entry for entry in entries(file) if not isinstance(entry, ast.Message)]
    if unread:
        yield from (f"cannot be read: {entry.content.splitlines()[0]}" for entry in unread)
        return
    names = [entry.id.name for entry in entries(file)]
    yield from (f"{name} is there twice" for name in dict.fromkeys(names) if names.count(name) > 1)
    wanted, found = variables(english), variables(file)
    yield from (f"{name} is missing" for name in wanted if name not in found)
    yield from (f"{name} is not in the English file" for name in found if name not in wanted)
    for name in found:
        if name in wanted and found[name] != wanted[name]:
            yield f"{name} has the variables {listed(found[name])}, not {listed(wanted[name])}"
    both = [name for name in wanted if name in found]
    if [name for name in found if name in wanted] != both:
        yield "the messages are not in the order of the English file"


def listed(names):
    """Variables in one line."""
    return ", ".join(f"${name}" for name in sorted(names)) or "none"
