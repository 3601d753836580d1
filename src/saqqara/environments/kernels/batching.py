"""Many tables stepped in compiled code: answers, nature's draws, ends, new tables, and what is seen of them.

Loaded over a game (`load_kernel`). Every table has a stream of chance of its own, so it plays the same game in
whatever company and by whatever thread it is stepped. Each call works on the tables from `begin` up to `end`: threads
share the arrays and nothing else. The answer is always that of the first seat that owes one.
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
def lay_out(tables: Any, game: int, firsts: Any, moves: Any, stream: Any) -> int:
    """One of the first tables, at random where there are several; returns the number of legal moves."""
    tables[game] = firsts[0]
    if len(firsts) > 1:
        tables[game] = firsts[number_below(stream, len(firsts))]
    return int(legal_moves(tables[game], moves))


@compiled
def lay_out_all(
    raw: Any, first_raw: Any, streams: Any, legal: Any, counts: Any, begin: int, end: int, stream: Any
) -> None:
    """New games on these tables, up to their first questions."""
    tables = raw.view(STATE)
    firsts = first_raw.view(STATE)
    for game in range(begin, end):
        moves = legal[game]
        stream[0] = streams[game]
        count = lay_out(tables, game, firsts, moves, stream)
        s = tables[game]
        while is_nature(s):
            count = apply_move(s, draw(s, moves, count, stream), moves)
        counts[game] = count
        streams[game] = stream[0]


@compiled
def first_illegal(actions: Any, legal: Any, counts: Any, begin: int, end: int) -> int:
    """The first of these tables whose action is not legal, or -1; where a game is over any action will do."""
    for game in range(begin, end):
        is_legal = counts[game] == 0
        for number in range(counts[game]):
            is_legal |= legal[game, number] == actions[game]
        if not is_legal:
            return game
    return -1


@compiled
def random_actions(streams: Any, legal: Any, counts: Any, begin: int, end: int, stream: Any, actions: Any) -> None:
    """A random legal action for each of these tables; 0 where the game is over."""
    for game in range(begin, end):
        actions[game] = 0
        if counts[game] > 0:
            stream[0] = streams[game]
            actions[game] = legal[game, number_below(stream, counts[game])]
            streams[game] = stream[0]


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
    steps: int,
    reward: int,
    is_laid_out_anew: bool,
    rewards: Any,
    done: Any,
) -> int:
    """One answer of the caller on each table, or so many random ones; returns the moves played, nature's included.

    The rules are called in one place only, so that the compiler puts them there: calls with many arrays cost as much
    as a move does.
    """
    tables = raw.view(STATE)
    firsts = first_raw.view(STATE)
    is_random = len(actions) == 0
    played = 0
    for game in range(begin, end):
        s = tables[game]
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
                if is_laid_out_anew:
                    count = lay_out(tables, game, firsts, moves, stream)
        counts[game] = count
        streams[game] = stream[0]
    return played


@compiled
def write_end(s: Any, game: int, reward: int, rewards: Any, done: Any) -> None:
    """A game has ended here."""
    if len(done) > 0:
        done[game] = 1
    if len(rewards) > 0:
        write_rewards(s, reward, rewards[game])


@compiled
def show_legal(legal: Any, counts: Any, begin: int, end: int, mask: Any) -> None:
    """A one for each legal action of the seat that is asked, a zero for all others."""
    for game in range(begin, end):
        for action in range(mask.shape[1]):
            mask[game, action] = 0
        for number in range(counts[game]):
            mask[game, legal[game, number]] = 1


@compiled
def show_features(
    raw: Any, begin: int, end: int, desk_raw: Any, starts: Any, units: Any, rows: Any, features: Any
) -> None:
    """What the seat that is asked may know; seat 0 where nobody is asked.

    As many as `rows` has room for are made there, in the core's own cache, and then copied: memory takes a long run of
    numbers faster than ones that are put here and there.
    """
    tables = raw.view(STATE)
    desk = desk_raw.view(STATE)
    for first in range(begin, end, len(rows)):
        last = min(first + len(rows), end)
        for game in range(first, last):
            desk[0] = tables[game]
            write_features(desk[0], max(desk[0].asked, 0), starts, units, rows[game - first])
        for game in range(first, last):
            for column in range(rows.shape[1]):
                features[game, column] = rows[game - first, column]
