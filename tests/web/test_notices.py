"""Notices in a real browser: the switch, the title and picture of the tab, and what the service worker shows.

A Chromium of tests reaches no push service, so the subscription is made up by `SUBSCRIBE`, with keys of the test. All else
is real: the server encrypts and posts, the test decrypts, and the browser hands the text to the worker.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from saqqara.languages import LANGUAGES
from tests.patience import PATIENCE_S
from tests.server.houses import House, open_house
from tests.server.pushing import PushService, push_service
from tests.web.visitors import PATIENCE, PHONE, Visitor, Visitors

SUBSCRIBE = """
const told = %s;
const key = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
const made = () => ({
  endpoint: told.endpoint,
  options: { applicationServerKey: bytes(localStorage.subscribed) },
  toJSON: () => told,
  unsubscribe: async () => delete localStorage.subscribed,
});
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  localStorage.subscribed = key(applicationServerKey);
  return made();
};
PushManager.prototype.getSubscription = async () => (localStorage.subscribed ? made() : null);
"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data, lang }) => ({ title, body, tag, data, lang }))"""
PRESSED = """async () => {
  const opened = [];
  self.clients.openWindow = async (url) => opened.push(url);
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  const waited = [];
  event.waitUntil = (work) => waited.push(work);
  self.dispatchEvent(event);
  await Promise.all(waited);
  return opened.map((url) => new URL(url).pathname);
}"""
SUPPORTED_NOT = "delete window.PushManager;"
ON_AN_IPHONE = SUPPORTED_NOT + "Object.defineProperty(navigator, 'standalone', { value: false });"
BLOCKED = "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
WITHOUT_PUSH = """
import importlib.util as u
found = u.find_spec
u.find_spec = lambda name, *more: None if name == "pywebpush" else found(name, *more)
"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    """A push service in a thread: the loop of playwright is in the way here."""
    with in_a_thread() as one:
        yield one


@contextmanager
def in_a_thread() -> Iterator[PushService]:
    loop, services, is_up = asyncio.new_event_loop(), [], threading.Event()
    is_over = asyncio.Event()

    async def serve() -> None:
        async with push_service() as service:
            services.append(service)
            is_up.set()
            await is_over.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert is_up.wait(PATIENCE_S)
    yield services[0]
    loop.call_soon_threadsafe(is_over.set)
    thread.join()
    loop.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), push_to_this_machine=True, notice_after_s=0.0) as one:
        yield one


@pytest.fixture
def finished() -> dict[str, str]:
    return {}


@pytest.fixture
def context(whole_browser: Browser, house: House) -> Iterator[BrowserContext]:
    """A browser with a service worker that may show notices."""
    one = whole_browser.new_context(base_url=house.address, service_workers="allow", locale="nb")
    one.set_default_timeout(PATIENCE)
    one.grant_permissions(["notifications"], origin=house.address)
    yield one
    one.close()


def push_to(page: Page, address: str, said: dict[str, Any]) -> None:
    """Hands a text to the service worker, as the browser does with what a push service sends."""
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(10)
    wire.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": found[0], "data": json.dumps(said)},
    )


def switch_of(page: Page) -> Any:
    return page.locator("#notices input")


def open_menu(page: Page) -> None:
    page.locator("[data-do=open-menu]").first.click()


def wait_for(page: Page, service: PushService, count: int) -> None:
    while len(service.posted) < count:
        page.wait_for_timeout(10)


def test_from_the_switch_to_the_table(
    context: BrowserContext, house: House, service: PushService, visitors: Visitors
) -> None:
    own = service.browser("phone")
    context.add_init_script(SUBSCRIBE % json.dumps({"endpoint": own.endpoint, "keys": own.keys}))
    ann = Visitor(context.new_page(), house.address, {}).enter("Ann")
    table = ann.open("imhotep", [{"who": "me"}, {"who": "open"}])
    bob = visitors.come().enter("Bob")
    seat = {"type": "take_seat", "id": "s1", "seat": 1, "name": "Bob", "invite": table["invite"]}
    bob.post(f"/api/tables/{table['id']}/messages", seat)
    ann.is_asked()

    open_menu(ann.page)
    expect(switch_of(ann.page)).not_to_be_checked()
    switch_of(ann.page).check()
    expect(ann.see("#notices-said")).to_have_text("Denne enheten sier fra, også når ingen side er åpen.")
    ann.see("#menu [data-do=close-dialog]").click()
    ann.play("take")
    ann.page.goto("/puzzles")

    view = bob.get(f"/api/tables/{table['id']}/view?seat=1")
    bob.post(
        f"/api/tables/{table['id']}/messages",
        {"type": "move", "id": "m1", "seat": 1, "ask": view["ask"], "move": "take"},
    )
    wait_for(ann.page, service, 1)
    (said,) = service.read(own)
    assert (said["title"], said["body"]) == ("Din tur", "Imhotep med Bob")

    push_to(ann.page, house.address, said)
    while not (shown := ann.page.evaluate(SHOWN)):
        ann.page.wait_for_timeout(10)
    assert shown == [
        {
            "title": "Din tur",
            "body": "Imhotep med Bob",
            "tag": f"table-{table['id']}",
            "data": f"/table/{table['id']}",
            "lang": "nb",
        }
    ]
    (worker,) = context.service_workers
    assert worker.evaluate(PRESSED) == [f"/table/{table['id']}"]

    ann.visit(table["id"])
    open_menu(ann.page)
    expect(switch_of(ann.page)).to_be_checked()
    switch_of(ann.page).uncheck()
    expect(ann.see("#notices-said")).to_have_text(
        "Denne enheten kan si fra, også når ingen side er åpen. Nettleseren spør deg først."
    )


@pytest.mark.parametrize(
    ("script", "words"),
    [
        (SUPPORTED_NOT, "This browser has no notices."),
        (ON_AN_IPHONE, "On an iPhone or iPad, add Saqqara to the home screen first and open it there."),
        (BLOCKED, "This browser blocks notices. Allow them for this address in its settings."),
    ],
    ids=["unsupported", "iphone", "blocked"],
)
def test_the_switch_says_why_it_cannot_be_used(script: str, words: str, visitors: Visitors) -> None:
    ann = visitors.come(size=PHONE)
    ann.page.add_init_script(script)
    ann.enter("Ann").open("pyramids", [{"who": "me"}, {"who": "open"}])
    open_menu(ann.page)
    expect(ann.see("#notices-said")).to_have_text(words)
    expect(switch_of(ann.page)).to_be_disabled()
    assert not ann.is_too_wide()


def test_a_server_without_notices_says_so(browser: Browser, tmp_path: Path, visitors: Visitors) -> None:
    with open_house(tmp_path, first=WITHOUT_PUSH) as without:
        ann = visitors.come(address=without.address)
        ann.enter("Ann").open("imhotep", [{"who": "me"}, {"who": "open"}])
        open_menu(ann.page)
        expect(ann.see("#notices-said")).to_have_text("This server sends no notices.")
        expect(switch_of(ann.page)).to_be_disabled()


def test_title_and_picture_of_the_tab_tell_the_turn(visitors: Visitors) -> None:
    ann = visitors.come().enter("Ann")
    bob = visitors.come().enter("Bob")
    table = ann.open("imhotep", [{"who": "me"}, {"who": "open"}])
    picture = ann.see('link[rel="icon"]')
    expect(picture).to_have_attribute("href", "/web/pictures/icon.svg")
    seat = {"type": "take_seat", "id": "s1", "seat": 1, "name": "Bob", "invite": table["invite"]}
    bob.post(f"/api/tables/{table['id']}/messages", seat)
    expect(picture).to_have_attribute("href", "/web/pictures/icon-turn.svg")
    expect(ann.page).to_have_title("Your turn – Imhotep")
    ann.play("take")
    expect(picture).to_have_attribute("href", "/web/pictures/icon.svg")

    bob.page.goto("/rules")
    expect(bob.page).to_have_title("(1) Rules")
    expect(bob.see('link[rel="icon"]')).to_have_attribute("href", "/web/pictures/icon-turn.svg")
    view = bob.get(f"/api/tables/{table['id']}/view?seat=1")
    bob.post(
        f"/api/tables/{table['id']}/messages",
        {"type": "move", "id": "m1", "seat": 1, "ask": view["ask"], "move": "take"},
    )
    bob.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(bob.page).to_have_title("Rules")


def test_a_turn_sounds_in_a_tab_that_nobody_sees(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.add_init_script(
        "Object.defineProperty(document, 'hidden', { get: () => true }); localStorage['saqqara.sound'] = 'on';"
        "window.begun = []; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (...when) { begun.push(this.frequency.value); start.apply(this, when); };"
    )
    ann.page.goto("/rules")
    heard = ann.page.evaluate(
        "import('/web/scripts/ui/sounds.js').then(({ sound }) => { sound('coin'); sound('turn'); return begun; })"
    )
    assert heard == [660, 880]


def test_notices_are_translated() -> None:
    from saqqara.server.club.notices import say

    for key in ("push.turn", "push.over"):
        assert len({say(key, language) for language in LANGUAGES}) == len(LANGUAGES)
