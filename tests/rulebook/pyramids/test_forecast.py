"""What the score cards are worth as they are, and what a mark will add before it is made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from saqqara import Match

from .conftest import BEND, DISPLAY, RICH, SIX, SYMBOLS, TRAP, dug, idle, tomb


def lay(box: Path, **position: Any) -> Match:
    """Forecasts are made in plain Python only."""
    table = {"game": "pyramids", "seats": 2, "hands": [[RICH, SYMBOLS], [3, 4]], "display": DISPLAY, **position}
    return Match.from_position(table, nature="manual", edition=box)


def foreseen(match: Match, mark: str, seat: int = 0) -> dict[str, Any]:
    told = match.foresee([mark], seat)[0]
    assert told["move"] == mark
    assert told["points"] == sum(gain["points"] for gain in told["gains"])
    return told


def gains(match: Match, mark: str) -> dict[str, int]:
    """By source, where each has one."""
    return {gain["source"]: gain["points"] for gain in foreseen(match, mark)["gains"]}


# --- as it is ---


def test_p6_1_example_the_score_card_counted_now(box: Path) -> None:
    """The rulebook's example: 7 pyramids 70, torches 10, colours 19, gems 18, skull 6: 111."""
    match = lay(
        box,
        round=2,
        explored=[[5, 6, 17, 18, 33, 34, 19], [25, 26, 35, 36, 37, 38]],
        torches=[[True, True, False, False], [False] * 4],
        claimed={"green": [0, None, None], "orange": [1, 0, None], "purple": [1, 1, 0]},
        gems=[[3, 6], [0, 0]],
        skulls=[4, 0],
    )
    first, second = match.table()["standing"]
    assert first == {"pyramids": 70, "torches": 10, "colours": 19, "gems": 18, "skulls": -6, "total": 111}
    assert second["total"] == match.points[1] == 60 + 10 + 10 + 6


def test_p3_2_the_others_stand_as_they_were_until_all_have_marked(box: Path) -> None:
    match = lay(box)
    match.play("expedition i3")
    before = match.table(1)["standing"]
    match.play("mark 20 a1 b1 c1", seat=0)
    assert match.table(1)["standing"] == match.table(None)["standing"] == before
    assert match.table(0)["standing"][0]["gems"] == 5
    idle(match, 1)
    assert match.table(1)["standing"][0]["gems"] == 5


def test_p6_1_the_score_if_the_game_ended_now(box: Path) -> None:
    """A pyramid 10, a pair of gems 5 and a single one 1, less the fourth skull's 6."""
    match = lay(box, explored=[[5], []], gems=[[2, 1], [0, 0]], skulls=[4, 0])
    match.play("expedition i3")
    assert match.table(0)["if_ended"] == [10 + 6 - 6, 0]


def test_p4_10_p5_3_a_tomb_counts_at_once_for_its_seat(box: Path) -> None:
    """The second green pyramid: 10 more, and 10 for its colour."""
    match = lay(box, hands=[[1, 2], [3, 4]], crossed=dug(1), explored=[[5], []])
    match.play("expedition i2")
    match.play(tomb(1), seat=0)
    assert match.points[0] == 10, "the card still lies before its player"
    assert match.table(0)["if_ended"] == [30, 0]
    assert match.table(1)["if_ended"] == match.table(None)["if_ended"] == [10, 0]
    idle(match, 1)
    assert match.table(1)["if_ended"] == [30, 0]


# --- marks ---


def test_p4_6_gems_by_pair_and_by_single(box: Path) -> None:
    match = lay(box)
    match.play("expedition i3")
    assert gains(match, "mark 20 a1 b1 c1") == {"gems": 5}
    assert gains(match, "mark 20 a1") == {}
    match = lay(box, gems=[[0, 1], [0, 0]], crossed={"20": ["a1"]})
    match.play("expedition i3")
    assert gains(match, "mark 20 b1") == {"gems": 4}, "a pair, where one gem was alone before"


def test_p4_7_a_torch_once_a_round(box: Path) -> None:
    match = lay(box, crossed={"21": ["a1", "a2", "a3"]})
    match.play("expedition i3")
    assert gains(match, "mark 21 a4") == {"torches": 5}
    lit = lay(box, crossed={"21": ["a1", "a2", "a3"]}, torches=[[True] + [False] * 3, [False] * 4])
    lit.play("expedition i3")
    assert gains(lit, "mark 21 a4") == {}


def test_p4_8_a_skull_costs_what_its_value_adds(box: Path) -> None:
    match = lay(box, skulls=[3, 0])
    match.play("expedition i2")
    assert gains(match, "mark 21 a1 a2") == {"skulls": 4 - 6}
    assert gains(match, "mark 21 a1") == {}


def test_p4_9_skulls_first_then_the_elixir_each_told_apart(box: Path) -> None:
    """The fourth skull costs 6 instead of 4, then two of the four are erased: 2 is left."""
    match = lay(box, skulls=[3, 0])
    match.play("expedition i3")
    assert gains(match, "mark 21 a1 b1 c1") == {"skulls": 4 - 6, "elixir": 6 - 2}


def test_p4_10_a_tomb_explores_its_pyramid(box: Path) -> None:
    match = lay(box, hands=[[1, 2], [3, 4]], crossed=dug(1))
    match.play("expedition i2")
    told = foreseen(match, tomb(1))
    assert told["gains"] == [{"source": "pyramid", "card": 1, "points": 10}]
    assert (told["reaches"], told["points"]) == ([1], 10)


@pytest.mark.parametrize(("claims", "points"), [([None] * 3, 10), ([1, None, None], 6), ([1, 1, None], 3)])
def test_p5_3_the_second_of_a_colour_claims_what_is_free(box: Path, claims: list[int | None], points: int) -> None:
    match = lay(box, hands=[[1, 2], [3, 4]], crossed=dug(1), explored=[[5], [6, 7, 8, 9]], claimed={"green": claims})
    match.play("expedition i2")
    assert foreseen(match, tomb(1))["gains"] == [
        {"source": "pyramid", "card": 1, "points": 10},
        {"source": "colour", "colour": "green", "points": points},
    ]


def test_p5_3_two_in_one_step_claim_together(box: Path) -> None:
    """The bend's tomb is beside a red cross: the second mark finds the first one's pyramid explored already."""
    match = lay(
        box,
        hands=[[27, BEND], [25, 4]],
        crossed={**dug(27), str(BEND): ["a1", "a2", "a3", "a4"]},
    )
    match.play("expedition i2")
    first = foreseen(match, f"mark {BEND} a5 b5")
    assert (first["reaches"], first["red_crosses"], first["owes"]) == ([BEND], 1, 1)
    assert first["points"] == 10
    match.play(f"mark {BEND} a5 b5", seat=0)
    assert foreseen(match, tomb(27))["gains"] == [
        {"source": "pyramid", "card": 27, "points": 10},
        {"source": "colour", "colour": "orange", "points": 10},
    ]


def test_p4_5_a_red_cross_asks_for_one_more_field(box: Path) -> None:
    match = lay(box, crossed={"20": ["a1", "a2", "b2"]})
    match.play("expedition i2")
    told = foreseen(match, "mark 20 c2")
    assert (told["red_crosses"], told["owes"], told["points"]) == (1, 1, 0)


def test_p4_4_what_is_forced_counts_with_it(box: Path) -> None:
    """The field beside the red cross is the tomb, and no other card is left: it follows by itself."""
    match = lay(
        box,
        hands=[[TRAP, None], [3, 4]],
        crossed={str(TRAP): ["b1", "b2"]},
        display=[None] * 4,
        explored=[[card for card in range(1, 49) if card not in (TRAP, 3, 4)], []],
    )
    match.play("expedition i2")
    mark = f"mark {TRAP} b3 b4"
    told = foreseen(match, mark)
    assert (told["red_crosses"], told["owes"], told["reaches"]) == (1, 0, [TRAP])


def test_p5_1_a_pick_adds_nothing_yet(box: Path) -> None:
    match = lay(box, hands=[[1, 2], [3, 4]], crossed=dug(1), expeditions=SIX[:2])
    match.play("expedition v3")
    match.play(tomb(1), seat=0)
    idle(match, 1)
    assert match.foresee(["take 45", "take deck"], 0) == [
        {"move": "take 45", "points": 0, "gains": []},
        {"move": "take deck", "points": 0, "gains": []},
    ]
