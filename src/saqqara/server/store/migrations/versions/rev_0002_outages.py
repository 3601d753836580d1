"""When the house last was alive, and when it was not: clocks stand still while it is down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """From tables without outages."""
    op.create_table(
        "outages",
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )
    op.create_table(
        "house",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_house"),
    )
