"""Silver & Gold: Pyramids at the terminal: its table, its choices, its words."""

from __future__ import annotations

from saqqara.cli.pyramids.cheat_sheet import draw_help
from saqqara.cli.pyramids.choices import draw_choices, question
from saqqara.cli.pyramids.table import draw_table
from saqqara.cli.pyramids.words import latest

__all__ = ["draw_choices", "draw_help", "draw_table", "latest", "question"]
