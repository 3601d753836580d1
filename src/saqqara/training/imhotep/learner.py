"""Learns the network for Imhotep."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from saqqara.bots.network.shape import MOST_SEATS, Shape
from saqqara.training.imhotep.samples import ImhotepSamples
from saqqara.training.imhotep.symmetries import Symmetry
from saqqara.training.judged import Judged
from saqqara.training.torch_learner import ABSENT, Batch, TorchLearner, array, present

POINTS_SCALE = 40.0  # as in network/tree.py
SOURCE_SCALE = 10.0
QUICK_WEIGHT = 0.1  # of the policy of a short search
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


class ImhotepLearner(TorchLearner):
    """Learns from positions with the ships in random orders."""

    LOSSES: ClassVar = {"policy": 1.0, "wins": 1.0, "points": 4.0, "sources": 0.5}

    def __init__(self, shape: Shape, symmetries: list[Symmetry]) -> None:
        super().__init__(lambda: Layers(shape), ImhotepSamples.empty(shape, 1), weight_decay=1e-4)
        self._shape, device = shape, self.device
        self._highs = torch.from_numpy(shape.highs).to(device)
        self.scales = {"inputs": self._highs[:, None]}
        self._inputs = torch.from_numpy(np.stack([one.inputs for one in symmetries])).to(device)
        self._actions = torch.from_numpy(np.stack([one.actions for one in symmetries])).to(device)

    def _renamed(self, batch: Batch) -> Batch:
        """The batch with the ships in random orders."""
        rows, policy, *rest = batch
        which = torch.randint(len(self._inputs), (CHUNKS,)).tolist()
        chunks = zip(rows.chunk(CHUNKS), policy.chunk(CHUNKS), which, strict=False)
        pairs = [(some[:, self._inputs[n]], visits[:, self._actions[n]]) for some, visits, n in chunks]
        return [torch.cat([some for some, _ in pairs]), torch.cat([visits for _, visits in pairs]), *rest]

    def losses(self, batch: Batch, root_share: float) -> dict[str, torch.Tensor]:
        """The losses of a batch."""
        rows, visits, is_full, seats, root, outcome, points, sources = self._renamed(batch)
        values, logits = self.layers(rows.float() / self._highs)
        is_there = present(seats, MOST_SEATS)
        wins = root_share * root + (1 - root_share) * outcome
        shares = functional.log_softmax(values[:, :MOST_SEATS].masked_fill(~is_there, ABSENT), 1)
        found = values[:, MOST_SEATS : 2 * MOST_SEATS] - points / POINTS_SCALE
        by_source = values[:, 2 * MOST_SEATS :] - sources / SOURCE_SCALE
        each = is_there.repeat_interleave(self._shape.sources, 1)
        return {
            "policy": _policy_loss(logits, visits, is_full),
            "wins": -(wins * shares.masked_fill(~is_there, 0)).sum(1).mean(),
            "points": (found.square() * is_there).sum() / is_there.sum(),
            "sources": (by_source.square() * each).sum() / each.sum(),
        }

    def judge(self, batch: Batch) -> Judged:
        """What the mean network says of a batch."""
        rows, _, _, seats, _, outcome, points, sources = batch
        values, _ = self.mean(rows.float() / self._highs)
        is_there = present(seats, MOST_SEATS)
        wins = functional.softmax(values[:, :MOST_SEATS].masked_fill(~is_there, ABSENT), 1)
        by_source = (SOURCE_SCALE * values[:, 2 * MOST_SEATS :], sources)
        said, came = (part.reshape(len(rows), MOST_SEATS, -1) * is_there[..., None] for part in by_source)
        return Judged(
            seats=seats.cpu().numpy(),
            wins=array(wins),
            came=array(outcome),
            points=array(POINTS_SCALE * values[:, MOST_SEATS : 2 * MOST_SEATS] * is_there),
            final=array(points),
            sources=array(said),
            earned=array(came),
        )

    def tensors(self, layers: Layers) -> dict[str, torch.Tensor]:
        """The tensors of layers under the names of `ARRAYS` in network/evaluation.py."""
        return {
            "inputs": layers.inputs.weight.T,
            "input_bias": layers.inputs.bias,
            "hidden": layers.hidden.weight.T,
            "hidden_bias": layers.hidden.bias,
            "values": layers.values.weight.T,
            "value_bias": layers.values.bias,
            "policy": layers.policy.weight,
            "policy_bias": layers.policy.bias,
        }


def _policy_loss(logits: torch.Tensor, visits: torch.Tensor, is_full: torch.Tensor) -> torch.Tensor:
    """The cross-entropy to the visits of the search, mainly of the long searches."""
    is_legal = visits >= 0
    target = visits.clamp(min=0).float()
    target = target / target.sum(1, keepdim=True).clamp(min=1)
    logs = functional.log_softmax(logits.masked_fill(~is_legal, ABSENT), 1).masked_fill(~is_legal, 0)
    weight = is_full.float() + QUICK_WEIGHT
    return -((target * logs).sum(1) * weight).sum() / weight.sum()
