"""Brings a database to the revision that this version of Saqqara works with, once, whoever else tries at that time."""

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

_LOCK = 0x5A00A4A  # any number that nobody else takes advisory locks for
_ALEMBIC = threading.Lock()  # it keeps what it works on in a global


def alone(connection: Connection) -> None:
    """Until the transaction ends, nobody else migrates or restores. SQLite lets one transaction write anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def upgrade(connection: Connection, to: str = "head") -> None:
    """All missing steps in the transaction that is open: the database is as before, or whole."""
    alone(connection)
    _expect_known(revision_of(connection))
    _expect_no_strangers(connection)
    config = _config()
    config.attributes["connection"] = connection
    with _ALEMBIC:
        command.upgrade(config, to)


def expect_newest(connection: Connection) -> None:
    """For those who read and do not migrate."""
    found = revision_of(connection)
    _expect_known(found)
    if found != newest_revision():
        got = "an empty one" if found is None else quoted(found)
        raise SaqqaraError(f"expected a database of revision {newest_revision()}, got {got}: start a house on it once")


def revision_of(connection: Connection) -> str | None:
    """The revision that a database is at, None if it is empty."""
    heads = MigrationContext.configure(connection).get_current_heads()
    return heads[0] if heads else None


def revisions() -> list[str]:
    """All that are known, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def newest_revision() -> str:
    """What this version of Saqqara works with."""
    return revisions()[-1]


def _expect_known(found: str | None) -> None:
    if found is not None and found not in revisions():
        raise SaqqaraError(
            f"expected a database of revision {newest_revision()} or older, got {quoted(found)}: "
            "it was written by a newer Saqqara and is left as it is"
        )


def _expect_no_strangers(connection: Connection) -> None:
    """Tables of the same name that somebody else made are left alone."""
    strangers = set(inspect(connection).get_table_names()) & set(METADATA.tables)
    if strangers and revision_of(connection) is None:
        names = ", ".join(sorted(strangers))
        raise SaqqaraError(f"expected an empty database or one of a house, got tables of another origin: {names}")


def _config() -> Config:
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
