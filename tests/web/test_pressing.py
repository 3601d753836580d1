"""What is shown can be pressed: nothing lies over a control, at any size, in any state of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.effort import first_of
from tests.server.guests import ME, OPEN, bot
from tests.web.playing import midgame
from tests.web.test_gallery import FOUR, PAGES
from tests.web.visitors import Visitor, Visitors, sit_down

SIZES = ((390, 844), (844, 390), (360, 640), (820, 1180))

# Controls that are seen but lie under something else, as "what - under what". A control of a form may be pressed by its
# label. What cannot be seen whole is brought into view first. A smaller control may lie in the middle of a large one,
# as a space on its ship, where a quarter of the large one is free.
COVERED = """async () => {
  const WANTED = "button, a[href], input, select, summary, [data-do], [data-pick], [role=button], [role=tab]";
  const modal = document.querySelector("dialog:modal");
  const root = modal ?? document;
  const isClipped = (one) => one !== null && (getComputedStyle(one).clipPath === "inset(50%)" || isClipped(one.parentElement));
  const isSeen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    const isShown = width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
    return isShown && !isClipped(one) && !one.closest(".skip, [inert]");
  };
  const named = (one) => (one ? `${one.tagName.toLowerCase()}.${one.className.baseVal ?? one.className} ${one.textContent.trim().slice(0, 30)}` : "none");
  const isIts = (one, hit) => hit !== null && (one.contains(hit) || [...(one.labels ?? [])].some((label) => label.contains(hit)));
  const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9];
  const found = [];
  for (const one of [...root.querySelectorAll(WANTED)].filter(isSeen)) {
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = one.getClientRects()[0];
    const at = (x, y) => document.elementFromPoint(left + width * x, top + height * y);
    const hit = at(0.5, 0.5);
    const points = PLACES.flatMap((x) => PLACES.map((y) => at(x, y)));
    const isLarge = () => hit?.closest(WANTED) && points.filter((point) => isIts(one, point)).length >= points.length / 4;
    if (!isIts(one, hit) && !isLarge()) found.push(`${named(one)} - ${named(hit)}`);
  }
  return [...new Set(found)];
}"""


def seat_of_somebody_gone(game: str) -> Callable[[Visitor, Visitors], None]:
    """Whose place a bot can take, by one button."""

    def go(ann: Visitor, visitors: Visitors) -> None:
        others = [visitors.come() for _ in range(3)]
        ann.open(game, [ME, OPEN, OPEN, OPEN])
        for number, other in enumerate(others):
            sit_down(ann, other, f"Guest {number}")
        expect(ann.see("#main")).to_have_attribute("data-status", "playing")
        for other in others:
            other.page.context.close()
        expect(ann.see('[data-do="let-bot-play"]:visible')).to_have_count(3)

    return go


def seats_of_bots(game: str) -> Callable[[Visitor, Visitors], None]:
    """Whose places a guest can take, by one button each."""

    def go(ann: Visitor, visitors: Visitors) -> None:
        host = visitors.come().enter("Host")
        table = host.open_elsewhere(game, [ME, bot(), bot(), bot()], listed=True)
        ann.visit(table["id"])
        expect(ann.see('[data-do="sit"]:visible')).to_have_count(3)

    return go


def asked(game: str, sides: str, choose: str, press: tuple[str, ...] = ()) -> Callable[[Visitor, Visitors], None]:
    """A question of the middle of a match, or what follows a press there."""

    def go(ann: Visitor, _: Visitors) -> None:
        midgame(ann, game, FOUR, 300, lambda view: any(move.startswith(choose) for move in view["legal"]), sides=sides)
        ann.press(*press)

    return go


def shown(page: str) -> Callable[[Visitor, Visitors], None]:
    return lambda ann, _: PAGES[page](ann)


STATES = {
    "imhotep: seats of bots": seats_of_bots("imhotep"),
    "pyramids": shown("pyramids"),
    "imhotep: somebody is gone": seat_of_somebody_gone("imhotep"),
    "imhotep: a dock is chosen": asked("imhotep", "BBBBB", "sail ", ("action sail",)),
    "pyramids: seats of bots": seats_of_bots("pyramids"),
    "pyramids: somebody is gone": seat_of_somebody_gone("pyramids"),
    "imhotep: a space is chosen": asked("imhotep", "AAAAA", "load ", ("action load",)),
    "imhotep: the market": asked("imhotep", "BAAAA", "pair"),
    "imhotep: a small pyramid": asked("imhotep", "ABAAA", "pyramid "),
    "imhotep: the lever": asked("imhotep", "AAAAA", "unload "),
} | {name: shown(name) for name in PAGES if name != "pyramids"}


@pytest.mark.parametrize("state", first_of(STATES, 2))
def test_what_is_shown_can_be_pressed(visitors: Visitors, state: str) -> None:
    ann = visitors.come(SIZES[0]).enter("Ann")
    STATES[state](ann, visitors)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.is_too_wide()  # waits for the layout of this size
        assert ann.page.evaluate(COVERED) == [], (width, height)
