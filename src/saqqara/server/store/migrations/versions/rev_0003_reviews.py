"""Reviews of finished games: those that are ready, and those that are computed or wait."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """From a database without reviews."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("judge", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("stamp", sa.Integer, nullable=False),
        sa.Column("looked_at", sa.Integer, nullable=False),
        sa.Column("moments", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary),
        sa.Column("failure", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("worker", sa.Text),
        sa.Column("leased_until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", "judge", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
    )
    op.create_index("ix_reviews_state_asked", "reviews", ["state", "asked"])
    op.create_index("ix_reviews_table_id", "reviews", ["table_id"])
