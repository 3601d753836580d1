"""Steps of one table in compiled code: an answer, nature's draws, what is seen and what it is worth.

Loaded over a game (`load_kernel`). Outside a table is the bytes of its state, as in `rules/stepping.py`.
"""

from __future__ import annotations

from typing import Any

from saqqara.encoding.kernel_loader import ACTIONS, kernel_in_play
from saqqara.environments.kernels import RANDOM_PLAY
from saqqara.environments.kernels.reward_kinds import POINTS, WIN
from saqqara.rules.compiled import compiled, rules_in_play

STATE = rules_in_play("state").GameState.DTYPE
MOVES: int = rules_in_play("moves").MOVES
apply_move = rules_in_play("turn").apply_move
is_nature = rules_in_play("turn").is_nature
legal_moves = rules_in_play("turn").legal_moves
place_of = rules_in_play("game_end").place_of
draw = kernel_in_play(RANDOM_PLAY).draw
play_of = kernel_in_play(ACTIONS).play_of


@compiled
def draw_all(s: Any, count: int, moves: Any, stream: Any) -> int:
    """Nature draws until a seat is asked or the game is over; returns the number of draws."""
    draws = 0
    while count > 0 and is_nature(s):
        count = apply_move(s, draw(s, moves, count, stream), moves)
        draws += 1
    return draws


@compiled
def begin(raw: Any, moves: Any, stream: Any) -> int:
    """Nature's draws at a table that was just laid out; returns their number."""
    s = raw.view(STATE)[0]
    return int(draw_all(s, legal_moves(s, moves), moves, stream))


@compiled
def play(raw: Any, seat: int, move: int, moves: Any, stream: Any) -> int:
    """A legal move of a seat and the draws that follow; returns the number of moves, nature's included."""
    s = raw.view(STATE)[0]
    return 1 + int(draw_all(s, play_of(s, seat, move, moves), moves, stream))


@compiled
def answer(raw: Any, seat: int, move: int, moves: Any) -> int:
    """A legal move of a seat, without the draws that follow; returns the number of legal moves then."""
    return int(play_of(raw.view(STATE)[0], seat, move, moves))


@compiled
def reveal(raw: Any, move: int, moves: Any) -> int:
    """A draw of nature; returns the number of legal moves then."""
    return int(apply_move(raw.view(STATE)[0], move, moves))


@compiled
def settle(raw: Any, reward: int, out: Any) -> None:
    """What a finished game is worth to each seat."""
    write_rewards(raw.view(STATE)[0], reward, out)


@compiled
def write_rewards(s: Any, reward: int, out: Any) -> None:
    """What a finished game is worth to each seat (see `rewards.py`)."""
    for seat in range(s.seats):
        place = place_of(s, seat)
        equals = 0
        for other in range(s.seats):
            equals += place_of(s, other) == place
        if reward == POINTS:
            out[seat] = s.points[seat]
        elif reward == WIN:
            out[seat] = 1.0 / equals if place == 1 else 0.0
        else:
            out[seat] = 1.0 - (2 * (place - 1) + equals - 1) / (s.seats - 1)
