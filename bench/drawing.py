"""How long a browser works on a view: from the message of the house to the picture on screen.

python -m bench.drawing [--moves 120] [--json FILE]

A real Chromium watches a table of four that is played move by move over HTTP, at the size of a desk and of a phone.
After each move the browser's own counters tell how long its main thread worked: script, style and layout, all of it.
Asked: 95 of 100 views in under 16 ms.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.equipment import chromium

from .processes import HOUSE, running

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
GAMES = ("imhotep", "pyramids")
SEATS = [{"who": "me", "name": name} for name in ("Ada", "Bo", "Cy", "Dee")]
PATIENCE_MS = 20_000
ASKED_MS = 16.0


@dataclass(frozen=True)
class Drawn:
    """The views of one game at one size."""

    game: str
    size: str
    views: int
    median_ms: float
    p95_ms: float
    longest_ms: float


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.drawing", description="How long a view takes to draw.")
    words.add_argument("--moves", type=int, default=120, metavar="N", help="moves of each game at each size")
    words.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file as well")
    asked = words.parse_args()
    console = Console()
    measured = list(measure(asked.moves, console))
    console.print(told(measured))
    if asked.json is not None:
        asked.json.write_text(json.dumps(as_json(measured), indent=2) + "\n")


def measure(moves: int, console: Console) -> Iterator[Drawn]:
    """Each game at each size."""
    path = chromium()
    if path is None:
        console.print("NOT RUN: no Chromium on this machine", style="bold red")
        return
    with tempfile.TemporaryDirectory() as folder, running(HOUSE, Path(folder)) as house, sync_playwright() as browsers:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = browsers.chromium.launch(executable_path=path, args=arguments)
        for game in GAMES:
            for size in SIZES:
                console.print(f"Drawing {game} at the size of a {size} ...")
                yield _watched(browser, house.address.rstrip("/"), game, size, moves)
        browser.close()


def _watched(browser: Browser, address: str, game: str, size: str, moves: int) -> Drawn:
    """A spectator sees one view for each move."""
    width, height = SIZES[size]
    host = browser.new_context(base_url=address)
    guest = browser.new_context(base_url=address, viewport={"width": width, "height": height}, reduced_motion="reduce")
    players = host.request
    _post(players, address, "/api/people", {"name": "Ada", "keep": "cookie"})
    table = _post(players, address, "/api/tables", {"game": game, "seats": SEATS})
    page = guest.new_page()
    page.goto(f"/table/{table['id']}")
    page.wait_for_selector("#main:not([hidden]) #board > *", timeout=PATIENCE_MS)
    times = list(_times(players, address, table["id"], page, moves))
    host.close()
    guest.close()
    p95 = statistics.quantiles(times, n=20)[-1]
    return Drawn(game, size, len(times), statistics.median(times), p95, max(times))


def _times(players: APIRequestContext, address: str, table: str, page: Page, moves: int) -> Iterator[float]:
    chance, metrics = random.Random(5), page.context.new_cdp_session(page)
    metrics.send("Performance.enable")
    while moves and (question := _question(players, table)) is not None:
        seat, ask, legal = question
        before, turn = _work_ms(metrics), page.locator("#turn").get_attribute("max")
        move = {"type": "move", "seat": seat, "ask": ask, "move": chance.choice(legal)}
        _post(players, address, f"/api/tables/{table}/messages", move)
        moves -= 1
        page.wait_for_timeout(120)  # the picture is on screen by then; what it took is counted, not timed
        if page.locator("#turn").get_attribute("max") != turn:  # hidden marks bring no view
            yield _work_ms(metrics) - before


def _question(players: APIRequestContext, table: str) -> tuple[int, int, list[str]] | None:
    for seat in range(len(SEATS)):
        view = players.get(f"/api/tables/{table}/view?seat={seat}").json()
        if view["ask"] is not None:
            return seat, view["ask"], view["legal"]
    return None


def _post(players: APIRequestContext, address: str, path: str, body: dict[str, Any]) -> Any:
    answer = players.post(path, data=body, headers={"Origin": address})
    assert answer.ok, answer.text()
    return answer.json()


def _work_ms(metrics: CDPSession) -> float:
    """What the main thread of the page has worked so far: script, style and layout."""
    counted = {one["name"]: one["value"] for one in metrics.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(counted["ScriptDuration"] + counted["RecalcStyleDuration"] + counted["LayoutDuration"])


def as_json(measured: list[Drawn]) -> list[dict[str, Any]]:
    return [asdict(one) for one in measured]


def told(measured: list[Drawn]) -> Table:
    table = Table(title=f"Drawing a view, ms of the browser's main thread (asked: p95 under {ASKED_MS:.0f})")
    for head in ("game", "size", "views", "median", "p95", "longest"):
        table.add_column(head, justify="left" if head in ("game", "size") else "right")
    for one in measured:
        figures = (f"{value:.1f}" for value in (one.median_ms, one.p95_ms, one.longest_ms))
        table.add_row(one.game, one.size, str(one.views), *figures)
    return table


if __name__ == "__main__":
    main()
