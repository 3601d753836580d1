"""Signals that end a long command, and the command line on systems without the names that only Unix has."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from saqqara.cli.signals import ending_as_by_ctrl_c

IMPORT_ALL = """
import importlib, pkgutil, signal, sys
for name in ("fcntl", "resource", "pwd", "grp", "readline"):
    sys.modules[name] = None
del signal.SIGHUP
import saqqara.cli, saqqara.decks
for package in (saqqara.cli, saqqara.decks):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
print("all")
"""


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_is_an_interruption(name: str) -> None:
    before = signal.getsignal(getattr(signal, name))
    with pytest.raises(KeyboardInterrupt), ending_as_by_ctrl_c():
        os.kill(os.getpid(), getattr(signal, name))
    assert signal.getsignal(getattr(signal, name)) is before


def test_an_ignored_signal_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with ending_as_by_ctrl_c():
            os.kill(os.getpid(), signal.SIGHUP)
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def test_a_system_without_hang_ups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "SIGHUP")
    with pytest.raises(KeyboardInterrupt), ending_as_by_ctrl_c():
        os.kill(os.getpid(), signal.SIGTERM)


def test_everything_can_be_imported_without_what_only_unix_has() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore:only soft file lock", "-c", IMPORT_ALL],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "all\n", "")
