"""The pages as files: they keep the safety headers' promises, say nothing of their own, and show the box's figures."""

from __future__ import annotations

import ast
import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from saqqara.bots.levels import LEVELS
from saqqara.rules.contract import GAMES
from saqqara.rules.edition import default_edition
from saqqara.rules.imhotep.box import CARDS
from saqqara.rules.imhotep.components import SOURCE_NAMES
from saqqara.rules.imhotep.position import STEP_NAMES
from saqqara.rules.imhotep.state import Step
from saqqara.rules.imhotep.story import Event as ImhotepEvent
from saqqara.rules.pyramids.box import LETTERS, SHAPE_FIELDS
from saqqara.rules.pyramids.position import OWED
from saqqara.rules.pyramids.story import Event as PyramidsEvent
from saqqara.server.wire import ERRORS

WEB = Path(str(files("saqqara.web")))
PAGES = sorted(WEB.glob("*.html"))
SCRIPTS = sorted((WEB / "scripts").glob("*.js"))
WORDS = (WEB / "scripts" / "words.js").read_text()
KEYS = set(re.findall(r'^  "([^"]+)":', WORDS, re.MULTILINE))
SAID = re.compile(r'say\("([^"]+)"')
SAID_EITHER = re.compile(r'say\([^"()]*\? "([^"]+)" : "([^"]+)"')
SAID_IN_PAGE = re.compile(r'data-say[a-z-]*="([^"]+)"')
PUT_TOGETHER = re.compile(r"say\(`([^`$]+)\$\{")
MARKUP = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|setAttribute\(.style"
)


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_those_of_the_edition(game):
    """Positions of the shipped edition carry no figures, so the pages bring them along."""
    assert json.loads((WEB / "figures" / f"{game}.json").read_text()) == dict(default_edition(game).figures)


def test_shapes_are_those_of_the_box():
    drawn = (WEB / "scripts" / "signs.js").read_text().partition("const SHAPES = {")[2].partition("};")[0]
    shapes = {name: ast.literal_eval(fields) for name, fields in re.findall(r"(\w+): (\[[\[\],\s\d]+\])", drawn)}
    assert shapes == {name: [list(field) for field in fields] for name, fields in SHAPE_FIELDS.items()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_obey_the_content_security_policy(page):
    """No script, style or handler inside the page, nothing from elsewhere."""
    html = page.read_text()
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:|<script(?![^>]*\ssrc=)", html)
    for address in re.findall(r'\s(?:src|href)="([^"]*)"', html):
        assert address.startswith(("/web/", "#")) or address == "/"
        if address.startswith("/web/"):
            assert (WEB / address.removeprefix("/web/")).is_file(), address


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_scripts_make_no_markup_and_no_code_of_text(script):
    source = script.read_text()
    assert not MARKUP.search(source)
    for module in re.findall(r'from "([^"]+)"', source):
        assert (script.parent / module).is_file(), module


def test_every_key_has_words():
    used = {key for page in PAGES for key in SAID_IN_PAGE.findall(page.read_text())}
    for script in SCRIPTS:
        source = script.read_text()
        used.update(SAID.findall(source), *SAID_EITHER.findall(source))
    assert used <= KEYS


def test_every_kind_of_key_has_words():
    """Keys that are put together have at least one text with their beginning."""
    for script in SCRIPTS:
        for beginning in PUT_TOGETHER.findall(script.read_text()):
            assert any(key.startswith(beginning) for key in KEYS), (script.name, beginning)


def test_whatever_happens_can_be_told():
    events = {event.name.lower().replace("_", " ") for kind in (ImhotepEvent, PyramidsEvent) for event in kind}
    assert {f"event.{event}" for event in events} <= KEYS
    assert {f"trouble.{error}" for error in ERRORS} <= KEYS


def test_whatever_lies_in_the_boxes_has_a_name():
    assert {f"card.{card}" for card in CARDS} | {f"card.{card}.about" for card in CARDS} <= KEYS
    assert {f"field.{letter}" for letter in LETTERS} | {f"shape.{shape}" for shape in SHAPE_FIELDS} <= KEYS
    assert {f"source.{source}" for source in SOURCE_NAMES} | {f"level.{level}" for level in LEVELS} <= KEYS


def test_every_question_can_be_asked():
    steps = {STEP_NAMES[step] for step in Step if Step.ACTION <= step < Step.OVER}
    assert {f"ask.{question}" for question in steps | set(OWED.values())} <= KEYS
