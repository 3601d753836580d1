"""Proves a puzzle again: every value, every reply, the reasons, and what makes it a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from saqqara.rules.contract import game_in
from saqqara.rules.edition import default_edition
from saqqara.school.puzzles.lines import MIN_CHOICES, MIN_GAP, MIN_LATER_GAP, play_replies, reasons_for
from saqqara.school.puzzles.making import is_obvious, leads_after
from saqqara.school.puzzles.model import Choice, Counts, Puzzle, best_first, id_of
from saqqara.school.puzzles.playing import choices_at
from saqqara.school.puzzles.proving import Prover
from saqqara.school.puzzles.themes import theme_of

TOLERANCE = 0.0006  # values are written with three digits


@cache
def prover_of(game: str) -> Prover:
    """A prover of a game in its own edition."""
    return Prover(default_edition(game))


def faults_of(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with a puzzle, in words; nothing if it holds. Its level is not looked at."""
    prover, match = prover_of(puzzle.game), puzzle.match()
    if puzzle.id != id_of(puzzle.position, puzzle.seat):
        yield f"expected the ID {id_of(puzzle.position, puzzle.seat)}"
    best = choices_at(match, puzzle)[0].move
    if is_obvious(best, leads_after(match.state(), puzzle.seat, game_in(match.edition))):
        yield "expected a best move that a look one move ahead does not find"
    prover.forget()
    found = prover.choices(match.state(), puzzle.seat, puzzle.counts)
    if found is None:
        yield "expected a proof, got too many continuations"
        return
    yield from _faults_of_reasons(puzzle, best_first(found), prover)
    prover.forget()
    yield from _faults_of_line(puzzle, prover)


def _faults_of_reasons(puzzle: Puzzle, found: list[Choice], prover: Prover) -> Iterator[str]:
    """What is wrong with the reasons and the theme."""
    best, second = found[:2]
    reasons = reasons_for(puzzle.match, (best.move, second.move), puzzle.seat, prover, puzzle.counts)
    if reasons != puzzle.reasons:
        yield f"expected the reasons {reasons}, got {puzzle.reasons}"
    theme = theme_of(puzzle.game, reasons, puzzle.seat, best.points)
    if theme != puzzle.theme:
        yield f"expected the theme {theme}, got {puzzle.theme}"


def _faults_of_line(puzzle: Puzzle, prover: Prover) -> Iterator[str]:
    """What is wrong with the decisions and the replies."""
    match, counts = puzzle.match(), puzzle.counts
    for number, decision in enumerate(puzzle.line):
        found = prover.choices(match.state(), puzzle.seat, counts)
        if found is None:
            yield f"decision {number + 1}: expected a proof, got too many continuations"
            return
        written = choices_at(match, puzzle, number)
        yield from _differences(written, found, number, counts)
        match.play(written[0].move, puzzle.seat)
        replies = play_replies(match, puzzle.seat, prover, counts)
        if replies != decision.replies:
            yield f"decision {number + 1}: expected the replies {replies}, got {decision.replies}"
            return


def _differences(written: list[Choice], found: list[Choice], number: int, counts: Counts) -> Iterator[str]:
    """What differs between the values that a puzzle has and those that were proved."""
    place, least = f"decision {number + 1}", (MIN_LATER_GAP if number else MIN_GAP)[counts]
    values = {choice.move: choice for choice in found}
    if len(written) < MIN_CHOICES and number == 0:
        yield f"{place}: expected at least {MIN_CHOICES} moves, got {len(written)}"
    if written[0].value - written[1].value < least - TOLERANCE:
        yield f"{place}: expected a best move by {least}"
    for choice in written:
        proved = values[choice.move]
        if abs(choice.value - proved.value) > TOLERANCE:
            yield f"{place}: {choice.move}: expected {proved.value:.3f}, got {choice.value:.3f}"
        elif any(abs(one - other) > TOLERANCE for one, other in zip(choice.points, proved.points, strict=True)):
            yield f"{place}: {choice.move}: expected the points {proved.points}, got {choice.points}"
