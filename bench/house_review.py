"""How long a move takes while the house computes reviews: the same tables with and without, in turns."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from saqqara.match.match import Match

from .house_idle import Trips, seated_tables
from .processes import Server

READERS = 6  # each waits for a review: so many do not end while moves are measured
PATIENCE_S = 300


@dataclass
class Beside:
    """Round trips of moves without reviews, and while some are computed."""

    alone: list[Trips] = field(default_factory=list)
    beside: list[Trips] = field(default_factory=list)


async def measure(server: Server, game: str, tables: int, moves_per_s: float, seconds: float, rounds: int) -> Beside:
    """Plays for a while without reviews, then with some, and so on."""
    found = Beside()
    async with seated_tables(server, game, tables) as (_, play):
        for number in range(rounds):
            found.alone.append(await play(moves_per_s, seconds))
            async with _reviews(server, number):
                found.beside.append(await play(moves_per_s, seconds))
    return found


@asynccontextmanager
async def _reviews(server: Server, number: int) -> AsyncIterator[None]:
    """Reviews that are being refined, and are stopped in the end."""
    asked = []
    for one in range(READERS):
        token = (await _ask(server, "POST", "/api/people", None, {"name": "Reader", "keep": "token"}))["token"]
        body = {"record": _record(number * READERS + one)}
        asked.append(((await _ask(server, "POST", "/api/reviews", token, body))["id"], token))
    async with asyncio.timeout(PATIENCE_S):
        await _until_refined(server, asked[0][0])
    try:
        yield
    finally:
        states = [(await _ask(server, "DELETE", f"/api/reviews/{review}", token))["state"] for review, token in asked]
    if set(states) == {"done"}:
        raise RuntimeError("expected a review that is computed all the time, got one that ended early")


async def _until_refined(server: Server, review: str) -> None:
    shown = await _ask(server, "GET", f"/api/reviews/{review}")
    while shown["review"] is None:
        shown = await _ask(server, "GET", f"/api/reviews/{review}?seen={shown['stamp']}&wait=20")
        if shown["failure"]:
            raise RuntimeError(f"expected a review, got: {shown['failure']}")


async def _ask(server: Server, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
    headers = {"Content-Type": "application/json"} | ({} if token is None else {"Authorization": f"Bearer {token}"})
    text = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.address.rstrip("/") + path, text, headers, method=method)

    def ask() -> Any:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    return await asyncio.to_thread(ask)


def _record(seed: int) -> str:
    """The record of a match of four at Imhotep, played at random."""
    match, chance = Match.new("imhotep", 4, seed=seed), random.Random(seed)
    while match.outcome is None:
        seat = match.seats_to_move[0]
        match.play(chance.choice(match.legal(seat)), seat)
    return match.record()
