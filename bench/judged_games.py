"""Games in which every judge says what it expects, so that the end of the game tells whether it came true."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, fields
from typing import Any, Protocol

import numpy as np

from saqqara.bots.levels import level_bot
from saqqara.bots.network.judge import Judge, Judgement
from saqqara.bots.network.pyramids.judge import RestJudge
from saqqara.bots.network.searcher import find_weights
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation
from saqqara.rules.compiled import load_over
from saqqara.rules.contract import NATURE, Game, game_in
from saqqara.rules.edition import Edition, default_edition
from saqqara.tournament.parallel import run_parallel
from saqqara.training.game_steps import GameSteps
from saqqara.training.judged import LEAST_SHARE, log_loss

Array = np.ndarray[Any, Any]
MARGIN = 0.3


@dataclass(frozen=True)
class Job:
    """One game."""

    game: str
    seats: int
    share: float  # of Pharaoh's simulations
    number: int


@dataclass(frozen=True)
class View:
    """What was said at some moments of a game, one row for each; seats are absolute."""

    wins: Array  # [moment, seat] shares of the first place
    points: Array  # [moment, seat] at the end
    sources: Array  # [moment, seat, source] the same by source; nothing after a search
    by_hand: Array  # [moment, seat] shares by the hand-written judgement; nothing after a search
    now: Array  # [moment, seat] points if the game ended now
    came: Array  # [moment, seat] shares of the first place, as the game ended
    final: Array  # [moment, seat] points
    earned: Array  # [moment, seat, source] points

    @classmethod
    def joined(cls, parts: Sequence[View]) -> View:
        """All moments of several games."""
        return cls(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)))

    def leaders(self) -> Array:
        """The first place for whoever has most points now."""
        is_first = self.now == self.now.max(1, keepdims=True)
        return np.asarray(is_first / is_first.sum(1, keepdims=True))


@dataclass(frozen=True)
class Said:
    """What was said in a game."""

    network: View  # by the network alone, at the positions that it judges
    search: View  # by Pharaoh's search, at every question


class PositionJudge(Protocol):
    """A network that judges positions without any search."""

    def is_judged(self, record: Array) -> bool:
        """Whether it judges such a position."""

    def judge(self, record: Array, seat: int) -> Judgement:
        """What it expects, asked by a seat."""


class _QuestionJudge:
    """The network of Imhotep judges a question as its seat sees it."""

    def __init__(self, edition: Edition, seats: int, judge: Judge) -> None:
        self._judge = judge
        self._steps = GameSteps(edition)
        self._state = type(game_in(edition).new(seats))

    def is_judged(self, record: Array) -> bool:
        return int(record["asked"][0]) >= 0 and self._steps.options(record) > 1

    def judge(self, record: Array, seat: int) -> Judgement:
        return self._judge.judge(self._state.unpack(self._steps.known(record, seat).view(np.uint8)), seat)


def judge_for(edition: Edition, seats: int) -> PositionJudge:
    """The network that is played with, as a judge of positions."""
    weights = find_weights(edition, seats)
    assert weights is not None, f"no network for {edition.game} of {seats}"
    if edition.game == "pyramids":
        return RestJudge(edition, seats, weights)
    return _QuestionJudge(edition, seats, Judge(edition, seats, weights))


def play(job: Job) -> Said:
    """Plays a game of Pharaohs and asks all judges."""
    edition, chance = default_edition(job.game), np.random.default_rng(job.number)
    steps, state_class = GameSteps(edition), type(game_in(edition).new(job.seats))
    bots = [level_bot(f"pharaoh@{job.share:g}", edition) for _ in range(job.seats)]
    judge, by_hand = judge_for(edition, job.seats), heuristic_judge(edition)
    state = steps.begin(job.seats, chance)
    alone, searched = (_Notes(game_in(edition), job.seats) for _ in range(2))
    count = steps.options(state)
    while count > 0:
        asked = int(state["asked"][0])
        table = state_class.unpack(state.view(np.uint8))
        if judge.is_judged(state):
            said = judge.judge(state, asked)
            alone.add(table, said.wins, said.points, said.sources, by_hand(table))
        if asked == NATURE:
            move = steps.drawn(state, count, chance)
        elif count == 1:
            move = int(steps.moves[0])
        else:
            question = Question(edition, table, asked, int(chance.integers(1 << 62)))
            found = bots[asked].evaluate(question)
            searched.add(table, *worth(found))
            move = question.moves[question.legal.index(found.best.move)]
        count = steps.play(state, move)
    return Said(alone.finished(state, steps), searched.finished(state, steps))


class _Notes:
    """What is said while a game is played."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game, self._seats = game, seats
        self._rows: list[tuple[Array, ...]] = []

    def add(self, table: Any, *said: Array) -> None:
        """Notes one moment: win shares, points, and for the network the sources and the hand-written judgement."""
        now = np.array(self._game.if_ended(table), float)
        empty = (np.zeros(self._seats),) * (4 - len(said))
        self._rows.append((*said, *empty, now))

    def finished(self, state: Array, steps: GameSteps) -> View:
        """All moments, with what came of the game."""
        count, seats = len(self._rows), self._seats
        ends = (steps.first_places(state), state["points"][0][:seats], state["earned"][0][:seats])
        came = (np.repeat(np.asarray(end, float)[None], count, axis=0) for end in ends)
        return View(*(np.array(column) for column in zip(*self._rows, strict=True)), *came)


def worth(found: Evaluation) -> tuple[Array, Array]:
    """Win shares and points of a question after search: the mean over all simulations, or what is exact."""
    if found.is_exact:
        moves, weights = [found.best], np.ones(1)
    else:
        moves = [move for move in found.prospects if move.visits]
        weights = np.array([move.visits for move in moves], float)
    weights = weights / weights.sum()
    wins = weights @ np.array([[share.mean for share in move.wins] for move in moves])
    return wins / wins.sum(), weights @ np.array([[points.mean for points in move.points] for move in moves])


def heuristic_judge(edition: Edition) -> Callable[[Any], Array]:
    """The hand-written judgement at the leaves of the Vizier's search."""
    module = load_over("saqqara.bots.search.state_value", edition.game, edition, native=True)
    value = np.zeros(1, module.STATE_VALUE)

    def judge(state: Any) -> Array:
        record = state.pack().view(state.DTYPE)
        module.evaluate_state(value[0], record[0], MARGIN)
        return np.array(value[0]["wins"][: state.seats])

    return judge


def play_all(game: str, seats: int, share: float, numbers: range, processes: int) -> tuple[View, View]:
    """Plays games and returns what the network said alone, and what it said after search."""
    jobs = (Job(game, seats, share, number) for number in numbers)
    with closing(run_parallel(play, jobs, processes=processes)) as played:
        found = list(played)
    return View.joined([said.network for said in found]), View.joined([said.search for said in found])


def scaled(wins: Array, scale: float) -> Array:
    """Win shares whose logits are multiplied by a number."""
    logits = scale * np.log(np.maximum(wins, LEAST_SHARE))
    shares = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(shares / shares.sum(1, keepdims=True))


def fitted_scale(view: View) -> float:
    """What the logits of the win shares have to be multiplied by, so that the log loss is smallest."""
    low, high = 0.3, 3.0
    for _ in range(40):
        a, b = low + (high - low) / 3, high - (high - low) / 3
        losses = [log_loss(scaled(view.wins, scale), view.came) for scale in (a, b)]
        low, high = (low, b) if losses[0] < losses[1] else (a, high)
    return round((low + high) / 2, 3)


def fitted_lifts(views: Sequence[View], before: tuple[float, ...]) -> tuple[float, ...]:
    """The points of each source for each expedition to come that are missing: Pyramids (least squares)."""
    expeditions = load_over("saqqara.bots.network.pyramids.inputs", "pyramids", default_edition("pyramids")).GAME
    left = np.concatenate([expeditions - np.arange(len(view.sources)) % expeditions for view in views])
    missing = np.concatenate([(view.earned - view.sources).mean(1) for view in views])
    found = (missing * left[:, None]).sum(0) / (left**2).sum()
    return tuple(round(float(old + new), 3) for old, new in zip(before or np.zeros(len(found)), found, strict=True))
