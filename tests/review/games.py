"""Stored games for the tests of reviews."""

from __future__ import annotations

from pathlib import Path

RECORDS = Path(__file__).parent.parent / "records"


def text_of(name: str) -> str:
    """The text of a stored record."""
    return (RECORDS / f"{name}.record").read_text(encoding="utf-8")
