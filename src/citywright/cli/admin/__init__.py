"""`citywright admin`: works on the database of a server, also while the server runs."""

import argparse

from citywright.extras import extra


def run(arguments: argparse.Namespace) -> None:
    """Carry out an action."""
    with extra("serve"):
        from citywright.cli.admin import copies, people, tables
        from citywright.server.process.settings import database_url, settings
        from citywright.server.store.database import existing, opened

    actions = tables.ACTIONS | people.ACTIONS | copies.ACTIONS
    url = database_url(settings(database=arguments.database))
    if arguments.action == "restore":
        copies.check_file(arguments)
    engine = opened(url, hurried=False) if arguments.action == "restore" else existing(url)
    try:
        actions[arguments.action](engine, arguments)
    finally:
        engine.dispose()
