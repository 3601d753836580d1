"""The bots in examples/ do what they say."""

from __future__ import annotations

import ast
import os
import re
from typing import get_args

import pytest
from tools import ROOT

from saqqara.bots.guard import PATIENCE_S, Kind
from saqqara.bots.players import player_of
from saqqara.bots.random_bot import RandomBot
from saqqara.bots.stdio_bot import FAREWELL_S, RESTARTS, START_UP_S
from saqqara.bots.stdio_engine import Engine
from saqqara.bots.stdio_process import MOST_BYTES, MOST_LINES
from saqqara.bots.stdio_protocol import LONGEST_LINE
from saqqara.games import GAMES
from saqqara.match.verification import verify
from saqqara.rules.edition import default_edition
from tests.bots.programs import play_match

EXAMPLES = ROOT / "examples"
SPECS = ("cmd:./examples/stdio_bot.py", "examples/greedy_bot.py:choose")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", SPECS)
def test_an_example_plays_whole_games(spec: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    with player_of(spec, default_edition(game), patience_s=60) as player:
        for number, seats in ((1, 2), (2, 4)):
            verify(play_match(game, player, number, seats).record())
    assert player.faults == []
    assert player.answered == player.asked


def test_greedy_has_ten_lines() -> None:
    tree = ast.parse((EXAMPLES / "greedy_bot.py").read_text())
    (function,) = (node for node in tree.body if isinstance(node, ast.FunctionDef))
    lines = (EXAMPLES / "greedy_bot.py").read_text().splitlines()[function.lineno - 1 : function.end_lineno]
    assert len([line for line in lines if line.strip()]) <= 10


def test_the_program_needs_nothing_of_saqqara() -> None:
    file = EXAMPLES / "stdio_bot.py"
    assert os.access(file, os.X_OK)
    assert file.read_text().startswith("#!/usr/bin/env python3\n")
    assert set(re.findall(r"^(?:import|from) (\w+)", file.read_text(), flags=re.MULTILINE)) == {"json", "random", "sys"}


def test_every_example_is_in_the_documents() -> None:
    page = "".join(page.read_text() for page in (ROOT / "docs").rglob("*.md"))
    for file in EXAMPLES.iterdir():
        if file.name != "__pycache__":
            assert f"examples/{file.name}" in page


def test_the_page_shows_the_examples_as_they_are() -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text()
    shown = re.findall(r"^```python\n(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    sources = [(EXAMPLES / name).read_text() for name in ("greedy_bot.py", "stdio_bot.py")]
    assert len(shown) == len(sources)
    assert all(block in source for block, source in zip(shown, sources, strict=True))


def test_the_page_tells_the_limits_and_the_kinds() -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text()
    for limit in (LONGEST_LINE, MOST_LINES, MOST_BYTES):
        assert f"{limit:,}" in page
    for seconds in (PATIENCE_S, START_UP_S, FAREWELL_S):
        assert f"within {seconds:g} s" in page
    assert all(f"| `{kind}` |" in page for kind in get_args(Kind))
    assert RESTARTS == 3
    assert "After four such failures" in page


def test_the_talk_with_our_bot_is_true() -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text()
    talk = page.partition("$ saqqara bot stdio --level random\n")[2].partition("```")[0].splitlines()
    asked = [line for line in talk if line.split()[0] in ("saqqara", "question")]
    bot = Engine("saqqara random", lambda _: RandomBot())
    assert [line for ask in asked for line in (ask, *bot.answer(ask))] == talk[:-1]
