"""Learns a network from positions, on a GPU if there is one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from saqqara.bots.network.shape import MOST_SEATS, Array, Network, Shape
from saqqara.training.samples import Samples
from saqqara.training.symmetries import Symmetry

POINTS_SCALE = 40.0  # as in network/tree.py
SOURCE_SCALE = 10.0
QUICK_WEIGHT = 0.1  # of the policy of a short search
LEAST_REACH = 20_000  # positions that batches are drawn from at least
NEWEST = 0.6  # of all positions ever made, batches are drawn from this newest share
SMOOTHING = 0.998  # of the mean of the weights over the last steps (EMA)
RATE = 1e-3
CHUNKS = 4  # of a batch, each seen in another symmetry


class Layers(nn.Module):
    """Two hidden layers; heads for the policy, shares of the first place, points to come, and these by source."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.inputs = nn.Linear(shape.inputs, shape.first)
        self.hidden = nn.Linear(shape.first, shape.second)
        self.values = nn.Linear(shape.second, shape.values)
        self.policy = nn.Linear(shape.second, shape.actions)
        with torch.no_grad():
            for head in (self.values, self.policy):
                head.weight.mul_(0.1)
                head.bias.zero_()

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Values and logits of the policy."""
        second = functional.relu(self.hidden(functional.relu(self.inputs(rows))))
        return self.values(second), self.policy(second)


class Pool:
    """The newest positions, on the device that learns."""

    def __init__(self, shape: Shape, room: int, device: str) -> None:
        empty = Samples.empty(shape, 1).arrays()
        kinds = [torch.from_numpy(array).dtype for array in empty]
        sizes = [array.shape[1:] for array in empty]
        self._parts = [
            torch.zeros((room, *size), dtype=kind, device=device) for size, kind in zip(sizes, kinds, strict=True)
        ]
        self._room, self._device = room, device
        self.added = 0

    def add(self, samples: Samples) -> None:
        """Adds positions; the oldest go."""
        places = (torch.arange(len(samples), device=self._device) + self.added) % self._room
        for part, array in zip(self._parts, samples.arrays(), strict=True):
            part[places] = torch.from_numpy(np.ascontiguousarray(array)).to(self._device)
        self.added += len(samples)

    def batch(self, count: int) -> list[torch.Tensor]:
        """Random positions of the newest share of all that were ever added."""
        reach = min(self._room, self.added, max(LEAST_REACH, int(self.added * NEWEST)))
        places = (self.added - 1 - torch.randint(reach, (count,), device=self._device)) % self._room
        return [part[places] for part in self._parts]


class Learner:
    """A network, its optimiser, and the mean of its weights over the last steps."""

    def __init__(self, shape: Shape, symmetries: list[Symmetry], device: str) -> None:
        self._shape, self._device = shape, device
        self._layers = Layers(shape).to(device)
        self._mean = Layers(shape).to(device)
        self._mean.load_state_dict(self._layers.state_dict())
        self._optimiser = torch.optim.AdamW(self._layers.parameters(), lr=RATE, weight_decay=1e-4)
        self._highs = torch.from_numpy(shape.highs).to(device)
        self._inputs = torch.from_numpy(np.stack([one.inputs for one in symmetries])).to(device)
        self._actions = torch.from_numpy(np.stack([one.actions for one in symmetries])).to(device)
        self.steps = 0

    def learn(self, batch: list[torch.Tensor], root_share: float, rate: float) -> dict[str, torch.Tensor]:
        """One step; returns the losses. `root_share`: how much of the target is the search's value, not the outcome."""
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        losses = self._losses(self._renamed(batch), root_share)
        self._optimiser.zero_grad(set_to_none=True)
        (losses["policy"] + losses["wins"] + 4.0 * losses["points"] + 0.5 * losses["sources"]).backward()
        self._optimiser.step()
        self.steps += 1
        keep = min(SMOOTHING, 1 - 1 / (1 + self.steps))
        with torch.no_grad():
            for slow, fast in zip(self._mean.parameters(), self._layers.parameters(), strict=True):
                slow.lerp_(fast, 1 - keep)
        return {name: loss.detach() for name, loss in losses.items()}

    def _renamed(self, batch: list[torch.Tensor]) -> list[torch.Tensor]:
        """The batch with ships, or cards of a hand, in random orders."""
        rows, policy, *rest = batch
        which = torch.randint(len(self._inputs), (CHUNKS,)).tolist()
        chunks = zip(rows.chunk(CHUNKS), policy.chunk(CHUNKS), which, strict=False)
        pairs = [(some[:, self._inputs[n]], visits[:, self._actions[n]]) for some, visits, n in chunks]
        return [torch.cat([some for some, _ in pairs]), torch.cat([visits for _, visits in pairs]), *rest]

    def _losses(self, batch: list[torch.Tensor], root_share: float) -> dict[str, Any]:
        rows, visits, is_full, seats, root, outcome, points, sources = batch
        values, logits = self._layers(rows.float() / self._highs)
        is_there = torch.arange(MOST_SEATS, device=self._device) < seats[:, None]
        wins = root_share * root + (1 - root_share) * outcome
        shares = functional.log_softmax(values[:, :MOST_SEATS].masked_fill(~is_there, -1e9), 1)
        found = values[:, MOST_SEATS : 2 * MOST_SEATS] - points / POINTS_SCALE
        by_source = values[:, 2 * MOST_SEATS :] - sources / SOURCE_SCALE
        each = is_there.repeat_interleave(self._shape.sources, 1)
        return {
            "policy": _policy_loss(logits, visits, is_full),
            "wins": -(wins * shares.masked_fill(~is_there, 0)).sum(1).mean(),
            "points": (found.square() * is_there).sum() / is_there.sum(),
            "sources": (by_source.square() * each).sum() / each.sum(),
        }

    # --- to and from compiled code ---

    def take(self, network: Network) -> None:
        """Goes on with a network that compiled code has used."""
        arrays = [torch.from_numpy(np.ascontiguousarray(array)).to(self._device) for array in network]
        inputs, input_bias, hidden, hidden_bias, values, value_bias, policy, policy_bias = arrays
        for layers in (self._layers, self._mean):
            with torch.no_grad():
                layers.inputs.weight.copy_((inputs * self._highs[:, None]).T)
                layers.inputs.bias.copy_(input_bias)
                layers.hidden.weight.copy_(hidden.T)
                layers.hidden.bias.copy_(hidden_bias)
                layers.values.weight.copy_(values.T)
                layers.values.bias.copy_(value_bias)
                layers.policy.weight.copy_(policy)
                layers.policy.bias.copy_(policy_bias)

    def network(self) -> Network:
        """The mean network, as compiled code takes it."""
        mean = self._mean
        return (
            _array(mean.inputs.weight.T / self._highs[:, None]),
            _array(mean.inputs.bias),
            _array(mean.hidden.weight.T),
            _array(mean.hidden.bias),
            _array(mean.values.weight.T),
            _array(mean.values.bias),
            _array(mean.policy.weight),
            _array(mean.policy.bias),
        )

    # --- to and from disk ---

    def save(self, path: Path) -> None:
        """Writes all that is needed to go on."""
        parts = {"layers": self._layers, "mean": self._mean, "optimiser": self._optimiser}
        torch.save({"steps": self.steps, **{name: part.state_dict() for name, part in parts.items()}}, path)

    def load(self, path: Path) -> None:
        """Goes on where `save` was called."""
        found: Mapping[str, Any] = torch.load(path, map_location=self._device, weights_only=True)
        self._layers.load_state_dict(found["layers"])
        self._mean.load_state_dict(found["mean"])
        self._optimiser.load_state_dict(found["optimiser"])
        self.steps = found["steps"]


def _policy_loss(logits: torch.Tensor, visits: torch.Tensor, is_full: torch.Tensor) -> torch.Tensor:
    """The cross-entropy to the visits of the search, mainly of the long searches."""
    is_legal = visits >= 0
    target = visits.clamp(min=0).float()
    target = target / target.sum(1, keepdim=True).clamp(min=1)
    logs = functional.log_softmax(logits.masked_fill(~is_legal, -1e9), 1).masked_fill(~is_legal, 0)
    weight = is_full.float() + QUICK_WEIGHT
    return -((target * logs).sum(1) * weight).sum() / weight.sum()


def _array(tensor: torch.Tensor) -> Array:
    return np.ascontiguousarray(tensor.detach().cpu().numpy().astype(np.float32))
