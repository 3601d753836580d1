"""Positions: what is on the table, and nothing that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from saqqara import BadPosition, Match
from tests.effort import some_of
from tests.games import ALL_SIDES, random_match


@pytest.mark.parametrize("mix", some_of(range(32)))
def test_a_position_gives_the_table_back(mix: int) -> None:
    def there_and_back(match: Match) -> None:
        position = json.loads(json.dumps(match.position()))
        again = Match.from_position(position, nature="manual")
        assert again.state() == match.state()
        assert again.position() == position

    random_match(mix, seats=2 + mix % 3, sides=ALL_SIDES[mix], wrath=mix % 2 == 0, after=there_and_back)


def test_keys_left_out_are_as_in_a_fresh_game() -> None:
    fresh = Match.new("imhotep", seats=3, nature="manual")
    assert Match.from_position({"game": "imhotep", "seats": 3}, nature="manual").position() == fresh.position()


def test_stones_that_are_not_told_lie_in_the_quarry() -> None:
    match = Match.from_position({"game": "imhotep", "seats": 2, "temple": [0, 0, 1], "sleds": [5, 0]}, nature="manual")
    assert match.position()["quarries"] == [22, 28]


def test_with_a_seed_nature_goes_on_from_the_position() -> None:
    match = Match.from_position({"game": "imhotep", "seats": 2, "round": 3}, seed=1)
    assert match.seats_to_move == (0,)
    assert match.position()["round"] == 3
    assert len(match.position()["ships"]) == 4


BASE = random_match(11, seats=4, most=45).position()
BASE_B = random_match(12, seats=4, sides="BBBBB", most=60).position()


def changed(path: str, value: Any, base: dict[str, Any] = BASE) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(base))
    *parents, last = path.split(".")
    place: Any = position
    for key in parents:
        place = place[int(key) if key.isdigit() else key]
    place[int(last) if last.isdigit() else last] = value
    return position


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


EMPTY = {"game": "imhotep", "seats": 2}
SHIPS = [{"spaces": spaces} for spaces in (4, 3, 2, 2)]


def moored_twice() -> dict[str, Any]:
    position = changed("ships.0.site", "temple")
    for ship in position["ships"][:2]:
        ship["site"], ship["cargo"] = "temple", [None] * ship["spaces"]
    position.pop("quarries")
    return position


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        (None, "object"),
        ([], "object"),
        ({}, "game"),
        ({"game": "chess"}, "game"),
        ({"game": ["imhotep"]}, "game"),
        (changed("seats", 5), "seats"),
        (changed("seats", "4"), "seats"),
        (changed("sides", "AAAAX"), "sides"),
        (changed("wrath", 1), "wrath"),
        (changed("round", 7), "round"),
        (changed("round", 0), "round"),
        (changed("quarries.0", BASE["quarries"][0] + 1), "expected 30 black stones, .* got 31"),
        (changed("sleds.1", 6), "sleds"),
        (changed("sleds.1", -1), "sleds"),
        (changed("temple", [0] * 31), "30 black stones"),
        ({"game": "imhotep", "seats": 2, "temple": [0] * 31}, "30 black stones"),
        (changed("temple", [0, None, 1]), "float"),
        (changed("temple", [9]), "temple"),
        (changed("temple", "many"), "temple"),
        (changed("temple", [0] * 500), "temple"),
        (moored_twice(), "one ship at a site"),
        (changed("ships.0.site", "nile"), "site"),
        (changed("ships.0.spaces", 0), "spaces"),
        (changed("ships.0.spaces", 5), "spaces"),
        (changed("ships.0.cargo", [None]), "cargo"),
        (changed("ships", BASE["ships"][:3]), "none or 4"),
        (changed("ships", [*BASE["ships"], {}]), "ships"),
        (changed("cards.0", ["entrance"]), "red cards"),
        (changed("cards.0", ["statue"] * 11), "10 of statue"),
        (changed("cards.0", ["joker"]), "market card"),
        (changed("discard", ["lever"] * 3), "of lever"),
        (changed("market.face_up", ["statue"]), "face_up"),
        (changed("market.face_down", 2), "face-down"),
        (changed("market", 4), "market"),
        (changed("round_cards", ["9999"]), "round_cards"),
        (changed("round_cards", ["4421", "4421"]), "round_cards"),
        (changed("to_move", "nature"), "to_move"),
        (changed("to_move", 7), "to_move"),
        (changed("start_seat", 4), "start_seat"),
        (changed("last_sailor", 4), "last_sailor"),
        (changed("passes", 4), "passes"),
        (changed("points", [0, 0]), "points"),
        (changed("points.0", 10**9), "points"),
        (changed("pending", []), "pending"),
        (changed("pending.step", "lunch"), "pending.step"),
        (changed("pending.step", ["action"]), "pending.step"),
        (changed("pending.ship", "a"), "pending"),
        (changed("pending.ship", ""), "pending.ship"),
        (changed("pending.pair", ["statue"]), "pair|statue"),
        (changed("pyramid", {"left": []}), "pyramid"),
        (changed("obelisks", {"towers": []}), "obelisks"),
        (changed("colour", "red"), "only the keys"),
        (changed("pyramid", [], BASE_B), "pyramid"),
        (changed("pyramid.left", [0] * 6, BASE_B), "pyramid.left"),
        (changed("pyramid.edge", [0], BASE_B), "edge"),
        (changed("obelisks.single.0", 3, BASE_B), "single stones|black stones"),
        (changed("obelisks.towers", [0] * 9, BASE_B), "towers"),
        (changed("edition", 5), "edition"),
        (changed("edition", {"name": "x", "figures": {}}), "figure"),
        (changed("pending.stp", "action"), "only the keys"),
        (changed("points.0", 10**5000), "too large"),
        (changed("temple", nested(3000)), "temple"),
        ({"game": nested(3000)}, "game"),
        ({**EMPTY, "market": {"face_up": ["sail", None, None, None]}}, "not dealt yet"),
        ({**EMPTY, "sides": "BAAAA", "market": {"face_down": 2}}, "not dealt yet"),
        ({**EMPTY, "ships": SHIPS, "to_move": "nature", "pending": {"step": "deal market", "dealt": 4}}, "dealt"),
        (
            {**EMPTY, "ships": SHIPS, "pending": {"step": "deal market"}, "market": {"face_up": ["sail", *[None] * 3]}},
            "not dealt yet",
        ),
        (changed("edition", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_bad_positions_are_refused(position: Any, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        Match.from_position(position)
