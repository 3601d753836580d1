"""Tables of observations and actions say what the features and actions are, and the pages show them."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner
from tools import ROOT, research_page

from saqqara.cli.main import saqqara as saqqara_command
from saqqara.encoding.actions import Actions
from saqqara.encoding.features import Features
from saqqara.environments.markdown_tables import SEATS, action_table, observation_table
from saqqara.games import GAMES

RESEARCH = ROOT / "docs" / "research"
each_game = pytest.mark.parametrize("game", GAMES)


def cells_of(table: str) -> list[list[str]]:
    """The rows of a table of Markdown, without its head."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


@each_game
def test_every_slice_is_told_where_it_stands(game: str) -> None:
    *slices, total = cells_of(observation_table(game))
    for column, seats in enumerate(SEATS, start=1):
        features = Features(game, seats)
        told = [(row[0], row[column]) for row in slices]
        assert told == [(one.name, f"{one.start}:{one.stop}") for one in features.slices]
        assert total[column] == str(features.size)


@each_game
def test_shapes_and_highs_are_true_at_every_number_of_seats(game: str) -> None:
    for seats in SEATS:
        for row, one in zip(cells_of(observation_table(game)), Features(game, seats).slices, strict=False):
            sides = tuple(seats if side == "seats" else int(side) for side in row[4].split(" × "))
            assert (sides, row[6]) == (one.shape, one.meaning)
            assert (seats if row[5] == "seats" else int(row[5])) == one.high


@each_game
def test_every_action_is_told_once(game: str) -> None:
    actions = Actions(game, 2)
    told: list[int] = []
    for places, count, names in cells_of(action_table(game)):
        first, _, last = places.partition(" to ")
        numbers = range(int(first), int(last or first) + 1)
        assert len(numbers) == int(count)
        told += numbers
        shown = re.findall(r"`([^`]+)`", names)
        assert (shown[0], shown[-1]) == (actions.names[numbers[0]], actions.names[numbers[-1]])
    assert told == list(range(actions.size))


@each_game
def test_the_page_shows_the_tables_as_they_are(game: str) -> None:
    page = research_page.PAGES[game].read_text()
    assert research_page.blocks_of(page) == research_page.all_blocks(game)
    assert page == research_page.made_anew(page), "run: make pages"


def test_the_extension_has_one_name_in_what_people_read() -> None:
    """The option is `wrath`; in words it is the Wrath of the Pharaoh."""
    study = CliRunner().invoke(saqqara_command, ["study", "--help"]).output
    pages = [re.sub(r"`[^`]*`|^```.*?^```$", "", page.read_text(), flags=re.M | re.S) for page in RESEARCH.glob("*.md")]
    for text in (observation_table("imhotep"), study, *pages):
        words = re.sub(r"--wrath|\| wrath \|", "", " ".join(text.split()))
        assert re.findall(r"\bwrath\b(?! of the Pharaoh)", words, flags=re.I) == []
        assert "wrath of the Pharaoh" not in words
    assert "Wrath of the Pharaoh" in study
