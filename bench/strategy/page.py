"""Writes the tables of docs/research/strategy.md, which stand between marks in the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tools import ROOT

from bench.strategy.figures import ALL, ENOUGH, FIRST_MOVES, SEATS, by_price
from bench.strategy.pyramids import GIFTS
from bench.strategy.words import MISTAKES, first_move
from saqqara.tournament.study.design import SITES
from saqqara.tournament.study.intervals import Figure
from saqqara.tournament.study.report import figure

PAGE = ROOT / "docs" / "research" / "strategy.md"
RESULTS = ROOT / "docs" / "research" / "strategy.json"
PICTURES = ROOT / "docs" / "pictures" / "strategy"
BLOCK = re.compile(r"(?<=<!-- made by bench/strategy: )([\w-]+) -->\n.*?(?=<!-- end -->)", re.DOTALL)
COLOURS = ("black", "white", "brown", "gray")
WORTH_A_ROW = 0.01  # kinds of mistakes that cost less chance have no row
SHORT = 24  # letters of a name that is not broken into lines
NO_BREAK = "\N{NO-BREAK SPACE}"
Study = Mapping[str, Any]


def made_anew(page: str, study: Study) -> str:
    """The page with its tables as the results say."""
    return BLOCK.sub(lambda block: f"{block[1]} -->\n{TABLES[block[1]](study)}", page)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    unbroken = ([row[0].replace(" ", NO_BREAK) if len(row[0]) < SHORT else row[0], *row[1:]] for row in rows)
    lines = [f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *unbroken)]
    return "\n".join(lines) + "\n"


def chance(found: Figure, sign: bool = False) -> str:
    """A share in percent with its range."""
    return _with_range(found, 1, 100, "%", sign)


def points(found: Figure, sign: bool = False) -> str:
    """Points with their range."""
    return _with_range(found, 2, 1, "", sign)


def _with_range(found: Figure, digits: int, scale: int, unit: str, sign: bool) -> str:
    """A figure as `12.3 ±0.4`, or with both ends where they are not equally far; it is not broken into lines."""
    text = figure(found, digits, scale, unit, sign)
    if found["low"] is not None:
        below, above = (scale * abs(found[end] - found["mean"]) for end in ("low", "high"))
        if abs(above - below) < 0.1**digits:
            text = f"{text.partition(' [')[0]} ±{(below + above) / 2:.{digits}f}"
    return text.replace(" ", NO_BREAK)


def games(found: Iterable[Figure]) -> str:
    """How many games figures come from."""
    counts = sorted({each["games"] for each in found}) or [0]
    return f"{counts[0]}" if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"


def _first_moves(study: Study) -> str:
    tables = study["imhotep"]["first_moves"]
    seats = [each for each in SEATS if each in tables]
    rows = []
    for kind in FIRST_MOVES:
        cells = [first_move(kind)]
        for each in seats:
            found = tables[each]["moves"].get(kind)
            cells += [f"{chance(found['chance'])}, n {found['chance']['games']}" if found else "-"]
            cells += [f"{100 * found['first']['mean']:.0f}%" if found else "-"]
        rows.append(cells)
    heads = [text for each in seats for text in (f"{each} players: loses", "best")]
    return _table(["first move", *heads], rows)


def _start(study: Study) -> str:
    ends = study["imhotep"]["ends"]
    rows = []
    for seats, found in study["imhotep"]["start"].items():
        for seat, expected in enumerate(found["chance"]):
            fair = f"{100 / int(seats):.1f}%"
            came = [chance(ends[seats]["firsts"][seat]), str(ends[seats]["games"])] if seats in ends else ["-", "0"]
            rows.append([seats, str(seat), fair, chance(expected), str(found["games"]), *came])
    return _table(["players", "seat", "fair", "Pharaoh expects", "n", "came in games", "n"], rows)


def _sides(study: Study) -> str:
    tables = study["imhotep"]["start"]
    rows = [
        [f"{site.capitalize()} B" if site in SITES else "Wrath of the Pharaoh"]
        + [chance(found["sides"][site], sign=True) for found in tables.values()]
        for site in (*SITES, "wrath")
    ]
    return _table(["", *(f"{seats} players, n {found['games']}" for seats, found in tables.items())], rows)


def _by_round(gifts: Mapping[str, Any], names: Mapping[str, str], rounds: int) -> str:
    """Points by round; the last columns are the chance over all rounds, and the number of games."""
    keys = [str(number) for number in range(1, rounds + 1)]
    rows = []
    for name, title in names.items():
        if name not in gifts:
            continue
        found = gifts[name][ALL]
        found = {key: gain for key, gain in found.items() if gain["points"]["games"] >= ENOUGH}
        cells = [points(found[key]["points"]) if key in found else "-" for key in keys]
        counts = games(found[key]["points"] for key in found if key != ALL)
        rows.append([title, *cells, chance(found[ALL]["chance"]) if ALL in found else "-", counts])
    return _table(["", *(f"round {key}" for key in keys), "chance, all rounds", "n"], rows)


def _stones(study: Study) -> str:
    names = {f"{site} {side}": f"{site.capitalize()} {side}" for site in SITES[1:] for side in "AB"}
    names |= {"market": "Market: an average card", "sled": "one more stone on the sled"}
    return _by_round(study["imhotep"]["gifts"], names, 6)


def _stones_by_seats(study: Study) -> str:
    gifts = study["imhotep"]["gifts"]
    rows = []
    for site in (*(f"{site} {side}" for site in SITES[1:] for side in "AB"), "market", "sled"):
        tables = gifts.get(site, {})
        cells = [points(tables[seats][ALL]["points"]) if seats in tables else "-" for seats in SEATS]
        counts = games(tables[seats][ALL]["points"] for seats in SEATS if seats in tables) if tables else "-"
        rows.append([site[0].upper() + site[1:], *cells, counts])
    return _table(["", *(f"{seats} players" for seats in SEATS), "n each"], rows)


def _cards(study: Study) -> str:
    gifts = study["imhotep"]["gifts"]
    names = {name: name.replace("-", " ") for name in gifts if name.split()[0] not in (*SITES, "sled")}
    first = {name: gifts[name][ALL].get(ALL, {}).get("points", {}).get("mean") or 0 for name in names}
    return _by_round(gifts, dict(sorted(names.items(), key=lambda pair: -first[pair[0]])), 6)


def _turns(study: Study) -> str:
    return _worth_of_a_turn(study["imhotep"]["passes"], 6)


def _missed(study: Study) -> str:
    return _worth_of_a_turn(study["pyramids"]["missed"], 4)


def _worth_of_a_turn(tables: Mapping[str, Any], rounds: int) -> str:
    keys = [*(str(number) for number in range(1, rounds + 1)), ALL]
    rows = []
    for seats in SEATS:
        for what, text in (("chance", chance), ("points", points)):
            found = [tables.get(seats, {}).get(key) for key in keys]
            found = [each if each and each[what]["games"] >= ENOUGH else None for each in found]
            cells = [text(each[what]) if each else "-" for each in found]
            rows.append([seats, what, *cells, games(each[what] for each in found if each)])
    return _table(["players", "", *(f"round {key}" for key in keys[:-1]), "all", "n"], rows)


def _mistakes(game: str) -> Callable[[Study], str]:
    def table(study: Study) -> str:
        found = study[game]["mistakes"]
        every = found[ALL]
        rows = [
            [MISTAKES.get(kind, kind), points(cost["times"]), chance(cost["chance"]), points(cost["points"])]
            + [_price(found, seats, kind) for seats in SEATS]
            for kind, cost in by_price(every["kinds"]).items()
            if cost["chance"]["mean"] >= WORTH_A_ROW
        ]
        costs = chance(every["cost"]["chance"]), points(every["cost"]["points"])
        all_kinds = ["all kinds, also those not shown", points(every["others"]), *costs]
        rows.append([*all_kinds, *(chance(found[each]["cost"]["chance"]) if each in found else "-" for each in SEATS)])
        heads = (f"{each} players, n {found[each]['games'] if each in found else 0}" for each in SEATS)
        return _table([f"n {every['games']} games", "times", "chance", "points", *heads], rows)

    return table


def _price(found: Mapping[str, Any], seats: str, kind: str) -> str:
    cost = found.get(seats, {}).get("kinds", {}).get(kind)
    return chance(cost["chance"]) if cost else "-"


def _examples(study: Study) -> str:
    return (
        "\n".join(f"{number}. {_example(found)}" for number, found in enumerate(study["imhotep"]["examples"], 1)) + "\n"
    )


def _example(found: Mapping[str, Any]) -> str:
    position = found["position"]
    own = COLOURS[found["seat"]]
    ships = "; ".join(_ship(letter, ship) for letter, ship in zip("abcd", position["ships"], strict=False))
    sleds = ", ".join(f"{COLOURS[seat]} {stones}" for seat, stones in enumerate(position["sleds"]))
    table = (
        f"{position['seats']} players, sides {position['sides']}{', Wrath of the Pharaoh' if position['wrath'] else ''}"
    )
    return (
        f"**Mason {MISTAKES.get(found['kind'], found['kind'])}.** {table}, round {position['round']}. Ships: {ships}. "
        f"On the sleds: {sleds}. {own.capitalize()} plays `{found['move']}`; `{found['best']}` was better by "
        f"{100 * found['chance']:.1f}% chance and {found['points']:.2f} points. (Seed `{found['seed']}`, "
        f"move {found['turn']}.)"
    )


def _ship(letter: str, ship: Mapping[str, Any]) -> str:
    if ship["site"]:
        return f"{letter} at the {ship['site']}"
    return f"{letter} " + " ".join("–" if owner is None else COLOURS[owner] for owner in ship["cargo"])


def _first_cards(study: Study) -> str:
    tables = study["pyramids"]["first_cards"]
    names = dict.fromkeys(name for found in tables.values() for name in found["features"]["points"])
    rows = [
        [name, *(points(found["features"]["points"][name], sign=True) for found in tables.values())] for name in names
    ]
    for what, text in (("points", points), ("chance", chance)):
        title = f"best pair ahead of the mean pair, {what}"
        rows.append([title, *(text(found["ahead"][what], sign=True) for found in tables.values())])
    return _table(["one more of", *(f"{seats} players, n {found['games']}" for seats, found in tables.items())], rows)


def _score_card(study: Study) -> str:
    gifts = study["pyramids"]["gifts"]
    return _by_round(gifts, {name: name for name in GIFTS}, 4)


def _advice(game: str) -> Callable[[Study], str]:
    """Advice for players; `{a/b/c}` stands for the figure that is stored there."""
    text = (Path(__file__).parent / f"advice-{game}.md").read_text()
    return lambda study: re.sub(r"\{([^}]+)\}", lambda found: _stored(study, found[1]), text)


def _stored(study: Study, path: str) -> str:
    found: Any = study
    for key in path.split("/"):
        found = found[int(key)] if isinstance(found, list) else found[key]
    return chance(found) if "/chance" in path else points(found)


TABLES: dict[str, Callable[[Study], str]] = {
    "imhotep-in-short": _advice("imhotep"),
    "pyramids-in-short": _advice("pyramids"),
    "first-moves": _first_moves,
    "start": _start,
    "sides": _sides,
    "stones": _stones,
    "stones-by-seats": _stones_by_seats,
    "cards": _cards,
    "turns": _turns,
    "mistakes": _mistakes("imhotep"),
    "examples": _examples,
    "first-cards": _first_cards,
    "score-card": _score_card,
    "missed": _missed,
    "pyramids-mistakes": _mistakes("pyramids"),
}
