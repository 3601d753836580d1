"""Draws docs/pictures/table.svg, the picture of the terminal table in docs/play/terminal.md.

python -m tools.terminal_picture
"""

from __future__ import annotations

import io
import random
import re

from rich.console import Console

from saqqara import Match
from saqqara.cli.terminal.face import view_with_points
from saqqara.cli.terminal.imhotep.boards import draw_table
from tools import ROOT

PICTURE = ROOT / "docs" / "pictures" / "table.svg"
SEED = 6
MOVES = 86  # enough for every site to have stones


def main() -> None:
    """Draws the table of a random match."""
    match = random_match()
    console = Console(record=True, width=100, file=io.StringIO(), highlight=False, force_terminal=True)
    console.print(draw_table(view_with_points(match, match.seats_to_move[0]), match.edition, 100))
    svg = console.export_svg(title="saqqara play --seats 4 --sides ABABA")
    svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)  # no fonts from the network
    PICTURE.write_text(svg.replace("Fira Code", "monospace"))


def random_match() -> Match:
    """Plays the first moves of a match at random, the same each time."""
    match, chooser = Match.new("imhotep", 4, seed=f"test-{SEED}", sides="ABABA"), random.Random(SEED)
    for _ in range(MOVES):
        match.play(chooser.choice(match.legal(chooser.choice(match.seats_to_move))))
    return match


if __name__ == "__main__":
    main()
