"""The interface of Pyramids to the other packages: implements the protocol `Game` of `rules/contract.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saqqara.rules.contract import NATURE, Logged, Outcome
from saqqara.rules.errors import CannotUndo, SaqqaraError
from saqqara.rules.events import in_words, sentences
from saqqara.rules.pyramids.box import COLOURS, SHAPES

from . import forecast, moves, notation, position_reader
from . import position as positions
from .components import DISPLAY, DRAWN, NOBODY, SEATS, SOURCE_NAMES
from .game_end import place_of, points_of
from .invariants import faults
from .reasons import why_not
from .setup import set_up
from .state import GameState, Owes, Step
from .story import COLUMNS, Event
from .turn import apply_move as apply_answer
from .turn import is_nature, legal_answers, legal_moves, start, weight_of_move
from .visibility import hide_from, insiders

NAME = "pyramids"
RULES_VERSION = 1
MOVES = moves.MOVES
OPTIONS: tuple[str, ...] = ()
SOURCES = SOURCE_NAMES

describe = notation.describe
read = notation.read
position = positions.position
from_position = position_reader.from_position
from_view = position_reader.from_view
earned = positions.earned
standing = forecast.standing
if_ended = forecast.if_ended
foresee = forecast.foresee
weight = weight_of_move

__all__ = ["faults", "insiders", "why_not"]


def new(seats: int) -> GameState:
    """A fresh state, at its first question."""
    if isinstance(seats, bool) or not isinstance(seats, int) or not 2 <= seats <= SEATS:
        raise SaqqaraError(f"seats: expected 2 to {SEATS}, got {seats!r}")
    s = GameState()
    set_up(s, seats)
    start(s, [0] * MOVES)
    return s


def options_of(s: GameState) -> dict[str, str]:
    """There are no options."""
    return {}


def options_from(words: dict[str, str]) -> dict[str, Any]:
    """There are no options."""
    return {}


def seats_to_move(s: GameState) -> tuple[int, ...]:
    """All seats that owe something, or nature, or nobody."""
    if s.step == Step.OVER:
        return ()
    if is_nature(s):
        return (NATURE,)
    return tuple([seat for seat in range(s.seats) if s.owes[seat] != Owes.NOTHING])


def legal(s: GameState, seat: int) -> list[int]:
    """The moves of a seat that owes one, in the order of their numbers."""
    buffer = [0] * MOVES
    if seat == NATURE and is_nature(s):
        return buffer[: legal_moves(s, buffer)]
    if seat not in seats_to_move(s):
        return []
    return buffer[: legal_answers(s, seat, buffer)]


def play(s: GameState, seat: int, move: int) -> list[int]:
    """Carries out a legal move of a seat and what follows from it; gives back the next legal moves of `s.asked`."""
    s.events.clear()
    s.asked = seat
    buffer = [0] * MOVES
    return buffer[: apply_answer(s, move, buffer)]


def stream(s: GameState) -> str:
    """The random stream of the next draw: separate for expedition and pyramid cards, so that equal seeds deal alike."""
    return "expedition" if s.step == Step.DRAW_EXPEDITION else "deal"


def points(s: GameState) -> tuple[int, ...]:
    """P6.1  The score card counted now."""
    return tuple(points_of(s, seat) for seat in range(s.seats))


def outcome(s: GameState) -> Outcome | None:
    """P6.2  The places, once the game is over."""
    if s.step != Step.OVER:
        return None
    places = tuple(place_of(s, seat) for seat in range(s.seats))
    return Outcome(places, points(s), _reason(s, places))


def _reason(s: GameState, places: tuple[int, ...]) -> str:
    """P6.2  What decided the first place."""
    if places.count(1) > 1:
        return "shared"
    winner = places.index(1)
    is_tied = any(s.points[seat] == s.points[winner] for seat in range(s.seats) if seat != winner)
    return "lowest pyramid" if is_tied else "points"


def hidden_from(s: GameState, seat: int | None) -> GameState:
    """A copy without what the seat may not know."""
    hidden = s.copy()
    hide_from(hidden, NOBODY if seat is None else seat)
    return hidden


def is_simultaneous(s: GameState) -> bool:
    """P2.1, P3.2  Whether what the seats do now is shown only when all have done it."""
    return s.step in (Step.KEEPING, Step.MARKING)


def seen_by(s: GameState) -> int | None:
    """P2.1  The cards of the set-up are for the eyes of those who draw them."""
    return s.dealt // DRAWN if s.step == Step.DRAW_HAND else None


def masked_lines(s: GameState, log: Sequence[Logged], seat: int | None) -> dict[int, str | None]:
    """Masks others' cards of the set-up that they did not keep, and others' answers while not all have answered."""
    if s.step == Step.OVER:
        return {}
    set_up = _lines_of_set_up(log)
    is_shown = s.step not in (Step.DRAW_HAND, Step.KEEPING)
    kept = {card for line in set_up if line.seat != NATURE for card in line.text.split()[1:]} if is_shown else set()
    masks: dict[int, str | None] = {}
    for number, line in enumerate(set_up):
        if line.seen_by not in (None, seat) and line.text.split()[1] not in kept:
            masks[number] = "deal ?"
    masks.update(dict.fromkeys(_unread(s, log, seat)))
    return masks


def _lines_of_set_up(log: Sequence[Logged]) -> Sequence[Logged]:
    """The lines of the set-up: those before the first draw that all seats see."""
    for number, line in enumerate(log):
        if line.seat == NATURE and line.seen_by is None:
            return log[:number]
    return log


def unread_lines(s: GameState, log: Sequence[Logged], seat: int | None) -> int:
    """The number of others' answers, while not all have answered."""
    return len(_unread(s, log, seat))


def _unread(s: GameState, log: Sequence[Logged], seat: int | None) -> list[int]:
    if not is_simultaneous(s):
        return []
    return [number for number in range(_first_line_of_step(log), len(log)) if log[number].seat != seat]


def _first_line_of_step(log: Sequence[Logged]) -> int:
    number = len(log)
    while number and log[number - 1].seat != NATURE:
        number -= 1
    return number


def undo_line(s: GameState, log: Sequence[Logged], seat: int) -> int:
    """The line of the seat's last answer while not all have answered, or of its last pick while it owes more."""
    if s.step == Step.TAKING and log and log[-1].seat == seat == s.taker and log[-1].text.startswith("take "):
        return len(log) - 1
    if not is_simultaneous(s):
        raise CannotUndo("expected a choice that is still secret, got one that everyone can see")
    for number in range(len(log) - 1, _first_line_of_step(log) - 1, -1):
        if log[number].seat == seat:
            return number
    raise CannotUndo(f"expected a move of seat {seat} in this step to take back, got none")


def story(s: GameState, events: Sequence[Sequence[int]], seat: int | None, whole: bool = False) -> list[dict[str, Any]]:
    """Events as JSON; while not all have answered, a seat gets its own only."""
    if whole:
        return [in_words(row, _SENTENCES) for row in events]
    if s.step == Step.MARKING:
        begun = max((n for n, row in enumerate(events) if row[0] == Event.EXPEDITION), default=-1)
        events = [row for n, row in enumerate(events) if n <= begun or not _is_of_another(row, seat)]
    named = [in_words(row, _SENTENCES) for row in events]
    for event in named:
        if event["event"] == "card drawn" and event["seat"] != seat:
            event["card"] = None
    return named


def _is_of_another(row: Sequence[int], seat: int | None) -> bool:
    return row[1] != seat and row[0] in _OF_SEATS


_OF_SEATS = frozenset(event for event, columns in COLUMNS.items() if columns[:1] == ("seat",))
_WORDS: dict[str, Any] = {
    "card": lambda card: card + 1,
    "other": lambda card: card + 1,
    "shape": lambda shape: SHAPES[shape],
    "fields": notation.names_of,
    "colour": lambda colour: COLOURS[colour],
    "gem": lambda gem: ("red", "green")[gem],
    "place": lambda place: place + 1,
    "from": lambda place: "deck" if place == DISPLAY else place + 1,
}
_SENTENCES = sentences(Event, COLUMNS, _WORDS)
