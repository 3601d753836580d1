"""Answers that come late, or not at all: what was asked for before is not shown as if it had been asked for now."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.server.guests import ME
from tests.web.visitors import Visitor, Visitors

CHOSEN = '.own-cards [data-pick^="keep "]'


def cards_of_the_set_up(visitor: Visitor) -> set[str]:
    """The cards that the seat on screen has drawn."""
    expect(visitor.see(CHOSEN)).to_have_count(4)
    return {str(card.get_attribute("data-card")) for card in visitor.see(CHOSEN).all()}


def hold(visitor: Visitor, address: str) -> list[Route]:
    """The requests to an address, which wait until the test lets them go."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    visitor.page.route(address, keep)
    return held


def test_a_seat_never_sees_the_past_that_another_seat_asked_for(visitors: Visitors) -> None:
    """Two share a screen; the answer for the first comes when the second sits before it."""
    ann = visitors.come().enter("Ann")
    ann.open("pyramids", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    ann.raise_curtain()
    secret = cards_of_the_set_up(ann)
    held = hold(ann, "**/replay/*seat=0")
    with ann.page.expect_request("**/replay/*seat=0"):
        ann.page.keyboard.press("v")
        ann.page.keyboard.press("ArrowLeft")
    ann.see("[data-do=look-close]").click()
    ann.see('[data-do="show-seat"][data-seat="1"]').click()
    ann.see("#raise").click()
    assert not cards_of_the_set_up(ann) & secret
    with ann.page.expect_response("**/replay/*seat=0"):
        held.pop().continue_()
    ann.prompt.click()  # on a tab arrows go to the next seat
    with ann.page.expect_response("**/replay/*seat=1"):
        ann.page.keyboard.press("v")
        ann.page.keyboard.press("ArrowLeft")
    expect(ann.see("#main.is-past")).to_be_visible()
    assert not {card for card in secret if ann.see(f'#main [data-card="{card}"]').count()}
