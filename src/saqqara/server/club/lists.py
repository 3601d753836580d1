"""A person's finished games as pages, figures and files."""

from __future__ import annotations

import csv
import io
import zlib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from saqqara.match import records
from saqqara.server.club.ratings import FEWEST_SHOWN
from saqqara.server.store.finished import Cursor, FiguresRow, Filter, FinishedStore, Recorded
from saqqara.server.wire.games import Figures, FiguresGroup, FinishedSeat, GameFinished, RatingChange

PAGE = 50
_COLUMNS = ("date", "game", "table", "seats", "opponent", "place", "points")


def finished_page(
    store: FinishedStore, person: str, wanted: Filter, before: Cursor | None
) -> tuple[list[GameFinished], str | None]:
    """Returns a page of somebody's finished games, and where the next one begins; blocks."""
    rows = store.page(person, wanted, before, PAGE + 1)
    shown = rows[:PAGE]
    seats: dict[str, list[Any]] = {}
    for seat in store.seats([row.table_id for row in shown]):
        seats.setdefault(seat.table_id, []).append(seat)
    more = _cursor_text(Cursor(shown[-1].ended, shown[-1].table_id)) if len(rows) > PAGE else None
    return [_finished(row, seats[row.table_id], person) for row in shown], more


def _finished(row: Any, seats: Sequence[Any], person: str) -> GameFinished:
    return GameFinished(
        table=row.table_id,
        game=row.game,
        seats=[
            FinishedSeat(
                name=seat.name,
                level=seat.level,
                is_you=seat.person == person,
                owes=False,
                place=seat.place,
                points=seat.points,
            )
            for seat in seats
        ],
        your_seat=row.seat,
        place=row.place,
        points=row.points,
        shared=sum(seat.place == row.place for seat in seats) > 1,
        started=row.started,
        ended=row.ended,
        reason=row.reason,
        in_figures=row.in_figures,
        is_rated=row.number is not None,
        rating=_change(row),
        challenge=row.challenge,
    )


def _change(row: Any) -> RatingChange | None:
    is_settled = row.number is not None and row.number > FEWEST_SHOWN
    return RatingChange(before=row.before, after=row.mean) if is_settled else None


def _cursor_text(cursor: Cursor) -> str:
    return f"{cursor.ended!r}_{cursor.table}"


def read_cursor(text: str) -> Cursor:
    """Reads where a page begins."""
    ended, _, table = text.partition("_")
    return Cursor(float(ended), table)


def figures_of(groups: Sequence[FiguresRow]) -> Figures:
    """Adds up figures."""
    games = sum(group.games for group in groups)
    return Figures(
        games=games,
        firsts=sum(group.firsts for group in groups),
        fair=sum(group.games / group.seats for group in groups),
        points=sum(group.points * group.games for group in groups) / games if games else 0.0,
        groups=[
            FiguresGroup(
                game=group.game,
                seats=group.seats,
                opponent=group.opponent,
                games=group.games,
                firsts=group.firsts,
                fair=group.games / group.seats,
                points=group.points,
            )
            for group in groups
        ],
    )


def record_files(store: FinishedStore, person: str, now: float) -> Iterator[tuple[str, bytes]]:
    """Yields the records of somebody's finished games as files, and at the end a list of them; blocks.

    The seed of a challenge that is open stays in the house.
    """
    listed = io.StringIO()
    table = csv.writer(listed)
    table.writerow(_COLUMNS)
    for game in _all_records(store, person):
        date = datetime.fromtimestamp(game.ended, UTC).strftime("%Y-%m-%d")
        table.writerow((date, game.game, game.table, game.seats, game.opponent, game.place, game.points))
        record = zlib.decompress(game.record).decode()
        if game.sealed_until is not None and now < game.sealed_until:
            record = records.without_seed(record)
        yield f"{date}-{game.game}-{game.table}.record", record.encode()
    yield "games.csv", listed.getvalue().encode()


def _all_records(store: FinishedStore, person: str) -> Iterator[Recorded]:
    page = store.records(person, None, PAGE)
    while page:
        yield from page
        page = store.records(person, Cursor(page[-1].ended, page[-1].table), PAGE)
