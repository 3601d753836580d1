"""Everybody can use the pages: axe finds nothing, by day and by night, and no page is wider than a phone."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.equipment import NOT_RUN
from tests.server.guests import ME, OPEN, bot
from tests.web.playing import play_by_hand
from tests.web.visitors import DESKTOP, PHONE, Theme, Visitor, Visitors, invitation

LOOKS: tuple[tuple[tuple[int, int], Theme], ...] = ((DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"))
_RUN = """
() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(" ")) })))
"""


@pytest.fixture(scope="package")
def axe() -> str:
    """The script that looks for barriers."""
    package = find_spec("axe_playwright_python")
    if package is None or package.origin is None:
        pytest.skip(f"{NOT_RUN}: no axe-core here; pip install axe-playwright-python")
    return (Path(package.origin).parent / "axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page, axe: str) -> list[dict[str, Any]]:
    page.evaluate(axe)
    found: list[dict[str, Any]] = page.evaluate(_RUN)
    return found


def look_from_all_sides(visitor: Visitor, axe: str) -> None:
    """On a desktop and on a phone, by day and by night."""
    for (width, height), theme in LOOKS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.emulate_media(color_scheme=theme)
        assert barriers(visitor.page, axe) == [], (width, theme)
        assert not visitor.is_too_wide(), (width, theme)


def test_the_lobby(visitors: Visitors, axe: str) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME, OPEN], listed=True)
    ann.page.goto("/")
    expect(ann.see("#yours .entry").first).to_be_visible()
    ann.see(".more > summary").click()
    look_from_all_sides(ann, axe)


def test_a_table_of_imhotep(visitors: Visitors, axe: str) -> None:
    ann = visitors.come().enter("Ann")
    clock = {"kind": "per_player", "seconds": 900, "increment": 5}
    ann.open("imhotep", [ME, *[bot()] * 3], chat=True, clock=clock)
    play_by_hand(ann, 6)
    ann.is_asked()
    look_from_all_sides(ann, axe)


def test_a_table_of_pyramids(visitors: Visitors, axe: str) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("pyramids", [ME, *[bot()] * 3])
    play_by_hand(ann, 5)
    ann.is_asked()
    ann.see("[data-pick]:not([aria-disabled=true]):visible").last.click()
    look_from_all_sides(ann, axe)


def test_a_table_that_waits_and_a_guest_who_sits_down(visitors: Visitors, axe: str) -> None:
    ann, bob = visitors.come(PHONE, "dark").enter("Ann"), visitors.come(PHONE)
    ann.open("pyramids", [ME, OPEN, OPEN])
    bob.page.goto(invitation(ann))
    bob.button("Sit here", exact=False).first.click()
    for one in (ann, bob):
        assert barriers(one.page, axe) == []
        assert not one.is_too_wide()


def test_a_page_without_a_table(visitors: Visitors, axe: str) -> None:
    visitors.forgive("404")
    ann: Visitor = visitors.come(PHONE)
    ann.page.goto("/table/nowhere")
    expect(ann.see("#nothing-said")).to_have_text("There is no such table.")
    assert barriers(ann.page, axe) == []
