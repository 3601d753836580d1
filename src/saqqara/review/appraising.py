"""The worth of any position to a spectator: over, solved, searched, or a mean over what nature may draw next."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from saqqara.bots.search.tree_pool import Array
from saqqara.bots.seeds import question_seed
from saqqara.review.calibrating import normalised
from saqqara.review.looking import Evaluated, PositionSearcher
from saqqara.review.worth import Worth, corrected, exact_worth, mean_worth
from saqqara.rules.contract import NATURE

LEAST = 2  # simulations: the second one visits a move


@dataclass(frozen=True)
class Pace:
    """How long to look at a position."""

    simulations: int  # of a position in which seats decide
    quick_simulations: int  # of each of nature's draws
    draws: int  # most draws that get a quick look
    full_draws: int  # of those draws that get a full look
    solver_budget: int  # questions that may be opened to solve a position

    def of_search(self, searcher: PositionSearcher) -> int:
        """Returns the simulations of one search: where each seat has a search of its own, each has half as many."""
        return max(LEAST, self.simulations if searcher.has_one_tree else self.simulations // 2)


@dataclass(frozen=True)
class Appraisal:
    """The worth of a position, and what the seats that decide in it have found out."""

    worth: Worth
    looks: dict[int, Evaluated]  # by seat; none where nature moves or the game is over
    # What every seat would say of itself: where each looks for itself, the chances do not add up to 1.
    each_seats_own_estimate: Worth


class Appraiser:
    """Says what positions are worth. The same position, pace and purpose give the same worth."""

    def __init__(self, searcher: PositionSearcher) -> None:
        self.searcher = searcher

    def appraise(self, raw: Array, pace: Pace, purpose: str) -> Appraisal:
        """Returns the worth of a position to a spectator: what is hidden has been removed from it."""
        searcher, seed = self.searcher, question_seed(f"review {purpose}", bits=62)
        if searcher.is_over(raw):
            worth = self._final(raw)
            return Appraisal(worth, {}, worth)
        hidden = self._sampled_states(raw, pace, seed)
        if len(hidden) > 1:
            return self._mean_over_states([1 / len(hidden)] * len(hidden), hidden, pace, seed)
        if searcher.asked(raw) == NATURE:
            found = self._mean_over_states(*self._drawn(raw, pace.draws, random.Random(seed)), pace, seed)
            return _averaged_over_seats(found) if self._is_symmetric(raw) else found
        return self.decided(hidden[0], pace, seed)

    def decided(self, raw: Array, pace: Pace, seed: int, *, has_moves: bool = True) -> Appraisal:
        """Returns the worth of a position in which seats decide, of which everything is known."""
        searcher, simulations = self.searcher, pace.of_search(self.searcher)
        seats = [searcher.asked(raw)] if searcher.has_one_tree else range(searcher.seats)
        looks = {
            seat: searcher.search(raw, seat, simulations, seed + seat, pace.solver_budget, has_moves=has_moves)
            for seat in seats
        }
        if searcher.has_one_tree:
            worth = next(iter(looks.values())).worth
            return Appraisal(worth, looks, worth)
        own = _diagonal([look.worth for look in looks.values()])
        return Appraisal(replace(own, wins=normalised(own.wins)), looks, own)

    def _final(self, raw: Array) -> Worth:
        """Returns the result of a game that is over."""
        game, state = self.searcher.game, self.searcher.state(raw)
        outcome = game.outcome(state)
        assert outcome is not None
        firsts = np.array([place == 1 for place in outcome.places], float)
        earned = np.array([[row.get(source, 0) for source in game.SOURCES] for row in game.earned(state)], float)
        return exact_worth(firsts / firsts.sum(), np.array(outcome.points), earned)

    def _sampled_states(self, raw: Array, pace: Pace, seed: int) -> list[Array]:
        """Returns positions that this one may be, as far as a spectator knows; one where nothing is hidden."""
        if self.searcher.asked(raw) == NATURE or self.searcher.sampled(raw, seed).tobytes() == raw.tobytes():
            return [raw]
        states = [self.searcher.sampled(raw, seed + number) for number in range(pace.draws)]
        return states if len({state.tobytes() for state in states}) > 1 else states[:1]

    # --- nature's draws ---

    def _drawn(self, raw: Array, most: int, chance: random.Random) -> tuple[list[float], list[Array]]:
        """Returns positions after nature's draws, up to the next decision: each possible one, or a sample of them."""
        moves, weights = self.searcher.draws(raw)
        total = sum(weights)
        if len(moves) <= most:
            nexts = [self.searcher.after(raw, NATURE, move) for move in moves]
            if all(self.searcher.asked(after) != NATURE for after in nexts):
                return [weight / total for weight in weights], nexts
        starts = _systematic([weight / total for weight in weights], most, chance)
        ends = [self._drawn_out(self.searcher.after(raw, NATURE, moves[i]), chance) for i in starts]
        return [1 / most] * most, ends

    def _drawn_out(self, raw: Array, chance: random.Random) -> Array:
        """Draws at random until a seat decides."""
        while self.searcher.asked(raw) == NATURE and not self.searcher.is_over(raw):
            moves, weights = self.searcher.draws(raw)
            raw = self.searcher.after(raw, NATURE, chance.choices(moves, weights)[0])
        return raw

    def _mean_over_states(self, weights: Sequence[float], states: Sequence[Array], pace: Pace, seed: int) -> Appraisal:
        """Returns the mean of states: a quick look at all of them, corrected by a full look at some."""
        chance = random.Random(seed + 1)
        if len(states) <= pace.full_draws:
            found = [self._appraised(state, pace, seed + 1000 * i) for i, state in enumerate(states)]
            mean = mean_worth([one.worth for one in found], weights)
            each_seats_own_estimate = mean_worth([one.each_seats_own_estimate for one in found], weights)
            return Appraisal(mean, {}, each_seats_own_estimate)
        brief = replace(pace, simulations=pace.quick_simulations, solver_budget=0)
        quick = [self._appraised(state, brief, seed + 1000 * i) for i, state in enumerate(states)]
        picked = _systematic(weights, pace.full_draws, chance)
        thorough = [self._appraised(states[i], pace, seed + 1000 * i + 500) for i in picked]
        worth, each_seats_own_estimate = (
            corrected(
                mean_worth([getattr(one, name) for one in quick], weights),
                [getattr(quick[i], name) for i in picked],
                [getattr(one, name) for one in thorough],
            )
            for name in ("worth", "each_seats_own_estimate")
        )
        return Appraisal(worth, {}, each_seats_own_estimate)

    def _is_symmetric(self, raw: Array) -> bool:
        """Returns whether all seats are alike: they move at the same time, and nobody has anything yet."""
        state, seats = raw.view(self.searcher.dtype)[0], self.searcher.seats
        rows = [state[name] for name in state.dtype.names if state[name].shape[:1] == (self.searcher.most_seats,)]
        return not self.searcher.has_one_tree and all((row[:seats] == row[0]).all() for row in rows)

    def _appraised(self, raw: Array, pace: Pace, seed: int) -> Appraisal:
        if self.searcher.is_over(raw):
            worth = self._final(raw)
            return Appraisal(worth, {}, worth)
        return self.decided(raw, pace, seed, has_moves=False)


def _averaged_over_seats(found: Appraisal) -> Appraisal:
    """Returns the same for all seats: their mean."""

    def even(worth: Worth) -> Worth:
        return worth.each(lambda numbers: np.broadcast_to(numbers.mean(0), numbers.shape))

    worth = even(found.worth)
    return Appraisal(replace(worth, wins_error=0 * worth.wins_error), found.looks, even(found.each_seats_own_estimate))


def _diagonal(worths: Sequence[Worth]) -> Worth:
    """Returns what every seat has found out about itself."""

    def own(name: str) -> Array:
        return np.array([getattr(worth, name)[seat] for seat, worth in enumerate(worths)])

    return Worth(
        own("wins"),
        own("points"),
        own("wins_error"),
        own("points_error"),
        own("sources"),
        own("sources_error"),
        all(worth.is_exact for worth in worths),
    )


def _systematic(weights: Sequence[float], count: int, chance: random.Random) -> list[int]:
    """Draws so many by weight, spread evenly: each as often as its weight says, to within one."""
    marks = np.cumsum(weights)
    start = chance.random()
    picks = np.searchsorted(marks / marks[-1], (start + np.arange(count)) / count, side="right")
    return [int(pick) for pick in np.minimum(picks, len(weights) - 1)]
