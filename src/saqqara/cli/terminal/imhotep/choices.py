"""The legal moves as a numbered list, grouped by kind, and the question that they answer."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.face import View
from saqqara.cli.terminal.imhotep.words import card_name
from saqqara.cli.terminal.listing import draw_kind
from saqqara.cli.terminal.seats import seat_name
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.components import SHIP_LETTERS


def question(view: View) -> str:
    """Returns what the seat to move is asked, and in whose turn."""
    seat, pending = view["to_move"], view["pending"]
    words, turn_of = say(f"cli.ask.{pending['step']}"), pending["turn_of"]
    if turn_of != seat and pending["step"] not in ("action", "temple"):
        return say("cli.asked_in_turn", name=seat_name(seat), other=seat_name(turn_of), question=words)
    return say("prompt.yours", name=seat_name(seat), question=words)


def draw_choices(view: View, edition: Edition, room: int, most: int | None = None) -> list[Text]:
    """Draws the numbered moves, for each kind of move at most so many lines."""
    phrases = [(_phrase(move, view, edition), number) for number, move in enumerate(view["legal"], start=1)]
    lines: list[Text] = []
    for kind, entries in groupby(phrases, key=lambda entry: entry[0][0]):
        labels = [f"{number}) {label}" for (_, label), number in entries]
        lines += draw_kind(kind, labels, room, most)
    return lines


def _phrase(move: str, view: View, edition: Edition) -> tuple[str, str]:
    """Returns the kind of a move, under which it is listed, and its label there."""
    verb, *rest = move.split()
    match verb:
        case "sail":
            return f"sail {rest[0]}", say(f"imhotep.site.{rest[1]}")
        case "take" | "accept" | "stones" | "point":
            return verb, _gain(verb, view, edition)
        case "card" | "keep" | "unload":
            return verb, _numbered(verb, int(rest[0]), view)
        case "pyramid":
            return verb, _small_pyramid(rest[0], view, edition)
        case "pair" | "pass" | "decline" | "skip":
            return verb, say(_PLAIN[verb])
    return verb, " ".join(rest)


_PLAIN = {
    "pair": "imhotep.move.pair",
    "pass": "cli.move_pass",
    "decline": "imhotep.answer_decline",
    "skip": "cli.move_skip",
}


def _gain(verb: str, view: View, edition: Edition) -> str:
    if verb == "point":
        return say("points.count", count=edition["temple.choice_points"])
    if view["pending"]["step"] == "bonus card":
        return say("cli.top_card")
    seat, most = view["to_move"], edition["temple.choice_stones" if verb == "stones" else "stones.take"]
    stones = min(most, edition["sled.spaces"] - view["sleds"][seat], view["quarries"][seat])
    return say("cli.stones_from_quarry", count=stones)


def _numbered(verb: str, number: int, view: View) -> str:
    if verb == "card":
        return say("cli.space", space=number, what=card_name(view["market"]["face_up"][number - 1]))
    if verb == "keep":
        return card_name(view["pending"]["pair"][number - 1])
    ship = view["ships"][SHIP_LETTERS.index(view["pending"]["ship"])]
    return say("cli.space", space=number, what=seat_name(ship["cargo"][number - 1]))


def _small_pyramid(name: str, view: View, edition: Edition) -> str:
    printed = edition[f"pyramid.{name}"][len(view["pyramid"][name])]
    bonus, points = (printed, edition["pyramid.bonus_points"]) if isinstance(printed, str) else (None, printed)
    return say("cli.field", pyramid=say(f"imhotep.pyramid.{name}"), bonus=bonus, points=points)
