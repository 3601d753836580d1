"""A run of each game without PyTorch: it plays, learns, is interrupted and goes on, and its network can be played with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from saqqara.bots.network.searcher import game_network
from saqqara.bots.network.weights import load
from saqqara.rules.edition import default_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.training import run as run_module
from saqqara.training.folder import Run, RunFolder
from saqqara.training.jobs import Trial, Tried, work
from saqqara.training.kit import check_start, kit_of
from saqqara.training.run import Progress, Trainer
from tests.training.learners import BIAS, OneNumberLearner

GAMES = ["imhotep", "pyramids"]


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learning begins with the first game, and the network plays at once."""
    quick = {"GAMES_OF_A_JOB": 1, "HELD_OUT": 2, "BEGIN_LEARNING": 1, "FIRST_SHARE": 0.0, "PUBLISH_S": 0.0}
    for name, value in quick.items():
        monkeypatch.setattr(run_module, name, value)


def fresh(game: str) -> Run:
    return Run(game, default_edition(game).hash, (2, 3, 3), kit_of(game).hidden, seed=1, name="tiny")


def trainer(folder: Path, run: Run) -> tuple[Trainer, OneNumberLearner]:
    edition = default_edition(run.game)
    learner = OneNumberLearner(edition, run.hidden)
    return Trainer(edition, RunFolder(folder), run, kit_of(run.game).quick_plan, learner=learner), learner


def interrupted(one: Trainer, steps: int) -> list[Progress]:
    """What a run told until it was interrupted, after so many steps."""
    told: list[Progress] = []

    def tell(progress: Progress) -> None:
        told.append(progress)
        if progress.steps >= steps:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        one.train(60, tell, tell_s=0)
    return told


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("game", GAMES)
def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path, game: str) -> None:
    one, learner = trainer(tmp_path, fresh(game))
    told = interrupted(one, steps=30)
    assert told[-1].losses["points"] < told[0].losses["points"]
    kept = RunFolder(tmp_path).run()
    assert kept is not None
    assert kept.is_same(fresh(game))
    assert kept.is_published

    again, learner_again = trainer(tmp_path, kept)
    before, after = one.progress(), again.progress()
    assert (after.games, after.positions, after.steps) == (before.games, before.positions, before.steps)
    assert (learner_again.added, learner_again.held_out) == (learner.added, learner.held_out)
    assert learner.added + learner.held_out == before.positions
    assert learner.held_out > 0
    assert interrupted(again, steps=before.steps + 10)[-1].games > before.games


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("game", GAMES)
def test_what_a_run_has_learnt_can_be_played_with(tmp_path: Path, game: str) -> None:
    interrupted(trainer(tmp_path, fresh(game))[0], steps=10)
    weights, edition, network = load(RunFolder(tmp_path).weights(game)), default_edition(game), game_network(game)
    assert network is not None
    assert network.fault(weights, edition, 2) is None
    assert network.fault(weights, edition, 4) == "the network was not trained for 4 seats"
    assert weights.training.seats == (2, 3)
    name, place = BIAS[game]
    assert weights.arrays[name][place] != 0
    tried = work(Trial(edition, 2, weights, replace(kit_of(game).trial, simulations=4), "apprentice", number=1))
    assert isinstance(tried, Tried)
    assert 0 <= tried.share <= 1


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("game", GAMES)
def test_the_network_is_tried_against_levels(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game for each number of seats against each opponent; then the run goes on."""
    monkeypatch.setattr(run_module, "TRIALS", 1)
    monkeypatch.setattr(run_module, "OPPONENTS", ("apprentice",))
    once = iter([True])
    monkeypatch.setattr(run_module._Clock, "is_due", lambda _, what, __: next(once, False) if what == "trial" else True)
    one, _ = trainer(tmp_path, fresh(game))
    one._kit = replace(one._kit, trial=replace(one._kit.trial, simulations=4))

    def tell(progress: Progress) -> None:
        if progress.strength.keys() == {(2, "apprentice"), (3, "apprentice")}:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        one.train(60, tell)


@pytest.mark.parametrize("game", GAMES)
def test_a_run_can_begin_with_a_network(tmp_path: Path, game: str) -> None:
    edition, kit = default_edition(game), kit_of(game)
    start = kit.untrained(edition, kit.hidden)
    name, place = BIAS[game]
    start.arrays[name][place] = 0.5
    start = replace(start, training=replace(start.training, seats=(4,)))
    check_start(start, edition, kit.hidden)
    one, learner = trainer(tmp_path, fresh(game))
    one.start_with(start)
    assert all(np.array_equal(array, start.arrays[name]) for name, array in learner.arrays().items())


def test_a_network_of_another_game_is_no_start() -> None:
    edition, kit = default_edition("pyramids"), kit_of("pyramids")
    other = kit_of("imhotep").untrained(default_edition("imhotep"), kit_of("imhotep").hidden)
    other = replace(other, training=replace(other.training, seats=(2,)))
    with pytest.raises(SaqqaraError, match="--start: expected a network for pyramids that fits this run, but the"):
        check_start(other, edition, kit.hidden)
