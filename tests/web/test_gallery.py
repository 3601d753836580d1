"""Every page at every size, by day and by night, as pictures to look at: they lie in `.cache/pictures`.

A test cannot tell what is beautiful; these see to it that the pictures exist, that nothing is wider than the screen,
and that a desk does not scroll.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.guests import ME, bot
from tests.web.my_games import answer_all
from tests.web.playing import midgame, play_to_the_end
from tests.web.visitors import Theme, Visitor, Visitors

PICTURES = Path(__file__).parent.parent.parent / ".cache" / "pictures"
DESK, TABLET, PHONE, LYING = (1440, 900), (1024, 768), (390, 844), (844, 390)
SIZES = (DESK, TABLET, PHONE, LYING)
THEMES: tuple[Theme, ...] = ("light", "dark")
FOUR = [ME | {"name": name} for name in ("Ada", "Bartholomew", "Cy", "Dee")]


def start(visitor: Visitor) -> None:
    visitor.page.goto("/")
    expect(visitor.see("main")).to_be_visible()


def your_games(visitor: Visitor) -> None:
    answer_all(visitor.page)
    visitor.page.goto("/games")
    expect(visitor.see(".rating").first).to_be_visible()


def rules(game: str) -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        visitor.page.goto(f"/rules/{game}")
        expect(visitor.see("main h2").first).to_be_visible()

    return go


def imhotep(sides: str, seats: int) -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        midgame(visitor, "imhotep", FOUR[:seats], 40, sides=sides, wrath=True)

    return go


def pyramids(visitor: Visitor) -> None:
    midgame(visitor, "pyramids", [ME, bot(), bot(), bot()], 9)


def the_end(visitor: Visitor) -> None:
    table = visitor.open_elsewhere("imhotep", FOUR[:2])
    play_to_the_end(visitor, table["id"])
    visitor.visit(table["id"]).button("Show the result").click()
    expect(visitor.see("#end")).to_be_visible()


PAGES: dict[str, Callable[[Visitor], None]] = {
    "start": start,
    "games": your_games,
    "imhotep-a": imhotep("AAAAA", 4),
    "imhotep-b": imhotep("BBBBB", 3),
    "pyramids": pyramids,
    "end": the_end,
    "rules-imhotep": rules("imhotep"),
    "rules-pyramids": rules("pyramids"),
}
NEVER_SCROLLS = ("imhotep-a", "imhotep-b", "pyramids")


@pytest.mark.soak
@pytest.mark.parametrize("name", PAGES)
def test_a_picture_of_every_page(name: str, visitors: Visitors) -> None:
    visitor = visitors.come(DESK).enter("Ada")
    PAGES[name](visitor)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        for theme in THEMES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.emulate_media(color_scheme=theme)
            visitor.page.screenshot(path=PICTURES / f"{name}-{width}x{height}-{theme}.png")
        assert not visitor.is_too_wide(), (name, width)
        if (width, height) == DESK and name in NEVER_SCROLLS:
            assert not visitor.is_too_tall(), name
