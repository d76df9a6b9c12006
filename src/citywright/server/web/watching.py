"""/metrics, for Prometheus, and who may read it."""

import asyncio
import hmac
from ipaddress import ip_address
from typing import Any, TypeAlias

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from citywright.server.hall.hall import Hall
from citywright.server.problems import Refusal
from citywright.server.process import metrics
from citywright.server.web.limits import FREE

Asked: TypeAlias = Request[Any, Any, Any]
PASSED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")


@get("/metrics", opt={FREE: True}, include_in_schema=False)
async def read_metrics(request: Asked, hall: NamedDependency[Hall]) -> Response[bytes]:
    """How the server is doing, in numbers."""
    check_reader(request, hall.services.settings.metrics_token)
    metrics.measure(hall)
    return Response(await asyncio.to_thread(metrics.exposition), headers={"content-type": CONTENT_TYPE_LATEST})


def check_reader(request: Asked, token: str) -> None:
    """Refuse unless the request has the token or, where none is set, comes straight from this machine."""
    if token:
        given = request.headers.get("authorization", "")
        if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
            raise Refusal("not-yours", "/metrics needs the token of CITYWRIGHT_METRICS_TOKEN")
    elif not is_local(request):
        raise Refusal("not-yours", "/metrics is for this machine only, unless CITYWRIGHT_METRICS_TOKEN is set")


def is_local(request: Asked) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    if any(name in request.headers for name in PASSED_ON) or request.client is None:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
