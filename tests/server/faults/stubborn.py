"""Guests who do not give up, and the book that they keep of what the house has acknowledged.

Whatever breaks, they come back by themselves, say an unanswered move once more under the same id, and play on. In the
end `check` holds their book against the table's record and against its entries in the database.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from saqqara.match import records
from saqqara.match.verification import verify
from saqqara.rules.contract import NATURE
from saqqara.server import entries as log
from saqqara.server.store.store import Store
from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, Message, Player, connect_to

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 0.4
ANSWER_S = 30.0  # a connection that is silent for so long is given up
AGAIN = ("unavailable", "too_many")
BROKEN = (OSError, WebSocketException, TimeoutError)


class Lost(Exception):
    """The house hung up, or wants to be asked again."""


class Move(NamedTuple):
    """A move that was said, as its player remembers it."""

    seat: int
    ask: int
    move: str
    id: str


@dataclass
class Tally:
    """What happened to all guests of a test."""

    acknowledged: int = 0
    connections: int = 0
    said_again: int = 0
    paused: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    round_trips: list[float] = field(default_factory=list)
    has_moved: asyncio.Event = field(default_factory=asyncio.Event, repr=False)  # somebody has just said a move


@dataclass
class Stubborn:
    """Somebody who plays the seats of one person at one table to the end."""

    where: Callable[[], str]  # the address of a house
    table: str
    token: str
    chance: random.Random
    tally: Tally
    acknowledged: list[Move] = field(default_factory=list)
    pause_s: float = 0.0  # between two moves
    may_refuse: tuple[str, ...] = ()  # what is no fault here
    is_over: bool = False
    unanswered: Move | None = None
    _said_at: float = 0.0
    _said: int = 0

    async def play(self) -> None:
        """Until the match is over."""
        pause = FIRST_PAUSE_S
        while not self.is_over:
            try:
                async with connect_to(self.where(), self.table, self.token, open_timeout=5, ping_interval=None) as one:
                    self.tally.connections += 1
                    player = Player(one)
                    await player.hear_until("welcome", ANSWER_S)
                    pause = FIRST_PAUSE_S
                    await self._play_at(player)
            except (*BROKEN, Lost):
                await asyncio.sleep(pause * self.chance.uniform(0.5, 1.0))
                pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _play_at(self, player: Player) -> None:
        if self.unanswered is not None:
            self.tally.said_again += 1
            await self._say(player, self.unanswered)
        while not (player.is_over and self.unanswered is None):
            if self.unanswered is None and player.owing:
                if self.pause_s:
                    await asyncio.sleep(self.pause_s * self.chance.uniform(0.5, 1.5))
                await self._say(player, self._choose(player))
            else:
                self._heed(await player.hear(ANSWER_S))
        self.is_over = True

    def _choose(self, player: Player) -> Move:
        seat = self.chance.choice(player.owing)
        view = player.views[seat]
        self._said += 1
        name = f"m{self._said}-{self.chance.getrandbits(48):x}"
        self._said_at = time.monotonic()
        return Move(seat, view["ask"], self.chance.choice(view["legal"]), name)

    async def _say(self, player: Player, move: Move) -> None:
        self.unanswered = move
        await player.say("move", seat=move.seat, ask=move.ask, move=move.move, id=move.id)
        self.tally.has_moved.set()

    def _heed(self, message: Message) -> None:
        if message["type"] == "paused":
            self.tally.paused += 1
        if self.unanswered is None or self.unanswered.id not in (message.get("id"), message.get("reply_to")):
            if message["type"] == "refused":
                assert message["error"] in AGAIN, message
                raise Lost
            return
        if message["type"] == "refused":
            self.tally.refused[message["error"]] += 1
            if message["error"] in AGAIN:
                raise Lost
            assert message["error"] in self.may_refuse, (message, self.unanswered)
        else:
            self.acknowledged.append(self.unanswered)
            self.tally.acknowledged += 1
            took = time.monotonic() - self._said_at
            self.tally.round_trips.append(took)
        self.unanswered = None


@dataclass
class Gathering:
    """A table and everybody who plays there."""

    id: str
    game: str
    players: list[Stubborn]

    async def play(self) -> None:
        """To the end."""
        await asyncio.gather(*(player.play() for player in self.players))


class Host:
    """Opens tables through whatever house answers, however often it has to be asked."""

    def __init__(self, where: Callable[[], str], chance: random.Random, tally: Tally) -> None:
        self.where = where
        self.chance = chance
        self.tally = tally

    async def insist(self, method: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        """Asks until there is an answer; the second time it may have been done already."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        pause = FIRST_PAUSE_S
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.where(), timeout=30) as http:
                    answer = await http.request(method, path, json=body, headers=headers)
                if answer.status_code not in (503, 429):
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def person(self, name: str) -> str:
        """The token of somebody new."""
        answer = await self.insist("POST", "/api/people", {"name": name, "keep": "token"})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    async def gather(
        self, game: str, people: int, bots: Sequence[dict[str, Any]] = (), *, pause_s: float = 0.0, **more: Any
    ) -> Gathering:
        """A table with so many people, all of them seated, and bots."""
        tokens = [await self.person(f"Guest {seat}") for seat in range(people)]
        seats = [ME, *[OPEN] * (people - 1), *bots]
        answer = await self.insist("POST", "/api/tables", {"game": game, "seats": seats, **more}, tokens[0])
        assert answer.status_code == 201, answer.text
        table = answer.json()
        for seat, token in enumerate(tokens[1:], 1):
            await self._sit(table["id"], seat, token, table["invite"])
        players = [
            Stubborn(self.where, table["id"], token, random.Random(self.chance.getrandbits(64)), self.tally)
            for token in tokens
        ]
        for player in players:
            player.pause_s = pause_s
        return Gathering(table["id"], game, players)

    async def _sit(self, table: str, seat: int, token: str, invite: str) -> None:
        message = {"type": "take_seat", "seat": seat, "invite": invite, "id": f"sit{seat}", "entropy": f"share-{seat}"}
        answer = await self.insist("POST", f"/api/tables/{table}/messages", message, token)
        if answer.status_code != 200:  # unless it was done by a house that could not say so any more
            shown = await self.insist("GET", f"/api/tables/{table}", None, token)
            assert shown.json()["seats"][seat].get("is_yours"), answer.text


def check(gathering: Gathering, record: str, store: Store) -> int:
    """Every acknowledged move is there exactly once and in order, nothing else is; how many moves the match had."""
    verdict = verify(record)
    assert verdict.is_finished
    assert verdict.draws == verdict.draws_checked
    rows = store.entries(gathering.id)
    assert [row.turn for row in rows] == list(range(len(rows)))
    moved = [entry for row in rows if isinstance(entry := log.read(row.body), log.Moved)]
    played = [(line.seat, line.move) for line in records.read(record).lines if line.seat != NATURE]
    assert played == [(entry.seat, entry.move) for entry in moved]
    for player in gathering.players:
        seats = {move.seat for move in player.acknowledged}
        kept = [(entry.seat, entry.move, entry.request) for entry in moved if entry.seat in seats]
        assert kept == [(move.seat, move.move, move.id) for move in player.acknowledged]
    people = sum(len(player.acknowledged) for player in gathering.players)
    assert people == sum(entry.by == "person" for entry in moved)
    return len(moved)


def check_all(gatherings: Sequence[Gathering], host: Host, database: str) -> int:
    """The same for many tables, once the house answers and nothing is played any more."""

    async def fetch() -> list[str]:
        found = []
        for one in gatherings:
            answer = await host.insist("GET", f"/api/tables/{one.id}/record")
            assert answer.status_code == 200, answer.text
            found.append(answer.text)
        return found

    texts = asyncio.run(fetch())
    asyncio.run(counted(gatherings, host))
    with closing(Store(database, lock=False)) as store:
        return sum(check(one, text, store) for one, text in zip(gatherings, texts, strict=True))


async def counted(gatherings: Sequence[Gathering], host: Host) -> None:
    """Waits until every end is counted, and expects each once, in lists and in ratings."""
    tables: dict[str, list[str]] = {}
    for gathering in gatherings:
        for player in gathering.players:
            tables.setdefault(player.token, []).append(gathering.id)
    for token, played in tables.items():
        async with asyncio.timeout(PATIENCE_S):
            while (found := await games_of(host, token)).keys() != set(played):
                await asyncio.sleep(0.1)
        ratings = (await host.insist("GET", "/api/me/ratings", token=token)).json()["ratings"]
        assert sum(rating["games"] for rating in ratings) == sum(game["is_rated"] for game in found.values())


async def games_of(host: Host, token: str) -> dict[str, Any]:
    """The finished games of a player, each once."""
    games = (await host.insist("GET", "/api/me/games", token=token)).json()["finished"]
    found = {game["table"]: game for game in games}
    assert len(found) == len(games)
    return found


def shown_times(times: Sequence[float]) -> str:
    """Median, 99th percentile and longest, in ms."""
    ordered = sorted(times)
    if not ordered:
        return "none"
    places = (len(ordered) // 2, min(len(ordered) - 1, len(ordered) * 99 // 100), -1)
    return " / ".join(f"{ordered[place] * 1000:.1f}" for place in places) + f" ms of {len(ordered)}"
