"""A Chromium and a house for the tests of the pages. Whatever a page complains about fails the test that opened it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.houses import House, open_house
from tests.web.visitors import Visitors, open_browser, visiting


@pytest.fixture(scope="package")  # not of the session: the loop of playwright is in the way of tests with their own
def browser() -> Iterator[Browser]:
    with open_browser() as one:
        yield one


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as one:
        yield one


@pytest.fixture
def visitors(browser: Browser, house: House) -> Iterator[Visitors]:
    """People with browsers of their own; in the end none of their pages may have complained."""
    with visiting(browser, house.address) as all_of_them:
        yield all_of_them
