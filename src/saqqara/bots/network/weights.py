"""Networks on disk: their arrays, where they come from, and which one a game is played with."""

from __future__ import annotations

import io
import json
import logging
import os
import zipfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from saqqara.files import write_atomically
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, os_errors_as

Array = np.ndarray[Any, Any]

SHIPPED = Path(__file__).parent / "shipped"
NETWORKS_VARIABLE = "SAQQARA_NETWORKS"
LICENCE = "Apache-2.0"
TRAINING = "training"  # the name under which an archive holds it

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Correction:
    """What is done to chances and points that a search found, so that they come true."""

    scale: float = 1.0  # of the logits of the chances, when the game's clock stands at 0
    scale_slope: float = 0.0  # and more for each tick
    lift: float = 0.0  # points more for each seat, when the clock stands at 0
    lift_slope: float = 0.0  # and more for each tick

    def scale_at(self, clock: Any) -> Any:
        """Returns what the logits are multiplied by; `clock`: a number or an array of them."""
        return self.scale + self.scale_slope * clock

    def lift_at(self, clock: Any) -> Any:
        """Returns the points that are added to each seat's."""
        return self.lift + self.lift_slope * clock


@dataclass(frozen=True)
class Training:
    """Where a network comes from, and what it fits."""

    game: str
    seats: tuple[int, ...]
    edition: str  # its hash
    shape: str  # the hash of what its inputs and outputs mean
    run: str
    games: int
    positions: int
    licence: str = LICENCE
    win_scales: tuple[float, ...] = (1.0, 1.0, 1.0)  # of the logits of win shares, for two seats, three, four

    source_lifts: tuple[float, ...] = ()  # points more by source for each expedition to come: Pyramids
    # What reviews and hints do to a position that was searched, for two seats, three, four; bots play without it.
    review_scales: tuple[float, ...] = (1.0, 1.0, 1.0)
    review_scale_slopes: tuple[float, ...] = (0.0, 0.0, 0.0)
    review_lifts: tuple[float, ...] = (0.0, 0.0, 0.0)
    review_lift_slopes: tuple[float, ...] = (0.0, 0.0, 0.0)

    def win_scale(self, seats: int) -> float:
        """What the logits are multiplied by, so that chances come true."""
        return self.win_scales[seats - 2]

    def with_win_scale(self, seats: int, scale: float) -> Training:
        """The same with another scale for a number of seats."""
        return replace(self, win_scales=_with_number(self.win_scales, seats, scale))

    def correction(self, seats: int) -> Correction:
        """What reviews and hints do to a position that was searched."""
        parts = (self.review_scales, self.review_scale_slopes, self.review_lifts, self.review_lift_slopes)
        return Correction(*(part[seats - 2] for part in parts))

    def with_correction(self, seats: int, correction: Correction) -> Training:
        """The same with another correction of what reviews show for a number of seats."""
        return replace(
            self,
            review_scales=_with_number(self.review_scales, seats, correction.scale),
            review_scale_slopes=_with_number(self.review_scale_slopes, seats, correction.scale_slope),
            review_lifts=_with_number(self.review_lifts, seats, correction.lift),
            review_lift_slopes=_with_number(self.review_lift_slopes, seats, correction.lift_slope),
        )


def _with_number(numbers: tuple[float, ...], seats: int, number: float) -> tuple[float, ...]:
    changed = (number if place == seats else found for place, found in enumerate(numbers, 2))
    return tuple(round(found, 4) for found in changed)


@dataclass(frozen=True)
class Weights:
    """A network and where it comes from."""

    arrays: dict[str, Array]
    training: Training

    def fault(self, shape: str, sizes: dict[str, tuple[int, ...]], seats: int) -> str | None:
        """Why the network does not fit a game of so many seats, if it does not; `sizes` are those of its arrays."""
        if seats not in self.training.seats:
            return f"the network was not trained for {seats} seats"
        if self.training.shape != shape:
            return "the network was trained with other inputs"
        if {name: array.shape for name, array in self.arrays.items()} != sizes:
            return "the network has arrays of other sizes"
        return None


Fault = Callable[[Weights, Edition, int], str | None]  # why a network does not fit an edition and number of seats


def save(path: Path, weights: Weights) -> None:
    """Writes a network; half the precision is enough for its arrays."""
    content = io.BytesIO()
    parts: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights.arrays.items()}
    parts[TRAINING] = np.array(json.dumps(asdict(weights.training)))
    np.savez_compressed(content, **parts)
    with os_errors_as("expected a place to write the weights to", path):
        write_atomically(path, content.getvalue())


def load(path: Path) -> Weights:
    """Reads a network, or refuses a file that is none."""
    with os_errors_as("expected a file of weights", path):
        content = path.read_bytes()
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as found:
            said = json.loads(str(found[TRAINING]))
            lists = {name: tuple(part) for name, part in said.items() if isinstance(part, list)}
            training = Training(**{**said, **lists})
            arrays = {name: found[name].astype(np.float32) for name in found.files if name != TRAINING}
    except (ValueError, KeyError, TypeError, AttributeError, EOFError, zipfile.BadZipFile):
        raise SaqqaraError(f"expected a file of weights, got {str(path)!r}") from None
    return Weights(arrays, training)


_found: dict[tuple[str, str, int], Weights | None] = {}


def shipped(edition: Edition, seats: int, fault: Fault) -> Weights | None:
    """The network for a game and number of seats; None where there is none that fits.

    It lies in the folder that `SAQQARA_NETWORKS` names, or comes with Saqqara: GAME-SEATS.npz, else GAME.npz.
    """
    key = (edition.game, edition.hash, seats)
    if key not in _found:
        folder = Path(os.environ.get(NETWORKS_VARIABLE) or SHIPPED)
        paths = (folder / f"{edition.game}-{seats}.npz", folder / f"{edition.game}.npz")
        fitting = (_fitting(path, edition, seats, fault) for path in paths if path.exists())
        _found[key] = next((weights for weights in fitting if weights is not None), None)
    return _found[key]


def _fitting(path: Path, edition: Edition, seats: int, fault: Fault) -> Weights | None:
    """A network, if it fits; if not, the log says why."""
    weights = load(path)
    found = fault(weights, edition, seats)
    if found is None:
        return weights
    _log.warning("%s: %s; bots judge without it", path.name, found)
    return None
