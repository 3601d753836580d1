"""Where points are expected to come from: lines of a searched tree, judged by the network where they leave it.

Loaded over a game whose tree `network/tree.py` has grown.
"""

from __future__ import annotations

from typing import Any

from saqqara.bots.in_play import heuristics_in_play, player_in_play
from saqqara.rules.compiled import rule, rules_in_play

tree_module = player_in_play("network.tree")
NONE: int = tree_module.NONE
ROOT: int = tree_module.ROOT
OUTPUTS: int = tree_module.OUTPUTS
SOURCES: int = tree_module.SOURCES
SOURCE_SCALE: float = tree_module.SOURCE_SCALE
is_same = tree_module.is_same
write_inputs = tree_module.write_inputs
forward = tree_module.forward
write_values = tree_module.write_values
draw = tree_module.draw
apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
sample_hidden = heuristics_in_play().sample_hidden
drawn_choice = player_in_play("search.lines").drawn_choice


@rule
def add_sources(
    tree: Any,
    first: Any,
    states: Any,
    moves: Any,
    stream: Any,
    settings: Any,
    net: Any,
    layout: Any,
    rooms: Any,
    n: int,
    sums: Any,
    squares: Any,
) -> None:
    """Adds up the points by seat and source, and their squares, at the ends of `n` lines from the state `first[0]`."""
    for _ in range(n):
        states[0] = first[0]
        s = states[0]
        sample_hidden(s, settings[0].seat, stream)
        count = follow(tree, s, moves, stream)
        out = rooms[3]
        if count > 0:
            write_inputs(states, 0, s.asked, layout[0], layout[1], layout[2], rooms[0])
            forward(net, rooms[0], layout[3], rooms[1], rooms[2])
            write_values(net, rooms[2], out)
        for step in range(s.seats):
            seat = (s.asked + step) % s.seats if count > 0 else step
            for source in range(SOURCES):
                points = float(s.earned[seat][source])
                if count > 0:
                    points += SOURCE_SCALE * out[2 * OUTPUTS + step * SOURCES + source]
                sums[seat, source] += points
                squares[seat, source] += points * points


@rule
def follow(tree: Any, s: Any, moves: Any, stream: Any) -> int:
    """Plays a line to where it leaves the tree; returns the number of legal moves there."""
    node = ROOT
    count = legal_moves(s, moves)
    while True:
        while count > 0 and is_nature(s):
            count = apply_move(s, draw(s, moves, count, stream), moves)
        if count == 0 or tree[node].first == NONE or not is_same(tree, node, s.asked, moves, count):
            return int(count)
        choice = drawn_choice(tree, node, stream)
        if choice == NONE:
            return int(count)
        node = tree[node].first + choice
        count = apply_move(s, int(tree[node].move), moves)
