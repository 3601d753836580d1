"""Rated games against bots that somebody has walked away from: leaving loses, also for whoever does not say so.

Nobody else waits at such a table, so nothing else would ever end its game.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from saqqara.rules.errors import SaqqaraError
from saqqara.server.clocks import time_lost
from saqqara.server.club.rated import why_unrated
from saqqara.server.entries import AnyEntry
from saqqara.server.logs import log
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.storage import Storage
from saqqara.server.store.availability import Unavailable
from saqqara.server.store.walked_away import WalkedAwayStore
from saqqara.server.table import Table

DAYS = 14  # without anything that happens at the table, while its server runs
SWEEP_S = 60.0
MOST_AT_ONCE = 20
_DAY_S = 86_400.0


class WalkedAway:
    """Concedes the seats of those who do not come back, a few in each sweep."""

    def __init__(self, storage: Storage, room: Callable[[str], Awaitable[Room]]) -> None:
        self._storage = storage
        self._room = room
        self._store = WalkedAwayStore(storage.store)
        self._after = ""  # the table that was looked at last, by id

    async def go_on(self) -> None:
        """Looks at the next tables that nobody has touched for long."""
        before = self._storage.clock.now() - DAYS * _DAY_S
        found = await self._storage.in_thread(self._store.untouched, before, self._after, MOST_AT_ONCE)
        self._after = found[-1] if len(found) == MOST_AT_ONCE else ""
        for table in found:
            await self._look_at(table)

    async def _look_at(self, table: str) -> None:
        try:
            room = await self._room(table)
            if left_seat(room.table, self._storage.clock.now()) is not None:
                await room.do(_concede)
        except Unavailable:
            raise
        except SaqqaraError as failure:  # damaged, or somebody has come back meanwhile
            log("nothing conceded", table=table, kind=type(failure).__name__)


def left_seat(table: Table, now: float) -> int | None:
    """Returns the seat of the only person in a rated game who has not moved for long, None if there is none."""
    people = [seat for seat, place in enumerate(table.places) if place.who == "person"]
    if table.status != "playing" or len(people) != 1 or not table.config.rated or why_unrated(table) is not None:
        return None
    waited = now - table.at - time_lost(table.outages, table.at, now)
    return people[0] if waited >= DAYS * _DAY_S else None


def _concede(table: Table, now: float) -> AnyEntry:
    seat = left_seat(table, now)
    if seat is None:
        raise Refusal("not_now", "expected a game that its player has left, got one with a player")
    return table.concede(seat, now)
