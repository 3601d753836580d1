"""What observations may be, as spaces of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from saqqara.learning.features import Features
from saqqara.rules.errors import SaqqaraError, shown

KINDS = (np.float32, np.uint8)


def features_space(features: Features, dtype: Any, *rows: int) -> spaces.Box:
    """Rows of features: from 0 to 1 as float32, from 0 to the highest number of each as uint8."""
    shape = (*rows, features.size)
    high = features.highs.astype(np.uint8) if dtype == np.uint8 else np.ones(features.size, np.float32)
    return spaces.Box(np.zeros(shape, dtype), np.broadcast_to(high, shape), shape, dtype)


def known_kind(dtype: Any) -> Any:
    """The dtype of observations, or a refusal."""
    try:
        kind = np.dtype(dtype)
    except TypeError:
        kind = None
    if kind not in KINDS:
        raise SaqqaraError(f"dtype: expected float32 or uint8, got {shown(dtype)}")
    return kind
