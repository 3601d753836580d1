"""Evaluates the network in compiled code. Loaded over a game.

The inputs are whole numbers, most of them zero: the first layer adds the rows of those that are not. From the first
hidden layer on zeros are skipped too (ReLU). A network is a tuple of arrays (`ARRAYS`), so that any sizes will do.
"""

from __future__ import annotations

from math import exp
from typing import Any

from saqqara.rules.compiled import rule

ARRAYS = ("inputs", "input_bias", "hidden", "hidden_bias", "values", "value_bias", "policy", "policy_bias")


@rule
def forward(net: Any, row: Any, places: Any, first: Any, second: Any) -> None:
    """Writes both hidden layers for a row of inputs; `places`: where each of them stands among the network's inputs."""
    inputs, input_bias, hidden, hidden_bias = net[0], net[1], net[2], net[3]
    for unit in range(len(first)):
        first[unit] = input_bias[unit]
    for place in range(len(row)):
        number = row[place]
        if number != 0:
            add_scaled(first, inputs[places[place]], number)
    for unit in range(len(second)):
        second[unit] = hidden_bias[unit]
    for place in range(len(first)):
        if first[place] > 0:
            add_scaled(second, hidden[place], first[place])
    for unit in range(len(second)):
        second[unit] = max(second[unit], 0)


@rule
def add_scaled(total: Any, column: Any, factor: float) -> None:
    """Adds a multiple of one array to another."""
    for unit in range(len(total)):
        total[unit] += column[unit] * factor


@rule
def write_values(net: Any, second: Any, out: Any) -> None:
    """Writes the outputs that judge the position, before any softmax."""
    values, value_bias = net[4], net[5]
    for number in range(len(out)):
        out[number] = value_bias[number]
    for unit in range(len(second)):
        if second[unit] > 0:
            add_scaled(out, values[unit], second[unit])


@rule
def write_priors(net: Any, second: Any, moves: Any, count: int, weights: Any) -> None:
    """Writes the probability of each move (softmax over these moves)."""
    policy, policy_bias = net[6], net[7]
    most = -1.0e9
    for i in range(count):
        move = moves[i]
        total = policy_bias[move]
        for unit in range(len(second)):
            total += second[unit] * policy[move][unit]
        weights[i] = total
        most = max(most, total)
    whole = 0.0
    for i in range(count):
        weights[i] = exp(weights[i] - most)
        whole += weights[i]
    for i in range(count):
        weights[i] /= whole
