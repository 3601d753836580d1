"""Saqqara's own engine: whole games in compiled code, single steps from Python, the match."""

from __future__ import annotations

import random
import statistics
import threading
import time
from typing import Any

import numpy as np

from saqqara import Match
from saqqara.bots.playouts import Playouts, compile_now, seeds_of
from saqqara.rules.compiled import load, load_over
from saqqara.rules.contract import game_in
from saqqara.rules.edition import default_edition

from .measure import Contender

GAMES = 500
GAMES_PLAYED = ("imhotep", "pyramids")
EDITION = default_edition("imhotep")


def first_table(game: str = "imhotep", seats: int = 4, **options: Any) -> Any:
    return game_in(default_edition(game)).new(seats, **options)


def playouts(game: str, seats: int, **options: Any) -> Contender:
    """Whole random games through the loop of `saqqara simulate`."""
    table = Playouts(default_edition(game), first_table(game, seats, **options))
    first = 0

    def work() -> int:
        nonlocal first
        first += GAMES
        return int(table.play(seeds_of(1, first, GAMES)).lengths.sum())

    name = " ".join(["Saqqara", game.capitalize(), f"{seats}p", *options.values()])
    return Contender(name, work, "whole games")


def stepping() -> Contender:
    """One fused compiled call a move, the move chosen in Python."""
    step = load_over("saqqara.rules.stepping", "imhotep", EDITION, native=True)
    advance, start = step.advance, first_table().pack()
    moves = np.zeros(step.MOVES, np.int16)
    chance = random.random
    first_count = step.options(start, moves)

    def work() -> int:
        played = 0
        for _ in range(20):
            raw, count = start.copy(), first_count
            step.options(raw, moves)
            while count:
                count = advance(raw, moves.item(int(chance() * count)), moves)
                played += 1
        return played

    return Contender("Saqqara stepped from Python", work, "one call a move")


def match() -> Contender:
    """People's games: notation, log, fair chance, in plain Python."""
    player = random.Random(1)

    def work() -> int:
        table = Match.new("imhotep", seats=4, seed=player.random().hex())
        while table.seats_to_move:
            table.play(player.choice(table.legal()))
        return table.turn

    return Contender("Saqqara Match", work, "plain Python, log")


def threads() -> float:
    """How many times the moves of one thread two threads make in the same time."""
    tables = [Playouts(EDITION, first_table()) for _ in range(2)]

    def play(table: Playouts) -> None:
        for part in range(40):
            table.play(seeds_of(1, part * GAMES, GAMES))

    def run(workers: int) -> float:
        crew = [threading.Thread(target=play, args=(table,)) for table in tables[:workers]]
        began = time.perf_counter()
        for thread in crew:
            thread.start()
        for thread in crew:
            thread.join()
        return workers / (time.perf_counter() - began)

    run(2)
    return statistics.median(run(2) / run(1) for _ in range(9))


def copy_nanoseconds() -> float:
    """A copy of a state inside compiled code: one assignment."""
    from numba import njit

    @njit  # type: ignore[untyped-decorator,unused-ignore]
    def copies(tables: Any, count: int) -> None:
        for i in range(count):
            tables[i & 7] = tables[8 + (i & 7)]

    tables = np.repeat(first_table().pack().view(first_table().DTYPE), 16)
    copies(tables, 10)
    count = 5_000_000

    def once() -> float:
        began = time.thread_time_ns()
        copies(tables, count)
        return (time.thread_time_ns() - began) / count

    return statistics.median(once() for _ in range(5))


def legal_nanoseconds() -> float:
    """Legal moves of Pyramids, compiled, where there are most of them: the worst of many tables, chamber and shape."""
    from numba import njit

    legal_moves = load("pyramids", default_edition("pyramids"), "turn", native=True).legal_moves

    @njit  # type: ignore[untyped-decorator,unused-ignore]
    def generate(tables: Any, moves: Any, count: int) -> int:
        found = 0
        for _ in range(count):
            found += legal_moves(tables[0], moves)
        return found

    tables, count = _tables_of_pyramids(), 200_000
    moves = np.zeros(game_in(default_edition("pyramids")).MOVES, np.int16)
    worst = max(range(len(tables)), key=lambda number: generate(tables[number : number + 1], moves, 1))

    def once() -> float:
        began = time.thread_time_ns()
        generate(tables[worst : worst + 1], moves, count)
        return (time.thread_time_ns() - began) / count

    return statistics.median(once() for _ in range(5))


def _tables_of_pyramids() -> Any:
    """Tables of many random games at which somebody has to mark."""
    states = []
    player = random.Random(1)
    for number in range(40):
        table = Match.new("pyramids", seats=2, seed=number)
        while table.seats_to_move:
            seat = table.seats_to_move[0]
            states.append(table.state().pack().view(table.state().DTYPE))
            table.play(player.choice(table.legal(seat)), seat=seat)
    return np.concatenate(states)


def ready() -> None:
    for game in GAMES_PLAYED:
        compile_now(default_edition(game), first_table(game))
