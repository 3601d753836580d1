"""Networks on disk: what is written is read again, and what does not fit is not played with."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from saqqara.bots.network import weights as weights_module
from saqqara.bots.network.judge import Judge
from saqqara.bots.network.network_tree import give, tree_for
from saqqara.bots.network.searcher import find_weights, game_network
from saqqara.bots.network.weights import NETWORKS_VARIABLE, SHIPPED, Correction, load, save
from saqqara.bots.search.tree_pool import compiled_for
from saqqara.rules.edition import default_edition
from saqqara.rules.errors import SaqqaraError
from tests.bots.network.networks import random_weights
from tests.games import random_match

EDITION = default_edition("imhotep")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is looked into for networks."""
    monkeypatch.setenv(NETWORKS_VARIABLE, str(tmp_path))
    monkeypatch.setattr(weights_module, "_found", {})
    return tmp_path


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    weights = random_weights(EDITION)
    save(tmp_path / "a.npz", weights)
    again = load(tmp_path / "a.npz")
    assert again.training == weights.training
    assert again.arrays.keys() == weights.arrays.keys()
    for name, array in again.arrays.items():
        assert np.allclose(array, weights.arrays[name], atol=1e-3)
        assert array.dtype == np.float32


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 and nothing else"])
def test_a_file_that_is_no_network_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "a.npz"
    file.write_bytes(content)
    with pytest.raises(SaqqaraError, match=r"expected a file of weights, got .*a\.npz"):
        load(file)


def test_an_archive_of_other_arrays_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "a.npz", inputs=np.zeros(3))
    with pytest.raises(SaqqaraError, match="expected a file of weights"):
        load(tmp_path / "a.npz")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaqqaraError, match="expected a file of weights"):
        load(tmp_path / "none.npz")


def test_a_network_of_ones_own_is_played_with(folder: Path) -> None:
    save(folder / "imhotep.npz", random_weights(EDITION, seats=(2, 4)))
    found = find_weights(EDITION, 2)
    assert found is not None
    assert found.training.run == "test"
    assert find_weights(EDITION, 3) is None, "it was not trained for three"


def test_a_network_for_one_number_of_seats_comes_first(folder: Path) -> None:
    for name, seats in (("imhotep", (2, 3, 4)), ("imhotep-2", (2,))):
        save(folder / f"{name}.npz", random_weights(EDITION, seats=seats))
    found = [find_weights(EDITION, seats) for seats in (2, 3)]
    assert [weights.training.seats for weights in found if weights] == [(2,), (2, 3, 4)]


def test_a_network_for_other_inputs_is_not_played_with(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    weights = random_weights(EDITION)
    other = replace(weights, training=replace(weights.training, shape="another"))
    save(folder / "imhotep.npz", other)
    with caplog.at_level(logging.WARNING):
        assert find_weights(EDITION, 2) is None
    assert "imhotep.npz: the network was trained with other inputs; bots judge without it" in caplog.text


def test_a_network_with_arrays_of_other_sizes_is_not_played_with(folder: Path) -> None:
    weights = random_weights(EDITION)
    cut = replace(weights, arrays=weights.arrays | {"inputs": weights.arrays["inputs"][:-1]})
    save(folder / "imhotep.npz", cut)
    assert find_weights(EDITION, 2) is None


@pytest.mark.parametrize("file", sorted(SHIPPED.glob("*.npz")), ids=lambda file: str(file.stem))
def test_what_is_shipped_says_where_it_comes_from(file: Path) -> None:
    weights = load(file)
    game, _, seats = file.stem.partition("-")
    edition = default_edition(game)
    assert weights.training.game == game
    assert weights.training.edition == edition.hash
    network = game_network(game)
    assert network is not None
    assert all(network.fault(weights, edition, number) is None for number in weights.training.seats)
    assert not seats or weights.training.seats == (int(seats),)
    assert weights.training.licence == "Apache-2.0"
    assert weights.training.games > 1000
    assert file.stat().st_size < 2_000_000


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_a_network_is_shipped_for_every_number_of_seats(game: str) -> None:
    assert all(find_weights(default_edition(game), seats) for seats in (2, 3, 4))


def test_a_file_without_scales_says_what_the_network_says(tmp_path: Path) -> None:
    weights = random_weights(EDITION)
    save(tmp_path / "a.npz", weights)
    with np.load(tmp_path / "a.npz") as found:
        parts = dict(found)
    said = json.loads(str(parts["training"]))
    for name in [name for name in said if name.startswith(("win_", "source_", "review_"))]:
        del said[name]
    np.savez(tmp_path / "old.npz", **{**parts, "training": np.array(json.dumps(said))})
    assert load(tmp_path / "old.npz").training == weights.training
    for seats in (2, 3, 4):
        assert (weights.training.win_scale(seats), weights.training.correction(seats)) == (1, Correction())


def test_a_correction_is_kept_for_its_number_of_seats(tmp_path: Path) -> None:
    weights = random_weights(EDITION)
    correction = Correction(1.25, 0.01, -0.5, 0.04)
    scaled = replace(weights, training=weights.training.with_win_scale(3, 1.5).with_correction(4, correction))
    save(tmp_path / "a.npz", scaled)
    found = load(tmp_path / "a.npz").training
    assert (found.win_scales, found.review_scales) == ((1.0, 1.5, 1.0), (1.0, 1.0, 1.25))
    assert (found.win_scale(3), found.correction(4), found.correction(3)) == (1.5, correction, Correction())


def test_the_scale_makes_win_shares_bolder_in_the_search_as_in_the_judge() -> None:
    match = random_match(2, seats=3, most=20)
    seat, weights = match.seats_to_move[0], random_weights(EDITION)
    bold = replace(weights, training=weights.training.with_win_scale(3, 2.0))
    said, boldly = (Judge(EDITION, 3, one).judge(match.state(seat), seat).wins for one in (weights, bold))
    assert boldly == pytest.approx(said**2 / (said**2).sum(), abs=1e-5)
    for one, wins in ((weights, said), (bold, boldly)):
        tree = tree_for(EDITION, 3, one, 500)
        give(tree, one)
        tree.reset(1)
        settings = np.zeros(1, compiled_for(EDITION).tree.SETTINGS)
        settings[0] = (seat, 0, 0, 0.4, 0.3, 0.1)
        tree.search(match.state(seat).pack().view(compiled_for(EDITION).state), settings, 1)
        assert tree.root["wins"][:3] == pytest.approx(wins, abs=1e-5)
