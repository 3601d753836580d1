"""Compiled code is kept between runs and never goes stale; playing needs no compiler at all."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import saqqara

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
    """What a fresh process answers with the sources in the folder."""
    environment = os.environ | {"PYTHONPATH": str(folder), "SAQQARA_CACHE": str(folder / "cache")}
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-c", source], env=environment, check=True, capture_output=True, text=True
    )
    return answer.stdout.split()


def test_code_is_kept_across_upgrades_until_a_callee_in_another_file_changes(tmp_path: Path) -> None:
    unpack(tmp_path)
    assert ask(ASK, tmp_path) == ["5", "0"]  # (10 + 1) / 2, rounded down
    upgrade(tmp_path)
    assert ask(ASK, tmp_path) == ["5", "1"]  # from the cache
    majority = tmp_path / "saqqara/rules/imhotep/sites/majority.py"
    majority.write_text(majority.read_text().replace("return total // equal", "return total // equal + 100"))
    assert ask(ASK, tmp_path) == ["105", "0"]
    edition = tmp_path / "saqqara/editions/imhotep.toml"
    edition.write_text(edition.read_text().replace("two = { value = [10, 1]", "two = { value = [40, 2]"))
    assert ask(ASK, tmp_path) == ["121", "0"]


def unpack(folder: Path) -> None:
    """The package as an installer puts it there: its files are of now."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SOURCES, folder / "saqqara", ignore=ignored, copy_function=shutil.copyfile)


def upgrade(folder: Path) -> None:
    """Another version with the same rules: all files are put there anew."""
    shutil.rmtree(folder / "saqqara")
    unpack(folder)
    package, page = folder / "saqqara" / "__init__.py", folder / "saqqara" / "web" / "index.html"
    package.write_text(package.read_text().replace(f'"{saqqara.__version__}"', '"99.0.0"'))
    page.write_text(page.read_text() + "\n")


def test_playing_imports_no_compiler(tmp_path: Path) -> None:
    source = """
import sys
from saqqara import Match
match = Match.new("imhotep", seats=2, seed=1)
match.play(match.legal()[0])
print("numba" in sys.modules, "click" in sys.modules, "rich" in sys.modules)
"""
    assert ask(source, SOURCES.parent) == ["False", "False", "False"]
