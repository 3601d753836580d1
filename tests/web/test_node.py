"""The scripts that need no layout, tested by Node: tests/web/node."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.equipment import NOT_RUN, node
from tests.patience import PATIENCE_S

FILES = sorted((Path(__file__).parent / "node").glob("*.test.js"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".test.js"))
def test_scripts(file: Path) -> None:
    program = node()
    if program is None:
        pytest.skip(f"{NOT_RUN}: no Node on this machine, and none could be installed")
    told = subprocess.run(
        [str(program), "--no-warnings", "--test-reporter=spec", str(file)],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S * 4,
        check=False,
    )
    assert told.returncode == 0, told.stdout.rpartition("failing tests:")[2] + told.stderr
    assert "ℹ fail 0" in told.stdout, told.stdout


def test_there_are_scripts_to_test() -> None:
    assert len(FILES) > 10
