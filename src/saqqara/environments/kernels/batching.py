"""Steps many games in compiled code: plays actions, draws for nature, starts new games, writes observations.

Loaded over a game (`load_kernel`). Every game has a random stream of its own, so it goes the same way whatever the size
of the batch and whichever thread steps it. Each call works on the games from `begin` up to `end`: threads write to
different rows of shared arrays. An action is always that of the first seat that owes a move.
"""

from __future__ import annotations

from typing import Any

from saqqara.encoding.kernel_loader import ACTIONS, FEATURES, kernel_in_play
from saqqara.environments.kernels import RANDOM_PLAY, STEPPING
from saqqara.rules.compiled import compiled, rules_in_play

STATE = rules_in_play("state").GameState.DTYPE
MOST_LEGAL: int = kernel_in_play(ACTIONS).MOST_LEGAL
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
apply_move = rules_in_play("turn").apply_move
draw = kernel_in_play(RANDOM_PLAY).draw
number_below = kernel_in_play(RANDOM_PLAY).number_below
write_features = kernel_in_play(FEATURES).write
write_rewards = kernel_in_play(STEPPING).write_rewards


@compiled
def start_game(states: Any, game: int, starts: Any, moves: Any, stream: Any) -> int:
    """Starts a game from one of the start states, chosen at random; returns the number of legal moves."""
    states[game] = starts[0]
    if len(starts) > 1:
        states[game] = starts[number_below(stream, len(starts))]
    return int(legal_moves(states[game], moves))


@compiled
def start_all(
    raw: Any, start_raw: Any, streams: Any, legal: Any, counts: Any, begin: int, end: int, stream: Any
) -> None:
    """Starts new games and plays them to their first decisions."""
    states = raw.view(STATE)
    starts = start_raw.view(STATE)
    for game in range(begin, end):
        moves = legal[game]
        stream[0] = streams[game]
        count = start_game(states, game, starts, moves, stream)
        s = states[game]
        while is_nature(s):
            count = apply_move(s, draw(s, moves, count, stream), moves)
        counts[game] = count
        streams[game] = stream[0]


@compiled
def first_illegal(actions: Any, legal: Any, counts: Any, begin: int, end: int) -> int:
    """Returns the first game whose action is not legal, or -1. Actions for finished games are ignored."""
    for game in range(begin, end):
        is_legal = counts[game] == 0
        for number in range(counts[game]):
            is_legal |= legal[game, number] == actions[game]
        if not is_legal:
            return game
    return -1


@compiled
def random_actions(streams: Any, legal: Any, counts: Any, begin: int, end: int, stream: Any, actions: Any) -> None:
    """Writes a random legal action for each game; 0 for finished games."""
    for game in range(begin, end):
        actions[game] = 0
        if counts[game] > 0:
            stream[0] = streams[game]
            actions[game] = legal[game, number_below(stream, counts[game])]
            streams[game] = stream[0]


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
    steps: int,
    reward: int,
    is_auto_reset: bool,
    rewards: Any,
    done: Any,
) -> int:
    """Plays the caller's action in each game, or `steps` random ones if `actions` is empty.

    Returns the number of moves played, nature's included. The rules are called in one place only, so that the compiler
    inlines them there: a call that passes many arrays costs as much as a move does.
    """
    states = raw.view(STATE)
    starts = start_raw.view(STATE)
    is_random = len(actions) == 0
    played = 0
    for game in range(begin, end):
        s = states[game]
        moves = legal[game]
        count = counts[game]
        stream[0] = streams[game]
        left = steps
        while count > 0:
            if is_nature(s):
                move = draw(s, moves, count, stream)
            elif left == 0:
                break
            else:
                move = int(moves[number_below(stream, count)]) if is_random else int(actions[game])
                left -= 1
            count = apply_move(s, move, moves)
            played += 1
            if count == 0:
                write_end(s, game, reward, rewards, done)
                if is_auto_reset:
                    count = start_game(states, game, starts, moves, stream)
        counts[game] = count
        streams[game] = stream[0]
    return played


@compiled
def write_end(s: Any, game: int, reward: int, rewards: Any, done: Any) -> None:
    """Notes the end of a game in those of the two arrays that the caller wants."""
    if len(done) > 0:
        done[game] = 1
    if len(rewards) > 0:
        write_rewards(s, reward, rewards[game])


@compiled
def write_masks(legal: Any, counts: Any, begin: int, end: int, mask: Any) -> None:
    """Writes a one for each legal action of the seat to act, a zero for all others."""
    for game in range(begin, end):
        for action in range(mask.shape[1]):
            mask[game, action] = 0
        for number in range(counts[game]):
            mask[game, legal[game, number]] = 1


@compiled
def write_observations(
    raw: Any, begin: int, end: int, scratch_raw: Any, starts: Any, units: Any, rows: Any, features: Any
) -> None:
    """Writes what the seat to act may know; seat 0 in finished games.

    Observations are written to `rows`, which fits into a core's cache, and copied from there: memory takes one long
    run of numbers faster than scattered ones.
    """
    states = raw.view(STATE)
    scratch = scratch_raw.view(STATE)
    for first in range(begin, end, len(rows)):
        last = min(first + len(rows), end)
        for game in range(first, last):
            scratch[0] = states[game]
            write_features(scratch[0], max(scratch[0].asked, 0), starts, units, rows[game - first])
        for game in range(first, last):
            for column in range(rows.shape[1]):
                features[game, column] = rows[game - first, column]
