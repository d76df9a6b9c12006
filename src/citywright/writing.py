"""Records as JSON, written by compiled code: the bytes that a JSON encoder would make of `Described.read`.

The table of a description becomes a program, whose steps write fixed texts and what the fields of the record hold.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from citywright._jit import ENABLED, rule
from citywright._jit.missing import NotCompiled, using, way
from citywright.description import Described, Lookup

Bytes: TypeAlias = NDArray[np.int8]
Numbers: TypeAlias = NDArray[np.int32]
Encode: TypeAlias = Callable[[Any], bytes]
Columns: TypeAlias = tuple[int, ...]  # of lists within lists: how far apart their rows are

DEPTH = 3  # lists within lists
ROOM = 1 << 16  # bytes, at first
LONGEST_NUMBER = 24  # characters
NOTHING, NULL, FALSE, TRUE = range(4)  # the first texts of every program
TEXTS = (b"", b"null", b"false", b"true")
MOVE = re.compile(rb"\0(\d+)\0")  # its text is put in afterwards


class Step(IntEnum):
    """What a step of a program does with a field."""

    END = 0
    NUMBER = 1
    INDEX = 2  # a number, or null below 0
    FLAG = 3
    WORD = 4  # text `a` and as many further, or null below 0
    MOVE = 5
    SKIP = 6  # go to step `a` if it is 0
    GO = 7  # go to step `a`
    LIST = 8  # begin with row 0 at depth `b`; go to step `a` if there are no rows
    NEXT = 9  # go to the next row at depth `b`, to step `a`, if there is one
    CLOSE = 10  # write byte `a` in place of the last comma, if there is one
    SAY = 11  # only what comes before


# Columns of a program. BEFORE: a text that is written first. AT, SIZE: the field, in bytes. ROWS and the following: how
# far apart the rows of each list are.
STEP, A, B, BEFORE, AT, SIZE, ROWS = range(7)


@rule
def value_of(program: Numbers, step: int, rows: NDArray[np.int64], record: Bytes) -> int:
    """The field of a step, in the rows that are being written; 0 if it has none."""
    size = program[step, SIZE]
    if size == 0:
        return 0
    at = program[step, AT] + program[step, ROWS] * rows[0] + program[step, ROWS + 1] * rows[1]
    at += program[step, ROWS + 2] * rows[2]
    value = int(record[at + size - 1])  # its sign is the number's
    for i in range(size - 2, -1, -1):
        value = (value << 8) | (record[at + i] & 255)
    return value


@rule
def text_of(kind: int, a: int, value: int) -> int:
    """The text that a step writes, -1 if none."""
    if kind == Step.WORD:
        return a + value if value >= 0 else NULL
    if kind == Step.FLAG:
        return TRUE if value else FALSE
    return NULL if kind == Step.INDEX and value < 0 else -1


@rule
def put_text(texts: Bytes, ends: Numbers, text: int, out: Bytes, n: int) -> int:
    """Write a text; return the new end."""
    start, length = ends[text], ends[text + 1] - ends[text]
    for i in range(length):
        out[n + i] = texts[start + i]
    return n + length


@rule
def put_number(value: int, out: Bytes, n: int) -> int:
    """Write a number; return the new end."""
    if value < 0:
        out[n] = ord("-")
        n += 1
        value = -value
    digits, rest = 1, value // 10
    while rest:
        digits += 1
        rest //= 10
    for i in range(digits):
        out[n + digits - 1 - i] = ord("0") + value % 10
        value //= 10
    return n + digits


@rule
def write(
    program: Numbers, texts: Bytes, ends: Numbers, longest: int, rows: NDArray[np.int64], record: Bytes, out: Bytes
) -> int:
    """Write a record; return how many bytes, or -1 if there is not enough room."""
    n, step = 0, 0
    while n + longest <= out.shape[0]:
        kind, a, b = program[step, STEP], program[step, A], program[step, B]
        n = put_text(texts, ends, program[step, BEFORE], out, n)
        value = value_of(program, step, rows, record)
        step += 1
        text = text_of(kind, a, value)
        if text >= 0:
            n = put_text(texts, ends, text, out, n)
        elif kind in (Step.NUMBER, Step.INDEX):
            n = put_number(value, out, n)
        elif kind == Step.SKIP:
            step = a if value == 0 else step
        elif kind == Step.CLOSE:
            n -= 1 if out[n - 1] == ord(",") else 0
            out[n] = a
            n += 1
        elif kind == Step.GO:
            step = a
        elif kind == Step.LIST:
            rows[b] = 0
            step = a if value <= 0 else step
        elif kind == Step.NEXT:
            rows[b] = rows[b] + 1 if rows[b] + 1 < value else 0  # 0: fields outside this list have no rows
            step = a if rows[b] else step
        elif kind == Step.MOVE:
            out[n] = 0
            n = put_number(value, out, n + 1)
            out[n] = 0
            n += 1
        elif kind == Step.END:
            return n
    return -1


class Program:
    """The steps for a description, and their texts."""

    def __init__(self, described: Described, look: Lookup, encode: Encode):
        self.fields: Any = described.dtype.fields
        self.look, self.encode = look, encode
        self.steps: list[list[int]] = []
        self.texts: list[bytes] = list(TEXTS)
        self._known: dict[tuple[bytes, ...], int] = {}
        self._before = b""  # a text that the next step writes first
        self._node(described.node.table, 0)
        self._step(Step.END)

    def _step(self, kind: Step, a: int = 0, b: int = 0, field: str = "", element: int = 0, depth: int = 0) -> int:
        """Add a step; return its number. A field in a list has a row for each of the list's."""
        at, size, apart = self._place(field, element, depth) if field else (0, 0, ())
        before, self._before = self._listed((self._before,)), b""
        self.steps.append([kind, a, b, before, at, size, *apart, *[0] * (DEPTH - len(apart))])
        return len(self.steps) - 1

    def _place(self, field: str, element: int, depth: int) -> tuple[int, int, Columns]:
        kind, at = self.fields[field][:2]
        assert kind.base.kind == "i", f"{field} is no signed number"
        size, shape = kind.base.itemsize, kind.shape
        apart = tuple(size * int(np.prod(shape[i + 1 :])) for i in range(depth))
        return at + size * element, size, apart

    def _shape(self, field: str, depth: int) -> tuple[int, ...]:
        """What each row has of a field."""
        shape: tuple[int, ...] = self.fields[field][0].shape[depth:]
        return shape

    def _say(self, text: bytes) -> None:
        """Write a text before whatever comes next."""
        self._before += text

    def _listed(self, texts: Sequence[bytes]) -> int:
        """The number of the first of some texts that follow each other."""
        if tuple(texts) not in self._known:
            self._known[tuple(texts)] = len(self.texts)
            self.texts += texts
        return self._known[tuple(texts)]

    def _node(self, table: list[Any], depth: int) -> None:
        """Add the steps of a node."""
        kind, *rest = table
        getattr(self, f"_{kind.replace('-', '_')}")(*rest, depth)

    def _number(self, field: str, depth: int) -> None:
        self._array(field, 0, self._shape(field, depth), depth)

    def _array(self, field: str, element: int, shape: tuple[int, ...], depth: int) -> None:
        if not shape:
            self._step(Step.NUMBER, field=field, element=element, depth=depth)
            return
        self._say(b"[")
        for i in range(shape[0]):
            self._array(field, element + i * int(np.prod(shape[1:])), shape[1:], depth)
            self._say(b",")
        self._step(Step.CLOSE, ord("]"))

    def _index(self, field: str, depth: int) -> None:
        self._step(Step.INDEX, field=field, depth=depth)

    def _flag(self, field: str, depth: int) -> None:
        self._step(Step.FLAG, field=field, depth=depth)

    def _word(self, field: str, words: str, depth: int) -> None:
        self._step(Step.WORD, self._listed([self.encode(word) for word in self.look.words[words]]), 0, field, 0, depth)

    def _text(self, field: str, depth: int) -> None:
        self._step(Step.MOVE, field=field, depth=depth)

    def _counts(self, field: str, words: str, depth: int, *, all_: bool = True) -> None:
        self._say(b"{")
        shape = self._shape(field, depth)
        for i, word in zip(range(shape[0]), self.look.words[words], strict=False):
            skip = None if all_ else self._step(Step.SKIP, 0, 0, field, i, depth)
            self._say(self.encode(word) + b":")
            self._step(Step.NUMBER, 0, 0, field, i, depth)
            self._say(b",")
            if skip is not None:
                self._come_here(skip)
        self._step(Step.CLOSE, ord("}"))

    def _some(self, field: str, words: str, depth: int) -> None:
        self._counts(field, words, depth, all_=False)

    def _come_here(self, step: int) -> None:
        """Let a step go to the next one that is added. What has to be written before that is written here."""
        if self._before:
            self._step(Step.SAY)
        self.steps[step][A] = len(self.steps)

    def _list(self, count: str, node: list[Any], depth: int) -> None:
        self._rows(b"[", count, partial(self._node, node), depth, "]")

    def _map(self, count: str, key: str, words: str, node: list[Any], depth: int) -> None:
        def pair(depth: int) -> None:
            self._word(key, words, depth)
            self._say(b":")
            self._node(node, depth)

        self._rows(b"{", count, pair, depth, "}")

    def _rows(self, opening: bytes, count: str, row: Callable[[int], None], depth: int, closing: str) -> None:
        self._say(opening)
        start = self._step(Step.LIST, 0, depth, count, 0, depth)
        row(depth + 1)
        self._say(b",")
        self._step(Step.NEXT, start + 1, depth, count, 0, depth)
        self._come_here(start)
        self._step(Step.CLOSE, ord(closing))

    def _object(self, parts: dict[str, list[Any]], depth: int) -> None:
        self._say(b"{")
        for name, node in parts.items():
            is_omitted = node[0] == "omit-unless"
            skip = self._step(Step.SKIP, 0, 0, node[1], 0, depth) if is_omitted else None
            self._say(self.encode(name) + b":")
            self._node(node[2] if is_omitted else node, depth)
            self._say(b",")
            if skip is not None:
                self._come_here(skip)
        self._step(Step.CLOSE, ord("}"))

    def _null_unless(self, there: str, node: list[Any], depth: int) -> None:
        self._either(there, node, None, depth)

    def _either(self, which: str, one: list[Any], other: list[Any] | None, depth: int) -> None:
        skip = self._step(Step.SKIP, 0, 0, which, 0, depth)
        self._node(one, depth)
        done = self._step(Step.GO)
        self._come_here(skip)
        if other:
            self._node(other, depth)
        else:
            self._say(TEXTS[NULL])
        self._come_here(done)


@dataclass(frozen=True, eq=False)
class Json:
    """JSON of records of one kind; `encode` makes that of anything else."""

    described: Described
    encode: Encode

    def of(self, s: Any, seat: int, look: Lookup) -> bytes:
        """What a game's record says to a seat."""
        written: bytes = look.bound(self)(self.described.seen(s, seat))
        return written

    def bind(self, look: Lookup) -> Encode:
        """The function that writes a record. Until it is compiled, Python's own way is quicker than the program."""
        run = Runner(Program(self.described, look, self.encode))

        def written(record: Any) -> bytes:
            try:
                return run(record)
            except NotCompiled:
                return self.encode(self.described.read(record, look))

        return written


class Runner:
    """Runs a program."""

    def __init__(self, program: Program):
        self.program, self._room = program, ROOM
        texts = program.texts
        ends = np.cumsum([0, *map(len, texts)], dtype=np.int32)
        steps, pool = np.array(program.steps, np.int32), np.frombuffer(b"".join(texts), np.int8)
        self._how = steps, pool, ends, 2 * max(map(len, texts)) + LONGEST_NUMBER

    def __call__(self, record: Any) -> bytes:
        """Write a record."""
        data = np.frombuffer(record, np.int8)
        while (n := self._run(data, out := np.empty(self._room, np.int8))) < 0:
            self._room *= 2
        raw = out[:n].tobytes()
        return MOVE.sub(self._text_of, raw) if b"\0" in raw else raw

    def _run(self, record: Bytes, out: Bytes) -> int:
        if not ENABLED:
            raise NotCompiled
        rows = np.zeros(DEPTH, np.int64)
        if way() == "interpret":
            with using("refuse"):
                return write(*self._how, rows, record, out)
        return write(*self._how, rows, record, out)

    def _text_of(self, move: re.Match[bytes]) -> bytes:
        return self.program.encode(self.program.look.texts[int(move[1])])
