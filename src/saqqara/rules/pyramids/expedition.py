"""P3  Rounds and expedition cards."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from .components import EXPEDITIONS, HAND, MOST_EXPEDITIONS, NONE, ROUNDS, SHAPE_COUNTS, SHAPE_KINDS
from .moves import EXPEDITION, Moves
from .state import GameState, Owes, Step, ask_nature, has_card
from .story import Event, emit


@rule
def shuffle_expeditions(s: GameState) -> None:
    """P1.2, P3.1  All eight cards are unseen again."""
    s.turned_count = 0
    for number in range(MOST_EXPEDITIONS):
        s.turned_up[number] = NONE
    for shape in range(SHAPE_KINDS):
        s.unseen[shape] = SHAPE_COUNTS[shape]


@rule
def next_expedition(s: GameState) -> None:
    """P3.1  Seven of the eight cards a round, four rounds; the eighth stays unseen."""
    if s.turned_count == EXPEDITIONS:
        emit(s, Event.ROUND_ENDS, s.round_number)
        if s.round_number == ROUNDS:
            s.step = Step.END_GAME
            return
        s.round_number += 1
        shuffle_expeditions(s)
    ask_nature(s, Step.DRAW_EXPEDITION)


@rule
def is_last_expedition(s: GameState) -> bool:
    """P5.2  Whether no expedition card comes after this one."""
    return s.round_number == ROUNDS and s.turned_count == EXPEDITIONS


@rule
def add_expeditions(s: GameState, moves: Moves) -> int:
    """Adds a move for each shape that nature may turn up."""
    count = 0
    for shape in range(SHAPE_KINDS):
        if s.unseen[shape] > 0:
            moves[count] = EXPEDITION + shape
            count += 1
    return count


@rule
def turn_up(s: GameState, shape: int) -> None:
    """P3.2  The card concerns all players at the same time."""
    s.unseen[shape] -= 1
    s.turned_up[s.turned_count] = shape
    s.turned_count += 1
    emit(s, Event.EXPEDITION, s.round_number, s.turned_count, shape)
    for seat in range(s.seats):
        remember(s, seat)
        s.owes[seat] = Owes.MARK
    s.step = Step.TURNED_UP


@rule
def remember(s: GameState, seat: int) -> None:
    """P3.2  Keeps what the others see of a seat until all have marked."""
    for slot in range(HAND):
        s.crossed_before[seat][slot] = s.crossed[seat][slot] if has_card(s, seat, slot) else 0
    s.gems_before[seat][0] = s.gems[seat][0]
    s.gems_before[seat][1] = s.gems[seat][1]
    s.torch_before[seat] = s.torches[seat][s.round_number - 1]
    s.skulls_before[seat] = s.skulls[seat]


@rule
def forget(s: GameState, seat: int) -> None:
    """P3.2  Clears what `remember` has kept: all have marked."""
    for slot in range(HAND):
        s.crossed_before[seat][slot] = 0
        s.gems_before[seat][slot] = 0
    s.torch_before[seat] = 0
    s.skulls_before[seat] = 0
