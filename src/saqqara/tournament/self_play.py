"""Self-play: bots play games among themselves, on one machine or on many, and every game leaves its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from saqqara.tournament.arena import hold
from saqqara.tournament.parallel import expect_place, expect_processes
from saqqara.tournament.plan import Plan
from saqqara.tournament.results_folder import Folder, Result, alone_in


def self_play(
    game: str,
    levels: Sequence[str],
    games: int,
    out: str | Path,
    ray: str | None = None,
    *,
    seed: int = 1,
    processes: int = 1,
    edition: str | None = None,
    advance: Callable[[int], None] | None = None,
    **options: Any,
) -> list[Result]:
    """Plays so many games of these players, one for each seat, and returns what came of them.

    A player is anything that `saqqara arena --players` takes. Records are written to `out/records/NUMBER.record`. The
    same call again goes on where it was interrupted; games follow from the arguments alone, wherever they are played.
    `ray` is "local" or the address of a cluster; without it `processes` of this machine play.
    """
    plan = Plan(game, tuple(levels), games, options, seed, edition)
    expect_processes(processes)
    plan.check()
    expect_place(ray)
    with alone_in(Path(out), "self-play"):
        folder = Folder(Path(out), plan)
        hold(plan, folder, advance or (lambda _: None), processes=processes, ray=ray)
    return folder.results


def record_of(out: str | Path, result: Result) -> Path:
    """Where the record of a game lies."""
    return Path(out) / "records" / f"{result.number:06}.record"
