"""Of several processes that need the compiled search, one compiles it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from saqqara.bots.search import ready
from saqqara.rules.edition import default_edition


def test_who_comes_second_waits_and_compiles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAQQARA_CACHE", str(tmp_path))
    edition, compiled, may_end = default_edition("imhotep"), [], threading.Event()

    def compile_slowly(_: object) -> None:
        compiled.append(1)
        may_end.wait()
        ready._mark(edition).touch()

    monkeypatch.setattr(ready, "make_ready", compile_slowly)
    threads = [threading.Thread(target=ready.make_ready_once, args=(edition,)) for _ in range(2)]
    for thread in threads:
        thread.start()
    while not compiled:
        time.sleep(0.001)
    may_end.set()
    for thread in threads:
        thread.join()
    assert compiled == [1]


def test_making_the_levels_ready_says_nothing_of_features(tmp_path: Path) -> None:
    """Whoever compiles the levels is told so once; the network's inputs are a part of that."""
    load = "from saqqara.bots.search.tree_pool import compiled_for as one\n"
    load += "from saqqara.rules.compiled import load_over\nfrom saqqara.rules.edition import default_edition\n"
    load += "e = default_edition('imhotep')\none(e)\nload_over('saqqara.bots.network.tree', e.game, e, native=True)"
    environment = os.environ | {"SAQQARA_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", load], capture_output=True, text=True, env=environment, check=True)
    assert done.stderr == ""
