"""The number of seats has one default everywhere."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from saqqara import Match
from saqqara.encoding.actions import Actions
from saqqara.encoding.arguments import SEATS
from saqqara.encoding.features import Features
from saqqara.environments.batch import Batch
from saqqara.environments.compiled_game import CompiledGame
from saqqara.environments.gymnasium.env import ImhotepEnv, PyramidsEnv
from saqqara.environments.gymnasium.vector_env import ImhotepVectorEnv, PyramidsVectorEnv
from saqqara.environments.masked_game import MaskedGame
from saqqara.environments.pettingzoo import imhotep_v0, pyramids_v0
from saqqara.environments.seat_batch import SeatBatch
from saqqara.rules.errors import SaqqaraError

GAMES_AND_ENVS = (
    Match.new,
    Batch,
    SeatBatch,
    Features,
    Actions,
    CompiledGame,
    MaskedGame,
    imhotep_v0.raw_env,
    pyramids_v0.raw_env,
    pyramids_v0.parallel_env,
)


@pytest.mark.parametrize("made_by", GAMES_AND_ENVS)
def test_four_seats_unless_another_number_is_given(made_by: Callable[..., Any]) -> None:
    assert inspect.signature(made_by).parameters["seats"].default == SEATS == 4


def test_gymnasium_has_four_seats_or_as_many_as_opponents_make() -> None:
    assert ImhotepEnv().table.seats == PyramidsEnv(opponents="random").table.seats == 4
    assert ImhotepEnv(opponents=["random"]).table.seats == 2
    assert ImhotepVectorEnv(2).batch.seats == 4
    assert PyramidsVectorEnv(2, opponents=["random", "random"]).batch.seats == 3
    with pytest.raises(SaqqaraError, match="opponents: expected one for each of 3 seats"):
        ImhotepEnv(seats=4, opponents=["random"])
