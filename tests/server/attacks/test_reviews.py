"""Requests about reviews that no honest guest makes get one clear sentence each, and no review begins."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest
from bench.processes import HOUSE, Server, running
from bench.siege.guest import ATTACKER, Guest
from bench.siege.reviews import bad_requests, bad_reviews, finished_record

from saqqara.server.settings import LIMITS, Settings
from tests.effort import EFFORT

GROWTH_MIB = 20
MADE_UP = "from tests.server.reviewing import install; install(0)"  # no review is computed here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    defaults = {name: getattr(Settings(), name) for name in LIMITS}
    with running(HOUSE, tmp_path_factory.mktemp("reviews"), first=MADE_UP, **defaults) as one:
        yield one


def test_each_gets_one_clear_sentence(server: Server) -> None:
    async def ask() -> dict[str, tuple[int, dict[str, str]]]:
        ann, bob = [await Guest.arriving(server.port, ATTACKER, name) for name in ("Ann", "Bob")]
        review = (await ann.told("POST", "/api/reviews", {"record": finished_record()}))["id"]
        requests = bad_requests(finished_record(), review)
        return {name: await bob.ask(*request) for name, request in requests.items()}

    for name, (status, answer) in asyncio.run(ask()).items():
        print(f"{name:28} {status} {answer.get('error')}: {answer.get('message')}")
        assert 400 <= status < 500, name
        assert "expected" in answer["message"], name
        assert "got" in answer["message"], name
        assert "\n" not in answer["message"], name
        assert len(answer["message"]) < 300, name


def test_a_flood_of_them_is_refused_and_whoever_plays_plays_on(server: Server) -> None:
    report = asyncio.run(bad_reviews(server, EFFORT.attack_s))
    print(report)
    assert set(re.findall(r"[0-9]+ x ([0-9]+)", report.note)) <= {"400", "403", "404", "409", "413", "422", "429"}
    assert report.memory_mib < GROWTH_MIB
    assert report.moves_lost == 0
