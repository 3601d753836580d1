"""The end of a game, played out to the last possibility. Loaded over a game.

Every seat takes what is worth most to itself, nature's draws are weighed by their likelihood, and tables that are
reached in several ways are solved once. It gives up when it has opened more questions than it may.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.bots.in_play import judgement_in_play, player_in_play
from saqqara.rules.compiled import rule, rules_in_play

STATE = rules_in_play("state").GameState.DTYPE
apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
weight_of_move = rules_in_play("turn").weight_of_move
judge = player_in_play("search.verdict").judge
VERDICT = player_in_play("search.verdict").VERDICT
is_searched = judgement_in_play().is_searched
is_end = judgement_in_play().is_end
choose_last = judgement_in_play().choose_last

DEEPEST = 48
KNOWN = 1 << 16  # tables that are remembered; a later one takes the place of an earlier one
PRIME = np.uint64(1099511628211)
OFFSET = np.uint64(14695981039346656037)

OPTIONS = np.dtype([("seat", "i4"), ("most", "i4"), ("margin", "f8")], align=True)
FRAME = np.dtype([("count", "i4"), ("choice", "i4"), ("best", "i4"), ("weight", "f8"), ("key", "u8")], align=True)


@rule
def solve(
    tables: Any, raw: Any, moves: Any, frames: Any, verdicts: Any, keys: Any, known: Any, answers: Any, options: Any
) -> bool:
    """Solves the question of `tables[0]`: writes what each answer leads to into `answers`; False: it gave up.

    `raw` are the words of the tables; `options` say whose question it is and how many may be opened on the way.
    """
    depth = 0
    keys[:] = 0
    opened = 1
    begin(tables, raw, moves, frames, depth)
    while True:
        if frames[depth].choice == frames[depth].count:
            remember(frames[depth], verdicts[depth], keys, known)
            if depth == 0:
                return True
            depth -= 1
        elif reach(tables, raw, moves, frames, verdicts, keys, known, depth, options[0]):
            depth += 1
            opened += 1
            if opened > options[0].most or depth + 1 == DEEPEST:
                return False
            continue
        if depth == 0:
            answers[frames[0].choice] = verdicts[1]
        take_in(tables[depth], moves[depth], frames[depth], verdicts[depth], verdicts[depth + 1])


@rule
def is_near(first: Any) -> bool:
    """Whether so little is left that it may be solved."""
    return bool(is_end(first[0]))


@rule
def begin(tables: Any, raw: Any, moves: Any, frames: Any, depth: int) -> None:
    """A question is opened."""
    frame = frames[depth]
    frame.count = legal_moves(tables[depth], moves[depth])
    frame.choice = 0
    frame.best = -1
    frame.weight = 0.0
    frame.key = key_of(raw[depth])


@rule
def reach(
    tables: Any, raw: Any, moves: Any, frames: Any, verdicts: Any, keys: Any, known: Any, depth: int, options: Any
) -> bool:
    """Tries the next answer; True if that leads to a question that has still to be solved."""
    below = depth + 1
    tables[below] = tables[depth]
    s = tables[below]
    count = apply_move(s, int(moves[depth][frames[depth].choice]), moves[below])
    while count > 0 and not is_nature(s) and not is_searched(s, options.seat):
        count = apply_move(s, choose_last(s, moves[below], count), moves[below])
    if count == 0:
        judge(verdicts[below], s, options.margin)
        return False
    begin(tables, raw, moves, frames, below)
    key = frames[below].key
    if keys[key % KNOWN] == key:
        verdicts[below] = known[key % KNOWN]
        return False
    return True


@rule
def take_in(s: Any, moves: Any, frame: Any, verdict: Any, found: Any) -> None:
    """What an answer leads to: nature's count by their likelihood, of a seat's the best one."""
    if is_nature(s):
        weight = weight_of_move(s, moves[frame.choice])
        frame.weight += weight
        mix(verdict, found, weight / frame.weight)
    elif frame.best < 0 or found.worth[s.asked] > verdict.worth[s.asked]:
        frame.best = frame.choice
        mix(verdict, found, 1.0)
    frame.choice += 1


@rule
def mix(verdict: Any, found: Any, share: float) -> None:
    """The running mean."""
    for seat in range(len(verdict.worth)):
        verdict.worth[seat] += share * (found.worth[seat] - verdict.worth[seat])
        verdict.wins[seat] += share * (found.wins[seat] - verdict.wins[seat])
        verdict.points[seat] += share * (found.points[seat] - verdict.points[seat])


@rule
def remember(frame: Any, verdict: Any, keys: Any, known: Any) -> None:
    """A solved table."""
    place = frame.key % KNOWN
    keys[place] = frame.key
    known[place] = verdict


@rule
def key_of(words: Any) -> Any:
    """A number for a table (in the manner of FNV-1a, four bytes at a time)."""
    key = OFFSET
    for word in words:
        key = (key ^ np.uint64(word)) * PRIME
        key ^= key >> np.uint64(29)
    return key
