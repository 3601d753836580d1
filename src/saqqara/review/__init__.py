"""What a game was worth: the worth of every moment, grades, reasons, turning points, luck and skill."""

from saqqara.review.judging import judge_of
from saqqara.review.model import Review
from saqqara.review.reviewing import review, reviewing

__all__ = ["Review", "judge_of", "review", "reviewing"]
