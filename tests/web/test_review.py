"""The page of a review, with made-up figures: what it shows, and what can be done there by mouse, keyboard and ear."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from saqqara.languages import LANGUAGES
from saqqara.school.puzzles import puzzles
from tests.effort import first_of
from tests.review.made_up import made_up_review
from tests.server.guests import ME, bot
from tests.server.houses import House
from tests.web.barriers import barriers
from tests.web.reviewed import RECORDS, Reviewed
from tests.web.test_moments import box
from tests.web.visitors import DESKTOP, PHONE, Theme, Visitor, Visitors, visiting

IMHOTEP_FOR_FOUR, IMHOTEP_FOR_TWO = "imhotep-00032", "imhotep-00255"
PYRAMIDS_FOR_FOUR, PYRAMIDS_FOR_TWO = "pyramids-00002", "pyramids-00000"
GRADES = ("best", "good", "inaccuracy", "mistake", "blunder")
BAD = GRADES[2:]
# Texts with a word that is too long for its line.
BROKEN = """(names) => [...document.querySelectorAll(names)].filter((one) => {
  one.style.overflowWrap = "normal";
  const isBroken = one.scrollWidth > one.clientWidth;
  one.style.overflowWrap = "";
  return isBroken;
}).map((one) => one.textContent)"""


def read(visitor: Visitor, reviewed: Reviewed, turn: int | None = None) -> Reviewed:
    """Opens the page of a review, and waits for its board."""
    reviewed.serve(visitor.page)
    visitor.page.goto(f"/review/{reviewed.id}" + ("" if turn is None else f"#turn={turn}"))
    expect(visitor.see("[data-part=board] .table")).to_be_visible()
    return reviewed


def bad_turn(reviewed: Reviewed) -> int:
    """The turn after the first move that was graded badly."""
    return next(one.turn for one in reviewed.review.decisions if one.grade in ("mistake", "blunder")) + 1


def output(visitor: Visitor) -> str:
    return visitor.see("[data-part=output]").inner_text()


class Desk:
    """Somebody at a desk who has reviews open, each in a page of its own. Tests leave a page as they have found it."""

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors
        self._open: dict[str, tuple[Visitor, Reviewed]] = {}

    def read(self, name: str, turn: int | None = None) -> tuple[Visitor, Reviewed]:
        """The page of a review, at a turn if it matters which."""
        if name not in self._open:
            ann = self._visitors.come((1440, 900))
            self._open[name] = ann, read(ann, Reviewed(name))
        ann, reviewed = self._open[name]
        if turn is not None:
            ann.page.evaluate("(turn) => { location.hash = `turn=${turn}`; }", turn)
            expect(ann.see("[data-part=output]")).to_have_text(f"Move {turn} of {len(reviewed.record.lines)}")
        return ann, reviewed


@pytest.fixture(scope="module")
def desk(browser: Browser, house: House, finished: dict[str, str]) -> Iterator[Desk]:
    with visiting(browser, house.address, finished) as visitors:
        yield Desk(visitors)


@pytest.mark.parametrize("name", first_of([IMHOTEP_FOR_FOUR, PYRAMIDS_FOR_TWO], 1))
def test_a_review_shows_where_the_game_was_decided(desk: Desk, name: str) -> None:
    ann, reviewed = desk.read(name)
    review, turns = reviewed.review, len(reviewed.record.lines)
    assert output(ann) == f"Move {review.turning_points[0]} of {turns}"
    day = datetime.date.fromisoformat(reviewed.record.header.date)
    expect(ann.see("[data-part=where]")).to_contain_text(f"{day.day} {day:%B} {day.year}")
    expect(ann.see(".c-band")).to_have_count(review.seats)
    expect(ann.see(".turn:not(.is-still)")).to_have_count(3)
    weak = {one.turn + 1 for one in review.decisions if one.grade in BAD}
    told = ann.see(".turn p").filter(has_text=re.compile(r"^It cost 7% chance to win and 2\.1 points\. Better: "))
    expect(told).to_have_count(len(weak.intersection(review.turning_points)))
    expect(ann.see(".move-list button")).to_have_count(len(review.decisions))
    expect(ann.see(".move-list button .grade")).to_have_count(len(review.decisions))
    expect(ann.see(".o-seats li")).to_have_count(review.seats)
    expect(ann.see(".luck-table tbody tr")).to_have_count(review.seats)
    draws = {draw.turn for draw in (*review.luckiest, *review.unluckiest) if draw.wins}
    expect(ann.see(".draws li")).to_have_count(min(4, len(draws)))
    expect(ann.see("[data-part=progress]")).to_be_hidden()
    counted = [ann.see(".tally li b").nth(place).inner_text() for place in range(len(GRADES))]
    own: list[str] = [one.grade for one in review.decisions if one.seat == 0]
    assert counted == [str(own.count(grade)) for grade in GRADES]


def test_the_parts_of_luck_and_skill_add_up_in_chances_and_in_points(desk: Desk) -> None:
    ann, _ = desk.read(IMHOTEP_FOR_FOUR)
    for other in ("Expected points", "Chance to win"):
        rows = ann.see(".luck-table tbody tr").all()
        told = [
            [
                round(float(re.sub(r"[%+]", "", cell).replace("−", "-")) * 10)
                for cell in row.locator("td").all_inner_texts()[1:]
            ]
            for row in rows
        ]
        assert all(sum(parts) == end for *parts, end in told), told
        ann.page.keyboard.press("w")
        expect(ann.see("#chance-title")).to_have_text(other)


def test_a_review_is_read_by_keyboard_alone(desk: Desk) -> None:
    ann, reviewed = desk.read(IMHOTEP_FOR_FOUR, turn=10)
    turns = len(reviewed.record.lines)
    ahead = min(turn for turn in reviewed.review.turning_points if turn > 11)
    press = ann.page.keyboard.press
    for key, turn in (
        ("ArrowRight", 11),
        ("n", ahead),
        ("Home", 0),
        ("ArrowRight", 1),
        ("End", turns),
        ("ArrowLeft", turns - 1),
    ):
        press(key)
        expect(ann.see("[data-part=output]")).to_have_text(f"Move {turn} of {turns}")
        assert ann.page.url.endswith(f"#turn={turn}")
    press("p")
    expect(ann.see("[data-part=output]")).to_have_text(f"Move {max(reviewed.review.turning_points)} of {turns}")
    press("w")
    expect(ann.see(".c-curve")).to_have_count(4)
    press("w")
    expect(ann.see(".c-curve")).to_have_count(0)
    press("Home")
    press(" ")
    expect(ann.see("[data-do=play]")).to_have_attribute("aria-label", "Pause")
    expect(ann.see("[data-part=output]")).to_have_text(f"Move 1 of {turns}")
    press(" ")
    expect(ann.see("[data-do=play]")).to_have_attribute("aria-label", "Play the moves")
    ann.see(".move-list button[tabindex='0']").focus()
    press("ArrowDown")
    press("Enter")
    expect(ann.see(".move-list .is-now button")).to_be_focused()
    press("?")
    expect(ann.see(".keys-sheet")).to_contain_text("Next turning point")
    press("Escape")
    expect(ann.see(".keys-sheet")).to_be_hidden()


def test_the_board_shows_any_moment_and_the_better_line(desk: Desk) -> None:
    ann, reviewed = desk.read(IMHOTEP_FOR_FOUR)
    desk.read(IMHOTEP_FOR_FOUR, bad_turn(reviewed))
    better = ann.see("[data-part=better]")
    expect(better).to_contain_text("What Pharaoh would do")
    expect(better).to_contain_text("It cost 7% chance to win and 2.1 points. This move costs")
    expect(better.locator(".range")).to_be_hidden()
    ann.page.keyboard.press("r")
    expect(better.locator(".range")).to_have_text("Cost: 6.0% to 8.0% chance to win, 1.7 to 2.5 points (95% certainty)")
    expect(better.locator(".range")).to_be_visible()
    ann.page.keyboard.press("r")
    expect(better.locator(".range")).to_be_hidden()
    ann.page.keyboard.press("v")
    expect(better).to_contain_text("The better line: move 1 of 1")
    expect(better.locator("li.is-now")).to_have_count(1)
    ann.page.keyboard.press("v")
    expect(better).to_contain_text("It cost 7%")
    best = next(one.turn + 1 for one in reviewed.review.decisions if one.grade == "best")
    ann.see(f".move-list [data-turn='{best}']").click()
    expect(better).to_contain_text("Pharaoh would do the same.")
    expect(ann.see("[data-do=line]")).to_have_count(0)
    good = next(one.turn + 1 for one in reviewed.review.decisions if one.grade == "good" and one.move != one.best)
    ann.see(f".move-list [data-turn='{good}']").click()
    expect(better).to_contain_text("Pharaoh would choose: ")


def test_mistakes_are_tried_again_on_the_board(desk: Desk) -> None:
    ann, reviewed = desk.read(IMHOTEP_FOR_FOUR)
    seat = next(
        one.seat
        for one in reviewed.review.decisions
        if one.grade in ("mistake", "blunder") and one.move != "take" and one.best != "take"
    )
    puzzles = [one for one in reviewed.review.decisions if one.seat == seat and one.grade in ("mistake", "blunder")]
    ann.see(f".whose input[value='{seat}']").check(force=True)
    ann.see("[data-do=try]").click()
    panel = ann.see("[data-part=panel]")
    expect(panel).to_contain_text(f"Puzzle 1 of {len(puzzles)}")
    expect(ann.see("[data-part=puzzle] .prompt.mine")).to_be_visible()
    if puzzles[0].best != "take" and "take" in reviewed.match_at(puzzles[0].turn).legal(seat):
        ann.page.set_viewport_size({"width": 1280, "height": 900})
        ann.see("[data-part=puzzle] [data-pick='action load']").click()
        expect(ann.see("[data-part=puzzle] .undo")).not_to_have_attribute("aria-disabled", "true")
        assert ann.page.evaluate(BROKEN, "[data-part=puzzle] .a-name") == []
        ann.page.set_viewport_size({"width": 1440, "height": 900})
        ann.see("[data-part=puzzle] [data-pick='action take']").click()
        expect(panel).to_contain_text("Not quite: it costs 7% chance to win.")
    ann.see("[data-do=again-answer]").click()
    expect(panel).to_contain_text("The answer: ")
    for _ in puzzles[1:]:
        ann.see("[data-do=again-next]").click()
        ann.see("[data-do=again-answer]").click()
    ann.see("[data-do=again-next]").click()
    expect(panel).to_contain_text(f"0 of {len(puzzles)} found at the first try.")
    ann.see("[data-do=again-end]").click()
    expect(ann.see("[data-part=board] .table")).to_be_visible()
    expect(ann.see("[data-do=try]")).to_be_focused()


def test_a_try_is_answered_in_sight_and_shown_on_the_board(desk: Desk) -> None:
    """While a better move is looked for, nothing on the page tells it."""
    ann, reviewed = desk.read(IMHOTEP_FOR_TWO)
    turn = next(one for one in reviewed.review.decisions if one.grade in BAD[1:] and one.move.startswith("keep")).turn
    seat = reviewed.record.lines[turn].seat
    better = next(one.best for one in reviewed.review.decisions if one.turn == turn)
    ann.see(f".whose input[value='{seat}']").check(force=True)
    ann.see("[data-do=try]").click()
    expect(ann.see(".turning")).to_be_hidden()
    expect(ann.see(".move-list [aria-current]")).to_have_attribute("data-turn", str(turn + 1))
    panel = ann.see("[data-part=panel]")
    for move, said in ((reviewed.record.lines[turn].move, "That is what was played."), (better, "Right: ")):
        ann.see(f"[data-part=puzzle] [data-pick='move {move}']").click()
        expect(panel).to_contain_text(said)
        expect(panel).to_be_in_viewport(ratio=1)
    expect(ann.see("[data-part=puzzle] .prompt.mine")).to_have_count(0)
    expect(ann.see("[data-part=puzzle] .prompt")).not_to_be_empty()
    ann.see("[data-do=again-end]").click()
    expect(ann.see(".turning")).to_be_visible()


def test_a_decision_becomes_a_puzzle_that_claims_no_level(visitors: Visitors) -> None:
    ann, puzzle, asked = visitors.come((1440, 900)), puzzles("imhotep")[0], list[dict[str, Any]]()
    reviewed = Reviewed(IMHOTEP_FOR_TWO)

    def make(route: Any) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(json={"id": puzzle.id})

    def ungraded(route: Any) -> None:
        route.fulfill(json=route.fetch().json() | {"level": "ungraded"})

    ann.page.route("**/api/puzzles/from-review", make)
    ann.page.route(f"**/api/puzzles/{puzzle.id}", ungraded)
    turn = bad_turn(reviewed)
    read(ann, reviewed, turn)
    expect(ann.see("[data-do=line]")).to_be_visible()
    expect(ann.see("[data-do=puzzle]")).to_have_count(0)  # nothing is proved there
    decisions = reviewed.review.decisions
    decisions[:] = [replace(one, is_exact=True) if one.turn == turn - 1 else one for one in decisions]
    ann.page.reload()
    ann.see("[data-do=puzzle]").click()
    expect(ann.see(".z-feed.is-open")).to_be_visible()
    assert asked == [{"review": reviewed.id, "turn": turn - 1}]
    assert ann.page.url.endswith(f"/puzzles/{puzzle.id}")
    expect(ann.see(".z-facts")).to_contain_text("What counts")
    expect(ann.see(".z-facts")).not_to_contain_text("Level")
    ann.see(".puzzle [data-do=answer]").click()
    expect(ann.see(".z-tags li")).to_have_count(1)


def test_a_review_that_is_still_made_shows_how_far_it_is(visitors: Visitors) -> None:
    ann = visitors.come((1440, 900))
    reviewed = Reviewed(IMHOTEP_FOR_FOUR, looked_at=58, state="running", is_compiling=True).serve(ann.page)
    ann.page.goto(f"/review/{reviewed.id}")
    expect(ann.see(".begins")).to_have_text("This edition is new here: preparing its rules takes about a minute …")
    reviewed.is_compiling = False
    read(ann, reviewed)
    progress = ann.see("[data-part=progress]")
    expect(progress).to_contain_text("Pharaoh is going through the game: move 57 of 142.")
    expect(progress.locator("progress")).to_have_attribute("value", "58")
    expect(ann.see(".c-waits")).to_have_count(1)
    expect(ann.see(".luck")).to_contain_text("Ready when the whole game has been looked at.")
    expect(ann.see("[data-part=offer]")).to_be_hidden()
    ann.see("[data-do=stop]").click()
    expect(progress).to_contain_text("The review stopped at move 57. What is here stays.")
    assert output(ann).startswith(f"Move {reviewed.review.turning_points[0]} of ")
    whole = made_up_review(reviewed.text)
    reviewed.review = msgspec.structs.replace(whole, turning_points=[7, 9, 20])
    ann.see("[data-do=go-on]").click()
    expect(progress).to_contain_text("is going through the game")
    expect(ann.see("[data-part=output]")).to_have_text("Move 7 of 142")  # nobody has moved: it begins where it should
    assert "DELETE" in reviewed.asked


def test_the_chart_can_be_read_as_a_table(desk: Desk) -> None:
    ann, reviewed = desk.read(PYRAMIDS_FOR_TWO, turn=0)
    assert "Chance to win over 116 moves. After move 0: " in (
        ann.see("[data-part=plot]").get_attribute("aria-label") or ""
    )
    ann.see(
        "summary",
    ).filter(has_text="Show as table").click()
    expect(ann.see(".c-table tbody tr")).to_have_count(len(reviewed.review.moments))
    first = ann.see(".c-table tbody tr").first.locator("td").all_inner_texts()
    assert sum(int(cell.removesuffix("%")) for cell in first) == 100
    expect(ann.see(".c-table tbody th").first).to_have_text("Start")
    expect(ann.see("[data-part=better]")).to_contain_text("Start")
    drawn = next(moment.turn for moment in reviewed.review.moments if moment.is_draw)
    expect(ann.see(".c-table tbody th").nth(drawn)).to_have_text(re.compile(rf"^{drawn} .+ draws \d+\.$"))
    tops = [box(ann.see(part))["y"] for part in (".o-seats", ".o-legend")]
    assert tops[1] - tops[0] < 200, "bars and what they mean are together"
    ann.see("summary").filter(has_text="Show as table").click()


# Every figure of the page, by where it is; of a table all of its figures.
FIGURES = {
    ".c-legend": 2,
    ".o-accuracy": 2,
    ".t-chance": 6,
    ".luck-table tbody td": 10,
    ".draws li > span": 1,
}


def test_every_figure_shows_its_range_when_that_is_wanted(desk: Desk) -> None:
    """By touch, by keyboard and on paper: a switch for the whole page."""
    ann, reviewed = desk.read(PYRAMIDS_FOR_TWO, turn=0)
    switch = ann.see("[data-do=ranges]")
    expect(switch).to_have_text("Show ranges")
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(ann.see(".c-legend .range").first).to_be_hidden()
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    for place, least in FIGURES.items():
        ranges = ann.see(f"{place} .range")
        assert ranges.count() >= least, place
        assert all(one.is_visible() for one in ranges.all()), place
    bad = [one for one in reviewed.review.decisions if one.grade in BAD]
    turning = [one for one in bad if one.turn + 1 in reviewed.review.turning_points]
    expect(ann.see(".turn p.range:visible")).to_have_count(len(turning))
    expect(ann.see(".turn p.range").first).to_have_text(
        "Cost: 6.0% to 8.0% chance to win, 1.7 to 2.5 points (95% certainty)"
    )
    expect(ann.see(".m-cost .range")).to_have_count(len(bad))
    expect(ann.see(".luck-table .is-luck .range").first).to_have_text("±2.0%")
    expect(ann.see(".o-accuracy .range").first).to_have_text("±1.5")
    ann.page.emulate_media(media="print")
    expect(ann.see(".luck-table .range").first).to_be_visible()
    ann.page.emulate_media(media="screen")
    switch.click()
    expect(ann.see(".luck-table .range").first).to_be_hidden()


def test_a_moment_is_shared_by_its_link(visitors: Visitors) -> None:
    """By the button and by its key."""
    ann = visitors.come((1440, 900))
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reviewed = read(ann, Reviewed(IMHOTEP_FOR_TWO), turn=9)
    for turn, press in ((9, lambda: ann.see("[data-do=link]").click()), (8, lambda: ann.page.keyboard.press("y"))):
        if turn == 8:
            ann.page.keyboard.press("ArrowLeft")
        press()
        expect(ann.see("[data-part=notice]")).to_have_text("Copied.")
        copied = ann.page.evaluate("navigator.clipboard.readText()")
        assert copied.endswith(f"/review/{reviewed.id}#turn={turn}")


def test_a_review_by_an_earlier_judge_is_offered_anew(visitors: Visitors) -> None:
    ann = visitors.come((1440, 900))
    reviewed = read(ann, Reviewed(IMHOTEP_FOR_TWO, is_outdated=True))
    progress = ann.see("[data-part=progress]")
    expect(progress).to_contain_text("This review was made by an earlier version of the program.")
    progress.get_by_role("button", name="Review again").click()
    expect(progress).to_contain_text("Pharaoh is going through the game")
    assert "POST" in reviewed.asked


LOOKS: tuple[tuple[str, tuple[int, int], Theme], ...] = (
    (PYRAMIDS_FOR_FOUR, PHONE, "dark"),
    (IMHOTEP_FOR_FOUR, DESKTOP, "light"),
    (IMHOTEP_FOR_TWO, PHONE, "light"),
    (PYRAMIDS_FOR_TWO, DESKTOP, "dark"),
)


# Of parts that are alike a few are enough: axe looks at each of them for long. Tables of games have tests of their own.
FEWER = """() => document.querySelectorAll(
  ".c-table tr:nth-child(n + 4), .move-list li:nth-child(n + 12):not(.is-now), .review-board").forEach((one) => (one.style.display = "none"))"""


@pytest.mark.parametrize(("name", "size", "theme"), first_of(LOOKS, 1))
def test_nothing_is_in_the_way_of_anybody(visitors: Visitors, name: str, size: tuple[int, int], theme: Theme) -> None:
    ann = visitors.come(size, theme)
    read(ann, Reviewed(name))
    for summary in ann.see(".c-more summary").all():
        summary.click()
    assert not ann.is_too_wide()
    ann.see("[data-do=ranges]").click()
    assert not ann.is_too_wide()
    ann.see("[data-do=try]").click()
    expect(ann.see("[data-part=puzzle] .prompt.mine")).to_be_visible()
    assert not ann.is_too_wide()
    ann.page.evaluate(FEWER)
    assert barriers(ann.page) == []


@pytest.mark.parametrize("language", first_of(sorted(LANGUAGES, reverse=True), 1))
def test_no_language_is_wider_than_a_phone(visitors: Visitors, language: str) -> None:
    ann = visitors.come(PHONE, language=language)
    read(ann, Reviewed(IMHOTEP_FOR_FOUR), turn=102)
    assert not ann.is_too_wide()
    cut = ann.page.evaluate(
        """() => [...document.querySelectorAll("main :is(h2:not(.sr), h3, p, .btn, .tally span, thead th, .segments span)")]
          .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible" && !one.closest(".review-board"))
          .map((one) => one.textContent)"""
    )
    assert cut == []
    sites = ann.see(".review-board .site:has(.mini)")
    covered = sites.evaluate_all(
        """(all) => all.map((site) => [site.dataset.site, site.querySelector(".mini").getBoundingClientRect(), site.getBoundingClientRect()])
          .filter(([, mini, site]) => mini.top < site.top || mini.bottom > site.bottom || mini.right > site.right).map(([name]) => name)"""
    )
    assert sites.count() > 2
    assert covered == []
    bar = ann.see(".scrubber").bounding_box()
    assert bar is not None
    assert abs(bar["y"] + bar["height"] - PHONE[1]) < 1  # it stays at the foot


def test_a_game_without_a_face_of_its_own_is_reviewed_too(visitors: Visitors) -> None:
    ann = visitors.come((1440, 900))
    reviewed = Reviewed(IMHOTEP_FOR_TWO, game="senet")
    turn = bad_turn(reviewed)
    read(ann, reviewed, turn)
    decision = next(one for one in reviewed.review.decisions if one.turn == turn - 1)
    expect(ann.see("[data-part=game]")).to_have_text("Senet")
    expect(ann.see(".move-list .is-now")).to_contain_text(decision.move)
    expect(ann.see("[data-part=better]")).to_contain_text("points (Pyramid)")


@pytest.mark.parametrize("name", first_of((IMHOTEP_FOR_TWO, PYRAMIDS_FOR_TWO), 1))
def test_a_page_that_holds_its_review_asks_no_server_for_it(visitors: Visitors, name: str) -> None:
    ann = visitors.come((1440, 900))
    held = json.dumps(Reviewed(name).inlined()).replace("<", "\\u003c")

    def with_review(route: Any) -> None:
        page = route.fetch().text()
        script = f'<script type="application/json" id="saqqara-review">{held}</script></head>'
        route.fulfill(body=page.replace("</head>", script, 1), content_type="text/html; charset=utf-8")

    asked: list[str] = []
    ann.page.route("**/review", with_review)
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.goto("/review")
    expect(ann.see("[data-part=board] .table")).to_be_visible()
    ann.see(".way[data-turn]").last.click()
    ann.see("[data-do=try]").click()
    expect(ann.see("[data-part=puzzle] .prompt.mine")).to_be_visible()
    beside = ("/api/health", "/api/house")  # whether the server is there, and who looks: nothing of the review
    assert [address for address in asked if "/api/" in address and not address.endswith(beside)] == []


TORN = "expected a whole record, got one that is torn"


def test_a_record_is_chosen_or_dropped_and_a_bad_one_gets_one_sentence(visitors: Visitors) -> None:
    visitors.forgive("400")
    ann = visitors.come()
    reviewed = Reviewed(IMHOTEP_FOR_TWO)
    answers = [
        (400, {"error": "bad_options", "message": TORN, "record_fault": "incomplete"}),
        (200, reviewed.shown()),
    ]
    sent: list[str] = []

    def answer(route: Any) -> None:
        sent.append(json.loads(route.request.post_data)["record"])
        status, body = answers.pop(0)
        route.fulfill(status=status, json=body)

    reviewed.serve(ann.page)
    ann.page.route("**/api/reviews", answer)
    ann.page.goto("/review")
    expect(ann.see("h1")).to_have_text("Review a game")
    expect(ann.see(".topbar .doors a")).to_have_count(5)
    assert barriers(ann.page) == []
    chooser = ann.see("input[type=file]")
    chooser.set_input_files(Path(__file__))
    expect(ann.see(".drop .trouble")).to_have_text("This file is not the record of a game.")
    assert sent == []
    chooser.set_input_files(RECORDS / "imhotep-00000.record")
    expect(ann.see(".drop .trouble")).to_have_text(
        "Part of this record is missing.expected a whole record, got one that is torn"
    )
    chooser.set_input_files(RECORDS / f"{reviewed.name}.record")
    ann.page.wait_for_url(f"**/review/{reviewed.id}#turn=*")
    expect(ann.see("[data-part=board] .table")).to_be_visible()
    assert sent[1] == reviewed.text


def test_a_game_in_progress_is_refused_in_the_language_of_the_reader_and_no_file_is_asked_for(
    visitors: Visitors,
) -> None:
    visitors.forgive("409")
    ann = visitors.come(PHONE, language="pl").enter("Ann")
    table = ann.post("/api/tables", {"game": "imhotep", "seats": [ME, bot("apprentice")]})["id"]
    ann.page.goto(f"/review/{table}")
    expect(ann.see(".drop .trouble")).to_have_text("Ta partia jeszcze trwa. Analiza będzie możliwa po jej zakończeniu.")
    expect(ann.see("input[type=file]")).to_have_count(0)
    assert barriers(ann.page) == []


REFUSED = {
    "pl": "Brakuje części tego zapisu.",
    "nb": "En del av denne protokollen mangler.",
    "ro": "Lipsește o parte din această înregistrare.",
    "fi": "Osa tästä pöytäkirjasta puuttuu.",
}


@pytest.mark.parametrize("language", first_of(REFUSED, 2))
def test_a_refused_record_is_told_in_the_language_of_the_reader(visitors: Visitors, language: str) -> None:
    """The words of the server, which are English, stand on a line of their own."""
    visitors.forgive("400")
    ann = visitors.come(PHONE, language=language).enter("Ann")
    ann.page.goto("/review")
    text = (RECORDS / f"{IMHOTEP_FOR_TWO}.record").read_text()
    torn = text[: text.rindex("\n", 0, -1)].encode()  # without its last line
    ann.see("input[type=file]").set_input_files({"name": "a.record", "mimeType": "text/plain", "buffer": torn})
    trouble, detail = ann.see(".drop .trouble"), ann.see(".drop .trouble > [lang=en]")
    expect(detail).to_have_text(re.compile("^moves: expected [0-9]+ as in the header, got [0-9]+;"))
    assert trouble.evaluate("(told) => told.firstChild.textContent") == REFUSED[language]
    expect(detail).to_have_css("display", "block")
    assert barriers(ann.page) == []
    assert not ann.is_too_wide()


def test_a_review_of_no_game_says_that_there_is_none(visitors: Visitors) -> None:
    visitors.forgive("404")
    ann = visitors.come()
    ann.page.goto("/review/nonsense")
    expect(ann.see(".drop .trouble")).to_have_text("There is no such game.")


def test_a_review_that_failed_says_so_in_the_language_of_the_reader(visitors: Visitors) -> None:
    ann = visitors.come(language="fi")
    read(ann, Reviewed(IMHOTEP_FOR_TWO, state="failed", failure="expected a review, got none"))
    trouble = ann.see(".progress-row > .trouble")
    expect(trouble.locator("[lang=en]")).to_have_text("expected a review, got none")
    expect(trouble).to_contain_text("Analyysia ei saatu valmiiksi.")


DROPS = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.record", { type: "text/plain" }));
  const fire = (name) => document.body.dispatchEvent(new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }));
  fire("dragover");
  const isDropping = document.body.classList.contains("is-dropping");
  fire("drop");
  return [isDropping, document.body.classList.contains("is-dropping")];
}"""


def test_a_record_is_dropped_on_the_page(visitors: Visitors) -> None:
    ann = visitors.come()
    reviewed = Reviewed(IMHOTEP_FOR_TWO).serve(ann.page)
    ann.page.goto("/review")
    expect(ann.see("h1")).to_have_text("Review a game")
    assert ann.page.evaluate(DROPS, reviewed.text) == [True, False]
    ann.page.wait_for_url(f"**/review/{reviewed.id}#turn=*")
    expect(ann.see("[data-part=board] .table")).to_be_visible()
    assert reviewed.sent == [reviewed.text]


def test_a_review_is_printed_without_what_is_pressed(desk: Desk) -> None:
    ann, _ = desk.read(IMHOTEP_FOR_FOUR)
    ann.page.emulate_media(media="print")
    expect(ann.see(".scrubber")).to_be_hidden()
    expect(ann.see(".segments")).to_be_hidden()
    assert box(ann.see("#chance-title"))["height"] > 10, "what the chart shows is named"
    expect(ann.see("[data-do=next-turning]")).to_be_hidden()
    expect(ann.see(".luck-table")).to_be_visible()
    expect(ann.see(".move-list button").last).to_be_visible()
    assert ann.see(".move-list").evaluate("(list) => list.scrollWidth <= list.clientWidth"), "moves run off the paper"
    assert len(ann.page.pdf()) > 10_000
    ann.page.emulate_media(media="print", color_scheme="dark")
    inks = ann.page.evaluate(
        """() => ["h1", ".turn h3", ".luck-table td"].map((one) => getComputedStyle(document.querySelector(one)).color)"""
    )
    assert all(max(map(int, re.findall(r"\d+", ink)[:3])) < 128 for ink in inks), f"pale on white paper: {inks}"
    expect(ann.see(".o-slice").first).to_have_css("print-color-adjust", "exact")
    expect(ann.see(".whose bdi:visible")).to_have_count(1)
    expect(ann.see(".whose :checked + span")).to_have_css("border-top-width", "0px")
    ann.page.emulate_media(media="screen", color_scheme="light")


def test_the_server_brings_the_review_of_a_table_to_whoever_has_its_link(visitors: Visitors) -> None:
    ann, bob = visitors.come((1440, 900)), visitors.come(PHONE)
    visitors.forgive("404")  # nobody has asked for it yet
    table = visitors.finished[IMHOTEP_FOR_TWO]
    ann.page.goto(f"/review/{table}")
    expect(ann.see("[data-part=board] .table")).to_be_visible()
    expect(ann.see("[data-part=progress]")).to_be_hidden()  # by now it is whole
    expect(ann.see(".luck-table tbody tr")).to_have_count(2)
    ann.page.keyboard.press("n")
    bob.page.goto(ann.page.url)
    expect(bob.see("[data-part=output]")).to_have_text(ann.see("[data-part=output]").inner_text())
    ann.see("[data-do=try]").click()
    expect(ann.see("[data-part=puzzle] .prompt.mine")).to_be_visible()
    ann.see("[data-do=again-answer]").click()
    expect(ann.see("[data-part=panel]")).to_contain_text("The answer: ")


def test_nobody_gets_the_review_of_a_match_that_is_played(visitors: Visitors) -> None:
    visitors.forgive("404|409")
    ann = visitors.come().enter("Ann")
    table = ann.open("imhotep", [ME, bot()])
    assert ann.see("a[href^='/review/']").count() == 0
    ann.page.goto(f"/review/{table['id']}")
    expect(ann.see(".begin .trouble")).to_contain_text("still being played")


def test_the_end_and_the_past_of_a_table_lead_to_its_review(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    table = visitors.finished["imhotep-00032"]
    ann.visit(table)
    ann.page.keyboard.press("v")
    expect(ann.see("#replay")).to_be_visible()
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.see("#review-way")).to_have_attribute("href", re.compile(rf"^/review/{table}#turn=\d+$"))
    ann.page.keyboard.press("Escape")
    ann.button("Show the result").click()
    expect(ann.see(".end-deeds a[href^='/review/']")).to_have_text("Review")
