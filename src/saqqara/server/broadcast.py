"""Sends each guest of a table the views and events that it may see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from saqqara.rules.edition import Edition
from saqqara.server import entries as log
from saqqara.server.attendance import Attendance, Guest
from saqqara.server.club.rated import why_unrated
from saqqara.server.entries import AnyEntry
from saqqara.server.table import Table
from saqqara.server.table_state import line_of
from saqqara.server.views import Views, table_view
from saqqara.server.wire import (
    ChatLine,
    Heard,
    Paused,
    Presence,
    PresenceChanged,
    TableChanged,
    TableShown,
    View,
    Welcome,
)

# These entries cause no `table` message of their own: views or chat lines show them, or nobody else may notice them
# (the undo of a hidden mark, who mutes whom).
_WITHOUT_TABLE_MESSAGE = (log.Moved, log.Undone, log.Spoke, log.Muted, log.Hinted)

_encoder = msgspec.json.Encoder()


class Broadcast:
    """The messages that go out to the guests of one table. The table is passed in: its room may replace it."""

    __slots__ = ("_are_levels_ready", "_are_ratings_on", "_attendance", "_is_over", "_now", "_public", "_views")

    def __init__(
        self,
        attendance: Attendance,
        table: Table,
        are_levels_ready: Callable[[Edition], bool],
        now: Callable[[], float],
        are_ratings_on: bool,
    ) -> None:
        self._attendance = attendance
        self._are_levels_ready = are_levels_ready
        self._are_ratings_on = are_ratings_on
        self._now = now
        self._views = Views()
        self._is_over = table.status == "over"  # as told: from then on players hear spectators
        self._public: object = _public_requests(table)  # as sent last

    def turn_for(self, table: Table, guest: Guest) -> int:
        """Returns the turn that a message to a guest carries."""
        return self._views.turn_of(table, self._attendance.viewers(table, guest)[0])

    def turn_of(self, table: Table, viewer: int | None) -> int:
        """Returns the turn of the match as far as a viewer may know it."""
        return self._views.turn_of(table, viewer)

    def table_view(self, table: Table, person: str | None) -> TableShown:
        """Returns the table without its game, as one person sees it."""
        seats = table.seats_of(person)
        turn = self._views.turn_of(table, seats[0] if seats else None)
        is_ready = self._are_levels_ready(table.edition)
        view = table_view(table, self._attendance, person, turn=turn, now=self._now(), is_ready=is_ready)
        why = why_unrated(table, self._are_ratings_on) if table.config.rated else None
        return msgspec.structs.replace(view, rated=table.config.rated and why is None, why_unrated=why)

    def changed_views(self, table: Table, seat: int | None, request: str | None) -> View | None:
        """Sends the views that have changed. Returns that of the seat whose request led to the change."""
        guests = self._attendance.by_viewer(table)
        views = self._views.changed(table, self._now(), guests)
        answer = views.get(seat) if seat is not None else None
        if answer is not None and request is not None:
            answer = msgspec.structs.replace(answer, reply_to=request)
            views[seat] = answer
        for viewer, view in views.items():
            text = _encoder.encode(view)
            for guest in guests[viewer]:
                guest.tell(text)
        if table.status == "over" and views:
            self.table(table)
        return answer

    def entries(self, table: Table, entries: Sequence[tuple[AnyEntry, float]]) -> None:
        """Sends what views do not show of these entries: chat, who sits where, what is requested."""
        for entry, at in entries:
            if isinstance(entry, log.Spoke):
                self._chat_line(table, line_of(entry, at))
        was_over, self._is_over = self._is_over, table.status == "over"
        if self._is_over and not was_over:
            self._spectators_chat(table)
        before, self._public = self._public, _public_requests(table)
        if before != self._public or any(not isinstance(entry, _WITHOUT_TABLE_MESSAGE) for entry, _ in entries):
            self.table(table)

    def _chat_line(self, table: Table, line: ChatLine) -> None:
        """Sends something that was said. Players do not hear spectators before the match is over."""
        is_for_players = line.seat is not None or self._is_over
        for guest in self._attendance.guests:
            if is_for_players or not table.seats_of(guest.person):
                self._line_to(table, guest, line)

    def _spectators_chat(self, table: Table) -> None:
        """Sends the players what the spectators have said during the match."""
        for guest in self._attendance.guests:
            for line in table.spectators_chat if table.seats_of(guest.person) else ():
                self._line_to(table, guest, line)

    def _line_to(self, table: Table, guest: Guest, line: ChatLine) -> None:
        if not self._attendance.is_muted(table, guest.person, line.seat):
            guest.tell(_encoder.encode(Heard(turn=self.turn_for(table, guest), line=line)))

    def table(self, table: Table) -> None:
        """Sends everybody the table without its game."""
        self._send_table(table, self._attendance.guests)

    def spectators(self, table: Table) -> None:
        """Sends the players how many look on. Spectators do not get it: each arrival would go out to the crowd."""
        players = [guest for guest in self._attendance.guests if table.seats_of(guest.person)]
        self._send_table(table, players)

    def _send_table(self, table: Table, guests: Iterable[Guest]) -> None:
        for guest in guests:
            view = self.table_view(table, guest.person)
            guest.tell(_encoder.encode(TableChanged(turn=view.turn, table=view)))

    def presence(self, table: Table, seat: int, state: Presence, but: Guest | None = None) -> None:
        """Sends everybody but one guest that the player of a seat came or went."""
        for guest in self._attendance.guests:
            if guest is not but:
                message = PresenceChanged(turn=self.turn_for(table, guest), seat=seat, state=state)
                guest.tell(_encoder.encode(message))

    def paused(self, table: Table) -> None:
        """Sends everybody that the storage cannot be reached."""
        for guest in self._attendance.guests:
            guest.tell(_encoder.encode(Paused(turn=self.turn_for(table, guest))))

    def welcome(self, table: Table, guest: Guest) -> None:
        """Sends a new guest the welcome, and one view for each of its seats."""
        now = self._now()
        said = table.lines_for(guest.person)
        chat = [line for line in said if not self._attendance.is_muted(table, guest.person, line.seat)]
        view = self.table_view(table, guest.person)
        seats = table.seats_of(guest.person)
        guest.tell(_encoder.encode(Welcome(turn=view.turn, table=view, seats=seats, now=now, said=chat)))
        for first in self._views.first(table, now, self._attendance.viewers(table, guest)):
            guest.tell(_encoder.encode(first))


def _public_requests(table: Table) -> object:
    """Returns what any entry may change unseen: it goes out when everybody may know it."""
    hints = [place.hints_known for place in table.places]
    return table.take_back_view(), table.end_view(), str(table.agreed), hints
