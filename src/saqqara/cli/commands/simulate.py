"""`saqqara simulate`: many random games, and a report on them."""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

import click

from saqqara.cli.shared_options import INTERRUPTED, json_option, names_games, processes_option, table_options

if TYPE_CHECKING:
    from rich.table import Table

    from saqqara.tournament.simulate import Plan


@click.command()
@click.argument("game")
@table_options(seats=4)
@click.option("--games", type=int, default=1000, show_default=True, help="Number of games to play.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed: the same seed gives the same games.")
@processes_option
@click.option(
    "--out", metavar="FOLDER", show_default="no records", help="Write the record of each game to this folder."
)
@json_option
@names_games
def simulate(
    game: str,
    seats: int,
    options: dict[str, Any],
    edition: str | None,
    games: int,
    seed: int,
    processes: int,
    out: str | None,
    as_json: bool,
) -> None:
    """Play games with random moves and report scores and lengths.

    GAME is {games}. The report has the points of each seat and source, and the number of moves. With --out, each game
    leaves a record that `saqqara record verify` accepts; this is slower, and the same seed gives other games than
    without --out.

    Example: saqqara simulate imhotep --seats 4 --games 20000 --json
    """
    from saqqara.rules.contract import known_game
    from saqqara.tournament.simulate import Plan

    plan = Plan(known_game(game), seats, games, options, seed, edition, out)
    report, is_complete = _run(plan, processes)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        _print_report(report)
    if not is_complete:
        print(
            f"Interrupted after {report['games']} of {games} games. The records written so far are complete.",
            file=sys.stderr,
        )
        sys.exit(INTERRUPTED)


def _run(plan: Plan, processes: int) -> tuple[dict[str, Any], bool]:
    """Checks and plays a plan with progress on the screen; returns the report and whether all games were played."""
    from saqqara.cli.progress import progress_bar, status_line
    from saqqara.tournament.simulate import check, get_ready, is_ready, simulate

    check(plan, processes)
    notice = "Compiling the rules (once per version, about half a minute)"
    with nullcontext() if is_ready(plan) else status_line(notice):
        get_ready(plan)
    with progress_bar("Playing", plan.games) as advance:
        return simulate(plan, processes, advance)


# --- the report ---


def _print_report(report: dict[str, Any]) -> None:
    from rich.console import Console

    console = Console()
    console.print(
        f"{report['games']:,} games, {report['moves']:,} moves in {report['seconds']:.2f} s: "
        f"{report['games_per_s']:,.0f} games/s, {report['moves_per_s']:,.0f} moves/s"
    )
    if not report["games"]:
        return
    length = report["length"]
    console.print(f"Moves per game: {length['mean']} on average, from {length['least']} to {length['most']}")
    console.print(_scores(report["scores"]))
    console.print(_sources(report["points_per_source"]))


def _scores(scores: list[dict[str, float]]) -> Table:
    from rich.table import Table

    grid = Table("Seat", "Points", "Deviation", "Least", "Most", "First places", title="Scores")
    for score in scores:
        grid.add_row(
            f"{score['seat']}",
            f"{score['mean']:.2f}",
            f"{score['deviation']:.2f}",
            f"{score['least']}",
            f"{score['most']}",
            f"{score['first_places']:.1%}",
        )
    return grid


def _sources(sources: dict[str, list[float]]) -> Table:
    from rich.table import Table

    seats = len(next(iter(sources.values()), []))
    grid = Table("Source", *(f"Seat {seat}" for seat in range(seats)), title="Points per source")
    for name, points in sources.items():
        grid.add_row(name, *(f"{value:.2f}" for value in points))
    return grid
