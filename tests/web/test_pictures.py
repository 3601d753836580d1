"""The page draws only what has changed, and that in several pictures: in the end it is what is drawn at once."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.patience import PATIENCE_S
from tests.server.guests import ME, bot
from tests.web.playing import play_over_http
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
    [("imhotep", DESKTOP), ("pyramids", DESKTOP), ("pyramids", PHONE)],
    ids=["imhotep", "pyramids", "pyramids-phone"],
)
def test_a_table_drawn_move_by_move_is_the_table_drawn_at_once(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    ann = visitors.come(size).enter("Ann")
    table = ann.open(game, [ME, bot(), bot(), bot()])["id"]
    for moves in (6, 7, 8):
        play_over_http(ann, table, moves)
        fresh = ann.page.context.new_page()
        fresh.goto(f"/table/{table}")
        expect(fresh.locator("#main")).to_be_visible()
        same_in_the_end(ann.page, fresh)
        fresh.close()
