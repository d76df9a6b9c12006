"""Why something is refused: a closed set of codes, each with a message `problem-<code>` in the browser's languages."""

from citywright.server.wire import Problem

STATUS = {  # code: the status that HTTP gives it
    "unreadable": 400,  # no JSON, or not of the form that is expected
    "options": 400,  # of a game: impossible, or unknown
    "seats": 400,  # too few, too many, or nobody who plays
    "name": 400,
    "account": 400,  # a name for signing in that cannot be used
    "password": 400,  # too short, or too long
    "chat": 400,
    "level": 400,  # no such bot
    "signing-in": 401,
    "nobody": 401,  # no cookie: ask for /api/me first
    "origin": 403,
    "not-yours": 403,
    "not-host": 403,
    "not-seated": 403,
    "no-table": 404,
    "no-seat": 404,
    "missing": 404,  # no such page
    "method": 405,
    "account-taken": 409,
    "has-account": 409,
    "seat-taken": 409,
    "seated": 409,  # one seat each
    "stood-in": 409,  # a bot plays; take the seat back first
    "stale": 409,  # the game has gone on
    "illegal": 409,
    "waiting": 409,  # for players
    "over": 409,
    "unfinished": 409,
    "no-undo": 409,
    "no-hints": 409,
    "not-away": 409,
    "too-many-tables": 409,
    "too-large": 413,
    "too-fast": 429,
    "broken": 500,  # the table cannot be read back: it was played by other rules
    "failed": 500,  # our fault
    "database": 503,
}


class Refusal(Exception):
    """A request that is not carried out."""

    def __init__(self, code: str, detail: str = ""):
        assert code in STATUS
        super().__init__(f"{code}: {detail}")
        self.problem = Problem(code, detail)

    @property
    def status(self) -> int:
        """The status for HTTP."""
        return STATUS[self.problem.code]
