"""How well the network judges positions of games that it has not learnt from."""

from __future__ import annotations

import torch

from saqqara.training.pyramids.learner import Learner

TENTHS = 10
ENOUGH = 500  # positions of a tenth for it to be counted


def losses(learner: Learner, batch: list[torch.Tensor]) -> str:
    """Log loss of win shares, error and bias of points: of the network, and of the hand-written judgement."""
    seats, wins, points = batch[0], batch[9], batch[10]
    is_there = torch.arange(points.shape[1], device=points.device)[None, :] < seats[:, None]
    shares, expected, _ = learner.judged(batch)
    shares_by_hand, expected_by_hand = learner.judged_by_hand(batch)
    found = []
    for share, expectation in ((shares, expected), (shares_by_hand, expected_by_hand)):
        loss = -(wins * share.clamp(min=1e-6).log()).sum(1).mean()
        error = (expectation - points)[is_there]
        found.append(f"log loss {loss:.4f}, points {error.pow(2).mean().sqrt():.2f} bias {error.mean():+.2f}")
    return f"{found[0]} (by hand {found[1]})"


def lift(learner: Learner, batch: list[torch.Tensor], expeditions: int) -> float:
    """The points for each expedition to come that the network expects too few (least squares)."""
    seats, clock, points = batch[0], batch[2], batch[10]
    is_there = torch.arange(points.shape[1], device=points.device)[None, :] < seats[:, None]
    left = (expeditions - clock.float())[:, None] * is_there
    missing = (points - learner.judged(batch)[1]) * is_there
    return float((missing * left).sum() / (left * left).sum())


def calibration(learner: Learner, batch: list[torch.Tensor]) -> list[str]:
    """By number of seats: what was said of the first place and what came, and the bias of points by source."""
    lines = []
    for seats in (2, 3, 4):
        chosen = batch[0] == seats
        if not bool(chosen.any()):
            continue
        part = [tensor[chosen] for tensor in batch]
        shares, expected, sources = learner.judged(part)
        by_hand, expected_by_hand = learner.judged_by_hand(part)
        for name, share, expectation in (("network", shares, expected), ("by hand", by_hand, expected_by_hand)):
            bias = (expectation - part[10])[:, :seats].mean()
            lines.append(f"{seats} seats, {name}: {_tenths(share[:, :seats], part[9][:, :seats])}; points {bias:+.2f}")
        by_source = (sources - part[11])[:, :seats].mean((0, 1))
        lines.append(f"{seats} seats, bias by source: " + " ".join(f"{bias:+.2f}" for bias in by_source.tolist()))
    return lines


def _tenths(shares: torch.Tensor, wins: torch.Tensor) -> str:
    """Each tenth of shares of the first place: said, came, number of positions."""
    tenths = (shares * TENTHS).long().clamp(max=TENTHS - 1)
    found = []
    for tenth in range(TENTHS):
        chosen = tenths == tenth
        if int(chosen.sum()) >= ENOUGH:
            said, came = 100 * float(shares[chosen].mean()), 100 * float(wins[chosen].mean())
            found.append(f"{said:.0f}->{came:.0f} ({int(chosen.sum())})")
    return " ".join(found)
