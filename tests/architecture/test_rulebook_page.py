"""The rulebook pages hold every number, and every number has a function and a test."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import ROOT
from tools.rulebook_page import BOOKS, Book

each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)

# Said once more here, so that a number and its line in the page cannot vanish together.
NUMBERS = {"imhotep": (5, 4, 7, 6, 4, 1, 6, 4, 7, 5, 3), "pyramids": (3, 2, 2, 10, 3, 2, 2)}


def test_every_page_has_its_book() -> None:
    pages = {page.stem for page in (ROOT / "docs" / "rulebook").glob("*.md")}
    assert pages == {book.game for book in BOOKS} == set(NUMBERS)


@each_book
def test_numbers_are_pinned_and_contiguous(book: Book) -> None:
    assert book.missing_numbers() == []
    rules_of_chapter = [
        sum(one == chapter for one, _ in book.pinned()) for chapter in range(1, 1 + len(NUMBERS[book.game]))
    ]
    assert tuple(rules_of_chapter) == NUMBERS[book.game]
    assert len(book.pinned()) == sum(NUMBERS[book.game])


@each_book
def test_every_number_says_something(book: Book) -> None:
    assert book.empty_statements() == []


@each_book
def test_every_number_has_a_function(book: Book) -> None:
    assert book.without_function() == [], "numbers that no docstring of the rules begins with"


@each_book
def test_every_number_has_a_test(book: Book) -> None:
    assert book.without_test() == [], "numbers that no test under tests/rulebook is named after"


@each_book
def test_no_citation_of_a_number_that_is_not_there(book: Book) -> None:
    assert book.unknown_citations() == []


@each_book
def test_the_page_is_up_to_date(book: Book) -> None:
    assert not book.is_out_of_date(), "run: make pages"


# --- the checker sees what is wrong ---

PAGE = """# A game

Numbers: G1.1-1.2, G2.1

## G1 First

### G1.1 One

Words.

### G1.2 Two

Words.

## G2 Second

### G2.1 Three

Words.
"""

RULES = '''"""G1  A file."""

class Thing:
    """G1.1  A thing."""

    def method(self):
        """G2.1  What it does (G1.2)."""

def rule():
    """G1.1 to G1.2, G2.1  A rule."""

def plain():
    """No rule; it speaks of 3G and of I9.9."""
'''

TESTS = """
def test_g1_1_one(): ...
class TestMore:
    def test_g1_2_g2_1_two(self): ...
def test_of_nothing(): ...
"""


def book_of(folder: Path, page: str = PAGE, rules: str = RULES, tests: str = TESTS) -> Book:
    book = Book("game", "G", folder)
    for file, text in (
        (book.page, page),
        (book.rules / "part" / "thing.py", rules),
        (book.tests / "test_thing.py", tests),
    ):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return book


def test_a_whole_book_passes(tmp_path: Path) -> None:
    book = book_of(tmp_path, page=book_of(tmp_path).written())
    assert book.missing_numbers() == book.empty_statements() == book.unknown_citations() == []
    assert book.without_function() == book.without_test() == []
    assert not book.is_out_of_date()


def test_the_generated_lines(tmp_path: Path) -> None:
    page = book_of(tmp_path).written()
    assert "### G1.2 Two\n\nWords.\n\nFunctions: [part/thing.py:rule][part/thing]\n\nTests: [test_thing.py:" in page
    assert "Functions: [part/thing.py:Thing.method][part/thing], [part/thing.py:rule][part/thing]" in page
    assert "[part/thing]: ../../src/saqqara/rules/game/part/thing.py\n" in page
    assert "[test_thing]: ../../tests/rulebook/game/test_thing.py\n" in page
    assert book_of(tmp_path, page=page).written() == page


def test_functions_in_other_folders(tmp_path: Path) -> None:
    """Rules of a game may be carried out outside of its folder; such files go by their path in the package."""
    deck = tmp_path / "src" / "saqqara" / "decks" / "deck.py"
    book_of(tmp_path, rules=RULES.replace(", G2.1  A rule", "  A rule").replace("G2.1  What", "What"))
    deck.parent.mkdir()
    deck.write_text('def shuffle():\n    """G2.1  A deck (G1.9)."""\n')
    assert Book("game", "G", tmp_path).without_function() == ["G2.1"]
    book = Book("game", "G", tmp_path, elsewhere=("decks",))
    assert book.without_function() == []
    assert book.unknown_citations() == ["decks/deck.py:shuffle cites G1.9"]
    assert "Functions: [decks/deck.py:shuffle][decks/deck]" in book.written()
    assert "[decks/deck]: ../../src/saqqara/decks/deck.py\n" in book.written()


def test_it_sees_an_old_page(tmp_path: Path) -> None:
    page = book_of(tmp_path).written()
    assert book_of(tmp_path, page=page, rules=RULES.replace("def rule", "def other")).is_out_of_date()
    assert book_of(tmp_path, page=page, tests=TESTS.replace("g1_1_one", "g1_1_other")).is_out_of_date()


def test_it_sees_a_number_without_function_or_test(tmp_path: Path) -> None:
    assert book_of(tmp_path, rules=RULES.replace("G1.1 to G1.2, ", "")).without_function() == ["G1.2"]
    assert book_of(tmp_path, rules="").without_function() == ["G1.1", "G1.2", "G2.1"]
    assert book_of(tmp_path, tests=TESTS.replace("g1_1", "")).without_test() == ["G1.1"]


@pytest.mark.parametrize(
    ("rules", "tests", "fault"),
    [
        (RULES.replace("(G1.2)", "(G1.3)"), TESTS, "part/thing.py:Thing.method cites G1.3"),
        (RULES.replace("G1  A", "G7  A"), TESTS, "part/thing.py cites G7"),
        (RULES, TESTS.replace("g2_1", "g2_2"), "test_thing.py:TestMore.test_g1_2_g2_2_two cites G2.2"),
    ],
)
def test_it_sees_a_citation_of_no_number(tmp_path: Path, rules: str, tests: str, fault: str) -> None:
    assert book_of(tmp_path, rules=rules, tests=tests).unknown_citations() == [fault]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("### G1.2 Two", "### Two", r"missing \['G1.2'\]"),
        ("Numbers: G1.1-1.2, ", "Numbers: G1.1, ", r"not pinned \['G1.2'\]"),
        ("Numbers:", "All:", "a line 'Numbers: ...'"),
        ("Numbers: G1.1-1.2, ", "Numbers: G1.2, ", "G1: expected rules from 1"),
        ("Numbers: G1.1-1.2, G2.1", "Numbers: G1.1-1.2, G3.1", "chapters: expected them from 1"),
    ],
)
def test_it_sees_a_missing_number(tmp_path: Path, old: str, new: str, fault: str) -> None:
    faults = "; ".join(book_of(tmp_path, page=PAGE.replace(old, new)).missing_numbers())
    with pytest.raises(AssertionError, match=fault):
        assert not faults, faults


def test_it_sees_a_number_without_words(tmp_path: Path) -> None:
    page = PAGE.replace("### G1.1 One\n\nWords.", "### G1.1 One\n\nFunctions: [rule][rule]")
    assert book_of(tmp_path, page=page).empty_statements() == ["G1.1"]
