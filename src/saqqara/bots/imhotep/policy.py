"""The policy of the search for Imhotep: how likely each move is tried. Loaded over the game."""

from __future__ import annotations

from typing import Any

from saqqara.bots.in_play import player_in_play
from saqqara.rules.compiled import rule, rules_in_play

NOBODY: int = rules_in_play("components").NOBODY
PAIR: int = rules_in_play("components").PAIR
PYRAMID_A = rules_in_play("components").PYRAMID_A
EDGE_POINTS = rules_in_play("components").EDGE_POINTS
Site = rules_in_play("components").Site
Step = rules_in_play("state").Step
is_side_b = rules_in_play("state").is_side_b
move_kinds = rules_in_play("moves")
TAKE: int = move_kinds.TAKE
CARD: int = move_kinds.CARD
PAIR_OF_CARDS: int = move_kinds.PAIR_OF_CARDS
KEEP: int = move_kinds.KEEP
DECLINE: int = move_kinds.DECLINE
SKIP: int = move_kinds.SKIP
is_load = move_kinds.is_load
is_sail = move_kinds.is_sail
ship_of = move_kinds.ship_of
site_of = move_kinds.site_of
number_below = player_in_play("random_play").number_below

WEIGHTS = (1, 1, 1, 2, 3, 4, 6, 9, 13, 20, 30, 40, 50)  # of a sailing, by its gain in points from -4 to 8
SITE_VALUES = (22, 0, 16, 20, 22)  # tenths of a point for a stone, market to obelisks; the pyramid prints its own
CARD_WEIGHTS = (8, 8, 8, 10, 10, 10, 10, 14, 6, 6, 8, 9)  # by kind


@rule
def weight_of(s: Any, move: int) -> int:
    """The weight of a move in the policy, 1 or more."""
    if s.step == Step.ACTION:
        return weight_of_action(s, move)
    if is_sail(move):
        return weight_of_sail(s, ship_of(move), site_of(move))
    if CARD <= move < PAIR_OF_CARDS:
        return int(CARD_WEIGHTS[s.face_up[move - CARD]])
    if KEEP <= move < KEEP + PAIR:
        return int(CARD_WEIGHTS[s.looked[move - KEEP]])
    if move in (DECLINE, SKIP):
        return 1
    return 9


@rule
def weight_of_action(s: Any, move: int) -> int:
    """I4  Favours taking with a nearly empty sled, and sailing ships that bring the seat more than the others."""
    if move == TAKE:
        return int(4 + 12 * max(0, 3 - s.sled[s.asked]))
    if is_load(move):
        return int(2 + 2 * (s.sled[s.asked] >= 3))
    if is_sail(move):
        return weight_of_sail(s, ship_of(move), site_of(move))
    return 6


@rule
def weight_of_sail(s: Any, ship: int, site: int) -> int:
    """I4.3  Grows with what the ship brings the seat less what it brings the others."""
    mine = 0
    others = 0
    for space in range(s.ship_spaces[ship]):
        owner = s.cargo[ship][space]
        if owner == s.asked:
            mine += 1
        elif owner != NOBODY:
            others += 1
    value = SITE_VALUES[site]
    if site == Site.PYRAMID:
        value = pyramid_value(s)
    gain = (mine * value - others * value // max(1, s.seats - 1)) // 10
    return WEIGHTS[min(max(gain, -4), 8) + 4]


@rule
def pyramid_value(s: Any) -> int:
    """I7  Tenths of a point for the next stone of the pyramid."""
    if is_side_b(s, Site.PYRAMID):
        return 24
    if s.built[0] < len(PYRAMID_A):
        return int(10 * PYRAMID_A[s.built[0]])
    return int(10 * EDGE_POINTS)


@rule
def weigh_moves(s: Any, moves: Any, count: int, weights: Any) -> None:
    """Writes the weight of each move."""
    for i in range(count):
        weights[i] = weight_of(s, moves[i])


@rule
def choose_by_policy(s: Any, moves: Any, count: int, stream: Any) -> int:
    """Draws a move by weight in one pass (reservoir sampling)."""
    chosen = moves[0]
    total = 0
    for i in range(count):
        weight = weight_of(s, moves[i])
        total += weight
        if number_below(stream, total) < weight:
            chosen = moves[i]
    return int(chosen)
