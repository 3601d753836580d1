"""Machine code of each package lies in a folder of its own, named by every source that it is made of or calls."""

from __future__ import annotations

from pathlib import Path

import pytest

from saqqara.encoding import kernel_loader
from saqqara.encoding.kernel_loader import FEATURES, KERNEL, load_kernel
from saqqara.environments.kernels import BATCHING, STEPPING, compiled
from saqqara.rules.compiled import cache_folder
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
    names = {"/".join(source.parts[-2:]) for source in kernel_loader.ENCODING_SOURCES}
    below = {"encoding/kernel.py", "features/imhotep.py", "features/pyramids.py", "actions/imhotep.py"}
    assert below | {"actions/pyramids.py"} <= names
    sources = compiled.__self__._sources  # type: ignore[attr-defined]
    names = {"/".join(source.parts[-2:]) for source in sources}
    kernels = {"stepping", "answering", "batching", "seat_batching", "reward_kinds"}
    assert below | {"bots/random_play.py"} | {f"kernels/{name}.py" for name in kernels} <= names


def test_another_source_or_other_rules_give_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_loader, "_SAQQARA", tmp_path)
    seal = kernel_loader._seal.__wrapped__  # without its memory of earlier calls
    source = tmp_path / "kernel.py"
    source.write_text("POINTS = 1")
    before = seal("rules-1", (source,))
    assert seal("rules-1", (source,)) == before != seal("rules-2", (source,))
    source.write_text("POINTS = 2")
    assert seal("rules-1", (source,)) != before


@pytest.mark.parametrize("name", [KERNEL, FEATURES])
def test_the_plain_engine_compiles_nothing(name: str) -> None:
    module = load_kernel(name, default_edition("imhotep"), native=False)
    assert not any(hasattr(value, "py_func") for value in vars(module).values())
