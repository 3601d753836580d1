"""A puzzle as somebody tries it: the table, whether a move is right, what it costs, and what the others answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from saqqara.match.match import Match
from saqqara.rules.errors import SaqqaraError
from saqqara.school.puzzles.model import Choice, Puzzle, choices_of


@dataclass(frozen=True)
class Tried:
    """The answer to a try."""

    match: Match  # after a right move and the replies to it; after a wrong one as before
    is_right: bool
    is_over: bool  # there is no further decision
    cost: float  # what the move loses of what counts
    choice: Choice  # the move that was tried
    best: Choice
    replies: Sequence[tuple[int, str]] = ()
    tables: list[dict[str, Any]] = field(default_factory=list)  # after each move since the question


def table_of(puzzle: Puzzle, moves: Sequence[str] = ()) -> Match:
    """The table after right moves of the solver and the replies to them; any other move is refused."""
    match = puzzle.match()
    for number, move in enumerate(moves):
        tried = _try_on(match, puzzle, number, move)
        if not tried.is_right:
            raise SaqqaraError(f"moves: expected the right ones before the last, got {move!r} as number {number + 1}")
    return match


def try_move(puzzle: Puzzle, moves: Sequence[str]) -> Tried:
    """Tries the last of these moves; those before it have to be right."""
    if not 1 <= len(moves) <= puzzle.moves:
        raise SaqqaraError(f"moves: expected 1 to {puzzle.moves} of them, got {len(moves)}")
    match = table_of(puzzle, moves[:-1])
    return _try_on(match, puzzle, len(moves) - 1, moves[-1])


def solution(puzzle: Puzzle) -> list[str]:
    """The right moves."""
    match, moves = puzzle.match(), []
    for number in range(puzzle.moves):
        moves.append(choices_at(match, puzzle, number)[0].move)
        _try_on(match, puzzle, number, moves[-1])
    return moves


def line_of(puzzle: Puzzle) -> list[tuple[int, str]]:
    """Every move of the answer and of the replies to it, with who makes it, in order."""
    decisions = zip(solution(puzzle), puzzle.line, strict=True)
    return [step for move, decision in decisions for step in [(puzzle.seat, move), *decision.replies]]


def choices_at(match: Match, puzzle: Puzzle, number: int = 0) -> list[Choice]:
    """Every move of a decision with its value, best first; the match stands there."""
    return choices_of(puzzle.line[number], match.legal(puzzle.seat))


def _try_on(match: Match, puzzle: Puzzle, number: int, move: str) -> Tried:
    """Plays a move if it is right, and the replies to it."""
    seat, choices = puzzle.seat, choices_at(match, puzzle, number)
    text = _in_notation(match, seat, move)
    choice = next(choice for choice in choices if choice.move == text)
    if choice is not choices[0]:
        return Tried(match, False, False, choices[0].value - choice.value, choice, choices[0])
    replies, tables = puzzle.line[number].replies, []
    for who, said in [(seat, text), *replies]:
        match.play(said, who)
        tables.append(match.table(seat))
    return Tried(match, True, number + 1 == puzzle.moves, 0.0, choice, choice, replies, tables)


def _in_notation(match: Match, seat: int, move: str) -> str:
    """A legal move as the notation writes it; any other text is refused as at a table."""
    if move in match.legal(seat):
        return move
    state = match.state(seat)
    text = match.game.describe(state, seat, match.game.read(state, seat, move))
    if text not in match.legal(seat):
        match.foresee([move], seat)  # refuses it, and says which rule forbids it
    return text
