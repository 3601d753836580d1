"""Where compiled code is kept: one folder for the rules of a game and one for each layer above them.

Numba's own cache goes stale when a callee or a constant in another file changes, so a folder is named by a hash of
everything that its code depends on. Neither the version of the package nor the place where it is installed is among it:
an upgrade that leaves the rules alone compiles nothing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from saqqara.games import GAMES
from saqqara.rules.edition import Edition

RULES = Path(__file__).parent
PACKAGE = RULES.parent
CACHE_VARIABLE = "SAQQARA_CACHE"
OPTIONS: dict[str, Any] = {"nogil": True, "is_cached": True}  # of Numba


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


def layer_of(function: Callable[..., Any]) -> Layer | None:
    """The layer whose code a function is; None: the rules themselves."""
    return _layer_of(Path(function.__code__.co_filename))


def _layer_of(source: Path) -> Layer | None:
    """The innermost layer that a source lies in."""
    around = [layer for layer in _layers if source.is_relative_to(layer.folder)]
    return max(around, key=lambda layer: len(layer.folder.parts), default=None)


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
        numba.__version__,
        np.__version__,
        sys.version,
        processor(),
        repr(OPTIONS),
        repr(boundscheck),
        edition,
    ):
        seal.update(part.encode() + b"\0")
    for source in [*_sources_of_rules(game), *_sources_of_layer(layer)]:
        seal.update(_name_of(source).encode() + b"\0")
        seal.update(source.read_bytes())
    return seal.hexdigest()[:24]


def processor() -> str:
    """The kind of processor that code is compiled for: what one kind has compiled, another may not be able to run."""
    from llvmlite import binding

    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


def _name_of(source: Path) -> str:
    """The name of a source: of ours its place in the package, wherever that is installed."""
    return source.relative_to(PACKAGE).as_posix() if source.is_relative_to(PACKAGE) else source.as_posix()


def _sources_of_rules(game: str) -> list[Path]:
    """What all games share, the rules of this one, and those of its other parts that no layer holds."""
    descriptor = GAMES[game]
    rules = file_of(descriptor.rules)
    own = sorted(rules.parent.rglob("*.py")) if is_package(descriptor.rules) else [rules]
    parts = (descriptor.heuristics, descriptor.features, descriptor.actions)
    foreign = [file_of(part) for part in parts if not part.startswith("saqqara.")]
    return [*sorted(RULES.glob("*.py")), *own, *foreign]


def _sources_of_layer(layer: Layer | None) -> list[Path]:
    """The compiled sources of a layer and of those below it."""
    if layer is None:
        return []
    below = [source for lower in layer.below for source in _sources_of_layer(lower)]
    inner = [other.folder for other in _layers if layer.folder in other.folder.parents]
    own = [source for source in layer.folder.rglob("*.py") if not any(map(source.is_relative_to, inner))]
    return below + sorted(source for source in own if layer.marker in source.read_bytes())


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


@cache
def file_of(source: str) -> Path:
    """The file of a module, by its dotted name."""
    spec = importlib.util.find_spec(source)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


def is_package(source: str) -> bool:
    """Whether a dotted name is that of a package."""
    return file_of(source).name == "__init__.py"


@contextmanager
def numba_cache(folder: Path) -> Iterator[None]:
    """Numba looks at its cache folder, and for places in it, while it decorates."""
    from numba import config as numba_config
    from numba.core.caching import CacheImpl

    config: Any = numba_config
    outer = config.CACHE_DIR, CacheImpl._locator_classes
    config.CACHE_DIR, CacheImpl._locator_classes = str(folder), [_locator(), *CacheImpl._locator_classes]
    try:
        yield
    finally:
        config.CACHE_DIR, CacheImpl._locator_classes = outer


@cache
def _locator() -> Any:
    """How Numba finds the place of a function: by the name of its source, not by where the package is installed."""
    from numba.core.caching import UserProvidedCacheLocator

    class Locator(UserProvidedCacheLocator):
        @classmethod
        def get_suitable_cache_subpath(cls, py_file: str) -> str:
            source = Path(py_file)
            return hashlib.sha256(_name_of(source.parent).encode()).hexdigest()[:16] + f"-{source.parent.name}"

    return Locator
