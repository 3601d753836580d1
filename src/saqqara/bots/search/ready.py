"""Whether the search is compiled already, and compiling all of it at once: the first move then comes as fast as any."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path
from typing import Any

from saqqara.bots import PLAYERS
from saqqara.bots.protocol import Question
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.rules.compiled import cache_folder
from saqqara.rules.contract import NATURE, game_in
from saqqara.rules.edition import Edition

READY = "search.ready"
_FEW = 8  # simulations: enough to call everything once


def is_ready(edition: Edition) -> bool:
    """Whether this very search has been compiled over these very rules on this machine before."""
    return _mark(edition).exists()


def make_ready(edition: Edition) -> None:
    """Compiles the search once and for all; the compiled code is kept in the cache folder."""
    questions = _questions_of_a_game(edition)
    searcher = Searcher(edition, Effort(_FEW))
    for question in questions[:2]:  # at the second, what was kept of the first tree is looked through
        searcher.evaluate(question)
    Searcher(edition, Effort(_FEW, solves=1)).evaluate(questions[-1])
    with contextlib.suppress(OSError):  # the next process will only be told once more
        _mark(edition).parent.mkdir(parents=True, exist_ok=True)
        _mark(edition).touch()


def _mark(edition: Edition) -> Path:
    return cache_folder(edition.game, edition, layer=PLAYERS) / READY


def _questions_of_a_game(edition: Edition) -> list[Question]:
    """The questions of a random game for two, to its last one."""
    game, chance, questions = game_in(edition), random.Random(1), []
    state: Any = game.new(2)
    while seats := game.seats_to_move(state):
        seat = seats[0]
        if seat != NATURE:
            questions.append(Question(edition, game.hidden_from(state, seat), seat))
        game.play(state, seat, chance.choice(game.legal(state, seat)))
    return questions
