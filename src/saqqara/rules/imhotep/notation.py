"""Moves as text: one short line of lower-case ASCII, the same in records, logs and on keyboards."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from saqqara.rules.errors import IllegalMove, UnreadableMove, quoted

from . import moves
from .components import (
    CARD_NAMES,
    FIRST_BLUE,
    MARKET_SPACES,
    PAIR,
    ROUND_CARD_NAMES,
    SHIP_LETTERS,
    SITE_NAMES,
    SMALL_PYRAMID_NAMES,
    SPACES,
)
from .state import GameState

WORDS = {
    "take": moves.TAKE,
    "pass": moves.PASS,
    "pair": moves.PAIR_OF_CARDS,
    "decline": moves.DECLINE,
    "accept": moves.ACCEPT,
    "skip": moves.SKIP,
    "point": moves.POINT,
    "stones": moves.STONES,
}
_WORD_OF = {move: word for word, move in WORDS.items()}


def describe(s: GameState, move: int) -> str:
    """The move in notation."""
    return _TEXTS[s.seats - 2][move]


def _text_of(move: int, round_cards: Sequence[str]) -> str:
    if move in _WORD_OF:
        return _WORD_OF[move]
    if moves.is_load(move):
        return f"load {SHIP_LETTERS[moves.ship_of(move)]}{moves.space_of(move) + 1}"
    if moves.is_sail(move):
        return f"sail {SHIP_LETTERS[moves.ship_of(move)]} {SITE_NAMES[moves.site_of(move)]}"
    if move < moves.CARD:
        return f"play {CARD_NAMES[moves.blue_card_of(move)]}"
    if move < moves.PAIR_OF_CARDS:
        return f"card {move - moves.CARD + 1}"
    if move < moves.DECLINE:
        return f"keep {move - moves.KEEP + 1}"
    if move < moves.SMALL_PYRAMID:
        return f"unload {move - moves.UNLOAD + 1}"
    if move < moves.ACCEPT:
        return f"pyramid {SMALL_PYRAMID_NAMES[move - moves.SMALL_PYRAMID]}"
    if move < moves.DEAL:
        return f"ships {round_cards[move - moves.SHIPS_CARD]}"
    return f"deal {CARD_NAMES[move - moves.DEAL]}"


_TEXTS = tuple(  # [player count - 2][move]
    tuple(_text_of(move, round_cards) for move in range(moves.MOVES)) for round_cards in ROUND_CARD_NAMES
)


def read(s: GameState, text: object) -> int:
    """The number of the move in a text."""
    if not isinstance(text, str):
        raise UnreadableMove(f"expected a move as text, such as 'load a1', got {quoted(text)}")
    words = text.strip()
    if words in WORDS:
        return WORDS[words]
    for pattern, meaning in _PHRASES:
        if found := pattern.fullmatch(words):
            return meaning(s, *found.groups())
    raise UnreadableMove(f"expected {_expected(words)}, got {quoted(text)}")


def _expected(words: str) -> str:
    verb = words.split(" ", maxsplit=1)[0]
    return _FORMS.get(verb, "a move such as " + ", ".join(f"'{form}'" for form in ("take", "load a1", "sail a temple")))


def _ship(letter: str) -> int:
    if letter not in SHIP_LETTERS:
        raise IllegalMove(f"expected one of the ships a to {SHIP_LETTERS[-1]}, got {letter!r}")
    return SHIP_LETTERS.index(letter)


def _number(digits: str, most: int, what: str) -> int:
    if len(digits) > 3 or not 1 <= int(digits) <= most:
        raise IllegalMove(f"expected a {what} from 1 to {most}, got {digits[:20]}")
    return int(digits) - 1


def _word(word: str, words: tuple[str, ...], what: str) -> int:
    if word not in words:
        raise UnreadableMove(f"expected a {what} ({', '.join(words)}), got {quoted(word)}")
    return words.index(word)


def _load(s: GameState, letter: str, space: str) -> int:
    ship = _ship(letter)
    return moves.load_move(ship, _number(space, s.ship_spaces[ship] or SPACES, f"space of ship {letter}"))


def _sail(s: GameState, letter: str, site: str) -> int:
    place = _word(site, SITE_NAMES, "site")
    return moves.sail_move(_ship(letter), place)


def _play(s: GameState, card: str) -> int:
    kind = _word(card, CARD_NAMES, "market card")
    if kind < FIRST_BLUE:
        raise IllegalMove(f"expected a blue card ({', '.join(CARD_NAMES[FIRST_BLUE:])}), got {card}")
    return moves.play_move(kind)


def _ships(s: GameState, card: str) -> int:
    names = ROUND_CARD_NAMES[s.seats - 2]
    if card not in names:
        raise IllegalMove(f"expected a round card for {s.seats} players ({', '.join(filter(None, names))}), got {card}")
    return moves.SHIPS_CARD + names.index(card)


Meaning = Callable[..., int]
_PHRASES: tuple[tuple[re.Pattern[str], Meaning], ...] = (
    (re.compile(r"load ([a-z])(0|[1-9][0-9]*)"), _load),
    (re.compile(r"sail ([a-z]) ([a-z]+)"), _sail),
    (re.compile(r"play ([a-z-]+)"), _play),
    (re.compile(r"card (0|[1-9][0-9]*)"), lambda s, n: moves.CARD + _number(n, MARKET_SPACES, "market space")),
    (re.compile(r"keep (0|[1-9][0-9]*)"), lambda s, n: moves.KEEP + _number(n, PAIR, "card of the pair")),
    (re.compile(r"unload (0|[1-9][0-9]*)"), lambda s, n: moves.UNLOAD + _number(n, SPACES, "space")),
    (
        re.compile(r"pyramid ([a-z]+)"),
        lambda s, name: moves.SMALL_PYRAMID + _word(name, SMALL_PYRAMID_NAMES, "small pyramid"),
    ),
    (re.compile(r"ships ([0-9]{4})"), _ships),
    (re.compile(r"deal ([a-z-]+)"), lambda s, name: moves.DEAL + _word(name, CARD_NAMES, "market card")),
)

_FORMS = {
    "load": "'load' with a ship and a space, as in 'load b2'",
    "sail": "'sail' with a ship and a site, as in 'sail b temple'",
    "play": "'play' with a blue card, as in 'play chisel'",
    "card": "'card' with a market space, as in 'card 2'",
    "keep": "'keep 1' or 'keep 2'",
    "unload": "'unload' with a space, as in 'unload 3'",
    "pyramid": "'pyramid left', 'pyramid middle' or 'pyramid right'",
    "ships": "'ships' with four ships, as in 'ships 4322'",
    "deal": "'deal' with a market card, as in 'deal statue'",
}
