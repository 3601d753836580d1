"""Learns the network for Pyramids from positions at rest, on the GPU if there is one."""

from __future__ import annotations

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from saqqara.bots.network.pyramids.network import Network, Shape
from saqqara.training.pyramids.samples import TURNS, Samples, turned_places

POINTS_SCALE = 10.0
SOURCE_WEIGHT = 0.3
KEEP = 0.998  # of the mean network, at each step
ILLEGAL = -1e9


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


class Pool:
    """The newest positions, on the device."""

    def __init__(self, shape: Shape, room: int, device: str) -> None:
        self._parts = [torch.from_numpy(array).to(device) for array in Samples.empty(shape, room).arrays()]
        self._room, self._device = room, device
        self.added = 0

    def add(self, samples: Samples) -> None:
        """Puts positions in place of the oldest ones."""
        places = ((torch.arange(len(samples)) + self.added) % self._room).to(self._device)
        for part, array in zip(self._parts, samples.arrays(), strict=True):
            part[places] = torch.from_numpy(np.ascontiguousarray(array)).to(self._device)
        self.added += len(samples)

    def batch(self, count: int, newest: float) -> list[torch.Tensor]:
        """Random positions of the newest share of all that were ever added."""
        reach = min(self.added, self._room, max(20_000, int(self.added * newest)))
        places = (self.added - 1 - torch.randint(reach, (count,), device=self._device)) % self._room
        return [part[places] for part in self._parts]

    def all(self) -> list[torch.Tensor]:
        """All positions that it holds."""
        return [part[: self.added] for part in self._parts]


class Learner:
    """A network, its optimiser, and a mean of its weights over the last steps (EMA)."""

    def __init__(self, shape: Shape, device: str, rate: float = 1e-3) -> None:
        self._shape, self._device, self.rate = shape, device, rate
        self.model, self.mean = Model(shape).to(device), Model(shape).to(device)
        self.mean.load_state_dict(self.model.state_dict())
        self._optimiser = torch.optim.AdamW(self.model.parameters(), lr=rate, weight_decay=1e-2)
        self._highs = torch.from_numpy(shape.highs).to(device)
        self._turned = torch.from_numpy(turned_places(shape)).to(device)
        self._plain_steepness = torch.from_numpy(shape.steepness()).to(device)
        self.steps = 0

    def learn(self, batch: list[torch.Tensor], root_share: float, rate: float) -> list[torch.Tensor]:
        """One step; returns the losses of points, wins and sources."""
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        seats, is_of_moves, clock, _, _, estimates, has_root, root_wins, root_points, wins, points, earned = batch
        out, logits, expected = self._outputs(self.model, batch, is_turned=True)
        is_played = _is_there(seats, estimates) & ~is_of_moves[:, None]
        is_found = is_played | (is_of_moves[:, None] & (has_root > 0))
        share = torch.where(is_of_moves[:, None], 1.0, root_share) * has_root
        points_to_learn = points + share * (root_points - points)
        weight = (self._plain_steepness[clock.long()] ** 2)[:, None]
        error = (expected - points_to_learn) * is_found
        middle = error.sum(1, keepdim=True) / is_found.sum(1, keepdim=True).clamp(min=1)
        error = (error - middle * is_of_moves[:, None]) * is_found  # of moves only the differences are learnt
        points_loss = (weight * error**2).sum() / is_found.sum()
        wins_to_learn = (wins + share * (root_wins - wins)) * is_played
        wins_to_learn = wins_to_learn / wins_to_learn.sum(1, keepdim=True).clamp(min=1e-6)
        win_loss = -(wins_to_learn * functional.log_softmax(logits, 1)).sum() / (~is_of_moves).sum()
        source_error = (POINTS_SCALE * out[..., 2:] - earned) ** 2
        source_loss = ((is_played * weight)[..., None] * source_error).sum() / is_played.sum()
        loss = points_loss + win_loss + SOURCE_WEIGHT * source_loss
        self._optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self._optimiser.step()
        self._follow()
        return [points_loss.detach(), win_loss.detach(), source_loss.detach()]

    def _follow(self) -> None:
        """Moves the mean network a little towards the one that learns."""
        self.steps += 1
        keep = min(KEEP, 1 - 1 / (1 + self.steps))
        with torch.no_grad():
            for slow, fast in zip(self.mean.parameters(), self.model.parameters(), strict=True):
                slow.lerp_(fast, 1 - keep)

    def _outputs(self, model: Model, batch: list[torch.Tensor], *, is_turned: bool) -> tuple[torch.Tensor, ...]:
        """All outputs, win logits and expected points of each seat."""
        seats, _, clock, places, rows, estimates = batch[:6]
        places = places.long()
        if is_turned:
            turns = torch.randint(TURNS, (*places.shape[:-1], 1), device=self._device)
            places = self._turned[turns, places]
        out = model(places, rows.float() / self._highs)
        expected = estimates + POINTS_SCALE * out[..., 0]
        scale = model.log_steepness.exp()[seats.long() - 2, clock.long()]
        logits = scale[:, None] * expected.detach() + out[..., 1]
        return out, logits.masked_fill(~_is_there(seats, estimates), ILLEGAL), expected

    @torch.no_grad()
    def judged(self, batch: list[torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Win shares and points by the mean network, and points to come by source."""
        out, logits, expected = self._outputs(self.mean, batch, is_turned=False)
        return functional.softmax(logits, 1), expected, POINTS_SCALE * out[..., 2:]

    @torch.no_grad()
    def judged_by_hand(self, batch: list[torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
        """Win shares and points by the hand-written judgement."""
        logits = self._plain_steepness[batch[2].long()][:, None] * batch[5]
        return functional.softmax(logits.masked_fill(~_is_there(batch[0], batch[5]), ILLEGAL), 1), batch[5]

    def network(self) -> Network:
        """The mean network as compiled code takes it."""
        network = self._shape.untrained()
        with torch.no_grad():
            for name, tensor in self._tensors(self.mean).items():
                network[name] = tensor.cpu().numpy()
            network["seat_inputs"] /= self._shape.highs[:, None]
            network["steepness"] = np.exp(network["steepness"])
        return network

    def take(self, network: Network) -> None:
        """Goes on with a network that `network` has given."""
        network = network.copy()
        network["seat_inputs"] *= self._shape.highs[:, None]
        network["steepness"] = np.log(network["steepness"])
        with torch.no_grad():
            for model in (self.model, self.mean):
                for name, tensor in self._tensors(model).items():
                    tensor.copy_(torch.from_numpy(network[name][0].copy()).to(self._device))

    @staticmethod
    def _tensors(model: Model) -> dict[str, torch.Tensor]:
        """The tensors of a model under the names of the arrays in compiled code."""
        return {
            "card_inputs": model.cards.weight,
            "card_bias": model.card_bias,
            "card_hidden": model.card_hidden.weight.T,
            "card_hidden_bias": model.card_hidden.bias,
            "from_cards": model.from_cards.weight.T,
            "seat_inputs": model.seat.weight.T,
            "seat_bias": model.seat.bias,
            "hidden": model.hidden.weight.T,
            "hidden_bias": model.hidden.bias,
            "outputs": model.outputs.weight.T,
            "output_bias": model.outputs.bias,
            "steepness": model.log_steepness,
        }


def _is_there(seats: torch.Tensor, like: torch.Tensor) -> torch.Tensor:
    """Which of the four seats somebody has."""
    return torch.arange(like.shape[1], device=like.device)[None, :] < seats[:, None]
