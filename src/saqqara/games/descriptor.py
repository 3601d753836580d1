"""What a descriptor of a game holds. It names the parts of the game by their dotted paths and imports none of them."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

EDITIONS = Path(__file__).parent.parent / "editions"
LESSONS = Path(__file__).parent.parent / "school" / "lessons"


@dataclass(frozen=True)
class Option:
    """Something that players agree on before a game begins."""

    name: str
    default: str | bool  # bool: yes or no; str: a text that the rules read
    help: str
    of_the_day: tuple[str | bool, ...] = ()  # what challenges of the day choose from; empty: the default


@dataclass(frozen=True)
class GameDescriptor:
    """Everything that code outside a game's folders needs to know of it.

    A path is dotted; `module:NAME` is an object in a module. Paths that are left out name plain parts, which do for any
    game in which nothing is hidden.
    """

    name: str
    title: str
    rules: str  # a package with one module a chapter, or one module that holds all of them
    edition: Path | Mapping[str, Any]  # the default edition: a file, or the content of one
    features: str  # what a seat may know, as numbers
    actions: str  # what a seat may do, as numbers
    seats: range = range(2, 5)  # how many can play
    options: tuple[Option, ...] = ()
    heuristics: str = "saqqara.bots.plain.heuristics"  # what the search asks of a position
    levels: str = "saqqara.bots.plain.levels:LEVELS"  # how hard each level searches
    self_play: str = "saqqara.bots.plain.levels:SELF_PLAY"  # who plays the games that puzzles come from
    network: str = ""  # how the strongest level uses a network, if it has one
    training: str = ""  # how that network learns
    terminal: str = "saqqara.cli.terminal.plain.face:FACE"  # how the terminal draws it
    text: str = "saqqara.environments.text_render:plain_lines"  # how environments print it
    progress: str = "saqqara.games.progress:no_rounds"  # how far a game is, for lists of running games
    # What a puzzle is about, by the source of points that decides.
    themes: Mapping[str, str] = field(default_factory=dict)
    facts: str = "saqqara.tournament.study.game_facts:PLAIN"  # what a study of its balance counts
    lessons: Path | None = None  # the folder with its lessons


def part(path: str) -> Any:
    """The module, or the object in a module, that a path of a descriptor names."""
    module, _, name = path.partition(":")
    loaded = importlib.import_module(module)
    return getattr(loaded, name) if name else loaded
