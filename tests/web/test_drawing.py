"""What everything is drawn with: `h` makes elements, `fill` puts them on the page, `part` skips what shows the same."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.visitors import Visitor, Visitors


def somebody(visitors: Visitors) -> Visitor:
    visitor = visitors.come()
    visitor.page.goto("/")
    return visitor


ELEMENTS = """async () => {
  const { h } = await import("/web/scripts/ui/dom.js");
  const element = h(
    "p",
    { id: "one", hidden: true, title: null, lang: undefined, draggable: false, tabindex: 0, style: "color: red" },
    "<b>", ["two", [null, false, [h("i", {}, 3)]]], undefined,
  );
  return [element.outerHTML, element.childNodes.length];
}"""


def test_elements_are_made_of_plain_values(visitors: Visitors) -> None:
    assert somebody(visitors).page.evaluate(ELEMENTS) == [
        '<p id="one" hidden="" tabindex="0" style="color: red;">&lt;b&gt;two<i>3</i></p>',
        3,
    ]


FILLED = """async () => {
  const { fill, h } = await import("/web/scripts/ui/dom.js");
  const place = document.body.appendChild(h("div", { id: "place", tabindex: "-1" }));
  const field = (key) => h("input", { "data-key": key });
  const box = (text) => h("details", { "data-key": "box" }, h("summary", {}, text));
  fill(place, field("a"), field("b"), box("closed"));
  const [first, second] = place.querySelectorAll("input");
  second.value = "typed";
  second.focus();
  place.querySelector("details").open = true;
  fill(place, box("opened"), [field("b"), null], h("p", {}, "new"));
  return {
    isKept: place.querySelector("input") === second && !first.isConnected,
    typed: second.value,
    hasFocus: document.activeElement === second,
    isOpen: place.querySelector("details").open,
    text: place.textContent,
    order: [...place.children].map((one) => one.nodeName).join(" "),
  };
}"""


def test_what_has_not_changed_stays_in_place(visitors: Visitors) -> None:
    assert somebody(visitors).page.evaluate(FILLED) == {
        "isKept": True,
        "typed": "typed",
        "hasFocus": True,
        "isOpen": True,
        "text": "openednew",
        "order": "DETAILS INPUT P",
    }


LOST = """async () => {
  const { fill, h } = await import("/web/scripts/ui/dom.js");
  const ask = h("div", { class: "ask", tabindex: "-1" });
  const place = h("div");
  document.body.append(h("div", { class: "table" }, place, ask));
  fill(place, h("button", { "data-key": "gone" }, "press"));
  place.firstChild.focus();
  fill(place, h("p", {}, "nothing to press"));
}"""


def test_when_the_focus_goes_it_rests_on_what_is_asked(visitors: Visitors) -> None:
    visitor = somebody(visitors)
    visitor.page.evaluate(LOST)
    expect(visitor.see(".table > .ask")).to_be_focused()


PARTS = """async () => {
  const { fill, h } = await import("/web/scripts/ui/dom.js");
  const { freshPlace, inPlace, part } = await import("/web/scripts/ui/memo.js");
  const { speak } = await import("/web/scripts/ui/words.js");
  const places = ["one-", "two-"].map((mark) => freshPlace((id) => mark + id));
  const roots = places.map(() => document.body.appendChild(h("div")));
  let made = 0;
  const inner = (value) => part("inner", value, () => h("i", {}, String((made += 1))));
  const outer = (value) => part("outer", value, () => h("p", {}, inner(value), h("b", {}, String(value))));
  const draw = (number, value) => inPlace(places[number], () => fill(roots[number], outer(value)));
  const counts = [];
  const count = (deed) => (deed(), counts.push(made));
  window.comparePart = null; // what is drawn to be compared would be counted
  count(() => draw(0, "a"));
  count(() => draw(0, "a"));
  count(() => draw(1, "a"));
  count(() => draw(0, "b"));
  count(() => (roots[0].replaceChildren(), draw(0, "b")));
  await speak("pl");
  count(() => draw(0, "b"));
  await speak("en");
  return { counts, ids: roots.map((root) => root.querySelector("i").id), text: roots[0].querySelector("b").textContent };
}"""


def test_a_part_is_drawn_when_what_it_shows_has_changed_or_it_is_gone(visitors: Visitors) -> None:
    assert somebody(visitors).page.evaluate(PARTS) == {
        "counts": [1, 1, 2, 3, 4, 5],
        "ids": ["one-inner", "two-inner"],
        "text": "b",
    }


FORGOTTEN = """async () => {
  const { fill, h } = await import("/web/scripts/ui/dom.js");
  const { part } = await import("/web/scripts/ui/memo.js");
  const place = document.body.appendChild(h("div"));
  const draw = (text) => fill(place, part("outer", [], () => h("div", {}, part("inner", [], () => h("p", {}, text)))));
  draw("one");
  draw("one");
  draw("another");
}"""


def test_a_value_that_a_part_does_not_tell_of_is_found(visitors: Visitors) -> None:
    somebody(visitors).page.evaluate(FORGOTTEN)
    assert len(visitors.complaints) == 1
    assert "the part outer would be drawn otherwise: one stands, another would" in visitors.complaints.pop()
