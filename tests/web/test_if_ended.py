"""Beside each score stands what it would be if the game ended now: in both games, at all sizes, in the past too."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.effort import first_of
from tests.server.guests import ME
from tests.web.finished import COLOURS_ARE_CLAIMED_NEXT, IN_THE_LAST_ROUNDS
from tests.web.playing import View, midgame
from tests.web.visitors import Visitor, Visitors

DESK, TABLET, LYING_TABLET = (1280, 800), (820, 1180), (1024, 768)
PHONE, SLIM, LYING = (390, 844), (360, 740), (844, 390)
FOUR = [ME | {"name": name} for name in ("Ada", "Bartholomew", "Cy", "Dee")]
# The numbers that can be seen, by seat: in Pyramids one's own stands on the score card.
SHOWN = """() => Object.fromEntries([...document.querySelectorAll('.seat, .score header')].flatMap((place) => {
  const number = place.querySelector('.would-be > [aria-hidden]');
  const seat = place.dataset.seat ?? place.querySelector('[data-total]')?.dataset.total;
  const points = () => Number(number.innerText.replace('−', '-').replace(/[^-\\d]/g, ''));
  return number?.checkVisibility() ? [[seat, points()]] : [];
}))"""
# The seats whose score can be seen.
SCORES = """() => [...document.querySelectorAll('.p-points b, [data-total]')].flatMap((score) =>
  score.checkVisibility() ? [score.dataset.total ?? score.closest('.seat').dataset.seat] : [])"""
# What sticks out of its card, or lies over something else of it.
IN_THE_WAY = """() => [...document.querySelectorAll('.seat')].flatMap((card) => {
  const number = card.querySelector('.would-be');
  if (!number?.checkVisibility()) return [];
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const box = number.getBoundingClientRect();
  const whole = card.getBoundingClientRect();
  const isOut = box.left < whole.left || box.right > whole.right || box.top < whole.top || box.bottom > whole.bottom;
  const others = '.p-points b, .p-name, .p-held > *, .p-stone, .tag, .p-sled, .p-count, .seat-step';
  const covered = [...card.querySelectorAll(others)].filter(
    (one) => one.checkVisibility() && over(box, one.getBoundingClientRect()),
  );
  return [...(isOut ? ['out of its card'] : []), ...covered.map((one) => one.outerHTML.slice(0, 80))];
})"""


def told(visitor: Visitor, table: str, turn: int, seat: int | None) -> list[int]:
    """What the house says of that moment."""
    points: list[int] = replayed(visitor, table, turn, seat)["if_ended"]
    return points


def replayed(visitor: Visitor, table: str, turn: int, seat: int | None) -> dict[str, Any]:
    shown = visitor.get(f"/api/tables/{table}/replay/{turn}" + ("" if seat is None else f"?seat={seat}"))
    position: dict[str, Any] = shown["table"]
    return position


def to_be_seen(visitor: Visitor, table: str, turn: int, seat: int | None) -> dict[str, int]:
    """Of the seats where it differs from the score."""
    position = replayed(visitor, table, turn, seat)
    scores = position.get("points") or [score["total"] for score in position["standing"]]
    both = zip(position["if_ended"], scores, strict=True)
    return {str(number): ended for number, (ended, score) in enumerate(both) if ended != score}


def has_forecast(view: View) -> bool:
    """A ship can sail, and something has been built."""
    return view["round"] > 1 and any(move.startswith("sail ") for move in view["legal"])


def shown_seat(visitor: Visitor) -> int:
    return int(visitor.see(".seat.is-shown").get_attribute("data-seat") or 0)


@pytest.mark.parametrize("where", first_of([IN_THE_LAST_ROUNDS["imhotep-4-A"], COLOURS_ARE_CLAIMED_NEXT], 1))
def test_every_seat_has_its_number_at_every_size(visitors: Visitors, where: tuple[str, int]) -> None:
    ada = visitors.come(DESK).enter("Ada")
    table = ada.open_where(where, FOUR)
    ada.raise_curtain().is_asked()
    expected = to_be_seen(ada, table["id"], ada.turn, shown_seat(ada))
    assert expected
    for seat, points in enumerate(told(ada, table["id"], ada.turn, shown_seat(ada))):
        words = f"{points} points if the game ended now"
        expect(ada.see(f".seat[data-seat='{seat}'] .would-be")).to_contain_text(words)
        expect(ada.see(f".seat[data-seat='{seat}'] .p-score")).to_have_attribute("title", words)
    for width, height in (DESK, TABLET, LYING_TABLET, PHONE, SLIM, LYING):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert not ada.is_too_wide(), (width, height)
        scores = ada.page.evaluate(SCORES)  # one's own stands on a sheet, which may be closed
        assert len(scores) >= 3
        assert ada.page.evaluate(SHOWN) == {seat: expected[seat] for seat in scores if seat in expected}, (
            width,
            height,
        )
        assert ada.page.evaluate(IN_THE_WAY) == [], (width, height)


@pytest.mark.soak
def test_a_forecast_does_not_change_it(visitors: Visitors) -> None:
    ada = visitors.come(DESK).enter("Ada")
    midgame(ada, "imhotep", FOUR[:2], 200, until=has_forecast)
    ada.is_asked()
    before = ada.page.evaluate(SHOWN)
    ada.press("action sail")
    expect(ada.see('[data-pick="action sail"]')).to_have_attribute("aria-pressed", "true")
    if not ada.see('[data-pick^="dock "]').count():  # several ships can sail
        ada.see('[data-pick^="ship "]:not([aria-disabled="true"]):visible').first.click()
    ada.see('[data-pick^="dock "]:visible').first.hover()
    assert ada.page.evaluate(SHOWN) == before


@pytest.mark.soak
def test_on_a_phone_the_panel_that_opens_says_it_in_words(visitors: Visitors) -> None:
    ada = visitors.come(PHONE).enter("Ada")
    table = ada.open_where(IN_THE_LAST_ROUNDS["imhotep-4-A"], FOUR)
    ada.is_asked()
    points = told(ada, table["id"], ada.turn, shown_seat(ada))[1]
    card = ada.see(".seat[data-seat='1']")
    card.locator(".p-more").click()
    expect(card.locator(".pile")).to_contain_text(f"{points} points if the game ended now")


@pytest.mark.soak
@pytest.mark.parametrize(("name", "turn"), [IN_THE_LAST_ROUNDS["imhotep-2-B"], COLOURS_ARE_CLAIMED_NEXT])
def test_looking_back_it_is_that_of_the_moment_and_at_the_end_there_is_none(
    visitors: Visitors, name: str, turn: int
) -> None:
    table = visitors.finished[name]
    eve = visitors.come(DESK)
    eve.page.goto(f"/table/{table}#turn={turn}")
    expect(eve.see("#look-said")).to_contain_text(f"After move {turn} of")
    expect(eve.see(".would-be").first).to_be_visible()
    assert eve.page.evaluate(SHOWN) == to_be_seen(eve, table, turn, None) != {}
    eve.visit(table)
    expect(eve.see(".p-points").first).to_be_visible()
    expect(eve.see(".would-be")).to_have_count(0)
