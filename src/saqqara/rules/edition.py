"""Reads an edition: a TOML file that holds every printed figure of a game, each with its mark.

A figure is a table with `value` and `mark`, where the mark says how sure we are of it: `rulebook` (a rulebook
prints it), `corroborated` (independent implementations agree) or `assumed` (a guess that an owner of
the box can correct). A list may carry one mark for each of its entries.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import re
import tomllib
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from saqqara.games import GAMES
from saqqara.games.descriptor import EDITIONS
from saqqara.rules.errors import BadEdition, quoted

_NAME = re.compile(r"[A-Za-z0-9.-]{1,60}")
MARKS = ("rulebook", "corroborated", "assumed")

# Says what it expects when the value is not that, nothing when it is.
Expectation = Callable[[Any], str | None]


@dataclass(frozen=True)
class Edition:
    """All printed figures of one box."""

    game: str
    name: str
    figures: Mapping[str, Any]
    marks: Mapping[str, Any]

    def __getitem__(self, key: str) -> Any:
        return self.figures[key]

    @cached_property
    def hash(self) -> str:
        """Names the figures, not the file: marks, comments and the order of keys do not change it."""
        text = json.dumps([self.game, dict(self.figures)], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@cache
def default_edition(game: str) -> Edition:
    """The edition that comes with the game."""
    edition = GAMES[game].edition
    return read_edition(game, edition) if isinstance(edition, Path) else edition_of_tables(game, edition)


def find_edition(game: str, name_or_path: str | Path | Edition | None) -> Edition:
    """An edition by the name of one that comes with Saqqara, or by the path of a file; an edition as it is."""
    if name_or_path is None:
        return default_edition(game)
    if isinstance(name_or_path, Edition):
        if name_or_path.game != game:
            raise BadEdition(f"edition: expected one of {game}, got one of {name_or_path.game}")
        return name_or_path
    if not isinstance(name_or_path, str | Path):
        raise BadEdition(f"edition: expected the name or path of an edition, got {quoted(name_or_path)}")
    if name_or_path == default_edition(game).name:
        return default_edition(game)
    if (shipped := EDITIONS / f"{name_or_path}.toml").parent == EDITIONS and shipped.is_file():
        return read_edition(game, shipped)
    return read_edition(game, Path(name_or_path))


def edition_from_json(game: str, value: Any) -> Edition:
    """An edition as JSON names it: by name or path, or as an object with its name and all its figures."""
    if isinstance(value, dict) and set(value) == {"name", "figures"} and isinstance(value["figures"], dict):
        try:
            return _edition_with(game, json.dumps(value))
        except (TypeError, RecursionError):  # not JSON: the check of its figures says what is wrong
            return edition_of_figures(game, str(value["name"]), value["figures"])
    return find_edition(game, value)


@lru_cache(maxsize=4)
def _edition_with(game: str, text: str) -> Edition:
    """Cached, because every question of a match may carry the same figures."""
    value = json.loads(text)
    return edition_of_figures(game, str(value["name"]), value["figures"])


def read_edition(game: str, path: Path) -> Edition:
    """The edition in a file, or `BadEdition` that names file, key, what was expected and what was got."""
    try:
        text = path.read_bytes().decode()
    except (OSError, UnicodeDecodeError, ValueError) as trouble:
        got = trouble.strerror if isinstance(trouble, OSError) else trouble
        raise BadEdition(f"edition {str(path)!r}: expected a readable TOML file, got: {got}") from None
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as trouble:
        raise BadEdition(f"{path.name}: expected TOML, got: {trouble}") from None
    try:
        return edition_of_tables(game, tables)
    except BadEdition as trouble:
        raise BadEdition(f"{path.name}: {trouble}") from None


def edition_of_tables(game: str, tables: Mapping[str, Any]) -> Edition:
    """The edition in the tables of a file."""
    tables = dict(tables)
    named_game, name = tables.pop("game", None), tables.pop("name", None)
    _expect("game", f"{game!r}", named_game, named_game == game)
    _expect(
        "name", "a word of letters, digits, '-' and '.'", name, isinstance(name, str) and bool(_NAME.fullmatch(name))
    )
    found = _flatten(tables)
    figures = {key: _part(found, key, "value") for key in box_of(game).FIGURES}
    marks = {key: _part(found, key, "mark") for key in box_of(game).FIGURES}
    _expect_known(found, figures)
    for key, mark in marks.items():
        _expect(f"{key}.mark", _expected_mark(figures[key]), mark, _is_mark(mark, figures[key]))
    return edition_of_figures(game, str(name), figures, marks)


def edition_of_figures(
    game: str, name: str, figures: Mapping[str, Any], marks: Mapping[str, Any] | None = None
) -> Edition:
    """The edition with these figures, once every one is as the box of the game expects it."""
    box = box_of(game)
    for key, expectation in box.FIGURES.items():
        if key not in figures:
            raise BadEdition(f"{key}: expected a figure, got no such key")
        if (expected := expectation(figures[key])) is not None:
            raise BadEdition(f"{key}: expected {expected}, got {quoted(figures[key])}")
    _expect_known(figures, box.FIGURES)
    for key, expected, got in box.disagreements(figures):
        raise BadEdition(f"{key}: expected {expected}, got {quoted(got)}")
    return Edition(game, name, dict(figures), dict(marks or {}))


def box_of(game: str) -> Any:
    """The module that says which figures a game's box holds."""
    rules = importlib.import_module(GAMES[game].rules)
    return importlib.import_module(f"{rules.__name__}.box") if hasattr(rules, "__path__") else rules


def _flatten(tables: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    figures = {}
    for group, entries in tables.items():
        _expect(group, "a table of figures", entries, isinstance(entries, dict))
        for key, entry in entries.items():
            _expect(f"{group}.{key}", "a table with value and mark", entry, isinstance(entry, dict))
            figures[f"{group}.{key}"] = entry
    return figures


def _part(found: Mapping[str, Mapping[str, Any]], key: str, part: str) -> Any:
    if key not in found:
        raise BadEdition(f"{key}: expected a table with value and mark, got no such key")
    if part not in found[key]:
        raise BadEdition(f"{key}.{part}: expected a {part}, got no such key")
    return found[key][part]


def _is_mark(mark: Any, value: Any) -> bool:
    if isinstance(mark, list):
        return isinstance(value, list) and len(mark) == len(value) and all(entry in MARKS for entry in mark)
    return mark in MARKS


def _expected_mark(value: Any) -> str:
    marks = "one of " + ", ".join(MARKS)
    return f"{marks}, or a list of {len(value)} of them" if isinstance(value, list) else marks


def _expect(key: str, expected: str, got: Any, is_met: bool) -> None:
    if not is_met:
        raise BadEdition(f"{key}: expected {expected}, got {'nothing' if got is None else quoted(got)}")


def _expect_known(keys: Iterable[str], known: Container[str]) -> None:
    for key in keys:
        if key not in known:
            raise BadEdition(f"{key}: expected a known key, got an unknown one")


# --- expectations that boxes are described with ---


def whole(low: int, high: int) -> Expectation:
    """A whole number from low to high."""

    def expectation(value: Any) -> str | None:
        is_met = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        return None if is_met else f"a whole number from {low} to {high}"

    return expectation


def row_of(length: int, entry: Expectation) -> Expectation:
    """A list of exactly that many entries."""
    return rows_of(length, length, entry)


def rows_of(least: int, most: int, entry: Expectation) -> Expectation:
    """A list whose length lies between least and most."""

    def expectation(value: Any) -> str | None:
        size = f"{least}" if least == most else f"{least} to {most}"
        if not isinstance(value, list) or not least <= len(value) <= most:
            return f"a list of {size} entries"
        for position, got in enumerate(value, start=1):
            if (expected := entry(got)) is not None:
                return f"{expected} as entry {position}"
        return None

    return expectation


def one_of(*words: str, otherwise: Expectation | None = None) -> Expectation:
    """One of some words, or what else is allowed."""

    def expectation(value: Any) -> str | None:
        if isinstance(value, str) and value in words:
            return None
        expected = "one of " + ", ".join(words)
        if otherwise is None:
            return expected
        other = otherwise(value)
        return None if other is None else f"{expected}, or {other}"

    return expectation
