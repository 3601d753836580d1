"""What worker processes do: games from which a network learns, and games that tell how strong it is.

A job holds all it needs, so any process of any machine can do it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.bots.levels import level_bot
from saqqara.bots.network.searcher import NetworkSearcher
from saqqara.bots.network.weights import Weights
from saqqara.bots.protocol import Question
from saqqara.bots.search.ready import make_ready_once
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.bots.seeds import question_seed
from saqqara.match.match import Match
from saqqara.rules.edition import Edition
from saqqara.training.kit import Hidden, SelfPlayer, kit_of


@dataclass(frozen=True)
class SelfPlay:
    """Some games of a network against itself."""

    edition: Edition
    seats: int
    hidden: Hidden
    weights: Weights | None  # None: the search without a network
    plan: Any  # of the game's kit
    games: int
    seed: int


@dataclass(frozen=True)
class Played:
    """What such games have brought."""

    seats: int
    games: int
    positions: int
    packed: bytes  # samples


@dataclass(frozen=True)
class Trial:
    """One game of a network against a level that has all other seats."""

    edition: Edition
    seats: int
    weights: Weights
    effort: Effort
    opponent: str
    number: int  # of the game: each seat in turn


@dataclass(frozen=True)
class Tried:
    """The share of the first place that the network got."""

    seats: int
    opponent: str
    share: float


def work(job: SelfPlay | Trial) -> Played | Tried:
    """Does a job."""
    return _played(job) if isinstance(job, SelfPlay) else _tried(job)


def compile_first(edition: Edition) -> None:
    """Compiles all that workers need, so that not every one of them does."""
    kit = kit_of(edition.game)
    for weights in (None, kit.untrained(edition, kit.hidden)):
        work(SelfPlay(edition, 2, kit.hidden, weights, kit.quick_plan, games=1, seed=1))
    make_ready_once(edition)


def _played(job: SelfPlay) -> Played:
    player, samples = _self_player(job), kit_of(job.edition.game).samples
    chance = np.random.default_rng(job.seed)
    played = samples.joined([player.play(job.weights, chance) for _ in range(job.games)])
    return Played(job.seats, job.games, len(played), played.pack())


_self_players: dict[tuple[str, str, int, Hidden, Any], SelfPlayer] = {}  # each process keeps its own


def _self_player(job: SelfPlay) -> SelfPlayer:
    edition = job.edition
    key = (edition.game, edition.hash, job.seats, job.hidden, job.plan)
    if key not in _self_players:
        _self_players[key] = kit_of(edition.game).self_player(edition, job.seats, job.hidden, job.plan)
    return _self_players[key]


def _tried(job: Trial) -> Tried:
    own = NetworkSearcher(job.edition, job.effort, Searcher(job.edition, job.effort), lambda *_: job.weights)
    opponent = level_bot(job.opponent, job.edition)
    deal, own_seat = divmod(job.number, job.seats)
    match = Match.new(job.edition.game, job.seats, seed=f"trial {deal}", edition=job.edition)
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        question = Question(match.edition, match.state(seat), seat, question_seed(f"{job.number} {match.turn}"))
        move = own.evaluate(question).best.move if seat == own_seat else opponent.choose(question)
        match.play(move, seat=seat)
    assert match.outcome is not None
    places = match.outcome.places
    return Tried(job.seats, job.opponent, (places[own_seat] == 1) / places.count(1))
