"""The pages for researchers: the first loop learns, and the sizes told are those of a batch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tools import ROOT

from saqqara.environments.batch import Batch

RESEARCH = ROOT / "docs" / "research"
LOOP = re.compile(
    r"^```python soak\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL
)  # among the snippets it would run twice
THIRTY_LINES = 32  # with imports, without blank ones


@pytest.mark.soak
def test_the_first_loop_has_thirty_lines_and_learns(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = LOOP.findall((RESEARCH / "first-loop.md").read_text())
    assert len([line for line in program.splitlines() if line.strip()]) <= THIRTY_LINES
    assert set(re.findall(r"^(?:import|from) (\w+)", program, flags=re.MULTILINE)) == {"numpy", "saqqara"}
    names: dict[str, Any] = {"__name__": "__main__"}
    exec(compile(program, "first-loop.md", "exec"), names)
    before, after = ((names[when] > 0).mean() for when in ("before", "after"))
    assert 0.35 < before < 0.65
    assert after > 0.85
    assert f"{after:.0%} after" in capsys.readouterr().out


def test_the_sizes_told_are_those_of_a_batch() -> None:
    page = (RESEARCH / "batch.md").read_text().partition("## Sizes")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")]
    told = {row[0]: [int(cell.replace(",", "")) for cell in row[1:]] for row in rows[1:]}
    batches = [Batch(game, 1, seats) for game in ("imhotep", "pyramids") for seats in (2, 3, 4)]
    assert told == {
        "features": [batch.features.size for batch in batches],
        "actions": [batch.actions.size for batch in batches],
        "bytes of a state": [batch.tables.itemsize for batch in batches],
    }
