"""The example bots play a seat to the end of the match, as programs of their own, at a real house."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from tools import ROOT

from tests.patience import PATIENCE_S
from tests.server.bot_seats import Bots
from tests.server.guests import OPEN, programs
from tests.server.houses import House, open_house

EXAMPLES = ("http_bot.py", "live_bot.py")


def start(folder: Path, example: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / example), *arguments]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


async def open_table(address: str, game: str, *seats: dict[str, Any]) -> dict[str, Any]:
    async with programs(address, "Ann") as (ann,):
        return await ann.open(game, seats)


async def shown(address: str, table: str) -> dict[str, Any]:
    async with programs(address, "Bob") as (bob,):
        told: dict[str, Any] = await bob.told("GET", f"/api/tables/{table}")
        return told


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_the_examples_play_a_match_against_each_other(house: House, game: str, tmp_path: Path) -> None:
    table = asyncio.run(open_table(house.address, game, OPEN, OPEN))
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


@pytest.mark.soak
@pytest.mark.parametrize(("game", "again"), [("imhotep", 0), ("imhotep", 1), ("pyramids", 1)])
def test_the_bots_have_their_seats_again_when_the_house_restarts(tmp_path: Path, game: str, again: int) -> None:
    """It restarts while the third seat, which `saqqara bot sit` plays, thinks; and one of the examples with it."""
    others = Bots(tmp_path)
    others.holds = {2: threading.Event()}
    with open_house(tmp_path / "house") as house:
        table = asyncio.run(open_table(house.address, game, OPEN, OPEN, OPEN))
        link = f"{house.address}/table/{table['id']}#invite={table['invite']}"

        def begin(seat: int) -> subprocess.Popen[str]:
            return start(tmp_path, EXAMPLES[seat], house.address, table["id"], str(seat), table["invite"])

        bots = [begin(0), begin(1)]
        try:
            third = others.sit(link, "random", "Third", seat=2)
            others.wait_for("Question", 2)
            assert house.stop() == 0, house.log.read_text()
            bots[again].kill()
            told = bots[again].communicate()
            house.start()
            bots[again] = begin(again)
            others.holds[2].set()
            outcome = third.result(PATIENCE_S)
            ended = [bot.communicate(timeout=PATIENCE_S) for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
                bot.wait()
    assert [bot.returncode for bot in bots] == [0, 0], ended
    assert [json.loads(out) for out, _ in ended] == [outcome, outcome]
    assert "trying again" in ended[1 - again][1]
    assert "Traceback" not in "".join(errors for _, errors in (told, *ended))
    assert "The server stops or restarts. The bot keeps its seat and connects again." in others.told
    assert sum("has seat" in line for line in others.told) == 1


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_says_why_it_may_not_sit_down(house: House, example: str, tmp_path: Path) -> None:
    table = asyncio.run(open_table(house.address, "imhotep", OPEN, OPEN))
    bot = start(tmp_path, example, house.address, table["id"], "0")
    _, errors = bot.communicate(timeout=PATIENCE_S)
    assert bot.returncode == 1
    assert "403" in errors or "invitation" in errors
