"""Guests connect and disconnect, look away and come back; who is there is published to everybody else."""

from __future__ import annotations

import contextlib
import time
from functools import partial

from saqqara.rules.errors import SaqqaraError
from saqqara.server import commands
from saqqara.server.attendance import Guest
from saqqara.server.room import Room
from saqqara.server.table import Place
from saqqara.server.tasks import Tasks

SEEN_S = 40.0  # a program that polls over HTTP counts as here for so long; longer than the longest poll


class PresenceTracker:
    """Lets guests into rooms and out of them, and follows who is there."""

    def __init__(self, tasks: Tasks, most_spectators: int, gone_after_s: float) -> None:
        self._tasks = tasks
        self._most_spectators = most_spectators
        self._gone_after_s = gone_after_s

    async def enter(self, room: Room, guest: Guest) -> None:
        """Lets a guest in: one welcome, one view for each of its seats."""
        await room.admit(guest, self._most_spectators)
        if room.table.is_bots_alone:
            room.look_after()  # bots among themselves play while somebody watches
        await self.guest_changed(room, guest)

    async def leave(self, room: Room, guest: Guest) -> None:
        """Notes that a connection has ended."""
        if guest.person is not None and room.table.seats_of(guest.person):
            self._count_as_here(room, guest.person, self._gone_after_s)
        room.remove(guest)
        await self.guest_changed(room, guest)

    async def guest_changed(self, room: Room, guest: Guest) -> None:
        """Publishes whether a guest is there. Whoever is back plays again, if a bot stood in meanwhile."""
        room.publish_presence(guest.person, but=guest)
        if guest in room.guests and guest.presence == "here":
            await self._play_again(room, guest.person)

    async def heard_from(self, room: Room, person: str) -> None:
        """Counts a person who sends HTTP requests as here for a while."""
        seats = room.table.seats_of(person)
        if not seats:
            return
        was_gone = room.presence_here(seats[0]) == "gone"
        self._count_as_here(room, person, SEEN_S)
        if was_gone:
            room.publish_presence(person)
        await self._play_again(room, person)

    def look_after(self, room: Room) -> None:
        """Gives seats back to players who are here: another process may have taken them for gone."""
        for seat, place in enumerate(room.table.places):
            if _is_stood_in_for(place) and room.presence_here(seat) == "here":
                self._tasks.spawn(self._play_again(room, place.person))

    def _count_as_here(self, room: Room, person: str, seconds: float) -> None:
        """Debounces absence: somebody who reloads the page is not gone meanwhile."""
        until, before = time.monotonic() + seconds, room.here_until(person)
        room.count_as_here(person, until)
        if before is None or until < before:
            room.timers.set(("here", person), seconds, partial(self._check, room, person))

    def _check(self, room: Room, person: str) -> None:
        """Publishes that a person is gone, unless they have been heard from since."""
        until, now = room.here_until(person), time.monotonic()
        if until is None or self._tasks.is_closing:
            return
        if until > now:
            room.timers.set(("here", person), until - now + 0.01, partial(self._check, room, person))
        else:
            room.count_as_here_no_more(person)
            room.publish_presence(person)

    async def _play_again(self, room: Room, person: str | None) -> None:
        """Ends stand-ins that began because the person was gone."""
        for seat in room.table.seats_of(person):
            if _is_stood_in_for(room.table.places[seat]):
                with contextlib.suppress(SaqqaraError):
                    await room.do(commands.give_back(seat))


def _is_stood_in_for(place: Place) -> bool:
    """Whether a bot plays for a person because they were gone."""
    return place.stand_in is not None and place.stood_in_why in ("gone", "agreed")
