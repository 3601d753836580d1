"""A greedy player, for measuring decks: it takes what scores most at once and else goes towards the tomb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saqqara.rules.compiled import load
from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import CARDS, COLOURS

from .card_value import estimated_value
from .tomb import rings_of, steps_to_tomb

NEARER = 1.5  # points that a field nearer to the tomb is worth: about 13 of a pyramid over 8.5 fields
LONE_GEM = 1.5  # expected of an unpaired gem beyond the 1 it scores
RED_CROSS = 1.5  # one more field
PAIRING = 1.0  # expected of a gem in the colour that the seat has fewer of, beyond other gems
SKULL_SHARE = 0.25  # how many of the skulls of a card are crossed off, about
ELIXIR_SHARE = 0.5  # and of the elixirs


class GreedyPlayer:
    """Chooses moves in Pyramids, with the plain rules of one edition."""

    def __init__(self, edition: Edition) -> None:
        self._moves = load(edition.game, edition, "moves")
        self._state = load(edition.game, edition, "state")
        self._box = load(edition.game, edition, "components")
        self._gem_tables = (self._box.RED_GEMS, self._box.GREEN_GEMS)
        self._of_colour = [
            [card for card in range(CARDS) if self._box.COLOUR_OF[card] == colour] for colour in range(len(COLOURS))
        ]
        self._rings = [rings_of(letters) for letters in self._box.LETTERS]
        self._value = [self._value_of(card) for card in range(CARDS)]

    def choose(self, s: Any, answers: Sequence[int]) -> int:
        """Returns the best of the answers of `s.asked`; of equals the first."""
        owes = s.owes[s.asked]
        if owes == self._state.Owes.KEEP:
            return max(answers, key=lambda move: self._kept_worth(s, move))
        if owes == self._state.Owes.TAKE:
            return max(answers, key=lambda move: self._taken_worth(s, move))
        return self._best_mark(s, answers)

    def _value_of(self, card: int) -> float:
        return estimated_value(self._steps_to_tomb(card, 0), self._box.LETTERS[card]) / 10

    def _steps_to_tomb(self, card: int, crossed: int) -> int:
        """Counts the fields still to be crossed off; on an empty card the entrance is one of them."""
        if crossed:
            return steps_to_tomb(self._rings[card], crossed)
        return steps_to_tomb(self._rings[card], self._box.ENTRANCES[card]) + 1

    # --- marks ---

    def _best_mark(self, s: Any, answers: Sequence[int]) -> int:
        seat = s.asked
        steps = [self._steps_left(s, seat, slot) for slot in range(self._box.HAND)]
        return max(answers, key=lambda move: self._mark_worth(s, seat, move, steps))

    def _steps_left(self, s: Any, seat: int, slot: int) -> int:
        card = s.hands[seat][slot]
        return self._steps_to_tomb(card, s.crossed[seat][slot]) if card >= 0 else 0

    def _mark_worth(self, s: Any, seat: int, move: int, steps: Sequence[int]) -> float:
        """Returns what a mark scores at once, and what its way towards the tomb is worth."""
        slot = self._moves.slot_of(move)
        card = s.hands[seat][slot]
        fields = self._box.PLACEMENT_BITS[self._moves.placement_of(move)]
        left = self._steps_to_tomb(card, s.crossed[seat][slot] | fields)
        worth: float = NEARER * (steps[slot] - left)
        if fields & self._box.TOMBS[card]:
            worth += self._box.EXPLORED_POINTS + self._claim_worth(s, seat, card)
        if fields & self._box.SYMBOLS[card]:
            worth += self._symbols_worth(s, seat, card, fields)
        return worth

    def _symbols_worth(self, s: Any, seat: int, card: int, fields: int) -> float:
        box = self._box
        worth: float = RED_CROSS * (fields & box.RED_CROSSES[card]).bit_count()
        if fields & box.TORCHES[card] and s.torches[seat][s.round_number - 1] == 0:
            worth += box.TORCH_POINTS
        red = (fields & box.RED_GEMS[card]).bit_count()
        green = (fields & box.GREEN_GEMS[card]).bit_count()
        if red or green:
            worth += self._gems_worth(s.gems[seat][0] + red, s.gems[seat][1] + green) - self._gems_worth(*s.gems[seat])
        return worth - self._skulls_cost(s, seat, card, fields)

    def _gems_worth(self, red: int, green: int) -> float:
        box = self._box
        red, green = min(red, box.MOST_GEMS), min(green, box.MOST_GEMS)
        pairs = min(red, green)
        return float(box.PAIR_POINTS * pairs + (box.SINGLE_GEM_POINTS + LONE_GEM) * (red + green - 2 * pairs))

    def _skulls_cost(self, s: Any, seat: int, card: int, fields: int) -> int:
        """P4.9  Skulls first, then each elixir erases two."""
        box = self._box
        before = s.skulls[seat]
        after = min(before + (fields & box.SKULLS[card]).bit_count(), box.MOST_SKULLS)
        after = max(after - 2 * (fields & box.ELIXIRS[card]).bit_count(), 0)
        return int(box.SKULL_VALUES[after] - box.SKULL_VALUES[before])

    # --- colours ---

    def _claim_worth(self, s: Any, seat: int, card: int, held: int = 0) -> float:
        """Returns the next free points of the colour: all for the card that claims them, half for the one before."""
        colour = self._box.COLOUR_OF[card]
        free = [place for place in range(self._box.CLAIMS) if s.claimed[colour][place] == self._box.NOBODY]
        if not free:
            return 0.0
        points = self._box.CLAIM_POINTS[free[0]]
        explored = held + sum(s.explored_by[other] == seat for other in self._of_colour[colour])
        return float(points) if explored % 2 == 1 else points / 2

    def _held_of_colour(self, s: Any, seat: int, colour: int) -> int:
        """Counts the cards of a colour that the seat holds and has not explored."""
        slots = [slot for slot in range(self._box.HAND) if s.explored_now[seat][slot] == self._box.NONE]
        return sum(self._box.COLOUR_OF[s.hands[seat][slot]] == colour for slot in slots if s.hands[seat][slot] >= 0)

    # --- cards ---

    def _kept_worth(self, s: Any, move: int) -> float:
        """Returns the worth of two cards: together they may claim the points of a colour and pair gems."""
        first, second = (s.drawn[s.asked][number] for number in self._moves.KEPT_PAIRS[move - self._moves.KEEP])
        is_pair = self._box.COLOUR_OF[first] == self._box.COLOUR_OF[second]
        gems = [sum(table[card].bit_count() for card in (first, second)) for table in self._gem_tables]
        colours = self._claim_worth(s, s.asked, first) + self._claim_worth(s, s.asked, second, held=int(is_pair))
        return float(self._value[first] + self._value[second] + colours + PAIRING * min(gems))

    def _taken_worth(self, s: Any, move: int) -> float:
        """Returns the worth of a replacement; that of a face-down card is the average of the unseen ones."""
        if move != self._moves.TAKE_DECK:
            return self._card_worth(s, s.asked, s.display[move - self._moves.TAKE])
        unseen = [card for card, count in enumerate(s.deck) if count]
        return sum(self._card_worth(s, s.asked, card) for card in unseen) / len(unseen)

    def _card_worth(self, s: Any, seat: int, card: int) -> float:
        """Returns the estimated value of a card, corrected for the colours, gems and skulls that this seat has."""
        held = self._held_of_colour(s, seat, self._box.COLOUR_OF[card])
        worth = self._value[card] + self._claim_worth(s, seat, card, held)
        red, green = s.gems[seat]
        if red != green:
            worth += PAIRING * self._gem_tables[int(red > green)][card].bit_count()
        return worth - self._skull_risk(s.skulls[seat], card)

    def _skull_risk(self, skulls: int, card: int) -> float:
        """Returns the expected loss by the skulls of a card, less the gain by its elixirs; both grow with `skulls`."""
        values = self._box.SKULL_VALUES
        cost = values[min(skulls + 1, self._box.MOST_SKULLS)] - values[skulls]
        relief = values[skulls] - values[max(skulls - 2, 0)]
        elixirs = self._box.ELIXIRS[card].bit_count()
        return float(SKULL_SHARE * cost * self._box.SKULLS[card].bit_count() - ELIXIR_SHARE * relief * elixirs)
