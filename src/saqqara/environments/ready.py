"""Compiles a game for environments and batches ahead of time; the machine code is kept in the cache folder."""

from __future__ import annotations

import numpy as np

from saqqara.environments.batch import Batch
from saqqara.environments.masked_game import MaskedGame
from saqqara.environments.seat_batch import SeatBatch
from saqqara.rules.edition import Edition

KINDS = (np.float32, np.uint8)


def make_ready(edition: Edition) -> None:
    """Calls every compiled function once, which compiles it."""
    _compile_single_game(edition)
    batch, seats = Batch(edition.game, 2, 2, edition=edition), SeatBatch(edition.game, 2, 2, edition=edition)
    for kind in KINDS:
        batch.step(batch.random_actions(), batch.rows(kind))
        seats.begin(kind)
    batch.step_random()
    seats.answer(seats.random_actions(), np.float32)


def _compile_single_game(edition: Edition) -> None:
    game = MaskedGame(edition.game, 2, edition=edition)
    mask = np.zeros(game.actions.size, np.int8)
    seat = game.open(mask, seed=1)
    for kind in KINDS:
        game.row(seat, game.features.empty(kind))
    game.answer(seat, int(mask.argmax()), mask)
    game.mask()
    game.play(int(game.mask().argmax()))
    game.rewards()
