"""One match: the only door through which a table is changed.

The log of moves is the truth and the state is its replay. Person, bot and test all go through
`play`: right seat, right question, readable, legal, apply, log. After any refusal the match is as it was.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from functools import lru_cache
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
    quoted,
)

WHOLE = object()  # for `record`: everything, not what one seat may know
NATURES = ("seed", "manual")


class Match:
    """A table of one game, from the first draw to the outcome."""

    def __init__(self, edition: Edition, state: Any, header: records.Header, chance: Chance | None) -> None:
        """Use `new`, `from_position` or `from_record`."""
        self.edition = edition
        self.game: Game = game_in(edition)
        self.seats = int(state.seats)  # how many the table has
        self._is_shipped = edition.hash == default_edition(edition.game).hash
        self._state = state
        self._header = header
        self._chance = chance
        self._next_seed: int | str | bytes | None = None  # takes over where a record does not tell its seed
        self._log: list[Logged] = []
        self._draws: dict[str, int] = {}
        self._rows: list[Sequence[int]] = []
        self._last_draw = 0, 0  # where its events begin in `_rows`, and its line in the log
        self._told_from = 0
        self._asks: dict[int, int] = {}
        self._questions: dict[int, int] = {}
        self._answers: dict[int, dict[str, int]] = {}  # of open questions, once somebody has asked for them
        self._first_moves: list[int] | None = None  # of the first seat to move, where the last move has told them
        self._insiders: tuple[int, ...] | None = None  # until something changes
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
        entropy: Sequence[str] = (),
        edition: str | Path | Mapping[str, Any] | None = None,
        date: str | None = None,
        **options: Any,
    ) -> Match:
        """A fresh match; `nature="manual"` leaves the draws to the caller. An edition may come with its figures."""
        box = _edition_of(known_game(game), edition)
        face = game_in(box)
        for option in options:
            if option not in face.OPTIONS:
                known = ", ".join(face.OPTIONS) or "none"
                raise SaqqaraError(f"{option}: expected an option of {game} ({known}), got {option!r}")
        state = face.new(seats, **options)
        return cls._begin(box, state, None, _chance_of(nature, seed, entropy), date)

    @classmethod
    def from_position(
        cls,
        position: Any,
        seed: int | str | bytes | None = None,
        nature: str = "seed",
        edition: str | Path | None = None,
        date: str | None = None,
        entropy: Sequence[str] = (),
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
        chance = _chance_of(nature, seed, entropy)
        return cls._begin(box, state, game_in(box).position(state), chance, date)

    @classmethod
    def _begin(
        cls,
        box: Edition,
        state: Any,
        position: dict[str, Any] | None,
        chance: Chance | None,
        date: str | None,
    ) -> Match:
        header = records.Header.of(game_in(box), box, state, chance, position, date or today())
        match = cls(box, state, header, chance)
        match._let_nature_play()
        return match

    @classmethod
    def from_record(
        cls,
        text: str,
        *,
        seed: int | str | bytes | None = None,
        next_seed: int | str | bytes | None = None,
        edition: str | Path | None = None,
    ) -> Match:
        """The match that a record tells of, replayed move by move.

        An unfinished record does not hold its seed. Give it to go on with the same chance; without it `next_seed`,
        or a fresh one, takes over at the next draw, and the record then says from which move on.
        """
        record = records.read(text)
        match = cls.before(record, edition)
        for line in record.lines:
            match.replay(line)
        record.check_end(match.outcome)
        match._chance = record.chance(seed)
        match._next_seed = next_seed
        return match

    @classmethod
    def before(cls, record: records.Record, edition: str | Path | None = None) -> Match:
        """The match of a record as it stood before the first move."""
        box = record.edition(edition)
        return cls(box, record.first_state(box), record.header, None)

    # --- what is ---

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        """The seats that owe a move now, `(NATURE,)` for a manual draw, `()` when the match is over."""
        return self.game.seats_to_move(self._state)

    @property
    def turn(self) -> int:
        """The number of moves played, nature's included."""
        return len(self._log)

    def turn_for(self, seat: int | None) -> int:
        """The number of moves played, as far as the seat may know; None is a spectator."""
        return len(self._log) - self.game.unread_lines(self._state, self._log, seat)

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
        """None, or the end of the match: then nobody is asked anything."""
        return None if self._asks else self.game.outcome(self._state)

    @property
    def commitment(self) -> str | None:
        """The commitment to the seed, None when nature is manual."""
        return self._header.commitment

    @property
    def entropy(self) -> tuple[str, ...]:
        """What the players contributed to the draws."""
        return self._header.entropy

    @property
    def events(self) -> list[dict[str, Any]]:
        """What the last move brought about, everything told."""
        return self.game.story(self._state, self._rows, None, whole=True)

    @property
    def told_from(self) -> int:
        """The turn from which on `events` tell what happened."""
        return self._told_from

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        """What the last move brought about, as far as the seat may know it; None is a spectator."""
        return self.game.story(self._state, self._rows, seat)

    def ask(self, seat: int) -> int | None:
        """The number of the question that the seat has to answer now, None if it owes nothing."""
        return self._asks.get(self._known_seat(seat))

    @property
    def asks(self) -> Mapping[int, int]:
        """The numbers of all open questions, by the seats that owe an answer."""
        return self._asks

    def is_closed(self, seat: int, ask: int) -> bool:
        """Whether that question was put to the seat, and needs no answer any more."""
        return ask <= self._questions.get(self._known_seat(seat), 0) and ask != self._asks.get(seat)

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves, in notation, of the (first) seat to move."""
        if seat is None:
            return list(self._legal(self.seats_to_move[0])) if self.seats_to_move else []
        return list(self._legal(self._known_seat(seat)))

    def _legal(self, seat: int) -> dict[str, int]:
        """The legal moves by their notation. What may be answered stays the same as long as the question is open."""
        if seat not in self._asks:
            return {}
        if seat not in self._answers:
            moves = self._moves_of(seat)
            self._answers[seat] = {self.game.describe(self._state, seat, move): move for move in moves}
        return self._answers[seat]

    def _moves_of(self, seat: int) -> list[int]:
        if self._first_moves is not None and seat == self.seats_to_move[0]:
            return self._first_moves
        return self.game.legal(self._state, seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that the seat may know, with its legal moves; None is a spectator."""
        viewer = None if seat is None else self._known_seat(seat)
        return self._table(viewer, self._known_to(viewer)) | {
            "seat": seat,
            "ask": None if seat is None else self._asks.get(seat),
            "legal": [] if seat is None else list(self._legal(seat)),
        }

    def table(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat sees of the table and what it is worth, the same for all of its audience; None: a spectator."""
        viewer = None if seat is None else self._known_seat(seat)
        known = self._known_to(viewer)
        return self._table(viewer, known) | {"standing": self.game.standing(known)}

    def _table(self, viewer: int | None, known: Any) -> dict[str, Any]:
        outcome = self.outcome
        table = self._position_of(known)
        table["turn"] = self.turn_for(viewer)
        table["events"] = self.told(viewer)
        table["outcome"] = None if outcome is None else outcome_as_json(outcome)
        return table

    def foresee(self, moves: Sequence[str], seat: int, ask: int | None = None) -> list[dict[str, Any]]:
        """What each of these legal moves of a seat will bring, as far as the seat can know it; nothing is played."""
        mover = self.expect_asked(seat, ask)
        self._legal(mover)  # looked up once, not for each move
        numbers = [self._legal_move(mover, move) for move in moves]
        known = self.game.hidden_from(self._state, mover)
        return [
            {"move": self.game.describe(known, mover, number), **self.game.foresee(known, mover, number)}
            for number in numbers
        ]

    def expect_asked(self, seat: int, ask: int | None = None) -> int:
        """The seat, if it owes an answer to that very question now; else a refusal."""
        if not self._asks:
            raise MatchOver("expected a match that goes on, got one that is over")
        return self._mover(self._known_seat(seat), ask)

    def audiences(self) -> list[tuple[int | None, ...]]:
        """Who sees the same table now: spectators (None) first, with all seats that see no more than they do."""
        return list(_audiences(self.seats, self._seats_inside()))

    def _seats_inside(self) -> tuple[int, ...]:
        if self._insiders is None:
            self._insiders = self.game.insiders(self._state, self._rows)
        return self._insiders

    def _known_to(self, seat: int | None) -> Any:
        """The state as a viewer may know it, to be read only: where nothing is hidden it is the state itself."""
        insiders = self._seats_inside()
        if not insiders or insiders == (seat,):
            return self._state
        return self.game.hidden_from(self._state, seat)

    def position(self) -> dict[str, Any]:
        """The whole table as JSON."""
        return self._position_of(self._state)

    def _position_of(self, state: Any) -> dict[str, Any]:
        """Figures that do not come with Saqqara travel with the position."""
        position = self.game.position(state)
        if not self._is_shipped:
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

    def moves(self, since: int = 0) -> list[tuple[int, str]]:
        """The log as (seat, move in notation), from a turn on."""
        return [(line.seat, line.text) for line in self._log[since:]]

    def masks(self, seat: int | None) -> dict[int, str | None]:
        """The lines of the log that a seat (None: a spectator) may not read: what it reads there, None: no line."""
        viewer = None if seat is None else self._known_seat(seat)
        return self.game.masked_lines(self._state, self._log, viewer)

    def position_of(self, seat: int | None) -> dict[str, Any]:
        """The table as JSON, as far as a seat (None: a spectator) may know it."""
        return self._position_of(self._known_to(None if seat is None else self._known_seat(seat)))

    # --- what changes it ---

    def play(self, move: str, seat: int | None = None, ask: int | None = None) -> None:
        """Plays a move in notation for a seat (the first to move if none is given)."""
        if not self._asks:
            raise MatchOver(f"expected a match that goes on, got {quoted(move)} after its end")
        mover = self._mover(seat, ask)
        number = self._legal_move(mover, move)
        self._begin_story()
        self._apply(mover, number)
        self._let_nature_play()

    def undo(self, seat: int) -> None:
        """Takes back the seat's last move, if the engine vouches for it."""
        line = self._undo_line(seat)
        self._play_again(self._log[:line] + self._log[line + 1 :])
        self._number_questions((seat,))

    def _undo_line(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise CannotUndo(f"seat: expected 0 to {self.seats - 1}, got {quoted(seat)}")
        if self.outcome is not None:
            raise CannotUndo("expected a match that goes on, got its end: the seed is told, the draws are known")
        return self.game.undo_line(self._state, self._log, seat)

    def may_undo(self, seat: int) -> bool:
        """Whether `undo` would take back the seat's last move."""
        return seat in self.undoers

    @property
    def undoers(self) -> list[int]:
        """The seats whose last move `undo` would take back."""
        moved = []  # since nature's last draw: nobody else can take anything back
        for line in reversed(self._log):
            if line.seat == NATURE:
                break
            if line.seat not in moved:
                moved.append(line.seat)
            if not self.game.is_simultaneous(self._state):
                break  # outside of such steps only the last line of all can be taken back
        return [seat for seat in moved if self._has_undo_line(seat)]

    def _has_undo_line(self, seat: int) -> bool:
        try:
            self._undo_line(seat)
        except CannotUndo:
            return False
        return True

    def take_back(self, turn: int) -> None:
        """Takes back every move after the first `turn` lines of the log, whatever came to light: all have agreed.

        The draws are counted anew, so where nature draws again the same cards fall. Other cards would not follow
        from the seed, and the record could not be verified against its one commitment.
        """
        if self.outcome is not None:
            raise CannotUndo("expected a match that goes on, got its end: the seed is told, the draws are known")
        if isinstance(turn, bool) or not isinstance(turn, int) or not 0 <= turn < len(self._log):
            raise CannotUndo(f"turn: expected 0 to {len(self._log) - 1} lines to keep, got {quoted(turn)}")
        if self._log[turn].seat == NATURE and self._header.chance != records.MANUAL:
            raise CannotUndo(f"turn: expected a cut before a seat's move, got {turn}, before a draw of nature")
        self._play_again(self._log[:turn])
        self._header = self._header.cut(turn)
        self._number_questions(tuple(self._asks))

    def last_turn_of(self, seat: int) -> int | None:
        """How many lines stand before the seat's latest one: what `take_back` is given for it; None if it has none."""
        self._known_seat(seat)
        for turn in range(len(self._log) - 1, -1, -1):
            if self._log[turn].seat == seat:
                return turn
        return None

    def _play_again(self, log: Sequence[Logged]) -> None:
        """The table as it is after these lines. Questions keep their numbers until they are numbered again."""
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

    def _legal_move(self, seat: int, move: str) -> int:
        """The number of a move that a seat says, or a refusal."""
        answers = self._answers.get(seat, {})
        if isinstance(move, str) and move in answers:
            return answers[move]
        number = self.game.read(self._state, seat, move)
        if number not in self._moves_of(seat):
            raise IllegalMove(self._refusal(seat, number))
        return number

    def _mover(self, seat: int | None, ask: int | None) -> int:
        if seat is None:
            mover = self.seats_to_move[0]
        else:
            mover = NATURE if seat == NATURE and not isinstance(seat, bool) else self._known_seat(seat)
        if ask is not None and self._asks.get(mover) != ask:
            asked = f"an answer to question {self._asks[mover]}" if mover in self._asks else "no answer now"
            raise StaleMove(f"expected {asked} of seat {mover}, got one to question {quoted(ask)}")
        if mover not in self._asks:
            expected = " or ".join("nature" if who == NATURE else f"seat {who}" for who in self.seats_to_move)
            raise NotYourTurn(
                f"expected a move of {expected}, got one of {'nature' if mover == NATURE else f'seat {mover}'}"
            )
        return mover

    def _known_seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NotYourTurn(f"seat: expected 0 to {self.seats - 1}, got {quoted(seat)}")
        return seat

    def _refusal(self, seat: int, move: int) -> str:
        reason = self.game.why_not(self._state, seat, move)
        moves = list(self._legal(seat))
        listed = ", ".join(moves[:12]) + (", ..." if len(moves) > 12 else "")
        return f"{self.game.describe(self._state, seat, move)}: {reason}; expected one of {listed}"

    def _begin_story(self) -> None:
        """Events are those of one move; where all move at the same time, what led there stays until all have moved.

        Were it gone with the first move, everybody could see the moment of a move that nobody may know of yet.
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
            first, self._told_from = self._last_draw  # all have moved: their story begins with nature's last draw
            self._rows = self._rows[first:]
        self._log.append(logged)
        if questions:
            self._number_questions((seat,))

    def _let_nature_play(self) -> None:
        while self._chance is not None and NATURE in self._asks:
            self._apply(NATURE, self.drawn_by(self._chance))
        if self._chance is None and self._header.chance != records.MANUAL and NATURE in self._asks:
            self._take_fresh_seed()

    def drawn_by(self, chance: Chance) -> int:
        """The move that nature makes now with this chance."""
        moves = self._moves_of(NATURE)
        weights = [self.game.weight(self._state, move) for move in moves]
        stream = self.game.stream(self._state)
        return moves[chance.draw(weights, stream, self._draws.get(stream, 0))]

    def _take_fresh_seed(self) -> None:
        """The seed of an unfinished record is not known here: its commitment ends with the moves it has."""
        self._chance = Chance(seed_text(self._next_seed), self._header.entropy)
        self._header = self._header.continued(self._chance, len(self._log))
        self._let_nature_play()

    def replay(self, line: records.Line) -> None:
        """One line of a record, or `BadRecord` that names it."""
        try:
            if line.seat not in self.seats_to_move:
                expected = ", ".join("nature" if who == NATURE else str(who) for who in self.seats_to_move) or "nobody"
                raise BadRecord(
                    f"expected a move of {expected}, got one of {'nature' if line.seat == NATURE else line.seat}"
                )
            move = self._legal_move(line.seat, line.move)
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
                self._answers.pop(seat, None)
        for seat in owing:
            if seat not in self._asks:
                self._questions[seat] = self._questions.get(seat, 0) + 1
                self._asks[seat] = self._questions[seat]


def _chance_of(nature: str, seed: int | str | bytes | None, entropy: Sequence[str]) -> Chance | None:
    """The draws of a match that begins, None where the caller plays them."""
    if nature not in NATURES:
        raise SaqqaraError(f"nature: expected one of {', '.join(NATURES)}, got {quoted(nature)}")
    if nature == "seed":
        return Chance(seed_text(seed), entropy)
    if entropy:
        raise SaqqaraError(f"entropy: expected none with manual nature, got {quoted(entropy)}")
    return None


def _edition_of(game: str, named: Any) -> Edition:
    """An edition by name or path, or with its figures as a position carries them."""
    if isinstance(named, dict) and set(named) == {"name", "figures"} and isinstance(named["figures"], dict):
        return edition_of_figures(game, str(named["name"]), named["figures"])
    return find_edition(game, named)


@lru_cache(maxsize=256)
def _audiences(seats: int, insiders: tuple[int, ...]) -> tuple[tuple[int | None, ...], ...]:
    outsiders = [seat for seat in range(seats) if seat not in insiders]
    return (None, *outsiders), *[(seat,) for seat in insiders]


def outcome_as_json(outcome: Outcome) -> dict[str, Any]:
    """The end of a match as views and tables show it."""
    return {"places": list(outcome.places), "points": list(outcome.points), "reason": outcome.reason}


def today() -> str:
    """The day of a match that begins now, as its record has it."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()
