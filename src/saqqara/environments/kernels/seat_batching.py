"""Many tables at which the caller has one seat each and all others answer at random, stepped in compiled code.

Loaded over a game (`load_kernel`). The arrays are those of `batching.py`; `own` holds the caller's seats.
"""

from __future__ import annotations

from typing import Any

from saqqara.encoding.kernel_loader import kernel_in_play
from saqqara.environments.kernels import ANSWERING, RANDOM_PLAY, STEPPING
from saqqara.rules.compiled import compiled, rules_in_play

STATE = rules_in_play("state").GameState.DTYPE
apply_move = rules_in_play("turn").apply_move
is_nature = rules_in_play("turn").is_nature
legal_moves = rules_in_play("turn").legal_moves
draw = kernel_in_play(RANDOM_PLAY).draw
number_below = kernel_in_play(RANDOM_PLAY).number_below
legal_or_first = kernel_in_play(ANSWERING).legal_or_first
write_rewards = kernel_in_play(STEPPING).write_rewards

ANY_SEAT = -1  # in place of a seat: another in every game


@compiled
def lay_out(tables: Any, game: int, firsts: Any, seat: int, own: Any, moves: Any, stream: Any) -> int:
    """A new game, and our seat in it; returns the number of legal moves."""
    tables[game] = firsts[0]
    if len(firsts) > 1:
        tables[game] = firsts[number_below(stream, len(firsts))]
    own[game] = seat
    if seat == ANY_SEAT:
        own[game] = number_below(stream, tables[game].seats)
    return int(legal_moves(tables[game], moves))


@compiled
def step_all(
    raw: Any,
    first_raw: Any,
    streams: Any,
    legal: Any,
    counts: Any,
    begin: int,
    end: int,
    stream: Any,
    actions: Any,
    seat: int,
    own: Any,
    illegal: Any,
    reward: int,
    rewards: Any,
    done: Any,
) -> int:
    """Our answer on each of these tables, and a new game on those that are over; returns the number of games ended.

    Without actions we do not answer. The rules are called in one place only, so that the compiler puts them there.
    """
    tables = raw.view(STATE)
    firsts = first_raw.view(STATE)
    ended = 0
    for game in range(begin, end):
        s = tables[game]
        moves = legal[game]
        count = int(counts[game])
        stream[0] = streams[game]
        is_answered = len(actions) == 0
        if count == 0:
            count = lay_out(tables, game, firsts, seat, own, moves, stream)
            illegal[game] = 0
            is_answered = True
        while count > 0:
            if is_nature(s):
                move = draw(s, moves, count, stream)
            elif s.asked != own[game]:
                move = int(moves[number_below(stream, count)])
            elif is_answered:
                break
            else:
                move = legal_or_first(int(actions[game]), count, moves)
                illegal[game] += move != actions[game]
                is_answered = True
            count = int(apply_move(s, move, moves))
        counts[game] = count
        streams[game] = stream[0]
        if count == 0:
            ended += 1
            done[game] = 1
            write_rewards(s, reward, rewards[game])
    return ended
