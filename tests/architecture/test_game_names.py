"""The house, reviews, lessons and puzzles know no game by its name: what they need of one stands in its descriptor."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import saqqara
from saqqara.games import GAMES

PACKAGE = Path(saqqara.__file__).parent
OPTION_FIELDS = {"sides", "wrath"}  # two options of Imhotep are also fields of a new table


def literals(file: Path) -> Iterator[str]:
    """Yields the texts that code compares with or looks up: not docstrings, not examples in descriptions."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def options_of_games() -> set[str]:
    return {option.name for game in GAMES.values() for option in game.options}


@pytest.mark.parametrize("room", ["server", "review", "school"])
def test_no_game_is_named(room: str) -> None:
    for file in (PACKAGE / room).rglob("*.py"):
        assert not set(literals(file)) & set(GAMES), file


def test_no_option_of_a_game_is_named() -> None:
    found = {name for file in (PACKAGE / "server").rglob("*.py") for name in set(literals(file)) & options_of_games()}
    assert found <= OPTION_FIELDS
