"""Machine code of each package lies in a folder of its own, named by every source that it is made of or calls."""

from __future__ import annotations

from pathlib import Path

import pytest

from saqqara.encoding import ENCODING
from saqqara.encoding.kernel_loader import FEATURES, KERNEL, load_kernel
from saqqara.environments.kernels import BATCHING, KERNELS, STEPPING
from saqqara.rules.compile_cache import Layer, _seal, _sources_of_layer, cache_folder
from saqqara.rules.edition import default_edition


def folder_of(function: object) -> str:
    """The name of the cache folder of a compiled function."""
    path = Path(function._cache.cache_path)  # type: ignore[attr-defined]
    return next(part for part in path.parts if part.startswith("imhotep-"))


def test_each_package_has_a_cache_folder_of_its_own() -> None:
    edition = default_edition("imhotep")
    encoding = {folder_of(load_kernel(KERNEL, edition, native=True).write_row)}
    encoding.add(folder_of(load_kernel(FEATURES, edition, native=True).write))
    environments = {folder_of(load_kernel(BATCHING, edition, native=True).step_all)}
    environments.add(folder_of(load_kernel(STEPPING, edition, native=True).play))
    assert len(encoding) == len(environments) == 1
    assert encoding.pop().startswith("imhotep-encoding-")
    assert environments.pop().startswith("imhotep-environments-")
    assert not cache_folder("imhotep", edition).name.startswith(("imhotep-encoding", "imhotep-environments"))


def test_a_folder_is_named_by_all_sources_that_are_called() -> None:
    below = {"encoding/kernel.py", "features/imhotep.py", "features/pyramids.py", "actions/imhotep.py"}
    assert below | {"actions/pyramids.py"} <= names_of(ENCODING)
    kernels = {"stepping", "answering", "batching", "seat_batching", "reward_kinds"}
    assert below | {"bots/random_play.py"} | {f"kernels/{name}.py" for name in kernels} <= names_of(KERNELS)


def names_of(layer: Layer) -> set[str]:
    """The compiled sources of a layer and of those below it."""
    return {"/".join(source.parts[-2:]) for source in _sources_of_layer(layer)}


def test_another_source_or_other_figures_give_another_folder(tmp_path: Path) -> None:
    seal = _seal.__wrapped__  # without its memory of earlier calls
    source = tmp_path / "kernel.py"
    layer = Layer("test", tmp_path, marker=b"POINTS")
    source.write_text("POINTS = 1")
    before = seal("imhotep", "figures-1", False, layer)
    assert seal("imhotep", "figures-1", False, layer) == before != seal("imhotep", "figures-2", False, layer)
    assert seal("pyramids", "figures-1", False, layer) != before
    source.write_text("POINTS = 2")
    assert seal("imhotep", "figures-1", False, layer) != before


@pytest.mark.parametrize("name", [KERNEL, FEATURES])
def test_the_plain_engine_compiles_nothing(name: str) -> None:
    module = load_kernel(name, default_edition("imhotep"), native=False)
    assert not any(hasattr(value, "py_func") for value in vars(module).values())
