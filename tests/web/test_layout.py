"""Where things stand: all sites of Imhotep where there is room, words clear of what is drawn, names and numbers whole."""

from __future__ import annotations

import itertools
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from saqqara.school.puzzles import puzzles
from tests.effort import first_of
from tests.server.guests import ME, OPEN, bot
from tests.web.finished import IN_THE_LAST_ROUNDS
from tests.web.my_games import answer_all
from tests.web.playing import midgame, play_over_http
from tests.web.reviewed import Reviewed
from tests.web.test_gallery import DESK, FOUR, PHONE
from tests.web.test_if_ended import IN_THE_WAY
from tests.web.test_learn import LIT, WRATH, at_step
from tests.web.test_moments import advise, box, is_apart, legal_moves
from tests.web.test_mount import MOUNT, WIDEN, empty_page
from tests.web.visitors import DESKTOP, Visitor, Visitors, sit_down

UPRIGHT, LYING_TABLET = (820, 1180), (1024, 768)

# Elements of a selector that are not wholly within the page's window, or lie under what is asked.
OUT_OF_SIGHT = """(selector) => {
  const ask = document.querySelector(".ask").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isUnder = bottom > ask.top + 1 && top < ask.bottom && right > ask.left;
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || isUnder;
  }).map((one) => one.outerHTML.slice(0, 80));
}"""

# Pairs of texts, one of each selector, that cover each other, as they are painted.
OVERLAPS = """([one, other]) => {
  const inSight = (element, { left, top, right, bottom }) => { // less what is scrolled out of sight
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY !== "auto") continue;
      const edge = box.getBoundingClientRect();
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const boxes = (selector) => [...document.querySelectorAll(selector)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = element.matches("svg, svg *, kbd, .art, .token") ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    return rects.map((rect) => inSight(element, rect)).filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1)
      .map((rect) => ({ element, rect }));
  });
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = [];
  for (const a of boxes(one)) for (const b of boxes(other))
    if (a.element !== b.element && !a.element.contains(b.element) && !b.element.contains(a.element) && meet(a.rect, b.rect))
      found.push(`${a.element.textContent} - ${b.element.textContent || b.element.getAttribute("class")}`);
  return [...new Set(found)];
}"""

# Texts that are wider than their place.
CUT = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.is_too_wide()  # waits for the layout


@pytest.mark.parametrize("size", first_of([UPRIGHT, LYING_TABLET], 1))
@pytest.mark.parametrize("sides", first_of(["BBBBB", "AAAAA"], 1))
def test_on_a_tablet_all_sites_are_open_and_all_is_on_one_screen(
    visitors: Visitors, size: tuple[int, int], sides: str
) -> None:
    ann = visitors.come(size).enter("Ann")
    midgame(ann, "imhotep", FOUR, 40, sides=sides)
    expect(ann.see(".site-art:visible")).to_have_count(5)
    expect(ann.see(".mini")).to_have_count(0)
    assert ann.page.evaluate(OUT_OF_SIGHT, ".site, .dock, .berth") == []
    assert not ann.is_too_tall()


def may_sail(view: dict[str, Any]) -> bool:
    """Somebody has the choice between all actions."""
    return view["turn"] > 20 and {"take", "sail", "load"} <= {move.split()[0] for move in view["legal"]}


@pytest.mark.soak
def test_on_a_lying_tablet_no_dock_lies_under_another(visitors: Visitors) -> None:
    ann = visitors.come(LYING_TABLET, language="pl").enter("Ann")
    midgame(ann, "imhotep", FOUR, 300, may_sail, sides="BBBBB")
    ann.press("action sail")
    if not ann.see(".landing").count():
        ann.see('[data-pick^="ship "]:not([aria-disabled])').first.click()
    expect(ann.see(".t-gains small").first).to_be_visible()
    boxes = ann.see(".landing").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert all(upper["bottom"] <= lower["top"] for upper, lower in pairwise(boxes))


# Texts of the table of Imhotep that no other may cover.
LABELS = ".site h3, .rule, .standing p, .standing li, .caption"


@pytest.mark.soak
def test_an_open_hint_and_looking_back_leave_the_board_of_imhotep_readable(visitors: Visitors) -> None:
    ann = visitors.come(UPRIGHT).enter("Ann")
    table = midgame(ann, "imhotep", [ME, bot(), bot(), bot()], 8, sides="ABABB", wrath=True)
    ann.is_asked()
    for size in (UPRIGHT, LYING_TABLET):
        resize(ann, size)
        assert ann.page.evaluate(CUT, ".p-name bdi, .p-colour") == []
    advise(ann, *legal_moves(ann)[:2])
    for size in (UPRIGHT, LYING_TABLET, (844, 390), (360, 640)):
        resize(ann, size)
        expect(ann.see(".advised .btn").first).to_be_in_viewport()
        assert is_apart(box(ann.see("#hint")), box(ann.see("#board")))
        assert box(ann.see("#board"))["height"] >= 0.3 * size[1]
        assert ann.page.evaluate(OVERLAPS, [LABELS, LABELS]) == []
    resize(ann, LYING_TABLET)
    ann.page.keyboard.press("Escape")
    in_play = box(ann.see("#board"))["height"]
    ann.page.goto(f"/table/{table}#turn=5")
    ann.page.reload()
    expect(ann.see("#look-said")).to_be_visible()
    assert box(ann.see("#board"))["height"] >= in_play - 40
    assert ann.page.evaluate(OVERLAPS, [LABELS, LABELS]) == []


@pytest.mark.soak
@pytest.mark.parametrize("language", first_of(["fi", "en", "pl", "nb", "ro"], 1))
def test_buttons_stay_in_their_places_whatever_can_be_taken_back(visitors: Visitors, language: str) -> None:
    ann, bob = visitors.come((390, 844), language=language).enter("Ann"), visitors.come()
    ann.open("imhotep", [ME, OPEN])
    sit_down(ann, bob, "Bob")
    ann.is_asked()
    sizes = [(390, 844), UPRIGHT, (844, 390), (1280, 800)]

    def places() -> list[tuple[float, float]]:
        """Where the last action is, at each size."""
        found = []
        for size in sizes:
            resize(ann, size)
            last = box(ann.see(".buttons .action").last)
            found.append((last["x"], last["y"]))
        return found

    before = places()
    ann.press("action load")  # the choice can be undone
    expect(ann.see('.undo[data-do="step-back"]')).to_be_visible()
    for then, now in zip(before, places(), strict=True):
        assert now == pytest.approx(then, abs=1)


@pytest.mark.soak
def test_a_table_of_imhotep_folds_by_its_own_width(visitors: Visitors) -> None:
    ann = empty_page(visitors, "left")
    ann.page.evaluate(WIDEN, ["left", "400px"])
    table = ann.open_elsewhere("imhotep", [ME, bot()])["id"]
    ann.page.evaluate(MOUNT, ["left", table])
    expect(ann.see("#left .prompt.mine")).to_be_visible()
    expect(ann.see("#left .mini:visible")).to_have_count(5)
    assert ann.page.evaluate("document.querySelector('#left').scrollWidth") == 400
    ann.page.evaluate(WIDEN, ["left", "1000px"])
    expect(ann.see("#left .site-art:visible")).to_have_count(5)
    expect(ann.see("#left .mini")).to_have_count(0)


@pytest.mark.parametrize("language", first_of(["pl", "en", "fi", "ro", "nb"], 1))
def test_nothing_runs_into_the_key_caps(visitors: Visitors, language: str) -> None:
    ann = visitors.come((1280, 800), language=language).enter("Ann")
    ann.open("imhotep", [ME, bot()])
    ann.is_asked()
    for press in ((), ("action load",)):  # the choice can be undone
        ann.press(*press)
        assert ann.page.evaluate(OVERLAPS, [".action :is(.a-name, .a-note, .gain-coin)", ".action kbd"]) == []


# How far the parts of a selector are from the next one's edge, at least; their texts where they have some.
LEAST_GAP = """(selector) => {
  const boxes = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  });
  return Math.min(...boxes.slice(1).map(({ left }, before) => left - boxes[before].right));
}"""
# What sticks out of a part.
STICKS_OUT = """([inner, outer]) => [...document.querySelectorAll(inner)].filter((one) => one.checkVisibility()).filter((one) => {
  const [box, around] = [one, one.closest(outer)].map((each) => each.getBoundingClientRect());
  return box.left < around.left - 1 || box.right > around.right + 1;
}).map((one) => one.outerHTML.slice(0, 60))"""
# Texts that have more lines than are seen.
FOLDED = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => !one.checkVisibility() || one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""

LONG_MOVE = "Apprentice (grey) crosses off 4 squares on pyramid 48: red gem and green gem."


@pytest.mark.soak
def test_in_pyramids_nothing_is_cut_or_runs_together(visitors: Visitors) -> None:
    ann = visitors.come((1280, 800)).enter("Ann")
    midgame(ann, "pyramids", [ME, bot(), bot(), bot()], 20, until=_is_line)
    ann.is_asked()
    expect(ann.see(".last-move")).to_have_count(1)
    assert ann.page.evaluate(LEAST_GAP, ".undo :is(.a-name, kbd)") >= 6
    for size in ((1280, 800), LYING_TABLET, UPRIGHT, (390, 844), (360, 640), (844, 390)):
        resize(ann, size)
        assert ann.page.evaluate(LEAST_GAP, '.track[data-track="s"] .penalty') >= 2, size
        assert ann.page.evaluate(STICKS_OUT, [".x-shape .art, .x-name", ".x-card"]) == [], size
        if size == LYING_TABLET:  # what can be taken is seen without scrolling
            assert ann.page.evaluate(OUT_OF_SIGHT, ".own-cards .slot, .shown, .deck") == []
        if size[0] < 900:
            assert len(set(re.findall(r"Apprentice \(\w+\)", ann.see(".last-move").inner_text()))) == 1, size
            ann.see(".last-move > :last-child").evaluate("(line, words) => { line.textContent = words; }", LONG_MOVE)
            assert ann.page.evaluate(FOLDED, ".last-move > :last-child") == [], size


def test_on_an_upright_tablet_all_of_pyramids_is_on_one_screen(visitors: Visitors) -> None:
    ann = visitors.come(UPRIGHT).enter("Ann")
    midgame(ann, "pyramids", [ME, bot(), bot(), bot()], 8, until=_is_mark)
    ann.is_asked()
    parts = ".topbar h1, .own-cards .slot, .x-shape .art, .score .claims, .seat .small-card, .shown, .deck"
    assert ann.see(".seat .small-card:visible").count() >= 6
    assert ann.page.evaluate(OUT_OF_SIGHT, parts) == []
    assert ann.page.evaluate(STICKS_OUT, [".small-card, .belongings", ".seat"]) == []
    assert not ann.is_too_tall()
    places = [one.bounding_box() for one in ann.see(".own-cards .slot").all()]
    for slot in (1, 0):  # each is played where it lies
        ann.see(".own-cards .slot").nth(slot).locator(".field-cell:is(.legal, .lone)").first.click()
        expect(ann.see(".own-cards .slot").nth(slot)).to_have_class(re.compile("is-active"))
    assert [one.bounding_box() for one in ann.see(".own-cards .slot").all()] == places


def _is_mark(view: dict[str, Any]) -> bool:
    """Whether the first seat has to cross off the shape of an expedition."""
    return {"seat": 0, "owes": "mark"} in [{name: one[name] for name in ("seat", "owes")} for one in view["pending"]]


def _is_line(view: dict[str, Any]) -> bool:
    """Whether the widest shape is to be crossed off."""
    return (
        bool(view["expeditions"]) and view["expeditions"][-1] == "i4" and view["round"] + len(view["expeditions"]) > 2
    )


@pytest.mark.parametrize("size", first_of([LYING_TABLET, (1280, 800), UPRIGHT, (390, 844)], 1))
def test_spectators_see_each_players_hidden_cards_in_their_place(visitors: Visitors, size: tuple[int, int]) -> None:
    ann, eve = visitors.come().enter("Ann"), visitors.come(size)
    table = ann.open_elsewhere("pyramids", [ME, ME | {"name": "Bob"}, bot()], listed=True)
    eve.visit(table["id"])
    expect(eve.see(".card-back:visible").first).to_be_visible()
    assert eve.page.evaluate(STICKS_OUT, [".hidden-card .card-back", ":is(.seat, .other)"]) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", first_of([(1280, 800), (2560, 1440)], 1))
def test_the_words_of_the_start_page_are_clear_of_its_picture(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.come(size)
    ann.page.goto("/")
    expect(ann.see("#summary")).not_to_be_empty()
    words = ".hero > h1, .hero > .lead, .hero .topbar :is(span, .icon)"
    drawn = ".scene :is(.lit, .dim, .disc, .palm), .scenery .ship-art"
    assert ann.page.evaluate(OVERLAPS, [words, drawn]) == []


@pytest.mark.soak
def test_at_a_small_desk_one_press_leads_to_open_tables(visitors: Visitors) -> None:
    host, ann = visitors.come().enter("Host"), visitors.come((1280, 800))
    host.open_elsewhere("imhotep", [ME, OPEN], listed=True)
    ann.page.goto("/")
    way = ann.see("#join")
    expect(way).to_be_in_viewport(ratio=1)
    way.click()
    expect(ann.see("#open .entry").first).to_be_in_viewport(ratio=1)


def has_pair(view: dict[str, Any]) -> bool:
    """Later in a match, while the two face-down cards of the market are there."""
    return bool(view["turn"] > 50 and view["market"]["face_down"])


def test_on_a_small_phone_names_and_counts_are_whole(visitors: Visitors) -> None:
    ann = visitors.come((360, 640)).enter("Ann")
    midgame(ann, "imhotep", FOUR, 120, has_pair, sides="BBBBB", wrath=True)
    assert ann.page.evaluate(CUT, ".p-score, .p-count, .mini, .token.is-back") == []
    widths = ann.see(".p-name").evaluate_all("(all) => all.map((one) => one.clientWidth)")
    assert min(widths) >= 44  # as much as six letters need
    off = ann.see(".token.is-back").evaluate_all(
        """(all) => all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const [number, back] = [range, one].map((part) => part.getBoundingClientRect());
          return Math.abs(number.left + number.width / 2 - back.left - back.width / 2);
        })"""
    )
    assert off
    assert max(off) <= 1


@pytest.mark.parametrize("site", first_of(["chamber", "market", "pyramid", "temple", "obelisks"], 1))
def test_on_a_small_phone_no_label_lies_under_another_while_a_site_is_open(visitors: Visitors, site: str) -> None:
    ann = visitors.come((360, 640), language="pl").enter("Ann")
    midgame(ann, "imhotep", FOUR, 40, sides="AAAAA")
    ann.see(f'[data-site="{site}"] .fold').click()
    expect(ann.see(".site-art")).to_have_count(1)
    labels = ".caption :is(.letter, .state), .site :is(.fold, .side, .standing p, .standing li, .deck-note), .mini, .mini :is(.art, .token)"
    assert ann.page.evaluate(OVERLAPS, [labels, labels]) == []
    expect(ann.see(".berth .letter")).to_have_text([*"ABCD"])
    assert ann.page.evaluate(IN_THE_WAY) == []


def test_at_a_desk_how_many_cards_are_discarded_stands_on_one_line(visitors: Visitors) -> None:
    ann = visitors.come(DESKTOP).enter("Ann")
    table = ann.open_where(IN_THE_LAST_ROUNDS["imhotep-4-A"], [ME, *[bot("apprentice")] * 3])
    for language in first_of(["pl", "en", "ro", "fi", "nb"], 2):
        note = visitors.come(DESKTOP, language=language).visit(table["id"]).see("button.deck-note")
        expect(note).to_have_text(re.compile(" [1-9][0-9]$"))
        assert note.evaluate("(note) => note.clientHeight < 2 * parseFloat(getComputedStyle(note).lineHeight)")


@pytest.mark.soak
def test_on_a_lying_phone_the_gain_of_a_card_stands_on_one_line_beside_it(visitors: Visitors) -> None:
    ann = visitors.come((844, 390)).enter("Ann")
    midgame(ann, "imhotep", FOUR, 300, lambda view: "pair" in view["legal"], sides="BAAAA")
    expect(ann.see(".gain-coin").first).to_be_visible()
    lines = ann.see(".gain-coin").evaluate_all(
        """(all) => all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getClientRects().length;
        })"""
    )
    assert set(lines) == {1}
    assert ann.page.evaluate(OVERLAPS, [".gain-coin", ".action > .token"]) == []


@pytest.mark.soak
def test_a_player_who_is_gone_has_a_word_and_a_mark(visitors: Visitors) -> None:
    ann, bob = visitors.come((360, 640)).enter("Ann"), visitors.come()
    ann.open("imhotep", [ME, OPEN])
    sit_down(ann, bob, "Bob")
    bob.page.context.close()
    for size in ((360, 640), (1280, 800)):
        resize(ann, size)
        gone = ann.see('.seat[data-presence="gone"] .tag.gone')
        expect(gone).to_have_text("disconnected")
        expect(gone).to_be_in_viewport(ratio=1)
        expect(gone.locator(".icon")).to_be_visible()


@pytest.mark.soak
def test_you_are_you_on_your_own_screen_and_have_a_name_on_others(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Guest 624"), visitors.come().enter("Bob")
    table = ann.open("imhotep", [ME, bot()], listed=True)
    bob.visit(table["id"])
    expect(ann.see(".p-name bdi").first).to_have_text("You")
    expect(bob.see(".p-name bdi").first).to_have_text("Guest 624")
    ann.press("action take")
    expect(ann.see("#log")).to_contain_text("You")
    expect(ann.see("#main")).not_to_contain_text("624")


def test_at_a_shared_screen_names_stay(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("imhotep", FOUR[:2])
    expect(ann.see(".p-name bdi")).to_have_text(["Ada", "Bartholomew"])


@pytest.mark.soak
@pytest.mark.parametrize("language", first_of(["pl", "en", "nb", "ro", "fi"], 1))
def test_names_of_any_direction_stand_over_their_numbers(visitors: Visitors, language: str) -> None:
    ann = visitors.come((360, 640), language=language).enter("Ann")
    seats = [ME | {"name": name} for name in ("דָּוִד", "عائشة", "Cy", "Bartholomew")]
    midgame(ann, "imhotep", seats, 1_000)
    ann.see("[data-do=show-end]").click()
    expect(ann.see("#end")).to_be_visible()
    apart = ann.see(".pad thead bdi").evaluate_all(
        """(all) => all.map((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          const cell = name.closest("th");
          const padding = parseFloat(getComputedStyle(cell).paddingRight);
          return Math.abs(cell.getBoundingClientRect().right - padding - range.getBoundingClientRect().right);
        })"""
    )
    assert max(apart) <= 1
    assert ann.page.evaluate(CUT, "#end, #end .scroll, .pad :is(th, td, bdi, .place)") == []  # all four columns fit
    resize(ann, (844, 390))
    expect(ann.see(".pad tfoot td").first).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(OVERLAPS, [".pad tfoot td", ".end-deeds"]) == []


@pytest.mark.parametrize(
    "names", first_of([("Ann", "Apprentice", "Bartholomew", "Kivenhakkaaja"), ("Bob", "Ann", "Apprentice")], 1)
)
def test_on_a_phone_names_in_the_result_are_not_broken(visitors: Visitors, names: tuple[str, ...]) -> None:
    ann = visitors.come((390, 844)).enter("Ann")
    midgame(ann, "imhotep", [ME | {"name": name} for name in names], 1_000)
    ann.see("[data-do=show-end]").click()
    expect(ann.see("#end")).to_be_visible()
    lines = ann.see(".pad thead bdi").evaluate_all(
        """(all) => all.map((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return [range.getClientRects().length, name.scrollWidth <= name.clientWidth];
        })"""
    )
    assert lines == [[1, True]] * len(names)
    assert ann.page.evaluate(OVERLAPS, [".pad thead bdi", ".pad thead :is(bdi, .place)"]) == []


SEAT_HEIGHTS = "[...document.querySelectorAll('.seat')].map((seat) => seat.getBoundingClientRect().height)"


@pytest.mark.soak
def test_on_a_phone_the_board_stays_where_it_is_when_points_differ_from_those_at_the_end(visitors: Visitors) -> None:
    ann = visitors.come((390, 844)).enter("Ann")
    ann.open("imhotep", FOUR[:2])
    ann.raise_curtain().is_asked()
    before = ann.page.evaluate(SEAT_HEIGHTS)
    play_over_http(ann, ann.page.url.rpartition("/")[2], 1_000, until=lambda view: view["round"] == 4)
    expect(ann.see(".would-be [aria-hidden]").first).to_be_visible()
    assert ann.page.evaluate(SEAT_HEIGHTS) == before


@pytest.mark.soak
def test_on_a_phone_the_only_other_player_of_pyramids_has_one_line(visitors: Visitors) -> None:
    ann = visitors.come((390, 844)).enter("Ann")
    midgame(ann, "pyramids", [ME, bot()], 2)
    ann.is_asked()
    name, points = (box(ann.see(f".seat:not(.is-shown) {part}")) for part in (".p-name", ".p-score"))
    assert abs(name["y"] + name["height"] / 2 - points["y"] - points["height"] / 2) < 4


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "pl", "nb", "ro", "fi"])
def test_tools_for_shapes_are_named_in_one_line(visitors: Visitors, language: str) -> None:
    ann = visitors.come((1210, 800), language=language).enter("Ann")
    midgame(ann, "pyramids", FOUR[:2], 2)
    lines = ann.see(".shape-tools .btn span:not(.icon)").evaluate_all(
        """(all) => all.map((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          const button = words.closest("button");
          return [range.getClientRects().length, button.scrollWidth <= button.clientWidth];
        })"""
    )
    assert lines == [[1, True]] * 3


@pytest.mark.soak
def test_on_a_phone_one_line_tells_the_last_move_and_shows_it_again(visitors: Visitors) -> None:
    ann = visitors.come((390, 844)).enter("Ann")
    ann.open("imhotep", FOUR[:2])
    ann.is_asked()
    ann.press("action take")
    line = ann.see(".last-move")
    expect(line).to_contain_text("Ada takes")
    turn = ann.turn
    line.click()  # nothing moves here: the table before it is shown
    expect(ann.see("#look-said")).to_contain_text(f"{turn - 1}")
    ann.see('[data-do="look-close"]').click()
    expect(line).to_be_visible()


@pytest.mark.parametrize("size", first_of([(360, 640), (390, 844)], 1))
def test_in_pyramids_on_a_phone_too(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.come(size).enter("Ann")
    line = ann.see(".last-move")
    midgame(ann, "pyramids", [ME, ME | {"name": "Bob"}], 8)
    ann.is_asked()
    expect(line).to_contain_text(re.compile("cross|takes"))  # a chamber may have been explored
    outside = ann.see("main :is(button, input):visible").evaluate_all(
        """(all) => all.filter((one) => !one.closest(".sheet, [role=dialog]")).filter((one) => {
          const { top, bottom, left, right } = one.getBoundingClientRect();
          return top < 0 || left < 0 || right > innerWidth || bottom > innerHeight;
        }).map((one) => one.outerHTML)"""
    )
    assert outside == []
    assert not ann.is_too_tall()
    assert not ann.is_too_wide()
    above, prompt = line.bounding_box(), ann.prompt.bounding_box()
    assert above is not None
    assert prompt is not None
    assert above["height"] >= 24
    assert above["y"] + above["height"] <= prompt["y"] + 1
    turn = ann.turn
    line.click()  # nothing moves here: the table before it is shown
    expect(ann.see("#look-said")).to_contain_text(f"{turn - 1}")
    ann.see('[data-do="look-close"]').click()
    expect(line).to_be_visible()


@pytest.mark.soak
def test_whatever_explains_a_rule_on_a_phone_can_be_seen_and_pressed(visitors: Visitors) -> None:
    ann = visitors.come((390, 844)).enter("Ann")
    midgame(ann, "pyramids", [ME, ME | {"name": "Bob"}], 8)
    ann.is_asked()
    expect(ann.see(".claims .why")).to_be_visible()
    hidden = ann.see(".score .why:visible").evaluate_all(
        """(all) => all.filter((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) !== one || height < 20;
        }).map((one) => one.outerHTML)"""
    )
    assert hidden == []
    ann.see(".claims .why").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("colour")


@pytest.mark.soak
def test_a_spectator_on_a_tablet_sees_the_players_cards_beside_the_result(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come((820, 1180))
    table = midgame(ann, "pyramids", [ME, ME | {"name": "Bob"}], 1_000, listed=True)
    bob.visit(table)
    bob.button("Show the result").click()
    expect(bob.see("#end")).to_be_visible()
    result, sheet = bob.see("#end").bounding_box(), bob.see(".others-sheet").bounding_box()
    assert result is not None
    assert sheet is not None
    tops, bottoms = bob.see(".others-sheet .small-card").evaluate_all(
        """(all) => ["top", "bottom"].map((edge) => all.map((one) => one.getBoundingClientRect()[edge]))"""
    )
    assert min(tops) < result["y"] - 40
    assert max(bottoms) > result["y"] + result["height"] + 40
    assert max(bottoms) - min(tops) > 0.7 * sheet["height"]


@pytest.mark.soak
def test_the_last_move_is_shown_again_in_motion(visitors: Visitors) -> None:
    ann = visitors.come((390, 844)).enter("Ann")
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.open("imhotep", FOUR[:2])
    ann.is_asked()
    ann.press("action take")
    expect(ann.see(".last-move")).to_contain_text("Ada takes")
    expect(ann.see("#motion > *")).to_have_count(0)
    ann.page.evaluate(
        "new MutationObserver(() => (document.body.dataset.flown = 'yes'))"
        ".observe(document.querySelector('#motion'), { childList: true }), null"
    )
    ann.see(".last-move").click()
    expect(ann.see("body[data-flown]")).to_have_count(1)
    expect(ann.see("#motion > *")).to_have_count(0)
    expect(ann.see("#main.is-past")).to_have_count(0)


PHONES = ((390, 844), (360, 640))


def placed(visitor: Visitor, selector: str) -> list[dict[str, float]]:
    """Where something is on each phone."""
    found = []
    for size in PHONES:
        resize(visitor, size)
        found.append(box(visitor.see(selector)))
    return found


@pytest.mark.soak
@pytest.mark.parametrize("game", first_of(["imhotep", "pyramids"], 1))
def test_a_bot_is_offered_for_a_player_who_is_gone_and_nothing_moves(visitors: Visitors, game: str) -> None:
    ann, others = visitors.come(PHONES[0]).enter("Ann"), [visitors.come(), visitors.come()]
    ann.open(game, [ME, OPEN, OPEN])
    for number, other in enumerate(others):
        sit_down(ann, other, f"Guest {number}")
    ann.is_asked()
    expect(ann.see(".last-move")).not_to_be_empty()
    before = [placed(ann, ".nile, .own-cards"), placed(ann, ".prompt")]
    others[0].page.context.close()
    offer = ann.see('[data-do="let-bot-play"]:visible')
    expect(offer).to_have_count(1)
    assert [placed(ann, ".nile, .own-cards"), placed(ann, ".prompt")] == before
    for size in (*PHONES, (844, 390)):
        resize(ann, size)
        expect(offer).to_be_in_viewport(ratio=1)
        expect(ann.see(".tag.gone .icon")).to_be_visible()
    offer.click()
    assert [placed(ann, ".nile, .own-cards"), placed(ann, ".prompt")] == before  # the other one is still to agree
    expect(ann.see(".stand-ins")).to_contain_text("agreed")


@pytest.mark.soak
@pytest.mark.parametrize("language", first_of(["en", "pl", "nb", "ro", "fi"], 1))
def test_what_a_score_would_be_has_a_word_wherever_it_is_shown(visitors: Visitors, language: str) -> None:
    ann = visitors.come((844, 390), language=language).enter("Ann")
    midgame(ann, "imhotep", FOUR, 60, sides="AAAAA")
    for size in ((844, 390), *PHONES):
        resize(ann, size)
        shown = ann.see(".would-be > [aria-hidden]:visible")
        assert shown.count() > 0
        assert [words for words in shown.all_inner_texts() if not re.match(r"[^\W\d]+\s", words)] == []
        if ann.see(".mini").count():
            expect(ann.see('[data-site="obelisks"] .mini small')).to_be_visible()
        assert ann.page.evaluate(IN_THE_WAY) == []


def test_the_longest_sentence_of_looking_back_has_room_on_a_phone(visitors: Visitors) -> None:
    table = visitors.finished["pyramids-00002"]
    eve = visitors.come((360, 640), language="pl")
    eve.page.goto(f"/table/{table}#turn=60")
    said = eve.see("#look-said")
    high = set()
    for turn in range(60, 72):
        expect(said).to_contain_text(str(turn))
        assert said.evaluate("(one) => one.scrollHeight <= one.clientHeight"), said.inner_text()
        high.add(box(said)["height"])
        eve.page.keyboard.press("ArrowRight")
    assert len(high) == 1


@pytest.mark.soak
def test_a_small_pyramid_shows_points_and_the_sign_of_its_bonus(visitors: Visitors) -> None:
    ann = visitors.come((1280, 800)).enter("Ann")
    ann.open("imhotep", FOUR[:2], sides="BBBBB")
    ann.is_asked()
    fields = ann.see(".small-pyramid .val")
    assert all(words.isdigit() for words in fields.all_text_contents())
    expect(ann.see(".small-pyramid .bonus-sign")).to_have_count(6)


@pytest.mark.parametrize("size", first_of(PHONES[::-1], 1))
def test_all_ships_are_in_sight_beside_an_open_site(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.come(size).enter("Ann")
    ann.open("imhotep", FOUR, sides="BBBBB")
    ann.is_asked()
    for site in (None, "pyramid", "chamber", "obelisks"):
        if site:
            ann.see(f'[data-site="{site}"] .fold').click()
            expect(ann.see(f'[data-site="{site}"].is-open .fold')).to_be_in_viewport(ratio=1)
        assert ann.page.evaluate(OUT_OF_SIGHT, ".berth, .ship") == []
    ann.press("action load")
    expect(ann.see(".space:visible").last).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(OUT_OF_SIGHT, ".is-lit .space") == []


# One-word names that stand on more than one line.
BROKEN = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  if (!one.checkVisibility() || one.textContent.includes(" ")) return false;
  const range = document.createRange();
  range.selectNodeContents(one);
  return range.getClientRects().length > 1;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("language", first_of(["fi", "en", "pl", "ro", "nb"], 1))
def test_the_doors_of_the_start_page_are_on_one_screen_and_their_names_are_whole(
    visitors: Visitors, language: str
) -> None:
    ann = visitors.come(DESK, language=language)
    ann.page.goto("/")
    expect(ann.see(".today > .door:visible").first).to_be_visible()
    assert all(box(door)["y"] + box(door)["height"] <= DESK[1] for door in ann.see(".today > .door:visible").all())
    resize(ann, (360, 640))
    expect(ann.see(".d-words .slim").first).to_be_visible()
    assert ann.page.evaluate(BROKEN, ".d-words .slim") == []


# Gaps between parts that stand one below the other in the same column.
GAPS = """(selector) => {
  const columns = Object.groupBy([...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect()), ({ left }) => Math.round(left));
  return Object.values(columns).flatMap((column) => column.sort((a, b) => a.top - b.top).slice(1)
    .map((rect, before) => Math.round(rect.top - column[before].bottom)));
}"""


def test_on_a_tablet_the_figures_and_devices_of_your_games_leave_no_holes(visitors: Visitors) -> None:
    ann = visitors.come(UPRIGHT).enter("Ann")
    answer_all(ann.page)
    ann.page.goto("/games")
    expect(ann.see(".rating").first).to_be_visible()
    expect(ann.see(".n-part").first).to_be_visible()
    gaps = ann.page.evaluate(GAPS, ".columns > div:last-child .sheet")
    assert gaps
    assert max(gaps) <= 24


def test_on_a_phone_a_puzzle_shows_its_question_and_a_lesson_all_that_is_lit(visitors: Visitors) -> None:
    ann = visitors.come(PHONE)
    puzzle = next(
        one for one in puzzles("imhotep") if any(ship["site"] for ship in one.match().table(one.seat)["ships"])
    )
    ann.page.goto(f"/puzzles/{puzzle.id}")
    expect(ann.see(".z-facts dd").nth(1)).to_be_in_viewport(ratio=1)
    expect(ann.see(".site.is-open")).to_have_count(0)
    ann.page.goto(WRATH)
    at_step(ann, 0)
    ann.see("[data-coach=next]").click()
    at_step(ann, 1)
    ann.page.reload()  # what is lit stands in sight also where a lesson is found again
    at_step(ann, 1)
    for site in LIT:
        expect(ann.see(f".site[data-site={site}]")).to_be_in_viewport(ratio=1)
    resize(ann, UPRIGHT)
    over, under = (ann.see(one).evaluate("(one) => Number(getComputedStyle(one).zIndex)") for one in (".ask", ".spot"))
    assert over > under  # no ring lies over the actions


def test_on_a_phone_the_bar_of_a_review_lies_over_what_scrolls_by(visitors: Visitors) -> None:
    ann = visitors.come(PHONE)
    reviewed = Reviewed("imhotep-00255").serve(ann.page)
    ann.page.goto(f"/review/{reviewed.id}")
    expect(ann.see("[data-part=board] .table")).to_be_visible()
    for part in (".turning", ".moves-part", ".luck"):
        ann.see(part).first.evaluate(
            "(one) => scrollTo(0, one.getBoundingClientRect().top + scrollY - innerHeight + 100)"
        )
        play = box(ann.see(".scrubber [data-do=play]"))
        middle = [play["x"] + play["width"] / 2, play["y"] + play["height"] / 2]
        assert ann.page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y).closest('.scrubber'))", middle), (
            part
        )


def test_the_contents_of_the_rules_open_where_a_screen_is_turned(visitors: Visitors) -> None:
    ann = visitors.come(UPRIGHT)
    ann.page.goto("/rules/imhotep")
    expect(ann.see(".rules-contents ol").first).to_be_hidden()
    resize(ann, (1180, 820))
    expect(ann.see(".rules-contents ol").first).to_be_visible()


def test_on_a_tablet_the_cards_of_the_only_opponent_are_large_enough_to_read(visitors: Visitors) -> None:
    ann = visitors.come(UPRIGHT).enter("Ann")
    midgame(ann, "pyramids", [ME, bot()], 2)
    expect(ann.see(".seat:not(.is-shown) .small-card")).to_have_count(2)
    assert all(box(card)["width"] >= 80 for card in ann.see(".seat:not(.is-shown) .small-card").all())


def test_the_name_of_the_expedition_card_has_a_margin_on_a_phone(visitors: Visitors) -> None:
    ann = visitors.come((360, 640), language="nb")
    ann.page.goto("/learn/pyramids/first-chamber")
    expect(ann.see(".x-card h2")).to_be_visible()
    words, card = box(ann.see(".x-card h2")), box(ann.see(".x-card"))
    assert card["x"] + 3 <= words["x"]
    assert words["x"] + words["width"] <= card["x"] + card["width"] - 3


# Words that go on in the next line without a hyphen.
TORN = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
  const words = one.firstChild.data;
  const range = document.createRange();
  const foot = (place) => (range.setStart(one.firstChild, place), range.setEnd(one.firstChild, place + 1), range.getBoundingClientRect().bottom);
  return [...words.matchAll(/\\p{L}(?=\\p{L})/gu)].filter(({ index }) => foot(index + 1) > foot(index) + 4).map(() => words);
})"""


def test_what_a_market_card_does_is_not_torn_apart(visitors: Visitors) -> None:
    ann = visitors.come(DESKTOP, language="fi")
    ann.page.goto("/learn/imhotep/market-b")
    expect(ann.see(".card-effect").first).to_be_visible()
    assert ann.page.evaluate(TORN, ".card-effect") == []


def test_no_sail_of_a_lesson_lies_over_a_label_on_a_phone(visitors: Visitors) -> None:
    ann = visitors.come(PHONE, language="nb")
    ann.page.goto("/learn/imhotep/first-voyage")
    expect(ann.see(".berth")).to_have_count(4)
    assert not ann.is_too_wide()  # it is laid out
    ships, labels = (ann.see(f".berth {one}") for one in (".ship-art", ".caption"))
    assert all(is_apart(box(ship), box(label)) for ship in ships.all() for label in labels.all())


def test_the_ring_of_a_lesson_leaves_the_card_beside_it_free(visitors: Visitors) -> None:
    ann = visitors.come(PHONE, language="fi")
    ann.page.goto("/learn/imhotep/market-b")
    expect(ann.see(".s-ring")).to_have_count(2)
    assert not ann.is_too_wide()  # it is laid out
    assert is_apart(box(ann.see(".s-ring").last), box(ann.see('[data-at="market-3"]')))


def test_the_pictures_of_the_list_of_lessons_are_whole_on_a_phone(visitors: Visitors) -> None:
    ann = visitors.come(PHONE)
    ann.page.goto("/learn")
    expect(ann.see(".l-drawn:has(.l-sign)").first).to_be_visible()
    assert ann.page.evaluate(CUT, ".l-drawn:has(.l-sign)") == []


def test_the_lines_of_the_foot_are_evenly_spaced(visitors: Visitors) -> None:
    ann = visitors.come(PHONE)
    ann.page.goto("/")
    expect(ann.see(".foot a")).to_be_visible()
    lines = ann.see(".foot").evaluate(
        """(foot) => {
          const texts = document.createTreeWalker(foot, NodeFilter.SHOW_TEXT);
          const middles = new Set();
          while (texts.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(texts.currentNode);
            for (const { top, height } of range.getClientRects()) if (height) middles.add(Math.round(top + height / 2));
          }
          return [...middles].sort((one, other) => one - other);
        }"""
    )
    gaps = [after - before for before, after in itertools.pairwise(lines) if after - before > 2]
    assert len(gaps) > 0
    assert max(gaps) - min(gaps) <= 2


# How far what is seen has moved by itself, and what has.
SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) =>
  value > 0.02 && shifts.push([value, ...sources.map(({ node }) => node?.className)]))).observe({ type: "layout-shift", buffered: true });"""


@pytest.mark.parametrize("address", ["/games", "/challenges", "/puzzles"])
def test_nothing_jumps_when_what_a_page_shows_comes(visitors: Visitors, address: str) -> None:
    ann = visitors.come(PHONE).enter("Ann")
    answer_all(ann.page)
    ann.page.add_init_script(SHIFTS)
    ann.page.goto(address)
    expect(ann.see(".g-running .run, .c-deal h2, .q-found li, .q-found a").first).to_be_visible()
    resize(ann, PHONE)
    assert ann.page.evaluate("shifts") == []
