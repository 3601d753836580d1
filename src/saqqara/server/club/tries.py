"""The results of tries at challenges, counted with the end of their match."""

from __future__ import annotations

from sqlalchemy import Connection

from saqqara.server.club.finished import FinishedGame, SeatResult
from saqqara.server.store.challenges import Result, count_result
from saqqara.server.table import Table


def count_try(connection: Connection, game: FinishedGame) -> None:
    """Notes what the people at the table of a challenge have made of it."""
    if game.challenge is None:
        return
    for result in game.seats:
        if result.person is not None:
            place = result.place or len(game.seats)  # last, if the match was ended without a winner
            with_help = is_helped(game.table, result)
            noted = Result(result.person, result.seat, result.points, place, with_help)
            count_result(connection, game.table.id, game.ended, noted)


def is_helped(table: Table, result: SeatResult) -> bool:
    """Whether a seat was advised, took a move back that the others had seen, or let a bot move for it."""
    return result.hints > 0 or result.stood_in or result.seat in table.took_back
