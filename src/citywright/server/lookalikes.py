"""Names that look alike.

Unicode says which letters do (UTS 39, confusables). Names are compared as they are written, and in capitals. `Ann1` and
`Annl`, `Carmen` and `Carrnen`, a Latin and a Cyrillic `COCO` are each alike.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from functools import cache, lru_cache

from confusable_homoglyphs.confusables import confusables_data

LONGEST_KEY = 160
#: Letters and marks that show nothing. All others that are invisible belong to the categories of control and format.
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


@lru_cache(maxsize=1024)
def keys_of(name: str) -> tuple[str, str]:
    """What names that look alike have in common: the first, the second, or both."""
    return key_of(name), caps_key_of(name)


def key_of(name: str) -> str:
    """Alike as they are written, small or capital."""
    return skeleton(plain(name).casefold()).casefold()[:LONGEST_KEY]


def caps_key_of(name: str) -> str:
    """Alike in capitals."""
    return skeleton(plain(name).upper()).casefold()[:LONGEST_KEY]


def look_alike(name: str, other: str) -> bool:
    """Whether people could take one name for the other."""
    return any(mine == theirs for mine, theirs in zip(keys_of(name), keys_of(other), strict=True))


def alike_among(name: str, others: Iterable[str]) -> str | None:
    """The first of some names that looks like this one."""
    return next((other for other in others if look_alike(name, other)), None)


def plain(name: str) -> str:
    """A name without spaces, punctuation and what shows nothing, unless it has nothing else."""
    name = unicodedata.normalize("NFKC", name)
    seen = "".join(letter for letter in name if unicodedata.category(letter)[0] not in "ZPC")
    return INVISIBLE.sub("", seen) or name


def skeleton(name: str) -> str:
    """A name with every letter replaced by what stands for all that look like it."""
    stands_for = prototypes()
    letters = unicodedata.normalize("NFD", name)
    return unicodedata.normalize("NFD", "".join(stands_for.get(letter, letter) for letter in letters))


@cache
def prototypes() -> dict[str, str]:
    """What stands for each letter that looks like others: the one of Unicode's group to which all of them lead."""
    near: dict[str, set[str]] = defaultdict(set)
    for one, found in confusables_data.items():
        near[bare(one)] |= {bare(each["c"]) for each in found}
    middle = {one: max([one, *near[one]], key=lambda each: (len(near[each]), len(each), each)) for one in near}
    return {one: "".join(middle.get(letter, letter) for letter in middle[one]) for one in middle if len(one) == 1}


def bare(text: str) -> str:
    """Letters of the table without the marks around those that are written from right to left."""
    return text.strip("\u200e")
