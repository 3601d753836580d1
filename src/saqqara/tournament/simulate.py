"""Many games between random players, and statistics of them: scores, lengths, points by source, speed.

Without a folder for records the games run in compiled code. With one each game goes through a match, which is slower,
and leaves a record that can be verified.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from saqqara.bots.playouts import Array, Playouts, compile_now, is_compiled, seeds_of
from saqqara.files import write_atomically
from saqqara.match.match import Match
from saqqara.rules.contract import check_options, game_in
from saqqara.rules.edition import Edition, find_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.tournament.parallel import Results, check_processes, run_parallel

CHUNK = 500  # compiled games in one task: enough to hide its overhead, few enough for a smooth progress bar
RECORD_CHUNK = 1  # games in one task where each leaves a record
MOST_GAMES = 1_000_000_000


@dataclass(frozen=True)
class Plan:
    """Describes a simulation: the game, its options, the number of games and the seed they all follow from."""

    game: str
    seats: int
    games: int
    options: dict[str, Any]
    seed: int
    edition: str | None = None
    out: str | None = None  # a folder for records

    def name(self) -> str:
        """Returns the prefix of the record files, which differs from that of any other plan."""
        options = [str(value) if value is not True else key for key, value in self.options.items() if value]
        return "-".join([self.game, f"{self.seats}p", *options, self.box().hash[:4], f"seed{self.seed}"])

    def box(self) -> Edition:
        """Returns the edition that is played with."""
        return find_edition(self.game, self.edition)


@dataclass
class Tally:
    """Collects the results of the games so far, one array for each chunk of games."""

    points: list[Array] = field(default_factory=list)  # [games, seats]
    places: list[Array] = field(default_factory=list)  # [games, seats]
    lengths: list[Array] = field(default_factory=list)  # [games]
    earned: list[Array] = field(default_factory=list)  # [games, seats, sources]
    records: dict[int, str] = field(default_factory=dict)  # not yet written, by the number of the game

    def add(self, other: Tally) -> int:
        """Adds the results of other games, without their records; returns the number of those games."""
        self.points += other.points
        self.places += other.places
        self.lengths += other.lengths
        self.earned += other.earned
        return sum(map(len, other.lengths))


def check(plan: Plan, processes: int) -> None:
    """Refuses a plan that cannot be played, and makes the folder for its records."""
    if not 1 <= plan.games <= MOST_GAMES:
        raise SaqqaraError(f"--games: expected 1 to {MOST_GAMES}, got {plan.games}")
    check_processes(processes)
    game = game_in(plan.box())
    check_options(game, plan.options, are_flags=True)
    game.new(plan.seats, **plan.options)
    if plan.out is not None:
        try:
            Path(plan.out).mkdir(parents=True, exist_ok=True)
        except OSError as failure:
            raise SaqqaraError(f"--out: expected a folder for records, got: {failure}") from None


def is_ready(plan: Plan) -> bool:
    """Tells whether the games can start without compiling the rules first, which takes about half a minute."""
    return plan.out is not None or is_compiled(plan.box())


def get_ready(plan: Plan) -> None:
    """Compiles or loads the compiled rules, so that the measured time is that of the games alone."""
    if plan.out is None:
        box = plan.box()
        compile_now(box, game_in(box).new(plan.seats, **plan.options))


def simulate(plan: Plan, processes: int, advance: Callable[[int], None]) -> tuple[dict[str, Any], bool]:
    """Plays the games of a checked plan; returns the report and whether all of them were played.

    `advance` is called with the number of games that have just been finished. Ctrl-C ends the simulation early.
    """
    tally = Tally()
    began = time.perf_counter()
    is_complete = True
    try:
        with closing(_parts(plan, processes)) as parts:
            for part in parts:
                _write_records(plan, part)
                advance(tally.add(part))
    except KeyboardInterrupt:
        is_complete = False
    return report(plan, tally, time.perf_counter() - began), is_complete


def _parts(plan: Plan, processes: int) -> Results[Tally]:
    size = CHUNK if plan.out is None else RECORD_CHUNK
    chunks = ((plan, first, min(size, plan.games - first)) for first in range(0, plan.games, size))
    play = play_chunk if plan.out is None else record_chunk
    return run_parallel(play, chunks, processes=processes)


_playouts: dict[str, Playouts] = {}  # by plan; each process reuses them from chunk to chunk


def play_chunk(chunk: tuple[Plan, int, int]) -> Tally:
    """Plays `count` games of a plan from number `first` on, in compiled code."""
    plan, first, count = chunk
    if repr(plan) not in _playouts:
        box = plan.box()
        _playouts[repr(plan)] = Playouts(box, game_in(box).new(plan.seats, **plan.options))
    played = _playouts[repr(plan)].play(seeds_of(plan.seed, first, count))
    seats = slice(0, plan.seats)
    return Tally(
        [played.states["points"][:, seats].astype(np.int32)],
        [played.places],
        [played.lengths],
        [played.states["earned"][:, seats].astype(np.int32)],
    )


def record_chunk(chunk: tuple[Plan, int, int]) -> Tally:
    """Plays `count` games of a plan from number `first` on as matches, each with a record that can be verified."""
    plan, first, count = chunk
    tally = Tally()
    for number in range(first, first + count):
        match = random_match(plan, number)
        tally.records[number] = match.record()
        tally.add(_tally_of(match))
    return tally


def _write_records(plan: Plan, part: Tally) -> None:
    """Writes the records of some games. Only the main process writes: workers may be killed at any time."""
    for number, record in part.records.items():
        write_atomically(Path(str(plan.out)) / f"{plan.name()}-{number:06}.record", record)


def random_match(plan: Plan, number: int) -> Match:
    """Plays game `number` of a plan to its end with random players."""
    match = Match.new(plan.game, plan.seats, seed=f"{plan.seed}-{number}", edition=plan.edition, **plan.options)
    player = random.Random(f"saqqara simulate {plan.seed} {number}")
    while match.seats_to_move:
        match.play(player.choice(match.legal()))
    return match


def _tally_of(match: Match) -> Tally:
    outcome = match.outcome
    assert outcome is not None
    earned = [[by_source.get(name, 0) for name in match.game.SOURCES] for by_source in match.earned]
    return Tally(
        [np.array([outcome.points])], [np.array([outcome.places])], [np.array([match.turn])], [np.array([earned])]
    )


# --- the report ---


def report(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """Returns scores per seat, lengths, points per source and the speed, as JSON."""
    lengths = np.concatenate(tally.lengths) if tally.lengths else np.zeros(0, np.int32)
    games, moves = len(lengths), int(lengths.sum())
    figures: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        **game_in(plan.box()).options_of(game_in(plan.box()).new(plan.seats, **plan.options)),
        "seed": plan.seed,
        "games": games,
        "moves": moves,
        "seconds": round(seconds, 6),
        "games_per_s": round(games / seconds, 1) if seconds else 0.0,
        "moves_per_s": round(moves / seconds, 1) if seconds else 0.0,
    }
    if games:
        figures["length"] = _distribution(lengths)
        figures["scores"] = _scores(np.concatenate(tally.points), np.concatenate(tally.places))
        figures["points_per_source"] = _sources(plan, np.concatenate(tally.earned))
    return figures


def _distribution(values: Array) -> dict[str, float]:
    return {
        "mean": round(float(values.mean()), 2),
        "deviation": round(float(values.std()), 2),
        "least": int(values.min()),
        "most": int(values.max()),
    }


def _scores(points: Array, places: Array) -> list[dict[str, float]]:
    """Returns the points of each seat and its share of first places; a shared place is divided equally."""
    firsts = (places == 1) / (places == 1).sum(axis=1, keepdims=True)
    return [
        {"seat": seat, **_distribution(points[:, seat]), "first_places": round(float(firsts[:, seat].mean()), 4)}
        for seat in range(points.shape[1])
    ]


def _sources(plan: Plan, earned: Array) -> dict[str, list[float]]:
    """Returns the mean points of each seat by source; sources that nobody scored with are left out."""
    means = earned.mean(axis=0)  # [seats, sources]
    names = game_in(plan.box()).SOURCES
    return {
        name: [round(float(points), 2) for points in means[:, source]]
        for source, name in enumerate(names)
        if np.any(means[:, source])
    }
