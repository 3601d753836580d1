"""Who is connected to one table, to this process and to others, and so whether the player of a seat is there."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from saqqara.server.leases import best
from saqqara.server.refusals import Refusal
from saqqara.server.table import Table
from saqqara.server.wire import Presence

Viewer = int | None  # a seat, or None: a spectator


class Guest(Protocol):
    """A connection to one table."""

    person: str | None
    device: str | None  # of the person
    presence: Presence
    address: str  # key of where it comes from

    def tell(self, text: bytes) -> None:
        """Sends a message or queues it. Never blocks on a slow client."""

    def hang_up(self, reason: str) -> None:
        """Closes the connection in the background; a client may come back."""


class Attendance:
    """The guests of one table and the presence of its seats. The table is passed in: its room may replace it."""

    __slots__ = (
        "_announced",
        "_elsewhere",
        "_grouped",
        "_grouped_for",
        "guests",
        "here_until",
        "missed",
        "muted",
    )

    def __init__(self, elsewhere: Callable[[str, str], Presence]) -> None:
        self._elsewhere = elsewhere  # tells of a table and a person whether they are connected to another process
        self.guests: frozenset[Guest] = frozenset()  # replaced, never mutated: identity tells whether it changed
        self.here_until: dict[str, float] = {}  # people without a connection who still count as here (monotonic time)
        self.missed: dict[int, str] = {}  # seat -> its player, who is gone for longer than the others have to wait
        self.muted: dict[str, frozenset[int | None]] = {}  # onlooker -> whom they do not hear; None: the spectators
        self._announced: dict[int, tuple[str | None, Presence]] = {}  # seat -> person and presence, as sent
        self._grouped: dict[Viewer, list[Guest]] = {}
        self._grouped_for: tuple[object, object] = (None, None)

    def presence(self, table: Table, seat: int) -> Presence:
        """Returns whether the player of a seat is there, connected to any process."""
        person = table.places[seat].person
        if person is None:
            return "gone"
        here = self.presence_here(table, seat)
        return here if here == "here" else best((here, self._elsewhere(table.id, person)))

    def gone_seats(self, table: Table) -> list[int]:
        """Returns the seats of people who are not connected to any process."""
        connected = {guest.person for guest in self.guests}
        return [
            seat
            for seat, place in enumerate(table.places)
            if place.who == "person" and place.person not in connected and self.presence(table, seat) == "gone"
        ]

    def presence_here(self, table: Table, seat: int) -> Presence:
        """Returns the same, by the connections to this process alone."""
        person = table.places[seat].person
        states = [guest.presence for guest in self.guests if guest.person == person is not None]
        if not states and person is not None and self.here_until.get(person, 0.0) > time.monotonic():
            return "here"
        return best(states)

    def is_missed(self, table: Table, seat: int) -> bool:
        """Whether the player of a seat is gone for longer than the others have to wait."""
        return seat in self.missed and self.missed[seat] == table.places[seat].person

    def spectators(self, table: Table) -> int:
        """Counts the guests without a seat."""
        return sum(not table.seats_of(guest.person) for guest in self.guests)

    def viewers(self, table: Table, guest: Guest) -> list[int] | list[None]:
        """Returns the seats whose views a guest gets, or the spectator's view."""
        return table.seats_of(guest.person) or [None]

    def by_viewer(self, table: Table) -> dict[Viewer, list[Guest]]:
        """Groups the guests by viewer. Cached until guests or seats change: every move asks for it."""
        guests, seats = self._grouped_for
        if guests is not self.guests or seats is not table.seats_by_person:
            self._grouped = {}
            for guest in self.guests:
                for viewer in self.viewers(table, guest):
                    self._grouped.setdefault(viewer, []).append(guest)
            self._grouped_for = self.guests, table.seats_by_person
        return self._grouped

    def mute_for_onlooker(self, table: Table, person: str | None, seat: int | None, on: bool) -> bool:
        """Mutes a seat, or the spectators, for somebody who looks on, while they are connected, or ends that.

        Returns False if it is for the log.
        """
        if person is None:
            return False
        is_there = seat is None or seat < len(table.places)
        is_onlookers = is_there and not table.seats_of(person) and not table.is_muted(person, seat)
        if is_onlookers and all(guest.person != person for guest in self.guests):
            raise Refusal("not_now", "expected someone who is connected to this table, got someone who is not")
        if is_onlookers or not on:
            self._mute(person, seat, on)
        return is_onlookers

    def _mute(self, person: str, seat: int | None, on: bool) -> None:
        muted: frozenset[int | None] = self.muted.pop(person, frozenset())
        muted = muted | {seat} if on else muted - {seat}
        if muted:
            self.muted[person] = muted

    def is_muted(self, table: Table, person: str | None, seat: int | None) -> bool:
        """Whether somebody does not want to hear a seat, or the spectators."""
        return table.is_muted(person, seat) or seat in self.muted.get(person or "", ())

    def forget_onlooker(self, person: str | None) -> None:
        """Forgets what somebody has muted whose last connection has ended."""
        if person is not None and all(guest.person != person for guest in self.guests):
            self.muted.pop(person, None)

    def is_news(self, table: Table, seat: int) -> bool:
        """Returns whether the presence of a seat differs from what the guests were told last, and notes it as told."""
        now_is = table.places[seat].person, self.presence(table, seat)
        if self._announced.get(seat) == now_is:
            return False
        self._announced[seat] = now_is
        return True
