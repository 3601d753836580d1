"""Monte-Carlo tree search (PUCT) in flat arrays. Loaded over a game (`load_over`), with that game's heuristics.

A node stands for a move. When it is expanded its children follow each other in the array, one for each answer to the
next question. Nature's draws are nodes as well; a draw, not the search, picks among them. A tree holds no states:
every simulation replays the moves from the root's state, so a node costs 84 bytes.

Where all seats decide at the same time (Pyramids) the tree holds the questions of one seat, and a policy that cannot
see that seat's secret marks answers for the others. A tree of all seats in turn would let later seats see what earlier
ones hide, and decoupled statistics for every seat would need far more visits: with 40 moves a seat, joint answers
hardly repeat. Seats of Pyramids affect each other little, so the simulations are best spent on one seat's decisions;
docs/performance.md has its match against a tree of all seats.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from saqqara.bots.in_play import heuristics_in_play, player_in_play
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
evaluate_state = player_in_play("search.state_value").evaluate_state
STATE_VALUE = player_in_play("search.state_value").STATE_VALUE
heuristics = heuristics_in_play()
sample_hidden = heuristics.sample_hidden
is_searched = heuristics.is_searched
choose_by_policy = heuristics.choose_by_policy
weigh_moves = heuristics.weigh_moves
clock = heuristics.clock

NONE = -1
ROOT = 0
DEEPEST = 256

NODE = np.dtype(
    [
        ("first", "i4"),  # index of the first child, NONE: not expanded
        ("count", "i2"),  # number of children
        ("move", "i2"),
        ("visits", "i4"),
        ("asked", "i4"),  # the seat that picks among the children
        ("prior", "f4"),  # probability that the policy gives this move
        ("utility", "f4", SEATS),  # sums over all visits: what the search maximises,
        ("wins", "f4", SEATS),  # shares of the first place,
        ("points", "f4", SEATS),  # final points
        ("squares", "f4", SEATS),  # and their squares
    ],
    align=True,
)

SETTINGS = np.dtype(
    [
        ("seat", "i4"),  # whose question is searched
        ("is_random", "i4"),  # 1: uniformly random rollouts to the end, and no policy
        ("horizon", "i4"),  # length of a rollout, in ticks of the heuristics' clock
        ("exploration", "f8"),
        ("margin", "f8"),  # weight of the lead in points in the utility; the rest is the chance to win
        ("doubt", "f8"),  # first-play urgency: an untried move counts as its parent's mean utility less this
    ],
    align=True,
)

CURSOR = np.dtype(
    [
        ("used", "i4"),  # nodes in use
        ("depth", "i4"),  # length of the path
        ("path", "i4", DEEPEST),  # nodes of the running simulation, from the root
    ],
    align=True,
)


@rule
def reset_tree(tree: Any, cursor: Any) -> None:
    """Empties the tree."""
    cursor[0].used = 1
    clear(tree[ROOT], NONE, 1.0)


@rule
def clear(node: Any, move: int, prior: float) -> None:
    """Makes a node an unvisited move."""
    node.first = NONE
    node.count = 0
    node.move = move
    node.visits = 0
    node.asked = NONE
    node.prior = prior
    for seat in range(SEATS):
        node.utility[seat] = 0
        node.wins[seat] = 0
        node.points[seat] = 0
        node.squares[seat] = 0


@rule
def search(
    tree: Any,
    cursor: Any,
    value: Any,
    first: Any,
    state: Any,
    moves: Any,
    weights: Any,
    stream: Any,
    settings: Any,
    n: int,
) -> None:
    """Runs `n` simulations from the state `first[0]`; `state` is scratch space."""
    for _ in range(n):
        state[0] = first[0]
        simulate(tree, cursor[0], value[0], state[0], moves, weights, stream, settings[0])


@rule
def simulate(tree: Any, cursor: Any, value: Any, s: Any, moves: Any, weights: Any, stream: Any, settings: Any) -> None:
    """Runs one simulation: selection, expansion, rollout, backpropagation."""
    sample_hidden(s, settings.seat, stream)
    count = descend(tree, cursor, s, moves, weights, stream, settings)
    if settings.is_random == 1:
        play_on(s, moves, stream)
    else:
        roll_out(s, moves, count, stream, settings.horizon)
    evaluate_state(value, s, settings.margin)
    backpropagate(tree, cursor, value, s.seats)


@rule
def descend(tree: Any, cursor: Any, s: Any, moves: Any, weights: Any, stream: Any, settings: Any) -> int:
    """Follows the tree to an unvisited move; returns the number of legal moves after it."""
    node = ROOT
    cursor.path[0] = ROOT
    cursor.depth = 1
    count: int = legal_moves(s, moves)
    while count > 0 and cursor.depth < DEEPEST:
        if not is_nature(s) and not is_searched(s, settings.seat):
            count = apply_move(s, answer_of_another(s, moves, count, stream, settings.is_random), moves)
            continue
        if tree[node].first == NONE and not expand(tree, cursor, node, s, moves, count, weights, settings.is_random):
            return count
        node = next_node(tree, node, s, moves, count, stream, settings)
        if node == NONE:
            return count
        cursor.path[cursor.depth] = node
        cursor.depth += 1
        count = apply_move(s, int(tree[node].move), moves)
        if tree[node].visits == 0:
            return count
    return count


@rule
def answer_of_another(s: Any, moves: Any, count: int, stream: Any, is_random: int) -> int:
    """Picks a move for a seat whose questions are not in the tree."""
    if is_random == 1:
        return int(choose(s, moves, count, stream))
    return int(choose_by_policy(s, moves, count, stream))


@rule
def expand(tree: Any, cursor: Any, node: int, s: Any, moves: Any, count: int, weights: Any, is_random: int) -> bool:
    """Gives a node its children; False if the array has no room for them."""
    if cursor.used + count > len(tree):
        return False
    tree[node].first = cursor.used
    tree[node].count = count
    tree[node].asked = s.asked
    total = 0.0
    if is_nature(s) or is_random == 1:
        for i in range(count):
            weights[i] = 1.0
    else:
        weigh_moves(s, moves, count, weights)
    for i in range(count):
        total += weights[i]
    for i in range(count):
        clear(tree[cursor.used + i], moves[i], weights[i] / total)
    cursor.used += count
    return True


@rule
def next_node(tree: Any, node: int, s: Any, moves: Any, count: int, stream: Any, settings: Any) -> int:
    """Selects a child: by a draw for nature, by PUCT for a seat.

    NONE if the legal moves differ from those the node was expanded with: hidden cards are sampled anew each time.
    """
    if count != tree[node].count or s.asked != tree[node].asked:
        return NONE
    first = tree[node].first
    if is_nature(s):
        move = draw(s, moves, count, stream)
        choice = 0
        while moves[choice] != move:
            choice += 1
    else:
        choice = best_choice(tree, node, s.asked, settings.exploration, settings.doubt)
    if tree[first + choice].move != moves[choice]:
        return NONE
    return int(first + choice)


@rule
def best_choice(tree: Any, node: int, seat: int, exploration: float, doubt: float) -> int:
    """Selects the child with the highest mean utility for the seat plus exploration bonus (PUCT)."""
    first = tree[node].first
    visits = max(1, tree[node].visits)
    untried = tree[node].utility[seat] / visits - doubt
    scale = exploration * sqrt(visits)
    best = 0
    highest = -1.0e9
    for choice in range(tree[node].count):
        child = tree[first + choice]
        utility = child.utility[seat] / child.visits if child.visits > 0 else untried
        score = utility + scale * child.prior / (1 + child.visits)
        if score > highest:
            highest = score
            best = choice
    return best


@rule
def roll_out(s: Any, moves: Any, count: int, stream: Any, horizon: int) -> None:
    """Plays on by the policy, all seats, until the horizon or the end."""
    end = clock(s) + horizon
    while count > 0 and clock(s) < end:
        move = draw(s, moves, count, stream) if is_nature(s) else choose_by_policy(s, moves, count, stream)
        count = apply_move(s, move, moves)


@rule
def backpropagate(tree: Any, cursor: Any, value: Any, seats: int) -> None:
    """Adds the value of the reached state to every node of the path."""
    for step in range(cursor.depth):
        node = tree[cursor.path[step]]
        node.visits += 1
        for seat in range(seats):
            points = value.points[seat]
            node.utility[seat] += value.utility[seat]
            node.wins[seat] += value.wins[seat]
            node.points[seat] += points
            node.squares[seat] += points * points
