"""One person in two browsers: the link and its page, devices, the recovery phrase, leaving and being forgotten."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.barriers import barriers
from tests.web.visitors import PHONE, Visitor, Visitors


def at_devices(visitor: Visitor) -> Visitor:
    """The sections about devices."""
    visitor.page.goto("/continue")
    expect(visitor.page.locator(".n-devices li").first).to_be_visible()
    return visitor


def link_of(visitor: Visitor) -> str:
    at_devices(visitor).page.get_by_role("button", name="Show a link").click()
    return visitor.page.get_by_label("Link for your other device").input_value()


def test_a_link_brings_somebody_to_another_browser(visitors: Visitors) -> None:
    desk, phone, late = visitors.come().enter("Ann"), visitors.come(PHONE, language="pl"), visitors.come()
    link = link_of(desk)
    word = link.partition("#")[2]
    expect(desk.see(".n-clock")).to_have_text(re.compile(r"(10:00|9:\d\d) left"))
    assert desk.page.locator(".n-qr path").get_attribute("d")
    desk.page.get_by_role("button", name="Copy the link").click()
    expect(desk.see(".n-buttons")).to_contain_text(re.compile("Link copied|copy it by hand"))
    expect(desk.see(".topbar nav.doors")).to_contain_text("Your games")
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url + str(request.headers)))
    phone.page.goto(link)
    expect(phone.see(".n-name")).to_contain_text("Ann")
    assert "#" not in phone.page.url
    assert barriers(phone.page) == []
    phone.page.get_by_role("button", name="Kontynuuj jako").click()
    phone.page.wait_for_url("**/")
    assert not any(word in request for request in asked), "the secret is in a body alone"
    assert phone.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["name"] == "Ann"
    phone.page.go_back()
    assert word not in phone.page.url, "the history does not keep it"
    visitors.forgive("409")
    late.page.goto(link)
    expect(late.see("#trouble")).to_contain_text("a link works once")


def test_a_link_that_was_cut_off_is_no_good_and_the_skip_link_is_none(visitors: Visitors) -> None:
    visitors.forgive("400")
    ann = at_devices(visitors.come().enter("Ann"))
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    expect(ann.see("#main")).to_be_focused()
    assert ann.page.url.endswith("#main")
    ann.page.evaluate("location.hash = 'cut-off'")
    expect(ann.see("#trouble")).to_contain_text("a link works once")
    assert "cut-off" not in ann.page.url


def test_whoever_is_somebody_else_is_told_what_happens(visitors: Visitors) -> None:
    desk, other = visitors.come().enter("Ann"), visitors.come().enter("Bob")
    other.page.goto(link_of(desk))
    expect(other.see("#who")).to_contain_text(re.compile("Games of .?Bob.? stay with .?Bob"))
    other.page.get_by_role("button", name="Continue as").click()
    other.page.wait_for_url("**/")
    assert other.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["name"] == "Ann"


def test_a_phrase_is_shown_once_and_brings_somebody_back(visitors: Visitors) -> None:
    desk, phone = at_devices(visitors.come().enter("Ann")), visitors.come(PHONE, theme="dark")
    desk.page.get_by_role("button", name="Make a phrase").click()
    expect(desk.page.locator(".n-words li")).to_have_count(12)
    assert barriers(desk.page) == []
    phrase = " ".join(desk.page.locator(".n-words li").all_text_contents())
    desk.page.get_by_role("button", name="I have written them down").click()
    expect(desk.page.locator(".n-words")).to_have_count(0)
    expect(desk.page.locator("[data-key=phrase]")).to_contain_text("You have a recovery phrase since")
    phone.page.goto("/continue")
    phone.page.get_by_label("Recovery phrase").fill(phrase)
    phone.page.get_by_role("button", name="Check the phrase").click()
    phone.page.get_by_role("button", name="Continue as").click()
    phone.page.wait_for_url("**/")
    at_devices(phone)
    expect(phone.page.locator(".n-devices li")).to_have_count(2)
    phone.page.get_by_role("button", name="Sign out").click()
    expect(phone.page.locator(".n-devices li")).to_have_count(1)
    assert desk.page.evaluate("fetch('/api/house').then((answer) => answer.json())")["name"] is None
    phone.page.get_by_role("button", name="Leave this device").click()
    expect(phone.see(".n-question")).to_contain_text("This device will not be")
    phone.page.get_by_role("button", name="Leave", exact=True).click()
    phone.page.wait_for_url("**/")
    assert phone.page.evaluate("fetch('/api/house').then((answer) => answer.json())")["name"] is None


def test_somebody_is_forgotten_after_a_second_thought(visitors: Visitors) -> None:
    ann = at_devices(visitors.come(PHONE).enter("Ann"))
    ann.page.get_by_role("button", name="Forget me …").click()
    ann.page.get_by_role("button", name="Stay").click()
    ann.page.get_by_role("button", name="Forget me …").click()
    name = ann.page.locator("input[name=confirm]")
    name.fill("Bob")
    ann.page.get_by_role("button", name="Forget me for ever").click()
    expect(ann.page.locator("form [role=alert]")).to_have_text("That is not your name.")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url) if request.method == "DELETE" else None)
    name.fill("Ann")
    ann.page.get_by_role("button", name="Forget me for ever").click()
    ann.page.wait_for_url("**/")
    assert len(asked) == 1, "asked for once, however often the page was drawn"
    assert ann.page.evaluate("fetch('/api/house').then((answer) => answer.json())")["name"] is None
