"""The pages as files: they keep the safety headers' promises, say nothing of their own, and show the box's figures."""

from __future__ import annotations

import ast
import graphlib
import json
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import pytest

from saqqara.bots.levels import LEVELS
from saqqara.games import GAMES
from saqqara.languages import id_of
from saqqara.rules.edition import default_edition
from saqqara.rules.imhotep.box import CARDS
from saqqara.rules.imhotep.components import SOURCE_NAMES
from saqqara.rules.imhotep.position import STEP_NAMES
from saqqara.rules.imhotep.state import Step
from saqqara.rules.imhotep.story import Event as ImhotepEvent
from saqqara.rules.pyramids.box import LETTERS, SHAPE_FIELDS
from saqqara.rules.pyramids.components import SOURCE_NAMES as PYRAMIDS_SOURCES
from saqqara.rules.pyramids.position import OWED
from saqqara.rules.pyramids.story import Event as PyramidsEvent
from saqqara.server.wire import ERRORS

WEB = Path(str(files("saqqara.web")))
PAGES = sorted(WEB.glob("*.html"))
SCRIPTS = sorted((WEB / "scripts").rglob("*.js"))
MESSAGES = {
    name
    for file in (WEB / "locales" / "en").iterdir()
    for name in re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text(), re.MULTILINE)
}
IMPORTED = re.compile(r'(?:from|import)\s*\(?\s*"(\.[^"]+)"')
NAMES_OF_FIELDS = {"#": "wall", ".": "empty"}
MARKUP = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|setAttribute\(.style"
)


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_those_of_the_edition(game):
    """Positions of the shipped edition carry no figures, so the pages bring them along."""
    assert json.loads((WEB / "figures" / f"{game}.json").read_text()) == dict(default_edition(game).figures)


def test_relics_can_be_moved():
    """Only these commands say where on the page something is and can be moved (`moved` in relic.js)."""
    drawn = (
        (WEB / "scripts" / "games" / "pyramids" / "relic.js")
        .read_text()
        .partition("const RELICS = {")[2]
        .partition("};")[0]
    )
    paths = re.findall(r'"(M[^"]+)"', drawn)
    assert len(paths) >= 8
    assert set(re.findall("[A-Z]", "".join(paths))) <= set("MLHVCZ")


def test_shapes_are_those_of_the_box():
    drawn = (
        (WEB / "scripts" / "games" / "pyramids" / "shape.js")
        .read_text()
        .partition("const SHAPES = {")[2]
        .partition("};")[0]
    )
    shapes = {name: ast.literal_eval(fields) for name, fields in re.findall(r"(\w+): (\[[\[\],\s\d]+\])", drawn)}
    assert shapes == {name: [list(field) for field in fields] for name, fields in SHAPE_FIELDS.items()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_obey_the_content_security_policy(page):
    """No script, style or handler inside the page, nothing from elsewhere."""
    html = page.read_text()
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:|<script(?![^>]*\ssrc=)", html)
    for address in re.findall(r'\s(?:src|href)="([^"]*)"', html):
        assert re.match(r"#|/(?!/)", address), address
        if address.startswith("/web/"):
            assert (WEB / address.removeprefix("/web/")).is_file(), address


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_scripts_make_no_markup_and_no_code_of_text(script):
    """Drawings are the exception: what people type is no part of them."""
    source = script.read_text()
    assert script.name == "drawing.js" or not MARKUP.search(source)
    for module in re.findall(r'from "([^"]+)"', source):
        assert (script.parent / module).is_file(), module


def test_every_script_belongs_to_a_page():
    reached: set[Path] = set()
    ahead = [WEB / address for page in PAGES for address in re.findall(r'src="/web/([^"]+\.js)"', page.read_text())]
    while ahead:
        script = ahead.pop().resolve()
        if script not in reached:
            reached.add(script)
            ahead += [script.parent / module for module in IMPORTED.findall(script.read_text())]
    assert {script.name for script in SCRIPTS if script.resolve() not in reached} == set()


SHARED = [script for script in SCRIPTS if script.parent.name in ("ui", "net", "table", "drawings", "plain", "start")]
# A folder imports from those in its list, and from itself.
FOLDERS = {
    "ui": {"drawings"},
    "drawings": {"ui"},
    "net": {"ui"},
    "table": {"ui", "drawings", "net", "games", "rules"},
    "games": {"ui", "drawings", "table"},
    "rules": {"ui", "drawings", "table", "games"},
    "pages": {"ui", "drawings", "net", "table", "games", "rules"},
}
EVENTS = {event.name.lower().replace("_", " ") for kind in (ImhotepEvent, PyramidsEvent) for event in kind} - {
    *("points", "game ends", "round ends"),  # any game may have them
}
OF_GAMES = re.compile(f"{'|'.join(GAMES)}|[\"'](?:{'|'.join(sorted(EVENTS))})[\"']")


@pytest.mark.parametrize("script", SHARED, ids=lambda script: script.name)
def test_shared_scripts_know_nothing_of_a_game(script):
    """What belongs to a game is in its folder; one list says where."""
    code = "\n".join(
        line for line in script.read_text().splitlines() if not line.lstrip().startswith(("//", "*", "/*"))
    )
    assert OF_GAMES.findall(code) == []


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_folders_import_from_those_below(script):
    scripts = WEB / "scripts"
    own = script.relative_to(scripts).parts[0]
    found = [(script.parent / module).resolve().relative_to(WEB) for module in IMPORTED.findall(script.read_text())]
    assert {module.parts[1] for module in found if module.parts[0] == "scripts"} <= FOLDERS[own] | {own}


def test_scripts_import_each_other_in_no_circle():
    """What is loaded later, by `import()`, does not count."""
    at_once = re.compile(r'^(?:import|export) [^;]*?"(\.[^"]+)";', re.MULTILINE)
    imports = {
        script: {(script.parent / module).resolve() for module in at_once.findall(script.read_text())}
        for script in SCRIPTS
    }
    assert sum(map(len, imports.values())) > len(SCRIPTS)
    graphlib.TopologicalSorter(imports).prepare()


@pytest.mark.parametrize(
    "script", [script for script in SCRIPTS if "pages" not in script.parts], ids=lambda script: script.name
)
def test_modules_wait_for_nothing_and_say_nothing_when_they_are_imported(script):
    """A page waits for its texts first, then for what it asks for; at its left edge a line runs at once."""
    at_once = [line for line in script.read_text().splitlines() if re.match(r"(?!//|/?\*)\S", line)]
    assert [line for line in at_once if re.search(r"^(?!.*\basync\b).*\bawait ", line)] == []
    assert [line for line in at_once if re.search(r"^(?!.*=>)(?!.*function).*\bsay\(", line)] == []


@pytest.mark.parametrize("script", sorted((WEB / "scripts" / "table").glob("*.js")), ids=lambda script: script.name)
def test_a_table_asks_one_list_for_its_game(script):
    games = [module for module in IMPORTED.findall(script.read_text()) if "/games/" in module]
    assert set(games) <= {"../games/faces.js"}


def written(script: Path) -> set[str]:
    """The fields of a room that a script gives another value."""
    source = script.read_text()
    kept = set(re.findall(r"\broom\.(\w+) (?:\?\?)?= ", source))
    for values in re.findall(r"Object\.assign\((?:this\.)?room, \{(.*?)\}\);", source, re.DOTALL):
        kept |= set(
            re.findall(r"(?:^\s*|, )(\w+)(?=:|,|\s*$)", re.sub(r"\{[^}]*\}|\([^)]*\)", "", values), re.MULTILINE)
        )
    return kept | set(re.findall(r"\bset\((?:\w+ \? )?\{ (\w+)", source)) if script.name == "commands.js" else kept


def test_every_field_of_a_room_has_one_writer():
    """Who gives it its value can be told; all others only read it."""
    room = (WEB / "scripts" / "table" / "state.js").read_text().partition("emptyRoom = ")[2].partition("});")[0]
    fields = re.findall(r"^  (\w+)[:,]", room, re.MULTILINE)
    writers = {field: {script.name for script in SHARED if field in written(script)} for field in fields}
    assert {field: scripts for field, scripts in writers.items() if len(scripts) > 1} == {}
    assert len([field for field in fields if writers[field]]) > 20


ASKS_THE_HOUSE = {
    *("first-game.js", "live.js", "start.js"),  # the table of a page
    "source.js",  # lists of tables
}


def test_tables_are_asked_through_their_source():
    """A table may come from elsewhere: nothing that draws or plays it asks the house by itself."""
    asking = {script.name for script in SCRIPTS if re.search(r"[\"`]/api/tables", script.read_text())}
    assert asking <= ASKS_THE_HOUSE


def has_words(kind: str, names: Iterable[str], more: str = "") -> bool:
    return {id_of(f"{kind}.{name}{more}") for name in names} <= MESSAGES


def test_whatever_happens_can_be_told():
    assert has_words("imhotep.event", [event.name.lower() for event in ImhotepEvent])
    assert has_words("pyramids.event", [event.name.lower() for event in PyramidsEvent])
    assert has_words("trouble", ERRORS)


def test_whatever_lies_in_the_boxes_has_a_name():
    assert has_words("imhotep.card", CARDS)
    assert has_words("pyramids.field", [NAMES_OF_FIELDS.get(letter, letter) for letter in LETTERS])
    assert has_words("pyramids.shape", SHAPE_FIELDS)
    assert has_words("imhotep.source", SOURCE_NAMES)
    assert has_words("pyramids.source", PYRAMIDS_SOURCES)
    assert has_words("level", LEVELS)


def test_every_question_can_be_asked():
    steps = {STEP_NAMES[step] for step in Step if Step.ACTION <= step < Step.OVER}
    assert has_words("cli.ask", steps | {"keep two" if owed == "keep" else owed for owed in OWED.values()})
