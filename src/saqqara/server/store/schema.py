"""The schema of the database. `migrations/` builds the same step by step, which a test checks.

Everything that happens at a table is in `entries`, which is append-only; (table, turn) is unique, whichever process
writes it. A row of `tables` holds what never changes, and what is searched for without reading the log.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

# The same names in both databases, as alembic needs them.
METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    UniqueConstraint("token_hash"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("config", LargeBinary, nullable=False),  # JSON
    Column("seed", Text, nullable=False),  # secret until the match is over
    Column("invite", Text, nullable=False),  # secret to those who sit at the table
    Column("host", Text),  # whoever opened it
    Column("listed", Boolean, nullable=False),
    Column("status", Text, nullable=False),  # waiting, playing, over
    Column("created", Double, nullable=False),
    Column("ended", Double),
    Column("wakes_at", Double),  # when a clock runs out or a bot has to move
    Column("steward", Text),  # the process that has the lease to do that
    Column("steward_until", Double, nullable=False, server_default="0"),
    Index(None, "listed", "status"),
    Index(None, "wakes_at"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON
    PrimaryKeyConstraint("table_id", "turn"),
    sqlite_with_rowid=False,
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
    Index(None, "person"),
    sqlite_with_rowid=False,
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("id", Text, nullable=False),  # of the table, or of a record
    Column("judge", Text, nullable=False),  # who computes it, with all that the result depends on
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("record", LargeBinary, nullable=False),  # compressed
    Column("state", Text, nullable=False),  # queued, running, done, stopped, failed
    Column("person", Text, nullable=False),  # whoever asked for it last
    Column("asked", Double, nullable=False),
    Column("stamp", Integer, nullable=False),  # counts the changes
    Column("looked_at", Integer, nullable=False),
    Column("moments", Integer, nullable=False),
    Column("body", LargeBinary),  # JSON, compressed
    Column("failure", Text, nullable=False),
    Column("tries", Integer, nullable=False),  # how often it was begun
    Column("worker", Text),  # the process that has the lease to compute it
    Column("leased_until", Double, nullable=False),
    PrimaryKeyConstraint("id", "judge"),
    Index(None, "state", "asked"),
    Index(None, "table_id"),
)

OUTAGES = Table(
    "outages",
    METADATA,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

HOUSE = Table(
    "house",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
