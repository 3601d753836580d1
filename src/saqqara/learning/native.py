"""Compiled code of this folder: modules written over the rules in play, for one edition and one engine.

Such a module marks its functions with `compiled`. In the plain engine they stay Python; over the native engine Numba
takes them. Their machine code has a cache folder of its own, named by the players' folder (so by all rules and
players that they may call) and by the sources in this folder.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from saqqara.rules.compiled import OPTIONS, cache_folder, load_over, rules_in_play
from saqqara.rules.edition import Edition

Function = TypeVar("Function", bound=Callable[..., Any])

LEARNING = Path(__file__).parent

_log = logging.getLogger("saqqara.learning")


def over_rules(name: str, edition: Edition, *, native: bool, boundscheck: bool = False) -> Any:
    """A module of this folder over the rules of an edition; `{game}` in its name stands for the game."""
    source = f"saqqara.learning.{name.format(game=edition.game)}"
    return load_over(source, edition.game, edition, native=native, boundscheck=boundscheck)


def lesson_in_play(name: str) -> Any:
    """Another module of this folder, over the same rules as the module now being imported."""
    return over_rules(name, _edition_in_play(), native=_is_native(), boundscheck=_is_checked())


def compiled(function: Function) -> Function:
    """Marks what runs as Python over the plain rules and as machine code over the native ones."""
    return _compile(function) if _is_native() else function


def inlined(function: Function) -> Function:
    """Like `compiled`, for small parts of a large function: a call that hands on several arrays costs 15 ns."""
    return _compile(function, forceinline=True) if _is_native() else function


def _rule_in_play() -> Any:
    return rules_in_play("turn").apply_move


def _edition_in_play() -> Edition:
    edition: Edition = rules_in_play("components").BOX
    return edition


def _is_native() -> bool:
    return hasattr(_rule_in_play(), "py_func")


def _is_checked() -> bool:
    return _is_native() and bool(_rule_in_play().targetoptions.get("boundscheck"))


def _compile(function: Callable[..., Any], **more: Any) -> Any:
    from numba import njit

    edition, is_checked = _edition_in_play(), _is_checked()
    with _numba_folder(_folder_of(cache_folder(edition.game, edition, is_checked, players=True), edition.game)):
        return njit(boundscheck=is_checked, **OPTIONS, **more)(function)


@cache
def _folder_of(players: Path, game: str) -> Path:
    """Where the machine code lies. Whoever waits for it to be made, once, is told why."""
    folder = players.parent / f"{game}-learning-{_seal(players.name)}"
    if not folder.exists():
        _log.warning("compiling %s for environments and batches: once for each version, about a minute", game)
    return folder


@cache
def _seal(players: str) -> str:
    """Names the players' folder and the sources of this one that are compiled."""
    seal = hashlib.sha256(players.encode() + b"\0")
    for source in sorted(LEARNING.rglob("*.py")):
        text = source.read_bytes()
        if b"_in_play(" in text:
            seal.update(source.relative_to(LEARNING).as_posix().encode() + b"\0" + text)
    return seal.hexdigest()[:24]


@contextmanager
def _numba_folder(folder: Path) -> Iterator[None]:
    """Numba looks at its cache folder while it decorates."""
    from numba import config as numba_config

    config: Any = numba_config
    outer = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = outer
