"""Reasons for refusals: a closed set of codes, each with a message `problem-<code>` in the browser's languages."""

from citywright.server.wire import Problem

LONGEST = 500  # characters of a detail, which may repeat what was sent
STATUS = {  # code: HTTP status
    "unreadable": 400,  # not JSON, or not in the expected form
    "options": 400,  # options of a game that are impossible or unknown
    "seats": 400,  # too few, too many, or no person
    "file": 400,  # no game file, or one that cannot be replayed
    "name": 400,
    "account": 400,  # an account name that cannot be used
    "password": 400,  # too short or too long
    "chat": 400,
    "level": 400,  # no such bot
    "signing-in": 401,
    "nobody": 401,  # no cookie: request /api/me first
    "origin": 403,
    "banned": 403,  # by the host of the server
    "muted": 403,
    "not-yours": 403,
    "not-host": 403,
    "not-seated": 403,
    "no-table": 404,
    "no-seat": 404,
    "missing": 404,  # no such page
    "method": 405,
    "name-taken": 409,  # or it looks like a name that is
    "account-taken": 409,
    "has-account": 409,
    "seat-taken": 409,
    "seated": 409,  # a player can take only one seat
    "stood-in": 409,  # a bot plays for this seat; take it back first
    "stale": 409,  # the game has moved on
    "illegal": 409,
    "waiting": 409,  # waiting for players
    "over": 409,
    "closed": 409,  # given up without a result
    "broken": 409,  # the table cannot be played on: it was played with other rules
    "older-rules": 409,  # what the rules of a finished game would have to answer
    "unfinished": 409,
    "no-undo": 409,
    "no-hints": 409,
    "not-away": 409,
    "replaced": 409,  # a newer question of the same kind
    "too-many-tables": 409,
    "too-large": 413,
    "too-fast": 429,
    "failed": 500,  # our fault
    "busy": 503,  # too many wait for the same already
    "database": 503,
    "elsewhere": 503,  # another worker has just taken the table: try again
}

PASSING = (429, 503)  # the status of problems that pass by themselves


class Refusal(Exception):
    """A refused request."""

    def __init__(self, code: str, detail: str = "", *, wait: float = 0.0):
        assert code in STATUS
        super().__init__(f"{code}: {detail}")
        self.problem = Problem(code, detail[:LONGEST], wait)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.problem.code]
