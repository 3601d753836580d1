"""Heuristics of the search for Imhotep: what is hidden, the end, an estimate of final points. Loaded over the game."""

from __future__ import annotations

from typing import Any

from saqqara.bots.in_play import player_in_play
from saqqara.rules.compiled import rule, rules_in_play

NOBODY: int = rules_in_play("components").NOBODY
NONE: int = rules_in_play("components").NONE
CHOICE_POINTS: int = rules_in_play("components").CHOICE_POINTS
HIDDEN_CARD: int = rules_in_play("components").HIDDEN_CARD
CARD_KINDS: int = rules_in_play("components").CARD_KINDS
SHIPS: int = rules_in_play("components").SHIPS
SITES: int = rules_in_play("components").SITES
SPACES: int = rules_in_play("components").SPACES
MARKET_SPACES: int = rules_in_play("components").MARKET_SPACES
PAIR: int = rules_in_play("components").PAIR
ROUNDS: int = rules_in_play("components").ROUNDS
TEMPLE_SPACES = rules_in_play("components").TEMPLE_SPACES
Site = rules_in_play("components").Site
Card = rules_in_play("components").Card
SOURCES: int = rules_in_play("components").SOURCES
Source = rules_in_play("components").Source
Step = rules_in_play("state").Step
is_waiting = rules_in_play("state").is_waiting
legal_moves = rules_in_play("turn").legal_moves
apply_move = rules_in_play("turn").apply_move
is_side_b = rules_in_play("state").is_side_b
visible_stone = rules_in_play("sites.temple").visible_stone
score_chamber = rules_in_play("sites.burial_chamber").score_chamber
score_obelisks = rules_in_play("sites.obelisks").score_obelisks
score_decorations = rules_in_play("game_end").score_decorations
score_statues = rules_in_play("game_end").score_statues
suffer_wrath = rules_in_play("game_end").suffer_wrath
move_kinds = rules_in_play("moves")
KEEP: int = move_kinds.KEEP
number_below = player_in_play("random_play").number_below
weight_of = player_in_play("imhotep.policy").weight_of
weigh_moves = player_in_play("imhotep.policy").weigh_moves
choose_by_policy = player_in_play("imhotep.policy").choose_by_policy
normalise = player_in_play("imhotep.canonical_form").normalise


# --- what is hidden ---


@rule
def sample_hidden(s: Any, seat: int, stream: Any) -> None:
    """I5.2  Samples the pair in another seat's hand from the cards that it may be."""
    for slot in range(PAIR):
        if s.looked[slot] == HIDDEN_CARD:
            is_behind = slot < s.looked_behind
            s.looked[slot] = draw_from(s.left_behind if is_behind else s.deck, stream)


@rule
def draw_from(cards: Any, stream: Any) -> int:
    """Draws a card from a pile of counts by kind."""
    total = 0
    for kind in range(CARD_KINDS):
        total += cards[kind]
    number = number_below(stream, total)
    kind = 0
    while number >= cards[kind]:
        number -= cards[kind]
        kind += 1
    cards[kind] -= 1
    return kind


@rule
def is_searched(s: Any, seat: int) -> bool:
    """True: the tree holds the questions of all seats, because what the others do decides the game."""
    return True


@rule
def mask_others(s: Any, seat: int) -> None:
    """Does nothing: everything in the state concerns every seat's search."""


# --- the end ---


@rule
def is_endgame(s: Any) -> bool:
    """I3.7  The last round, with no more than two ships to sail."""
    return s.round_number == ROUNDS and clock(s) >= ROUNDS * SHIPS - 2


def is_puzzling(s: Any) -> bool:
    """Whether a puzzle may begin here: what all can see in the last round, with three ships to sail or less."""
    is_asked = Step.ACTION <= s.step < Step.OVER and s.step != Step.KEEP
    return bool(is_asked and s.round_number == ROUNDS and clock(s) >= ROUNDS * SHIPS - 3)


@rule
def answer_for_others(states: Any, depth: int, moves: Any, seat: int, chain: Any, chain_moves: Any) -> int:
    """Answers below the first question what needs no search, though the solver asks every seat; returns the number of
    the next moves."""
    s = states[depth]
    count = legal_moves(s, moves)
    if depth > 0:
        while is_order_irrelevant(s) or is_point_best(s):
            count = apply_move(s, moves[0], moves)
    return int(count)


@rule
def is_order_irrelevant(s: Any) -> bool:
    """I9.4, I10.1  Whether the order of stones is asked for that go to the obelisks of side A."""
    return bool(s.step == Step.LEVER_ORDER and s.ship_site[s.ship] == Site.OBELISKS and not is_side_b(s, Site.OBELISKS))


@rule
def is_point_best(s: Any) -> bool:
    """I8.3, I11.3  Whether the temple offers a point or stones at the end of the game, when stones only break ties."""
    return bool(s.step == Step.TEMPLE and s.round_number == ROUNDS and CHOICE_POINTS > 0)


@rule
def is_told(s: Any, seat: int) -> bool:
    """Whether the solver has to be told an answer: never, because it asks every seat."""
    return False


@rule
def leave_alone(s: Any, seat: int) -> None:
    """Never called, because the solver is told nothing; it needs the function to compile."""


# --- expected points ---

POINTS_IN_ALL = (54.0, 43.0, 35.0)  # average of a seat in a whole game, by player count


@rule
def clock(s: Any) -> int:
    """How many ships have sailed so far."""
    if s.step == Step.DEAL_AWAY or s.step == Step.OVER:
        return int(s.round_number * SHIPS)  # they have left the harbour already
    sailed = 0
    for ship in range(SHIPS):
        sailed += s.ship_spaces[ship] > 0 and s.ship_site[ship] != NONE
    return int((s.round_number - 1) * SHIPS + sailed)


@rule
def stones_aboard(s: Any, seat: int) -> int:
    """The seat's stones on ships that wait."""
    stones = 0
    for ship in range(SHIPS):
        if is_waiting(s, ship):
            for space in range(s.ship_spaces[ship]):
                stones += s.cargo[ship][space] == seat
    return stones


@rule
def visible_stones(s: Any, seat: int) -> int:
    """I8.2  The seat's stones that the temple shows."""
    stones = 0
    for space in range(TEMPLE_SPACES[s.seats]):
        stones += visible_stone(s, space) == seat
    return stones


@rule
def time_left(s: Any) -> float:
    """The share of the ships that have still to sail."""
    return 1.0 - clock(s) / (ROUNDS * SHIPS)


@rule
def settle(s: Any) -> None:
    """I11  Scores the state as if the game ended here; `earned` then holds this scoring alone."""
    for seat in range(s.seats):
        for source in range(SOURCES):
            s.earned[seat][source] = 0
    score_chamber(s)
    score_obelisks(s)
    for seat in range(s.seats):
        score_decorations(s, seat)
        score_statues(s, seat)
        if s.wrath == 1:
            suffer_wrath(s, seat)


@rule
def estimate_points(s: Any, points: Any) -> None:
    """Writes the expected final points of each seat. Changes the state: pass a copy.

    The weights of the seats' differences began as a regression over 71,000 positions of 520 games of 2 to 4 players on
    all sides, 400 simulations a move, and were rounded and here and there evened out by hand. Over 23,000 values of 330
    later games they explain 73 % of the differences with less than a tenth of the ships left, 32 % with a quarter left
    and 6 % in the first half.
    """
    left = time_left(s)
    for seat in range(s.seats):
        points[seat] = promised_points(s, seat, left)
    settle(s)
    shift = 0.0
    for seat in range(s.seats):
        points[seat] += settled_points(s, seat, left)
        shift += s.points[seat] - points[seat]
    shift = shift / s.seats + left * points_to_come(s)
    for seat in range(s.seats):
        points[seat] += shift


@rule
def points_to_come(s: Any) -> float:
    """What a seat makes on average from the first ship to the last; rounded from those 330 games."""
    points = POINTS_IN_ALL[s.seats - 2]
    if is_side_b(s, Site.TEMPLE):
        points += 4.1
    if is_side_b(s, Site.CHAMBER):
        points -= 4.0
    if is_side_b(s, Site.OBELISKS):
        points += 8.5
    return points


@rule
def promised_points(s: Any, seat: int, left: float) -> float:
    """The expected points from points, stones, cards and the next move."""
    groups_to_come = 0.0 if is_side_b(s, Site.CHAMBER) else 2.0 * left
    return float(
        (0.9 - 0.44 * left) * s.points[seat]
        + (-0.05 + 0.15 * left) * s.sled[seat]
        - 0.15 * s.quarry[seat]
        + (1.53 - 0.8 * left) * stones_aboard(s, seat)
        + (0.72 + 0.45 * left) * visible_stones(s, seat)
        + (0.1 - 0.2 * left + groups_to_come) * chamber_stones(s, seat)
        + (0.45 + 0.8 * left) * s.obelisk[seat]
        + (0.97 - 0.64 * left) * (s.asked == seat)
        + promise_of_cards(s.hands[seat], left)
    )


@rule
def promise_of_cards(hand: Any, left: float) -> float:
    """The expected points from cards above what they would score now."""
    decorations = (
        hand[Card.PYRAMID_DECORATION]
        + hand[Card.TEMPLE_DECORATION]
        + hand[Card.CHAMBER_DECORATION]
        + hand[Card.OBELISK_DECORATION]
    )
    return float(
        (1.05 + 0.8 * left) * decorations
        + (0.38 + 0.8 * left) * hand[Card.STATUE]
        + (0.8 - 0.8 * left) * hand[Card.LEVER]
        + (1.0 - 0.3 * left) * hand[Card.HAMMER]
        + (1.4 - 1.0 * left) * hand[Card.SAIL]
        + (1.8 - 0.9 * left) * hand[Card.CHISEL]
    )


@rule
def chamber_stones(s: Any, seat: int) -> int:
    """I9.1  The seat's stones in the burial chamber."""
    stones = 0
    for place in range(s.chamber_stones):
        stones += s.chamber[place] == seat
    return stones


@rule
def settled_points(s: Any, seat: int, left: float) -> float:
    """The points of `settle`, weighted by how likely they are to stay."""
    earned = s.earned[seat]
    chamber = 0.76 - 0.73 * left if is_side_b(s, Site.CHAMBER) else 0.92 - left
    obelisks = 0.69 + 0.46 * left if is_side_b(s, Site.OBELISKS) else 0.72 - 0.87 * left
    return float(
        chamber * earned[Source.CHAMBER]
        + obelisks * earned[Source.OBELISKS]
        + 0.7 * earned[Source.DECORATIONS]
        + (0.82 - 0.6 * left) * earned[Source.STATUES]
        + (0.35 - 0.4 * left) * earned[Source.WRATH]
    )


@rule
def points_deviation(s: Any) -> float:
    """The standard deviation of a seat's lead over the mean from its estimate; a line fitted to 300 games."""
    return min(3.4, 1.3 + 4.6 * time_left(s))
