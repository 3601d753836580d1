"""The devices of people, each with a token of its own; one-time links and recovery phrases."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """From a database where people have one token each. It stays that of their first device."""
    devices = op.create_table(
        "devices",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("last_seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("token_hash", name="uq_devices_token_hash"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    people = sa.table("people", *map(sa.column, ("id", "token_hash", "created")))
    seen = sa.literal(time.time())  # nobody counts as gone for having come long ago
    had = sa.select(people.c.id, people.c.id, people.c.token_hash, sa.literal(""), people.c.created, seen)
    op.execute(sa.insert(devices).from_select(list(devices.c.keys()), had))
    with op.batch_alter_table("people") as batch:
        batch.drop_constraint("uq_people_token_hash", type_="unique")
        batch.drop_column("token_hash")
        batch.add_column(sa.Column("leaving", sa.Double))
    op.add_column("push", sa.Column("device", sa.Text))
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_person", "links", ["person"])
    op.create_table(
        "phrases",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_phrases"),
        sa.UniqueConstraint("hash", name="uq_phrases_hash"),
    )
