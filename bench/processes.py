"""A server as a process of its own, run as a host runs the house: the house itself, or an echo on the same stack.

What it uses of the machine is read from /proc, so this needs Linux.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from saqqara.server.run import FACTORY
from saqqara.server.settings import Settings

ECHO = "bench.echo:create"
HOUSE = FACTORY

ROOT = Path(__file__).parent.parent
PLENTY = 1_000_000
# Limits are for guests; what is measured here is what lies behind them.
GENEROUS = {
    "messages_per_s": 1e6,
    "messages_burst": PLENTY,
    "requests_per_s": 1e6,
    "requests_burst": PLENTY,
    "connections_per_address": PLENTY,
    "tables_per_address_per_hour": PLENTY,
}

_RUN = """
import sys
from saqqara.server import run
from saqqara.server.settings import Settings
if sys.argv[2] != "TableSocket":
    run.websocket_class = lambda: sys.argv[2]
run.serve(Settings.from_environment(), lambda address: print(address, flush=True), factory=sys.argv[1])
"""
OWN, STOCK = "TableSocket", "websockets-sansio"  # how messages are read: by the house's protocol, or uvicorn's own
_TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[Any], address: str) -> None:
        self.process = process
        self.address = address
        self.port = int(address.rstrip("/").rpartition(":")[2])
        self._proc = Path("/proc") / str(process.pid)

    def cpu_seconds(self) -> float:
        """What all its threads have used so far."""
        after_name = (self._proc / "stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / _TICKS

    def memory(self) -> int:
        """Bytes in memory."""
        lines = (self._proc / "status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


@contextmanager
def running(factory: str, folder: Path, protocol: str = OWN, first: str = "", **more: Any) -> Iterator[Server]:
    """A server that is stopped in the end. `first` is Python that the process runs before it serves."""
    folder.mkdir(parents=True, exist_ok=True)
    quiet = {"warm_up": False, "challenge_levels": False, "log_level": "warning"}  # nothing in the background
    given: dict[str, Any] = quiet | {"stop_after_s": 2, **GENEROUS} | more
    settings = Settings(data=folder, port=0, **given)
    with (folder / "log.txt").open("w+") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", f"{first}\n{_RUN}", factory, protocol],
            env=os.environ | settings.to_environment(),
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            cwd=ROOT,
        )
        try:
            assert process.stdout is not None
            yield Server(process, _address(process.stdout, log))
        finally:
            _end(process)


def _address(out: IO[str], log: IO[str]) -> str:
    """What the server says as soon as it accepts connections."""
    for line in out:
        if line.startswith("http"):
            return line.strip()
    log.seek(0)
    raise RuntimeError(f"expected a server that starts, got: {log.read()}")


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
