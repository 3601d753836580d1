"""How long a newcomer waits for the first move of a bot, on a machine that has never compiled anything.

python -m bench.first_move [--wait]

A house with an empty cache opens a table for each game and level, at which the bot begins. Timed: from the request that
opens the table until the move is there. `--wait` also tells when the compiled levels were ready.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from saqqara.bots.levels import LEVELS

from .processes import HOUSE, Server, running

GAMES = ("imhotep", "pyramids")
PATIENCE_S = 300.0


class Newcomer:
    """Somebody with a token, who asks over HTTP."""

    def __init__(self, server: Server) -> None:
        self._address = server.address.rstrip("/")
        self._token = self._ask("POST", "/api/people", {"name": "Ada", "keep": "token"})["token"]

    def seconds_to_first_move(self, game: str, level: str) -> float:
        """Opens a table at which a bot begins."""
        began = time.perf_counter()
        seats = [{"who": "bot", "level": level}, {"who": "me"}]
        table = self._ask("POST", "/api/tables", {"game": game, "seats": seats})
        while self._owes(table["id"]):
            time.sleep(0.02)
            if time.perf_counter() - began > PATIENCE_S:
                raise TimeoutError(f"{game}, {level}: expected a move within {PATIENCE_S} s, got none")
        return time.perf_counter() - began

    def wait_until_ready(self) -> None:
        """Waits until the levels of all games are compiled."""
        seats = [{"who": "bot", "level": "mason"}, {"who": "open"}]
        tables = [self._ask("POST", "/api/tables", {"game": game, "seats": seats})["id"] for game in GAMES]
        while not all(self._ask("GET", f"/api/tables/{table}")["seats"][0].get("ready", True) for table in tables):
            time.sleep(0.5)

    def _owes(self, table: str) -> bool:
        """Whether the bot in seat 0 still owes its first move."""
        view = self._ask("GET", f"/api/tables/{table}/view?seat=1")
        if "to_move" in view:
            return bool(view["to_move"] == 0)
        return any(owing["seat"] == 0 for owing in view["pending"])

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if hasattr(self, "_token"):
            headers["Authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._address + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return json.load(answer)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wait", action="store_true", help="until all levels are compiled")
    waits = parser.parse_args().wait
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SAQQARA_CACHE"] = f"{folder}/cache"
        began = time.perf_counter()
        with running(HOUSE, Path(folder) / "house", warm_up=True, bot_pause_s=0.0) as server:
            newcomer = Newcomer(server)
            for game in GAMES:
                for level in LEVELS:
                    print(f"{game}, {level}: first move after {newcomer.seconds_to_first_move(game, level):.1f} s")
            if waits:
                newcomer.wait_until_ready()
                print(f"all levels compiled {time.perf_counter() - began:.0f} s after the start")


if __name__ == "__main__":
    main()
