"""Draws the figures of a study as pictures, if matplotlib is installed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from saqqara.tournament.study.intervals import Figure

WIDTH, HEIGHT = 7.5, 4.2  # inches
STONES = ("#2b2b2b", "#c9b98f", "#8a4f2a", "#8b8f94")  # black, white as sand, brown, gray
EXTRA = "pip install 'saqqara[study]'"

Paint = Callable[[Any, Mapping[str, Any]], None]


def draw(study: Mapping[str, Any], folder: Path) -> dict[str, str]:
    """Writes a picture for each chapter that has figures; returns the file names, none without matplotlib."""
    try:
        matplotlib = import_module("matplotlib")
    except ImportError:
        return {}
    prepare(matplotlib)
    drawn: dict[str, str] = {}
    for name, (paint, has_figures) in _PICTURES.items():
        if has_figures(study):
            drawn[name] = write(name, paint, study, folder)
    return drawn


def prepare(matplotlib: Any) -> None:
    """Draws SVG; the same figures give the same files."""
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "saqqara"


def write(name: str, paint: Paint, study: Mapping[str, Any], folder: Path) -> str:
    """Writes one picture and returns the name of its file."""
    sheet = import_module("matplotlib.figure").Figure(figsize=(WIDTH, HEIGHT), layout="constrained")
    paint(sheet, study)
    file = f"{name}.svg"
    sheet.savefig(folder / file, metadata={"Date": None})
    return file


def bars(axes: Any, names: Sequence[str], figures: Sequence[Figure], colour: str, label: str | None = None) -> None:
    """Draws means with their intervals, one under another."""
    rows = range(len(names))
    means = [figure["mean"] for figure in figures]
    ends = [[reach(figure, "low") for figure in figures], [reach(figure, "high") for figure in figures]]
    axes.errorbar(means, rows, xerr=ends, fmt="o", color=colour, ecolor=colour, capsize=3, label=label)
    axes.set_yticks(list(rows), names)
    axes.margins(y=0.15)
    axes.invert_yaxis()


def reach(figure: Figure, end: str) -> float:
    """Returns how far an end of the interval is from the mean."""
    return 0.0 if figure[end] is None else abs(figure[end] - figure["mean"])


def _seats(sheet: Any, study: Mapping[str, Any]) -> None:
    tables = study["players_at_table"]
    for axes, (players, found) in zip(panels(sheet, len(tables)), tables.items(), strict=True):
        names = [f"seat {row['seat']}" for row in found["seats"]]
        bars(axes, names, [row["first_places"] for row in found["seats"]], STONES[0])
        axes.axvline(1 / int(players), color=STONES[2], linestyle="--")
        axes.set_title(f"{players} players, {found['games']:,} games")
        axes.set_xlabel("share of first places, 95%")


def _points(sheet: Any, study: Mapping[str, Any]) -> None:
    axes = sheet.subplots()
    for colour, (players, found) in zip(STONES, study["players_at_table"].items(), strict=False):
        counts = found["points"]["counts"]
        values = list(map(int, counts))
        axes.hist(
            values, bins=range(min(values), max(values) + 3, 2), weights=list(counts.values()), density=True,
            histtype="step", linewidth=1.6, color=colour, label=f"{players} players",
        )  # fmt: skip
    axes.set_xlabel("final points of a seat")
    axes.set_ylabel("share of the seats, per point")
    axes.legend()


def _sources(sheet: Any, study: Mapping[str, Any]) -> None:
    axes = sheet.subplots()
    tables = study["players_at_table"]
    names = list(dict.fromkeys(name for found in tables.values() for name in found["sources"]))
    for number, (players, found) in enumerate(tables.items()):
        figures = [found["sources"].get(name, {"mean": 0, "low": 0, "high": 0}) for name in names]
        places = [row + 0.26 * (number - (len(tables) - 1) / 2) for row in range(len(names))]
        ends = [[reach(figure, end) for figure in figures] for end in ("low", "high")]
        means = [figure["mean"] for figure in figures]
        axes.barh(places, means, 0.24, xerr=ends, color=STONES[number], ecolor="#777", label=f"{players} players")
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlabel("mean points of a seat, 95%")
    axes.legend()


def _sites(sheet: Any, study: Mapping[str, Any]) -> None:
    found = {name: site for name, site in study["sites"].items() if "points_per_stone" in site}
    axes = sheet.subplots()
    bars(axes, list(found), [site["points_per_stone"] for site in found.values()], STONES[2])
    axes.set_xlabel("points for each stone, 95%")


def _cards(sheet: Any, study: Mapping[str, Any]) -> None:
    found = {name: card["ahead"] for name, card in study["cards"].items() if card["ahead"]["low"] is not None}
    names = sorted(found, key=lambda name: -found[name]["mean"])
    sheet.set_size_inches(WIDTH, max(HEIGHT, 0.22 * len(names)))
    axes = sheet.subplots()
    bars(axes, names, [found[name] for name in names], STONES[0])
    axes.axvline(0, color=STONES[2], linestyle="--")
    axes.set_xlabel("points ahead of the table's mean, of whoever got the card, 95%")


def _course(sheet: Any, study: Mapping[str, Any]) -> None:
    tables = study["players_at_table"]
    names = [f"{players} players" for players in tables]
    titles = {"moves": "moves of the seats", "lead_changes": "changes of the lead", "decided": "decided after (share)"}
    for axes, (what, title) in zip(panels(sheet, len(titles)), titles.items(), strict=True):
        bars(axes, names, [found[what] for found in tables.values()], STONES[0])
        axes.set_title(title)
        axes.set_xlabel("mean, 95%")


def _sides(sheet: Any, study: Mapping[str, Any]) -> None:
    axes = sheet.subplots()
    halves = {f"{site} B": found["points"]["difference"] for site, found in study["sides"].items()}
    halves["Wrath of the Pharaoh"] = study["wrath"]["points"]["difference"]
    there = {name: figure for name, figure in halves.items() if figure["low"] is not None}
    bars(axes, list(there), list(there.values()), STONES[0])
    axes.axvline(0, color=STONES[2], linestyle="--")
    axes.set_xlabel("difference in the mean points of a seat, 95%")


def panels(sheet: Any, count: int) -> list[Any]:
    """Returns axes side by side."""
    axes = sheet.subplots(1, count, squeeze=False)
    return list(axes[0])


def _has_halves(study: Mapping[str, Any]) -> bool:
    return "sides" in study and any(
        found["points"]["difference"]["low"] is not None for found in study["sides"].values()
    )


_PICTURES: dict[str, tuple[Paint, Callable[[Mapping[str, Any]], bool]]] = {
    "seats": (_seats, lambda study: bool(study["players_at_table"])),
    "points": (_points, lambda study: bool(study["players_at_table"])),
    "sources": (_sources, lambda study: bool(study["players_at_table"])),
    "course": (_course, lambda study: bool(study["players_at_table"])),
    "sides": (_sides, _has_halves),
    "sites": (_sites, lambda study: bool(study.get("sites"))),
    "cards": (_cards, lambda study: any(card["ahead"]["low"] is not None for card in study["cards"].values())),
}
