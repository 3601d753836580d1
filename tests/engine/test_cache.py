"""Compiled code is kept between runs and never goes stale; playing needs no compiler at all."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import saqqara
from saqqara.rules import compile_cache
from saqqara.rules.edition import default_edition

SOURCES = Path(saqqara.__file__).parent

ASK = """
from saqqara.rules.compiled import load
from saqqara.rules.edition import default_edition
edition = default_edition("imhotep")
obelisks = load("imhotep", edition, "sites.obelisks", native=True)
state = load("imhotep", edition, "state").GameState()
state.seats, state.obelisk = 2, [3, 3, 0, 0]
points = obelisks.height_points(state.pack().view(state.DTYPE)[0], 0)
print(points, sum(obelisks.height_points.stats.cache_hits.values()))
"""


def ask(source: str, folder: Path) -> list[str]:
    """What a fresh process answers with the sources in the folder; what is compiled lies beside it."""
    environment = os.environ | {"PYTHONPATH": str(folder), "SAQQARA_CACHE": str(folder.parent / "cache")}
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-c", source], env=environment, check=True, capture_output=True, text=True
    )
    return answer.stdout.split()


@pytest.mark.soak
def test_code_is_kept_across_upgrades_until_a_callee_in_another_file_changes(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    unpack(old)
    assert ask(ASK, old) == ["5", "0"]  # (10 + 1) / 2, rounded down
    shutil.rmtree(old)
    unpack(new)
    change(new / "saqqara/__init__.py", f'"{saqqara.__version__}"', '"99.0.0"')
    assert ask(ASK, new) == ["5", "1"]  # from the cache
    change(new / "saqqara/rules/imhotep/sites/majority.py", "return total // equal", "return total // equal + 100")
    assert ask(ASK, new) == ["105", "0"]
    change(new / "saqqara/editions/imhotep.toml", "two = { value = [10, 1]", "two = { value = [40, 2]")
    assert ask(ASK, new) == ["121", "0"]


def unpack(folder: Path) -> None:
    """The package as an installer puts it there: its files are of now."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SOURCES, folder / "saqqara", ignore=ignored, copy_function=shutil.copyfile)


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_another_processor_compiles_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a cache that comes with an image would be taken for ready, and its bots would wait for the compiler."""
    edition = default_edition("imhotep")
    here = compile_cache.cache_folder("imhotep", edition)
    compile_cache._seal.cache_clear()
    monkeypatch.setattr(compile_cache, "processor", lambda: "another")
    assert compile_cache.cache_folder("imhotep", edition) != here
    compile_cache._seal.cache_clear()


def test_playing_imports_no_compiler(tmp_path: Path) -> None:
    source = """
import sys
from saqqara import Match
match = Match.new("imhotep", seats=2, seed=1)
match.play(match.legal()[0])
print("numba" in sys.modules, "click" in sys.modules, "rich" in sys.modules)
"""
    assert ask(source, SOURCES.parent) == ["False", "False", "False"]
