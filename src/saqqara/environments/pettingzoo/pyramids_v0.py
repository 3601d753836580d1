"""Pyramids for PettingZoo: one seat after another, or all at once, with a mask of legal actions."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.environments.pettingzoo.aec_env import CycleByCycle, SeatBySeat
from saqqara.environments.pettingzoo.parallel_env import AllAtOnce


def env(**options: Any) -> SeatBySeat:
    """The same as `raw_env`, which finds calls in the wrong order and actions out of bounds by itself.

    PettingZoo's wrappers would do no more, and a step would take three times as long.
    """
    return raw_env(**options)


def raw_env(
    seats: int = 2,
    edition: Any = None,
    reward: str = "win",
    illegal: str = "replace",
    dtype: Any = np.float32,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> SeatBySeat:
    """A table of Pyramids; only seats that owe something are asked.

    `edition`: the name or path of an edition. `reward`: `win`, `places` or `points`, given at the end. `illegal`: an
    action that is not legal is replaced by the first legal one, or raises. `dtype`: observations from 0 to 1 as
    float32, or whole as uint8. `max_cycles`: the game is cut off after so many cycles; to have cycles, every seat is
    then asked once in each, as in `parallel_env`, and one that owes nothing has the one action `wait`.
    """
    options: dict[str, Any] = {
        "edition": edition,
        "reward": reward,
        "illegal": illegal,
        "dtype": dtype,
        "render_mode": render_mode,
        "is_parallelizable": True,
    }
    if max_cycles is None:
        return SeatBySeat("pyramids", seats, **options)
    return CycleByCycle("pyramids", seats, max_cycles=max_cycles, **options)


def parallel_env(
    seats: int = 2,
    edition: Any = None,
    reward: str = "win",
    illegal: str = "replace",
    dtype: Any = np.float32,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AllAtOnce:
    """A table of Pyramids at which all are asked in every cycle; options as in `raw_env`.

    One action more than there: `wait`, the last, for those who owe nothing.
    """
    return AllAtOnce(
        "pyramids",
        seats,
        edition=edition,
        reward=reward,
        illegal=illegal,
        dtype=dtype,
        render_mode=render_mode,
        max_cycles=max_cycles,
    )
