"""Renders the whole state of a game as plain text, for environments that are watched in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saqqara.games import GAMES, part
from saqqara.match.plain_text import position_lines
from saqqara.rules.contract import Game

COLUMNS = "abcde"
ROWS = "12345"


def render_text(game: Game, s: Any) -> str:
    """Returns the state in lines of text."""
    lines = part(GAMES[game.NAME].text)(game, s, game.position(s))
    outcome = game.outcome(s)
    if outcome is not None:
        lines.append(f"over: places {_row(outcome.places)}, decided by {outcome.reason}")
    return "\n".join(lines) + "\n"


def _seats_to_move(game: Game, s: Any) -> str:
    seats = game.seats_to_move(s)
    return f"asked: seat {_row(seats)}" if seats else "nobody is asked"


def _row(entries: Sequence[Any]) -> str:
    return " ".join("." if entry is None else str(entry) for entry in entries) or "-"


# --- any game ---


def plain_lines(game: Game, s: Any, position: dict[str, Any]) -> list[str]:
    """Returns the position of a game that has no drawing of its own."""
    return [f"{GAMES[game.NAME].title}; {_seats_to_move(game, s)}", *position_lines(position)]


# --- Imhotep ---


def imhotep_lines(game: Game, s: Any, position: dict[str, Any]) -> list[str]:
    """Returns a position of Imhotep, one line for each thing on the table."""
    wrath = ", Wrath of the Pharaoh" if position["wrath"] else ""
    step = position["pending"]["step"]
    return [
        f"Imhotep, sides {position['sides']}{wrath}, round {position['round']}; {_seats_to_move(game, s)} ({step})",
        *(_seat_of_imhotep(position, seat) for seat in range(position["seats"])),
        *(f"ship {letter}: {_ship(ship)}" for letter, ship in zip("abcd", position["ships"], strict=False)),
        f"market: {_row(position['market']['face_up'])}, face down {position['market']['face_down']}",
        *(f"{site}: {_site(position[site])}" for site in ("pyramid", "temple", "chamber", "obelisks")),
    ]


def _seat_of_imhotep(position: dict[str, Any], seat: int) -> str:
    points, sled, quarry = (position[key][seat] for key in ("points", "sleds", "quarries"))
    return f"seat {seat}: {points} points, sled {sled}, quarry {quarry}, cards {_row(position['cards'][seat])}"


def _ship(ship: dict[str, Any]) -> str:
    return f"[{_row(ship['cargo'])}] {ship['site'] or 'waits'}"


def _site(stones: Any) -> str:
    """Lists seats in the order of their stones, or for each part of the site."""
    if isinstance(stones, dict):
        return ", ".join(f"{part} {_row(owners)}" for part, owners in stones.items())
    return _row(stones)


# --- Pyramids ---


def pyramids_lines(game: Game, s: Any, position: dict[str, Any]) -> list[str]:
    """Returns a position of Pyramids, with the chambers before each seat."""
    turned = _row(position["expeditions"])
    lines = [f"Pyramids, round {position['round']}, expeditions {turned}; {_seats_to_move(game, s)}"]
    lines.append(f"display: {_row(position['display'])}")
    for seat, points in enumerate(game.points(s)):
        lines += _seat_of_pyramids(position, seat, points)
    lines += [f"claimed {colour}: {_row(seats)}" for colour, seats in position["claimed"].items()]
    return lines


def _seat_of_pyramids(position: dict[str, Any], seat: int, points: int) -> list[str]:
    red, green = position["gems"][seat]
    gains = f"gems {red} red {green} green, torches {sum(position['torches'][seat])}, skulls {position['skulls'][seat]}"
    summary = f"seat {seat}: {points} points, {gains}, explored {_row(position['explored'][seat])}"
    drawn = position["drawn"][seat]
    cards = [card for card in position["hands"][seat] if card is not None]
    chambers = [_chamber(position["crossed"].get(str(card), [])) for card in cards]
    heads = "   ".join(f"card {card:<5}"[:9] for card in cards)
    rows = ["  " + "   ".join(row) for row in zip(*chambers, strict=True)]
    return [summary, *([f"  drawn {_row(drawn)}"] if drawn else []), *([f"  {heads}"] if cards else []), *rows]


def _chamber(crossed: Sequence[str]) -> list[str]:
    """Draws a card as five rows; `x` is crossed off."""
    return [" ".join("x" if f"{column}{row}" in crossed else "." for column in COLUMNS) for row in ROWS]
