"""The levels are compiled before anything is broken: a house that compiles for minutes would prove little."""

from __future__ import annotations

import pytest

from saqqara.bots.search.ready import make_ready
from saqqara.games import GAMES
from saqqara.rules.edition import default_edition


@pytest.fixture(scope="session", autouse=True)
def _compiled_levels() -> None:
    for game in GAMES:
        make_ready(default_edition(game))
