"""A tiny training run of each game with PyTorch: it learns, is interrupted and goes on."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from saqqara.bots.network.searcher import game_network
from saqqara.bots.network.weights import Weights, load
from saqqara.rules.edition import default_edition
from saqqara.training.folder import Run, RunFolder
from saqqara.training.kit import kit_of
from tests.bots.network.networks import SMALL
from tests.equipment import NOT_RUN

HAS_TORCH = importlib.util.find_spec("torch") is not None
pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not HAS_TORCH, reason=f"{NOT_RUN}: training needs torch, which is not installed"),
    pytest.mark.parametrize("game", ["imhotep", "pyramids"]),
]

HIDDEN = {"imhotep": SMALL, "pyramids": ()}
MINUTES = 0.2


def fresh(game: str) -> Run:
    return Run(game, default_edition(game).hash, (2, 3), HIDDEN[game], seed=1, name="tiny")


def random_weights(game: str) -> Weights:
    """An untrained network whose numbers are all a little off."""
    weights, chance = kit_of(game).untrained(default_edition(game), HIDDEN[game]), np.random.default_rng(1)
    for array in weights.arrays.values():
        array[...] += 0.01 * chance.standard_normal(array.shape, np.float32)
    return weights


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learning begins with the first games."""
    from saqqara.training import run

    quick = {"BEGIN_LEARNING": 100, "PUBLISH_S": 0.5, "TRIALS": 1, "FIRST_SHARE": 0.0, "HELD_OUT": 5}
    for name, value in quick.items():
        monkeypatch.setattr(run, name, value)


@pytest.mark.usefixtures("quickly")
def test_a_run_learns_and_goes_on_after_an_interrupt(tmp_path: Path, game: str) -> None:
    from saqqara.training.run import Progress, Trainer

    told: list[Progress] = []

    def interrupt(progress: Progress) -> None:
        told.append(progress)
        if progress.steps > 60:
            raise KeyboardInterrupt

    folder, edition, plan = RunFolder(tmp_path), default_edition(game), kit_of(game).quick_plan
    one = Trainer(edition, folder, fresh(game), plan)
    with pytest.raises(KeyboardInterrupt):
        one.train(60, interrupt, tell_s=0)
    kept = folder.run()
    assert kept is not None
    assert kept.is_same(fresh(game))
    losses = [progress.losses["sources"] for progress in told if progress.losses]
    assert losses[-1] < losses[0]

    again = Trainer(edition, RunFolder(tmp_path), kept, plan)
    before, after = one.progress(), again.progress()
    assert (after.games, after.positions, after.steps) == (before.games, before.positions, before.steps)
    assert before.judged is not None
    assert after.judged is not None
    assert after.judged.log_loss() == pytest.approx(before.judged.log_loss(), abs=1e-5)
    weights = again.train(kept.seconds / 60 + MINUTES, told.append, tell_s=0)
    assert weights.training.positions > kept.positions
    saved, network = load(folder.weights(game)), game_network(game)
    assert network is not None
    assert network.fault(saved, edition, 2) is None
    assert saved.training == weights.training


def test_a_network_that_is_taken_comes_out_the_same(game: str) -> None:
    weights, learner = random_weights(game), kit_of(game).learner(default_edition(game), HIDDEN[game])
    learner.take(weights.arrays)
    found = learner.arrays()
    assert found.keys() == weights.arrays.keys()
    for name in found.keys() - {"lift"}:
        assert np.allclose(found[name], weights.arrays[name], atol=1e-6), name


def test_a_learner_that_is_saved_and_loaded_is_the_same(tmp_path: Path, game: str) -> None:
    one, other = (kit_of(game).learner(default_edition(game), HIDDEN[game]) for _ in range(2))
    one.take(random_weights(game).arrays)
    one.steps = 7
    one.save(tmp_path / "learner.pt")
    other.load(tmp_path / "learner.pt")
    assert other.steps == 7
    assert all(np.array_equal(array, other.arrays()[name]) for name, array in one.arrays().items())
