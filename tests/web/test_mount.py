"""A table stands on any page: several of them beside each other, from any source, and gone without a trace."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.server.guests import ME, bot
from tests.web.visitors import Visitor, Visitors

# An empty page with places for tables.
PLACES = """async (places) => {
  const { style } = await import("/web/scripts/ui/styles.js");
  const { begin } = await import("/web/scripts/ui/words.js");
  await begin();
  await Promise.all(["tokens", "base", "art", "table"].map(style));
  document.body.replaceChildren(...places.map((id) => Object.assign(document.createElement("div"), { id })));
  window.tables = {};
}"""
MOUNT = """async ([place, id]) => {
  const { mountTable } = await import("/web/scripts/table/mount.js");
  const { LiveTable } = await import("/web/scripts/net/live.js");
  window.tables[place] = mountTable(document.getElementById(place), new LiveTable(id), { rail: false });
}"""
UNMOUNT = "(place) => window.tables[place].unmount()"
WIDEN = "([place, width]) => (document.getElementById(place).style.width = width)"
LESSON = """async ([place, table, views]) => {
  const { mountTable } = await import("/web/scripts/table/mount.js");
  const { ScriptedTable } = await import("/web/scripts/table/sources.js");
  window.played = [];
  const steps = views.map((view) => ({ view }));
  const source = new ScriptedTable({ table, steps, played: (move) => window.played.push(move) });
  window.tables[place] = mountTable(document.getElementById(place), source, { rail: false });
}"""


def empty_page(visitors: Visitors, *places: str) -> Visitor:
    visitors.forgive("404")
    visitor = visitors.come().enter("Ann")
    visitor.page.goto("/nowhere")
    visitor.page.evaluate(PLACES, places)
    return visitor


def listeners(wire: CDPSession, of: str) -> list[str]:
    """What the page listens to on its document or its window."""
    held = wire.send("Runtime.evaluate", {"expression": of})["result"]["objectId"]
    found: list[dict[str, Any]] = wire.send("DOMDebugger.getEventListeners", {"objectId": held})["listeners"]
    return sorted(one["type"] for one in found)


def added(before: list[str], after: list[str]) -> Counter[str]:
    """What is listened to now and was not before, but for one that the page may have begun meanwhile (net/waiting.js)."""
    found = Counter(after) - Counter(before)
    found["visibilitychange"] -= 1  # a table that was left behind twice would leave two and more
    return +found


def test_two_tables_on_one_page_are_played_by_mouse_and_by_keyboard(visitors: Visitors) -> None:
    ann = empty_page(visitors, "left", "right")
    river = ann.open_elsewhere("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])["id"]
    tomb = ann.open_elsewhere("pyramids", [ME, bot()])["id"]
    for place, table in (("left", river), ("right", tomb)):
        ann.page.evaluate(MOUNT, [place, table])
        expect(ann.see(f"#{place} .prompt.mine")).to_be_visible()
    repeated = ann.page.evaluate(
        "() => [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, at, all) => all.indexOf(id) < at)"
    )
    assert repeated == []

    ann.see('#left [data-pick="action take"]').click()
    expect(ann.see("#left .prompt")).to_contain_text("Bob")
    for card in (0, 1):
        ann.see('#right [data-pick^="keep "]').nth(card).click()
    ann.see('#right [data-pick="commit"]').click()
    expect(ann.see("#right .own-cards .fields")).to_have_count(2)
    expect(ann.see("#right .prompt.mine")).to_be_visible()

    ann.see("#left .prompt").click()
    ann.page.keyboard.press("l")
    expect(ann.see('#left [data-pick="action load"]')).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("a")
    ann.page.keyboard.press("1")
    expect(ann.see("#left .prompt")).to_contain_text("Ann")

    ann.see("#right .field-cell:is(.legal, .lone)").first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.see('#right [data-pick="commit"]')).not_to_have_attribute("aria-disabled", "true")
    ann.page.keyboard.press("Enter")
    expect(ann.see("#right .stroke.crossed, #right .stroke.fresh").first).to_be_attached()
    expect(ann.see("#left .prompt")).to_contain_text("Ann")


def test_a_table_is_laid_out_for_the_width_of_its_place_and_not_of_the_page(visitors: Visitors) -> None:
    ann = empty_page(visitors, "left")
    ann.page.evaluate(WIDEN, ["left", "400px"])
    tomb = ann.open_elsewhere("pyramids", [ME, bot()])["id"]
    ann.page.evaluate(MOUNT, ["left", tomb])
    expect(ann.see("#left .prompt.mine")).to_be_visible()
    assert ann.page.evaluate("document.querySelector('#left').scrollWidth") == 400
    for card in (0, 1):
        ann.see('#left [data-pick^="keep "]').nth(card).click()
    ann.see('#left [data-pick="commit"]').click()
    expect(ann.see("#left .sheet-tabs")).to_be_visible()  # one sheet of three, as on a phone
    ann.page.evaluate(WIDEN, ["left", "1200px"])
    expect(ann.see("#left .sheet-tabs")).to_be_hidden()


def test_a_table_that_is_unmounted_leaves_nothing_behind(visitors: Visitors) -> None:
    ann = empty_page(visitors, "left")
    table = ann.open_elsewhere("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])["id"]
    wire = ann.page.context.new_cdp_session(ann.page)
    ann.page.evaluate(MOUNT, ["left", table])
    expect(ann.see("#left .prompt.mine")).to_be_visible()
    ann.page.evaluate(UNMOUNT, "left")
    before = [listeners(wire, of) for of in ("document", "window")]  # modules may listen once, for the whole page
    for _ in range(2):
        ann.page.evaluate(MOUNT, ["left", table])
        expect(ann.see("#left .prompt.mine")).to_be_visible()
        ann.page.evaluate(UNMOUNT, "left")
    expect(ann.see("#left")).to_be_empty()
    after = [listeners(wire, of) for of in ("document", "window")]
    assert [added(*lists) for lists in zip(before, after, strict=True)] == [{}, {}]
    assert listeners(wire, "document.getElementById('left')") == []


def test_a_lesson_is_played_at_a_table_that_no_house_knows(visitors: Visitors) -> None:
    ann = empty_page(visitors, "left")
    table = ann.open_elsewhere("imhotep", [ME | {"name": "Ann"}, bot()])
    shown = ann.get(f"/api/tables/{table['id']}")
    position = ann.get(f"/api/tables/{table['id']}/view?seat=0")
    legal, ask = position.pop("legal"), position.pop("ask")
    first = {"seat": 0, "turn": position["turn"], "ask": ask, "legal": legal, "table": position}
    then = first | {"ask": ask + 1, "legal": ["take"]}
    ann.page.evaluate(LESSON, ["left", shown | {"id": "lesson"}, [first, then]])
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.see('#left [data-pick="action take"]').click()
    expect(ann.see('#left [data-pick="action load"]')).to_have_attribute("aria-disabled", "true")
    assert ann.page.evaluate("window.played") == ["take"]
    assert [address for address in asked if re.search("/api/|/live/", address)] == []
