"""Loads kernels: modules written over the rules in play, for one edition and one engine.

A kernel marks its functions with `compiled`. Over the plain engine they stay Python; over the native engine Numba
compiles them. The machine code of each package lies in a cache folder of its own, named by a hash of the rules and of
every source that the package's kernels are made of or may call: a change of any of them compiles anew.
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

FEATURES = "saqqara.encoding.features.{game}"
ACTIONS = "saqqara.encoding.actions.{game}"
KERNEL = "saqqara.encoding.kernel"

_SAQQARA = Path(__file__).parents[1]
_log = logging.getLogger(__name__)


def load_kernel(name: str, edition: Edition, *, native: bool, boundscheck: bool = False) -> Any:
    """Loads a module, by its full name, over the rules of an edition; `{game}` in the name stands for the game."""
    source = name.format(game=edition.game)
    return load_over(source, edition.game, edition, native=native, boundscheck=boundscheck)


def module_in_play(name: str) -> Any:
    """Loads another module, by its full name, over the same rules as the module now being imported."""
    return load_kernel(name, _edition_in_play(), native=_is_native(), boundscheck=_is_checked())


def sources_in(folder: Path) -> tuple[Path, ...]:
    """Lists the files of a folder that are loaded over the rules in play: no others are compiled."""
    return tuple(sorted(file for file in folder.rglob("*.py") if b"_in_play(" in file.read_bytes()))


class KernelCompiler:
    """Compiles the kernels of one package. `sources`: all files that they are made of or call, but for the rules."""

    def __init__(self, package: str, sources: tuple[Path, ...]) -> None:
        self._package = package
        self._sources = sources

    def compiled(self, function: Function) -> Function:
        """Marks what runs as Python over the plain rules and as machine code over the native ones."""
        return self._compile(function) if _is_native() else function

    def inlined(self, function: Function) -> Function:
        """Marks a small part of a large function, to be inlined: a call that passes several arrays costs 15 ns."""
        return self._compile(function, forceinline=True) if _is_native() else function

    def _compile(self, function: Callable[..., Any], **options: Any) -> Any:
        from numba import njit

        edition, is_checked = _edition_in_play(), _is_checked()
        rules = cache_folder(edition.game, edition, is_checked)
        with _numba_folder(_folder_of(self._package, self._sources, edition.game, rules)):
            return njit(boundscheck=is_checked, **OPTIONS, **options)(function)


def _rule_in_play() -> Any:
    return rules_in_play("turn").apply_move


def _edition_in_play() -> Edition:
    edition: Edition = rules_in_play("components").BOX
    return edition


def _is_native() -> bool:
    return hasattr(_rule_in_play(), "py_func")


def _is_checked() -> bool:
    return _is_native() and bool(_rule_in_play().targetoptions.get("boundscheck"))


@cache
def _folder_of(package: str, sources: tuple[Path, ...], game: str, rules: Path) -> Path:
    """Names the cache folder of a package's machine code; logs why the caller waits where there is none yet."""
    folder = rules.parent / f"{game}-{package}-{_seal(rules.name, sources)}"
    if not folder.exists():
        _log.warning("compiling %s for %s: once for each version, about a minute", game, package)
    return folder


@cache
def _seal(rules: str, sources: tuple[Path, ...]) -> str:
    """Hashes the name of the rules' folder, which is a hash of the rules, and the sources."""
    seal = hashlib.sha256(rules.encode() + b"\0")
    for source in sources:
        seal.update(source.relative_to(_SAQQARA).as_posix().encode() + b"\0" + source.read_bytes())
    return seal.hexdigest()[:24]


@contextmanager
def _numba_folder(folder: Path) -> Iterator[None]:
    """Sets Numba's cache folder, which it reads while it decorates."""
    from numba import config as numba_config

    config: Any = numba_config
    outer = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = outer


ENCODING_SOURCES = sources_in(Path(__file__).parent)
_compiler = KernelCompiler("encoding", ENCODING_SOURCES)
compiled = _compiler.compiled
inlined = _compiler.inlined
