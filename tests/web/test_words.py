"""The messages of the five languages: alike in kind, complete, used, loaded by whoever says them, fit for the plurals."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from saqqara.cli.languages import AREAS as OF_THE_TERMINAL
from saqqara.games import GAMES
from saqqara.languages import LANGUAGES, id_of, texts
from saqqara.server.club.notices import AREAS as OF_NOTICES
from saqqara.server.prerender import texts_of
from tests.effort import first_of
from tests.web.visitors import Visitors, abort_first

SAQQARA = Path(str(files("saqqara")))
WEB = SAQQARA / "web"
PAGES = sorted(WEB.glob("*.html"))
SCRIPTS = sorted((WEB / "scripts").rglob("*.js"))
COMMANDS = sorted((SAQQARA / "cli").rglob("*.py"))
NOTICES = SAQQARA / "server" / "club" / "notices.py"  # all that the server says in the language of a person
CATEGORIES = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "nb": {"one", "other"},
    "ro": {"one", "few", "other"},
    "fi": {"one", "other"},
}
PLURALS = {"zero", "one", "two", "few", "many", "other"}

AREAS = sorted(path.stem for path in (WEB / "locales" / "en").iterdir())
# Areas whose messages may stand inside those of an area, besides its own: whoever loads it has these too.
COMPANY = {
    "common": set[str](),
    "start": {"common"},
    "table": {"common"},
    "later": {"common", "table"},
    "imhotep": {"common", "table"},
    "pyramids": {"common", "table"},
    "rules": {"common", *GAMES},
    "review": {"common", "table", "later"},
    "doors": {"common"},
    "learn": {"common"},
    "guide": {"common", "table"},
    "puzzles": {"common"},
    "club-person": {"common"},
    "yours": {"common"},
    "games": {"common", "doors"},
    "challenge": {"common", "doors"},
    "lessons": {"common", "table"},
    "cli": set(OF_THE_TERMINAL),
    "push": {"common"},
    "notices": {"common"},
}

every_area = pytest.mark.parametrize("area", AREAS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- reading the messages ---


def text_of(language: str, area: str) -> str:
    return texts(WEB, language, area).read_text(encoding="utf-8")


@cache
def entries_in(language: str, area: str) -> list[ftl.EntryType]:
    return FluentParser(with_spans=False).parse(text_of(language, area)).body


@cache
def messages_in(language: str, area: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries_in(language, area) if isinstance(entry, ftl.Message)}


@cache
def messages_of(language: str) -> dict[str, ftl.Message]:
    return {name: message for area in AREAS for name, message in messages_in(language, area).items()}


@cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for area in AREAS:
        bundle.add_resource(FluentResource(text_of(language, area)))
    return bundle


class Inside(Visitor):
    """What stands inside a message: its variables, other messages, and the variants of each selector."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.mentioned: set[str] = set()
        self.selectors: list[tuple[str, set[str]]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.mentioned.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference):
            self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)

    @property
    def plurals(self) -> list[set[str]]:
        """The plural categories of each selector that has more of them than the usual one."""
        return [keys & PLURALS for _, keys in self.selectors if keys & PLURALS - {"other"}]

    @property
    def choices(self) -> set[tuple[str, str]]:
        """The variants that are chosen by the value itself."""
        return {(name, key) for name, keys in self.selectors for key in keys - PLURALS}


@cache
def inside(language: str, message: str) -> Inside:
    return Inside(messages_of(language)[message])


def variables_of(language: str, message: str) -> set[str]:
    """The variables of a message and of those that it mentions."""
    own = inside(language, message)
    return own.variables.union(*(variables_of(language, other) for other in own.mentioned))


# --- the languages ---


def test_the_pages_know_the_same_languages_as_the_command_line():
    listed = re.search(r"LANGUAGES = \{(.+?)\}", (WEB / "scripts" / "ui" / "words.js").read_text(), re.DOTALL)
    assert listed is not None
    assert re.findall(r'(\w+): "', listed[1]) == list(LANGUAGES) == list(CATEGORIES)
    assert {path.name for path in (WEB / "locales").iterdir()} == set(LANGUAGES)


@every_language
def test_every_message_can_be_read(language: str):
    entries = [entry for area in AREAS for entry in entries_in(language, area)]
    junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    assert not junk
    ids = Counter(entry.id.name for entry in entries if isinstance(entry, ftl.Message | ftl.Term))
    assert [name for name, count in ids.items() if count > 1] == []
    bare = [name for name, message in messages_of(language).items() if message.value is None or message.attributes]
    assert not bare, "messages have a text and nothing else"


@every_language
def test_every_language_has_the_same_areas(language: str):
    assert {path.name for path in (WEB / "locales" / language).iterdir()} == {f"{area}.ftl" for area in COMPANY}


@every_area
@every_language
def test_every_language_has_the_same_messages_in_the_same_order(language: str, area: str):
    assert list(messages_in(language, area)) == list(messages_in("en", area)) != []


@every_language
def test_every_message_tells_of_the_same_values(language: str):
    for name in messages_of("en"):
        assert inside(language, name).variables == inside("en", name).variables, name
        assert inside(language, name).choices == inside("en", name).choices, name


@every_language
def test_plurals_have_the_forms_of_the_language(language: str):
    for name in messages_of(language):
        for forms in inside(language, name).plurals:
            assert forms == CATEGORIES[language], name


@every_language
@pytest.mark.parametrize("count", [0, 1, 2, 5, 22])
def test_every_message_can_be_said(language: str, count: int):
    bundle = bundle_of(language)
    for name in messages_of(language):
        values: dict[str, Any] = dict.fromkeys(variables_of(language, name), count)
        pattern = bundle.get_message(name).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, values)
        assert not errors, (name, errors)
        assert "{" not in str(said), name


@every_language
def test_no_message_has_signs_that_cannot_be_seen(language: str):
    """Names are isolated where they are put in, so messages need no signs of direction, and no others either."""
    letters = {letter for area in AREAS for letter in text_of(language, area)}
    odd = {letter for letter in letters if unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cn")} - {"\n"}
    assert not odd


# --- the voice ---

# Words of English that the pages leave to plainer ones: can, anyone, someone, everyone, no one, grey, server, square.
STIFF = re.compile(r"\b(may|whoever|(any|some|every|no)body|gray|house|fields?)\b", re.IGNORECASE)
# What stands between a number and a percent sign.
BEFORE_PERCENT = {"en": "", "pl": "", "nb": "\N{NO-BREAK SPACE}", "ro": "", "fi": "\N{NO-BREAK SPACE}"}


def spoken(language: str, name: str) -> str:
    """A message as it is written, without the names of its variables."""
    written = (
        FluentSerializer().serialize_entry(value_of(language, name)).replace('{ "\\u00A0" }', "\N{NO-BREAK SPACE}")
    )
    return re.sub(r"\{ \$?[\w-]+ \}|\$\w+", "0", written)


def test_english_is_plain():
    assert [(name, found[0]) for name in messages_of("en") if (found := STIFF.search(spoken("en", name)))] == []


@every_language
def test_percent_stands_as_the_language_writes_it(language: str):
    gaps = [gap for name in messages_of(language) for gap in re.findall(r"\d(\s*)%", spoken(language, name))]
    assert set(gaps) == {BEFORE_PERCENT[language]}


# --- the areas ---


def test_messages_begin_with_the_name_of_their_game():
    """Those of a game that pages without its texts say are in common.ftl."""
    for game in GAMES:
        assert [name for name in messages_in("en", game) if not name.startswith(f"{game}-")] == []
        homes = {area for area in AREAS for name in messages_in("en", area) if name.startswith(f"{game}-")}
        assert homes == {"common", game}


def test_messages_of_the_terminal_and_of_the_rules_begin_alike():
    assert [name for name in messages_in("en", "cli") if not name.startswith("cli-")] == []
    assert [name for name in messages_in("en", "rules") if not name.startswith(("rules-", "topic-", "figure-"))] == []
    others = [name for area in AREAS if area not in ("cli", "rules") for name in messages_in("en", area)]
    assert [name for name in others if name.startswith(("cli-", "rules-", "topic-", "figure-"))] == []


@every_area
@every_language
def test_messages_mention_only_those_that_are_loaded_with_them(language: str, area: str):
    known = {name for one in {area, *COMPANY[area]} for name in messages_in(language, one)}
    for name in messages_in(language, area):
        assert inside(language, name).mentioned <= known, name


# Same in all five languages, and yet not the same: another language may need two words.
ALIKE = [
    {"seats-you", "start-you"},  # beside a name; in a list inside a sentence
    # labels of two forms; a heading of the terminal: none is loaded with another
    {"new-game", "cli-record-game", "puzzles-by-game", "games-by-game"},
    {"puzzle-move", "look-slider", "cli-puzzle-move"},  # a column; a slider; a column of the terminal
    # the terminal loads no texts of pages
    {"learn-step", "cli-learn-step"},
    {"learn-rule", "guide-rule"},
    {"puzzles-weakest", "cli-puzzle-level"},
    {"puzzle-value-margin", "cli-puzzle-lead"},
    {"puzzle-level", "deeds-level"},  # how hard a puzzle is; who plays on
    {"puzzles-theme-cards", "imhotep-cards"},  # themes are named where the texts of no game are loaded
    {"puzzles-theme-skull", "pyramids-source-skulls", "lesson-pyramids-skulls"},
    {"puzzles-theme-gem", "pyramids-source-gems", "lesson-pyramids-gems"},
    {"puzzles-theme-torch", "pyramids-source-torches", "lesson-pyramids-torches"},
    {"puzzles-theme-tomb", "pyramids-rule-golden-tomb"},
    # titles of lessons are read where the texts of no game and no rules are loaded
    {"pyramids-rule-new-pyramid", "lesson-pyramids-new-pyramid"},
    {"rules-chapter-imhotep-sites", "lesson-chapter-sites"},
    {"topic-imhotep-set-up", "pyramids-rule-set-up"},  # two games, never loaded together but by the rules
    {"pyramids-counter-card", "imhotep-short-play"},  # two games: a number of cards; playing one
    {"pyramids-take", "imhotep-short-take"},  # two games: a card; stones
    {"cli-tower-points", "cli-hint-points"},  # points on spaces; a column
    {"review-part-end", "cli-record-result"},  # a column; a heading of the terminal
    {"review-players", "puzzles-players"},  # puzzles are listed where the texts of reviews are not loaded
    {"review-print", "rules-print"},  # two pages, never loaded together
    {"games-review-file", "start-review"},  # likewise
    {"challenge-player", "cli-player"},  # columns: of a page; of the terminal
    {"learn-next", "review-try-next"},  # two pages, never loaded together
    # pages that are never loaded together
    *({f"games-{name}", other} for name, other in (("again", "review-retry"), ("as-table", "review-as-table"))),
    *({f"games-{name}", f"puzzles-{name}"} for name in ("all", "more")),
    {"games-people", "start-group-people"},
]


def test_nothing_is_said_twice():
    """What is the same in all languages is one message, or mentions it."""
    ids: dict[tuple[str, ...], set[str]] = {}
    for name in messages_of("en"):
        if not inside("en", name).mentioned:
            words = tuple(FluentSerializer().serialize_entry(value_of(language, name)) for language in LANGUAGES)
            ids.setdefault(words, set()).add(name)
    assert [names for names in ids.values() if len(names) > 1 and names not in ALIKE] == []


def value_of(language: str, name: str) -> ftl.Message:
    return ftl.Message(ftl.Identifier("any"), messages_of(language)[name].value)


# --- who says them ---

SAID = re.compile(r"\bsay\(\s*")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
TEMPLATE = re.compile(r"`([^`]*)`")
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
COMMENT = re.compile(r"^\s*//[^\n]*|/\*.*?\*/|(?<=[;{}),])\s*//[^\n]*", re.MULTILINE | re.DOTALL)


def source_of(script: Path) -> str:
    return COMMENT.sub("", script.read_text())


def first_argument(source: str, start: int) -> str:
    """The text of the first argument of a call whose parenthesis has just been opened."""
    depth, end = 0, start
    for part in re.compile(r'"(?:[^"\\\n]|\\.)*"|`[^`]*`|[()\[\]{},]').finditer(source, start):
        end = part.start()
        if part[0] in ("(", "[", "{"):
            depth += 1
        elif depth == 0 and part[0] in (")", ","):
            break
        elif part[0] in (")", "]", "}"):
            depth -= 1
    return source[start:end]


def keys_in_script(script: Path) -> Iterator[tuple[str, bool]]:
    """What a script says: (key, True), or (pattern of keys, False) where the key is put together."""
    source = source_of(script)
    for call in SAID.finditer(source):
        argument = first_argument(source, call.end())
        yield from ((pattern_of(template), False) for template in TEMPLATE.findall(argument))
        outside = TEMPLATE.sub("", argument).rpartition("?")[2]
        yield from ((key, True) for key in LITERAL.findall(outside))
    yield from ((key, True) for key in re.findall(r'\bsays: "([^"]+)"', source))  # of keys


def pattern_of(template: str) -> str:
    """A regular expression for the ids that a template can make."""
    return r"[\w-]+".join(re.escape(id_of(part)) for part in HOLE.split(template))


def keys_in_page(page: Path) -> Iterator[tuple[str, bool]]:
    yield from ((key, True) for key in re.findall(r'data-say[a-z-]*="([^"]+)"', page.read_text()))


def keys_in_command(command: Path) -> Iterator[tuple[str, bool]]:
    for node in ast.walk(ast.parse(command.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            for part in branches(node.args[0]):
                if isinstance(part, ast.Constant):
                    yield str(part.value), True
                elif isinstance(part, ast.JoinedStr):
                    parts = [str(one.value) if isinstance(one, ast.Constant) else "${}" for one in part.values]
                    yield pattern_of("".join(parts)), False


def branches(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from branches(node.body)
        yield from branches(node.orelse)
    else:
        yield node


@cache
def said() -> tuple[set[str], set[str]]:
    """The ids that are said, and the patterns of those that are put together."""
    keys = [key for script in SCRIPTS for key in keys_in_script(script)]
    keys += [key for page in PAGES for key in keys_in_page(page)]
    keys += [key for command in (*COMMANDS, NOTICES) for key in keys_in_command(command)]
    return {id_of(key) for key, is_whole in keys if is_whole}, {key for key, is_whole in keys if not is_whole}


def test_whatever_is_said_has_words():
    whole, patterns = said()
    assert whole - set(messages_of("en")) == set()
    assert [one for one in patterns if not one[0].isalpha()] == [], "keys begin with a fixed part"
    assert [one for one in patterns if not any(re.fullmatch(one, name) for name in messages_of("en"))] == []


def test_every_message_is_said():
    """Keys may also stand in a script or command as they are, and be said somewhere else; or in another message."""
    whole, patterns = said()
    literals = {key for script in SCRIPTS for key in LITERAL.findall(source_of(script))}
    for command in COMMANDS:
        nodes = ast.walk(ast.parse(command.read_text()))
        literals |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    named = whole | {id_of(key) for key in literals if re.fullmatch(r"[a-z]+([._ -][A-Za-z0-9]+)+", key)}
    mentioned = {other for name in messages_of("en") for other in inside("en", name).mentioned}
    unsaid = set(messages_of("en")) - named - mentioned
    assert sorted(name for name in unsaid if not any(re.fullmatch(one, name) for one in patterns)) == []


# --- who loads them ---

IMPORTED = re.compile(r'(?:from|import)\s*\(?\s*"(\.[^"]+)"')
START = WEB / "index.html"


def reached(page: Path) -> set[Path]:
    """The scripts that a page may load, at once or later."""
    found: set[Path] = set()
    waiting = [WEB / name for name in re.findall(r'<script type="module" src="/web/([^"]+)">', page.read_text())]
    while waiting:
        script = waiting.pop()
        if script not in found and "vendor" not in script.parts:
            found.add(script)
            waiting += [(script.parent / name).resolve() for name in IMPORTED.findall(script.read_text())]
    return found


@cache
def at_once(page: Path) -> set[Path]:
    """The scripts that a page needs for its first picture, with those of the games."""
    found: set[Path] = set()
    waiting = [WEB / name for name in re.findall(r'<script type="module" src="/web/([^"]+)">', page.read_text())]
    waiting += (WEB / "scripts" / "games").glob("*/face.js")
    while waiting:
        script = waiting.pop()
        if script not in found and "vendor" not in script.parts:
            found.add(script)
            names = re.findall(r'from\s*"(\.[^"]+)"', script.read_text())
            waiting += [(script.parent / name).resolve() for name in names]
    return found


# Of the first picture, but what they say of the later texts they say after it.
WAITING = {"keymap.js", "messages.js", "mount.js"}


def areas_of(page: Path, script: Path) -> set[str]:
    """The areas that are there when a script speaks: those of the page, of the script's game, and of the rules.

    Whoever waits at a table reads of turns what the start page says, and the reasons of a hint come with the texts of
    reviews. The start page names lessons once their texts are there; the coach of a first game, the challenge of a table and
    the devices of a person bring their own. The
    later texts of a table come after its first picture; the plain face only names its keys, for the sheet of them."""
    named = {path.stem for path in texts_of(page.read_text(), WEB, "en")}
    later = {
        "introduction.js": {"start"},
        "reasons.js": {"review"},
        "lesson-links.js": {"lessons"},
        "guide.js": {"guide"},
        "challenge-words.js": {"challenge"},
        "notices.js": {"notices"},
        "person.js": {"club-person"},
    }
    waiting = later.get(script.name, set())
    is_late = script not in at_once(page) or script.name in WAITING or script.parent.name == "plain"
    if page.name == "table.html" and is_late:
        waiting = {*waiting, "later"}
    return named | waiting | ({"rules", *GAMES} & set(script.parts))


def speaks(page: Path, script: Path) -> bool:
    """Some pages have only drawings of the games, and of what is agreed at a table only the name of an edition."""
    games = (START, *(WEB / f"{name}.html" for name in ("puzzles", "challenge", "challenges", "games")))
    return page not in games or not ({"facts.js", *GAMES} & set(script.parts))


def missing(keys: Iterator[tuple[str, bool]], areas: set[str]) -> list[str]:
    known = [name for area in areas for name in messages_in("en", area)]
    said = [(id_of(key) if is_whole else key, is_whole) for key, is_whole in keys]
    return [
        key for key, is_whole in said if not any(key == one if is_whole else re.fullmatch(key, one) for one in known)
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_loads_whatever_it_says(page: Path):
    assert missing(keys_in_page(page), areas_of(page, page)) == []
    for script in reached(page):
        if speaks(page, script):
            assert missing(keys_in_script(script), areas_of(page, script)) == [], script.name


def test_the_terminal_loads_whatever_it_says():
    for command in COMMANDS:
        assert missing(keys_in_command(command), set(OF_THE_TERMINAL)) == [], command.name


def test_the_server_loads_whatever_it_says():
    assert missing(keys_in_command(NOTICES), set(OF_NOTICES)) == []


# --- nothing is said besides ---

SPEAKS_TO_PEOPLE = re.compile(r'"[^"\n]*\b[A-Z][a-z]+ [a-z][^"\n]*"|`[^`$]*\b[A-Z][a-z]+ [a-z][^`]*`')
FOR_THE_CONSOLE = re.compile(r"(?:console\.\w+|new \w*Error)\((?:[^()]|\([^()]*\))*\)")
NAMES_OF_LANGUAGES = re.compile(r"LANGUAGES = \{[^}]*\}")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_scripts_have_no_sentences_of_their_own(script: Path):
    source = NAMES_OF_LANGUAGES.sub("", FOR_THE_CONSOLE.sub("", source_of(script)))
    assert [found[0] for found in SPEAKS_TO_PEOPLE.finditer(source)] == []


class Texts(HTMLParser):
    """The words that stand in a page itself, apart from those for browsers without scripts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.feed(re.sub(r"<noscript>.*?</noscript>", "", page, flags=re.DOTALL))

    def handle_data(self, data: str) -> None:
        self.words += re.findall(r"[^\W\d_]{2,}", data)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_have_no_words_of_their_own(page: Path):
    assert set(Texts(page.read_text()).words) <= {"Saqqara"}


# --- in a browser ---

# What is said of the quarry when a language and the texts of a game are asked for at the same time, in either order.
MEANWHILE = """async ([first, second]) => {
  const { learnArea, say, speak } = await import("/web/scripts/ui/words.js");
  const deeds = { speak: () => speak("pl"), learn: () => learnArea("imhotep") };
  await Promise.all([deeds[first](), deeds[second]()]);
  const inPolish = say("imhotep.quarry");
  await speak("fi");
  return [inPolish, say("imhotep.quarry")];
}"""
AGAIN = """async () => {
  const { hasWords, learnArea } = await import("/web/scripts/ui/words.js");
  const isThere = () => hasWords("imhotep.quarry");
  const failed = await learnArea("imhotep").then(() => false, () => true);
  return [failed, isThere(), await learnArea("imhotep").then(isThere)];
}"""


@pytest.mark.parametrize("deeds", first_of([["speak", "learn"], ["learn", "speak"]], 1), ids="-".join)
def test_texts_that_come_while_the_language_changes_are_in_the_new_one(deeds: list[str], visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.goto("/")
    assert ann.page.evaluate(MEANWHILE, deeds) == ["Kamieniołom", "Kaivos"]


def test_texts_that_did_not_come_can_be_asked_for_again(visitors: Visitors) -> None:
    visitors.forgive("Failed to load resource")
    ann = visitors.come()
    ann.page.goto("/")
    abort_first(ann.page, "**/locales/en/imhotep.ftl")
    assert ann.page.evaluate(AGAIN) == [True, False, True]
