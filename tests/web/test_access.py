"""Everybody can use the pages: axe finds nothing, by day and by night, and no page is wider than a phone."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.equipment import NOT_RUN
from tests.server.guests import ME, OPEN, bot
from tests.web.visitors import DESKTOP, PHONE, Theme, Visitor, Visitors

SIZES = pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light")])
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


@SIZES
def test_the_lobby(visitors: Visitors, axe: str, size: tuple[int, int], theme: Theme) -> None:
    ann = visitors.come(size, theme).enter("Ann")
    ann.open("imhotep", [ME, OPEN], listed=True)
    ann.page.goto("/")
    expect(ann.see("#yours .entry").first).to_be_visible()
    ann.see(".more > summary").click()
    assert barriers(ann.page, axe) == []
    assert not ann.is_too_wide()


@SIZES
@pytest.mark.parametrize(("game", "moves"), [("imhotep", 14), ("pyramids", 8)])
def test_a_table(visitors: Visitors, axe: str, size: tuple[int, int], theme: Theme, game: str, moves: int) -> None:
    ann = visitors.come(size, theme).enter("Ann")
    ann.open(game, [ME, *[bot()] * 3], chat=True, clock={"kind": "per_player", "seconds": 900, "increment": 5})
    ann.play_on(moves)
    ann.is_asked()
    if game == "pyramids":
        ann.see(".chamber button").first.click()
    assert barriers(ann.page, axe) == []
    assert not ann.is_too_wide()


def test_a_table_that_waits_and_a_guest_who_sits_down(visitors: Visitors, axe: str) -> None:
    ann, bob = visitors.come(PHONE, "dark").enter("Ann"), visitors.come(PHONE)
    ann.open("pyramids", [ME, OPEN, OPEN])
    bob.page.goto(ann.see("#link").input_value())
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
