"""Actions of Imhotep: the seats' moves under the numbers that the rules give them. Loaded over the rules."""

from __future__ import annotations

from typing import Any

from saqqara.rules.compiled import compiled, rules_in_play

moves = rules_in_play("moves")
apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
notation = rules_in_play("notation")
GameState = rules_in_play("state").GameState
OVER = int(rules_in_play("state").Step.OVER)

ACTIONS: int = moves.SHIPS_CARD  # the first of nature's moves
MOST_LEGAL: int = moves.MOVES  # at once, nature's included


def names() -> list[str]:
    """Lists the actions in notation."""
    state = GameState()
    state.seats = 2  # any number: only nature's moves depend on it
    return [notation.describe(state, action) for action in range(ACTIONS)]


@compiled
def legal_of(s: Any, seat: int, buffer: Any) -> int:
    """Writes the legal moves of a seat and returns their number: 0 if it owes none."""
    if seat != s.asked or s.step == OVER:
        return 0
    return int(legal_moves(s, buffer))


@compiled
def play_of(s: Any, seat: int, move: int, buffer: Any) -> int:
    """Plays a legal move of a seat; writes the next legal moves and returns their number."""
    return int(apply_move(s, move, buffer))
