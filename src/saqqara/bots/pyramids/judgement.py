"""What a search asks about Pyramids: a guess at what is hidden, good answers, and the points to expect.

Loaded over Pyramids (`load_over`). All seats mark at the same time and hardly touch each other, so a search looks at
the answers of its own seat and lets `choose_well` answer for the others.
"""

from __future__ import annotations

import math
from typing import Any

from saqqara.bots.in_play import player_in_play
from saqqara.rules.compiled import rule, rules_in_play
from saqqara.rules.pyramids.box import CARDS

components = rules_in_play("components")
COLOUR_COUNT, COLOUR_OF = components.COLOUR_COUNT, components.COLOUR_OF
DRAWN, HAND = components.DRAWN, components.HAND
HIDDEN, NOBODY, NONE, SEATS = components.HIDDEN, components.NOBODY, components.NONE, components.SEATS
EXPLORED_POINTS, MOST_ROUNDS = components.EXPLORED_POINTS, components.MOST_ROUNDS
RED_GEMS, GREEN_GEMS, SKULLS = components.RED_GEMS, components.GREEN_GEMS, components.SKULLS
TORCHES, RED_CROSSES = components.TORCHES, components.RED_CROSSES
Owes, Step = rules_in_play("state").Owes, rules_in_play("state").Step
first_owing = rules_in_play("state").first_owing
is_nature = rules_in_play("turn").is_nature
points_of = rules_in_play("game_end").points_of
single_fields = rules_in_play("marking").single_fields
waits_for_replacement = rules_in_play("new_pyramid").waits_for_replacement
count_fields = rules_in_play("symbols").count_fields
number_below = player_in_play("random_play").number_below

worth = player_in_play("pyramids.worth")
clock, expeditions_left, share = worth.clock, worth.expeditions_left, worth.share
explored_of, next_claim = worth.explored_of, worth.next_claim
steps_left, worth_of_answer = worth.steps_left, worth.worth_of_answer
FRESH, GAME, worth_of_ways = worth.FRESH, worth.GAME, worth.worth_of_ways

NOISE = 300  # thousandths of a point: answers that are as good as equal take turns
SHARPNESS = 0.5  # of the weights, for each point

# The points to expect above those that are counted now: a regression over 137,000 positions of 9,000 games of 2 to 4
# players that all choose well, weighted by 1 / spread². R² is 0.96 of the points still to come; of the final points it
# is 0.90 with one expedition left, 0.66 with 8, 0.44 with 15, 0.20 with 23 and 0.11 at the start.
WAYS_AHEAD = 1.04  # tombs that the two cards and those after them will reach
EACH_EXPEDITION = 0.3  # fitted: -0.13; players that search make more of each than those of the fit, 131 points in all
FEWER_PLAYERS = 0.17  # for each expedition and each seat short of four: there is more to claim
LONE_GEMS = 0.7
COLOURS_BEGUN = 0.34  # of a colour's next points, if the seat has explored an odd number
COLOURS_FREE = 0.68  # of every colour's next points, over a whole game
CROSS_OWED = 2.25
GEMS_AHEAD = 1.0  # symbols not yet crossed off on the two cards
TORCHES_AHEAD = 2.0
CROSSES_AHEAD = 1.5
SKULLS_AHEAD = -0.65
SPREAD_OF_LAST = 3.45  # what the regression leaves open, with one expedition left
SPREAD_GROWTH = 0.34  # 3.5, 5.4, 6.4, 8.4, 10.5 points were left open with 1, 4, 8, 15, 28


# --- what is hidden ---


@rule
def imagine(s: Any, seat: int, stream: Any) -> None:
    """Fills in by chance what is hidden from the seat; those who have answered in secret are asked once more."""
    for other in range(s.seats):
        if other != seat:
            imagine_cards(s, other, stream)
            if s.step == Step.KEEPING:
                s.choice[other] = NONE
                s.owes[other] = Owes.KEEP
            elif s.step == Step.MARKING:
                s.owes[other] = Owes.MARK if can_mark(s, other) else Owes.NOTHING
    if s.step == Step.KEEPING or s.step == Step.MARKING:
        s.asked = seat if s.owes[seat] != Owes.NOTHING else first_owing(s)


@rule
def imagine_cards(s: Any, seat: int, stream: Any) -> None:
    """P2.1  Any unseen cards may be those that the seat has drawn."""
    for number in range(DRAWN):
        if s.drawn[seat][number] == HIDDEN:
            card = unseen_card(s, stream)
            s.deck[card] = 0
            s.drawn[seat][number] = card


@rule
def unseen_card(s: Any, stream: Any) -> int:
    """One of the cards of the deck."""
    unseen = 0
    for card in range(CARDS):
        unseen += s.deck[card]
    number = number_below(stream, unseen)
    for card in range(CARDS):
        number -= s.deck[card]
        if number < 0:
            return card
    return int(NONE)


@rule
def can_mark(s: Any, seat: int) -> bool:
    """P4.4  Whether there is any field to cross off."""
    return bool(single_fields(s, seat, 0) | single_fields(s, seat, 1))


@rule
def forget_others(s: Any, seat: int) -> None:
    """What others hold and have marked is without concern for a seat's search; what is on offer and claimed stays."""
    for card in range(CARDS):
        s.deck[card] = 0
        if s.explored_by[card] != seat:
            s.explored_by[card] = NOBODY
    for other in range(SEATS):
        if other != seat:
            forget_seat(s, other)


@rule
def forget_seat(s: Any, seat: int) -> None:
    """The seat is as if nobody sat there."""
    for slot in range(HAND):
        s.hands[seat][slot] = NONE
        s.crossed[seat][slot] = 0
        s.crossed_before[seat][slot] = 0
        s.explored_now[seat][slot] = NONE
        s.gems[seat][slot] = 0
        s.gems_before[seat][slot] = 0
    for number in range(MOST_ROUNDS):
        s.torches[seat][number] = 0
    s.skulls[seat] = 0
    s.skulls_before[seat] = 0
    s.torch_before[seat] = 0
    s.owes[seat] = Owes.NOTHING
    s.count[seat] = 0


# --- the end ---


@rule
def is_end(s: Any) -> bool:
    """P5.2  The last expedition card lies on the table."""
    return bool(s.step == Step.MARKING and expeditions_left(s) == 0)


@rule
def choose_last(s: Any, moves: Any, count: int) -> int:
    """The answer of `s.asked` that is worth most."""
    seat = s.asked
    left, steps, other_steps = expeditions_left(s), steps_left(s, seat, 0), steps_left(s, seat, 1)
    best, best_worth = 0, -math.inf
    for i in range(count):
        found = worth_of_answer(s, seat, moves[i], left, steps, other_steps)
        if found > best_worth:
            best, best_worth = i, found
    return int(moves[best])


# --- answers ---


@rule
def is_searched(s: Any, seat: int) -> bool:
    """Whether the open question is the seat's."""
    return bool(not is_nature(s) and s.asked == seat)


@rule
def choose_well(s: Any, moves: Any, count: int, stream: Any) -> int:
    """The answer of `s.asked` that is worth most, give or take a little."""
    seat = s.asked
    left, steps, other_steps = expeditions_left(s), steps_left(s, seat, 0), steps_left(s, seat, 1)
    best, best_worth = 0, -math.inf
    for i in range(count):
        found = worth_of_answer(s, seat, moves[i], left, steps, other_steps) + number_below(stream, NOISE) * 0.001
        if found > best_worth:
            best, best_worth = i, found
    return int(moves[best])


@rule
def weigh_choices(s: Any, moves: Any, count: int, weights: Any) -> None:
    """A weight for each answer of `s.asked`: 1 for the best, and the less the more points are given away."""
    seat = s.asked
    left, steps, other_steps = expeditions_left(s), steps_left(s, seat, 0), steps_left(s, seat, 1)
    best_worth = -math.inf
    for i in range(count):
        weights[i] = worth_of_answer(s, seat, moves[i], left, steps, other_steps)
        best_worth = max(best_worth, weights[i])
    for i in range(count):
        weights[i] = math.exp(SHARPNESS * (weights[i] - best_worth))


# --- points to expect ---


@rule
def expect_points(s: Any, points: Any) -> None:
    """The final points of each seat, as far as one can tell."""
    for seat in range(SEATS):
        points[seat] = expected_points(s, seat) if seat < s.seats else 0.0


@rule
def expected_points(s: Any, seat: int) -> float:
    """What is counted now, what is won in this step, and what is to come."""
    left = expeditions_left(s) + int(s.owes[seat] == Owes.MARK)
    points: float = points_of(s, seat) + EACH_EXPEDITION * left + FEWER_PLAYERS * left * (SEATS - s.seats)
    points += WAYS_AHEAD * worth_of_ways(left, steps_ahead(s, seat, 0), steps_ahead(s, seat, 1))
    points += LONE_GEMS * abs(s.gems[seat][0] - s.gems[seat][1]) * share(left)
    if s.owes[seat] == Owes.CROSS:
        points += CROSS_OWED * s.count[seat]
    for colour in range(COLOUR_COUNT):
        points += expected_of_colour(s, seat, colour, left)
    for slot in range(HAND):
        points += expected_of_card(s, seat, slot, left)
    return points


@rule
def steps_ahead(s: Any, seat: int, slot: int) -> int:
    """How far it is to the tomb; a card that is still to come is a good one."""
    if waits_for_replacement(s, seat, slot) or (clock(s) == 0 and s.hands[seat][slot] == NONE):
        return int(FRESH)
    return int(steps_left(s, seat, slot))


@rule
def expected_of_colour(s: Any, seat: int, colour: int, left: int) -> float:
    """P5.3  The colour's points that this step claims, and those that the seat may claim later."""
    explored = explored_of(s, seat, colour)
    before = explored
    for slot in range(HAND):
        card = s.explored_now[seat][slot]
        if card != NONE and COLOUR_OF[card] == colour:
            before -= 1
    claims: float = explored // 2 - before // 2 + COLOURS_BEGUN * (explored % 2) * share(left)
    return float(next_claim(s, colour) * (claims + COLOURS_FREE * left / GAME))


@rule
def expected_of_card(s: Any, seat: int, slot: int, left: int) -> float:
    """The prize of a tomb that was reached in this step, or what the symbols still to be crossed off promise."""
    card = s.hands[seat][slot]
    if card < 0:
        return 0.0
    if s.explored_now[seat][slot] == card:
        return float(EXPLORED_POINTS * (s.explored_by[card] != seat))
    ahead = ~s.crossed[seat][slot]
    promise: float = GEMS_AHEAD * count_fields((RED_GEMS[card] | GREEN_GEMS[card]) & ahead)
    promise += TORCHES_AHEAD * count_fields(TORCHES[card] & ahead)
    promise += CROSSES_AHEAD * count_fields(RED_CROSSES[card] & ahead)
    promise += SKULLS_AHEAD * count_fields(SKULLS[card] & ahead)
    return promise * float(share(left))


@rule
def spread(s: Any) -> float:
    """The standard deviation of a seat's final points from what was expected."""
    left = expeditions_left(s) + int(s.step == Step.MARKING)
    return float(SPREAD_OF_LAST * left**SPREAD_GROWTH)
