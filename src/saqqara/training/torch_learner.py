"""What all learners share: the newest positions on a GPU if there is one, an optimiser, and a mean of the weights."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import torch

from saqqara.training.judged import Judged
from saqqara.training.samples import Array, Samples

LEAST_REACH = 20_000  # positions that batches are drawn from at least
NEWEST = 0.6  # of all positions ever made, batches are drawn from this newest share
SMOOTHING = 0.998  # of the mean of the weights over the last steps (EMA)
ROOM, ROOM_ON_CPU, HELD_OUT_ROOM = 4_000_000, 400_000, 40_000  # positions
BATCH, BATCH_ON_CPU = 4096, 512
ABSENT = -1e9  # the logit of what is not there

Batch = list[torch.Tensor]  # the arrays of samples


class Pool:
    """The newest positions, on the device that learns."""

    def __init__(self, empty: Samples, room: int, device: str) -> None:
        parts = [torch.from_numpy(array) for array in empty.arrays()]
        self._parts = [torch.zeros((room, *part.shape[1:]), dtype=part.dtype, device=device) for part in parts]
        self._room, self._device = room, device
        self.added = 0

    def add(self, samples: Samples) -> None:
        """Adds positions; the oldest go."""
        places = (torch.arange(len(samples), device=self._device) + self.added) % self._room
        for part, array in zip(self._parts, samples.arrays(), strict=True):
            part[places] = torch.from_numpy(np.ascontiguousarray(array)).to(self._device)
        self.added += len(samples)

    def batch(self, count: int) -> Batch:
        """Random positions of the newest share of all that were ever added."""
        reach = min(self._room, self.added, max(LEAST_REACH, int(self.added * NEWEST)))
        places = (self.added - 1 - torch.randint(reach, (count,), device=self._device)) % self._room
        return [part[places] for part in self._parts]

    def all(self) -> Batch:
        """All positions that it holds."""
        return [part[: self.added] for part in self._parts]


class TorchLearner(ABC):
    """A network, its optimiser, and the mean of its weights over the last steps."""

    LOSSES: ClassVar[dict[str, float]]  # how much each loss counts

    def __init__(self, layers: Callable[[], Any], empty: Samples, weight_decay: float) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        is_large = self.device == "cuda"
        self._batch = BATCH if is_large else BATCH_ON_CPU
        self._pool = Pool(empty, ROOM if is_large else ROOM_ON_CPU, self.device)
        self._unseen = Pool(empty, HELD_OUT_ROOM, self.device)
        self.layers, self.mean = layers().to(self.device), layers().to(self.device)
        self.mean.load_state_dict(self.layers.state_dict())
        self.scales: dict[str, torch.Tensor] = {}  # what inputs are divided by here, but not in compiled code
        self._optimiser = torch.optim.AdamW(self.layers.parameters(), weight_decay=weight_decay)
        self.steps = 0

    # --- what differs ---

    @abstractmethod
    def losses(self, batch: Batch, root_share: float) -> dict[str, torch.Tensor]:
        """The losses of a batch, under the names of `LOSSES`."""

    @abstractmethod
    def judge(self, batch: Batch) -> Judged:
        """What the mean network says of a batch."""

    @abstractmethod
    def tensors(self, layers: Any) -> dict[str, torch.Tensor]:
        """The tensors of layers under the names of the arrays in compiled code."""

    def corrected(self) -> dict[str, Array]:
        """The same, corrected by the positions that are held out."""
        return self.arrays()

    # --- positions ---

    @property
    def added(self) -> int:
        """How many positions it was given to learn from."""
        return self._pool.added

    @property
    def used(self) -> int:
        """How many positions all steps took together."""
        return self.steps * self._batch

    def add(self, samples: Samples) -> None:
        """Adds positions to learn from."""
        self._pool.add(samples)

    def hold_out(self, samples: Samples) -> None:
        """Adds positions that it does not learn from: they tell how well it judges."""
        self._unseen.add(samples)

    def judged(self) -> Judged | None:
        """What the network says of the positions that are held out, if there are any."""
        if not self._unseen.added:
            return None
        with torch.no_grad():
            return self.judge(self.held_out())

    def held_out(self) -> Batch:
        """The newest positions that are held out."""
        return self._unseen.all()

    # --- steps ---

    def learn(self, root_share: float, rate: float) -> dict[str, torch.Tensor]:
        """One step; returns the losses. `root_share`: how much of the target is the search's value, not the outcome."""
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        losses = self.losses(self._pool.batch(self._batch), root_share)
        self._optimiser.zero_grad(set_to_none=True)
        torch.stack([weight * losses[name] for name, weight in self.LOSSES.items()]).sum().backward()
        self._optimiser.step()
        self.steps += 1
        keep = min(SMOOTHING, 1 - 1 / (1 + self.steps))
        with torch.no_grad():
            for slow, fast in zip(self.mean.parameters(), self.layers.parameters(), strict=True):
                slow.lerp_(fast, 1 - keep)
        return {name: loss.detach() for name, loss in losses.items()}

    # --- to and from compiled code ---

    def arrays(self) -> dict[str, Array]:
        """The mean network, as compiled code takes it."""
        return {name: array(tensor / self.scales.get(name, 1)) for name, tensor in self.tensors(self.mean).items()}

    def take(self, arrays: dict[str, Array]) -> None:
        """Goes on with a network that `arrays` has returned."""
        for layers in (self.layers, self.mean):
            for name, tensor in self.tensors(layers).items():
                given = torch.from_numpy(arrays[name].copy()).to(self.device)
                with torch.no_grad():
                    tensor.copy_(given * self.scales.get(name, 1))

    # --- to and from disk ---

    def save(self, path: Path) -> None:
        """Writes all that is needed to go on."""
        parts = {"layers": self.layers, "mean": self.mean, "optimiser": self._optimiser}
        torch.save({"steps": self.steps, **{name: part.state_dict() for name, part in parts.items()}}, path)

    def load(self, path: Path) -> None:
        """Goes on where `save` was called."""
        found: Mapping[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
        self.layers.load_state_dict(found["layers"])
        self.mean.load_state_dict(found["mean"])
        self._optimiser.load_state_dict(found["optimiser"])
        self.steps = found["steps"]


def present(seats: torch.Tensor, most: int) -> torch.Tensor:
    """Which seats of each position somebody has."""
    return torch.arange(most, device=seats.device)[None, :] < seats[:, None]


def array(tensor: torch.Tensor) -> Array:
    """A tensor as an array of its own."""
    return np.ascontiguousarray(tensor.detach().cpu().numpy().astype(np.float32))
