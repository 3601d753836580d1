"""Running games as their players see them in lists. What was read from a log is kept until the log grows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from saqqara.games import GAMES, part
from saqqara.games.progress import Rounds
from saqqara.server.club.rated import why_unrated
from saqqara.server.room import Room
from saqqara.server.storage import Storage
from saqqara.server.store.finished import FinishedStore
from saqqara.server.store.rows import TableRow
from saqqara.server.table import Table
from saqqara.server.unreadable import UnreadableTable
from saqqara.server.wire.games import GameRunning, GameSeat

MOST_LOOKED_AT = 1_000  # running games of one person, those first in which something happened last
MOST_LISTED = 50  # besides those in which the person has to move
_MOST_KEPT = 10_000


@dataclass(frozen=True)
class _CachedGame:
    """A running game without the eyes of one of its players."""

    entries: int
    game: GameRunning
    people: tuple[str | None, ...]  # by seat
    owing: tuple[str, ...]  # people who have to move


class RunningGames:
    """Lists the running games of people."""

    def __init__(self, storage: Storage, rooms: Mapping[str, Room], are_ratings_on: bool) -> None:
        self._storage = storage
        self._rooms = rooms
        self._are_ratings_on = are_ratings_on
        self._store = FinishedStore(storage.store)
        self._kept: dict[str, _CachedGame] = {}

    async def of(self, person: str) -> list[GameRunning]:
        """Returns the running games of a person: first those in which the person has to move, then by the last move."""
        rows = await self._storage.in_thread(self._store.running, person, MOST_LOOKED_AT)
        turns = await self._storage.in_thread(self._store.log_lengths, [row.id for row in rows])
        games = [await self._seen_by(person, row, turns.get(row.id, 0)) for row in rows]
        shown = [game for game in games if game is not None]
        return sorted(shown, key=lambda game: (not game.you_owe, -game.last_move))

    async def _seen_by(self, person: str, row: TableRow, entries: int) -> GameRunning | None:
        """Returns a game as one of its players sees it, None if nobody can, or if the person has stood up."""
        kept = self._kept.get(row.id)
        if kept is None or kept.entries != entries:
            try:
                room = self._rooms.get(row.id)
                table = await self._storage.load(row.id) if room is None or room.is_stale else room.table
            except UnreadableTable:
                return None
            if table is None or table.status == "over":
                return None
            kept = self._keep(table)
        if person not in kept.people:
            return None
        seats = [
            GameSeat(name=seat.name, level=seat.level, is_you=sitting == person, owes=seat.owes)
            for seat, sitting in zip(kept.game.seats, kept.people, strict=True)
        ]
        return replace(kept.game, seats=seats, you_owe=person in kept.owing)

    def _keep(self, table: Table) -> _CachedGame:
        owing = {table.places[seat].person for seat in table.owing if table.places[seat].stand_in is None}
        kept = _CachedGame(
            entries=table.turn,
            game=_game(table, self._are_ratings_on),
            people=tuple(place.person for place in table.places),
            owing=tuple(person for person in owing if person is not None),
        )
        self._kept.pop(table.id, None)
        self._kept[table.id] = kept
        if len(self._kept) > _MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return kept


def listed(games: Sequence[GameRunning]) -> list[GameRunning]:
    """Returns those that a list shows: none is left out in which the person has to move."""
    return [game for number, game in enumerate(games) if game.you_owe or number < MOST_LISTED]


def _game(table: Table, are_ratings_on: bool) -> GameRunning:
    number, count = rounds_of(table)
    return GameRunning(
        table=table.id,
        game=table.config.game,
        seats=[
            GameSeat(name=place.name, level=place.bot, is_you=False, owes=seat in table.owing)
            for seat, place in enumerate(table.places)
        ],
        you_owe=False,
        round=number,
        rounds=count,
        started=table.created,
        last_move=table.at,
        challenge=table.config.challenge,
        is_rated=table.config.rated and why_unrated(table, are_ratings_on) is None,
        status="waiting" if table.match is None else "playing",
    )


def rounds_of(table: Table) -> Rounds:
    """Returns the round that is played and how many there are, in a game with rounds that has begun."""
    if table.match is None:
        return None, None
    progress: Callable[..., Rounds] = part(GAMES[table.config.game].progress)
    return progress(table.seen_by(None), table.edition.figures)
