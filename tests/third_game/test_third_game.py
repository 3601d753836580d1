"""A game that is registered by one line plays everywhere, with no other edit."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test

from saqqara import IllegalMove, Match
from saqqara.bots.levels import LEVELS, level_bot
from saqqara.bots.protocol import Question
from saqqara.environments.batch import Batch
from saqqara.environments.pettingzoo.aec_env import SaqqaraAECEnv
from saqqara.environments.text_render import render_text
from saqqara.review import review
from saqqara.rules.contract import game_in
from saqqara.rules.edition import default_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.tournament.self_play import self_play
from saqqara.training.kit import kit_of
from tests.cli.test_commands import SAQQARA
from tests.environments.test_pettingzoo import quietly


def test_it_plays_in_a_match() -> None:
    match = Match.new("race", seats=3, seed=1)
    assert match.legal() == ["walk", "run"]
    match.play("walk")
    assert match.points == (1, 0, 0)
    match.undo(seat=0)
    with pytest.raises(IllegalMove):
        match.play("heads")
    chance = random.Random(1)
    while match.seats_to_move:
        match.play(chance.choice(match.legal()))
    assert match.outcome is not None
    assert max(match.points) == 5
    assert Match.from_record(match.record()).points == match.points
    assert Match.from_position(match.position()).points == match.points


def test_it_has_no_network_to_train() -> None:
    with pytest.raises(
        SaqqaraError, match=r"game: expected one whose network can be trained \(.*pyramids\), got 'race'"
    ):
        kit_of("race")


def test_another_edition_has_another_track(tmp_path: Path) -> None:
    file = tmp_path / "long.toml"
    file.write_text('game = "race"\nname = "long"\n[track]\nlength = { value = 9, mark = "assumed" }\n')
    match = Match.new("race", seats=2, seed=1, edition=str(file))
    while match.seats_to_move:
        match.play("walk")
    assert max(match.points) == 9


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it(level: str) -> None:
    match = Match.new("race", seats=2, seed=1)
    bot = level_bot(f"{level}@0.05" if level in ("vizier", "pharaoh") else level, match.edition)
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        match.play(bot.choose(Question(match.edition, match.state(seat), seat, seed=1)))
    assert match.outcome is not None


def test_it_is_reviewed() -> None:
    """Without a network, and without states that tell what earned the points."""
    match = Match.new("race", seats=2, seed=1)
    while match.seats_to_move:
        match.play(match.legal()[0])
    found = review(match.record(), simulations=50)
    assert found.is_done
    assert found.moments[-1].is_exact
    assert found.sources == ["steps"]


def test_the_search_sees_that_a_walk_wins() -> None:
    match = Match.from_position({"game": "race", "points": [4, 4]}, seed=1)
    bot = level_bot("architect", match.edition)
    assert bot.choose(Question(match.edition, match.state(0), 0, seed=1)) == "walk"


def test_it_plays_in_the_arena(tmp_path: Path) -> None:
    results = self_play("race", ["random", "mason"], 4, tmp_path)
    assert len(results) == 4
    assert (tmp_path / "records" / "000003.record").read_text().startswith("game: race")


def test_it_plays_in_a_batch() -> None:
    batch = Batch("race", games=16, seats=2)
    for _ in range(50):
        batch.step(batch.random_actions(), batch.rows(np.float32))
    assert batch.features.size == 2


def test_it_plays_in_pettingzoo() -> None:
    quietly(lambda: api_test(SaqqaraAECEnv("race", 2), num_cycles=50))
    assert "to_move" in render_text(game_in(default_edition("race")), Match.new("race", 2, seed=1).state(0))


def test_it_plays_in_the_terminal(tmp_path: Path) -> None:
    command = [*SAQQARA, "play", "race", "--seats", "2", "--seed", "1"]
    environment = os.environ | {"SAQQARA_GAMES": "tests.third_game:RACE", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        command, input="walk\n" * 20, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "points" in done.stdout
    assert "walk" in done.stdout


def test_its_lesson_is_played_in_the_terminal(tmp_path: Path) -> None:
    """All that it needs is in its folder: what it lights, what it says, and what it answers."""
    ended = subprocess.run(
        [*SAQQARA, "learn", "race"],
        input="walk\nrun\n\n",
        env={**os.environ, "SAQQARA_GAMES": "tests.third_game:RACE", "SAQQARA_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    for words in ("Two steps (Step 1 of 2)", "Run!", "That is one step only.", "you have won.", "done all lessons"):
        assert words in ended.stdout


def test_its_default_edition_has_its_name() -> None:
    assert default_edition("race").name == "race"
