"""People, tables, their logs, and who sits where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("token_hash", name="uq_people_token_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("config", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("wakes_at", sa.Double),
        sa.Column("steward", sa.Text),
        sa.Column("steward_until", sa.Double, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_listed_status", "tables", ["listed", "status"])
    op.create_index("ix_tables_wakes_at", "tables", ["wakes_at"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "turn", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_members"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_members_person", "members", ["person"])
