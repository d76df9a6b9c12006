"""The words of the product: sentences live in message files, one set for terminal and browser (Fluent)."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from citywright.errors import NotReadable

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(path.stem for path in FOLDER.glob("*.ftl")))


def files(language: str, folder: Path = FOLDER) -> list[Path]:
    """The message files of a language; a game may have its own in a folder with its name."""
    return sorted(folder.glob(f"**/{language}.ftl"))


class Words:
    """The messages of one language."""

    def __init__(self, language: str):
        if language not in LANGUAGES:
            raise NotReadable(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in files(language):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(message)

    def __call__(self, message: str, **values: Any) -> str:
        """A message, its values filled in."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        return str(text)


@cache
def words(language: str = "en") -> Words:
    """The messages of a language."""
    return Words(language)
