"""The legal moves as a numbered list, grouped by kind, and the question that they answer."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from rich.text import Text

from saqqara.cli.listing import draw_kind
from saqqara.cli.words import card, colour, counted
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.components import SHIP_LETTERS

View = Mapping[str, Any]
QUESTIONS = {
    "action": "choose one action",
    "hammer load": "load one stone (hammer)",
    "sail load": "load one stone on a ship that can sail with it (sail)",
    "sail sail": "where does the loaded ship go? (sail)",
    "chisel first": "load the first of two stones (chisel)",
    "chisel second": "load the second stone (chisel)",
    "lever sail": "sail a ship (lever)",
    "lever order": "which stone is unloaded next? (lever)",
    "market": "a stone of yours reached the market: take a card, or decline",
    "keep": "keep one card of the pair; the other is discarded face up",
    "pyramid": "a stone of yours reached the pyramids: which one does it go to?",
    "pyramid by card": "which pyramid does your stone go to? (entrance)",
    "bonus card": "draw the top market card as a bonus?",
    "bonus stones": "take stones from the quarry to the sled as a bonus?",
    "bonus load": "load one stone on a ship as a bonus?",
    "temple": "the temple rewards a visible stone of yours: points or stones?",
}


def question(view: View) -> str:
    """What the seat to move is asked, and in whose turn."""
    seat, pending = view["to_move"], view["pending"]
    if pending["step"] == "action":
        return f"{colour(seat)}'s turn: {QUESTIONS['action']}"
    is_guest = pending["turn_of"] != seat and pending["step"] != "temple"
    turn = f" (in {colour(pending['turn_of'])}'s turn)" if is_guest else ""
    return f"{colour(seat)}{turn}: {QUESTIONS[pending['step']]}"


def draw_choices(view: View, edition: Edition, room: int, most: int | None = None) -> list[Text]:
    """The numbered moves, one line or more for each kind, at most so many."""
    phrases = [(_phrase(move, view, edition), number) for number, move in enumerate(view["legal"], start=1)]
    lines: list[Text] = []
    for kind, entries in groupby(phrases, key=lambda entry: entry[0][0]):
        labels = [f"{number}) {label}" for (_, label), number in entries]
        lines += draw_kind(kind, labels, room, most)
    return lines


def _phrase(move: str, view: View, edition: Edition) -> tuple[str, str]:
    """The kind of a move, under which it is listed, and what is said of it there."""
    verb, *rest = move.split()
    match verb:
        case "sail":
            return f"sail {rest[0]}", rest[1]
        case "take" | "accept" | "stones" | "point":
            return verb, _gain(verb, view, edition)
        case "card" | "keep" | "unload":
            return verb, _numbered(verb, int(rest[0]), view)
        case "pyramid":
            return verb, _small_pyramid(rest[0], view, edition)
        case "pair" | "pass" | "decline" | "skip":
            return verb, _PLAIN[verb]
    return verb, " ".join(rest)


_PLAIN = {
    "pair": "look at the face-down pair and keep one",
    "pass": "nothing else is possible",
    "decline": "take no card",
    "skip": "leave the bonus",
}


def _gain(verb: str, view: View, edition: Edition) -> str:
    if verb == "point":
        return counted(edition["temple.choice_points"], "point")
    if view["pending"]["step"] == "bonus card":
        return "draw the top market card"
    seat, most = view["to_move"], edition["temple.choice_stones" if verb == "stones" else "stones.take"]
    stones = min(most, edition["sled.spaces"] - view["sleds"][seat], view["quarries"][seat])
    return f"{counted(stones, 'stone')} from the quarry"


def _numbered(verb: str, number: int, view: View) -> str:
    if verb == "card":
        return f"space {number}, {card(view['market']['face_up'][number - 1])}"
    if verb == "keep":
        return card(view["pending"]["pair"][number - 1])
    ship = view["ships"][SHIP_LETTERS.index(view["pending"]["ship"])]
    return f"space {number}, {colour(ship['cargo'][number - 1])}"


def _small_pyramid(name: str, view: View, edition: Edition) -> str:
    printed = edition[f"pyramid.{name}"][len(view["pyramid"][name])]
    if not isinstance(printed, str):
        return f"{name}, {counted(printed, 'point')}"
    return f"{name}, {counted(edition['pyramid.bonus_points'], 'point')} and {_BONUSES[printed]}"


_BONUSES = {"card": "a card", "stones": "stones", "load": "a load"}
