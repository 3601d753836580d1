"""The log beside the board: it speaks to whoever reads it, points at the board, and leads back to its moves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.guests import ME, OPEN, bot
from tests.web.barriers import barriers
from tests.web.playing import midgame
from tests.web.visitors import PHONE, Visitor, Visitors, sit_down

PAIR = [ME | {"name": "Ann"}, ME | {"name": "Bob"}]


def lines(visitor: Visitor) -> Locator:
    return visitor.see("#log .l-line")


@pytest.mark.soak
def test_a_line_of_imhotep_lights_its_ship_and_stones_have_pictures_and_names(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    midgame(ann, "imhotep", PAIR, moves=9)
    with_ship = lines(ann).filter(has_text=re.compile("ship [A-D]")).last
    expect(with_ship).to_have_accessible_name(re.compile(r"(Ann|Bob)\W (loads a stone on|sails) ship [A-D]"))
    ship = str(with_ship.text_content()).partition("ship ")[2][0].lower()
    expect(with_ship.locator(".sketch .ship-sketch")).to_be_visible()
    with_ship.hover()
    expect(ann.see(f':is([data-at="berth-{ship}"], [data-at="docked-{ship}"]).is-told').first).to_be_visible()
    ann.page.mouse.move(2, 2)
    expect(ann.see(".is-told")).to_have_count(0)
    assert barriers(ann.page) == []


def test_a_line_of_pyramids_lights_its_squares(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    midgame(ann, "pyramids", [ME, bot("apprentice")], moves=4)
    ann.see("#log-tool").click()
    mark = lines(ann).filter(has_text=re.compile(r"You cross off (one square|\d squares) on pyramid \d+")).last
    expect(mark).to_be_visible()
    mark.focus()
    expect(ann.see(".field-cell.is-told").first).to_be_attached()
    ann.page.keyboard.press("Escape")
    expect(ann.see(".is-told")).to_have_count(0)


def test_a_line_keeps_the_focus_when_what_happened_before_comes_late(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come()
    table = ann.open("pyramids", [ME, OPEN])["id"]
    sit_down(ann, bob, "Bob")
    for _ in range(4):
        _move_each(table, ann, bob)
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    ann.page.route("**/api/tables/*/story*", hold)
    ann.visit(table)
    ann.see("#log-tool").click()
    mark = lines(ann).filter(has_text="You cross off").last
    expect(mark).to_be_visible()
    mark.focus()
    expect(ann.see(".field-cell.is-told").first).to_be_attached()
    _move_each(table, ann)
    expect(lines(ann).filter(has_text="You cross off")).to_have_count(2)
    for route in late:
        route.continue_()
    expect(lines(ann).filter(has_text="You keep")).to_have_count(1)
    expect(lines(ann).filter(has_text="You cross off").nth(-2)).to_be_focused()
    expect(ann.see(".field-cell.is-told").first).to_be_attached()


def _move_each(table: str, *players: Visitor) -> None:
    """The first move that may be made, of each, on the seat of the same number."""
    for seat, player in enumerate(players):
        view = player.get(f"/api/tables/{table}/view?seat={seat}")
        move = {"type": "move", "seat": seat, "ask": view["ask"], "move": view["legal"][0]}
        player.post(f"/api/tables/{table}/messages", move)


def test_the_log_is_one_stop_of_the_tab_key_and_enter_looks_back(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    midgame(ann, "imhotep", PAIR, moves=9)
    expect(ann.see('#log-part [tabindex="0"]')).to_have_count(1)
    last = lines(ann).last
    last.focus()
    ann.page.keyboard.press("ArrowUp")
    expect(ann.see('#log-part [tabindex="0"]')).to_be_focused()
    expect(last).not_to_be_focused()
    now = ann.turn
    ann.page.keyboard.press("Enter")
    expect(ann.see("#main.is-past")).to_be_visible()
    assert int(ann.see("#turn").input_value()) < now
    expect(lines(ann).last).to_be_focused()


@pytest.mark.soak
def test_on_a_phone_a_line_closes_the_log_and_shows_the_table_as_it_stood(visitors: Visitors) -> None:
    ann = visitors.come(PHONE).enter("Ann")
    midgame(ann, "imhotep", PAIR, moves=9)
    ann.see("#log-tool").click()
    lines(ann).first.click()
    expect(ann.see("#log-part")).not_to_be_visible()
    expect(ann.see("#main.is-past")).to_be_visible()
    expect(ann.see("#turn")).to_be_focused()


@pytest.mark.soak
def test_squares_have_their_names_on_ones_own_cards_and_on_those_pointed_at(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    midgame(ann, "pyramids", [ME, bot("apprentice")], moves=3)
    expect(ann.see(".slot .coordinates").first).to_be_visible()
    other = ann.see(".seat:not(.is-shown) .small-card").first
    rim = "(element, side) => getComputedStyle(element, side).content"
    assert [other.evaluate(rim, side) for side in ("::before", "::after")] == ["none", "none"]
    other.hover()
    assert "1 2 3 4 5" in other.evaluate(rim, "::before")
    assert "a b c d e" in other.evaluate(rim, "::after")


@pytest.mark.soak
def test_numbers_of_rounds_look_otherwise_than_penalties(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    midgame(ann, "pyramids", [ME, bot("apprentice")], moves=3)
    skulls = ann.see('[data-track="s"] li').all_inner_texts()
    assert [words.strip()[0] for words in skulls] == ["−"] * 10
    expect(ann.see('[data-track="t"] .of-round')).to_have_text(["1", "2", "3", "4"])
    assert ann.see('[data-track="t"] .of-round').first.evaluate("e => getComputedStyle(e).borderRadius") == "50%"
