"""Migrates a database to the revision of this version of Saqqara. Several processes may try at the same time."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.server.store.schema import METADATA

_LOCK = 0x5A00A4A  # the key of an advisory lock; any number that nobody else uses
_ALEMBIC = threading.Lock()  # alembic is not thread-safe


def alone(connection: Connection) -> None:
    """Keeps others from migrating or restoring until the transaction ends. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def upgrade(connection: Connection, to: str = "head") -> None:
    """Runs all missing steps in the open transaction."""
    alone(connection)
    _expect_known(revision_of(connection))
    _expect_no_foreign_tables(connection)
    config = _config()
    config.attributes["connection"] = connection
    with _ALEMBIC:
        command.upgrade(config, to)


def expect_newest(connection: Connection) -> None:
    """Refuses a database that has to be migrated first."""
    found = revision_of(connection)
    _expect_known(found)
    if found != newest_revision():
        got = "an empty one" if found is None else quoted(found)
        raise SaqqaraError(
            f"expected a database of revision {newest_revision()}, got {got}; start the server on it once"
        )


def revision_of(connection: Connection) -> str | None:
    """Returns the revision of a database, None if it is empty."""
    heads = MigrationContext.configure(connection).get_current_heads()
    return heads[0] if heads else None


def revisions() -> list[str]:
    """Returns all known revisions, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def newest_revision() -> str:
    """Returns the revision that this version of Saqqara works with."""
    return revisions()[-1]


def _expect_known(found: str | None) -> None:
    if found is not None and found not in revisions():
        raise SaqqaraError(
            f"expected a database of revision {newest_revision()} or older, got {quoted(found)}: "
            "a newer version of Saqqara wrote it, so it is left unchanged"
        )


def _expect_no_foreign_tables(connection: Connection) -> None:
    """Refuses a database with tables of the same names that are not ours."""
    foreign = set(inspect(connection).get_table_names()) & set(METADATA.tables)
    if foreign and revision_of(connection) is None:
        names = ", ".join(sorted(foreign))
        raise SaqqaraError(f"expected an empty database or one of Saqqara, got unknown tables: {names}")


def _config() -> Config:
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
