"""Rated tables in the database at which nothing has happened for long."""

from __future__ import annotations

from sqlalchemy import func, select, text

from saqqara.server.store.schema import ENTRIES, TABLES
from saqqara.server.store.store import Store

# The settings are JSON, in which a quotation mark within a text is never bare.
_IS_RATED = {
    "sqlite": text("""instr(tables.config, CAST('"rated"\\:true' AS BLOB)) > 0"""),
    "postgresql": text("""position(CAST('"rated"\\:true' AS bytea) IN tables.config) > 0"""),
}


class WalkedAwayStore:
    """The query about them. It blocks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def untouched(self, before: float, after: str, limit: int) -> list[str]:
        """Returns rated tables in play whose last entry was made before a moment, by id from one on."""
        last = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.status == "playing", TABLES.c.created < before, TABLES.c.id > after)
            .where(_IS_RATED[self._store.engine.dialect.name], func.coalesce(last, 0.0) < before)
            .order_by(TABLES.c.id)
            .limit(limit)
        )
        with self._store.reading() as connection:
            return list(connection.scalars(query))
