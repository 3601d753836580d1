"""Monte-Carlo tree search whose leaves the network of Pyramids judges. Loaded over Pyramids.

It grows the tree of `search/tree.py`. From a leaf the policy plays on until the position is at rest: the expedition is
over for all seats, and so are as many more as the horizon says. There the network judges it.
"""

from __future__ import annotations

from typing import Any

from saqqara.bots.in_play import heuristics_in_play, player_in_play
from saqqara.rules.compiled import rule, rules_in_play

tree_module = player_in_play("search.tree")
STATE = tree_module.STATE
descend, backpropagate = tree_module.descend, tree_module.backpropagate
Step = rules_in_play("state").Step
apply_move = rules_in_play("turn").apply_move
is_nature = rules_in_play("turn").is_nature
points_by = rules_in_play("game_end").points_by
SOURCES: int = rules_in_play("components").SOURCES
HAND: int = rules_in_play("components").HAND
NOBODY: int = rules_in_play("components").NOBODY
NONE: int = tree_module.NONE
clock = player_in_play("pyramids.move_values").clock
draw = player_in_play("random_play").draw
sample_hidden = heuristics_in_play().sample_hidden
choose_by_policy = heuristics_in_play().choose_by_policy
estimated_points = heuristics_in_play().estimated_points
inputs = player_in_play("network.pyramids.inputs")
write_card, write_classes, write_seat = inputs.write_card, inputs.write_classes, inputs.write_seat
evaluation = player_in_play("network.pyramids.evaluation")
evaluate, forward, OUTPUTS = evaluation.evaluate, evaluation.forward, evaluation.OUTPUTS


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
    net: Any,
    room: Any,
    n: int,
) -> None:
    """Runs `n` simulations from the state `first[0]`; `state` is scratch space."""
    for _ in range(n):
        state[0] = first[0]
        simulate(tree, cursor[0], value[0], state[0], moves, weights, stream, settings[0], net[0], room[0])


@rule
def simulate(
    tree: Any,
    cursor: Any,
    value: Any,
    s: Any,
    moves: Any,
    weights: Any,
    stream: Any,
    settings: Any,
    net: Any,
    room: Any,
) -> None:
    """Runs one simulation: selection, expansion, rollout, evaluation, backpropagation."""
    sample_hidden(s, settings.seat, stream)
    count = descend(tree, cursor, s, moves, weights, stream, settings)
    play_to_rest(s, moves, count, stream, settings.horizon)
    evaluate(value, s, net, room, settings.margin)
    backpropagate(tree, cursor, value, s.seats)


@rule
def play_to_rest(s: Any, moves: Any, count: int, stream: Any, expeditions: int) -> None:
    """Plays on by the policy to the end of this expedition, and of so many more."""
    while count > 0:
        if s.step == Step.DRAW_EXPEDITION:
            if expeditions == 0:
                return
            expeditions -= 1
        move = draw(s, moves, count, stream) if is_nature(s) else choose_by_policy(s, moves, count, stream)
        count = apply_move(s, move, moves)


# --- entry points for training and for review ---


@rule
def evaluate_root(value: Any, states: Any, net: Any, room: Any, margin: float) -> None:
    """Writes the value of `states[0]`, which is at rest or finished."""
    evaluate(value[0], states[0], net[0], room[0], margin)


@rule
def write_outputs(states: Any, net: Any, room: Any, outputs: Any, earned: Any) -> None:
    """Writes what the network says of each seat of `states[0]`, which is at rest, and points by source so far."""
    s = states[0]
    write_classes(s, room[0].counts, room[0].classes)
    for seat in range(s.seats):
        forward(s, seat, estimated_points(s, seat), net[0], room[0])
        for number in range(OUTPUTS):
            outputs[seat, number] = room[0].out[number]
        for source in range(SOURCES):
            earned[seat, source] = points_by(s, seat, source)


@rule
def write_inputs(states: Any, room: Any, places: Any, rows: Any, estimates: Any, earned: Any) -> None:
    """Writes what the network sees of each seat of `states[0]`, the hand-written estimate, and points by source."""
    s = states[0]
    classes = room[0].classes
    write_classes(s, room[0].counts, classes)
    for seat in range(s.seats):
        for slot in range(HAND):
            write_card(s, seat, slot, classes, places[seat, slot])
        estimates[seat] = estimated_points(s, seat)
        write_seat(s, seat, estimates[seat], classes, rows[seat])
        for source in range(SOURCES):
            earned[seat, source] = points_by(s, seat, source)


@rule
def write_after(
    states: Any, seat: int, move: int, moves: Any, stream: Any, room: Any, places: Any, row: Any, estimate: Any
) -> int:
    """Writes what the network sees of a seat after its move in `states[0]`, as soon as that is at rest.

    Returns the number of expedition cards turned up, or `NONE` if the game is over.
    """
    s = states[0]
    sample_hidden(s, seat, stream)
    play_to_rest(s, moves, apply_move(s, move, moves), stream, 0)
    if s.asked == NOBODY:
        return int(NONE)
    write_classes(s, room[0].counts, room[0].classes)
    for slot in range(HAND):
        write_card(s, seat, slot, room[0].classes, places[slot])
    estimate[0] = estimated_points(s, seat)
    write_seat(s, seat, estimate[0], room[0].classes, row)
    return int(clock(s))
