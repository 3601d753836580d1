"""A review beside its game: who won, what each line brought in words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from saqqara.cli.terminal.chronicle import Chronicle
from saqqara.cli.terminal.face import Face
from saqqara.cli.terminal.faces import face_of, title_of
from saqqara.cli.terminal.sentences import Event, Line, Weight
from saqqara.cli.terminal.standings import verdict
from saqqara.match import records
from saqqara.match.match import Match
from saqqara.review.model import Decision, Review
from saqqara.rules.contract import Outcome
from saqqara.rules.edition import Edition


@dataclass(frozen=True)
class Reviewed:
    """A game that is over, and its review."""

    review: Review
    outcome: Outcome
    chronicle: Chronicle

    @classmethod
    def of(cls, text: str, review: Review, edition: str | Edition | None = None) -> Reviewed:
        """Replays the record of a review."""
        record = records.read(text)
        match = Match.before(record, edition)
        for line in record.lines:
            match.replay(line)
        assert match.outcome is not None, "reviewed although the game is not over"
        # The game is over: nothing is secret.
        return cls(review, match.outcome, Chronicle(record, match, lambda event: event))

    @property
    def title(self) -> str:
        """The name of the game."""
        return title_of(self.review.game)

    @property
    def verdict(self) -> str:
        """Who won, and why."""
        return verdict(self.outcome)

    @property
    def face(self) -> Face:
        """How the terminal shows the game."""
        return face_of(self.review.game)

    @cached_property
    def decisions(self) -> dict[int, Decision]:
        """The decisions, by the turn of the moment after them."""
        return {decision.turn + 1: decision for decision in self.review.decisions}

    def played_and_best(self, decision: Decision) -> tuple[str, str]:
        """The move that was made and the best one, in words; with their notation where the words are the same."""
        played, best = self.face.retold(decision.move), self.face.retold(decision.best)
        if played == best and decision.move != decision.best:
            return f"{played} ({decision.move})", f"{best} ({decision.best})"
        return played, best

    def drawn(self, turn: int) -> str:
        """What nature's line before a moment brought, in words; of cards dealt in secret all those of their seat."""
        lines = self.face.sentences(self._dealt(turn))
        plain = [line.text for line in lines if line.weight is not Weight.HEADING] or [line.text for line in lines]
        return " ".join(plain) or str(self.review.moments[turn].move)

    def _dealt(self, turn: int) -> list[Event]:
        events = self.chronicle.events_of(turn - 1)
        seat, first = next((event["seat"] for event in events if "seat" in event), None), turn - 1
        while seat is not None and first > 0 and self._is_secret(first + 1):
            first -= 1
        dealt = [event for line in range(first, turn - 1) for event in self.chronicle.events_of(line)]
        return [event for event in dealt if event.get("seat") == seat] + events

    def _is_secret(self, turn: int) -> bool:
        """Whether the line before a moment is a draw that a spectator learnt nothing by."""
        before, after = self.review.moments[turn - 1 : turn + 1]
        return after.is_draw and after.wins == before.wins

    def headings(self, turn: int) -> list[str]:
        """The headings that the line before a moment opens, as in `Round 3`."""
        return [line.text for line in self._told(turn) if line.weight is Weight.HEADING]

    def _told(self, turn: int) -> list[Line]:
        return self.face.sentences(self.chronicle.events_of(turn - 1))
