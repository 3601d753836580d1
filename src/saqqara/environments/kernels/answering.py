"""An answer and all that follows from it, up to the next question that the caller has to answer, in compiled code.

Loaded over a game (`load_kernel`). Some seats may be left to chance: each then takes a random legal action where
it is asked. `chances` names them: bit `seat` is set for each of them. An action that is not legal gives way to the
first legal one, or nothing happens.
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

OVER = -2  # instead of a seat


@compiled
def go_on(s: Any, count: int, chances: int, moves: Any, stream: Any) -> int:
    """Nature draws and seats left to chance answer, until the caller is asked; returns the number of legal moves."""
    while count > 0:
        if is_nature(s):
            move = draw(s, moves, count, stream)
        elif (chances >> s.asked) & 1:
            move = int(moves[number_below(stream, count)])
        else:
            break
        count = apply_move(s, move, moves)
    return count


@compiled
def legal_or_first(action: int, count: int, moves: Any) -> int:
    """The action if it is among the legal moves, else the one of them with the lowest number."""
    lowest = moves[0]
    for number in range(count):
        if moves[number] == action:
            return action
        lowest = min(lowest, moves[number])
    return int(lowest)


@compiled
def asked_of(s: Any, count: int) -> int:
    """The seat that is asked now."""
    return int(s.asked) if count > 0 else OVER


@compiled
def begin(raw: Any, chances: int, moves: Any, stream: Any, mask: Any) -> int:
    """A table that was just laid out, up to its first question; writes what may be answered, returns who is asked."""
    s = raw.view(STATE)[0]
    count = go_on(s, legal_moves(s, moves), chances, moves, stream)
    mark_legal(moves, count, mask)
    return int(asked_of(s, count))


@compiled
def answer(
    raw: Any, seat: int, action: int, is_strict: bool, chances: int, moves: Any, stream: Any, mask: Any
) -> tuple[int, bool]:
    """The action of a seat and what follows; writes what may be answered then, returns who is asked then.

    The second of the two says whether the action was legal. Where it was not, a strict table stays as it is.
    """
    s = raw.view(STATE)[0]
    count = legal_of(s, seat, moves)
    move = legal_or_first(action, count, moves)
    is_legal = count > 0 and move == action
    if count == 0 or (is_strict and not is_legal):
        return int(s.asked), is_legal
    s.asked = seat
    while True:  # as `go_on`, but with one call of the rules: the compiler then puts them here
        count = apply_move(s, move, moves)
        if count > 0 and is_nature(s):
            move = draw(s, moves, count, stream)
        elif count > 0 and (chances >> s.asked) & 1:
            move = int(moves[number_below(stream, count)])
        else:
            break
    mark_legal(moves, count, mask)
    return int(asked_of(s, count)), is_legal
