"""Import paths that were documented before the package was split still work, and say where things have moved."""

from __future__ import annotations

import importlib
import importlib.util
import sys

import pytest

from tests.equipment import NOT_RUN

MOVED = {
    "actions": ("encoding.actions", {"Actions": "Actions"}),
    "features": ("encoding.features", {"Features": "Features", "Slice": "Slice"}),
    "batch": ("environments.batch", {"Batch": "Batch", "Rows": "Rows"}),
    "seat_batch": ("environments.seat_batch", {"SeatBatch": "SeatBatch"}),
    "ready": ("environments.ready", {"make_ready": "make_ready"}),
    "table": ("environments.compiled_game", {"Table": "CompiledGame"}),
    "spread": ("tournament.parallel", {"spread": "run_parallel"}),
    "self_play": ("tournament.self_play", {"self_play": "self_play", "record_of": "record_of"}),
    "review": ("tournament.review", {"review": "review", "Review": "Review", "Judged": "Decision"}),
    "pettingzoo": ("environments.pettingzoo", {}),
    "pettingzoo.imhotep_v0": ("environments.pettingzoo.imhotep_v0", {"env": "env", "raw_env": "raw_env"}),
    "pettingzoo.pyramids_v0": ("environments.pettingzoo.pyramids_v0", {"env": "env", "parallel_env": "parallel_env"}),
    "gymnasium": ("environments.gymnasium", {"IMHOTEP": "IMHOTEP", "PYRAMIDS": "PYRAMIDS"}),
    "gymnasium.seat": ("environments.gymnasium.env", {"ImhotepSeat": "ImhotepEnv", "PyramidsSeat": "PyramidsEnv"}),
    "gymnasium.many_seats": ("environments.gymnasium.vector_env", {"ImhotepSeats": "ImhotepVectorEnv"}),
    "openspiel": ("environments.openspiel", {"ImhotepGame": "ImhotepGame", "SaqqaraState": "SaqqaraState"}),
    "openspiel.table": ("environments.openspiel.game_node", {"again": "again"}),
}
NEEDS = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel"}


@pytest.mark.parametrize("name", MOVED)
def test_an_old_path_warns_and_gives_the_same_objects(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    needs = NEEDS.get(name.partition(".")[0])
    if needs is not None and importlib.util.find_spec(needs) is None:
        pytest.skip(f"{NOT_RUN}: {needs} is not installed")
    new_name, names = MOVED[name]
    new = importlib.import_module(f"saqqara.{new_name}")
    for module in [module for module in sys.modules if module.startswith("saqqara.learning")]:
        monkeypatch.delitem(sys.modules, module)
    with pytest.warns(DeprecationWarning, match="moved to saqqara") as warned:
        old = importlib.import_module(f"saqqara.learning.{name}")
    assert f"saqqara.learning.{name} moved to saqqara.{new_name}" in [str(each.message) for each in warned]
    for old_object, new_object in names.items():
        assert getattr(old, old_object) is getattr(new, new_object)
