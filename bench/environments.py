"""The environments for researchers beside their peers, in one run: steps per second, and ratios.

python -m bench.environments [--quick] [--json FILE]

PettingZoo, in CPU seconds of one thread: random legal play through the turn interface, ours beside PettingZoo's own
`connect_four_v3`. A step is `last()`, the choice of a legal action, and `step()`.

Gymnasium: the vector environment over the compiled batch beside the same environments one after another: as
`make_vec(..., vectorization_mode="sync")` makes them, in a `SyncVectorEnv` without `make`'s wrappers, and without
either in a bare Python loop. Once with one thread in CPU seconds, once with all cores in seconds on the clock, which
means little while the machine is busy with something else. Only steps and resets are timed, not the choice of actions.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from .measure import Contender, race

SECONDS = 0.1  # of each in a round
ROUNDS = 31
GAMES = 1024  # side by side in the vector environments
Clock = Callable[[], float]
PETTINGZOO = "PettingZoo"
CONNECT_FOUR = "connect_four_v3"


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.environments", description="Environments beside peers.")
    words.add_argument("--quick", action="store_true", help="short rounds, for a first look")
    words.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file as well")
    asked = words.parse_args()
    console = Console()
    console.print("Compiling if need be ...")
    figures = {}
    for title, found in companies().items():
        try:
            company, yardsticks = found()
        except ImportError as trouble:
            console.print(f"{title}: NOT MEASURED, it is not installed here ({trouble})", style="bold red")
            continue
        total = 3 if asked.quick else ROUNDS
        turns = race(company, total, SECONDS) if title == PETTINGZOO else race_of_rates(company, total)
        for _ in track(turns, f"{title}, taking turns", total=total, console=console):
            pass
        console.print(_table(title, company, yardsticks))
        figures[title] = _as_json(company, yardsticks)
    if asked.json is not None:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n")


def companies() -> dict[str, Callable[[], tuple[list[Contender], list[Contender]]]]:
    """Who is measured with whom: all that take part, and those among them that the others are compared with."""
    return {
        PETTINGZOO: pettingzoo_company,
        **{
            f"Gymnasium, {game} {seats}p, {how}": partial(gymnasium_company, game, seats, threads)
            for game in ("Imhotep", "Pyramids")
            for seats in (2, 4)
            for how, threads in (("one thread, CPU seconds", 1), ("all cores, on the clock", None))
        },
    }


def race_of_rates(contenders: list[Contender], rounds: int) -> Iterator[int]:
    """As `race`, for contenders that time themselves: what comes of their work is steps per second."""
    for contender in contenders:
        contender.work()
    for done in range(rounds):
        for contender in contenders:
            contender.rates.append(contender.work())
        yield done + 1


def _table(title: str, company: list[Contender], yardsticks: list[Contender]) -> Table:
    table = Table("What", "steps/s", *(f"x {one.name}" for one in yardsticks), "How", title=f"{title}, medians")
    for one in company:
        table.add_row(one.name, f"{one.rate:,.0f}", *(f"{one.times(other):.2f}" for other in yardsticks), one.note)
    return table


def _as_json(company: list[Contender], yardsticks: list[Contender]) -> dict[str, Any]:
    rates = {one.name: round(one.rate) for one in company}
    times = {other.name: {one.name: round(one.times(other), 2) for one in company} for other in yardsticks}
    return {"steps_per_second": rates, "times": times}


# --- PettingZoo ---


def pettingzoo_company() -> tuple[list[Contender], list[Contender]]:
    """Ours, and connect four with and without the wrappers it comes in."""
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

    from saqqara.environments.pettingzoo import imhotep_v0, pyramids_v0

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import connect_four_v3
    yardsticks = [
        in_turn(CONNECT_FOUR, connect_four_v3.env(), "PettingZoo, env()"),
        in_turn(f"{CONNECT_FOUR} raw", connect_four_v3.raw_env(), "PettingZoo, raw_env()"),
    ]
    own = [
        in_turn(f"{name}_v0 {seats}p", module.env(seats=seats), "env(), the same as raw_env()")
        for name, module in (("imhotep", imhotep_v0), ("pyramids", pyramids_v0))
        for seats in (2, 4)
    ]
    wrapped = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(imhotep_v0.raw_env(seats=2)))
    own.append(in_turn("imhotep_v0 2p wrapped", wrapped, "in PettingZoo's wrappers"))
    own += [at_once(pyramids_v0.parallel_env(seats=seats), seats) for seats in (2, 4)]
    return [*own, *yardsticks], yardsticks


def in_turn(name: str, env: Any, note: str) -> Contender:
    """One agent after another, with its observation and mask."""
    chance = random.random

    def work() -> int:
        env.reset()
        played = 0
        while True:
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                return played
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance() * len(legal))]))
            played += 1

    return Contender(name, work, note)


def at_once(env: Any, seats: int) -> Contender:
    """All agents at the same time; a step is counted for each."""
    chance = random.random

    def choose(mask: Any) -> int:
        legal = mask.nonzero()[0]
        return int(legal[int(chance() * len(legal))])

    def work() -> int:
        observations, _ = env.reset()
        played = 0
        while env.agents:
            observations, *_ = env.step({agent: choose(one["action_mask"]) for agent, one in observations.items()})
            played += seats
        return played

    return Contender(f"pyramids_v0 parallel {seats}p", work, "a step of each agent, waits included")


# --- Gymnasium ---


def gymnasium_company(game: str, seats: int, threads: int | None) -> tuple[list[Contender], list[Contender]]:
    """One seat against random opponents: in a batch, in a loop, in Gymnasium's own loop."""
    import gymnasium

    import saqqara.environments.gymnasium  # noqa: F401

    name = f"saqqara/{game}-v0"
    clock = time.perf_counter if threads is None else time.thread_time

    def single() -> Any:
        return gymnasium.make(name, seats=seats).unwrapped

    made = partial(gymnasium.make_vec, name, num_envs=GAMES, seats=seats)
    loops = [
        batched("make_vec sync", made(vectorization_mode="sync"), clock, "as Gymnasium makes it"),
        batched("SyncVectorEnv", gymnasium.vector.SyncVectorEnv([single] * GAMES), clock, "without make's wrappers"),
        looped("bare loop", [single() for _ in range(GAMES)], clock),
    ]
    return [batched("batch", made(threads=threads), clock, "compiled"), *loops], loops


def choices(size: int) -> Iterator[Any]:
    """Noise for masks: the largest of what is left is the choice."""
    noise = np.random.default_rng(1).random((256, size), np.float32)
    while True:
        yield from noise


def looped(name: str, envs: list[Any], clock: Clock) -> Contender:
    """Single environments, one after another."""
    noise = choices(envs[0].action_space.n)
    masks = [env.reset(seed=number)[1]["action_mask"] for number, env in enumerate(envs)]

    def choose() -> list[Any]:
        by = next(noise)
        return [(mask * by).argmax() for mask in masks]

    def step(actions: list[Any]) -> None:
        for number, env in enumerate(envs):
            _, _, is_over, _, told = env.step(actions[number])
            masks[number] = env.reset()[1]["action_mask"] if is_over else told["action_mask"]

    return Contender(name, partial(timed, choose, step, len(envs), clock), f"{len(envs)} environments in a Python loop")


def batched(name: str, env: Any, clock: Clock, note: str) -> Contender:
    """All environments with one call."""
    noise = choices(env.single_action_space.n)
    mask = env.reset(seed=1)[1]["action_mask"]

    def choose() -> Any:
        return (mask * next(noise)).argmax(axis=1)

    def step(actions: Any) -> None:
        nonlocal mask
        *_, told = env.step(actions)
        mask = told["action_mask"]

    return Contender(name, partial(timed, choose, step, env.num_envs, clock), f"{note}, {env.num_envs} environments")


def timed(choose: Callable[[], Any], step: Callable[[Any], None], envs: int, clock: Clock) -> int:
    """Steps per second, without the choices."""
    steps, seconds = 0, 0.0
    while seconds < SECONDS:
        actions = choose()
        began = clock()
        step(actions)
        seconds += clock() - began
        steps += envs
    return round(steps / seconds)


if __name__ == "__main__":
    main()
