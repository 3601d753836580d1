"""Exact solution of the end of a game by exhaustive search. Loaded over a game.

Every seat picks the move with the highest utility for itself (max-n), nature's draws are weighted by probability, and
a transposition table solves repeated states once. The search gives up when it has opened more questions than allowed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.bots.in_play import heuristics_in_play, player_in_play
from saqqara.rules.compiled import rule, rules_in_play

STATE = rules_in_play("state").GameState.DTYPE
apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
weight_of_move = rules_in_play("turn").weight_of_move
evaluate_state = player_in_play("search.state_value").evaluate_state
STATE_VALUE = player_in_play("search.state_value").STATE_VALUE
is_searched = heuristics_in_play().is_searched
is_endgame = heuristics_in_play().is_endgame
choose_in_endgame = heuristics_in_play().choose_in_endgame

DEEPEST = 48
CACHE_SLOTS = 1 << 16  # of the transposition table; a newer state replaces an older one in its slot
PRIME = np.uint64(1099511628211)
OFFSET = np.uint64(14695981039346656037)

OPTIONS = np.dtype([("seat", "i4"), ("most", "i4"), ("margin", "f8")], align=True)
FRAME = np.dtype([("count", "i4"), ("choice", "i4"), ("best", "i4"), ("weight", "f8"), ("key", "u8")], align=True)


@rule
def solve(
    states: Any, raw: Any, moves: Any, frames: Any, values: Any, keys: Any, cached: Any, answers: Any, options: Any
) -> bool:
    """Solves the question of `states[0]`: writes the value of each move into `answers`; False if it gave up.

    `raw` are the states as 32-bit words; `options` say whose question it is and how many questions may be opened.
    """
    depth = 0
    keys[:] = 0
    opened = 1
    open_question(states, raw, moves, frames, depth)
    while True:
        if frames[depth].choice == frames[depth].count:
            store(frames[depth], values[depth], keys, cached)
            if depth == 0:
                return True
            depth -= 1
        elif try_next_move(states, raw, moves, frames, values, keys, cached, depth, options[0]):
            depth += 1
            opened += 1
            if opened > options[0].most or depth + 1 == DEEPEST:
                return False
            continue
        if depth == 0:
            answers[frames[0].choice] = values[1]
        combine(states[depth], moves[depth], frames[depth], values[depth], values[depth + 1])


@rule
def is_near_end(first: Any) -> bool:
    """Whether the game is close enough to its end to be solved."""
    return bool(is_endgame(first[0]))


@rule
def open_question(states: Any, raw: Any, moves: Any, frames: Any, depth: int) -> None:
    """Starts the frame of a question."""
    frame = frames[depth]
    frame.count = legal_moves(states[depth], moves[depth])
    frame.choice = 0
    frame.best = -1
    frame.weight = 0.0
    frame.key = hash_of(raw[depth])


@rule
def try_next_move(
    states: Any, raw: Any, moves: Any, frames: Any, values: Any, keys: Any, cached: Any, depth: int, options: Any
) -> bool:
    """Plays the next move of a frame; True if that opens a question that has to be solved first."""
    below = depth + 1
    states[below] = states[depth]
    s = states[below]
    count = apply_move(s, int(moves[depth][frames[depth].choice]), moves[below])
    while count > 0 and not is_nature(s) and not is_searched(s, options.seat):
        count = apply_move(s, choose_in_endgame(s, moves[below], count), moves[below])
    if count == 0:
        evaluate_state(values[below], s, options.margin)
        return False
    open_question(states, raw, moves, frames, below)
    key = frames[below].key
    if keys[key % CACHE_SLOTS] == key:
        values[below] = cached[key % CACHE_SLOTS]
        return False
    return True


@rule
def combine(s: Any, moves: Any, frame: Any, value: Any, found: Any) -> None:
    """Adds the value of a move to its question: nature's moves are averaged, of a seat's moves the best one counts."""
    if is_nature(s):
        weight = weight_of_move(s, moves[frame.choice])
        frame.weight += weight
        blend(value, found, weight / frame.weight)
    elif frame.best < 0 or found.utility[s.asked] > value.utility[s.asked]:
        frame.best = frame.choice
        blend(value, found, 1.0)
    frame.choice += 1


@rule
def blend(value: Any, found: Any, share: float) -> None:
    """Moves a value towards another by a share (running mean)."""
    for seat in range(len(value.utility)):
        value.utility[seat] += share * (found.utility[seat] - value.utility[seat])
        value.wins[seat] += share * (found.wins[seat] - value.wins[seat])
        value.points[seat] += share * (found.points[seat] - value.points[seat])


@rule
def store(frame: Any, value: Any, keys: Any, cached: Any) -> None:
    """Stores a solved state in the transposition table."""
    place = frame.key % CACHE_SLOTS
    keys[place] = frame.key
    cached[place] = value


@rule
def hash_of(words: Any) -> Any:
    """Hashes a state (as FNV-1a does, but four bytes at a time)."""
    key = OFFSET
    for word in words:
        key = (key ^ np.uint64(word)) * PRIME
        key ^= key >> np.uint64(29)
    return key
