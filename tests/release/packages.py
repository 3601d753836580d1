"""Wheel and source distribution, built as a release builds them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools import ROOT

FROM_HERE = ("PYTHON", "SAQQARA", "COVERAGE", "VIRTUAL_ENV", "XDG_")


def build(folder: Path, *kinds: str) -> list[Path]:
    """Builds the distributions of these kinds (`--wheel`, `--sdist`; both without one) with the tools of this environment."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), *kinds, str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return sorted(folder.iterdir())


def bare_environment(home: Path) -> dict[str, str]:
    """The variables of somebody who has just sat down at a machine: nothing of this repository is among them."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(FROM_HERE)}
    return kept | {"HOME": str(home), "COLUMNS": "100"}
