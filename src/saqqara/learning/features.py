"""Old path of `saqqara.encoding.features`."""

from __future__ import annotations

from saqqara.encoding.features import Array, Features, Slice
from saqqara.learning import warn_moved

__all__ = ["Array", "Features", "Slice"]

warn_moved(__name__, "saqqara.encoding.features")
