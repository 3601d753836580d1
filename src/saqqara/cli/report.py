"""The report of a simulation as tables."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table


def print_report(told: dict[str, Any]) -> None:
    """Prints what `saqqara.cli.simulate.report` tells."""
    console = Console()
    console.print(
        f"{told['games']:,} games, {told['moves']:,} moves in {told['seconds']:.2f} s: "
        f"{told['games_per_s']:,.0f} games/s, {told['moves_per_s']:,.0f} moves/s"
    )
    if not told["games"]:
        return
    length = told["length"]
    console.print(f"Moves a game: {length['mean']} on average, from {length['least']} to {length['most']}")
    console.print(_scores(told["scores"]))
    console.print(_sources(told["points_per_source"]))


def _scores(scores: list[dict[str, float]]) -> Table:
    table = Table("Seat", "Points", "Deviation", "Least", "Most", "First places", title="Scores")
    for score in scores:
        table.add_row(
            f"{score['seat']}",
            f"{score['mean']:.2f}",
            f"{score['deviation']:.2f}",
            f"{score['least']}",
            f"{score['most']}",
            f"{score['first_places']:.1%}",
        )
    return table


def _sources(sources: dict[str, list[float]]) -> Table:
    seats = len(next(iter(sources.values()), []))
    table = Table("Source", *(f"Seat {seat}" for seat in range(seats)), title="Points per source")
    for name, points in sources.items():
        table.add_row(name, *(f"{value:.2f}" for value in points))
    return table
