"""The other processes on the same database: what they have written, and who is connected to them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from saqqara.server.live import Live
from saqqara.server.store.trouble import Unavailable

if TYPE_CHECKING:
    from saqqara.server.house import House

AGAIN_S = 1.0  # while the database does not answer
SILENCE_S = 12.0  # a process that says nothing for so long is dead


class Neighbours:
    """What one process knows of the others."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._processes: dict[str, float] = {}  # and when they were heard of

    def on_news(self, payload: str) -> None:
        """Something happened somewhere: another process wrote an entry, or somebody came or went there."""
        match payload.split(" "):
            case [name]:
                if (live := self._house.lives.get(name)) is not None:
                    self._house.spawn(self._keep_up(live))
            case ["here", process, name, seat, state] if process != self._house.name:
                self._processes[process] = time.monotonic()
                self._heard_of(process, name, int(seat), state)
            case ["roll", process, name] if process != self._house.name:
                self._answer_roll(name)
            case ["alive", process] if process != self._house.name:
                self._processes[process] = time.monotonic()
            case ["closed", process] if process != self._house.name:
                self._forget_process(process)

    def notify(self, news: str) -> None:
        """Tells the other processes, if there can be any; what they do not hear now they ask for later."""
        if self._house.store.is_shared and not self._house.is_closing:
            self._house.spawn(self._try_to_notify(news))

    def tell_presence(self, live: Live, seat: int) -> None:
        """Says whether the player of a seat is connected to this process."""
        self.notify(f"here {self._house.name} {live.table.id} {seat} {live.presence_here(seat)}")

    def ask_who_is_there(self, table: str) -> None:
        """Asks who is connected elsewhere, at one table or at all (`*`)."""
        self.notify(f"roll {self._house.name} {table}")

    def look_after(self) -> None:
        """Says that this process is alive, and forgets those that have said nothing for long."""
        self.notify(f"alive {self._house.name}")
        if self._house.news.is_well:
            before = time.monotonic() - SILENCE_S
            for process in [process for process, heard in self._processes.items() if heard < before]:
                self._forget_process(process)

    async def _try_to_notify(self, news: str) -> None:
        with contextlib.suppress(Unavailable):
            await self._house.in_thread(self._house.store.notify, news)

    async def _keep_up(self, live: Live) -> None:
        """Catches up as soon as the database answers."""
        while True:
            try:
                await self.catch_up(live)
            except Unavailable:
                await asyncio.sleep(AGAIN_S)
            else:
                return

    async def catch_up(self, live: Live) -> None:
        """Folds what other processes have written."""
        async with live.lock:
            await self._house.read_on(live)
            if not live.untold:
                return
            self._house.telling.views(live)
            self._house.telling.rest(live)
        self._house.thinking.look_at(live, is_mine=False)

    def _heard_of(self, process: str, name: str, seat: int, state: str) -> None:
        live = self._house.lives.get(name)
        if live is None or seat >= len(live.table.places) or state not in ("here", "away", "gone"):
            return
        was = live.presence(seat)
        if state == "gone":
            live.elsewhere.pop((process, seat), None)
        else:
            live.elsewhere[process, seat] = state  # type: ignore[assignment]
        if (now_is := live.presence(seat)) != was:
            self._house.telling.presence(live, seat, now_is)
            self._house.thinking.presence_changed(live, seat, now_is, is_mine=False)

    def _answer_roll(self, name: str) -> None:
        """Says who is connected to this process, at one table or at all (`*`)."""
        for live in tuple(self._house.lives.values()) if name == "*" else filter(None, [self._house.lives.get(name)]):
            for seat in {seat for guest in live.guests for seat in live.table.seats_of(guest.person)}:
                self.tell_presence(live, seat)

    def _forget_process(self, process: str) -> None:
        """Whoever was connected to a process that has ended is gone."""
        self._processes.pop(process, None)
        for live in tuple(self._house.lives.values()):
            for seat in [seat for one, seat in live.elsewhere if one == process]:
                self._heard_of(process, live.table.id, seat, "gone")

    def on_lost(self) -> None:
        """News may have been missed: everything in memory looks again, and asks again who is where."""
        for live in self._house.lives.values():
            self._house.spawn(self._keep_up(live))
        self.ask_who_is_there("*")
