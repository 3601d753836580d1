"""What a training run needs of Imhotep."""

from __future__ import annotations

from saqqara.bots.network.evaluation import ARRAYS
from saqqara.bots.network.shape import HIDDEN, Shape, shape_of
from saqqara.bots.network.weights import Weights
from saqqara.bots.search.searcher import Effort
from saqqara.encoding.actions import Actions
from saqqara.rules.edition import Edition
from saqqara.training.imhotep.samples import ImhotepSamples
from saqqara.training.imhotep.self_play import Plan, SelfPlayer
from saqqara.training.imhotep.symmetries import symmetries_of
from saqqara.training.kit import Hidden, Kit, Learner, Settings, untrained_weights


def _shape(edition: Edition, hidden: Hidden) -> Shape:
    first, second = hidden
    return shape_of(edition, (first, second))


def _untrained(edition: Edition, hidden: Hidden) -> Weights:
    shape = _shape(edition, hidden)
    return untrained_weights(edition, shape.hash, dict(zip(ARRAYS, shape.untrained(), strict=True)))


def _self_player(edition: Edition, seats: int, hidden: Hidden, plan: Plan) -> SelfPlayer:
    return SelfPlayer(edition, seats, _shape(edition, hidden), plan)


def _learner(edition: Edition, hidden: Hidden) -> Learner:
    from saqqara.training.imhotep.learner import ImhotepLearner

    shape, names = _shape(edition, hidden), Actions(edition.game, edition=edition).names
    return ImhotepLearner(shape, symmetries_of(shape, names))


KIT = Kit(
    hidden=HIDDEN,
    plan=Plan(),
    quick_plan=Plan(full=4, quick=4, first_full=4, first_quick=4),
    samples=ImhotepSamples,
    settings=Settings(reuse=12, first_positions=600_000, first_root_share=0.0, root_share=0.5, last_root_share=0.5),
    trial=Effort(400, horizon=0, exploration=0.4, margin=0.15, nodes=16),
    untrained=_untrained,
    self_player=_self_player,
    learner=_learner,
)
