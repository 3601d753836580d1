"""The documents say what is: links resolve, examples run, references are complete, the worked example is right."""

from __future__ import annotations

import ast
import doctest
import hashlib
import hmac
import inspect
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara import Match, SaqqaraError
from saqqara.match import records
from saqqara.rules.contract import game_in
from saqqara.rules.edition import EDITIONS, MARKS, box_of, default_edition
from saqqara.rules.imhotep import components, lay_out, notation, story
from tests.architecture.rulebook_page import ROOT

DOCS = ROOT / "docs"
PAGES = sorted([ROOT / "README.md", *DOCS.rglob("*.md")])
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())

CODE = re.compile(r"^```.*?^```$", flags=re.MULTILINE | re.DOTALL)
DOCTEST = re.compile(r"^```python doctest\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)


def text_of(name: str) -> str:
    return (DOCS / name).read_text()


def prose_of(page: Path) -> str:
    """A page without its code blocks and code words."""
    return re.sub(r"`[^`\n]*`", "", CODE.sub("", page.read_text()))


# --- links ---


def anchors_of(page: Path) -> set[str]:
    """The anchors that headings get: lower case, blanks to hyphens, no other signs."""
    headings = re.findall(r"^#+ (.+)$", CODE.sub("", page.read_text()), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-") for heading in headings}


def addresses_in(text: str) -> list[str]:
    inline = re.findall(r"\]\(([^()\s]+)\)", text)
    defined = re.findall(r"^\[[^\]]+\]: (\S+)$", text, flags=re.MULTILINE)
    return [address for address in inline + defined if not re.match(r"[a-z]+:", address)]


@each_page
def test_every_relative_link_resolves(page: Path) -> None:
    dead = []
    for address in addresses_in(prose_of(page)):
        path, _, anchor = address.partition("#")
        target = (page.parent / path).resolve() if path else page
        is_there = target.exists() and target.is_relative_to(ROOT)
        if not is_there or (anchor and anchor not in anchors_of(target)):
            dead.append(address)
    assert dead == []


@each_page
def test_every_reference_link_is_defined(page: Path) -> None:
    text = prose_of(page)
    defined = set(re.findall(r"^\[([^\]]+)\]: ", text, flags=re.MULTILINE))
    used = set(re.findall(r"\]\[([^\]]+)\]", text)) | set(re.findall(r"(?<!\])\[([A-Z]\d+\.\d+)\](?![\[(])", text))
    assert used - defined == set()
    assert defined - used == set(), "defined and not used"


def test_every_document_is_linked_from_another() -> None:
    linked = {
        (page.parent / link.partition("#")[0]).resolve() for page in PAGES for link in addresses_in(prose_of(page))
    }
    documents = {page for page in DOCS.rglob("*.md") if page.name != "architecture.md"}
    assert documents - linked == set()


@each_page
def test_tests_named_in_the_documents_exist(page: Path) -> None:
    existing = {
        node.name
        for file in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef)
    }
    named = set(re.findall(r"`(test_\w+)`", CODE.sub("", page.read_text())))
    assert named - existing == set()


@each_page
def test_no_paths_of_one_machine(page: Path) -> None:
    assert re.findall(r"(?<![\w.])/(?:work|home|root|tmp|Users)/\S*", page.read_text()) == []


# --- examples ---


@each_page
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page share their names; they run in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    told: list[str] = []
    for number, block in enumerate(DOCTEST.findall(page.read_text()), start=1):
        example = doctest.DocTestParser().get_doctest(block, names, f"{page.name} block {number}", str(page), 0)
        assert example.examples, f"block {number} is marked and holds no example"
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=told.append, clear_globs=False)
        names = example.globs
    assert not told, "".join(told)


@each_page
def test_every_session_is_marked(page: Path) -> None:
    """A block with a prompt that is not marked would never be run."""
    assert ">>>" not in CODE.sub("", page.read_text())
    assert ">>>" not in DOCTEST.sub("", page.read_text())


def test_the_pages_hold_examples() -> None:
    with_examples = {page.name for page in PAGES if DOCTEST.search(page.read_text())}
    assert {"notation.md", "fairness.md", "editions.md", "architecture.md"} <= with_examples


# --- complete references ---


def words_in(name: str) -> set[str]:
    """Everything that a page sets as code, and the names that calls begin with."""
    code = set(re.findall(r"`([^`\n]+)`", CODE.sub("", text_of(name))))
    return code | {re.sub(r"\(.*", "", word) for word in code} | {word.partition(" ")[0] for word in code}


def rows_of(name: str, heading: str) -> list[list[str]]:
    """The cells of every table under a heading."""
    section = re.split(r"^#+ ", text_of(name), flags=re.MULTILINE)
    body = next(part for part in section if part.startswith(heading + "\n"))
    rows = [line.strip("|").split("|") for line in body.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row] for row in rows]


def test_notation_has_every_option() -> None:
    options = set(inspect.signature(Match.new).parameters) - {"options"} | set(
        game_in(default_edition("imhotep")).OPTIONS
    )
    assert options == {"game", "seats", "sides", "wrath", "seed", "nature", "edition", "date"}
    told = {row[0].strip("`") for row in rows_of("notation.md", "A match")}
    assert options <= told
    for function in (Match.from_position, Match.from_record, Match.record, Match.view, Match.play, Match.undo):
        for parameter in set(inspect.signature(function).parameters) - {"self", "text", "position"}:
            assert re.search(rf"\b{parameter}\b", text_of("notation.md")), f"{function.__name__}: {parameter}"


def test_notation_has_every_name_of_a_match() -> None:
    names = {name for name in dir(Match) if not name.startswith("_")} - {"new"} | {"events", "edition", "game"}
    assert names - words_in("notation.md") == set()


def test_notation_has_every_error() -> None:
    errors = {name for name in saqqara.__all__ if isinstance(getattr(saqqara, name), type)}
    errors = {name for name in errors if issubclass(getattr(saqqara, name), SaqqaraError)}
    assert len(errors) == 10
    assert errors - words_in("notation.md") == set()


def test_notation_has_every_move() -> None:
    words = words_in("notation.md")
    verbs = set(notation.WORDS) | set(notation._FORMS)
    assert verbs - words == set()
    assert set(components.SITE_NAMES) - words == set()
    assert set(components.CARD_NAMES) - words == set()
    small = {f"pyramid {name}" for name in components.SMALL_PYRAMID_NAMES}
    assert small - words == set()


def test_notation_has_every_key_of_a_record() -> None:
    full = records.Header("imhotep", "name", "hash", 1, 2, {"sides": "", "wrath": ""}, "", "", "", 1, "", "", "", "", 1)
    keys = {line.partition(":")[0] for line in full.lines()}
    assert len(keys) == 15
    assert {row[0].strip("`") for row in rows_of("notation.md", "Records")} == keys | {"key"}


def test_notation_has_every_key_of_a_position() -> None:
    told = {row[0].strip("`") for row in rows_of("notation.md", "Positions")}
    assert set(lay_out.KEYS) | {"edition"} <= told
    source = (ROOT / "src/saqqara/rules/imhotep/position.py").read_text()
    pending = set(re.findall(r'pending\["(\w+)"\]', source)) | {"step", "turn_of"}
    assert told == set(lay_out.KEYS) | {"edition", "key"} | pending
    assert set(lay_out.STEPS) | set(components.SOURCE_NAMES) <= words_in("notation.md")


def test_notation_has_every_key_of_a_view() -> None:
    match = Match.new("imhotep", seats=2, seed=1)
    extra = set(match.view(0)) - set(match.position())
    assert {row[0].strip("`") for row in rows_of("notation.md", "Views")} == extra | {"key", "keys of the position"}


def test_notation_has_every_event_with_its_columns() -> None:
    told = {row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in rows_of("notation.md", "Events")}
    told.pop("event")
    expected = {event.name.lower().replace("_", " "): list(story.COLUMNS[event]) for event in story.Event}
    assert told == expected


def test_editions_has_every_key_and_mark() -> None:
    told = [row[0].strip("`") for row in rows_of("editions.md", "The keys")]
    assert told[1:] == list(box_of("imhotep").FIGURES)
    assert {row[0].strip("`") for row in rows_of("editions.md", "A figure and its mark")} == {"mark", *MARKS}


def test_editions_lists_what_is_assumed() -> None:
    marks = default_edition("imhotep").marks
    assumed = {key for key, mark in marks.items() if "assumed" in mark}
    told = {key for row in rows_of("editions.md", "Figures that are assumed") for key in re.findall(r"`(\S+)`", row[0])}
    assert told == assumed


def test_architecture_has_every_folder_and_file() -> None:
    text = text_of("architecture.md")
    package = ROOT / "src" / "saqqara"
    for folder in package.iterdir():
        if folder.is_dir() and folder.name != "__pycache__":
            assert f"`src/saqqara/{folder.name}/`" in text
    for file in [*(package / "rules").glob("*.py"), *(package / "rules" / "imhotep").rglob("*.py")]:
        if file.name != "__init__.py":
            assert re.search(rf"\b{file.stem}\b", text), file.name


# --- the worked example of docs/fairness.md, with nothing but hashlib and hmac ---


def told_in_fairness(what: str) -> str:
    found = re.search(rf"^- {what}: `([^`]+)`", text_of("fairness.md"), flags=re.MULTILINE)
    assert found is not None, what
    return found[1]


def test_fairness_commitment_and_key() -> None:
    seed = told_in_fairness("seed").encode()
    for what, result in (("commitment", "commitment"), ("key", "key")):
        hashed = bytes.fromhex(told_in_fairness(f"bytes hashed for the {what}"))
        word = {"commitment": b"commitment", "key": b"chance"}[what]
        assert hashed == b"saqqara " + word + b" 1\n" + seed
        assert hashlib.sha256(hashed).hexdigest() == told_in_fairness(result)


def test_fairness_draws() -> None:
    """Each row of the table, from the lists of cards that the edition file prints."""
    tables = tomllib.loads((EDITIONS / "imhotep.toml").read_text())
    cards = {
        "ships": list(tables["round_cards"]["two"]["value"]),
        "deal": [name for name, figure in tables["market_cards"].items() for _ in range(figure["value"])],
    }
    key = bytes.fromhex(told_in_fairness("key"))
    rows = rows_of("fairness.md", "A worked example: seed 2026, two players")[1:]
    assert len(rows) == 5
    for move, row in enumerate(rows, start=1):
        number, message, first, value, count, index, drawn = (cell.strip("`") for cell in row)
        stream, draw, attempt = message.split("/")
        told = int.from_bytes(hmac.new(key, message.encode(), hashlib.sha256).digest()[:8], "big")
        unseen = cards[stream]
        assert (int(number), int(draw), int(attempt)) == (move, 0 if stream == "ships" else move - 2, 0)
        assert (first, int(value), int(count)) == (f"{told:016x}", told, len(unseen))
        assert told < 2**64 - 2**64 % len(unseen)
        assert (int(index), drawn) == (told % len(unseen), f"{stream} {unseen[told % len(unseen)]}")
        unseen.remove(drawn.partition(" ")[2])


def test_fairness_example_is_what_a_match_does() -> None:
    match = Match.new("imhotep", seats=2, seed=2026)
    rows = rows_of("fairness.md", "A worked example: seed 2026, two players")[1:]
    assert [move for _, move in match.moves()] == [row[-1].strip("`") for row in rows]
    assert match.commitment == told_in_fairness("commitment")


# --- the licence ---


def test_licence_and_notice() -> None:
    licence = (ROOT / "LICENSE").read_text()
    assert "Apache License\n                           Version 2.0, January 2004" in licence
    assert "END OF TERMS AND CONDITIONS" in licence
    notice = (ROOT / "NOTICE").read_text()
    for name in ("Imhotep", "Silver & Gold: Pyramids", "Phil Walker-Harding", "KOSMOS", "NSV", "unofficial"):
        assert name in notice
