"""A Chromium and a house for the tests of the pages. Whatever a page complains about fails the test that opened it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.effort import IS_ALL
from tests.equipment import chromium, page_browser
from tests.server.houses import House, open_house
from tests.web.finished import bring_in
from tests.web.visitors import Visitors, launched, visiting

COMPARED = ("test_pictures.py", "test_drawing.py")  # drawn parts are compared there; in the soak everywhere

MADE_UP = "from tests.server.reviewing import install; install(0.05)"  # no review is computed here


@pytest.fixture(scope="package")  # not of the session: the loop of playwright is in the way of tests with their own
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, page_browser()) as one:
        yield one


@pytest.fixture(scope="package")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """One that has push messages, which one without windows has not."""
    with launched(playwright, chromium()) as one:
        yield one


@pytest.fixture(scope="package")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of the house."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="package")
def finished(data: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Which table of the house shows which of the records."""
    return bring_in(data, tmp_path_factory.mktemp("records"))


@pytest.fixture(scope="package")
def house(data: Path, finished: dict[str, str]) -> Iterator[House]:
    with open_house(data, first=MADE_UP) as one:
        yield one


@pytest.fixture
def visitors(
    browser: Browser, house: House, finished: dict[str, str], request: pytest.FixtureRequest
) -> Iterator[Visitors]:
    """People with browsers of their own; in the end none of their pages may have complained."""
    with visiting(browser, house.address, finished) as all_of_them:
        all_of_them.compares = IS_ALL or request.path.name in COMPARED
        yield all_of_them
