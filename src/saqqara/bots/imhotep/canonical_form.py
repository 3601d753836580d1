"""One form for states of Imhotep that go on alike, for the table of the solver. Loaded over the game.

In the last round much is decided before the end: a site that gets no more stones matters only by what it scores, cards
that nobody can get do not matter at all, and once the last ship has sailed stones on sleds only break ties. The form is
a key and no state that one could play on from.
"""

from __future__ import annotations

from typing import Any

from saqqara.rules.compiled import rule, rules_in_play

NOBODY: int = rules_in_play("components").NOBODY
NONE: int = rules_in_play("components").NONE
BONUS: int = rules_in_play("components").BONUS
CARD_KINDS: int = rules_in_play("components").CARD_KINDS
FIRST_BLUE: int = rules_in_play("components").FIRST_BLUE
UNUSED_BLUE_POINTS: int = rules_in_play("components").UNUSED_BLUE_POINTS
LAID_SPACES: int = rules_in_play("components").LAID_SPACES
MARKET_SPACES: int = rules_in_play("components").MARKET_SPACES
PAIR: int = rules_in_play("components").PAIR
ROUNDS: int = rules_in_play("components").ROUNDS
SHIPS: int = rules_in_play("components").SHIPS
SITES: int = rules_in_play("components").SITES
SMALL_PYRAMIDS: int = rules_in_play("components").SMALL_PYRAMIDS
SMALL_PYRAMID_FIELDS = rules_in_play("components").SMALL_PYRAMID_FIELDS
SOURCES: int = rules_in_play("components").SOURCES
SPACES: int = rules_in_play("components").SPACES
TEMPLE_A_POINTS: int = rules_in_play("components").TEMPLE_A_POINTS
TEMPLE_B = rules_in_play("components").TEMPLE_B
TEMPLE_CARD: int = rules_in_play("components").TEMPLE_CARD
TEMPLE_SPACES = rules_in_play("components").TEMPLE_SPACES
TOWER_SPACES: int = rules_in_play("components").TOWER_SPACES
Card = rules_in_play("components").Card
Site = rules_in_play("components").Site
Source = rules_in_play("components").Source
LAST_LAID: int = rules_in_play("state").LAST_LAID
Step = rules_in_play("state").Step
is_free_site = rules_in_play("state").is_free_site
is_side_b = rules_in_play("state").is_side_b
is_waiting = rules_in_play("state").is_waiting
deck_size = rules_in_play("deck").deck_size
LEFT: int = rules_in_play("sites.pyramid").LEFT
is_complete = rules_in_play("sites.pyramid").is_complete
visible_stone = rules_in_play("sites.temple").visible_stone
score_chamber = rules_in_play("sites.burial_chamber").score_chamber
obelisk_stones = rules_in_play("sites.obelisks").obelisk_stones
score_obelisks = rules_in_play("sites.obelisks").score_obelisks
decoration_points = rules_in_play("game_end").decoration_points
pyramid_stones = rules_in_play("game_end").pyramid_stones
statue_points = rules_in_play("game_end").statue_points
has_stone_on_pyramid = rules_in_play("game_end").has_stone_on_pyramid
has_stone_in_temple = rules_in_play("game_end").has_stone_in_temple
has_stone_in_chamber = rules_in_play("game_end").has_stone_in_chamber
has_stone_on_obelisks = rules_in_play("game_end").has_stone_on_obelisks

CODES = 8  # more than there are seats and empty spaces
RANK = 16  # more than a sled has spaces in any edition
# Draws from the deck in what is left of a round: the pair, bonuses of the left small pyramid, cards of the temple.
MOST_DRAWS = PAIR + SMALL_PYRAMID_FIELDS[LEFT].count(BONUS) + TEMPLE_B.count(TEMPLE_CARD)
MOST_BONUSES = MOST_DRAWS - PAIR
BUILT = 4  # `earned` of the form has from here on which monuments that are done carry a seat's stone


@rule
def normalise(s: Any) -> None:
    """Brings states that go on alike to one form: what earned the points and the order of ships and cards are past."""
    for seat in range(s.seats):
        for source in range(SOURCES):
            s.earned[seat][source] = 0
    if s.round_number == ROUNDS and s.step > Step.DEAL_MARKET:
        s.last_sailor = NOBODY
        s.start_seat = 0
        forget_cards(s)
        if s.wrath == 1:
            note_monuments(s)
        settle_pyramid(s)
        settle_temple(s)
        settle_chamber(s)
        settle_obelisks(s)
        settle_statues(s)
        if ships_waiting(s) == 0:
            forget_stones(s)
        forget_spaces(s)
    sort(s.face_up)
    if s.ship == NONE or s.ship > SHIPS:
        sort_ships(s)


# --- what can still happen ---


@rule
def ships_waiting(s: Any) -> int:
    """Returns how many ships have not sailed."""
    ships = 0
    for ship in range(SHIPS):
        ships += is_waiting(s, ship)
    return ships


@rule
def is_open(s: Any, site: int) -> bool:
    """Whether a ship may still bring stones to the site, or is about to."""
    if s.ship != NONE and s.ship_site[s.ship] == site:
        return True
    return bool(is_free_site(s, site) and ships_waiting(s) > 0)


@rule
def can_get_bonus_card(s: Any) -> bool:
    """Whether a card may come from the temple or from the left small pyramid, which red cards reach, too."""
    if is_side_b(s, Site.TEMPLE) or s.step == Step.BONUS_CARD:
        return True
    if not is_side_b(s, Site.PYRAMID) or is_complete(s, LEFT):
        return False
    return bool(is_open(s, Site.PYRAMID) or is_open(s, Site.MARKET))


@rule
def can_get(s: Any, card: int) -> bool:
    """Whether anybody may still get a card of a kind, when `forget_cards` has cleared those that nobody can get."""
    if s.deck[card] > 0 or s.left_behind[card] > 0 or s.discard[card] > 0:
        return True
    for slot in range(PAIR):
        if s.looked[slot] == card:
            return True
    for space in range(MARKET_SPACES):
        if s.face_up[space] == card:
            return True
    return False


@rule
def is_done(s: Any, site: int, red_card: int) -> bool:
    """Whether no more stones come to a site, by ship or by its red card."""
    return bool(not is_open(s, site) and not can_get(s, red_card))


@rule
def is_pyramid_done(s: Any) -> bool:
    """The same of the pyramid, where a red card may be waiting for a choice."""
    return bool(is_done(s, Site.PYRAMID, Card.ENTRANCE) and s.step != Step.PYRAMID_BY_CARD)


# --- cards ---


@rule
def forget_cards(s: Any) -> None:
    """Clears the cards that nobody can get, and the discard pile if the deck does not run out."""
    is_market_open = is_open(s, Site.MARKET)
    if not is_market_open:
        for space in range(MARKET_SPACES):
            s.face_up[space] = NONE
    is_drawn = can_get_bonus_card(s) or s.step < Step.ACTION or (is_market_open and s.face_down > 0)
    if not is_drawn:
        s.face_down = 0
    for kind in range(CARD_KINDS):
        if not is_drawn:
            s.deck[kind] = 0
            s.left_behind[kind] = 0
    if not is_drawn or deck_size(s) >= MOST_DRAWS:
        for kind in range(CARD_KINDS):
            s.discard[kind] = 0
    if s.step == Step.KEEP and s.looked[0] > s.looked[1]:
        s.looked[0], s.looked[1] = s.looked[1], s.looked[0]


@rule
def settle_statues(s: Any) -> None:
    """Scores the statues if nobody can get another."""
    if not can_get(s, Card.STATUE):
        for seat in range(s.seats):
            s.points[seat] += statue_points(s.hands[seat][Card.STATUE])
            s.hands[seat][Card.STATUE] = 0


@rule
def settle_decorations(s: Any, card: int, stones: int) -> int:
    """Scores the decorations of a site that is done. Returns what decorations that come later need to know of it."""
    points = decoration_points(stones)
    for seat in range(s.seats):
        s.points[seat] += s.hands[seat][card] * points
        s.hands[seat][card] = 0
    return int(points) if can_get(s, card) else 0


# --- sites ---


@rule
def note_monuments(s: Any) -> None:
    """I11.2  Notes the seats that have a stone on a monument that is done."""
    is_chamber_done = is_done(s, Site.CHAMBER, Card.SARCOPHAGUS)
    is_obelisks_done = is_done(s, Site.OBELISKS, Card.PATH)
    for seat in range(s.seats):
        built = s.earned[seat]
        built[BUILT] = is_pyramid_done(s) and has_stone_on_pyramid(s, seat)
        built[BUILT + 1] = not is_open(s, Site.TEMPLE) and has_stone_in_temple(s, seat)
        built[BUILT + 2] = is_chamber_done and has_stone_in_chamber(s, seat)
        built[BUILT + 3] = is_obelisks_done and has_stone_on_obelisks(s, seat)


@rule
def settle_pyramid(s: Any) -> None:
    """Its points are scored already; whose stones they were counts for the wrath alone."""
    is_settled = is_pyramid_done(s)
    if is_settled or s.wrath == 0:
        for place in range(LAID_SPACES - s.temple_stones):
            s.laid[place] = 0
    if is_settled:
        rest = settle_decorations(s, Card.PYRAMID_DECORATION, pyramid_stones(s))
        for pyramid in range(SMALL_PYRAMIDS + 1):
            s.built[pyramid] = 0
        s.built[0] = rest


@rule
def settle_temple(s: Any) -> None:
    """I8.2, I8.3  Only visible stones matter when no more are coming: side A scores them, side B still asks."""
    if is_open(s, Site.TEMPLE):
        return
    spaces = TEMPLE_SPACES[s.seats]
    for space in range(spaces):
        owner = visible_stone(s, space)
        if is_side_b(s, Site.TEMPLE):
            s.laid[LAST_LAID - space] = 0 if space < s.temple_space else owner
        elif owner != NOBODY:
            s.points[owner] += TEMPLE_A_POINTS
    for place in range(spaces if is_side_b(s, Site.TEMPLE) else 0, s.temple_stones):
        s.laid[LAST_LAID - place] = 0
    s.temple_stones = settle_decorations(s, Card.TEMPLE_DECORATION, s.temple_stones)


@rule
def settle_chamber(s: Any) -> None:
    """I9.2, I9.3  Scores the burial chamber if it is done."""
    if is_done(s, Site.CHAMBER, Card.SARCOPHAGUS):
        score_chamber(s)
        for seat in range(s.seats):
            s.earned[seat][Source.CHAMBER] = 0
        for place in range(s.chamber_stones):
            s.chamber[place] = 0
        s.chamber_stones = settle_decorations(s, Card.CHAMBER_DECORATION, s.chamber_stones)


@rule
def settle_obelisks(s: Any) -> None:
    """I9.4, I9.7  Scores the obelisks if they are done; whose towers there are counts for the wrath alone."""
    is_obelisks_done = is_done(s, Site.OBELISKS, Card.PATH)
    if is_obelisks_done or s.wrath == 0:
        for tower in range(TOWER_SPACES):
            s.towers[tower] = 0
    if is_obelisks_done:
        stones = obelisk_stones(s)
        score_obelisks(s)
        for seat in range(s.seats):
            s.earned[seat][Source.OBELISKS] = 0
            s.obelisk[seat] = 0
        s.tower_count = settle_decorations(s, Card.OBELISK_DECORATION, stones)


# --- ships and stones ---


@rule
def forget_stones(s: Any) -> None:
    """When all ships have sailed: who has more stones on the sled wins ties, and blue cards are unused."""
    for seat in range(s.seats):
        for card in range(FIRST_BLUE, CARD_KINDS):
            s.points[seat] += s.hands[seat][card] * UNUSED_BLUE_POINTS
            s.hands[seat][card] = 0
    s.actor = 0
    s.passes = 0
    if is_side_b(s, Site.PYRAMID) and (not is_pyramid_done(s) or s.step == Step.BONUS_STONES):
        return  # a bonus may bring stones from the quarry to the sled
    for seat in range(s.seats):
        s.quarry[seat] = min(s.quarry[seat], SPACES + MOST_BONUSES) if can_get_bonus_card(s) else 0
    rank_sleds(s)


@rule
def rank_sleds(s: Any) -> None:
    """I11.3  Of the stones on the sleds only the order of the seats matters."""
    for seat in range(s.seats):
        less = 0
        for other in range(s.seats):
            less += s.sled[other] % RANK < s.sled[seat]
        s.sled[seat] += RANK * less
    for seat in range(s.seats):
        s.sled[seat] //= RANK


@rule
def forget_spaces(s: Any) -> None:
    """Of a ship that is being unloaded only its site and the owners of its stones matter, in the order of unloading as
    far as that is fixed."""
    if s.ship == NONE or s.ship_site[s.ship] == NONE:
        return
    cargo = s.cargo[s.ship]
    left = s.ordered - s.unloaded
    for place in range(SPACES):
        if place < left:
            space = s.order[s.unloaded + place]
            s.order[place] = cargo[space]
            cargo[space] = NOBODY
        else:
            s.order[place] = NONE
    s.ordered = left
    s.unloaded = 0
    s.ship = SHIPS + 1 + s.ship_site[s.ship]
    sort(cargo)


@rule
def sort(figures: Any) -> None:
    """Sorts a few figures in place."""
    for i in range(1, len(figures)):
        place = i
        while place > 0 and figures[place - 1] > figures[place]:
            figures[place - 1], figures[place] = figures[place], figures[place - 1]
            place -= 1


@rule
def sort_ships(s: Any) -> None:
    """Ships of equal size and cargo are one, and of ships that have sailed only their sites matter."""
    for ship in range(SHIPS):
        if not is_waiting(s, ship):
            s.ship_spaces[ship] = 0
        place = ship
        while place > 0 and code_of_ship(s, place - 1) > code_of_ship(s, place):
            swap_ships(s, place - 1, place)
            place -= 1


@rule
def code_of_ship(s: Any, ship: int) -> int:
    """A number that is the same for equal ships only."""
    code = s.ship_spaces[ship] * (SITES + 1) + s.ship_site[ship] + 1
    for space in range(SPACES):
        code = code * CODES + s.cargo[ship][space] + 2
    return int(code)


@rule
def swap_ships(s: Any, ship: int, other: int) -> None:
    """Two ships change places."""
    s.ship_spaces[ship], s.ship_spaces[other] = s.ship_spaces[other], s.ship_spaces[ship]
    s.ship_site[ship], s.ship_site[other] = s.ship_site[other], s.ship_site[ship]
    for space in range(SPACES):
        s.cargo[ship][space], s.cargo[other][space] = s.cargo[other][space], s.cargo[ship][space]
