"""How long each level takes to answer, on one core, after the compile.

python -m bench.answers [--questions 20]

The questions come from all parts of games in which Masons play each other, for two and for four.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator

from rich.console import Console
from rich.progress import track
from rich.table import Table

from saqqara import Match
from saqqara.bots.levels import LEVELS, level_bot
from saqqara.bots.protocol import Question
from saqqara.bots.search.ready import make_ready
from saqqara.games import GAMES
from saqqara.rules.edition import default_edition

PROMISED = {  # seconds
    "apprentice": 0.1,
    "scribe": 0.1,
    "mason": 0.1,
    "architect": 1.0,
    "vizier": 3.0,
    "pharaoh": 3.0,
}


def questions(game: str, seats: int, number: int) -> list[Question]:
    """So many questions with a choice, evenly from one game."""
    found = list(_played(game, seats))
    return found[:: max(1, len(found) // number)][:number]


def _played(game: str, seats: int) -> Iterator[Question]:
    match = Match.new(game, seats, seed=f"answers {seats}")
    bots = [level_bot("mason", match.edition) for _ in range(seats)]
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        question = Question(match.edition, match.state(seat), seat, match.turn)
        if len(question.moves) > 1:
            yield question
        match.play(bots[seat].choose(question), seat=seat)


def seconds_for(level: str, asked: list[Question]) -> list[float]:
    bot = level_bot(level, asked[0].edition)
    times = []
    for question in asked:
        bot.begin()
        began = time.perf_counter()
        bot.choose(question)
        times.append(time.perf_counter() - began)
    return times


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.answers", description="How long the levels take.")
    words.add_argument("--questions", type=int, default=20, help="of each game and number of seats")
    number = words.parse_args().questions
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    table = Table("Game", "Seats", "Level", "mean ms", "longest ms", "promised ms", title="One answer, on one core")
    tables = [(game, seats) for game in GAMES for seats in (2, 4)]
    for game, seats in track(tables, "Asking", console=Console(stderr=True)):
        make_ready(default_edition(game))
        asked = questions(game, seats, number)
        for level in LEVELS:
            times = seconds_for(level, asked)
            figures = (sum(times) / len(times), max(times), PROMISED[level])
            table.add_row(game, str(seats), level, *(f"{figure * 1000:,.1f}" for figure in figures))
    Console().print(table)


if __name__ == "__main__":
    main()
