"""What other houses on the same PostgreSQL have written: a thread listens and tells the loop.

News may be missed while the connection is lost. Therefore everything must be looked at again once it is back.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from saqqara.server.store.appending import CHANNEL
from saqqara.server.store.store import Store

if TYPE_CHECKING:
    import psycopg

_LOG = logging.getLogger(__name__)

_LOOK_UP_S = 0.25  # how often the thread looks whether it should end
_FIRST_PAUSE_S = 0.05
_LONGEST_PAUSE_S = 1.0
_PATIENCE_S = 5.0


class News:
    """Calls `on_news` with the id of each table that has a new entry, this house's own included, and with other news.

    Calls `on_lost` when news may have been missed. Both are called in the loop. On SQLite nothing ever happens.
    """

    def __init__(self, store: Store, on_news: Callable[[str], None], on_lost: Callable[[], None]) -> None:
        self._store = store
        self._on_news = on_news
        self._on_lost = on_lost
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_closing = threading.Event()
        self._is_listening = threading.Event()
        self._is_gapless = True  # nothing can have been missed so far
        self._thread = threading.Thread(target=self._work, name="saqqara-news", daemon=True)

    @property
    def is_well(self) -> bool:
        """Whether all news come through now."""
        return not self._store.is_shared or self._is_listening.is_set()

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Returns when it listens. A database that does not answer for seconds is not waited for: that is a loss."""
        self._loop = loop
        if self._store.is_shared:
            self._thread.start()
            if not self._is_listening.wait(_PATIENCE_S):
                self._is_gapless = False

    async def close(self) -> None:
        """Listens no more."""
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
                    self._hear(connection)
            except Exception as trouble:  # whatever it was, to connect anew is the cure
                _LOG.warning("news are lost: %s", trouble)
                self._is_gapless = False
                self._is_listening.clear()
                self._is_closing.wait(pause)
                pause = min(2 * pause, _LONGEST_PAUSE_S)

    @contextmanager
    def _connected(self) -> Iterator[psycopg.Connection[Any]]:
        """A connection of its own, outside the pool."""
        lent = self._store.engine.raw_connection()
        try:
            lent.detach()
            connection: psycopg.Connection[Any] = lent.dbapi_connection  # type: ignore[assignment]
            connection.autocommit = True
            yield connection
        finally:
            lent.close()

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        """From here on nothing is missed; what came before is looked at after it."""
        connection.execute(f"LISTEN {CHANNEL}")
        self._is_listening.set()
        if not self._is_gapless:
            self._tell(self._on_lost)
        self._is_gapless = True

    def _hear(self, connection: psycopg.Connection[Any]) -> None:
        while not self._is_closing.is_set():
            for one in connection.notifies(timeout=_LOOK_UP_S):
                self._tell(self._on_news, one.payload)

    def _tell(self, what: Callable[..., None], *told: object) -> None:
        """In the loop; one that is closed has nobody left who listens."""
        assert self._loop is not None
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(what, *told)
