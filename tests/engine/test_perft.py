"""Perft: how many lines of play there are, counted by both engines from fixed positions, and pinned."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saqqara import Match
from saqqara.games import GAMES
from saqqara.rules.compiled import load_over

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "perft.json").read_text())


def plain_perft(game: Any, state: Any, depth: int) -> int:
    seats = game.seats_to_move(state)
    if depth == 0 or not seats:
        return 1
    lines = 0
    for move in game.legal(state, seats[0]):
        after = state.copy()
        game.play(after, seats[0], move)
        lines += plain_perft(game, after, depth - 1)
    return lines


def compiled_perft(stepping: Any, raw: Any, depth: int) -> int:
    moves = np.zeros(stepping.MOVES, np.int16)
    count = stepping.options(raw, moves)
    if depth == 0 or count == 0:
        return 1
    lines = 0
    after_moves = np.zeros(stepping.MOVES, np.int16)
    for move in moves[:count].tolist():
        after = raw.copy()
        stepping.advance(after, move, after_moves)
        lines += compiled_perft(stepping, after, depth - 1)
    return lines


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_perft(case: dict[str, Any]) -> None:
    match = Match.from_position(case["position"], nature="manual")
    stepping = load_over("saqqara.rules.stepping", match.edition.game, match.edition, native=True)
    state = match.state()
    for depth, lines in enumerate(case["lines"], start=1):
        assert compiled_perft(stepping, state.pack(), depth) == lines
        if lines < 20_000:
            assert plain_perft(match.game, state, depth) == lines


def test_there_are_three_positions_for_each_player_count() -> None:
    for game in GAMES:
        counts = [case["position"]["seats"] for case in CASES if case["position"]["game"] == game]
        assert sorted(counts) == [2, 2, 2, 3, 3, 3, 4, 4, 4]
