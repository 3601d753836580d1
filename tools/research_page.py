"""The tables of docs/research/GAME.md that say what stands where in observations and what actions there are.

They are made from what features and actions say of themselves, and stand between marks in the page of each game.

    python -m tools.research_page            says whether a page is out of date
    python -m tools.research_page --write    writes the tables into the pages
"""

from __future__ import annotations

import re
import sys

from saqqara.environments.markdown_tables import action_table, observation_table
from saqqara.games import GAMES
from tools import ROOT

PAGES = {game: ROOT / "docs" / "research" / f"{game}.md" for game in GAMES}
BLOCK = re.compile(r"(?<=<!-- made by tools/research_page.py: )(\w+) (\w+) -->\n.*?(?=<!-- end -->)", re.DOTALL)
TABLES = {"observation": observation_table, "actions": action_table}


def blocks_of(page: str) -> set[tuple[str, str]]:
    """The tables that a page has: what they are of, and of which game."""
    return {(match[1], match[2]) for match in BLOCK.finditer(page)}


def made_anew(page: str) -> str:
    """The page with its tables as they should be."""
    return BLOCK.sub(lambda block: f"{block[1]} {block[2]} -->\n{TABLES[block[1]](block[2])}", page)


def all_blocks(game: str) -> set[tuple[str, str]]:
    """The tables that the page of a game has to have."""
    return {(table, game) for table in TABLES}


def main() -> None:
    """Says whether a page is out of date, or writes them all."""
    for game, file in PAGES.items():
        name, page = file.relative_to(ROOT), file.read_text()
        if lacking := all_blocks(game) - blocks_of(page):
            sys.exit(f"{name} lacks the marks of these tables: {sorted(lacking)}")
        if "--write" in sys.argv[1:]:
            file.write_text(made_anew(page))
        elif page != made_anew(page):
            sys.exit(f"{name} is out of date: run `make pages`")


if __name__ == "__main__":
    main()
