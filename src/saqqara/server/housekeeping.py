"""What a host sees of a house, how much there is of everything and how old it is, and how to remove what is old.

Nothing that goes on is ever removed: neither a table that waits or is played, nor anybody who sits at one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, delete, func, literal, select, text, union

from saqqara.server import deletion
from saqqara.server.deletion import Deletion
from saqqara.server.store.reviews import PENDING
from saqqara.server.store.rows import PersonRow, TableRow
from saqqara.server.store.schema import DEVICES, ENTRIES, MEMBERS, PEOPLE, REVIEWS, TABLES
from saqqara.server.store.store import Store

DAY_S = 86_400.0
Progress = Callable[[int, int], None]

_T, _P, _D, _R = TABLES.c, PEOPLE.c, DEVICES.c, REVIEWS.c


@dataclass(frozen=True)
class Count:
    """How many there are of something, and since when."""

    what: str
    number: int
    oldest: float | None = None
    latest: float | None = None


@dataclass(frozen=True)
class Old:
    """What is old enough to be removed."""

    tables: tuple[str, ...]
    reviews: tuple[tuple[str, str], ...]  # of records; those of tables go with them
    people: tuple[str, ...]


def counts(store: Store) -> list[Count]:
    """Counts people, tables by status, moves and reviews, with the ages of the oldest and the latest."""
    seen = select(_D.person, func.max(_D.last_seen).label("at")).group_by(_D.person).subquery()
    ages = func.count(), func.min(_T.created), func.max(_T.created)
    with store.reading() as connection:
        people = connection.scalar(select(func.count()).select_from(PEOPLE)) or 0
        last_seen = connection.execute(select(func.min(seen.c.at), func.max(seen.c.at))).one()
        found = [Count("people", people, *last_seen), Count("devices", _count(connection, DEVICES))]
        for status in ("waiting", "playing", "over"):
            row = connection.execute(select(*ages).where(_T.status == status)).one()
            found.append(Count(f"tables {status}", *row))
        found.append(Count("entries of tables", _count(connection, ENTRIES)))
        reviews = connection.execute(select(func.count(), func.min(_R.asked), func.max(_R.asked))).one()
        return [*found, Count("reviews", *reviews)]


def size(store: Store) -> int:
    """Returns how many bytes the database takes: of SQLite the file with its log."""
    if store.is_shared:
        with store.reading() as connection:
            return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    file = str(store.engine.url.database)
    return sum(Path(file + ending).stat().st_size for ending in ("", "-wal") if Path(file + ending).exists())


def old(store: Store, before: float) -> Old:
    """Finds matches that ended, reviews that were asked for and people who were last seen before a moment."""
    reviews = select(_R.id, _R.judge).where(_R.table_id.is_(None), _R.asked < before, _R.state.not_in(PENDING))
    tables = select(_T.id).where(_T.status == "over", func.coalesce(_T.ended, _T.created) < before)
    going_on = select(_T.id).where(_T.status != "over")
    busy = union(
        select(MEMBERS.c.person).where(MEMBERS.c.table_id.in_(going_on)),
        select(_T.host).where(_T.status != "over", _T.host.is_not(None)),
    )
    seen = select(_D.person).where(_D.last_seen >= before)
    people = select(_P.id).where(_P.created < before, _P.id.not_in(seen), _P.id.not_in(select(busy.subquery())))
    with store.reading() as connection:
        return Old(
            tuple(connection.scalars(tables.order_by(_T.id))),
            tuple((row[0], row[1]) for row in connection.execute(reviews.order_by(_R.id, _R.judge))),
            tuple(connection.scalars(people.order_by(_P.id))),
        )


def prune(store: Store, what: Old, before: float, progress: Progress | None = None) -> None:
    """Removes what is old, one table and one person after the other. What is not old any more stays."""
    total = len(what.tables) + len(what.people)
    still_old = old(store, before)
    with store.writing() as connection:
        for review, judge in set(what.reviews) & set(still_old.reviews):
            connection.execute(delete(REVIEWS).where(_R.id == review, _R.judge == judge))
    tables = [row for table in still_old.tables if table in set(what.tables) and (row := store.table(table))]
    steps: list[TableRow | str] = [*tables, *(person for person in still_old.people if person in set(what.people))]
    for done, step in enumerate(steps, 1):
        deletion.carry_out(store, _one(store, step), is_scrubbed=False)
        if progress is not None:
            progress(done, total)
    store.compact()


def _one(store: Store, what: TableRow | str) -> Deletion:
    """Returns the deletion of a table, or of a person with what is theirs alone."""
    if isinstance(what, str):
        return Deletion((), (PersonRow(what, "", 0.0),), ())
    return Deletion((what,), (), ())


def _count(connection: Connection, of: object) -> int:
    return connection.scalar(select(func.count(literal(1))).select_from(of)) or 0  # type: ignore[arg-type]
