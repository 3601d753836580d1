"""Finds all faults of a deck at once, for owners of the box who transcribe their cards (P7.2)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saqqara.rules.edition import read_edition
from saqqara.rules.errors import BadEdition, quoted
from saqqara.rules.pyramids.box import CARDS, chamber_faults


def deck_faults(path: Path) -> Iterator[str]:
    """P7.2  Yields each fault with the card's number, the rule and the field; then what else is wrong with the file."""
    try:
        tables = tomllib.loads(path.read_bytes().decode())
    except (OSError, ValueError, RecursionError) as error:
        raise BadEdition(f"{path}: expected a TOML file, got: {error}") from None
    if tables.get("game") != "pyramids":
        yield f"game: expected 'pyramids', got {quoted(tables.get('game'))}"
        return
    found = list(_chamber_faults(tables.get("chambers", {})))
    yield from found
    if not found:
        try:
            read_edition("pyramids", path)
        except BadEdition as error:
            yield str(error)


def _chamber_faults(chambers: Any) -> Iterator[str]:
    if not isinstance(chambers, dict):
        yield "chambers: P1.1 expects a table for each card, as in [chambers.12]"
        return
    seen: dict[str, int] = {}
    for number in range(1, CARDS + 1):
        if str(number) not in chambers:
            yield f"card {number}: P1.1 expects a chamber, got none"
        else:
            entry = chambers[str(number)]
            chamber = entry.get("value") if isinstance(entry, dict) else entry
            yield from (f"card {number}: {fault}" for fault in chamber_faults(chamber))
            twin = seen.setdefault(str(chamber).strip(), number)
            if twin != number:
                yield f"card {number}: P7.1 expects another chamber than that of card {twin}"
    for key in chambers:
        if key not in {str(number) for number in range(1, CARDS + 1)}:
            yield f"card {key}: P1.1 expects cards 1 to {CARDS}"
