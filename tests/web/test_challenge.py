"""Challenges: today's deal before and after it is played, one by its link, a deal of one's own, a club evening."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.web import challenged
from tests.web.barriers import barriers
from tests.web.playing import play_to_the_end
from tests.web.test_moments import box
from tests.web.visitors import PHONE, Visitor, Visitors

SMALL = (360, 780)
UPRIGHT = (820, 1180)  # a tablet
NINE_HOURS = 9 * 3600 + 41 * 60


class Told:
    """What the server would say, and what it is told."""

    def __init__(self, state: str = "new") -> None:
        self.state = state
        self.more: dict[str, Any] = {}
        self.said: list[tuple[str, Any]] = []

    def __call__(self, route: Route) -> None:
        path = route.request.url.partition("/api/")[2]
        if route.request.method == "POST":
            self.said.append((path, route.request.post_data_json))
        route.fulfill(json=self._answer(path))

    def _answer(self, path: str) -> dict[str, Any]:
        if path.startswith("challenges/standings"):
            return challenged.standings()
        if path == "challenges":
            is_made = bool(self.said)
            return {"id": "own-1"} if is_made else challenged.challenges(self.state, time.time() + NINE_HOURS)
        if path.startswith("challenges/"):
            return {"table": "t9"} if path.endswith("/play") else challenged.challenge(state=self.state, **self.more)
        return {"table": "t9"} if path.endswith("/open") else challenged.evening()

    def at(self, visitor: Visitor, address: str) -> Visitor:
        """Shows a page of which this tells everything."""
        visitor.page.route(re.compile(r"/api/(challenges|evenings)"), self)
        visitor.page.goto(address)
        return visitor


def test_today_after_it_was_played(visitors: Visitors) -> None:
    ann = Told("done").at(visitors.come().enter("Ann"), "/challenges")
    expect(ann.see(".c-next")).to_contain_text("The next one comes in 9 hrs")
    expect(ann.see(".c-deal")).to_contain_text("Better than 71% of 214 players")
    expect(ann.see(".c-deal")).to_contain_text("2 fewer than Architect made on your seat.")
    expect(ann.see(".c-deal .laid-sites li")).to_have_count(5)
    plot = ann.page.get_by_role("img", name="214 players; you have 41 points.")
    expect(plot.locator(".h-bar.is-you")).to_have_count(1)
    expect(plot).to_contain_text("Vizier 47")
    expect(ann.see(".ladder li")).to_have_text(
        ["Pharaoh49", "Vizier47", "Architect43", "You41", "Mason38", "Scribe31", "Apprentice27"]
    )
    ann.see(".c-crowd summary").click()
    expect(ann.page.get_by_role("link", name=re.compile("Watch the game of .*Cleo"))).to_have_attribute(
        "href", "/table/t2#turn=0"
    )
    expect(ann.see(".c-past li")).to_have_count(4)
    evenings = ann.page.get_by_role("region", name="Your club evenings").get_by_role("listitem")
    expect(evenings).to_contain_text(["Thursday", "Club evening"])
    expect(evenings.first.get_by_role("link")).to_have_attribute("href", "/evening/evening-Thursday")
    expect(ann.see(".c-standings tr.is-you")).to_contain_text("71%")
    assert barriers(ann.page) == []
    ann.see(".c-share").get_by_role("button", name="Copy").click()
    expect(ann.see(".c-share [role=status]")).to_have_text("Copied")

    ann.page.get_by_role("radio", name="Imhotep").first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.see(".c-head p").first).to_contain_text("Pyramids, two players, against Vizier")
    expect(ann.button("Play it: Silver & Gold: Pyramids, two players, against Vizier")).to_be_visible()
    expect(ann.see(".c-crowd")).to_contain_text("You will see how everyone did as soon as you have played.")
    expect(ann.see(".c-share")).to_be_hidden()
    assert ann.page.url.endswith("?game=pyramids")


def test_today_before_it_is_played_on_a_phone_in_polish(visitors: Visitors) -> None:
    told = Told("new")
    ann = told.at(visitors.come(PHONE, theme="dark", language="pl"), "/challenges")
    expect(ann.see(".c-deal")).to_contain_text("Zagrało już 213 osób.")
    expect(ann.see(".ladder, .histogram")).to_have_count(0)
    assert not ann.is_too_wide()
    assert barriers(ann.page) == []
    ann.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert not ann.is_too_wide()
    small = "els => els.filter(e => e.getBoundingClientRect().height < 44).map(e => e.outerHTML.slice(0, 90))"
    assert ann.see("main :is(button, .btn, select, .c-list a):visible").evaluate_all(small) == []
    ann.see("[name=your-name]").fill("Ania")
    ann.page.route("**/table/t9", lambda route: route.fulfill(body="there"))
    ann.see("[data-do=play]").click()
    ann.page.wait_for_url("**/table/t9")
    assert told.said == [("challenges/imhotep-today/play", {"for_fun": False})]
    assert ann.get("/api/house")["name"] == "Ania"


def test_levels_that_still_play_are_waited_for_and_where_none_will_nothing_is_announced(visitors: Visitors) -> None:
    told = Told("done")
    few = challenged.results()
    told.more = {"results": few | {"levels": few["levels"][:2]}}
    ann = told.at(visitors.come(UPRIGHT).enter("Ann"), "/challenge/k3x9")
    levels = ann.page.get_by_role("region", name="You and the levels")
    expect(levels).to_contain_text("Other levels are still playing it.")
    expect(levels.get_by_role("listitem")).to_have_count(3)
    told.more = {"results": few | {"levels": []}, "levels": 0}
    ann.page.reload()
    expect(ann.see(".c-deal")).to_contain_text("Better than 71% of 214 players")
    expect(levels).to_be_hidden()


def test_on_a_tablet_the_levels_stand_before_other_days(visitors: Visitors) -> None:
    ann = Told("done").at(visitors.come(UPRIGHT).enter("Ann"), "/challenges")
    expect(ann.see(".c-standings tbody tr").first).to_be_visible()
    tops = [ann.see(part).bounding_box() for part in (".c-crowd", ".c-levels", ".c-share", ".c-past", ".c-own")]
    heights = [box["y"] for box in tops if box is not None]
    assert len(heights) == 5
    assert heights == sorted(heights)


def test_a_week_in_which_nobody_has_played_is_not_explained(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    ann.page.route(
        "**/api/challenges/standings*", lambda route: route.fulfill(json=challenged.standings() | {"rows": []})
    )
    ann.page.goto("/challenges")
    expect(ann.see(".c-standings > p")).to_have_text("10 November to 16 November: no one has played.")


@pytest.mark.parametrize(("state", "words"), [("playing", "Your try is waiting at round 4."), ("over", "213 people")])
def test_a_challenge_by_its_link(state: str, words: str, visitors: Visitors) -> None:
    told = Told(state)
    if state == "playing":
        told.more = {"kind": "own", "name": "Friday club", "date": None}
    ann = told.at(visitors.come().enter("Ann"), "/challenge/k3x9")
    expect(ann.see(".c-deal")).to_contain_text(words)
    if state == "playing":
        expect(ann.page.get_by_role("heading", level=1)).to_have_text("Friday club")
        expect(ann.page.get_by_role("link", name="Go on")).to_have_attribute("href", "/table/t9")
        code = ann.page.get_by_role("img", name="The same link as a code to scan")
        expect(code).to_have_js_property("complete", True)
        assert code.evaluate("img => img.naturalWidth") > 0
    else:
        expect(ann.button("Play for fun")).to_be_visible()
        expect(ann.see(".c-proof")).to_contain_text("The seed does not match the commitment.")
        expect(ann.see(".c-invite")).to_be_hidden()
    assert barriers(ann.page) == []


def test_a_deal_of_ones_own_and_an_evening_are_made_as_chosen(visitors: Visitors) -> None:
    told = Told("done")
    ann = told.at(visitors.come().enter("Ann"), "/challenges")
    own = ann.see("#own-deal")
    own.get_by_role("radio", name="3").check(force=True)
    own.get_by_label("Opponent 2").select_option("vizier")
    own.get_by_text("More options").click()
    own.get_by_role("button", name="All B").click()
    own.get_by_label("Your seat").select_option("2")
    own.get_by_label("Open for").select_option("14")
    own.get_by_label("Name (optional)").fill("Friday")
    own.get_by_role("button", name="Make a link").click()
    ann.page.wait_for_url("**/challenge/own-1")
    bots = [{"who": "bot", "level": "mason"}, {"who": "bot", "level": "vizier"}]
    wish = {
        "game": "imhotep",
        "seats": [*bots, {"who": "you"}],
        "options": {"sides": "BBBBB", "wrath": False},
        "edition": None,
    }
    assert told.said == [("challenges", {**wish, "days": 14, "name": "Friday"})]

    told.said.clear()
    ann.page.goto("/challenges")
    own.get_by_role("radio", name="Club evening").check(force=True)
    own.get_by_role("radio", name="Pyramids").check(force=True)
    expect(own.get_by_label("Opponent", exact=True).first).to_be_hidden()
    own.get_by_label("Deals at each table").fill("99")
    own.get_by_role("button", name="Make the evening").click()
    ann.page.wait_for_url("**/evening/club")
    evening = {"game": "pyramids", "seats": 2, "options": {}, "edition": None, "deals": 8, "tables": 4, "name": None}
    assert told.said == [("evenings", evening)]


def test_the_edition_is_chosen_where_the_server_has_several(visitors: Visitors) -> None:
    told = Told("done")
    ann = visitors.come().enter("Ann")
    house = ann.get("/api/house")
    house["editions"]["imhotep"].append("grandma")
    ann.page.route(re.compile("/api/house"), lambda route: route.fulfill(json=house))
    told.at(ann, "/challenges")
    own = ann.see("#own-deal")
    own.get_by_text("More options").click()
    own.get_by_label("Edition").select_option("grandma")
    own.get_by_role("button", name="Make a link").click()
    ann.page.wait_for_url("**/challenge/own-1")
    assert told.said[0][1]["edition"] == "grandma"


def test_a_club_evening_shows_its_tables_and_the_scoring(visitors: Visitors) -> None:
    told = Told()
    told.more = {"kind": "deal", "id": "club-2"}
    ann = told.at(visitors.come(PHONE, language="en").enter("Ann"), "/challenge/club-2")
    ann.page.wait_for_url("**/evening/club")
    expect(ann.see(".c-progress")).to_contain_text("3 of 6 games over")
    expect(ann.see(".e-scores tbody tr")).to_have_text(
        [
            "You10041110041 points–",
            "Bob0361036 points–",
            "Bob–381–38 points–",
            "Dora–0040 pointswith helptoo late",
        ]
    )
    deals = ann.see(".e-tables > li").first.locator(".e-deals > li > *")
    assert deals.evaluate_all("all => all.map(one => one.localName)") == ["a", "p"], "only one may be watched"
    expect(ann.page.get_by_role("link", name="All points as a file (CSV)")).to_have_attribute(
        "href", "/api/evenings/club/scores.csv"
    )
    assert not ann.is_too_wide()
    assert barriers(ann.page) == []
    ann.page.route("**/table/t9", lambda route: route.fulfill(body="there"))
    ann.button("Table 3, Deal 1").click()
    ann.page.wait_for_url("**/table/t9")
    assert told.said == [("evenings/club/tables/3/deals/1/open", {})]


def test_at_an_evening_without_scores_the_tables_come_first(visitors: Visitors) -> None:
    ann = visitors.come(PHONE).enter("Ann")
    made = ann.post("/api/evenings", {"game": "pyramids", "seats": 2, "deals": 1, "tables": 2})
    ann.page.goto(f"/evening/{made['id']}")
    expect(ann.see(".c-columns > div").first.get_by_role("heading", level=2)).to_have_text(["The tables", "Scoring"])
    ann.page.route("**/api/evenings/*", lambda route: route.fulfill(json=challenged.evening()))
    ann.page.reload()
    expect(ann.see(".c-columns > div").first.get_by_role("heading", level=2)).to_have_text(["Scoring", "The tables"])


def test_without_a_connection_the_page_says_so(visitors: Visitors) -> None:
    visitors.forgive("Failed to load resource")
    ann = visitors.come()
    ann.page.route("**/api/challenges*", lambda route: route.abort())
    ann.page.goto("/challenges")
    expect(ann.page.get_by_role("alert").first).to_have_text("The server cannot be reached. Check your connection.")
    expect(ann.see(".c-deal")).to_be_hidden()
    expect(ann.see("#own-deal")).to_be_visible()


def test_a_try_leads_from_its_table_to_everyones_results(visitors: Visitors) -> None:
    """All of it at the real server: made, played to the end, and seen."""
    ann = visitors.come().enter("Ann")
    seats = [{"who": "you"}, {"who": "bot", "level": "apprentice"}]
    made = ann.post("/api/challenges", {"game": "pyramids", "seats": seats, "days": 1, "name": "Friday"})
    ann.page.goto(f"/challenge/{made['id']}")
    expect(ann.see(".c-deal")).to_contain_text("No one has played it yet.")
    ann.button("Play it: Silver & Gold: Pyramids, two players, against Apprentice").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.see(".of-challenge")).to_contain_text("with a hint or a take-back it counts as “with help”")
    ann.see("#hint-tool").click()
    expect(ann.see(".hint .warned")).to_contain_text("In a challenge a hint counts")
    play_to_the_end(ann, ann.page.url.rpartition("/")[2])
    ann.page.reload()
    ann.button("Show the result").click()
    everyone = ann.see("#end").get_by_role("link", name="See how everyone did")
    last = box(ann.see("#end .pad tr").last)
    assert last["y"] + last["height"] <= box(ann.see("#end p.end-deeds"))["y"] + 1  # nothing lies over the pad
    everyone.click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Friday")
    expect(ann.see(".r-big b")).not_to_be_empty()
    expect(ann.see(".c-crowd tbody tr")).to_have_count(1)
    expect(ann.see(".c-share output")).to_contain_text("Saqqara, Friday")
    expect(ann.see("[data-part=go] small").first).to_have_text("A game for fun does not count.")
    ann.button("Play for fun").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.see(".of-challenge")).to_contain_text("A challenge, played for fun: it does not count.")
