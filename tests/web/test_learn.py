"""Lessons in the browser: played with a wrong move and right ones, left and found again, and the guided first game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.barriers import barriers
from tests.web.test_moments import box, is_apart
from tests.web.visitors import PHONE, Visitor, Visitors

WRATH, VOYAGE = "/learn/imhotep/wrath", "/learn/imhotep/first-voyage"
RULE = "I11.2"  # of which the lesson about Wrath tells
LIT = ("pyramid", "temple", "chamber", "obelisks")


def begin(visitor: Visitor, lesson: str) -> Visitor:
    visitor.page.goto(lesson)
    at_step(visitor, 0)
    return visitor


def at_step(visitor: Visitor, step: int) -> None:
    """The lesson is at this step, and no try at it was wrong."""
    expect(visitor.see(".coach")).to_have_attribute("data-step", f"{step}/0/false")


def sail(visitor: Visitor, site: str) -> None:
    """Sails the only ship that can."""
    visitor.press("action sail", f"dock {site}")


def test_a_wrong_move_is_answered_kindly_and_right_ones_lead_to_the_end(visitors: Visitors) -> None:
    ann = begin(visitors.come().enter("Ann"), WRATH)
    ann.see("[data-coach=next]").click()
    at_step(ann, 1)
    expect(ann.see("[data-coach=next]")).to_have_attribute("aria-disabled", "true")

    sail(ann, "obelisks")
    expect(ann.see(".c-answer")).to_contain_text("You lead there already.")
    expect(ann.see(".c-answer .c-rule")).to_have_attribute("href", f"/rules/imhotep#{RULE}")
    expect(ann.see(".coach .c-rule")).to_have_count(1)
    expect(ann.see('[data-at="berth-d"] .ship-art')).to_be_visible()
    assert barriers(ann.page) == []

    ann.see("[data-coach=back]").click()
    at_step(ann, 0)
    ann.see("[data-coach=next]").click()
    at_step(ann, 1)
    sail(ann, "chamber")
    at_step(ann, 2)
    expect(ann.see(".c-right")).to_be_visible()
    ann.see("[data-coach=next]").click()
    expect(ann.see(".coach")).to_have_attribute("data-state", "over")
    expect(ann.see("[data-key=following]")).to_have_attribute("href", re.compile("^/learn/imhotep/"))

    ann.page.goto("/learn")
    expect(ann.see(f'.lesson.is-done[href="{WRATH}"]')).to_be_visible()
    assert ann.get("/api/me/school")["lessons"]["imhotep/wrath"]["is_over"]


def test_who_has_never_played_is_offered_the_lessons_and_finds_the_place_again(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.goto("/")
    expect(ann.see("#learn-door.is-new")).to_have_attribute("href", VOYAGE)
    ann.see("[name=game][value=pyramids]").evaluate("(choice) => choice.click()")
    expect(ann.see("#learn-door.is-new")).to_have_attribute("href", CHAMBER)
    ann.page.goto("/learn")
    expect(ann.see("#go-on a.primary")).to_have_attribute("href", VOYAGE)
    expect(ann.see("#go-on a:not(.primary)")).to_have_attribute("href", CHAMBER)
    begin(ann, VOYAGE)
    expect(ann.see('[data-pick="action take"]')).to_be_visible()
    press = ann.page.keyboard.press
    press("t")
    at_step(ann, 1)
    press("ArrowLeft")
    at_step(ann, 0)
    press("k")
    at_step(ann, 1)
    ann.page.reload()
    at_step(ann, 1)
    ann.page.goto("/")
    expect(ann.see("#learn-door")).to_have_attribute("href", VOYAGE)
    expect(ann.see("#learn-door small.wide")).to_have_text("Go on: Your first voyage")
    expect(ann.see("#learn-door")).not_to_have_class(re.compile("is-new"))


def test_on_a_phone_all_that_the_coach_talks_about_is_in_sight(visitors: Visitors) -> None:
    ann = begin(visitors.come(PHONE, "dark", language="pl"), WRATH)
    ann.see("[data-coach=next]").click()
    at_step(ann, 1)
    expect(ann.see(".site.is-open")).to_have_count(0)
    expect(ann.see(".s-ring")).to_have_count(len(LIT))
    for site in LIT:
        expect(ann.see(f".site[data-site={site}]")).to_be_in_viewport(ratio=1)
    assert not ann.is_too_wide()

    sail(ann, "obelisks")
    expect(ann.see(".c-answer")).to_contain_text("Tam już prowadzisz.")
    rows = ann.see(".coach footer .btn:visible").evaluate_all("all => new Set(all.map((one) => one.offsetTop)).size")
    assert rows == 1
    assert barriers(ann.page) == []
    assert not ann.is_too_wide()


def test_on_a_phone_the_site_of_the_lesson_is_open(visitors: Visitors) -> None:
    ann = begin(visitors.come(PHONE), "/learn/imhotep/temple-a")
    expect(ann.see(".site.is-open")).to_have_attribute("data-site", "temple")
    ann.see("[data-coach=next]").click()
    at_step(ann, 1)
    sail(ann, "temple")
    at_step(ann, 2)
    expect(ann.see(".site.is-open")).to_have_attribute("data-site", "temple")


@pytest.mark.parametrize("size", [(1280, 900), (1366, 768)])
def test_at_a_desk_the_board_stays_where_it_is_from_step_to_step(visitors: Visitors, size: tuple[int, int]) -> None:
    """While something is told, while a move is asked, and when the game of the lesson is over."""
    ann = begin(visitors.come(size), WRATH)
    expect(ann.see(".site")).to_have_count(5)
    boards = []
    for step in range(4):
        at_step(ann, step)
        assert not ann.is_too_wide()  # it is laid out
        boards.append(box(ann.see(".board-part")))
        ann.page.keyboard.press("k")
    expect(ann.see(".coach")).to_have_attribute("data-state", "over")
    assert boards == [boards[0]] * len(boards)


def test_on_a_tablet_nothing_lies_over_what_the_coach_talks_about(visitors: Visitors) -> None:
    """Neither where nothing is asked, nor below the buttons of what is."""
    ann = begin(visitors.come((820, 1180)), "/learn/imhotep/obelisks-a")
    site = ann.see(".site[data-site=obelisks]")
    for step in range(2):
        at_step(ann, step)
        assert not ann.is_too_wide()  # it is laid out
        lit = box(site)
        middle = [lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] - 8]
        assert ann.page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.site'))", middle)
        ann.page.keyboard.press("k")


CHAMBER = "/learn/pyramids/first-chamber"
WAYS = 16  # more than there are to lay a shape on a square


def test_a_lesson_of_pyramids_is_played_to_its_end(visitors: Visitors) -> None:
    ann = begin(visitors.come(), CHAMBER)
    ann.see("[data-coach=next]").click()
    at_step(ann, 1)
    mark(ann, "a1", "b1", "b2")
    expect(ann.see(".c-answer")).to_contain_text("skulls cost points")
    expect(ann.see(".c-answer .c-rule")).to_have_attribute("href", "/rules/pyramids#P4.8")
    ann.see("[data-coach=next]").click()
    for step, fields in enumerate((("a1", "a2", "b2"), ("b3", "c3", "d3"), ("d4", "d5")), start=1):
        expect(ann.see(".coach")).to_have_attribute("data-step", re.compile(f"^{step}/./false"))
        mark(ann, *fields)
    at_step(ann, 4)
    ann.press("take 27", "commit")
    at_step(ann, 5)
    ann.see("[data-coach=next]").click()
    expect(ann.see(".coach")).to_have_attribute("data-state", "over")
    expect(ann.see("[data-key=following].primary")).to_have_attribute("href", "/learn/pyramids/shapes")
    expect(ann.see("[data-coach=first-game]:not(.primary)")).to_be_visible()


def test_on_a_tablet_the_sentence_of_the_coach_has_the_whole_width(visitors: Visitors) -> None:
    ann = begin(visitors.come((768, 1024)), "/learn/pyramids/claims")
    expect(ann.see(".c-say")).to_be_visible()
    assert box(ann.see(".c-say"))["width"] > 0.9 * box(ann.see(".coach"))["width"]


def mark(visitor: Visitor, *fields: str) -> None:
    """Presses a square of the lesson's pyramid until the shape lies as it should, and plays it."""
    chamber = '.fields[data-card="23"]'
    for _ in range(WAYS):
        visitor.see(f'{chamber} [data-field="{fields[0]}"]').click()
        lies = visitor.see(f"{chamber} .ghosted").evaluate_all("all => all.map((one) => one.dataset.field)")
        if sorted(lies) == sorted(fields):
            return visitor.press("commit")
    raise AssertionError(f"expected a way to lay the shape on {fields}")


@pytest.mark.parametrize("language", ["fi", "pl"])
def test_on_a_small_phone_that_lies_sites_and_actions_keep_whole_names(visitors: Visitors, language: str) -> None:
    ann = visitors.come((667, 375), language=language)
    ann.page.goto("/learn/imhotep/first-voyage")
    expect(ann.see(".coach .c-say")).to_be_visible()
    board = box(ann.see("#board"))
    for site in ann.see(".site .site-board").all():
        assert box(site)["width"] > 120
        assert box(site)["x"] + box(site)["width"] <= board["x"] + board["width"]
    for name in ann.see(".ask .action .a-short:visible").all():
        assert box(name)["height"] < 20, f"expected {name.inner_text()} on one line"


@pytest.mark.parametrize("language", ["en", "fi"])
def test_on_a_tablet_the_place_to_begin_is_no_taller_than_its_picture(visitors: Visitors, language: str) -> None:
    ann = visitors.come((820, 1180), language=language)
    ann.page.goto("/learn")
    expect(ann.see(".g-begin .btn").last).to_be_visible()
    assert box(ann.see(".go-on"))["height"] < 1.5 * box(ann.see(".g-picture"))["height"]
    assert not ann.is_too_wide()


def test_the_first_game_is_the_thing_to_do_once_the_first_chapter_is_done(visitors: Visitors) -> None:
    ann = begin(visitors.come(), "/learn/imhotep/end-of-round")
    for _ in range(4):
        ann.see("[data-coach=skip]").click()
    expect(ann.see(".coach")).to_have_attribute("data-state", "over")
    expect(ann.see("[data-coach=first-game].primary")).to_be_visible()
    expect(ann.see("[data-key=following]:not(.primary)")).to_have_attribute("href", "/learn/imhotep/market-a")


def first_game(visitor: Visitor, game: str) -> Visitor:
    visitor.page.goto("/learn")
    visitor.see(f"[data-first-game={game}]").click()
    expect(visitor.see(".guide")).to_be_visible()
    expect(visitor.see(".seat, .other")).not_to_have_count(0)
    return visitor


def speaks_of(visitor: Visitor, situation: str) -> None:
    expect(visitor.see(".guide [data-situation]")).to_have_attribute("data-situation", situation)


def test_in_the_first_game_the_coach_speaks_once_and_goes_on_to_the_next_situation(visitors: Visitors) -> None:
    ann = first_game(visitors.come(), "imhotep")
    guide = ann.see(".guide")
    expect(guide).to_contain_text("Your first turn.")
    expect(ann.see(".guide p a")).to_have_attribute("href", "/rules/imhotep#I4.1")
    ann.see("[data-guide=read]").click()
    expect(guide).to_be_hidden()
    ann.press("action take")
    ann.is_asked()
    expect(guide).not_to_contain_text("Your first turn.")


@pytest.mark.soak
def test_the_coach_of_the_first_game_can_be_told_to_be_quiet_and_woken(visitors: Visitors) -> None:
    ann = first_game(visitors.come(), "pyramids")
    guide = ann.see(".guide")
    expect(guide).to_contain_text("Keep two of these four pyramids.")
    cards = [box(ann.see(".set-up .slot").nth(number)) for number in range(4)]
    assert all(is_apart(card, box(ann.see(part))) for card in cards for part in (".topbar", ".guide"))
    assert barriers(ann.page) == []
    ann.see("[data-guide=quiet]").click()
    expect(ann.see(".guide [data-situation]")).to_have_count(0)
    ann.page.reload()
    ann.is_asked()
    expect(ann.see(".guide [data-situation]")).to_have_count(0)
    assert barriers(ann.page) == []
    ann.see("[data-guide=wake]").click()
    for card in (0, 1):
        ann.see('[data-pick^="keep "]').nth(card).click()
    ann.press("commit")
    speaks_of(ann, "first-mark")
