"""The choices of a person, and what each would bring."""

from collections.abc import Hashable
from dataclasses import dataclass


@dataclass(frozen=True)
class ListedMove:
    """One legal move."""

    move: int
    text: str
    group: str | None  # the group it belongs to, such as the tile to build
    places: tuple[Hashable, ...]  # where on the map it is marked
    mark: str  # what the mark shows besides the number, such as a facing
    gain: float  # options are sorted by this
    brings: str


@dataclass(frozen=True)
class Group:
    """Options that belong together."""

    key: str
    text: str
    heading: str


@dataclass(frozen=True)
class Choice:
    """A decision: the question, groups of options if there are any, and all options."""

    question: str
    groups: list[Group]
    all: list[ListedMove]
    begin: str | None = None  # the group shown first, if it is not the first one
    notes: tuple[str, ...] = ()  # further help for the decision

    @property
    def first(self) -> Group | None:
        """The group shown first, if there are groups."""
        return next((group for group in self.groups if group.key == self.begin), next(iter(self.groups), None))

    def of(self, group: Group | None) -> list[ListedMove]:
        """The options of a group, or all options without a group."""
        return [option for option in self.all if group is None or option.group == group.key]
