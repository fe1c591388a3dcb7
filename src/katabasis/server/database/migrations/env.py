"""Runs the migrations on the connection that `katabasis.server.database.store` hands over."""

from advanced_alchemy.base import metadata_registry
from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata_registry.get(None),
    version_table=context.config.attributes["version_table"],
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
