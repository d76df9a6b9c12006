"""Errors as HTTP responses: always a `Problem`, never the framework's own page."""

import logging
from math import ceil
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from citywright.errors import CitywrightError
from citywright.server.problems import PASSING, STATUS, Refusal
from citywright.server.process import metrics
from citywright.server.wire import Problem

logger = logging.getLogger("citywright.server")
AGAIN_SECONDS = 2  # after which what passes by itself may have passed
GONE = "client disconnected prematurely"  # as Litestar says it: nobody hears the answer
Asked = Request[Any, Any, Any]
CODES = {404: "missing", 405: "method", 413: "too-large", 429: "too-fast", 401: "nobody", 403: "not-yours"}


def _answer(problem: Problem) -> Response[Problem]:
    metrics.REFUSALS.labels(problem.code, "http").inc()
    status = STATUS[problem.code]
    headers = {"retry-after": str(ceil(problem.wait) or AGAIN_SECONDS)} if status in PASSING else {}
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def refused(_: Asked, error: Refusal) -> Response[Problem]:
    """A request that we refuse."""
    return _answer(error.problem)


def not_possible(_: Asked, error: CitywrightError) -> Response[Problem]:
    """A request that the rules refuse."""
    return _answer(Refusal("options", str(error)).problem)


def not_understood(_: Asked, error: HTTPException) -> Response[Problem]:
    """A request that the framework refuses: no such page, bad JSON, too large."""
    if error.status_code >= 500 and error.detail != GONE:
        return failed(_, error)
    extra = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(str(each.get("message", "")) for each in extra if isinstance(each, dict)) or error.detail
    return _answer(Problem(CODES.get(error.status_code, "unreadable"), detail[:500]))


def unreadable(_: Asked, error: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """JSON that is nested too deeply, or no text."""
    return _answer(Problem("unreadable", str(error)[:100]))


def failed(request: Asked, error: Exception) -> Response[Problem]:
    """An error on our side."""
    logger.error("request failed", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return _answer(Problem("database" if isinstance(error, SQLAlchemyError) else "failed"))


HANDLERS: dict[Any, Any] = {
    Refusal: refused,
    CitywrightError: not_possible,
    HTTPException: not_understood,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Exception: failed,
}
