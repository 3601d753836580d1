"""What a game was worth: the worth of every moment, grades, reasons, turning points, luck and skill."""

from saqqara.review.judging import judge_of
from saqqara.review.model import Review
from saqqara.review.reviewer import PositionJudge, review, review_turn, reviewing, try_move

__all__ = ["PositionJudge", "Review", "judge_of", "review", "review_turn", "reviewing", "try_move"]
