"""I7  Pyramid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines import play_all

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships

SIDE_A = (2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4)
ONE_BLACK_STONE = ships("0.", "...", "..", ".")
FULL = [WHITE] * 5


def pyramids(left: int = 0, middle: int = 0, right: int = 0, edge: int = 0) -> dict[str, Any]:
    """Side B with that many white stones on each."""
    stones = {"left": left, "middle": middle, "right": right, "edge": edge}
    return {name: [WHITE] * count for name, count in stones.items()}


# --- side A ---


@pytest.mark.parametrize("place", range(14))
def test_i7_1_side_a_scores_each_field_at_once(lay: Lay, place: int) -> None:
    match = lay(seats=4, pyramid=[WHITE] * place, ships=ONE_BLACK_STONE)
    match.play("sail a pyramid")
    assert match.points == (SIDE_A[place], 0, 0, 0)
    assert match.position()["pyramid"] == [WHITE] * place + [BLACK]


def test_i7_1_example_four_stones_from_the_bow_score_in_order(lay: Lay) -> None:
    """The rulebooks' example: unloaded from the bow, each stone scores its field at once."""
    match = lay(seats=4, ships=ships("3120", "...", "..", "."))
    match.play("sail a pyramid")
    assert match.position()["pyramid"] == [GRAY, WHITE, BROWN, BLACK]
    assert match.points == (2, 1, 3, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i7_1_side_a_is_the_same_for_all_player_counts(lay: Lay, seats: int) -> None:
    match = lay(seats=seats, ships=ships("0101", "...", "..", "."))
    match.play("sail a pyramid")
    assert match.points[:2] == (2 + 3, 1 + 2)


def test_i7_1_side_a_asks_nothing(lay: Lay) -> None:
    match = lay(seats=4, ships=ships("1.", "...", "..", "."))
    match.play("sail a pyramid")
    assert match.seats_to_move == (WHITE,)
    assert "take" in match.legal()


@pytest.mark.parametrize("edge", [0, 1, 7])
def test_i7_2_side_a_further_stones_score_one_at_the_edge(lay: Lay, edge: int) -> None:
    built = [WHITE] * 14 + [BROWN] * edge
    match = lay(seats=4, pyramid=built, ships=ONE_BLACK_STONE)
    match.play("sail a pyramid")
    assert match.points == (1, 0, 0, 0)
    assert match.position()["pyramid"] == [*built, BLACK]


def test_i7_2_side_a_last_fields_and_then_the_edge(lay: Lay) -> None:
    match = lay(seats=4, pyramid=[WHITE] * 12, ships=ships("0123", "...", "..", "."))
    match.play("sail a pyramid")
    assert match.points == (3, 4, 1, 1)


# --- side B: fields ---


def test_i7_3_example_pyramids_b_delivery(lay: Lay) -> None:
    """The rulebooks' example: brown middle 1st, black middle 2nd, brown middle 3rd, white left 1st."""
    match = lay(seats=4, sides="ABAAA", ships=ships("2021", "...", "..", "."))
    match.play("sail a pyramid")
    for owner, pyramid in ((BROWN, "middle"), (BLACK, "middle"), (BROWN, "middle"), (WHITE, "left")):
        assert match.seats_to_move == (owner,)
        match.play(f"pyramid {pyramid}")
        if "skip" in match.legal():
            match.play("skip")
    assert match.points == (2, 1, 1 + 3, 0)
    assert match.position()["pyramid"] == {"left": [WHITE], "middle": [BROWN, BLACK, BROWN], "right": [], "edge": []}


def test_i7_3_the_owner_picks_not_the_sailor(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", ships=ships("3.", "...", "..", "."), to_move=BLACK)
    match.play("sail a pyramid")
    assert match.seats_to_move == (GRAY,)
    assert match.legal() == ["pyramid left", "pyramid middle", "pyramid right"]


def test_i7_3_a_complete_pyramid_takes_no_more(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", pyramid=pyramids(middle=5), ships=ONE_BLACK_STONE)
    match.play("sail a pyramid")
    assert match.legal() == ["pyramid left", "pyramid right"]


def test_i7_3_the_last_open_pyramid_is_not_asked(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", pyramid=pyramids(left=5, middle=1, right=5), ships=ONE_BLACK_STONE)
    match.play("sail a pyramid")
    assert match.points == (2, 0, 0, 0)
    assert match.position()["pyramid"]["middle"] == [WHITE, BLACK]
    assert match.seats_to_move == (WHITE,)


@pytest.mark.parametrize("pyramid", ["left", "middle", "right"])
def test_i7_3_the_top_scores_four(lay: Lay, pyramid: str) -> None:
    match = lay(seats=4, sides="ABAAA", pyramid=pyramids(**{pyramid: 4}), ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", f"pyramid {pyramid}")
    assert match.points == (4, 0, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pyramid", ["left", "middle", "right"])
def test_i7_4_fields_are_special_2_3_special_4(lay: Lay, seats: int, pyramid: str) -> None:
    for built, points in enumerate((1, 2, 3, 1, 4)):
        match = lay(seats=seats, sides="ABAAA", pyramid=pyramids(**{pyramid: built}), ships=ONE_BLACK_STONE)
        play_all(match, "sail a pyramid", f"pyramid {pyramid}")
        assert match.points[BLACK] == points
        assert ("skip" in match.legal()) == (points == 1)


# --- side B: bonuses ---


@pytest.mark.parametrize("built", [0, 3])
def test_i7_4_left_draws_the_top_market_card(lay: Lay, built: int) -> None:
    match = lay(seats=4, sides="ABAAA", pyramid=pyramids(left=built), ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid left")
    assert match.seats_to_move == (BLACK,)
    assert match.legal() == ["accept", "skip"]
    play_all(match, "accept", "deal lever")
    assert match.points == (1, 0, 0, 0)
    assert match.position()["cards"] == [["lever"], [], [], []]
    assert match.seats_to_move == (WHITE,)


def test_i7_4_left_draws_from_the_deck_not_from_the_market(lay: Lay) -> None:
    market = {"face_up": ["lever", "lever", "hammer", "hammer"], "face_down": 0}
    match = lay(seats=4, sides="ABAAA", market=market, ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid left", "accept")
    assert not {"deal lever", "deal hammer"} & set(match.legal())
    match.play("deal sail")
    assert match.position()["market"] == market


@pytest.mark.parametrize("built", [0, 3])
@pytest.mark.parametrize(("sled", "taken"), [(0, 3), (2, 3), (3, 2), (4, 1)])
def test_i7_4_middle_takes_three_stones_as_room_allows(lay: Lay, built: int, sled: int, taken: int) -> None:
    match = lay(seats=4, sides="ABAAA", pyramid=pyramids(middle=built), sleds=[sled, 3, 4, 5], ships=ONE_BLACK_STONE)
    quarry = match.position()["quarries"][BLACK]
    play_all(match, "sail a pyramid", "pyramid middle")
    assert match.legal() == ["accept", "skip"]
    match.play("accept")
    assert match.points == (1, 0, 0, 0)
    assert match.position()["sleds"][BLACK] == sled + taken
    assert match.position()["quarries"][BLACK] == quarry - taken
    assert match.seats_to_move == (WHITE,)


def test_i7_4_middle_takes_as_many_as_the_quarry_has(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", chamber=[BLACK] * 26, sleds=[0, 3, 4, 5], ships=ONE_BLACK_STONE)
    assert match.position()["quarries"][BLACK] == 2
    play_all(match, "sail a pyramid", "pyramid middle", "accept")
    assert match.position()["sleds"][BLACK] == 2
    assert match.position()["quarries"][BLACK] == 0


def test_i7_4_middle_is_not_asked_with_a_full_sled(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", sleds=[5, 3, 4, 5], ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid middle")
    assert match.points == (1, 0, 0, 0)
    assert match.seats_to_move == (WHITE,)


def test_i7_4_middle_is_not_asked_with_an_empty_quarry(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", chamber=[BLACK] * 26, sleds=[2, 3, 4, 5], ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid middle")
    assert match.points == (1, 0, 0, 0)
    assert match.seats_to_move == (WHITE,)


@pytest.mark.parametrize("built", [0, 3])
def test_i7_4_right_loads_a_stone_on_any_waiting_ship(lay: Lay, built: int) -> None:
    match = lay(seats=4, sides="ABAAA", pyramid=pyramids(right=built), ships=ships("0.", "..1", "22", "."))
    play_all(match, "sail a pyramid", "pyramid right")
    assert match.seats_to_move == (BLACK,)
    assert sorted(match.legal()) == ["load b1", "load b2", "load d1", "skip"]
    match.play("load b2")
    assert match.points == (1, 0, 0, 0)
    assert match.position()["ships"][1]["cargo"] == [None, BLACK, WHITE]
    assert match.position()["sleds"][BLACK] == 1
    assert match.seats_to_move == (WHITE,)


def test_i7_4_right_is_not_asked_with_an_empty_sled(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", sleds=[0, 3, 4, 5], ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid right")
    assert match.points == (1, 0, 0, 0)
    assert match.seats_to_move == (WHITE,)


def test_i7_4_right_is_not_asked_when_no_waiting_ship_has_room(lay: Lay) -> None:
    """Neither a full ship, nor one that has sailed, nor the one that is being unloaded."""
    match = lay(seats=4, sides="ABAAA", ships=ships("0.", "...", "22", "1", sites=".t.."))
    play_all(match, "sail a pyramid", "pyramid right")
    assert match.points == (1, 0, 0, 0)
    assert match.seats_to_move == (WHITE,)


@pytest.mark.parametrize("pyramid", ["left", "middle", "right"])
def test_i7_4_every_bonus_may_be_skipped(lay: Lay, pyramid: str) -> None:
    match = lay(seats=4, sides="ABAAA", ships=ONE_BLACK_STONE)
    before = match.position()
    play_all(match, "sail a pyramid", f"pyramid {pyramid}", "skip")
    after = match.position()
    assert match.points == (1, 0, 0, 0)
    assert [after[key] for key in ("cards", "sleds", "quarries")] == [
        before[key] for key in ("cards", "sleds", "quarries")
    ]
    assert match.seats_to_move == (WHITE,)


def test_i7_4_the_bonus_is_taken_before_the_next_stone_is_unloaded(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", ships=ships("02.", "...", "..", "."))
    play_all(match, "sail a pyramid", "pyramid left", "accept")
    assert match.position()["ships"][0]["cargo"] == [None, BROWN, None]
    match.play("deal statue")
    assert match.seats_to_move == (BROWN,)
    assert "pyramid left" in match.legal()


# --- side B: edge ---


@pytest.mark.parametrize("edge", [0, 4])
def test_i7_5_side_b_when_all_are_complete_each_stone_scores_one(lay: Lay, edge: int) -> None:
    match = lay(
        seats=4, sides="ABAAA", pyramid=pyramids(5, 5, 5, edge), ships=ships("023", "...", "..", "."), to_move=BLACK
    )
    match.play("sail a pyramid")
    assert match.points == (1, 0, 1, 1)
    assert match.position()["pyramid"] == {
        "left": FULL,
        "middle": FULL,
        "right": FULL,
        "edge": [WHITE] * edge + [BLACK, BROWN, GRAY],
    }
    assert match.seats_to_move == (WHITE,)


def test_i7_5_a_ship_completes_the_last_pyramid_and_goes_on_at_the_edge(lay: Lay) -> None:
    match = lay(
        seats=4, sides="ABAAA", pyramid=pyramids(left=5, middle=4, right=4), ships=ships("0023", "...", "..", ".")
    )
    play_all(match, "sail a pyramid", "pyramid right")
    assert match.points == (4 + 4, 0, 1, 1)
    assert match.position()["pyramid"]["edge"] == [BROWN, GRAY]


# --- side B: red cards ---


def test_i7_6_a_sarcophagus_as_bonus_is_played_at_once(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", chamber=[GRAY], ships=ONE_BLACK_STONE)
    quarry = match.position()["quarries"][BLACK]
    play_all(match, "sail a pyramid", "pyramid left", "accept", "deal sarcophagus")
    after = match.position()
    assert after["chamber"] == [GRAY, BLACK]
    assert after["quarries"][BLACK] == quarry - 1
    assert after["cards"] == [[], [], [], []]
    assert after["discard"] == ["sarcophagus"]
    assert match.seats_to_move == (WHITE,)


def test_i7_6_a_paved_path_as_bonus_is_played_at_once(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", obelisks=[1, 0, 0, 0], ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid left", "accept", "deal path")
    assert match.position()["obelisks"] == [2, 0, 0, 0]
    assert match.position()["discard"] == ["path"]


def test_i7_6_an_entrance_as_bonus_lets_its_owner_pick_again(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", ships=ships("3.", "...", "..", "."))
    play_all(match, "sail a pyramid", "pyramid left", "accept", "deal entrance")
    assert match.seats_to_move == (GRAY,)
    assert match.legal() == ["pyramid left", "pyramid middle", "pyramid right"]
    match.play("pyramid left")
    assert match.points == (0, 0, 0, 1 + 2)
    assert match.position()["pyramid"]["left"] == [GRAY, GRAY]
    assert match.position()["discard"] == ["entrance"]
