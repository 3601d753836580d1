"""Everybody can use the pages: axe finds nothing, by day and by night, and no page is wider than a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.effort import IS_ALL, first_of
from tests.server.guests import ME, OPEN, bot
from tests.web.barriers import barriers
from tests.web.playing import midgame, play_by_hand
from tests.web.visitors import DESKTOP, PHONE, Theme, Visitor, Visitors, invitation

Looks = tuple[tuple[tuple[int, int], Theme], ...]
LOOKS: Looks = tuple(first_of(((DESKTOP, "dark"), (PHONE, "light"), (DESKTOP, "light")), 2))
NARROW: Looks = LOOKS if IS_ALL else ((PHONE, "light"),)  # words change the width of a page, not its colours

LONG_WORDS = ("pl", "fi")  # languages in which a table is the fullest


def look_from_all_sides(visitor: Visitor, looks: Looks = LOOKS) -> None:
    """On a desktop and on a phone, by day and by night."""
    for (width, height), theme in looks:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.emulate_media(color_scheme=theme)
        assert barriers(visitor.page) == [], (width, theme)
        assert not visitor.is_too_wide(), (width, theme)


def test_the_lobby(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", [ME, OPEN], listed=True)
    ann.page.goto("/")
    expect(ann.see("#yours .entry").first).to_be_visible()
    ann.see(".more > summary").click()
    look_from_all_sides(ann)


def test_a_table_of_imhotep(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    clock = {"kind": "per_player", "seconds": 900, "increment": 5}
    ann.open("imhotep", [ME, *[bot()] * 3], chat=True, clock=clock)
    play_by_hand(ann, 3)
    ann.is_asked()
    look_from_all_sides(ann)


def test_a_table_of_pyramids(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("pyramids", [ME, *[bot()] * 3])
    play_by_hand(ann, 3)
    ann.is_asked()
    ann.see("[data-pick]:not([aria-disabled=true]):visible").last.click()
    look_from_all_sides(ann)


@pytest.mark.soak
def test_a_table_that_waits_and_a_guest_who_sits_down(visitors: Visitors) -> None:
    ann, bob = visitors.come(PHONE, "dark").enter("Ann"), visitors.come(PHONE)
    ann.open("pyramids", [ME, OPEN, OPEN])
    bob.page.goto(invitation(ann))
    bob.button("Sit down").click()
    expect(bob.see("#sit-said")).to_be_visible()
    for one in (ann, bob):
        assert barriers(one.page) == []
        assert not one.is_too_wide()


def test_a_page_without_a_table(visitors: Visitors) -> None:
    visitors.forgive("404")
    ann: Visitor = visitors.come(PHONE)
    ann.page.goto("/table/nowhere")
    expect(ann.see("#nothing-said")).to_have_text("There is no such table.")
    expect(ann.see("#game")).to_have_text("No table")
    assert barriers(ann.page) == []


def test_the_page_of_a_damaged_table(visitors: Visitors) -> None:
    visitors.forgive("500")
    ann: Visitor = visitors.come(PHONE)
    damaged = {"error": "unreadable_table", "message": "expected a table whose log can be read"}
    ann.page.route("**/api/tables/**", lambda route: route.fulfill(status=500, json=damaged))
    ann.page.goto("/table/damaged")
    expect(ann.see("#nothing-said")).to_contain_text("The record of this table is damaged")
    expect(ann.see("#game")).to_have_text("Damaged table")
    expect(ann.page).to_have_title(re.compile("Damaged table"))
    assert barriers(ann.page) == []


def in_the_middle_of_imhotep(ann: Visitor) -> None:
    midgame(ann, "imhotep", [ME | {"name": name} for name in ("Ann", "Bo", "Cy", "Dee")], 30, sides="ABABA", wrath=True)


def in_the_middle_of_pyramids(ann: Visitor) -> None:
    midgame(ann, "pyramids", [ME, bot(), bot(), bot()], 6)


IN_THE_MIDDLE = {"imhotep": in_the_middle_of_imhotep, "pyramids": in_the_middle_of_pyramids}


@pytest.mark.parametrize(
    ("language", "games"),
    [
        ("pl", ["imhotep", "pyramids"]),
        ("fi", ["pyramids", "imhotep"]),
        ("nb", ["imhotep", "pyramids"]),
        ("ro", ["imhotep", "pyramids"]),
    ],
)
def test_no_language_brings_barriers_or_leaves_the_screen(visitors: Visitors, language: str, games: list[str]) -> None:
    ann = visitors.come(language=language).enter("Ann")
    ann.page.goto("/")
    expect(ann.see("html")).to_have_attribute("lang", language)
    look_from_all_sides(ann, NARROW)
    for game in first_of(games, 1 if language in LONG_WORDS else 0):
        IN_THE_MIDDLE[game](ann)
        look_from_all_sides(ann, NARROW)


SIZES = ((1440, 900), (1024, 768), (390, 844), (844, 390))


def longer(source: str) -> str:
    """Every text of a language file two fifths longer, in words that can wrap."""

    def stretched(found: re.Match[str]) -> str:
        words = "lorem ipsum dolor sit amet consectetur "
        return found[0] + " " + (words * 20)[: round(0.4 * len(found[2]))].strip()

    return re.sub(r"^((?:[a-z][\w-]* =|\s+\*?\[\w+\]) )(\S[^\n]{3,}(?<!->))$", stretched, source, flags=re.MULTILINE)


def stretch(route: Route) -> None:
    route.fulfill(body=longer(route.fetch().text()), content_type="text/plain; charset=utf-8")


@pytest.mark.soak
def test_nothing_breaks_with_texts_two_fifths_longer(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.page.route("**/locales/en/*.ftl", stretch)
    ann.page.goto("/")
    for open_page in (
        lambda: None,
        lambda: midgame(ann, "imhotep", [ME | {"name": name} for name in ("Ann", "Bo", "Cy")], 30, sides="BABAB"),
        lambda: midgame(ann, "pyramids", [ME, bot()], 6),
    ):
        open_page()
        expect(ann.see("body")).to_contain_text("lorem")
        for width, height in SIZES:
            ann.page.set_viewport_size({"width": width, "height": height})
            assert not ann.is_too_wide(), (ann.page.url, width)
