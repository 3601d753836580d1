"""A state as one declaration: a class of ints and lists for Python, and the same as a NumPy record for Numba."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np


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
