"""Writes the figures of a study as a Markdown page with tables and, if there are any, pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from saqqara.games import GAMES, part
from saqqara.tournament.study.intervals import Figure
from saqqara.tournament.study.plots import EXTRA

FEW = 30  # games of a cell below which its own figures are not worth a table


def page_of(figures: Mapping[str, Any], pictures: Mapping[str, str], command: str) -> str:
    """Returns the whole page."""
    return "\n".join([*_head(figures, pictures, command), *_chapters(figures, pictures), ""])


def _head(figures: Mapping[str, Any], pictures: Mapping[str, str], command: str) -> Iterator[str]:
    level, each = figures["players"][0], figures["games_per_cell"]
    games = f"{each['least']}" if each["least"] == each["most"] else f"{each['least']} to {each['most']}"
    yield f"# {figures['game'].capitalize()}: a balance study"
    yield ""
    yield f"{figures['games']:,} games among equals, all of them `{level}`,"
    yield f"at {figures['cells']} kinds of tables (cells) with {games} games each."
    yield f"Edition `{figures['edition']}`, rules {figures['rules']}, seed {figures['seed']}. Made by `{command}`."
    yield ""
    if each["least"] < each["asked"]:
        yield f"**This study is not finished**: each cell was to have {each['asked']} games. The same command goes on."
        yield ""
    yield (
        "In brackets stands the range in which a figure lies with a probability of 95%, as far as chance goes: one in "
        "twenty such ranges misses, and this page has many. All games are independent. What is found holds for players "
        "of this strength: others may find other things. No range stands where there were fewer than two games."
    )
    yield ""
    if not pictures:
        yield f"There are no pictures: matplotlib is not installed (`{EXTRA}`)."
        yield ""


def _chapters(figures: Mapping[str, Any], pictures: Mapping[str, str]) -> Iterator[str]:
    tables = figures["players_at_table"]
    yield from _chapter("Seats", pictures.get("seats"), part(GAMES[figures["game"]].facts).about_seats)
    yield from _seats(tables)
    yield from _chapter(
        "Points",
        pictures.get("points"),
        "Final points of a seat; the middle half of all seats lies between the quartiles.",
    )
    yield from _points(tables)
    yield from _chapter("Points by source", pictures.get("sources"), "Mean points of a seat.")
    yield from _sources(tables)
    if "sites" in figures:
        yield from _imhotep_chapters(figures, pictures)
    yield from _chapter("Cards", pictures.get("cards"), _ABOUT_CARDS)
    yield from _cards(figures["cards"])
    yield from _chapter("Length and lead", pictures.get("course"), _ABOUT_LEAD)
    yield from _length_and_lead(tables)
    yield from _cells(figures)


_ABOUT_CARDS = (
    "How often a card was got in a game, and of the times it was there to be had (who draws blind is offered one "
    "card). Then how those fared who got it: their points ahead of the mean of their table, and their first places as "
    "a multiple of the fair share. This is no measure of what the card brought them: good players of the position may "
    "take it, or those who are behind."
)
_ABOUT_LEAD = (
    "Moves are those of the seats. The lead changes when another seat comes to lead alone than the last that did. A "
    "game is decided when those who will win are ahead and stay so, as a share of the game; points that are counted "
    "at the end of the game come at the very end."
)


def _chapter(title: str, picture: str | None, words: str) -> Iterator[str]:
    yield from (f"## {title}", "", words, "")
    if picture is not None:
        yield from (f"![{title}]({picture})", "")


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield "|" + "---|" * len(heads)
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def figure(found: Figure, digits: int = 1, scale: float = 1, unit: str = "", sign: bool = False) -> str:
    """Formats a figure with its interval: `12.3 [11.9, 12.7]`."""
    if found["mean"] is None:
        return "none"
    plus = "+" if sign else ""
    mean = f"{found['mean'] * scale:{plus}.{digits}f}{unit}"
    if found["low"] is None:
        return mean
    low, high = (f"{found[end] * scale:{plus}.{digits}f}" for end in ("low", "high"))
    return f"{mean} [{low}, {high}]"


def _share(found: Figure) -> str:
    return figure(found, scale=100, unit=" %")


def _seats(tables: Mapping[str, Any]) -> Iterator[str]:
    rows = []
    for players, found in tables.items():
        for row in found["seats"]:
            firsts = row["first_places"]
            fair = 1 / int(players)
            verdict = _verdict(firsts, fair)
            seat = [players, str(row["seat"]), f"{found['games']:,}", _share(firsts), f"{fair:.1%}".replace("%", " %")]
            rows.append([*seat, verdict, figure(row["points"])])
    yield from _table(["Players", "Seat", "Games", "First places", "Fair", "", "Points"], rows)


def _verdict(found: Figure, fair: float) -> str:
    """Returns "above" or "below" if the fair share lies outside the interval."""
    if found["low"] is None or found["low"] <= fair <= found["high"]:
        return ""
    return "above" if found["mean"] > fair else "below"


def _points(tables: Mapping[str, Any]) -> Iterator[str]:
    rows = []
    for players, found in tables.items():
        points = found["points"]
        shares = points["quantiles"]
        rows.append([
            players,
            f"{found['games']:,}",
            figure(points),
            f"{points['deviation']:.1f}",
            f"{points['least']}",
            f"{shares['25']:.0f}, {shares['50']:.0f}, {shares['75']:.0f}",
            f"{points['most']}",
            figure(found["winner"]),
            figure(found["margin"]),
            f"{found['shared_first_places'] * 100:.1f} %",
        ])  # fmt: skip
    heads = ["Players", "Games", "Mean", "Deviation", "Least", "Quartiles", "Most", "Winner", "Margin", "Shared first"]
    yield from _table(heads, rows)


def _sources(tables: Mapping[str, Any]) -> Iterator[str]:
    names = dict.fromkeys(name for found in tables.values() for name in found["sources"])
    rows = [
        [name, *(figure(found["sources"][name]) if name in found["sources"] else "" for found in tables.values())]
        for name in names
    ]
    yield from _table(["Source", *(f"{players} players" for players in tables)], rows)


def _imhotep_chapters(figures: Mapping[str, Any], pictures: Mapping[str, str]) -> Iterator[str]:
    words = (
        "What changes when a site shows side B instead of A, or with the Wrath of the Pharaoh: the difference in the "
        "means of a game."
    )
    yield from _chapter("Sides and Wrath of the Pharaoh", pictures.get("sides"), words)
    halves = {f"{site} B": found for site, found in figures["sides"].items()} | {
        "Wrath of the Pharaoh": figures["wrath"]
    }
    rows = [
        [name, *(figure(found[what]["difference"], 2, sign=True) for what in ("points", "moves", "lead_changes"))]
        for name, found in halves.items()
    ]
    yield from _table(["", "Points of a seat", "Moves", "Lead changes"], rows)
    words = (
        "Stones brought there in a game, and points for each; a stone at the market brings a card instead. The last "
        "two columns say how those fared who brought stones: points ahead of their table's mean and first places as a "
        "multiple of the fair share, for each stone."
    )
    yield from _chapter("Sites", pictures.get("sites"), words)
    rows = [
        [
            name,
            f"{site['games']:,}",
            figure(site["stones"]),
            figure(site["points_per_stone"], 2) if "points_per_stone" in site else "",
            figure(site["ahead"], 2, sign=True),
            figure(site["firsts"], 2),
        ]
        for name, site in figures["sites"].items()
    ]
    yield from _table(["Site", "Games", "Stones", "Points for each", "Ahead", "First places"], rows)


def _cards(cards: Mapping[str, Any]) -> Iterator[str]:
    is_explored = any("explored_of_got" in card for card in cards.values())
    rows = []
    for name, card in sorted(cards.items(), key=lambda pair: -(pair[1]["ahead"]["mean"] or 0)):
        row = [name, figure(card["got"], 2), _share(card["got_of_offered"])]
        if is_explored:
            row.append(_share(card["explored_of_got"]))
        rows.append(
            [*row, figure(card["ahead"], 2, sign=True), figure(card["firsts"], 2), f"{card['ahead']['games']:,}"]
        )
    heads = [
        "Card",
        "Got",
        "Of those offered",
        *(["Explored"] if is_explored else []),
        "Ahead",
        "First places",
        "Games",
    ]
    yield from _table(heads, rows)


def _length_and_lead(tables: Mapping[str, Any]) -> Iterator[str]:
    rows = [
        [
            players,
            f"{found['games']:,}",
            *(f"{figure(found[what])}, {found[what]['least']:.0f} to {found[what]['most']:.0f}" for what in _COUNTS),
            _share(found["decided"]),
        ]
        for players, found in tables.items()
    ]
    yield from _table(["Players", "Games", "Moves", "Draws of nature", "Lead changes", "Decided after"], rows)


_COUNTS = ("moves", "draws", "lead_changes")


def _cells(figures: Mapping[str, Any]) -> Iterator[str]:
    least = figures["games_per_cell"]["least"]
    if least < FEW:
        yield from _chapter(
            "Cells",
            None,
            f"With {least} games each there is nothing to say about single cells; see `report.json`.",
        )
        return
    yield from _chapter(
        "Cells", None, "Each kind of table by itself. With so many rows, some stand out by chance alone."
    )
    rows = [
        [
            cell["cell"],
            f"{cell['games']:,}",
            figure(cell["points"]),
            figure(cell["moves"]),
            figure(cell["lead_changes"]),
            ", ".join(_share(share) for share in cell["first_places"]),
        ]
        for cell in figures["each_cell"]
    ]
    yield from _table(["Cell", "Games", "Points", "Moves", "Lead changes", "First places by seat"], rows)
