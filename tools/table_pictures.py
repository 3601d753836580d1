"""Makes the pictures of README.md from real tables: two still ones, and an animation of a few moves of Imhotep.

It opens a house of its own and plays there. It needs Chromium, and Pillow for the animation (`pip install -e '.[docs]'`).

    python -m tools.table_pictures             makes docs/pictures/imhotep.png, pyramids.png and table.webp
    python -m tools.table_pictures table       makes only the one that is named
"""

from __future__ import annotations

import base64
import io
import random
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect, sync_playwright

from tools import ROOT

PICTURES = ROOT / "docs" / "pictures"
NAMES = ("Tomasz", "Ingrid", "Nefer", "Andrei")
SIZE = (1440, 900)
FILM = (1200, 750)  # on screen
WIDTH = 900  # of the animation
SLOWNESS = 12  # of what moves while it is filmed, so that a busy machine keeps up
FRAME_MS = 80
LAST_MS = 1_500  # the last frame stays
MOST_BYTES = 1_000_000
PATIENCE_MS = 60_000
MOST_FORESEEN = 64  # moves in one request
EARNING = 6  # points of the move that the picture of Pyramids shows

View = dict[str, Any]


# --- a house and a guest ---


@contextmanager
def house() -> Iterator[str]:
    """A house in a folder of its own; its address."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    program = "from saqqara.cli.main import main; main()"
    with TemporaryDirectory() as folder:
        options = ["serve", "--port", str(port), "--data", folder, "--no-open", "--log-level", "error"]
        command = [sys.executable, "-c", program, *options, "--limit", "requests_per_s=1000"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                process.stdout.readline()  # that it is open
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium, of the system or of playwright."""
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with sync_playwright() as browsers:
        one = browsers.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield one
        one.close()


class Guest:
    """Somebody at a table, who may have several seats."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], theme: str, motion: str) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion == "on" else "reduce",
            service_workers="block",
            locale="en",
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page: Page = self.context.new_page()
        self.post("/api/people", {"name": NAMES[0], "keep": "cookie"})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Sends a request as a page of the house does."""
        answer = self.page.request.post(path, data=body, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, game: str, seats: list[dict[str, Any]], **options: Any) -> str:
        """Opens a table; its id."""
        return str(self.post("/api/tables", {"game": game, "seats": seats, **options})["id"])

    def question(self, table: str, seats: range) -> View | None:
        """The view of a seat that is asked something; None when the match is over."""
        while True:
            for seat in seats:
                view: View = self.page.request.get(f"/api/tables/{table}/view?seat={seat}").json()
                if view["outcome"] is not None:
                    return None
                if view["ask"] is not None:
                    return view
            self.page.wait_for_timeout(100)  # a bot is thinking

    def worth(self, table: str, view: View) -> dict[str, int]:
        """The points that each legal move will score."""
        points: dict[str, int] = {}
        for moves in batched(view["legal"], MOST_FORESEEN):
            body = {"seat": view["seat"], "ask": view["ask"], "moves": moves}
            points |= {
                one["move"]: one["points"] for one in self.post(f"/api/tables/{table}/foresee", body)["foreseen"]
            }
        return points

    def play_until(
        self, table: str, seats: range, is_wanted: Callable[[View], bool], choose: Callable[[View], str]
    ) -> bool:
        """Plays until a question is one that is wanted; whether there was one."""
        while (view := self.question(table, seats)) is not None:
            if is_wanted(view):
                return True
            move = choose(view)
            message = {"type": "move", "seat": view["seat"], "ask": view["ask"], "move": move}
            self.post(f"/api/tables/{table}/messages", message)
        return False

    def visit(self, table: str) -> None:
        """Goes to a table and waits until it stands."""
        self.page.goto(f"/table/{table}")
        expect(self.page.locator("#prompt.mine")).to_be_visible(timeout=PATIENCE_MS)
        raising = self.page.locator("#raise")
        if raising.is_visible():
            raising.click()
        self.page.wait_for_timeout(1_500)

    def press(self, pick: str) -> None:
        """Presses the first thing of a kind that can be pressed."""
        self.page.locator(f'[data-pick^="{pick}"]:not([aria-disabled="true"]):visible').first.click()


def batched(moves: list[str], size: int) -> Iterator[list[str]]:
    """The moves, so many at a time."""
    for start in range(0, len(moves), size):
        yield moves[start : start + size]


def by_chance(seed: int) -> Callable[[View], str]:
    """Any legal move; ships sail more often than that."""
    chance = random.Random(seed)

    def choose(view: View) -> str:
        moves: list[str] = view["legal"]
        sailing = [move for move in moves if move.startswith("sail ")]
        return chance.choice(sailing if sailing and chance.random() < 0.35 else moves)

    return choose


def people(count: int) -> list[dict[str, Any]]:
    """Seats of one screen."""
    return [{"who": "me", "name": name} for name in NAMES[:count]]


# --- pictures ---


def imhotep(browser: Browser, address: str) -> None:
    """A stone is at the Market, and the buttons show what each card brings; two ships are laden and wait."""
    guest = Guest(browser, address, SIZE, "light", motion="off")

    def is_wanted(view: View) -> bool:
        cards = [move for move in view["legal"] if move.startswith("card ")]
        laden = [
            ship for ship in view["ships"] if ship["site"] is None and any(one is not None for one in ship["cargo"])
        ]
        return view["round"] in (4, 5) and len(cards) >= 3 and len(laden) >= 2

    for seed in range(1, 60):
        table = guest.open("imhotep", people(4), options={"sides": "AABAB", "wrath": True})
        if guest.play_until(table, range(4), is_wanted, by_chance(seed)):
            guest.visit(table)
            guest.page.screenshot(path=PICTURES / "imhotep.png")
            return


def pyramids(browser: Browser, address: str) -> None:
    """By night: a shape is placed but not crossed off yet, and the score card shows what it earns."""
    guest = Guest(browser, address, SIZE, "dark", motion="off")
    bots = [{"who": "bot", "level": level} for level in ("apprentice", "mason", "architect")]

    def open_one() -> str:
        return guest.open("pyramids", [people(1)[0], *bots])

    def best(view: View) -> str:
        """The move that scores most at once, of those that cross off most."""
        worth = guest.worth(one, view)
        moves: list[str] = view["legal"]
        return max(moves, key=lambda move: (worth[move], len(move)))

    def is_wanted(view: View) -> bool:
        is_late = view["round"] == 3 and len(view["expeditions"]) > 3
        return is_late and len(best(view).split()) > 4 and guest.worth(one, view)[best(view)] >= EARNING

    one = open_one()
    while not guest.play_until(one, range(1), is_wanted, best):
        one = open_one()
    guest.visit(one)
    place_best(guest.page)
    guest.page.screenshot(path=PICTURES / "pyramids.png")


def place_best(page: Page) -> None:
    """Places the shape on the square for which the score card shows most."""
    squares = page.locator(".field-cell.legal[data-pick]:visible")
    picks = [str(square.get_attribute("data-pick")) for square in squares.all()]

    def earned_at(pick: str) -> int:
        page.keyboard.press("Escape")  # clears what was chosen before
        page.locator(f'.field-cell[data-pick="{pick}"]:visible').click()
        page.wait_for_timeout(500)
        return int(page.locator(".plus").first.inner_text().replace("−", "-"))

    earned_at(max(picks, key=earned_at))


# --- the animation ---


class Film:
    """What Chromium shows while it runs, as (second, picture)."""

    def __init__(self, page: Page) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._keep)

    def start(self) -> None:
        """From now on every picture is kept, and everything moves slowly."""
        self._session.send("Animation.enable")
        self._session.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWNESS})
        self._session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def wait(self, milliseconds: float) -> None:
        """Lets so much time of the film pass."""
        self._page.wait_for_timeout(milliseconds * SLOWNESS)

    def stop(self) -> None:
        """No more pictures."""
        self._session.send("Page.stopScreencast")

    def _keep(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"] / SLOWNESS, base64.b64decode(frame["data"])))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})


def table(browser: Browser, address: str) -> None:
    """A stone is loaded, and the ship sails to the Pyramid, where its stones score."""
    guest = Guest(browser, address, FILM, "light", motion="on")
    for seed in range(1, 60):
        one = guest.open("imhotep", people(3), options={"sides": "AAAAA", "wrath": False})
        if guest.play_until(one, range(3), lambda view: ship_to_sail(view) is not None, by_chance(seed)):
            break
    view = guest.question(one, range(3))
    assert view is not None
    ship = ship_to_sail(view)
    space = next(move[-1] for move in view["legal"] if move.startswith(f"load {ship}"))
    guest.visit(one)
    film = Film(guest.page)
    film.start()
    film.wait(700)
    for keys in (("l", ship, space), ("s", ship, "2")):  # the second dock is the Pyramid's
        for key in keys:
            guest.page.keyboard.press(str(key))
            film.wait(450)
        expect(guest.page.locator("#prompt.mine")).to_be_visible(timeout=PATIENCE_MS)
        film.wait(2_200)
    film.stop()
    write_film(sorted(film.frames))


def ship_to_sail(view: View) -> str | None:
    """A ship that can sail to the Pyramid with two stones or more, and has room for one that can be loaded."""
    for letter, ship in zip("abcd", view["ships"], strict=False):
        has_room = any(move.startswith(f"load {letter}") for move in view["legal"])
        laden = sum(stone is not None for stone in ship["cargo"])
        if view["round"] >= 3 and laden >= 2 and has_room and f"sail {letter} pyramid" in view["legal"]:
            return letter
    return None


def write_film(frames: list[tuple[float, bytes]]) -> None:
    """Writes the pictures as an animation: one for each step of time in which something has changed."""
    from PIL import Image

    height = WIDTH * FILM[1] // FILM[0]
    steps: list[tuple[int, Any]] = []
    for second, data in frames:
        step = round((second - frames[0][0]) * 1000 / FRAME_MS)
        picture = Image.open(io.BytesIO(data)).convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
        if steps and steps[-1][0] == step:
            steps[-1] = (step, picture)
        elif not steps or steps[-1][1].tobytes() != picture.tobytes():
            steps.append((step, picture))
    lasting = [(later - step) * FRAME_MS for (step, _), (later, _) in pairwise(steps)] + [LAST_MS]
    first, *others = [picture for _, picture in steps]
    for quality in (80, 70, 60, 50, 40, 30):
        written = io.BytesIO()
        first.save(
            written, "WEBP", save_all=True, append_images=others, duration=lasting, loop=0, quality=quality, method=6
        )
        if written.tell() < MOST_BYTES:
            break
    (PICTURES / "table.webp").write_bytes(written.getvalue())
    print(f"{len(steps)} pictures in {sum(lasting) / 1000:.1f} s, quality {quality}, {written.tell():,} bytes")


def main() -> None:
    """Makes the pictures that are named, or all."""
    made = {"imhotep": imhotep, "pyramids": pyramids, "table": table}
    with house() as address, browser() as one:
        for name in sys.argv[1:] or made:
            made[name](one, address)


if __name__ == "__main__":
    main()
