"""Old path of `saqqara.environments.pettingzoo`."""

from __future__ import annotations

import saqqara.environments.pettingzoo  # noqa: F401  registers the environments
from saqqara.learning import warn_moved

warn_moved(__name__, "saqqara.environments.pettingzoo")
