"""The random player, and whole random games in compiled code. Loaded over a game (`load_over`).

Random numbers come from SplitMix64, whose 64 bits of state lie in an array of the caller: threads share nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.rules.compiled import rule, rules_in_play

STATE = rules_in_play("state").GameState.DTYPE
apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
weight_of_move = rules_in_play("turn").weight_of_move
place_of = rules_in_play("game_end").place_of

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S30 = np.uint64(30)
S27 = np.uint64(27)
S31 = np.uint64(31)
S32 = np.uint64(32)


@rule
def number_below(stream: Any, bound: int) -> int:
    """The next number of the stream, from 0 to bound - 1."""
    stream[0] += STEP
    mixed = stream[0]
    mixed = (mixed ^ (mixed >> S30)) * MIX_1
    mixed = (mixed ^ (mixed >> S27)) * MIX_2
    mixed = mixed ^ (mixed >> S31)
    return int(((mixed >> S32) * np.uint64(bound)) >> S32)


@rule
def draw(s: Any, moves: Any, count: int, stream: Any) -> int:
    """Draws for nature: each card is as likely as any other."""
    cards = 0
    for i in range(count):
        cards += weight_of_move(s, moves[i])
    card = number_below(stream, cards)
    if cards == count:
        return int(moves[card])  # every move stands for one card
    for i in range(count):
        card -= weight_of_move(s, moves[i])
        if card < 0:
            return int(moves[i])
    return int(moves[count - 1])


@rule
def choose(s: Any, moves: Any, count: int, stream: Any) -> int:
    """Picks a random move for whoever is asked."""
    if is_nature(s):
        return draw(s, moves, count, stream)
    return int(moves[number_below(stream, count)])


@rule
def play_on(s: Any, moves: Any, stream: Any) -> int:
    """Plays to the end of the game and returns the number of moves, nature's included."""
    played = 0
    count = legal_moves(s, moves)
    while count > 0:
        count = apply_move(s, choose(s, moves, count, stream), moves)
        played += 1
    return played


@rule
def play_games(first: Any, states: Any, seeds: Any, moves: Any, lengths: Any, places: Any) -> None:
    """Plays one game from `first[0]` for each seed; writes final states, lengths and places."""
    stream = seeds.copy()[:1]
    for game in range(len(states)):
        states[game] = first[0]
        s = states[game]
        stream[0] = seeds[game]
        lengths[game] = play_on(s, moves, stream)
        for seat in range(s.seats):
            places[game][seat] = place_of(s, seat)
