"""The strengths of the levels on the scale of ratings, server/club/anchors.json, from measured games.

The rows are those of docs/bot/levels.md (`python -m bench.ladder`) and docs/performance.md (`bench.pharaoh`, `saqqara
arena`): one player of a level against others of one level, and how many first places it took. The strengths are the
most probable ones if first places follow from the odds of the scale; the Scribe has 1500. A deviation is wider by as
much as the rows of different numbers of seats disagree.

    python -m tools.anchors            says whether the file is out of date
    python -m tools.anchors --write    writes it
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from saqqara.bots.levels import LEVELS
from saqqara.server.club.rating_model import MEAN, SCALE, Strength
from tools import ROOT

FILE = ROOT / "src" / "saqqara" / "server" / "club" / "anchors.json"
CENTRE = "scribe"
STEPS = 200


class Row(NamedTuple):
    """So many first places of a level that had one seat, against others of one level."""

    level: str
    others: str
    seats: int
    share: float
    games: int


ROWS: dict[str, Sequence[Row]] = {
    "imhotep": (
        Row("scribe", "apprentice", 2, 0.762, 300),
        Row("mason", "scribe", 2, 0.753, 300),
        Row("architect", "mason", 2, 0.740, 300),
        Row("vizier", "architect", 2, 0.800, 15),
        Row("pharaoh", "vizier", 2, 64 / 65, 65),
        Row("pharaoh", "vizier", 2, 53 / 57, 57),
        Row("pharaoh", "vizier", 3, 0.611, 48),
        Row("pharaoh", "vizier", 4, 0.367, 64),
    ),
    "pyramids": (
        Row("scribe", "apprentice", 2, 0.786, 238),
        Row("scribe", "apprentice", 4, 0.700, 120),
        Row("mason", "scribe", 2, 0.808, 400),
        Row("mason", "scribe", 4, 0.708, 120),
        Row("architect", "mason", 2, 0.828, 400),
        Row("architect", "mason", 4, 0.623, 61),
        Row("vizier", "architect", 4, 0.590, 400),
        Row("pharaoh", "vizier", 2, 0.625, 80),
    ),
}


def fitted(rows: Sequence[Row]) -> dict[str, Strength]:
    """Returns the most probable strengths, by Newton's method on the log odds of first places."""
    free = [level for level in LEVELS if level != CENTRE]
    of_row = np.array([[(level == row.level) - (level == row.others) for level in free] for row in rows], dtype=float)
    seats, share, games = (np.array([getattr(row, name) for row in rows]) for name in ("seats", "share", "games"))
    odds = np.zeros(len(free))
    information = np.eye(len(free))
    chance = share
    for _ in range(STEPS):
        chance = 1 / (1 + (seats - 1) * np.exp(-of_row @ odds))
        information = of_row.T @ (of_row * (games * chance * (1 - chance))[:, None])
        odds += np.clip(np.linalg.solve(information, of_row.T @ (games * (share - chance))), -1, 1)
    disagreement = np.sum(games * (share - chance) ** 2 / (chance * (1 - chance))) / (len(rows) - len(free))
    deviations = np.sqrt(np.diag(np.linalg.inv(information)) * max(1.0, float(disagreement)))
    known: dict[str, tuple[float, float]] = {CENTRE: (MEAN, 0.0)}
    for level, mean, deviation in zip(free, odds, deviations, strict=True):
        known[level] = (MEAN + SCALE * float(mean), SCALE * float(deviation))
    return {level: Strength(*map(round, known[level])) for level in LEVELS}


def text() -> bytes:
    """Returns the file."""
    return msgspec.json.format(msgspec.json.encode({game: fitted(rows) for game, rows in ROWS.items()})) + b"\n"


def main(arguments: Sequence[str]) -> int:
    """Writes the file with `--write`, else says whether it is out of date."""
    if "--write" in arguments:
        FILE.write_bytes(text())
    elif not FILE.exists() or FILE.read_bytes() != text():
        print("anchors.json: out of date; run: make pages")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
