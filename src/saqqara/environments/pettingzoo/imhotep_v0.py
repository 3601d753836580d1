"""Imhotep for PettingZoo: AEC, with a mask of legal actions."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.encoding.arguments import SEATS
from saqqara.environments.pettingzoo.aec_env import SaqqaraAECEnv


def env(**options: Any) -> SaqqaraAECEnv:
    """Makes the same environment as `raw_env`, which itself checks the order of calls and the bounds of actions.

    PettingZoo's wrappers would check no more, and a step would take three times as long.
    """
    return raw_env(**options)


def raw_env(
    seats: int = SEATS,
    sides: str = "AAAAA",
    wrath: bool = False,
    edition: Any = None,
    reward: str = "win",
    illegal: str = "replace",
    dtype: Any = np.float32,
    render_mode: str | None = None,
) -> SaqqaraAECEnv:
    """Makes a game of Imhotep.

    `sides`: five letters, in the order market, pyramid, temple, burial chamber, obelisks. `edition`: the name or path
    of an edition. `reward`: `win`, `places` or `points`, given at the end. `illegal`: an action that is not legal is
    replaced by the first legal one, or raises. `dtype`: observations from 0 to 1 as float32, or whole as uint8.
    """
    return SaqqaraAECEnv(
        "imhotep",
        seats,
        sides=sides,
        wrath=wrath,
        edition=edition,
        reward=reward,
        illegal=illegal,
        dtype=dtype,
        render_mode=render_mode,
    )
