"""The story of a game: each move with what followed from it, in words, under the heading of its round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from saqqara.cli.words import sentences
from saqqara.match.match import Match
from saqqara.match.records import Record
from saqqara.rules.contract import NATURE

NUMBER = 5  # columns of a move's number


@dataclass(frozen=True)
class Passage:
    """One move of a seat with nature's draws after it; the opening draws are a passage of nature."""

    number: int
    seat: int
    move: str
    events: Sequence[Mapping[str, Any]]


def tell(passages: Iterable[Passage]) -> Iterator[Text]:
    """The lines of the story; a round that begins is a heading."""
    for passage in passages:
        label = str(passage.number)
        for sentence in sentences(passage.events):
            if sentence.startswith("Round ") and " begins" in sentence:
                yield Text("")
                yield Text(sentence, "bold")
                continue
            yield Text(f"{label:>{NUMBER}}  {sentence}")
            label = ""


def passages_of(record: Record, match: Match) -> Iterator[Passage]:
    """Replays a record on its first table: each seat's move together with the draws after it."""
    passage: Passage | None = None
    for line in record.lines:
        match.replay(line)
        events = match.view(None)["events"]
        if passage is not None and line.seat == NATURE:
            passage = Passage(passage.number, passage.seat, passage.move, [*passage.events, *events])
            continue
        if passage is not None:
            yield passage
        passage = Passage(line.number, line.seat, line.move, events)
    if passage is not None:
        yield passage
