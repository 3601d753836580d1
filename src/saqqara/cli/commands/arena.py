"""`saqqara arena`: a tournament of bots, and its report."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from saqqara.cli.shared_options import (
    INTERRUPTED,
    json_option,
    names_games,
    player_names,
    processes_option,
    ray_option,
    table_options,
)
from saqqara.cli.signals import ending_as_by_ctrl_c

if TYPE_CHECKING:
    from rich.table import Table

    from saqqara.tournament.plan import Plan
    from saqqara.tournament.results_folder import ResultsFolder


@click.command()
@click.argument("game")
@click.option("--players", required=True, metavar="NAMES", help="One bot for each seat, separated by commas.")
@table_options(seats=None, shown="one for each name in --players")
@click.option("--games", type=int, default=100, show_default=True, help="Number of games to play.")
@click.option(
    "--seed", type=int, default=1, show_default=True, help="Seed: the same seed and players give the same games."
)
@processes_option
@ray_option
@click.option(
    "--out",
    metavar="FOLDER",
    show_default="arena/NAME, after game, players and seed",
    help="Folder for the plan, the results and the records.",
)
@json_option
@names_games
def arena(
    game: str,
    players: str,
    seats: int | None,
    options: dict[str, Any],
    edition: str | None,
    games: int,
    seed: int,
    processes: int,
    ray: str | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Let bots play a tournament, and rate them.

    GAME is {games}. A bot is a level (apprentice, scribe, mason, architect, vizier or pharaoh), random, a
    Python bot (FILE.py:NAME or package.module:NAME) or a program ('cmd:PROGRAM ARGUMENTS').

    If a bot fails, a random move is played instead. A game in which a bot answers less than half of its questions is
    marked and not rated.

    Games are grouped into deals: all games of a deal have the same draws, and each bot plays each seat once. Run the
    same command again to continue an interrupted tournament, or with more --games to extend it.

    Example: saqqara arena imhotep --players mason,apprentice --games 20

    Example: saqqara arena pyramids --players random,my_bot.py:choose
    """
    from saqqara.rules.contract import known_game
    from saqqara.tournament.parallel import check_processes, check_ray_address
    from saqqara.tournament.plan import Plan
    from saqqara.tournament.results_folder import ResultsFolder, lock_folder

    names = player_names(players, seats)
    plan = Plan(known_game(game), names, games, options, seed, edition)
    check_processes(processes)
    plan.check()
    check_ray_address(ray)
    path = Path("arena") / plan.name() if out is None else Path(out)
    with ending_as_by_ctrl_c(), lock_folder(path):
        folder = ResultsFolder(path, plan)
        was_complete = not folder.missing(plan)
        report, is_complete = run(plan, folder, processes, ray)
        folder.write_standings({key: value for key, value in report.items() if key not in ("seconds", "folder")})
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        print_report(report)
    if not is_complete:
        print(_interrupted(report["games"], games, path), file=sys.stderr)
        sys.exit(INTERRUPTED)
    if was_complete:
        print(
            f"All {games:,} games had been played before. Use more --games to extend the tournament.", file=sys.stderr
        )


def _interrupted(finished: int, games: int, path: Path) -> str:
    if not finished:
        return f"Interrupted before the first of {games} games was finished. Run the same command to start again."
    kept = f"Interrupted after {finished} of {games} games; they are kept in {path}."
    return f"{kept} Run the same command to continue."


def run(plan: Plan, folder: ResultsFolder, processes: int, ray: str | None) -> tuple[dict[str, Any], bool]:
    """Plays the games that have no result yet; returns the report and whether all games were played."""
    from saqqara.cli.progress import progress_bar
    from saqqara.cli.readiness import get_ready
    from saqqara.tournament.arena import run_tournament

    if len(folder.results) < plan.games:
        get_ready(plan.players, plan.box())  # before the worker processes start: they then load what is compiled
    began = time.perf_counter()
    is_complete = True
    try:
        with progress_bar("Playing", plan.games) as advance:
            advance(len(folder.results))
            run_tournament(plan, folder, advance, processes=processes, ray=ray)
    except KeyboardInterrupt:
        is_complete = False
    return report_on(plan, folder, time.perf_counter() - began), is_complete


# --- the report ---


def report_on(plan: Plan, folder: ResultsFolder, seconds: float) -> dict[str, Any]:
    """Returns the standings and figures of a tournament so far, as JSON."""
    from saqqara.tournament.standings import Standings

    results = folder.results
    standings = Standings(plan, results)
    return {
        **plan.identity(),
        "seats": plan.seats,
        "games": len(results),
        "rated_games": len(standings.rated),
        "moves": sum(result.moves for result in results),
        "rotations": plan.rotations,
        "incomplete_deals": standings.incomplete_deals(),
        "standings": standings.rows(),
        "ahead": standings.ahead(),
        "seconds": round(seconds, 3),
        "folder": str(folder.path),
    }


def print_report(report: dict[str, Any]) -> None:
    """Prints the report of a tournament for people."""
    from rich.console import Console

    console = Console(markup=False, highlight=False, emoji=False)
    console.print(f"{report['games']:,} games, {report['moves']:,} moves; this run took {report['seconds']:.1f} s")
    for line in (*_faults(report["standings"]), *_failures(report)):
        console.print(line)
    if report["rated_games"]:
        console.print(_standings(report["standings"]))
    if report["games"]:
        console.print(_conduct(report["standings"]))
    if len(report["ahead"]) > 1:
        console.print(_ahead(report["ahead"]))
    if report["incomplete_deals"]:
        deals = f"{report['incomplete_deals']} of the deals" if report["incomplete_deals"] > 1 else "One deal"
        console.print(f"{deals} had fewer than {report['rotations']} games, so not every bot played every seat there.")
    console.print(f"Plan, results and records: {report['folder']}")


def _standings(standings: list[dict[str, Any]]) -> Table:
    grid = _grid("Player", "Rating", "95%", "First", "95%", "Points", "Place", title="Standings")
    for row in standings:
        rating, firsts = row["rating"], row["first_places"]
        grid.add_row(
            _cell(row["player"]),
            f"{rating['points']:+.0f}",
            f"{rating['low']:+.0f} to {rating['high']:+.0f}",
            f"{firsts['share']:.1%}",
            f"{firsts['low'] * 100:.1f}–{firsts['high']:.1%}",  # a table of two fits into 80 columns
            f"{row['points']:.2f}",
            f"{row['place']:.2f}",
        )
    return grid


def _conduct(standings: list[dict[str, Any]]) -> Table:
    grid = _grid("Player", "Seats", "Moves", "Lost", "Mean", "Longest", title="Moves and thinking")
    for row in standings:
        times = (f"{row['mean_s'] * 1000:,.1f} ms", f"{row['longest_s'] * 1000:,.1f} ms")
        grid.add_row(_cell(row["player"]), f"{row['seats']:,}", f"{row['moves']:,}", f"{row['moves_lost']:,}", *times)
    return grid


def _ahead(ahead: dict[str, dict[str, float]]) -> Table:
    grid = _grid("Finished", *(f"ahead of {name}" for name in ahead), title="In pairs", has_wide_heads=True)
    for name, others in ahead.items():
        grid.add_row(_cell(name), *("" if other == name else f"{others[other]:.1%}" for other in ahead))
    return grid


def _grid(*heads: str, title: str, has_wide_heads: bool = False) -> Table:
    """Makes a table of rich of players and numbers. Long names fold, and so do wide heads, but numbers stay whole.

    Cells are `Text`, because names of players may look like markup.
    """
    from rich.box import SIMPLE
    from rich.table import Table

    grid = Table(title=title, box=SIMPLE, pad_edge=False)
    grid.add_column(_cell(heads[0]), overflow="fold")
    for head in heads[1:]:
        grid.add_column(_cell(head), overflow="fold", justify="right", no_wrap=not has_wide_heads)
    return grid


def _cell(words: str) -> Any:
    from rich.text import Text

    return Text(words)


def _failures(report: dict[str, Any]) -> list[str]:
    """Returns what is not rated, and because of whom."""
    lines = [
        f"{row['player']} answered less than half of its questions in {row['games_failed']:,} games."
        for row in report["standings"]
        if row["games_failed"]
    ]
    if lines and not report["rated_games"]:
        return [*lines, "No game is rated: the moves were mostly those of the fallback."]
    return [*lines, f"Those games are not rated; {report['rated_games']:,} are."] if lines else []


def _faults(standings: list[dict[str, Any]]) -> list[str]:
    """Returns a line for each player and kind of fault."""
    return [
        f"{row['player']} {kind}: {fault['count']:,} times, first: {fault['first']}"
        for row in standings
        for kind, fault in row["faults"].items()
    ]
