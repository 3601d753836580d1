"""Hints: what the judge of reviews thinks of an open question, and its reasons in points by source."""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation
from saqqara.bots.seeds import question_seed
from saqqara.review.appraising import Appraiser, Pace
from saqqara.review.assembling import reasons_between
from saqqara.review.judging import SIMULATIONS, setup_of
from saqqara.review.looking import PositionSearcher
from saqqara.review.model import Reason
from saqqara.review.unit_review import SPECTATOR, raw_of
from saqqara.review.worth import Worth
from saqqara.rules.contract import game_in

SIMULATIONS_AFTER = 1_000  # each move that is explained
SOLVER_BUDGET = 20_000  # questions that may be opened to solve the end
PACE = Pace(SIMULATIONS_AFTER, quick_simulations=10, draws=8, full_draws=1, solver_budget=500)


def hint_evaluation(question: Question) -> Evaluation:
    """Returns the moves of a question as the judge of reviews sees them, within about a second."""
    searcher = _searcher(question, SIMULATIONS)
    found = searcher.search(raw_of(question.state), question.seat, SIMULATIONS, question.seed, SOLVER_BUDGET).evaluation
    assert found is not None, "a seat that decides has prospects"
    return found


def hint_reasons(question: Question, best: str, others: Sequence[str]) -> dict[str, list[Reason]]:
    """Returns by move what it costs the seat, and gives another one, compared with the best move."""
    if not others:
        return {}
    game = game_in(question.edition)
    appraiser = Appraiser(_searcher(question, SIMULATIONS_AFTER))
    worth = _after(appraiser, question, best)
    return {
        move: reasons_between(_after(appraiser, question, move), worth, question.seat, game)
        for move in others
        if move != best
    }


def _searcher(question: Question, most: int) -> PositionSearcher:
    """Returns the judge of reviews, for searches of so many simulations at most."""
    seats = int(question.state.seats)
    setup = setup_of(question.edition, seats)
    return PositionSearcher(question.edition, seats, setup.effort, setup.uses_network, most)


def _after(appraiser: Appraiser, question: Question, move: str) -> Worth:
    """Returns what the game is worth after a move, as the seat that makes it knows it."""
    searcher, seat = appraiser.searcher, question.seat
    number = int(searcher.game.read(question.state, seat, move))
    known = searcher.sampled(raw_of(question.state), question_seed(f"hint {seat}", bits=62), [seat])
    raw = searcher.after(known, seat, number)
    if searcher.has_one_tree or searcher.is_over(raw):
        return appraiser.appraise(searcher.known_to(raw, SPECTATOR), PACE, f"hint {move}").worth
    seed = question_seed(f"hint {seat} {move}", bits=62)
    return searcher.search(raw, seat, PACE.of_search(searcher), seed, PACE.solver_budget).worth
