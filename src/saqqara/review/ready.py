"""Compiles what reviews and the reasons of hints need ahead of time, so that nobody waits for the compiler."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

from saqqara.bots.network import NETWORK
from saqqara.bots.protocol import Question
from saqqara.match.match import Match
from saqqara.review.hints import hint_reasons
from saqqara.rules.compile_cache import cache_folder
from saqqara.rules.edition import Edition

READY = "review.ready"


def is_ready(edition: Edition) -> bool:
    """Whether this version of it was compiled on this machine before."""
    return _mark(edition).exists()


def make_ready(edition: Edition) -> None:
    """Compiles it into the cache folder, or loads it from there."""
    match, chance = Match.new(edition.game, 2, edition=edition, seed=1), random.Random(1)
    asked = []
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        legal = match.legal(seat)
        if len(legal) > 1:
            asked.append((Question(match.edition, match.state(seat), seat), legal[:2]))
        match.play(chance.choice(legal), seat)
    for question, (one, other) in (asked[0], asked[-1]):
        hint_reasons(question, one, [other])
    with contextlib.suppress(OSError):  # without the marker the next process only compiles again
        _mark(edition).parent.mkdir(parents=True, exist_ok=True)
        _mark(edition).touch()


def make_ready_once(edition: Edition) -> None:
    """Compiles it unless another process does: then this one waits for that."""
    from filelock import FileLock

    lock = _mark(edition).with_suffix(".lock")
    lock.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(lock):
        if not is_ready(edition):
            make_ready(edition)


def _mark(edition: Edition) -> Path:
    return cache_folder(edition.game, edition, layer=NETWORK) / READY
