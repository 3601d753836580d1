"""Draws the figures of the study as SVG, in colours that are seen on light and on dark pages."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.strategy.figures import ALL, ENOUGH, SEATS, by_price
from bench.strategy.words import MISTAKES, first_move
from saqqara.tournament.study.design import SITES
from saqqara.tournament.study.intervals import Figure
from saqqara.tournament.study.plots import Paint, bars, panels, prepare, reach, write

INK = "#7f7666"
COLOURS = ("#3f86c6", "#c8872a", "#c25b4a", "#4b9a6a", "#8f6bb8", "#8a8f98")
Study = Mapping[str, Any]
PERCENT = 100
MOST_KINDS = 10  # of mistakes in a picture
NOTHING: Figure = {"mean": math.nan, "low": None, "high": None, "games": 0}


def draw(study: Study, folder: Path) -> list[str]:
    """Writes all pictures; returns their files."""
    matplotlib = import_module("matplotlib")
    prepare(matplotlib)
    matplotlib.rcParams.update({
        "svg.fonttype": "none", "savefig.transparent": True, "font.size": 10.5, "axes.titlesize": 11,
        "text.color": INK, "axes.labelcolor": INK, "axes.edgecolor": INK, "xtick.color": INK, "ytick.color": INK,
        "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True, "grid.color": INK,
        "grid.alpha": 0.22, "legend.frameon": False, "font.sans-serif": ["system-ui", "DejaVu Sans"],
    })  # fmt: skip
    folder.mkdir(parents=True, exist_ok=True)
    return [write(name, paint, study, folder) for name, paint in PICTURES.items()]


def _in_percent(found: Figure) -> Figure:
    return {key: value if value is None or key == "games" else PERCENT * value for key, value in found.items()}


def _rows(sheet: Any, columns: Mapping[str, Mapping[str, Figure]], label: str) -> None:
    """Means with their ranges, one under another, in a panel for each column; and a line at 0."""
    names = list(dict.fromkeys(name for found in columns.values() for name in found))
    sheet.set_size_inches(9, 0.3 * len(names) + 1.3)
    row = sheet.subplots(1, len(columns), sharey=True, squeeze=False)[0]
    for number, (axes, (title, found)) in enumerate(zip(row, columns.items(), strict=True)):
        known = {name: figure for name, figure in found.items() if figure["mean"] is not None}
        bars(axes, names, [known.get(name, NOTHING) for name in names], COLOURS[number])
        axes.margins(y=0.05)
        axes.axvline(0, color=INK, linewidth=0.8)
        axes.set_title(title)
        axes.set_xlabel(label)
    row[0].yaxis.set_inverted(True)


def _lines(axes: Any, lines: Mapping[str, Mapping[str, Figure]], label: str = "") -> None:
    """Means with their ranges over the rounds, a line for each name."""
    for number, (name, by_round) in enumerate(lines.items()):
        rounds = [key for key in by_round if key != ALL]
        places = [int(key) + 0.07 * (number - (len(lines) - 1) / 2) for key in rounds]
        means = [by_round[key]["mean"] for key in rounds]
        ends = [[reach(by_round[key], end) for key in rounds] for end in ("low", "high")]
        colour = COLOURS[number]
        axes.errorbar(places, means, yerr=ends, fmt="o-", markersize=4, capsize=2, label=name, color=colour)
        axes.set_xticks(range(1, max(map(int, rounds), default=1) + 1))
    axes.set_xlabel("round")
    axes.set_ylabel(label)
    axes.axhline(0, color=INK, linewidth=0.8)
    if len(lines) > 1:
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=1 if max(map(len, lines)) > 10 else len(lines))


def _of(by_round: Mapping[str, Any], what: str) -> dict[str, Figure]:
    return {number: found[what] for number, found in sorted(by_round.items()) if found[what]["games"] >= ENOUGH}


def _first_moves(sheet: Any, study: Study) -> None:
    tables = study["imhotep"]["first_moves"]
    columns = {
        f"{seats} players, {table['games']} set-ups": {
            first_move(kind): _in_percent(found["chance"]) for kind, found in table["moves"].items()
        }
        for seats, table in tables.items()
    }
    _rows(sheet, columns, "chance lost, % [95%]")


def _start(sheet: Any, study: Study) -> None:
    tables = study["imhotep"]["start"]
    columns = {
        f"{seats} players, {table['games']} set-ups": {
            f"{site.capitalize()} B" if site in SITES else "Wrath": _in_percent(found)
            for site, found in table["sides"].items()
        }
        for seats, table in tables.items()
    }
    _rows(sheet, columns, "start player's chance, % [95%]")


def _stones(sheet: Any, study: Study) -> None:
    gifts = study["imhotep"]["gifts"]
    sheet.set_size_inches(9, 5.6)
    axes = sheet.subplots(2, 3, sharey=True)
    for site, panel in zip((*SITES[1:], "market", "sled"), axes.flat, strict=True):
        names = [name for name in (site, f"{site} A", f"{site} B") if name in gifts]
        lines = {name.capitalize()[:-1] + name[-1].upper(): _of(gifts[name][ALL], "points") for name in names}
        _lines(panel, lines)
        if len(names) == 1:
            panel.set_title({"market": "Market: an average card", "sled": "on the sled"}[site])
    sheet.supylabel("points for a stone [95%]", color=INK, fontsize=10.5)


def _turns(sheet: Any, study: Study) -> None:
    tables = study["imhotep"]["passes"]
    sheet.set_size_inches(8, 3.6)
    for axes, what in zip(panels(sheet, 2), ("chance", "points"), strict=True):
        lines = {f"{seats} players": _of(tables[seats], what) for seats in SEATS if seats in tables}
        if what == "chance":
            lines = {name: {key: _in_percent(found) for key, found in line.items()} for name, line in lines.items()}
        _lines(axes, lines, "chance, % [95%]" if what == "chance" else "points [95%]")


def _mistakes(game: str) -> Paint:
    def paint(sheet: Any, study: Study) -> None:
        kinds = dict(list(by_price(study[game]["mistakes"][ALL]["kinds"]).items())[:MOST_KINDS])
        columns = {
            "chance, %": {MISTAKES.get(name, name): _in_percent(kind["chance"]) for name, kind in kinds.items()},
            "points": {MISTAKES.get(name, name): kind["points"] for name, kind in kinds.items()},
        }
        _rows(sheet, columns, "lost by a seat in a game [95%]")

    return paint


def _score_card(sheet: Any, study: Study) -> None:
    gifts = study["pyramids"]["gifts"]
    sheet.set_size_inches(9, 3.8)
    groups: Iterable[Sequence[str]] = (
        ("gem of the scarcer colour", "gem of the other colour", "torch"),
        ("skull", "elixir"),
        ("claim of 10", "claim of 6", "claim of 3"),
    )
    for axes, names in zip(panels(sheet, 3), groups, strict=True):
        _lines(axes, {name: _of(gifts[name][ALL], "points") for name in names if name in gifts}, "points [95%]")


def _first_cards(sheet: Any, study: Study) -> None:
    tables = study["pyramids"]["first_cards"]
    columns = {
        f"{seats} players, {table['games']} hands": table["features"]["points"] for seats, table in tables.items()
    }
    _rows(sheet, columns, "points for one more [95%]")


PICTURES: dict[str, Paint] = {
    "first-moves": _first_moves,
    "start": _start,
    "stones": _stones,
    "turns": _turns,
    "mistakes": _mistakes("imhotep"),
    "first-cards": _first_cards,
    "score-card": _score_card,
    "pyramids-mistakes": _mistakes("pyramids"),
}
