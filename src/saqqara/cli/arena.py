"""`saqqara arena`: a tournament of bots, and its report."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from saqqara.cli.table_options import INTERRUPTED, names_given, options_given, options_of_a_table

if TYPE_CHECKING:
    from rich.table import Table

    from saqqara.tournament.plan import Plan
    from saqqara.tournament.results_folder import ResultsFolder


@click.command()
@click.argument("game")
@click.option("--players", required=True, metavar="NAMES", help="Who plays, a name for each seat, with commas between.")
@options_of_a_table(seats=None)
@click.option("--games", type=int, default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The games follow from it and the players alone.")
@click.option("--processes", type=int, default=1, show_default=True, help="How many processes play.")
@click.option("--ray", metavar="PLACE", help="Play on Ray: 'local', 'auto' or HOST:PORT of a cluster.")
@click.option("--out", metavar="FOLDER", help="Where plan, results and records are kept. [arena/NAME-OF-THE-PLAN]")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def arena(
    game: str,
    players: str,
    seats: int | None,
    sides: str | None,
    wrath: bool,
    edition: str | None,
    games: int,
    seed: int,
    processes: int,
    ray: str | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Let bots play games of GAME (imhotep, pyramids) against each other, and rate them.

    A player is a level (apprentice, mason, ...), random, 'cmd:PROGRAM ARGUMENTS', FILE.py:NAME or package.module:NAME.
    Games come in deals: within a deal chance stays the same and everybody moves on by one seat. The same command
    again goes on where it was interrupted; more --games make a tournament longer.

    Example: saqqara arena imhotep --players architect,mason,mason,apprentice --games 400 --processes 2
    """
    from saqqara.rules.contract import known_game
    from saqqara.tournament.parallel import check_processes, check_ray_address
    from saqqara.tournament.plan import Plan
    from saqqara.tournament.results_folder import ResultsFolder, lock_folder

    names = names_given(players, seats)
    plan = Plan(known_game(game), names, games, options_given(sides, wrath), seed, edition)
    check_processes(processes)
    plan.check()
    check_ray_address(ray)
    path = Path("arena") / plan.name() if out is None else Path(out)
    with ending_as_by_ctrl_c(), lock_folder(path):
        folder = ResultsFolder(path, plan)
        is_old = not folder.missing(plan)
        told, is_whole = run(plan, folder, processes, ray)
    if as_json:
        print(json.dumps(told, indent=2))
    else:
        print_report(told)
    if not is_whole:
        print(_interrupted(told["games"], games, path), file=sys.stderr)
        sys.exit(INTERRUPTED)
    if is_old:
        print(f"All {games:,} games were played before; nothing new was played.", file=sys.stderr)


@contextmanager
def ending_as_by_ctrl_c() -> Iterator[None]:
    """Who is told to end, or whose terminal is closed, keeps what is finished too; what is ignored (nohup) stays so."""
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)}
    taken = [number for number, handler in before.items() if handler is not signal.SIG_IGN]
    for number in taken:
        signal.signal(number, _interrupt)
    try:
        yield
    finally:
        for number in taken:
            signal.signal(number, before[number])


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def _interrupted(finished: int, games: int, path: Path) -> str:
    if not finished:
        return f"Interrupted before the first of {games} games was finished. The same command begins anew."
    kept = f"Interrupted after {finished} of {games} games; they are kept in {path}."
    return f"{kept} The same command goes on from there."


def run(plan: Plan, folder: ResultsFolder, processes: int, ray: str | None) -> tuple[dict[str, Any], bool]:
    """Plays what is missing; returns the report and whether all games were played."""
    from saqqara.cli.progress import progress_bar
    from saqqara.cli.readiness import get_ready
    from saqqara.tournament.arena import run_tournament

    if len(folder.results) < plan.games:
        get_ready(plan.players, plan.box())  # once and here, so that the processes find it done
    began = time.perf_counter()
    is_whole = True
    try:
        with progress_bar("Playing", plan.games) as advance:
            advance(len(folder.results))
            run_tournament(plan, folder, advance, processes=processes, ray=ray)
    except KeyboardInterrupt:
        is_whole = False
    return report(plan, folder, time.perf_counter() - began), is_whole


# --- the report ---


def report(plan: Plan, folder: ResultsFolder, seconds: float) -> dict[str, Any]:
    """Everything that came of a tournament so far."""
    from saqqara.tournament.standings import Standings

    results = folder.results
    standings = Standings(plan, results)
    return {
        **plan.identity(),
        "seats": plan.seats,
        "games": len(results),
        "moves": sum(result.moves for result in results),
        "rotations": plan.rotations,
        "incomplete_deals": standings.incomplete_deals(),
        "standings": standings.rows(),
        "ahead": standings.ahead(),
        "seconds": round(seconds, 3),
        "folder": str(folder.path),
    }


def print_report(told: dict[str, Any]) -> None:
    """Prints what `report` tells."""
    from rich.console import Console

    console = Console(markup=False, highlight=False, emoji=False)
    console.print(f"{told['games']:,} games, {told['moves']:,} moves; this run took {told['seconds']:.1f} s")
    for line in _faults(told["standings"]):
        console.print(line)
    if told["games"]:
        console.print(_standings(told["standings"]))
        console.print(_conduct(told["standings"]))
    if len(told["ahead"]) > 1:
        console.print(_ahead(told["ahead"]))
    if told["incomplete_deals"]:
        deals = f"{told['incomplete_deals']} of the deals" if told["incomplete_deals"] > 1 else "One deal"
        console.print(f"{deals} had fewer than {told['rotations']} games: not everybody had every seat there.")
    console.print(f"Plan, results and records: {told['folder']}")


def _standings(standings: list[dict[str, Any]]) -> Table:
    table = _table("Player", "Rating", "95 %", "First", "95 %", "Points", "Place", title="Standings")
    for row in standings:
        rating, firsts = row["rating"], row["first_places"]
        table.add_row(
            _cell(row["player"]),
            f"{rating['points']:+.0f}",
            f"{rating['low']:+.0f} to {rating['high']:+.0f}",
            f"{firsts['share']:.1%}",
            f"{firsts['low']:.1%} to {firsts['high']:.1%}",
            f"{row['points']:.2f}",
            f"{row['place']:.2f}",
        )
    return table


def _conduct(standings: list[dict[str, Any]]) -> Table:
    table = _table("Player", "Seats", "Moves", "Lost", "Mean", "Longest", title="Moves and thinking")
    for row in standings:
        times = (f"{row['mean_s'] * 1000:,.1f} ms", f"{row['longest_s'] * 1000:,.1f} ms")
        table.add_row(_cell(row["player"]), f"{row['seats']:,}", f"{row['moves']:,}", f"{row['moves_lost']:,}", *times)
    return table


def _ahead(ahead: dict[str, dict[str, float]]) -> Table:
    table = _table("Finished", *(f"ahead of {name}" for name in ahead), title="In pairs")
    for name, others in ahead.items():
        table.add_row(_cell(name), *("" if other == name else f"{others[other]:.1%}" for other in ahead))
    return table


def _table(*heads: str, title: str) -> Table:
    """What a user names is not read as markup, and not cut."""
    from rich.table import Table

    table = Table(title=title)
    for head in heads:
        table.add_column(_cell(head), overflow="fold")
    return table


def _cell(words: str) -> Any:
    from rich.text import Text

    return Text(words)


def _faults(standings: list[dict[str, Any]]) -> list[str]:
    """A line for each player and kind of misdeed."""
    return [
        f"{row['player']} {kind}: {told['count']:,} times, first: {told['first']}"
        for row in standings
        for kind, told in row["faults"].items()
    ]
