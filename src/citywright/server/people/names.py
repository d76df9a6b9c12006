"""Names of people: what may be in one."""

import re
import unicodedata

from confusable_homoglyphs import categories

from citywright.server.lookalikes import INVISIBLE
from citywright.server.problems import Refusal
from citywright.server.wire import LONGEST_NAME

MOST_MARKS = 3  # over or under one letter
MARKS = ("Mn", "Me")
#: Alphabets that share the shapes of many letters: no word needs two of them.
SIMILAR = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"}
PICTURE = re.compile("([\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff#*0-9])\ufe0f")  # shown as an emoji
WORD = re.compile(r"[^\W_]+")


def checked_name(name: str, code: str = "name") -> str:
    """Check a name that others will see."""
    name = tidied(name)
    if not name or "," in name or len(name) > LONGEST_NAME:
        raise Refusal(code, f"1 to {LONGEST_NAME} printable characters, no comma")
    if not name.isprintable() or INVISIBLE.search(PICTURE.sub(r"\1", name)):
        raise Refusal(code, "something in it cannot be seen")
    if has_pile(name):
        raise Refusal(code, f"at most {MOST_MARKS} marks over or under a letter")
    if any(len(alphabets_of(word) & SIMILAR) > 1 for word in WORD.findall(without_marks(name))):
        raise Refusal(code, "a word has letters of several alphabets")
    return name


def tidied(name: str) -> str:
    """A name with single spaces and letters in one piece."""
    return unicodedata.normalize("NFC", " ".join(name.split()))


def has_pile(name: str) -> bool:
    """Whether there are too many marks in a row, or one that has nothing to stand on."""
    marks = MOST_MARKS
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in MARKS and letter != "\ufe0f" else 0
        if marks > MOST_MARKS:
            return True
    return False


def without_marks(name: str) -> str:
    """The letters alone."""
    return "".join(letter for letter in name if unicodedata.category(letter) not in MARKS)


def alphabets_of(word: str) -> set[str]:
    """The scripts of a word's letters."""
    return {categories.alias(letter) for letter in word}
