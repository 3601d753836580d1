"""Of several processes that need the compiled search, one compiles it."""

from __future__ import annotations

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
