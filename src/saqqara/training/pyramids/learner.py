"""Learns the network for Pyramids from positions at rest."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from saqqara.bots.network.pyramids.network import Array, Shape
from saqqara.training.judged import Judged
from saqqara.training.pyramids.samples import TURNS, PyramidsSamples, turned_places
from saqqara.training.samples import Samples
from saqqara.training.torch_learner import ABSENT, Batch, TorchLearner, array, present

POINTS_SCALE = 10.0


class Model(nn.Module):
    """The layers of the network; the two cards of a seat share theirs."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        inputs = shape.inputs
        card_first, card_second, seat_first, seat_second = shape.evaluation.LAYERS
        self.nothing: int = inputs.NOTHING
        self.cards = nn.Embedding(inputs.CARD_INPUTS, card_first, padding_idx=self.nothing)
        self.card_bias = nn.Parameter(torch.zeros(card_first))
        self.card_hidden = nn.Linear(card_first, card_second)
        self.from_cards = nn.Linear(card_second, seat_first, bias=False)
        self.seat = nn.Linear(inputs.SEAT_INPUTS, seat_first)
        self.hidden = nn.Linear(seat_first, seat_second)
        self.outputs = nn.Linear(seat_second, shape.evaluation.OUTPUTS)
        steepness = np.broadcast_to(shape.steepness(), (shape.seats - 1, shape.expeditions + 1)).copy()
        self.log_steepness = nn.Parameter(torch.from_numpy(steepness).log())
        with torch.no_grad():
            self.cards.weight.mul_(0.2)
            self.cards.weight[self.nothing] = 0
            self.outputs.weight.mul_(0.1)
            self.outputs.bias.zero_()

    def forward(self, places: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
        """The outputs of each seat."""
        bags = places.reshape(-1, places.shape[-1])
        first = functional.embedding_bag(bags, self.cards.weight, mode="sum", padding_idx=self.nothing)
        card = functional.relu(self.card_hidden(functional.relu(first + self.card_bias)))
        cards = card.reshape(*places.shape[:-1], -1).sum(-2)
        seat = functional.relu(self.seat(rows) + self.from_cards(cards))
        return self.outputs(functional.relu(self.hidden(seat)))


class PyramidsLearner(TorchLearner):
    """Learns from positions at rest with the chambers turned and mirrored at random."""

    LOSSES: ClassVar = {"points": 1.0, "wins": 1.0, "sources": 0.3}

    def __init__(self, shape: Shape) -> None:
        super().__init__(lambda: Model(shape), PyramidsSamples.empty(shape, 1), weight_decay=1e-2)
        self._shape = shape
        self._highs = torch.from_numpy(shape.highs).to(self.device)
        self.scales = {"seat_inputs": self._highs[:, None]}
        self._turned = torch.from_numpy(turned_places(shape)).to(self.device)
        self._plain_steepness = torch.from_numpy(shape.steepness()).to(self.device)

    def hold_out(self, samples: Samples) -> None:
        """Adds positions that it does not learn from; moves that were searched have no outcome to be judged by."""
        assert isinstance(samples, PyramidsSamples)
        super().hold_out(samples.chosen(~samples.is_of_moves))

    def losses(self, batch: Batch, root_share: float) -> dict[str, torch.Tensor]:
        """The losses of a batch."""
        seats, is_of_moves, clock, _, _, estimates, has_root, root_wins, root_points, wins, points, earned = batch
        out, logits, expected = self._outputs(self.layers, batch, is_turned=True)
        is_played = present(seats, estimates.shape[1]) & ~is_of_moves[:, None]
        is_found = is_played | (is_of_moves[:, None] & (has_root > 0))
        share = torch.where(is_of_moves[:, None], 1.0, root_share) * has_root
        points_to_learn = points + share * (root_points - points)
        weight = (self._plain_steepness[clock.long()] ** 2)[:, None]
        error = (expected - points_to_learn) * is_found
        middle = error.sum(1, keepdim=True) / is_found.sum(1, keepdim=True).clamp(min=1)
        error = (error - middle * is_of_moves[:, None]) * is_found  # of moves only the differences are learnt
        wins_to_learn = (wins + share * (root_wins - wins)) * is_played
        wins_to_learn = wins_to_learn / wins_to_learn.sum(1, keepdim=True).clamp(min=1e-6)
        source_error = (POINTS_SCALE * out[..., 2:] - earned) ** 2
        return {
            "points": (weight * error**2).sum() / is_found.sum(),
            "wins": -(wins_to_learn * functional.log_softmax(logits, 1)).sum() / (~is_of_moves).sum().clamp(min=1),
            "sources": ((is_played * weight)[..., None] * source_error).sum() / is_played.sum().clamp(min=1),
        }

    def _outputs(self, model: Model, batch: Batch, *, is_turned: bool) -> tuple[torch.Tensor, ...]:
        """All outputs, win logits and expected points of each seat."""
        seats, _, clock, places, rows, estimates = batch[:6]
        places = places.long()
        if is_turned:
            turns = torch.randint(TURNS, (*places.shape[:-1], 1), device=self.device)
            places = self._turned[turns, places]
        out = model(places, rows.float() / self._highs)
        expected = estimates + POINTS_SCALE * out[..., 0]
        scale = model.log_steepness.exp()[seats.long() - 2, clock.long()]
        logits = scale[:, None] * expected.detach() + out[..., 1]
        return out, logits.masked_fill(~present(seats, estimates.shape[1]), ABSENT), expected

    def judge(self, batch: Batch) -> Judged:
        """What the mean network says of a batch."""
        seats, wins, points, earned = batch[0], batch[9], batch[10], batch[11]
        out, logits, expected = self._outputs(self.mean, batch, is_turned=False)
        is_there = present(seats, points.shape[1])
        return Judged(
            seats=seats.cpu().numpy(),
            wins=array(functional.softmax(logits, 1)),
            came=array(wins),
            points=array(expected * is_there),
            final=array(points),
            sources=array(POINTS_SCALE * out[..., 2:] * is_there[..., None]),
            earned=array(earned),
        )

    # --- to and from compiled code ---

    def arrays(self) -> dict[str, Array]:
        """The mean network, as compiled code takes it."""
        arrays = super().arrays()
        return arrays | {"steepness": np.exp(arrays["steepness"]), "lift": np.zeros(1, np.float32)}

    def corrected(self) -> dict[str, Array]:
        """The same with the points for each expedition to come that it expects too few (least squares)."""
        judged = self.judged()
        if judged is None:
            return self.arrays()
        clock = self.held_out()[2].cpu().numpy()
        is_there = np.arange(judged.points.shape[1]) < judged.seats[:, None]
        left = (self._shape.expeditions - clock)[:, None] * is_there
        lift = ((judged.final - judged.points) * left).sum() / (left * left).sum()
        return self.arrays() | {"lift": np.full(1, lift, np.float32)}

    def take(self, arrays: dict[str, Array]) -> None:
        """Goes on with a network that `arrays` has returned."""
        super().take(arrays | {"steepness": np.log(arrays["steepness"])})

    def tensors(self, layers: Model) -> dict[str, torch.Tensor]:
        """The tensors of layers under the names of the arrays in compiled code."""
        return {
            "card_inputs": layers.cards.weight,
            "card_bias": layers.card_bias,
            "card_hidden": layers.card_hidden.weight.T,
            "card_hidden_bias": layers.card_hidden.bias,
            "from_cards": layers.from_cards.weight.T,
            "seat_inputs": layers.seat.weight.T,
            "seat_bias": layers.seat.bias,
            "hidden": layers.hidden.weight.T,
            "hidden_bias": layers.hidden.bias,
            "outputs": layers.outputs.weight.T,
            "output_bias": layers.outputs.bias,
            "steepness": layers.log_steepness,
        }
