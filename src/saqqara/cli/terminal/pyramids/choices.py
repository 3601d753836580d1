"""The moves of Pyramids as a numbered list: single fields and shapes card by card, each with what it brings."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from rich.text import Text

from saqqara.cli.languages import listed, say
from saqqara.cli.terminal.face import View
from saqqara.cli.terminal.listing import draw_kind
from saqqara.cli.terminal.pyramids.chambers import letter_of
from saqqara.cli.terminal.pyramids.words import titled
from saqqara.cli.terminal.seats import seat_name
from saqqara.rules.edition import Edition

LABEL_WIDTH = 12  # at least
SYMBOLS = "rgsxteT"  # listed behind the fields, in this order


def question(view: View) -> str:
    """Returns what the seat is asked, and who has answered already."""
    seat = view["seat"]
    debt = next(debt for debt in view["pending"] if debt["seat"] == seat)
    words = say("prompt.yours", name=seat_name(seat), question=_request(view, debt))
    done = [seat_name(other) for other in view["marked"]]
    return f"{words} {say('cli.decided', names=done, count=len(done))}" if done else words


def _request(view: View, debt: Mapping[str, Any]) -> str:
    match debt["owes"]:
        case "keep":
            return say("cli.ask.keep_two")
        case "mark":
            return say("cli.ask.mark", shape=say(f"pyramids.shape.{view['expeditions'][-1]}"))
    return say(f"cli.ask.{debt['owes']}", count=debt["count"])


def draw_choices(view: View, edition: Edition, room: int, most: int | None = None) -> list[Text]:
    """Draws the numbered moves, for each card and kind of move at most so many lines."""
    entries = [(*_phrase(move, edition), number) for number, move in enumerate(view["legal"], start=1)]
    lines: list[Text] = []
    width = max(LABEL_WIDTH, *(len(kind) + 2 for kind, _, _ in entries))
    for kind, group in groupby(entries, key=lambda entry: entry[0]):
        lines += draw_kind(kind, [f"{number}) {label}" for _, label, number in group], room, most, width)
    return lines


def _phrase(move: str, edition: Edition) -> tuple[str, str]:
    """Returns the kind of a move, under which it is listed, and its label there."""
    verb, *rest = move.split()
    if verb == "mark":
        card, fields = int(rest[0]), rest[1:]
        return say("cli.single" if len(fields) == 1 else "cli.shape", card=card), _placed(card, fields, edition)
    if verb == "take" and rest[0] != "deck":
        return verb, titled(int(rest[0]), edition)
    if verb == "take":
        return verb, say("cli.top_of_deck")
    return verb, listed(rest)


def _placed(card: int, fields: list[str], edition: Edition) -> str:
    """Returns fields, then the letters of the symbols on them, as in `c1 d1 (rs)`."""
    letters = [letter_of(card, field, edition) for field in fields]
    symbols = "".join(letter for letter in SYMBOLS for _ in range(letters.count(letter)))
    return " ".join(fields) + (f" ({symbols})" if symbols else "")
