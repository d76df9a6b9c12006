"""Libraries that are only needed by those who want them."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import what an extra of the package brings, or say how to get it: `with extra("pettingzoo"): import ...`."""
    try:
        yield
    except ModuleNotFoundError as error:
        hint = (
            f"{error.name} is not installed; pip install 'citywright[{name}]' (in a checkout: -e '.[{name}]') brings it"
        )
        raise ModuleNotFoundError(hint, name=error.name) from error
