"""Finished games in the database: what a house has counted, in lists and figures of a person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    delete,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from saqqara.server.store.rows import TableRow
from saqqara.server.store.schema import ENTRIES, FINISHED, MEMBERS, PEOPLE, RATING_CHANGES, RATINGS, RESULTS, TABLES
from saqqara.server.store.store import Store

_F, _R, _C = FINISHED.c, RESULTS.c, RATING_CHANGES.c
_MOST_EXCLUDED = 10_000  # values in one statement; both databases take more


@dataclass(frozen=True)
class Filter:
    """Which finished games of a person are asked for; None: all."""

    game: str | None = None
    seats: int | None = None
    opponent: str | None = None
    challenge: str | None = None


class Cursor(NamedTuple):
    """A place in the list of a person's games: the next ones ended before."""

    ended: float
    table: str


class FiguresRow(NamedTuple):
    """The figures of a person's games of one kind."""

    game: str
    seats: int
    opponent: str
    games: int
    firsts: float
    points: float


class Recorded(NamedTuple):
    """A finished game of a person with its record."""

    table: str
    game: str
    seats: int
    ended: float
    place: int
    points: int
    opponent: str
    sealed_until: float | None
    record: bytes


class FinishedStore:
    """All queries about them but the count of an end. They block, and each is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def uncounted(self, since: float | None, limit: int, but: Sequence[str] = ()) -> list[str]:
        """Returns tables whose match is over and has not been counted, the oldest first.

        `since`: only those that ended after that moment.
        """
        is_counted = select(_F.table_id).where(_F.table_id == TABLES.c.id).exists()
        query = select(TABLES.c.id).where(TABLES.c.status == "over", ~is_counted)
        if since is not None:
            query = query.where(TABLES.c.ended >= since)
        if but:
            query = query.where(TABLES.c.id.not_in(but[:_MOST_EXCLUDED]))
        with self._store.reading() as connection:
            return list(connection.scalars(query.order_by(TABLES.c.ended).limit(limit)))

    def running(self, person: str, limit: int) -> list[TableRow]:
        """Returns the tables where a person sits whose match is not over, by what happened last."""
        last = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        query = (
            select(TABLES)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(MEMBERS.c.person == person, ~MEMBERS.c.is_over, TABLES.c.status != "over")
            .order_by(func.coalesce(last, TABLES.c.created).desc(), TABLES.c.id)
            .limit(limit)
        )
        with self._store.reading() as connection:
            return [TableRow(*row) for row in connection.execute(query)]

    def log_lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Returns how many entries the logs of tables have; of one without entries nothing."""
        of_table = select(func.max(ENTRIES.c.turn)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        query = select(TABLES.c.id, of_table).where(TABLES.c.id.in_(tables))
        with self._store.reading() as connection:
            return {table: turn + 1 for table, turn in connection.execute(query) if turn is not None}

    def page(self, person: str, wanted: Filter, before: Cursor | None, limit: int) -> list[Row[Any]]:
        """Returns finished games of a person, the newest first, each with the change of the person's rating."""
        with self._store.reading() as connection:
            return list(connection.execute(page_query(person, wanted, before, limit)))

    def seats(self, tables: Sequence[str]) -> list[Row[Any]]:
        """Returns the results of all seats of some games."""
        query = select(RESULTS).where(_R.table_id.in_(tables)).order_by(_R.table_id, _R.seat)
        with self._store.reading() as connection:
            return list(connection.execute(query))

    def figures(self, person: str, wanted: Filter) -> list[FiguresRow]:
        """Returns the figures of a person by game, number of seats and opponents."""
        kind = (_R.game, _R.seats, _R.opponent)
        query = (
            select(*kind, func.count(), func.sum(_R.first), func.avg(_R.points))
            .where(*_of(person, wanted), _R.in_figures)
            .group_by(*kind)
            .order_by(*kind)
        )
        with self._store.reading() as connection:
            return [
                FiguresRow(game, seats, opponent, games, float(firsts), float(points))
                for game, seats, opponent, games, firsts, points in connection.execute(query)
            ]

    def records(self, person: str, before: Cursor | None, limit: int) -> list[Recorded]:
        """Returns finished games of a person with their records, the newest first."""
        columns = (
            _R.table_id,
            _R.game,
            _R.seats,
            _R.ended,
            _R.place,
            _R.points,
            _R.opponent,
            _F.sealed_until,
            _F.record,
        )
        query = select(*columns).join(FINISHED, _F.table_id == _R.table_id).where(*_of(person, Filter()))
        with self._store.reading() as connection:
            return [Recorded(*row) for row in connection.execute(_newest(query, before, limit))]


def page_query(person: str, wanted: Filter, before: Cursor | None, limit: int) -> Select[Any]:
    """Returns the query for a page of a person's finished games."""
    change = and_(_C.table_id == _R.table_id, _C.person == person)
    query = (
        select(
            _R.table_id,
            _R.game,
            _R.seat,
            _R.place,
            _R.points,
            _R.first,
            _R.ended,
            _R.in_figures,
            _R.challenge,
            _F.started,
            _F.reason,
            _C.number,
            _C.before,
            _C.mean,
        )
        .join(FINISHED, _F.table_id == _R.table_id)
        .join(RATING_CHANGES, change, isouter=True)
        .where(*_of(person, wanted))
    )
    return _newest(query, before, limit)


def _of(person: str, wanted: Filter) -> list[ColumnElement[bool]]:
    """Returns the conditions for a person's games; of several seats at one table, the first stands for it."""
    filters = {"game": wanted.game, "seats": wanted.seats, "opponent": wanted.opponent, "challenge": wanted.challenge}
    return [
        _R.person == person,
        _R.is_main,
        *(_R[name] == value for name, value in filters.items() if value is not None),
    ]


def _newest(query: Select[Any], before: Cursor | None, limit: int) -> Select[Any]:
    if before is not None:
        query = query.where(tuple_(_R.ended, _R.table_id) < tuple_(literal(before.ended), literal(before.table)))
    return query.order_by(_R.ended.desc(), _R.table_id.desc()).limit(limit)


# --- within a transaction of others ---


def end_of(connection: Connection, table: str) -> float | None:
    """Returns when a table's match ended and keeps the table, None if it is not over or is gone."""
    query = select(TABLES.c.ended, TABLES.c.created).where(TABLES.c.id == table, TABLES.c.status == "over")
    found = connection.execute(query.with_for_update(key_share=True)).first()
    return None if found is None else float(found.created if found.ended is None else found.ended)


def people_among(connection: Connection, ids: Iterable[str]) -> set[str]:
    """Returns those who have not been forgotten, and keeps them until the transaction ends."""
    query = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(sorted(ids))).order_by(PEOPLE.c.id)
    return set(connection.scalars(query.with_for_update(read=True, key_share=True)))


def add_finished(connection: Connection, game: dict[str, Any], seats: Sequence[dict[str, Any]]) -> bool:
    """Adds a finished game with the results of its seats. Returns False if it was counted already."""
    connection.execute(update(MEMBERS).where(MEMBERS.c.table_id == game["table_id"]).values(is_over=True))
    add = insert_of(connection, FINISHED).values(**game).on_conflict_do_nothing().returning(_F.table_id)
    if connection.execute(add).first() is None:
        return False
    connection.execute(insert(RESULTS), list(seats))
    return True


def insert_of(connection: Connection, into: Any) -> Any:
    """Returns the INSERT of the database's dialect; both have ON CONFLICT."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(into)


def delete_finished(connection: Connection, table: str) -> None:
    """Deletes what was counted of a table. Ratings keep what it changed."""
    for of_table in (RATING_CHANGES, RESULTS, FINISHED):
        connection.execute(delete(of_table).where(of_table.c.table_id == table))


def forget_results(connection: Connection, people: Iterable[str], name: str) -> None:
    """Deletes the ratings of people. Their seats in games of others get another name."""
    ids = list(people)
    connection.execute(update(RESULTS).where(_R.person.in_(ids)).values(person=None, name=name))
    for about_people in (RATING_CHANGES, RATINGS):
        connection.execute(delete(about_people).where(about_people.c.person.in_(ids)))
