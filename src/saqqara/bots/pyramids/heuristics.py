"""Heuristics of the search for Pyramids: samples of what is hidden, a policy, and an estimate of final points.

Loaded over Pyramids (`load_over`). All seats mark at the same time and affect each other little, so the search covers
the questions of its own seat, and `choose_by_policy` answers for the others.
"""

from __future__ import annotations

import math
from typing import Any

from saqqara.bots.in_play import player_in_play
from saqqara.rules.compiled import rule, rules_in_play
from saqqara.rules.pyramids.box import CARDS

components = rules_in_play("components")
COLOUR_COUNT, COLOUR_OF = components.COLOUR_COUNT, components.COLOUR_OF
DISPLAY, DRAWN, HAND = components.DISPLAY, components.DRAWN, components.HAND
HIDDEN, NOBODY, NONE, SEATS = components.HIDDEN, components.NOBODY, components.NONE, components.SEATS
EXPLORED_POINTS, MOST_ROUNDS = components.EXPLORED_POINTS, components.MOST_ROUNDS
RED_GEMS, GREEN_GEMS, SKULLS = components.RED_GEMS, components.GREEN_GEMS, components.SKULLS
TORCHES, RED_CROSSES = components.TORCHES, components.RED_CROSSES
Owes, Step = rules_in_play("state").Owes, rules_in_play("state").Step
first_owing = rules_in_play("state").first_owing
is_nature, start = rules_in_play("turn").is_nature, rules_in_play("turn").start
apply_move, legal_moves = rules_in_play("turn").apply_move, rules_in_play("turn").legal_moves
points_of = rules_in_play("game_end").points_of
single_fields = rules_in_play("marking").single_fields
waits_for_replacement = rules_in_play("new_pyramid").waits_for_replacement
count_fields = rules_in_play("symbols").count_fields
number_below = player_in_play("random_play").number_below

move_values = player_in_play("pyramids.move_values")
clock, expeditions_left, share = move_values.clock, move_values.expeditions_left, move_values.share
explored_of, next_claim = move_values.explored_of, move_values.next_claim
steps_left, value_of_answer = move_values.steps_left, move_values.value_of_answer
FRESH, GAME, value_of_distances = move_values.FRESH, move_values.GAME, move_values.value_of_distances
mark_for_most_points = player_in_play("pyramids.last_marks").mark_for_most_points

NOISE = 300  # thousandths of a point: nearly equal moves are picked at random
SHARPNESS = 0.5  # of the softmax over moves, for each point

# The points expected above those counted now: a regression over 137,000 positions of 9,000 games of 2 to 4 players that
# all follow the policy, weighted by 1 / deviation². R² of the points still to come is 0.96; of the final points it is
# 0.90 with one expedition left, 0.66 with 8, 0.44 with 15, 0.20 with 23 and 0.11 at the start.
TOMBS_AHEAD = 1.04  # tombs that the two cards and those after them will reach
EACH_EXPEDITION = 0.3  # the fit gives -0.13; players that search earn more with each expedition, 131 points in all
FEWER_PLAYERS = 0.17  # for each expedition and each seat short of four: there is more to claim
LONE_GEMS = 0.7
COLOURS_BEGUN = 0.34  # of a colour's next points, if the seat has explored an odd number
COLOURS_FREE = 0.68  # of every colour's next points, over a whole game
CROSS_OWED = 2.25
GEMS_AHEAD = 1.0  # these four: symbols not yet crossed off on the two cards
TORCHES_AHEAD = 2.0
CROSSES_AHEAD = 1.5
SKULLS_AHEAD = -0.65
DEVIATION_OF_LAST = 3.45  # of the regression, with one expedition left
DEVIATION_GROWTH = 0.34  # fitted to deviations of 3.5, 5.4, 6.4, 8.4, 10.5 points with 1, 4, 8, 15, 28 left


# --- what is hidden ---


@rule
def sample_hidden(s: Any, seat: int, stream: Any) -> None:
    """Samples what is hidden from the seat; seats that have answered in secret are asked again."""
    for other in range(s.seats):
        if other != seat:
            sample_cards(s, other, stream)
            if s.step == Step.KEEPING:
                s.choice[other] = NONE
                s.owes[other] = Owes.KEEP
            elif s.step == Step.MARKING:
                s.owes[other] = Owes.MARK if can_mark(s, other) else Owes.NOTHING
    if s.step == Step.KEEPING or s.step == Step.MARKING:
        s.asked = seat if s.owes[seat] != Owes.NOTHING else first_owing(s)


@rule
def sample_cards(s: Any, seat: int, stream: Any) -> None:
    """P2.1  Samples the cards that a seat has drawn from all unseen ones."""
    for number in range(DRAWN):
        if s.drawn[seat][number] == HIDDEN:
            card = unseen_card(s, stream)
            s.deck[card] = 0
            s.drawn[seat][number] = card


@rule
def unseen_card(s: Any, stream: Any) -> int:
    """Draws one of the unseen cards."""
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
def mask_others(s: Any, seat: int) -> None:
    """Clears what does not concern a seat's search: the unseen cards, and all that is the others'."""
    for card in range(CARDS):
        s.deck[card] = 0
    leave_alone(s, seat)


@rule
def leave_alone(s: Any, seat: int) -> None:
    """Clears the cards and score cards of the others; display and claims stay."""
    for card in range(CARDS):
        if s.explored_by[card] != seat:
            s.explored_by[card] = NOBODY
    for other in range(SEATS):
        if other != seat:
            mask_seat(s, other)


@rule
def mask_seat(s: Any, seat: int) -> None:
    """Clears all that belongs to a seat."""
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
def is_endgame(s: Any) -> bool:
    """P5.2  Whether the last expedition card is turned up."""
    return bool(s.step == Step.MARKING and expeditions_left(s) == 0)


def is_puzzling(s: Any) -> bool:
    """Whether a puzzle may begin here: one of the last three expedition cards was just turned up."""
    if s.step != Step.MARKING or expeditions_left(s) > 2:
        return False
    for seat in range(s.seats):
        if s.owes[seat] != Owes.MARK or s.crossed[seat] != s.crossed_before[seat]:
            return False
    return True


@rule
def answer_for_others(states: Any, depth: int, moves: Any, seat: int, chain: Any, chain_moves: Any) -> int:
    """P3.2  Answers for the other seats, which cannot see what this one crosses off; returns the number of its moves.

    At the last expedition card each crosses off what brings it most points. Before that the next of them is asked.
    """
    s = states[depth]
    count = legal_moves(s, moves)
    while count > 0 and s.step == Step.MARKING:
        other = other_owing(s, seat)
        s.asked = seat if other == NOBODY else other
        if other == NOBODY or expeditions_left(s) > 0:
            return int(legal_moves(s, moves))
        mark_for_most_points(states, depth, other, chain, chain_moves)
        count = start(s, moves)
    return int(count)


@rule
def is_told(s: Any, seat: int) -> bool:
    """Whether the solver has to be told what the seat that is asked crosses off, because it decides in secret."""
    return bool(s.step == Step.MARKING and s.asked != seat)


@rule
def other_owing(s: Any, seat: int) -> int:
    """The first other seat that owes an answer."""
    for other in range(s.seats):
        if other != seat and s.owes[other] != Owes.NOTHING:
            return other
    return int(NOBODY)


@rule
def normalise(s: Any) -> None:
    """P5.2  Brings states that go on alike to one form: once no more cards are taken, those left make no difference."""
    left = expeditions_left(s)
    if (left == 0 and s.step == Step.MARKING) or (left == 1 and s.step == Step.DRAW_EXPEDITION):
        for card in range(CARDS):
            s.deck[card] = 0
        for place in range(DISPLAY):
            s.display[place] = NONE


# --- policy ---


@rule
def is_searched(s: Any, seat: int) -> bool:
    """Whether the open question is the seat's."""
    return bool(not is_nature(s) and s.asked == seat)


@rule
def choose_by_policy(s: Any, moves: Any, count: int, stream: Any) -> int:
    """The move of `s.asked` with the highest value plus a little noise."""
    seat = s.asked
    left, steps, other_steps = expeditions_left(s), steps_left(s, seat, 0), steps_left(s, seat, 1)
    best, best_value = 0, -math.inf
    for i in range(count):
        found = value_of_answer(s, seat, moves[i], left, steps, other_steps) + number_below(stream, NOISE) * 0.001
        if found > best_value:
            best, best_value = i, found
    return int(moves[best])


@rule
def weigh_moves(s: Any, moves: Any, count: int, weights: Any) -> None:
    """Writes a weight for each move of `s.asked`: 1 for the best, less for moves of lower value (softmax)."""
    seat = s.asked
    left, steps, other_steps = expeditions_left(s), steps_left(s, seat, 0), steps_left(s, seat, 1)
    best_value = -math.inf
    for i in range(count):
        weights[i] = value_of_answer(s, seat, moves[i], left, steps, other_steps)
        best_value = max(best_value, weights[i])
    for i in range(count):
        weights[i] = math.exp(SHARPNESS * (weights[i] - best_value))


# --- expected points ---


@rule
def estimate_points(s: Any, points: Any) -> None:
    """Writes the expected final points of each seat."""
    for seat in range(SEATS):
        points[seat] = estimated_points(s, seat) if seat < s.seats else 0.0


@rule
def estimated_points(s: Any, seat: int) -> float:
    """The points counted now, won in this step, and expected later."""
    left = expeditions_left(s) + int(s.owes[seat] == Owes.MARK)
    points: float = points_of(s, seat) + EACH_EXPEDITION * left + FEWER_PLAYERS * left * (SEATS - s.seats)
    points += TOMBS_AHEAD * value_of_distances(left, steps_ahead(s, seat, 0), steps_ahead(s, seat, 1))
    points += LONE_GEMS * abs(s.gems[seat][0] - s.gems[seat][1]) * share(left)
    if s.owes[seat] == Owes.CROSS:
        points += CROSS_OWED * s.count[seat]
    for colour in range(COLOUR_COUNT):
        points += colour_estimate(s, seat, colour, left)
    for slot in range(HAND):
        points += card_estimate(s, seat, slot, left)
    return points


@rule
def steps_ahead(s: Any, seat: int, slot: int) -> int:
    """The steps to the tomb of a card; a card still to come counts as a well-chosen one."""
    if waits_for_replacement(s, seat, slot) or (clock(s) == 0 and s.hands[seat][slot] == NONE):
        return int(FRESH)
    return int(steps_left(s, seat, slot))


@rule
def colour_estimate(s: Any, seat: int, colour: int, left: int) -> float:
    """P5.3  The colour's points that the seat claims in this step and is expected to claim later."""
    explored = explored_of(s, seat, colour)
    before = explored
    for slot in range(HAND):
        card = s.explored_now[seat][slot]
        if card != NONE and COLOUR_OF[card] == colour:
            before -= 1
    claims: float = explored // 2 - before // 2 + COLOURS_BEGUN * (explored % 2) * share(left)
    return float(next_claim(s, colour) * (claims + COLOURS_FREE * left / GAME))


@rule
def card_estimate(s: Any, seat: int, slot: int, left: int) -> float:
    """The points of a tomb reached in this step, or the expected points of symbols not yet crossed off."""
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
def points_deviation(s: Any) -> float:
    """The standard deviation of a seat's final points from the estimate."""
    left = expeditions_left(s) + int(s.step == Step.MARKING)
    return float(DEVIATION_OF_LAST * left**DEVIATION_GROWTH)
