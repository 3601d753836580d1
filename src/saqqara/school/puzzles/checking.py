"""Proves a puzzle again: every value, every reply, and what makes it a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from saqqara.rules.contract import game_in
from saqqara.rules.edition import default_edition
from saqqara.school.puzzles.lines import EQUAL, LEAST_CHOICES, LEAST_GAP, LEAST_LATER_GAP, play_replies
from saqqara.school.puzzles.making import leads_after
from saqqara.school.puzzles.model import Choice, Puzzle, id_of
from saqqara.school.puzzles.playing import choices_at
from saqqara.school.puzzles.proving import Prover

TOLERANCE = 0.0006  # values are written with three digits


@cache
def prover_of(game: str) -> Prover:
    """A prover of a game in its own edition."""
    return Prover(default_edition(game))


def faults_of(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with a puzzle, in words; nothing if it holds."""
    prover, match = prover_of(puzzle.game), puzzle.match()
    prover.forget()
    if puzzle.id != id_of(puzzle.position, puzzle.seat):
        yield f"expected the ID {id_of(puzzle.position, puzzle.seat)}"
    leads = leads_after(match.state(), puzzle.seat, game_in(match.edition))
    if leads[choices_at(match, puzzle)[0].move] >= max(leads.values()) - EQUAL:
        yield "expected a best move that a look one move ahead does not find"
    for number, decision in enumerate(puzzle.line):
        found = prover.choices(match.state(), puzzle.seat)
        if found is None:
            yield f"decision {number + 1}: expected a proof, got too many continuations"
            return
        written = choices_at(match, puzzle, number)
        yield from _differences(written, found, number)
        match.play(written[0].move, puzzle.seat)
        replies = play_replies(match, puzzle.seat, prover)
        if replies != decision.replies:
            yield f"decision {number + 1}: expected the replies {replies}, got {decision.replies}"
            return


def _differences(written: list[Choice], found: list[Choice], number: int) -> Iterator[str]:
    """What differs between the values that a puzzle has and those that were proved."""
    place, least = f"decision {number + 1}", LEAST_LATER_GAP if number else LEAST_GAP
    values = {choice.move: choice for choice in found}
    if len(written) < LEAST_CHOICES and number == 0:
        yield f"{place}: expected at least {LEAST_CHOICES} moves, got {len(written)}"
    if written[0].value - written[1].value < least - TOLERANCE:
        yield f"{place}: expected a best move by {least} points"
    for choice in written:
        proved = values[choice.move]
        if abs(choice.value - proved.value) > TOLERANCE:
            yield f"{place}: {choice.move}: expected {proved.value:.3f}, got {choice.value:.3f}"
        elif any(abs(one - other) > TOLERANCE for one, other in zip(choice.points, proved.points, strict=True)):
            yield f"{place}: {choice.move}: expected the points {proved.points}, got {choice.points}"
