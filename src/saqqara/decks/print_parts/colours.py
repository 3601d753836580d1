"""The colours of everything printed. Those that must be told apart differ on a grey printer too."""

from __future__ import annotations

INK = "#2a2117"
FAINT = "#65543a"
RULE = "#8f7748"
CUT = "#9a9a9a"
WHITE = "#ffffff"
PAPYRUS = "#fdf9ee"
SAND = "#efe2c6"
SAND_DARK = "#d9c18c"
STONE = "#e3bd63"
STONE_EDGE = "#8a6310"
GOLD = "#f0c657"
WALL = "#9c8358"
WALL_HATCH = "#4a3a22"
LIT = "#ecd9ac"
SHADED = "#b8975a"

CARD = {"green": "#2b6b45", "orange": "#c4691b", "purple": "#5b3588"}
