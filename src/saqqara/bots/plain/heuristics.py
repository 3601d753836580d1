"""What a search asks about a game that has no heuristics of its own. Loaded over a game (`load_over`).

It is right for any game in which nothing is hidden: answers are taken by chance, and a position is worth the points
that are counted now. A rollout goes to the end of the game, because the clock stands still.
"""

from __future__ import annotations

from typing import Any

from saqqara.bots.in_play import player_in_play
from saqqara.rules.compiled import rule, rules_in_play

SEATS: int = rules_in_play("components").SEATS
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
number_below = player_in_play("random_play").number_below


@rule
def sample_hidden(s: Any, seat: int, stream: Any) -> None:
    """Nothing is hidden."""


@rule
def mask_others(s: Any, seat: int) -> None:
    """All of the position concerns every seat."""


@rule
def is_endgame(s: Any) -> bool:
    """The end is searched like everything else."""
    return False


def is_puzzling(s: Any) -> bool:
    """There are no puzzles of a game whose end is not solved."""
    return False


@rule
def answer_for_others(states: Any, depth: int, moves: Any, seat: int, chain: Any, chain_moves: Any) -> int:
    """All seats are asked."""
    return int(legal_moves(states[depth], moves))


@rule
def is_told(s: Any, seat: int) -> bool:
    """Whether the solver has to be told an answer: never, because it asks every seat."""
    return False


@rule
def leave_alone(s: Any, seat: int) -> None:
    """Never called, because the solver is told nothing; it needs the function to compile."""


@rule
def normalise(s: Any) -> None:
    """Every state is in its only form."""


@rule
def is_searched(s: Any, seat: int) -> bool:
    """The questions of all seats are searched."""
    return not is_nature(s)


@rule
def choose_by_policy(s: Any, moves: Any, count: int, stream: Any) -> int:
    """Any answer."""
    return int(moves[number_below(stream, count)])


@rule
def weigh_moves(s: Any, moves: Any, count: int, weights: Any) -> None:
    """All answers weigh the same."""
    for i in range(count):
        weights[i] = 1.0


@rule
def clock(s: Any) -> int:
    """It stands still, so that a rollout goes to the end of the game."""
    return 0


@rule
def estimate_points(s: Any, points: Any) -> None:
    """The points as they are."""
    for seat in range(SEATS):
        points[seat] = s.points[seat] if seat < s.seats else 0.0


@rule
def points_deviation(s: Any) -> float:
    """One point more or less."""
    return 1.0
