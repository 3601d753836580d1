"""The house: which tables are in memory, and the one way by which anything happens at them.

A command takes the table's lock, becomes an entry, the entry becomes durable, and then everybody is told what they may
know. If another process was first with an entry, the table is folded anew and the command tried again: a move that
answers a question which is closed by then is stale, two marks for one expedition both count.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError
from saqqara.server import entries as log
from saqqara.server.entries import AnyEntry
from saqqara.server.live import Guest, Live, Viewer
from saqqara.server.logs import log as write_log
from saqqara.server.metrics import Metrics
from saqqara.server.people import People, plain_name
from saqqara.server.records_of import folded
from saqqara.server.refusals import Refusal, word_of
from saqqara.server.settings import Settings
from saqqara.server.store.news import News
from saqqara.server.store.rows import Append, Change, TableRow
from saqqara.server.store.store import Store
from saqqara.server.store.writer import Unavailable, Writer
from saqqara.server.table import Deed, DoneBefore, Table
from saqqara.server.thinking import Thinking
from saqqara.server.wire import (
    Accepted,
    AddEntropySaid,
    AnswerBackSaid,
    AskBackSaid,
    ChatLine,
    ClientMessage,
    FillSaid,
    HandOverSaid,
    Heard,
    LetBotPlaySaid,
    MoveSaid,
    MuteSaid,
    Paused,
    Presence,
    PresenceChanged,
    PresenceSaid,
    Refused,
    ReturnSaid,
    SaySaid,
    Status,
    TableChanged,
    TakeSeatSaid,
    UndoSaid,
    View,
    Welcome,
)

T = TypeVar("T")

TRIES = 20  # how often another process may be first
IDLE_S = 60.0  # how long a table without guests stays in memory
SWEEP_S = 1.0
BEAT_S = 3.0
SILENCE_S = 12.0  # a process that says nothing for so long is dead
OUTAGE_S = 10.0  # a silence of all processes that is longer than this was an outage
LEASE_S = 15.0
SEEN_S = 40.0  # longer than anybody may wait for an answer
SWEPT_AT_ONCE = 200
READERS = 4
SWITCH_S = 0.0005  # the writer waits for Python's lock after every commit, and everybody for the writer

# What views show, or lines of chat, or nobody else may notice: an undo of a hidden mark, whom somebody does not hear.
_UNSEEN = log.Moved | log.Undone | log.Spoke | log.Muted

_encoder = msgspec.json.Encoder()


class House:
    """All tables of one process."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.people = People(store)
        self.name = f"{os.getpid()}-{secrets.token_hex(4)}"  # of this process, for leases
        self.lives: dict[str, Live] = {}
        self.outages: list[tuple[float, float]] = []
        self.is_paused = False
        self.is_closing = False
        self.thinking = Thinking(self)
        self.writer = Writer(store, self._on_pause)
        self.news = News(store, self._on_news, self._on_lost)
        self._processes: dict[str, float] = {}  # the others, and when they were heard of
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- opening and closing ---

    async def start(self) -> None:
        """Opens the house: tables that owe work after a restart are found by the sweep."""
        sys.setswitchinterval(SWITCH_S)
        self.outages = await self.in_thread(self.store.outages, 0.0)
        if not self.store.is_shared:
            await self.in_thread(self.store.release_all)
        await self._beat(OUTAGE_S if self.store.is_shared else 0.0)  # whoever is alone knows that nobody was here
        loop = asyncio.get_running_loop()
        self.writer.start(loop)
        self.news.start(loop)
        self.thinking.start()
        self.spawn(self._every(SWEEP_S, self._sweep))
        self.spawn(self._every(BEAT_S, self._beat))

    async def stop(self) -> None:
        """Closes the house: what is being done is finished, nothing new is begun."""
        self.is_closing = True
        await self.thinking.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.writer.close()
        await self.news.close()
        with contextlib.suppress(Exception):  # leases end by themselves too
            await self.in_thread(self.store.beat, time.time(), OUTAGE_S)  # the clocks stand still from now on
            await self.in_thread(self.store.release, self.name)
            await self.in_thread(self.store.notify, f"closed {self.name}")
        self._readers.shutdown(wait=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Does something on the side."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            write_log("fault", level=logging.ERROR, failure=trouble, where="task")

    async def in_thread(self, function: Callable[..., T], *given: Any) -> T:
        """Calls something that waits for the database."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, function, *given)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Unavailable:
                pass  # the writer tells of it, and it is tried again
            except Exception as trouble:
                write_log("fault", level=logging.ERROR, failure=trouble, where=work.__name__)

    # --- tables ---

    async def live(self, name: str) -> Live:
        """A table, from memory or folded from its entries."""
        live = self.lives.get(name)
        if live is None:
            live = await self._load_once(name)
        if live is None:
            raise Refusal("no_such_table", f"expected the name of a table, got {name[:40]!r}")
        live.touched = time.monotonic()
        return live

    async def _load_once(self, name: str) -> Live | None:
        """However many ask at the same time, a table is folded once."""
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Live | None:
        table = await self.in_thread(self.folded, name)
        if table is None:
            return None
        live = self.lives.get(name) or Live(table)
        self.lives[name] = live
        if self.store.is_shared:
            try:
                await self._catch_up(live)  # news of what was written since the look at the database went by
            except Unavailable:
                del self.lives[name]
                raise
            self._notify(f"roll {self.name} {name}")
        return live

    def folded(self, name: str) -> Table | None:
        """A table as the database has it."""
        row = self.store.table(name)
        if row is None:
            return None
        table = folded(self.store, row)
        table.outages = self.outages
        return table

    async def open(self, table: Table) -> Live:
        """A new table."""
        row = TableRow(
            id=table.id,
            game=table.config.game,
            config=log.written(table.config),
            seed=table.seed,
            invite=table.invite,
            host=table.host,
            listed=table.config.listed,
            status=table.status,
            created=table.created,
            wakes_at=table.wakes_at(),
            steward=self.name,
            steward_until=time.time() + LEASE_S,
        )
        people = tuple({place.person for place in table.places if place.person is not None})
        await self.in_thread(self.store.open_table, row, (), people)
        table.outages = self.outages
        live = self.lives[table.id] = Live(table)
        live.touched = time.monotonic()
        self.thinking.look_at(live)
        return live

    # --- what guests say ---

    async def say(self, live: Live, person: str | None, name: str, message: ClientMessage) -> View | Accepted:
        """Does what somebody says, or refuses it. What comes back is durable."""
        if isinstance(message, MoveSaid):
            return await self._move(live, person, message)
        if isinstance(message, PresenceSaid):
            raise Refusal("bad_message", "presence: expected over a WebSocket, got it here")
        deed = self._deed(live, person, name, message)
        with contextlib.suppress(DoneBefore):
            await self.act(live, deed)
        return Accepted(turn=live.turn_of(self._viewer(live, person, message)), id=message.id)

    def _viewer(self, live: Live, person: str | None, message: ClientMessage) -> Viewer:
        seats = live.table.seats_of(person)
        said = getattr(message, "seat", None)
        return said if said in seats else seats[0] if seats else None

    async def _move(self, live: Live, person: str | None, message: MoveSaid) -> View | Accepted:
        seat, request = message.seat, message.id

        def deed(table: Table, now: float) -> AnyEntry:
            table.expect_new(seat, request)
            if table.places[seat].stand_in is not None:
                raise Refusal("not_your_turn", f"expected a seat that you play, got seat {seat}: a bot stands in")
            return table.move(seat, message.move, message.ask, now, request=request)

        async with live.lock:
            await self._refresh_if_stale(live)
            self._own(live.table, person, seat)
            try:
                await self._carry_out(live, deed)
            except DoneBefore:
                return Accepted(turn=live.turn_of(seat), id=request)
            view = await self._tell_all(live, seat, request)
            await self._tell_rest(live)
        self.metrics.move_accepted()
        self.thinking.look_at(live)
        return view or Accepted(turn=live.turn_of(seat), id=request)

    def _deed(self, live: Live, person: str | None, name: str, message: ClientMessage) -> Deed:
        """What a message asks for, as a deed at the table; who may ask for it is checked when it is done."""
        match message:
            case UndoSaid():
                return self._of_own(person, message.seat, lambda t, now: t.undo(message.seat, now, message.id))
            case AskBackSaid():
                return self._of_own(person, message.seat, lambda t, now: t.ask_back(message.seat, now))
            case AnswerBackSaid():
                return self._of_own(
                    person, message.seat, lambda t, now: t.answer_back(message.seat, message.accept, now)
                )
            case AddEntropySaid():
                return self._of_own(person, message.seat, lambda t, now: t.mix(message.seat, message.entropy, now))
            case HandOverSaid():
                return self._of_own(
                    person, message.seat, lambda t, now: t.stand_in(message.seat, message.level, "asked", now)
                )
            case ReturnSaid():
                return self._of_own(person, message.seat, lambda t, now: t.give_back(message.seat, now))
            case LetBotPlaySaid():
                return self._of_own(person, message.seat, lambda t, now: self._agree(live, t, message, now))
            case SaySaid():
                return self._of_own(person, message.seat, lambda t, now: t.speak(message.seat, message.text, now))
            case TakeSeatSaid():
                return lambda t, now: self._sit(t, person, name, message, now)
            case FillSaid():
                return lambda t, now: self._fill(t, person, message, now)
            case MuteSaid():
                return lambda t, now: t.mute(self._somebody(person), message.seat, message.on, now)
        raise Refusal("bad_message", f"type: expected a message of the wire, got {type(message).__name__}")

    def _of_own(self, person: str | None, seat: int, deed: Deed) -> Deed:
        def checked(table: Table, now: float) -> AnyEntry:
            self._own(table, person, seat)
            return deed(table, now)

        return checked

    def _own(self, table: Table, person: str | None, seat: int) -> None:
        """A seat belongs to whoever holds its token."""
        if seat >= len(table.places) or person is None or table.places[seat].person != person:
            raise Refusal("not_your_seat", f"expected a seat of yours, got seat {seat}")

    def _somebody(self, person: str | None) -> str:
        if person is None:
            raise Refusal("no_token", "expected a token of the house, got none")
        return person

    def _sit(self, table: Table, person: str | None, name: str, message: TakeSeatSaid, now: float) -> AnyEntry:
        somebody = self._somebody(person)
        if message.seat in table.seats_of(somebody):
            raise DoneBefore(f"expected a seat of somebody else, got seat {message.seat}, which is yours")
        if table.match is not None and table.seats_of(somebody):
            raise Refusal("not_allowed", "expected somebody who does not play here, got a player: seats have secrets")
        is_invited = message.invite is not None and secrets.compare_digest(message.invite, table.invite)
        is_open = message.seat < len(table.places) and table.places[message.seat].who == "open"
        is_for_all = table.config.listed and is_open  # a bot's seat in a match that goes on is for friends
        if not (is_for_all or is_invited or somebody == table.host or table.seats_of(somebody)):
            raise Refusal("not_allowed", "expected the invitation to this table, got none that fits")
        return table.sit(message.seat, somebody, plain_name(message.name or name), message.entropy, now)

    def _fill(self, table: Table, person: str | None, message: FillSaid, now: float) -> AnyEntry:
        if self._somebody(person) != table.host:
            raise Refusal("not_allowed", "expected whoever opened the table, got somebody else")
        return table.fill(message.level, now)

    def _agree(self, live: Live, table: Table, message: LetBotPlaySaid, now: float) -> AnyEntry:
        if message.absent < len(table.places) and live.presence(message.absent) == "here":
            raise Refusal("not_now", f"expected a seat whose player is gone, got seat {message.absent}, who is here")
        return table.agree(message.seat, message.absent, table.config.stand_in, now)

    # --- the one way by which anything happens ---

    async def act(self, live: Live, deed: Deed) -> AnyEntry:
        """Does something at a table and tells everybody. Once this returns, it is durable."""
        async with live.lock:
            entry = await self._carry_out(live, deed)
            await self._tell_all(live)
            await self._tell_rest(live)
        self.thinking.look_at(live)
        return entry

    async def _carry_out(self, live: Live, deed: Deed) -> AnyEntry:
        for _ in range(TRIES):
            await self._refresh_if_stale(live)
            try:
                entry = await self._try(live, deed)
            except SaqqaraError:
                if not live.is_stale and await self._read_on(live):
                    continue  # it was refused by a table that other processes have changed
                if live.untold:
                    await self._tell_all(live)
                    await self._tell_rest(live)
                raise
            if entry is not None:
                return entry
        raise Refusal(
            "unavailable", f"expected a turn of its own, got {TRIES} entries of other processes; say it again"
        )

    async def _try(self, live: Live, deed: Deed) -> AnyEntry | None:
        """One try to be the next entry; None: another process was first."""
        table, now = live.table, time.time()
        was = live.kept or (table.status, table.wakes_at())
        entry = deed(table, now)
        live.is_stale = True  # until the database has it
        is_now = (table.status, table.wakes_at())
        change = None if is_now == was else self._change(*is_now, now)
        append = Append(table.id, table.turn - 1, now, log.written(entry), change, _members(entry))
        try:
            won = await self.writer.append(append)
        except Unavailable:
            raise Refusal("unavailable", "expected storage that answers, got none; say it again") from None
        live.is_stale = not won
        if not won:
            return None
        live.kept = is_now
        live.untold.append((entry, now))
        return entry

    def _change(self, status: Status, wakes_at: float | None, now: float) -> Change:
        return Change(status, wakes_at, now if status == "over" else None, self.name, now + LEASE_S)

    async def _refresh_if_stale(self, live: Live) -> None:
        if live.is_stale:
            table = await self.in_thread(self.folded, live.table.id)
            assert table is not None, "tables are never deleted"
            since = await self.in_thread(self.store.entries, table.id, live.told - 1)
            live.untold = [(log.read(entry.body), entry.at) for entry in since if entry.turn < table.turn]
            live.table, live.kept = table, None
            live.is_stale = False

    async def settle(self, live: Live) -> None:
        """For whoever holds the lock and only looks: what is there is durable."""
        await self._refresh_if_stale(live)
        if live.untold:
            await self._tell_all(live)
            await self._tell_rest(live)

    async def _read_on(self, live: Live) -> bool:
        """Folds what other processes have written since; False: nothing."""
        if not self.store.is_shared:
            return False
        fresh = await self.in_thread(self.store.entries, live.table.id, live.table.turn - 1)
        for one in fresh:
            entry = log.read(one.body)
            live.kept = None
            live.table.fold(entry, one.at)
            live.untold.append((entry, one.at))
        return bool(fresh)

    # --- telling ---

    async def _tell_all(self, live: Live, seat: int | None = None, request: str | None = None) -> View | None:
        """Sends views to those for whom something has changed; gives back that of the seat that moved."""
        table = live.table
        views = live.changed_views(time.time())
        answer = views.get(seat) if seat is not None else None
        if answer is not None and request is not None:
            answer = msgspec.structs.replace(answer, reply_to=request)
            views[seat] = answer
        texts = {viewer: _encoder.encode(view) for viewer, view in views.items()}
        for guest in tuple(live.guests):
            for viewer in live.viewers(guest):
                if viewer in texts:
                    await guest.tell(texts[viewer])
        if table.status == "over" and views:
            await self._tell_table(live)
        self._wake(live)
        return answer

    def _wake(self, live: Live) -> None:
        for waiter in live.waiting:
            if not waiter.done():
                waiter.set_result(None)
        live.waiting.clear()

    async def _tell_table(self, live: Live) -> None:
        for guest in tuple(live.guests):
            shown = self.shown(live, guest.person)
            await guest.tell(_encoder.encode(TableChanged(turn=shown.turn, table=shown)))

    async def _tell_rest(self, live: Live) -> None:
        """What views do not show: who sits where, what is asked, what was said."""
        untold, live.untold, live.told = live.untold, [], live.table.turn
        for entry, at in untold:
            if isinstance(entry, log.Spoke):
                await self._tell_spoken(live, ChatLine(seat=entry.seat, name=entry.name, text=entry.text, at=at))
            if isinstance(entry, log.Sat) and (state := live.presence_here(entry.seat)) != "gone":
                self._notify(f"here {self.name} {live.table.id} {entry.seat} {state}")
        asked, live.asked = live.asked, (live.table.back_shown(), str(live.table.agreed))
        if asked != live.asked or any(not isinstance(entry, _UNSEEN) for entry, _ in untold):
            await self._tell_table(live)

    async def _tell_spoken(self, live: Live, line: ChatLine) -> None:
        for guest in tuple(live.guests):
            if line.seat not in live.table.muted.get(guest.person or "", ()):
                await guest.tell(_encoder.encode(Heard(turn=live.turn_for(guest), line=line)))

    def shown(self, live: Live, person: str | None) -> Any:
        """A table as a person sees it in a list of seats."""
        return live.shown_to(person, time.time(), self.thinking.is_ready(live.table))

    async def tell_ready(self, edition: Edition) -> None:
        """The levels of an edition can think now."""
        for live in tuple(self.lives.values()):
            match = live.table.match
            if match is not None and match.edition.hash == edition.hash and live.guests:
                await self._tell_table(live)

    # --- guests come and go ---

    async def enter(self, live: Live, guest: Guest) -> None:
        """Somebody connects: one welcome, one view for each seat."""
        async with live.lock:
            await self.settle(live)
            self._check_room(live, guest)
            live.guests.add(guest)
            table, person = live.table, guest.person
            seats = table.seats_of(person)
            muted = table.muted.get(person or "", ())
            said = [line for line in table.chat if line.seat not in muted]
            shown = self.shown(live, person)
            await guest.tell(
                _encoder.encode(Welcome(turn=shown.turn, table=shown, seats=seats, now=time.time(), said=said))
            )
            for view in live.first_views(time.time(), guest):
                await guest.tell(_encoder.encode(view))
        await self.presence_changed(live, guest)

    def _check_room(self, live: Live, guest: Guest) -> None:
        limit = self.settings.spectators_per_table
        if not live.table.seats_of(guest.person) and live.spectators() >= limit:
            raise Refusal("too_many", f"expected at most {limit} spectators at a table, got one more")

    async def leave(self, live: Live, guest: Guest) -> None:
        """A connection has ended."""
        live.guests.discard(guest)
        live.seen.pop(guest.person or "", None)
        live.touched = time.monotonic()
        await self.presence_changed(live, guest)

    async def presence_changed(self, live: Live, guest: Guest) -> None:
        """Tells the others who is here; whoever looks at the table again plays again."""
        await self._presence_of(live, guest.person, guest)
        if guest in live.guests and guest.presence == "here":
            await self._come_back(live, guest.person)

    async def _presence_of(self, live: Live, person: str | None, but: Guest | None = None) -> None:
        for seat in live.table.seats_of(person):
            state, here = live.presence(seat), live.presence_here(seat)
            if live.presence_told.get(seat) != (state, here):  # said again and again, it is told once
                live.presence_told[seat] = state, here
                await self._tell_presence(live, seat, state, but=but)
                self._notify(f"here {self.name} {live.table.id} {seat} {here}")
            self.thinking.presence_changed(live, seat, state)

    async def _tell_presence(self, live: Live, seat: int, state: Presence, but: Guest | None = None) -> None:
        for other in tuple(live.guests):
            if other is not but:
                told = PresenceChanged(turn=live.turn_for(other), seat=seat, state=state)
                await other.tell(_encoder.encode(told))

    async def heard_from(self, live: Live, person: str) -> None:
        """Somebody speaks without a connection: they are here, for as long as a program may think."""
        seats = live.table.seats_of(person)
        if not seats:
            return
        was_gone, is_new = live.presence(seats[0]) == "gone", person not in live.seen
        live.seen[person] = time.monotonic() + SEEN_S
        if is_new:
            asyncio.get_running_loop().call_later(SEEN_S, self._look_for, live, person)
        if was_gone:
            await self._presence_of(live, person)
        await self._come_back(live, person)

    def _look_for(self, live: Live, person: str) -> None:
        """Whether somebody who spoke without a connection is still here."""
        until, now = live.seen.get(person), time.monotonic()
        if until is None or self.is_closing:
            return
        if until > now:
            asyncio.get_running_loop().call_later(until - now + 0.01, self._look_for, live, person)
        else:
            del live.seen[person]
            self.spawn(self._presence_of(live, person))

    async def _come_back(self, live: Live, person: str | None) -> None:
        """Whoever was only gone plays again as soon as they are back."""
        for seat in live.table.seats_of(person):
            place = live.table.places[seat]
            if place.stand_in is not None and place.stood_in_why in ("gone", "agreed"):
                with contextlib.suppress(SaqqaraError):
                    await self.act(live, lambda table, now, seat=seat: table.give_back(seat, now))  # type: ignore[misc]

    # --- other processes ---

    def _on_news(self, payload: str) -> None:
        """Something happened somewhere: another process wrote an entry, or somebody came or went there."""
        match payload.split(" "):
            case [name]:
                if (live := self.lives.get(name)) is not None:
                    self.spawn(self._keep_up(live))
            case ["here", process, name, seat, state] if process != self.name:
                self._processes[process] = time.monotonic()
                self.spawn(self._heard_of(process, name, int(seat), state))
            case ["roll", process, name] if process != self.name:
                self._answer_roll(name)
            case ["alive", process] if process != self.name:
                self._processes[process] = time.monotonic()
            case ["closed", process] if process != self.name:
                self.spawn(self._forget_process(process))

    def _notify(self, news: str) -> None:
        """Tells the other processes, if there can be any; what they do not hear now they ask for later."""
        if self.store.is_shared and not self.is_closing:
            self.spawn(self._try_to_notify(news))

    async def _try_to_notify(self, news: str) -> None:
        with contextlib.suppress(Unavailable):
            await self.in_thread(self.store.notify, news)

    async def _keep_up(self, live: Live) -> None:
        """Catches up as soon as the database answers."""
        while True:
            try:
                await self._catch_up(live)
            except Unavailable:
                await asyncio.sleep(SWEEP_S)
            else:
                return

    async def _catch_up(self, live: Live) -> None:
        """Folds what other processes have written."""
        async with live.lock:
            await self._refresh_if_stale(live)
            await self._read_on(live)
            if not live.untold:
                return
            await self._tell_all(live)
            await self._tell_rest(live)
        self.thinking.look_at(live, is_mine=False)

    async def _heard_of(self, process: str, name: str, seat: int, state: str) -> None:
        live = self.lives.get(name)
        if live is None or seat >= len(live.table.places) or state not in ("here", "away", "gone"):
            return
        was = live.presence(seat)
        if state == "gone":
            live.elsewhere.pop((process, seat), None)
        else:
            live.elsewhere[process, seat] = state  # type: ignore[assignment]
        if (now_is := live.presence(seat)) != was:
            await self._tell_presence(live, seat, now_is)
            self.thinking.presence_changed(live, seat, now_is, is_mine=False)

    def _answer_roll(self, name: str) -> None:
        """Says who is connected to this process, at one table or at all (`*`)."""
        for live in tuple(self.lives.values()) if name == "*" else filter(None, [self.lives.get(name)]):
            for seat in {seat for guest in live.guests for seat in live.table.seats_of(guest.person)}:
                self._notify(f"here {self.name} {live.table.id} {seat} {live.presence_here(seat)}")

    async def _forget_process(self, process: str) -> None:
        """Whoever was connected to a process that has ended is gone."""
        self._processes.pop(process, None)
        for live in tuple(self.lives.values()):
            for seat in [seat for one, seat in live.elsewhere if one == process]:
                await self._heard_of(process, live.table.id, seat, "gone")

    def _on_lost(self) -> None:
        """News may have been missed: everything in memory looks again, and asks again who is where."""
        for live in self.lives.values():
            self.spawn(self._keep_up(live))
        self._notify(f"roll {self.name} *")

    def _on_pause(self, is_paused: bool) -> None:
        self.is_paused = is_paused
        write_log("storage paused" if is_paused else "storage answers", level=logging.WARNING)
        if is_paused:
            self.spawn(self._tell_paused())

    async def _tell_paused(self) -> None:
        for live in tuple(self.lives.values()):
            for guest in tuple(live.guests):
                await guest.tell(_encoder.encode(Paused(turn=live.turn_for(guest))))

    # --- what the house does by itself ---

    async def _sweep(self) -> None:
        """Looks after tables that owe work and that nobody looks after, and forgets those that nobody looks at."""
        self._forget_idle()
        due = await self.in_thread(self.store.due, time.time(), self.name, LEASE_S, SWEPT_AT_ONCE)
        for name in due:
            self.thinking.look_at(await self.live(name))

    def _forget_idle(self) -> None:
        before = time.monotonic() - IDLE_S
        for name, live in list(self.lives.items()):
            if live.touched < before and live.is_idle():
                if live.timer is not None:
                    live.timer.cancel()
                del self.lives[name]
        self.metrics.tables.set(len(self.lives))

    async def _beat(self, longest_silence_s: float = OUTAGE_S) -> None:
        self._notify(f"alive {self.name}")
        if self.news.is_well:
            before = time.monotonic() - SILENCE_S
            for process in [process for process, heard in self._processes.items() if heard < before]:
                await self._forget_process(process)
        outage = await self.in_thread(self.store.beat, time.time(), longest_silence_s)
        if outage is not None or self.store.is_shared:  # another process may have found one
            self.outages[:] = await self.in_thread(self.store.outages, 0.0)
        if outage is not None and outage[1] - outage[0] > OUTAGE_S:
            write_log("outage", level=logging.WARNING, seconds=round(outage[1] - outage[0], 1))


def _members(entry: AnyEntry) -> tuple[str, ...]:
    return (entry.person,) if isinstance(entry, log.Sat) else ()


def refused(trouble: SaqqaraError, turn: int, request: str | None) -> Refused:
    """A refusal as a message."""
    return Refused(turn=turn, error=word_of(trouble), message=str(trouble), id=request)
