"""What stands around the board: the log, looking back, chat, names, and how an invited friend is received."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.effort import first_of
from tests.server.guests import ME, OPEN, bot
from tests.web.playing import LONG, midgame
from tests.web.visitors import PHONE, TABLET, Visitor, Visitors, invitation, sit_down


@pytest.mark.soak
def test_on_a_lying_phone_the_result_opens_at_its_top_with_its_buttons(visitors: Visitors) -> None:
    ann = visitors.come((844, 390)).enter("Ann")
    midgame(ann, "imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}], LONG)
    ann.button("Show the result").click()
    expect(ann.see("#end-title")).to_be_in_viewport(ratio=1)
    expect(ann.see("#end .close")).to_be_in_viewport(ratio=1)
    expect(ann.see("#rematch")).to_be_in_viewport(ratio=1)


@pytest.mark.soak
def test_on_a_lying_phone_whoever_looks_back_sees_all_sites(visitors: Visitors) -> None:
    ann = visitors.come((844, 390)).enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    look_back(ann)
    expect(ann.see("#replay")).to_be_visible()
    expect(ann.see('[data-site="obelisks"]')).to_be_in_viewport(ratio=0.95)


def look_back(visitor: Visitor) -> None:
    visitor.see('[data-do="open-menu"]').click()
    visitor.see('#menu [data-do="look-open"]').click()


@pytest.mark.soak
def test_on_a_phone_a_site_has_its_picture_while_it_is_open(visitors: Visitors) -> None:
    ada = visitors.come(PHONE).enter("Ada")
    ada.open("imhotep", [ME, bot("apprentice")])
    pictures, pyramid = ada.see(".site-art"), ada.see('[data-site="pyramid"]')
    expect(ada.see(".mini")).to_have_count(5)
    expect(pictures).to_have_count(0)
    pyramid.locator(".fold").click()
    expect(pictures).to_have_count(1)
    expect(pyramid.locator(".pyramid-art")).to_be_visible()
    expect(pyramid.locator(".mini")).to_have_count(0)
    expect(pyramid.locator(".fold")).to_be_focused()
    ada.see('[data-site="temple"] .fold').click()
    expect(pictures).to_have_count(1)
    expect(pyramid.locator(".fold")).to_have_attribute("aria-expanded", "false")


@pytest.mark.soak
def test_on_a_lying_phone_all_docks_can_be_seen_while_one_is_chosen(visitors: Visitors) -> None:
    ann = visitors.come((844, 390)).enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    ann.see('[data-site="market"] .fold').click()
    expect(ann.see(".site-art")).to_have_count(1)
    while not ann.see('[data-pick="action sail"]:not([aria-disabled])').count():
        turn = ann.turn
        ann.press("action load")
        ann.see(".space:visible").first.click()
        expect(ann.see("#main")).not_to_have_attribute("data-position", re.compile(f"^./{turn}/"))
    ann.press("action sail")
    expect(ann.see(".landing")).to_have_count(5)
    expect(ann.see(".site-art")).to_have_count(0)
    expect(ann.see(".landing").last).to_be_in_viewport(ratio=1)


@pytest.mark.soak
def test_a_screen_that_gets_wide_unfolds_the_sites(visitors: Visitors) -> None:
    ada = visitors.come(PHONE).enter("Ada")
    ada.open("imhotep", [ME, bot("apprentice")])
    expect(ada.see(".p-more")).to_have_count(2)
    ada.page.set_viewport_size({"width": 1280, "height": 900})
    expect(ada.see(".site-art:visible")).to_have_count(5)
    expect(ada.see(".mini, .p-more")).to_have_count(0)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    expect(ada.see(".mini:visible")).to_have_count(5)
    expect(ada.see(".site-art")).to_have_count(0)


RULES_NOT_WHOLE = """[...document.querySelectorAll(".site")].filter((site) => {
  const rule = site.querySelector(".rule");
  const [words, board] = [rule, site.querySelector(".site-board")].map((part) => part.getBoundingClientRect());
  return rule.scrollHeight > rule.clientHeight + 1 || words.bottom > board.bottom;
}).map((site) => site.dataset.site)"""


@pytest.mark.parametrize("language", first_of(["pl", "en", "fi"], 1))
def test_the_short_rules_stand_whole_on_their_sites(visitors: Visitors, language: str) -> None:
    ann = visitors.come(language=language).enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}], sides="BBBBB")
    for width, height in (TABLET, (1280, 720), (1280, 900)):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.see(".rule:visible")).to_have_count(5)
        assert ann.page.evaluate(RULES_NOT_WHOLE) == [], (width, height)


@pytest.mark.soak
def test_on_a_lying_tablet_what_has_the_focus_is_not_under_the_action_bar(visitors: Visitors) -> None:
    ann = visitors.come(TABLET).enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    ann.see('[data-site="obelisks"] .why').focus()
    assert bottom(ann, '[data-site="obelisks"] .why') < top(ann, ".ask")


def top(visitor: Visitor, selector: str) -> float:
    return float(visitor.see(selector).evaluate("(one) => one.getBoundingClientRect().top"))


def bottom(visitor: Visitor, selector: str) -> float:
    return float(visitor.see(selector).evaluate("(one) => one.getBoundingClientRect().bottom"))


@pytest.mark.soak
def test_on_a_phone_looking_back_takes_one_row(visitors: Visitors) -> None:
    ann = visitors.come(PHONE).enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    look_back(ann)
    box = ann.see("#replay").bounding_box()
    assert box is not None
    assert box["height"] < 105, box  # a row of buttons and three lines of what happened
    expect(ann.see("#fork-button")).to_be_hidden()
    ann.button("More about this move").click()
    expect(ann.see("#fork-button")).to_be_visible()


@pytest.mark.soak
def test_where_a_table_cannot_be_forked_the_reason_is_told(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    look_back(ann)
    fork = ann.see("#fork-button")
    expect(fork).not_to_have_attribute("aria-disabled", "true")
    ann.see('[data-do="look-first"]').click()
    expect(fork).to_have_attribute("aria-disabled", "true")
    expect(fork).to_have_accessible_description(re.compile("Cards are being drawn here"))
    expect(ann.see("#fork-why")).to_be_visible()


def test_an_invited_friend_reads_who_invites_and_sits_down_at_once(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come(PHONE)
    ann.open("pyramids", [ME, OPEN, OPEN])
    bob.page.goto(invitation(ann))
    expect(bob.see(".invited")).to_contain_text("Ann")
    expect(bob.see("#board")).to_contain_text("invites you to a game of Silver & Gold: Pyramids")
    expect(bob.see("#board")).to_contain_text("2 of 3 seats are still free.")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    expect(bob.see(".seat .tag.yours")).to_have_count(1)
    expect(bob.see("#sit")).to_be_hidden()


@pytest.mark.soak
def test_an_invited_friend_chooses_stones_and_there_is_one_way_to_sit_down(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come(language="pl")
    ann.open("imhotep", [ME, OPEN, OPEN], sides="ABABA", wrath=True)
    bob.page.goto(invitation(ann))
    expect(bob.see('[data-do="sit"]')).to_have_count(0)
    expect(bob.see(".laid-sites b")).to_have_text([*"ABABA"])
    expect(bob.see(".agreed")).to_contain_text("Gniew")
    bob.see("#sit [type=submit]").click()
    expect(bob.see("#sit-said")).to_have_text("Wpisz swoje imię: zobaczą je pozostali.")
    expect(bob.see("#sit [name=name]")).to_be_focused()
    bob.see("#sit [name=name]").fill("Bob")
    bob.see("#sit [value='2']").check(force=True)
    bob.see("#sit [type=submit]").click()
    expect(bob.see(".seat").nth(2)).to_contain_text("Bob")


@pytest.mark.soak
def test_the_menu_invites_as_long_as_somebody_can_come(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come(PHONE)
    ann.open("imhotep", [ME, bot()])
    ann.see('[data-do="open-menu"]').click()
    expect(ann.see("#invitation")).to_contain_text("can replace a bot")
    ann.open("imhotep", [ME, OPEN])
    sit_down(ann, bob, "Bob")
    expect(ann.see("#prompt")).not_to_be_empty()
    ann.see('[data-do="open-menu"]').click()
    expect(ann.see("#menu")).to_be_visible()
    expect(ann.see("#invitation")).to_be_hidden()


@pytest.mark.soak
def test_a_fork_says_where_it_began(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    table = ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    ann.is_asked()
    expect(ann.see("#origin")).to_be_empty()
    turn = ann.turn
    fork = ann.post(f"/api/tables/{table['id']}/fork", {"turn": turn, "seats": [ME, bot()]})
    ann.visit(fork["id"])
    expect(ann.see("#log-part")).to_contain_text(f"Continues from another table, after move {turn}.")
    expect(ann.see("#origin a")).to_have_attribute("href", f"/table/{table['id']}#turn={turn}")


@pytest.mark.soak
def test_whoever_chose_no_name_is_a_guest_in_the_language_of_the_page(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Guest 531"), visitors.come(language="pl")
    table = ann.open("imhotep", [ME, bot()], listed=True)
    bob.visit(table["id"])
    expect(bob.see(".p-name").first).to_contain_text("Gość 531")
    ann.page.goto("/")
    expect(ann.see("#yours .entry")).to_be_visible()
    expect(ann.page.get_by_label("Your name")).to_have_value("")


@pytest.mark.soak
def test_where_the_log_stands_beside_the_board_its_tool_points_at_it(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME, bot()])
    ann.see("#log-tool").click()
    assert ann.page.evaluate("document.querySelector('#log-part').getAnimations().length") == 1
    expect(ann.see("#log-window")).to_be_focused()


@pytest.mark.soak
def test_on_a_phone_the_log_opens_at_its_latest_line(visitors: Visitors) -> None:
    ann = visitors.come(PHONE).enter("Ann")
    midgame(ann, "imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}], moves=30)
    expect(ann.see("#log li")).not_to_have_count(0)
    ann.see("#log-tool").click()
    expect(ann.see("#log li").last).to_be_in_viewport()
    expect(ann.see("#log li").first).not_to_be_in_viewport()


@pytest.mark.soak
def test_undo_stays_in_its_place_when_nothing_is_asked(visitors: Visitors) -> None:
    """Else a second press on an action would take back the first."""
    ann, bob = visitors.come(PHONE).enter("Ann"), visitors.come()
    table = ann.open("imhotep", [ME, OPEN])
    sit_down(ann, bob, "Bob")
    first = bob if ann.get(f"/api/tables/{table['id']}/view?seat=0")["ask"] is None else ann
    first.is_asked()
    action = first.see('[data-pick="action take"]').bounding_box()
    first.press("action take")
    first.is_not_asked()
    undo = first.take_back.bounding_box()
    assert action is not None
    assert undo is not None
    assert undo["x"] >= action["x"] + action["width"]


@pytest.mark.soak
def test_the_rules_of_the_game_open_beside_the_table(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("pyramids", [ME, bot()])
    with ann.page.context.expect_page() as beside:
        ann.see("#rules-way").click()
    expect(beside.value.locator("#main h1")).to_contain_text("Pyramids")
    expect(ann.see("#board")).to_be_visible()


@pytest.mark.soak
def test_whoever_talks_too_much_is_muted_in_the_chat(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come(PHONE)
    ann.open("imhotep", [ME, OPEN], chat=True)
    sit_down(ann, bob, "Bob")
    expect(bob.see('.seat [data-do="mute"]')).to_have_count(0)
    bob.see("#log-tool").click()
    bob.see("#phrase-menu summary").click()
    bob.see('#chat [data-do="mute"]').click()
    expect(bob.see("#phrase-menu summary")).to_be_focused()
    bob.page.keyboard.press("Enter")
    expect(bob.see('#chat [data-do="unmute"]')).to_contain_text("Ann")


PART_KEPT = """async () => {
  const { fill, h } = await import("/web/scripts/ui/dom.js");
  const { part } = await import("/web/scripts/ui/memo.js");
  const place = document.body.appendChild(h("div"));
  const draw = (before) => fill(place, h("div", {}, before, h("ul"), h("section", {}, part("kept", 1, () => h("div", {}, "whole")))));
  draw(h("p", {}, "a line "));
  const first = document.getElementById("kept");
  const seen = [null, h("p", {}, "a line "), h("section"), null].map((before) => (draw(before), place.textContent));
  return [...seen, document.getElementById("kept") === first];
}"""


def test_a_part_that_is_not_drawn_anew_stays_whole_whatever_comes_and_goes_around_it(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.page.goto("/")
    assert visitor.page.evaluate(PART_KEPT) == ["whole", "a line whole", "whole", "whole", True]


def test_namesakes_are_told_apart_by_their_colour(visitors: Visitors) -> None:
    ann = visitors.come(PHONE).enter("Ann")
    ann.open("imhotep", [ME, bot(), bot()])
    expect(ann.see(".p-colour")).to_have_text(["white", "brown"])
    expect(ann.see(".p-colour").first).to_be_visible()


@pytest.mark.soak
def test_namesakes_of_pyramids_have_their_names_beside_the_board(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("pyramids", [ME, bot(), bot(), bot()])
    names = ann.see(".seat:not(.is-shown) .p-name bdi")
    expect(names).to_have_text(["Apprentice"] * 3)
    expect(ann.see(".p-colour")).to_have_text(["white", "brown", "grey"])
    is_cut = "all => all.some((one) => one.scrollWidth > one.clientWidth + 1)"
    assert not names.evaluate_all(is_cut)


def test_escape_drops_a_choice_and_never_what_is_played(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    ann.is_asked()
    ann.page.keyboard.press("t")
    expect(ann.prompt).to_contain_text("Bob")
    expect(ann.see("#moves[aria-busy=false]")).to_be_visible()
    ann.page.keyboard.press("l")
    expect(ann.see(".spaces.is-lit").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.see(".spaces.is-lit")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_timeout(300)
    expect(ann.prompt).to_contain_text("Bob")
    ann.page.keyboard.press("v")
    expect(ann.see("#replay")).to_be_visible()


def test_whoever_waits_for_friends_is_told_how_they_come_and_keeps_their_seats_free(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("pyramids", [ME, OPEN])
    expect(ann.see(".way-in code")).to_have_text("saqqara serve --host 0.0.0.0")
    expect(ann.see(".invited")).to_contain_text("1 more player")
    expect(ann.see('[data-do="sit"]')).to_have_count(0)


@pytest.mark.soak
def test_whoever_takes_a_pyramid_has_the_display_and_the_button_on_one_screen(visitors: Visitors) -> None:
    ann = visitors.come(TABLET).enter("Ann")
    midgame(ann, "pyramids", [ME, bot()], LONG, lambda view: bool(view["legal"][0].startswith("take")))
    ann.is_asked()
    for one in (ann.see(".display .shown").last, ann.see(".commit")):
        expect(one).to_be_in_viewport(ratio=1)


@pytest.mark.soak
@pytest.mark.parametrize(("shapes", "rests"), first_of([(("i2", "i3", "i4", "o4"), True), (("v3", "l4"), False)], 1))
def test_a_shape_that_is_its_own_mirror_image_is_not_mirrored(
    visitors: Visitors, shapes: tuple[str, ...], rests: bool
) -> None:
    ann = visitors.come().enter("Ann")
    midgame(ann, "pyramids", [ME, bot()], LONG, lambda view: expedition(view) in shapes)
    ann.is_asked()
    for tool, is_off in (("rotate", False), ("mirror", rests)):
        expect(ann.see(f'[data-pick="{tool}"][aria-disabled="true"]')).to_have_count(int(is_off))


@pytest.mark.soak
def test_on_a_lying_phone_a_shape_stays_on_its_card(visitors: Visitors) -> None:
    ann = visitors.come((667, 375)).enter("Ann")
    both = [ME | {"name": "Ann"}, ME | {"name": "Bob"}]  # their tabs take room
    midgame(ann, "pyramids", both, LONG, lambda view: expedition(view) == "l4")
    ann.is_asked()
    assert top(ann, ".x-card") < top(ann, ".x-shape .art")
    assert bottom(ann, ".x-shape .art") < bottom(ann, ".x-card")


def expedition(view: dict[str, Any]) -> str | None:
    """The shape to cross off, where a whole one fits somewhere."""
    is_placed = any(
        move.startswith("mark") and len(move.split()) > len("mark card field".split()) for move in view["legal"]
    )
    return view["expeditions"][-1] if is_placed else None


@pytest.mark.soak
@pytest.mark.parametrize("size", first_of([(1280, 900), (1200, 800), (1366, 768), (1920, 1080)], 1))
def test_the_cards_of_the_set_up_lie_beside_the_score_card(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.come(size).enter("Ann")
    ann.open("pyramids", [ME, bot()])
    expect(ann.see(".set-up .slot .art")).to_have_count(4)
    cards = [card.bounding_box() for card in ann.see(".set-up .slot").all()]
    score, expedition = ann.see(".score").bounding_box(), ann.see(".x-card").bounding_box()
    assert score is not None
    assert expedition is not None
    for card in cards:
        assert card is not None
        assert card["x"] >= expedition["x"] + expedition["width"]
        assert card["x"] + card["width"] <= score["x"]


OVERLAPPING = """(cards) => {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const isApart = (one, other) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  return boxes.filter((one) => boxes.some((other) => one !== other && !isApart(one, other))).length;
}"""


@pytest.mark.parametrize("size", first_of([(390, 844), (820, 1180), (844, 390), TABLET], 1))
def test_the_cards_of_the_set_up_lie_beside_each_other(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.come(size).enter("Ann")
    ann.open("pyramids", [ME, bot()])
    expect(ann.see(".set-up .slot .art")).to_have_count(4)
    assert ann.see(".set-up .slot").evaluate_all(OVERLAPPING) == 0


@pytest.mark.soak
def test_on_a_lying_tablet_the_cards_to_choose_from_lie_below(visitors: Visitors) -> None:
    ann = visitors.come(TABLET).enter("Ann")
    midgame(ann, "pyramids", [ME, bot()], 3)
    expect(ann.see(".shown .art")).to_have_count(4)
    display, card = ann.see(".display").bounding_box(), ann.see(".shown").first.bounding_box()
    assert display is not None
    assert card is not None
    assert ann.is_too_tall()
    assert display["height"] > card["height"] > 0
