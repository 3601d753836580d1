"""How long a browser works on a view: from the message of the house to the picture on screen.

python -m bench.drawing [--moves 120] [--json FILE]

A real Chromium sits at a table of four, at the size of a desk and of a phone; the others' moves and its own come over
HTTP. The page spreads what a view changes over several pictures, so that none is late for its frame: parts of the table
first, then what is asked, then players, log, title and the position in words; forecasts come when the house has them.
For each picture the page's main thread is timed, from the beginning of its task to the end of that, and from the
beginning of the next frame to its end: reading, words, drawing, style, layout and painting. Waiting for the frame is
not counted. Asked: 95 of 100 in under 16 ms.

first picture      the one that comes with the message
its scripts        the page's own part of that: the task without the frame, which is the browser's
later pictures     those that follow it and change something
the worst of them  the longest of each view, however many they are
until it stands    all that passes from the message until the whole table and what is asked are on screen, with the
                   waiting for frames: what the spreading costs
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, astuple, dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.equipment import chromium

from .processes import HOUSE, running

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
GAMES = ("imhotep", "pyramids")
SEATS = [{"who": "open"}, *({"who": "me", "name": name} for name in ("Bo", "Cy", "Dee"))]
GUEST = 0  # the seat of the browser that is watched
PATIENCE_MS = 20_000
FURNISHED_MS = 6_000  # what the first picture could do without has come too, and what is kept for later visits
SETTLED_MS = 300  # all its pictures are on screen by then
ASKED_MS = 16.0
PARTS = {  # as they are told, and what they are called in `_times`
    "first picture": "first",
    "its scripts": "task",
    "later pictures": "later",
    "the worst of them": "worst",
    "until it stands": "stood",
}
STOPWATCH = """
window.worked = []; // one for each view: { began, task, first, later: [], stood }, in ms; stood may be null
const now = () => performance.now();
const Plain = window.WebSocket;
const plainFrame = window.requestAnimationFrame.bind(window);
let isHearing = false;

/** Calls back with how long the next frame took. */
function timeFrame(tell) {
  const channel = new MessageChannel();
  plainFrame(() => {
    const began = now();
    channel.port1.onmessage = () => tell(now() - began);
    channel.port2.postMessage(null); // comes after the frame
  });
}

// the page tells that the table stands, and what is asked, by the position
let standing = null;
new MutationObserver(() => {
  const view = standing;
  standing = null;
  if (view) timeFrame(() => (view.stood = now() - view.began));
}).observe(document, { subtree: true, attributeFilter: ["data-position"] });

// what is left for later comes by a timer, with an answer of the house, or with another message
let owed = null;
let hasChanged = false; // something on the page
const ALL = { subtree: true, childList: true, attributes: true, characterData: true };
new MutationObserver(() => (hasChanged = true)).observe(document, ALL);
function beginLater() {
  if (owed !== null) return;
  owed = 0;
  hasChanged = false;
  timeFrame((frame) => {
    const last = window.worked.at(-1);
    if (last && hasChanged) last.later.push(owed + frame);
    owed = null;
  });
}

const isView = ({ data }) => data.includes('"type":"view"');
window.WebSocket = class extends Plain {
  constructor(...address) {
    super(...address);
    let began = 0, task = 0;
    this.addEventListener("message", (event) => {
      isHearing = true;
      began = now();
      if (!isView(event)) return beginLater();
      const view = { task: 0, first: 0, later: [], began, stood: null };
      timeFrame((frame) => window.worked.push(Object.assign(view, { task, first: task + frame })));
      standing = view;
    });
    // the last to hear of a message: what the page had to do at once is done
    setTimeout(() => this.addEventListener("message", (event) => {
      isHearing = false;
      task = now() - began;
      if (!isView(event)) owed += task;
    }));
  }
};

const timed = (deed) => (...given) => {
  if (isHearing) return deed(...given);
  beginLater();
  const began = now();
  deed(...given);
  owed += now() - began;
};
for (const kind of ["setTimeout", "queueMicrotask"]) {
  const plain = window[kind].bind(window);
  window[kind] = (deed, ...rest) => plain(timed(deed), ...rest);
}
"""


@dataclass(frozen=True)
class Drawn:
    """The views of one game at one size."""

    game: str
    size: str
    views: int
    median_ms: float
    p95_ms: float
    longest_ms: float
    scripts_median_ms: float
    scripts_p95_ms: float
    scripts_longest_ms: float
    later_median_ms: float
    later_p95_ms: float
    later_longest_ms: float
    worst_median_ms: float
    worst_p95_ms: float
    worst_longest_ms: float
    stood_median_ms: float
    stood_p95_ms: float
    stood_longest_ms: float


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
    for context, name in ((host, "Bo"), (guest, "Ada")):
        _post(context.request, address, "/api/people", {"name": name, "keep": "cookie"})
    table = _post(host.request, address, "/api/tables", {"game": game, "seats": SEATS, "listed": True})
    path = f"/api/tables/{table['id']}"
    _post(guest.request, address, f"{path}/messages", {"type": "take_seat", "seat": GUEST})
    page = guest.new_page()
    page.add_init_script(STOPWATCH)
    page.goto(f"/table/{table['id']}")
    page.wait_for_selector("#main:not([hidden]) #board > :not(.defs)", state="attached", timeout=PATIENCE_MS)
    page.wait_for_timeout(FURNISHED_MS)
    page.evaluate("window.worked = []")
    _play([guest.request, host.request, host.request, host.request], address, path, page, moves)
    views = page.evaluate("window.worked")
    host.close()
    guest.close()
    times = _times(views)
    return Drawn(game, size, len(views), *(figure for kind in PARTS.values() for figure in _figures(times[kind])))


def _times(views: list[dict[str, Any]]) -> dict[str, list[float]]:
    return {
        "first": [view["first"] for view in views],
        "task": [view["task"] for view in views],
        "later": [time for view in views for time in view["later"]],
        "worst": [max(view["later"]) for view in views if view["later"]],
        "stood": [view["stood"] for view in views if view["stood"] is not None],
    }


def _figures(times: list[float]) -> tuple[float, float, float]:
    """Median, 95th percentile, longest."""
    return statistics.median(times), statistics.quantiles(times, n=20)[-1], max(times)


def _play(players: list[APIRequestContext], address: str, path: str, page: Page, moves: int) -> None:
    chance = random.Random(5)
    while moves and (question := _question(players, path)) is not None:
        seat, ask, legal = question
        move = {"type": "move", "seat": seat, "ask": ask, "move": chance.choice(legal)}
        _post(players[seat], address, f"{path}/messages", move)
        moves -= 1
        page.wait_for_timeout(SETTLED_MS)


def _question(players: list[APIRequestContext], path: str) -> tuple[int, int, list[str]] | None:
    for seat, player in enumerate(players):
        view = player.get(f"{path}/view?seat={seat}").json()
        if view["ask"] is not None:
            return seat, view["ask"], view["legal"]
    return None


def _post(players: APIRequestContext, address: str, path: str, body: dict[str, Any]) -> Any:
    answer = players.post(path, data=body, headers={"Origin": address})
    assert answer.ok, answer.text()
    return answer.json()


def as_json(measured: list[Drawn]) -> list[dict[str, Any]]:
    return [asdict(one) for one in measured]


def told(measured: list[Drawn]) -> Table:
    table = Table(title=f"Drawing a view, ms of the browser's main thread (asked: p95 under {ASKED_MS:.0f})")
    for head in ("game", "size", "views", "what", "median", "p95", "longest"):
        table.add_column(head, justify="left" if head in ("game", "size", "what") else "right")
    for one in measured:
        game, size, views, *times = astuple(one)
        for number, what in enumerate(PARTS):
            figures = (f"{value:.1f}" for value in times[3 * number : 3 * number + 3])
            table.add_row(*((game, size, str(views)) if number == 0 else ("", "", "")), what, *figures)
    return table


if __name__ == "__main__":
    main()
