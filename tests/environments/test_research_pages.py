"""The pages for researchers: every block of Python runs as pasted, alone, and the first loop learns."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest
from tools import ROOT

RESEARCH = ROOT / "docs" / "research"
BLOCK = re.compile(r"^```python\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
BLOCKS = {
    f"{page.stem}-{number}": block
    for page in sorted(RESEARCH.glob("*.md"))
    for number, block in enumerate(BLOCK.findall(page.read_text()), 1)
}
THIRTY_LINES = 32  # with imports, without blank ones


def run_alone(block: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Runs a block as a program of its own in a folder of its own; returns its names."""
    program = folder / "program.py"
    program.write_text(block)
    monkeypatch.chdir(folder)
    return runpy.run_path(str(program), run_name="__main__")


@pytest.mark.parametrize("name", [name for name in BLOCKS if not name.startswith("first-loop")])
def test_a_block_runs_as_pasted(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_alone(BLOCKS[name], tmp_path, monkeypatch)


def test_the_first_loop_has_thirty_lines_and_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    block = BLOCKS["first-loop-1"]
    assert len([line for line in block.splitlines() if line.strip()]) <= THIRTY_LINES
    assert set(re.findall(r"^(?:import|from) (\w+)", block, flags=re.MULTILINE)) == {"numpy", "saqqara"}
    names = run_alone(block, tmp_path, monkeypatch)
    before, after = ((names[when] > 0).mean() for when in ("before", "after"))
    assert 0.35 < before < 0.65
    assert after > 0.85
    assert f"{after:.0%} after" in capsys.readouterr().out
    assert names["returns"].shape == (256, 2)


def test_the_sizes_told_are_true() -> None:
    """The table of docs/research/batch.md beside what a batch says of itself."""
    from saqqara.environments.batch import Batch

    rows = [line.strip("| ").split(" | ") for line in (RESEARCH / "batch.md").read_text().splitlines() if "|" in line]
    told = {
        row[0]: [int(cell.replace(",", "")) for cell in row[1:]]
        for row in rows
        if len(row) == 7 and row[1][0] in "1356"
    }
    batches = [Batch(game, 1, seats) for game in ("imhotep", "pyramids") for seats in (2, 3, 4)]
    assert told == {
        "features": [batch.features.size for batch in batches],
        "actions": [batch.actions.size for batch in batches],
        "bytes of a state": [batch.tables.itemsize for batch in batches],
    }
