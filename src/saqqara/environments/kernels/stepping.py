"""Steps one game in compiled code: plays moves, draws for nature, writes rewards. Loaded over a game (`load_kernel`).

A state is passed in as its bytes, as in `rules/stepping.py`; `stream` holds the state of a random number generator.
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
    """Draws for nature until a seat owes a move or the game is over; returns the number of draws."""
    draws = 0
    while count > 0 and is_nature(s):
        count = apply_move(s, draw(s, moves, count, stream), moves)
        draws += 1
    return draws


@compiled
def begin(raw: Any, moves: Any, stream: Any) -> int:
    """Draws for nature at the start of a game; returns the number of draws."""
    s = raw.view(STATE)[0]
    return int(draw_all(s, legal_moves(s, moves), moves, stream))


@compiled
def play(raw: Any, seat: int, move: int, moves: Any, stream: Any) -> int:
    """Plays a legal move of a seat, then draws for nature; returns the number of moves, nature's included."""
    s = raw.view(STATE)[0]
    return 1 + int(draw_all(s, play_of(s, seat, move, moves), moves, stream))


@compiled
def play_move(raw: Any, seat: int, move: int, moves: Any) -> int:
    """Plays a legal move of a seat and nothing else; returns the number of legal moves then."""
    return int(play_of(raw.view(STATE)[0], seat, move, moves))


@compiled
def play_draw(raw: Any, move: int, moves: Any) -> int:
    """Plays a move of nature; returns the number of legal moves then."""
    return int(apply_move(raw.view(STATE)[0], move, moves))


@compiled
def final_rewards(raw: Any, reward: int, out: Any) -> None:
    """Writes the reward of each seat for a finished game."""
    write_rewards(raw.view(STATE)[0], reward, out)


@compiled
def write_rewards(s: Any, reward: int, out: Any) -> None:
    """Writes the reward of each seat for a finished game (see `rewards.py`)."""
    for seat in range(s.seats):
        place = place_of(s, seat)
        sharing = 0
        for other in range(s.seats):
            sharing += place_of(s, other) == place
        if reward == POINTS:
            out[seat] = s.points[seat]
        elif reward == WIN:
            out[seat] = 1.0 / sharing if place == 1 else 0.0
        else:
            out[seat] = 1.0 - (2 * (place - 1) + sharing - 1) / (s.seats - 1)
