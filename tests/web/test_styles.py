"""The style sheets as files: each in its layer, widths and colours from one list, nothing that only shouts louder."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

WEB = Path(str(files("saqqara.web")))
SHEETS = sorted((WEB / "styles").glob("*.css"))
SCRIPTS = sorted((WEB / "scripts").rglob("*.js"))
PAGES = sorted(WEB.glob("*.html"))
LAYERS = ("tokens", "base", "art", "page", "game", "hidden")
MOST_WIDTHS = 8
STILL = {"@media (prefers-reduced-motion: reduce)", ':root[data-pace="off"]'}  # the system says so, or the guest
NAMED_COLOURS = (
    "aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lime|linen|magenta|"
    "maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|sienna|silver|tan|teal|tomato|violet|wheat|white|yellow"
)
COLOUR = re.compile(
    rf"#[\da-f]{{3,8}}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:{NAMED_COLOURS})(?![\w-])",
    re.IGNORECASE,
)
PAINTED = re.compile(r"""\b(?:fill|stroke|color|stop-color|flood-color)["'`]?\s*[=:,]\s*["'`]?([^"'`;,)\s]+)""")


class Declaration(NamedTuple):
    """One line of a rule, and what it stands in, from the outside."""

    around: tuple[str, ...]
    name: str
    value: str


def declarations(css: str, around: tuple[str, ...] = ()) -> Iterator[Declaration]:
    """All declarations of a sheet."""
    for head, body in parts(css):
        if body is not None:
            yield from declarations(body, (*around, head))
        elif around:
            name, _, value = head.partition(":")
            yield Declaration(around, name.strip(), value.strip())


def parts(css: str) -> Iterator[tuple[str, str | None]]:
    """The blocks of a sheet or a block as head and body, and its statements without a body."""
    start = depth = opened = 0
    for at, letter in enumerate(css):
        if letter == "{":
            opened = opened if depth else at
            depth += 1
        elif letter == "}":
            depth -= 1
            if depth == 0:
                yield css[start:opened].strip(), css[opened + 1 : at]
                start = at + 1
        elif letter == ";" and depth == 0:
            yield css[start:at].strip(), None
            start = at + 1
    if css[start:].strip():
        yield css[start:].strip(), None


def read(sheet: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)


def queries(css: str) -> list[str]:
    return re.findall(r"@(?:media|container)([^{]*)", css)


def script_widths() -> list[int]:
    written = re.search(r"WIDTHS = \{([^}]*)\}", (WEB / "scripts" / "ui" / "styles.js").read_text())
    assert written is not None
    return [int(width) for width in re.findall(r"\w+: (\d+)", written[1])]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_every_sheet_is_in_a_layer(sheet: Path) -> None:
    """What is in none would beat all that is."""
    heads = [head for head, body in parts(read(sheet)) if body is not None]
    assert heads
    assert [head for head in heads if head.removeprefix("@layer ") not in LAYERS] == []


def test_the_order_of_layers_is_told_once_where_every_page_gets_it_first() -> None:
    told = {sheet.name: re.findall(r"@layer [^;{]*;", read(sheet)) for sheet in SHEETS}
    assert {name: orders for name, orders in told.items() if orders} == {"tokens.css": [f"@layer {', '.join(LAYERS)};"]}
    assert read(WEB / "styles" / "tokens.css").lstrip().startswith("@layer")
    for page in PAGES:
        first, *_ = re.findall(r'<link rel="stylesheet" href="([^"]+)"', page.read_text())
        assert first == "/web/styles/tokens.css", page.name


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_layouts_change_only_at_the_widths_that_scripts_know(sheet: Path) -> None:
    found = [condition for query in queries(read(sheet)) for condition in re.findall(r"\([^()]*width[^()]*\)", query)]
    assert [one for one in found if re.search("(?:min|max)-width", one)] == []  # `width < 720px` names the width itself
    widths = {number for one in found for number in re.findall(r"[\d.]+\w*", one)}
    assert widths <= {f"{width}px" for width in script_widths()}


def test_widths_are_few() -> None:
    widths = script_widths()
    assert widths == sorted(set(widths))
    assert len(widths) <= MOST_WIDTHS


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_scripts_ask_for_widths_by_their_names_and_when_they_need_them(script: Path) -> None:
    """A module that asks when it is loaded cannot be loaded where there is no page."""
    source = script.read_text()
    assert script.name == "styles.js" or re.findall(r"matchMedia\([^)]*width", source) == []
    assert re.findall(r"^(?:export )?const \w+ = matchMedia", source, re.MULTILINE) == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_nothing_is_important_but_that_nothing_moves(sheet: Path) -> None:
    shouted = [one for one in declarations(read(sheet)) if "!important" in one.value and not STILL & {*one.around}]
    assert shouted == []


def colours(value: str) -> list[str]:
    return COLOUR.findall(re.sub(r'"[^"]*"|--[\w-]+', "", value))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_colours_come_from_tokens(sheet: Path) -> None:
    assert [one for one in declarations(read(sheet)) if colours(one.value) and not is_token(one)] == []


def is_token(one: Declaration) -> bool:
    return one.around[0] == "@layer tokens" and one.name.startswith("--")


def test_every_token_has_one_value() -> None:
    """Those of drawings that few pages show are in the sheet of these drawings."""
    given = [
        one.name
        for sheet in SHEETS
        for one in declarations(read(sheet))
        if is_token(one) and one.around[1:] == (":root",)
    ]
    assert len(given) > 100
    assert sorted(set(given)) == sorted(given)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_drawings_leave_their_colours_to_the_styles(script: Path) -> None:
    assert [value for value in PAINTED.findall(script.read_text()) if COLOUR.match(value)] == []


def test_every_token_that_is_used_is_there() -> None:
    """One that is missing says nothing: what it should colour stays as it was."""
    used = {name for sheet in SHEETS for name in re.findall(r"var\((--[\w-]+)\)", read(sheet))}
    given = {one.name for sheet in SHEETS for one in declarations(read(sheet)) if one.name.startswith("--")}
    by_scripts = set(re.findall(r"[\"'`](--[\w-]+)", "".join(script.read_text() for script in SCRIPTS)))
    assert used - given - by_scripts == set()


def test_the_colours_around_a_page_are_those_of_its_sky() -> None:
    """A browser takes them from the page and the app's manifest, where there are no tokens."""
    sky = re.search(r"--sky:\s*light-dark\((#\w+), (#\w+)\)", read(WEB / "styles" / "tokens.css"))
    assert sky is not None
    themes = re.findall(r'name="theme-color" content="(#\w+)"', (WEB / "index.html").read_text())
    assert themes == [*sky.groups()]
    assert json.loads((WEB / "manifest.webmanifest").read_text())["theme_color"] in sky.groups()
