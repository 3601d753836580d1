"""Networks for tests: small, and random in all their numbers."""

from __future__ import annotations

import numpy as np

from saqqara.bots.network.evaluation import ARRAYS
from saqqara.bots.network.shape import Network, shape_of
from saqqara.bots.network.weights import Training, Weights
from saqqara.rules.edition import Edition

SMALL = (16, 8)


def random_network(edition: Edition, seed: int = 1) -> Network:
    """Numbers so small that no output is far from the others."""
    chance = np.random.default_rng(seed)
    return tuple(
        (chance.standard_normal(size) * 0.1).astype(np.float32) for size in shape_of(edition, SMALL).sizes().values()
    )


def random_weights(edition: Edition, seed: int = 1, seats: tuple[int, ...] = (2, 3, 4)) -> Weights:
    """The same with a made-up origin."""
    shape = shape_of(edition, SMALL)
    training = Training(edition.game, seats, edition.hash, shape.hash, run="test", games=1, positions=2)
    return Weights(dict(zip(ARRAYS, random_network(edition, seed), strict=True)), training)
