"""What alembic runs for every command; the connection, with its transaction and lock, comes from `migrating.py`."""

from __future__ import annotations

from alembic import context

from saqqara.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
