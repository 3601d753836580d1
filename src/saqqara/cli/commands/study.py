"""`saqqara study`: bots of one level over all kinds of tables, and a report on balance."""

from __future__ import annotations

import json
import shlex
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from saqqara.cli.shared_options import DEFAULT_GAME, INTERRUPTED, names_games
from saqqara.cli.signals import ending_as_by_ctrl_c
from saqqara.rules.errors import SaqqaraError

if TYPE_CHECKING:
    from saqqara.tournament.study.design import Design
    from saqqara.tournament.study.runner import StudyFolder

PAGE, FIGURES = "report.md", "report.json"


@click.command()
@click.argument("game", default=DEFAULT_GAME)
@click.option("--level", default="mason", show_default=True, help="Who plays all seats: a level, or random.")
@click.option("--games", type=int, default=20, show_default=True, help="How many games for each kind of table.")
@click.option("--seats", default="2,3,4", show_default=True, help="Numbers of players, with commas between.")
@click.option("--sides", default="all", show_default=True, help="Imhotep: 'all', or some with commas: AAAAA,BBBBB.")
@click.option(
    "--wrath",
    type=click.Choice(["both", "with", "without"]),
    default="both",
    show_default=True,
    help="Imhotep: tables with the Wrath of the Pharaoh, without it, or both.",
)
@click.option("--edition", metavar="FILE", help="Another edition file, as in --edition my-box.toml.")
@click.option("--seed", type=int, default=1, show_default=True, help="The games follow from it and the level alone.")
@click.option("--processes", type=int, default=1, show_default=True, help="How many processes play.")
@click.option("--ray", metavar="PLACE", help="Play on Ray: 'local', 'auto' or HOST:PORT of a cluster.")
@click.option("--out", metavar="FOLDER", help="Where games and report are kept. [study/NAME-OF-THE-STUDY]")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
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
    """Let equal bots play GAME ({games}; left out: {default_game}) over all kinds of tables, and report on balance.

    Imhotep has 192 kinds of tables: 32 choices of sides, 2 to 4 players, with and without the Wrath of the Pharaoh. The
    report, report.md and report.json in the folder, tells of seats, points and their sources, sites, cards, length and
    changes of the lead, with ranges of 95 %; with matplotlib it has pictures. The same command again goes on where it
    was interrupted; more --games make a study larger.

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
        print(f"{kept} The same command goes on from there.", file=sys.stderr)
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
        raise SaqqaraError(f"--seats: expected numbers with commas between, got {words!r}") from None


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
        (folder.path / PAGE).write_text(page, encoding="utf-8")
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
    grid = Table("Players", "Seat", "Games", "First places, 95 %", "Points, 95 %", title="Seats")
    for players, group in report["players_at_table"].items():
        for row in group["seats"]:
            firsts = figure(row["first_places"], scale=100, unit=" %")
            grid.add_row(players, str(row["seat"]), f"{group['games']:,}", firsts, figure(row["points"]))
    console.print(grid)
    if not report["pictures"]:
        console.print(f"No pictures: matplotlib is not installed ({EXTRA}).")
    console.print(f"The report: {path / PAGE}")
