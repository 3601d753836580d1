"""A machine that has never compiled anything: bots answer at once, and go on with compiled code when that is ready."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from saqqara.bots.guard import Guarded
from saqqara.bots.random_bot import RandomBot
from tests.effort import first_of
from tests.server.guests import ME, bot, programs
from tests.server.houses import House
from tests.server.inside import BOT, a_table, inside, person, until


@pytest.mark.parametrize("game", first_of(["imhotep", "pyramids"], 1))
def test_bots_move_and_advise_while_their_levels_are_compiled(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAQQARA_CACHE", str(tmp_path / "empty"))

    async def play(address: str) -> None:
        async with programs(address, "Ann") as (ann,):
            table = await ann.open(game, [ME, bot("vizier")])
            path = f"/api/tables/{table['id']}"
            view = await ann.told("GET", f"{path}/view?seat=0")
            hint = await ann.told("POST", f"{path}/hint", {"seat": 0, "ask": view["ask"], "level": "mason"})
            assert hint["moves"][0]["move"] in view["legal"]
            await ann.say(table["id"], type="move", seat=0, ask=view["ask"], move=view["legal"][0])
            while (after := await ann.told("GET", f"{path}/view?seat=0&wait=5"))["ask"] in (None, view["ask"]):
                pass
            assert after["turn"] > view["turn"]
            assert (await ann.told("GET", path))["seats"][1]["ready"] is False

    house = House(tmp_path / "house").start()
    try:
        asyncio.run(play(house.address))
    finally:
        house.stop()


def test_the_compiled_level_takes_over_between_two_moves(tmp_path: Path) -> None:
    asked: list[str] = []

    class Plain:
        """Stands for the process without a compiler."""

        def choose(self, level: str, question: Any) -> str:
            asked.append(f"plain {level}")
            return str(question.legal[0])

        def stop(self) -> None:
            pass

        close = stop

    def compiled(*_: Any) -> Guarded:
        asked.append("compiled")
        return Guarded(RandomBot())

    async def play() -> None:
        async with inside(tmp_path) as house:
            thinker: Any = house.bots.thinker
            thinker._plain = Plain()
            thinker._is_ready = lambda edition: len(asked) == 1  # after the first move
            thinker._loading = AsyncMock()
            thinker._bot = compiled
            room = await a_table(house, [BOT, BOT, person("ann")])
            await until(lambda: 2 in room.table.owing)

    asyncio.run(play())
    assert asked == ["plain apprentice", "compiled"]


def test_levels_that_were_compiled_before_are_loaded_rather_than_done_without(tmp_path: Path) -> None:
    loaded: list[str] = []

    async def load(edition: Any) -> None:
        loaded.append(edition.game)

    async def play() -> None:
        async with inside(tmp_path) as house:
            thinker: Any = house.bots.thinker
            thinker._plain = None
            thinker._is_ready = lambda edition: bool(loaded)
            thinker._loading = load
            room = await a_table(house, [BOT, person("ann")])
            await until(lambda: 1 in room.table.owing)
            thinker._plain = AsyncMock(close=lambda: None)

    asyncio.run(play())
    assert loaded == ["imhotep"]
