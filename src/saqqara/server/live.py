"""A table that is in memory: its lock, who looks at it, and what each of them is shown.

What is told is made from what each viewer may know and from nothing else, and a viewer for whom nothing has changed is
told nothing: not even the moment at which something hidden happened can be seen from outside.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterator, Mapping
from typing import Protocol

import msgspec
from msgspec import UNSET, Raw

from saqqara.match.views import outcome_as_json
from saqqara.server.entries import AnyEntry
from saqqara.server.table import Table
from saqqara.server.wire import Presence, RematchShown, SeatShown, Status, TableShown, View

Viewer = int | None  # a seat, or None: a spectator

_encoder = msgspec.json.Encoder()
_NO_MOVES = Raw(b"[]")


class Guest(Protocol):
    """A connection to one table."""

    person: str | None
    presence: Presence

    def tell(self, text: bytes) -> None:
        """Sends a message, or keeps it for later: it never waits for the other side."""


class Live:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.is_stale = False  # memory may be ahead of the database: fold anew before anything else
        self.guests: frozenset[Guest] = frozenset()  # another one whenever somebody comes or goes
        self.kept: tuple[Status, float | None] | None = None  # status and `wakes_at` in the database, if known
        self.presence_told: dict[int, tuple[Presence, Presence]] = {}  # the last: of all processes, of this one
        self.told = table.turn  # entries that the guests here have been told of
        self.untold: list[tuple[AnyEntry, float]] = []  # those after them, and when they were
        self.elsewhere: dict[tuple[str, int], Presence] = {}  # by process: seats whose players are connected to it
        self.waiting: set[asyncio.Future[None]] = set()
        self.thinks: dict[int, int] = {}  # seat -> the question that a bot thinks about
        self.gone_since: dict[int, float] = {}
        self.seen: dict[str, float] = {}  # people who speak without a connection: until when they count as here
        self.asked: object = asked_of(table)  # what everybody has been told of
        self.advised: set[int] = set()  # seats that wait for advice
        self.timer: asyncio.TimerHandle | None = None
        self.touched = 0.0
        self._looking: tuple[object, object, dict[Viewer, list[Guest]]] = None, None, {}
        self._turns: dict[Viewer, int] = {}
        self._shown: dict[Viewer, tuple[int | None, bool, int]] = {}

    # --- who is here ---

    def viewers(self, guest: Guest) -> list[int] | list[None]:
        """The seats that a guest plays, or a spectator's look at the table."""
        return self.table.seats_of(guest.person) or [None]

    def presence(self, seat: int) -> Presence:
        """Whether somebody is there on a seat."""
        states = [state for (_, one), state in self.elsewhere.items() if one == seat]
        return _best([self.presence_here(seat), *states])

    def presence_here(self, seat: int) -> Presence:
        """The same, as far as this process knows by itself."""
        person = self.table.places[seat].person
        states = [guest.presence for guest in self.guests if guest.person == person is not None]
        if not states and person is not None and self.seen.get(person, 0.0) > time.monotonic():
            return "here"
        return _best(states)

    def forget_presence(self, seat: int) -> None:
        """Nobody has the seat any more; what was told of it was of somebody else."""
        self.presence_told.pop(seat, None)
        self.gone_since.pop(seat, None)
        self.elsewhere = {key: state for key, state in self.elsewhere.items() if key[1] != seat}

    @property
    def is_worth_thinking(self) -> bool:
        """Whether somebody would notice a bot's move: bots alone play for those who watch."""
        return bool(self.guests) or not self.table.is_bots_alone

    def spectators(self) -> int:
        """How many look on."""
        return sum(not self.table.seats_of(guest.person) for guest in self.guests)

    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not (self.guests or self.waiting or self.thinks or self.lock.locked())

    # --- what they are shown ---

    def turn_of(self, viewer: Viewer) -> int:
        """The turn of the match as far as a viewer may know."""
        if self.table.match is None:
            return 0
        if viewer not in self._turns:
            self._turns[viewer] = self.table.match.turn_for(viewer)
        return self._turns[viewer]

    def turn_for(self, guest: Guest) -> int:
        """The turn that a message to a guest carries."""
        return self.turn_of(self.viewers(guest)[0])

    def lookers(self) -> dict[Viewer, list[Guest]]:
        """The guests, by the viewers for whom they look: found anew when guests or seats are others."""
        guests, seats, lookers = self._looking
        if guests is not self.guests or seats is not self.table.seats_by_person:
            lookers = {}
            for guest in self.guests:
                for viewer in self.viewers(guest):
                    lookers.setdefault(viewer, []).append(guest)
            self._looking = self.guests, self.table.seats_by_person, lookers
        return lookers

    def views(self, now: float, wanted: Collection[Viewer]) -> Iterator[tuple[View, int]]:
        """What these viewers see now, with a mark of the table; who sees the same table shares its bytes."""
        match = self.table.match
        if match is None:
            return
        clocks = self.table.clocks_at(now) or UNSET
        by_clock = self.table.seats_moved_by_clock() or UNSET
        asks, undoers = match.asks, self.table.undoers()
        for audience in match.audiences():
            looking = [viewer for viewer in audience if viewer in wanted]
            if not looking:
                continue
            table = match.table(audience[0])
            turn, text = table["turn"], _encoder.encode(table)
            raw, mark = Raw(text), hash(text)
            for viewer in looking:
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
                    ),
                    mark,
                )

    def changed_views(self, now: float, watched: Mapping[Viewer, object]) -> dict[Viewer, View]:
        """The views of those who are watched and for whom something has changed since the last call."""
        changed: dict[Viewer, View] = {}
        self._turns.clear()
        if not watched.keys() >= self._shown.keys():
            self._shown = {viewer: seen for viewer, seen in self._shown.items() if viewer in watched}
        for view, mark in self.views(now, watched):
            seen = (view.ask, view.may_undo, mark)  # legal moves follow from the table and the question
            if self._shown.get(view.seat) != seen:
                self._shown[view.seat] = seen
                changed[view.seat] = view
        return changed

    def first_views(self, now: float, guest: Guest) -> list[View]:
        """What a guest who has just come sees. The next view is for the next change: not for what happens unseen."""
        views = []
        for view, mark in self.views(now, self.viewers(guest)):
            self._shown[view.seat] = (view.ask, view.may_undo, mark)
            views.append(view)
        return views

    def shown_to(self, person: str | None, now: float, is_ready: bool = True) -> TableShown:
        """The table without its game, for one person."""
        table, config = self.table, self.table.config
        seats = table.seats_of(person)
        outcome = None if table.match is None else table.match.outcome
        is_over, again = table.status == "over", table.rematch
        return TableShown(
            id=table.id,
            game=config.game,
            edition=config.edition,
            options=config.options,
            status=table.status,
            created=table.created,
            turn=self.turn_of(seats[0] if seats else None),
            seats=[self._seat_shown(seat, seats, is_ready) for seat in table.seats_shown(now)],
            commitment=table.commitment,
            entropy=list(table.entropy),
            seed=table.seed if is_over else None,
            clock=config.clock,
            at_zero=config.at_zero,
            stand_in_after=config.stand_in_after,
            stand_in=config.stand_in,
            chat=config.chat,
            listed=config.listed,
            hints=config.hints,
            is_yours=person is not None and person == table.host,
            invite=table.invite if seats or (person is not None and person == table.host) else None,
            asks_back=table.back_shown(),
            agreed={str(absent): sorted(agreed) for absent, agreed in table.agreed.items()},
            spectators=self.spectators(),
            forked_from=config.forked_from,
            forked_at=config.forked_at,
            outcome=None if outcome is None else outcome_as_json(outcome),
            rematch=RematchShown(id=again.table, invite=again.invite) if again is not None and seats else None,
        )

    def _seat_shown(self, shown: SeatShown, yours: list[int], is_ready: bool) -> SeatShown:
        presence: Presence = self.presence(shown.seat) if shown.who == "person" else "here"
        return msgspec.structs.replace(
            shown, presence=presence, is_yours=shown.seat in yours, ready=shown.level is None or is_ready
        )


def asked_of(table: Table) -> object:
    """What may change unseen with any entry, and is told when all may know it."""
    return table.back_shown(), str(table.agreed), [place.hints_told for place in table.places]


def _best(states: list[Presence]) -> Presence:
    """Somebody with several connections is there if one of them is."""
    return "here" if "here" in states else "away" if "away" in states else "gone"
