"""One match: the only door through which a table is changed.

The log of moves is the truth and the state is its replay. Person, bot and test all go through
`play`: right seat, right question, readable, legal, apply, log. After any refusal the match is as it was.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from saqqara.match import records
from saqqara.match.fairness import Chance, seed_text
from saqqara.rules.contract import NATURE, Game, Logged, Outcome, game_in, known_game
from saqqara.rules.edition import Edition, default_edition, edition_of_figures, find_edition
from saqqara.rules.errors import (
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalMove,
    MatchOver,
    NotYourTurn,
    SaqqaraError,
    StaleMove,
    shown,
)

WHOLE = object()  # for `record`: everything, not what one seat may know
NATURES = ("seed", "manual")


class Match:
    """A table of one game, from the first draw to the outcome."""

    def __init__(self, edition: Edition, state: Any, header: records.Header, chance: Chance | None) -> None:
        """Use `new`, `from_position` or `from_record`."""
        self.edition = edition
        self.game: Game = game_in(edition)
        self.events: list[dict[str, Any]] = []
        self._state = state
        self._header = header
        self._chance = chance
        self._log: list[Logged] = []
        self._draws: dict[str, int] = {}
        self._rows: list[Sequence[int]] = []
        self._asks: dict[int, int] = {}
        self._questions: dict[int, int] = {}
        self._number_questions(())

    # --- beginnings ---

    @classmethod
    def new(
        cls,
        game: str,
        seats: int = 4,
        *,
        seed: int | str | bytes | None = None,
        nature: str = "seed",
        edition: str | Path | None = None,
        date: str | None = None,
        **options: Any,
    ) -> Match:
        """A fresh match; `nature="manual"` leaves the draws to the caller."""
        box = find_edition(known_game(game), edition)
        face = game_in(box)
        for option in options:
            if option not in face.OPTIONS:
                known = ", ".join(face.OPTIONS) or "none"
                raise SaqqaraError(f"{option}: expected an option of {game} ({known}), got {option!r}")
        state = face.new(seats, **options)
        return cls._begin(box, state, None, seed, nature, date)

    @classmethod
    def from_position(
        cls,
        position: Any,
        seed: int | str | bytes | None = None,
        nature: str = "seed",
        edition: str | Path | None = None,
        date: str | None = None,
    ) -> Match:
        """A match that begins from a position; keys left out are as in a fresh game."""
        if not isinstance(position, dict):
            raise BadPosition(f"position: expected an object, got {type(position).__name__}")
        table = dict(position)
        named = table.pop("edition", None)
        try:
            box = _edition_of(known_game(table.get("game")), named if edition is None else edition)
        except SaqqaraError as trouble:
            raise BadPosition(str(trouble)) from None
        state = game_in(box).from_position(table)
        return cls._begin(box, state, game_in(box).position(state), seed, nature, date)

    @classmethod
    def _begin(
        cls,
        box: Edition,
        state: Any,
        position: dict[str, Any] | None,
        seed: int | str | bytes | None,
        nature: str,
        date: str | None,
    ) -> Match:
        if nature not in NATURES:
            raise SaqqaraError(f"nature: expected one of {', '.join(NATURES)}, got {shown(nature)}")
        chance = Chance(seed_text(seed)) if nature == "seed" else None
        header = records.Header.of(game_in(box), box, state, chance, position, date or _today())
        match = cls(box, state, header, chance)
        match._let_nature_play()
        match._tell()
        return match

    @classmethod
    def from_record(
        cls, text: str, *, seed: int | str | bytes | None = None, edition: str | Path | None = None
    ) -> Match:
        """The match that a record tells of, replayed move by move.

        An unfinished record does not hold its seed. Give it to go on with the same chance; without it a fresh
        seed takes over at the next draw, and the record then says from which move on.
        """
        record = records.read(text)
        match = cls.before(record, edition)
        for line in record.lines:
            match.replay(line)
        record.check_end(match.outcome)
        match._chance = record.chance(seed)
        match._tell()
        return match

    @classmethod
    def before(cls, record: records.Record, edition: str | Path | None = None) -> Match:
        """The match of a record as it stood before the first move."""
        box = record.edition(edition)
        return cls(box, record.first_state(box), record.header, None)

    # --- what is ---

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return int(self._state.seats)

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        """The seats that owe a move now, `(NATURE,)` for a manual draw, `()` when the match is over."""
        return self.game.seats_to_move(self._state)

    @property
    def turn(self) -> int:
        """The number of moves played, nature's included."""
        return len(self._log)

    @property
    def points(self) -> tuple[int, ...]:
        """The score so far."""
        return self.game.points(self._state)

    @property
    def earned(self) -> list[dict[str, int]]:
        """The score of each seat by what earned it."""
        return self.game.earned(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """None, or the end of the match."""
        return self.game.outcome(self._state)

    @property
    def commitment(self) -> str | None:
        """The commitment to the seed, None when nature is manual."""
        return self._header.commitment

    def ask(self, seat: int) -> int | None:
        """The number of the question that the seat has to answer now, None if it owes nothing."""
        return self._asks.get(self._known_seat(seat))

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves, in notation, of the (first) seat to move."""
        if seat is None:
            return self._legal(self.seats_to_move[0]) if self.seats_to_move else []
        return self._legal(self._known_seat(seat))

    def _legal(self, seat: int) -> list[str]:
        return [self.game.describe(self._state, seat, move) for move in self.game.legal(self._state, seat)]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that the seat may know, with its legal moves; None is a spectator."""
        if seat is not None:
            self._known_seat(seat)
        hidden = self.game.hidden_from(self._state, seat)
        masks = self.game.masked_lines(self._state, self._log, seat)
        outcome = self.outcome
        return self._position_of(hidden) | {
            "turn": len(self._log) - sum(mask is None for mask in masks.values()),
            "seat": seat,
            "ask": None if seat is None else self.ask(seat),
            "legal": [] if seat is None else self._legal(seat),
            "events": self.game.story(self._state, self._rows, seat),
            "outcome": None if outcome is None else _outcome_as_json(outcome),
        }

    def position(self) -> dict[str, Any]:
        """The whole table as JSON."""
        return self._position_of(self._state)

    def _position_of(self, state: Any) -> dict[str, Any]:
        """Figures that do not come with Saqqara travel with the position."""
        position = self.game.position(state)
        if self.edition.hash != default_edition(self.edition.game).hash:
            position["edition"] = {"name": self.edition.name, "figures": dict(self.edition.figures)}
        return position

    def state(self, seat: int | object | None = WHOLE) -> Any:
        """A copy of the state: whole, or without what a seat (None: a spectator) may not know."""
        if seat is WHOLE:
            return self._state.copy()
        return self.game.hidden_from(self._state, None if seat is None else self._known_seat(seat))

    def record(self, seat: int | object | None = WHOLE) -> str:
        """The text of the whole game, or what a seat (None: a spectator) may know of it."""
        masks: dict[int, str | None] = {}
        header = self._header
        if seat is not WHOLE:
            viewer = None if seat is None else self._known_seat(seat)
            masks = self.game.masked_lines(self._state, self._log, viewer)
            header = header.hidden_from(viewer, self.edition)
        moves = [
            (line.seat, masks.get(number, line.text) or "")
            for number, line in enumerate(self._log)
            if masks.get(number, line.text) is not None
        ]
        return records.write(header.with_end(self.outcome, self._chance, len(moves)), moves)

    def moves(self) -> list[tuple[int, str]]:
        """The log as (seat, move in notation)."""
        return [(line.seat, line.text) for line in self._log]

    # --- what changes it ---

    def play(self, move: str, seat: int | None = None, ask: int | None = None) -> None:
        """Plays a move in notation for a seat (the first to move if none is given)."""
        if not self.seats_to_move:
            raise MatchOver(f"expected a match that goes on, got {shown(move)} after its end")
        mover = self._mover(seat, ask)
        number = self.game.read(self._state, mover, move)
        if number not in self.game.legal(self._state, mover):
            raise IllegalMove(self._refusal(mover, number))
        self._begin_story()
        self._apply(mover, number)
        self._let_nature_play()
        self._tell()

    def undo(self, seat: int) -> None:
        """Takes back the seat's last move, if the engine vouches for it."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise CannotUndo(f"seat: expected 0 to {self.seats - 1}, got {shown(seat)}")
        if self.outcome is not None:
            raise CannotUndo("expected a match that goes on, got its end: the seed is told, the draws are known")
        line = self.game.undo_line(self._state, self._log, seat)
        log = self._log[:line] + self._log[line + 1 :]
        self._rewind()
        for logged in log:
            self._begin_story()
            self._apply(logged.seat, logged.move, questions=False)
        self._number_questions((seat,))
        if not self.game.is_simultaneous(self._state):
            self._rows = []
        self._tell()

    def _mover(self, seat: int | None, ask: int | None) -> int:
        if seat is None:
            mover = self.seats_to_move[0]
        else:
            mover = NATURE if seat == NATURE and not isinstance(seat, bool) else self._known_seat(seat)
        if ask is not None and self._asks.get(mover) != ask:
            open_question = self._asks.get(mover)
            raise StaleMove(
                f"expected an answer to question {open_question} of seat {mover}, got one to question {ask!r}"
            )
        if mover not in self.seats_to_move:
            expected = " or ".join("nature" if who == NATURE else f"seat {who}" for who in self.seats_to_move)
            raise NotYourTurn(
                f"expected a move of {expected}, got one of {'nature' if mover == NATURE else f'seat {mover}'}"
            )
        return mover

    def _known_seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NotYourTurn(f"seat: expected 0 to {self.seats - 1}, got {shown(seat)}")
        return seat

    def _refusal(self, seat: int, move: int) -> str:
        reason = self.game.why_not(self._state, seat, move)
        moves = self._legal(seat)
        listed = ", ".join(moves[:12]) + (", ..." if len(moves) > 12 else "")
        return f"{self.game.describe(self._state, seat, move)}: {reason}; expected one of {listed}"

    def _begin_story(self) -> None:
        """Events are those of one move; where all move at the same time, all since nature's last draw."""
        if not self.game.is_simultaneous(self._state):
            self._rows = []
        elif self._log and self._log[-1].seat == NATURE:
            self._rows = list(self._state.events)

    def _apply(self, seat: int, move: int, questions: bool = True) -> None:
        """Carries out a legal move and logs it."""
        if seat == NATURE:
            stream = self.game.stream(self._state)
            self._draws[stream] = self._draws.get(stream, 0) + 1
        seen_by = self.game.seen_by(self._state) if seat == NATURE else None
        logged = Logged(seat, move, self.game.describe(self._state, seat, move), seen_by)
        self.game.play(self._state, seat, move)
        self._rows.extend(self._state.events)
        self._log.append(logged)
        if questions:
            self._number_questions((seat,))

    def _let_nature_play(self) -> None:
        while self._chance is not None and self.seats_to_move == (NATURE,):
            self._apply(NATURE, self.drawn_by(self._chance))
        if self._chance is None and self._header.chance != "manual" and self.seats_to_move == (NATURE,):
            self._take_fresh_seed()

    def drawn_by(self, chance: Chance) -> int:
        """The move that nature makes now with this chance."""
        moves = self.game.legal(self._state, NATURE)
        weights = [self.game.weight(self._state, move) for move in moves]
        stream = self.game.stream(self._state)
        return moves[chance.draw(weights, stream, self._draws.get(stream, 0))]

    def _take_fresh_seed(self) -> None:
        """The seed of an unfinished record is not known here: its commitment ends with the moves it has."""
        self._chance = Chance(seed_text(None))
        self._header = self._header.continued(self._chance, len(self._log))
        self._let_nature_play()

    def _rewind(self) -> None:
        self._state = self._header.first_state(self.edition)
        self._log, self._draws, self._rows = [], {}, []

    def replay(self, line: records.Line) -> None:
        """One line of a record, or `BadRecord` that names it."""
        try:
            if line.seat not in self.seats_to_move:
                expected = ", ".join("nature" if who == NATURE else str(who) for who in self.seats_to_move) or "nobody"
                raise BadRecord(
                    f"expected a move of {expected}, got one of {'nature' if line.seat == NATURE else line.seat}"
                )
            move = self.game.read(self._state, line.seat, line.move)
            if move not in self.game.legal(self._state, line.seat):
                raise BadRecord(self._refusal(line.seat, move))
        except SaqqaraError as trouble:
            raise BadRecord(f"line {line.number_in_file} (move {line.number}): {trouble}") from None
        self._begin_story()
        self._apply(line.seat, move)

    # --- questions ---

    def _number_questions(self, answered: tuple[int, ...]) -> None:
        """Gives a new number to each question that was not open before; each seat's are counted apart."""
        owing = self.seats_to_move
        for seat in list(self._asks):
            if seat not in owing or seat in answered:
                del self._asks[seat]
        for seat in owing:
            if seat not in self._asks:
                self._questions[seat] = self._questions.get(seat, 0) + 1
                self._asks[seat] = self._questions[seat]

    def _tell(self) -> None:
        self.events = self.game.story(self._state, self._rows, None, whole=True)


def _edition_of(game: str, named: Any) -> Edition:
    """An edition by name or path, or with its figures as a position carries them."""
    if isinstance(named, dict) and set(named) == {"name", "figures"} and isinstance(named["figures"], dict):
        return edition_of_figures(game, str(named["name"]), named["figures"])
    return find_edition(game, named)


def _outcome_as_json(outcome: Outcome) -> dict[str, Any]:
    return {"places": list(outcome.places), "points": list(outcome.points), "reason": outcome.reason}


def _today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()
