"""The worth of any position to an onlooker: over, solved, searched, or a mean over what nature may draw next."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from saqqara.bots.search.tree_pool import Array
from saqqara.bots.seeds import question_seed
from saqqara.review.looking import Look, Looker, shares_of
from saqqara.review.worth import Worth, corrected, exact_worth, mean_worth
from saqqara.rules.contract import NATURE

LEAST = 2  # simulations: the second one visits a move


@dataclass(frozen=True)
class Pace:
    """How long to look at a position."""

    simulations: int  # of a position in which seats decide
    quick: int  # of each of nature's draws
    draws: int  # most draws that get a quick look
    thorough: int  # of those draws that get a full look
    solves: int  # questions that may be opened to solve a position

    def of_look(self, looker: Looker) -> int:
        """The simulations of one look: where each seat looks for itself, each has half as many."""
        return max(LEAST, self.simulations if looker.has_one_tree else self.simulations // 2)


@dataclass(frozen=True)
class Appraisal:
    """The worth of a position, and what the seats that decide in it have found out."""

    worth: Worth
    looks: dict[int, Look]  # by seat; none where nature moves or the game is over
    alone: Worth  # what every seat would say of itself: where each looks for itself, the chances do not add up to 1


class Appraiser:
    """Says what positions are worth. The same position, pace and purpose give the same worth."""

    def __init__(self, looker: Looker) -> None:
        self.looker = looker

    def appraise(self, raw: Array, pace: Pace, purpose: str) -> Appraisal:
        """The worth of a position as an onlooker knows it: what is hidden has been removed from it."""
        looker, seed = self.looker, question_seed(f"review {purpose}", bits=62)
        if looker.is_over(raw):
            worth = self._final(raw)
            return Appraisal(worth, {}, worth)
        hidden = self._worlds(raw, pace, seed)
        if len(hidden) > 1:
            return self._mixed([1 / len(hidden)] * len(hidden), hidden, pace, seed)
        if looker.asked(raw) == NATURE:
            found = self._mixed(*self._drawn(raw, pace.draws, random.Random(seed)), pace, seed)
            return _evened(found) if self._is_even(raw) else found
        return self.decided(hidden[0], pace, seed)

    def decided(self, raw: Array, pace: Pace, seed: int, *, has_moves: bool = True) -> Appraisal:
        """The worth of a position in which seats decide, of which everything is known."""
        looker, simulations = self.looker, pace.of_look(self.looker)
        seats = [looker.asked(raw)] if looker.has_one_tree else range(looker.seats)
        looks = {
            seat: looker.look(raw, seat, simulations, seed + seat, pace.solves, has_moves=has_moves) for seat in seats
        }
        if looker.has_one_tree:
            worth = next(iter(looks.values())).worth
            return Appraisal(worth, looks, worth)
        alone = _each_of_itself([look.worth for look in looks.values()])
        return Appraisal(replace(alone, wins=shares_of(alone.wins)), looks, alone)

    def _final(self, raw: Array) -> Worth:
        """The result of a game that is over."""
        game, state = self.looker.game, self.looker.state(raw)
        outcome = game.outcome(state)
        assert outcome is not None
        firsts = np.array([place == 1 for place in outcome.places], float)
        earned = np.array([[row.get(source, 0) for source in game.SOURCES] for row in game.earned(state)], float)
        return exact_worth(firsts / firsts.sum(), np.array(outcome.points), earned)

    def _worlds(self, raw: Array, pace: Pace, seed: int) -> list[Array]:
        """Positions that this one may be, as far as an onlooker knows; one where nothing is hidden."""
        if self.looker.asked(raw) == NATURE or self.looker.sampled(raw, seed).tobytes() == raw.tobytes():
            return [raw]
        worlds = [self.looker.sampled(raw, seed + number) for number in range(pace.draws)]
        return worlds if len({world.tobytes() for world in worlds}) > 1 else worlds[:1]

    # --- nature's draws ---

    def _drawn(self, raw: Array, most: int, chance: random.Random) -> tuple[list[float], list[Array]]:
        """Positions after nature's draws, up to the next decision: each possible one, or a sample of them."""
        moves, weights = self.looker.draws(raw)
        total = sum(weights)
        if len(moves) <= most:
            nexts = [self.looker.after(raw, NATURE, move) for move in moves]
            if all(self.looker.asked(after) != NATURE for after in nexts):
                return [weight / total for weight in weights], nexts
        starts = _systematic([weight / total for weight in weights], most, chance)
        ends = [self._drawn_out(self.looker.after(raw, NATURE, moves[i]), chance) for i in starts]
        return [1 / most] * most, ends

    def _drawn_out(self, raw: Array, chance: random.Random) -> Array:
        """Draws at random until a seat decides."""
        while self.looker.asked(raw) == NATURE and not self.looker.is_over(raw):
            moves, weights = self.looker.draws(raw)
            raw = self.looker.after(raw, NATURE, chance.choices(moves, weights)[0])
        return raw

    def _mixed(self, weights: Sequence[float], worlds: Sequence[Array], pace: Pace, seed: int) -> Appraisal:
        """The mean of worlds: a quick look at all of them, corrected by a full look at some."""
        chance = random.Random(seed + 1)
        if len(worlds) <= pace.thorough:
            found = [self._world(world, pace, seed + 1000 * i) for i, world in enumerate(worlds)]
            mean = mean_worth([one.worth for one in found], weights)
            alone = mean_worth([one.alone for one in found], weights)
            return Appraisal(mean, {}, alone)
        brief = replace(pace, simulations=pace.quick, solves=0)
        quick = [self._world(world, brief, seed + 1000 * i) for i, world in enumerate(worlds)]
        picked = _systematic(weights, pace.thorough, chance)
        thorough = [self._world(worlds[i], pace, seed + 1000 * i + 500) for i in picked]
        worth, alone = (
            corrected(
                mean_worth([getattr(one, name) for one in quick], weights),
                [getattr(quick[i], name) for i in picked],
                [getattr(one, name) for one in thorough],
            )
            for name in ("worth", "alone")
        )
        return Appraisal(worth, {}, alone)

    def _is_even(self, raw: Array) -> bool:
        """Whether all seats are alike: they move at the same time, and nobody has anything yet."""
        state, seats = raw.view(self.looker.dtype)[0], self.looker.seats
        rows = [state[name] for name in state.dtype.names if state[name].shape[:1] == (self.looker.most_seats,)]
        return not self.looker.has_one_tree and all((row[:seats] == row[0]).all() for row in rows)

    def _world(self, raw: Array, pace: Pace, seed: int) -> Appraisal:
        if self.looker.is_over(raw):
            worth = self._final(raw)
            return Appraisal(worth, {}, worth)
        return self.decided(raw, pace, seed, has_moves=False)


def _evened(found: Appraisal) -> Appraisal:
    """The same for all seats."""

    def even(worth: Worth) -> Worth:
        return worth.each(lambda numbers: np.broadcast_to(numbers.mean(0), numbers.shape))

    worth = even(found.worth)
    return Appraisal(replace(worth, wins_error=0 * worth.wins_error), found.looks, even(found.alone))


def _each_of_itself(worths: Sequence[Worth]) -> Worth:
    """What every seat has found out about itself."""

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
    """So many draws by weight, spread evenly: each is taken as often as its weight says, to within one."""
    marks = np.cumsum(weights)
    start = chance.random()
    picks = np.searchsorted(marks / marks[-1], (start + np.arange(count)) / count, side="right")
    return [int(pick) for pick in np.minimum(picks, len(weights) - 1)]
