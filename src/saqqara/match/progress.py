"""The progress of a match: its state, its log, its open questions and the events of its last move.

The log is the truth and the state is its replay. This module checks and carries out single moves; `views.py` says who
may see what of them, and `match.py` is the public door.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saqqara.match import records
from saqqara.match.fairness import Chance, chance_of, seed_text
from saqqara.rules.contract import NATURE, Game, Logged, game_in
from saqqara.rules.edition import Edition, default_edition
from saqqara.rules.errors import IllegalMove, NotYourTurn, StaleMove, quoted


class Progress:
    """Carries out moves, logs them and numbers the questions that they open."""

    def __init__(self, edition: Edition, state: Any, header: records.Header, chance: Chance | None) -> None:
        self.edition = edition
        self.game: Game = game_in(edition)
        self.seats = int(state.seats)  # how many the table has
        self._is_shipped = edition.hash == default_edition(edition.game).hash  # the default edition
        self._state = state
        self._header = header
        self._chance = chance
        self._next_seed: int | str | bytes | None = None  # takes over when a record does not hold its seed
        self._log: list[Logged] = []
        self._draws: dict[str, int] = {}  # number of draws so far, by stream
        self._rows: list[Sequence[int]] = []  # events of the last move
        self._last_draw = 0, 0  # of nature: the index of its first event in `_rows`, and its line in the log
        self._told_from = 0  # the line of the log from which on `_rows` has the events
        self._asks: dict[int, int] = {}  # the numbers of the open questions, by seat
        self._questions: dict[int, int] = {}  # the number of the latest question, by seat
        self._answers: dict[int, dict[str, int]] = {}  # legal moves of open questions, once they were asked for
        self._first_moves: list[int] | None = None  # of the first seat to move, as far as the last move gave them
        self._insiders: tuple[int, ...] | None = None  # cached until the next move
        self._number_questions(())

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        """The seats that owe a move now, `(NATURE,)` for a manual draw, `()` when the match is over."""
        return self.game.seats_to_move(self._state)

    def _known_seat(self, seat: object) -> int:
        """The seat, or a refusal if the match has no such seat."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NotYourTurn(f"seat: expected 0 to {self.seats - 1}, got {quoted(seat)}")
        return seat

    def _known_mover(self, seat: object) -> int:
        """The seat, or nature, or a refusal if the match has no such seat."""
        return NATURE if seat == NATURE and not isinstance(seat, bool) else self._known_seat(seat)

    # --- questions ---

    def _number_questions(self, answered: tuple[int, ...]) -> None:
        """Closes questions that are answered or void, and gives a new number to each question that is opened.

        Each seat's questions are counted apart: a simultaneous move of another seat changes none of its numbers.
        """
        owing = self.seats_to_move
        for seat in list(self._asks):
            if seat not in owing or seat in answered:
                del self._asks[seat]
                self._answers.pop(seat, None)
        for seat in owing:
            if seat not in self._asks:
                self._questions[seat] = self._questions.get(seat, 0) + 1
                self._asks[seat] = self._questions[seat]

    def _mover(self, seat: int | None, ask: int | None) -> int:
        """The seat that answers, or a refusal if it owes no answer, or none to question `ask`."""
        mover = self.seats_to_move[0] if seat is None else self._known_mover(seat)
        if ask is not None and self._asks.get(mover) != ask:
            expected = f"an answer to question {self._asks[mover]}" if mover in self._asks else "no answer now"
            raise StaleMove(f"expected {expected} of seat {mover}, got one to question {quoted(ask)}")
        if mover not in self._asks:
            expected = " or ".join("nature" if who == NATURE else f"seat {who}" for who in self.seats_to_move)
            raise NotYourTurn(
                f"expected a move of {expected}, got one of {'nature' if mover == NATURE else f'seat {mover}'}"
            )
        return mover

    # --- legal moves ---

    def _legal(self, seat: int) -> dict[str, int]:
        """The legal moves by their notation; cached, because they stay the same while the question is open."""
        if seat not in self._asks:
            return {}
        if seat not in self._answers:
            moves = self._moves_of(seat)
            self._answers[seat] = {self.game.describe(self._state, seat, move): move for move in moves}
        return self._answers[seat]

    def _moves_of(self, seat: int) -> list[int]:
        """The legal moves as numbers."""
        if self._first_moves is not None and seat == self.seats_to_move[0]:
            return self._first_moves
        return self.game.legal(self._state, seat)

    def _legal_move(self, seat: int, move: str) -> int:
        """The number of a move in notation, or a refusal."""
        answers = self._answers.get(seat, {})
        if isinstance(move, str) and move in answers:
            return answers[move]
        number = self.game.read(self._state, seat, move)
        if number not in self._moves_of(seat):
            raise IllegalMove(self._why_illegal(seat, number))
        return number

    def _why_illegal(self, seat: int, move: int) -> str:
        reason = self.game.why_not(self._state, seat, move)
        moves = list(self._legal(seat))
        listed = ", ".join(moves[:12]) + (", ..." if len(moves) > 12 else "")
        return f"{self.game.describe(self._state, seat, move)}: {reason}; expected one of {listed}"

    # --- moves ---

    def _begin_story(self) -> None:
        """Drops the events of the last move before the next one is carried out.

        While all seats move at the same time they are kept until all have moved: their disappearance would show
        everybody that a secret move was made.
        """
        if not self.game.is_simultaneous(self._state):
            self._rows, self._told_from = [], len(self._log)

    def _apply(self, seat: int, move: int, questions: bool = True) -> None:
        """Carries out a legal move and logs it."""
        if seat == NATURE:
            stream = self.game.stream(self._state)
            self._draws[stream] = self._draws.get(stream, 0) + 1
            self._last_draw = len(self._rows), len(self._log)
        is_hidden = self.game.is_simultaneous(self._state)
        seen_by = self.game.seen_by(self._state) if seat == NATURE else None
        logged = Logged(seat, move, self.game.describe(self._state, seat, move), seen_by)
        self._first_moves, self._insiders = self.game.play(self._state, seat, move), None
        self._rows.extend(self._state.events)
        if is_hidden and not self.game.is_simultaneous(self._state):
            first, self._told_from = self._last_draw  # all have moved: show everything since nature's last draw
            self._rows = self._rows[first:]
        self._log.append(logged)
        if questions:
            self._number_questions((seat,))

    def _rebuild(self, log: Sequence[Logged]) -> None:
        """Replays these lines from the first state. Questions keep their numbers: the caller numbers them anew."""
        self._state = self._header.first_state(self.edition)
        self._first_moves = None
        self._log, self._draws, self._rows = [], {}, []
        self._told_from = 0
        for logged in log:
            if logged.seat != NATURE:
                self._begin_story()
            self._apply(logged.seat, logged.move, questions=False)
        if not self.game.is_simultaneous(self._state):
            self._rows, self._told_from = [], len(self._log)
        self._insiders = None

    # --- nature ---

    def _let_nature_play(self) -> None:
        """Makes all draws that are due, unless the caller makes them (manual nature)."""
        while self._chance is not None and NATURE in self._asks:
            self._apply(NATURE, self.drawn_by(self._chance))
        if self._chance is None and self._header.chance != records.MANUAL and NATURE in self._asks:
            self._take_fresh_seed()

    def drawn_by(self, chance: Chance) -> int:
        """The move that nature makes now with this chance."""
        moves = self._moves_of(NATURE)
        weights = [self.game.weight(self._state, move) for move in moves]
        stream = self.game.stream(self._state)

        def in_notation(index: int) -> str:
            return self.game.describe(self._state, NATURE, moves[index])

        return moves[chance.draw(weights, stream, self._draws.get(stream, 0), in_notation)]

    def _take_fresh_seed(self) -> None:
        """Goes on with a new seed after an unfinished record, which does not hold its own."""
        self._chance = chance_of(self._header.chance, seed_text(self._next_seed), self._header.entropy)
        self._header = self._header.continued(self._chance, len(self._log))
        self._let_nature_play()
