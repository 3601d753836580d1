"""The page of your games: what runs, what is over, figures, ratings; by keyboard, on a phone, at night, in Polish."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.server.guests import ME, bot
from tests.web.barriers import barriers
from tests.web.my_games import NOW, answer_all
from tests.web.visitors import DESKTOP, PHONE, Theme, Visitor, Visitors, invitation

SMALL = """() => [...document.querySelectorAll("main :is(a:not(.g-mark), button, select, summary), .g-games label")]
  .filter((one) => one.checkVisibility())
  .filter((one) => { const { height } = one.getBoundingClientRect(); return height < 43.5; })
  .map((one) => one.outerHTML)"""

IS_OVER = """(table) => fetch("/api/me/games").then((answer) => answer.json())
  .then(({ finished }) => finished.some((one) => one.table === table))"""


def come(visitors: Visitors, size: tuple[int, int] = DESKTOP, theme: Theme = "light", language: str = "en") -> Visitor:
    """Somebody who has played a lot looks at the page."""
    ingrid = visitors.come(size, theme, language=language).enter("Ingrid")
    answer_all(ingrid.page)
    ingrid.page.clock.install(time=NOW)
    ingrid.page.goto("/games")
    expect(ingrid.see(".run").first).to_be_visible()
    return ingrid


def test_running_games_come_first_and_finished_ones_tell_how_they_ended(visitors: Visitors) -> None:
    ingrid = come(visitors)
    expect(ingrid.page.get_by_role("status").filter(has_text="waiting")).to_have_text("2 games are waiting for you.")
    run = ingrid.see(".run")
    expect(run.nth(0)).to_contain_text("Your turn")
    expect(run.nth(0)).to_contain_text("Round 3 of 6 · 12 minutes ago")
    expect(run.nth(0)).to_have_attribute("href", "/table/r1")
    expect(run.nth(2)).to_contain_text("\u2068Andrei\u2069 is thinking")
    expect(ingrid.see("a[href='/review']")).to_have_text("Review a game from a file")
    told = ingrid.see(".ended > li")
    expect(told).to_have_count(50)
    for number, words in enumerate(("won by 3", "9 behind", "won by 21", "4 behind", "shared", "ended early")):
        expect(told.nth(number).locator(".e-points")).to_contain_text(words)
    first = told.first
    expect(first.get_by_role("link", name="Review")).to_have_attribute("href", "/review/f1")
    expect(first.get_by_role("link", name="Watch it again")).to_have_attribute("href", "/table/f1#turn=0")
    record = first.get_by_role("link", name="Download record")
    expect(record).to_have_attribute("href", "/api/tables/f1/record")
    expect(record).to_have_attribute("download", re.compile(r"\.record$"))
    expect(first).to_contain_text("Rated +15")
    expect(told.nth(2).get_by_role("link", name="Challenge")).to_have_attribute("href", "/challenge/c1")
    expect(told.nth(5).get_by_role("link", name="Review")).to_have_count(0)
    assert barriers(ingrid.page) == []


def test_filters_more_games_and_figures_need_no_mouse(visitors: Visitors) -> None:
    ingrid = come(visitors)
    more = ingrid.button("Show 50 more")
    more.press("Enter")
    expect(ingrid.see(".ended > li")).to_have_count(53)
    expect(ingrid.see(".ended > li").nth(50).get_by_role("link").first).to_be_focused()
    expect(more).to_have_count(0)
    ingrid.page.get_by_role("radio", name="All").press("ArrowRight")
    ingrid.page.keyboard.press("ArrowRight")
    expect(ingrid.see(".ended > li")).to_have_count(2)
    expect(ingrid.page.get_by_role("radio", name="Silver & Gold: Pyramids")).to_be_focused()
    with ingrid.page.expect_request(re.compile(r"/api/me/figures\?game=pyramids&opponent=mason")):
        ingrid.page.get_by_label("Opponents").select_option("mason")
    expect(ingrid.page).to_have_url(re.compile(r"/games\?game=pyramids&opponent=mason$"))
    people = ingrid.see(".means tbody tr").first
    expect(people).to_contain_text("40.2")
    expect(people).to_contain_text("5 of 12")
    ingrid.button("By players").press("Enter")
    expect(ingrid.see(".means tbody th")).to_have_text(["2 players", "3 players", "4 players"])
    ingrid.see(".r-history summary").press("Enter")
    expect(ingrid.see(".r-table tbody tr")).to_have_count(11)


@pytest.mark.soak
def test_on_a_phone_in_polish_at_night_nothing_is_in_the_way(visitors: Visitors) -> None:
    ingrid = come(visitors, PHONE, "dark", "pl")
    expect(ingrid.see("h1")).to_have_text("Twoje partie")
    assert not ingrid.is_too_wide()
    assert ingrid.page.evaluate(SMALL) == []
    assert barriers(ingrid.page) == []


def test_whoever_has_never_played_is_not_asked_for_anything(visitors: Visitors) -> None:
    ann = visitors.come()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.goto("/games")
    expect(ann.page.get_by_role("heading", name="Nothing built yet")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Begin with a lesson")).to_have_attribute("href", "/learn")
    expect(ann.page.get_by_role("link", name="Bring your games here")).to_have_attribute("href", "/continue")
    assert not [address for address in asked if "/api/me" in address]
    assert barriers(ann.page) == []


def test_without_an_answer_one_can_try_again(visitors: Visitors) -> None:
    visitors.forgive("503")
    ingrid = visitors.come(PHONE).enter("Ingrid")

    def refuse(route: Route) -> None:
        route.fulfill(status=503, json={"error": "unavailable", "message": ""})

    ingrid.page.route("**/api/me/**", refuse)
    ingrid.page.goto("/games")
    expect(ingrid.page.get_by_role("alert")).to_contain_text("Nothing is lost; try again.")
    ingrid.page.unroute("**/api/me/**")
    answer_all(ingrid.page)
    ingrid.button("Try again").click()
    expect(ingrid.see(".run")).to_have_count(3)
    expect(ingrid.page.get_by_role("alert")).to_be_hidden()


def test_a_guest_reads_that_a_table_is_rated_before_sitting_down(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come(PHONE)
    ann.open("imhotep", [ME, {"who": "open"}], rated=True)
    bob.page.goto(invitation(ann))
    expect(bob.see("#sit")).to_contain_text("Rated counts for ratings; leaving loses")
    listed = ann.open_elsewhere("imhotep", [ME, {"who": "open"}], rated=True, listed=True)["id"]
    bob.page.goto("/")
    expect(bob.see(f"#open [href='/table/{listed}']")).to_contain_text("Imhotep · Rated")


def test_a_game_that_one_gives_up_moves_from_those_that_run_to_those_that_are_over(visitors: Visitors) -> None:
    """All that the page asks is answered by the server."""
    ann = visitors.come().enter("Ann")
    table = ann.open_elsewhere("imhotep", [ME, bot()], rated=True)["id"]
    ann.page.goto("/games")
    run = ann.see(f".run[href='/table/{table}']")
    expect(run).to_contain_text("Your turn")
    expect(run).to_contain_text("Rated")
    expect(ann.page.get_by_role("switch", name="Tell me when it is my turn")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Recovery phrase")).to_be_visible()
    expect(ann.page.get_by_label("Opponents")).to_be_hidden()
    ann.post(f"/api/tables/{table}/messages", {"type": "concede", "seat": 0})
    ended = ann.see(f".ended > li:has([href='/table/{table}#turn=0'])")
    ann.page.wait_for_function(IS_OVER, arg=table, polling=200)
    ann.page.reload()
    expect(ended).to_contain_text("2nd of 2")
    expect(ann.page.get_by_label("Opponents")).to_be_visible()
    expect(ended).to_contain_text("someone gave up")
    expect(run).to_have_count(0)
    ended.get_by_role("link", name="Watch it again").click()
    ann.page.wait_for_url(f"**/table/{table}#turn=0")
