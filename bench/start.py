"""How long it takes until something happens: import, warm and cold start of the compiled engine."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

IMPORT = "import saqqara"
ENGINE = (
    "from saqqara.rules.edition import default_edition; from saqqara.rules.contract import game_in; "
    "from saqqara.bots.playouts import compile_now; e = default_edition('imhotep'); compile_now(e, game_in(e).new(4))"
)


def seconds(source: str, cache: str | None = None) -> float:
    """The wall time of a fresh process, less that of one that does nothing."""
    return _wall(source, cache) - _wall("pass", cache)


def _wall(source: str, cache: str | None) -> float:
    environment = os.environ if cache is None else os.environ | {"SAQQARA_CACHE": cache}
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", source], env=environment, check=True)
    return time.perf_counter() - began


def import_seconds() -> float:
    return statistics.median(seconds(IMPORT) for _ in range(5))


def cold_and_warm_seconds() -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as cache:
        cold = seconds(ENGINE, cache)
        return cold, statistics.median(seconds(ENGINE, cache) for _ in range(5))
