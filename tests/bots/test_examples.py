"""The bots in examples/ do what they say."""

from __future__ import annotations

import ast
import os
import re
import sys
from pathlib import Path
from typing import get_args

import click
import pytest
from tools import ROOT

from saqqara.bots.guard import PATIENCE_S, Kind
from saqqara.bots.players import player_of
from saqqara.bots.random_bot import RandomBot
from saqqara.bots.stdio_bot import FAREWELL_S, RESTARTS, START_UP_S
from saqqara.bots.stdio_engine import Engine
from saqqara.bots.stdio_process import MOST_BYTES, MOST_LINES
from saqqara.bots.stdio_protocol import LONGEST_LINE
from saqqara.bridge.seat import GIVE_UP_S
from saqqara.cli.commands.bot import sit
from saqqara.games import GAMES
from saqqara.match.verification import verify
from saqqara.rules.edition import default_edition
from tests.bots.programs import play_match

EXAMPLES = ROOT / "examples"
PAGES = ROOT / "docs" / "bot"
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
    pages = "".join(page.read_text() for page in (ROOT / "docs").rglob("*.md") if page.parent.name != "reference")
    for file in EXAMPLES.iterdir():
        if file.name != "__pycache__":
            assert f"examples/{file.name}" in pages


@pytest.mark.parametrize(("page", "example"), [("first-bot.md", "greedy_bot.py"), ("any-language.md", "stdio_bot.py")])
def test_a_page_shows_its_example_whole(page: str, example: str) -> None:
    shown = re.findall(r"^```python\n(.*?)^```$", (PAGES / page).read_text(), flags=re.MULTILINE | re.DOTALL)
    assert shown[0] == (EXAMPLES / example).read_text()


@pytest.mark.parametrize(("page", "number"), [("first-bot.md", 0), ("first-bot.md", 1), ("any-language.md", 0)])
def test_a_bot_plays_as_it_is_pasted(page: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each snippet alone, in a file of its own."""
    snippet = re.findall(r"^```python\n(.*?)^```$", (PAGES / page).read_text(), flags=re.MULTILINE | re.DOTALL)[number]
    monkeypatch.chdir(tmp_path)
    file = tmp_path / ("program.py" if page == "any-language.md" else "my_bot.py")
    file.write_text(snippet)
    file.chmod(0o755)
    spec = (
        f"cmd:{sys.executable} program.py"
        if page == "any-language.md"
        else f"my_bot.py:{['choose', 'Counting'][number]}"
    )
    with player_of(spec, default_edition("imhotep"), patience_s=60) as player:
        play_match("imhotep", player, 1, 2)
    assert player.faults == []
    assert player.answered == player.asked


def test_the_pages_tell_the_limits_and_the_kinds() -> None:
    failures, stdio = ((PAGES / name).read_text() for name in ("failures.md", "stdio.md"))
    for limit in (LONGEST_LINE, MOST_LINES, MOST_BYTES):
        assert f"{limit:,}" in failures
    for seconds in (PATIENCE_S, START_UP_S, FAREWELL_S):
        assert f"within {seconds:g} s" in stdio
    assert f"within {PATIENCE_S:g} s" in failures
    assert f"up to {GIVE_UP_S / 60:g} minutes" in (PAGES / "live-table.md").read_text()
    assert all(f"| `{kind}` |" in failures for kind in get_args(Kind))
    assert RESTARTS == 3
    assert "After four such failures" in failures


def test_the_talk_with_our_bot_is_true() -> None:
    page = (PAGES / "stdio.md").read_text()
    talk = page.partition("$ saqqara bot stdio --level random\n")[2].partition("```")[0].splitlines()
    asked = [line for line in talk if line.split()[0] in ("saqqara", "question")]
    bot = Engine("saqqara random", lambda _: RandomBot())
    assert [line for ask in asked for line in (ask, *bot.answer(ask))] == talk[:-1]


def test_the_live_page_has_every_option() -> None:
    page = (PAGES / "live-table.md").read_text()
    for option in sit.params:
        if isinstance(option, click.Option):
            assert f"`{option.opts[0]} " in page
