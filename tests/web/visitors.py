"""People at their browsers: they look at pages and press buttons, as anybody would."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Route,
    expect,
    sync_playwright,
)

from tests.equipment import NOT_RUN, page_browser
from tests.patience import PATIENCE_S

DESKTOP, TABLET, PHONE = (1280, 900), (1024, 768), (390, 844)
Theme = Literal["light", "dark"]
PATIENCE = PATIENCE_S * 1000  # ms
CHEAPER = ("--in-process-gpu", "--disable-features=SpareRendererForSitePerProcess")  # less work for each page

# Chromium takes plain http for unsafe, except on the machine itself; the house may well run on plain http. And it
# complains when somebody leaves a page that is about to connect.
IGNORED = re.compile(
    "Cross-Origin-Opener-Policy header has been ignored|Service Worker registration blocked"
    "|WebSocket is closed before the connection is established"
)

expect.set_options(timeout=PATIENCE)

# What the policy forbids is heard even where the browser does not log it.
_TELL_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error("forbidden by the policy:", event.violatedDirective, event.blockedURI, event.sourceFile));
"""

# A part that is not drawn anew, as it shows what it showed before, is drawn all the same and has to be equal: else it shows
# something that its values do not tell of. Clocks change by themselves; what is opened or pointed at is the guest's.
_COMPARE_PARTS = """
window.comparePart = (stands, draw) => {
  const isCoach = (node, name) => name === "aria-describedby" && node.getAttribute(name) === "coach-says"; // what a lesson lights
  const isTold = (node, name) => !(name === "data-drawn" && node.id) && !(name === "open" && node.nodeName === "DETAILS") && !isCoach(node, name);
  const valueOf = (node, name) => node.getAttribute(name).replace(/ ?\\bis-told\\b/, "");
  const attributes = (node) =>
    node.getAttributeNames().filter((name) => isTold(node, name)).sort().map((name) => `${name}=${valueOf(node, name)}`);
  const lines = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return [node.nodeValue];
    if (node.matches(".seat-clock")) return ["clock"];
    return [`<${node.nodeName} ${attributes(node).join(" ")}>`, ...[...node.childNodes].flatMap(lines), "</>"];
  };
  const [now, fresh] = [lines(stands), lines(draw())];
  const place = now.findIndex((line, number) => line !== fresh[number]);
  if (place < 0 && now.length === fresh.length) return;
  console.error(`the part ${stands.id} would be drawn otherwise: ${now[place]} stands, ${fresh[place]} would`);
};
"""


@contextmanager
def open_browser() -> Iterator[Browser]:
    """What shows pages with the least work."""
    with sync_playwright() as browsers, launched(browsers, page_browser()) as one:
        yield one


@contextmanager
def launched(browsers: Playwright, path: str | None) -> Iterator[Browser]:
    """A Chromium; a test that needs one is not run where there is none."""
    if path is None:
        pytest.skip(f"{NOT_RUN}: no Chromium on this machine, and none could be installed")
    one = browsers.chromium.launch(
        executable_path=path, args=[*CHEAPER, *(["--no-sandbox"] if os.geteuid() == 0 else [])], handle_sigint=False
    )
    yield one
    one.close()


@contextmanager
def visiting(browser: Browser, address: str, finished: dict[str, str] | None = None) -> Iterator[Visitors]:
    """People with browsers of their own; in the end none of their pages may have complained."""
    all_of_them = Visitors(browser, address, finished or {})
    try:
        yield all_of_them
        assert all_of_them.complaints == [], all_of_them.complaints
    finally:
        all_of_them.leave()


@dataclass
class Visitors:
    """Everybody who comes to a house during one test."""

    browser: Browser
    address: str
    finished: dict[str, str] = field(default_factory=dict)  # tables by the names of their records
    complaints: list[str] = field(default_factory=list)
    forgiven: list[re.Pattern[str]] = field(default_factory=lambda: [IGNORED])
    compares: bool = False  # every part that is kept with what would be drawn: that takes time
    _contexts: list[BrowserContext] = field(default_factory=list)

    def come(
        self,
        size: tuple[int, int] = DESKTOP,
        theme: Theme = "light",
        address: str | None = None,
        language: str = "en",
    ) -> Visitor:
        """Somebody with an empty browser."""
        width, height = size
        context = self.browser.new_context(
            base_url=address or self.address,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion="reduce",
            locale=language,
            service_workers="block",  # else every browser would keep the whole shell; test_app.py lets it
        )
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(_TELL_VIOLATIONS)
        if self.compares:
            context.add_init_script(_COMPARE_PARTS)
        context.on("console", self._heed)
        context.on("weberror", lambda error: self._complain(f"uncaught: {error.error}"))
        return Visitor(context.new_page(), address or self.address, self.finished)

    def forgive(self, pattern: str) -> None:
        """Complaints that belong to what the test does."""
        self.forgiven.append(re.compile(pattern))

    def leave(self) -> None:
        for context in self._contexts:
            context.close()

    def _heed(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _complain(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self.forgiven):
            self.complaints.append(text)


@dataclass
class Visitor:
    """One person at one page."""

    page: Page
    address: str
    finished: dict[str, str]

    # --- going places ---

    def enter(self, name: str) -> Visitor:
        """Makes a name known, without the start page."""
        self.post("/api/people", {"name": name, "keep": "cookie"})
        return self

    def open(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """Opens a table, without the start page, and goes there."""
        table = self.open_elsewhere(game, seats, **more)
        self.visit(table["id"])
        return table

    def open_elsewhere(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """Opens a table and stays where the page is."""
        table: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return table

    def open_where(self, record: tuple[str, int], seats: list[dict[str, Any]]) -> dict[str, Any]:
        """Opens a table that begins where the match of a record stood after so many moves, and goes there."""
        name, turn = record
        fork = {"turn": turn, "seats": seats}
        table: dict[str, Any] = self.post(f"/api/tables/{self.finished[name]}/fork", fork)
        self.visit(table["id"])
        return table

    def get(self, path: str) -> Any:
        answer = self.page.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """As a page of the house would."""
        answer = self.page.request.post(path, data=body, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        return answer.json()

    def visit(self, table: str) -> Visitor:
        self.page.goto(f"/table/{table}")
        expect(self.page.locator("#main")).to_be_visible()
        return self

    # --- what is to be seen ---

    def see(self, selector: str) -> Locator:
        return self.page.locator(selector)

    @property
    def prompt(self) -> Locator:
        return self.see("#prompt")

    def button(self, name: str, *, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def take_back(self) -> Locator:
        return self.see("#deeds .undo")

    @property
    def turn(self) -> int:
        """How many moves the page knows of."""
        return int(self.position.split("/")[1]) if self.position else 0

    @property
    def position(self) -> str:
        """What tells this picture of the table from the next."""
        return self.see("#main").get_attribute("data-position") or ""

    def is_too_wide(self) -> bool:
        """Whether the page scrolls sideways, once it has been laid out for the size it has now."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))

    def is_too_tall(self) -> bool:
        """Whether the page scrolls."""
        return bool(self.page.evaluate("document.documentElement.scrollHeight > document.documentElement.clientHeight"))

    def raise_curtain(self) -> Visitor:
        """Where several share this screen, the next player says so."""
        if self.see("#raise").is_visible():
            self.see("#raise").click()
        return self

    # --- playing ---

    def is_asked(self) -> None:
        expect(self.prompt).to_have_class(re.compile("mine"))

    def is_not_asked(self) -> None:
        expect(self.prompt).not_to_have_class(re.compile("mine"))

    def play(self, move: str) -> None:
        """Types a move, as the menu offers it."""
        self.is_asked()
        self.see("[data-do=open-menu]").first.click()
        self.see("#notation input").fill(move)
        self.see("#notation button").click()
        expect(self.see("#notation input")).to_have_value("")
        self.see("#menu [data-do=close-dialog]").click()

    def press(self, *picks: str) -> None:
        """Presses things on the table one after the other."""
        for pick in picks:
            self.see(f'[data-pick="{pick}"]:visible').first.click()


def abort_first(page: Page, address: str) -> None:
    """The first request for an address fails, later ones pass.

    Playwright's `times=1` stops watching meanwhile, and may leave a request that follows at once without an answer.
    """
    aborted: list[Route] = []

    def answer(route: Route) -> None:
        if aborted:
            route.continue_()
        else:
            aborted.append(route)
            route.abort()

    page.route(address, answer)


def invitation(host: Visitor) -> str:
    """The link that the menu of the host's table shows."""
    expect(host.see("#link")).not_to_have_value("")
    return host.see("#link").input_value()


def sit_down(host: Visitor, friend: Visitor, name: str) -> None:
    """The friend follows the invitation of the host's table, and sits down on the open seat."""
    friend.page.goto(invitation(host))
    friend.see("#sit input[name=name]").fill(name)
    friend.button("Sit down").click()
    expect(friend.see(".seat .tag.yours")).to_have_count(1)
