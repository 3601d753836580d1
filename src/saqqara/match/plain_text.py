"""Positions and events of any game as plain text: for games and places that have no drawing of their own."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any

BETWEEN = 2  # columns between keys and values


def position_lines(position: Mapping[str, Any], width: int = 100) -> list[str]:
    """Returns a position as lines of keys and aligned values, at most `width` columns wide."""
    column = max(map(len, position), default=0) + BETWEEN
    lines = []
    for key, value in position.items():
        wrapped = textwrap.wrap(value_text(value), max(width - column, 20)) or [""]
        lines += [f"{label:<{column}}{part}" for label, part in zip([key] + [""] * len(wrapped), wrapped, strict=False)]
    return lines


def event_text(event: Mapping[str, Any]) -> str:
    """Returns an event as its kind and its values, as in `stones taken: seat 0, count 3`."""
    values = {key: value for key, value in event.items() if key != "event"}
    return f"{event['event']}: {value_text(values)}" if values else str(event["event"])


def value_text(value: Any) -> str:
    """Returns a JSON value as words: `-` for nothing, lists with spaces, objects with commas between."""
    if value is None or value == [] or value == {}:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {value_text(entry)}" for key, entry in value.items())
    if isinstance(value, list | tuple):
        is_nested = any(isinstance(entry, Mapping | list | tuple) for entry in value)
        return (" | " if is_nested else " ").join(map(value_text, value))
    return str(value)
