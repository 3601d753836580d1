"""What can be read of a match: by everybody, by one seat, or by a spectator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from saqqara.match import records
from saqqara.match.progress import Progress
from saqqara.rules.contract import Outcome
from saqqara.rules.errors import MatchOver

WHOLE = object()  # as a seat: everything, not what one seat may know


class Views(Progress):
    """The readable side of a match. In all methods `seat=None` is a spectator."""

    # --- for everybody ---

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
        """The end of the match, None while it goes on."""
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
    def continued_at(self) -> int | None:
        """The turn from which on the committed seed draws; None if it has made all draws."""
        return self._header.continued_at

    @property
    def events(self) -> list[dict[str, Any]]:
        """The events of the last move, hidden ones included."""
        return self.game.story(self._state, self._rows, None, whole=True)

    @property
    def told_from(self) -> int:
        """The turn from which on `events` has what happened."""
        return self._told_from

    @property
    def asks(self) -> Mapping[int, int]:
        """The numbers of all open questions, by the seats that owe an answer."""
        return self._asks

    def moves(self, since: int = 0) -> list[tuple[int, str]]:
        """The log as (seat, move in notation), from a turn on."""
        return [(line.seat, line.text) for line in self._log[since:]]

    def position(self) -> dict[str, Any]:
        """The whole state as JSON."""
        return self._position_of(self._state)

    # --- questions ---

    def ask(self, seat: int) -> int | None:
        """The number of the question that the seat, or `NATURE`, has to answer now, None if it owes nothing."""
        return self._asks.get(self._known_mover(seat))

    def is_closed(self, seat: int, ask: int) -> bool:
        """Whether the seat had that question, and it needs no answer any more."""
        return ask <= self._questions.get(self._known_seat(seat), 0) and ask != self._asks.get(seat)

    def expect_asked(self, seat: int, ask: int | None = None) -> int:
        """The seat if it owes an answer to that question now, else a refusal."""
        if not self._asks:
            raise MatchOver("expected a match in progress, got one that is over")
        return self._mover(self._known_seat(seat), ask)

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves, in notation, of a seat or of `NATURE`; None: of the first seat to move."""
        if seat is None:
            return list(self._legal(self.seats_to_move[0])) if self.seats_to_move else []
        return list(self._legal(self._known_mover(seat)))

    def foresee(self, moves: Sequence[str], seat: int, ask: int | None = None) -> list[dict[str, Any]]:
        """What each of these legal moves of a seat would bring, as far as the seat can know it; nothing is played."""
        mover = self.expect_asked(seat, ask)
        self._legal(mover)  # fills the cache once for all moves
        numbers = [self._legal_move(mover, move) for move in moves]
        known = self.game.hidden_from(self._state, mover)
        return [
            {"move": self.game.describe(known, mover, number), **self.game.foresee(known, mover, number)}
            for number in numbers
        ]

    # --- for one seat ---

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that the seat may know, with its legal moves."""
        viewer = self._viewer(seat)
        return self._table(viewer, self._known_to(viewer)) | {
            "seat": seat,
            "ask": None if seat is None else self._asks.get(seat),
            "legal": [] if seat is None else list(self._legal(seat)),
        }

    def table(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat sees of the table, with the points it would bring now; the same for its whole audience."""
        viewer = self._viewer(seat)
        known = self._known_to(viewer)
        counted = {"standing": self.game.standing(known), "if_ended": self.game.if_ended(known)}
        return self._table(viewer, known) | counted

    def _table(self, viewer: int | None, known: Any) -> dict[str, Any]:
        outcome = self.outcome
        table = self._position_of(known)
        table["turn"] = self.turn_for(viewer)
        table["events"] = self.told(viewer)
        table["outcome"] = None if outcome is None else outcome_as_json(outcome)
        return table

    def turn_for(self, seat: int | None) -> int:
        """The number of moves played, as far as the seat may know."""
        return len(self._log) - self.game.unread_lines(self._state, self._log, seat)

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        """The events of the last move, as far as the seat may know them."""
        return self.game.story(self._state, self._rows, seat)

    def position_of(self, seat: int | None) -> dict[str, Any]:
        """The state as JSON, as far as the seat may know it."""
        return self._position_of(self._known_to(self._viewer(seat)))

    def state(self, seat: int | object | None = WHOLE) -> Any:
        """A copy of the state: whole, or without what a seat may not know."""
        if seat is WHOLE:
            return self._state.copy()
        return self.game.hidden_from(self._state, self._viewer(seat))

    def masks(self, seat: int | None) -> dict[int, str | None]:
        """The lines of the log that a seat may not read: the text that it reads there instead, None: no line."""
        return self.game.masked_lines(self._state, self._log, self._viewer(seat))

    def record(self, seat: int | object | None = WHOLE, is_over: bool = False) -> str:
        """The text of the whole game, or what a seat may know of it. Where it `is_over`, the seed is told."""
        masks: dict[int, str | None] = {}
        header = self._header
        if seat is not WHOLE:
            viewer = self._viewer(seat)
            masks = self.masks(viewer)
            header = header.hidden_from(viewer, self.edition)
        texts = [(line.seat, masks.get(number, line.text)) for number, line in enumerate(self._log)]
        moves = [(who, text) for who, text in texts if text is not None]
        return records.write(header.with_end(self.outcome, self._chance, len(moves), is_over), moves)

    def audiences(self) -> list[tuple[int | None, ...]]:
        """Groups of viewers that see the same table now: first spectators (None) with all seats that see no more."""
        return list(_audiences(self.seats, self._seats_inside()))

    @property
    def has_secrets(self) -> bool:
        """Whether some seat knows more of the position than a spectator does."""
        return bool(self.game.insiders(self._state, ()))

    def _viewer(self, seat: object) -> int | None:
        return None if seat is None else self._known_seat(seat)

    def _seats_inside(self) -> tuple[int, ...]:
        """The seats that see more than a spectator."""
        if self._insiders is None:
            self._insiders = self.game.insiders(self._state, self._rows)
        return self._insiders

    def _known_to(self, seat: int | None) -> Any:
        """The state as a viewer may know it. Only to be read: where nothing is hidden it is the state itself."""
        insiders = self._seats_inside()
        if not insiders or insiders == (seat,):
            return self._state
        return self.game.hidden_from(self._state, seat)

    def _position_of(self, state: Any) -> dict[str, Any]:
        """The position, with the figures of its edition unless that is the default one."""
        position = self.game.position(state)
        if not self._is_shipped:
            position["edition"] = {"name": self.edition.name, "figures": dict(self.edition.figures)}
        return position


@lru_cache(maxsize=256)
def _audiences(seats: int, insiders: tuple[int, ...]) -> tuple[tuple[int | None, ...], ...]:
    outsiders = [seat for seat in range(seats) if seat not in insiders]
    return (None, *outsiders), *[(seat,) for seat in insiders]


def outcome_as_json(outcome: Outcome) -> dict[str, Any]:
    """The end of a match as views and tables show it."""
    return {"places": list(outcome.places), "points": list(outcome.points), "reason": outcome.reason}
