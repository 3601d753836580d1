"""Invariants: what is true of every state. `faults` lists in words what is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .components import (
    CARD_COUNTS,
    CARD_KINDS,
    CARD_NAMES,
    CARDS_IN_BOX,
    COLOURS,
    EDGE,
    FACE_DOWN,
    FACE_UP,
    FLEET,
    HIDDEN_CARD,
    LAID_SPACES,
    LAST_RED,
    MARKET_SPACES,
    MONUMENT_STONES,
    NOBODY,
    NONE,
    ROUND_CARD_COUNTS,
    ROUND_CARD_KINDS,
    ROUND_CARD_SHIPS,
    ROUNDS,
    SEATS,
    SHIP_LETTERS,
    SHIPS,
    SITE_NAMES,
    SITES,
    SLED_SPACES,
    SMALL_FIELDS,
    SMALL_PYRAMID_NAMES,
    SMALL_PYRAMIDS,
    SPACES,
    STONES,
    STONES_IN_PLAY,
    TEMPLE_SPACES,
    TOWER_POINTS,
    TOWER_SPACES,
    TOWER_STONES,
    Site,
)
from .deck import deck_size
from .questions import answer_faults, question_faults
from .state import LAST_LAID, GameState, Step, is_side_b

Faults = Iterator[str]


def faults(s: GameState) -> list[str]:
    """The broken invariants. Later checks rely on earlier ones, so the first check that fails ends the list."""
    for check in _CHECKS:
        if found := list(check(s)):
            return found
    return []


def _options(s: GameState) -> Faults:
    if not 2 <= s.seats <= SEATS:
        yield f"seats: expected 2 to {SEATS}, got {s.seats}"
    if any(side not in (0, 1) for side in s.sides):
        yield f"sides: expected A or B for each site, got {s.sides}"
    if s.wrath not in (0, 1):
        yield f"wrath: expected true or false, got {s.wrath}"
    if not 1 <= s.round_number <= ROUNDS:
        yield f"round: expected 1 to {ROUNDS}, got {s.round_number}"


def _seats(s: GameState) -> Faults:
    for name, seat in (("start_seat", s.start_seat), ("the seat whose turn it is", s.actor)):
        if not 0 <= seat < s.seats:
            yield f"{name}: expected 0 to {s.seats - 1}, got {seat}"
    for name, seat in (("last_sailor", s.last_sailor), ("the seat that nature draws for", s.drawer)):
        if seat != NOBODY and not 0 <= seat < s.seats:
            yield f"{name}: expected 0 to {s.seats - 1} or nobody, got {seat}"
    if not 0 <= s.passes < s.seats:
        yield f"passes: expected 0 to {s.seats - 1} in a row, got {s.passes}"
    for seat in range(s.seats, SEATS):
        owns = [s.points[seat], s.sled[seat], s.quarry[seat], s.obelisk[seat], *s.hands[seat], *s.earned[seat]]
        if any(owns):
            yield f"seat {seat} does not play, but has something"


def _ships(s: GameState) -> Faults:
    present = [spaces for spaces in s.ship_spaces if spaces]
    if len(present) not in (0, SHIPS) or any(not 0 <= spaces <= SPACES for spaces in s.ship_spaces):
        yield f"ships: expected none or {SHIPS} of 1 to {SPACES} spaces, got {s.ship_spaces}"
        return
    for spaces in range(1, SPACES + 1):
        if present.count(spaces) > FLEET.count(spaces):
            yield f"ships: expected at most {FLEET.count(spaces)} of {spaces} spaces, got {present.count(spaces)}"
    moored = [site for site in s.ship_site if site != NONE]
    if any(not 0 <= site < SITES for site in moored):
        yield f"ships: expected sites 0 to {SITES - 1}, got {moored}"
        return
    for site in range(SITES):
        if moored.count(site) > 1:
            yield f"ships: expected one ship at a site, got {moored.count(site)} at the {SITE_NAMES[site]}"
    for ship in range(SHIPS):
        yield from _cargo(s, ship)


def _cargo(s: GameState, ship: int) -> Faults:
    letter = SHIP_LETTERS[ship]
    for space, owner in enumerate(s.cargo[ship]):
        if owner == NOBODY:
            continue
        if not 0 <= owner < s.seats:
            yield f"ship {letter}: expected stones of seats 0 to {s.seats - 1}, got {owner}"
        if space >= s.ship_spaces[ship]:
            yield f"ship {letter}: expected {s.ship_spaces[ship]} spaces, got a stone on space {space + 1}"
        if s.ship_site[ship] != NONE and ship != s.ship:
            yield f"ship {letter}: expected a sailed ship to be empty, got a stone on space {space + 1}"


def _round_cards(s: GameState) -> Faults:
    revealed = [kind for kind in s.revealed if kind != NONE]
    if any(not 0 <= kind < ROUND_CARD_KINDS for kind in revealed):
        yield f"round_cards: expected kinds 0 to {ROUND_CARD_KINDS - 1}, got {revealed}"
        return
    for kind in range(ROUND_CARD_KINDS):
        if (
            s.round_cards[kind] < 0
            or s.round_cards[kind] + revealed.count(kind) != ROUND_CARD_COUNTS[s.seats - 2][kind]
        ):
            total = s.round_cards[kind] + revealed.count(kind)
            yield f"round_cards: expected {ROUND_CARD_COUNTS[s.seats - 2][kind]} of kind {kind}, got {total}"
    rounds_begun = s.round_number - (s.step == Step.DRAW_SHIPS)
    if any(kind != NONE for kind in s.revealed[rounds_begun:]) or any(
        kind == NONE and earlier != NONE for earlier, kind in zip(s.revealed, s.revealed[1:rounds_begun], strict=False)
    ):
        yield f"round_cards: expected at most {rounds_begun}, one a round, got {len(revealed)}"
    current = s.revealed[rounds_begun - 1] if rounds_begun else NONE
    if any(s.ship_spaces) and current != NONE and tuple(s.ship_spaces) != ROUND_CARD_SHIPS[s.seats - 2][current]:
        yield f"ships: expected those of the round card, got {s.ship_spaces}"


def _monuments(s: GameState) -> Faults:
    yield from _counts(s)
    if any(not 0 <= count <= MONUMENT_STONES for count in (*s.built, s.temple_stones, s.chamber_stones)):
        return
    yield from _pyramid(s)
    yield from _row(
        s, "temple", [s.laid[LAST_LAID - place] for place in range(LAID_SPACES - _pyramid_room(s))], s.temple_stones
    )
    yield from _row(s, "chamber", s.chamber, s.chamber_stones)
    yield from _row(s, "towers", s.towers, s.tower_count)
    is_b = is_side_b(s, Site.OBELISKS)
    if not is_b and s.tower_count:
        yield "obelisks: expected no towers on side A"
    if is_b and s.tower_count < len(TOWER_POINTS) and any(stones >= TOWER_STONES for stones in s.obelisk):
        expected = f"fewer than {TOWER_STONES} single stones while a score space is free"
        yield f"obelisks: expected {expected}, got {s.obelisk[: s.seats]}"


def _counts(s: GameState) -> Faults:
    for name, count in (("pyramid", min(s.built)), ("temple", s.temple_stones), ("chamber", s.chamber_stones)):
        if not 0 <= count <= MONUMENT_STONES:
            yield f"{name}: expected 0 to {MONUMENT_STONES} stones, got {count}"
    if not 0 <= s.tower_count <= min(len(TOWER_POINTS), TOWER_SPACES):
        yield f"obelisks: expected at most {len(TOWER_POINTS)} towers, got {s.tower_count}"
    if min(s.obelisk) < 0:
        yield f"obelisks: expected no negative number of stones, got {s.obelisk[: s.seats]}"
    if not 0 <= s.temple_space <= TEMPLE_SPACES[s.seats]:
        yield f"temple: expected a next space up to {TEMPLE_SPACES[s.seats]}, got {s.temple_space}"


def _pyramid_room(s: GameState) -> int:
    """How many places from the left belong to the pyramid."""
    if is_side_b(s, Site.PYRAMID):
        return SMALL_PYRAMIDS * SMALL_FIELDS + s.built[EDGE]
    return s.built[0]


def _pyramid(s: GameState) -> Faults:
    if not is_side_b(s, Site.PYRAMID):
        if any(s.built[1:]):
            yield f"pyramid: expected one pyramid on side A, got {s.built}"
        yield from _row(s, "pyramid", s.laid[: s.built[0]], s.built[0])
        return
    for pyramid, name in enumerate(SMALL_PYRAMID_NAMES):
        if s.built[pyramid] > SMALL_FIELDS:
            yield f"pyramid: expected at most {SMALL_FIELDS} stones on the {name} pyramid, got {s.built[pyramid]}"
        fields = s.laid[pyramid * SMALL_FIELDS : (pyramid + 1) * SMALL_FIELDS]
        yield from _row(s, f"{name} pyramid", fields, s.built[pyramid])
    if s.built[EDGE] and any(s.built[pyramid] != SMALL_FIELDS for pyramid in range(SMALL_PYRAMIDS)):
        yield "pyramid: expected no stone at the edge before all three pyramids are complete"
    edge = s.laid[SMALL_PYRAMIDS * SMALL_FIELDS :][: s.built[EDGE]]
    yield from _row(s, "edge of the pyramids", edge, s.built[EDGE])


def _row(s: GameState, name: str, owners: list[int], count: int) -> Faults:
    for place, owner in enumerate(owners):
        if place < count and not 0 <= owner < s.seats:
            yield f"{name}: expected a stone of seats 0 to {s.seats - 1} at place {place + 1}, got {owner}"
        if place >= count and owner != NOBODY:
            yield f"{name}: expected nothing after {count} stones, got a stone that floats at place {place + 1}"


def _stones(s: GameState) -> Faults:
    for seat in range(s.seats):
        if not 0 <= s.sled[seat] <= SLED_SPACES:
            yield f"sleds: expected 0 to {SLED_SPACES} stones for {COLOURS[seat]}, got {s.sled[seat]}"
        if s.quarry[seat] < 0:
            yield f"quarries: expected no negative number of stones for {COLOURS[seat]}, got {s.quarry[seat]}"
        stones = s.quarry[seat] + s.sled[seat] + stones_out(s, seat)
        if stones != STONES_IN_PLAY:
            expected = f"{STONES} {COLOURS[seat]} stones, the one on the score track included"
            yield f"stones: expected {expected}, got {stones + 1}"


def stones_out(s: GameState, seat: int) -> int:
    """A seat's stones on ships and monuments."""
    aboard = sum(row.count(seat) for row in s.cargo)
    towers = TOWER_STONES * s.towers.count(seat)
    return aboard + s.laid.count(seat) + s.chamber.count(seat) + s.obelisk[seat] + towers


def _cards(s: GameState) -> Faults:
    for name, kinds in (("face_up", s.face_up), ("the pair", s.looked)):
        if any(kind != NONE and not 0 <= kind <= HIDDEN_CARD for kind in kinds):
            yield f"{name}: expected market cards, got {kinds}"
            return
    for kind in range(CARD_KINDS):
        piles = [s.deck[kind], s.discard[kind], s.left_behind[kind], *(hand[kind] for hand in s.hands)]
        cards = sum(piles) + s.face_up.count(kind) + s.looked.count(kind)
        if min(piles) < 0 or cards != CARD_COUNTS[kind]:
            yield f"cards: expected {CARD_COUNTS[kind]} of {CARD_NAMES[kind]}, got {cards}"
    for hand in s.hands:
        for kind in range(LAST_RED + 1):
            if hand[kind]:
                yield f"cards: expected red cards to be played at once, got {CARD_NAMES[kind]} before a player"
    side = s.sides[Site.MARKET]
    if not 0 <= s.face_down <= FACE_DOWN[side] or deck_size(s) < 0:
        yield f"market: expected at most {FACE_DOWN[side]} face-down cards of {CARDS_IN_BOX} in all, got {s.face_down}"
    if s.looked_behind < 0:
        yield f"market: expected no negative number of cards left behind, got {s.looked_behind}"
    if any(kind != NONE for kind in s.face_up[FACE_UP[side] :]) or not 0 <= s.dealt <= MARKET_SPACES:
        yield f"market: expected {FACE_UP[side]} face-up spaces on this side, got {s.face_up}"


def _points(s: GameState) -> Faults:
    for seat in range(s.seats):
        if s.points[seat] != sum(s.earned[seat]):
            expected = f"{sum(s.earned[seat])} for {COLOURS[seat]}, the sum of what was earned"
            yield f"points: expected {expected}, got {s.points[seat]}"


_CHECKS: tuple[Callable[[GameState], Faults], ...] = (
    _options,
    _seats,
    _ships,
    _round_cards,
    _monuments,
    _stones,
    _cards,
    _points,
    question_faults,
    answer_faults,
)
