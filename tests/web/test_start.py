"""The start page: one click plays, friends are invited, bots are watched; what was chosen is there next time."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.effort import first_of, some_of
from tests.server.guests import ME, OPEN
from tests.web.barriers import barriers
from tests.web.my_games import NOW, answer_all
from tests.web.playing import play_to_the_end
from tests.web.test_moments import box
from tests.web.visitors import PHONE, Theme, Visitor, Visitors

LOCALES = Path(str(files("saqqara.web"))) / "locales"
DESK, TABLET, LYING = (1440, 900), (1024, 768), (844, 390)

# Of some texts those that the chosen option of a select has no room for; its arrow takes a line's height.
CUT_CHOICES = """(select, texts) => {
  const { font, paddingLeft, paddingRight, fontSize } = getComputedStyle(select);
  const pen = Object.assign(document.createElement("canvas").getContext("2d"), { font });
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 1.5 * parseFloat(fontSize);
  return texts.filter((text) => pen.measureText(text).width > room);
}"""


def arrive(visitor: Visitor) -> Visitor:
    visitor.page.goto("/")
    expect(visitor.see("#summary")).not_to_be_empty()
    expect(visitor.see("#version")).not_to_be_empty()  # the house has answered
    return visitor


def choose(visitor: Visitor, seat: int, who: str) -> None:
    visitor.page.get_by_label(f"Who has seat {seat}").select_option(who)


def opened(visitor: Visitor, button: str) -> dict[str, Any]:
    """The table that a button opens."""
    visitor.button(button).click()
    visitor.page.wait_for_url("**/table/*")
    table = visitor.page.url.partition("/table/")[2].partition("#")[0]
    answer: dict[str, Any] = visitor.page.request.get(f"/api/tables/{table}").json()
    return answer


def sitting(table: dict[str, Any]) -> list[str]:
    return [seat.get("level") or seat["who"] for seat in table["seats"]]


@pytest.mark.soak
def test_a_newcomer_plays_against_a_bot_by_one_click(visitors: Visitors) -> None:
    ann = arrive(visitors.come())
    expect(ann.see("#newcomer")).to_be_visible()
    table = opened(ann, "Play here")
    assert table["game"] == "imhotep"
    assert sitting(table) == ["person", "mason"]
    assert table["status"] == "playing"
    assert table["seats"][0]["name"].startswith("Guest")


def test_play_here_seats_whoever_was_chosen(visitors: Visitors) -> None:
    ann = arrive(visitors.come(PHONE))
    ann.page.get_by_label("Your name").fill("Ann")
    ann.see("input[name=count][value='4']").check(force=True)
    choose(ann, 2, "here")
    choose(ann, 3, "open")
    choose(ann, 4, "vizier")
    ann.page.get_by_label("Name of the player on seat 2").fill("Bob")
    ann.button("All B").click()
    ann.page.get_by_role("switch", name="Wrath of the Pharaoh").check()
    expect(ann.see("#summary")).to_contain_text("Bob")
    table = opened(ann, "Play here")
    assert sitting(table) == ["person", "person", "open", "vizier"]
    assert [seat["name"] for seat in table["seats"][:2]] == ["Ann", "Bob"]
    assert table["options"] == {"sides": "BBBBB", "wrath": True}


def test_invite_leaves_every_seat_but_yours_to_friends(visitors: Visitors) -> None:
    ann = arrive(visitors.come())
    ann.page.get_by_role("radio", name="Silver & Gold: Pyramids").check(force=True)
    ann.see("input[name=count][value='3']").check(force=True)
    choose(ann, 2, "me")
    expect(ann.see("#invite-frees")).to_have_text("Inviting opens all other seats for friends.")
    table = opened(ann, "Invite friends by link")
    assert table["game"] == "pyramids"
    assert sitting(table) == ["open", "person", "open"]
    expect(ann.see("#link")).to_have_value(re.compile("#invite="))


@pytest.mark.soak
def test_invite_leaves_bots_where_a_friend_has_a_seat_already(visitors: Visitors) -> None:
    ann = arrive(visitors.come())
    ann.see("input[name=count][value='3']").check(force=True)
    choose(ann, 1, "apprentice")
    expect(ann.see("#invite-frees")).to_contain_text("Inviting gives you the first seat")
    choose(ann, 1, "me")
    choose(ann, 3, "open")
    expect(ann.see("#invite-frees")).to_be_hidden()
    assert sitting(opened(ann, "Invite friends by link")) == ["person", "mason", "open"]


@pytest.mark.soak
def test_at_a_desk_all_choices_are_there_without_scrolling(visitors: Visitors) -> None:
    """Whatever tables stand beside them."""
    ann = arrive(visitors.come((1440, 900)))
    for part in ("#new-table", "#go"):
        box = ann.see(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 870


@pytest.mark.parametrize("size", [DESK, (820, 1180)])
def test_no_hole_is_left_beside_what_a_newcomer_reads(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = arrive(visitors.come(size))
    newcomer, tables = (box(ann.see(part)) for part in ("#newcomer", "#open-part"))
    assert abs(newcomer["width"] - tables["width"]) < 1
    assert newcomer["y"] + newcomer["height"] < tables["y"]
    assert box(ann.see(".foot a"))["height"] >= 36


def test_a_newcomer_reads_how_a_turn_goes_in_both_games(visitors: Visitors) -> None:
    ann = arrive(visitors.come())
    steps = ann.see(".steps:visible")
    expect(steps.locator("b")).to_have_text(["Take stones", "Load a stone", "Sail a ship", "Play a blue card"])
    ann.see("input[name=game][value=pyramids]").check(force=True)
    expect(steps.locator("b").first).to_have_text("One shape for all")


@pytest.mark.soak
def test_sides_explain_themselves_and_those_of_a_first_game_need_one_click(visitors: Visitors) -> None:
    ann = arrive(visitors.come(PHONE))
    about = ann.see(".site-sides .side-about")
    ann.button("All B").click()
    ann.see("input[name=wrath]").check(force=True)
    told_b = about.all_inner_texts()
    ann.button("First game").click()
    told_a = about.all_inner_texts()
    assert all(told_a)
    assert not set(told_a) & set(told_b)
    expect(ann.see("#summary")).to_contain_text("Sides A\u00a0A\u00a0A\u00a0A\u00a0A.")
    expect(ann.see("input[name=wrath]")).not_to_be_checked()


def test_watch_lets_bots_of_the_chosen_levels_play(visitors: Visitors) -> None:
    ann = arrive(visitors.come(PHONE))
    ann.see("input[name=count][value='3']").check(force=True)
    choose(ann, 2, "apprentice")
    choose(ann, 3, "architect")
    table = opened(ann, "Watch")
    assert sitting(table) == ["apprentice", "apprentice", "architect"]
    assert not any(seat.get("is_yours") for seat in table["seats"])


def test_more_choices_are_all_there(visitors: Visitors) -> None:
    ann = arrive(visitors.come((1280, 800)))
    ann.see(".more > summary").click()
    texts = [path.read_text(encoding="utf-8") for path in LOCALES.glob("*/start.ftl")]
    choices = re.findall(r"^new-chat-(?:usual|on|off) = (.+)$", "\n".join(texts), re.MULTILINE)
    assert ann.see("select[name=chat]").evaluate(CUT_CHOICES, choices) == []
    ann.see("select[name=clock]").select_option("per_player")
    ann.see("input[name=player_time]").fill("15")
    ann.see("input[name=increment]").fill("5")
    ann.see("select[name=at_zero]").select_option("bot_takes_over")
    ann.see("input[name=stands_in]").check()
    ann.see("input[name=stand_in_time]").fill("3")
    ann.see("select[name=stand_in]").select_option("architect")
    ann.see("input[name=listed]").check()
    ann.see("select[name=chat]").select_option("on")
    table = opened(ann, "Play here")
    assert table["clock"] == {"kind": "per_player", "seconds": 900, "increment": 5}
    assert (table["at_zero"], table["stand_in_after"], table["stand_in"]) == ("bot_takes_over", 180, "architect")
    assert table["chat"]
    assert table["listed"]


@pytest.mark.parametrize(
    ("is_listed", "choice", "has_chat"),
    first_of([(True, None, False), (False, None, True), (True, "on", True), (False, "off", False)], 1),
)
def test_friends_by_link_have_chat_and_tables_in_the_lobby_have_none_unless_it_is_chosen(
    visitors: Visitors, is_listed: bool, choice: str | None, has_chat: bool
) -> None:
    ann = arrive(visitors.come())
    ann.see(".more > summary").click()
    ann.see("input[name=listed]").set_checked(is_listed)
    if choice:
        ann.see("select[name=chat]").select_option(choice)
    assert opened(ann, "Invite friends by link")["chat"] is has_chat


@pytest.mark.soak
def test_there_is_only_one_you(visitors: Visitors) -> None:
    ann = arrive(visitors.come())
    ann.page.get_by_label("Your name").fill("Ann")
    choose(ann, 2, "me")
    expect(ann.page.get_by_label("Who has seat 1")).to_have_value("mason")
    expect(ann.page.get_by_label("Your name")).to_have_count(1)
    expect(ann.page.get_by_label("Your name")).to_have_value("Ann")


def test_choices_are_there_next_time(visitors: Visitors) -> None:
    ann = arrive(visitors.come())
    ann.see("input[name=count][value='3']").check(force=True)
    choose(ann, 3, "architect")
    ann.page.get_by_role("group", name="Temple").get_by_role("radio", name="B").check(force=True)
    ann.see(".more > summary").click()
    ann.see("select[name=clock]").select_option("per_move")
    ann.page.reload()
    expect(ann.page.get_by_label("Who has seat 3")).to_have_value("architect")
    expect(ann.see("#summary")).to_contain_text("A\u00a0A\u00a0B\u00a0A\u00a0A")
    expect(ann.see("select[name=clock]")).to_have_value("per_move")


@pytest.mark.soak
def test_what_was_kept_by_an_older_page_does_no_harm(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.goto("/")
    kept = {"seat-0": "sphinx", "game.imhotep": True, "clock": 7, "unheard": []}
    for text in (json.dumps(kept), "{", "null"):
        ann.page.evaluate("text => localStorage.setItem('saqqara.choices', text)", text)
        ann.page.reload()
        expect(ann.page.get_by_label("Who has seat 1")).to_have_value("me")


def test_another_language_needs_no_reload(visitors: Visitors) -> None:
    others = sorted(folder.name for folder in LOCALES.iterdir() if folder.name != "en")
    tag = others[0] if others else "en"
    ann = arrive(visitors.come())
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.evaluate("window.isTheSamePage = true")
    ann.see(f"input[name=language][value={tag}]").check(force=True)
    expect(ann.see("html")).to_have_attribute("lang", tag)
    assert ann.page.evaluate("window.isTheSamePage") is True
    expect(ann.see("input[name=name-0]")).to_have_value("Ann")
    ann.page.reload()
    expect(ann.see("html")).to_have_attribute("lang", tag)
    expect(ann.see(f"input[name=language][value={tag}]")).to_be_checked()


def test_light_and_dark_and_sound_are_kept(visitors: Visitors) -> None:
    ann = arrive(visitors.come())
    sound = ann.button("Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    ann.button("Theme").click()
    ann.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")
    expect(ann.see("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.soak
def test_a_game_that_is_over_tells_place_and_points(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    table = ann.open_elsewhere("imhotep", [ME, ME | {"name": "Bob"}])
    play_to_the_end(ann, table["id"])
    arrive(ann)
    row = ann.see(f"#yours .past a[href^='/table/{table['id']}']")
    expect(row).to_contain_text(re.compile(r"(1st|2nd)\s+Imhotep, \d+ points"))


def test_tables_to_go_on_with_and_to_join(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come()
    table = ann.open("imhotep", [ME, OPEN], listed=True)
    arrive(ann)
    mine = ann.see(f"#yours a[href='/table/{table['id']}']")
    expect(mine).to_contain_text("1 free seat")
    expect(ann.see("#newcomer")).to_be_hidden()
    arrive(bob)
    theirs = bob.see(f"#open a[href='/table/{table['id']}']")
    expect(theirs).to_contain_text("1 free seat")
    theirs.click()
    bob.page.wait_for_url(f"**/table/{table['id']}")


def waiting_table(host: Visitor, game: str = "imhotep") -> dict[str, Any]:
    """A table that anybody can join."""
    return host.open_elsewhere(game, [ME, OPEN], listed=True)


def test_one_press_sits_down_at_a_table_of_somebody_else(visitors: Visitors) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come(PHONE)
    table = waiting_table(ann)
    arrive(bob)
    seat = bob.see(f"#open [data-sit='{table['id']}']")
    expect(seat).to_have_accessible_name(re.compile("^Sit down Imhotep, Ann ?$"))
    assert barriers(bob.page) == []
    seat.click()
    bob.page.wait_for_url(f"**/table/{table['id']}")
    expect(bob.see(".seat .tag.yours")).to_have_count(1)
    seats = bob.get(f"/api/tables/{table['id']}")["seats"]
    assert [seat["who"] for seat in seats] == ["person", "person"]
    assert seats[1]["name"].startswith("Guest")


@pytest.mark.soak
def test_whoever_finds_the_seat_taken_is_told_and_sees_what_is_free(visitors: Visitors) -> None:
    visitors.forgive("403")
    ann, bob, cid = visitors.come().enter("Ann"), visitors.come(), visitors.come().enter("Cid")
    table = waiting_table(ann)
    arrive(bob)
    seat = bob.see(f"#open [data-sit='{table['id']}']")
    expect(seat).to_be_visible()
    cid.post(f"/api/tables/{table['id']}/messages", {"type": "take_seat", "seat": 1})
    bob.page.evaluate("(id) => document.querySelector(`[data-sit='${id}']`)?.click()", table["id"])
    expect(bob.see("#open-trouble")).to_have_text("Someone else took that seat.")
    expect(seat).to_have_count(0)
    bob.button("Play here").click()  # all else works as before
    bob.page.wait_for_url("**/table/*")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("language", "fresh", "later"),
    first_of(
        [
            ("pl", "dopiero otwarty", "czas oczekiwania: 4 minuty"),
            ("en", "just opened", "waiting for 4 minutes"),
            ("nb", "nettopp åpnet", "har ventet i 4 minutter"),
            ("ro", "abia deschisă", "așteaptă de 4 minute"),
            ("fi", "juuri avattu", "odotusaika 4 minuuttia"),
        ],
        1,
    ),
)
def test_how_long_a_seat_has_waited_is_kept_up_to_date(
    visitors: Visitors, language: str, fresh: str, later: str
) -> None:
    ann, bob = visitors.come().enter("Ann"), visitors.come(language=language)
    table = waiting_table(ann)
    created = table["created"]
    bob.page.clock.install(time=created + 10)
    bob.page.goto("/")
    when = bob.see(f"#open a[href='/table/{table['id']}'] time")
    expect(when).to_have_text(fresh)
    bob.page.clock.set_system_time(created + 270)
    bob.page.clock.run_for(11_000)
    expect(when).to_have_text(later)


@pytest.mark.soak
def test_where_no_seat_is_free_a_sentence_tells_how_to_open_one(visitors: Visitors) -> None:
    ann = visitors.come(PHONE)
    full = {"id": "x", "game": "imhotep", "status": "playing", "created": 1.0, "options": {}}
    seats = [{"seat": seat, "who": "bot", "level": "mason"} for seat in (0, 1)]
    listed: list[dict[str, Any]] = []
    ann.page.route("**/api/tables", lambda route: route.fulfill(json={"open": listed, "yours": []}))
    for tables in ([], [full | {"seats": seats}]):
        listed[:] = tables
        arrive(ann)
        expect(ann.see("#none-open")).to_have_text(
            "No seat is free right now. To open one, tick “Public” under “More options” and press “Invite friends by link”."
        )
    listed[:] = [full | {"seats": [seats[0], {"seat": 1, "who": "open"}]}]
    ann.page.reload()
    expect(ann.see("#open [data-sit]")).to_be_visible()
    expect(ann.see("#none-open")).to_be_hidden()


@pytest.mark.soak
def test_another_name_is_told(visitors: Visitors) -> None:
    ann = arrive(visitors.come().enter("Ann"))
    name = ann.page.get_by_label("Your name")
    expect(name).to_have_value("Ann")
    name.fill("Anna")
    name.blur()
    expect(ann.see("#you-said")).to_contain_text("You are \u2068Anna\u2069.")


def test_what_goes_wrong_is_told_beside_the_buttons(visitors: Visitors) -> None:
    visitors.forgive("429")

    def refuse(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=429, json={"error": "too_many", "message": ""})
        else:
            route.fallback()

    ann = arrive(visitors.come(PHONE))
    ann.page.route("**/api/tables", refuse)
    ann.button("Play here").click()
    expect(ann.see("#go #trouble")).to_have_text("Too many requests; wait a moment.")
    ann.page.unroute("**/api/tables")
    assert opened(ann, "Play here")


@pytest.mark.soak
def test_the_keys_have_a_sheet(visitors: Visitors) -> None:
    ann = arrive(visitors.come())
    ann.page.keyboard.press("?")
    sheet = ann.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_be_visible()
    assert barriers(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.page.get_by_label("Your name").press("?")
    expect(sheet).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("size", "theme"), some_of([(size, theme) for size in (DESK, TABLET, PHONE, LYING) for theme in ("light", "dark")])
)
def test_nothing_is_in_the_way(visitors: Visitors, size: tuple[int, int], theme: Theme) -> None:
    ann = visitors.come(size, theme).enter("Ann")
    ann.open("imhotep", [ME, OPEN], listed=True)
    arrive(ann)
    expect(ann.see("#yours .entry:visible, #games-door:visible").first).to_be_visible()
    assert barriers(ann.page) == []
    ann.see(".more > summary").click()
    ann.see("select[name=clock]").select_option("per_player")
    ann.see("input[name=game][value=pyramids]").check(force=True)
    assert barriers(ann.page) == []
    assert not ann.is_too_wide()


def offer_all(visitor: Visitor) -> None:
    """The server has ratings and challenges, and tells of games of somebody who has played a lot."""

    def house(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "ratings": True, "challenges": True})

    answer_all(visitor.page)
    visitor.page.route("**/api/house", house)
    today = [{"id": "c1", "game": "imhotep", "yours": None}]
    visitor.page.route("**/api/challenges", lambda route: route.fulfill(json={"today": today, "own": [], "past": []}))
    visitor.page.clock.install(time=NOW)


def test_your_games_stand_under_the_start_and_the_doors_below(visitors: Visitors) -> None:
    ann = visitors.come(DESK).enter("Ann")
    offer_all(ann)
    arrive(ann)
    expect(ann.page.get_by_role("heading", name="Your games 2 games are waiting for you.")).to_be_visible()
    expect(ann.see("#yours .is-yours")).to_contain_text(["Your turn", "Round 5 of 6"])
    expect(ann.see("#yours .past a")).to_contain_text(["Imhotep, 46 points", "Imhotep, 33 points"])
    doors = ann.page.get_by_role("banner").get_by_role("navigation", name="Pages").get_by_role("link")
    expect(doors.first).to_have_attribute("aria-current", "page")
    expect(doors.last).to_have_attribute("href", "/games")
    names = ["Learn", "Puzzle of the day", "Today’s challenge"]
    expect(ann.see("#doors > a:visible b:visible")).to_have_text(names, use_inner_text=True)
    expect(ann.see("#challenge-door")).to_contain_text("Not played yet")
    assert barriers(ann.page) == []
    ann.see(".more > summary").click()
    hints = ann.page.get_by_role("checkbox", name="Hints")
    expect(hints).to_be_checked()
    ann.page.get_by_role("checkbox", name="Rated").check()
    expect(hints).not_to_be_checked()
    hints.check()
    expect(ann.see("#hints-unrate")).to_be_visible()
    hints.uncheck()
    expect(ann.see("#hints-unrate")).to_be_hidden()
    with ann.page.expect_request(lambda request: request.method == "POST") as asked:
        ann.page.route(
            "**/api/tables", lambda route: route.fulfill(status=429, json={"error": "too_many", "message": ""})
        )
        visitors.forgive("429")
        ann.button("Play here").click()
    wish = json.loads(asked.value.post_data or "{}")
    assert (wish["rated"], wish["hints"]) == (True, False)


def test_on_a_phone_four_doors_stand_above_the_form_in_the_dark_in_polish(visitors: Visitors) -> None:
    ann = visitors.come(PHONE, "dark", language="pl").enter("Ann")
    offer_all(ann)
    arrive(ann)
    doors = ann.see("#doors > a:visible")
    expect(doors).to_have_count(4)
    expect(doors.last).to_contain_text("Twój ruch")
    form = ann.see("#new-table").bounding_box()
    for door in doors.all():
        box = door.bounding_box()
        assert box is not None
        assert form is not None
        assert box["y"] + box["height"] <= form["y"]
    ann.see(".menu-tool").click()
    expect(ann.see("#chrome-menu .doors a").last).to_have_text("Twoje partie")
    assert not ann.is_too_wide()
    assert barriers(ann.page) == []


@pytest.mark.soak
def test_a_name_that_cannot_be_longer_is_told(visitors: Visitors) -> None:
    ann = visitors.come(PHONE)
    ann.page.goto("/")
    name = ann.page.get_by_label("Your name")
    name.fill("Ann")
    expect(ann.see(".place-note").first).to_be_empty()
    name.press_sequentially(" of the Seven Gates of Memphis")
    expect(ann.see(".place-note").first).to_have_text("A name can have at most 20 characters.")
