"""How much one address may ask for. Requests over HTTP, sign-ins, and newcomers each have their limit."""

from litestar.connection import ASGIConnection

from citywright.server.process.buckets import Bucket, Buckets
from citywright.server.process.networks import network_of
from citywright.server.process.settings import Settings

FREE = "free"  # handlers that have this option are neither counted nor compressed
BURST = 3.0  # seconds' worth of messages that may come at once
A_MINUTE, AN_HOUR = 60, 3600


def message_bucket(a_second: float) -> Bucket:
    """For the messages of one connection."""
    return Bucket(a_second, a_second * BURST)


class Limits:
    """What one address may ask for."""

    def __init__(self, settings: Settings):
        self.requests = Buckets(settings.requests_a_minute / A_MINUTE, settings.requests_a_minute)
        self.sign_ins = Buckets(settings.sign_ins_a_minute / A_MINUTE, settings.sign_ins_a_minute)
        self.guests = Buckets(settings.guests_an_hour / AN_HOUR, settings.guests_an_hour)


def network_asking(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The network that a request comes from."""
    return network_of(connection.client.host if connection.client else "")
