"""Writes features and legal actions of one state in compiled code. Loaded over a game (`load_kernel`).

A state is passed in as its bytes, as in `rules/stepping.py`.
"""

from __future__ import annotations

from typing import Any

from saqqara.encoding.kernel_loader import ACTIONS, FEATURES, kernel_in_play
from saqqara.rules.compiled import compiled, rules_in_play

STATE = rules_in_play("state").GameState.DTYPE
legal_of = kernel_in_play(ACTIONS).legal_of
write_features = kernel_in_play(FEATURES).write


@compiled
def write_row(raw: Any, seat: int, scratch: Any, starts: Any, units: Any, out: Any) -> None:
    """Writes what a seat may know; `scratch` is the room for a copy of the state."""
    scratch[:] = raw
    write_features(scratch.view(STATE)[0], seat, starts, units, out)


@compiled
def write_legal(raw: Any, seat: int, moves: Any, out: Any) -> None:
    """Writes a one for each action that a seat may take, a zero for all others."""
    mark_legal(moves, legal_of(raw.view(STATE)[0], seat, moves), out)


@compiled
def mark_legal(moves: Any, count: int, out: Any) -> None:
    """Writes a one for each of these moves, a zero for all others."""
    out[:] = 0
    for number in range(count):
        out[moves[number]] = 1
