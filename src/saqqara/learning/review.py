"""Old path of `saqqara.tournament.review`."""

from __future__ import annotations

from saqqara.learning import warn_moved
from saqqara.tournament.review import Decision as Judged
from saqqara.tournament.review import Review, review

__all__ = ["Judged", "Review", "review"]

warn_moved(__name__, "saqqara.tournament.review")
