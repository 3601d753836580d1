"""Installs Saqqara into the environment of the Python that runs this, for `make play` and the others.

    .venv/bin/python tools/set_up.py .          # or '.[test]'

Says in short lines what it does; what pip says is shown only where it fails.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator

PIP = ["install", "--disable-pip-version-check", "--no-input", "--no-compile", "--progress-bar", "off", "--editable"]


def steps(lines: Iterable[str]) -> Iterator[str]:
    """Yields what pip does, from what it says."""
    for line in lines:
        if line.startswith("Obtaining"):
            yield "Preparing Saqqara"
        elif found := re.match(r"Collecting ([\w.\[\]-]+)", line):
            yield f"Looking for {found[1]}"
        elif found := re.match(r"\s*Downloading (\S+?)-\d\S*\.(?:whl|gz) \((.+)\)", line):
            yield f"Downloading {found[1]} ({found[2]})"
        elif found := re.match(r"Installing collected packages: (.+)", line):
            yield f"Unpacking packages: {found[1].count(',') + 1}"


def main(what: str) -> int:
    """Runs pip. Returns its exit status."""
    command = [sys.executable, "-m", "pip", *PIP, what]
    said: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
        assert pip.stdout is not None
        for step in steps(_kept(pip.stdout, said)):
            _show(step)
    _show("")
    if pip.returncode:
        print("".join(said), end="", file=sys.stderr)
    return pip.returncode


def _kept(lines: Iterable[str], into: list[str]) -> Iterator[str]:
    for line in lines:
        into.append(line)
        yield line


def _show(step: str) -> None:
    """Replaces the last line of a terminal; elsewhere only what takes long is worth a line."""
    if sys.stdout.isatty():
        print(f"\r\x1b[2K{step and '  ' + step[:70]}", end="", flush=True)
    elif step.startswith("Unpacking"):
        print(f"  {step}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
