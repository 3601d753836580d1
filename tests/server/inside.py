"""A house inside this process: its tables can be built by hand, with clocks that are shorter than guests may ask for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from saqqara.bots.guard import Guarded
from saqqara.bots.random_bot import RandomBot
from saqqara.server.entries import Config, SeatStart
from saqqara.server.house import House
from saqqara.server.metrics import Metrics
from saqqara.server.review_worker import Tell, Worker
from saqqara.server.room import Room
from saqqara.server.settings import Settings
from saqqara.server.store.store import Store
from saqqara.server.table import Table
from saqqara.server.wire import Presence
from tests.patience import PATIENCE_S
from tests.server.houses import GENEROUS


class Ear:
    """A guest without a network, who keeps what was told."""

    def __init__(self, person: str | None, presence: Presence = "here", address: str = "127.0.0.1") -> None:
        self.person = person
        self.device: str | None = None
        self.presence = presence
        self.address = address
        self.heard: list[dict[str, Any]] = []

    def tell(self, text: bytes) -> None:
        self.heard.append(msgspec.json.decode(text))

    def hang_up(self, reason: str) -> None:
        self.heard.append({"type": "closed", "reason": reason})

    def of_kind(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]


class QuickHouse(House):
    """Its bots play at random, without a compiler."""

    def __init__(self, settings: Settings, store: Store, review_worker: Callable[[Tell], Worker] | None = None) -> None:
        super().__init__(settings, store, Metrics(), review_worker)
        thinker: Any = self.bots.thinker
        thinker._is_ready = lambda edition: True
        thinker._bot = lambda *_: Guarded(RandomBot())


@asynccontextmanager
async def inside(
    data: Path, review_worker: Callable[[Tell], Worker] | None = None, **settings: Any
) -> AsyncIterator[QuickHouse]:
    """A house that is closed in the end."""
    waits: dict[str, Any] = {"bot_pause_s": 0.0, "gone_after_s": 0.0, "bot_offered_after_s": 0.0}
    given: dict[str, Any] = {"warm_up": False, "challenge_levels": False, **waits, **GENEROUS} | settings
    chosen = Settings(data=data, **given)
    store = Store(chosen.database_url)
    store.migrate()
    house = QuickHouse(chosen, store, review_worker)
    await house.start()
    try:
        yield house
    finally:
        await house.stop()
        store.close()


async def a_table(house: House, seats: list[SeatStart], **config: Any) -> Room:
    """A table that was opened by Ann."""
    given: dict[str, Any] = {"game": "imhotep", "stand_in": "apprentice", "bots": "s", "date": "2026-01-01"} | config
    name = f"t{sum((await house.in_thread(house.store.count_by_status)).values())}"
    return await house.open(Table(name, Config(seats=seats, **given), "5", "i" * 16, "ann", time.time()))


def person(name: str) -> SeatStart:
    return SeatStart("person", name, name.title())


BOT = SeatStart("bot", level="apprentice")


async def until(is_so: Callable[[], Any], seconds: float = PATIENCE_S) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)
