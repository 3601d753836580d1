"""The examples for researchers run, and say what they should."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys

import pytest
from tools import ROOT

from tests.effort import IS_ALL
from tests.equipment import NOT_RUN

EXAMPLES = ROOT / "examples"


def output_of(name: str, *words: str, needs: str) -> str:
    """What an example prints; it has to be able to run, with warnings as errors."""
    if importlib.util.find_spec(needs) is None:
        pytest.skip(f"{NOT_RUN}: {needs} is not installed")
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *words]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_pettingzoo() -> None:
    out = output_of("random_pettingzoo.py", "--games", "4", needs="pettingzoo")
    wins = [sum(map(float, re.findall(r"'player_\d': ([\d.]+)", line))) for line in out.splitlines()[:2]]
    assert wins == pytest.approx([4, 4])
    assert "its own first: [2. 3.]" in out
    if IS_ALL:
        again = output_of("random_pettingzoo.py", "--games", "4", needs="pettingzoo")
        assert again == out, "the same seed, the same games"


@pytest.mark.soak
def test_random_gymnasium() -> None:
    out = output_of("random_gymnasium.py", "--games", "1", "--opponent", "mason", needs="gymnasium")
    assert len(re.findall(r"random play against mason: points \[-?\d+\.\d\]", out)) == 2
    shares = [float(share) for share in re.findall(r"([\d.]+)% first places", out)]
    assert len(shares) == 2
    assert all(15 < share < 35 for share in shares)  # one of four random players, 500 games and more
