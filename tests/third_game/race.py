"""A race to five, complete in one file: the smallest game that uses everything a game may use.

On its turn a seat walks one step, or runs: then nature tosses a coin, and heads are two steps, tails none. Whoever
comes to five first has won. The chapters that a larger game has as modules (`state`, `turn`, `game_end`, ...) are one
module here, and so are its features and actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from saqqara.encoding.features.layout import Part
from saqqara.rules.compiled import compiled, edition_in_play, plain_only, rule
from saqqara.rules.contract import NATURE, Logged, Outcome
from saqqara.rules.edition import Expectation, whole
from saqqara.rules.errors import BadPosition, CannotUndo, IllegalMove, SaqqaraError, UnreadableMove
from saqqara.rules.state_record import Record, field

# --- box, components ---

FIGURES: dict[str, Expectation] = {"track.length": whole(1, 20)}


def disagreements(figures: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """One figure cannot disagree with itself."""
    return iter(())


BOX = edition_in_play("race")
LENGTH: int = BOX["track.length"]
SEATS = 4
NOBODY = -1

# --- state, moves ---

OVER = -2
WALK, RUN, HEADS, TAILS = range(4)
MOVES = 4
NAMES = ("walk", "run", "heads", "tails")


class GameState(Record):
    """One table."""

    seats: int = field("i1")
    asked: int = field("i1")  # a seat, NATURE, or OVER
    runner: int = field("i1")  # the seat for which nature tosses the coin
    points: list[int] = field("i2", SEATS)


# --- turn, game_end ---


@rule
def is_nature(s: GameState) -> bool:
    """Whether a coin has to be tossed."""
    return s.asked == NATURE


@rule
def legal_moves(s: GameState, moves: Any) -> int:
    """Writes the legal moves and returns their number."""
    if s.asked == OVER:
        return 0
    moves[0] = HEADS if s.asked == NATURE else WALK
    moves[1] = TAILS if s.asked == NATURE else RUN
    return 2


@rule
def apply_move(s: GameState, move: int, moves: Any) -> int:
    """Plays a legal move; writes the next legal moves and returns their number."""
    if move == RUN:
        s.runner = s.asked
        s.asked = NATURE
    else:
        seat = s.runner if s.asked == NATURE else s.asked
        advance(s, seat, 1 if move == WALK else 2 if move == HEADS else 0)
        s.runner = NOBODY
        s.asked = OVER if s.points[seat] == LENGTH else (seat + 1) % s.seats
    return legal_moves(s, moves)


@rule
def advance(s: GameState, seat: int, steps: int) -> None:
    """The seat goes forward, to the end of the track at most."""
    s.points[seat] = min(LENGTH, s.points[seat] + steps)
    tell(s, seat, steps)


@plain_only
def tell(s: GameState, seat: int, steps: int) -> None:
    """Notes down what happened, for people."""
    s.events.append((seat, steps))


@rule
def weight_of_move(s: GameState, move: int) -> int:
    """Both sides of the coin are alike."""
    return 1


@rule
def place_of(s: GameState, seat: int) -> int:
    """One more than the seats that are ahead."""
    place = 1
    for other in range(s.seats):
        if s.points[other] > s.points[seat]:
            place += 1
    return place


# --- features, actions ---

ACTIONS = 2
MOST_LEGAL = 2


def parts(seats: int) -> list[Part]:
    """What is written for so many seats."""
    return [Part("left", (seats,), LENGTH, "steps that are left", 0)]


@compiled
def write(s: Any, seat: int, starts: Any, units: Any, out: Any) -> None:
    """Writes the row of a seat, counted from itself."""
    for other in range(s.seats):
        out[starts[0] + other] = (LENGTH - s.points[(seat + other) % s.seats]) * units[0]


def names() -> list[str]:
    """Each action in notation."""
    return list(NAMES[:ACTIONS])


@compiled
def legal_of(s: Any, seat: int, buffer: Any) -> int:
    """Writes the legal moves of a seat and returns their number: 0 if it owes none."""
    return legal_moves(s, buffer) if s.asked == seat else 0


@compiled
def play_of(s: Any, seat: int, move: int, buffer: Any) -> int:
    """Plays a legal move of a seat; writes the next legal moves and returns their number."""
    return apply_move(s, move, buffer)


# --- game: what the match and the house ask ---

NAME = "race"
RULES_VERSION = 1
OPTIONS: tuple[str, ...] = ()
SOURCES = ("steps",)


def new(seats: int) -> GameState:
    """A fresh table."""
    if isinstance(seats, bool) or not isinstance(seats, int) or not 2 <= seats <= SEATS:
        raise SaqqaraError(f"seats: expected 2 to {SEATS}, got {seats!r}")
    s = GameState()
    s.seats, s.runner = seats, NOBODY
    return s


def options_of(s: GameState) -> dict[str, str]:
    """There are no options."""
    return {}


def options_from(words: dict[str, str]) -> dict[str, Any]:
    """There are no options."""
    return {}


def seats_to_move(s: GameState) -> tuple[int, ...]:
    """One seat, or nature, or nobody."""
    return () if s.asked == OVER else (s.asked,)


def legal(s: GameState, seat: int) -> list[int]:
    """The moves of the seat that owes one."""
    buffer = [0] * MOVES
    return buffer[: legal_moves(s, buffer)] if seat == s.asked else []


def play(s: GameState, seat: int, move: int) -> list[int]:
    """Carries out a legal move; gives back the next legal moves."""
    s.events.clear()
    buffer = [0] * MOVES
    return buffer[: apply_move(s, move, buffer)]


weight = weight_of_move


def stream(s: GameState) -> str:
    """There is one coin."""
    return "coin"


def describe(s: GameState, seat: int, move: int) -> str:
    """The move in notation."""
    return NAMES[move]


def read(s: GameState, seat: int, text: object) -> int:
    """The move that a text says."""
    if text not in NAMES:
        raise UnreadableMove(f"move: expected one of {', '.join(NAMES)}, got {text!r}")
    move = NAMES.index(str(text))
    if (move >= HEADS) != (seat == NATURE):
        raise IllegalMove(f"move: expected a move of seat {seat}, got {text!r}")
    return move


def why_not(s: GameState, seat: int, move: int) -> str:
    """All moves that a seat can read are legal when it is asked."""
    return "it is not asked for now"


def points(s: GameState) -> tuple[int, ...]:
    """The steps made."""
    return tuple(s.points[: s.seats])


def earned(s: GameState) -> list[dict[str, int]]:
    """All points are steps."""
    return [{"steps": steps} for steps in points(s)]


def standing(s: GameState) -> Any:
    """The position is worth what it counts."""
    return earned(s)


def if_ended(s: GameState) -> list[int]:
    """The steps made."""
    return s.points[: s.seats]


def foresee(s: GameState, seat: int, move: int) -> dict[str, Any]:
    """A walk brings one step; a run depends on the coin."""
    return {"points": 1} if move == WALK else {}


def outcome(s: GameState) -> Outcome | None:
    """The end, once it has come."""
    if s.asked != OVER:
        return None
    return Outcome(tuple(place_of(s, seat) for seat in range(s.seats)), points(s), "points")


def hidden_from(s: GameState, seat: int | None) -> GameState:
    """Nothing is hidden."""
    return s.copy()


def insiders(s: GameState, events: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """All see alike."""
    return ()


def is_simultaneous(s: GameState) -> bool:
    """One seat moves after another."""
    return False


def seen_by(s: GameState) -> int | None:
    """All see the coin."""
    return None


def masked_lines(s: GameState, log: Sequence[Logged], seat: int | None) -> dict[int, str | None]:
    """All lines can be read."""
    return {}


def unread_lines(s: GameState, log: Sequence[Logged], seat: int | None) -> int:
    """All lines can be read."""
    return 0


def undo_line(s: GameState, log: Sequence[Logged], seat: int) -> int:
    """The last move of all, if it is the seat's own."""
    if not log or log[-1].seat != seat:
        raise CannotUndo(f"expected the last move to be that of seat {seat}")
    return len(log) - 1


def story(s: GameState, events: Sequence[Sequence[int]], seat: int | None, whole: bool = False) -> list[dict[str, Any]]:
    """Events in words."""
    return [{"event": "advanced", "seat": mover, "steps": steps} for mover, steps in events]


def position(s: GameState) -> dict[str, Any]:
    """The table as JSON."""
    runner = None if s.runner == NOBODY else s.runner
    asked = {NATURE: "nature", OVER: None}.get(s.asked, s.asked)
    return {"game": "race", "seats": s.seats, "points": list(points(s)), "to_move": asked, "runner": runner}


def from_position(position: Any) -> GameState:
    """The table that a position describes."""
    s = new(position.get("seats", 2))
    s.points[: s.seats] = position.get("points", [0] * s.seats)
    s.asked = {"nature": NATURE, None: OVER}.get(position.get("to_move", 0), position.get("to_move", 0))
    s.runner = NOBODY if position.get("runner") is None else position["runner"]
    for fault in faults(s):
        raise BadPosition(fault)
    return s


from_view = from_position  # nothing is hidden in this game


def faults(s: GameState) -> list[str]:
    """The invariants that a state breaks."""
    return [f"points: expected 0 to {LENGTH}, got {steps}" for steps in points(s) if not 0 <= steps <= LENGTH]
