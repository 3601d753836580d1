"""Evaluates the network of Pyramids in compiled code. Loaded over Pyramids.

The two cards of a seat go through the same layers and are added up; then a second part of the network judges the seat.
The network corrects the hand-written judgement: with all outputs zero it says the same.
"""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from saqqara.bots.in_play import heuristics_in_play, player_in_play
from saqqara.rules.compiled import inlined, rule, rules_in_play

inputs = player_in_play("network.pyramids.inputs")
write_card, write_classes, write_seat = inputs.write_card, inputs.write_classes, inputs.write_seat
AT_ONCE, CARD_INPUTS, COLOUR_COUNT = inputs.AT_ONCE, inputs.CARD_INPUTS, inputs.COLOUR_COUNT
GAME, MOST_PLACES, SEAT_INPUTS = inputs.GAME, inputs.MOST_PLACES, inputs.SEAT_INPUTS
clock = player_in_play("pyramids.move_values").clock
estimated_points = heuristics_in_play().estimated_points
components = rules_in_play("components")
HAND, NOBODY, SEATS, SOURCES = components.HAND, components.NOBODY, components.SEATS, components.SOURCES
state_value = player_in_play("search.state_value")
share_first_place, write_utility = state_value.share_first_place, state_value.write_utility

POINTS, STRENGTH, BY_SOURCE = 0, 1, 2  # outputs: correction of the points, of the win logit, points to come by source
OUTPUTS: int = BY_SOURCE + SOURCES
POINTS_SCALE = 10.0
ZERO = np.float32(0)
CARD_FIRST, CARD_SECOND, SEAT_FIRST, SEAT_SECOND = LAYERS = (96, 32, 64, 32)  # units of the hidden layers

NETWORK = np.dtype(
    [
        ("card_inputs", "f4", (CARD_INPUTS, CARD_FIRST)),
        ("card_bias", "f4", CARD_FIRST),
        ("card_hidden", "f4", (CARD_FIRST, CARD_SECOND)),
        ("card_hidden_bias", "f4", CARD_SECOND),
        ("from_cards", "f4", (CARD_SECOND, SEAT_FIRST)),
        ("seat_inputs", "f4", (SEAT_INPUTS, SEAT_FIRST)),
        ("seat_bias", "f4", SEAT_FIRST),
        ("hidden", "f4", (SEAT_FIRST, SEAT_SECOND)),
        ("hidden_bias", "f4", SEAT_SECOND),
        ("outputs", "f4", (SEAT_SECOND, OUTPUTS)),
        ("output_bias", "f4", OUTPUTS),
        ("steepness", "f4", (SEATS - 1, GAME + 1)),  # what a point is worth in the win logit
        ("lift", "f4", 1),  # points more for each expedition to come: play is stronger than in training
    ],
    align=True,
)
ROOM = np.dtype(
    [  # scratch space of one evaluation
        ("counts", "i2", (SEATS, COLOUR_COUNT)),
        ("classes", "i2", (SEATS, COLOUR_COUNT)),
        ("places", "i2", MOST_PLACES),
        ("row", "i2", SEAT_INPUTS),
        ("first", "f4", CARD_FIRST),
        ("card", "f4", CARD_SECOND),
        ("cards", "f4", CARD_SECOND),
        ("seat", "f4", SEAT_FIRST),
        ("last", "f4", SEAT_SECOND),
        ("out", "f4", OUTPUTS),
    ],
    align=True,
)


@rule
def evaluate(value: Any, s: Any, net: Any, room: Any, margin: float) -> None:
    """Writes the value of a state at rest, or of a finished game, for each seat."""
    if s.asked == NOBODY:
        share_first_place(value, s)
    else:
        judge(value, s, net, room)
    write_utility(value, s.seats, margin)


@rule
def judge(value: Any, s: Any, net: Any, room: Any) -> None:
    """Writes expected points and shares of the first place (softmax over the seats)."""
    write_classes(s, room.counts, room.classes)
    scale = net.steepness[s.seats - 2][clock(s)]
    lift = net.lift[0] * (GAME - clock(s))
    most = -1.0e9
    for seat in range(s.seats):
        estimate = estimated_points(s, seat)
        forward(s, seat, estimate, net, room)
        value.points[seat] = estimate + POINTS_SCALE * room.out[POINTS] + lift
        value.wins[seat] = scale * value.points[seat] + room.out[STRENGTH]
        most = max(most, value.wins[seat])
    total = 0.0
    for seat in range(s.seats):
        value.wins[seat] = exp(value.wins[seat] - most)
        total += value.wins[seat]
    for seat in range(s.seats):
        value.wins[seat] /= total


@rule
def forward(s: Any, seat: int, estimate: float, net: Any, room: Any) -> None:
    """Writes the outputs for a seat; its colours must be classed already."""
    for unit in range(CARD_SECOND):
        room.cards[unit] = 0
    for slot in range(HAND):
        add_card(write_card(s, seat, slot, room.classes, room.places), net, room)
    write_seat(s, seat, estimate, room.classes, room.row)
    for unit in range(SEAT_FIRST):
        room.seat[unit] = net.seat_bias[unit]
    for place in range(SEAT_INPUTS):
        if room.row[place] != 0:
            factor = np.float32(room.row[place])
            for unit in range(SEAT_FIRST):
                room.seat[unit] += net.seat_inputs[place][unit] * factor
    add_layer(room.seat, SEAT_FIRST, net.from_cards, room.cards, CARD_SECOND)
    for unit in range(SEAT_SECOND):
        room.last[unit] = net.hidden_bias[unit]
    add_layer(room.last, SEAT_SECOND, net.hidden, room.seat, SEAT_FIRST)
    for unit in range(OUTPUTS):
        room.out[unit] = net.output_bias[unit]
    add_layer(room.out, OUTPUTS, net.outputs, room.last, SEAT_SECOND)


@rule
def add_card(count: int, net: Any, room: Any) -> None:
    """Adds the layer of a card, of which `count` inputs are one."""
    for unit in range(CARD_FIRST):
        room.first[unit] = net.card_bias[unit]
    for start in range(0, count, AT_ONCE):
        a, b, c, d = room.places[start], room.places[start + 1], room.places[start + 2], room.places[start + 3]
        for unit in range(CARD_FIRST):
            two = net.card_inputs[a][unit] + net.card_inputs[b][unit]
            room.first[unit] += two + (net.card_inputs[c][unit] + net.card_inputs[d][unit])
    for unit in range(CARD_SECOND):
        room.card[unit] = net.card_hidden_bias[unit]
    add_layer(room.card, CARD_SECOND, net.card_hidden, room.first, CARD_FIRST)
    for unit in range(CARD_SECOND):
        room.cards[unit] += max(room.card[unit], ZERO)


@inlined
def add_layer(total: Any, width: int, matrix: Any, layer: Any, length: int) -> None:
    """Adds the rows of all units of a layer that are above zero (ReLU), four at once."""
    for place in range(0, length, AT_ONCE):
        a, b = max(layer[place], ZERO), max(layer[place + 1], ZERO)
        c, d = max(layer[place + 2], ZERO), max(layer[place + 3], ZERO)
        for unit in range(width):
            two = matrix[place][unit] * a + matrix[place + 1][unit] * b
            total[unit] += two + (matrix[place + 2][unit] * c + matrix[place + 3][unit] * d)
