"""Notices on people's devices, also while no page is open: who gets one, when, and how many.

A notice waits for a moment before it is sent. Whoever looks at the table by then, or has answered, gets none. It lives
in the memory of the process that has written the entry: after a crash it may be missing, but none is sent twice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING

from saqqara.rules.errors import SaqqaraError
from saqqara.server.club.notices import Notice, notices, payload
from saqqara.server.entries import AnyEntry
from saqqara.server.limits import Buckets
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.settings import Settings
from saqqara.server.storage import Storage
from saqqara.server.store.push import PushStore, Subscription
from saqqara.server.store.rows import PersonRow
from saqqara.server.tasks import Tasks
from saqqara.server.wire.push import NewPush

if TYPE_CHECKING:
    from saqqara.server.club.push_sender import PushSender

MOST_WAITING = 2000  # notices in memory; those that come then are lost
AT_ONCE = 8  # notices that are being sent
PER_HOUR = 60  # notices for one person
HOUR_S = 3600.0

_Key = tuple[str, str]  # person and table


class Push:
    """The notices of one process."""

    def __init__(
        self,
        storage: Storage,
        tasks: Tasks,
        settings: Settings,
        rooms: Mapping[str, Room],
        room: Callable[[str], Awaitable[Room]],
    ) -> None:
        """`rooms` are those in memory; `room` loads any."""
        self._storage = storage
        self._tasks = tasks
        self._settings = settings
        self._rooms = rooms
        self._room = room
        self._store = PushStore(storage.store)
        self._sender: PushSender | None = None
        self._waiting: dict[_Key, tuple[float, Notice]] = {}  # in the order in which they are due (monotonic time)
        self._is_any = asyncio.Event()
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._rate = Buckets(PER_HOUR / HOUR_S, PER_HOUR)

    @property
    def public_key(self) -> str | None:
        """The key for subscriptions; None if this house sends no notices."""
        return None if self._sender is None else self._sender.public_key

    async def start(self) -> None:
        """Begins to send, if the packages of the extra `push` are there. All processes sign with one key."""
        if find_spec("pywebpush") is None:
            return
        from saqqara.server.club.push_sender import PushSender, fresh_key

        key = await self._storage.in_thread(self._store.signing_key, fresh_key())
        self._sender = PushSender(key, self._settings.public_url, self._settings.push_to_this_machine)
        self._tasks.spawn(self._send_all())

    async def close(self) -> None:
        """Closes the connections to push services."""
        if self._sender is not None:
            await self._sender.close()

    # --- browsers ---

    async def subscribe(self, person: PersonRow, new: NewPush, language: str) -> None:
        """Sends a person's notices to a browser from now on."""
        if self._sender is None:
            raise Refusal("not_now", "expected a server that sends notices, got one without the extra `push`")
        from saqqara.server.club.push_address import check_push_address
        from saqqara.server.club.push_sender import expect_point

        check_push_address(new.endpoint, self._settings.push_to_this_machine)
        expect_point(new.keys.p256dh)
        keys, chosen = new.keys, new.language or language
        row = Subscription(new.endpoint, person.id, keys.p256dh, keys.auth, chosen, time.time(), person.device)
        if not await self._storage.in_thread(self._store.add, row):
            raise Refusal("no_token", "expected a person of this server, got one that was deleted")

    async def unsubscribe(self, person: PersonRow, endpoint: str) -> None:
        """Sends no more notices to a browser of a person."""
        await self._storage.in_thread(self._store.remove, endpoint, person.id)

    # --- notices ---

    def after(self, room: Room, entry: AnyEntry, owed: tuple[int, ...]) -> None:
        """Notes whom an entry of this process concerns; `owed` are the seats that owed a move before it."""
        if self._sender is None:
            return
        due = time.monotonic() + self._settings.notice_after_s
        for notice in notices(room.table, entry, owed):
            key = notice.person, notice.table
            self._waiting.pop(key, None)  # a later one says more
            if len(self._waiting) < MOST_WAITING:
                self._waiting[key] = due, notice
                self._is_any.set()

    async def _send_all(self) -> None:
        while True:
            self._is_any.clear()
            while self._waiting:
                due, _ = next(iter(self._waiting.values()))
                if (delay := due - time.monotonic()) > 0:
                    await asyncio.sleep(delay)
                    continue  # another may have taken its place
                notice = self._waiting.pop(next(iter(self._waiting)))[1]
                if self._is_here(notice):
                    continue  # nothing has to be read for most notices
                await self._slots.acquire()
                self._tasks.spawn(self._send(notice)).add_done_callback(lambda _: self._slots.release())
            await self._is_any.wait()

    def _is_here(self, notice: Notice) -> bool:
        """Whether the person is known to look at the table."""
        room = self._rooms.get(notice.table)
        return room is not None and room.presence(notice.seat) == "here"

    async def _send(self, notice: Notice) -> None:
        """Sends a notice to all browsers of its person, if it still holds and they do not look at the table."""
        with suppress(SaqqaraError):  # the table is gone, or the database cannot be reached now
            browsers = await self._storage.in_thread(self._store.of_person, notice.person)
            texts = await self._texts(notice, {one.language for one in browsers})
            if texts and self._rate.take(notice.person):
                await asyncio.gather(*(self._send_to(one, texts[one.language], notice) for one in browsers))

    async def _texts(self, notice: Notice, languages: Collection[str]) -> dict[str, bytes]:
        """Returns what is sent in some languages; nothing, if the person need not be told any more."""
        if not languages:
            return {}
        room = await self._room(notice.table)
        async with room.settled() as table:
            if not notice.still_holds(table) or room.presence(notice.seat) == "here":
                return {}
            return {language: payload(notice, table, language) for language in languages}

    async def _send_to(self, browser: Subscription, text: bytes, notice: Notice) -> None:
        if self._sender is None:
            return
        if await self._sender.send(browser, text, f"{notice.person} {notice.table}", notice.is_quiet) == "gone":
            await self._storage.in_thread(self._store.remove, browser.endpoint)
