"""Actions of Pyramids: the seats' moves under the numbers that the rules give them. Loaded over the rules.

A mark names the left or the right card of the hand and one of the 291 ways to lay a field or a shape into a chamber.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from saqqara.rules.compiled import compiled, rules_in_play

moves = rules_in_play("moves")
apply_move = rules_in_play("turn").apply_move
legal_answers = rules_in_play("turn").legal_answers
fields_of = rules_in_play("notation").names_of
components = rules_in_play("components")
PLACEMENT_BITS = components.PLACEMENT_BITS
FIRST_OF_SEATS = int(rules_in_play("state").FIRST_OF_SEATS)
OVER = int(rules_in_play("state").Step.OVER)

ACTIONS: int = moves.EXPEDITION  # the first of nature's moves


def most_legal() -> int:
    """Returns the largest number of legal moves, nature's included: fields and one shape on each card, or a deal."""
    firsts = components.FIRST_PLACEMENT
    shapes = max(last - first for first, last in pairwise(firsts))
    return int(max(components.HAND * (components.FIELDS + shapes), len(components.LETTERS) + 1))


MOST_LEGAL = most_legal()


def names() -> list[str]:
    """Lists the actions in a notation without card numbers, which depend on the game."""
    marks = [f"mark {card} {' '.join(fields_of(bits))}" for card in ("left", "right") for bits in PLACEMENT_BITS]
    keeps = [f"keep drawn {first + 1} {second + 1}" for first, second in moves.KEPT_PAIRS]
    takes = [f"take display {place + 1}" for place in range(moves.TAKE_DECK - moves.TAKE)]
    return [*marks, *keeps, *takes, "take deck"]


@compiled
def legal_of(s: Any, seat: int, buffer: Any) -> int:
    """Writes the legal moves of a seat and returns their number: 0 if it owes none."""
    if s.step < FIRST_OF_SEATS or s.step == OVER or seat < 0:
        return 0
    return int(legal_answers(s, seat, buffer))


@compiled
def play_of(s: Any, seat: int, move: int, buffer: Any) -> int:
    """Plays a legal move of a seat; writes the next legal moves and returns their number."""
    s.asked = seat
    return int(apply_move(s, move, buffer))
