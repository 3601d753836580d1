"""The entry points of the compiled engine for Python code. Loaded over a game (`load_over`).

Passing a NumPy record from Python to compiled code takes longer than a move, so every function takes the
bytes of a state as an array of uint8 and does its whole work in one call.
"""

from __future__ import annotations

from typing import Any

from saqqara.rules.compiled import rule, rules_in_play

STATE = rules_in_play("state").GameState.DTYPE
MOVES: int = rules_in_play("moves").MOVES
apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
weight_of_move = rules_in_play("turn").weight_of_move


@rule
def advance(raw: Any, move: int, moves: Any) -> int:
    """Plays a legal move; writes the next legal moves and returns their number (0: the game is over)."""
    return int(apply_move(raw.view(STATE)[0], move, moves))


@rule
def options(raw: Any, moves: Any) -> int:
    """Writes the legal moves and returns their number."""
    return int(legal_moves(raw.view(STATE)[0], moves))


@rule
def weigh(raw: Any, moves: Any, count: int, weights: Any) -> None:
    """Writes the weight of each of nature's moves: the number of cards that it stands for."""
    s = raw.view(STATE)[0]
    for i in range(count):
        weights[i] = weight_of_move(s, moves[i])
