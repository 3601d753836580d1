"""Pages leave the house with their words, and with links to what they load."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from saqqara.languages import LANGUAGES
from saqqara.server.prerender import language_of, modules_of, prerendered
from tests.server.houses import House

WEB = Path(str(files("saqqara.web")))
PAGES = sorted(page.name for page in WEB.glob("*.html"))
AREAS = {
    "games.html": ["common", "doors", "yours", "games"],
    "index.html": ["common", "start", "doors", "yours"],
    "learn.html": ["common", "doors", "learn", "lessons"],
    "lesson.html": ["common", "table", "later", "learn", "lessons"],
    "continue.html": ["common", "doors", "club-person"],
    "missing.html": ["common", "start"],
    "rules.html": ["common", "doors", "rules", "imhotep", "pyramids"],
    "puzzles.html": ["common", "doors", "puzzles"],
    "challenges.html": ["common", "doors", "start", "table", "later", "challenge"],
    "challenge.html": ["common", "doors", "table", "later", "challenge"],
    "evening.html": ["common", "doors", "table", "later", "challenge"],
    "puzzle.html": ["common", "doors", "table", "later", "review", "puzzles"],
    "review.html": ["common", "doors", "table", "later", "review"],
    "table.html": ["common", "table"],  # and those of its game, as soon as it is known
}


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"accept-language": "pl-PL,pl;q=0.9,en;q=0.8"}, "pl"),
        ({"accept-language": "no"}, "nb"),
        ({"accept-language": "de, fi;q=0.5"}, "fi"),
        ({"accept-language": "xx,, ;q=,"}, "en"),
        ({"accept-language": "pl", "cookie": "a=b; saqqara-language=ro"}, "ro"),
        ({"accept-language": "pl", "cookie": "saqqara-language=zz"}, "pl"),
    ],
)
def test_the_language_is_chosen_or_liked_or_english(headers: dict[str, str], language: str) -> None:
    assert language_of(Headers(headers)) == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_word_of_a_page_is_there_from_the_start(page: str, language: str) -> None:
    html = prerendered((WEB / page).read_text(encoding="utf-8"), WEB, language)
    assert f'<html lang="{language}">' in html
    assert re.findall(r'data-say="([^"]+)"[^>]*></', html) == []
    for key, rest in re.findall(r'data-say-label="([^"]+)"([^>]*)', html):
        assert 'aria-label="' in rest, key
    loaded = re.findall(rf'<link rel="preload" as="fetch" crossorigin href="/web/locales/{language}/(.+)\.ftl">', html)
    assert loaded == AREAS[page]


@pytest.mark.parametrize("page", PAGES)
def test_all_that_a_page_imports_is_asked_for_at_once(page: str) -> None:
    modules = modules_of((WEB / page).read_text(encoding="utf-8"), WEB)
    assert all((WEB / module).exists() for module in modules)
    assert "scripts/ui/words.js" in modules or page == "missing.html"
    assert len(modules) == len(set(modules))


def test_a_house_speaks_the_language_of_its_guest(house: House) -> None:
    with httpx.Client(base_url=house.address) as client:
        polish = client.get("/", headers={"Accept-Language": "pl"})
        assert '<html lang="pl">' in polish.text
        assert "Accept-Language" in polish.headers["vary"]
        again = client.get("/", headers={"Accept-Language": "pl", "If-None-Match": polish.headers["etag"]})
        assert again.status_code == 304
        finnish = client.get("/", headers={"Accept-Language": "fi", "If-None-Match": polish.headers["etag"]})
        assert finnish.status_code == 200
        assert '<html lang="fi">' in finnish.text
