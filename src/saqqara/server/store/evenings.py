"""Club evenings in the database: their deals, and who sits and sat at which table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, fields

from sqlalchemy import and_, delete, func, insert, or_, select

from saqqara.server.store.rows import ChallengeRow, EveningRow, TryRow
from saqqara.server.store.schema import CHALLENGES, EVENINGS, PEOPLE, TABLES, TRIES
from saqqara.server.store.store import Store


class EveningStore:
    """All queries about evenings. They block, and each is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, row: EveningRow, deals: Sequence[ChallengeRow], most_of_person: int) -> bool:
        """Adds an evening. Returns False if whoever makes it has made so many within the day before."""
        with self._store.writing() as connection:
            connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == row.made_by).with_for_update()).close()
            made = select(func.count()).where(
                EVENINGS.c.made_by == row.made_by, EVENINGS.c.opens > row.opens - 86_400.0
            )
            if (connection.scalar(made) or 0) >= most_of_person:
                return False
            connection.execute(insert(EVENINGS).values(astuple(row)))
            for deal in deals:
                connection.execute(insert(CHALLENGES).values(astuple(deal)))
        return True

    def evening(self, evening: str) -> tuple[EveningRow, list[ChallengeRow]] | None:
        """Returns an evening and its deals in their order."""
        deals = select(CHALLENGES).where(CHALLENGES.c.evening == evening).order_by(CHALLENGES.c.id)
        with self._store.reading() as connection:
            found = connection.execute(select(EVENINGS).where(EVENINGS.c.id == evening)).first()
            if found is None:
                return None
            return EveningRow(*found), [ChallengeRow(*row) for row in connection.execute(deals)]

    def tries(self, deals: Sequence[str]) -> list[tuple[TryRow, str]]:
        """Returns who plays or has played these deals, with their names."""
        query = select(TRIES, func.coalesce(PEOPLE.c.name, "")).outerjoin(PEOPLE, PEOPLE.c.id == TRIES.c.person)
        with self._store.reading() as connection:
            rows = connection.execute(query.where(TRIES.c.challenge.in_(list(deals))).order_by(TRIES.c.seat))
            return [(TryRow(*row[:-1]), row[-1]) for row in rows]

    def statuses(self, tables: Sequence[str]) -> dict[str, str]:
        """Returns the status of each table that has been opened."""
        query = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(list(tables)))
        with self._store.reading() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def of_person(self, person: str, limit: int) -> list[tuple[EveningRow, list[ChallengeRow]]]:
        """Returns the evenings that a person has made or joined with their deals, the latest first."""
        joined = select(CHALLENGES.c.evening).join(TRIES, TRIES.c.challenge == CHALLENGES.c.id)
        joined = joined.where(TRIES.c.person == person, CHALLENGES.c.evening.is_not(None))
        query = select(EVENINGS).where(or_(EVENINGS.c.made_by == person, EVENINGS.c.id.in_(joined)))
        with self._store.reading() as connection:
            found = connection.execute(query.order_by(EVENINGS.c.opens.desc(), EVENINGS.c.id).limit(limit))
            rows = [EveningRow(*row) for row in found]
            deals = select(CHALLENGES).where(CHALLENGES.c.evening.in_([row.id for row in rows]))
            of_evening: dict[str | None, list[ChallengeRow]] = {}
            for deal in connection.execute(deals.order_by(CHALLENGES.c.id)):
                of_evening.setdefault(deal.evening, []).append(ChallengeRow(*deal))
        return [(row, of_evening[row.id]) for row in rows if row.id in of_evening]

    def release(self, row: TryRow) -> None:
        """Deletes a try whose person has no seat, unless that has changed."""
        is_same = and_(
            TRIES.c.challenge == row.challenge,
            TRIES.c.person == row.person,
            TRIES.c.table_id == row.table_id,
            TRIES.c.seat == row.seat,
            TRIES.c.ended.is_(None),
        )
        with self._store.writing() as connection:
            connection.execute(delete(TRIES).where(is_same))


assert [field.name for field in fields(EveningRow)] == EVENINGS.c.keys()
