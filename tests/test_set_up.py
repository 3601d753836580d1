"""What `make play` shows while it installs: what is done now, in the words of people."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import set_up

PIP = """\
Obtaining file:///saqqara
  Installing build dependencies: started
Collecting numpy>=2.2 (from saqqara==0.9.0)
  Downloading numpy-2.3.5-cp313-cp313-manylinux_2_27_x86_64.whl.metadata (62 kB)
Collecting uvicorn<0.55,>=0.50 (from saqqara==0.9.0)
  Using cached uvicorn-0.50.0-py3-none-any.whl (67 kB)
Downloading numpy-2.3.5-cp313-cp313-manylinux_2_27_x86_64.whl (16.6 MB)
Installing collected packages: numpy, uvicorn, saqqara
Successfully installed numpy-2.3.5 saqqara-0.9.0 uvicorn-0.50.0
"""


def test_what_pip_does_is_told_in_short_lines() -> None:
    assert list(set_up.steps(PIP.splitlines(keepends=True))) == [
        "Preparing Saqqara",
        "Looking for numpy",
        "Looking for uvicorn",
        "Downloading numpy (16.6 MB)",
        "Unpacking packages: 3",
    ]


def test_what_pip_says_is_shown_where_it_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert set_up.main(str(tmp_path)) != 0
    told = capfd.readouterr()
    assert told.out == ""
    assert str(tmp_path) in told.err
