"""Adds recorded games to tests/records until they show everything that `tests.features` requires.

    python -m tests.collect_records imhotep 310
    python -m tests.collect_records pyramids 210

Existing records are never touched. Games are played by players who like some kinds of moves more than others, so
that rare things happen; boxes with few stones, few cards or few rounds are among them.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from saqqara import Match
from saqqara.games.descriptor import EDITIONS
from saqqara.rules.edition import default_edition
from tests.features import OF_GAME, features_of
from tests.games import ALL_SIDES

EDITION = default_edition("pyramids")
RECORDS = Path(__file__).parent / "records"
Change = tuple[str, str]
FEW_CARDS = (
    "entrance 2 1, sarcophagus 2 0, path 2 0, statue 10 2, sail 3 1, chisel 3 1, pyramid-decoration 2 0, "
    "temple-decoration 2 0, chamber-decoration 2 0, obelisk-decoration 2 1, lever 2 1, hammer 2 1"
)
BOXES: dict[str, list[list[Change]]] = {
    "imhotep": [
        [],
        [("per_colour = { value = 30", "per_colour = { value = 8")],
        [("towers = { value = [10, 9, 8, 7, 6, 5, 4, 3], mark = [", "towers = { value = [10], mark = [")],
        [
            (f"{card} = {{ value = {count}", f"{card} = {{ value = {least}")
            for card, count, least in (entry.split() for entry in FEW_CARDS.split(", "))
        ],
    ],
    "pyramids": [
        [],
        [("count = { value = 4", "count = { value = 9")],
        [("count = { value = 4", "count = { value = 1"), ("expeditions = { value = 7", "expeditions = { value = 1")],
        [("count = { value = 4", "count = { value = 1")],
    ],
}
BOX_WEIGHTS = {"imhotep": [8, 3, 1, 2], "pyramids": [10, 2, 1, 1]}


def box(folder: Path, game: str, number: int) -> str | None:
    if not BOXES[game][number]:
        return None
    lines = (EDITIONS / f"{game}.toml").read_text().split("\n")
    for old, new in BOXES[game][number]:
        lines = [line.replace(old, new) for line in lines]
    text = "\n".join(_one_mark(line) for line in lines)
    path = folder / f"box-{number}.toml"
    path.write_text(text.replace(f'name = "{game}"', f'name = "box-{number}"'))
    return str(path)


def _one_mark(line: str) -> str:
    return line.split("mark = [", maxsplit=1)[0] + 'mark = "assumed" }' if "value = [10], mark = [" in line else line


def play(game: str, number: int, folder: Path) -> str:
    """Game `number`: its own seed, options, seats and tastes."""
    dice = random.Random(f"records {number}")
    edition = box(folder, game, dice.choices(range(4), BOX_WEIGHTS[game])[0])
    options: dict[str, Any] = (
        {"sides": ALL_SIDES[number % 32], "wrath": dice.random() < 0.5} if game == "imhotep" else {}
    )
    match = Match.new(game, 2 + number % 3, seed=f"record {number}", edition=edition, date="2026-11-15", **options)
    tastes = [{word: dice.choice((0.05, 1, 1, 4, 30)) for word in _WORDS} for _ in range(4)]
    while match.seats_to_move:
        seat = dice.choice(match.seats_to_move)
        legal = match.legal(seat)
        match.play(dice.choices(legal, [_liking(match, tastes[seat], move) for move in legal])[0], seat=seat)
    return match.record()


def lapse() -> str:
    """A game from a position in which a red cross finds no field: the tomb beside it was the last one."""
    letters = "".join(EDITION["chambers.38"].strip("\n").split("\n"))
    fields = [f"{'abcde'[place % 5]}{place // 5 + 1}" for place, letter in enumerate(letters) if letter != "#"]
    tomb, cross = (f"{'abcde'[letters.index('T') % 5]}5", f"{'abcde'[letters.rindex('x') % 5]}5")
    position = {
        "game": "pyramids",
        "seats": 2,
        "round": 4,
        "expeditions": ["i2"],
        "hands": [[38, None], [1, 2]],
        "display": [3, 4, 5, 6],
        "crossed": {"38": [field for field in fields if field not in (tomb, cross)]},
        "pending": [{"seat": seat, "owes": "mark", "count": 1} for seat in (0, 1)],
    }
    match = Match.from_position(position, seed="lapse", date="2026-11-15")
    match.play(f"mark 38 {tomb} {cross}", seat=0)
    dice = random.Random(1)
    while match.seats_to_move:
        match.play(dice.choice(match.legal()))
    return match.record()


def _liking(match: Match, tastes: dict[str, float], move: str) -> float:
    """How much a player likes a move: by its words, in Pyramids by what the fields carry."""
    words = move.split()
    if words[0] != "mark":
        return tastes.get(words[0], 1.0) * tastes.get(words[-1], 1.0)
    return tastes["fields"] ** (len(words) - 3) * max(tastes.get(letter, 1.0) for letter in _letters(match, words))


def _letters(match: Match, words: list[str]) -> str:
    lines = match.edition[f"chambers.{words[1]}"].strip("\n").split("\n")
    return "".join(lines[int(field[1]) - 1]["abcde".index(field[0])] for field in words[2:])


_WORDS = (
    "take load sail play card pair decline accept skip point stones unload market pyramid temple chamber obelisks "
    "r g s x t e T deck fields"
).split()


def main(game: str, wanted: int) -> None:
    RECORDS.mkdir(exist_ok=True)
    required: frozenset[str] = OF_GAME[game].REQUIRED
    shown: set[str] = set()
    kept = 0
    for path in RECORDS.glob(f"{game}-*.record"):
        shown |= features_of(path.read_text())
        kept += 1
    if game == "pyramids" and not (path := RECORDS / "pyramids-lapse.record").exists():
        path.write_text(lapse())
        shown |= features_of(path.read_text())
    with tempfile.TemporaryDirectory() as folder:
        for number in range(20_000):
            path = RECORDS / f"{game}-{number:05}.record"
            if kept >= wanted and shown >= required:
                break
            if path.exists():
                continue
            text = play(game, number, Path(folder))
            new: set[Any] = features_of(text) - shown
            if kept < wanted or new & required:
                path.write_text(text)
                shown |= new
                kept += 1
            if kept >= wanted and number % 50 == 0:
                print(number, kept, "missing:", sorted(required - shown), flush=True)
    print(f"{kept} records of {game}; missing: {sorted(required - shown)}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
