"""Draws the figures of the study as SVG, in colours that are seen on light and on dark pages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.strategy.figures import ALL, SEATS, by_price
from saqqara.tournament.study.design import SITES
from saqqara.tournament.study.intervals import Figure
from saqqara.tournament.study.plots import Paint, bars, panels, prepare, reach, write

INK = "#7f7666"
COLOURS = ("#3f86c6", "#c8872a", "#c25b4a", "#4b9a6a", "#8f6bb8", "#8a8f98")
Study = Mapping[str, Any]
PERCENT = 100


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


def _rows(axes: Any, found: Mapping[str, Figure], colour: str) -> None:
    """Means with their ranges, one under another, and a line at 0."""
    bars(axes, list(found), list(found.values()), colour)
    axes.axvline(0, color=INK, linewidth=0.8)


def _lines(axes: Any, lines: Mapping[str, Mapping[str, Figure]], label: str, first: int = 0) -> None:
    """Means with their ranges over the rounds, a line for each name."""
    for number, (name, by_round) in enumerate(lines.items()):
        rounds = [key for key in by_round if key != ALL]
        places = [int(key) + 0.07 * (number - (len(lines) - 1) / 2) for key in rounds]
        means = [by_round[key]["mean"] for key in rounds]
        ends = [[reach(by_round[key], end) for key in rounds] for end in ("low", "high")]
        axes.errorbar(
            places, means, yerr=ends, fmt="o-", markersize=4, capsize=2, label=name, color=COLOURS[first + number]
        )
        axes.set_xticks(range(1, max(map(int, rounds), default=1) + 1))
    axes.set_xlabel("round")
    axes.set_ylabel(label)
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.legend()  # fmt: skip


def _of(by_round: Mapping[str, Any], what: str) -> dict[str, Figure]:
    return {number: found[what] for number, found in sorted(by_round.items()) if found[what]["low"] is not None}


def _first_moves(sheet: Any, study: Study) -> None:
    tables = study["imhotep"]["first_moves"]
    sheet.set_size_inches(9, 4.4)
    for number, (axes, seats) in enumerate(zip(panels(sheet, len(tables)), tables, strict=True)):
        moves = tables[seats]["moves"]
        _rows(axes, {kind: _in_percent(found["chance"]) for kind, found in moves.items()}, COLOURS[number])
        axes.set_title(f"{seats} players, {tables[seats]['games']} set-ups")
        axes.set_xlabel("chance lost, % [95%]")


def _start(sheet: Any, study: Study) -> None:
    tables = study["imhotep"]["start"]
    sheet.set_size_inches(9, 3.6)
    for number, (axes, seats) in enumerate(zip(panels(sheet, len(tables)), tables, strict=True)):
        sides = {f"{site} B" if site in SITES else "Wrath": found for site, found in tables[seats]["sides"].items()}
        _rows(axes, {name: _in_percent(found) for name, found in sides.items()}, COLOURS[number])
        axes.set_title(f"{seats} players, {tables[seats]['games']} set-ups")
        axes.set_xlabel("start player's chance, % [95%]")


def _stones(sheet: Any, study: Study) -> None:
    gifts = study["imhotep"]["gifts"]
    sheet.set_size_inches(9, 5.6)
    axes = sheet.subplots(2, 3, sharey=True)
    for site, panel in zip((*SITES[1:], "market", "sled"), axes.flat, strict=True):
        names = [name for name in (site, f"{site} A", f"{site} B") if name in gifts]
        _lines(panel, {name: _of(gifts[name][ALL], "points") for name in names}, "")
        panel.set_title({"market": "Market: an average card", "sled": "on the sled"}.get(site, site.capitalize()))
        if len(names) == 1:
            panel.get_legend().remove()
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
        found = study[game]["mistakes"][ALL]
        kinds = by_price(found["kinds"])
        sheet.set_size_inches(8, 0.32 * len(kinds) + 1.2)
        for number, (axes, what) in enumerate(
            zip(sheet.subplots(1, 2, sharey=True), ("chance", "points"), strict=True)
        ):
            rows = {name: _in_percent(kind[what]) if what == "chance" else kind[what] for name, kind in kinds.items()}
            _rows(axes, rows, COLOURS[2 * number])
            axes.set_xlabel(f"{what} lost by a seat in a game{', %' if what == 'chance' else ''} [95%]")

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
    sheet.set_size_inches(9, 3.6)
    for number, (axes, seats) in enumerate(zip(panels(sheet, len(tables)), tables, strict=True)):
        _rows(axes, tables[seats]["features"]["points"], COLOURS[number])
        axes.set_title(f"{seats} players, {tables[seats]['games']} hands")
        axes.set_xlabel("points for one more [95%]")


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
