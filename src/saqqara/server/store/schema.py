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
    false,
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
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("leaving", Double),  # when they asked to be forgotten; what is left of them is being removed
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("token_hash", LargeBinary, nullable=False),
    Column("label", Text, nullable=False),  # browser and system, as far as they are known
    Column("created", Double, nullable=False),
    Column("last_seen", Double, nullable=False),
    UniqueConstraint("token_hash"),
    Index(None, "person"),
)

LINKS = Table(
    "links",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False),
    Column("expires", Double, nullable=False),
    Index(None, "person"),
)

PHRASES = Table(
    "phrases",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("hash", LargeBinary, nullable=False),  # slow, with the salt of the house
    Column("created", Double, nullable=False),
    UniqueConstraint("hash"),
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
    Index(None, "status", "ended"),
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
    Column("is_over", Boolean, nullable=False, server_default=false()),  # the end of the match has been counted
    PrimaryKeyConstraint("table_id", "person"),
    Index(None, "person", "is_over"),
    sqlite_with_rowid=False,
)

FINISHED = Table(
    "finished",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),  # JSON
    Column("edition", Text, nullable=False),
    Column("started", Double, nullable=False),
    Column("ended", Double, nullable=False),
    Column("reason", Text, nullable=False),  # of the outcome
    Column("undone", Boolean, nullable=False),  # the players agreed to take a move back
    Column("hinted", Boolean, nullable=False),
    Column("in_figures", Boolean, nullable=False),
    Column("challenge", Text),
    Column("sealed_until", Double),  # until then the seed in the record is secret
    Column("record", LargeBinary, nullable=False),  # compressed
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, ForeignKey("finished.table_id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text),  # None: a bot, nobody, or somebody who was forgotten
    Column("is_main", Boolean, nullable=False),  # the first seat of its person
    Column("name", Text, nullable=False),
    Column("level", Text),  # of the bot that had the seat
    Column("place", Integer, nullable=False),  # 0: ended without a winner
    Column("points", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("stood_in", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    # Of the game, once more, so that one index serves lists and figures of a person.
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("opponent", Text, nullable=False),  # people, or the strongest level
    Column("challenge", Text),
    Column("ended", Double, nullable=False),
    Column("first", Double, nullable=False),  # share of the first place
    Column("in_figures", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "person", "ended", "table_id"),
    sqlite_with_rowid=False,
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("games", Integer, nullable=False),  # rated so far
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    PrimaryKeyConstraint("person", "game"),
    sqlite_with_rowid=False,
)

RATING_CHANGES = Table(
    "rating_changes",
    METADATA,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("number", Integer, nullable=False),  # of the rated game, from 1
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("before", Double, nullable=False),  # the mean
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    PrimaryKeyConstraint("person", "game", "number"),
    Index(None, "table_id", "person"),
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

SCHOOL = Table(
    "school",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON: lessons and puzzles
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # day, own, deal
    Column("game", Text, nullable=False),
    Column("day", Text),  # as in 2026-12-31; of challenges of the day
    Column("name", Text, nullable=False),
    Column("deal", LargeBinary, nullable=False),  # JSON
    Column("seed", Text, nullable=False),  # secret until it closes
    Column("is_world", Boolean, nullable=False),
    Column("opens", Double, nullable=False),
    Column("closes", Double, nullable=False),
    Column("made_by", Text),
    Column("evening", Text),  # that the deal belongs to
    Index(None, "kind", "closes"),
    Index(None, "made_by"),
    Index(None, "evening"),
)

TRIES = Table(
    "tries",
    METADATA,
    Column("challenge", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("number", Integer, nullable=False),  # 0: for honour; from 1: for fun
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("began", Double, nullable=False),
    Column("ended", Double),
    Column("counts", Boolean, nullable=False),  # it was for honour and ended before the challenge closed
    Column("points", Integer),
    Column("place", Integer),  # at its table
    Column("with_help", Boolean, nullable=False),
    PrimaryKeyConstraint("challenge", "person", "number"),
    Index(None, "person"),
    Index(None, "table_id"),
)

EVENINGS = Table(
    "evenings",
    METADATA,
    Column("id", Text, primary_key=True),  # whoever knows it may sit down
    Column("name", Text, nullable=False),
    Column("tables", Integer, nullable=False),
    Column("opens", Double, nullable=False),
    Column("closes", Double, nullable=False),
    Column("made_by", Text),
)

LEVEL_TRIES = Table(
    "level_tries",
    METADATA,
    Column("challenge", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("closes", Double, nullable=False),  # of the challenge
    Column("table_id", Text),
    Column("points", Integer),
    Column("place", Integer),
    Column("begun", Integer, nullable=False),  # how often a process has begun it
    Column("worker", Text),  # the process that has the lease to play it
    Column("leased_until", Double, nullable=False),
    PrimaryKeyConstraint("challenge", "level"),
    Index(None, "points"),
)

PUSH = Table(
    "push",
    METADATA,
    Column("endpoint", Text, primary_key=True),  # whoever knows it can try to send to the browser
    Column("person", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("device", Text),  # of the person: notices end when it signs out
    Index(None, "person"),
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
