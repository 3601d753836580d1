"""One source of rules, two engines.

A rule is a plain function over a state. By default `@rule` leaves it alone: it runs as Python on a
`Record` of ints and lists. `load(..., native=True)` imports the same files a second time under
another name, and there `@rule` hands each function to Numba. Another edition is one more import:
its printed figures are constants of the modules that it loads.

Code of other packages can be compiled together with the rules (`load_over`); such a package declares itself as a
`Layer` (`compile_cache.py`).
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from saqqara.games import GAMES
from saqqara.rules.compile_cache import OPTIONS, cache_folder, file_of, is_package, layer_of, numba_cache
from saqqara.rules.edition import Edition, default_edition

Rule = TypeVar("Rule", bound=Callable[..., Any])
Numbers = TypeVar("Numbers", bound=type[IntEnum])

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Window:
    """What the modules now being imported are imported for."""

    game: str
    edition: Edition
    native: bool = False
    boundscheck: bool = False

    @property
    def alias(self) -> str:
        engine = ("checked" if self.boundscheck else "native") if self.native else "plain"
        return f"saqqara_{self.game}_{engine}_{self.edition.hash}"


_here = threading.local()  # .window: the window of this thread, while it imports
_loading = threading.RLock()


def compiled(function: Rule) -> Rule:
    """Marks a function that is plain Python as it stands, and machine code in the native engine."""
    return _compile(function) if _is_native() else function


rule = compiled  # marks a rule of a game


def inlined(function: Rule) -> Rule:
    """Like `compiled`, for small parts of a large function: a call that passes several arrays costs 15 ns."""
    return _compile(function, forceinline=True) if _is_native() else function


def plain_only(function: Rule) -> Rule:
    """Marks what only people need (the story of a move): in compiled code the call vanishes."""
    if not _is_native():
        return function
    from saqqara.rules.native import nothing

    return nothing()  # type: ignore[no-any-return]


def _is_native() -> bool:
    window = _window()
    return window is not None and window.native


def _window() -> _Window | None:
    return getattr(_here, "window", None)


def _compile(function: Callable[..., Any], **more: Any) -> Any:
    from saqqara.rules.native import compile_function

    window = _window()
    assert window is not None
    layer = layer_of(function)
    folder = cache_folder(window.game, window.edition, window.boundscheck, layer)
    if layer is not None and layer.is_announced:
        _announce(folder, window.game, layer.name)
    with numba_cache(folder):
        return compile_function(function, boundscheck=window.boundscheck, **OPTIONS, **more)


@cache
def _announce(folder: Path, game: str, layer: str) -> None:
    if not folder.exists():
        _log.warning("compiling %s for %s: once for each version, about a minute", game, layer)


def lookup(numbers: Sequence[int]) -> Sequence[int]:
    """An array of numbers that rules look things up in: a tuple in Python, a constant array in machine code."""
    return np.array(numbers, np.int32) if _is_native() else tuple(numbers)  # type: ignore[return-value]


class _Numbers(type):
    """An enumeration whose members are looked up as plain ints; who iterates over it or calls it gets the members."""

    kind: type[IntEnum]

    def __iter__(cls) -> Iterator[IntEnum]:
        return iter(cls.kind)

    def __len__(cls) -> int:
        return len(cls.kind)

    def __call__(cls, number: int) -> IntEnum:
        return cls.kind(number)


def numbers(kind: Numbers) -> Numbers:
    """Marks an enumeration that rules compare with: as it is in machine code, and in Python quicker to look up."""
    if _is_native():
        return kind
    members = {member.name: int(member) for member in kind}
    return _Numbers(kind.__name__, (), {"kind": kind, "__doc__": kind.__doc__, **members})  # type: ignore[return-value]


def edition_in_play(game: str) -> Edition:
    """The edition whose figures the module now being imported has to hold."""
    window = _window()
    return default_edition(game) if window is None else window.edition


def rules_in_play(name: str) -> Any:
    """A module of the game that the module now being imported is loaded over (see `load_over`)."""
    return _import_module(_expect_window(), name)


def module_in_play(source: str) -> Any:
    """Another module loaded over the same rules as the module now being imported, by its dotted name."""
    window = _expect_window()
    return load_over(source, window.game, window.edition, native=window.native, boundscheck=window.boundscheck)


def game_in_play() -> str:
    """The name of the game that the module now being imported is loaded over."""
    return _expect_window().game


def _expect_window() -> _Window:
    window = _window()
    assert window is not None, "import this module with saqqara.rules.compiled.load_over"
    return window


def load(game: str, edition: Edition, name: str, *, native: bool = False, boundscheck: bool = False) -> Any:
    """A module of a game for one edition and one engine; imported once, then remembered."""
    window = _Window(game, edition, native, boundscheck)
    full_name = _module_name(window, name)
    if full_name in sys.modules and not _loading_elsewhere():
        return sys.modules[full_name]
    with _importing(window):
        return _import_module(window, name)


def load_over(source: str, game: str, edition: Edition, *, native: bool = False, boundscheck: bool = False) -> Any:
    """A module written for any game (a player, a search), imported once more over the rules of this one."""
    window = _Window(game, edition, native, boundscheck)
    with _importing(window):
        if source == GAMES[game].rules:
            return _import_package(window)  # a game in one file may be its own player
        alias = f"{window.alias}__{source.replace('.', '_')}"
        if alias not in sys.modules:
            _import_file(alias, file_of(source))
        return sys.modules[alias]


def _loading_elsewhere() -> bool:
    """True while another thread may be half-way through an import."""
    free = _loading.acquire(blocking=False)
    if free:
        _loading.release()
    return not free


def _module_name(window: _Window, name: str) -> str:
    """The name of a module of a game for this window; where a game is one module, that is all of them."""
    package = _package_name(window)
    return f"{package}.{name}" if is_package(GAMES[window.game].rules) else package


def _package_name(window: _Window) -> str:
    """The default edition in plain Python is the game's package itself, everything else another import of it."""
    if not window.native and window.edition.hash == default_edition(window.game).hash:
        return GAMES[window.game].rules
    return window.alias


def _import_package(window: _Window) -> Any:
    name = _package_name(window)
    if name == window.alias and name not in sys.modules:
        _import_file(name, file_of(GAMES[window.game].rules))
    return importlib.import_module(name)


def _import_module(window: _Window, name: str) -> Any:
    _import_package(window)
    return importlib.import_module(_module_name(window, name))


def _import_file(alias: str, file: Path) -> None:
    folders = [str(file.parent)] if file.name == "__init__.py" else None
    spec = importlib.util.spec_from_file_location(alias, file, submodule_search_locations=folders)
    assert spec is not None
    assert spec.loader is not None
    sys.modules[alias] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(sys.modules[alias])
    except BaseException:
        del sys.modules[alias]
        raise


@contextmanager
def _importing(window: _Window) -> Iterator[None]:
    """Decorators look at the window."""
    with _loading:
        outer, _here.window = _window(), window
        try:
            yield
        finally:
            _here.window = outer
