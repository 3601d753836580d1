"""The example bots play a seat to the end of the match, as programs of their own, at a real house."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any

import pytest
from tools import ROOT

from tests.patience import PATIENCE_S
from tests.server.guests import OPEN, programs
from tests.server.houses import House

EXAMPLES = ("http_bot.py", "live_bot.py")


def start(example: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / example), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_the_examples_play_a_match_against_each_other(house: House, game: str) -> None:
    async def opened() -> dict[str, Any]:
        async with programs(house.address, "Ann") as (ann,):
            return await ann.open(game, [OPEN, OPEN])

    async def shown(table: str) -> dict[str, Any]:
        async with programs(house.address, "Bob") as (bob,):
            told: dict[str, Any] = await bob.told("GET", f"/api/tables/{table}")
            return told

    table = asyncio.run(opened())
    bots = [
        start(example, house.address, table["id"], str(seat), table["invite"]) for seat, example in enumerate(EXAMPLES)
    ]
    try:
        told = [bot.communicate(timeout=PATIENCE_S) for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()
    assert [bot.returncode for bot in bots] == [0, 0], told
    outcome = asyncio.run(shown(table["id"]))["outcome"]
    assert outcome is not None
    assert [json.loads(out) for out, _ in told] == [outcome, outcome]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_says_why_it_may_not_sit_down(house: House, example: str) -> None:
    async def opened() -> str:
        async with programs(house.address, "Ann") as (ann,):
            return str((await ann.open("imhotep", [OPEN, OPEN]))["id"])

    bot = start(example, house.address, asyncio.run(opened()), "0")
    _, errors = bot.communicate(timeout=PATIENCE_S)
    assert bot.returncode == 1
    assert "403" in errors or "invitation" in errors
