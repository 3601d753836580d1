"""Checks the values of a JSON position; errors name the key, what was expected and what was got."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NoReturn

from saqqara.rules.errors import BadPosition, quoted


def refuse(key: str, expected: str, got: Any) -> NoReturn:
    """Raises `BadPosition` for a value of the position."""
    raise BadPosition(f"{key}: expected {expected}, got {quoted(got)}")


class PositionReader:
    """The base class of each game's reader of positions."""

    GAME: ClassVar[str]
    KEYS: ClassVar[Sequence[str]]
    LONGEST_LIST: ClassVar[int]

    def __init__(self, position: Any, is_view: bool = False) -> None:
        """`is_view`: what is hidden from a seat stands as null."""
        if not isinstance(position, dict):
            refuse("position", "an object with keys such as 'game' and 'seats'", position)
        for key in position:
            if key not in self.KEYS:
                refuse("position", f"only the keys {', '.join(self.KEYS)}", key)
        if position.get("game") != self.GAME:
            refuse("game", repr(self.GAME), position.get("game"))
        self.position = position
        self.is_view = is_view

    def _value(self, key: str, default: Any) -> Any:
        value = self.position.get(key)
        return default if value is None else value

    def _whole(self, key: str, value: Any, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            refuse(key, f"a whole number from {low} to {high}", value)
        return value

    def _list(self, key: str, value: Any, length: int | None = None, most: int | None = None) -> list[Any]:
        most = self.LONGEST_LIST if most is None else most
        if not isinstance(value, list | tuple) or len(value) > most or length not in (None, len(value)):
            refuse(key, f"a list of {length if length is not None else f'at most {most}'} entries", value)
        return list(value)
