"""Tournaments: bots at tables of their own, game after game, on one machine or on many.

A game is a job without a memory: it follows from the plan and its number, wherever it is played. Only the process that
holds the tournament writes; the others hand back what came of a game, with its record.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any

from saqqara.bots.guard import Fault, Guarded
from saqqara.bots.players import player_of
from saqqara.bots.protocol import Question
from saqqara.match.match import Match
from saqqara.tournament.parallel import spread
from saqqara.tournament.plan import Plan
from saqqara.tournament.results_folder import Folder, Result

Job = tuple[Plan, int]


def hold(
    plan: Plan, folder: Folder, advance: Callable[[int], None], *, processes: int = 1, ray: str | None = None
) -> None:
    """Plays the games that are not in the folder yet; whatever ends it, finished games are kept."""
    jobs = ((plan, number) for number in folder.missing(plan))
    try:
        with closing(spread(play_game, jobs, processes=processes, ray=ray)) as played:
            for result, record in played:
                folder.add(result, record)
                advance(1)
    finally:
        dismiss()


def play_game(job: Job) -> tuple[Result, str]:
    """A game of a plan by its number: the result and the record."""
    plan, number = job
    deal, rotation = plan.deal_of(number)
    chairs = [Chair(guarded) for guarded in _players_of(plan)]
    seating = plan.seating(rotation)
    match = Match.new(plan.game, plan.seats, seed=plan.chance_of(deal), edition=plan.edition, **plan.options)
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        seed = plan.question_seed(deal, rotation, match.turn, seat)
        question = Question(match.edition, match.state(seat), seat, seed)
        match.play(chairs[seating[seat]].choose(question), seat=seat)
    return _result(match, number, plan, chairs), match.record()


def _result(match: Match, number: int, plan: Plan, chairs: Sequence[Chair]) -> Result:
    deal, rotation = plan.deal_of(number)
    outcome = match.outcome
    assert outcome is not None
    return Result(
        number=number,
        deal=deal,
        rotation=rotation,
        seating=plan.seating(rotation),
        points=list(outcome.points),
        places=list(outcome.places),
        moves=match.turn,
        asked=[len(chair.times) for chair in chairs],
        answered=[chair.answered for chair in chairs],
        faults=[_counted(chair.faults) for chair in chairs],
        seconds=[round(sum(chair.times), 6) for chair in chairs],
        longest=[round(max(chair.times, default=0.0), 6) for chair in chairs],
    )


def _counted(faults: Sequence[Fault]) -> dict[str, Any]:
    """Faults by kind: how many, and the first in words."""
    kinds: dict[str, Any] = {}
    for fault in faults:
        kinds.setdefault(fault.kind, {"count": 0, "first": fault.detail})["count"] += 1
    return kinds


class Chair:
    """A player in one game: what it does there, and how long it thinks."""

    def __init__(self, player: Guarded) -> None:
        self._player = player
        self._faults_before = len(player.faults)
        self._answered_before = player.answered
        self.times: list[float] = []  # in seconds
        player.begin()

    def choose(self, question: Question) -> str:
        """The player's move."""
        began = time.perf_counter()
        move = self._player.choose(question)
        self.times.append(time.perf_counter() - began)
        return move

    @property
    def faults(self) -> Sequence[Fault]:
        """What went wrong in this game."""
        return self._player.faults[self._faults_before :]

    @property
    def answered(self) -> int:
        """How many questions of this game the player answered itself."""
        return self._player.answered - self._answered_before


# Kept by each process between its games: some players take long to get ready.
_players: dict[tuple[str, str, int], Guarded] = {}


def _players_of(plan: Plan) -> list[Guarded]:
    """Each has a body of its own, for a bot plays one seat of one table at a time."""
    box = plan.box()
    keys = [(box.hash, name, number) for number, name in enumerate(plan.players)]
    for key in keys:
        if key not in _players:
            _players[key] = player_of(key[1], box)
    return [_players[key] for key in keys]


def dismiss() -> None:
    """Ends what players have started."""
    while _players:
        _players.popitem()[1].close()
