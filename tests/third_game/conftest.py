"""The third game is registered for these tests alone: no other test sees it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from saqqara import games
from saqqara.games import register
from tests.third_game import RACE


@pytest.fixture(autouse=True)
def race() -> Iterator[None]:
    register(RACE)
    yield
    games._games.pop("race")
