"""One source of rules, two engines.

A rule is a plain function over a state. By default `@rule` leaves it alone: it runs as Python on a
`Record` of ints and lists. `load(..., native=True)` imports the same files a second time under
another name, and there `@rule` hands each function to Numba. Another edition is one more import:
its printed figures are constants of the modules that it loads.

Code of other packages can be compiled together with the rules (`load_over`). Such a package declares itself as a
`Layer`. Numba's own cache goes stale when a callee or a constant in another file changes, so the compiled code of each
layer lies in a folder named by a hash of everything it depends on.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import logging
import os
import platform
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self, TypeVar

import numpy as np

from saqqara.games import GAMES
from saqqara.rules.edition import Edition, default_edition

Rule = TypeVar("Rule", bound=Callable[..., Any])
Numbers = TypeVar("Numbers", bound=type[IntEnum])

RULES = Path(__file__).parent
CACHE_VARIABLE = "SAQQARA_CACHE"
_log = logging.getLogger(__name__)
OPTIONS: dict[str, Any] = {"nogil": True, "cache": True}


@dataclass(frozen=True)
class Layer:
    """A package whose code is compiled together with the rules, and the layers that its code calls."""

    name: str
    folder: Path
    below: tuple[Layer, ...] = ()
    marker: bytes = b"_in_play("  # sources without these letters are never compiled
    is_announced: bool = False  # whoever waits while it is compiled, once, is told why


_layers: list[Layer] = []


def add_layer(layer: Layer) -> Layer:
    """Declares a layer: what is compiled of its folder gets a cache folder of its own."""
    _layers.append(layer)
    return layer


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
    return _nothing() if _is_native() else function


def _nothing() -> Any:
    """A compiled function that takes anything and does nothing: a new one for each engine, too small to be cached."""
    from numba import njit

    return njit(nogil=True)(lambda *_: None)


def _is_native() -> bool:
    window = _window()
    return window is not None and window.native


def _window() -> _Window | None:
    return getattr(_here, "window", None)


def _compile(function: Callable[..., Any], **more: Any) -> Any:
    from numba import njit

    window = _window()
    assert window is not None
    layer = _layer_of(function)
    folder = cache_folder(window.game, window.edition, window.boundscheck, layer)
    if layer is not None and layer.is_announced:
        _announce(folder, window.game, layer.name)
    with _numba_cache(folder):
        return njit(boundscheck=window.boundscheck, **OPTIONS, **more)(function)


@cache
def _announce(folder: Path, game: str, layer: str) -> None:
    if not folder.exists():
        _log.warning("compiling %s for %s: once for each version, about a minute", game, layer)


def _layer_of(function: Callable[..., Any]) -> Layer | None:
    """The layer whose code a function is; None: the rules themselves."""
    source = Path(function.__code__.co_filename)
    return next((layer for layer in _layers if source.is_relative_to(layer.folder)), None)


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
            _import_file(alias, _file_of(source))
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
    return f"{package}.{name}" if _is_package(GAMES[window.game].rules) else package


def _package_name(window: _Window) -> str:
    """The default edition in plain Python is the game's package itself, everything else another import of it."""
    if not window.native and window.edition.hash == default_edition(window.game).hash:
        return GAMES[window.game].rules
    return window.alias


def _import_package(window: _Window) -> Any:
    name = _package_name(window)
    if name == window.alias and name not in sys.modules:
        _import_file(name, _file_of(GAMES[window.game].rules))
    return importlib.import_module(name)


def _import_module(window: _Window, name: str) -> Any:
    _import_package(window)
    return importlib.import_module(_module_name(window, name))


@cache
def _file_of(source: str) -> Path:
    spec = importlib.util.find_spec(source)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


def _is_package(source: str) -> bool:
    return _file_of(source).name == "__init__.py"


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


@contextmanager
def _numba_cache(folder: Path) -> Iterator[None]:
    """Numba looks at its cache folder while it decorates."""
    from numba import config as numba_config

    config: Any = numba_config
    outer = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = outer


def cache_folder(game: str, edition: Edition, boundscheck: bool = False, layer: Layer | None = None) -> Path:
    """Where the compiled code of these very sources, figures, options and versions lies: the rules', or a layer's.

    Layers are compiled over the rules and never the other way round, so a changed player leaves the rules alone.
    """
    name = game if layer is None else f"{game}-{layer.name}"
    return cache_root() / f"{name}-{_seal(game, edition.hash, boundscheck, layer)}"


@cache
def _seal(game: str, edition: str, boundscheck: bool, layer: Layer | None) -> str:
    import numba

    seal = hashlib.sha256()
    for part in (
        str(RULES),  # Numba keeps its files by the place of their sources
        numba.__version__,
        np.__version__,
        sys.version,
        platform.processor(),
        repr(OPTIONS),
        repr(boundscheck),
        edition,
    ):
        seal.update(part.encode() + b"\0")
    for source in [*_sources_of_rules(game), *_sources_of_layer(layer)]:
        seal.update(source.as_posix().encode() + b"\0")
        seal.update(source.read_bytes())
    return seal.hexdigest()[:24]


def _sources_of_rules(game: str) -> list[Path]:
    """What all games share, the rules of this one, and those of its other parts that no layer holds."""
    descriptor = GAMES[game]
    rules = _file_of(descriptor.rules)
    own = sorted(rules.parent.rglob("*.py")) if _is_package(descriptor.rules) else [rules]
    parts = (descriptor.heuristics, descriptor.features, descriptor.actions)
    foreign = [_file_of(part) for part in parts if not part.startswith("saqqara.")]
    return [*sorted(RULES.glob("*.py")), *own, *foreign]


def _sources_of_layer(layer: Layer | None) -> list[Path]:
    """The compiled sources of a layer and of those below it."""
    if layer is None:
        return []
    below = [source for lower in layer.below for source in _sources_of_layer(lower)]
    return below + sorted(source for source in layer.folder.rglob("*.py") if layer.marker in source.read_bytes())


def cache_root() -> Path:
    """The folder of all compiled code: of this user, or a temporary one where there is no home to write to."""
    if chosen := os.environ.get(CACHE_VARIABLE):
        return Path(chosen)
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = base / "saqqara"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return folder
    except OSError:
        return Path(tempfile.gettempdir()) / "saqqara-cache"


# --- the state: one declaration, a class of ints and lists for Python and a NumPy record for Numba ---


@dataclass(frozen=True)
class _Field:
    kind: str
    shape: tuple[int, ...]


def field(kind: str, *shape: int) -> Any:
    """One field of a `Record`: its NumPy kind (`i1`, `i2`) and its shape."""
    return _Field(kind, shape)


class Record:
    """A state as Python objects. `DTYPE` is the same state as one NumPy record."""

    DTYPE: ClassVar[Any]
    _fields: ClassVar[dict[str, _Field]]
    _lists: ClassVar[tuple[str, ...]]
    _nested: ClassVar[tuple[str, ...]]  # lists of lists
    _blank: ClassVar[dict[str, Any]]  # nothing but zeros
    events: list[tuple[int, ...]]

    def __init_subclass__(cls) -> None:
        cls._fields = {name: value for name, value in vars(cls).items() if isinstance(value, _Field)}
        clash = set(cls._fields) & set(dir(np.record))
        assert not clash, f"np.record has attributes of these names: {sorted(clash)}"
        cls._lists = tuple(name for name, f in cls._fields.items() if len(f.shape) == 1)
        cls._nested = tuple(name for name, f in cls._fields.items() if len(f.shape) == 2)
        cls._blank = {name: _zeros(f.shape) for name, f in cls._fields.items()}
        for name in cls._fields:
            delattr(cls, name)
        rows = [(name, f.kind, f.shape) for name, f in cls._fields.items()]
        cls.DTYPE = np.dtype((np.record, np.dtype(rows, align=True)))

    def __init__(self) -> None:
        self._take(self._blank)

    def copy(self) -> Self:
        """A state of its own; the story of the last move stays behind."""
        twin = self.__class__.__new__(self.__class__)
        twin._take(self.__dict__)
        return twin

    def _take(self, given: dict[str, Any]) -> None:
        """All that is given, in lists of its own."""
        fields = self.__dict__
        fields.update(given)
        for name in self._lists:
            fields[name] = fields[name][:]
        for name in self._nested:
            fields[name] = [row[:] for row in fields[name]]
        self.events = []

    def pack(self) -> np.ndarray[Any, Any]:
        """The bytes of this state, as the compiled engine takes them."""
        rows = np.zeros(1, dtype=self.DTYPE)
        for name in self._fields:
            rows[name][0] = getattr(self, name)
        return rows.view(np.uint8)

    @classmethod
    def unpack(cls, raw: np.ndarray[Any, Any] | bytes) -> Self:
        """The state whose bytes these are."""
        size = cls.DTYPE.itemsize
        rows = np.frombuffer(bytes(raw), dtype=np.uint8)
        if rows.size != size:
            raise ValueError(f"a state has {size} bytes, got {rows.size}")
        state = cls()
        row = rows.view(cls.DTYPE)[0]
        for name in cls._fields:
            setattr(state, name, np.asarray(row[name]).tolist())
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._fields)

    __hash__ = None  # type: ignore[assignment]


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]
