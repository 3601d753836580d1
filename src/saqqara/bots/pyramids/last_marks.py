"""P5.2, P6.1  The marks at the last expedition card that bring a seat most points. Loaded over Pyramids.

No card comes after them, and the others' marks are not known: all marks and red crosses are tried out.
"""

from __future__ import annotations

from math import inf
from typing import Any

from saqqara.bots.in_play import player_in_play
from saqqara.rules.compiled import rule, rules_in_play

components = rules_in_play("components")
COLOUR_COUNT, COLOUR_OF, CLAIMS = components.COLOUR_COUNT, components.COLOUR_OF, components.CLAIMS
EXPLORED_POINTS, HAND, NONE = components.EXPLORED_POINTS, components.HAND, components.NONE
CLAIMING = rules_in_play("colour_points").CLAIMING
points_of = rules_in_play("game_end").points_of
Owes = rules_in_play("state").Owes
turn = rules_in_play("turn")
answer, answer_what_is_forced, legal_answers = turn.answer, turn.answer_what_is_forced, turn.legal_answers
explored_of = player_in_play("pyramids.move_values").explored_of
next_claim = player_in_play("pyramids.move_values").next_claim

TRIED, COUNT = -1, -2  # the last two numbers of a row of moves: how many were tried, and how many there are


@rule
def mark_for_most_points(states: Any, depth: int, seat: int, chain: Any, chain_moves: Any) -> None:
    """Carries out the best marks of a seat in a state; of equal ones the first.

    `chain` holds the state before each mark, and last the best one found; `chain_moves` the moves that are tried.
    """
    chain[0] = states[depth]
    begin(chain[0], seat, chain_moves[0])
    best, last, link = -inf, len(chain) - 1, 0
    while link >= 0:
        tried = chain_moves[link][TRIED]
        if tried == chain_moves[link][COUNT]:
            link -= 1
            continue
        chain_moves[link][TRIED] += 1
        chain[link + 1] = chain[link]
        s = chain[link + 1]
        answer(s, seat, int(chain_moves[link][tried]))
        answer_what_is_forced(s, seat, chain_moves[link + 1])
        if s.owes[seat] == Owes.CROSS and link + 2 < last:
            link += 1
            begin(s, seat, chain_moves[link])
        elif points_with_marks(s, seat) > best:
            best = points_with_marks(s, seat)
            chain[last] = chain[link + 1]
    states[depth] = chain[last]
    states[depth].owes[seat] = Owes.NOTHING


@rule
def begin(s: Any, seat: int, moves: Any) -> None:
    """Lists the marks to try."""
    moves[COUNT] = legal_answers(s, seat, moves)
    moves[TRIED] = 0


@rule
def points_with_marks(s: Any, seat: int) -> int:
    """P5.3, P6.1  The points of a seat when its marks are shown, if nobody else claims anything in this step."""
    points = points_of(s, seat)
    for slot in range(HAND):
        if s.explored_now[seat][slot] != NONE:
            points += EXPLORED_POINTS
    for colour in range(COLOUR_COUNT):
        explored = explored_of(s, seat, colour)
        before = explored - explored_now(s, seat, colour)
        if claims(explored) > claims(before):
            points += next_claim(s, colour)
    return int(points)


@rule
def explored_now(s: Any, seat: int, colour: int) -> int:
    """The pyramids of a colour that the seat explores in this step."""
    count = 0
    for slot in range(HAND):
        card = s.explored_now[seat][slot]
        if card != NONE and COLOUR_OF[card] == colour:
            count += 1
    return count


@rule
def claims(explored: int) -> int:
    """P5.3  How often so many pyramids of a colour claim its points."""
    return int(min(explored // CLAIMING, CLAIMS))
