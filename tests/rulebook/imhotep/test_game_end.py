"""I11  End of game."""

from __future__ import annotations

from typing import Any

import pytest

from saqqara import Match
from saqqara.rules.contract import Outcome

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships

LAST_SHIP: dict[str, Any] = {"round": 6, "ships": ships("...", "...", "..", "0", sites="ptc.")}


def end(match: Match) -> Outcome:
    """Ends the game with a ship that touches no monument."""
    match.play("sail d market")
    assert match.outcome is not None
    assert match.outcome.points == match.points
    assert match.seats_to_move == ()
    return match.outcome


def black_alone(cards: list[str]) -> list[list[str]]:
    """These cards lie before black, none before the others."""
    return [cards, [], [], []]


# --- I11.1  when ---


@pytest.mark.parametrize("round_number", range(1, 6))
def test_i11_1_final_scoring_only_after_the_sixth_round(lay: Lay, round_number: int) -> None:
    match = lay(
        seats=4,
        round=round_number,
        ships=LAST_SHIP["ships"],
        chamber=[BLACK],
        obelisks=[1, 0, 0, 0],
        cards=black_alone(["statue", "lever"]),
    )
    match.play("sail d market")
    assert match.outcome is None
    assert match.points == (0, 0, 0, 0)


def test_i11_1_everything_is_added_up(lay: Lay) -> None:
    match = lay(
        **LAST_SHIP,
        seats=4,
        points=[20, 21, 22, 23],
        temple=[BLACK, WHITE],
        chamber=[BLACK, BLACK, GRAY],
        obelisks=[2, 1, 0, 0],
        cards=[["statue", "statue", "chamber-decoration"], ["sail"], ["obelisk-decoration"], []],
    )
    end(match)
    assert match.earned == [
        {"before": 20, "temple": 1, "chamber": 3, "obelisks": 15, "decorations": 1, "statues": 3},
        {"before": 21, "temple": 1, "obelisks": 10, "blue cards": 1},
        {"before": 22, "decorations": 1},
        {"before": 23, "chamber": 1},
    ]
    assert match.points == (43, 33, 23, 24)


# --- I11.1  decorations ---


def test_i11_1_example_13_stones_in_the_chamber(lay: Lay) -> None:
    """The rulebooks' example: 13 stones in the burial chamber, the decoration scores 4."""
    match = lay(**LAST_SHIP, seats=4, chamber=[WHITE] * 13, cards=black_alone(["chamber-decoration"]))
    end(match)
    assert match.earned[BLACK] == {"decorations": 4}


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("stones", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (15, 5)])
def test_i11_1_chamber_decoration(lay: Lay, side: str, stones: int, points: int) -> None:
    cards = black_alone(["chamber-decoration"])
    match = lay(**LAST_SHIP, seats=4, sides=f"AAA{side}A", chamber=[WHITE] * stones, cards=cards)
    end(match)
    assert match.earned[BLACK].get("decorations", 0) == points


@pytest.mark.parametrize(("stones", "points"), [(2, 0), (3, 1), (14, 4), (15, 5), (17, 5)])
def test_i11_1_pyramid_decoration_counts_the_edge(lay: Lay, stones: int, points: int) -> None:
    match = lay(**LAST_SHIP, seats=4, pyramid=[WHITE] * stones, cards=black_alone(["pyramid-decoration"]))
    end(match)
    assert match.earned[BLACK].get("decorations", 0) == points


def test_i11_1_pyramid_decoration_counts_all_small_pyramids_and_the_edge(lay: Lay) -> None:
    pyramid = {"left": [WHITE] * 5, "middle": [BROWN] * 5, "right": [GRAY] * 5, "edge": [BLACK] * 3}
    match = lay(**LAST_SHIP, seats=4, sides="ABAAA", pyramid=pyramid, cards=black_alone(["pyramid-decoration"]))
    end(match)
    assert match.earned[BLACK] == {"decorations": 6}


def test_i11_1_temple_decoration_counts_covered_stones(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=4, temple=[WHITE] * 12, cards=black_alone(["temple-decoration"]))
    end(match)
    assert match.earned[BLACK] == {"decorations": 4}


def test_i11_1_obelisk_decoration_counts_all_colours(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=4, obelisks=[0, 1, 3, 4], cards=black_alone(["obelisk-decoration"]))
    end(match)
    assert match.earned[BLACK] == {"decorations": 2}


def test_i11_1_obelisk_decoration_counts_towers_and_single_stones(lay: Lay) -> None:
    obelisks = {"towers": [WHITE, GRAY], "single": [0, 2, 1, 0]}
    match = lay(**LAST_SHIP, seats=4, sides="AAAAB", obelisks=obelisks, cards=black_alone(["obelisk-decoration"]))
    end(match)
    assert match.earned[BLACK] == {"decorations": 3}


def test_i11_1_two_equal_decorations_score_each(lay: Lay) -> None:
    cards = black_alone(["chamber-decoration", "chamber-decoration"])
    match = lay(**LAST_SHIP, seats=4, chamber=[WHITE] * 8, cards=cards)
    end(match)
    assert match.earned[BLACK] == {"decorations": 2 + 2}


def test_i11_1_decorations_are_rounded_down_site_by_site(lay: Lay) -> None:
    cards = black_alone(["chamber-decoration", "temple-decoration", "pyramid-decoration", "obelisk-decoration"])
    match = lay(
        **LAST_SHIP,
        seats=4,
        pyramid=[WHITE] * 2,
        temple=[WHITE] * 2,
        chamber=[WHITE] * 2,
        obelisks=[0, 2, 0, 0],
        cards=cards,
    )
    end(match)
    assert match.earned[BLACK] == {}


# --- I11.1  statues and blue cards ---


def test_i11_1_example_three_statues(lay: Lay) -> None:
    """The rulebooks' example: three statues are worth 6."""
    match = lay(**LAST_SHIP, seats=4, cards=black_alone(["statue"] * 3))
    end(match)
    assert match.earned[BLACK] == {"statues": 6}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("statues", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (8, 21), (9, 23), (10, 25)]
)
def test_i11_1_statues_by_their_number(lay: Lay, seats: int, statues: int, points: int) -> None:
    match = lay(**LAST_SHIP, seats=seats, cards=black_alone(["statue"] * statues)[:seats])
    end(match)
    assert match.earned[BLACK] == {"statues": points}


def test_i11_1_each_seat_counts_its_own_statues(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=4, cards=[["statue"] * 4, ["statue"] * 2, [], ["statue"]])
    end(match)
    assert match.points == (10, 3, 0, 1)


def test_i11_1_unused_blue_cards_score_one_each(lay: Lay) -> None:
    cards = [["lever", "hammer", "sail", "chisel"], ["sail", "sail"], ["chisel"], []]
    match = lay(**LAST_SHIP, seats=4, cards=cards)
    end(match)
    assert match.earned == [{"blue cards": 4}, {"blue cards": 2}, {"blue cards": 1}, {}]


def test_i11_1_a_played_blue_card_scores_nothing(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=4, cards=black_alone(["lever", "hammer"]))
    match.play("play lever")
    end(match)
    assert match.earned[BLACK] == {"blue cards": 1}


# --- I11.2  wrath of the pharaoh ---

EVERYWHERE: dict[str, Any] = {
    "pyramid": [BLACK, WHITE],
    "temple": [BLACK, WHITE],
    "chamber": [BLACK, WHITE],
    "obelisks": [1, 1],
}


def wrath(match: Match) -> list[int]:
    end(match)
    return [by_source.get("wrath", 0) for by_source in match.earned]


def test_i11_2_nobody_is_punished_who_has_built_everywhere(lay: Lay) -> None:
    match = lay(**LAST_SHIP, **EVERYWHERE, seats=2, wrath=True)
    assert wrath(match) == [0, 0]


@pytest.mark.parametrize("missing", ["pyramid", "temple", "chamber", "obelisks"])
def test_i11_2_one_missing_monument_costs_five(lay: Lay, missing: str) -> None:
    without_white = [1, 0] if missing == "obelisks" else [BLACK, BLACK]
    match = lay(**LAST_SHIP, **(EVERYWHERE | {missing: without_white}), seats=2, wrath=True)
    assert wrath(match) == [0, -5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i11_2_all_missing_cost_five_once_and_totals_may_be_negative(lay: Lay, seats: int) -> None:
    match = lay(**LAST_SHIP, seats=seats, wrath=True)
    assert wrath(match) == [-5] * seats
    assert match.points == (-5,) * seats


def test_i11_2_without_the_variant_nobody_is_punished(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=4, wrath=False)
    assert wrath(match) == [0, 0, 0, 0]


def test_i11_2_a_covered_stone_an_edge_stone_and_a_tower_count(lay: Lay) -> None:
    match = lay(
        **LAST_SHIP,
        seats=2,
        sides="AAAAB",
        wrath=True,
        pyramid=[BLACK] * 14 + [WHITE],
        temple=[WHITE] + [BLACK] * 8,
        chamber=[BLACK, WHITE],
        obelisks={"towers": [WHITE], "single": [1, 0]},
    )
    assert wrath(match) == [0, 0]


def test_i11_2_a_stone_on_a_small_pyramid_or_its_edge_counts(lay: Lay) -> None:
    full = [BLACK] * 5
    match = lay(
        **LAST_SHIP,
        **(EVERYWHERE | {"pyramid": {"left": full, "middle": full, "right": full, "edge": [WHITE]}}),
        seats=2,
        sides="ABAAA",
        wrath=True,
    )
    assert wrath(match) == [0, 0]


def test_i11_2_stones_on_the_sled_and_at_the_market_do_not_count(lay: Lay) -> None:
    """Black delivers to the market with the last ship, which builds nothing."""
    match = lay(**LAST_SHIP, **(EVERYWHERE | {"chamber": [WHITE]}), seats=2, wrath=True, sleds=[5, 5])
    assert wrath(match) == [-5, 0]


def test_i11_2_the_last_ship_can_still_avert_it(lay: Lay) -> None:
    last = LAST_SHIP | {"ships": ships("...", "...", "..", "0", sites="ptm.")}
    match = lay(**last, **(EVERYWHERE | {"chamber": [WHITE]}), seats=2, wrath=True)
    match.play("sail d chamber")
    assert "wrath" not in match.earned[BLACK]


def test_i11_2_wrath_can_cost_the_victory(lay: Lay) -> None:
    match = lay(**LAST_SHIP, **(EVERYWHERE | {"temple": [BLACK]}), seats=2, wrath=True, points=[0, 4])
    outcome = end(match)
    assert match.points[WHITE] == 4 + 1 + 5 - 5
    assert outcome.places == (1, 2)


# --- I11.3  places ---


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([1, 2], (2, 1)),
        ([3, 1, 2], (1, 3, 2)),
        ([10, 40, 30, 20], (4, 1, 2, 3)),
        ([-5, -4, 0, -3], (4, 3, 1, 2)),
    ],
)
def test_i11_3_most_points_win(lay: Lay, points: list[int], places: tuple[int, ...]) -> None:
    outcome = end(lay(**LAST_SHIP, seats=len(points), points=points))
    assert outcome == Outcome(places, tuple(points), "points")


@pytest.mark.parametrize(
    ("points", "sleds", "places"),
    [
        ([7, 7], [1, 2], (2, 1)),
        ([7, 7, 7], [1, 5, 3], (3, 1, 2)),
        ([7, 9, 9, 0], [5, 0, 1, 5], (3, 2, 1, 4)),
        ([-5, -5], [1, 0], (1, 2)),
        ([7, 7, 7], [4, 3, 3], (1, 2, 2)),
    ],
)
def test_i11_3_on_a_tie_more_stones_on_the_sled(
    lay: Lay, points: list[int], sleds: list[int], places: tuple[int, ...]
) -> None:
    outcome = end(lay(**LAST_SHIP, seats=len(points), points=points, sleds=sleds))
    assert outcome == Outcome(places, tuple(points), "sled")


@pytest.mark.parametrize(
    ("points", "sleds", "places"),
    [
        ([7, 7], [2, 2], (1, 1)),
        ([7, 7, 6], [0, 0, 5], (1, 1, 3)),
        ([7, 7, 7], [3, 1, 3], (1, 3, 1)),
        ([5, 9, 5, 9], [1, 2, 4, 2], (4, 1, 3, 1)),
        ([5, 9, 5, 9], [4, 2, 4, 2], (3, 1, 3, 1)),
        ([9, 9, 9, 1], [2, 2, 2, 5], (1, 1, 1, 4)),
        ([0, 0, 0, 0], [5, 5, 5, 5], (1, 1, 1, 1)),
    ],
)
def test_i11_3_then_the_victory_is_shared(
    lay: Lay, points: list[int], sleds: list[int], places: tuple[int, ...]
) -> None:
    outcome = end(lay(**LAST_SHIP, seats=len(points), points=points, sleds=sleds))
    assert outcome == Outcome(places, tuple(points), "shared")


@pytest.mark.parametrize(
    ("points", "sleds", "places"),
    [
        ([9, 5, 5, 5], [0, 1, 2, 3], (1, 4, 3, 2)),  # the sled decides, but not the first place
        ([5, 5, 9, 1], [2, 2, 0, 5], (2, 2, 1, 4)),  # a shared place, but not the first
    ],
)
def test_i11_3_the_reason_is_that_of_the_first_place(
    lay: Lay, points: list[int], sleds: list[int], places: tuple[int, ...]
) -> None:
    outcome = end(lay(**LAST_SHIP, seats=4, points=points, sleds=sleds))
    assert outcome == Outcome(places, tuple(points), "points")


def test_i11_3_the_final_scoring_decides_not_the_track_before_it(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=4, points=[10, 0, 0, 0], obelisks=[0, 1, 0, 0])
    assert end(match) == Outcome((2, 1, 4, 3), (10, 15, 0, 0), "points")


def test_i11_3_stones_taken_in_the_last_temple_count_on_the_sled(lay: Lay) -> None:
    """Brown takes two stones instead of a point and wins the tie by them."""
    match = lay(**LAST_SHIP, seats=4, sides="AABAA", points=[6, 0, 6, 0], sleds=[4, 5, 3, 5], temple=[BROWN])
    match.play("sail d market")
    match.play("stones")
    assert match.outcome == Outcome((2, 3, 1, 3), (6, 0, 6, 0), "sled")


def test_i11_3_gray_may_win(lay: Lay) -> None:
    outcome = end(lay(**LAST_SHIP, seats=4, points=[1, 1, 1, 1], cards=[[], [], [], ["chisel"]]))
    assert outcome.places[GRAY] == 1
    assert outcome.reason == "points"
