"""Compiles the levels of a game in this process and tells what the time went to, as JSON: CPU seconds of each phase.

Run as a file, so that the package on PYTHONPATH may be that of another checkout.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


class Phases:
    """CPU seconds by phase; a phase does not include those that run inside it."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()
        self._open = ["rest"]
        self._since = time.process_time()

    def _lap(self) -> None:
        now = time.process_time()
        self.seconds[self._open[-1]] += now - self._since
        self._since = now

    @contextmanager
    def phase(self, name: str) -> Iterator[None]:
        """What runs inside belongs to the phase."""
        self._lap()
        self._open.append(name)
        self.calls[name] += 1
        try:
            yield
        finally:
            self._lap()
            self._open.pop()

    def watch(self, owner: Any, method: str, name: str) -> None:
        """Counts the calls of a method as a phase."""
        inner: Callable[..., Any] = getattr(owner, method)

        def timed(*args: Any, **kwargs: Any) -> Any:
            with self.phase(name):
                return inner(*args, **kwargs)

        setattr(owner, method, timed)


def main() -> None:
    phases = Phases()
    with phases.phase("imports"):
        from numba.core import caching, codegen, dispatcher, typed_passes

        from saqqara.bots.search.ready import make_ready
        from saqqara.rules.edition import default_edition
    phases.watch(dispatcher._FunctionCompiler, "compile", "types")
    phases.watch(typed_passes.BaseNativeLowering, "run_pass", "intermediate code")
    phases.watch(codegen.CPUCodeLibrary, "finalize", "linking")
    phases.watch(codegen.CPUCodeLibrary, "_optimize_functions", "optimising functions")
    phases.watch(codegen.CPUCodeLibrary, "_optimize_final_module", "optimising programs")
    phases.watch(codegen.JITCodeLibrary, "_finalize_specific", "machine code")
    phases.watch(caching.FunctionCache, "save_overload", "saving")
    began = time.perf_counter()
    make_ready(default_edition(sys.argv[1]))
    with phases.phase("rest"):
        wall = time.perf_counter() - began
    found = {"wall": wall, "functions": phases.calls["intermediate code"], "optimised": phases.calls["machine code"]}
    print(json.dumps({"seconds": phases.seconds, **found}))


if __name__ == "__main__":
    main()
