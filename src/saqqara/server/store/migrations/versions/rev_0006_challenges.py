"""Challenges, club evenings, who has tried them, and what the levels make of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """From a database without challenges."""
    _create_challenges()
    _create_tries()
    _create_evenings()
    _create_level_tries()


def _create_challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("day", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("deal", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("is_world", sa.Boolean, nullable=False),
        sa.Column("opens", sa.Double, nullable=False),
        sa.Column("closes", sa.Double, nullable=False),
        sa.Column("made_by", sa.Text),
        sa.Column("evening", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_kind_closes", "challenges", ["kind", "closes"])
    op.create_index("ix_challenges_made_by", "challenges", ["made_by"])
    op.create_index("ix_challenges_evening", "challenges", ["evening"])


def _create_tries() -> None:
    op.create_table(
        "tries",
        sa.Column("challenge", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("with_help", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("challenge", "person", "number", name="pk_tries"),
    )
    op.create_index("ix_tries_person", "tries", ["person"])
    op.create_index("ix_tries_table_id", "tries", ["table_id"])


def _create_evenings() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("opens", sa.Double, nullable=False),
        sa.Column("closes", sa.Double, nullable=False),
        sa.Column("made_by", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_evenings"),
    )


def _create_level_tries() -> None:
    op.create_table(
        "level_tries",
        sa.Column("challenge", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("closes", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("begun", sa.Integer, nullable=False),
        sa.Column("worker", sa.Text),
        sa.Column("leased_until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("challenge", "level", name="pk_level_tries"),
    )
    op.create_index("ix_level_tries_points", "level_tries", ["points"])
