"""Libraries that only some users need."""

from collections.abc import Iterator
from contextlib import contextmanager

from citywright.errors import NotInstalled


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import what an extra of the package installs, or say how to install it: `with extra("gymnasium"): import ...`."""
    try:
        yield
    except ModuleNotFoundError as error:
        if isinstance(error, NotInstalled) or (error.name or "").startswith("citywright"):
            raise
        raise NotInstalled(error.name or str(error), name) from error
