"""The shortest way through a house: somebody opens it in a browser, begins each game and makes a move."""

from __future__ import annotations

import pytest

from tests.server.guests import ME
from tests.web.playing import play_by_hand
from tests.web.visitors import Visitors


def test_a_newcomer_comes_from_the_start_page_to_a_table(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.goto("/")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.button("Play here").click()
    ann.page.wait_for_url("**/table/*")
    ann.is_asked()


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_moves_can_be_made(visitors: Visitors, game: str) -> None:
    ann = visitors.come().enter("Ann")
    ann.open(game, [ME | {"name": "Ann"}, ME | {"name": "Bob"}])
    assert play_by_hand(ann, 2) == 2
