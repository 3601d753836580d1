"""The interface of Imhotep to the other packages: implements the protocol `Game` of `rules/contract.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saqqara.rules.contract import NATURE, Logged, Outcome
from saqqara.rules.errors import CannotUndo, SaqqaraError, quoted
from saqqara.rules.events import Sentence, in_words, sentences

from . import forecast, moves, notation, position_reader
from . import position as positions
from .components import (
    CARD_NAMES,
    EDGE,
    NOBODY,
    NONE,
    ROUND_CARD_NAMES,
    SEATS,
    SHIP_LETTERS,
    SIDE_LETTERS,
    SITE_NAMES,
    SITES,
    SMALL_PYRAMID_NAMES,
    SOURCE_NAMES,
    Site,
)
from .game_end import place_of
from .invariants import faults
from .reasons import why_not
from .setup import set_up
from .state import GameState, Step
from .story import COLUMNS, Event
from .turn import apply_move, is_nature, legal_moves, start, weight_of_move
from .visibility import hide_from, insiders

NAME = "imhotep"
RULES_VERSION = 1
MOVES = moves.MOVES
OPTIONS = ("sides", "wrath")
SOURCES = SOURCE_NAMES

position = positions.position
from_position = position_reader.from_position
from_view = position_reader.from_view
earned = positions.earned
standing = forecast.standing
if_ended = forecast.if_ended
foresee = forecast.foresee
weight = weight_of_move

__all__ = ["faults", "insiders", "is_nature", "why_not"]


def new(seats: int, sides: object = "AAAAA", wrath: object = False) -> GameState:
    """A fresh state, at its first question."""
    if isinstance(seats, bool) or not isinstance(seats, int) or not 2 <= seats <= SEATS:
        raise SaqqaraError(f"seats: expected 2 to {SEATS}, got {quoted(seats)}")
    if not isinstance(sides, str) or len(sides) != SITES or any(side not in SIDE_LETTERS for side in sides):
        order = ", ".join(SITE_NAMES)
        raise SaqqaraError(f"sides: expected {SITES} letters A or B (in the order {order}), got {quoted(sides)}")
    if not isinstance(wrath, bool):
        raise SaqqaraError(f"wrath: expected True or False, got {quoted(wrath)}")
    s = GameState()
    set_up(s, seats, sum(SIDE_LETTERS.index(side) << site for site, side in enumerate(sides)), int(wrath))
    start(s, [0] * MOVES)
    return s


def options_of(s: GameState) -> dict[str, str]:
    """The options of a game as words for a record's header."""
    return {"sides": "".join(SIDE_LETTERS[side] for side in s.sides), "wrath": "yes" if s.wrath else "no"}


def options_from(words: dict[str, str]) -> dict[str, Any]:
    """The options of `new` from the words of a header."""
    wrath = words.get("wrath", "no")
    if wrath not in ("yes", "no"):
        raise SaqqaraError(f"wrath: expected yes or no, got {quoted(wrath)}")
    return {"sides": words.get("sides", "A" * SITES), "wrath": wrath == "yes"}


def describe(s: GameState, seat: int, move: int) -> str:
    """The move in notation, the same for all seats."""
    return notation.describe(s, move)


def read(s: GameState, seat: int, text: object) -> int:
    """The number of the move in a text, the same for all seats."""
    return notation.read(s, text)


def seats_to_move(s: GameState) -> tuple[int, ...]:
    """One seat, or nature, or nobody."""
    return () if s.step == Step.OVER else (s.asked,)


def legal(s: GameState, seat: int) -> list[int]:
    """The moves of the seat that owes one, in the order of their numbers."""
    if s.step == Step.OVER or seat != s.asked:
        return []
    buffer = [0] * MOVES
    return buffer[: legal_moves(s, buffer)]


def play(s: GameState, seat: int, move: int) -> list[int]:
    """Carries out a legal move and what follows from it; gives back the next legal moves."""
    s.events.clear()
    buffer = [0] * MOVES
    return buffer[: apply_move(s, move, buffer)]


def stream(s: GameState) -> str:
    """The random stream of the next draw: separate for round cards and market cards, so that equal seeds deal alike."""
    return "ships" if s.step == Step.DRAW_SHIPS else "deal"


def points(s: GameState) -> tuple[int, ...]:
    """The score track."""
    return tuple(s.points[: s.seats])


def outcome(s: GameState) -> Outcome | None:
    """I11.3  The places, once the game is over."""
    if s.step != Step.OVER:
        return None
    places = tuple(place_of(s, seat) for seat in range(s.seats))
    return Outcome(places, points(s), _reason(s, places))


def _reason(s: GameState, places: tuple[int, ...]) -> str:
    """I11.3  What decided the first place."""
    if places.count(1) > 1:
        return "shared"
    best = max(s.points[: s.seats])
    return "points" if s.points[: s.seats].count(best) == 1 else "sled"


def hidden_from(s: GameState, seat: int | None) -> GameState:
    """A copy without what the seat may not know."""
    hidden = s.copy()
    hide_from(hidden, NOBODY if seat is None else seat)
    return hidden


def is_simultaneous(s: GameState) -> bool:
    """Never: one seat moves after another."""
    return False


def seen_by(s: GameState) -> int | None:
    """I5.2  The pair is for its looker's eyes alone."""
    return s.drawer if s.step == Step.DEAL_PAIR else None


def masked_lines(s: GameState, log: Sequence[Logged], seat: int | None) -> dict[int, str | None]:
    """I5.2  Masks the draws of the pair for all but its looker until one card is kept."""
    if s.drawer in (NOBODY, seat):
        return {}
    seen = sum(kind != NONE for kind in s.looked)
    first = max(0, len(log) - seen)  # a position may be entered with a card already in hand
    return dict.fromkeys(range(first, len(log)), "deal ?")


def unread_lines(s: GameState, log: Sequence[Logged], seat: int | None) -> int:
    """Always 0: what a seat may not read is masked, not left out."""
    return 0


def undo_line(s: GameState, log: Sequence[Logged], seat: int) -> int:
    """The last line of the log, if it is the seat's own move and revealed nothing.

    Draws are logged as nature's moves; of the seats' moves only `keep` reveals something: the pair, to the others.
    """
    if log and log[-1].seat == seat:
        if moves.KEEP <= log[-1].move < moves.DECLINE:
            raise CannotUndo("expected a move that revealed nothing, got one that revealed a pair of cards")
        return len(log) - 1
    if not any(line.seat == seat for line in log):
        raise CannotUndo(f"expected a move of seat {seat} to take back, got none")
    if log[-1].seat == NATURE:
        raise CannotUndo("expected nothing revealed since that move, got a draw")
    raise CannotUndo(f"expected no move since then, got one of seat {log[-1].seat}")


def story(s: GameState, events: Sequence[Sequence[int]], seat: int | None, whole: bool = False) -> list[dict[str, Any]]:
    """Events as JSON; a card of the pair is null for those who may not see it."""
    wording = _SENTENCES[s.seats - 2]
    named = [in_words(row, wording) for row in events]
    for event in named:
        if event["event"] == "card seen" and not whole and event["seat"] != seat:
            event["card"] = None
        if event["event"] == "stone placed" and not (event["site"] == "pyramid" and s.sides[Site.PYRAMID]):
            del event["pyramid"]
    return named


def _sentences(round_cards: Sequence[str]) -> tuple[Sentence, ...]:
    names = (*SMALL_PYRAMID_NAMES, "edge")
    assert names[EDGE] == "edge"
    words = {
        "card": lambda kind: CARD_NAMES[kind],
        "round_card": lambda kind: round_cards[kind],
        "ship": lambda ship: SHIP_LETTERS[ship],
        "site": lambda site: SITE_NAMES[site],
        "source": lambda source: SOURCE_NAMES[source],
        "space": lambda space: space + 1,
        "place": lambda place: place + 1,
        "pyramid": lambda pyramid: names[pyramid],
    }
    return sentences(Event, COLUMNS, words)


_SENTENCES = tuple(_sentences(round_cards) for round_cards in ROUND_CARD_NAMES)  # [player count - 2]
