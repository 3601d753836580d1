"""Resamples a game: another history that one seat cannot distinguish from the real one."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from saqqara.environments.openspiel.game_node import GameNode
from saqqara.rules.contract import NATURE, Logged


def resampled(node: GameNode, seat: int, generator: random.Random) -> list[int]:
    """Returns the actions of another game that looks the same to the seat, up to the same decision.

    Hidden draws of nature are drawn again with their probabilities; if the visible draws then cannot follow, everything
    is drawn again. Actions that the seat does not see at all are chosen again, uniformly among the legal ones.
    """
    log = node.log()
    masks = node.engine.game.masked_lines(node.engine.lazy_state(node.raw), log, seat)
    visible = min((number for number, text in masks.items() if text is None), default=len(log))
    past = None
    while past is None:
        past = _past(node.engine.first, log[:visible], masks, generator)
    own = [line.move for line in log[visible:] if line.seat == seat]
    return past + _answers(_after(node.engine.first, past), own, node.player, seat, generator)


def _past(
    first: GameNode, log: Sequence[Logged], masks: Mapping[int, str | None], generator: random.Random
) -> list[int] | None:
    """Returns the visible actions with masked draws drawn again; None if an action is not legal then."""
    node, past = first, []
    for number, line in enumerate(log):
        action = line.move - (node.engine.draws if line.seat == NATURE else 0)
        if number in masks:
            action = _drawn(node, generator)
        elif line.move not in node.legal:
            return None
        past.append(action)
        node = node.after(action)
    return past


def _drawn(node: GameNode, generator: random.Random) -> int:
    outcomes, weights = zip(*node.outcomes(), strict=True)
    return int(generator.choices(outcomes, weights)[0])


def _after(node: GameNode, actions: Sequence[int]) -> GameNode:
    for action in actions:
        node = node.after(action)
    return node


def _answers(node: GameNode, own: Sequence[int], to_move: int, seat: int, generator: random.Random) -> list[int]:
    """Returns the actions of the current simultaneous decision: the seat's own ones, and random ones of others."""
    actions: list[int] = []
    left = list(own)
    while node.player != to_move or (to_move == seat and left):
        actions.append(left.pop(0) if node.player == seat else generator.choice(node.legal))
        node = node.after(actions[-1])
    return actions
