"""Reviews a game: first a glance at all of it, then a thorough look at one unit after another."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

from saqqara.match.records import record_text
from saqqara.review.appraising import Appraiser, Pace
from saqqara.review.assembling import assemble, decision_of, decisions_of
from saqqara.review.judging import ReviewSetup, setup_of
from saqqara.review.looking import PositionSearcher
from saqqara.review.model import LEVEL, Decision, Review
from saqqara.review.reading import PublicStep, Reading, read
from saqqara.review.unit_review import SPECTATOR, UnitReview, review_try, review_unit
from saqqara.review.worth import Worth
from saqqara.rules.contract import NATURE, game_in
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, os_errors_as, quoted

THREADS = 2
GLANCE_SIMULATIONS = 150
SOLVES = 12  # questions that may be opened to solve a position, for each simulation
YIELD_EVERY_S = 0.1  # seconds between two pictures of a growing review
UNITS_AHEAD = 2  # units for each thread that are begun before the first of them is asked for


def review(
    record: str | Path,
    *,
    level: str = LEVEL,
    simulations: int | None = None,
    edition: str | Path | Edition | None = None,
    threads: int = THREADS,
) -> Review:
    """Returns the review of a finished game, from the text of its record or from a file."""
    reading, setup = _begun(_text_of(record), level, simulations, edition, threads)
    searches, pace = SearchThreads(reading, setup, threads), _paces(setup)[0]
    try:
        found = [searches.submit(unit, pace, True) for unit in reading.units]
        return assemble(reading, setup, [one.result() for one in found], searches.has_one_tree)
    finally:
        searches.close()


def reviewing(
    text: str,
    *,
    level: str = LEVEL,
    simulations: int | None = None,
    edition: str | Path | Edition | None = None,
    threads: int = THREADS,
) -> Iterator[Review]:
    """Yields the review as it grows: first a glance at the whole game, at last every moment with all simulations.

    Closing the iterator ends the work.
    """
    return _growing(*_begun(text, level, simulations, edition, threads), threads)


def review_turn(
    record: str | Path,
    turn: int,
    *,
    level: str = LEVEL,
    simulations: int | None = None,
    edition: str | Path | Edition | None = None,
    solves: bool = True,
) -> Decision:
    """Returns the decision after so many lines of a record alone: the same that the review of the whole game has.

    `solves`: ends of games are solved exactly; else they are searched as everything before.
    """
    reading, setup = _begun(_text_of(record), level, simulations, edition, 1)
    if not solves:
        setup = replace(setup, effort=replace(setup.effort, solves=0))
    place = _place_of(reading, turn)
    searches, pace = SearchThreads(reading, setup, 1), _paces(setup)[0]
    try:
        found = [searches.submit(unit, pace, True).result() for unit in reading.units[place : place + 2]]
        return decisions_of(game_in(reading.edition), found)[turn].decision
    finally:
        searches.close()


def try_move(
    record: str | Path,
    turn: int,
    move: str,
    *,
    level: str = LEVEL,
    simulations: int | None = None,
    edition: str | Path | Edition | None = None,
) -> Decision:
    """Returns how another move would have been graded than the one after so many lines of a record.

    It is compared with the best move as a move that was played is: both get a search of the same length.
    """
    reading, setup = _begun(_text_of(record), level, simulations, edition, 1)
    unit, line = reading.units[_place_of(reading, turn)], reading.lines[turn]
    game = game_in(reading.edition)
    tried = game.describe(line.state, line.seat, game.read(line.state, line.seat, move))
    if len(game.legal(line.state, line.seat)) < 2:
        raise SaqqaraError(f"turn: expected the number of lines before a move with a choice, got {quoted(turn)}")
    appraiser = Appraiser(_searcher_of(reading, setup))
    judged = review_try(appraiser, unit, line, tried, _paces(setup)[0])
    return decision_of(judged, judged.after_played or judged.evaluated.worth, game).decision


def _place_of(reading: Reading, turn: int) -> int:
    """Returns which unit holds the move of a seat after so many lines."""
    places = [place for place, unit in enumerate(reading.units) if turn in unit.moments and unit.lines]
    if not places or reading.lines[turn].seat == NATURE:
        raise SaqqaraError(f"turn: expected the number of lines before a move of a seat, got {quoted(turn)}")
    return places[0]


class PositionJudge:
    """Says what single positions are worth to a spectator, as reviews do."""

    def __init__(self, edition: Edition, seats: int, level: str = LEVEL, simulations: int | None = None) -> None:
        setup = setup_of(edition, seats, level, simulations)
        self._pace = _paces(setup)[0]
        self._appraiser = Appraiser(
            PositionSearcher(edition, seats, setup.effort, setup.uses_network, setup.judge.simulations)
        )

    def worth(self, state: Any, purpose: str = "") -> Worth:
        """Returns the worth of a position; another `purpose` gives other random numbers."""
        known = self._appraiser.searcher.known_to(state.pack(), SPECTATOR)
        return self._appraiser.appraise(known, self._pace, purpose).worth


def _begun(
    text: str, level: str, simulations: int | None, edition: str | Path | Edition | None, threads: int
) -> tuple[Reading, ReviewSetup]:
    """Returns the game and its judge, or a refusal before anything is computed."""
    if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
        raise SaqqaraError(f"threads: expected a whole number from 1 up, got {quoted(threads)}")
    reading = read(text, edition)
    return reading, setup_of(reading.edition, reading.seats, level, simulations)


def _growing(reading: Reading, setup: ReviewSetup, threads: int) -> Iterator[Review]:
    searches = SearchThreads(reading, setup, threads)
    full, glance = _paces(setup)
    try:
        found = [one.result() for one in [searches.submit(unit, glance, False) for unit in reading.units]]
        yield assemble(reading, setup, found, searches.has_one_tree)
        begun: list[Future[UnitReview]] = []
        yielded_at = time.monotonic()
        for number in range(len(found)):
            while len(begun) < min(len(found), number + UNITS_AHEAD * threads):
                begun.append(searches.submit(reading.units[len(begun)], full, True))
            found[number] = begun[number].result()
            if time.monotonic() - yielded_at >= YIELD_EVERY_S or number == len(found) - 1:
                yield assemble(reading, setup, found, searches.has_one_tree)
                yielded_at = time.monotonic()
    finally:
        searches.close()


def _paces(setup: ReviewSetup) -> tuple[Pace, Pace]:
    """Returns the pace of a thorough look, and that of a glance."""
    simulations = setup.judge.simulations
    budget = min(setup.effort.solves, SOLVES * simulations)
    full = Pace(simulations, max(8, simulations // 100), draws=16, full_draws=2, solver_budget=budget)
    few = Pace(
        min(GLANCE_SIMULATIONS, simulations),
        4,
        draws=8,
        full_draws=1,
        solver_budget=min(budget, SOLVES * GLANCE_SIMULATIONS),
    )
    return full, few


def _searcher_of(reading: Reading, setup: ReviewSetup) -> PositionSearcher:
    most = max(setup.judge.simulations, GLANCE_SIMULATIONS)
    return PositionSearcher(reading.edition, reading.seats, setup.effort, setup.uses_network, most)


class SearchThreads:
    """Threads that look at units, each with a tree of its own."""

    def __init__(self, reading: Reading, setup: ReviewSetup, threads: int) -> None:
        self._reading, self._setup = reading, setup
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="review")
        self._own = threading.local()
        self.has_one_tree = self._appraiser().searcher.has_one_tree

    def _appraiser(self) -> Appraiser:
        if not hasattr(self._own, "appraiser"):
            self._own.appraiser = Appraiser(_searcher_of(self._reading, self._setup))
        found: Appraiser = self._own.appraiser
        return found

    def submit(self, unit: PublicStep, pace: Pace, is_refined: bool) -> Future[UnitReview]:
        """Has a unit looked at."""
        return self._pool.submit(self._look_at, unit, pace, is_refined)

    def _look_at(self, unit: PublicStep, pace: Pace, is_refined: bool) -> UnitReview:
        return review_unit(self._appraiser(), unit, self._reading.last, pace, is_refined)

    def close(self) -> None:
        """Ends the work that was not begun yet."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _text_of(record: str | Path) -> str:
    """Returns the text of a record, or of the file that is named."""
    if isinstance(record, str) and "\n" in record:
        return record
    path = Path(record)
    with os_errors_as("expected the record of a game", path):
        return record_text(path.read_bytes())
