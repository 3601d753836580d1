"""Reviews of finished games: who gets one, the queue, how far they are, and what is kept of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.review.model import Review
from saqqara.rules.errors import SaqqaraError
from saqqara.server.refusals import Refusal, word_of
from saqqara.server.review_worker import Tell
from saqqara.server.reviews import Reviews
from saqqara.server.room import Room
from saqqara.server.wire import MoveSaid, ReviewShown
from tests.patience import PATIENCE_S
from tests.server.inside import QuickHouse, a_table, inside, person
from tests.server.reviewing import MadeUp, text_of

IMHOTEP, PYRAMIDS = "imhotep-00000", "pyramids-00000"


@asynccontextmanager
async def a_house(data: Path, version: str = "1", **settings: Any) -> AsyncIterator[tuple[QuickHouse, MadeUp]]:
    """A house whose reviews are made up, one step after another as the test wants."""
    workers: list[MadeUp] = []

    def make(tell: Tell) -> MadeUp:
        workers.append(MadeUp(tell, version=version))
        return workers[0]

    async with inside(data, make, **settings) as house:
        yield house, workers[0]


async def finished(house: QuickHouse) -> Room:
    """A table whose match is over."""
    room = await a_table(house, [person("ann"), person("bob")], record=text_of(IMHOTEP), date=None)
    assert room.table.status == "over"
    return room


async def news(reviews: Reviews, review: str, is_so: Any) -> ReviewShown:
    """Waits by long polls until a review is as the test wants it."""
    shown = await reviews.read(review, None)
    async with asyncio.timeout(PATIENCE_S):
        while not is_so(shown):
            shown = await reviews.read(review, None, shown.stamp, 5)
    return shown


def is_done(shown: ReviewShown) -> bool:
    return shown.state == "done"


def has_picture(shown: ReviewShown) -> bool:
    return bytes(shown.review) != b"null"


def test_first_the_whole_game_then_more_of_it_then_all(tmp_path: Path) -> None:
    async def ask() -> None:
        async with a_house(tmp_path) as (house, worker):
            room = await finished(house)
            asked = await house.reviews.ask_for_table(room, "ann")
            assert (asked.id, asked.table, asked.state) == (room.table.id, room.table.id, "queued")
            assert not has_picture(asked)
            assert (asked.game, asked.seats, asked.options["sides"], asked.is_yours) == ("imhotep", 2, "AAAAA", True)
            running = await news(house.reviews, asked.id, lambda shown: shown.state == "running")
            assert not has_picture(running)
            worker.go(1)
            coarse = await news(house.reviews, asked.id, has_picture)
            assert (coarse.looked_at, coarse.moments, coarse.is_yours) == (0, 133, False)
            worker.go()
            done = await news(house.reviews, asked.id, is_done)
            assert done.looked_at == done.moments == 133
            review = msgspec.json.decode(done.review, type=Review)
            assert review.is_done
            assert len(review.moments) == 133
            again = await house.reviews.ask_for_table(room, "bob")
            assert (again.state, bytes(again.review)) == ("done", bytes(done.review)), "it is there at once"
            assert len(worker.started) == 1

    asyncio.run(ask())
