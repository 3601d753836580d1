"""The page draws only what has changed, and that in several pictures: in the end it is what is drawn at once."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.effort import IS_ALL, first_of
from tests.patience import PATIENCE_S
from tests.server.guests import ME, bot
from tests.web.playing import play_by_hand, play_over_http
from tests.web.visitors import DESKTOP, PHONE, Visitors

# What is on the table as [name, attributes, children], without marks that tell pictures apart, and without what a page
# remembers: which site was open last.
TABLE = """() => {
  const isTold = (name) => name !== "data-drawn" && name !== "aria-expanded";
  const told = (node) => node.nodeType !== Node.ELEMENT_NODE ? node.nodeValue : [
    node.nodeName,
    node.getAttributeNames().sort().filter(isTold).map((name) =>
      `${name}: ${node.getAttribute(name).replace(/(is-taken|is-free) is-open/, "$1").trim()}`),
    [...node.childNodes].map(told),
  ];
  return ["#board", "#ask", "#seats", "#words", "#log"].map((part) => told(document.querySelector(part)));
}"""


def same_in_the_end(one: Page, other: Page) -> None:
    until = time.monotonic() + PATIENCE_S
    tables: list[Any] = [None, [[]]]
    while time.monotonic() < until and tables[0] != tables[1]:
        one.wait_for_timeout(200)
        tables = [page.evaluate(TABLE) for page in (one, other)]
    assert json.dumps(tables[0], indent=1) == json.dumps(tables[1], indent=1)


@pytest.mark.parametrize(
    ("game", "size"),
    first_of([("imhotep", DESKTOP), ("pyramids", PHONE), ("pyramids", DESKTOP)], 1),
)
def test_a_table_drawn_move_by_move_is_the_table_drawn_at_once(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    ann = visitors.come(size).enter("Ann")
    table = ann.open(game, [ME, bot(), bot(), bot()])["id"]
    for moves in (6, 7, 8) if IS_ALL else (8,):
        play_over_http(ann, table, moves)
        fresh = ann.page.context.new_page()
        fresh.goto(f"/table/{table}")
        expect(fresh.locator("#main")).to_be_visible()
        same_in_the_end(ann.page, fresh)
        fresh.close()


# A browser so slow that there is time for one part in each picture; how often the place of a card was seen empty.
HURRIED = """() => {
  let now = 0;
  performance.now = () => (now += 50);
  window.blank = 0;
  const look = () => (window.blank += document.querySelectorAll(".slot:empty").length);
  new MutationObserver(look).observe(document.querySelector("#board"), { childList: true, subtree: true });
}"""


@pytest.mark.soak
def test_cards_that_are_kept_stay_on_the_table_when_the_set_up_ends(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.open("pyramids", [ME, bot()])
    ann.page.evaluate(HURRIED)
    play_by_hand(ann, 1)
    expect(ann.see(".own-cards:not(.set-up) .slot:has(.art):has(.fields)")).to_have_count(2)
    assert ann.page.evaluate("window.blank") == 0


# A part takes long before it comes to the parts in it, which take long too.
SLOW = """async () => {
  const { fill, h } = await import("/web/scripts/ui/dom.js");
  const { drawnWithin, part } = await import("/web/scripts/ui/memo.js");
  const place = document.body.appendChild(h("div"));
  const slowly = (text) => {
    const until = performance.now() + 2;
    while (performance.now() < until);
    return h("p", {}, text);
  };
  const inner = (name, text) => part(`inner-${name}`, text, () => slowly(text));
  const outer = (number, text) => () =>
    h("div", {}, slowly(text), inner(`a${number}`, text), inner(`b${number}`, text));
  const draw = (text) => fill(place, [1, 2].map((number) => part(`outer-${number}`, text, outer(number, text))));
  draw("a");
  let rounds = 1;
  while (rounds < 50 && !drawnWithin(1, () => draw("b"))) rounds += 1;
  return [place.textContent, rounds < 50];
}"""


def test_drawing_in_rounds_comes_to_an_end_where_parts_take_long(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.page.goto("/")
    assert visitor.page.evaluate(SLOW) == ["b" * 6, True]


# A drawing of a part, then another one in its place that is no part, then the first again.
CHANGED = """async () => {
  const { fill, h } = await import("/web/scripts/ui/dom.js");
  const { part } = await import("/web/scripts/ui/memo.js");
  const { drawing } = await import("/web/scripts/drawings/drawing.js");
  const art = (...words) => drawing(`<svg viewBox="0 0 9 9">${words.map((word) => `<text>${word}</text>`).join("")}</svg>`);
  const place = document.body.appendChild(h("div"));
  const draw = (...words) => fill(place, part("drawn", words, () => h("div", {}, art(...words))));
  const seen = [];
  const look = () => seen.push([...place.querySelectorAll("text")].map((text) => text.textContent).join(" "));
  draw("one", "two", "three"), look();
  draw("one", "new", "two", "three"), look();
  const [, , second] = place.querySelectorAll("text");
  draw("two", "other"), look();
  seen.push(place.querySelector("text") === second);
  fill(place, h("div", { "data-key": "drawn" }, art("plain", "art"))), look();
  draw("two", "other"), look();
  return seen;
}"""


def test_a_drawing_changes_by_its_pieces_and_is_right_whatever_stood_there(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.page.goto("/")
    assert visitor.page.evaluate(CHANGED) == [
        "one two three",
        "one new two three",
        "two other",
        True,
        "plain art",
        "two other",
    ]


# A line goes that stood before things with keys, which change as well.
LEFT = """async () => {
  const { fill, h } = await import("/web/scripts/ui/dom.js");
  const place = document.body.appendChild(h("div"));
  const keyed = (text) => ["one", "two"].map((key) => h("section", { "data-key": key }, text));
  fill(place, h("p", {}, "stays"), h("p", {}, "goes"), keyed("before"));
  const watch = new MutationObserver(() => {});
  watch.observe(place, { childList: true });
  fill(place, h("p", {}, "stays"), keyed("after"));
  const moved = watch.takeRecords().flatMap((record) => [...record.addedNodes]);
  return [place.innerText.split(/\\n+/).join(" "), moved.length];
}"""


def test_what_stays_is_not_moved_where_something_before_it_goes(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.page.goto("/")
    assert visitor.page.evaluate(LEFT) == ["stays after after", 0]
