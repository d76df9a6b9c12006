"""The built client: where its files are, and how its page is made to fit where it is served from."""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
HASHED = "assets/"  # names of these files contain a hash of their content
NOT_BUILT = "The client has not been built yet: `make play` builds it, or `npm install && npm run build` in web/."
BESIDE, AT_THE_ROOT = b'="./', b'="/'  # how the page addresses its files: as built, and where it has many addresses
PLAIN, ALONE = b'<html lang="en"', b'<html lang="en" data-home="static"'  # src/lib/site.ts of the client reads it


def for_server(page: bytes) -> bytes:
    """The page as a server of ours sends it for every address."""
    return page.replace(BESIDE, AT_THE_ROOT)


def for_site(page: bytes) -> bytes:
    """The page for a host that has only files: it does without a server."""
    assert PLAIN in page
    return page.replace(PLAIN, ALONE, 1)


def is_for_site(page: bytes) -> bool:
    """Whether `for_site` has made it."""
    return ALONE in page
