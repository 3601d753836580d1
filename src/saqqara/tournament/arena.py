"""Runs tournaments of bots, on one machine or on many.

A game is a stateless job: it follows from the plan and its number, wherever it is played. Only the process that runs
the tournament writes to disk; workers return a game's result and record.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing

from saqqara.bots.guard import Fault, Guarded
from saqqara.bots.players import player_of
from saqqara.bots.protocol import Question
from saqqara.match.match import Match
from saqqara.tournament.parallel import run_parallel
from saqqara.tournament.plan import Plan
from saqqara.tournament.results_folder import FaultCount, Result, ResultsFolder, failed_players

Job = tuple[Plan, int]


def run_tournament(
    plan: Plan, folder: ResultsFolder, advance: Callable[[int], None], *, processes: int = 1, ray: str | None = None
) -> None:
    """Plays the games that are not in the folder yet. Each is saved when it ends, so an interrupt loses none."""
    jobs = ((plan, number) for number in folder.missing(plan))
    try:
        with closing(run_parallel(play_game, jobs, processes=processes, ray=ray)) as played:
            for result, record in played:
                folder.add(result, record)
                advance(1)
    finally:
        close_players()


def play_game(job: Job) -> tuple[Result, str]:
    """Plays a game of a plan, by its number; returns the result and the record."""
    plan, number = job
    deal, rotation = plan.deal_of(number)
    players = [PlayerInGame(guarded) for guarded in _players_of(plan)]
    seating = plan.seating(rotation)
    match = Match.new(plan.game, plan.seats, seed=plan.match_seed(deal), edition=plan.edition, **plan.options)
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        seed = plan.question_seed(deal, rotation, match.turn, seat)
        question = Question(match.edition, match.state(seat), seat, seed)
        match.play(players[seating[seat]].choose(question), seat=seat)
    return _result(match, number, plan, players), match.record()


def _result(match: Match, number: int, plan: Plan, players: Sequence[PlayerInGame]) -> Result:
    deal, rotation = plan.deal_of(number)
    outcome = match.outcome
    assert outcome is not None
    asked, answered = [len(player.times) for player in players], [player.answered for player in players]
    return Result(
        number=number,
        deal=deal,
        rotation=rotation,
        seating=plan.seating(rotation),
        points=list(outcome.points),
        places=list(outcome.places),
        moves=match.turn,
        asked=asked,
        answered=answered,
        faults=[_counted(player.faults) for player in players],
        seconds=[round(sum(player.times), 6) for player in players],
        longest=[round(max(player.times, default=0.0), 6) for player in players],
        rated=not failed_players(asked, answered),
    )


def _counted(faults: Sequence[Fault]) -> dict[str, FaultCount]:
    """Counts faults by kind."""
    kinds: dict[str, FaultCount] = {}
    for fault in faults:
        kinds.setdefault(fault.kind, {"count": 0, "first": fault.detail})["count"] += 1
    return kinds


class PlayerInGame:
    """A player in one game, with its faults and its thinking times there."""

    def __init__(self, player: Guarded) -> None:
        self._player = player
        self._faults_before = len(player.faults)
        self._answered_before = player.answered
        self.times: list[float] = []  # in seconds
        player.begin()

    def choose(self, question: Question) -> str:
        """Returns the player's move."""
        began = time.perf_counter()
        move = self._player.choose(question)
        self.times.append(time.perf_counter() - began)
        return move

    @property
    def faults(self) -> Sequence[Fault]:
        """The player's faults in this game."""
        return self._player.faults[self._faults_before :]

    @property
    def answered(self) -> int:
        """The number of questions of this game that the player answered itself."""
        return self._player.answered - self._answered_before


# Each process keeps its players between games: some take long to start.
_players: dict[tuple[str, str, int], Guarded] = {}


def _players_of(plan: Plan) -> list[Guarded]:
    """Returns a player object for each seat: one object plays one seat of one match at a time."""
    box = plan.box()
    keys = [(box.hash, name, number) for number, name in enumerate(plan.players)]
    for key in keys:
        if key not in _players:
            _players[key] = player_of(key[1], box)
    return [_players[key] for key in keys]


def close_players() -> None:
    """Ends the processes that players have started."""
    while _players:
        _players.popitem()[1].close()
