"""What the monuments are worth as they lie, and what a move will bring before it is made."""

from __future__ import annotations

from typing import Any

from saqqara import Match
from tests.engines import play_all

from .conftest import BLACK, BROWN, GRAY, WHITE, ships

SIDE_A = (2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4)


def lay(**position: Any) -> Match:
    """Forecasts are made in plain Python only."""
    return Match.from_position({"game": "imhotep", "seats": 4, **position}, nature="manual")


def standing(**position: Any) -> dict[str, Any]:
    told: dict[str, Any] = lay(**position).table()["standing"]
    return told


def foreseen(match: Match, move: str) -> dict[str, Any]:
    return match.foresee([move], match.seats_to_move[0])[0]


def stones(load: str, site: str, **position: Any) -> list[dict[str, Any]]:
    """What each stone of a ship with this load is told to get there."""
    told: list[dict[str, Any]] = foreseen(lay(ships=ships(load, "...", "..", "."), **position), f"sail a {site}")[
        "stones"
    ]
    return told


def without(stone: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in stone.items() if key not in keys}


# --- as it lies ---


def test_i7_1_the_pyramid_stands_for_what_it_has_brought() -> None:
    match = lay(ships=ships("3120", "...", "..", "."))
    match.play("sail a pyramid")
    assert match.table()["standing"]["pyramid"] == [2, 1, 3, 2]


def test_i7_1_a_pyramid_that_lay_there_at_the_beginning_stands_for_its_spaces() -> None:
    assert standing(pyramid=[BLACK, WHITE, BLACK, GRAY])["pyramid"] == [2 + 3, 1, 0, 2]
    assert standing(pyramid=[WHITE] * 15 + [GRAY])["pyramid"] == [0, 34 + 1, 0, 1]


def test_i7_4_small_pyramids_and_towers_that_stood_there_at_the_beginning_do_so_too() -> None:
    told = standing(
        sides="ABAAB",
        pyramid={"left": [BLACK, BLACK], "middle": [WHITE], "right": [GRAY, BLACK, WHITE, GRAY, BROWN]},
        obelisks={"towers": [GRAY, BLACK, GRAY], "single": [0, 2, 0, 0]},
    )
    assert told["pyramid"] == [1 + 2 + 2, 1 + 3, 4, 1 + 1]
    assert told["obelisks"] == [9, 2, 0, 10 + 8]


def test_i8_2_example_the_temple_stands_for_the_next_end_of_a_round() -> None:
    """The rulebooks' example of side A: gray 2, white 1, brown 1, black 1."""
    temple = [WHITE, GRAY, GRAY, BROWN, BLACK]
    assert standing(temple=temple)["temple"] == [1, 1, 1, 2]
    assert standing(temple=[*temple, BLACK])["temple"] == [2, 0, 1, 2]
    assert "temple_bonuses" not in standing(temple=temple)


def test_i8_3_example_on_side_b_points_are_told_apart_from_what_is_not_sure() -> None:
    """The rulebooks' example: gray a choice, brown 2, white a choice and a card, black a choice."""
    told = standing(sides="AABAA", temple=[GRAY, BROWN, WHITE, WHITE, BLACK])
    assert told["temple"] == [0, 0, 2, 0]
    assert told["temple_bonuses"] == [["choice"], ["choice", "card"], [2], ["choice"]]


def test_i9_2_example_the_chamber_if_the_game_ended_now() -> None:
    """One colour's groups are worth what their sizes say: 3 stones 6, a single one 1."""
    told = standing(chamber=[WHITE, WHITE, BLACK, WHITE, BROWN, BROWN])
    assert told["chamber"] == [1, 6, 3, 0]


def test_i9_3_the_chamber_by_rows() -> None:
    told = standing(sides="AAABA", chamber=[WHITE, BLACK, BLACK, WHITE, BROWN, BLACK])
    assert told["chamber"] == [(8 + 4) // 2 + 8, 8, 6, 0]


def test_i9_4_example_the_obelisks_by_height() -> None:
    """The rulebooks' example: white 15, black 7, gray 7, brown 0."""
    assert standing(obelisks=[2, 5, 0, 2])["obelisks"] == [7, 15, 0, 7]


def test_i9_7_the_obelisks_of_side_b_with_towers_and_single_stones() -> None:
    match = lay(sides="AAAAB", obelisks={"towers": [], "single": [2, 1, 0, 0]}, ships=ships("0", "...", "..", ".."))
    assert match.table()["standing"]["obelisks"] == [2, 1, 0, 0]
    match.play("sail a obelisks")
    assert match.table()["standing"]["obelisks"] == [10, 1, 0, 0]


def test_i11_1_at_the_end_all_stands_as_it_was_scored() -> None:
    match = lay(
        round=6,
        ships=ships("...", "...", "..", "0", sites="ptc."),
        temple=[BLACK],
        chamber=[BLACK, BLACK],
        obelisks=[1, 0, 0, 0],
    )
    match.play("sail d market")
    assert match.outcome is not None
    assert match.table()["standing"] == {
        "pyramid": [0] * 4,
        "temple": [0] * 4,
        "chamber": [3, 0, 0, 0],
        "obelisks": [15, 0, 0, 0],
    }


def if_ended(**position: Any) -> list[int]:
    told: list[int] = lay(**position).table()["if_ended"]
    return told


def test_i11_1_the_score_if_the_game_ended_now() -> None:
    """White 12 + chamber 6 + obelisks 15, black 3 + chamber 1 + obelisks 7; brown 3 statues 6 and its chamber 3."""
    told = if_ended(
        points=[3, 12, 0, 0],
        chamber=[WHITE, WHITE, BLACK, WHITE, BROWN, BROWN],
        obelisks=[2, 5, 0, 2],
        cards=[[], [], ["statue", "statue", "statue"], []],
    )
    assert told == [3 + 1 + 7, 12 + 6 + 15, 3 + 6, 7]


def test_i11_1_decorations_and_unused_blue_cards_count() -> None:
    """13 stones in the burial chamber make a decoration worth 4 points; a lever is 1 point."""
    chamber = [WHITE, BLACK] * 6 + [WHITE]
    without_cards = if_ended(chamber=chamber)
    told = if_ended(chamber=chamber, cards=[["chamber-decoration", "lever"], [], [], []])
    assert [more - less for more, less in zip(told, without_cards, strict=True)] == [5, 0, 0, 0]


def test_i3_5_the_temple_scores_as_at_the_end_of_any_round() -> None:
    assert if_ended(temple=[WHITE, GRAY, GRAY, BROWN, BLACK]) == [1, 1, 1, 2]


def test_i8_3_choices_and_cards_to_come_count_nothing() -> None:
    assert if_ended(sides="AABAA", temple=[GRAY, BROWN, WHITE, WHITE, BLACK]) == [0, 0, 2, 0]


def test_i11_2_the_wrath_takes_5_points() -> None:
    everywhere = {"pyramid": [BLACK], "temple": [BLACK], "chamber": [BLACK], "obelisks": [1, 0, 0, 0]}
    assert if_ended(wrath=True, **everywhere) == [1 + 1 + 15, -5, -5, -5]


def test_i4_6_stones_aboard_count_nothing() -> None:
    assert if_ended(ships=ships("3120", "...", "..", ".")) == [0] * 4


# --- ships ---


def test_i4_3_in_the_order_of_unloading_with_the_space_of_each() -> None:
    told = stones("3.12", "pyramid")
    assert [(stone["seat"], stone["space"]) for stone in told] == [(GRAY, 1), (WHITE, 3), (BROWN, 4)]


def test_i7_1_pyramid_a_by_field() -> None:
    for built in range(11):
        told = stones("3120", "pyramid", pyramid=[WHITE] * built)
        assert [stone["amount"] for stone in told] == list(SIDE_A[built : built + 4])
        assert {stone["kind"] for stone in told} == {"points"}


def test_i7_2_pyramid_a_goes_on_at_the_edge() -> None:
    assert [stone["amount"] for stone in stones("3120", "pyramid", pyramid=[WHITE] * 12)] == [3, 4, 1, 1]


def test_i7_3_pyramids_b_are_the_owners_choice() -> None:
    told = stones("310.", "pyramid", sides="ABAAA")
    assert [(stone["kind"], stone["amount"]) for stone in told] == [("choice", None)] * 3


def test_i7_5_once_all_fields_are_used_up_at_the_edge() -> None:
    """Two fields are left, on two pyramids: the third stone finds none, whatever the others choose."""
    built = {"left": [WHITE] * 5, "middle": [WHITE] * 4, "right": [WHITE] * 4, "edge": []}
    told = stones("310.", "pyramid", sides="ABAAA", pyramid=built)
    assert [stone["amount"] or stone["kind"] for stone in told] == ["choice", "choice", 1]


def test_i7_3_the_last_open_pyramid_is_no_choice() -> None:
    built = {"left": [WHITE] * 5, "middle": [WHITE] * 3, "right": [WHITE] * 5, "edge": []}
    told = stones("310.", "pyramid", sides="ABAAA", pyramid=built)
    assert [without(stone, "seat", "space") for stone in told] == [
        {"kind": "points", "amount": 1, "bonus": "stones"},
        {"kind": "points", "amount": 4},
        {"kind": "points", "amount": 1},
    ]


def test_i8_2_temple_a_by_round_and_whom_it_covers() -> None:
    told = stones("310.", "temple", temple=[WHITE, BLACK, GRAY, BROWN])
    assert [without(stone, "seat", "space") for stone in told] == [
        {"kind": "round", "amount": 1, "covers": None},
        {"kind": "round", "amount": 1, "covers": WHITE},
        {"kind": "round", "amount": 1, "covers": BLACK},
    ]


def test_i8_3_temple_b_by_space() -> None:
    told = stones("3102", "temple", sides="AABAA", temple=[WHITE])
    assert [stone["bonus"] for stone in told] == [2, "choice", "card", "choice"]
    assert {stone["kind"] for stone in told} == {"bonus"}


def test_i5_1_the_market_by_turn() -> None:
    told = stones("3102", "market", market={"face_up": ["statue", None, "sail", None], "face_down": 0})
    assert [(stone["kind"], stone["amount"]) for stone in told] == [("card", 1), ("card", 2), ("card", 0), ("card", 0)]


def test_i5_2_the_pair_is_one_more_card() -> None:
    face_up = ["statue", None, None]
    told = stones("310.", "market", sides="BAAAA", market={"face_up": face_up, "face_down": 2})
    assert [stone["amount"] for stone in told] == [1, 2, 0]


def test_i9_2_chamber_a_by_the_size_of_the_group_and_what_it_adds() -> None:
    """Black 1 and 2 join the stone at the top; gray stands alone: 3 for two stones, 6 for three."""
    told = stones("003.", "chamber", chamber=[BLACK])
    assert [without(stone, "seat", "space") for stone in told] == [
        {"kind": "group", "amount": 2, "size": 2},
        {"kind": "group", "amount": 3, "size": 3},
        {"kind": "group", "amount": 1, "size": 1},
    ]


def test_i9_2_a_stone_that_joins_two_groups() -> None:
    """Two groups of one (1 + 1) and the stone between them make one of three (6)."""
    told = stones("0.", "chamber", chamber=[WHITE, BLACK, WHITE, BLACK])
    assert without(told[0], "seat", "space") == {"kind": "group", "amount": 6 - 2, "size": 3}


def test_i9_3_chamber_b_by_the_stones_in_the_row() -> None:
    """The second black stone of the top row ties with white's two: 8 + 4 are shared, before it was second."""
    told = stones("0.", "chamber", sides="AAABA", chamber=[WHITE, WHITE, WHITE, WHITE, GRAY, GRAY, BLACK, GRAY, GRAY])
    assert without(told[0], "seat", "space") == {"kind": "group", "amount": 6 - 4, "size": 2}


def test_i9_4_obelisks_a_by_height_and_what_it_adds() -> None:
    told = stones("00.1", "obelisks", obelisks=[2, 3, 0, 0])
    assert [without(stone, "seat", "space") for stone in told] == [
        {"kind": "height", "amount": 3, "gain": 12 - 10},
        {"kind": "height", "amount": 4, "gain": 15 - 12},
        {"kind": "height", "amount": 4, "gain": 12 - 10},
    ]


def test_i9_6_obelisks_b_by_tower() -> None:
    told = stones("1001", "obelisks", sides="AAAAB", obelisks={"towers": [3], "single": [1, 1, 0, 0]})
    assert [without(stone, "seat", "space", "kind") for stone in told] == [
        {"stands": 2, "amount": None},
        {"stands": 2, "amount": None},
        {"stands": 3, "amount": 9},
        {"stands": 3, "amount": 8},
    ]


def test_i9_6_with_no_score_space_left_the_stones_stay_single() -> None:
    towers = {"towers": [WHITE] * 8, "single": [2, 0, 0, 0]}
    told = stones("0.", "obelisks", sides="AAAAB", obelisks=towers)
    assert without(told[0], "seat", "space", "kind") == {"stands": 3, "amount": None}


def test_i3_4_the_fourth_ship_ends_the_round_and_the_temple_scores() -> None:
    match = lay(ships=ships("...", "...", "..", "0", sites="ptc."), temple=[WHITE, WHITE])
    told = foreseen(match, "sail d obelisks")
    assert told["points"] == [0, 2, 0, 0]
    assert told["ends"] == "round"


def test_i11_1_the_last_ship_of_the_game_ends_it() -> None:
    match = lay(round=6, ships=ships("...", "...", "..", "0", sites="ptc."), temple=[WHITE])
    told = foreseen(match, "sail d obelisks")
    assert (told["points"], told["ends"]) == ([15, 1, 0, 0], "game")


# --- cards ---


def test_i10_1_the_lever_from_the_bow_until_the_order_is_fixed() -> None:
    match = lay(ships=ships("012.", "...", "..", ".."), cards=[["lever"], [], [], []])
    match.play("play lever")
    told = foreseen(match, "sail a pyramid")
    assert [stone["space"] for stone in told["stones"]] == [1, 2, 3]
    assert told["is_order_open"] is True
    match.play("sail a pyramid")
    told = foreseen(match, "unload 3")
    assert [(stone["space"], stone["amount"]) for stone in told["stones"]] == [(3, 2), (1, 1), (2, 3)]
    assert told["is_order_open"] is True
    match.play("unload 3")
    told = foreseen(match, "unload 2")
    assert [(stone["space"], stone["amount"]) for stone in told["stones"]] == [(3, 2), (2, 1), (1, 3)]
    assert "is_order_open" not in told
    assert told["points"] == [3, 1, 2, 0]


def test_i10_3_the_sail_card_with_the_stone_that_was_loaded() -> None:
    match = lay(ships=ships("1..", "...", "..", ".."), cards=[["sail"], [], [], []])
    play_all(match, "play sail", "load a3")
    told = foreseen(match, "sail a pyramid")["stones"]
    assert [(stone["seat"], stone["amount"]) for stone in told] == [(WHITE, 2), (BLACK, 1)]


def at_market(card: str, **position: Any) -> Match:
    """Black has delivered a stone and may take this card."""
    market = {"face_up": [card, "statue", None, None], "face_down": 0}
    match = lay(ships=ships("0", "...", "..", ".."), market=market, **position)
    match.play("sail a market")
    return match


def test_i6_1_a_red_card_brings_a_stone() -> None:
    stone = {"seat": BLACK, "space": None}
    told = foreseen(at_market("entrance"), "card 1")
    assert told["stones"] == [stone | {"kind": "points", "amount": 2}]
    assert told["points"] == [2, 0, 0, 0]
    told = foreseen(at_market("sarcophagus", chamber=[BLACK]), "card 1")
    assert told["stones"] == [stone | {"kind": "group", "amount": 2, "size": 2}]
    told = foreseen(at_market("path"), "card 1")
    assert told["stones"] == [stone | {"kind": "height", "amount": 1, "gain": 15}]
    assert foreseen(at_market("entrance", sides="ABAAA"), "card 1")["stones"] == [
        stone | {"kind": "choice", "amount": None}
    ]


def test_i11_1_other_cards_by_what_they_add_if_the_game_ended_now() -> None:
    three = [["statue", "statue"], [], [], []]
    assert foreseen(at_market("lever", cards=three), "card 2") == {
        "move": "card 2",
        "points": [0] * 4,
        "card": "statue",
        "gain": 6 - 3,
    }
    assert foreseen(at_market("lever"), "card 1")["gain"] == 1
    assert foreseen(at_market("chamber-decoration", chamber=[WHITE] * 13), "card 1")["gain"] == 4


def test_i7_4_the_chosen_pyramid_with_its_bonus() -> None:
    built = {"left": [], "middle": [WHITE], "right": [], "edge": []}
    match = lay(sides="ABAAA", ships=ships("0.", "...", "..", "."), pyramid=built)
    match.play("sail a pyramid")
    told = {move: foreseen(match, f"pyramid {move}")["stones"] for move in ("left", "middle", "right")}
    stone = {"seat": BLACK, "space": 1, "kind": "points"}
    assert told == {
        "left": [stone | {"amount": 1, "bonus": "card"}],
        "middle": [stone | {"amount": 2}],
        "right": [stone | {"amount": 1, "bonus": "load"}],
    }
