"""The page of a review in one file, opened from a disk without a network: the same page as that of a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from saqqara.cli.page.page import review_page
from saqqara.match import records
from tests.patience import PATIENCE_S
from tests.review.made_up import made_up_review
from tests.web.visitors import DESKTOP

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(params=["imhotep-00001", "pyramids-00004"])
def page(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Page]:
    """A page that lies on a disk, in a browser without a network: it must ask for nothing and complain of nothing."""
    text = (RECORDS / f"{request.param}.record").read_text()
    path = tmp_path / "review.html"
    path.write_text(review_page(text, records.read(text).edition(None), made_up_review(text), "pl"))
    context = browser.new_context(
        viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, offline=True, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE_S * 1000)
    complaints: list[str] = []
    context.on("request", lambda asked: complaints.append(asked.url) if is_elsewhere(asked.url) else None)
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    context.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    page = context.new_page()
    page.goto(path.as_uri())
    yield page
    context.close()
    assert complaints == []


def is_elsewhere(address: str) -> bool:
    return not address.startswith(("blob:", "data:")) and not address.endswith("/review.html")


def test_the_review_is_read_without_a_network(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("[data-part=main]")).to_be_visible()
    expect(page.locator("[data-part=turning]")).to_contain_text("Punkty zwrotne")
    expect(page.locator("[data-part=board] svg").first).to_be_attached()
    assert page.locator(".brand").get_attribute("href") is None
    assert page.locator("#rules-way").count() == 0
    # Another moment, and another language.
    page.locator("[data-do=first]").click()
    expect(page.locator("[data-part=output]")).to_contain_text("0")
    page.locator("[data-do=on]").click()
    page.locator("input[name=language][value=en]").evaluate("(radio) => radio.click()")
    expect(page.locator("[data-part=turning]")).to_contain_text("Turning points")
    page.locator("[data-part=moves] [data-turn]").first.click()
    # A mistake tried again.
    page.locator("[data-part=offer] [data-do=try]").click()
    expect(page.locator("[data-part=panel]")).to_contain_text("Find a better move")
    page.locator("[data-do=again-answer]").click()
    expect(page.locator("[data-part=panel]")).to_contain_text("The answer")
