"""Moves as text: fields are columns a to e from the left and rows 1 to 5 from the top, cards go by number."""

from __future__ import annotations

import re
from functools import lru_cache

from saqqara.rules.errors import IllegalMove, UnreadableMove
from saqqara.rules.pyramids.box import CARDS, SHAPES, field_name

from . import moves
from .components import FIELDS, HAND, PLACEMENT_BITS
from .moves import KEPT_PAIRS
from .state import GameState, current_shape

_FIELD = re.compile(r"([a-z])([0-9]+)")
_NAMED_FIELDS = sorted((field_name(place), place) for place in range(FIELDS))
_PLACEMENT_OF = {bits: placement for placement, bits in enumerate(PLACEMENT_BITS)}


def names_of(bits: int) -> list[str]:
    """The names of fields, in string order."""
    return list(_names_of(bits))


@lru_cache(maxsize=4096)  # cached, because most moves leave most cards as they were
def _names_of(bits: int) -> tuple[str, ...]:
    return tuple(name for name, place in _NAMED_FIELDS if bits >> place & 1)


def describe(s: GameState, seat: int, move: int) -> str:
    """The move of a seat in notation."""
    if move < moves.KEEP:
        return f"mark {s.hands[seat][moves.slot_of(move)] + 1} {_FIELDS_OF[moves.placement_of(move)]}"
    if move < moves.TAKE:
        kept = sorted(s.drawn[seat][number] + 1 for number in KEPT_PAIRS[move - moves.KEEP])
        return f"keep {kept[0]} {kept[1]}"
    if move < moves.TAKE_DECK:
        return f"take {s.display[move - moves.TAKE] + 1}"
    if move == moves.TAKE_DECK:
        return "take deck"
    if move < moves.DEAL:
        return f"expedition {SHAPES[move - moves.EXPEDITION]}"
    return f"deal {move - moves.DEAL + 1}"


_FIELDS_OF = tuple(" ".join(names_of(bits)) for bits in PLACEMENT_BITS)  # [placement]


def read(s: GameState, seat: int, text: object) -> int:
    """The number of the move in a text of a seat."""
    if not isinstance(text, str):
        raise UnreadableMove(f"expected a move as text, such as 'mark 12 a1 a2', got {text!r}")
    if len(text) > 200:
        raise UnreadableMove(f"expected a short line, got {len(text)} characters")
    verb, _, rest = text.strip().partition(" ")
    words = rest.split(" ")
    if verb == "mark" and len(words) >= 2:
        return _read_mark(s, seat, words)
    if verb == "keep" and rest and len(words) <= CARDS:
        return _read_keep(s, seat, words)
    if verb == "take" and len(words) == 1:
        return _read_take(s, words[0])
    if verb == "expedition" and rest in SHAPES:
        return moves.EXPEDITION + SHAPES.index(rest)
    if verb == "deal" and len(words) == 1:
        return moves.DEAL + _card(words[0])
    raise UnreadableMove(f"expected {_FORMS.get(verb, _ANY_FORM)}, got {text[:60]!r}")


_FORMS = {
    "mark": "'mark' with a card and squares, as in 'mark 12 a1 a2 b2'",
    "keep": "'keep' with two cards, as in 'keep 12 33'",
    "take": "'take' with a card or 'deck', as in 'take 17'",
    "expedition": f"'expedition' with a shape ({', '.join(SHAPES)})",
    "deal": "'deal' with a card, as in 'deal 17'",
}
_ANY_FORM = "a move such as 'mark 12 a1 a2', 'keep 12 33' or 'take 17'"


def _card(word: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,5}", word):
        raise UnreadableMove(f"expected the number of a card, got {word[:20]!r}")
    if not 1 <= int(word) <= CARDS:
        raise IllegalMove(f"expected a card from 1 to {CARDS}, got {word}")
    return int(word) - 1


def _field(word: str) -> int:
    found = _FIELD.fullmatch(word)
    if found is None:
        raise UnreadableMove(f"expected a square such as b2, got {word[:20]!r}")
    column, row = "abcde".find(found[1]), int(found[2][:6])
    if column < 0 or not 1 <= row <= 5:
        raise IllegalMove(f"expected a square from a1 to e5, got {word[:20]}")
    return (row - 1) * 5 + column


def _read_mark(s: GameState, seat: int, words: list[str]) -> int:
    card, places = _card(words[0]), [_field(word) for word in words[1:]]
    hand = s.hands[seat]
    if card not in hand:
        held = ", ".join(str(held + 1) for held in hand if held >= 0) or "none"
        raise IllegalMove(f"expected a card that you hold ({held}), got {card + 1}")
    bits = sum(1 << place for place in set(places))
    if len(set(places)) != len(places) or bits not in _PLACEMENT_OF:
        shape = SHAPES[current_shape(s)] if s.turned_count else "of the expedition card"
        expected = f"the shape {shape}, rotated or mirrored, or a single square (P4.1, P4.3)"
        raise IllegalMove(f"expected {expected}, got {' '.join(words[1:])}")
    return moves.mark_move(hand.index(card), _PLACEMENT_OF[bits])


def _read_keep(s: GameState, seat: int, words: list[str]) -> int:
    cards = [_card(word) for word in words]
    if len(cards) != HAND:
        raise IllegalMove(f"expected two cards to keep (P2.1), got 'keep {' '.join(words)}'")
    drawn = s.drawn[seat]
    if cards[0] == cards[1] or any(card not in drawn for card in cards):
        held = ", ".join(str(card + 1) for card in drawn if card >= 0) or "none"
        raise IllegalMove(f"expected two of the cards drawn ({held}), got {' '.join(words)}")
    pair = tuple(sorted(drawn.index(card) for card in cards))
    return moves.KEEP + KEPT_PAIRS.index((pair[0], pair[1]))


def _read_take(s: GameState, word: str) -> int:
    if word == "deck":
        return moves.TAKE_DECK
    card = _card(word)
    if card not in s.display:
        display = ", ".join(str(card + 1) for card in s.display if card >= 0) or "none"
        raise IllegalMove(f"expected a face-up card ({display}) or deck, got {card + 1}")
    return moves.TAKE + s.display.index(card)


assert HAND == 2
