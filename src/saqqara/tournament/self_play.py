"""Self-play: bots play each other, on one machine or on many, and every game's record is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from saqqara.rules.edition import Edition
from saqqara.tournament.arena import run_tournament
from saqqara.tournament.parallel import check_processes, check_ray_address
from saqqara.tournament.plan import Plan
from saqqara.tournament.results_folder import Result, ResultsFolder, lock_folder, record_path


def self_play(
    game: str,
    levels: Sequence[str],
    games: int,
    out: str | Path,
    ray: str | None = None,
    *,
    seed: int = 1,
    processes: int = 1,
    edition: str | Path | Edition | None = None,
    advance: Callable[[int], None] | None = None,
    **options: Any,
) -> list[Result]:
    """Plays a number of games of these players, one for each seat, and returns the results.

    A player is anything that `saqqara arena --players` takes. Records are written to `out/records/NUMBER.record`. The
    same call again continues where it was interrupted; games follow from the arguments alone, wherever they run.
    `ray` is "local" or the address of a cluster; without it `processes` of this machine play.
    """
    plan = Plan(game, tuple(levels), games, options, seed, edition)
    check_processes(processes)
    plan.check()
    check_ray_address(ray)
    with lock_folder(Path(out), "self-play"):
        folder = ResultsFolder(Path(out), plan)
        run_tournament(plan, folder, advance or (lambda _: None), processes=processes, ray=ray)
    return folder.results


def record_of(out: str | Path, result: Result) -> Path:
    """Returns the file of a game's record."""
    return record_path(Path(out), result)
