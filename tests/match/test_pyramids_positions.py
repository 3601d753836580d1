"""Positions of Pyramids that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from saqqara import BadPosition, Match
from saqqara.rules.pyramids.box import SIZE
from saqqara.rules.pyramids.components import LETTERS

BOTH = [{"seat": seat, "owes": "mark", "count": 1} for seat in (0, 1)]
TABLE: dict[str, Any] = {
    "game": "pyramids",
    "seats": 2,
    "expeditions": ["v3"],
    "hands": [[1, 2], [3, 4]],
    "display": [5, 6, 7, 8],
    "pending": BOTH,
}


def fields(card: int, unwanted: str = "#") -> list[str]:
    """All fields of a chamber but those with these letters."""
    letters = LETTERS[card - 1]
    return sorted(f"{'abcde'[p % SIZE]}{p // SIZE + 1}" for p, letter in enumerate(letters) if letter not in unwanted)


WALL = next(f"{'abcde'[p % SIZE]}{p // SIZE + 1}" for p, letter in enumerate(LETTERS[0]) if letter == "#")


def test_the_table_itself_is_sound() -> None:
    assert Match.from_position(TABLE, nature="manual").seats_to_move == (0, 1)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"crossed": {"1": fields(1)}}, "nothing crossed off in this step|tomb|crossed"),
        ({"pending": [{"seat": 0, "owes": "cross", "count": 3}, BOTH[1]]}, "red crosses"),
        ({"pending": BOTH[:1]}, "crossed off since"),
        ({"pending": [*BOTH, BOTH[0]]}, "each seat once"),
        ({"display": [5, 6, 7]}, "4 entries"),
        ({"explored": [[9, 9], []]}, "each card once"),
        ({"explored": [[1], []]}, "card 1 in one place"),
        ({"hands": [[1, 1], [3, 4]]}, "each card once"),
        ({"hands": [[1, 2, 9], [3, 4]]}, "at most 2"),
        ({"crossed": {"1": [WALL]}}, f"no wall of card 1 to be crossed off, got {WALL}"),
        ({"crossed": {"9": ["a1"]}}, "someone holds"),
        ({"crossed": {"1": ["a1", "a1"]}}, "each square once"),
        ({"crossed": {"1": ["f9"]}}, "a1 to e5"),
        ({"expeditions": ["i2", "i2"]}, "expected 1 of i2, got 2"),
        ({"expeditions": ["z9"]}, "shapes"),
        ({"claimed": {"green": [None, 0, None]}}, r"got \[None, 0, None\]"),
        ({"claimed": {"green": [0, None, None]}}, "two green pyramids"),
        ({"torches": [[False, False, False, True], [False] * 4]}, "rounds after 1"),
        ({"gems": [[11, 0], [0, 0]]}, "gems"),
        ({"skulls": [11, 0]}, "skulls"),
        ({"round": 5}, "round"),
        ({"pending": [{"seat": 0, "owes": "sleep"}]}, "owes"),
        ({"pending": {}}, "pending"),
        ({"colour": 1}, "only the keys"),
    ],
)
def test_bad_positions_are_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        Match.from_position(TABLE | changes)
