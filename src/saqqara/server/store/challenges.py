"""The challenges in the database, the tries at them, and their results.

The keys of the rows keep the promises: one challenge for each game and day, and one try for honour for each person,
whichever process is first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple, fields
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, case, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from saqqara.server.store.appending import append_all
from saqqara.server.store.rows import Append, ChallengeRow, Entry, LevelTryRow, TableRow, TryRow
from saqqara.server.store.schema import CHALLENGES, EVENINGS, LEVEL_TRIES, PEOPLE, TABLES, TRIES
from saqqara.server.store.store import Store

FOR_HONOUR = 0  # the number of that try
MOST_OWED = 300  # games that levels owe; beyond these, challenges of people get none

_C, _T, _L = CHALLENGES.c, TRIES.c, LEVEL_TRIES.c


class ChallengeStore:
    """All queries about challenges and tries. They block, and each is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- challenges ---

    def add(self, row: ChallengeRow, levels: Sequence[str], most_of_person: int | None = None) -> ChallengeRow | None:
        """Adds a challenge and the tries that levels owe. Returns it, or the one of that id that was there before.

        Returns None if whoever makes it has made `most_of_person` within the day before.
        """
        with self._store.writing() as connection:
            if row.made_by is not None and most_of_person is not None:
                # One at a time, so that several requests together do not exceed the limit.
                connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == row.made_by).with_for_update()).close()
                if _made_since(connection, row.made_by, row.opens - 86_400.0) >= most_of_person:
                    return None
            add = self._insert(CHALLENGES).values(astuple(row)).on_conflict_do_nothing().returning(_C.id)
            if connection.execute(add).first() is None:
                return _challenge(connection, row.id)
            for level in levels if row.kind == "day" or _count_owed(connection) < MOST_OWED else ():
                connection.execute(LEVEL_TRIES.insert().values(astuple(LevelTryRow(row.id, level, row.closes))))
            return row

    def challenge(self, challenge: str) -> ChallengeRow | None:
        """Returns a challenge."""
        with self._store.reading() as connection:
            return _challenge(connection, challenge)

    def past_days(self, before: float, limit: int) -> list[ChallengeRow]:
        """Returns the challenges of days that are over, the latest first."""
        query = select(CHALLENGES).where(_C.kind == "day", _C.closes <= before)
        return self._challenges(query.order_by(_C.closes.desc(), _C.id).limit(limit))

    def of_person(self, person: str, limit: int) -> list[ChallengeRow]:
        """Returns what a person has made or tried of the challenges that people make, the latest first."""
        tried = select(_T.challenge).where(_T.person == person, _T.number == FOR_HONOUR)
        query = select(CHALLENGES).where(_C.kind == "own", or_(_C.made_by == person, _C.id.in_(tried)))
        return self._challenges(query.order_by(_C.opens.desc(), _C.id).limit(limit))

    def _challenges(self, query: Select[*tuple[Any, ...]]) -> list[ChallengeRow]:
        with self._store.reading() as connection:
            return [ChallengeRow(*row) for row in connection.execute(query)]

    # --- tries ---

    def begin(
        self, challenge: str, person: str, seat: int, for_fun: bool, table_of: Callable[[int], str], now: float
    ) -> TryRow:
        """Returns the try that a person has: the one for honour, or the one for fun that is not over, or a new one."""
        with self._store.writing() as connection:
            while True:
                found = _last(connection, challenge, person, for_fun)
                if found is not None and (found.ended is None or not for_fun):
                    return found
                number = 0 if not for_fun else 1 if found is None else found.number + 1
                row = TryRow(challenge, person, number, table_of(number), seat, now)
                add = self._insert(TRIES).values(astuple(row)).on_conflict_do_nothing().returning(_T.number)
                if connection.execute(add).first() is not None:
                    return row

    def has_finished(self, challenge: str, person: str) -> bool:
        """Whether a person has finished the try for honour."""
        is_theirs = and_(_T.challenge == challenge, _T.person == person, _T.number == FOR_HONOUR)
        with self._store.reading() as connection:
            return connection.scalar(select(_T.ended).where(is_theirs)) is not None

    def tries_of(self, person: str, challenges: Iterable[str]) -> dict[str, TryRow]:
        """Returns a person's tries for honour, by challenge."""
        query = select(TRIES).where(_T.person == person, _T.number == FOR_HONOUR, _T.challenge.in_(list(challenges)))
        with self._store.reading() as connection:
            return {row.challenge: TryRow(*row) for row in connection.execute(query)}

    # --- the levels' tries ---

    def claim_level(self, worker: str, now: float, lease_s: float, most_begun: int) -> LevelTryRow | None:
        """Takes the lease of a game that a level owes and nobody plays.

        Those of days come first, then those of challenges that close first.
        """
        is_of_people = select(_C.kind != "day").where(_C.id == _L.challenge).scalar_subquery()
        waiting = (
            select(_L.challenge, _L.level)
            .where(_L.points.is_(None), _L.leased_until < now, _L.begun < most_begun)
            .order_by(is_of_people, _L.closes, _L.challenge, _L.level)
            .limit(1)
            .with_for_update(skip_locked=True)
            .cte()
        )
        is_next = and_(_L.challenge == waiting.c.challenge, _L.level == waiting.c.level)
        with self._store.writing() as connection:
            found = connection.execute(
                update(LEVEL_TRIES)
                .where(select(waiting.c.level).where(is_next).exists())
                .values(worker=worker, leased_until=now + lease_s, begun=_L.begun + 1)
                .returning(*_L)
            ).first()
        return None if found is None else LevelTryRow(*found)

    def renew_level(self, row: LevelTryRow, worker: str, until: float) -> None:
        """Renews a lease."""
        with self._store.writing() as connection:
            connection.execute(update(LEVEL_TRIES).where(_is_held(row, worker)).values(leased_until=until))

    def release_levels(self, worker: str | None) -> None:
        """Ends the leases of a process, or of all; what they played does not count as begun."""
        is_held = and_(_L.points.is_(None), _L.worker.is_not(None) if worker is None else _L.worker == worker)
        begun = case((_L.begun > 0, _L.begun - 1), else_=0)
        with self._store.writing() as connection:
            connection.execute(update(LEVEL_TRIES).where(is_held).values(worker=None, leased_until=0.0, begun=begun))

    def keep_level(
        self, row: LevelTryRow, worker: str, table: TableRow, entries: Sequence[Entry], points: int, place: int
    ) -> bool:
        """Writes the game of a level and its result. Returns False if the process does not have the lease any more."""
        values = {"table_id": table.id, "points": points, "place": place, "worker": None, "leased_until": 0.0}
        with self._store.writing() as connection:
            if not connection.execute(update(LEVEL_TRIES).where(_is_held(row, worker)).values(values)).rowcount:
                return False
            add = self._insert(TABLES).values(astuple(table)).on_conflict_do_nothing().returning(TABLES.c.id)
            if connection.execute(add).first() is not None:
                append_all(connection, [Append(table.id, *entry) for entry in entries])
            return True

    # --- results ---

    def results(self, challenge: str, most: int, person: str | None) -> list[tuple[TryRow, str]]:
        """Returns the best results with the names of their people, and that of one person; those with help last."""
        counted = select(TRIES, func.coalesce(PEOPLE.c.name, "")).outerjoin(PEOPLE, PEOPLE.c.id == _T.person)
        counted = counted.where(_T.challenge == challenge, _T.counts)
        best = counted.order_by(_T.with_help, _T.points.desc(), _T.ended, _T.person).limit(most)
        with self._store.reading() as connection:
            found = [(TryRow(*row[:-1]), row[-1]) for row in connection.execute(best)]
            if person is not None and all(row.person != person for row, _ in found):
                mine = connection.execute(counted.where(_T.person == person))
                found += [(TryRow(*row[:-1]), row[-1]) for row in mine]
        return found

    def counts(self, challenges: Iterable[str]) -> dict[str, dict[int, int]]:
        """Returns how many have so many points, by challenge; without help."""
        query = (
            select(_T.challenge, _T.points, func.count())
            .where(_T.challenge.in_(list(challenges)), _T.counts, _T.with_help.is_(False))
            .group_by(_T.challenge, _T.points)
        )
        counts: dict[str, dict[int, int]] = {}
        with self._store.reading() as connection:
            for challenge, points, number in connection.execute(query):
                counts.setdefault(challenge, {})[points] = number
        return counts

    def results_of_days(self, game: str, since: float, until: float) -> list[tuple[str, str, str, int]]:
        """Returns (challenge, person, name, points) of the days of a game that ended between two moments."""
        query = (
            select(_T.challenge, _T.person, func.coalesce(PEOPLE.c.name, ""), _T.points)
            .join(CHALLENGES, _C.id == _T.challenge)
            .outerjoin(PEOPLE, PEOPLE.c.id == _T.person)
            .where(_C.kind == "day", _C.game == game, _C.closes > since, _C.closes <= until)
            .where(_T.counts, _T.with_help.is_(False))
        )
        with self._store.reading() as connection:
            return [(row[0], row[1], row[2], row[3]) for row in connection.execute(query)]

    def level_results(self, challenge: str) -> list[LevelTryRow]:
        """Returns what the levels have made of a challenge, as far as they have played."""
        query = select(LEVEL_TRIES).where(_L.challenge == challenge, _L.points.is_not(None))
        with self._store.reading() as connection:
            return [LevelTryRow(*row) for row in connection.execute(query)]

    def levels_owed(self, challenge: str, most_begun: int) -> int:
        """Returns how many levels owe a game of a challenge that has not been given up."""
        query = select(func.count()).where(_L.challenge == challenge, _L.points.is_(None), _L.begun < most_begun)
        with self._store.reading() as connection:
            return int(connection.execute(query).scalar_one())

    def _insert(self, into: Any) -> Any:
        return postgresql.insert(into) if self._store.is_shared else sqlite.insert(into)


class Result(NamedTuple):
    """What somebody has made of a challenge at a table."""

    person: str
    seat: int
    points: int
    place: int
    with_help: bool


def count_result(connection: Connection, table: str, ended: float, result: Result) -> None:
    """Notes the result of a try, once. It counts if the try was for honour and the challenge was still open."""
    closes = select(_C.closes).where(_C.id == _T.challenge).scalar_subquery()
    counts = case((and_(_T.number == FOR_HONOUR, closes > ended), True), else_=False)
    connection.execute(
        update(TRIES)
        .where(_T.table_id == table, _T.person == result.person, _T.ended.is_(None))
        .values(
            ended=ended,
            counts=counts,
            seat=result.seat,
            points=result.points,
            place=result.place,
            with_help=result.with_help,
        )
    )


def delete_tries_of(connection: Connection, table: str) -> None:
    """Deletes the tries at a table that is deleted."""
    connection.execute(delete(TRIES).where(_T.table_id == table))


def forget_tries(connection: Connection, person: str, guest: str) -> None:
    """Gives the results of somebody at tables of others to a guest, and takes them out of what they have made.

    What the others have made of a deal is compared with these results as before.
    """
    connection.execute(delete(TRIES).where(_T.person == person, _T.ended.is_(None)))
    connection.execute(update(TRIES).where(_T.person == person).values(person=guest))
    evenings = select(EVENINGS.c.id).where(EVENINGS.c.made_by == person)
    connection.execute(update(CHALLENGES).where(_C.evening.in_(evenings)).values(name=""))
    for made in (CHALLENGES, EVENINGS):
        connection.execute(update(made).where(made.c.made_by == person).values(made_by=None, name=""))


def _challenge(connection: Connection, challenge: str) -> ChallengeRow | None:
    found = connection.execute(select(CHALLENGES).where(_C.id == challenge)).first()
    return None if found is None else ChallengeRow(*found)


def _made_since(connection: Connection, person: str, since: float) -> int:
    query = select(func.count()).where(_C.made_by == person, _C.opens > since)
    return connection.scalar(query) or 0


def _count_owed(connection: Connection) -> int:
    return connection.scalar(select(func.count()).where(_L.points.is_(None))) or 0


def _last(connection: Connection, challenge: str, person: str, for_fun: bool) -> TryRow | None:
    is_kind = _T.number > FOR_HONOUR if for_fun else _T.number == FOR_HONOUR
    query = select(TRIES).where(_T.challenge == challenge, _T.person == person, is_kind)
    found = connection.execute(query.order_by(_T.number.desc()).limit(1)).first()
    return None if found is None else TryRow(*found)


def _is_held(row: LevelTryRow, worker: str) -> ColumnElement[bool]:
    is_row = and_(_L.challenge == row.challenge, _L.level == row.level)
    return and_(is_row, _L.worker == worker, _L.points.is_(None))


for _row, _schema in ((ChallengeRow, CHALLENGES), (TryRow, TRIES), (LevelTryRow, LEVEL_TRIES)):
    assert [field.name for field in fields(_row)] == _schema.c.keys()
