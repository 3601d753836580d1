"""`saqqara train`: one command for all games that have a network."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_commands import in_this_process


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ("--seats 5", "--seats: expected numbers from 2 to 4 separated by commas, got '5'"),
        ("--minutes 0", "--minutes: expected a number above 0, got 0"),
        ("--root-share 2", "--root-share: expected a number from 0 to 1, got 2"),
        ("--processes 1000", "--processes: expected 1 to 256, got 1000"),
    ],
)
def test_all_games_take_the_same_options(tmp_path: Path, game: str, words: str, refusal: str) -> None:
    done = in_this_process("train", game, "--out", str(tmp_path), *words.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert refusal in done.stderr


def test_an_option_that_only_another_game_has_is_refused(tmp_path: Path) -> None:
    done = in_this_process("train", "pyramids", "--out", str(tmp_path), "--trace", "0.5")
    assert done.returncode == 2
    assert "--trace: expected a game whose self-play has it, got 'pyramids'" in done.stderr


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    done = in_this_process("train", "chess", "--out", str(tmp_path))
    assert done.returncode == 2
    assert "imhotep" in done.stderr
