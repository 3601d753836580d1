"""I11  The end of the game: burial chamber, obelisks, cards, wrath; who has won and why."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from .components import (
    CARD_KINDS,
    DECORATION_POINTS,
    DECORATION_STONES,
    FIRST_BLUE,
    FURTHER_STATUE,
    LAID_SPACES,
    NOBODY,
    STATUE_POINTS,
    UNUSED_BLUE_POINTS,
    WRATH_PENALTY,
    Card,
    Source,
)
from .sites.burial_chamber import score_chamber
from .sites.obelisks import obelisk_stones, score_obelisks
from .state import LAST_LAID, GameState, Step, award
from .story import Event, emit


@rule
def end_game(s: GameState) -> None:
    """I11  Scores in the order of the rulebook."""
    score_chamber(s)
    score_obelisks(s)
    for seat in range(s.seats):
        score_decorations(s, seat)
        score_statues(s, seat)
        score_blue_cards(s, seat)
        if s.wrath == 1:
            suffer_wrath(s, seat)
    s.step = Step.OVER
    s.asked = NOBODY
    emit(s, Event.GAME_ENDS)


@rule
def pyramid_stones(s: GameState) -> int:
    """All stones of the pyramid or pyramids, edge too."""
    return s.built[0] + s.built[1] + s.built[2] + s.built[3]


@rule
def score_decorations(s: GameState, seat: int) -> None:
    """I11.1  For each decoration 1 point for every 3 stones of any colour on its site."""
    points = 0
    points += s.hands[seat][Card.PYRAMID_DECORATION] * decoration_points(pyramid_stones(s))
    points += s.hands[seat][Card.TEMPLE_DECORATION] * decoration_points(s.temple_stones)
    points += s.hands[seat][Card.CHAMBER_DECORATION] * decoration_points(s.chamber_stones)
    points += s.hands[seat][Card.OBELISK_DECORATION] * decoration_points(obelisk_stones(s))
    if points > 0:
        award(s, seat, points, Source.DECORATIONS)


@rule
def decoration_points(stones: int) -> int:
    """I11.1  Rounded down."""
    return stones // DECORATION_STONES * DECORATION_POINTS


@rule
def score_statues(s: GameState, seat: int) -> None:
    """I11.1  Statues by their number."""
    statues = s.hands[seat][Card.STATUE]
    if statues > 0:
        award(s, seat, statue_points(statues), Source.STATUES)


@rule
def statue_points(statues: int) -> int:
    """I11.1  1, 3, 6, 10, 15 points for 1 to 5 statues, 2 for each further one."""
    if statues < len(STATUE_POINTS):
        return STATUE_POINTS[statues]
    return STATUE_POINTS[-1] + (statues - len(STATUE_POINTS) + 1) * FURTHER_STATUE


@rule
def score_blue_cards(s: GameState, seat: int) -> None:
    """I10, I11.1  Unused blue cards score 1 each."""
    cards = 0
    for card in range(FIRST_BLUE, CARD_KINDS):
        cards += s.hands[seat][card]
    if cards > 0:
        award(s, seat, cards * UNUSED_BLUE_POINTS, Source.BLUE_CARDS)


@rule
def suffer_wrath(s: GameState, seat: int) -> None:
    """I11.2  Without a stone on each of the four monuments a player loses 5 points, once."""
    if not has_built_everywhere(s, seat):
        award(s, seat, -WRATH_PENALTY, Source.WRATH)


@rule
def has_built_everywhere(s: GameState, seat: int) -> bool:
    """I11.2  A stone on pyramid, temple, burial chamber and obelisks."""
    return (
        has_stone_on_pyramid(s, seat)
        and has_stone_in_temple(s, seat)
        and has_stone_in_chamber(s, seat)
        and has_stone_on_obelisks(s, seat)
    )


@rule
def has_stone_on_pyramid(s: GameState, seat: int) -> bool:
    """Whether any field or the edge carries the seat's stone."""
    for place in range(LAID_SPACES - s.temple_stones):
        if s.laid[place] == seat:
            return True
    return False


@rule
def has_stone_in_temple(s: GameState, seat: int) -> bool:
    """Whether any level of the temple carries the seat's stone."""
    for place in range(s.temple_stones):
        if s.laid[LAST_LAID - place] == seat:
            return True
    return False


@rule
def has_stone_in_chamber(s: GameState, seat: int) -> bool:
    """Whether the burial chamber holds the seat's stone."""
    for place in range(s.chamber_stones):
        if s.chamber[place] == seat:
            return True
    return False


@rule
def has_stone_on_obelisks(s: GameState, seat: int) -> bool:
    """Whether the seat has a single stone, a height or a tower."""
    if s.obelisk[seat] > 0:
        return True
    for place in range(s.tower_count):
        if s.towers[place] == seat:
            return True
    return False


@rule
def is_ahead(s: GameState, seat: int, other: int) -> bool:
    """I11.3  More points; on a tie more stones on the sled."""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    return s.sled[seat] > s.sled[other]


@rule
def place_of(s: GameState, seat: int) -> int:
    """I11.3  The same order gives all places; equals share one (1, 1, 3)."""
    place = 1
    for other in range(s.seats):
        if is_ahead(s, other, seat):
            place += 1
    return place
