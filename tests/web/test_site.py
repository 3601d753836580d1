"""The documentation as a site: it is built without a warning, loads nothing from other servers, and can be searched."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect
from tools import ROOT

from tests.equipment import NOT_RUN
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.soak
LOADING = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "link": "href"}
NOT_LOADED = {"canonical", "next", "prev", "alternate"}  # kinds of <link>


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if find_spec("mkdocs") is None:
        pytest.skip(f"{NOT_RUN}: no MkDocs here; pip install -e '.[docs]'")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stdout + built.stderr) == (0, "")
    return folder


class Loads(HTMLParser):
    """What a page loads by itself; links that a reader may follow are not among it."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        if tag in LOADING and values.get("rel") not in NOT_LOADED:
            self.addresses.append(values.get(LOADING[tag]) or "")


def is_elsewhere(address: str) -> bool:
    return re.match(r"(?:[a-z]+:)?//", address) is not None


def test_pages_and_styles_name_nothing_of_other_servers(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 50
    for page in pages:
        parser = Loads()
        parser.feed(page.read_text(encoding="utf-8"))
        assert [address for address in parser.addresses if is_elsewhere(address)] == [], page.name
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import )['\"]?(?:https?:)?//", sheet.read_text(encoding="utf-8")), sheet.name


def test_the_site_is_read_and_searched_without_other_servers(site: Path, browser: Browser) -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{server.server_port}/"
    asked: list[str] = []
    with browser.new_context() as context:
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        for name in ("index.html", "reference/match.html", "contribute/design.html"):
            page.goto(home + name)
            expect(page.locator("h1")).to_be_visible()
        page.locator("[data-md-component=search-query]").first.fill("undo")
        expect(page.locator(".md-search-result__item").first).to_be_attached(timeout=PATIENCE_S * 1000)
    server.shutdown()
    server.server_close()
    assert [url for url in asked if not url.startswith((home, "data:", "blob:"))] == []


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and logs nothing."""

    def log_message(self, format: str, *arguments: object) -> None:
        pass
