"""Compiled steps of one game and of many. All but `reward_kinds` are loaded over a game (`load_kernel`)."""

from __future__ import annotations

from pathlib import Path

from saqqara import bots
from saqqara.encoding.kernel_loader import ENCODING_SOURCES, KernelCompiler, sources_in

RANDOM_PLAY = "saqqara.bots.random_play"
STEPPING = "saqqara.environments.kernels.stepping"
ANSWERING = "saqqara.environments.kernels.answering"
BATCHING = "saqqara.environments.kernels.batching"
SEAT_BATCHING = "saqqara.environments.kernels.seat_batching"

_KERNELS = tuple(sorted(Path(__file__).parent.glob("*.py")))
_BOTS = sources_in(Path(bots.__path__[0]))

compiled = KernelCompiler("environments", (*_BOTS, *ENCODING_SOURCES, *_KERNELS)).compiled
