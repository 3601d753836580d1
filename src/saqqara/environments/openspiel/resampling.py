"""Another past that one seat could not tell from the real one: what it has not seen is drawn anew."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from saqqara.environments.openspiel.game_node import Table
from saqqara.rules.contract import NATURE, Logged


def resampled(table: Table, seat: int, chance: random.Random) -> list[int]:
    """The actions of a game that reads the same to the seat, up to the same question.

    What nature drew in secret is drawn again, by its chances; if what was drawn in the open cannot follow then, all is
    tried again. Answers that the seat does not see at all are given again, evenly among the legal ones.
    """
    log = table.log()
    masks = table.engine.game.masked_lines(table.engine.glance_at(table.raw), log, seat)
    shown = min((number for number, text in masks.items() if text is None), default=len(log))
    past = None
    while past is None:
        past = _past(table.engine.first, log[:shown], masks, chance)
    own = [line.move for line in log[shown:] if line.seat == seat]
    return past + _answers(_after(table.engine.first, past), own, table.player, seat, chance)


def _past(
    first: Table, log: Sequence[Logged], masks: Mapping[int, str | None], chance: random.Random
) -> list[int] | None:
    """What all have seen, with the masked draws made again; None if it does not fit together."""
    table, past = first, []
    for number, line in enumerate(log):
        action = line.move - (table.engine.draws if line.seat == NATURE else 0)
        if number in masks:
            action = _drawn(table, chance)
        elif line.move not in table.legal:
            return None
        past.append(action)
        table = table.after(action)
    return past


def _drawn(table: Table, chance: random.Random) -> int:
    outcomes, weights = zip(*table.outcomes(), strict=True)
    return int(chance.choices(outcomes, weights)[0])


def _after(table: Table, actions: Sequence[int]) -> Table:
    for action in actions:
        table = table.after(action)
    return table


def _answers(table: Table, own: Sequence[int], asked: int, seat: int, chance: random.Random) -> list[int]:
    """The answers since all were asked at the same time: the seat's own, and any of those before whoever is asked."""
    given: list[int] = []
    left = list(own)
    while table.player != asked or (asked == seat and left):
        given.append(left.pop(0) if table.player == seat else chance.choice(table.legal))
        table = table.after(given[-1])
    return given
