"""The value of a move in points: what it scores at once, and what it can be expected to bring. Loaded over Pyramids.

The figures were tuned one at a time, starting from the greedy player of `decks`: a change was kept if two seats with it
made more points than two without it over 6,000 games of four players, and again over other games.
"""

from __future__ import annotations

from typing import Any

from saqqara.bots.in_play import player_in_play
from saqqara.rules.compiled import lookup, rule, rules_in_play
from saqqara.rules.pyramids.box import CARDS, COLOURS

components = rules_in_play("components")
RED_GEMS, GREEN_GEMS = components.RED_GEMS, components.GREEN_GEMS
COLOUR_OF, NOBODY, NONE, HAND = components.COLOUR_OF, components.NOBODY, components.NONE, components.HAND
CLAIMS, CLAIM_POINTS = components.CLAIMS, components.CLAIM_POINTS
MOST_GEMS, PAIR_POINTS, SINGLE_GEM_POINTS = components.MOST_GEMS, components.PAIR_POINTS, components.SINGLE_GEM_POINTS
MOST_SKULLS, SKULL_VALUES = components.MOST_SKULLS, components.SKULL_VALUES
TORCH_POINTS, EXPEDITIONS = components.TORCH_POINTS, components.EXPEDITIONS
KEEP, KEPT_PAIRS = rules_in_play("moves").KEEP, rules_in_play("moves").KEPT_PAIRS
TAKE, TAKE_DECK = rules_in_play("moves").TAKE, rules_in_play("moves").TAKE_DECK
slot_of, placement_of = rules_in_play("moves").slot_of, rules_in_play("moves").placement_of
Owes = rules_in_play("state").Owes
slot_to_fill = rules_in_play("new_pyramid").slot_to_fill
count_fields, ERASED_SKULLS = rules_in_play("symbols").count_fields, rules_in_play("symbols").ERASED_SKULLS

tomb_distance = player_in_play("pyramids.tomb_distance")
GAME, FRESH, LONGEST = tomb_distance.GAME, tomb_distance.FRESH, tomb_distance.LONGEST
ENTRANCE_STEPS, steps_to_tomb = tomb_distance.ENTRANCE_STEPS, tomb_distance.steps_to_tomb
covered_by, value_of_distances = tomb_distance.covered_by, tomb_distance.value_of_distances
STEPS_MASK, SYMBOL_MASK = tomb_distance.STEPS_MASK, tomb_distance.SYMBOL_MASK
RED_AT, GREEN_AT = tomb_distance.RED_AT, tomb_distance.GREEN_AT
TORCHES_AT, CROSSES_AT = tomb_distance.TORCHES_AT, tomb_distance.CROSSES_AT
SKULLS_AT, ELIXIRS_AT = tomb_distance.SKULLS_AT, tomb_distance.ELIXIRS_AT

SOON = 8  # expeditions left from which on later points count in full
NEARER = 0.75  # value of an early tomb above its points: the next card comes early
LONE_GEM = 1.5  # expected of an unpaired gem above the 1 it scores
RED_CROSS = 2.0  # value of the extra field
SECOND_OF_COLOUR = 0.5  # share of a colour's points that counts for the pyramid before the claiming one
DISTANCE_OF_CARD = 1.2  # weight of the distance to the tomb for a new card
PAIRING = 1.0  # value of a gem of the colour that the seat has fewer of
DECK = 1.0  # value of the symbols of an unseen card
PROMISE = {"r": 110, "g": 110, "s": -40, "x": 225, "t": 290, "e": 260}  # of a new card's symbols, in hundredths

PROMISES = lookup([sum(PROMISE.get(symbol, 0) for symbol in letters) for letters in components.LETTERS])
CARDS_OF_COLOUR = CARDS // len(COLOURS)
OF_COLOUR = lookup(sorted(range(CARDS), key=lambda card: COLOUR_OF[card]))  # [colour * CARDS_OF_COLOUR + number]


@rule
def clock(s: Any) -> int:
    """The expedition cards turned up so far."""
    return int((s.round_number - 1) * EXPEDITIONS + s.turned_count)


@rule
def expeditions_left(s: Any) -> int:
    """The expedition cards still to be turned up."""
    return int(GAME - clock(s))


@rule
def share(left: int) -> float:
    """The share of later points that can still be earned."""
    return min(left, SOON) / SOON


@rule
def steps_left(s: Any, seat: int, slot: int) -> int:
    """The steps to the tomb of a card of the hand; the longest distance without a card."""
    if s.hands[seat][slot] < 0:
        return int(LONGEST)
    return int(steps_to_tomb(s.hands[seat][slot], s.crossed[seat][slot]))


# --- colours ---


@rule
def next_claim(s: Any, colour: int) -> int:
    """P5.3  The colour's next free points."""
    for place in range(CLAIMS):
        if s.claimed[colour][place] == NOBODY:
            return int(CLAIM_POINTS[place])
    return 0


@rule
def explored_of(s: Any, seat: int, colour: int) -> int:
    """The seat's explored pyramids of a colour, with those of this step that are not yet set aside."""
    count = 0
    for number in range(CARDS_OF_COLOUR):
        count += s.explored_by[OF_COLOUR[colour * CARDS_OF_COLOUR + number]] == seat
    for slot in range(HAND):
        card = s.explored_now[seat][slot]
        if card != NONE and COLOUR_OF[card] == colour and s.explored_by[card] != seat:
            count += 1
    return count


@rule
def value_of_colour(s: Any, seat: int, card: int, held: int) -> float:
    """The value of one more pyramid of a colour, after `held` that the seat still holds."""
    colour = COLOUR_OF[card]
    points = next_claim(s, colour)
    if (explored_of(s, seat, colour) + held) % 2 == 1:
        return float(points)
    return points * SECOND_OF_COLOUR * share(expeditions_left(s))


# --- symbols ---


@rule
def value_of_gems(red: int, green: int, left: int) -> float:
    """The points of gems, and what unpaired ones are expected to bring."""
    red = min(red, MOST_GEMS)
    green = min(green, MOST_GEMS)
    pairs = min(red, green)
    singles = red + green - 2 * pairs
    return float(pairs * PAIR_POINTS + singles * (SINGLE_GEM_POINTS + LONE_GEM * share(left)))


@rule
def cost_of_skulls(s: Any, seat: int, skulls: int, elixirs: int) -> int:
    """P4.9  The points lost by skulls and elixirs: skulls count first, then each elixir erases two."""
    after = max(min(s.skulls[seat] + skulls, MOST_SKULLS) - elixirs * ERASED_SKULLS, 0)
    return int(SKULL_VALUES[after] - SKULL_VALUES[s.skulls[seat]])


@rule
def value_of_symbols(s: Any, seat: int, covered: int, left: int) -> float:
    """The value of a placement's symbols to a seat."""
    value: float = RED_CROSS * (covered >> CROSSES_AT & SYMBOL_MASK)
    if covered >> TORCHES_AT & SYMBOL_MASK != 0 and s.torches[seat][s.round_number - 1] == 0:
        value += TORCH_POINTS
    red = s.gems[seat][0] + (covered >> RED_AT & SYMBOL_MASK)
    green = s.gems[seat][1] + (covered >> GREEN_AT & SYMBOL_MASK)
    value += value_of_gems(red, green, left) - value_of_gems(s.gems[seat][0], s.gems[seat][1], left)
    return value - cost_of_skulls(s, seat, covered >> SKULLS_AT & SYMBOL_MASK, covered >> ELIXIRS_AT & SYMBOL_MASK)


# --- answers ---


@rule
def value_of_mark(s: Any, seat: int, move: int, left: int, steps: int, other_steps: int) -> float:
    """The value of a mark on a card `steps` from its tomb, with the other card `other_steps` from its own."""
    card = s.hands[seat][slot_of(move)]
    covered = covered_by(card, placement_of(move))
    after = min(steps, covered & STEPS_MASK)
    value: float = value_of_distances(left, after, other_steps) * (1.0 + NEARER * share(left))
    if after == 0 and steps > 0:
        value += value_of_colour(s, seat, card, 0)
    if covered > STEPS_MASK:
        value += value_of_symbols(s, seat, covered, left)
    return value


@rule
def promise_of_card(s: Any, seat: int, card: int) -> float:
    """What the symbols of a new card are expected to bring a seat."""
    promise = PROMISES[card] * 0.01
    if s.gems[seat][0] < s.gems[seat][1]:
        promise += PAIRING * count_fields(RED_GEMS[card])
    elif s.gems[seat][0] > s.gems[seat][1]:
        promise += PAIRING * count_fields(GREEN_GEMS[card])
    return promise * share(expeditions_left(s))


@rule
def value_of_kept(s: Any, seat: int, pair: int) -> float:
    """The value of keeping a pair: two cards of one colour can claim it, a red and a green gem make a pair."""
    first = s.drawn[seat][KEPT_PAIRS[pair][0]]
    other = s.drawn[seat][KEPT_PAIRS[pair][1]]
    is_pair = int(COLOUR_OF[first] == COLOUR_OF[other])
    red = count_fields(RED_GEMS[first]) + count_fields(RED_GEMS[other])
    green = count_fields(GREEN_GEMS[first]) + count_fields(GREEN_GEMS[other])
    value: float = PAIRING * min(red, green)
    value += DISTANCE_OF_CARD * value_of_distances(expeditions_left(s), ENTRANCE_STEPS[first], ENTRANCE_STEPS[other])
    value += promise_of_card(s, seat, first) + value_of_colour(s, seat, first, 0)
    return value + promise_of_card(s, seat, other) + value_of_colour(s, seat, other, is_pair)


@rule
def value_of_taken(s: Any, seat: int, move: int) -> float:
    """The value of taking a new card beside the one that the seat keeps."""
    slot = 1 - slot_to_fill(s, seat)
    other, steps = s.hands[seat][slot], steps_left(s, seat, slot)
    left = expeditions_left(s)
    if move == TAKE_DECK:
        return float(DISTANCE_OF_CARD * value_of_distances(left, FRESH, steps) + DECK)
    card = s.display[move - TAKE]
    held = int(other >= 0 and steps > 0 and COLOUR_OF[other] == COLOUR_OF[card])
    value: float = DISTANCE_OF_CARD * value_of_distances(left, ENTRANCE_STEPS[card], steps)
    return value + promise_of_card(s, seat, card) + value_of_colour(s, seat, card, held)


@rule
def value_of_answer(s: Any, seat: int, move: int, left: int, steps: int, other_steps: int) -> float:
    """The value of any move of the seat; only values of the same question can be compared."""
    if s.owes[seat] == Owes.KEEP:
        return value_of_kept(s, seat, move - KEEP)
    if s.owes[seat] == Owes.TAKE:
        return value_of_taken(s, seat, move)
    if slot_of(move) == 0:
        return value_of_mark(s, seat, move, left, steps, other_steps)
    return value_of_mark(s, seat, move, left, other_steps, steps)
