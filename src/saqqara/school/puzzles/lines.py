"""From a proof to a line: the best move, the best replies, and the next decision that has one best move as well."""

from __future__ import annotations

from collections.abc import Callable

from saqqara.match.match import Match
from saqqara.school.puzzles.model import Choice, Counts, Decision, Reason, best_first, decision_of
from saqqara.school.puzzles.proving import Prover

MAX_MOVES = 4
MIN_GAP: dict[Counts, float] = {"margin": 2.0, "first": 0.25}  # by which the best first move is better than the second
MIN_LATER_GAP: dict[Counts, float] = {"margin": 1.0, "first": 0.1}  # the same for the decisions after it
MIN_CHOICES = 3  # moves to choose from at the first decision
EQUAL = 1e-6  # values nearer to each other differ by rounding only


def gap_of(found: list[Choice]) -> float:
    """By how much the best move is better than the second."""
    best = best_first(found)
    return best[0].value - best[1].value if len(best) > 1 else 0.0


def line_from(match: Match, seat: int, prover: Prover, counts: Counts) -> list[Decision]:
    """The decisions of a puzzle, as far as each has one best move; plays them on the match.

    Of continuations with equal leads the prover takes the first that it finds. Without the table of earlier proofs they
    are the same whenever the puzzle is proved.
    """
    prover.forget()
    line: list[Decision] = []
    while len(line) < MAX_MOVES and seat in match.seats_to_move:
        found = prover.choices(match.state(), seat, counts)
        if found is None or gap_of(found) < (MIN_LATER_GAP if line else MIN_GAP)[counts] - EQUAL:
            break
        match.play(best_first(found)[0].move, seat)
        replies = play_replies(match, seat, prover, counts)
        line.append(decision_of(found, replies))
    return line


def play_replies(match: Match, seat: int, prover: Prover, counts: Counts) -> list[tuple[int, str]]:
    """Plays for the others up to the seat's next question or to the end; returns what was played."""
    replies = []
    while match.seats_to_move and seat not in match.seats_to_move:
        other, state = match.seats_to_move[0], match.state()
        move = prover.reply(state, other, seat, counts)
        if move is None:
            break
        text = match.game.describe(match.state(other), other, move)
        match.play(text, other)
        replies.append((other, text))
    return replies


def play_to_end(match: Match, seat: int, prover: Prover, counts: Counts) -> bool:
    """Plays the best moves of all seats; False if one of them takes too long to find."""
    while match.seats_to_move:
        if seat in match.seats_to_move:
            found = prover.choices(match.state(), seat, counts)
            if found is None:
                return False
            match.play(best_first(found)[0].move, seat)
        before = match.turn
        play_replies(match, seat, prover, counts)
        if match.seats_to_move and seat not in match.seats_to_move and match.turn == before:
            return False
    return True


def reasons_for(
    begin: Callable[[], Match], moves: tuple[str, str], seat: int, prover: Prover, counts: Counts
) -> list[Reason]:
    """The points by seat and source that a move brings above another, each followed by the best moves of all."""
    ends = []
    for move in moves:
        match = begin()
        match.play(move, seat)
        if not play_to_end(match, seat, prover, counts):
            return []
        ends.append(match.earned)
    better, other = ends
    found = [
        Reason(who, source, better[who].get(source, 0) - other[who].get(source, 0))
        for who in range(len(better))
        for source in sorted(better[who].keys() | other[who].keys())
    ]
    return sorted((reason for reason in found if reason.points), key=lambda reason: -abs(reason.points))
