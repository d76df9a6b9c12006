"""Alembic's entry: migrations use the connection of `database.migrate`."""

from alembic import context

from citywright.server.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
