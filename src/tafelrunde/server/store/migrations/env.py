"""Alembic's way in: the connection is handed over by the code that opens the store."""

from alembic import context

from tafelrunde.server.store.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
