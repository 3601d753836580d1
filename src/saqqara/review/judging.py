"""Who reviews: the search of a level with its network, and the name of this very version of it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import saqqara
from saqqara.bots.levels import level_of
from saqqara.bots.network.searcher import find_weights
from saqqara.bots.search.searcher import Effort
from saqqara.review.model import LEVEL, Judge
from saqqara.rules.contract import known_game
from saqqara.rules.edition import Edition, edition_from_json
from saqqara.rules.errors import SaqqaraError, quoted

SIMULATIONS = 5_000  # for a moment
MOST_SIMULATIONS = 1_000_000


@dataclass(frozen=True)
class ReviewSetup:
    """A judge with what it needs to search."""

    judge: Judge
    effort: Effort
    uses_network: bool  # to judge the ends of what it searches; else hand-written rules do


def judge_of(
    game: str,
    edition: str | Path | Edition | None,
    seats: int,
    level: str = LEVEL,
    simulations: int | None = None,
) -> Judge:
    """Returns the judge of a game, with its version; nothing is reviewed."""
    return setup_of(edition_from_json(known_game(game), edition), seats, level, simulations).judge


def setup_of(edition: Edition, seats: int, level: str = LEVEL, simulations: int | None = None) -> ReviewSetup:
    """Returns the judge of a game, ready to search."""
    found = level_of(level, edition.game)
    count = SIMULATIONS if simulations is None else simulations
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_SIMULATIONS:
        expected = f"expected a whole number from 1 to {MOST_SIMULATIONS}"
        raise SaqqaraError(f"simulations: {expected}, got {quoted(simulations)}")
    weights = None if found.judged is None else find_weights(edition, seats)
    effort = found.effort if weights is None or found.judged is None else found.judged
    seal = hashlib.sha256(f"{edition.game} {edition.hash} {seats} {effort} {_sources()}".encode())
    if weights is not None:
        seal.update(f"{weights.training}".encode())
        for name in sorted(weights.arrays):
            seal.update(weights.arrays[name].tobytes())
    return ReviewSetup(Judge(level, seal.hexdigest()[:16], count), effort, weights is not None)


@cache
def _sources() -> str:
    """Returns the hash of the code that reviews: rules, searches, networks and this package."""
    seal, root = hashlib.sha256(), Path(saqqara.__file__).parent
    for folder in ("rules", "bots", "review"):
        for source in sorted((root / folder).rglob("*.py")):
            seal.update(source.relative_to(root).as_posix().encode() + b"\0" + source.read_bytes())
    return seal.hexdigest()
