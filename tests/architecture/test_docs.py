"""The documents say what is: links resolve, examples run, references are complete, the worked example is right."""

from __future__ import annotations

import ast
import doctest
import hashlib
import hmac
import inspect
import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import click
import pytest
from tools import ROOT, cli_page, look_page
from tools.rulebook_page import BOOKS

import saqqara
from saqqara import Match, SaqqaraError
from saqqara.cli.main import saqqara as saqqara_command
from saqqara.games import GAMES
from saqqara.games.descriptor import EDITIONS
from saqqara.match import records
from saqqara.rules import compiled
from saqqara.rules.contract import game_in
from saqqara.rules.edition import MARKS, box_of, default_edition
from saqqara.rules.imhotep import components, notation, position_reader, story
from saqqara.rules.pyramids import box as pyramids_box
from saqqara.rules.pyramids import components as pyramids_components
from saqqara.rules.pyramids import notation as pyramids_notation
from saqqara.rules.pyramids import position_reader as pyramids_position_reader
from saqqara.rules.pyramids import story as pyramids_story
from tests.effort import IS_ALL
from tests.games import random_match

DOCS = ROOT / "docs"
TITLES = {"imhotep": "Imhotep", "pyramids": "Pyramids"}
each_game = pytest.mark.parametrize("game", GAMES)
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
NOTATION = [f"reference/{name}.md" for name in ("match", "moves", "records", "positions")]
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())

CODE = re.compile(r"^( *)```.*?^\1```$", flags=re.MULTILINE | re.DOTALL)
DOCTEST = re.compile(r"^```python doctest\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
PROGRAM = re.compile(r"^```python( soak)?\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"^( *)```(?:sh|bash)?\n(.*?)^\1```$", flags=re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:[A-Z_]+=\S+ )*(?:\S*/)?saqqara((?: [a-z-].*| +#.*)?)$")


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


def test_every_game_has_its_title_and_its_rulebook() -> None:
    """What these tests ask of the pages, they ask for every game."""
    assert set(TITLES) == set(GAMES) == {book.game for book in BOOKS}


def test_the_site_lists_every_document_once() -> None:
    listed = re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(), flags=re.MULTILINE)
    assert sorted(listed) == sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))


@cache
def names_of_tests() -> set[str]:
    return {
        node.name
        for file in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


@each_page
def test_tests_named_in_the_documents_exist(page: Path) -> None:
    named = set(re.findall(r"`(test_\w+)`", CODE.sub("", page.read_text())))
    assert named - names_of_tests() == set()


@each_page
def test_no_paths_of_one_machine(page: Path) -> None:
    assert re.findall(r"(?<![\w.])/(?:work|home|root|tmp|Users)/\S*", page.read_text()) == []


# --- examples ---


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Each is empty, and where the process works once it is asked for."""

    def empty() -> Iterator[Path]:
        number = 0
        while True:
            folder = tmp_path / str(number)
            folder.mkdir()
            monkeypatch.chdir(folder)
            yield folder
            number += 1

    return empty()


@each_page
def test_sessions_run_alone(page: Path, folders: Iterator[Path]) -> None:
    """Each block as it would be pasted: it knows no names of others, and works in an empty folder."""
    told: list[str] = []
    for number, block in enumerate(DOCTEST.findall(page.read_text()), start=1):
        next(folders)
        example = doctest.DocTestParser().get_doctest(block, {}, f"{page.name} block {number}", str(page), 0)
        assert example.examples, f"block {number} is marked and holds no example"
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=told.append)
    assert not told, "".join(told)


@each_page
def test_programs_run_alone(page: Path, folders: Iterator[Path]) -> None:
    """Blocks of Python without a prompt. Those that take long are marked `soak`; examples/ has tests of its own."""
    examples = {file.read_text().strip() for file in (ROOT / "examples").glob("*.py")}
    for number, (is_long, block) in enumerate(PROGRAM.findall(page.read_text()), start=1):
        if (is_long and not IS_ALL) or block.strip() in examples:
            continue
        next(folders)
        exec(compile(block, f"{page.name} program {number}", "exec"), {"__name__": "__main__"})


def commands_in(page: Path) -> Iterator[tuple[list[str], bool]]:
    """The arguments of every `saqqara` command of a page, and whether it is whole: it stands in a block of its own."""
    text = page.read_text()
    blocks = re.sub(r" *\\\n\s*", " ", "\n".join(block for _, block in SHELL.findall(text)))
    lines = [(line.strip(), True) for line in blocks.splitlines()]
    lines += [(words, False) for words in re.findall(r"`(saqqara [^`\n]*)`", CODE.sub("", text))]
    for line, is_whole in lines:
        if (found := COMMAND.match(line)) and "[OPTIONS]" not in line:
            arguments = shlex.split(found[1], comments=True)
            if is_whole or (arguments and arguments[0] in saqqara_command.commands):
                yield arguments, is_whole


def expect_command(arguments: list[str], is_whole: bool) -> None:
    """Reads the arguments as the command line does, and carries nothing out."""
    command: click.Command = saqqara_command
    context = click.Context(command, info_name="saqqara")
    while isinstance(command, click.Group) and arguments and not arguments[0].startswith("-"):
        name, *arguments = arguments
        found = command.get_command(context, name)
        assert found is not None, name
        command, context = found, click.Context(found, info_name=name, parent=context)
    if isinstance(command, click.Group):
        return
    try:
        command.make_context(context.info_name, arguments, parent=context.parent)
    except click.exceptions.Exit:
        return  # --help
    except (click.MissingParameter, click.BadOptionUsage):
        assert not is_whole, "a part is missing"


@each_page
def test_commands_have_the_options_they_name(page: Path) -> None:
    wrong = []
    for arguments, is_whole in commands_in(page):
        try:
            expect_command(arguments, is_whole)
        except (click.ClickException, AssertionError) as error:
            wrong.append(f"saqqara {shlex.join(arguments)}: {error}")
    assert wrong == []


@each_page
def test_every_session_is_marked(page: Path) -> None:
    """A block with a prompt that is not marked would never be run."""
    assert ">>>" not in CODE.sub("", page.read_text())
    assert ">>>" not in DOCTEST.sub("", page.read_text())


def test_the_pages_hold_examples() -> None:
    with_examples = {page.name for page in PAGES if DOCTEST.search(page.read_text())}
    assert {"match.md", "moves.md", "records.md", "positions.md", "fairness.md", "editions.md"} <= with_examples
    assert any(list(commands_in(page)) for page in PAGES)


# --- pictures ---


def test_every_picture_is_shown_and_the_animation_is_small() -> None:
    shown = {
        (page.parent / link).resolve()
        for page in PAGES
        for link in re.findall(r"!\[[^\]]+\]\((\S+)\)", page.read_text())
    }
    files = (path for path in (DOCS / "pictures").rglob("*") if path.is_file())
    pictures = {path for path in files if path.name != "icon.svg"}  # of the site itself
    assert pictures == shown
    assert (DOCS / "pictures" / "table.webp").stat().st_size < 1_000_000


# --- pages that are made ---


def test_the_page_of_commands_is_current() -> None:
    assert cli_page.PAGE.read_text(encoding="utf-8") == cli_page.page(), "run: make pages"


def test_the_page_of_commands_has_every_command() -> None:
    text = text_of("reference/cli.md")
    for name, command in saqqara_command.commands.items():
        assert f"\n## saqqara {name}\n" in text
        for part in getattr(command, "commands", {}):
            assert f"\n## saqqara {name} {part}\n" in text


@pytest.mark.parametrize("page", look_page.PAGES, ids=lambda page: page.stem)
def test_tokens_and_keys_are_current(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text == look_page.made_anew(text), "run: make pages"


def test_every_token_and_every_list_of_keys_is_shown() -> None:
    pages = [page.read_text(encoding="utf-8") for page in look_page.PAGES]
    assert set().union(*map(look_page.blocks_of, pages)) == look_page.WANTED
    declared = {
        token
        for sheet in (look_page.WEB / "styles").glob("*.css")
        for layer in re.findall(r"@layer tokens \{(.*?)\n\}\n", sheet.read_text(), flags=re.DOTALL)
        for token in re.findall(r"(?<![\w-])(--[\w-]+):", layer)
    }
    assert declared - set(re.findall(r"^\| `(--[\w-]+)`", pages[0], flags=re.MULTILINE)) == set()
    keymaps = {file.parent for file in (look_page.WEB / "scripts").rglob("keymap.js")}
    assert keymaps == {look_page.WEB / "scripts" / folder for folder in look_page.SCRIPTS.values()}


@pytest.mark.parametrize("name", ["styles/site.css"])
def test_the_site_has_the_colours_of_the_table_top(name: str) -> None:
    tokens = (look_page.WEB / "styles" / "tokens.css").read_text()
    colours = set(re.findall(r"#[0-9a-f]{6}", (DOCS / name).read_text()))
    assert {colour for colour in colours if colour not in tokens} == set()


# --- complete references ---


def words_in(*names: str) -> set[str]:
    """Everything that pages set as code, and the names that calls begin with."""
    code = {word for name in names for word in re.findall(r"`([^`\n]+)`", CODE.sub("", text_of(name)))}
    return code | {re.sub(r"\(.*", "", word) for word in code} | {word.partition(" ")[0] for word in code}


def first_cells(name: str, heading: str) -> list[str]:
    """The words that the first cells of the tables under a heading set as code, or the cell where there is none."""
    return [word for row in rows_of(name, heading) for word in re.findall(r"`([^`]+)`", row[0]) or [row[0]]]


def rows_of(name: str, heading: str) -> list[list[str]]:
    """The cells of every table under a heading."""
    section = re.split(r"^#+ ", text_of(name), flags=re.MULTILINE)
    body = next(part for part in section if part.startswith(heading + "\n"))
    rows = [line.strip("|").split("|") for line in body.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row] for row in rows]


def test_notation_has_every_option() -> None:
    options = set(inspect.signature(Match.new).parameters) - {"options"}
    for game in GAMES:
        options |= set(game_in(default_edition(game)).OPTIONS)
    assert options == {"game", "seats", "sides", "wrath", "seed", "nature", "entropy", "edition", "date"}
    told = {row[0].strip("`"): row[1] for row in rows_of("reference/match.md", "Options")}
    assert options <= set(told)
    for game in GAMES:
        assert f'`"{game}"`' in told["game"]
        only_here = set(game_in(default_edition(game)).OPTIONS)
        assert all(told[option].startswith(f"{TITLES[game]}: ") for option in only_here)
    for function in (Match.from_position, Match.from_record, Match.record, Match.view, Match.play, Match.undo):
        for parameter in set(inspect.signature(function).parameters) - {"self", "text", "position"}:
            assert any(re.search(rf"\b{parameter}\b", text_of(name)) for name in NOTATION), parameter


def test_notation_has_every_name_of_a_match() -> None:
    names = {name for name in dir(Match) if not name.startswith("_")} - {"new"} | {"events", "edition", "game"}
    assert names - words_in(*NOTATION) == set()


def test_notation_has_every_error() -> None:
    errors = {name for name in saqqara.__all__ if isinstance(getattr(saqqara, name), type)}
    errors = {name for name in errors if issubclass(getattr(saqqara, name), SaqqaraError)}
    assert len(errors) == 10
    assert errors - words_in(*NOTATION) == set()


def test_notation_has_every_move() -> None:
    words = words_in(*NOTATION)
    verbs = set(notation.WORDS) | set(notation._FORMS)
    assert verbs - words == set()
    assert set(components.SITE_NAMES) - words == set()
    assert set(components.CARD_NAMES) - words == set()
    small = {f"pyramid {name}" for name in components.SMALL_PYRAMID_NAMES}
    assert small - words == set()


def test_notation_has_every_move_of_pyramids() -> None:
    """Each form is an example that can be read; each verb of the game has one."""
    forms = [form for form in first_cells("reference/moves.md", "Moves of Pyramids") if form != "move"]
    assert {form.partition(" ")[0] for form in forms} == set(pyramids_notation._FORMS)
    assert {"take 17", "take deck", "mark 12 a1"} <= set(forms)
    words = words_in(*NOTATION)
    assert set(pyramids_box.SHAPES) - words == set()
    assert {pyramids_box.field_name(0), *"ae15"} - words == set()
    state = game_in(default_edition("pyramids")).new(2)
    state.hands[0] = [11, 32]
    state.drawn[0] = [11, 32, 0, 1]
    state.display[0] = 16
    for form in forms:
        move = pyramids_notation.read(state, 0, form)
        assert pyramids_notation.describe(state, 0, move) == form


def test_notation_names_every_reason_of_an_outcome() -> None:
    reasons = {"points", "sled", "shared", "lowest pyramid"}
    told = next(row for row in rows_of("reference/match.md", "What a match offers") if row[0] == "`outcome`")
    assert set(re.findall(r"`([^`]+)`", told[1])) == {"places", "points", "reason", *reasons}
    for game in GAMES:
        source = (ROOT / "src" / "saqqara" / "rules" / game / "game.py").read_text()
        assert any(f'"{reason}"' in source for reason in reasons)


def test_notation_has_every_key_of_a_record() -> None:
    options = {option: "" for game in GAMES for option in game_in(default_edition(game)).OPTIONS}
    full = records.Header("imhotep", "name", "hash", 1, 2, options, "", "", "", ("x",), 1, "", "", "", "", 1)
    keys = {line.partition(":")[0] for line in full.lines()}
    assert len(keys) == 16
    assert {row[0].strip("`") for row in rows_of("reference/records.md", "The header")} == keys | {"key"}


def test_notation_has_every_key_of_a_position() -> None:
    common = set(first_cells("reference/positions.md", "Positions"))
    assert common == {"key", "game", "edition"}
    told = set(first_cells("reference/positions.md", "Positions of Imhotep"))
    source = (ROOT / "src/saqqara/rules/imhotep/position.py").read_text()
    pending = set(re.findall(r'pending\["(\w+)"\]', source)) | {"step", "turn_of"}
    assert told == set(position_reader.KEYS) - {"game"} | {"key"} | pending
    assert set(position_reader.STEPS) | set(components.SOURCE_NAMES) <= words_in(*NOTATION)


def test_notation_has_every_key_of_a_position_of_pyramids() -> None:
    told = set(first_cells("reference/positions.md", "Positions of Pyramids"))
    pending = {"seat", "owes", "count", "from"}
    assert told == set(pyramids_position_reader.KEYS) - {"game"} | {"key"} | pending
    words = words_in(*NOTATION)
    assert set(pyramids_position_reader.OWED) | set(pyramids_box.COLOURS) <= words
    assert set(pyramids_components.SOURCE_NAMES) <= words


def test_positions_of_pyramids_have_the_keys_told() -> None:
    """Some keys are there only when needed; in a whole game each of them is needed once, and no other comes."""
    seen: set[str] = set()
    owed: set[str] = set()
    in_before: set[str] = set()

    def look(match: Match) -> None:
        position = match.position()
        seen.update(position)
        for entry in position["pending"]:
            owed.update(entry)
        in_before.update(position.get("before", {}))

    random_match(1, seats=3, game="pyramids", after=look)
    told = set(first_cells("reference/positions.md", "Positions of Pyramids")) - {"key"}
    assert seen == told - {"seat", "owes", "count", "from"} | {"game"}
    assert owed == {"seat", "owes", "count"}  # `from` is there only while nature is played by hand
    row = next(row for row in rows_of("reference/positions.md", "Positions of Pyramids") if row[0] == "`before`")
    assert in_before == set(re.findall(r"`(\w+)`", row[1]))


@each_game
def test_notation_has_every_key_of_a_view(game: str) -> None:
    match = Match.new(game, seats=2, seed=1)
    extra = set(match.view(0)) - set(match.position())
    assert {row[0].strip("`") for row in rows_of("reference/positions.md", "Views")} == extra | {
        "key",
        "keys of the position",
    }


@pytest.mark.parametrize(("title", "tale"), [("Imhotep", story), ("Pyramids", pyramids_story)])
def test_notation_has_every_event_with_its_columns(title: str, tale: Any) -> None:
    rows = rows_of("reference/positions.md", f"Events of {title}")
    told = {row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in rows}
    told.pop("event")
    expected = {event.name.lower().replace("_", " "): list(tale.COLUMNS[event]) for event in tale.Event}
    assert told == expected


def figures_told(name: str, heading: str) -> list[str]:
    """The keys in the first column; `chambers.1` to `chambers.48` stand for all in between."""
    keys: list[str] = []
    for row in rows_of(name, heading):
        told = re.findall(r"`(\S+)`", row[0])
        if re.fullmatch(r"`\S+` to `\S+`", row[0]):
            (group, first), (_, last) = (key.rsplit(".", 1) for key in told)
            told = [f"{group}.{number}" for number in range(int(first), int(last) + 1)]
        keys += told
    return keys


@each_game
def test_editions_has_every_key(game: str) -> None:
    assert figures_told("reference/editions.md", f"The keys of {TITLES[game]}") == list(box_of(game).FIGURES)


def test_editions_has_every_mark_and_every_character_of_a_chamber() -> None:
    assert {row[0].strip("`") for row in rows_of("reference/editions.md", "A figure and its mark")} == {"mark", *MARKS}
    for page, heading in (
        ("reference/editions.md", "A chamber"),
        ("rulebook/pyramids.md", "P7.1 Our deck"),
    ):
        assert [row[0].strip("`") for row in rows_of(page, heading)] == ["character", *pyramids_box.LETTERS]


def test_editions_lists_what_is_assumed() -> None:
    assumed = {key for game in GAMES for key, mark in default_edition(game).marks.items() if "assumed" in mark}
    assert set(figures_told("reference/editions.md", "Figures that are assumed")) == assumed


def test_the_chamber_in_editions_is_one() -> None:
    """The example of a file is the example that is checked below it."""
    example = re.search(r"^```toml\n(\[chambers\.\d+\].*?)^```$", text_of("reference/editions.md"), flags=re.M | re.S)
    assert example is not None
    (entry,) = tomllib.loads(example[1])["chambers"].values()
    assert list(pyramids_box.chamber_faults(entry["value"])) == []
    assert entry["mark"] in MARKS
    assert all(f"... {line}\n" in text_of("reference/editions.md") for line in pyramids_box.lines_of(entry["value"]))


def test_rulebook_page_has_the_expedition_cards() -> None:
    rows = rows_of("rulebook/pyramids.md", "P1.2 Expedition cards")[1:]
    figures = default_edition("pyramids")
    assert [(row[1].strip("`"), int(row[2])) for row in rows] == [
        (shape, figures[f"expeditions.{shape}"]) for shape in ("i2", "i3", "i4", "v3", "l4", "o4")
    ]


def test_architecture_has_every_folder_and_file() -> None:
    text = text_of("contribute/architecture.md")
    package = ROOT / "src" / "saqqara"
    for folder in package.iterdir():
        if folder.is_dir() and folder.name != "__pycache__":
            assert f"`src/saqqara/{folder.name}/`" in text
    files = [*(package / "rules").glob("*.py"), *(package / "server").rglob("*.py")]
    files += [file for game in GAMES for file in (package / "rules" / game).rglob("*.py")]
    files += [file for folder in ("review", "school", "bridge") for file in (package / folder).rglob("*.py")]
    for file in files:
        if file.name != "__init__.py" and "migrations" not in file.parts:
            assert re.search(rf"\b{file.stem}\b", text), file.name


@pytest.mark.parametrize("folder", ["server/club", "review", "school", "bridge"])
def test_the_table_of_a_folder_names_its_files_and_no_others(folder: str) -> None:
    table = text_of("contribute/architecture.md").partition(f"\nInside `{folder}/`:\n\n")[2].partition("\n\n")[0]
    named = set(re.findall(r"`([\w/]+\.py)`", table))
    path = ROOT / "src" / "saqqara" / folder
    assert named == {file.relative_to(path).as_posix() for file in path.rglob("*.py") if file.name != "__init__.py"}


def test_architecture_has_the_layers_in_their_order() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = [re.findall(r"\w+", layer) for layer in contracts[0]["layers"]]
    line = text_of("contribute/architecture.md").partition("- From the top: ")[2].partition(". A package")[0]
    written = [re.findall(r"`(\w+)`", layer) for layer in line.split(";")]
    assert [set(layer) for layer in written] == [set(layer) for layer in layers if layer != ["learning"]]


def test_architecture_has_every_word_of_compiled_rules() -> None:
    """The list under `One source, two engines` names what the rules may ask of compiled.py."""
    words = {"rule", "plain_only", "lookup", "numbers", "load", "load_over"}
    section = text_of("contribute/architecture.md").partition("## One source, two engines")[2].partition("\n## ")[0]
    assert {word.strip("@") for word in re.findall(r"^- `(@?\w+)", section, flags=re.MULTILINE)} == words
    assert f"has {['no', 'one', 'two', 'three', 'four', 'five', 'six'][len(words)]} names" in section
    assert all(hasattr(compiled, word) for word in words)


# --- the worked example of docs/reference/fairness.md, with nothing but hashlib and hmac ---


def told_in_fairness(what: str) -> str:
    found = re.search(rf"^- {what}: `([^`]+)`", text_of("reference/fairness.md"), flags=re.MULTILINE)
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
    rows = rows_of("reference/fairness.md", "A worked example: seed 2026, two players")[1:]
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
    rows = rows_of("reference/fairness.md", "A worked example: seed 2026, two players")[1:]
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


def test_performance_shows_every_attack_of_the_siege() -> None:
    from bench.siege.__main__ import SIEGES

    text = (DOCS / "performance.md").read_text()
    assert [name for name in SIEGES if not re.search(rf"^\| {name} \|", text, re.MULTILINE)] == []
