"""What the tables of the pages are made of. A module for each game has the tables of its pages."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from citywright.names import word


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines).replace("| --- ", "|---").replace("--- |", "---|")


def slug(heading: str) -> str:
    """The anchor that a heading gets."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def events(page: str, kinds: Iterable[Any], happened: Mapping[Any, str]) -> str:
    """All kinds of events and what each means, with a link to its section of the page."""
    headings = re.findall(r"^#+ (([\d.]+) .*)$", page, re.MULTILINE)
    anchors = {number: slug(heading) for heading, number in headings}
    return table(
        ("no.", "event", "fields", "section", "meaning"),
        (
            (
                str(int(event)),
                f"`{word(event)}`",
                ", ".join(f"`{field}`" for field in event.fields),
                f"[§{event.rule}](#{anchors[event.rule]})",
                happened[event],
            )
            for event in kinds
        ),
    )
