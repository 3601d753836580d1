"""The strength of the levels, on the scale of ratings: fixed, so that what people play against bots can be rated.

`anchors.json` is made by `python -m tools.anchors` from measured games between neighbouring levels.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from saqqara.server.club.rating_model import Strength
from saqqara.server.wire import LevelName

_FILE = Path(__file__).with_name("anchors.json")


@cache
def anchors() -> dict[str, dict[LevelName, Strength]]:
    """Returns the strengths by game and level."""
    return msgspec.json.decode(_FILE.read_bytes(), type=dict[str, dict[LevelName, Strength]])


def anchor(game: str, level: LevelName) -> Strength | None:
    """Returns the strength of a level at a game, None if it was not measured."""
    return anchors().get(game, {}).get(level)
