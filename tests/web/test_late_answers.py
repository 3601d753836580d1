"""Answers that come late, or not at all: what was asked for before is not shown as if it had been asked for now."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.server.guests import ME, bot
from tests.web.playing import play_by_hand
from tests.web.visitors import Visitor, Visitors, abort_first

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
        expect(ann.see("#replay")).to_be_visible()
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
        expect(ann.see("#replay")).to_be_visible()
        ann.page.keyboard.press("ArrowLeft")
    expect(ann.see("#main.is-past")).to_be_visible()
    assert not {card for card in secret if ann.see(f'#main [data-card="{card}"]').count()}


ADVICE = {
    "moves": [{"move": "take", "wins": [{"mean": 0.5, "low": 0.4, "high": 0.6}] * 2, "points": [{"mean": 9.0}] * 2}],
    "line": [],
    "is_exact": False,
    "simulations": 10,
}


@pytest.mark.soak
def test_a_hint_for_an_earlier_question_is_not_shown_for_a_later_one(visitors: Visitors) -> None:
    visitors.forgive("409")  # what is foreseen of an earlier question
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    held = hold(ann, "**/hint")
    ann.is_asked()
    ann.page.keyboard.press("i")
    with ann.page.expect_request("**/hint"):
        ann.see("#ask-hint button").click()
    ann.see("#hint [data-do=close-hint]").click()
    ann.press("action take")
    expect(ann.prompt).to_contain_text("Bob")
    with ann.page.expect_response("**/hint"):
        held.pop().fulfill(json=ADVICE)
    ann.page.wait_for_timeout(500)  # what follows the answer
    ann.page.keyboard.press("i")
    expect(ann.see("#hint")).to_be_visible()
    expect(ann.see("#advice")).to_be_empty()


@pytest.mark.soak
def test_a_table_is_laid_when_a_module_of_its_face_comes_at_last(visitors: Visitors) -> None:
    visitors.forgive("ERR_FAILED")
    ann = visitors.come().enter("Ann")
    table = ann.open_elsewhere("imhotep", [ME, bot()])
    abort_first(ann.page, "**/imhotep/face.js")
    ann.page.goto(f"/table/{table['id']}")
    expect(ann.see("#nothing-said")).to_have_text(re.compile("cannot be reached"))
    expect(ann.see("#laying")).to_be_hidden()
    expect(ann.see("#main")).to_be_visible()
    expect(ann.see("#nothing")).to_be_hidden()


@pytest.mark.soak
def test_a_table_can_be_played_without_what_follows_the_first_picture(visitors: Visitors) -> None:
    visitors.forgive("ERR_FAILED")
    ann = visitors.come().enter("Ann")
    table = ann.open_elsewhere("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    ann.page.route("**/imhotep/motion.js", lambda route: route.abort())
    with ann.page.expect_request("**/imhotep/motion.js"):
        ann.visit(table["id"])
    assert play_by_hand(ann, 2) == 2


def test_a_button_whose_module_does_not_come_says_so(visitors: Visitors) -> None:
    visitors.forgive("ERR_FAILED")
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME, bot()])
    ann.is_asked()
    ann.page.route("**/table/hint.js", lambda route: route.abort())
    ann.page.keyboard.press("i")
    expect(ann.see("#trouble")).to_be_visible()


@pytest.mark.soak
def test_the_menu_can_be_opened_before_its_texts_have_come(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    table = ann.open_elsewhere("imhotep", [ME, bot()])
    held = hold(ann, "**/locales/en/later.ftl")
    ann.visit(table["id"])
    ann.see("[data-do=open-menu]").first.click()
    expect(ann.see("#menu")).to_be_visible()
    assert len(held) == 1
    held[0].continue_()
    expect(ann.see("#menu .settings")).to_contain_text("Ask before a final move")
    expect(ann.see("#notation input")).to_be_visible()
