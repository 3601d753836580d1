"""The example bots play a seat to the end of the match, as programs of their own, at a real house."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from tools import ROOT

from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, Program, programs
from tests.server.houses import House, open_house

EXAMPLES = ("http_bot.py", "live_bot.py")


def start(folder: Path, example: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / example), *arguments]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def end(bot: subprocess.Popen[str]) -> tuple[str, str]:
    bot.kill()
    return bot.communicate()


async def open_table(address: str, game: str, *seats: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """A table, and the token of whoever opened it."""
    async with programs(address, "Ann") as (ann,):
        return await ann.open(game, seats), ann.token


async def shown(address: str, table: str) -> dict[str, Any]:
    async with programs(address, "Bob") as (bob,):
        told: dict[str, Any] = await bob.told("GET", f"/api/tables/{table}")
        return told


async def play(address: str, table: str, token: str, moves: int = 10_000) -> None:
    """Plays the third seat for so many moves, and waits until it owes the next."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE_S) as http, asyncio.timeout(PATIENCE_S):
        ann = Program(address, token, http)
        while (await ann.told("GET", f"/api/tables/{table}"))["status"] == "waiting":
            await asyncio.sleep(0.05)
        async with ann.at(table) as player:
            for _ in range(moves):
                while not player.owing and not player.is_over:
                    await player.hear()
                if player.is_over:
                    return
                await player.move(2)
            await player.turn_of(2)


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_the_examples_play_a_match_against_each_other(house: House, game: str, tmp_path: Path) -> None:
    table, _ = asyncio.run(open_table(house.address, game, OPEN, OPEN))
    bots = [
        start(tmp_path, example, house.address, table["id"], str(seat), table["invite"])
        for seat, example in enumerate(EXAMPLES)
    ]
    try:
        told = [bot.communicate(timeout=PATIENCE_S) for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()
    assert [bot.returncode for bot in bots] == [0, 0], told
    outcome = asyncio.run(shown(house.address, table["id"]))["outcome"]
    assert outcome is not None
    assert [json.loads(out) for out, _ in told] == [outcome, outcome]
    assert list(tmp_path.iterdir()) == [], "a token is of no use after the match"


@pytest.mark.parametrize(
    ("game", "again"),
    [
        ("imhotep", 0),
        pytest.param("imhotep", 1, marks=pytest.mark.soak),
        pytest.param("pyramids", 0, marks=pytest.mark.soak),
    ],
)
def test_the_examples_have_their_seats_again_after_a_restart(tmp_path: Path, game: str, again: int) -> None:
    """The house restarts while a third player thinks, and one of the bots with it."""
    with open_house(tmp_path / "house") as house:
        table, token = asyncio.run(open_table(house.address, game, OPEN, OPEN, ME))
        words = (house.address, table["id"])

        def begin(seat: int) -> subprocess.Popen[str]:
            return start(tmp_path, EXAMPLES[seat], *words, str(seat), table["invite"])

        bots = [begin(0), begin(1)]
        try:
            asyncio.run(play(*words, token, moves=1))
            assert house.stop() == 0, house.log.read_text()
            told = end(bots[again])
            house.start()
            bots[again] = begin(again)
            asyncio.run(play(*words, token))
            ended = [bot.communicate(timeout=PATIENCE_S) for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
                bot.wait()
        assert [bot.returncode for bot in bots] == [0, 0], ended
        outcome = asyncio.run(shown(*words))["outcome"]
    assert [json.loads(out) for out, _ in ended] == [outcome, outcome]
    assert "trying again" in ended[1 - again][1]
    assert "Traceback" not in "".join(errors for _, errors in (told, *ended))


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_says_why_it_may_not_sit_down(house: House, example: str, tmp_path: Path) -> None:
    table, _ = asyncio.run(open_table(house.address, "imhotep", OPEN, OPEN))
    bot = start(tmp_path, example, house.address, table["id"], "0")
    _, errors = bot.communicate(timeout=PATIENCE_S)
    assert bot.returncode == 1
    assert "403" in errors or "invitation" in errors
