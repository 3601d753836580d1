"""A house as a process of its own, as a host starts it: it can be stopped gently, killed and started again."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from saqqara.server.settings import Settings
from tests.patience import PATIENCE_S

PLENTY = 1_000_000
IS_MEASURED = "COVERAGE_PROCESS_CONFIG" in os.environ  # by `make coverage`
GENEROUS = {
    "messages_per_s": 1e5,
    "messages_burst": PLENTY,
    "requests_per_s": 1e5,
    "requests_burst": PLENTY,
    "tables_per_address_per_hour": PLENTY,
}

_RUN = """
from saqqara.server.run import serve
from saqqara.server.settings import Settings
serve(Settings.from_environment(), lambda address: None)
"""


def free_port() -> int:
    """A port that nobody listens on now, nor is given by the system to somebody who only connects: a guest who knocks
    while the house is down could be given that very port and shake hands with itself."""
    while True:
        number = random.SystemRandom().randrange(12_000, 32_000)
        with socket.socket() as one, contextlib.suppress(OSError):
            one.bind(("127.0.0.1", number))
            return number


class House:
    """One house; `start` again after `kill` or `stop` finds what it left."""

    def __init__(self, data: Path, database: str = "", first: str = "", **settings: Any) -> None:
        """`first` is Python that the process runs before it serves."""
        self._program = f"{first}\n{_RUN}"
        given: dict[str, Any] = {
            "bot_pause_s": 0.0,
            "gone_after_s": 0.0,
            "bot_offered_after_s": 0.0,
            "warm_up": False,
            "challenge_levels": False,
            "log_level": "warning",
            "stop_after_s": 3,
            "idle_s": 600,  # else a request may cross with the end of a connection that was kept
            **GENEROUS,
        } | settings
        self.settings = Settings(data=data, database=database, port=free_port(), **given)
        self.address = f"http://127.0.0.1:{self.settings.port}"
        self.log = data / f"log-{self.settings.port}.txt"
        self.process: subprocess.Popen[bytes] | None = None
        data.mkdir(parents=True, exist_ok=True)

    def start(self, wait_s: float = PATIENCE_S) -> House:
        """Starts it and waits until it answers."""
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self._program],
                env=os.environ | self.settings.to_environment(),
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        until = time.monotonic() + wait_s
        while not self.is_answering():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < until, "the house does not answer"
            time.sleep(0.02)
        return self

    def is_answering(self) -> bool:
        """Whether the house is well."""
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=PATIENCE_S) as answer:
                return bool(json.load(answer)["status"] in ("ok", "degraded"))
        except (OSError, ValueError):
            return False

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a host would; the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: int) -> int:
        if self.process is None:
            return 0
        if self.process.poll() is None:
            if self.settings.processes > 1 and how == signal.SIGKILL:
                os.killpg(self.process.pid, how)
            else:
                self.process.send_signal(how)
        status = self.process.wait(PATIENCE_S)
        self.process = None
        return status


@contextmanager
def open_house(data: Path, database: str = "", **settings: Any) -> Iterator[House]:
    """A house that is closed in the end."""
    house = House(data, database, **settings)
    try:
        yield house.start()
    finally:
        if IS_MEASURED:
            house.stop()  # a process that is killed tells nobody which lines it ran
        else:
            house.kill()
