"""Whole matches over the wire, with people, bots and both."""

from __future__ import annotations

import asyncio
import random

import pytest

from saqqara.match.verification import verify
from tests.server.guests import ME, OPEN, bot, programs
from tests.server.houses import House

GAMES = ("imhotep", "pyramids")


@pytest.mark.parametrize("game", GAMES)
def test_people_and_a_bot_play_a_match_to_its_end(house: House, game: str) -> None:
    async def play() -> str:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open(game, [ME, OPEN, bot()], entropy="anns-share")
            assert table["status"] == "waiting"
            seat = await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"], entropy="bobs-share")
            assert seat.status_code == 200, seat.text
            async with ann.at(table["id"]) as first, bob.at(table["id"]) as second:
                await asyncio.gather(first.play_on(random.Random(1), 120), second.play_on(random.Random(2), 120))
                assert first.views[0]["table"]["outcome"] == second.views[1]["table"]["outcome"]
            shown = await ann.told("GET", f"/api/tables/{table['id']}")
            assert shown["status"] == "over"
            assert shown["commitment"] == table["commitment"]
            assert shown["seed"] is not None
            return (await bob.ask("GET", f"/api/tables/{table['id']}/record")).text

    record = asyncio.run(play())
    verdict = verify(record)
    assert verdict.is_finished
    assert verdict.draws == verdict.draws_checked
    assert "entropy: anns-share bobs-share" in record
