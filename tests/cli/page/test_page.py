"""The page of a review in one file: everything that it needs lies in it."""

from __future__ import annotations

import base64
import gzip
import json
import re
from functools import cache
from typing import Any

import pytest

from saqqara.cli.page.page import FIRST, review_page
from saqqara.languages import LANGUAGES
from saqqara.match import records
from tests.equipment import ROOT
from tests.review.made_up import made_up_review

GAMES = ("imhotep-00001", "pyramids-00001")
PACKED = re.compile(r'<script type="text/plain" id="saqqara-packed">([^<]+)</script>')


@cache
def page_of(name: str, language: str = "en") -> str:
    text = (ROOT / "tests" / "records" / f"{name}.record").read_text()
    return review_page(text, records.read(text).edition(None), made_up_review(text), language)


def unpacked(page: str) -> dict[str, Any]:
    found = PACKED.search(page)
    assert found is not None
    parts: dict[str, Any] = json.loads(gzip.decompress(base64.b64decode(found[1])))
    return parts


@pytest.mark.parametrize("name", GAMES)
def test_nothing_outside_is_named(name: str) -> None:
    page = page_of(name)
    assert re.findall(r'\b(?:src|href)="(?!data:|#)[^"]*"', PACKED.sub("", page).replace("data-href", "")) == []
    assert "url(" not in page
    assert "default-src 'none'" in page


@pytest.mark.parametrize("name", GAMES)
def test_every_module_that_is_imported_is_there(name: str) -> None:
    modules = unpacked(page_of(name))["modules"]
    other = "pyramids" if name.startswith("imhotep") else "imhotep"
    assert FIRST in modules
    assert not any(path.startswith(f"scripts/games/{other}/") for path in modules)
    for path, text in modules.items():
        assert "import.meta" not in text, path
        for imported in re.findall(r'(?:^|\s)(?:from|import)\s*\(?\s*"([^"]+)"', text):
            assert imported in modules or f"/games/{other}/" in imported, (path, imported)


def test_the_texts_of_every_language_are_there() -> None:
    page = page_of("imhotep-00001", "fi")
    assert '<html lang="fi">' in page
    assert '<meta name="language" content="fi">' in page
    files = unpacked(page)["files"]
    for language in LANGUAGES:
        assert {f"/web/locales/{language}/{area}.ftl" for area in ("common", "review", "imhotep")} <= set(files)
    assert "/web/figures/imhotep.json" in files


@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_every_moment_is_there(name: str) -> None:
    told = json.loads(unpacked(page_of(name))["review"])
    review = told["shown"]["review"]
    assert [moment["turn"] for moment in told["past"]] == [moment["turn"] for moment in review["moments"]]
    assert told["past"][0]["move"] is None
    assert told["past"][-1]["table"]["outcome"] is not None
    bad = {str(one["turn"]) for one in review["decisions"] if one["grade"] in ("inaccuracy", "mistake", "blunder")}
    assert set(told["lines"]) == bad
    assert all(len(line["tables"]) == 2 for line in told["lines"].values())
    assert set(told["questions"]) <= bad
    assert all(question["legal"] for question in told["questions"].values())


def test_the_page_is_small_enough_for_mail() -> None:
    assert len(page_of("imhotep-00001")) < 1_000_000
