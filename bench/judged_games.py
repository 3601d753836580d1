"""Games in which every judge says what it expects, so that the end of the game tells whether it came true."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

import numpy as np

from saqqara.bots.levels import level_bot
from saqqara.bots.network.judge import position_judge
from saqqara.bots.network.weights import Correction
from saqqara.bots.protocol import Question
from saqqara.games import GAMES
from saqqara.review import PositionJudge
from saqqara.rules.compiled import load_over
from saqqara.rules.contract import NATURE, game_in
from saqqara.rules.edition import Edition, default_edition
from saqqara.tournament.parallel import run_parallel
from saqqara.training.game_steps import GameSteps
from saqqara.training.judged import LEAST_SHARE

Array = np.ndarray[Any, Any]
MARGIN = 0.3
REVIEWED = 0.15  # of the questions: neighbours say nearly the same
STEPS = 20  # of Newton's method
LEAST_CURVATURE = 1e-6  # where all moments say the same, nothing can be fitted


@dataclass(frozen=True)
class Job:
    """One game."""

    game: str
    seats: int
    share: float  # of Pharaoh's simulations
    number: int
    simulations: int = 1_000  # of a look at a position, as a review has it


@dataclass(frozen=True)
class View:
    """What was said at some moments of a game, one row for each; seats are absolute."""

    wins: Array  # [moment, seat] shares of the first place
    points: Array  # [moment, seat] at the end
    sources: Array  # [moment, seat, source] the same by source
    by_hand: Array  # [moment, seat] shares by the hand-written judgement; nothing in a review
    now: Array  # [moment, seat] points if the game ended now
    came: Array  # [moment, seat] shares of the first place, as the game ended
    final: Array  # [moment, seat] points
    earned: Array  # [moment, seat, source] points
    is_exact: Array  # [moment] solved: nothing was searched
    clock: Array  # [moment] ticks of the game's clock before it

    @classmethod
    def none(cls, seats: int, sources: int) -> View:
        """No moment at all."""
        by_seat, by_source = np.zeros((0, seats)), np.zeros((0, seats, sources))
        once = (np.zeros(0, bool), np.zeros(0, int))
        return cls(by_seat, by_seat, by_source, by_seat, by_seat, by_seat, by_seat, by_source, *once)

    @classmethod
    def joined(cls, parts: Sequence[View]) -> View:
        """All moments of several games."""
        return cls(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)))

    def searched(self) -> View:
        """The moments that were not solved."""
        return View(*(getattr(self, field.name)[~self.is_exact] for field in fields(self)))

    def leaders(self) -> Array:
        """The first place for whoever has most points now."""
        is_first = self.now == self.now.max(1, keepdims=True)
        return np.asarray(is_first / is_first.sum(1, keepdims=True))


@dataclass(frozen=True)
class Said:
    """What was said in a game."""

    network: View  # by the network alone, at the positions that it judges
    review: View  # by a review, at some of the questions


def play(job: Job) -> Said:
    """Plays a game of Pharaohs and asks all judges."""
    edition, chance = default_edition(job.game), np.random.default_rng(job.number)
    steps, state_class = GameSteps(edition), type(game_in(edition).new(job.seats))
    bots = [level_bot(f"pharaoh@{job.share:g}", edition) for _ in range(job.seats)]
    judge, by_hand = position_judge(edition, job.seats), heuristic_judge(edition)
    state = steps.begin(job.seats, chance)
    reviewer = reviewer_of(job.game, job.seats, job.simulations)
    alone, reviewed = (_Notes(edition, job.seats) for _ in range(2))
    count = steps.options(state)
    while count > 0:
        asked = int(state["asked"][0])
        table = state_class.unpack(state.view(np.uint8))
        if judge.is_judged(state):
            said = judge.judge(state, asked)
            alone.add(table, said, by_hand(table))
        if asked == NATURE:
            move = steps.drawn(state, count, chance)
        elif count == 1:
            move = int(steps.moves[0])
        else:
            question = Question(edition, table, asked, int(chance.integers(1 << 62)))
            if chance.random() < REVIEWED:
                shown = reviewer.worth(table, f"{job.number} {chance.integers(1 << 62)}")
                reviewed.add(table, shown, is_exact=shown.is_exact)
            move = question.moves[question.legal.index(bots[asked].choose(question))]
        count = steps.play(state, move)
    return Said(alone.finished(state, steps), reviewed.finished(state, steps))


@cache
def reviewer_of(game: str, seats: int, simulations: int) -> PositionJudge:
    """What says how much a position is worth, as reviews do."""
    return PositionJudge(default_edition(game), seats, simulations=simulations)


class _Notes:
    """What is said while a game is played."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self._game, self._seats = game_in(edition), seats
        self._clock_of = load_over(GAMES[edition.game].heuristics, edition.game, edition).clock
        self._rows: list[tuple[Array, ...]] = []
        self._is_exact: list[bool] = []
        self._clock: list[int] = []

    def add(self, table: Any, said: Any, by_hand: Array | None = None, *, is_exact: bool = False) -> None:
        """Notes one moment: win shares, points, points by source, and for the network the hand-written judgement."""
        now = np.array(self._game.if_ended(table), float)
        beside = np.zeros(self._seats) if by_hand is None else by_hand
        self._rows.append((said.wins, said.points, said.sources, beside, now))
        self._is_exact.append(is_exact)
        self._clock.append(self._clock_of(table))

    def finished(self, state: Array, steps: GameSteps) -> View:
        """All moments, with what came of the game."""
        count, seats = len(self._rows), self._seats
        if count == 0:
            return View.none(seats, len(self._game.SOURCES))
        ends = (steps.first_places(state), state["points"][0][:seats], state["earned"][0][:seats])
        came = (np.repeat(np.asarray(end, float)[None], count, axis=0) for end in ends)
        said = (np.array(column) for column in zip(*self._rows, strict=True))
        columns: list[Array] = [*said, *came, np.array(self._is_exact), np.array(self._clock)]
        return View(*columns)


def heuristic_judge(edition: Edition) -> Callable[[Any], Array]:
    """The hand-written judgement at the leaves of the Vizier's search."""
    module = load_over("saqqara.bots.search.state_value", edition.game, edition, native=True)
    value = np.zeros(1, module.STATE_VALUE)

    def judge(state: Any) -> Array:
        record = state.pack().view(state.DTYPE)
        module.evaluate_state(value[0], record[0], MARGIN)
        return np.array(value[0]["wins"][: state.seats])

    return judge


def play_all(jobs: Iterable[Job], processes: int) -> tuple[View, View]:
    """Plays games and returns what the network said alone, and what a review says."""
    with closing(run_parallel(play, jobs, processes=processes)) as played:
        found = list(played)
    return View.joined([said.network for said in found]), View.joined([said.review for said in found])


def scaled(wins: Array, scale: float | Array) -> Array:
    """Win shares whose logits are multiplied by a number, or by one for each moment."""
    logits = np.reshape(scale, (-1, 1)) * _logits(wins)
    shares = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(shares / shares.sum(1, keepdims=True))


def fitted_scale(view: View) -> float:
    """What the logits of the win shares have to be multiplied by, so that the log loss is smallest."""
    return round(float(_fitted_scales(view.wins, view.came, np.ones((len(view.wins), 1)))[0]), 3)


def fitted_correction(view: View, before: Correction) -> Correction:
    """What makes chances and points of a review come true; `before`: what was done to those of the view already."""
    terms = np.stack([np.ones(len(view.clock)), view.clock], axis=1)
    wins = scaled(view.wins, 1 / before.scale_at(view.clock))
    missing = (view.final - view.points).mean(1) + before.lift_at(view.clock)
    scales, lifts = _fitted_scales(wins, view.came, terms), np.linalg.lstsq(terms, missing, rcond=None)[0]
    return Correction(*map(float, (*scales, *lifts)))


def _logits(wins: Array) -> Array:
    return np.asarray(np.log(np.maximum(wins, LEAST_SHARE)))


def _fitted_scales(wins: Array, came: Array, terms: Array) -> Array:
    """The weights of terms whose sum is the best scale of each moment: Newton's method, for the loss is convex."""
    found, logits = np.eye(terms.shape[1])[0], _logits(wins)
    for _ in range(STEPS):
        shares = scaled(wins, terms @ found)
        mean = (shares * logits).sum(1)
        slope = mean - (came * logits).sum(1)
        bend = (shares * logits**2).sum(1) - mean**2
        curvature = (terms * bend[:, None]).T @ terms + LEAST_CURVATURE * np.eye(len(found))
        found = found - np.linalg.solve(curvature, terms.T @ slope)
    return np.asarray(found)


def fitted_lifts(views: Sequence[View], before: tuple[float, ...]) -> tuple[float, ...]:
    """The points of each source for each expedition to come that are missing: Pyramids (least squares)."""
    expeditions = load_over("saqqara.bots.network.pyramids.inputs", "pyramids", default_edition("pyramids")).GAME
    left = np.concatenate([expeditions - np.arange(len(view.sources)) % expeditions for view in views])
    missing = np.concatenate([(view.earned - view.sources).mean(1) for view in views])
    found = (missing * left[:, None]).sum(0) / (left**2).sum()
    return tuple(round(float(old + new), 3) for old, new in zip(before or np.zeros(len(found)), found, strict=True))
