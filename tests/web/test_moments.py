"""Moments of a match at its page: hints on the board, the past by itself, the count at the end, confirming, steady prompts."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.effort import IS_ALL, first_of
from tests.server.guests import ME, bot
from tests.web.barriers import barriers
from tests.web.finished import IN_THE_LAST_ROUNDS, JUST_BEFORE_THE_END
from tests.web.playing import midgame
from tests.web.visitors import DESKTOP, PHONE, Visitor, Visitors

WIDE = (1280, 800)


def advise(visitor: Visitor, *moves: str) -> None:
    """The next hint is about these moves, the first one being the best; the panel is open with it."""
    figure = {"mean": 0.5, "low": 0.4, "high": 0.6}
    points = {"mean": 20.0, "low": 18.0, "high": 22.0}
    seats = visitor.see(".seat").count()
    advice: dict[str, Any] = {
        "level": "architect",
        "moves": [{"move": move, "wins": [figure] * seats, "points": [points] * seats} for move in moves],
        "line": [],
        "is_exact": False,
        "simulations": 10,
    }
    visitor.page.route("**/hint", lambda route: route.fulfill(json=advice))
    visitor.page.keyboard.press("i")
    visitor.see("#ask-hint button").click()
    expect(visitor.see(".advised li")).to_have_count(len(moves))


def legal_moves(visitor: Visitor) -> list[str]:
    """The moves that the menu offers."""
    expect(visitor.see("#legal option")).not_to_have_count(0)
    moves: list[str] = visitor.see("#legal option").evaluate_all("options => options.map((one) => one.value)")
    return moves


def box(element: Locator) -> dict[str, float]:
    """Where it lies, once it does: a part that is drawn anew has no place for a moment."""
    expect(element).to_be_attached()
    for _ in range(100):
        if found := element.bounding_box():
            break
        element.page.wait_for_timeout(50)
    assert found is not None, f"expected {element} on screen, got nothing"
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def is_apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


# --- hints ---


@pytest.mark.soak
@pytest.mark.parametrize("size", first_of([PHONE, WIDE], 1), ids=str)
def test_what_is_advised_is_shown_where_it_would_happen(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.come(size).enter("Ann")
    ann.open("imhotep", [ME, bot()])
    ann.is_asked()
    space = str(ann.see('[data-pick^="move load "]').first.get_attribute("data-pick")).removeprefix("move ")
    advise(ann, space, "take")
    ship = space.split()[1][0]
    expect(ann.see(f'[data-at="berth-{ship}"].is-advised .advised-stone')).to_be_in_viewport()
    expect(ann.see(".p-sled .advised-stone")).to_have_count(0)
    ann.see(".advised li").nth(1).hover()
    expect(ann.see(".p-sled .advised-stone").first).to_be_in_viewport()
    expect(ann.see(".berth .advised-stone")).to_have_count(0)
    ann.see(".advised li button").first.focus()
    expect(ann.see(".berth .advised-stone")).to_have_count(1)
    assert is_apart(box(ann.see("#hint")), box(ann.see("#board")))
    assert barriers(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(ann.see("#hint")).to_be_hidden()
    expect(ann.see(".advised-stone")).to_have_count(0)
    ann.see('[data-pick="action take"]').click()
    expect(ann.see("#log")).to_contain_text("You")


@pytest.mark.soak
def test_the_board_can_be_played_beside_an_open_hint(visitors: Visitors) -> None:
    ann = visitors.come(WIDE).enter("Ann")
    ann.open("imhotep", [ME, bot()])
    ann.is_asked()
    advise(ann, "take")
    before = ann.position
    ann.see('[data-pick^="move load "]').first.click()
    expect(ann.see("#main")).not_to_have_attribute("data-position", before)
    expect(ann.see("#hint")).to_be_hidden()


def _can_sail(view: dict[str, Any]) -> bool:
    return any(move.startswith("sail ") for move in view["legal"])


def test_an_advised_course_leads_from_the_ship_to_its_site(visitors: Visitors) -> None:
    ann = visitors.come(WIDE).enter("Ann")
    midgame(ann, "imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}], 60, until=_can_sail)
    ann.is_asked()
    legal = legal_moves(ann)
    sail = next(move for move in legal if move.startswith("sail "))
    advise(ann, sail)
    expect(ann.see(f'.site[data-site="{sail.split()[2]}"].is-advised')).to_be_visible()
    expect(ann.see(".courses .course.is-advised")).to_have_count(1)


@pytest.mark.parametrize("size", first_of([(844, 390), WIDE, PHONE, (1024, 768), (820, 1180)], 1), ids=str)
def test_an_advised_shape_lies_on_its_card(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.come(size).enter("Ann")
    ann.open_where(IN_THE_LAST_ROUNDS["pyramids-2"], [ME, bot()])
    ann.is_asked()
    legal = legal_moves(ann)
    marks = [move for move in legal if move.startswith("mark ")]
    cards = {move.split()[1]: move for move in marks}
    advise(ann, *cards.values())
    expect(ann.see(".advised li").first).to_be_in_viewport(ratio=0.9)
    for number, (card, move) in enumerate(cards.items()):
        ann.see(".advised li").nth(number).hover()
        slot = ann.see(f'.slot[data-card="{card}"]')
        expect(slot.locator(".advised-shape .pave")).to_have_count(len(move.split()) - 2)
        expect(slot).to_be_in_viewport()
        assert is_apart(box(ann.see("#hint")), box(slot))


# --- looking back ---


@pytest.mark.soak
def test_the_past_plays_by_itself_and_escape_leaves_it(visitors: Visitors) -> None:
    ann = visitors.come(DESKTOP)
    table = ann.finished[IN_THE_LAST_ROUNDS["imhotep-2-B"][0]]
    ann.page.goto(f"/table/{table}#turn=3")
    expect(ann.see("#look-said")).to_contain_text("After move 3 of")
    for _ in range(2):
        ann.see("[data-do=look-speed]").click()
    expect(ann.see("[data-do=look-speed]")).to_have_text("4×")
    ann.page.keyboard.press("p")
    expect(ann.see("#look-said")).to_contain_text("After move 5 of")
    ann.button("Pause").click()
    assert barriers(ann.page) == []
    ann.see("[data-do=look-first]").focus()
    ann.page.keyboard.press("Home")
    expect(ann.see("#look-said")).to_contain_text("After move 0 of")
    ann.see("#turn").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.see("#look-said")).to_contain_text("After move 1 of")
    ann.page.keyboard.press("Escape")
    expect(ann.see("#replay")).to_be_hidden()


# --- the end ---


@pytest.mark.parametrize("game", first_of(["imhotep-2-B", "pyramids-2"], 1))
def test_the_end_is_counted_on_the_board_and_then_told(visitors: Visitors, game: str) -> None:
    ann = visitors.come(WIDE).enter("Ann")
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.open_where(JUST_BEFORE_THE_END[game], [ME, bot("apprentice")])
    # what is counted is noted, as it may be over before the test looks
    ann.page.evaluate("""() => {
      window.counted = new Set();
      new MutationObserver(() => {
        for (const one of document.querySelectorAll(".site.is-counted")) counted.add(one.dataset.site);
        for (const one of document.querySelectorAll(".score[data-counting]")) counted.add(one.dataset.counting);
        if (document.querySelector("[data-do=skip-count]")) counted.add("skip");
        if (document.querySelector("#end")?.open) counted.isOver = true;
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    }""")
    play_on(ann)
    expect(ann.see("#end")).to_be_visible()
    counted = ann.page.evaluate("[...counted]")
    assert set(counted) & {"chamber", "obelisks", "gems", "pyramids", "skulls"}, counted
    assert "skip" in counted  # a button says that it can be
    expect(ann.see(".verdict")).to_have_text(re.compile("^(You win|You share|You came second|Level on points)"))
    expect(ann.see(".is-counted, [data-counting]")).to_have_count(0)


def play_on(visitor: Visitor) -> None:
    """Plays legal moves, typed as the menu offers them, until the match is over."""
    for _ in range(200):
        done = visitor.page.evaluate("""async () => {
          const [, , id] = location.pathname.split("/");
          const view = await (await fetch(`/api/tables/${id}/view?seat=0`)).json();
          if (view.outcome) return true;
          if (view.ask === null) return false;
          const said = view.legal.find((one) => one.startsWith("sail ")) ?? view.legal.find((one) => one.startsWith("load ")) ?? view.legal[0];
          const move = { type: "move", seat: 0, ask: view.ask, move: said };
          await fetch(`/api/tables/${id}/messages`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(move) });
          return false;
        }""")
        if done:
            return
        visitor.page.wait_for_timeout(50)  # a bot is thinking


# --- settings ---


@pytest.mark.soak
def test_a_final_move_is_confirmed_where_the_guest_wants_that(visitors: Visitors) -> None:
    ann = visitors.come(WIDE).enter("Ann")
    ann.open("imhotep", [ME, bot()])
    ann.is_asked()
    ann.see("[data-do=open-menu]").first.click()
    ann.page.get_by_label("Ask before a final move").check()
    assert barriers(ann.page) == []
    ann.see("#menu [data-do=close-dialog]").click()
    before = ann.position
    ann.press("action take")
    expect(ann.prompt).to_contain_text("This move is final")
    assert barriers(ann.page) == []
    expect(ann.see(".p-sled .advised-stone").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.see('[data-pick="action take"]')).to_be_visible()
    ann.press("action take")
    ann.button("Not yet").click()
    assert ann.position == before
    ann.page.reload()
    ann.is_asked()
    ann.press("action take")
    ann.button("Play it").click()
    expect(ann.see("#main")).not_to_have_attribute("data-position", before)


def test_movement_can_be_turned_off(visitors: Visitors) -> None:
    ann = visitors.come(WIDE).enter("Ann")
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    ann.see("[data-do=open-menu]").first.click()
    ann.page.get_by_label("Off", exact=True).check()
    ann.see("#menu [data-do=close-dialog]").click()
    expect(ann.see("html")).to_have_attribute("data-pace", "off")
    ann.page.evaluate("""() => {
      window.flown = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...told) { flown += 1; return animate.apply(this, told); };
    }""")
    ann.press("action take")
    expect(ann.prompt).to_contain_text("Bob")
    assert ann.page.evaluate("flown") == 0
    ann.page.reload()
    expect(ann.see("html")).to_have_attribute("data-pace", "off")


# --- nothing runs ahead of the picture ---


@pytest.mark.soak
def test_points_follow_what_is_still_moving(visitors: Visitors) -> None:
    """While something flies, the players have the points that they had, in the round that it was."""
    ann = visitors.come(WIDE).enter("Ann")
    ann.open("imhotep", [ME | {"name": "Ann"}, ME | {"name": "Bob"}], options={"sides": "AAAAA"})
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.evaluate("""() => {
      window.noted = [];
      const told = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent).join();
      const points = () => `${told(".p-score b")} in round ${told("#round b")}`;
      new MutationObserver(() => {
        const isFlying = document.getElementById("motion").childElementCount > 0;
        const last = noted.at(-1);
        if (last?.[0] !== isFlying || last[1] !== points()) noted.push([isFlying, points()]);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }""")
    for _ in range(60):
        noted = ann.page.evaluate("noted")
        if any(points.endswith("2") for _, points in noted):
            break
        play_towards_points(ann)
    changes = [(before, after) for before, after in pairwise(noted) if before[1] != after[1]]
    assert changes, noted
    assert all(before[0] and not after[0] for before, after in changes), noted


def play_towards_points(visitor: Visitor) -> None:
    """Sails to the pyramid where that can be, else loads, else takes."""
    expect(visitor.see('#prompt.mine ~ .bar #moves[aria-busy="false"] > *').first).to_be_visible()
    before = visitor.position
    if visitor.see('[data-pick="action sail"]:not([aria-disabled])').count():
        visitor.see('[data-pick="action sail"]').click()
        if not visitor.see('[data-pick^="dock "]').count():
            visitor.see(".berth.is-target .ship").first.click()
        dock = visitor.see('[data-pick="dock pyramid"], [data-pick^="dock "]')
        pyramid = visitor.see('[data-pick="dock pyramid"]')
        (pyramid if pyramid.count() else dock.first).click()
    elif visitor.see('[data-pick^="move load "]').count():
        visitor.see('[data-pick^="move load "]').first.click()
    elif visitor.see('[data-pick="action take"]:not([aria-disabled])').count():
        visitor.see('[data-pick="action take"]').click()
    else:
        visitor.see('#moves [data-pick^="move "]').first.click()
    expect(visitor.see(f'#main[data-position="{before}"]')).to_have_count(0)


# --- prompts keep their height ---


@pytest.mark.parametrize(
    ("game", "size"),
    first_of([("imhotep", PHONE), ("pyramids", WIDE), ("imhotep", WIDE), ("pyramids", PHONE)], 1),
    ids=str,
)
def test_no_button_moves_under_the_thumb(visitors: Visitors, game: str, size: tuple[int, int]) -> None:
    ann = visitors.come(size, language="pl").enter("Ann")
    ann.open(game, [ME, bot("apprentice")])
    places: dict[tuple[float, ...], str] = {}  # and what was asked there
    for _ in range(10 if IS_ALL else 5):
        ann.is_asked()
        expect(ann.see('#moves[aria-busy="false"] > *').first).to_be_visible()
        places[_edges(ann)] = ann.see(".ask").inner_text()
        _pick_something(ann, game)
        places[_edges(ann)] = ann.see(".ask").inner_text()
        if ann.see('[data-pick^="keep "], .buttons:is([data-count="5"], [data-count="6"])').count():
            places.clear()  # cards to keep and five cards of the market are laid out otherwise
        play_one(ann)
    assert len(places) == 1, places


def _edges(visitor: Visitor) -> tuple[float, ...]:
    """Where the bar and its buttons begin and end, and how high all that is asked is."""
    bar, moves, ask = (box(visitor.see(one)) for one in (".ask .bar", "#moves", ".ask"))
    return tuple(round(one) for one in (bar["y"], bar["height"], moves["y"], moves["height"], ask["y"], ask["height"]))


def _pick_something(visitor: Visitor, game: str) -> None:
    picks = {"imhotep": '[data-pick="action load"]:not([aria-disabled])', "pyramids": ".field-cell.legal:visible"}
    found = visitor.see(picks[game])
    if found.count():
        found.first.click()


def play_one(visitor: Visitor) -> None:
    """The first legal move, said over HTTP."""
    before = visitor.position
    visitor.page.evaluate("""async () => {
      const [, , id] = location.pathname.split("/");
      const view = await (await fetch(`/api/tables/${id}/view?seat=0`)).json();
      const move = { type: "move", seat: 0, ask: view.ask, move: view.legal.at(-1) };
      await fetch(`/api/tables/${id}/messages`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(move) });
    }""")
    expect(visitor.see(f'#main[data-position="{before}"]')).to_have_count(0)
