"""Finished games: the end of each match is counted exactly once, whichever process sees it and whenever."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import msgspec
from sqlalchemy import Connection

from saqqara.bots.levels import LEVELS
from saqqara.server.club.rated import is_played, why_unrated
from saqqara.server.deletion import GUEST
from saqqara.server.store.finished import add_finished, end_of, people_among
from saqqara.server.store.store import Store
from saqqara.server.table import Table
from saqqara.server.wire import LevelName

PEOPLE = "people"  # the opponents, if another person plays


@dataclass(frozen=True)
class SeatResult:
    """How a match ended for a seat."""

    seat: int
    person: str | None  # None too: somebody who was forgotten
    name: str
    level: LevelName | None  # of the bot that had the seat
    place: int  # 0: ended without a winner
    points: int
    hints: int
    stood_in: bool  # the player left: a bot played in the end, or moved because the player asked it to
    conceded: bool


@dataclass(frozen=True)
class FinishedGame:
    """A match that is over."""

    table: Table
    ended: float
    seats: tuple[SeatResult, ...]
    is_rated: bool
    challenge: str | None


Counter = Callable[[Connection, FinishedGame], None]  # counts a match, in the transaction that notes its end


def note_end(store: Store, table: Table, counters: Sequence[Counter] = ()) -> bool:
    """Counts the end of a match, in one transaction. Returns False if it was counted before, or is not over."""
    if table.status != "over":
        return False
    results = seat_results(table)
    record = zlib.compress(table.begun().record(is_over=True).encode())
    with store.writing() as connection:
        ended = end_of(connection, table.id)
        if ended is None:
            return False
        known = people_among(connection, {result.person for result in results if result.person is not None})
        seats = tuple(_forgotten(one) if one.person and one.person not in known else one for one in results)
        is_rated = table.config.rated and why_unrated(table) is None
        game = FinishedGame(table, ended, seats, is_rated, table.config.challenge)
        if not add_finished(connection, _row(game, record), _seat_rows(game)):
            return False
        for counter in counters:
            counter(connection, game)
        return True


def seat_results(table: Table) -> tuple[SeatResult, ...]:
    """Returns how a match ended for each seat."""
    outcome = table.outcome
    assert outcome is not None, "the match is over"
    return tuple(
        SeatResult(
            seat=seat,
            person=place.person,
            name=place.name,
            level=place.level if place.who == "bot" else None,
            place=outcome.places[seat],
            points=int(outcome.points[seat]),
            hints=place.hints,
            stood_in=place.stand_in is not None or seat in table.handed_over,
            conceded=seat in table.conceded,
        )
        for seat, place in enumerate(table.places)
    )


def _forgotten(result: SeatResult) -> SeatResult:
    """Returns the result of somebody who was forgotten while the match was in memory."""
    return replace(result, person=None, name=GUEST)


def is_in_figures(table: Table) -> bool:
    """Whether a match counts in figures: played here from the beginning, and with a winner."""
    return table.ended != "agreed" and is_played(table) and why_unrated(table) != "fork"


def opponents_of(person: str | None, seats: Sequence[SeatResult]) -> str:
    """Returns who the others were: people if there was one, else the strongest level."""
    if any(other.person not in (None, person) for other in seats):
        return PEOPLE
    levels = [other.level for other in seats if other.level is not None]
    return max(levels, key=LEVELS.index, default=PEOPLE)


def _row(game: FinishedGame, record: bytes) -> dict[str, object]:
    table = game.table
    assert table.outcome is not None
    return {
        "table_id": table.id,
        "game": table.config.game,
        "seats": len(game.seats),
        "options": msgspec.json.encode(table.config.options),
        "edition": table.edition.name,
        "started": table.created,
        "ended": game.ended,
        "reason": table.outcome.reason,
        "undone": bool(table.took_back),
        "hinted": any(result.hints for result in game.seats),
        "in_figures": is_in_figures(table),
        "challenge": game.challenge,
        "sealed_until": table.config.sealed_until,
        "record": record,
    }


def _seat_rows(game: FinishedGame) -> list[dict[str, object]]:
    table, firsts = game.table, sum(result.place == 1 for result in game.seats)
    counts = is_in_figures(table)
    return [
        {
            "table_id": table.id,
            "seat": result.seat,
            "person": result.person,
            "is_main": result.person is not None and table.seats_of(result.person)[0] == result.seat,
            "name": result.name,
            "level": result.level,
            "place": result.place,
            "points": result.points,
            "hints": result.hints,
            "stood_in": result.stood_in,
            "conceded": result.conceded,
            "game": table.config.game,
            "seats": len(game.seats),
            "opponent": opponents_of(result.person, game.seats),
            "challenge": game.challenge,
            "ended": game.ended,
            "first": 1 / firsts if result.place == 1 else 0.0,
            "in_figures": counts and len(table.seats_of(result.person)) == 1,
        }
        for result in game.seats
    ]
