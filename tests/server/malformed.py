"""What no browser sends, over HTTP and over web sockets, from random numbers: for tests, and for bench/malformed.py."""

import json
import struct
from typing import NamedTuple

import msgspec
from websockets.frames import Frame, Opcode

from citywright.server import wire

KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
MASK = b"abcd"
ODD = [
    None, True, 0, -1, 5, 2**31, 2**70, 1.5, 1e300, "", "x", "\u0000", "😀" * 9, "x" * 300, [], {}, [[]], {"a": None},
    "-1", "NaN", float("nan"), float("inf"), 10**400, "\ud800", "\u202e", "business", ["business"] * 5500, "./..", "{}",
]  # fmt: skip
TEXTS = [
    b"", b" ", b"{", b"[]", b"{}", b"null", b'"x"', b"1", b"NaN", b"-", b"\xff\xfe", b"\xef\xbb\xbf{}", b"{}" * 50,
    b"\x00", b"[" * 5000, b'{"a":' * 1500, b'{"request":' * 700, b"[" * 900 + b"]" * 900, b'{"name":"\\ud800"}',
    b'{"name":"\\u0000"}', b'{"name":"\xed\xa0\x80"}', b'{"name":"Ann","name":"Bob"}', b'{"name":"Ann",}',
    b'{"name":1e999}', b'{"name":Infinity}', b'{"type":"move","type":"say"}',
    b'{"type":"say","request":1,"request":1e400,"text":"x"}', b'{"type":7}', b"1" * 4000,
    b'{"type":"look","request":-0,"seat":00}', b'{"type":"say","request":9007199254740993,"text":"x"}', b"'look'",
    b'{"type":"look","request":1' + b"0" * 300 + b',"seat":0}', b'{"type":"constructor","request":1}',
    b"\x1f\x8b\x08\x00",
]  # fmt: skip
GOOD = {
    "name": "Ann", "account": "ann", "password": "long enough", "game": "streets", "number": 3,
    "seats": [{"who": "me"}, {"who": "bot", "level": "casual"}],
    "options": {"edition": "2021", "modules": [], "first": 1, "consultants": [], "difficulty": "easy"},
    "hints": True, "undo": True, "days": 0, "file": "citywright game file\ngame: streets\n",
}  # fmt: skip
MESSAGES = [
    wire.Move(1, 0, 3, "pass"), wire.Undo(1, 0), wire.Look(1, 0), wire.AskPreview(1, 0, "pass"), wire.AskInspection(1),
    wire.AskHint(1, 0), wire.Say(1, "hello"), wire.Sit(1, 0), wire.StandUp(1, 0), wire.StandIn(1, 0), wire.Rematch(1),
    wire.AskBelief(1),
]  # fmt: skip
METHODS = [
    b"GET", b"GET", b"GET", b"HEAD", b"POST", b"PATCH", b"PUT", b"DELETE", b"OPTIONS", b"TRACE", b"CONNECT", b"PRI",
    b"BREW", b"get", b"", b"G\x00T", b"\xff", b"PROPFIND", b"QUERY", b"X" * 300,
]  # fmt: skip
TARGETS = [
    b"/", b"/api/me", b"/api/tables", b"/api/tables/TABLE", b"/api/tables/TABLE/live", b"/api/tables/TABLE/replay",
    b"/api/tables/TABLE/file", b"/api/tables/TABLE/what-if", b"/api/tables/continue", b"/api/account",
    b"/api/sign-in", b"/api/sign-out", b"/api/offered", b"/api/box/streets?edition=%00", b"/api/box/townies",
    b"/health", b"/live", b"/metrics", b"/schema", b"/schema/openapi.json", b"/t/TABLE", b"/index.html", b"/assets/",
    b"/assets/%00", b"*", b"", b"x", b"?", b"#", b"//", b"///etc/passwd", b"/%", b"/%zz", b"/%00", b"/%ff%fe",
    b"/\xff", b"/..", b"/../../etc/passwd", b"/..%2f..%2fetc", b"/%2e%2e/%2e%2e/x", b"/.%00./x", b"/\\..\\x",
    b"/" + b"a" * 300, b"/" + b"a/" * 2500, b"/" + b"%41" * 2000, b"/a" * 100, b"/api/tables/%F0%9F%98%80",
    b"/api/tables/" + b"x" * 300, b"/api/tables/%2e%2e", b"/api/tables/..%2f..%2fx", b"/api/tables/TABLE%0d%0aX:y",
    b"/api//me", b"/api/me;x=1", b"/api/me?" + b"a=b&" * 500, b"/./api/me", b"/API/ME",
    b"/api/box/streets?edition=" + b"9" * 5000, b"/api/box/streets?edition=1&edition=2", b"http://x",
    b"http://x:99999/", b"http://[::1/", b"https://elsewhere.example/api/me", b"ftp://x/", b"javascript:alert(1)",
    b"elsewhere.example:443", b"/api/me HTTP/1.1 x", b"/\t", b"/a b", b"/?\xe2\x82", b"/" + b"?" * 3000,
    b"/" + b"x" * 70000,
]  # fmt: skip
VERSIONS = [b"HTTP/1.1"] * 6 + [
    b"HTTP/1.0", b"HTTP/0.9", b"HTTP/2.0", b"HTTP/9.9", b"http/1.1", b"HTTP/1.1.1", b"HTTP/", b"", b"RTSP/1.0",
    b"ICE/1.0",
]  # fmt: skip
HOSTS = [[b"Host: 127.0.0.1"]] * 8 + [
    [], [b"Host:"], [b"Host: a", b"Host: b"], [b"Host: a"] * 2, [b"Host: a, b"], [b"Host: a b"], [b"Host: \xff"],
    [b"Host: x/y"], [b"Host: [::1"], [b"Host: a:b:c"], [b"Host: " + b"h" * 5000], [b"host : a"],
]  # fmt: skip
LINES = [
    b"Accept: */*", b"Accept: text/html", b"Accept: \xff", b"Accept: a/b;q=x", b"Accept-Language: \xff;q=9",
    b"Accept-Language: ru", b"Accept-Encoding: br;q=x, gzip", b"Accept-Encoding: *", b"Cookie: citywright=x",
    b"Cookie: citywright=" + b"y" * 8000, b"Cookie: ;;==;\xff", b'Cookie: citywright="',
    b"Cookie: citywright=IjEi.x; citywright=y", b"If-None-Match: \xff", b'If-None-Match: "x', b"Range: bytes=9-1",
    b"Origin: null", b"Origin: http://[x", b"Origin: https://elsewhere.example", b"Origin: \xff",
    b"Origin: http://127.0.0.1:99999999", b"Expect: 100-continue", b"Expect: 200-maybe", b"Content-Length: -1",
    b"Content-Length: 5", b"Content-Length: 0x5", b"Content-Length: +5", b"Content-Length: 5, 5",
    b"Content-Length: " + b"9" * 30, b"Content-Length: 99999999", b"Content-Length:", b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: identity", b"Transfer-Encoding: chunked, chunked", b"Transfer-Encoding: xchunked",
    b"Transfer-Encoding : chunked", b"TE: trailers", b"Transfer-Encoding: gzip, chunked",
    b"Transfer-Encoding: chunked, gzip", b"Connection: close", b"Connection: \xff",
    b"Connection: keep-alive, Upgrade", b"Upgrade: h2c", b"Upgrade: websocket", b"HTTP2-Settings: x",
    b"Trailer: Host", b"Sec-WebSocket-Key: x", b"Content-Encoding: gzip", b"Content-Type: application/json",
    b"Content-Type: text/plain", b"Content-Type: application/json; charset=utf-99",
    b"Content-Type: multipart/form-data; boundary=", b"Content-Type: multipart/form-data",
    b"Content-Type: application/x-www-form-urlencoded", b"Content-Type: \xff/;;=",
    b"Content-Type: application/x-msgpack", b"X-Forwarded-For: \xff", b"X-Forwarded-For: 1.2.3.4:x, ::1",
    b"X-Forwarded-For: ,,", b"X-Forwarded-Proto: gopher", b"X-Forwarded-Proto: https", b"X-Citywright-Brought: 1",
    b"X-HTTP-Method-Override: DELETE", b"Authorization: Bearer \xff", b"no colon", b": no name", b"Na me: x",
    b"N\x00l: x", b"X: a\x00b", b"X: a\rb", b" folded: x", b"X:", b"X: \x7f", b"X: " + b"z" * 20000,
    b"X: " + b"z" * 70000, b"\xff: x",
]  # fmt: skip
ROUTES = [
    (b"PATCH", b"/api/me"), (b"POST", b"/api/account"), (b"POST", b"/api/sign-in"), (b"POST", b"/api/tables"),
    (b"POST", b"/api/tables/TABLE/what-if"), (b"POST", b"/api/tables/continue"), (b"POST", b"/api/sign-out"),
    (b"POST", b"/schema"), (b"DELETE", b"/api/me"), (b"GET", b"/api/tables"),
]  # fmt: skip
KINDS = [b"application/json"] * 5 + [
    b"text/plain",
    b"application/x-msgpack",
    b"application/json; charset=utf-16",
    b"x",
    b"",
]
UPGRADE = [
    b"Host: 127.0.0.1", b"Connection: Upgrade", b"Upgrade: websocket", b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Key: " + KEY,
]  # fmt: skip
NO_UPGRADE = [
    b"Sec-WebSocket-Key: x", b"Sec-WebSocket-Key: " + KEY, b"Sec-WebSocket-Version: 12", b"Sec-WebSocket-Version: x",
    b"Sec-WebSocket-Extensions: permessage-deflate; x=\xff", b"Sec-WebSocket-Extensions: ;;,",
    b"Sec-WebSocket-Protocol: \xff,,", b"Origin: null", b"Origin: https://elsewhere.example", b"Content-Length: 5",
    b"Transfer-Encoding: chunked", b"Host: b", b"X: " + b"z" * 9000, b"Cookie: \xff", b"Connection: close",
    b"Upgrade: h2c", b"Sec-WebSocket-Protocol: a, a",
]  # fmt: skip
NOISE = [
    b"\r\n" * 1000, b"GET", b"GET /", b"GET / HTTP/1.1\r\nHost: x", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x00" * 50,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x5a" * 200, b"EHLO x\r\n", b"\x81\x85abcdefghi",
    b"\xff" * 3000, b"HTTP/1.1 200 OK\r\n\r\n", b"{}", b"\n", b" GET / HTTP/1.1\r\n\r\n",
    b"PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\n",
]  # fmt: skip


# -- HTTP --


class Sent(NamedTuple):
    """Bytes to send; if they end, nothing more comes from us, though we still listen."""

    kind: str
    data: bytes
    ends: bool = True


def request(method, target, version, lines, body=b""):
    return b"\r\n".join([b" ".join([method, target, version]), *lines, b"", body])


def odd_line(rng):
    method, version, host = (
        choices[0] if rng.random() < 0.6 else rng.choice(choices) for choices in (METHODS, VERSIONS, HOSTS)
    )
    return request(method, rng.choice(TARGETS), version, host, rng.choice([b"", b"", b"", b"x"]))


def odd_headers(rng):
    lines = [*rng.choice([HOSTS[0]] * 20 + HOSTS), *rng.choices(LINES, k=rng.choice([1, 1, 2, 3, 150]))]
    rng.shuffle(lines)
    method, target = rng.choice([(b"GET", rng.choice(TARGETS)), *ROUTES])
    return request(method, target, b"HTTP/1.1", lines, rng.choice([b"", b"hello", b"0\r\n\r\n", rng.choice(TEXTS)]))


def odd_body(rng):
    method, target = rng.choice(ROUTES)
    body, kind = odd_text(GOOD, rng), rng.choice(KINDS)
    length = len(body) + rng.choice([0, 0, 0, 0, 1, -1, 1000])
    return request(method, target, b"HTTP/1.1", [*mine(kind), b"Content-Length: %d" % length], body)


def odd_chunks(rng):
    body, sizes = odd_text(GOOD, rng), [b"zz", b"-1", b"f" * 16, b"", b"5", b" 5", b"0x5", b"0"]
    method, target = rng.choice(ROUTES)
    chunks = b""
    while body:
        part, body = body[:1000], body[1000:]
        size = b"%x" % len(part) if rng.random() < 0.9 else rng.choice(sizes)
        chunks += (
            size + rng.choice([b"", b"", b";x=y", b";" * 300]) + b"\r\n" + part + rng.choice([b"\r\n"] * 9 + [b"\n"])
        )
    chunks += rng.choice(
        [b"0\r\n\r\n"] * 4 + [b"0\r\nHost: x\r\n\r\n", b"0\r\n" + b"X: y\r\n" * 900 + b"\r\n", b"0\r\n", b""]
    )
    return request(method, target, b"HTTP/1.1", [*mine(rng.choice(KINDS)), b"Transfer-Encoding: chunked"], chunks)


def odd_upgrade(rng):
    lines = [line for line in UPGRADE if rng.random() < 0.9] + rng.choices(NO_UPGRADE, k=rng.choice([0, 1, 1, 2, 140]))
    target = rng.choice([b"/api/tables/TABLE/live"] * 5 + TARGETS)
    return request(
        rng.choice([b"GET"] * 5 + METHODS), target, rng.choice(VERSIONS), lines, rng.choice([b"", b"", b"\xff" * 9])
    )


def noise(rng):
    return rng.choice([*NOISE, rng.randbytes(rng.randrange(1, 400))])


def mutated(rng):
    data = rng.choice([odd_line, odd_headers, odd_body, odd_chunks, odd_upgrade])(rng)
    return spoilt_bytes(data, rng) or b"x"  # to nothing there is no answer


def pipelined(rng):
    ordinary = request(b"GET", rng.choice([b"/live", b"/api/me"]), b"HTTP/1.1", mine(b"text/plain"))
    return ordinary * rng.choice([1, 1, 2, 30]) + rng.choice([odd_line, odd_headers, noise])(rng)


def mine(kind):
    return [b"Host: 127.0.0.1", b"Cookie: COOKIE", *([b"Content-Type: " + kind] if kind else [])]


REQUESTS = [odd_line, odd_headers, odd_body, odd_chunks, odd_upgrade, noise, mutated, pipelined]


def odd_request(rng, table, cookie):
    """A request that is wrong in some way, or in several, or right by chance."""
    make = rng.choice(REQUESTS)
    return Sent(make.__name__, make(rng).replace(b"TABLE", table.encode()).replace(b"COOKIE", cookie.encode()))


# -- JSON and bytes --


def odd_text(good, rng):
    """JSON with something wrong in it, or something that is no JSON."""
    if rng.random() < 0.3:
        return rng.choice(TEXTS)
    data = json.dumps(spoilt(good, rng)).encode()
    return spoilt_bytes(data, rng) if rng.random() < 0.2 else data


def spoilt(data, rng):
    """Data with one thing in it replaced, left out or added."""
    data = json.loads(json.dumps(data))
    at, key = data, rng.choice(list(data))
    while isinstance(at[key], dict | list) and at[key] and rng.random() < 0.6:
        at = at[key]
        key = rng.choice(list(at) if isinstance(at, dict) else range(len(at)))
    if rng.random() < 0.15:
        del at[key]
    elif isinstance(at, dict) and rng.random() < 0.15:
        at[rng.choice(["tiles", "map", "players", "__class__", "x"])] = rng.choice(ODD)
    else:
        at[key] = rng.choice(ODD)
    return data


def spoilt_bytes(data, rng):
    """Bytes of which some are changed, left out, repeated or new."""
    data = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 9])):
        at = rng.randrange(len(data) + 1)
        to = at + rng.choice([0, 1, 1, 2, 8, 100])
        data[at:to] = rng.choice([b"", rng.randbytes(1), data[at:to] * 2, b"\r\n", b"\x00", rng.randbytes(6)])
    return bytes(data)


# -- web sockets --


class Message(NamedTuple):
    """Frames to send, and how many answers they get before the connection is closed, if it is."""

    kind: str
    data: bytes
    answers: int
    closes: bool = False
    ends: bool = False


def frame(opcode, data, fin=True, mask=True):
    return Frame(opcode, data, fin=fin).serialize(mask=mask)


def odd_message(rng):
    """A message that is wrong, or right and out of place."""
    kind = rng.choice(["text"] * 5 + ["bytes", "fragments", "control", "broken", "no text", "noise", "leaving"])
    text = odd_text(msgspec.to_builtins(rng.choice(MESSAGES)), rng)[:8000]
    match kind:
        case "text":
            return Message(kind, frame(Opcode.TEXT, readable(text)), 1)
        case "bytes":
            return Message(kind, frame(Opcode.BINARY, text), 1)
        case "fragments":
            return Message(kind, fragments(readable(text), rng), 1)
        case "control":
            return Message(kind, control(rng), 0)
        case "broken":
            return Message(kind, broken(rng), 1, closes=True)
        case "no text":
            data = rng.choice([b"\xff", b"\xed\xa0\x80", b"{\xc3}", b"\xf5" * 30])
            return Message(kind, frame(Opcode.TEXT, data), 1, closes=True)
        case "noise":
            return Message(kind, rng.choice([noise, odd_line])(rng), 0, closes=True, ends=True)
        case _:
            return Message(kind, leaving(rng), 0, closes=True)


def readable(text):
    return text.decode(errors="ignore").encode()


def fragments(text, rng):
    cuts = sorted(rng.randrange(len(text) + 1) for _ in range(rng.choice([1, 2, 9])))
    parts = [text[start:end] for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    frames = [frame(Opcode.CONT if at else Opcode.TEXT, part, fin=False) for at, part in enumerate(parts)]
    between = rng.choice([b"", frame(Opcode.PING, b"x" * 125), frame(Opcode.PONG, b"")])
    return between.join([*frames, frame(Opcode.CONT, b"")])


def control(rng):
    return rng.choice([frame(Opcode.PING, b""), frame(Opcode.PING, b"\xff" * 125) * 30, frame(Opcode.PONG, b"x")])


def broken(rng):
    """Frames that break the protocol, or the limit."""
    return rng.choice([
        b"\x81\xff" + struct.pack(">Q", 10_000_000) + MASK, b"\x81\xff" + struct.pack(">Q", 2**63) + MASK + b"x",
        b"\x81\xfe" + struct.pack(">H", 60_000) + MASK + b"x" * 60_000, b"\xc1\x80" + MASK, b"\xb1\x80" + MASK,
        b"\x83\x80" + MASK, b"\x8b\x80" + MASK, b"\x81\x02{}", b"\x89\xfe" + struct.pack(">H", 126) + MASK + b"x" * 126,
        b"\x09\x80" + MASK, b"\x80\x80" + MASK, b"\x01\x80" + MASK + b"\x81\x80" + MASK,
        frame(Opcode.TEXT, b"x" * 8193), frame(Opcode.TEXT, b"x" * 5000, fin=False) + frame(Opcode.CONT, b"x" * 5000),
    ])  # fmt: skip


def leaving(rng):
    """The other end closes, in ways that are right or wrong."""
    return rng.choice([
        b"\x88\x81" + MASK + b"x", b"\x88\x82" + MASK + b"bb", frame(Opcode.CLOSE, struct.pack(">H", 999)),
        frame(Opcode.CLOSE, b"\x03\xe8\xff\xff"), frame(Opcode.CLOSE, b""), frame(Opcode.CLOSE, b"\x03\xe8bye"),
    ])  # fmt: skip
