"""The story of a game: each move with what followed from it, in words, under the heading of its round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from saqqara.cli.sentences import Weight, sentences
from saqqara.match.match import Match
from saqqara.match.records import Record
from saqqara.rules.contract import NATURE

NUMBER = 5  # columns of a move's number
Event = Mapping[str, Any]


@dataclass(frozen=True)
class Passage:
    """One move of a seat with nature's draws after it; the opening draws are a passage of nature."""

    number: int
    seat: int
    move: str
    events: Sequence[Event]


class Chronicle:
    """Listens to a match from its first move on and tells what happened to whom may know it."""

    def __init__(self, record: Record, match: Match, secret: str) -> None:
        """`secret` is the kind of event whose card is never told to the whole table."""
        self.game = match.game
        self.secret = secret
        self.state = record.first_state(match.edition)
        self.lines: list[tuple[int, str, list[Sequence[int]]]] = []
        self.follow([(line.seat, line.move) for line in record.lines])

    def follow(self, moves: Sequence[tuple[int, str]]) -> None:
        """Hears the moves of a match that are new."""
        for seat, move in moves[len(self.lines) :]:
            self.game.play(self.state, seat, self.game.read(self.state, seat, move))
            self.lines.append((seat, move, list(self.state.events)))

    def passages(self, seat: int | None = None, whole: bool = False) -> list[Passage]:
        """What a seat may know, or the whole: also what not all have answered yet."""
        open_from = len(self.lines) if whole else self._first_open_line()
        told: list[Passage] = []
        for index, (mover, move, rows) in enumerate(self.lines):
            events = self._events(rows, seat, is_open=index >= open_from)
            if told and mover == NATURE:
                told[-1] = Passage(told[-1].number, told[-1].seat, told[-1].move, [*told[-1].events, *events])
            else:
                told.append(Passage(index + 1, mover, move, events))
        return [passage for passage in told if passage.events]

    def _first_open_line(self) -> int:
        """The draw that opened the question which not all have answered yet."""
        line = len(self.lines)
        if self.game.is_simultaneous(self.state):
            while line and self.lines[line - 1][0] != NATURE:
                line -= 1
            line = max(line - 1, 0)
        return line

    def _events(self, rows: Sequence[Sequence[int]], seat: int | None, is_open: bool) -> list[dict[str, Any]]:
        events = self.game.story(self.state, rows, seat if is_open else None, whole=not is_open)
        for event in events:  # whoever shares the screen can read it later
            if event["event"] == self.secret:
                event["card"] = None
        return events


def tell(passages: Iterable[Passage]) -> Iterator[Text]:
    """The lines of the story; a round that begins is a heading, an expedition a smaller one."""
    for passage in passages:
        label = str(passage.number)
        for line in sentences(passage.events):
            if line.weight is Weight.ROUND:
                yield Text("")
                yield Text(line.text, "bold")
            elif line.weight is Weight.EXPEDITION:
                yield Text(f"  {line.text}", "bold")
            else:
                yield Text(f"{label:>{NUMBER}}  {line.text}")
                label = ""
