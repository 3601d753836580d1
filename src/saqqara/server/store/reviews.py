"""The reviews in the database: those that are ready, and the queue of those that are not.

A process that computes a review has a lease on its row, which it renews with what it writes. A row whose lease has
ended is in the queue again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, fields, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, or_, select, update

from saqqara.server.store.appending import notify
from saqqara.server.store.rows import ReviewRow
from saqqara.server.store.schema import REVIEWS, TABLES
from saqqara.server.store.store import Store

NEWS = "review"  # the message that tells other processes of a change, with the id
PENDING = ("queued", "running")

_R = REVIEWS.c


class ReviewStore:
    """All queries about reviews. They block, and each is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading ---

    def latest(self, review: str) -> ReviewRow | None:
        """Returns the review that was asked for last, whoever judges."""
        with self._store.reading() as connection:
            return _latest(connection, review)

    def stamp(self, review: str) -> int | None:
        """Returns its stamp alone."""
        query = select(_R.stamp).where(_R.id == review).order_by(_R.asked.desc()).limit(1)
        with self._store.reading() as connection:
            return connection.scalar(query)

    def ahead(self, row: ReviewRow) -> int:
        """Returns how many reviews come before one that waits."""
        query = select(func.count()).where(_R.state.in_(PENDING), _R.asked < row.asked)
        with self._store.reading() as connection:
            return connection.scalar(query) or 0

    # --- asking and stopping ---

    def ask(self, row: ReviewRow, per_person: int, in_all: int) -> ReviewRow | str:
        """Puts a review into the queue, unless it is there or ready. Returns it, or which limit it exceeds.

        One that was stopped or has failed, or is of another record, is queued again.
        """
        with self._store.writing() as connection:
            found = _latest(connection, row.id, row.judge)
            if found is not None and found.record == row.record and found.state not in ("stopped", "failed"):
                return found
            if _pending(connection, row.person) >= per_person:
                return "person"
            if _pending(connection) >= in_all:
                return "all"
            if row.table_id is not None and not _is_there(connection, row.table_id):
                return "table"
            fresh = row if found is None else _again(found, row)
            values = dict(zip(REVIEWS.c.keys(), astuple(fresh), strict=True))
            put = self._store.insert(REVIEWS).values(values)
            connection.execute(put.on_conflict_do_update(index_elements=["id", "judge"], set_=values))
            self._tell(connection, row.id)
            return fresh

    def stop(self, review: str) -> None:
        """Stops a review that is computed or waits. What there is of it stays."""
        with self._store.writing() as connection:
            changed = connection.execute(
                update(REVIEWS)
                .where(_R.id == review, _R.state.in_(PENDING))
                .values(state="stopped", stamp=_R.stamp + 1, worker=None, leased_until=0.0)
            )
            if changed.rowcount:
                self._tell(connection, review)

    # --- computing ---

    def claim(self, worker: str, now: float, lease_s: float, most: int) -> list[ReviewRow]:
        """Takes the leases of those that wait, or whose process is gone; whoever asked first comes first."""
        is_free = or_(_R.state == "queued", and_(_R.state == "running", _R.leased_until < now))
        waiting = (
            select(_R.id, _R.judge)
            .where(is_free)
            .order_by(_R.asked)
            .limit(most)
            .with_for_update(skip_locked=True)
            .cte()
        )
        is_taken = and_(_R.id == waiting.c.id, _R.judge == waiting.c.judge)
        with self._store.writing() as connection:
            claimed = connection.execute(
                update(REVIEWS)
                .where(select(waiting.c.id).where(is_taken).exists())
                .values(
                    state="running", worker=worker, leased_until=now + lease_s, tries=_R.tries + 1, stamp=_R.stamp + 1
                )
                .returning(*_R)
            )
            rows = sorted((ReviewRow(*row) for row in claimed), key=lambda row: row.asked)
            for row in rows:
                self._tell(connection, row.id)
            return rows

    def renew(self, worker: str, keys: Sequence[tuple[str, str]], until: float) -> list[tuple[str, str]]:
        """Renews the leases of a process. Returns those that it still has."""
        with self._store.writing() as connection:
            return [
                key
                for key in keys
                if connection.execute(update(REVIEWS).where(_is_held(key, worker)).values(leased_until=until)).rowcount
            ]

    def keep(
        self, key: tuple[str, str], worker: str, until: float, looked_at: int, moments: int, body: bytes, is_done: bool
    ) -> bool:
        """Writes what there is of a review. Returns False if the process does not have the lease any more."""
        values: dict[str, Any] = {
            "looked_at": looked_at,
            "moments": moments,
            "body": body,
            "stamp": _R.stamp + 1,
            "leased_until": until,
        }
        if is_done:
            values |= {"state": "done", "worker": None, "leased_until": 0.0}
        return self._change(key, worker, values, forget_others=is_done)

    def fail(self, key: tuple[str, str], worker: str, failure: str) -> bool:
        """Notes why there will be no review."""
        values = {"state": "failed", "failure": failure, "worker": None, "leased_until": 0.0, "stamp": _R.stamp + 1}
        return self._change(key, worker, values)

    def release(self, worker: str | None = None, *, is_try: bool = False) -> None:
        """Puts what a process computes into the queue again; None: what all processes do.

        `is_try`: it counts as a try, since it did not end well.
        """
        is_held = _R.state == "running" if worker is None else and_(_R.state == "running", _R.worker == worker)
        tries = _R.tries if is_try else case((_R.tries > 0, _R.tries - 1), else_=0)
        with self._store.writing() as connection:
            connection.execute(
                update(REVIEWS).where(is_held).values(state="queued", worker=None, leased_until=0.0, tries=tries)
            )

    def forget_before(self, moment: float) -> None:
        """Deletes reviews of records that nobody has asked for since a moment; those of tables stay with them."""
        is_old = and_(_R.table_id.is_(None), _R.asked < moment, _R.state.not_in(PENDING))
        with self._store.writing() as connection:
            connection.execute(delete(REVIEWS).where(is_old))

    def _change(
        self, key: tuple[str, str], worker: str, values: dict[str, Any], *, forget_others: bool = False
    ) -> bool:
        with self._store.writing() as connection:
            if not connection.execute(update(REVIEWS).where(_is_held(key, worker)).values(values)).rowcount:
                return False
            if forget_others:  # by other judges
                connection.execute(delete(REVIEWS).where(_R.id == key[0], _R.judge != key[1]))
            self._tell(connection, key[0])
            return True

    def _tell(self, connection: Connection, review: str) -> None:
        if self._store.is_shared:
            notify(connection, [f"{NEWS} {review}"])


def delete_reviews_of(connection: Connection, table: str) -> None:
    """Deletes the reviews of a table."""
    connection.execute(delete(REVIEWS).where(_R.table_id == table))


def forget_people(connection: Connection, people: set[str]) -> None:
    """Takes people out of the reviews that they asked for."""
    connection.execute(update(REVIEWS).where(_R.person.in_(people)).values(person=""))


def _latest(connection: Connection, review: str, judge: str | None = None) -> ReviewRow | None:
    query = select(REVIEWS).where(_R.id == review).order_by(_R.asked.desc()).limit(1)
    if judge is not None:
        query = query.where(_R.judge == judge)
    found = connection.execute(query).first()
    return ReviewRow(*found) if found else None


def _pending(connection: Connection, person: str | None = None) -> int:
    query = select(func.count()).where(_R.state.in_(PENDING))
    if person is not None:
        query = query.where(_R.person == person)
    return connection.scalar(query) or 0


def _is_there(connection: Connection, table: str) -> bool:
    query = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(read=True, key_share=True)
    return connection.scalar(query) is not None


def _again(found: ReviewRow, request: ReviewRow) -> ReviewRow:
    """Returns a review that goes into the queue again, with what there is of it."""
    fresh = replace(request, stamp=found.stamp + 1)
    if found.record != request.record:
        return fresh
    return replace(fresh, looked_at=found.looked_at, moments=found.moments, body=found.body)


def _is_held(key: tuple[str, str], worker: str) -> ColumnElement[bool]:
    return and_(_R.id == key[0], _R.judge == key[1], _R.worker == worker, _R.state == "running")


assert [field.name for field in fields(ReviewRow)] == REVIEWS.c.keys()
