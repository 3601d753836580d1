"""Observation spaces for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from saqqara.encoding.features import Features


def features_space(features: Features, dtype: Any, *rows: int) -> spaces.Box:
    """Returns the space of rows of features: 0 to 1 as float32, 0 to each feature's maximum as uint8."""
    shape = (*rows, features.size)
    high = features.highs.astype(np.uint8) if dtype == np.uint8 else np.ones(features.size, np.float32)
    return spaces.Box(np.zeros(shape, dtype), np.broadcast_to(high, shape), shape, dtype)
