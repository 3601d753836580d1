"""Games for the tests of reviews."""

from __future__ import annotations

import random
from pathlib import Path

from saqqara import Match
from saqqara.bots.levels import level_bot
from saqqara.bots.protocol import Question
from saqqara.bots.seeds import question_seed
from saqqara.rules.edition import default_edition

RECORDS = Path(__file__).parent.parent / "records"
STRONG = "pharaoh@0.01"


def text_of(name: str) -> str:
    """The text of a stored record."""
    return (RECORDS / f"{name}.record").read_text(encoding="utf-8")


def played(
    game: str, seats: int, number: int, level: str = STRONG, moves: list[tuple[int, str]] | None = None
) -> Match:
    """A game of equal bots that begins with the moves of the seats, as far as they are given."""
    edition = default_edition(game)
    match = Match.new(game, seats, seed=f"review {number}", date="2026-11-15", **options_of(game, number))
    for seat, move in moves or []:
        match.play(move, seat=seat)
    bots = [level_bot(level, edition) for _ in range(seats)]
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        question = Question(edition, match.state(seat), seat, question_seed(f"{number} {match.turn} {seat}"))
        match.play(bots[seat].choose(question), seat=seat)
    return match


def options_of(game: str, number: int) -> dict[str, str]:
    """Any sides, where a game has sides."""
    chance = random.Random(number)
    return {"sides": "".join(chance.choice("AB") for _ in range(5))} if game == "imhotep" else {}
