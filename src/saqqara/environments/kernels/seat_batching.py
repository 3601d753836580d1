"""Steps many games in compiled code: the caller plays one seat of each, all other seats play at random.

Loaded over a game (`load_kernel`). The arrays are those of `batching.py`; `own` holds the caller's seat in each game.
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

ANY_SEAT = -1  # in place of a seat: drawn anew for every game


@compiled
def start_game(states: Any, game: int, starts: Any, seat: int, own: Any, moves: Any, stream: Any) -> int:
    """Starts a game and sets the caller's seat in it; returns the number of legal moves."""
    states[game] = starts[0]
    if len(starts) > 1:
        states[game] = starts[number_below(stream, len(starts))]
    own[game] = seat
    if seat == ANY_SEAT:
        own[game] = number_below(stream, states[game].seats)
    return int(legal_moves(states[game], moves))


@compiled
def step_all(
    raw: Any,
    start_raw: Any,
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
    """Plays the caller's action in each game, starts a new game where one is over; returns how many games ended.

    If `actions` is empty only the other seats play. The rules are called in one place only, so that the compiler
    inlines them there.
    """
    states = raw.view(STATE)
    starts = start_raw.view(STATE)
    ended = 0
    for game in range(begin, end):
        s = states[game]
        moves = legal[game]
        count = int(counts[game])
        stream[0] = streams[game]
        is_answered = len(actions) == 0
        if count == 0:
            count = start_game(states, game, starts, seat, own, moves, stream)
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
