"""Telling guests what they may know: views, who sits where, what was said, who is here."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import msgspec

from saqqara.server import entries as log
from saqqara.server.live import Guest, Live, asked_of
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

# What views show, or lines of chat, or nobody else may notice: an undo of a hidden mark, whom somebody does not hear.
_UNSEEN = (log.Moved, log.Undone, log.Spoke, log.Muted, log.Hinted)

_encoder = msgspec.json.Encoder()


class Telling:
    """All that goes out of one process to its guests."""

    def __init__(self, shown: Callable[[Live, str | None], TableShown]) -> None:
        self._shown = shown  # a table as a person sees it

    def views(self, live: Live, seat: int | None = None, request: str | None = None) -> View | None:
        """Sends views to those for whom something has changed; gives back that of the seat that moved."""
        lookers = live.lookers()
        views = live.changed_views(time.time(), lookers)
        answer = views.get(seat) if seat is not None else None
        if answer is not None and request is not None:
            answer = msgspec.structs.replace(answer, reply_to=request)
            views[seat] = answer
        for viewer, view in views.items():
            text = _encoder.encode(view)
            for guest in lookers[viewer]:
                guest.tell(text)
        if live.table.status == "over" and views:
            self.table(live)
        self.wake(live)
        return answer

    def wake(self, live: Live) -> None:
        """Whoever waits for a change without a connection looks again."""
        for waiter in live.waiting:
            if not waiter.done():
                waiter.set_result(None)
        live.waiting.clear()

    def table(self, live: Live) -> None:
        """Who sits where, and what is asked."""
        self._table_to(live, tuple(live.guests))

    def spectators(self, live: Live) -> None:
        """How many look on; those who play are told, or a crowd would tell itself of itself."""
        self._table_to(live, [guest for guest in live.guests if live.table.seats_of(guest.person)])

    def _table_to(self, live: Live, guests: Iterable[Guest]) -> None:
        for guest in guests:
            shown = self._shown(live, guest.person)
            guest.tell(_encoder.encode(TableChanged(turn=shown.turn, table=shown)))

    def rest(self, live: Live) -> None:
        """What views do not show: who sits where, what is asked, what was said."""
        untold, live.untold, live.told = live.untold, [], live.table.turn
        for entry, at in untold:
            if isinstance(entry, log.Spoke):
                self._spoken(live, ChatLine(seat=entry.seat, name=entry.name, text=entry.text, at=at))
        asked, live.asked = live.asked, asked_of(live.table)
        if asked != live.asked or any(not isinstance(entry, _UNSEEN) for entry, _ in untold):
            self.table(live)

    def _spoken(self, live: Live, line: ChatLine) -> None:
        for guest in tuple(live.guests):
            if line.seat not in live.table.muted.get(guest.person or "", ()):
                guest.tell(_encoder.encode(Heard(turn=live.turn_for(guest), line=line)))

    def presence(self, live: Live, seat: int, state: Presence, but: Guest | None = None) -> None:
        """Somebody came or went."""
        for other in tuple(live.guests):
            if other is not but:
                told = PresenceChanged(turn=live.turn_for(other), seat=seat, state=state)
                other.tell(_encoder.encode(told))

    def paused(self, lives: Iterable[Live]) -> None:
        """The house cannot reach its storage."""
        for live in lives:
            for guest in tuple(live.guests):
                guest.tell(_encoder.encode(Paused(turn=live.turn_for(guest))))

    def welcome(self, live: Live, guest: Guest) -> None:
        """One welcome, and one view for each seat."""
        table, person, now = live.table, guest.person, time.time()
        muted = table.muted.get(person or "", ())
        said = [line for line in table.chat if line.seat not in muted]
        shown = self._shown(live, person)
        seats = table.seats_of(person)
        guest.tell(_encoder.encode(Welcome(turn=shown.turn, table=shown, seats=seats, now=now, said=said)))
        for view in live.first_views(now, guest):
            guest.tell(_encoder.encode(view))
