"""Adds recorded games to tests/records until they show everything in `tests.features.REQUIRED`.

    python -m tests.collect_records 320

Existing records are never touched. Games are played by players who like some kinds of moves more than others, so
that rare things happen; boxes with few stones, few cards or one score space are among them.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from saqqara import Match
from saqqara.rules.edition import EDITIONS
from tests.features import REQUIRED, features_of
from tests.games import ALL_SIDES

RECORDS = Path(__file__).parent / "records"
BOXES: list[list[tuple[str, str]]] = [
    [],
    [("per_colour = { value = 30", "per_colour = { value = 8")],
    [("towers = { value = [10, 9, 8, 7, 6, 5, 4, 3], mark = [", "towers = { value = [10], mark = [")],
    [
        (f"{card} = {{ value = {count}", f"{card} = {{ value = {least}")
        for card, count, least in (
            ("entrance", 2, 1),
            ("sarcophagus", 2, 0),
            ("path", 2, 0),
            ("statue", 10, 2),
            ("sail", 3, 1),
            ("chisel", 3, 1),
            ("pyramid-decoration", 2, 0),
            ("temple-decoration", 2, 0),
            ("chamber-decoration", 2, 0),
            ("obelisk-decoration", 2, 1),
            ("lever", 2, 1),
            ("hammer", 2, 1),
        )
    ],
]


def box(folder: Path, number: int) -> str | None:
    if not BOXES[number]:
        return None
    lines = (EDITIONS / "imhotep.toml").read_text().split("\n")
    for old, new in BOXES[number]:
        lines = [line.replace(old, new) for line in lines]
    text = "\n".join(
        line.split("mark = [")[0] + 'mark = "assumed" }' if "value = [10], mark = [" in line else line for line in lines
    )
    path = folder / f"box-{number}.toml"
    path.write_text(text.replace('name = "imhotep"', f'name = "box-{number}"'))
    return str(path)


def play(number: int, folder: Path) -> str:
    """Game `number`: its own seed, sides, seats and tastes."""
    dice = random.Random(f"records {number}")
    edition = box(folder, dice.choice([0] * 8 + [1, 1, 1, 2, 3, 3]))
    match = Match.new(
        "imhotep",
        seats=2 + number % 3,
        sides=ALL_SIDES[number % 32],
        wrath=dice.random() < 0.5,
        seed=f"record {number}",
        edition=edition,
        date="2026-11-15",
    )
    tastes = [{word: dice.choice((0.05, 1, 1, 4, 30)) for word in _WORDS} for _ in range(4)]
    sites = [
        {site: dice.choice((0.1, 1, 1, 5)) for site in ("market", "pyramid", "temple", "chamber", "obelisks")}
        for _ in range(4)
    ]
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        legal = match.legal()
        weights = [tastes[seat].get(m.split()[0], 1.0) * sites[seat].get(m.split()[-1], 1.0) for m in legal]
        match.play(dice.choices(legal, weights)[0])
    return match.record()


_WORDS = "take load sail play card pair decline accept skip point stones unload".split()


def main(wanted: int) -> None:
    RECORDS.mkdir(exist_ok=True)
    shown: set[str] = set()
    kept = 0
    for path in RECORDS.glob("*.record"):
        shown |= features_of(path.read_text())
        kept += 1
    with tempfile.TemporaryDirectory() as folder:
        for number in range(20_000):
            path = RECORDS / f"imhotep-{number:05}.record"
            if path.exists() or (kept >= wanted and shown >= REQUIRED):
                continue
            text = play(number, Path(folder))
            new = features_of(text) - shown
            if kept < wanted or new & REQUIRED:
                path.write_text(text)
                shown |= new
                kept += 1
            if kept >= wanted and number % 50 == 0:
                print(number, kept, "missing:", sorted(REQUIRED - shown), flush=True)
    print(f"{kept} records; missing: {sorted(REQUIRED - shown)}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
