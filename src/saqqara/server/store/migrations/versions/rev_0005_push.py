"""The browsers that notices go to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """From a database without notices."""
    op.create_table(
        "push",
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_push"),
    )
    op.create_index("ix_push_person", "push", ["person"])
