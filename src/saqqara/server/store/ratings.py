"""Ratings in the database, with the history of their changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from saqqara.server.store.finished import insert_of
from saqqara.server.store.schema import RATING_CHANGES, RATINGS
from saqqara.server.store.store import Store

_R, _C = RATINGS.c, RATING_CHANGES.c


class RatingRow(NamedTuple):
    """A person's rating at a game."""

    person: str
    game: str
    games: int
    mean: float
    deviation: float


class Change(NamedTuple):
    """What a match made of a person's rating."""

    person: str
    game: str
    table: str
    at: float
    before: float
    mean: float
    deviation: float


def locked_ratings(connection: Connection, game: str, people: Sequence[str]) -> dict[str, RatingRow]:
    """Returns the ratings of people who have one, by person; nobody else changes them until the transaction ends."""
    # A person without a row gets an empty one first, so that there is something to lock.
    empty = [{"person": person, "game": game, "games": 0, "mean": 0.0, "deviation": 0.0} for person in sorted(people)]
    connection.execute(insert_of(connection, RATINGS).on_conflict_do_nothing(), empty)
    query = select(RATINGS).where(_R.game == game, _R.person.in_(people)).order_by(_R.person).with_for_update()
    rows = [RatingRow(*row) for row in connection.execute(query)]
    return {row.person: row for row in rows if row.games}


def change_ratings(connection: Connection, changes: Sequence[Change]) -> None:
    """Sets ratings to what a match made of them, and adds to their history."""
    for change in changes:
        mine = (_R.person == change.person) & (_R.game == change.game)
        new = {"games": _R.games + 1, "mean": change.mean, "deviation": change.deviation}
        number = connection.scalar(update(RATINGS).where(mine).values(**new).returning(_R.games))
        connection.execute(insert(RATING_CHANGES).values(number=number, table_id=change.table, **_values(change)))


def _values(change: Change) -> dict[str, object]:
    return {name: value for name, value in change._asdict().items() if name != "table"}


class RatingStore:
    """What a person asks of them. The queries block, and each is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of_person(self, person: str, most: int) -> tuple[list[RatingRow], list[Change]]:
        """Returns a person's ratings, and their latest changes at each game, in order."""
        with self._store.reading() as connection:
            rated = select(RATINGS).where(_R.person == person, _R.games > 0).order_by(_R.game)
            rows = [RatingRow(*row) for row in connection.execute(rated)]
            changes = [change for row in rows for change in _latest(connection, row, most)]
        return rows, changes


def _latest(connection: Connection, row: RatingRow, most: int) -> list[Change]:
    columns = (_C.person, _C.game, _C.table_id, _C.at, _C.before, _C.mean, _C.deviation)
    query = (
        select(*columns)
        .where(_C.person == row.person, _C.game == row.game, _C.number > row.games - most)
        .order_by(_C.number)
    )
    return [Change(*change) for change in connection.execute(query)]
