"""A house that is told of a third game serves it: over HTTP, and at a page that draws it plainly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from saqqara import Match
from saqqara.games import GAMES_VARIABLE
from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, bot
from tests.server.houses import House, open_house
from tests.web.barriers import barriers
from tests.web.playing import play_by_hand
from tests.web.visitors import DESKTOP, PHONE, Visitors, open_browser, visiting

TWO = [ME | {"name": "Ada"}, ME | {"name": "Bo"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(GAMES_VARIABLE, "tests.third_game:RACE")
        with open_house(tmp_path_factory.mktemp("house")) as one:
            yield one


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with open_browser() as one:
        yield one


@pytest.fixture
def visitors(browser: Browser, house: House) -> Iterator[Visitors]:
    with visiting(browser, house.address) as all_of_them:
        yield all_of_them


def test_a_program_plays_it_over_http(house: House) -> None:
    with httpx.Client(base_url=house.address, timeout=PATIENCE_S) as http:
        token = http.post("/api/people", json={"name": "Ada", "keep": "token"}).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        assert http.get("/api/house").json()["games"] == ["imhotep", "pyramids", "race"]
        table = http.post("/api/tables", json={"game": "race", "seats": TWO}).json()
        path = f"/api/tables/{table['id']}"
        for turn in range(9):
            view = http.get(f"{path}/view", params={"seat": turn % 2}).json()
            assert view["legal"] == ["walk", "run"]
            said = {"type": "move", "seat": turn % 2, "ask": view["ask"], "move": "walk"}
            assert http.post(f"{path}/messages", json=said).is_success
        shown: dict[str, Any] = http.get(path).json()
        assert shown["status"] == "over"
        assert shown["outcome"]["places"] == [1, 2]
        record = http.get(f"{path}/record").text
        assert record.startswith("game: race")
        assert Match.from_record(record).points == (5, 4)


def test_a_game_that_nobody_has_registered_is_refused(house: House) -> None:
    with httpx.Client(base_url=house.address, timeout=PATIENCE_S) as http:
        token = http.post("/api/people", json={"name": "Ada", "keep": "token"}).json()["token"]
        answer = http.post(
            "/api/tables", json={"game": "chess", "seats": TWO}, headers={"Authorization": f"Bearer {token}"}
        )
        assert answer.status_code == 400
        assert answer.json()["error"] == "bad_message"
        assert "chess" in answer.json()["message"]


@pytest.mark.soak
def test_a_person_plays_a_bot_at_the_page(visitors: Visitors) -> None:
    ann = visitors.come(DESKTOP).enter("Ann")
    ann.open("race", [ME, bot("apprentice")])
    expect(ann.see("#game")).to_have_text("Race")
    expect(ann.page).to_have_title(re.compile("Your turn – Race"))
    expect(ann.see("#rules-way")).to_be_hidden()
    expect(ann.see("#board .of-seats thead")).to_contain_text("Ann")
    assert play_by_hand(ann) >= 3  # the bot may run, with luck
    expect(ann.see(".verdict")).to_have_text(re.compile("^You (win|share|came second)"))
    expect(ann.see(".pad tbody th")).to_have_text("Steps")
    expect(ann.see(".pad tfoot td")).to_contain_text(["5"])
    ann.see("#end [data-do=close-dialog]").click()
    expect(ann.see("#log")).to_contain_text(re.compile("Ann.?: advanced, steps 1"))
    assert barriers(ann.page) == []


def test_two_people_play_by_keys_on_a_phone(visitors: Visitors) -> None:
    ada = visitors.come(PHONE, theme="dark").enter("Ada")
    ada.open("race", TWO)
    for turn in range(9):
        expect(ada.prompt).to_have_text(re.compile(f"{('Ada', 'Bo')[turn % 2]}.*: Choose a move"))
        box = ada.see("#moves button").first.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        before = ada.position
        if turn % 2:
            ada.page.keyboard.press("1")
        else:
            ada.see("#moves button").first.focus()
            ada.page.keyboard.press("Enter")
        expect(ada.see(f'#main[data-position="{before}"]')).to_have_count(0)
    expect(ada.see(".verdict")).to_have_text(re.compile("Ada.? wins"))
    assert not ada.is_too_wide()


def test_its_lesson_is_played_in_the_browser(visitors: Visitors) -> None:
    """All that it needs is in its folder; what it lights is only known to a school of its own."""
    ann = visitors.come()
    ann.page.goto("/learn")
    lesson = ann.see('.lesson[href="/learn/race/two-steps"]')
    expect(lesson).to_contain_text("Two steps")
    expect(lesson).to_contain_text("Walk or run.")
    lesson.click()
    expect(ann.see(".c-say")).to_contain_text("You are two steps from the end.")
    ann.see("#moves button").nth(0).click()
    expect(ann.see(".c-answer")).to_contain_text("That is one step only.")
    ann.see("[data-coach=next]").click()
    ann.see("#moves button").nth(1).click()
    expect(ann.see(".c-say")).to_contain_text("you have won.")


@pytest.mark.soak
def test_the_pages_know_its_name_and_keys_before_and_during_the_match(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    table = ann.open("race", [ME, OPEN], listed=True)
    expect(ann.see("#about-title")).to_have_text("Race")
    ann.page.goto("/")
    expect(ann.see(f'a[href="/table/{table["id"]}"] b')).to_have_text("Race")
    ann.open("race", TWO)
    ann.page.keyboard.press("?")
    expect(ann.see(".keys")).to_contain_text("Play the move with this number")
