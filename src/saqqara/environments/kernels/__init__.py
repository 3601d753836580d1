"""Compiled steps of one game and of many. All but `reward_kinds` are loaded over a game (`load_kernel`)."""

from __future__ import annotations

from pathlib import Path

from saqqara.bots import PLAYERS
from saqqara.encoding import ENCODING
from saqqara.rules.compile_cache import Layer, add_layer

RANDOM_PLAY = "saqqara.bots.random_play"
STEPPING = "saqqara.environments.kernels.stepping"
ANSWERING = "saqqara.environments.kernels.answering"
BATCHING = "saqqara.environments.kernels.batching"
SEAT_BATCHING = "saqqara.environments.kernels.seat_batching"

KERNELS = add_layer(
    Layer("environments", Path(__file__).parent, below=(PLAYERS, ENCODING), marker=b"", is_announced=True)
)
