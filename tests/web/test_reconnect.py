"""A page outlives its house: it says so, keeps what was typed and done, and goes on without a reload."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.guests import ME, OPEN
from tests.server.houses import open_house
from tests.web.visitors import Visitors, sit_down

BROKEN_LINE = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection to .* failed"


def test_a_page_goes_on_when_the_house_is_back(browser: Browser, tmp_path: Path) -> None:
    with open_house(tmp_path / "house") as house:
        visitors = Visitors(browser, house.address)
        visitors.forgive(BROKEN_LINE)
        try:
            ann, bob = visitors.come().enter("Ann"), visitors.come()
            ann.open("imhotep", [ME, OPEN], chat=True)
            sit_down(ann, bob, "Bob")
            ann.press("move load a1")
            bob.is_asked()
            bob.page.evaluate("window.isTheSamePage = true")
            bob.see("#say input").fill("half of a sent")

            house.kill()
            expect(bob.see("#connection")).to_contain_text("Reconnecting")
            bob.press("move load b1")
            expect(bob.see("#connection")).to_contain_text("your choice is kept and will be sent")

            house.start()
            expect(bob.see("#connection")).to_be_empty()
            ann.is_asked()
            expect(ann.see("#log")).to_contain_text(re.compile("loads? a stone on ship B, space 1"))
            expect(bob.see("#say input")).to_have_value("half of a sent")
            assert bob.page.evaluate("window.isTheSamePage") is True
            expect(bob.prompt).to_have_text(re.compile("’s turn"))
            bob.see("#say input").press("Enter")
            expect(ann.see("#said p")).to_have_text(["half of a sent"])
            assert visitors.complaints == []
        finally:
            visitors.leave()


@pytest.mark.soak
def test_whatever_is_pressed_meanwhile_is_kept_and_says_so(browser: Browser, tmp_path: Path) -> None:
    with open_house(tmp_path / "house") as house:
        visitors = Visitors(browser, house.address)
        visitors.forgive(BROKEN_LINE)
        try:
            ann = visitors.come().enter("Ann")
            ann.open("imhotep", [ME, ME])
            ann.press("move load a1")
            expect(ann.see("#log")).to_contain_text(re.compile("loads? a stone on ship A, space 1"))
            house.kill()
            expect(ann.see("#connection")).to_contain_text("Reconnecting")
            ann.take_back.click()
            expect(ann.see("#connection")).to_contain_text("your choice is kept and will be sent")
            house.start()
            expect(ann.see("#connection")).to_be_empty()
            expect(ann.see("#log")).not_to_contain_text(re.compile("loads? a stone on ship A, space 1"))
            assert visitors.complaints == []
        finally:
            visitors.leave()
