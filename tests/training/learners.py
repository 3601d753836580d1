"""A learner without PyTorch: it learns one number of a network, and does all else that a run asks of a learner."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from saqqara.rules.edition import Edition
from saqqara.training.imhotep.samples import ImhotepSamples
from saqqara.training.judged import Judged
from saqqara.training.kit import Hidden, kit_of
from saqqara.training.pyramids.samples import PyramidsSamples
from saqqara.training.samples import Array, Samples

BIAS = {"imhotep": ("value_bias", 4), "pyramids": ("output_bias", 2)}  # of points to come, the first number
SCALE = {"imhotep": 40.0, "pyramids": 10.0}


def points_of(samples: Samples) -> Array:
    """Points that came for the first seat, at Pyramids of all sources together."""
    if isinstance(samples, ImhotepSamples):
        return np.asarray(samples.points[:, 0])
    assert isinstance(samples, PyramidsSamples)
    return np.asarray(samples.earned[~samples.is_of_moves, 0].sum(1))


class OneNumberLearner:
    """Learns how many points come on average."""

    def __init__(self, edition: Edition, hidden: Hidden) -> None:
        self._arrays = {
            name: array.copy() for name, array in kit_of(edition.game).untrained(edition, hidden).arrays.items()
        }
        (self._name, self._place), self._scale = BIAS[edition.game], SCALE[edition.game]
        self._points: list[Array] = []
        self.steps, self.added, self.held_out = 0, 0, 0

    @property
    def used(self) -> int:
        return self.steps

    def add(self, samples: Samples) -> None:
        self.added += len(samples)
        self._points.append(points_of(samples))

    def hold_out(self, samples: Samples) -> None:
        self.held_out += len(samples)

    def learn(self, root_share: float, rate: float) -> dict[str, float]:
        assert 0 <= root_share <= 1
        assert 0 < rate <= 1e-3
        bias, mean = self._arrays[self._name], np.concatenate(self._points).mean() / self._scale
        loss = float((bias[self._place] - mean) ** 2)
        bias[self._place] += 0.2 * (mean - bias[self._place])
        self.steps += 1
        return {"points": loss}

    def judged(self) -> Judged | None:
        return None

    def arrays(self) -> dict[str, Array]:
        return {name: array.copy() for name, array in self._arrays.items()}

    def corrected(self) -> dict[str, Array]:
        return self.arrays()

    def take(self, arrays: dict[str, Array]) -> None:
        self._arrays = {name: array.copy() for name, array in arrays.items()}

    def save(self, path: Path) -> None:
        path.write_text(json.dumps([self.steps, float(self._arrays[self._name][self._place])]))

    def load(self, path: Path) -> None:
        self.steps, self._arrays[self._name][self._place] = json.loads(path.read_text())
