"""The search in plain Python: the same search, ready at once, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from saqqara import Match
from saqqara.bots.levels import LEVELS, plain_level_bot
from saqqara.bots.plain_worker import PlainWorker
from saqqara.bots.protocol import Question
from saqqara.bots.search.plain_search import PlainSearcher
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.rules.contract import NATURE
from saqqara.rules.errors import SaqqaraError
from tests.games import random_match

each_game = pytest.mark.parametrize("game", ["imhotep", "pyramids"])
EFFORT = {"imhotep": Effort(30, horizon=2), "pyramids": Effort(6, horizon=5, nodes=45)}


def questions(game: str, every: int = 12, **options: Any) -> list[Question]:
    """Questions with a choice, from a random match."""
    found: list[Question] = []

    def look(match: Match) -> None:
        for seat in match.seats_to_move:
            if seat != NATURE and len(match.legal(seat)) > 1:
                found.append(Question(match.edition, match.state(seat), seat, seed=len(found)))

    random_match(5, game=game, seats=3, after=look, **options)
    return found[::every]


@each_game
def test_it_finds_what_the_compiled_search_finds(game: str) -> None:
    for question in questions(game):
        plain = PlainSearcher(question.edition, EFFORT[game], seconds=600.0).evaluate(question)
        compiled = Searcher(question.edition, EFFORT[game]).evaluate(question)
        assert plain.prospects == compiled.prospects
        assert (plain.line, plain.simulations, plain.is_cut) == (compiled.line, compiled.simulations, False)


@each_game
def test_it_answers_when_there_is_time_for_one_simulation_only(game: str) -> None:
    question = questions(game)[0]
    evaluation = PlainSearcher(question.edition, EFFORT[game], seconds=0.0).evaluate(question)
    assert (evaluation.simulations, evaluation.is_cut) == (1, True)
    assert evaluation.best.move in question.legal


@each_game
def test_every_level_answers_from_a_process_of_its_own(game: str) -> None:
    question = questions(game)[0]
    worker = PlainWorker()
    try:
        for level in LEVELS:
            assert worker.choose(level, question) in question.legal
        evaluation = worker.evaluate("mason", question)
        assert {one.move for one in evaluation.prospects} == set(question.legal)
    finally:
        worker.close()


def test_a_worker_that_is_ended_is_replaced_until_it_is_closed() -> None:
    question = questions("imhotep")[0]
    worker = PlainWorker()
    assert worker.choose("mason", question) in question.legal
    assert worker._process is not None
    worker._process.kill()
    worker._process.wait()
    with pytest.raises(SaqqaraError, match="expected an answer, but its process ended"):
        worker.choose("mason", question)
    assert worker.choose("mason", question) in question.legal
    worker.close()
    with pytest.raises(SaqqaraError, match="got one that is stopping"):
        worker.choose("mason", question)


def test_a_worker_that_is_stopped_answers_first() -> None:
    question = questions("imhotep")[0]
    worker = PlainWorker()
    with ThreadPoolExecutor() as threads:
        answer = threads.submit(worker.choose, "vizier", question)
        while not worker._lock.locked():
            time.sleep(0.001)
        worker.stop()
        assert answer.result() in question.legal
    assert worker._process is None
    worker.close()


def test_no_compiler_is_loaded() -> None:
    program = """
import sys
from saqqara import Match
from saqqara.bots.levels import plain_level_bot
from saqqara.bots.protocol import Question
match = Match.new("imhotep", 2, seed=1)
seat = match.seats_to_move[0]
plain_level_bot("mason", match.edition).choose(Question(match.edition, match.state(seat), seat))
print("numba" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_level_is_refused_as_ever() -> None:
    with pytest.raises(SaqqaraError, match="level: expected one of"):
        plain_level_bot("master", Match.new("imhotep", 2).edition)
