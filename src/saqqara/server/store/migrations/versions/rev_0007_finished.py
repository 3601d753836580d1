"""Finished games with the results of their seats, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """From a database that knows no ends but those in the logs; the house counts them when it runs."""
    op.create_index("ix_tables_status_ended", "tables", ["status", "ended"])
    op.add_column("members", sa.Column("is_over", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_index("ix_members_person", "members")
    op.create_index("ix_members_person_is_over", "members", ["person", "is_over"])
    op.create_table(
        "finished",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("undone", sa.Boolean, nullable=False),
        sa.Column("hinted", sa.Boolean, nullable=False),
        sa.Column("in_figures", sa.Boolean, nullable=False),
        sa.Column("challenge", sa.Text),
        sa.Column("sealed_until", sa.Double),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_finished"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_finished_table_id"),
    )
    _results()
    _ratings()


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("is_main", sa.Boolean, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("stood_in", sa.Boolean, nullable=False),
        sa.Column("conceded", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("opponent", sa.Text, nullable=False),
        sa.Column("challenge", sa.Text),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("first", sa.Double, nullable=False),
        sa.Column("in_figures", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["finished.table_id"], name="fk_results_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_person_ended_table_id", "results", ["person", "ended", "table_id"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rating_changes",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("before", sa.Double, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "number", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rating_changes_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rating_changes_table_id_person", "rating_changes", ["table_id", "person"])
