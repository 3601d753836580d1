"""Saqqara: Imhotep and Silver & Gold: Pyramids, for people, bots and research.

>>> from saqqara import Match
>>> match = Match.new("imhotep", seats=2, seed=2026)
>>> match.seats_to_move
(0,)
"""

from saqqara.match.match import Match
from saqqara.rules.contract import NATURE, Outcome
from saqqara.rules.errors import (
    BadEdition,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalMove,
    MatchOver,
    NotYourTurn,
    SaqqaraError,
    StaleMove,
    UnreadableMove,
)

__version__ = "0.9.0"

__all__ = [
    "NATURE",
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "IllegalMove",
    "Match",
    "MatchOver",
    "NotYourTurn",
    "Outcome",
    "SaqqaraError",
    "StaleMove",
    "UnreadableMove",
    "__version__",
]
