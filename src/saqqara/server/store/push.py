"""The browsers that notices go to, and the key with which the house signs them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from saqqara.server.store.schema import HOUSE, PEOPLE, PUSH
from saqqara.server.store.store import Store

MOST_BROWSERS = 10  # of a person: the oldest makes room
_SIGNING_KEY = "push_key"
_P = PUSH.c


class Subscription(NamedTuple):
    """A browser that a person's notices go to."""

    endpoint: str
    person: str
    p256dh: str
    auth: str
    language: str
    created: float
    device: str | None = None


class PushStore:
    """All queries about it. They block, and each is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def signing_key(self, fresh: str) -> str:
        """Returns the key of the house: `fresh` if it had none."""
        with self._store.writing() as connection:
            new = self._store.insert(HOUSE).values(key=_SIGNING_KEY, value=fresh)
            connection.execute(new.on_conflict_do_nothing())
            return str(connection.scalar(select(HOUSE.c.value).where(HOUSE.c.key == _SIGNING_KEY)))

    def add(self, subscription: Subscription) -> bool:
        """Keeps a subscription, instead of a former one of the same browser. Returns False if the person is gone."""
        with self._store.writing() as connection:
            is_there = select(PEOPLE.c.id).where(PEOPLE.c.id == subscription.person).with_for_update()
            if connection.scalar(is_there) is None:
                return False
            values = subscription._asdict()
            new = self._store.insert(PUSH).values(values)
            connection.execute(new.on_conflict_do_update(index_elements=["endpoint"], set_=values))
            _drop_oldest(connection, subscription.person)
            return True

    def remove(self, endpoint: str, person: str | None = None) -> None:
        """Removes a subscription; with a person, only if it is theirs."""
        is_it = _P.endpoint == endpoint
        with self._store.writing() as connection:
            connection.execute(delete(PUSH).where(is_it if person is None else is_it & (_P.person == person)))

    def of_person(self, person: str) -> list[Subscription]:
        """Returns the browsers of a person."""
        with self._store.reading() as connection:
            return [Subscription(*row) for row in connection.execute(select(PUSH).where(_P.person == person))]


def _drop_oldest(connection: Connection, person: str) -> None:
    newest_first = select(_P.endpoint).where(_P.person == person).order_by(_P.created.desc(), _P.endpoint)
    too_many = connection.scalars(newest_first.offset(MOST_BROWSERS)).all()
    if too_many:
        connection.execute(delete(PUSH).where(_P.endpoint.in_(too_many)))


def forget_push(connection: Connection, people: Iterable[str]) -> None:
    """Deletes the browsers of some people."""
    connection.execute(delete(PUSH).where(_P.person.in_(list(people))))


assert list(Subscription._fields) == PUSH.c.keys()
