"""The pages under docs/rulebook: each rule by number, with the functions that carry it out and the tests that prove it.

The statements are written by hand. The lines `Functions:` and `Tests:` are not: functions are found by the
numbers their docstrings begin with ("I8.2, I8.4  Text"), tests by their names (`test_i8_2_...`).

    python -m tools.rulebook_page            says what is wrong
    python -m tools.rulebook_page --write    rewrites the generated lines first
"""

from __future__ import annotations

import ast
import os
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from tools import ROOT

WIDTH = 110
LINKS = "<!-- the links of the generated lines -->"

Number = tuple[int, int]  # chapter and rule; rule 0 is the chapter as a whole


@dataclass(frozen=True)
class Found:
    """A function or a test, and the numbers that it cites."""

    file: Path
    name: str
    numbers: tuple[Number, ...]


@dataclass(frozen=True)
class Section:
    """One heading of a page and what stands under it."""

    heading: str
    number: Number | None
    paragraphs: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """The numbered rules of one game."""

    game: str
    letter: str
    root: Path = ROOT
    elsewhere: tuple[str, ...] = ()  # folders of the package that carry out rules of this game besides its own

    @property
    def page(self) -> Path:
        """The page of the rulebook."""
        return self.root / "docs" / "rulebook" / f"{self.game}.md"

    @property
    def rules(self) -> Path:
        """The folder of the game's rules."""
        return self.root / "src" / "saqqara" / "rules" / self.game

    @property
    def sources(self) -> list[Path]:
        """The files that carry the rules out."""
        folders = [self.rules, *(self.root / "src" / "saqqara" / name for name in self.elsewhere)]
        return [file for folder in folders for file in sorted(folder.rglob("*.py"))]

    @property
    def tests(self) -> Path:
        """The folder of the tests that are named after rules."""
        return self.root / "tests" / "rulebook" / self.game

    def within(self, file: Path) -> Path:
        """The short path of a file: from the folder of its game's rules or tests, else from the package."""
        folders = (self.rules, self.tests, self.root / "src" / "saqqara")
        return file.relative_to(next(folder for folder in folders if file.is_relative_to(folder)))

    @cached_property
    def text(self) -> str:
        """The page as it is on disk."""
        return self.page.read_text()

    def name(self, number: Number) -> str:
        """Writes a number as the page does: `I8.2`."""
        chapter, rule = number
        return f"{self.letter}{chapter}.{rule}" if rule else f"{self.letter}{chapter}"

    # --- what the page says ---

    @cached_property
    def sections(self) -> list[Section]:
        """The page cut at its headings; the generated links at its end are left out."""
        body = self.text.partition(LINKS)[0]
        parts = re.split(r"^(?=##+ )", body, flags=re.MULTILINE)
        return [self._section(part) for part in parts]

    def _section(self, part: str) -> Section:
        heading, _, rest = part.partition("\n")
        found = re.match(rf"##+ {self.letter}(\d+)(?:\.(\d+))?\b", heading)
        number = (int(found[1]), int(found[2] or 0)) if found else None
        paragraphs = tuple(paragraph.strip("\n") for paragraph in re.split(r"\n{2,}", rest) if paragraph.strip())
        return Section(heading, number, paragraphs)

    @cached_property
    def numbers(self) -> list[Number]:
        """Every heading with a number, in the order of the page."""
        return [section.number for section in self.sections if section.number]

    @property
    def rule_numbers(self) -> list[Number]:
        """The numbers of rules, without those of chapters."""
        return [number for number in self.numbers if number[1]]

    def pinned(self) -> list[Number]:
        """The list that the page itself pins: `Numbers: I1.1-1.5, I2.1-2.4, I6.1`."""
        line = re.search(r"^Numbers: (.+?)\n\n", self.text, flags=re.MULTILINE | re.DOTALL)
        if line is None:
            return []
        numbers = []
        for part in re.split(r",\s*", line[1].strip()):
            found = re.fullmatch(rf"{self.letter}(\d+)\.(\d+)(?:-(\d+)\.(\d+))?", part)
            if found is None or found[3] not in (None, found[1]):
                return []
            chapter, first, last = int(found[1]), int(found[2]), int(found[4] or found[2])
            numbers += [(chapter, rule) for rule in range(first, last + 1)]
        return numbers

    # --- what the code says ---

    @cached_property
    def functions(self) -> list[Found]:
        """Functions, methods and classes whose docstring begins with a number."""
        found = []
        for file in self.sources:
            for name, docstring in docstrings(file):
                if name and (numbers := self.cited_first(docstring)):
                    found.append(Found(file, name, numbers))
        return found

    @cached_property
    def proofs(self) -> list[Found]:
        """Tests whose name begins with a number."""
        found = []
        for file in sorted(self.tests.rglob("test_*.py")):
            for name, _ in docstrings(file):
                if numbers := self.cited_by_name(name.rpartition(".")[2]):
                    found.append(Found(file, name, numbers))
        return found

    def cited_first(self, docstring: str) -> tuple[Number, ...]:
        """The numbers that a docstring begins with: "I8.2, I8.4  Text", "I9.1 to I9.3  Text"."""
        number = rf"{self.letter}\d+(?:\.\d+)?"
        found = re.match(rf"({number}(?:(?:, | to ){number})*)  ", docstring)
        if found is None:
            return ()
        numbers: list[Number] = []
        for part in found[1].split(", "):
            ends = [self._number(end) for end in part.split(" to ")]
            chapter, first = ends[0]
            last = ends[-1][1] if ends[-1][0] == chapter else first
            numbers += [(chapter, rule) for rule in range(first, max(first, last) + 1)]
        return tuple(dict.fromkeys(numbers))

    def _number(self, text: str) -> Number:
        chapter, _, rule = text.removeprefix(self.letter).partition(".")
        return int(chapter), int(rule or 0)

    def cited_by_name(self, name: str) -> tuple[Number, ...]:
        """The numbers that a test's name begins with: `test_i8_2_...`, `test_i9_4_and_i9_7_...`."""
        letter = self.letter.lower()
        found = re.match(rf"test_((?:{letter}\d+(?:_\d+)?(?:_and)?(?:_|$))+)", name)
        if found is None:
            return ()
        parts = re.findall(rf"{letter}(\d+)(?:_(\d+))?", found[1])
        return tuple((int(chapter), int(rule or 0)) for chapter, rule in parts)

    def cited_anywhere(self) -> Iterator[tuple[str, Number]]:
        """Every number in a docstring of the rules or in the name of a test, and where it stands."""
        for file in self.sources:
            for name, docstring in docstrings(file):
                where = f"{self.within(file)}:{name}" if name else f"{self.within(file)}"
                for cited in re.findall(rf"\b{self.letter}\d+(?:\.\d+)?\b", docstring):
                    yield where, self._number(cited)
        for proof in self.proofs:
            for number in proof.numbers:
                yield f"{self.within(proof.file)}:{proof.name}", number

    # --- the page as it should be ---

    def written(self) -> str:
        """The page with its generated lines made anew."""
        parts = []
        for section in self.sections:
            kept = [text for text in section.paragraphs if not is_generated(text)]
            parts += [section.heading, *kept, *self._generated(section.number)]
        return "\n\n".join(parts) + f"\n\n{LINKS}\n\n" + "\n".join(self._links()) + "\n"

    def _generated(self, number: Number | None) -> list[str]:
        if number is None:
            return []
        lines = [("Functions", self.functions), ("Tests", self.proofs)]
        return [
            filled(f"{title}: " + ", ".join(self._shown(found) for found in cited))
            for title, all_found in lines
            if (cited := [found for found in all_found if number in found.numbers])
        ]

    def _shown(self, found: Found) -> str:
        return f"[{self.within(found.file).as_posix()}:{found.name}][{self._label(found.file)}]"

    def _label(self, file: Path) -> str:
        return self.within(file).with_suffix("").as_posix()

    def _links(self) -> list[str]:
        links = []
        for all_found in (self.functions, self.proofs):
            for file in dict.fromkeys(found.file for found in all_found):
                address = Path(os.path.relpath(file, self.page.parent)).as_posix()
                links.append(f"[{self._label(file)}]: {address}")
        return links

    # --- what is wrong ---

    def missing_numbers(self) -> list[str]:
        """The page has exactly the pinned numbers, and these are contiguous."""
        faults = []
        pinned = self.pinned()
        if not pinned:
            faults.append("expected a line 'Numbers: ...' that pins every number, got none that can be read")
        if self.rule_numbers != pinned:
            lacking = [self.name(number) for number in pinned if number not in self.rule_numbers]
            more = [self.name(number) for number in self.rule_numbers if number not in pinned]
            faults.append(f"headings: expected the pinned numbers in order; missing {lacking}, not pinned {more}")
        for chapter in sorted({chapter for chapter, _ in pinned}):
            rules = [rule for other, rule in pinned if other == chapter]
            if rules != list(range(1, len(rules) + 1)):
                faults.append(f"{self.letter}{chapter}: expected rules from 1 without a gap, got {rules}")
        chapters = list(dict.fromkeys(chapter for chapter, _ in pinned))
        if chapters != list(range(1, len(chapters) + 1)):
            faults.append(f"chapters: expected them from 1 without a gap, got {chapters}")
        return faults

    def empty_statements(self) -> list[str]:
        """Every number says something in words."""
        return [
            self.name(section.number)
            for section in self.sections
            if section.number and section.number[1] and all(is_generated(text) for text in section.paragraphs)
        ]

    def without_function(self) -> list[str]:
        """Numbers that no docstring begins with."""
        return self._uncited(self.functions)

    def without_test(self) -> list[str]:
        """Numbers that no test is named after."""
        return self._uncited(self.proofs)

    def _uncited(self, all_found: Iterable[Found]) -> list[str]:
        cited = {number for found in all_found for number in found.numbers}
        return [self.name(number) for number in self.rule_numbers if number not in cited]

    def unknown_citations(self) -> list[str]:
        """Places that cite a number which is not on the page."""
        known = set(self.numbers)
        strange = (cited for cited in self.cited_anywhere() if cited[1] not in known)
        return sorted({f"{where} cites {self.name(number)}" for where, number in strange})

    def is_out_of_date(self) -> bool:
        """Whether the generated lines are not what the code says now."""
        return self.text != self.written()


def docstrings(file: Path) -> Iterator[tuple[str, str]]:
    """Name and docstring of everything in a file that can have one; the module's name is empty."""
    tree = ast.parse(file.read_text())
    yield "", ast.get_docstring(tree) or ""
    yield from _docstrings_in(tree, "")


def _docstrings_in(tree: ast.AST, prefix: str) -> Iterator[tuple[str, str]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield prefix + node.name, ast.get_docstring(node) or ""
            yield from _docstrings_in(node, f"{prefix}{node.name}.")
        else:
            yield from _docstrings_in(node, prefix)


def is_generated(paragraph: str) -> bool:
    """Whether a paragraph is one that `written` makes anew."""
    return paragraph.startswith(("Functions: ", "Tests: "))


def filled(text: str) -> str:
    """A paragraph broken at blanks; a link is never broken."""
    return "\n".join(textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False))


# Another game is one more line here.
BOOKS = (Book("imhotep", "I"), Book("pyramids", "P", elsewhere=("decks",)))


def main(arguments: Sequence[str]) -> int:
    """Writes the pages with `--write`, then says what is wrong with them."""
    wrong = 0
    for book in BOOKS:
        if "--write" in arguments:
            book.page.write_text(book.written())
            book = replace(book)  # noqa: PLW2901
        faults = {
            "numbers": book.missing_numbers(),
            "numbers without words": book.empty_statements(),
            "numbers without a function": book.without_function(),
            "numbers without a test": book.without_test(),
            "citations of no number": book.unknown_citations(),
            "out of date": ["run: make pages"] if book.is_out_of_date() else [],
        }
        for fault, entries in faults.items():
            if entries:
                print(f"{book.game}: {fault}: {', '.join(entries)}")
                wrong += 1
    return 1 if wrong and "--write" not in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
