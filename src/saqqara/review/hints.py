"""Why one move of an open question is better than others, in points by source: the reasons of reviews, for hints."""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.bots.protocol import Question
from saqqara.bots.seeds import question_seed
from saqqara.review.appraising import Appraiser, Pace
from saqqara.review.assembling import reasons_between
from saqqara.review.judging import jury_of
from saqqara.review.looking import Looker
from saqqara.review.model import Reason
from saqqara.review.unit_review import ONLOOKER, raw_of
from saqqara.review.worth import Worth
from saqqara.rules.contract import game_in

SIMULATIONS = 400  # after each move
PACE = Pace(SIMULATIONS, quick=8, draws=8, thorough=1, solves=500)


def hint_reasons(question: Question, best: str, others: Sequence[str]) -> dict[str, list[Reason]]:
    """By move: what it costs the seat, and gives another one, compared with the best move."""
    game = game_in(question.edition)
    seats = len(game.points(question.state))
    jury = jury_of(question.edition, seats)
    appraiser = Appraiser(Looker(question.edition, seats, jury.effort, jury.is_judged, SIMULATIONS))
    worth = _after(appraiser, question, best)
    return {
        move: reasons_between(_after(appraiser, question, move), worth, question.seat, game)
        for move in others
        if move != best
    }


def _after(appraiser: Appraiser, question: Question, move: str) -> Worth:
    """What the game is worth after a move, as the seat that makes it knows it."""
    looker, seat = appraiser.looker, question.seat
    number = int(looker.game.read(question.state, seat, move))
    known = looker.sampled(raw_of(question.state), question_seed(f"hint {seat}", bits=62), [seat])
    raw = looker.after(known, seat, number)
    if looker.has_one_tree or looker.is_over(raw):
        return appraiser.appraise(looker.known_to(raw, ONLOOKER), PACE, f"hint {move}").worth
    seed = question_seed(f"hint {seat} {move}", bits=62)
    return looker.look(raw, seat, PACE.of_look(looker), seed, PACE.solves).worth
