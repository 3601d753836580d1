"""An honest guest as a process of its own: asks and plays on until its input ends, then tells how long it waited.

`python -m bench.siege.honest PORT` prints `ready`, and in the end one line of JSON. It comes from an address of its own
(127.0.0.2), so that what the house counts by address does not count against it; this needs Linux.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from http.client import HTTPConnection
from typing import Any

HOUSE, OWN = "127.0.0.1", "127.0.0.2"
ROUND_S = 0.25  # three requests at most in each: the house lets an address ask 20 times a second
WITHIN_S = 60.0


class Guest:
    """Somebody at a table of their own. Every request comes on a connection of its own."""

    def __init__(self, port: int) -> None:
        self.waits_s: list[float] = []
        self.failures: list[str] = []
        self.acknowledged = 0
        self._port = port
        self._token = ""
        self._token = str(self.ask("POST", "/api/people", {"name": "Honest", "keep": "token"})["token"])
        seats = [{"who": "me"}, {"who": "me"}]
        self._table = f"/api/tables/{self.ask('POST', '/api/tables', {'game': 'imhotep', 'seats': seats})['id']}"
        self._seat = 0
        self.waits_s.clear()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Asks and waits for the answer, which has to be a good one."""
        headers = {"Content-Type": "application/json", "Connection": "close"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        began = time.perf_counter()
        line = HTTPConnection(HOUSE, self._port, timeout=WITHIN_S, source_address=(OWN, 0))
        try:
            line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            text = answer.read()
        finally:
            line.close()
        self.waits_s.append(time.perf_counter() - began)
        if answer.status not in (200, 201):
            raise RuntimeError(f"{path}: expected a yes, got {answer.status}: {text[:200]!r}")
        return json.loads(text)

    def play(self) -> None:
        """Looks whether the house is well, and moves if a seat owes a move."""
        self.ask("GET", "/api/health")
        view = self.ask("GET", f"{self._table}/view?seat={self._seat}")
        if view["ask"] is None:
            self._seat = 1 - self._seat
            return
        move = {"type": "move", "seat": self._seat, "ask": view["ask"], "move": view["legal"][0]}
        self.acknowledged = int(self.ask("POST", f"{self._table}/messages", move)["turn"])

    def lost(self) -> int:
        """How many acknowledged moves the table does not have."""
        return max(0, self.acknowledged - int(self.ask("GET", self._table)["turn"]))


def main() -> None:
    guest = Guest(int(sys.argv[1]))
    print("ready", flush=True)
    is_over = threading.Event()
    threading.Thread(target=_set_at_the_end_of_input, args=(is_over,), daemon=True).start()
    while not is_over.wait(ROUND_S):
        try:
            guest.play()
        except (OSError, RuntimeError, ValueError) as failure:
            guest.failures.append(f"{type(failure).__name__}: {failure}")
            guest.waits_s.append(WITHIN_S)
    waits_s = list(guest.waits_s)
    print(json.dumps({"waits_s": waits_s, "failures": guest.failures, "lost": guest.lost()}))


def _set_at_the_end_of_input(is_over: threading.Event) -> None:
    sys.stdin.read()
    is_over.set()


if __name__ == "__main__":
    main()
