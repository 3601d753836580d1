"""Old import paths. What was here moved to `saqqara.tournament`, `saqqara.encoding` and `saqqara.environments`.

Each module of this package re-exports the names of its successor and warns when it is imported.
"""

from __future__ import annotations

import warnings


def warn_moved(old: str, new: str) -> None:
    """Warns the importer of a module of this package that the module has moved."""
    warnings.warn(f"{old} moved to {new}", DeprecationWarning, stacklevel=3)
