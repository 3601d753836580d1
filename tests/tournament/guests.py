"""Guests for tournaments, good and bad."""

from __future__ import annotations

import time

from saqqara.bots.protocol import Question


def last(question: Question) -> str:
    """Always the last of the legal moves."""
    return question.legal[-1]


def broken(question: Question) -> str:
    """Fails at every second question."""
    if len(question.legal) % 2:
        raise ZeroDivisionError(f"seat {question.seat}")
    return question.legal[0]


def careless(question: Question) -> str:
    """Says what cannot be now and then."""
    return "load z9" if question.seed % 4 == 0 else question.legal[0]


def crashing(question: Question) -> str:
    """Fails at every question."""
    raise ZeroDivisionError(f"seat {question.seat}")


def sleeping(question: Question) -> str:
    """Does not answer in time."""
    time.sleep(60)
    return question.legal[0]


def cheating(question: Question) -> str:
    """Says what cannot be."""
    return "load z9"
