"""Notifications of PostgreSQL (LISTEN/NOTIFY): a thread listens and passes them to the event loop.

Notifications are missed while the connection is lost, so everything has to be read again once it is back.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from saqqara.server.logs import log
from saqqara.server.store.appending import CHANNEL
from saqqara.server.store.availability import first_line
from saqqara.server.store.store import Store

if TYPE_CHECKING:
    import psycopg

_POLL_S = 0.25  # how often the thread checks whether it should end
_FIRST_PAUSE_S = 0.05
_LONGEST_PAUSE_S = 1.0
_START_WITHIN_S = 5.0


class Notifications:
    """Listens for the ids of tables with new entries, this process's own included, and for messages of other processes.

    Calls `on_notification` with each payload, and `on_lost` when some may have been missed, both in the event loop.
    With SQLite nothing is ever called.
    """

    def __init__(self, store: Store, on_notification: Callable[[str], None], on_lost: Callable[[], None]) -> None:
        self._store = store
        self._on_notification = on_notification
        self._on_lost = on_lost
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_closing = threading.Event()
        self._is_listening = threading.Event()
        self._is_gapless = True  # nothing can have been missed so far
        self._thread = threading.Thread(target=self._work, name="saqqara-notifications", daemon=True)

    @property
    def is_well(self) -> bool:
        """Whether all notifications come through now."""
        return not self._store.is_shared or self._is_listening.is_set()

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Starts to listen. Blocks until the database has confirmed it, or for a few seconds if it does not answer."""
        self._loop = loop
        if self._store.is_shared:
            self._thread.start()
            if not self._is_listening.wait(_START_WITHIN_S):
                self._is_gapless = False

    async def close(self) -> None:
        """Stops listening."""
        self._is_closing.set()
        if self._loop is not None and self._thread.is_alive():
            await self._loop.run_in_executor(None, self._thread.join)

    def _work(self) -> None:
        pause = _FIRST_PAUSE_S
        while not self._is_closing.is_set():
            try:
                with self._connected() as connection:
                    self._listen(connection)
                    pause = _FIRST_PAUSE_S
                    self._forward(connection)
            except Exception as failure:  # whatever it was, a new connection is the cure
                why, effect = first_line(failure), "all tables are read again when it answers"
                log("database notifications lost", level=logging.WARNING, why=why, effect=effect)
                self._is_gapless = False
                self._is_listening.clear()
                self._is_closing.wait(pause)
                pause = min(2 * pause, _LONGEST_PAUSE_S)

    @contextmanager
    def _connected(self) -> Iterator[psycopg.Connection[Any]]:
        """Opens a connection outside the pool."""
        lent = self._store.engine.raw_connection()
        try:
            lent.detach()
            connection: psycopg.Connection[Any] = lent.dbapi_connection  # type: ignore[assignment]
            connection.autocommit = True
            yield connection
        finally:
            lent.close()

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        """Subscribes. If there was a gap before, `on_lost` is called after it: nothing is missed from here on."""
        connection.execute(f"LISTEN {CHANNEL}")
        self._is_listening.set()
        if not self._is_gapless:
            self._call_in_loop(self._on_lost)
        self._is_gapless = True

    def _forward(self, connection: psycopg.Connection[Any]) -> None:
        while not self._is_closing.is_set():
            for notification in connection.notifies(timeout=_POLL_S):
                self._call_in_loop(self._on_notification, notification.payload)

    def _call_in_loop(self, callback: Callable[..., None], *arguments: object) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._loop.call_soon_threadsafe(callback, *arguments)
