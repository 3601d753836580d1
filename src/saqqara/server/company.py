"""Who is here: guests come and go, look away and come back; what the others are told of it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from saqqara.rules.errors import SaqqaraError
from saqqara.server.live import Guest, Live
from saqqara.server.refusals import Refusal

if TYPE_CHECKING:
    from saqqara.server.house import House

SEEN_S = 40.0  # longer than anybody may wait for an answer


class Company:
    """The guests of one process."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def enter(self, live: Live, guest: Guest) -> None:
        """Somebody connects: one welcome, one view for each seat."""
        async with live.lock:
            await self._house.settle(live)
            self._check_room(live, guest)
            live.guests |= {guest}
            self._house.telling.welcome(live, guest)
            if not live.table.seats_of(guest.person):
                self._house.telling.spectators(live)
        if live.table.is_bots_alone:
            self._house.thinking.look_at(live)  # they have waited for somebody to watch
        await self.presence_changed(live, guest)

    def _check_room(self, live: Live, guest: Guest) -> None:
        limit = self._house.settings.spectators_per_table
        if not live.table.seats_of(guest.person) and live.spectators() >= limit:
            raise Refusal("too_many", f"expected at most {limit} spectators at a table, got one more")

    async def leave(self, live: Live, guest: Guest) -> None:
        """A connection has ended."""
        live.guests -= {guest}
        if guest.person is not None and live.table.seats_of(guest.person):
            self._count_as_here(live, guest.person, self._house.settings.gone_after_s)
        if not live.table.seats_of(guest.person):
            self._house.telling.spectators(live)
        live.touched = time.monotonic()
        await self.presence_changed(live, guest)

    async def presence_changed(self, live: Live, guest: Guest) -> None:
        """Tells the others who is here; whoever looks at the table again plays again."""
        self._presence_of(live, guest.person, guest)
        if guest in live.guests and guest.presence == "here":
            await self._come_back(live, guest.person)

    def _presence_of(self, live: Live, person: str | None, but: Guest | None = None) -> None:
        for seat in live.table.seats_of(person):
            state, here = live.presence(seat), live.presence_here(seat)
            if live.presence_told.get(seat) != (state, here):  # said again and again, it is told once
                live.presence_told[seat] = state, here
                self._house.telling.presence(live, seat, state, but=but)
                self._house.neighbours.tell_presence(live, seat)
            self._house.thinking.presence_changed(live, seat, state)

    async def heard_from(self, live: Live, person: str) -> None:
        """Somebody speaks without a connection: they are here, for as long as a program may think."""
        seats = live.table.seats_of(person)
        if not seats:
            return
        was_gone = live.presence(seats[0]) == "gone"
        self._count_as_here(live, person, SEEN_S)
        if was_gone:
            self._presence_of(live, person)
        await self._come_back(live, person)

    def _count_as_here(self, live: Live, person: str, seconds: float) -> None:
        """Without a connection, for so long: whoever loads a page anew is not gone meanwhile."""
        until, before = time.monotonic() + seconds, live.seen.get(person)
        live.seen[person] = until
        if before is None or until < before:
            asyncio.get_running_loop().call_later(seconds, self._look_for, live, person)

    def _look_for(self, live: Live, person: str) -> None:
        """Whether somebody who spoke without a connection is still here."""
        until, now = live.seen.get(person), time.monotonic()
        if until is None or self._house.is_closing:
            return
        if until > now:
            asyncio.get_running_loop().call_later(until - now + 0.01, self._look_for, live, person)
        else:
            del live.seen[person]
            self._presence_of(live, person)

    async def _come_back(self, live: Live, person: str | None) -> None:
        """Whoever was only gone plays again as soon as they are back."""
        for seat in live.table.seats_of(person):
            place = live.table.places[seat]
            if place.stand_in is not None and place.stood_in_why in ("gone", "agreed"):
                with contextlib.suppress(SaqqaraError):
                    await self._house.act(live, lambda table, now, seat=seat: table.give_back(seat, now))  # type: ignore[misc]
