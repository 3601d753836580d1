"""P6  The end of the game: what the score card is worth, and who has won."""

from __future__ import annotations

from saqqara.rules.compiled import rule
from saqqara.rules.pyramids.box import CARDS

from .components import (
    CLAIM_POINTS,
    CLAIMS,
    COLOUR_COUNT,
    EXPLORED_POINTS,
    NOBODY,
    PAIR_POINTS,
    ROUNDS,
    SINGLE_GEM_POINTS,
    SKULL_VALUES,
    SOURCES,
    TORCH_POINTS,
)
from .state import GameState, Step
from .story import Event, emit

PYRAMIDS = 0
TORCHES = 1
COLOURS = 2
GEMS = 3


@rule
def end_game(s: GameState) -> None:
    """P6.1  The points are counted once and for all."""
    for seat in range(s.seats):
        s.points[seat] = points_of(s, seat)
        for source in range(SOURCES):
            s.earned[seat][source] = points_by(s, seat, source)
    s.step = Step.OVER
    s.asked = NOBODY
    emit(s, Event.GAME_ENDS)


@rule
def points_of(s: GameState, seat: int) -> int:
    """P6.1  The score as it stands now."""
    points = 0
    for source in range(SOURCES):
        points += points_by(s, seat, source)
    return points


@rule
def points_by(s: GameState, seat: int, source: int) -> int:
    """P6.1  The score by what earned it."""
    if source == PYRAMIDS:
        return explored_count(s, seat) * EXPLORED_POINTS
    if source == TORCHES:
        return torch_points(s, seat)
    if source == COLOURS:
        return colour_points(s, seat)
    if source == GEMS:
        return gem_points(s, seat)
    return -skull_penalty(s, seat)


@rule
def explored_count(s: GameState, seat: int) -> int:
    """P6.1  Each explored pyramid scores 10; unexplored ones give nothing."""
    count = 0
    for card in range(CARDS):
        count += s.explored_by[card] == seat
    return count


@rule
def torch_points(s: GameState, seat: int) -> int:
    """P6.1  Torches score 5 each."""
    torches = 0
    for number in range(ROUNDS):
        torches += s.torches[seat][number]
    return torches * TORCH_POINTS


@rule
def colour_points(s: GameState, seat: int) -> int:
    """P6.1  The claimed pyramid points."""
    points = 0
    for colour in range(COLOUR_COUNT):
        for place in range(CLAIMS):
            if s.claimed[colour][place] == seat:
                points += CLAIM_POINTS[place]
    return points


@rule
def gem_points(s: GameState, seat: int) -> int:
    """P6.1  A red and a green gem make a pair worth 5, each unpaired gem 1."""
    pairs = min(s.gems[seat][0], s.gems[seat][1])
    singles = s.gems[seat][0] + s.gems[seat][1] - 2 * pairs
    return pairs * PAIR_POINTS + singles * SINGLE_GEM_POINTS


@rule
def skull_penalty(s: GameState, seat: int) -> int:
    """P6.1  The value of the highest crossed-off skull only."""
    return SKULL_VALUES[s.skulls[seat]]


@rule
def lowest_pyramid(s: GameState, seat: int) -> int:
    """P6.2  The lowest number that the seat has explored; with none it loses every tie."""
    for card in range(CARDS):
        if s.explored_by[card] == seat:
            return card
    return CARDS


@rule
def is_ahead(s: GameState, seat: int, other: int) -> bool:
    """P6.2  More points; on a tie the explored pyramid with the lowest number."""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    return lowest_pyramid(s, seat) < lowest_pyramid(s, other)


@rule
def place_of(s: GameState, seat: int) -> int:
    """P6.2  The same order gives all places; equals share one (1, 1, 3)."""
    place = 1
    for other in range(s.seats):
        if is_ahead(s, other, seat):
            place += 1
    return place
