"""A tiny training run: it learns, is interrupted, goes on, and what it learnt can be played with. PyTorch is needed."""

from __future__ import annotations

import importlib.util
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from saqqara.bots.network.shape import fault_of, network_of, shape_of
from saqqara.bots.network.weights import load
from saqqara.rules.edition import default_edition
from saqqara.training.folder import Run, RunFolder
from saqqara.training.self_play import Plan
from tests.bots.network.networks import SMALL, random_weights
from tests.equipment import NOT_RUN

HAS_TORCH = importlib.util.find_spec("torch") is not None
pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not HAS_TORCH, reason=f"{NOT_RUN}: training needs torch, which is not installed"),
]

EDITION = default_edition("imhotep")
RUN = Run("imhotep", EDITION.hash, (2, 3), SMALL, seed=1, name="tiny")
FEW = Plan(full=8, quick=4, first_full=8, first_quick=4)
MINUTES = 0.2


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learning begins with the first games."""
    from saqqara.training import run

    for name, value in {"BEGIN_LEARNING": 100, "PUBLISH_S": 0.5, "TRIALS": 1, "FIRST_POSITIONS": 500}.items():
        monkeypatch.setattr(run, name, value)


@pytest.mark.usefixtures("quickly")
def test_a_run_learns_and_goes_on_after_an_interrupt(tmp_path: Path) -> None:
    from saqqara.training.run import Progress, Trainer

    told: list[Progress] = []

    def interrupt(progress: Progress) -> None:
        told.append(progress)
        if progress.steps > 20:
            raise KeyboardInterrupt

    folder = RunFolder(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        Trainer(EDITION, folder, RUN, FEW).train(60, interrupt, tell_s=0)
    kept = folder.run()
    assert kept is not None
    assert kept.is_same(RUN)
    assert kept.positions == told[-1].positions
    assert told[-1].losses["points"] < told[len(told) // 4].losses.get("points", np.inf)

    again = RunFolder(tmp_path)
    weights = Trainer(EDITION, again, kept, FEW).train(kept.seconds / 60 + MINUTES, told.append, tell_s=0)
    assert weights.training.positions > kept.positions
    saved = load(again.weights("imhotep"))
    assert fault_of(saved, EDITION, 2) is None
    assert saved.training == weights.training


@pytest.mark.usefixtures("quickly")
def test_a_run_can_begin_with_a_network(tmp_path: Path) -> None:
    from saqqara.training.run import Trainer

    weights = random_weights(EDITION)
    trainer = Trainer(EDITION, RunFolder(tmp_path), RUN, FEW)
    trainer.start_with(weights)
    for ours, given in zip(trainer._learner.network(), network_of(weights), strict=True):
        assert np.allclose(ours, given, atol=1e-6)


def test_a_learner_that_is_saved_and_loaded_is_the_same(tmp_path: Path) -> None:
    from saqqara.encoding.actions import Actions
    from saqqara.training.learner import Learner
    from saqqara.training.symmetries import symmetries_of

    shape = shape_of(EDITION, SMALL)
    one, other = (Learner(shape, symmetries_of(shape, Actions("imhotep").names), "cpu") for _ in range(2))
    one.take(network_of(random_weights(EDITION)))
    one.steps = 7
    one.save(tmp_path / "learner.pt")
    other.load(tmp_path / "learner.pt")
    assert other.steps == 7
    assert all(np.array_equal(a, b) for a, b in zip(one.network(), other.network(), strict=True))


def test_a_run_of_another_kind_is_not_continued() -> None:
    assert not RUN.is_same(replace(RUN, hidden=(8, 8)))
