"""Examples for researchers do what they say: OpenSpiel, the linear learner, records for the browser, MaskablePPO."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from tools import ROOT

from saqqara.match.verification import verify
from tests.equipment import NOT_RUN, ppo
from tests.server.houses import open_house

has_openspiel = importlib.util.find_spec("pyspiel") is not None


def example(name: str) -> Any:
    """The module of an example."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(not has_openspiel, reason=f"{NOT_RUN}: open_spiel is not installed")
def test_random_play_through_openspiel() -> None:
    random_play = example("openspiel_random")
    for name in random_play.GAMES:
        told: list[str] = []
        first, again = (random_play.play(name, seed=4, report=told.append) for _ in range(2))
        assert first.history() == again.history()
        assert sum(first.returns()) == 0
        assert verify(first.record()).is_finished
        assert told[0].startswith(name.partition("(")[0])


@pytest.mark.soak
def test_the_linear_learner_learns() -> None:
    """Few rounds; what it says of itself is what it counts."""
    told: list[str] = []
    before, after = example("linear_learner").train(rounds=5, seed=3, report=told.append)
    assert 0.4 < before < 0.6
    assert after > before + 0.2
    assert f"{before:.1%}" in told[0]
    assert f"{after:.1%}" in told[-1]


@pytest.mark.soak
def test_the_linear_learner_is_seeded() -> None:
    learner = example("linear_learner")
    runs = [learner.train(rounds=1, seed=5, report=lambda _: None) for _ in range(2)]
    assert runs[0] == runs[1]


def test_records_of_self_play_open_in_a_house(tmp_path: Path) -> None:
    """The links are those of the house: it shows the match that was played."""
    export = example("export_record")
    records = export.play(tmp_path / "played", games=1)
    export.bring_in(records, tmp_path / "for the house", tmp_path / "house")
    with open_house(tmp_path / "house") as house:
        (link,) = export.links_to(tmp_path / "house", house.address)
        assert httpx.get(link).status_code == 200
        told = httpx.get(link.replace("/table/", "/api/tables/") + "/record")
        assert told.text == records[0].read_text()


@pytest.mark.soak
@pytest.mark.skipif(
    ppo() is None, reason=f"{NOT_RUN}: MaskablePPO needs torch and sb3-contrib, which are not installed"
)
def test_maskable_ppo_learns() -> None:
    """Less than the example does by itself; a random player has half of the first places."""
    before, after = example("maskable_ppo").train(steps=24_000, seed=1, games=150, report=lambda _: None)
    assert 0.35 < before < 0.7
    assert after > 0.65
