"""Puzzles in the browser: tried, solved and given up, today's for everybody, and nothing of the answer before a try."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from saqqara.school.puzzles import puzzles
from saqqara.school.puzzles.model import Puzzle
from saqqara.school.puzzles.playing import choices_at, line_of, solution
from tests.web.barriers import barriers
from tests.web.test_moments import box, is_apart
from tests.web.visitors import PHONE, Visitor, Visitors

TELLING = ('"best"', '"choices"', '"value"', '"reasons"', '"replies"')  # what only an answer has


def easy_to_play(moves: int) -> Puzzle:
    """One of Imhotep where each right move sails a ship, and to take stones is wrong."""
    return next(
        one
        for one in puzzles("imhotep")
        if one.moves == moves
        and "take" in one.match().legal(one.seat)
        and all(move.startswith("sail ") for move in solution(one))
    )


def open_puzzle(visitor: Visitor, puzzle: Puzzle) -> Visitor:
    visitor.page.goto(f"/puzzles/{puzzle.id}")
    feed(visitor, "open")
    return visitor


def feed(visitor: Visitor, state: str) -> None:
    """What the panel says now is of this kind."""
    expect(visitor.see(f".z-feed.is-{state}")).to_be_visible()


def sail(visitor: Visitor, moves: Sequence[str]) -> None:
    for move in moves:
        _, ship, site = move.split()
        visitor.press("action sail")
        if visitor.see(f'[data-pick="dock {site}"]:visible').count() == 0:
            visitor.press(f"ship {ship}")
        visitor.press(f"dock {site}")


@pytest.mark.parametrize("size", [PHONE, (844, 390), (820, 1180), (1024, 768)])
def test_what_is_asked_is_in_sight_above_the_buttons(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = open_puzzle(visitors.come(size), puzzles("pyramids")[0])
    prompt, bar = ann.see(".ask .prompt"), ann.see(".ask .bar")
    expect(prompt).to_be_in_viewport(ratio=1)
    expect(bar).to_be_in_viewport(ratio=1)
    assert is_apart(box(prompt), box(bar))


def test_on_a_phone_that_lies_the_name_of_the_game_is_whole_and_all_actions_are_in_sight(visitors: Visitors) -> None:
    ann = open_puzzle(visitors.come((844, 390)), puzzles("imhotep")[0])
    assert box(ann.see(".puzzle h2"))["height"] < 32
    expect(ann.see(".ask .action:visible").last).to_be_in_viewport(ratio=1)


def today_is(puzzle: Puzzle) -> Any:
    """Answers the list of a game as the server would on the day of this puzzle."""

    def answer(route: Route) -> None:
        told = route.fetch()
        route.fulfill(json=told.json() | {"today": puzzle.id})

    return answer


def without_puzzles(route: Route) -> None:
    """Answers the list of a game as if the collection did not have the puzzle."""
    route.fulfill(json=route.fetch().json() | {"today": None, "puzzles": []})


def listening(told: list[str]) -> Any:
    """Passes on what the server says, and notes it."""

    def answer(route: Route) -> None:
        response = route.fetch()
        told.append(response.text())
        route.fulfill(response=response)

    return answer


def test_a_wrong_try_costs_and_the_right_move_tells_every_value(visitors: Visitors) -> None:
    puzzle = easy_to_play(1)
    best, *_ = choices = choices_at(puzzle.match(), puzzle)
    cost = best.value - next(one.value for one in choices if one.move == "take")
    ann = visitors.come()
    told: list[str] = []
    ann.page.route("**/api/puzzles**", listening(told))
    ann.page.route(f"**/puzzles/{puzzle.id}", listening(told))
    open_puzzle(ann, puzzle)
    assert len(told) == len(["page", "puzzle", "list"])
    assert [word for text in told for word in TELLING if word in text] == []
    expect(ann.see(".z-choices")).to_have_count(0)

    ann.press("action take")
    feed(ann, "wrong")
    expect(ann.see(".z-head")).to_contain_text(f"costs {cost:g} point")
    expect(ann.see(".z-choices")).to_have_count(0)
    assert barriers(ann.page) == []
    ann.page.keyboard.press("Enter")
    feed(ann, "open")
    sail(ann, solution(puzzle))
    feed(ann, "right")
    expect(ann.see(".z-why")).to_be_visible()
    expect(ann.see(".z-lines tbody tr")).to_have_count(len(choices))
    worst = ann.see(".z-lines tbody tr").last.locator("td").last.inner_text()
    assert float(worst.replace("−", "-")) == pytest.approx(choices[-1].value, abs=0.06)
    assert barriers(ann.page) == []

    ann.page.goto("/puzzles")
    expect(ann.see(f'.q-tile[href$="{puzzle.id}"] .q-mark.is-later')).to_be_visible()
    open_puzzle(ann, easy_to_play(2)).see(".puzzle [data-do=answer]").click()
    feed(ann, "shown")
    expect(ann.see(".z-choices")).to_be_visible()


def test_an_answer_of_several_moves_names_each_and_shows_the_board_after_it(visitors: Visitors) -> None:
    puzzle = easy_to_play(2)
    ann = visitors.come(PHONE)
    open_puzzle(ann, puzzle)
    first, second = solution(puzzle)
    sail(ann, [first])
    expect(ann.see("body")).to_have_attribute("data-state", "going")
    ann.see(".puzzle [data-do=answer]").click()
    feed(ann, "shown")
    moves = ann.see(".z-line button")
    expect(moves).to_have_count(len(line_of(puzzle)))
    assert [who for who, _ in line_of(puzzle)].index(puzzle.seat) == 0
    expect(moves.last).to_have_attribute("aria-current", "step")
    assert barriers(ann.page) == []
    moves.first.click()
    expect(moves.first).to_have_attribute("aria-current", "step")
    _, _, site = second.split()
    expect(ann.see(f'[data-at="dock-{site}"]')).to_be_in_viewport()
    expect(ann.see(f'[data-at="dock-{site}"] .docked')).to_have_count(0)


def test_on_a_phone_a_puzzle_of_several_moves_goes_on_and_counts_for_the_streak(visitors: Visitors) -> None:
    puzzle = easy_to_play(2)
    first, second = solution(puzzle)
    ann = visitors.come(PHONE, "dark", language="pl").enter("Ann")
    ann.page.route("**/api/puzzles?game=imhotep", today_is(puzzle))
    open_puzzle(ann, puzzle)
    assert not ann.is_too_wide()
    sail(ann, [first])
    expect(ann.see("body")).to_have_attribute("data-state", "going")
    sail(ann, [second])
    feed(ann, "right")
    expect(ann.see(".puzzle .z-streak")).to_contain_text("1")
    assert barriers(ann.page) == []
    assert not ann.is_too_wide()
    ann.page.goto("/puzzles")
    expect(ann.see(".q-today .q-mark.is-first")).to_be_visible()
    expect(ann.see(".q-tally .z-streak")).to_contain_text("1")
    kept = ann.get("/api/me/school")["puzzles"]
    assert (kept["solved"], kept["streak"]) == ({puzzle.id: "first"}, 1)
    ann.page.evaluate("localStorage.clear()")  # as on another device
    ann.page.reload()
    expect(ann.see(".q-today .q-mark.is-first")).to_be_visible()
    expect(ann.see(".q-tally .z-streak")).to_contain_text("1")


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_can_be_shared(visitors: Visitors) -> None:
    links = []
    for name in ("Ann", "Bob"):
        visitor = visitors.come().enter(name)
        visitor.page.goto("/puzzles")
        expect(visitor.see(".q-today a")).to_have_count(2)
        links.append(visitor.see(".q-today a").evaluate_all("all => all.map((one) => one.getAttribute('href'))"))
    assert links[0] == links[1]

    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.see(".q-today a").first.click()
    feed(visitor, "open")
    visitor.page.keyboard.press("y")
    expect(visitor.see(".notice")).to_have_text("Link copied")
    copied = visitor.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(re.escape(f"{visitor.address}{links[0][0]}"), copied)


def test_the_number_of_every_puzzle_stands_on_one_line_and_the_stair_is_explained(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.goto("/puzzles?level=none")
    numbers = ann.see(".q-number > [aria-hidden]")
    expect(numbers.filter(has_text=re.compile(r"^[0-9]{3}$")).first).to_be_visible()
    assert len(set(numbers.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)"))) == 1
    expect(ann.see(".q-legend")).to_contain_text("the weakest bot that solves the puzzle")
    expect(ann.see(".q-legend")).to_contain_text("Without a gold step, no bot solves it reliably")
    open_puzzle(ann, next(one for one in puzzles("imhotep") if one.level == "none"))
    expect(ann.see(".z-facts")).to_contain_text("No bot solves it reliably")


def test_nobody_thinks_at_a_puzzle_and_one_made_from_a_game_has_no_streak(visitors: Visitors) -> None:
    ann = visitors.come()
    puzzle = puzzles("pyramids")[0]
    open_puzzle(ann, puzzle)
    expect(ann.see(".belongings").first).to_be_attached()
    expect(ann.see(".seat-step")).to_have_count(0)
    expect(ann.see(".puzzle .z-streak")).to_be_visible()
    ann.page.route("**/api/puzzles?game=pyramids", without_puzzles)
    open_puzzle(ann, puzzle)
    expect(ann.see(".puzzle footer .btn")).to_be_visible()
    expect(ann.see(".puzzle .z-streak")).to_have_count(0)


def test_docks_tell_what_each_stone_gets_there_as_at_any_table(visitors: Visitors) -> None:
    ann = visitors.come()
    puzzle = easy_to_play(1)
    open_puzzle(ann, puzzle).press("action sail")
    _, ship, _ = solution(puzzle)[0].split()
    if ann.see('[data-pick^="dock "]:visible').count() == 0:
        ann.press(f"ship {ship}")
    expect(ann.see(".t-gains").first).to_be_visible()
