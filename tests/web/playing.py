"""Playing at a page: over HTTP to come to a position quickly, or by hand as people do, with what lies on the table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.visitors import Visitor

LONG = 1_000  # more moves than any match has


View = dict[str, Any]  # of whoever is asked
Wish = Callable[[View], bool]
Choice = Callable[[View, random.Random], str]


def _sail_often(view: View, chance: random.Random) -> str:
    """Sails where possible every other time, so that the sites fill."""
    legal: list[str] = view["legal"]
    sailing = [move for move in legal if move.startswith("sail ")]
    return chance.choice(sailing if sailing and chance.random() < 0.5 else legal)


def midgame(
    visitor: Visitor,
    game: str,
    seats: list[dict[str, Any]],
    moves: int,
    until: Wish = lambda _: False,
    choose: Choice = _sail_often,
    **options: Any,
) -> str:
    """A table some moves into the match, or at the first question that is wished for, on screen."""
    table: dict[str, Any] = visitor.open_elsewhere(game, seats, **options)
    play_over_http(visitor, table["id"], moves, until, choose)
    visitor.visit(table["id"]).raise_curtain()
    return str(table["id"])


def play_to_the_end(visitor: Visitor, table: str) -> None:
    """All seats are this visitor's."""
    play_over_http(visitor, table, LONG)


def play_over_http(
    visitor: Visitor, table: str, moves: int, until: Wish = lambda _: False, choose: Choice = _sail_often
) -> None:
    chance = random.Random(5)
    mine = [seat["seat"] for seat in visitor.get(f"/api/tables/{table}")["seats"] if seat.get("is_yours")]
    for _ in range(moves):
        view = _question(visitor, table, mine)
        if view is None or until(view):
            return
        move = {"type": "move", "seat": view["seat"], "ask": view["ask"], "move": choose(view, chance)}
        visitor.post(f"/api/tables/{table}/messages", move)


def _question(visitor: Visitor, table: str, mine: list[int]) -> dict[str, Any] | None:
    """The view of the first of the visitor's seats that is asked something; None when the match is over."""
    while True:
        for seat in mine:
            view: dict[str, Any] = visitor.get(f"/api/tables/{table}/view?seat={seat}")
            if view["outcome"] is not None:
                return None
            if view["ask"] is not None:
                return view
        visitor.page.wait_for_timeout(50)  # a bot is thinking


# --- by hand ---

# Something can be done: a move is owed and nothing is under way, a curtain waits to be raised, or the match is over.
# (`wait_for_function` evals, which the policy forbids.)
# a part that has lost what it shows, a place whose card has not come
BLANK = ":is(#board, #seats) [id][data-drawn]:empty:not([class]), .slot:empty"
READY = '#prompt.mine ~ .bar #moves[aria-busy="false"] > *, #raise:visible, #end[open]'


def play_by_hand(visitor: Visitor, most: int = LONG) -> int:
    """Plays by what lies on the table until the match is over, or so many moves; how many were played."""
    for played in range(most):
        expect(visitor.see(READY).first).to_be_visible()
        visitor.raise_curtain()
        if visitor.see("#end").is_visible():
            return played
        expect(visitor.see("#prompt.mine")).to_be_visible()
        before = visitor.position
        HANDS[str(visitor.see("#main").get_attribute("data-game"))](visitor)
        expect(visitor.see(f'#main[data-position="{before}"]')).to_have_count(0)
        expect(visitor.see(BLANK)).to_have_count(0)
    return most


def _press(visitor: Visitor, pick: str) -> bool:
    """Presses the first thing of the kind that can be pressed; whether there was one."""
    found = visitor.see(f'[data-pick^="{pick}"]:not([aria-disabled="true"]):visible')
    if not found.count():
        return False
    found.first.click()
    return True


def _imhotep(visitor: Visitor) -> None:
    """Sails where possible, so that matches are short."""
    if visitor.see('#moves [data-pick^="action "]').count() == 0:
        assert _press(visitor, "dock ") or _press(visitor, "move "), "a question without an answer"
        return
    if _press(visitor, "action sail"):
        if not visitor.see('[data-pick^="dock "]').count():
            assert _press(visitor, "ship "), "no ship can be chosen"
        assert _press(visitor, "dock "), "no dock can be chosen"
        return
    if _press(visitor, "action load"):
        assert _press(visitor, "move load "), "no space can be chosen"
        return
    assert _press(visitor, "action "), "no action can be chosen"


LEGAL_FIELD = ".field-cell:is(.legal, .lone)[data-pick]:visible"


def _pyramids(visitor: Visitor) -> None:
    if visitor.see('[data-pick^="keep "]').count():
        for card in (0, 1):
            visitor.see('[data-pick^="keep "]').nth(card).click()
    elif not _press(visitor, "take "):
        assert visitor.see(LEGAL_FIELD).count() or _press(visitor, "turn-to "), "no field can be chosen"
        visitor.see(LEGAL_FIELD).first.click()
    visitor.see('[data-pick="commit"]').click()


def _plain(visitor: Visitor) -> None:
    assert _press(visitor, "move "), "no move can be chosen"


HANDS = {"imhotep": _imhotep, "pyramids": _pyramids, "plain": _plain}
