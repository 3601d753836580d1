"""Reads a state from a JSON position. Keys that are left out take the value of a fresh game."""

from __future__ import annotations

from typing import Any

from saqqara.rules.errors import BadPosition
from saqqara.rules.position_reader import PositionReader, refuse
from saqqara.rules.pyramids.box import CARDS, COLOURS, SHAPES, SIZE

from .components import (
    CLAIMS,
    DISPLAY,
    DRAWN,
    EXPEDITIONS,
    HAND,
    HIDDEN,
    NATURE,
    NOBODY,
    NONE,
    ROUNDS,
    SEATS,
    SHAPE_COUNTS,
    TOMBS,
)
from .expedition import remember
from .game_end import end_game
from .invariants import faults
from .marking import single_fields
from .moves import KEPT_PAIRS
from .setup import set_up
from .state import GameState, Owes, Step, first_owing

KEYS = (
    "game seats round expeditions hands drawn display crossed explored gems torches skulls claimed marked pending "
    "before explored_now"
).split()
OWED = {"keep": Owes.KEEP, "mark": Owes.MARK, "cross": Owes.CROSS, "take": Owes.TAKE}


def from_position(position: Any) -> GameState:
    """The state that a position describes."""
    return _Reader(position).state()


def from_view(position: Any) -> GameState:
    """The state as a seat may know it, from a position with hidden parts."""
    return _Reader(position, is_view=True).state()


class _Reader(PositionReader):
    """Reads one position of this game."""

    GAME = "pyramids"
    KEYS = KEYS
    LONGEST_LIST = CARDS

    def __init__(self, position: Any, is_view: bool = False) -> None:
        super().__init__(position, is_view)
        self.s = GameState()

    def state(self) -> GameState:
        set_up(self.s, self._whole("seats", self._value("seats", SEATS), 2, SEATS))
        self._expeditions()
        self._cards()
        self._crossed()
        self._score_cards()
        self._pending()
        self._before()
        if broken := faults(self.s):
            raise BadPosition("; ".join(broken[:3]))
        self._marks()
        self._points()
        return self.s

    # values

    def _each_seat(self, key: str, default: Any) -> list[Any]:
        return self._list(key, self._value(key, [default] * self.s.seats), self.s.seats)

    def _card(self, key: str, value: Any) -> int:
        return NONE if value is None else self._whole(key, value, 1, CARDS) - 1

    def _cards_of(self, key: str, value: Any, most: int) -> list[int]:
        cards = [self._card(key, number) for number in self._list(key, value, most=most)]
        if any(card != NONE and cards.count(card) > 1 for card in cards):
            refuse(key, "each card once", value)
        return cards

    def _bits(self, key: str, names: Any) -> int:
        bits = 0
        for name in self._list(key, names, most=SIZE * SIZE):
            is_field = isinstance(name, str) and len(name) == 2 and name[0] in "abcde" and name[1] in "12345"
            if not is_field:
                refuse(key, "squares from a1 to e5", name)
            if names.count(name) > 1:
                refuse(key, "each square once", name)
            bits |= 1 << ("12345".index(name[1]) * SIZE + "abcde".index(name[0]))
        return bits

    # parts of the state

    def _expeditions(self) -> None:
        s = self.s
        s.round_number = self._whole("round", self._value("round", 1), 1, ROUNDS)
        shapes = self._list("expeditions", self._value("expeditions", []), most=EXPEDITIONS)
        for number, shape in enumerate(shapes):
            if not isinstance(shape, str) or shape not in SHAPES:
                refuse("expeditions", f"shapes ({', '.join(SHAPES)})", shape)
            s.turned_up[number] = SHAPES.index(shape)
            s.unseen[SHAPES.index(shape)] -= 1
        s.turned_count = len(shapes)
        assert len(SHAPE_COUNTS) == len(SHAPES)

    def _cards(self) -> None:
        s = self.s
        numbers = self._list("display", self._value("display", [None] * DISPLAY), DISPLAY)
        display = self._cards_of("display", numbers, DISPLAY)
        s.display[: len(display)] = display
        seen = [card for card in display if card != NONE]
        for seat, cards in enumerate(self._each_seat("explored", [])):
            for card in self._cards_of(f"explored[{seat}]", cards, CARDS):
                s.explored_by[card] = seat
                seen.append(card)
        for seat, cards in enumerate(self._each_seat("drawn", [])):
            drawn = self._drawn(f"drawn[{seat}]", cards)
            s.drawn[seat][: len(drawn)] = drawn
            s.dealt += len(drawn)
            seen += [card for card in drawn if card != HIDDEN]
        for seat, cards in enumerate(self._each_seat("hands", [])):
            seen += self._hand(seat, self._cards_of(f"hands[{seat}]", cards, HAND))
        for seat, cards in enumerate(self._each_seat("explored_now", [])):
            now = self._cards_of(f"explored_now[{seat}]", cards, HAND)
            s.explored_now[seat][: len(now)] = now
        for card in seen:
            if card != NONE:
                s.deck[card] = 0

    def _drawn(self, key: str, value: Any) -> list[int]:
        cards = self._cards_of(key, value, DRAWN)
        return [HIDDEN if self.is_view and card == NONE else card for card in cards]

    def _hand(self, seat: int, hand: list[int]) -> list[int]:
        """The cards before a seat; in the set-up they are its choice among those drawn."""
        s = self.s
        if s.dealt and hand:
            places = tuple(sorted(s.drawn[seat].index(card) if card in s.drawn[seat] else -1 for card in hand))
            if places not in KEPT_PAIRS:
                refuse(f"hands[{seat}]", "two of the cards drawn", [card + 1 for card in hand])
            s.choice[seat] = KEPT_PAIRS.index((places[0], places[1]))
            return []
        s.hands[seat][: len(hand)] = hand
        return hand

    def _crossed(self) -> None:
        s = self.s
        for number, bits in self._crossed_in("crossed", self._value("crossed", {})).items():
            seat, slot = self._place_of("crossed", number)
            s.crossed[seat][slot] = bits
            if bits & TOMBS[number] and "explored_now" not in self.position:
                s.explored_now[seat][slot] = number

    def _crossed_in(self, key: str, fields: Any) -> dict[int, int]:
        """The fields crossed off, as bits by card."""
        if not isinstance(fields, dict) or len(fields) > CARDS:
            refuse(key, "an object with squares by card", fields)
        found = {}
        for number, names in fields.items():
            if not isinstance(number, str) or not number.isdecimal() or len(number) > 2:
                refuse(key, "numbers of cards", number)
            found[self._whole(key, int(number), 1, CARDS) - 1] = self._bits(f"{key}.{number}", names)
        return found

    def _place_of(self, key: str, card: int) -> tuple[int, int]:
        places = [
            (seat, slot) for seat in range(self.s.seats) for slot in range(HAND) if self.s.hands[seat][slot] == card
        ]
        if not places:
            refuse(key, "cards that someone holds", card + 1)
        return places[0]

    def _score_cards(self) -> None:
        s = self.s
        for seat, gems in enumerate(self._each_seat("gems", [0, 0])):
            s.gems[seat] = [self._whole(f"gems[{seat}]", count, 0, 99) for count in self._list("gems", gems, 2)]
        for seat, torches in enumerate(self._each_seat("torches", [False] * ROUNDS)):
            for number, torch in enumerate(self._list(f"torches[{seat}]", torches, ROUNDS)):
                if not isinstance(torch, bool):
                    refuse(f"torches[{seat}]", "true or false", torch)
                s.torches[seat][number] = int(torch)
        for seat, skulls in enumerate(self._each_seat("skulls", 0)):
            s.skulls[seat] = self._whole(f"skulls[{seat}]", skulls, 0, 99)
        claimed = self._value("claimed", {})
        if not isinstance(claimed, dict) or not set(claimed) <= set(COLOURS):
            refuse("claimed", f"an object with {', '.join(COLOURS)}", claimed)
        for colour, seats in claimed.items():
            for place, seat in enumerate(self._list(f"claimed.{colour}", seats, CLAIMS)):
                taken = NOBODY if seat is None else self._whole(f"claimed.{colour}", seat, 0, s.seats - 1)
                s.claimed[COLOURS.index(colour)][place] = taken

    def _pending(self) -> None:
        s = self.s
        entries = self._list("pending", self._value("pending", []), most=SEATS)
        for entry in entries:
            if not isinstance(entry, dict) or not set(entry) <= {"seat", "owes", "count", "from"}:
                refuse("pending", "objects with seat, owes and count", entry)
            seat = self._whole("pending.seat", entry.get("seat"), 0, s.seats - 1)
            owes = entry.get("owes")
            if s.owes[seat] != Owes.NOTHING:
                refuse("pending", "each seat once", seat)
            if not isinstance(owes, str) or owes not in OWED:
                refuse("pending.owes", f"one of {', '.join(OWED)}", owes)
            s.owes[seat] = int(OWED[owes])
            if owes in ("cross", "take"):
                s.count[seat] = self._whole("pending.count", entry.get("count", 1), 1, CARDS)
        self._marked()
        s.step = int(self._step(entries))
        self._taker(entries)
        s.asked = NATURE if s.step < Step.KEEPING else first_owing(s)

    def _marked(self) -> None:
        for seat in self._list("marked", self._value("marked", []), most=SEATS):
            if self.s.owes[self._whole("marked", seat, 0, self.s.seats - 1)] != Owes.NOTHING:
                refuse("marked", "seats that owe nothing", seat)
            if self.s.drawn[seat][0] == HIDDEN:
                self.s.choice[seat] = HIDDEN

    def _step(self, entries: list[dict[str, Any]]) -> Step:
        """Finds out which question is open from what is owed and where the cards lie."""
        s = self.s
        owed = {entry["owes"] for entry in entries}
        if owed == {"keep"}:
            return Step.KEEPING
        if owed and owed <= {"mark", "cross"}:
            return Step.MARKING
        if owed == {"take"}:
            if entries[0].get("from") == "deck":
                return Step.DRAW_TAKEN
            is_laying_out = s.count[entries[0]["seat"]] == 0 or self._is_refilling(entries)
            return Step.DRAW_DISPLAY if is_laying_out else Step.TAKING
        if owed:
            refuse("pending", "seats that owe the same kind of move", sorted(owed))
        is_fresh = s.round_number == 1 and s.turned_count == 0 and not any(owner != NOBODY for owner in s.explored_by)
        if is_fresh and not any(card != NONE for hand in (*s.hands, s.display, s.choice) for card in hand):
            return Step.DRAW_HAND
        if s.round_number == ROUNDS and s.turned_count == EXPEDITIONS and "explored_now" not in self.position:
            return Step.OVER
        if any(card == NONE for card in s.display) and any(s.deck):
            return Step.DRAW_DISPLAY
        return Step.DRAW_EXPEDITION

    def _is_refilling(self, entries: list[dict[str, Any]]) -> bool:
        """Whether nature has to fill the display first, as it does between two seats' picks."""
        first = entries[0]["seat"]
        gaps = sum(card == NONE for card in self.s.display)
        waiting = sum(card != NONE for card in self.s.explored_now[first])
        return gaps > 0 and any(self.s.deck) and self.s.count[first] == waiting and gaps != 0

    def _taker(self, entries: list[dict[str, Any]]) -> None:
        s = self.s
        if s.step in (Step.TAKING, Step.DRAW_TAKEN):
            s.taker = entries[0]["seat"]
        if s.step != Step.TAKING:
            for seat in range(s.seats):
                if s.owes[seat] == Owes.TAKE:
                    s.owes[seat] = int(Owes.NOTHING)
        for seat in range(s.seats):
            if s.step == Step.TAKING and seat != s.taker:
                s.owes[seat] = int(Owes.NOTHING)

    def _before(self) -> None:
        s = self.s
        if s.step != Step.MARKING:
            return
        for seat in range(s.seats):
            remember(s, seat)
        before = self._value("before", None)
        if before is None:
            return
        if not isinstance(before, dict) or set(before) != {"crossed", "gems", "torches", "skulls"}:
            refuse("before", "an object with crossed, gems, torches and skulls", before)
        self._crossed_before(before["crossed"])
        for key, target in (("torches", s.torch_before), ("skulls", s.skulls_before)):
            for seat, value in enumerate(self._list(f"before.{key}", before[key], s.seats)):
                target[seat] = self._whole(f"before.{key}", int(value) if value in (True, False) else value, 0, 99)
        for seat, gems in enumerate(self._list("before.gems", before["gems"], s.seats)):
            s.gems_before[seat] = [self._whole("before.gems", gem, 0, 99) for gem in self._list("before.gems", gems, 2)]

    def _crossed_before(self, fields: Any) -> None:
        s = self.s
        for seat in range(s.seats):
            s.crossed_before[seat] = [0] * HAND
        for card, bits in self._crossed_in("before.crossed", fields).items():
            seat, slot = self._place_of("before.crossed", card)
            s.crossed_before[seat][slot] = bits

    def _marks(self) -> None:
        """Refuses a seat that has marked without crossing anything off, unless it had nothing to cross off.

        In a view the marks of the others are hidden.
        """
        s = self.s
        if self.is_view:
            return
        for seat in range(s.seats):
            is_done = s.step == Step.MARKING and s.owes[seat] == Owes.NOTHING
            if (
                is_done
                and s.crossed[seat] == s.crossed_before[seat]
                and any(single_fields(s, seat, k) for k in range(HAND))
            ):
                refuse("marked", f"something that seat {seat} has crossed off since `before`", "nothing")

    def _points(self) -> None:
        """Counts the points of a finished game."""
        if self.s.step == Step.OVER:
            end_game(self.s)
            self.s.events.clear()
