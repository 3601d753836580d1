"""The story of a game: each move with what followed from it, in words, under the heading of its round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.text import Text

from saqqara.cli.terminal.face import Face
from saqqara.cli.terminal.sentences import Event, Passage, Weight
from saqqara.match.match import Match
from saqqara.match.records import Record
from saqqara.rules.contract import NATURE

NUMBER_WIDTH = 5


class Chronicle:
    """Replays a match beside it and keeps the events of every move, for whoever may know them."""

    def __init__(self, record: Record, match: Match, public: Callable[[Event], Event]) -> None:
        """`public` takes what only one seat may know out of an event."""
        self.game = match.game
        self.public = public
        self.state = record.first_state(match.edition)
        self.lines: list[tuple[int, str, list[Sequence[int]]]] = []  # seat, move, events as rows of numbers
        self.follow([(line.seat, line.move) for line in record.lines])

    def follow(self, moves: Sequence[tuple[int, str]]) -> None:
        """Takes all moves of the match and plays those that are new."""
        for seat, move in moves[len(self.lines) :]:
            self.game.play(self.state, seat, self.game.read(self.state, seat, move))
            self.lines.append((seat, move, list(self.state.events)))

    def passages(self, seat: int | None = None, whole: bool = False) -> list[Passage]:
        """Returns what a seat may know, or everything: also the open answers of a simultaneous step."""
        open_from = len(self.lines) if whole else self._first_open_line()
        passages: list[Passage] = []
        for index, (mover, move, rows) in enumerate(self.lines):
            events = self._events(rows, seat, is_open=index >= open_from)
            if passages and mover == NATURE:
                last = passages[-1]
                passages[-1] = Passage(last.number, last.seat, last.move, [*last.events, *events])
            else:
                passages.append(Passage(index + 1, mover, move, events))
        return [passage for passage in passages if passage.events]

    def events_of(self, line: int) -> list[Event]:
        """Returns what one line of a game that is over brought; the first line is 0."""
        return self._events(self.lines[line][2], None, is_open=False)

    def _first_open_line(self) -> int:
        """Returns the line of the draw before a simultaneous step that not all have answered; else the end."""
        line = len(self.lines)
        if self.game.is_simultaneous(self.state):
            while line and self.lines[line - 1][0] != NATURE:
                line -= 1
            line = max(line - 1, 0)
        return line

    def _events(self, rows: Sequence[Sequence[int]], seat: int | None, is_open: bool) -> list[Event]:
        """Returns events in words, without secrets: others may read them later on the same screen."""
        events = self.game.story(self.state, rows, seat if is_open else None, whole=not is_open)
        return [self.public(event) for event in events]


def story_lines(passages: Iterable[Passage], face: Face) -> Iterator[Text]:
    """Yields the lines of the story; the first sentence of a move stands behind its number."""
    for passage in passages:
        label = str(passage.number)
        for line in face.sentences(passage.events):
            if line.weight is Weight.HEADING:
                yield Text("")
                yield Text(line.text, "bold")
            elif line.weight is Weight.SUBHEADING:
                yield Text(f"  {line.text}", "bold")
            else:
                yield Text(f"{label:>{NUMBER_WIDTH}}  {line.text}")
                label = ""
