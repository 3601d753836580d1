"""Plays a lesson through the rules. Nothing is kept: what completed the steps so far says where the learner stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from saqqara.match.match import Match
from saqqara.rules.errors import SaqqaraError, UnreadableMove, quoted
from saqqara.school import FIXED_DATE
from saqqara.school.lessons.model import Lesson, Step, is_like
from saqqara.school.lessons.reading import BadLesson

LEARNER = 0  # the learner's seat
NEXT = "next"  # completes a step that is only read
Kind = Literal["next", "do", "over"]
_RULE_NUMBER = re.compile(r"\(([A-Z]\d+\.\d+)")


@dataclass(frozen=True)
class Answer:
    """What the lesson says to a move. `text` is the id of a message."""

    is_right: bool
    text: str
    rule: str | None
    move: str
    words: str | None = None  # of the lesson's file, where the locales have no such message


@dataclass(frozen=True)
class Place:
    """Where a learner stands in a lesson, with the match as it is there."""

    lesson: Lesson
    match: Match
    completed: tuple[str, ...]  # what completed each step so far
    events: list[dict[str, Any]]  # what happened with the step before
    answer: Answer | None = None  # to the latest try

    @property
    def step(self) -> Step | None:
        """Returns the present step, None after the last one."""
        steps = self.lesson.steps
        return steps[len(self.completed)] if len(self.completed) < len(steps) else None

    @property
    def kind(self) -> Kind:
        """Returns whether the learner reads on, has to make a move, or is done."""
        if self.step is None:
            return "over"
        return "do" if self.step.do else "next"

    @property
    def text(self) -> str:
        """Returns the id of what the lesson says here."""
        return "lesson-over" if self.step is None else f"{self.lesson.id}-{len(self.completed) + 1}"

    @property
    def words(self) -> str | None:
        """Returns what the file itself says here, where the locales have no message for it."""
        return None if self.step is None else self.step.text

    @property
    def legal(self) -> list[str]:
        """Returns the moves that the rules allow."""
        return self.match.legal(LEARNER) if LEARNER in self.match.asks else []

    @property
    def right(self) -> list[str]:
        """Returns the legal moves that complete the step, as its file orders their patterns."""
        if self.step is None:
            return []
        found = [move for pattern in self.step.do for move in self.legal if is_like(move, [pattern])]
        return [move for move in dict.fromkeys(found) if self.step.label_of(move) is None]

    @property
    def solution(self) -> str | None:
        """Returns the move that completes the step for a learner who asks to be shown it."""
        return self.right[0] if self.right else None


def place_after(lesson: Lesson, completed: Sequence[str]) -> Place:
    """Returns the place that a learner reaches with what completed each step."""
    if len(completed) > len(lesson.steps):
        raise SaqqaraError(f"done: expected at most {len(lesson.steps)} steps of {lesson.path}, got {len(completed)}")
    place = _checked(Place(lesson, _first_match(lesson), (), []))
    for number, input in enumerate(completed):
        if not _completes(place, input):
            raise SaqqaraError(f"done[{number}]: expected {_expected(place)}, got {quoted(input)}")
        place = _completed(place, input)
    return place


def attempt(lesson: Lesson, completed: Sequence[str], move: str) -> Place:
    """Returns the place after a try at the present step: the next one, or the same with an answer that says why not."""
    place = place_after(lesson, completed)
    if place.step is None:
        raise SaqqaraError(f"move: expected none after the last step of {lesson.path}, got {quoted(move)}")
    words = " ".join(move.split())
    if place.kind == "next":
        return _completed(place, words) if words == NEXT else replace(place, answer=_not_yet(words))
    try:
        move = _as_written(place, words)
    except UnreadableMove:
        raise
    except SaqqaraError as refusal:
        return replace(place, answer=_illegal(place, words, str(refusal)))
    if _completes(place, move):
        return replace(_completed(place, move), answer=Answer(True, "lesson-right", None, move))
    return replace(place, answer=_wrong(place, move))


def all_places(lesson: Lesson) -> Iterator[Place]:
    """Yields every place that can be reached in a lesson."""
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        place = place_after(lesson, waiting.pop())
        yield place
        if place.kind != "over":
            waiting += [(*place.completed, input) for input in place.right or [NEXT]]


def _first_match(lesson: Lesson) -> Match:
    try:
        return Match.from_position(lesson.position, nature="manual", date=FIXED_DATE)
    except SaqqaraError as trouble:
        raise BadLesson(f"{lesson.path}: position: {trouble}") from None


def _checked(place: Place) -> Place:
    """Returns the place, unless its step waits for a move that the rules do not allow."""
    if place.kind == "do" and not place.right:
        assert place.step is not None
        expected = " or ".join(place.step.do)
        raise BadLesson(f"{_where(place)}: expected {expected} among the legal moves, got {', '.join(place.legal)}")
    return place


def _where(place: Place) -> str:
    return f"{place.lesson.path}, step {len(place.completed) + 1}"


# --- completing a step ---


def _completes(place: Place, input: str) -> bool:
    return input in place.right if place.kind == "do" else input == NEXT


def _expected(place: Place) -> str:
    return f"one of {', '.join(place.right)}" if place.kind == "do" else repr(NEXT)


def _completed(place: Place, input: str) -> Place:
    """Returns the place after the step and what others and nature do then. The match of the place goes on with it."""
    step = place.step
    assert step is not None
    events = EventRecorder(place.match)
    if step.do:
        events.play(input, LEARNER)
    for line, (seat, move) in zip(step.then, step.script, strict=True):
        try:
            events.play(move, seat)
        except SaqqaraError as refusal:
            raise BadLesson(f"{_where(place)}: then {line!r}: {refusal}") from None
    return _checked(Place(place.lesson, place.match, (*place.completed, input), events.all))


class EventRecorder:
    """Plays moves and records the events that the learner may know."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._first, self._known = match.turn, match.told(LEARNER)
        self._since: dict[int, list[dict[str, Any]]] = {}  # by the turn that they begin with

    def play(self, move: str, seat: int) -> None:
        """Plays a move. Where all mark at the same time, the match tells everything again when all have marked."""
        self._match.play(move, seat=seat)
        since, told = self._match.told_from, self._match.told(LEARNER)
        if since < self._first and told[: len(self._known)] == self._known:
            told = told[len(self._known) :]
        self._since = {turn: events for turn, events in self._since.items() if turn < since} | {since: told}

    @property
    def all(self) -> list[dict[str, Any]]:
        """Returns everything so far, in order."""
        return [event for events in self._since.values() for event in events]


# --- answers ---


def _as_written(place: Place, words: str) -> str:
    """Returns the move as the notation writes it."""
    game, state = place.match.game, place.match.state()
    return game.describe(state, LEARNER, game.read(state, LEARNER, words))


def _not_yet(words: str) -> Answer:
    return Answer(False, "lesson-read-on", None, words)


def _wrong(place: Place, move: str) -> Answer:
    """Returns the answer to a move that does not complete the step."""
    if move not in place.legal:
        try:
            place.match.play(move, seat=LEARNER)
        except SaqqaraError as refusal:
            return _illegal(place, move, str(refusal))
    return _labelled(place, move) or Answer(False, "lesson-wrong-move", None, move)


def _illegal(place: Place, move: str, refusal: str) -> Answer:
    """Returns the answer to a move that the rules forbid, with the number of the rule where the refusal names one."""
    named = _RULE_NUMBER.search(refusal)
    rule = named[1] if named else None
    text = f"lesson-illegal-{rule.replace('.', '-')}" if rule in place.lesson.course.explained else "lesson-illegal"
    return _labelled(place, move, is_illegal=True) or Answer(False, text, rule, move)


def _labelled(place: Place, move: str, is_illegal: bool = False) -> Answer | None:
    """Returns the answer that the step has for such a move."""
    assert place.step is not None
    label = place.step.label_of(move, is_illegal)
    if label is None:
        return None
    wrong = place.step.wrong[label]
    return Answer(False, f"{place.text}-wrong-{label}", wrong.rule, move, wrong.text)
