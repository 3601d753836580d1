"""Tables for the tests of the rulebook: laid out by position, chance by hand, both engines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from saqqara import Match
from tests.engines import ENGINES

BLACK, WHITE, BROWN, GRAY = range(4)

Lay = Callable[..., Match]

MARKET_CARDS = {
    "entrance": 2,
    "sarcophagus": 2,
    "path": 2,
    "pyramid-decoration": 2,
    "temple-decoration": 2,
    "chamber-decoration": 2,
    "obelisk-decoration": 2,
    "statue": 10,
    "lever": 2,
    "hammer": 2,
    "sail": 3,
    "chisel": 3,
}


@pytest.fixture(params=ENGINES)
def lay(request: pytest.FixtureRequest) -> Lay:
    """`lay(seats=4, temple=[...], ...)` lays out a position with manual nature; keys left out as in a fresh game."""

    def lay_out(**position: Any) -> Match:
        return ENGINES[request.param].from_position({"game": "imhotep", **position}, nature="manual")

    return lay_out


@pytest.fixture(params=ENGINES)
def begin(request: pytest.FixtureRequest) -> Lay:
    """`begin(seats=2, sides=...)` begins a fresh match with manual nature."""

    def begin_match(**options: Any) -> Match:
        return ENGINES[request.param].new("imhotep", nature="manual", **options)

    return begin_match


def ships(*loads: str, sites: str = "") -> list[dict[str, Any]]:
    """Ships by their cargo: `ships("0.12", "...", "1.", ".")`; a digit is a seat's stone, a dot a free space.

    `sites` names, letter by letter, where each has sailed: m p t c o, a dot for a ship at the harbour.
    """
    names = {"m": "market", "p": "pyramid", "t": "temple", "c": "chamber", "o": "obelisks", ".": None}
    return [
        {
            "spaces": len(load),
            "cargo": [None if stone == "." else int(stone) for stone in load],
            "site": names[(sites or "....")[ship]],
        }
        for ship, load in enumerate(loads)
    ]
