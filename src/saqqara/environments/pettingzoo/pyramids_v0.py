"""Pyramids for PettingZoo: AEC and Parallel, with a mask of legal actions."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.encoding.arguments import SEATS
from saqqara.environments.pettingzoo.aec_env import CyclicAECEnv, SaqqaraAECEnv
from saqqara.environments.pettingzoo.parallel_env import SaqqaraParallelEnv


def env(**options: Any) -> SaqqaraAECEnv:
    """Makes the same environment as `raw_env`, which itself checks the order of calls and the bounds of actions.

    PettingZoo's wrappers would check no more, and a step would take three times as long.
    """
    return raw_env(**options)


def raw_env(
    seats: int = SEATS,
    edition: Any = None,
    reward: str = "win",
    illegal: str = "replace",
    dtype: Any = np.float32,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> SaqqaraAECEnv:
    """Makes a game of Pyramids; only agents that owe an action are selected.

    `edition`: the name or path of an edition. `reward`: `win`, `places` or `points`, given at the end. `illegal`: an
    action that is not legal is replaced by the first legal one, or raises. `dtype`: observations from 0 to 1 as
    float32, or whole as uint8. `max_cycles`: the game is cut off after so many cycles; to have cycles, every agent
    is then selected once in each, as in `parallel_env`, and one that owes nothing has the one action `wait`.
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
        return SaqqaraAECEnv("pyramids", seats, **options)
    return CyclicAECEnv("pyramids", seats, max_cycles=max_cycles, **options)


def parallel_env(
    seats: int = SEATS,
    edition: Any = None,
    reward: str = "win",
    illegal: str = "replace",
    dtype: Any = np.float32,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> SaqqaraParallelEnv:
    """Makes a game of Pyramids in which all agents act in every cycle; options as in `raw_env`.

    There is one more action, the last: `wait`, for agents that owe nothing.
    """
    return SaqqaraParallelEnv(
        "pyramids",
        seats,
        edition=edition,
        reward=reward,
        illegal=illegal,
        dtype=dtype,
        render_mode=render_mode,
        max_cycles=max_cycles,
    )
