"""The tables of docs/contribute/design.md and accessibility.md that are made from the style sheets and the lists of keys.

They stand between marks in the pages.

    python -m tools.look_page            says whether a page is out of date
    python -m tools.look_page --write    writes the tables into both pages
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from saqqara.languages import DEFAULT_LANGUAGE
from tools import ROOT

WEB = Path(str(files("saqqara.web")))
CONTRIBUTE = ROOT / "docs" / "contribute"
PAGES = (CONTRIBUTE / "design.md", CONTRIBUTE / "accessibility.md")
BLOCK = re.compile(r"(?<=<!-- made by tools/look_page.py: )([\w-]+) ([\w/.-]+) -->\n.*?(?=<!-- end -->)", re.DOTALL)

# --- tokens ---

GROUP = re.compile(r"^  /\* (.+?)(?: \*/)?$", re.MULTILINE)
TOKEN = re.compile(r"(--[\w-]+):\s*((?:[^;()]|\((?:[^()]|\([^()]*\))*\))+);(?:\s*/\* (.+?) \*/)?")
THEMED = re.compile(r"light-dark\(([^,()]+), ([^,()]+)\)")


def token_table(sheet: str) -> str:
    """Returns the tokens of a style sheet in the order of their groups."""
    lines = ["| token | day | night | for |", "|---|---|---|---|"]
    for name, value, group in tokens_of(sheet):
        day, night = (THEMED.sub(lambda themed, which=which: themed[which], value) for which in (1, 2))  # type: ignore[misc]
        lines.append(f"| `{name}` | `{day}` | {f'`{night}`' if night != day else 'the same'} | {group} |")
    return "\n".join(lines) + "\n"


def tokens_of(sheet: str) -> Iterator[tuple[str, str, str]]:
    """Yields name, value and purpose of every token that a sheet declares for all of the page."""
    root = re.search(r":root \{\n(.*?)^ *\}", (WEB / sheet).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert root is not None, sheet
    group = ""
    for line in root[1].splitlines():
        if heading := GROUP.match(line):
            group = heading[1].partition(":")[0]
        for name, value, note in TOKEN.findall(line):
            yield name, value.strip(), note or group


# --- keys ---

BINDING = re.compile(r"^  \{ keys: (.+) \},$", re.MULTILINE)
SIGNS = {"ArrowLeft": "←", "ArrowRight": "→", "ArrowUp": "↑", "ArrowDown": "↓", "Escape": "Esc", " ": "Space"}
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def key_table(name: str) -> str:
    """Returns the keys of one list of bindings that the sheet of keys shows, with its words."""
    script, _, scope = name.partition("/")
    lines = ["| key | what it does |", "|---|---|"]
    for keys, says in bindings_of(script, scope):
        lines.append(f"| {' '.join(f'`{key}`' for key in keys)} | {message(says)} |")
    return "\n".join(lines) + "\n"


def bindings_of(script: str, scope: str) -> Iterator[tuple[list[str], str]]:
    """Yields the keys as the sheet shows them, and the id of what it says of them."""
    source = (WEB / "scripts" / SCRIPTS[script] / "keymap.js").read_text(encoding="utf-8")
    listed = re.search(rf"export const {scope} = \[(.*?)\];\n", source, re.DOTALL)
    assert listed is not None, (script, scope)
    entries = BINDING.findall(listed[1]) or re.findall(r"\{ keys: (.+?) \}", listed[1])
    for entry in entries:
        says = re.search(r'says: "([^"]+)"', entry)
        if says is not None:
            yield shown_keys(entry), says[1]


def shown_keys(entry: str) -> list[str]:
    """Returns the signs of the keys of a binding."""
    if shown := re.search(r'shown: \["([^"]+)"\]', entry):
        return [shown[1]]
    names = ARROWS if entry.startswith("ARROWS") else tuple(re.findall(r'"([^"]+)"', entry.partition("]")[0]))
    return [SIGNS.get(name, name.upper() if len(name) == 1 else name) for name in names]


SCRIPTS = {
    "page": "ui",
    "table": "table",
    "start": "pages/start",
    "review": "pages/review",
    "puzzles": "pages/puzzles",
    "learn": "pages/learn",
    "imhotep": "games/imhotep",
    "pyramids": "games/pyramids",
}


def message(key: str) -> str:
    """Returns an English text of the pages that has no values."""
    wanted = re.sub(r"[. _]", "-", key)
    for file in sorted((WEB / "locales" / DEFAULT_LANGUAGE).glob("*.ftl")):
        if found := re.search(rf"^{wanted} = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            return found[1]
    raise KeyError(key)


# --- pages ---

TABLES = {"tokens": token_table, "keys": key_table}
OWN_TOKENS = ("tokens", "scene", "pyramids-art", "rules", "review", "grades", "coach", "puzzles", "challenge", "person")
WANTED = {("tokens", f"styles/{name}.css") for name in OWN_TOKENS} | {
    ("keys", name)
    for name in (
        *(
            "page/PAGE",
            "table/TABLE",
            "table/REVIEW",
            "start/KEYMAP",
            "review/KEYMAP",
            "puzzles/KEYMAP",
            "learn/KEYMAP",
        ),
        *("imhotep/KEYMAP", "pyramids/KEYMAP"),
    )
}


def blocks_of(page: str) -> set[tuple[str, str]]:
    """The tables that a page has: of what, and from which list."""
    return {(match[1], match[2]) for match in BLOCK.finditer(page)}


def made_anew(page: str) -> str:
    """The page with its tables as they should be."""
    return BLOCK.sub(lambda block: f"{block[1]} {block[2]} -->\n{TABLES[block[1]](block[2])}", page)


def main() -> None:
    """Says whether the pages are out of date, or writes them."""
    shown = set().union(*(blocks_of(path.read_text(encoding="utf-8")) for path in PAGES))
    if shown != WANTED:
        sys.exit(f"design.md and accessibility.md lack the marks of these tables: {sorted(WANTED - shown)}")
    for path in PAGES:
        page = path.read_text(encoding="utf-8")
        if "--write" in sys.argv[1:]:
            path.write_text(made_anew(page), encoding="utf-8")
        elif page != made_anew(page):
            sys.exit(f"{path.name} is out of date: run `make pages`")


if __name__ == "__main__":
    main()
