"""Self-play and review: through the same door as tournaments, in one process, in several, and on a real local Ray."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from saqqara import Match
from saqqara.match.verification import verify
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import Edition, default_edition, edition_of_figures
from saqqara.rules.errors import BadEdition, SaqqaraError
from saqqara.tournament.results_folder import Result
from saqqara.tournament.review import Decision, Review, review
from saqqara.tournament.self_play import record_of, self_play

SIDES = "BABAB"


def without_times(results: list[Result]) -> list[dict[str, Any]]:
    return [result.without_times() for result in results]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Result]]:
    out = tmp_path_factory.mktemp("games")
    return out, self_play("imhotep", ["random", "mason"], 2, out, sides=SIDES)


def test_every_game_leaves_a_record_that_verifies(games: tuple[Path, list[Result]]) -> None:
    out, results = games
    assert len(results) == 2
    for result in results:
        text = record_of(out, result).read_text()
        assert verify(text).is_finished
        match = Match.from_record(text)
        assert match.outcome is not None
        assert list(match.outcome.points) == result.points
        assert match.position()["sides"] == SIDES


def box_without_mercy() -> Edition:
    figures = default_edition("imhotep").figures
    return edition_of_figures("imhotep", "merciless", {**figures, "wrath.penalty": figures["wrath.penalty"] + 1})


def test_an_edition_is_taken_as_it_is(tmp_path: Path) -> None:
    """By a match, by self-play in several processes and by a review: wherever a name or a path is."""
    box = box_without_mercy()
    assert Match.new("imhotep", 2, edition=box).edition is box
    results = self_play("imhotep", ["random", "random"], 2, tmp_path, processes=2, edition=box)
    text = record_of(tmp_path, results[0]).read_text()
    assert f"edition: merciless {box.hash}\n" in text
    assert verify(text, box).is_finished
    assert len(self_play("imhotep", ["random", "random"], 3, tmp_path, edition=box)) == 3, "the same call goes on"
    for game in (default_edition("pyramids"), 7):
        with pytest.raises(BadEdition, match="edition: expected"):
            self_play("imhotep", ["random", "random"], 1, tmp_path / "new", edition=game)  # type: ignore[arg-type]
    assert not (tmp_path / "new").exists()


def test_a_cost_is_the_sum_over_the_decisions_of_a_seat() -> None:
    costs = [(0, 0.4), (1, 0.25), (0, None), (0, 0.8), (1, 0.0)]
    decisions = [Decision(turn, seat, "take", "pass", cost) for turn, (seat, cost) in enumerate(costs)]
    found = Review("game.record", "mason", decisions)
    assert [found.cost_of(seat) for seat in range(3)] == pytest.approx([1.2, 0.25, 0])
    assert "sum" in (Review.cost_of.__doc__ or "")


def test_the_same_call_again_goes_on(games: tuple[Path, list[Result]]) -> None:
    out, results = games
    steps: list[int] = []
    again = self_play("imhotep", ["random", "mason"], 4, out, sides=SIDES, advance=steps.append)
    assert len(steps) == 2
    assert without_times(again)[:2] == without_times(results)
    with pytest.raises(SaqqaraError, match="expected players"):
        self_play("imhotep", ["random", "random"], 4, out, sides=SIDES)


@pytest.mark.parametrize(
    ("levels", "how", "complaint"),
    [
        (["random"], {}, "seats"),
        (["random", "nobody"], {}, "player: expected"),
        (["random", "random"], {"sides": "ABC"}, "sides"),
        (["random", "random"], {"colour": "red"}, "--colour"),
        (["random", "random"], {"processes": 0}, "--processes"),
        (["random", "random"], {"ray": "nonsense"}, "--ray"),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path: Path, levels: list[str], how: Any, complaint: str) -> None:
    with pytest.raises(SaqqaraError, match=complaint):
        self_play("imhotep", levels, 1, tmp_path / "new", **how)
    assert not (tmp_path / "new").exists()


def test_a_review_asks_the_level_what_the_seat_was_asked(games: tuple[Path, list[Result]]) -> None:
    out, results = games
    (found,) = review([record_of(out, results[0])], level="mason")
    match = Match.from_record(record_of(out, results[0]).read_text())
    asked = [(number, seat, move) for number, (seat, move) in enumerate(match.moves()) if seat != NATURE]
    told = [(one.turn, one.seat, one.move) for one in found.decisions]
    assert set(told) <= set(asked)
    assert len(told) > len(asked) / 2
    assert all(one.cost is None or 0 <= one.cost <= 1 for one in found.decisions)
    assert all(one.cost == 0 for one in found.decisions if one.move == one.best)
    by_random, by_mason = (share_of_best(found, seat) for seat in range(2))
    assert by_mason > by_random


def share_of_best(found: Review, seat: int) -> float:
    own = [one for one in found.decisions if one.seat == seat]
    return sum(one.move == one.best for one in own) / len(own)


@pytest.mark.soak
def test_several_processes_review_as_one(games: tuple[Path, list[Result]]) -> None:
    out, results = games
    files = [record_of(out, result) for result in results[:2]]
    one, two = (list(review(files, level="mason", processes=processes)) for processes in (1, 2))
    assert sorted(one, key=lambda found: found.record) == sorted(two, key=lambda found: found.record)


@pytest.mark.soak
# On a machine that is slow for a while Ray lets go of its own processes before they have ended.
@pytest.mark.filterwarnings(
    "ignore:Exception ignored in. <function Popen.__del__:pytest.PytestUnraisableExceptionWarning"
)
def test_a_real_local_ray_plays_and_reviews_the_same(tmp_path: Path) -> None:
    """Without Ray this fails, as it should: `pip install -e '.[test-all]'` brings it."""
    here = self_play("pyramids", ["random", "random"], 3, tmp_path / "here")
    there = self_play("pyramids", ["random", "random"], 3, tmp_path / "there", ray="local", processes=2)
    assert without_times(here) == without_times(there)
    files = [record_of(tmp_path / "here", result) for result in here[:1]]
    assert list(review(files, "mason")) == list(review(files, "mason", ray="local"))
