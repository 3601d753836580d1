"""The moves of Pyramids as a numbered list: single fields and shapes card by card, each with what it brings."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from rich.text import Text

from saqqara.cli.languages import listed, say
from saqqara.cli.listing import draw_kind
from saqqara.cli.pyramids.chambers import letter_of
from saqqara.cli.pyramids.words import titled
from saqqara.cli.words import colour
from saqqara.rules.edition import Edition

View = Mapping[str, Any]
LEAST = 12  # columns of a label
WORTH_TELLING = "rgsxteT"


def question(view: View) -> str:
    """What the seat is asked, and who has answered already."""
    seat = view["seat"]
    debt = next(debt for debt in view["pending"] if debt["seat"] == seat)
    done = [colour(other) for other in view["marked"]]
    asked = say("prompt.yours", name=colour(seat), question=_asked(view, debt))
    return f"{asked} {say('cli.decided', names=done, count=len(done))}" if done else asked


def _asked(view: View, debt: Mapping[str, Any]) -> str:
    match debt["owes"]:
        case "keep":
            return say("ask.keep_two")
        case "mark":
            return say("ask.mark", shape=say(f"shape.{view['expeditions'][-1]}"))
    return say(f"ask.{debt['owes']}", count=debt["count"])


def draw_choices(view: View, edition: Edition, room: int, most: int | None = None) -> list[Text]:
    """The numbered moves, for each card and kind at most so many lines."""
    entries = [(*_phrase(move, edition), number) for number, move in enumerate(view["legal"], start=1)]
    lines: list[Text] = []
    width = max(LEAST, *(len(kind) + 2 for kind, _, _ in entries))
    for kind, group in groupby(entries, key=lambda entry: entry[0]):
        lines += draw_kind(kind, [f"{number}) {label}" for _, label, number in group], room, most, width)
    return lines


def _phrase(move: str, edition: Edition) -> tuple[str, str]:
    """The kind of a move, under which it is listed, and what is said of it there."""
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
    """Fields, then the letters of the symbols they carry, as in `c1 d1 (rs)`."""
    letters = [letter_of(card, field, edition) for field in fields]
    gains = "".join(letter for letter in WORTH_TELLING for _ in range(letters.count(letter)))
    return " ".join(fields) + (f" ({gains})" if gains else "")
