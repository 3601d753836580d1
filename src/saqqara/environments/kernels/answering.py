"""Plays one action and all that follows, up to the caller's next decision, in compiled code.

Loaded over a game (`load_kernel`). Seats whose bit is set in `random_seats` take random legal actions by themselves. An
action that is not legal is replaced by the legal one with the lowest number, or leaves the game as it is.
"""

from __future__ import annotations

from typing import Any

from saqqara.encoding.kernel_loader import ACTIONS, KERNEL, kernel_in_play
from saqqara.environments.kernels import RANDOM_PLAY
from saqqara.rules.compiled import compiled, rules_in_play

STATE = rules_in_play("state").GameState.DTYPE
apply_move = rules_in_play("turn").apply_move
is_nature = rules_in_play("turn").is_nature
legal_moves = rules_in_play("turn").legal_moves
draw = kernel_in_play(RANDOM_PLAY).draw
number_below = kernel_in_play(RANDOM_PLAY).number_below
legal_of = kernel_in_play(ACTIONS).legal_of
mark_legal = kernel_in_play(KERNEL).mark_legal

OVER = -2  # in place of a seat: the game is over


@compiled
def play_to_decision(s: Any, count: int, random_seats: int, moves: Any, stream: Any) -> int:
    """Plays for nature and for random seats until the caller has to decide; returns the number of legal moves."""
    while count > 0:
        if is_nature(s):
            move = draw(s, moves, count, stream)
        elif (random_seats >> s.asked) & 1:
            move = int(moves[number_below(stream, count)])
        else:
            break
        count = apply_move(s, move, moves)
    return count


@compiled
def legal_or_first(action: int, count: int, moves: Any) -> int:
    """Returns the action if it is among the legal moves, else the one of them with the lowest number."""
    lowest = moves[0]
    for number in range(count):
        if moves[number] == action:
            return action
        lowest = min(lowest, moves[number])
    return int(lowest)


@compiled
def seat_to_act(s: Any, count: int) -> int:
    """Returns the seat that has to decide now, or `OVER`."""
    return int(s.asked) if count > 0 else OVER


@compiled
def begin(raw: Any, random_seats: int, moves: Any, stream: Any, mask: Any) -> int:
    """Plays from a fresh state to the first decision; writes the mask of legal actions, returns the seat to act."""
    s = raw.view(STATE)[0]
    count = play_to_decision(s, legal_moves(s, moves), random_seats, moves, stream)
    mark_legal(moves, count, mask)
    return int(seat_to_act(s, count))


@compiled
def answer(
    raw: Any, seat: int, action: int, is_strict: bool, random_seats: int, moves: Any, stream: Any, mask: Any
) -> tuple[int, bool]:
    """Plays a seat's action and what follows; writes the next mask, returns the next seat to act.

    Also returns whether the action was legal. If it was not and `is_strict` is set, nothing is played.
    """
    s = raw.view(STATE)[0]
    count = legal_of(s, seat, moves)
    move = legal_or_first(action, count, moves)
    is_legal = count > 0 and move == action
    if count == 0 or (is_strict and not is_legal):
        return int(s.asked), is_legal
    s.asked = seat
    while True:  # as `play_to_decision`, but with a single call of the rules, so that the compiler inlines them here
        count = apply_move(s, move, moves)
        if count > 0 and is_nature(s):
            move = draw(s, moves, count, stream)
        elif count > 0 and (random_seats >> s.asked) & 1:
            move = int(moves[number_below(stream, count)])
        else:
            break
    mark_legal(moves, count, mask)
    return int(seat_to_act(s, count)), is_legal
