"""What a training run needs of Pyramids."""

from __future__ import annotations

from saqqara.bots.network.pyramids.network import Shape, arrays_of
from saqqara.bots.network.weights import Weights
from saqqara.bots.search.searcher import Effort
from saqqara.rules.edition import Edition
from saqqara.training.kit import Hidden, Kit, Learner, Settings, untrained_weights
from saqqara.training.pyramids.samples import PyramidsSamples
from saqqara.training.pyramids.self_play import NODES, Plan, SelfPlayer


def _untrained(edition: Edition, _: Hidden) -> Weights:
    shape = Shape(edition)
    return untrained_weights(edition, shape.hash, arrays_of(shape.untrained()))


def _self_player(edition: Edition, seats: int, _: Hidden, plan: Plan) -> SelfPlayer:
    return SelfPlayer(edition, seats, Shape(edition), plan)


def _learner(edition: Edition, _: Hidden) -> Learner:
    from saqqara.training.pyramids.learner import PyramidsLearner

    return PyramidsLearner(Shape(edition))


KIT = Kit(
    hidden=(),  # fixed: `LAYERS` in network/pyramids/evaluation.py
    plan=Plan(),
    quick_plan=Plan(simulations=8, first_horizon=1, noted_share=1.0, least_visits=1),
    samples=PyramidsSamples,
    settings=Settings(reuse=8, first_positions=100_000, first_root_share=0.5, root_share=0.5, last_root_share=0.0),
    trial=Effort(160, horizon=0, margin=0.5, nodes=NODES),
    untrained=_untrained,
    self_player=_self_player,
    learner=_learner,
)
