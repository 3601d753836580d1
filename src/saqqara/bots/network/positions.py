"""What training asks of a position in compiled code. Loaded over a game."""

from __future__ import annotations

from typing import Any

from saqqara.rules.compiled import rule, rules_in_play

hide_from = rules_in_play("visibility").hide_from
place_of = rules_in_play("game_end").place_of


@rule
def hide_root(states: Any, seat: int) -> None:
    """Hides from `states[0]` what the seat may not know."""
    hide_from(states[0], seat)


@rule
def place_in(states: Any, seat: int) -> int:
    """The place of a seat in the finished game `states[0]`."""
    return int(place_of(states[0], seat))
