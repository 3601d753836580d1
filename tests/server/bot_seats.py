"""Bots that sit at tables over the wire, in threads of this process."""

from __future__ import annotations

import threading
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from saqqara.bridge.house_client import HouseClient
from saqqara.bridge.link import read_link
from saqqara.bridge.player import BridgedPlayer
from saqqara.bridge.seat import BotSeat
from saqqara.bridge.token_file import TokenFile
from tests.patience import PATIENCE_S

Json = dict[str, Any]


class Bots:
    """Bots that play in threads of this process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: list[str] = []
        self._threads = ThreadPoolExecutor(4)
        self._heard = threading.Condition()
        self.holds: dict[int, threading.Event] = {}  # by the number of the question at which a bot waits

    def sit(self, link: str, player: str, name: str, patience_s: float = PATIENCE_S, **more: Any) -> Future[Json]:
        place = read_link(link)
        kept = TokenFile(self.folder / f"{name}.json", place.house, is_lasting=False)
        bridged = BridgedPlayer(player, patience_s, tell=self.tell)
        seat = BotSeat(HouseClient(place), kept, bridged, name, tell=self.tell, **more)
        return self._threads.submit(seat.play)

    def tell(self, line: str) -> None:
        with self._heard:
            self.told.append(line)
            self._heard.notify_all()
            asked = sum(told.startswith("Question") for told in self.told)
        if line.startswith("Question") and asked in self.holds:
            assert self.holds[asked].wait(PATIENCE_S)

    def wait_for(self, words: str, times: int = 1) -> None:
        with self._heard:
            assert self._heard.wait_for(lambda: sum(words in line for line in self.told) >= times, PATIENCE_S), (
                self.told
            )
