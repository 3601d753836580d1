"""What a training run needs of a game. A game's descriptor names its kit; all else is the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, SupportsFloat

import numpy as np

from saqqara.bots.network.weights import Training, Weights
from saqqara.bots.search.searcher import Effort
from saqqara.games import GAMES, part
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.training.judged import Judged
from saqqara.training.samples import Array, Samples

Hidden = tuple[int, ...]  # units of the hidden layers, where a game lets them be chosen


class SelfPlayer(Protocol):
    """Plays one game after the other, all with one number of seats."""

    def play(self, weights: Weights | None, chance: np.random.Generator) -> Samples:
        """Plays a whole game and returns its positions; None: without a network."""


class Learner(Protocol):
    """Learns a network from positions."""

    steps: int  # taken so far

    @property
    def added(self) -> int:
        """How many positions it was given to learn from."""

    @property
    def used(self) -> int:
        """How many positions all steps took together."""

    def add(self, samples: Samples) -> None:
        """Adds positions to learn from."""

    def hold_out(self, samples: Samples) -> None:
        """Adds positions that it does not learn from: they tell how well it judges."""

    def learn(self, root_share: float, rate: float) -> Mapping[str, SupportsFloat]:
        """One step; returns the losses. `root_share`: how much of the target is the search's value, not the outcome."""

    def judged(self) -> Judged | None:
        """What the network says of the positions that are held out, if there are any."""

    def arrays(self) -> dict[str, Array]:
        """The network, as compiled code takes it."""

    def corrected(self) -> dict[str, Array]:
        """The same, corrected by the positions that are held out."""

    def take(self, arrays: dict[str, Array]) -> None:
        """Goes on with a network that `arrays` has returned."""

    def save(self, path: Path) -> None:
        """Writes all that is needed to go on."""

    def load(self, path: Path) -> None:
        """Goes on where `save` was called."""


@dataclass(frozen=True)
class Settings:
    """How a game's network learns. Root shares: how much of the target is the search's value, not the outcome."""

    reuse: float  # how often a position is learnt from
    first_positions: int  # games are played without a network until there are so many
    first_root_share: float  # while there is no network
    root_share: float
    last_root_share: float  # at the end, where the learning rate has fallen
    rate: float = 1e-3


@dataclass(frozen=True)
class Kit:
    """What differs from game to game. A plan says how games are played; it is hashable, and its type is the game's."""

    hidden: Hidden
    plan: Any
    quick_plan: Any  # with few simulations, which calls all that has to be compiled
    samples: type[Samples]
    settings: Settings
    trial: Effort  # how hard the network searches in games against other levels
    untrained: Callable[[Edition, Hidden], Weights]
    self_player: Callable[[Edition, int, Hidden, Any], SelfPlayer]  # for so many seats, by a plan
    learner: Callable[[Edition, Hidden], Learner]  # needs PyTorch


def kit_of(game: str) -> Kit:
    """The kit of a game, or a refusal."""
    if not GAMES[game].training:
        names = ", ".join(name for name in GAMES if GAMES[name].training)
        raise SaqqaraError(f"game: expected one whose network can be trained ({names}), got {quoted(game)}")
    found: Kit = part(GAMES[game].training)
    return found


def untrained_weights(edition: Edition, shape: str, arrays: dict[str, Array]) -> Weights:
    """A network that has learnt nothing yet; `shape` is the hash of what its inputs and outputs mean."""
    return Weights(arrays, Training(edition.game, (), edition.hash, shape, run="untrained", games=0, positions=0))


def check_start(weights: Weights, edition: Edition, hidden: Hidden) -> None:
    """Refuses a network that a run cannot begin with."""
    blank = kit_of(edition.game).untrained(edition, hidden)
    sizes = {name: array.shape for name, array in blank.arrays.items()}
    fault = weights.fault(blank.training.shape, sizes, weights.training.seats[0])
    if weights.training.game != edition.game or fault is not None:
        said = fault or f"it is one for {weights.training.game}"
        raise SaqqaraError(f"--start: expected a network for {edition.game} that fits this run, but {said}")
