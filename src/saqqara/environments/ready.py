"""Compiles what environments and batches need of a game, once and for all: the compiled code is kept in the cache."""

from __future__ import annotations

import numpy as np

from saqqara.environments.batch import Batch
from saqqara.environments.masked_game import Sitting
from saqqara.environments.seat_batch import SeatBatch
from saqqara.rules.edition import Edition

KINDS = (np.float32, np.uint8)


def make_ready(edition: Edition) -> None:
    """Takes every compiled step once."""
    _single(edition)
    batch, seats = Batch(edition.game, 2, 2, edition=edition), SeatBatch(edition.game, 2, 2, edition=edition)
    for kind in KINDS:
        batch.step(batch.random_actions(), batch.rows(kind))
        seats.begin(kind)
    batch.step_random()
    seats.answer(seats.random_actions(), np.float32)


def _single(edition: Edition) -> None:
    table = Sitting(edition.game, 2, edition=edition)
    mask = np.zeros(table.actions.size, np.int8)
    seat = table.open(mask, seed=1)
    for kind in KINDS:
        table.row(seat, table.features.empty(kind))
    table.answer(seat, int(mask.argmax()), mask)
    table.mask()
    table.play(int(table.mask().argmax()))
    table.rewards()
