"""Monte-Carlo tree search in flat arrays. Loaded over a game (`load_over`), with that game's judgement.

A node is a move that was made. Once its next question has been asked it owns a run of further nodes, one for each
answer. Nature's questions are nodes like others, answered by a draw. A tree holds no states: each simulation plays from
the root's, so that a node costs 84 bytes and the same path always means the same moves.

Where all seats decide at the same time (Pyramids) the tree holds the questions of one seat, and the others answer by
the judgement's policy, which sees nothing of the seat's secret marks. The alternatives were a tree of all seats in
turn, in which the later ones see what the earlier ones hide, and decoupled statistics for every seat, whose joint
answers (40 moves a seat) hardly come twice. Seats of Pyramids hardly touch each other, so a tree of one seat spends
its simulations on what that seat decides: docs/bots.md has its match against a tree of all seats.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from saqqara.bots.in_play import judgement_in_play, player_in_play
from saqqara.rules.compiled import rule, rules_in_play

STATE = rules_in_play("state").GameState.DTYPE
MOVES: int = rules_in_play("moves").MOVES
SEATS: int = rules_in_play("components").SEATS
apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
draw = player_in_play("random_play").draw
choose = player_in_play("random_play").choose
play_on = player_in_play("random_play").play_on
judge = player_in_play("search.verdict").judge
VERDICT = player_in_play("search.verdict").VERDICT
judgement = judgement_in_play()
imagine = judgement.imagine
is_searched = judgement.is_searched
choose_well = judgement.choose_well
weigh_choices = judgement.weigh_choices
clock = judgement.clock

NONE = -1
ROOT = 0
DEEPEST = 256

NODE = np.dtype(
    [
        ("first", "i4"),  # the first of its children, NONE: not asked yet
        ("count", "i2"),  # of its children
        ("move", "i2"),
        ("visits", "i4"),
        ("asked", "i4"),  # who answers
        ("prior", "f4"),  # what the policy gives it of its question
        ("worth", "f4", SEATS),  # sums: what is wanted,
        ("wins", "f4", SEATS),  # shares of the first place,
        ("points", "f4", SEATS),  # final points
        ("squares", "f4", SEATS),  # and their squares
    ],
    align=True,
)

KNOBS = np.dtype(
    [
        ("seat", "i4"),  # whose question is searched
        ("is_random", "i4"),  # 1: uniformly random rollouts to the end, and no policy
        ("horizon", "i4"),  # how far a rollout goes, by the judgement's clock
        ("exploration", "f8"),
        ("margin", "f8"),  # the share of the lead in points in what is wanted; the rest is winning
        ("doubt", "f8"),  # how much less than its question's worth an untried answer is taken for
    ],
    align=True,
)

DESK = np.dtype(
    [
        ("used", "i4"),  # nodes of the tree
        ("depth", "i4"),  # of the way through it
        ("path", "i4", DEEPEST),
    ],
    align=True,
)


@rule
def plant(tree: Any, desk: Any) -> None:
    """An empty tree."""
    desk[0].used = 1
    clear(tree[ROOT], NONE, 1.0)


@rule
def clear(node: Any, move: int, prior: float) -> None:
    """A move that was never tried."""
    node.first = NONE
    node.count = 0
    node.move = move
    node.visits = 0
    node.asked = NONE
    node.prior = prior
    for seat in range(SEATS):
        node.worth[seat] = 0
        node.wins[seat] = 0
        node.points[seat] = 0
        node.squares[seat] = 0


@rule
def search(
    tree: Any,
    desk: Any,
    verdict: Any,
    first: Any,
    table: Any,
    moves: Any,
    weights: Any,
    stream: Any,
    knobs: Any,
    n: int,
) -> None:
    """Plays `n` simulations from the table `first[0]`."""
    for _ in range(n):
        table[0] = first[0]
        simulate(tree, desk[0], verdict[0], table[0], moves, weights, stream, knobs[0])


@rule
def simulate(tree: Any, desk: Any, verdict: Any, s: Any, moves: Any, weights: Any, stream: Any, knobs: Any) -> None:
    """One way through the tree, one rollout, and the news carried back."""
    imagine(s, knobs.seat, stream)
    count = descend(tree, desk, s, moves, weights, stream, knobs)
    if knobs.is_random == 1:
        play_on(s, moves, stream)
    else:
        roll_out(s, moves, count, stream, knobs.horizon)
    judge(verdict, s, knobs.margin)
    carry_back(tree, desk, verdict, s.seats)


@rule
def descend(tree: Any, desk: Any, s: Any, moves: Any, weights: Any, stream: Any, knobs: Any) -> int:
    """Follows the tree to a move that was never tried; returns how many moves the table then has."""
    node = ROOT
    desk.path[0] = ROOT
    desk.depth = 1
    count: int = legal_moves(s, moves)
    while count > 0 and desk.depth < DEEPEST:
        if not is_nature(s) and not is_searched(s, knobs.seat):
            count = apply_move(s, answer_of_another(s, moves, count, stream, knobs.is_random), moves)
            continue
        if tree[node].first == NONE and not ask(tree, desk, node, s, moves, count, weights, knobs.is_random):
            return count
        node = next_node(tree, node, s, moves, count, stream, knobs)
        if node == NONE:
            return count
        desk.path[desk.depth] = node
        desk.depth += 1
        count = apply_move(s, int(tree[node].move), moves)
        if tree[node].visits == 0:
            return count
    return count


@rule
def answer_of_another(s: Any, moves: Any, count: int, stream: Any, is_random: int) -> int:
    """What a seat says whose questions are not in the tree."""
    if is_random == 1:
        return int(choose(s, moves, count, stream))
    return int(choose_well(s, moves, count, stream))


@rule
def ask(tree: Any, desk: Any, node: int, s: Any, moves: Any, count: int, weights: Any, is_random: int) -> bool:
    """Gives a node its children, if there is room for them."""
    if desk.used + count > len(tree):
        return False
    tree[node].first = desk.used
    tree[node].count = count
    tree[node].asked = s.asked
    total = 0.0
    if is_nature(s) or is_random == 1:
        for i in range(count):
            weights[i] = 1.0
    else:
        weigh_choices(s, moves, count, weights)
    for i in range(count):
        total += weights[i]
    for i in range(count):
        clear(tree[desk.used + i], moves[i], weights[i] / total)
    desk.used += count
    return True


@rule
def next_node(tree: Any, node: int, s: Any, moves: Any, count: int, stream: Any, knobs: Any) -> int:
    """Nature draws, a seat takes the best; NONE if the question is another than the one that was asked here before."""
    if count != tree[node].count or s.asked != tree[node].asked:
        return NONE
    first = tree[node].first
    if is_nature(s):
        move = draw(s, moves, count, stream)
        choice = 0
        while moves[choice] != move:
            choice += 1
    else:
        choice = best_choice(tree, node, s.asked, knobs.exploration, knobs.doubt)
    if tree[first + choice].move != moves[choice]:
        return NONE
    return int(first + choice)


@rule
def best_choice(tree: Any, node: int, seat: int, exploration: float, doubt: float) -> int:
    """The answer whose worth for the seat, with what may still be learnt of it, is highest (PUCT)."""
    first = tree[node].first
    visits = max(1, tree[node].visits)
    untried = tree[node].worth[seat] / visits - doubt
    reach = exploration * sqrt(visits)
    best = 0
    highest = -1.0e9
    for choice in range(tree[node].count):
        child = tree[first + choice]
        worth = child.worth[seat] / child.visits if child.visits > 0 else untried
        height = worth + reach * child.prior / (1 + child.visits)
        if height > highest:
            highest = height
            best = choice
    return best


@rule
def roll_out(s: Any, moves: Any, count: int, stream: Any, horizon: int) -> None:
    """All seats go on by the policy as far as the horizon."""
    end = clock(s) + horizon
    while count > 0 and clock(s) < end:
        move = draw(s, moves, count, stream) if is_nature(s) else choose_well(s, moves, count, stream)
        count = apply_move(s, move, moves)


@rule
def carry_back(tree: Any, desk: Any, verdict: Any, seats: int) -> None:
    """Every move on the way learns what came of it."""
    for step in range(desk.depth):
        node = tree[desk.path[step]]
        node.visits += 1
        for seat in range(seats):
            points = verdict.points[seat]
            node.worth[seat] += verdict.worth[seat]
            node.wins[seat] += verdict.wins[seat]
            node.points[seat] += points
            node.squares[seat] += points * points
