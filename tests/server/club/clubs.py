"""A house inside this process with its API, and a clock that can be set: for challenges, whose days end."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from saqqara.server.api.routes import Api
from saqqara.server.house_clock import HouseClock
from saqqara.server.identity import Identity
from saqqara.server.lobby import Editions
from saqqara.server.room import Room
from saqqara.server.wire import ConcedeSaid, MoveSaid
from tests.server.guests import Program
from tests.server.inside import QuickHouse, inside, until
from tests.server.reviewing import MadeUp

DAY_S = 86_400.0
NOON = 1_800_014_400.0  # 2027-01-15, 12:00 UTC
TODAY = "2027-01-15"


class SetClock(HouseClock):
    """Runs like the house's, ahead of it or behind."""

    ahead_s = 0.0

    def now(self) -> float:
        return super().now() + self.ahead_s


@dataclass
class Club:
    """A house, its API and the people who know it."""

    house: QuickHouse
    clock: SetClock
    http: httpx.AsyncClient
    people: dict[str, Program] = field(default_factory=dict)

    def set_time(self, moment: float) -> None:
        self.clock.ahead_s += moment - self.clock.now()

    async def person(self, name: str) -> Program:
        if name not in self.people:
            answer = await self.http.post("/api/people", json={"name": name, "keep": "token"})
            self.people[name] = Program("http://club", answer.json()["token"], self.http)
        return self.people[name]

    async def id_of(self, name: str) -> str:
        row = self.house.people.find((await self.person(name)).token)
        assert row is not None
        return row.id

    async def begin(self, name: str, challenge: str, *, for_fun: bool = False) -> str:
        told = await (await self.person(name)).told("POST", f"/api/challenges/{challenge}/play", {"for_fun": for_fun})
        return str(told["table"])

    async def finish(self, name: str, table: str, chance: random.Random | None = None) -> Room:
        """Plays a try to its end: the first legal moves, or any."""
        room = await self.house.room(table)
        person = await self.id_of(name)
        (seat,) = room.table.seats_of(person)
        while room.table.status != "over":
            await until(lambda: seat in room.table.owing or room.table.status == "over")
            match = room.table.begun()
            if seat in room.table.owing:
                legal, ask = match.legal(seat), match.ask(seat)
                assert ask is not None
                move = legal[0] if chance is None else chance.choice(legal)
                await self.house.say(room, person, name, MoveSaid(seat=seat, ask=ask, move=move))
        return room

    async def concede(self, name: str, table: str) -> None:
        room, person = await self.house.room(table), await self.id_of(name)
        await self.house.say(room, person, name, ConcedeSaid(seat=room.table.seats_of(person)[0]))

    async def play(self, name: str, challenge: str, chance: random.Random | None = None) -> str:
        """A try for honour, from its beginning to its result."""
        table = await self.begin(name, challenge)
        await self.finish(name, table, chance)
        await self.until_done(name, challenge)
        return table

    async def until_done(self, name: str, challenge: str) -> dict[str, Any]:
        person, shown = await self.person(name), dict[str, Any]()
        while not shown or shown["yours"]["state"] != "done":
            shown = await person.told("GET", f"/api/challenges/{challenge}")
        return shown


@asynccontextmanager
async def club(data: Path, **settings: Any) -> AsyncIterator[Club]:
    """A club at noon of a day."""
    async with inside(data, MadeUp, **settings) as house:
        clock = house.storage.clock = SetClock()
        api = Api(house, Identity(house.people, house.storage), Editions(data / "editions"))
        app = Starlette(routes=list(api.routes()))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://club") as http:
            here = Club(house, clock, http)
            here.set_time(NOON)
            yield here
