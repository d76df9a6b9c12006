"""What a person can choose from, and what each choice would bring."""

from collections.abc import Hashable
from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """One legal move."""

    move: int
    text: str
    group: str | None  # what is chosen first, such as the tile to build
    places: tuple[Hashable, ...]  # where on the map it is marked
    mark: str  # what the mark says besides the number, such as a facing
    gain: float  # by which options are ordered
    brings: str


@dataclass(frozen=True)
class Group:
    """Options that belong together."""

    key: str
    text: str
    heading: str


@dataclass(frozen=True)
class Choice:
    """A decision: the question, the groups to choose from first, and all options."""

    question: str
    groups: list[Group]
    all: list[Option]
    begin: str | None = None  # the group shown first, if it is not the first one
    notes: tuple[str, ...] = ()  # what else helps to decide

    @property
    def first(self) -> Group | None:
        """The group shown first, if there are groups."""
        return next((group for group in self.groups if group.key == self.begin), next(iter(self.groups), None))

    def of(self, group: Group | None) -> list[Option]:
        """The options of a group; without a group, all."""
        return [option for option in self.all if group is None or option.group == group.key]
