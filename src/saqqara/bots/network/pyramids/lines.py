"""Where points are expected to come from: lines of a searched tree, judged by the network at rest.

Loaded over Pyramids.
"""

from __future__ import annotations

from typing import Any

from saqqara.bots.in_play import heuristics_in_play, player_in_play
from saqqara.rules.compiled import rule, rules_in_play

tree_module = player_in_play("network.pyramids.tree")
play_to_rest = tree_module.play_to_rest
evaluation = player_in_play("network.pyramids.evaluation")
forward, BY_SOURCE = evaluation.forward, evaluation.BY_SOURCE
write_classes, POINTS_SCALE = evaluation.write_classes, evaluation.POINTS_SCALE
SOURCES: int = tree_module.SOURCES
NOBODY: int = tree_module.NOBODY
expeditions_left = player_in_play("pyramids.move_values").expeditions_left
points_by = rules_in_play("game_end").points_by
sample_hidden = heuristics_in_play().sample_hidden
estimated_points = heuristics_in_play().estimated_points
follow = player_in_play("search.lines").follow


@rule
def add_sources(
    tree: Any,
    first: Any,
    state: Any,
    moves: Any,
    stream: Any,
    settings: Any,
    net: Any,
    room: Any,
    lifts: Any,
    n: int,
    sums: Any,
    squares: Any,
) -> None:
    """Adds up the points by seat and source, and their squares, at the ends of `n` lines from the state `first[0]`."""
    for _ in range(n):
        state[0] = first[0]
        s = state[0]
        sample_hidden(s, settings[0].seat, stream)
        count = follow(tree, s, moves, stream, settings[0].seat)
        play_to_rest(s, moves, count, stream, settings[0].horizon)
        write_classes(s, room[0].counts, room[0].classes)
        for seat in range(s.seats):
            if s.asked != NOBODY:
                forward(s, seat, estimated_points(s, seat), net[0], room[0])
            for source in range(SOURCES):
                points = float(points_by(s, seat, source))
                if s.asked != NOBODY:
                    points += POINTS_SCALE * room[0].out[BY_SOURCE + source] + lifts[source] * expeditions_left(s)
                sums[seat, source] += points
                squares[seat, source] += points * points
