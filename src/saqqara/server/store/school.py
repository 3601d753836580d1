"""What people have learnt, in the database."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sqlalchemy import Connection, delete, insert, select, update

from saqqara.server.store.schema import PEOPLE, SCHOOL
from saqqara.server.store.store import Store

_S = SCHOOL.c


class SchoolStore:
    """All queries about it. They block, and each is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def read(self, person: str) -> bytes | None:
        """Returns what a person has learnt, None if nothing was kept."""
        with self._store.reading() as connection:
            return connection.scalar(select(_S.body).where(_S.person == person))

    def change(self, person: str, changed: Callable[[bytes | None], bytes]) -> bytes | None:
        """Replaces what a person has learnt by what it becomes. Returns that, or None if the person was deleted."""
        with self._store.writing() as connection:
            # One device at a time, and nobody deletes the person meanwhile.
            is_there = select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update()
            if connection.scalar(is_there) is None:
                return None
            kept = connection.scalar(select(_S.body).where(_S.person == person))
            body = changed(kept)
            if kept is None:
                connection.execute(insert(SCHOOL).values(person=person, body=body))
            elif body != kept:
                connection.execute(update(SCHOOL).where(_S.person == person).values(body=body))
            return body


def forget_school(connection: Connection, people: Iterable[str]) -> None:
    """Deletes what some people have learnt."""
    connection.execute(delete(SCHOOL).where(_S.person.in_(list(people))))
