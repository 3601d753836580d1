"""What a host sees of a house, how much there is of everything and how old it is, and how to remove what is old.

Nothing that goes on is ever removed: neither a table that waits or is played, nor anybody who sits at one, nor what the
table of a month shows of challenges.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import ColumnElement, Connection, and_, delete, func, literal, select, text, union

from saqqara.server import deletion
from saqqara.server.deletion import Deletion
from saqqara.server.store.reviews import PENDING
from saqqara.server.store.rows import PersonRow, TableRow
from saqqara.server.store.schema import (
    CHALLENGES,
    DEVICES,
    ENTRIES,
    EVENINGS,
    FINISHED,
    LEVEL_TRIES,
    MEMBERS,
    PEOPLE,
    PUSH,
    RATINGS,
    REVIEWS,
    TABLES,
    TRIES,
)
from saqqara.server.store.store import Store

DAY_S = 86_400.0
KEPT_CHALLENGE_S = 31 * DAY_S  # how long after its end all that belongs to a challenge stays
Progress = Callable[[int, int], None]

_T, _P, _D, _R, _C = TABLES.c, PEOPLE.c, DEVICES.c, REVIEWS.c, CHALLENGES.c


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
    challenges: tuple[str, ...] = ()
    evenings: tuple[str, ...] = ()


def counts(store: Store) -> list[Count]:
    """Counts people, tables, reviews, games and challenges, with the ages of the oldest and the latest."""
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
        found += [_aged(connection, *what) for what in _AGED]
        return [*found, Count("ratings", _count(connection, RATINGS))]


_AGED: tuple[tuple[str, ColumnElement[float]], ...] = (
    ("reviews", _R.asked),
    ("finished games", FINISHED.c.ended),
    ("challenges", _C.opens),
    ("tries at them", TRIES.c.began),
    ("evenings", EVENINGS.c.opens),
    ("browsers to notify", PUSH.c.created),
)


def _aged(connection: Connection, what: str, at: ColumnElement[float]) -> Count:
    return Count(what, *connection.execute(select(func.count(), func.min(at), func.max(at))).one())


def size(store: Store) -> int:
    """Returns how many bytes the database takes: of SQLite the file with its log."""
    if store.is_shared:
        with store.reading() as connection:
            return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    file = str(store.engine.url.database)
    return sum(Path(file + ending).stat().st_size for ending in ("", "-wal") if Path(file + ending).exists())


def old(store: Store, before: float) -> Old:
    """Finds matches and challenges that ended, reviews that were asked for and people last seen before a moment."""
    kept = store.time() - KEPT_CHALLENGE_S
    reviews = select(_R.id, _R.judge).where(_R.table_id.is_(None), _R.asked < before, _R.state.not_in(PENDING))
    is_old = _is_old_table(before, kept)
    tables = select(_T.id).where(is_old)
    going_on = select(_T.id).where(_T.status != "over")
    busy = union(
        select(MEMBERS.c.person).where(MEMBERS.c.table_id.in_(going_on)),
        select(_T.host).where(_T.status != "over", _T.host.is_not(None)),
        select(TRIES.c.person).join(CHALLENGES, _C.id == TRIES.c.challenge).where(_C.closes >= kept),
    )
    seen = select(_D.person).where(_D.last_seen >= before)
    people = select(_P.id).where(_P.created < before, _P.id.not_in(seen), _P.id.not_in(select(busy.subquery())))
    staying = select(TRIES.c.challenge).join(TABLES, _T.id == TRIES.c.table_id).where(~is_old)
    challenges = select(_C.id).where(_C.closes < min(before, kept), _C.id.not_in(staying))
    of_evenings = select(_C.evening).where(_C.evening.is_not(None), _C.id.not_in(challenges))
    evenings = select(EVENINGS.c.id).where(EVENINGS.c.closes < min(before, kept), EVENINGS.c.id.not_in(of_evenings))
    with store.reading() as connection:
        return Old(
            tuple(connection.scalars(tables.order_by(_T.id))),
            tuple((row[0], row[1]) for row in connection.execute(reviews.order_by(_R.id, _R.judge))),
            tuple(connection.scalars(people.order_by(_P.id))),
            tuple(connection.scalars(challenges.order_by(_C.id))),
            tuple(connection.scalars(evenings.order_by(EVENINGS.c.id))),
        )


def _is_old_table(before: float, kept: float) -> ColumnElement[bool]:
    """Returns the condition for a match that ended before a moment, and not in a challenge that is kept."""
    tried = select(TRIES.c.table_id).join(CHALLENGES, _C.id == TRIES.c.challenge).where(_C.closes >= kept)
    of_levels = select(LEVEL_TRIES.c.table_id).where(LEVEL_TRIES.c.closes >= kept, LEVEL_TRIES.c.table_id.is_not(None))
    return and_(
        _T.status == "over",
        func.coalesce(_T.ended, _T.created) < before,
        _T.id.not_in(tried),
        _T.id.not_in(of_levels),
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
    _prune_challenges(store, what, before)
    store.compact()


def _prune_challenges(store: Store, what: Old, before: float) -> None:
    """Removes challenges and evenings whose tables are gone."""
    still_old = old(store, before)
    with store.writing() as connection:
        for challenge in set(what.challenges) & set(still_old.challenges):
            for of_challenge in (TRIES, LEVEL_TRIES):
                connection.execute(delete(of_challenge).where(of_challenge.c.challenge == challenge))
            connection.execute(delete(CHALLENGES).where(_C.id == challenge))
        for evening in set(what.evenings) & set(still_old.evenings):
            connection.execute(delete(EVENINGS).where(EVENINGS.c.id == evening))


def _one(store: Store, what: TableRow | str) -> Deletion:
    """Returns the deletion of a table, or of a person with what is theirs alone."""
    if isinstance(what, str):
        return Deletion((), (PersonRow(what, "", 0.0),), ())
    return Deletion((what,), (), ())


def _count(connection: Connection, of: object) -> int:
    return connection.scalar(select(func.count(literal(1))).select_from(of)) or 0  # type: ignore[arg-type]
