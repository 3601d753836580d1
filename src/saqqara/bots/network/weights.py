"""Networks on disk: the arrays, and what they were trained for."""

from __future__ import annotations

import io
import json
import logging
import os
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from saqqara.bots.network.evaluation import ARRAYS
from saqqara.bots.network.shape import Network, Shape, shape_of
from saqqara.files import write_atomically
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, os_errors_as, quoted

SHIPPED = Path(__file__).parent / "shipped"
NETWORKS_VARIABLE = "SAQQARA_NETWORKS"
LICENCE = "Apache-2.0"

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Training:
    """Where a network comes from, and what it fits."""

    game: str
    seats: tuple[int, ...]
    edition: str  # its hash
    shape: str  # its hash
    run: str
    games: int
    positions: int
    licence: str = LICENCE


@dataclass(frozen=True)
class Weights:
    """A network and where it comes from."""

    network: Network
    training: Training

    @property
    def hidden(self) -> tuple[int, int]:
        """The units of the two hidden layers."""
        return len(self.network[1]), len(self.network[3])

    def fault(self, shape: Shape, seats: int) -> str | None:
        """Why the network does not fit a game of so many seats, if it does not."""
        if seats not in self.training.seats:
            return f"the network was not trained for {seats} seats"
        if self.training.shape != shape.hash:
            return "the network was trained with other inputs"
        if tuple(array.shape for array in self.network) != shape.sizes():
            return "the network has arrays of other sizes"
        return None


def save(path: Path, weights: Weights) -> None:
    """Writes a network; half the precision is enough for its arrays."""
    content = io.BytesIO()
    arrays = {name: array.astype(np.float16) for name, array in zip(ARRAYS, weights.network, strict=True)}
    np.savez_compressed(content, allow_pickle=False, training=np.array(json.dumps(asdict(weights.training))), **arrays)
    with os_errors_as("expected a place to write the weights to", path):
        write_atomically(path, content.getvalue())


def load(path: Path) -> Weights:
    """Reads a network, or refuses a file that is none."""
    with os_errors_as("expected a file of weights", path):
        content = path.read_bytes()
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as found:
            said = json.loads(str(found["training"]))
            training = Training(**{**said, "seats": tuple(said["seats"])})
            return Weights(tuple(found[name].astype(np.float32) for name in ARRAYS), training)
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
        raise SaqqaraError(f"expected a file of weights, got {quoted(str(path))}") from None


_found: dict[tuple[str, str, int], Weights | None] = {}


def shipped(edition: Edition, seats: int) -> Weights | None:
    """The network for a game and number of seats; None where there is none that fits.

    It lies in the folder that `SAQQARA_NETWORKS` names, or comes with Saqqara: GAME-SEATS.npz, else GAME.npz. An
    edition with other figures is judged by it too, if its inputs mean the same.
    """
    key = (edition.game, edition.hash, seats)
    if key not in _found:
        folder = Path(os.environ.get(NETWORKS_VARIABLE) or SHIPPED)
        paths = (folder / f"{edition.game}-{seats}.npz", folder / f"{edition.game}.npz")
        fitting = (_fitting(path, edition, seats) for path in paths if path.exists())
        _found[key] = next((weights for weights in fitting if weights is not None), None)
    return _found[key]


def _fitting(path: Path, edition: Edition, seats: int) -> Weights | None:
    """A network, if it fits; if not, the log says why."""
    weights = load(path)
    fault = weights.fault(shape_of(edition, weights.hidden), seats)
    if fault is None:
        return weights
    _log.warning("%s: %s; bots judge without it", path.name, fault)
    return None
