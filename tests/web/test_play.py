"""People play in real browsers: from the lobby to the end of a match, by mouse, finger or keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.guests import ME, OPEN, bot
from tests.web.visitors import DESKTOP, PHONE, Visitor, Visitors, sit_down

MOST = 150


def begin(visitor: Visitor, name: str, game: str) -> None:
    """What a newcomer does: gives a name, chooses game and opponent, plays."""
    page = visitor.page
    page.goto("/")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name=game).check()
    page.get_by_label("Who has seat 2").select_option("apprentice")
    visitor.button("Play").click()
    page.wait_for_url("**/table/*")


def test_a_newcomer_plays_a_match_of_imhotep_to_its_end(visitors: Visitors) -> None:
    ann = visitors.come(PHONE)
    begin(ann, "Ann", "Imhotep")
    ann.is_asked()
    expect(ann.see(".seat-name").first).to_contain_text("Ann")
    expect(ann.page).to_have_title(re.compile("Your turn"))
    assert ann.play_on(MOST) < MOST
    expect(ann.see(".verdict")).to_contain_text(re.compile("wins|share the victory"))
    expect(ann.see(".result tbody tr")).to_have_count(2)
    expect(ann.see("#fairness")).to_contain_text("Seed")
    ann.button("Verify").click()
    expect(ann.see(".verdicts")).to_contain_text("The seed fits the commitment.")
    expect(ann.see(".verdicts")).to_contain_text("shown at the start")
    expect(ann.take_back).to_have_attribute("aria-disabled", "true")
    expect(ann.see("#take-back-reason")).to_contain_text("the match is over")
    assert not ann.is_too_wide()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_newcomer_plays_pyramids_on_the_board(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.come(size)
    begin(ann, "Ann", "Silver & Gold: Pyramids")
    ann.is_asked()
    assert ann.play_on(12) == 12
    expect(ann.see("#log li").first).to_be_visible()
    expect(ann.see(".chamber .crossed").first).to_be_visible()
    assert not ann.is_too_wide()


def test_friends_meet_by_a_link_and_talk_while_somebody_watches(visitors: Visitors) -> None:
    ann, bob, eve = visitors.come().enter("Ann"), visitors.come(PHONE), visitors.come()
    table = ann.open("imhotep", [ME, OPEN], chat=True)
    expect(ann.prompt).to_contain_text("as soon as all seats are taken")
    link = ann.see("#link").input_value()
    assert link.endswith(f"/table/{table['id']}#invite={table['invite']}")
    sit_down(ann, bob, "Bob")
    assert bob.page.url.endswith(f"/table/{table['id']}"), "the invitation does not stay in the address"
    eve.visit(table["id"])
    expect(eve.prompt).to_contain_text("Waiting for \u2068Ann\u2069")
    expect(eve.see("#say")).to_be_hidden()

    ann.play("load a1")
    bob.play("load b1")
    ann.is_asked()
    for one in (ann, bob, eve):
        expect(one.see("#log")).to_contain_text("loads a stone on ship B, space 1")
    expect(eve.moves).to_have_count(0)

    markup = "<img src=x onerror=alert(1)> <b>bold</b> & \u202eright to left"
    bob.see("#say input").fill(markup)
    bob.button("Send").click()
    for one in (ann, bob, eve):
        expect(one.see("#said p")).to_have_text([markup])
        expect(one.see("#said p *")).to_have_count(0)
    expect(bob.see("#say input")).to_have_value("")
    assert not bob.is_too_wide()


def test_a_move_that_showed_nothing_is_undone_by_one_button(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME, OPEN])
    bob = visitors.come()
    sit_down(ann, bob, "Bob")
    ann.is_asked()
    for one in (ann, bob):
        expect(one.take_back).to_have_text("Ask to take back")
        expect(one.take_back).to_have_attribute("aria-disabled", "true")
        expect(one.see("#take-back-reason")).to_have_text("Nothing to take back yet.")
    ann.play("load a1")
    bob.is_asked()
    expect(ann.take_back).to_have_text("Undo")
    ann.take_back.click()
    ann.is_asked()
    bob.is_not_asked()
    expect(ann.take_back).to_have_attribute("aria-disabled", "true")
    expect(ann.see("#trouble")).to_be_hidden()


def test_the_others_are_asked_and_allow_it(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME, OPEN])
    bob = visitors.come()
    sit_down(ann, bob, "Bob")
    ann.play("load a1")
    bob.play("load b1")
    ann.is_asked()
    expect(ann.take_back).to_have_text("Ask to take back")
    ann.take_back.click()
    expect(ann.see("#requests")).to_contain_text("You asked to take back a move: loading ship A, space 1.")
    expect(ann.take_back).to_have_attribute("aria-disabled", "true")
    expect(ann.see("#take-back-reason")).to_contain_text("a request is open")
    expect(bob.see("#requests")).to_contain_text("would like to take back a move: loading ship A, space 1.")
    bob.button("Allow it").click()
    expect(ann.see("#requests")).to_be_empty()
    expect(ann.see('#moves button[data-move="load a1"]')).to_be_visible()
    ann.play("load a1")
    bob.is_asked()


def test_bots_allow_it_at_once(visitors: Visitors) -> None:
    ann = visitors.come(PHONE).enter("Ann")
    ann.open("imhotep", [ME, bot()])
    ann.play("load a1")
    ann.is_asked()
    after = ann.turn
    ann.take_back.click()
    expect(ann.see('#moves button[data-move="load a1"]')).to_be_visible()
    assert ann.turn < after


def test_a_curtain_falls_between_people_who_share_a_screen(visitors: Visitors) -> None:
    ann = visitors.come(PHONE).enter("Ann")
    ann.open("pyramids", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    curtain = ann.page.get_by_role("dialog")
    shown = {}
    for name in ("Ann", "Bob"):
        expect(curtain).to_contain_text(f"Pass to \u2068{name}\u2069")
        assert not ann.moves.count(), "nothing of the next player is drawn before the curtain is raised"
        ann.page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        ann.button(f"I am \u2068{name}\u2069").click()
        expect(curtain).to_be_hidden()
        ann.is_asked()
        expect(ann.prompt).to_contain_text(name)
        shown[name] = ann.see(".own-cards caption").all_inner_texts()
        ann.moves.first.click()
    assert len(shown["Ann"]) == len(shown["Bob"]) == 4
    assert not {*shown["Ann"]} & {*shown["Bob"]}
    expect(ann.prompt).to_contain_text("cross off")
    assert ann.play_on(1) == 1, "whoever looks at the screen and owes another move goes on"
    expect(curtain).to_contain_text("Pass to \u2068Ann\u2069")


def test_no_curtain_falls_where_all_lies_open(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    ann.play("load a1")
    expect(ann.prompt).to_contain_text("Bob")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    expect(ann.take_back).to_have_text("Undo \u2068Ann\u2069’s move")
    ann.take_back.click()
    expect(ann.prompt).to_contain_text("Ann")


def test_the_keyboard_is_enough(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.page
    page.goto("/")
    expect(ann.see("#summary")).to_contain_text("Imhotep")

    def tab_to(label: str, most: int = 60) -> None:
        for _ in range(most):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent.trim()") == label:
                return
        pytest.fail(f"Tab never comes to {label!r}")

    tab_to("Play")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    ann.is_asked()
    tab_to("Skip to your moves")
    page.keyboard.press("Enter")
    tab_to("Load a1", 6)
    before = ann.turn
    page.keyboard.press("Enter")
    expect(ann.see("#log")).to_contain_text("loads a stone on ship A, space 1")
    assert ann.turn > before
    assert page.evaluate("document.querySelector('#ask').contains(document.activeElement)"), "the focus stays near"
