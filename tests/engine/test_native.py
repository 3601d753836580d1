"""Compiled functions: one part for all callers in compiled code, a root for Python."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import njit

from saqqara.rules.compile_cache import numba_cache
from saqqara.rules.native import compile_function, nothing


class Gem(IntEnum):
    """Numbers with names."""

    RED = 1
    GREEN = 2


def _compiled(function: Any, **options: Any) -> Any:
    return compile_function(function, is_cached=False, nogil=True, **options)


tell = nothing()


@_compiled
def doubled(number: int) -> int:
    """Twice the number."""
    return number * 2


@_compiled
def total(numbers: Any) -> int:
    """The sum of the doubled numbers, of a constant and of a member of an enumeration."""
    found = doubled(3) + doubled(Gem.GREEN)
    for number in numbers:
        found += doubled(number)
        tell(found, Gem.RED, numbers)
    return int(found)


def test_all_callers_share_one_part() -> None:
    assert total(np.array([1, 2], np.int8)) == 16
    assert total(np.array([1, 2], np.int64)) == 16
    assert len(doubled._parts) == 1
    assert not doubled.overloads  # nothing was compiled for callers in Python


def test_what_python_calls_is_compiled_for_it() -> None:
    @_compiled
    def halved(number: int) -> int:
        return number // 2

    assert halved(4) == 2
    assert len(halved.overloads) == 1


def test_a_function_of_numba_calls_it_with_all_its_parts() -> None:
    @njit  # type: ignore[untyped-decorator,unused-ignore]
    def twice(numbers: Any) -> int:
        return int(total(numbers) + total(numbers))

    assert twice(np.array([1, 2], np.int16)) == 32


def test_only_what_python_calls_is_kept(tmp_path: Path) -> None:
    with numba_cache(tmp_path):

        def inner(number: int) -> int:
            return number + 1

        part = compile_function(inner, is_cached=True)

        def outer(number: int) -> int:
            return int(part(number)) + 1

        root = compile_function(outer, is_cached=True)
    assert root(1) == 3
    assert {file.name.split("-")[0].rpartition(".")[2] for file in tmp_path.rglob("*.nbc")} == {"outer"}


def test_an_index_out_of_bounds_is_refused_in_a_part() -> None:
    @lambda function: _compiled(function, boundscheck=True)
    def at(numbers: Any, place: int) -> int:
        return int(numbers[place])

    @lambda function: _compiled(function, boundscheck=True)
    def first_after(numbers: Any, place: int) -> int:
        return int(at(numbers, place + 1))

    assert first_after(np.array([1, 2]), 0) == 2
    with pytest.raises(IndexError, match="out of bounds"):
        first_after(np.array([1, 2]), 1)
