"""Grades as people see them: a shape and a word, because colour is never the only sign."""

from __future__ import annotations

from rich.text import Text

from saqqara.cli.languages import say
from saqqara.review.model import Grade

SHAPES: dict[Grade, str] = {"best": "★", "good": "✓", "inaccuracy": "△", "mistake": "▲", "blunder": "⊗", "only": "·"}
STYLES: dict[Grade, str] = {
    "best": "green",
    "good": "green",
    "inaccuracy": "yellow",
    "mistake": "red",
    "blunder": "bold red",
    "only": "dim",
}
COUNTED: tuple[Grade, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")
BAD: tuple[Grade, ...] = ("inaccuracy", "mistake", "blunder")


def grade_text(grade: Grade) -> Text:
    """Returns the shape and the word of a grade, as in `▲ mistake`."""
    return Text(f"{SHAPES[grade]} {say(f'grade.{grade}')}", STYLES[grade])
