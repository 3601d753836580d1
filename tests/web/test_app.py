"""The pages install as an app, open without a connection, and say when there is none."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools.web_shell import LIST, WEB, shell

import saqqara
from saqqara.school.puzzles import puzzles
from tests.server.houses import House
from tests.web.visitors import PATIENCE, PHONE

MANIFEST: dict[str, Any] = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
PAGES = sorted(page.name for page in WEB.glob("*.html"))


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height, as the head of a PNG tells them."""
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n\x1a\n"), picture
    width, height = struct.unpack(">II", head[16:])
    return width, height


def test_the_manifest_says_what_an_app_needs() -> None:
    assert MANIFEST["name"].startswith("Saqqara")
    assert len(MANIFEST["short_name"]) <= 12
    assert (MANIFEST["start_url"], MANIFEST["scope"], MANIFEST["display"]) == ("/", "/", "standalone")
    for colour in ("theme_color", "background_color"):
        assert re.fullmatch("#[0-9a-f]{6}", MANIFEST[colour])


def test_shortcuts_lead_to_pages_that_open_without_a_connection() -> None:
    worker = (WEB / "sw.js").read_text(encoding="utf-8")
    forms = [re.compile(form.replace("\\/", "/")) for form in re.findall(r"^  \[/(.+)/, ", worker, flags=re.MULTILINE)]
    assert 1 <= len(MANIFEST["shortcuts"]) <= 4, "systems show no more"
    for shortcut in MANIFEST["shortcuts"]:
        assert any(form.search(shortcut["url"]) for form in forms), shortcut["url"]
        assert len(shortcut["name"]) <= 30


def test_the_mark_of_a_notice_is_a_shape_on_nothing() -> None:
    """Android paints it in one colour."""
    picture = WEB / "pictures" / "badge-96.png"
    assert size_of(picture) == (96, 96)
    assert picture.read_bytes()[25] == 6, "expected a picture with alpha"


def test_icons_are_there_in_the_sizes_they_claim() -> None:
    offered = set()
    for icon in MANIFEST["icons"]:
        width, height = size_of(WEB / icon["src"].removeprefix("/web/"))
        assert icon["sizes"] == f"{width}x{height}"
        offered.add((width, icon["purpose"]))
    assert offered == {(size, purpose) for size in (192, 512) for purpose in ("any", "maskable")}


def test_every_page_opens_without_a_connection() -> None:
    worker = (WEB / "sw.js").read_text(encoding="utf-8")
    assert [page for page in PAGES if f'"/web/{page}"' not in worker] == []


@pytest.mark.parametrize("page", PAGES)
def test_pages_belong_to_the_app(page: str) -> None:
    html = (WEB / page).read_text(encoding="utf-8")
    assert '<link rel="manifest" href="/manifest.webmanifest">' in html
    assert "/web/scripts/pages/app.js" in html


def test_the_shell_holds_all_files_of_the_pages() -> None:
    assert json.loads(LIST.read_text(encoding="utf-8")) == shell(), "run: make pages"


def test_the_worker_is_of_this_version() -> None:
    """With another version, browsers fetch the whole shell anew."""
    assert f'const VERSION = "{saqqara.__version__}";' in (WEB / "sw.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def with_worker(browser: Browser, house: House) -> Iterator[BrowserContext]:
    """A browser with a service worker; other tests need none. It keeps the whole shell, once for all tests."""
    width, height = PHONE
    one = browser.new_context(
        base_url=house.address, viewport={"width": width, "height": height}, service_workers="allow"
    )
    one.set_default_timeout(PATIENCE)
    yield one
    one.close()


@pytest.fixture
def context(with_worker: BrowserContext) -> Iterator[BrowserContext]:
    """The same browser without pages, and connected."""
    yield with_worker
    with_worker.set_offline(False)
    for page in with_worker.pages:
        page.close()


IS_KEPT = """async (address) => {
  while (!(await caches.match(address))) await new Promise((soon) => setTimeout(soon, 50));
}"""


def test_a_lesson_that_was_opened_is_played_without_a_connection(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/learn/imhotep/first-voyage")
    coach = page.locator(".coach")
    expect(coach).to_have_attribute("data-step", "0/0/false")
    for kept in ("/api/lessons", "/api/lessons/imhotep/first-voyage"):
        page.evaluate(IS_KEPT, kept)
    context.set_offline(True)
    page.reload()
    expect(coach).to_have_attribute("data-step", "0/0/false")
    page.locator('[data-pick="action load"]:visible').click()
    page.locator('[data-pick^="move load "]:visible').first.click()
    expect(page.locator(".c-answer")).to_contain_text("Loading comes next.")
    page.locator("[data-coach=next]").click()
    for step in range(1, 7):
        page.locator("[data-coach=skip]").click()
        if step < 6:
            expect(coach).to_have_attribute("data-step", f"{step}/0/false")
    expect(coach).to_have_attribute("data-state", "over")

    page.goto("/learn/imhotep/wrath")
    expect(page.locator("#nothing-said")).to_contain_text("Lessons that you have opened work without one.")
    expect(page.locator("#nothing-again")).to_be_visible()


def test_a_puzzle_that_was_opened_can_be_studied_without_a_connection(context: BrowserContext) -> None:
    opened = next(one for one in puzzles("imhotep") if "take" in one.match().legal(one.seat))
    unopened = puzzles("pyramids")[0]
    page = context.new_page()
    page.goto(f"/puzzles/{opened.id}")
    feed, note = page.locator(".z-feed"), page.locator(".z-offline")
    expect(feed).to_have_class(re.compile("is-open"))
    expect(note).to_have_count(0)
    for kept in ("/api/puzzles?game=imhotep", f"/api/puzzles/{opened.id}"):
        page.evaluate(IS_KEPT, kept)
    context.set_offline(True)
    page.reload()
    expect(feed).to_have_class(re.compile("is-open"))
    expect(note).to_contain_text("trying a move needs a connection")
    expect(page.locator("[data-do=answer]")).to_have_attribute("aria-disabled", "true")
    take = page.locator('[data-pick="action take"]:visible')
    take.click()
    expect(feed).to_have_class(re.compile("is-open"))
    expect(page.locator(".z-choices")).to_have_count(0)
    context.set_offline(False)
    expect(note).to_have_count(0)
    take.click()
    expect(feed).to_have_class(re.compile("is-(wrong|right)"))

    context.set_offline(True)
    page.goto(f"/puzzles/{unopened.id}")
    expect(page.locator(".puzzle .trouble")).to_contain_text("Puzzles that you have opened")


def test_the_puzzles_of_the_day_are_there_without_a_connection_once_their_list_was_seen(
    context: BrowserContext,
) -> None:
    page = context.new_page()
    page.goto("/puzzles")
    days = page.locator(".q-today a")
    expect(days).to_have_count(2)
    for link in days.evaluate_all("all => all.map((one) => one.getAttribute('href'))"):
        page.evaluate(IS_KEPT, f"/api{link}")
    context.set_offline(True)
    page.reload()
    days.last.click()
    expect(page.locator(".z-feed.is-open")).to_be_visible()
    expect(page.locator(".z-offline")).to_be_visible()


def visit_and_lose_the_connection(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    expect(page.locator("#offline")).to_be_empty()
    context.set_offline(True)
    return page


def test_the_house_serves_worker_and_manifest(context: BrowserContext) -> None:
    worker = context.request.get("/sw.js")
    assert worker.ok
    assert worker.headers["content-type"].startswith("text/javascript")
    manifest = context.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert manifest.json() == MANIFEST
    assert "manifest-src 'self'" in context.request.get("/").headers["content-security-policy"]


@pytest.mark.soak
def test_the_start_page_opens_without_a_connection(context: BrowserContext) -> None:
    page = visit_and_lose_the_connection(context)
    expect(page.locator("#offline")).to_contain_text("No connection.")
    page.reload()
    expect(page.locator("#offline")).to_contain_text("No connection.")
    expect(page.locator("#summary")).to_contain_text("Mason")
    page.get_by_role("button", name="Play here").click()
    expect(page.locator("#trouble")).to_have_text("The server cannot be reached. Check your connection.")
    context.set_offline(False)
    expect(page.locator("#offline")).to_be_empty()
    page.get_by_role("button", name="Play here").click()
    page.wait_for_url("**/table/*")


def test_a_page_asks_again_when_the_connection_is_back(context: BrowserContext) -> None:
    page = visit_and_lose_the_connection(context)
    page.goto("/challenges")
    expect(page.locator("[data-part=trouble]")).to_contain_text("The server cannot be reached.")
    context.set_offline(False)
    expect(page.locator("#offline")).to_be_empty()
    expect(page.locator("[data-part=trouble]")).to_be_hidden()
    expect(page.get_by_role("heading", name="The deal")).to_be_visible()


def test_tables_and_missing_pages_open_without_a_connection(context: BrowserContext) -> None:
    page = visit_and_lose_the_connection(context)
    page.goto("/table/anywhere")
    expect(page.locator("#offline")).to_contain_text("No connection.")
    page.goto("/rules")
    expect(page.locator("#offline")).to_contain_text("No connection.")
    with page.expect_request("**/api/health"):
        page.get_by_role("button", name="Try again").click()
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    page.get_by_role("link", name="To the start page").click()
    expect(page.locator("#summary")).to_contain_text("Mason")


def test_what_is_said_at_tables_is_never_kept(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()  # the worker sees everything that this page asks for
    expect(page.locator("#version")).not_to_be_empty()
    kept: list[str] = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())"
        ".map(({ url }) => new URL(url).pathname)))).then((lists) => lists.flat())"
    )
    assert set(kept) >= set(json.loads(LIST.read_text(encoding="utf-8")))
    assert not [path for path in kept if not path.startswith(("/web/", "/api/lessons", "/api/puzzles"))]


def test_a_page_that_is_not_there_shows_the_way_home(context: BrowserContext) -> None:
    page = context.new_page()
    answer = page.goto("/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    page.get_by_role("link", name="To the start page").click()
    expect(page.locator("#summary")).not_to_be_empty()
