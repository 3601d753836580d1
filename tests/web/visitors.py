"""People at their browsers: they look at pages and press buttons, as anybody would."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

DESKTOP, PHONE = (1280, 900), (390, 844)
Theme = Literal["light", "dark"]
PATIENCE = 20_000  # ms: the machine may be busy

# Chromium takes plain http for unsafe, except on the machine itself; the house may well run on plain http.
IGNORED = re.compile("Cross-Origin-Opener-Policy header has been ignored")

expect.set_options(timeout=PATIENCE)

# What the policy forbids is heard even where the browser does not log it.
_TELL_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error("forbidden by the policy:", event.violatedDirective, event.blockedURI, event.sourceFile));
"""


@dataclass
class Visitors:
    """Everybody who comes to a house during one test."""

    browser: Browser
    address: str
    complaints: list[str] = field(default_factory=list)
    forgiven: list[re.Pattern[str]] = field(default_factory=lambda: [IGNORED])
    _contexts: list[BrowserContext] = field(default_factory=list)

    def come(self, size: tuple[int, int] = DESKTOP, theme: Theme = "light", address: str | None = None) -> Visitor:
        """Somebody with an empty browser."""
        width, height = size
        context = self.browser.new_context(
            base_url=address or self.address,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion="reduce",
        )
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(_TELL_VIOLATIONS)
        context.on("console", self._heed)
        context.on("weberror", lambda error: self._complain(f"uncaught: {error.error}"))
        return Visitor(context.new_page(), address or self.address)

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

    # --- going places ---

    def enter(self, name: str) -> Visitor:
        """Makes a name known, without the lobby."""
        self._post("/api/people", {"name": name, "keep": "cookie"})
        return self

    def open(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """Opens a table, without the lobby, and goes there."""
        table: dict[str, Any] = self._post("/api/tables", {"game": game, "seats": seats, **more})
        self.visit(table["id"])
        return table

    def _post(self, path: str, body: dict[str, Any]) -> Any:
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

    @property
    def moves(self) -> Locator:
        return self.see("#moves button[data-do=move]")

    def button(self, name: str, *, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def take_back(self) -> Locator:
        return self.see(".take-back button")

    @property
    def turn(self) -> int:
        """How many moves the page knows of."""
        return int(self.see("#turn").get_attribute("max") or 0)

    def is_too_wide(self) -> bool:
        """Whether the page scrolls sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))

    # --- playing ---

    def is_asked(self) -> None:
        expect(self.prompt).to_have_class(re.compile("mine"))

    def is_not_asked(self) -> None:
        expect(self.prompt).not_to_have_class(re.compile("mine"))

    def play(self, move: str) -> None:
        """Presses the button of a move, once it is there."""
        self.is_asked()
        self.see(f'#moves button[data-move="{move}"]').last.click()

    def play_on(self, most: int) -> int:
        """Plays by buttons until the match is over, or so many moves; how many were played."""
        for played in range(most):
            expect(self.see(_READY).first).to_be_visible()
            if self.see("#end").is_visible():
                return played
            before = self.turn
            self._play_something()
            expect(self.see(f'#turn[max="{before}"]')).to_have_count(0)
        return most

    def _play_something(self) -> None:
        """Sails where possible, so that matches are short; in Pyramids by a field of the board."""
        if self.see(".chamber button").count():
            self.see(".chamber button").first.click()
            self.see(".chosen .primary").click()
            return
        sailing = self.see('#moves button[data-move^="sail "]')
        (sailing if sailing.count() else self.moves).first.click()


# A move is owed and nothing is under way, or the match is over. (`wait_for_function` evals, which the policy forbids.)
_READY = "#prompt.mine ~ #moves button:not([aria-disabled]), #end:not([hidden])"


def sit_down(host: Visitor, friend: Visitor, name: str) -> None:
    """The friend follows the invitation of the host's table, and sits down on the open seat."""
    friend.page.goto(host.see("#link").input_value())
    friend.button("Sit here", exact=False).click()
    friend.see("#sit input[name=name]").fill(name)
    friend.button("Sit down").click()
    expect(friend.see(".seat .tag.yours")).to_have_count(1)
