"""Monte-Carlo tree search whose leaves the network judges. Loaded over a game.

Nodes are those of `search/tree.py`, but only the seats' moves are nodes: nature is drawn through to the next decision.
One evaluation gives the value of a decision and the priors of its moves, so a node is expanded at its first visit.
"""

from __future__ import annotations

from math import exp
from typing import Any

from saqqara.bots.in_play import heuristics_in_play, player_in_play
from saqqara.encoding.kernel_loader import FEATURES, kernel_in_play
from saqqara.rules.compiled import rule, rules_in_play

tree_module = player_in_play("search.tree")
NODE = tree_module.NODE
CURSOR = tree_module.CURSOR
SETTINGS = tree_module.SETTINGS
STATE = tree_module.STATE
STATE_VALUE = tree_module.STATE_VALUE
MOVES: int = tree_module.MOVES
NONE: int = tree_module.NONE
ROOT: int = tree_module.ROOT
DEEPEST: int = tree_module.DEEPEST
clear = tree_module.clear
best_choice = tree_module.best_choice
backpropagate = tree_module.backpropagate
apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
SOURCES: int = rules_in_play("components").SOURCES
draw = player_in_play("random_play").draw
share_first_place = player_in_play("search.state_value").share_first_place
write_utility = player_in_play("search.state_value").write_utility
sample_hidden = heuristics_in_play().sample_hidden
settle = heuristics_in_play().settle
forward = player_in_play("network.evaluation").forward
write_values = player_in_play("network.evaluation").write_values
write_priors = player_in_play("network.evaluation").write_priors
write_features = kernel_in_play(FEATURES).write

OUTPUTS = 4  # seats that the outputs are laid out for: shape.py
POINTS_SCALE = 40.0  # outputs for points are counted from the points so far, in these units
SOURCE_SCALE = 10.0  # the same for points of one source


@rule
def write_inputs(states: Any, place: int, seat: int, features: int, starts: Any, units: Any, row: Any) -> None:
    """Writes what the seat knows of `states[place]`, and each seat's points by source if the game ended now.

    The last of `states` is scratch space.
    """
    last = len(states) - 1
    states[last] = states[place]
    s = states[last]
    write_features(s, seat, starts, units, row)
    settle(s)
    at = features
    for step in range(s.seats):
        other = (seat + step) % s.seats
        for source in range(SOURCES):
            row[at] = s.earned[other][source]
            at += 1


@rule
def search(
    tree: Any,
    cursor: Any,
    value: Any,
    first: Any,
    states: Any,
    moves: Any,
    weights: Any,
    stream: Any,
    settings: Any,
    net: Any,
    layout: Any,
    rooms: Any,
    n: int,
) -> None:
    """Runs `n` simulations from the state `first[0]`; `states` is scratch space for two."""
    for _ in range(n):
        states[0] = first[0]
        simulate(tree, cursor[0], value[0], states, moves, weights, stream, settings[0], net, layout, rooms)


@rule
def simulate(
    tree: Any,
    cursor: Any,
    value: Any,
    states: Any,
    moves: Any,
    weights: Any,
    stream: Any,
    settings: Any,
    net: Any,
    layout: Any,
    rooms: Any,
) -> None:
    """Runs one simulation: selection, evaluation, expansion, backpropagation."""
    s = states[0]
    sample_hidden(s, settings.seat, stream)
    node = ROOT
    cursor.path[0] = ROOT
    cursor.depth = 1
    count = legal_moves(s, moves)
    while True:
        while count > 0 and is_nature(s):
            count = apply_move(s, draw(s, moves, count, stream), moves)
        if count == 0:
            share_first_place(value, s)
            break
        if tree[node].first == NONE:
            judge(value, states, moves, count, weights, net, layout, rooms)
            expand(tree, cursor, node, s.asked, moves, count, weights)
            break
        if not is_same(tree, node, s.asked, moves, count) or cursor.depth >= DEEPEST:
            judge(value, states, moves, count, weights, net, layout, rooms)
            break
        node = tree[node].first + best_choice(tree, node, s.asked, settings.exploration, settings.doubt)
        cursor.path[cursor.depth] = node
        cursor.depth += 1
        count = apply_move(s, int(tree[node].move), moves)
    write_utility(value, s.seats, settings.margin)
    backpropagate(tree, cursor, value, s.seats)


@rule
def is_same(tree: Any, node: int, asked: int, moves: Any, count: int) -> bool:
    """Whether the legal moves are those that the node was expanded with: other draws may bring others."""
    if count != tree[node].count or asked != tree[node].asked:
        return False
    first = tree[node].first
    for i in range(count):
        if tree[first + i].move != moves[i]:
            return False
    return True


@rule
def expand(tree: Any, cursor: Any, node: int, asked: int, moves: Any, count: int, weights: Any) -> None:
    """Gives a node its children, as long as the array has room for them."""
    if cursor.used + count > len(tree):
        return
    tree[node].first = cursor.used
    tree[node].count = count
    tree[node].asked = asked
    for i in range(count):
        clear(tree[cursor.used + i], moves[i], weights[i])
    cursor.used += count


@rule
def judge(value: Any, states: Any, moves: Any, count: int, weights: Any, net: Any, layout: Any, rooms: Any) -> None:
    """Asks the network about `states[0]`: shares of the first place, final points, and the priors of the moves."""
    s = states[0]
    row, first, second, out = rooms
    features, starts, units, places, win_scale = layout
    write_inputs(states, 0, s.asked, features, starts, units, row)
    forward(net, row, places, first, second)
    write_values(net, second, out)
    write_priors(net, second, moves, count, weights)
    most = out[0]
    for step in range(s.seats):
        most = max(most, out[step])
    whole = 0.0
    for step in range(s.seats):
        out[step] = exp(win_scale * (out[step] - most))
        whole += out[step]
    for step in range(s.seats):
        other = (s.asked + step) % s.seats
        value.wins[other] = out[step] / whole
        value.points[other] = s.points[other] + POINTS_SCALE * out[OUTPUTS + step]


@rule
def add_noise(tree: Any, noise: Any, share: float) -> None:
    """Mixes noise into the priors of the root's moves."""
    first = tree[ROOT].first
    for i in range(tree[ROOT].count):
        tree[first + i].prior = (1.0 - share) * tree[first + i].prior + share * noise[i]
