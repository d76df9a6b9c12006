"""`citywright serve`: the table in the browser."""

import argparse

from citywright.extras import extra


def run(arguments: argparse.Namespace) -> None:
    """Serve until interrupted."""
    with extra("serve"):
        from citywright.server.process.serve import serve
        from citywright.server.process.settings import settings

    serve(settings(host=arguments.host, port=arguments.port, database=arguments.database, workers=arguments.workers))
