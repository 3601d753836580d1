"""The print-and-play PDF, read back with another library than the one that wrote it."""

import importlib
import io
import re
from functools import cache

import pytest
from pypdf import PageObject, PdfReader

from saqqara.decks.print_parts.drawings import RELICS, relic_name
from saqqara.decks.printing import PAPERS, SCORE_CARDS, print_deck
from saqqara.rules.edition import Edition, default_edition, edition_of_figures
from saqqara.rules.errors import SaqqaraError
from saqqara.rules.pyramids import components
from saqqara.rules.pyramids.box import CARDS, COLOURS, SHAPE_FIELDS, SHAPE_NAMES, SHAPES, SIZE, lines_of
from tests.effort import first_of

BOX = default_edition("pyramids")
PYRAMID_SHEETS, EXPEDITION_SHEETS, SCORE_SHEETS = slice(1, 7), slice(7, 8), slice(8, 10)
MM = 72 / 25.4


def changed(**figures: object) -> Edition:
    """The edition with some figures changed; `__` stands for the dot of a key."""
    new = {key.replace("__", "."): value for key, value in figures.items()}
    return edition_of_figures("pyramids", "changed", {**BOX.figures, **new})


@cache
def printed(paper: str) -> bytes:
    return print_deck(BOX, paper)


def pages_of(pdf: bytes) -> list[PageObject]:
    return list(PdfReader(io.BytesIO(pdf), strict=True).pages)


def lines_on(page: PageObject) -> list[str]:
    return [line.strip() for line in page.extract_text().splitlines() if line.strip()]


def drawn(page: PageObject, letter: str) -> int:
    """How often a relic is drawn on a page."""
    contents = page.get_contents()
    assert contents is not None
    return len(re.findall(rb"/FormXob\.%s Do\b" % relic_name(letter).encode(), contents.get_data()))


def words_on(page: PageObject) -> list[tuple[str, float, float]]:
    """Every text on a page and where it begins, in mm from the left and from the bottom."""
    found = []

    def visit(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        if text.strip():
            x, y = (tm[4] * cm[at] + tm[5] * cm[at + 2] + cm[at + 4] for at in (0, 1))
            found.append((text.strip(), x / MM, y / MM))

    page.extract_text(visitor_text=visit)
    return found


def letters_of(numbers: range) -> str:
    return "".join("".join(lines_of(BOX[f"chambers.{number}"])) for number in numbers)


@pytest.fixture(params=first_of(sorted(PAPERS), 1))
def pages(request: pytest.FixtureRequest) -> list[PageObject]:
    return pages_of(printed(request.param))


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 210, 297), ("letter", 215.9, 279.4)])
def test_every_page_has_the_size_of_the_paper(paper: str, width: float, height: float) -> None:
    pages = pages_of(printed(paper))
    assert len(pages) == 1 + 6 + 1 + 2
    for page in pages:
        assert float(page.mediabox.width) == pytest.approx(width * MM, abs=0.01)
        assert float(page.mediabox.height) == pytest.approx(height * MM, abs=0.01)


def test_each_number_is_printed_once_and_nine_cards_fill_a_sheet(pages: list[PageObject]) -> None:
    sheets = [[int(line) for line in lines_on(page) if line.isdecimal()] for page in pages[PYRAMID_SHEETS]]
    assert [len(sheet) for sheet in sheets] == [9, 9, 9, 9, 9, 3]
    assert [number for sheet in sheets for number in sheet] == list(range(1, CARDS + 1))


def test_cards_are_63_by_88_millimetres(pages: list[PageObject]) -> None:
    corners = [(x, y) for text, x, y in words_on(pages[1]) if text.isdecimal()]
    left, top = corners[0]
    assert len(corners) == 9
    for place, (x, y) in enumerate(corners):
        assert (x - left, top - y) == pytest.approx((place % 3 * 63, place // 3 * 88), abs=0.01)


def test_each_card_names_its_colour(pages: list[PageObject]) -> None:
    lines = [line for page in pages[PYRAMID_SHEETS] for line in lines_on(page)]
    colours = [line.lower() for line in lines if line.lower() in COLOURS]
    assert colours == [
        colour for number in range(1, CARDS + 1) for colour in COLOURS if number in BOX[f"colours.{colour}"]
    ]


@pytest.mark.parametrize("letter", RELICS)
def test_each_sheet_shows_what_lies_in_its_chambers(pages: list[PageObject], letter: str) -> None:
    for sheet, page in enumerate(pages[PYRAMID_SHEETS]):
        numbers = range(9 * sheet + 1, min(9 * sheet + 9, CARDS) + 1)
        assert drawn(page, letter) == letters_of(numbers).count(letter)


def test_every_letter_of_a_chamber_is_drawn() -> None:
    assert set(RELICS) == set("".join(letters_of(range(1, CARDS + 1)))) - set("#.")


def test_each_shape_is_printed_as_often_as_the_box_has_it(pages: list[PageObject]) -> None:
    lines = [line for page in pages[EXPEDITION_SHEETS] for line in lines_on(page)]
    assert lines.count("Expedition") == sum(BOX[f"expeditions.{shape}"] for shape in SHAPES) == 8
    for shape in SHAPES:
        assert lines.count(SHAPE_NAMES[shape]) == BOX[f"expeditions.{shape}"]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_printed_shape_is_the_shape_of_the_rules(shape: str) -> None:
    first, last = (components.FIRST_PLACEMENT[SHAPES.index(shape) + more] for more in (0, 1))
    printed = sum(1 << (row * SIZE + column) for row, column in SHAPE_FIELDS[shape])
    assert printed in components.PLACEMENT_BITS[first:last]


def test_other_counts_of_shapes_are_printed_as_the_edition_has_them() -> None:
    pages = pages_of(print_deck(changed(expeditions__i4=0, expeditions__o4=4), "a4"))
    lines = [line for page in pages for line in lines_on(page)]
    assert len(pages) == 11  # 10 expedition cards need a second sheet
    assert lines.count("line of 4") == 1  # in the legend only
    assert lines.count("square of 4") == 1 + 4


def test_score_cards_have_every_track(pages: list[PageObject]) -> None:
    sheets = pages[SCORE_SHEETS]
    assert sum(lines_on(page).count("Score card") for page in sheets) == SCORE_CARDS == 4
    for page in sheets:
        assert [drawn(page, letter) for letter in "rgst"] == [20, 20, 20, 8]
        lines = lines_on(page)
        for value in BOX["score.skulls"] + BOX["score.colour"]:
            assert lines.count(str(value)) >= 2
        for name in ("Pyramids", "Torches", "Pyramid points", "Gems", "Skull", "Total", *COLOURS):
            assert lines.count(name) >= 2


def test_score_cards_take_the_figures_of_the_edition() -> None:
    edition = changed(score__gems=20, score__skulls=[7, 77], rounds__count=9, score__colour=[31, 21, 11])
    page = pages_of(print_deck(edition, "letter"))[-1]
    assert [drawn(page, letter) for letter in "rgst"] == [40, 40, 4, 18]
    lines = lines_on(page)
    assert [lines.count(value) for value in ("77", "31", "21", "11")] == [2, 6, 6, 6]


def test_the_legend_says_whose_game_it_is(pages: list[PageObject]) -> None:
    text = " ".join(lines_on(pages[0]))
    for words in ("unofficial", "Phil Walker-Harding", "NSV", "drawings and texts here are our own"):
        assert words in text
    assert all(drawn(pages[0], letter) == 1 for letter in RELICS)


def test_nothing_is_written_outside_the_paper(pages: list[PageObject]) -> None:
    for page in pages:
        places = [place for _, *place in words_on(page)]
        assert places
        for x, y in places:
            assert 4 < x < float(page.mediabox.width) / MM - 4
            assert 4 < y < float(page.mediabox.height) / MM - 4


def test_each_sheet_is_in_the_table_of_contents() -> None:
    titles = [entry.title for entry in PdfReader(io.BytesIO(printed("a4"))).outline if not isinstance(entry, list)]
    assert titles[0] == "Legend"
    assert titles[1] == "Pyramid cards, sheet 1 of 6"
    assert len(titles) == 10


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_the_same_deck_gives_the_same_bytes(paper: str) -> None:
    assert print_deck(BOX, paper) == printed(paper)


def test_another_paper_gives_another_file() -> None:
    assert printed("a4") != printed("letter")


def test_an_unknown_paper_is_refused() -> None:
    with pytest.raises(SaqqaraError, match=r"paper: expected one of a4, letter, got 'a5'"):
        print_deck(BOX, "a5")


def test_another_game_is_refused() -> None:
    with pytest.raises(SaqqaraError, match="expected an edition of pyramids, got one of imhotep"):
        print_deck(default_edition("imhotep"), "a4")


def test_a_missing_library_is_named_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    known = importlib.import_module

    def without_reportlab(name: str, package: str | None = None) -> object:
        if name.startswith("reportlab"):
            raise ModuleNotFoundError("No module named 'reportlab'", name="reportlab")
        return known(name, package)

    monkeypatch.setattr(importlib, "import_module", without_reportlab)
    with pytest.raises(SaqqaraError, match=re.escape("pip install 'saqqara[print]'")):
        print_deck(BOX, "a4")
