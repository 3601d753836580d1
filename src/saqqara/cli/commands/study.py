"""`saqqara study`: bots of one level over all kinds of tables, and a report on balance."""

from __future__ import annotations

import json
import shlex
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from saqqara.cli.shared_options import (
    DEFAULT_GAME,
    INTERRUPTED,
    edition_option,
    json_option,
    names_games,
    processes_option,
    ray_option,
)
from saqqara.cli.signals import ending_as_by_ctrl_c
from saqqara.rules.errors import SaqqaraError

if TYPE_CHECKING:
    from saqqara.tournament.study.design import Design
    from saqqara.tournament.study.runner import StudyFolder

PAGE, FIGURES = "report.md", "report.json"


@click.command()
@click.argument("game", default=DEFAULT_GAME)
@click.option(
    "--level",
    default="mason",
    show_default=True,
    help="Bot on all seats: apprentice, scribe, mason, architect, vizier, pharaoh or random.",
)
@click.option("--games", type=int, default=20, show_default=True, help="Number of games for each kind of table.")
@click.option(
    "--seats", metavar="NUMBERS", default="2,3,4", show_default=True, help="Numbers of seats, separated by commas."
)
@click.option(
    "--sides",
    metavar="SIDES",
    default="all",
    show_default=True,
    help="Imhotep: all, or a choice of sides such as AAAAA,BBBBB.",
)
@click.option(
    "--wrath",
    type=click.Choice(["both", "with", "without"]),
    default="both",
    show_default=True,
    help="Imhotep: games with Wrath of the Pharaoh, without it, or both.",
)
@edition_option
@click.option(
    "--seed", type=int, default=1, show_default=True, help="Seed: the same seed and level give the same games."
)
@processes_option
@ray_option
@click.option(
    "--out",
    metavar="FOLDER",
    show_default="study/NAME, after game, level and seed",
    help="Folder for the games and the report.",
)
@json_option
@names_games
def study(
    game: str,
    level: str,
    games: int,
    seats: str,
    sides: str,
    wrath: str,
    edition: str | None,
    seed: int,
    processes: int,
    ray: str | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Measure the balance of a game with equal bots on all seats.

    GAME is {games}; the default is {default_game}. Imhotep has 192 kinds of tables: 32 choices of sides, 2 to 4 seats,
    with and without Wrath of the Pharaoh.

    The report is written to report.md and report.json in the folder. It has seats, points and their sources, sites,
    cards, lengths and changes of the lead, each with its 95% range. With matplotlib it has charts too. Run the same
    command again to continue an interrupted study, or with more --games to extend it.

    Example: saqqara study --level mason --games 20 --processes 2

    Example: saqqara study pyramids --level random --games 1000 --json
    """
    from saqqara.tournament.parallel import check_processes, check_ray_address
    from saqqara.tournament.results_folder import lock_folder
    from saqqara.tournament.study.runner import StudyFolder

    design = _design(game, level, games, seats, sides, wrath, seed, edition)
    check_processes(processes)
    design.check()
    check_ray_address(ray)
    path = Path("study") / design.name() if out is None else Path(out)
    with ending_as_by_ctrl_c(), lock_folder(path, "study"):
        folder = StudyFolder(path, design)
        seconds, is_complete = _play(design, folder, processes, ray)
        if not folder.games:
            print(f"Interrupted before the first of {design.total} games was finished.", file=sys.stderr)
            sys.exit(INTERRUPTED)
        report = _report(folder, seconds)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        _print(report, path)
    if not is_complete:
        kept = f"Interrupted after {report['games']} of {design.total} games; they are kept in {path}."
        print(f"{kept} Run the same command to continue.", file=sys.stderr)
        sys.exit(INTERRUPTED)


def _design(
    game: str, level: str, games: int, seats: str, sides: str, wrath: str, seed: int, edition: str | None
) -> Design:
    from saqqara.rules.contract import check_options, game_in, known_game
    from saqqara.rules.edition import find_edition
    from saqqara.tournament.study.design import ALL_SIDES, Design

    chosen = {"both": (False, True), "with": (True,), "without": (False,)}[wrath]
    letters = ALL_SIDES if sides == "all" else tuple(word.strip() for word in sides.split(","))
    narrowed = {"sides": sides != "all", "wrath": wrath != "both"}
    options = [option for option, is_narrowed in narrowed.items() if is_narrowed]
    check_options(game_in(find_edition(known_game(game), edition)), options, are_flags=True)
    return Design(game, level, games, _numbers(seats), letters, chosen, seed, edition)


def _numbers(words: str) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in words.split(","))
    except ValueError:
        raise SaqqaraError(f"--seats: expected numbers separated by commas, got {words!r}") from None


def _play(design: Design, folder: StudyFolder, processes: int, ray: str | None) -> tuple[float, bool]:
    """Plays the games that have no result yet; returns the seconds and whether all games were played."""
    from saqqara.cli.progress import progress_bar
    from saqqara.cli.readiness import get_ready
    from saqqara.tournament.study.runner import run_study

    if folder.missing():
        get_ready([design.level], design.box())  # before the worker processes start: they then load what is compiled
    began = time.perf_counter()
    try:
        with progress_bar("Playing", design.total) as advance:
            advance(len(folder.games))
            run_study(design, folder, advance, processes=processes, ray=ray)
    except KeyboardInterrupt:
        return time.perf_counter() - began, False
    return time.perf_counter() - began, True


def _report(folder: StudyFolder, seconds: float) -> dict[str, Any]:
    """Computes the figures, draws the pictures and writes the page; returns the figures."""
    from saqqara.cli.progress import status_line
    from saqqara.files import write_atomically
    from saqqara.tournament.results_folder import os_errors_in_one_line
    from saqqara.tournament.study.figures import figures_of
    from saqqara.tournament.study.plots import draw
    from saqqara.tournament.study.report import page_of

    with status_line("Counting"), os_errors_in_one_line(folder.path):
        figures = figures_of(folder.design, folder.games)
        pictures = draw(figures, folder.path)
        page = page_of(figures, pictures, shlex.join(["saqqara", *sys.argv[1:]]))
        write_atomically(folder.path / PAGE, page)
        write_atomically(folder.path / FIGURES, json.dumps(figures, indent=2) + "\n")
    return figures | {"seconds": round(seconds, 3), "folder": str(folder.path), "pictures": sorted(pictures.values())}


def _print(report: dict[str, Any], path: Path) -> None:
    from rich.console import Console
    from rich.table import Table

    from saqqara.tournament.study.plots import EXTRA
    from saqqara.tournament.study.report import figure

    console = Console(markup=False, highlight=False, emoji=False)
    console.print(
        f"{report['games']:,} games at {report['cells']} kinds of tables; this run took {report['seconds']:.1f} s"
    )
    grid = Table("Players", "Seat", "Games", "First places, 95%", "Points, 95%", title="Seats")
    for players, group in report["players_at_table"].items():
        for row in group["seats"]:
            firsts = figure(row["first_places"], scale=100, unit=" %")
            grid.add_row(players, str(row["seat"]), f"{group['games']:,}", firsts, figure(row["points"]))
    console.print(grid)
    if not report["pictures"]:
        console.print(f"No charts: matplotlib is not installed ({EXTRA}).")
    console.print(f"Report: {path / PAGE}")
