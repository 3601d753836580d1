"""What each viewer of a table is shown.

A view is made from what its viewer may know and from nothing else, and a viewer for whom nothing has changed gets
none: not even the moment at which something hidden happened can be seen from outside.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

import msgspec
from msgspec import UNSET, Raw

from saqqara.match.views import outcome_as_json
from saqqara.server import entries as log
from saqqara.server.attendance import Attendance, Viewer
from saqqara.server.table import Table
from saqqara.server.wire import Presence, RematchShown, SeatShown, TableShown, View

_encoder = msgspec.json.Encoder()
_NO_MOVES = Raw(b"[]")

_Sent = tuple[int | None, bool, object, int]


def _sent(view: View, mark: int) -> _Sent:
    """Returns what tells one view of a seat from another; legal moves follow from the table and the question."""
    return view.ask, view.may_undo, view.no_ask_back, mark


class Views:
    """Makes the views of one table and remembers which ones were sent."""

    __slots__ = ("_sent", "_turns")

    def __init__(self) -> None:
        self._turns: dict[Viewer, int] = {}
        self._sent: dict[Viewer, _Sent] = {}

    def turn_of(self, table: Table, viewer: Viewer) -> int:
        """Returns the turn of the match as far as a viewer may know it."""
        if table.match is None:
            return 0
        if viewer not in self._turns:
            self._turns[viewer] = table.match.turn_for(viewer)
        return self._turns[viewer]

    def current(self, table: Table, now: float, wanted: Collection[Viewer]) -> Iterator[tuple[View, int]]:
        """Yields the views of these viewers, with a hash of what is seen. Viewers who see the same share its bytes."""
        match = table.match
        if match is None:
            return
        clocks = table.clocks_at(now) or UNSET
        by_clock = table.seats_moved_by_clock() or UNSET
        by_bot = table.stood_in_now() or UNSET
        asks, undoers = {} if table.ended else match.asks, table.undoers()
        for audience in match.audiences():
            viewers = [viewer for viewer in audience if viewer in wanted]
            if not viewers:
                continue
            seen = table.seen_by(audience[0])
            turn, text = seen["turn"], _encoder.encode(seen)
            raw, mark = Raw(text), hash(text)
            for viewer in viewers:
                self._turns[viewer] = turn
                ask = asks.get(viewer)  # type: ignore[arg-type]
                legal = _NO_MOVES if ask is None else Raw(_encoder.encode(match.legal(viewer)))
                yield (
                    View(
                        turn=turn,
                        seat=viewer,
                        ask=ask,
                        legal=legal,
                        table=raw,
                        may_undo=viewer in undoers,
                        clocks=clocks,
                        by_clock=by_clock,
                        by_bot=by_bot,
                        no_ask_back=UNSET if viewer is None else table.why_not_ask_back(viewer) or UNSET,
                    ),
                    mark,
                )

    def changed(self, table: Table, now: float, watched: Mapping[Viewer, object]) -> dict[Viewer, View]:
        """Returns the views that differ from those sent last, and notes them as sent."""
        changed: dict[Viewer, View] = {}
        self._turns.clear()
        if not watched.keys() >= self._sent.keys():
            self._sent = {viewer: sent for viewer, sent in self._sent.items() if viewer in watched}
        for view, mark in self.current(table, now, watched):
            sent = _sent(view, mark)
            if self._sent.get(view.seat) != sent:
                self._sent[view.seat] = sent
                changed[view.seat] = view
        return changed

    def first(self, table: Table, now: float, viewers: Collection[Viewer]) -> list[View]:
        """Returns the views of a guest who has just connected, and notes them as sent."""
        views = []
        for view, mark in self.current(table, now, viewers):
            self._sent[view.seat] = _sent(view, mark)
            views.append(view)
        return views


def table_view(
    table: Table, attendance: Attendance, person: str | None, *, turn: int, now: float, is_ready: bool = True
) -> TableShown:
    """Returns a table without its game, as one person sees it. `is_ready`: the levels are compiled."""
    config = table.config
    seats = table.seats_of(person)
    outcome = None if table.match is None else table.outcome
    is_host = person is not None and person == table.host
    rematch = table.rematch
    return TableShown(
        id=table.id,
        game=config.game,
        edition=config.edition,
        options=config.options,
        status=table.status,
        created=table.created,
        turn=turn,
        seats=[_seat_view(seat, table, attendance, seats, is_ready) for seat in table.seat_views(now)],
        commitment=table.commitment,
        entropy=list(table.entropy),
        seed=table.seed if table.status == "over" and not table.is_sealed(now) else None,
        clock=config.clock,
        at_zero=config.at_zero,
        stand_in_after=config.stand_in_after,
        stand_in=config.stand_in,
        chat=config.chat,
        listed=config.listed,
        hints=config.hints,
        is_yours=is_host,
        invite=table.invite if seats or is_host else None,
        asks_back=table.take_back_view(),
        asks_end=table.end_view(),
        agreed={str(absent): sorted(agreed) for absent, agreed in table.agreed.items()},
        spectators=attendance.spectators(table),
        forked_from=config.forked_from,
        forked_at=config.forked_at,
        outcome=None if outcome is None else outcome_as_json(outcome),
        rematch=None if rematch is None else _rematch_view(rematch, is_player=bool(seats)),
        played=table.played(),
        challenge=config.challenge,
        for_fun=config.for_fun,
    )


def _rematch_view(rematch: log.Rematched, is_player: bool) -> RematchShown:
    """Returns where the company plays once more. Only players get the means to sit down there."""
    return RematchShown(id=rematch.table, invite=rematch.invite if is_player else "", seat=rematch.seat)


def _seat_view(seat: SeatShown, table: Table, attendance: Attendance, yours: list[int], is_ready: bool) -> SeatShown:
    presence: Presence = attendance.presence(table, seat.seat) if seat.who == "person" else "here"
    return msgspec.structs.replace(
        seat,
        presence=presence,
        missed=attendance.is_missed(table, seat.seat),
        is_yours=seat.seat in yours,
        ready=seat.level is None or is_ready,
    )
