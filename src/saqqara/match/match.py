"""One match: the only way to change a game.

Person, bot and test all go through `play`: right seat, right question, readable, legal, then the move is applied and
logged. After any error the match is unchanged.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from saqqara.match import records
from saqqara.match.fairness import Chance, ChanceForAll, seed_text
from saqqara.match.record_faults import FaultyRecord
from saqqara.match.views import Views
from saqqara.rules.contract import NATURE, check_options, game_in, known_game
from saqqara.rules.edition import Edition, edition_from_json
from saqqara.rules.errors import BadPosition, BadRecord, CannotUndo, MatchOver, SaqqaraError, quoted

NATURES = ("seed", "for all", "manual")


class Match(Views):
    """A match of one game, from the first draw to the outcome. Made by `new`, `from_position` or `from_record`."""

    # --- how a match begins ---

    @classmethod
    def new(
        cls,
        game: str,
        seats: int = 4,
        *,
        seed: int | str | bytes | None = None,
        nature: str = "seed",
        entropy: Sequence[str] = (),
        edition: str | Path | Edition | Mapping[str, Any] | None = None,
        date: str | None = None,
        **options: Any,
    ) -> Match:
        """A fresh match. `nature="manual"` leaves the draws to the caller; `"for all"` is for matches to be compared.

        `edition` is a name, a path, an `Edition`, or an object with its name and figures.
        """
        box = edition_from_json(known_game(game), edition)
        rules = game_in(box)
        check_options(rules, options)
        state = rules.new(seats, **options)
        return cls._begin(box, state, None, _chance_of(nature, seed, entropy), date)

    @classmethod
    def from_position(
        cls,
        position: Any,
        seed: int | str | bytes | None = None,
        nature: str = "seed",
        edition: str | Path | Edition | None = None,
        date: str | None = None,
        entropy: Sequence[str] = (),
    ) -> Match:
        """A match that begins from a position; keys left out take the value of a fresh game."""
        if not isinstance(position, dict):
            raise BadPosition(f"position: expected an object, got {type(position).__name__}")
        fields = dict(position)
        named = fields.pop("edition", None)
        try:
            box = edition_from_json(known_game(fields.get("game")), named if edition is None else edition)
        except SaqqaraError as failure:
            raise BadPosition(str(failure)) from None
        state = game_in(box).from_position(fields)
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
        edition: str | Path | Edition | None = None,
    ) -> Match:
        """The match of a record, replayed move by move.

        An unfinished record does not hold its seed. With `seed` the draws go on as committed to; without it
        `next_seed`, or a fresh seed, takes over at the next draw, and the header then says from which move on.
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
    def before(cls, record: records.Record, edition: str | Path | Edition | None = None) -> Match:
        """The match of a record as it stood before the first move."""
        box = record.edition(edition)
        return cls(box, record.first_state(box), record.header, None)

    # --- moves ---

    def play(self, move: str, seat: int | None = None, ask: int | None = None) -> None:
        """Plays a move in notation for a seat (the first to move if none is given)."""
        if not self._asks:
            raise MatchOver(f"expected a match in progress, got {quoted(move)} after its end")
        mover = self._mover(seat, ask)
        number = self._legal_move(mover, move)
        self._begin_story()
        self._apply(mover, number)
        self._let_nature_play()

    def replay(self, line: records.Line) -> None:
        """Plays one line of a record, or raises `BadRecord` that names it."""
        try:
            if line.seat not in self.seats_to_move:
                expected = ", ".join("nature" if who == NATURE else str(who) for who in self.seats_to_move) or "nobody"
                raise BadRecord(
                    f"expected a move of {expected}, got one of {'nature' if line.seat == NATURE else line.seat}"
                )
            move = self._legal_move(line.seat, line.move)
        except SaqqaraError as failure:
            place = f"line {line.number_in_file} (move {line.number})"
            raise FaultyRecord(f"{place}: {failure}", "unverified") from None
        if line.seat != NATURE:  # draws belong to the move before them, as in `play`
            self._begin_story()
        self._apply(line.seat, move)

    # --- taking back ---

    def undo(self, seat: int) -> None:
        """Takes back the seat's last move, or raises `CannotUndo` if that is not allowed."""
        line = self._undo_line(seat)
        self._rebuild(self._log[:line] + self._log[line + 1 :])
        self._number_questions((seat,))

    def _undo_line(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise CannotUndo(f"seat: expected 0 to {self.seats - 1}, got {quoted(seat)}")
        if self.outcome is not None:
            raise CannotUndo("expected a match in progress, got one that is over")
        return self.game.undo_line(self._state, self._log, seat)

    def may_undo(self, seat: int) -> bool:
        """Whether `undo` would take back the seat's last move."""
        return seat in self.undoers

    @property
    def undoers(self) -> list[int]:
        """The seats whose last move `undo` would take back."""
        moved = []  # since nature's last draw: what came before it cannot be taken back
        for line in reversed(self._log):
            if line.seat == NATURE:
                break
            if line.seat not in moved:
                moved.append(line.seat)
            if not self.game.is_simultaneous(self._state):
                break  # then only the last line can be taken back
        return [seat for seat in moved if self._has_undo_line(seat)]

    def _has_undo_line(self, seat: int) -> bool:
        try:
            self._undo_line(seat)
        except CannotUndo:
            return False
        return True

    def take_back(self, turn: int) -> None:
        """Takes back all moves after the first `turn` lines of the log, whatever they revealed: all have agreed to it.

        Draws are counted from there on, so nature draws the same cards again. Other cards would not follow from the
        seed, and the record could not be verified against its commitment.
        """
        if self.outcome is not None:
            raise CannotUndo("expected a match in progress, got one that is over")
        if isinstance(turn, bool) or not isinstance(turn, int) or not 0 <= turn < len(self._log):
            raise CannotUndo(
                f"turn: expected 0 to {len(self._log) - 1}, the number of lines to keep, got {quoted(turn)}"
            )
        if self._log[turn].seat == NATURE and self._header.chance != records.MANUAL:
            raise CannotUndo(f"turn: expected one before a move of a seat, got {turn}, before a draw of nature")
        self._rebuild(self._log[:turn])
        self._header = self._header.cut(turn)
        self._number_questions(tuple(self._asks))

    def was_seen_alone(self, since: int) -> bool:
        """Whether nature has drawn something since a turn that one seat alone could see: it cannot be unseen."""
        return any(line.seen_by is not None for line in self._log[since:])

    def last_turn_of(self, seat: int) -> int | None:
        """The number of lines before the seat's latest one, as `take_back` takes it; None if the seat has none."""
        self._known_seat(seat)
        for turn in range(len(self._log) - 1, -1, -1):
            if self._log[turn].seat == seat:
                return turn
        return None


def _chance_of(nature: str, seed: int | str | bytes | None, entropy: Sequence[str]) -> Chance | None:
    """The chance of a new match, None where the caller makes the draws."""
    if nature not in NATURES:
        raise SaqqaraError(f"nature: expected one of {', '.join(NATURES)}, got {quoted(nature)}")
    if nature == "seed":
        return Chance(seed_text(seed), entropy)
    if entropy:
        raise SaqqaraError(f"entropy: expected none with nature {nature!r}, got {quoted(entropy)}")
    return ChanceForAll(seed_text(seed)) if nature == "for all" else None


def today() -> str:
    """The day of a match that begins now, as its record has it."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()
