"""Reads positions: every value is checked before it is used, and refused with its key, what was expected and got."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NoReturn

from saqqara.rules.errors import BadPosition, quoted


def refuse(key: str, expected: str, got: Any) -> NoReturn:
    """The position cannot be, or cannot be read."""
    raise BadPosition(f"{key}: expected {expected}, got {quoted(got)}")


class PositionReader:
    """What the readers of both games share."""

    GAME: ClassVar[str]
    KEYS: ClassVar[Sequence[str]]
    LONGEST_LIST: ClassVar[int]

    def __init__(self, given: Any) -> None:
        if not isinstance(given, dict):
            refuse("position", "an object with keys such as 'game' and 'seats'", given)
        for key in given:
            if key not in self.KEYS:
                refuse("position", f"only the keys {', '.join(self.KEYS)}", key)
        if given.get("game") != self.GAME:
            refuse("game", repr(self.GAME), given.get("game"))
        self.given = given

    def _value(self, key: str, default: Any) -> Any:
        value = self.given.get(key)
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
