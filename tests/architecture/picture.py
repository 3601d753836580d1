"""Draws docs/pictures/table.svg, the picture of the terminal table in README.md.

python -m tests.architecture.picture
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from saqqara.cli.boards import draw_table
from tests.games import random_match

PICTURE = Path(__file__).parent.parent.parent / "docs/pictures/table.svg"


def main() -> None:
    match = random_match(6, seats=4, sides="ABABA", most=86)
    console = Console(record=True, width=100, file=io.StringIO(), highlight=False, force_terminal=True)
    console.print(draw_table(match.view(match.seats_to_move[0]), match.edition, 100))
    svg = console.export_svg(title="saqqara play --seats 4 --sides ABABA")
    svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)  # nothing is fetched from elsewhere
    PICTURE.write_text(svg.replace("Fira Code", "monospace"))


if __name__ == "__main__":
    main()
