"""Reads a state from a JSON position. Keys that are left out take the value of a fresh game.

Stones that are not mentioned lie in the quarry, cards that are not mentioned are unseen.
"""

from __future__ import annotations

from typing import Any, NoReturn

from saqqara.rules.errors import BadPosition
from saqqara.rules.position_reader import PositionReader, refuse

from .components import (
    CARD_COUNTS,
    CARD_KINDS,
    CARD_NAMES,
    COLOURS,
    EDGE,
    FACE_UP,
    HIDDEN_CARD,
    MONUMENT_STONES,
    NATURE,
    NOBODY,
    NONE,
    PAIR,
    ROUND_CARD_NAMES,
    ROUNDS,
    SEATS,
    SHIP_LETTERS,
    SHIPS,
    SIDE_LETTERS,
    SITE_NAMES,
    SITES,
    SMALL_FIELDS,
    SMALL_PYRAMID_NAMES,
    SMALL_PYRAMIDS,
    SOURCE_NAMES,
    SPACES,
    STONES_IN_PLAY,
    Site,
    Source,
)
from .invariants import faults, stones_out
from .position import STEP_NAMES
from .setup import set_up
from .state import FIRST_OF_SEATS, LAST_LAID, GameState, Step, is_side_b

KEYS = [
    "game",
    "seats",
    "sides",
    "wrath",
    "round",
    "start_seat",
    "to_move",
    "points",
    "sleds",
    "quarries",
    "ships",
    "market",
    "pyramid",
    "temple",
    "chamber",
    "obelisks",
    "cards",
    "discard",
    "round_cards",
    "last_sailor",
    "passes",
    "pending",
]
PENDING_KEYS = (
    "step turn_of ship order unloaded temple_spaces_scored drawing pair pair_left_behind dealt left_behind earned"
).split()
MOST_POINTS = 9999
STEPS = {name: step for step, name in STEP_NAMES.items()}


def from_position(position: Any) -> GameState:
    """The state that a position describes."""
    return _Reader(position).state()


def from_view(position: Any) -> GameState:
    """The state as a seat may know it, from a position with hidden parts."""
    return _Reader(position, is_view=True).state()


class _Reader(PositionReader):
    """Reads one position of this game."""

    GAME = "imhotep"
    KEYS = KEYS
    LONGEST_LIST = MONUMENT_STONES

    def __init__(self, position: Any, is_view: bool = False) -> None:
        super().__init__(position, is_view)
        self.s = GameState()
        self.pending = self._value("pending", {})
        if not isinstance(self.pending, dict):
            refuse("pending", "an object", self.pending)
        for key in self.pending:
            if key not in PENDING_KEYS:
                refuse("pending", f"only the keys {', '.join(PENDING_KEYS)}", key)

    def state(self) -> GameState:
        self._options()
        self._round()
        self._ships()
        self._monuments()
        self._question()
        self._stones()
        self._cards()
        self._points()
        if broken := faults(self.s):
            raise BadPosition("; ".join(broken[:3]))
        return self.s

    # values

    def _seat(self, key: str, value: Any) -> int:
        return self._whole(key, value, 0, self.s.seats - 1)

    def _seat_or_nobody(self, key: str, value: Any) -> int:
        return NOBODY if value is None else self._seat(key, value)

    def _each_seat(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        values = self._list(key, self._value(key, default), self.s.seats)
        return [self._whole(f"{key}[{seat}]", value, low, high) for seat, value in enumerate(values)]

    def _owners(self, key: str, value: Any, most: int = MONUMENT_STONES) -> list[int]:
        """Stones in the order of placement, without gaps."""
        owners = self._list(key, value, most=most)
        for place, owner in enumerate(owners):
            if owner is None:
                refuse(f"{key}[{place}]", "a stone, or the stones after it would float", owner)
            self._seat(f"{key}[{place}]", owner)
        return owners

    def _kind(self, key: str, value: Any) -> int:
        if not isinstance(value, str) or value not in CARD_NAMES:
            refuse(key, f"a market card ({', '.join(CARD_NAMES)})", value)
        return CARD_NAMES.index(value)

    def _counts(self, key: str, value: Any) -> list[int]:
        kinds = [self._kind(key, name) for name in self._list(key, value)]
        return [kinds.count(kind) for kind in range(CARD_KINDS)]

    # parts of the state

    def _options(self) -> None:
        seats = self._whole("seats", self._value("seats", SEATS), 2, SEATS)
        sides = self._value("sides", "A" * SITES)
        if not isinstance(sides, str) or len(sides) != SITES or any(side not in SIDE_LETTERS for side in sides):
            refuse("sides", f"{SITES} letters A or B", sides)
        wrath = self._value("wrath", False)
        if not isinstance(wrath, bool):
            refuse("wrath", "true or false", wrath)
        set_up(self.s, seats, sum(SIDE_LETTERS.index(side) << site for site, side in enumerate(sides)), int(wrath))

    def _round(self) -> None:
        s = self.s
        s.round_number = self._whole("round", self._value("round", 1), 1, ROUNDS)
        s.start_seat = self._seat("start_seat", self._value("start_seat", 0))
        s.last_sailor = self._seat_or_nobody("last_sailor", self.position.get("last_sailor"))
        s.passes = self._whole("passes", self._value("passes", 0), 0, s.seats - 1)

    def _ships(self) -> None:
        ships = self._list("ships", self._value("ships", []), most=SHIPS)
        if len(ships) not in (0, SHIPS):
            refuse("ships", f"none or {SHIPS}", f"{len(ships)} ships")
        for ship, values in enumerate(ships):
            key = f"ships[{ship}]"
            if not isinstance(values, dict) or not set(values) <= {"spaces", "cargo", "site"}:
                refuse(key, "an object with spaces, cargo and site", values)
            spaces = self.s.ship_spaces[ship] = self._whole(f"{key}.spaces", values.get("spaces"), 1, SPACES)
            cargo = self._list(f"{key}.cargo", values.get("cargo", [None] * spaces), spaces)
            for space, owner in enumerate(cargo):
                self.s.cargo[ship][space] = self._seat_or_nobody(f"{key}.cargo[{space}]", owner)
            self.s.ship_site[ship] = self._site(f"{key}.site", values.get("site"))

    def _site(self, key: str, value: Any) -> int:
        if value is None:
            return NONE
        if not isinstance(value, str) or value not in SITE_NAMES:
            refuse(key, f"a site ({', '.join(SITE_NAMES)}) or null", value)
        return SITE_NAMES.index(value)

    def _monuments(self) -> None:
        s = self.s
        self._pyramid()
        temple = self._owners("temple", self._value("temple", []))
        s.temple_stones = len(temple)
        for place, owner in enumerate(temple):
            s.laid[LAST_LAID - place] = owner
        chamber = self._owners("chamber", self._value("chamber", []))
        s.chamber_stones = len(chamber)
        s.chamber[: len(chamber)] = chamber
        self._obelisks()
        if sum(s.built) + s.temple_stones > MONUMENT_STONES:
            refuse("temple", "no more stones than there are", f"{s.temple_stones} besides the pyramid's {sum(s.built)}")

    def _pyramid(self) -> None:
        s = self.s
        pyramids = self.position.get("pyramid")
        if not is_side_b(s, Site.PYRAMID):
            owners = self._owners("pyramid", [] if pyramids is None else pyramids)
            s.built[0] = len(owners)
            s.laid[: len(owners)] = owners
            return
        names = (*SMALL_PYRAMID_NAMES, "edge")
        pyramids = {} if pyramids is None else pyramids
        if not isinstance(pyramids, dict) or not set(pyramids) <= set(names):
            refuse("pyramid", f"an object with {', '.join(names)} on side B", pyramids)
        for pyramid, name in enumerate(names):
            most = MONUMENT_STONES if pyramid == EDGE else SMALL_FIELDS
            owners = self._owners(f"pyramid.{name}", pyramids.get(name, []), most)
            s.built[pyramid] = len(owners)
            s.laid[pyramid * SMALL_FIELDS : pyramid * SMALL_FIELDS + len(owners)] = owners
        assert EDGE == SMALL_PYRAMIDS

    def _obelisks(self) -> None:
        s = self.s
        obelisks = self.position.get("obelisks")
        if not is_side_b(s, Site.OBELISKS):
            s.obelisk[: s.seats] = self._each_seat("obelisks", [0] * s.seats, 0, STONES_IN_PLAY)
            return
        obelisks = {} if obelisks is None else obelisks
        if not isinstance(obelisks, dict) or not set(obelisks) <= {"towers", "single"}:
            refuse("obelisks", "an object with towers and single on side B", obelisks)
        towers = self._owners("obelisks.towers", obelisks.get("towers", []), most=len(s.towers))
        s.tower_count = len(towers)
        s.towers[: len(towers)] = towers
        single = self._list("obelisks.single", obelisks.get("single", [0] * s.seats), s.seats)
        for seat, stones in enumerate(single):
            s.obelisk[seat] = self._whole(f"obelisks.single[{seat}]", stones, 0, STONES_IN_PLAY)

    def _question(self) -> None:
        s = self.s
        to_move = self.position.get("to_move")
        step = self.pending.get("step", self._likely_step(to_move))
        if not isinstance(step, str) or step not in STEPS:
            refuse("pending.step", f"one of {', '.join(STEPS)}", step)
        s.step = int(STEPS[step])
        s.asked = self._asked(to_move)
        turn_of = self.pending.get("turn_of", s.asked if s.asked >= 0 else s.start_seat)
        s.actor = self._seat("pending.turn_of", turn_of)
        self._unloading()
        s.temple_space = self._whole("pending.temple_spaces_scored", self.pending.get("temple_spaces_scored", 0), 0, 5)
        s.drawer = self._seat_or_nobody("pending.drawing", self.pending.get("drawing"))
        s.dealt = self._whole("pending.dealt", self.pending.get("dealt", 0), 0, 4)

    def _likely_step(self, to_move: Any) -> str:
        """The step of a position without `pending`: the next round card if there are no ships, else an action."""
        has_ships = any(self.s.ship_spaces)
        return STEP_NAMES[Step.DRAW_SHIPS if to_move == "nature" or not has_ships else Step.ACTION]

    def _asked(self, to_move: Any) -> int:
        step = self.s.step
        if step == Step.OVER:
            return NOBODY if to_move is None else self._wrong_mover("null after the end", to_move)
        if step < FIRST_OF_SEATS:
            return NATURE if to_move in (None, "nature") else self._wrong_mover("'nature' for a draw", to_move)
        if to_move is None and step == Step.ACTION:
            return self.s.start_seat
        return self._seat("to_move", to_move)

    def _wrong_mover(self, expected: str, to_move: Any) -> NoReturn:
        refuse("to_move", expected, to_move)

    def _unloading(self) -> None:
        s = self.s
        letter = self.pending.get("ship")
        if letter is None:
            return
        if not isinstance(letter, str) or len(letter) != 1 or letter not in SHIP_LETTERS:
            refuse("pending.ship", f"a ship ({', '.join(SHIP_LETTERS)})", letter)
        s.ship = SHIP_LETTERS.index(letter)
        order = self._list("pending.order", self.pending.get("order", []), most=SPACES)
        for place, space in enumerate(order):
            s.order[place] = self._whole(f"pending.order[{place}]", space, 1, SPACES) - 1
        s.ordered = len(order)
        s.unloaded = self._whole("pending.unloaded", self.pending.get("unloaded", 0), 0, len(order))

    def _stones(self) -> None:
        s = self.s
        s.sled[: s.seats] = self._each_seat("sleds", s.sled[: s.seats], 0, 99)
        rest = [STONES_IN_PLAY - s.sled[seat] - stones_out(s, seat) for seat in range(s.seats)]
        for seat, stones in enumerate(rest):
            if stones < 0 and "quarries" not in self.position:
                refuse("stones", f"{STONES_IN_PLAY + 1} {COLOURS[seat]} stones", STONES_IN_PLAY + 1 - stones)
        s.quarry[: s.seats] = self._each_seat("quarries", rest, 0, 99)

    def _cards(self) -> None:
        s = self.s
        hands = self._list("cards", self._value("cards", [[]] * s.seats), s.seats)
        for seat, hand in enumerate(hands):
            s.hands[seat] = self._counts(f"cards[{seat}]", hand)
        s.discard = self._counts("discard", self._value("discard", []))
        self._market()
        s.left_behind = self._counts("pending.left_behind", self.pending.get("left_behind", []))
        pair = self._list("pending.pair", self.pending.get("pair", []), most=PAIR)
        for slot, name in enumerate(pair):
            is_hidden = self.is_view and name is None
            s.looked[slot] = HIDDEN_CARD if is_hidden else self._kind("pending.pair", name)
        s.looked_behind = self._whole("pending.pair_left_behind", self.pending.get("pair_left_behind", 0), 0, PAIR)
        for kind in range(CARD_KINDS):
            seen = s.discard[kind] + s.left_behind[kind] + sum(hand[kind] for hand in s.hands)
            seen += s.face_up.count(kind) + s.looked.count(kind)
            if seen > CARD_COUNTS[kind]:
                refuse("cards", f"{CARD_COUNTS[kind]} of {CARD_NAMES[kind]}", seen)
            s.deck[kind] = CARD_COUNTS[kind] - seen
        self._round_cards()

    def _market(self) -> None:
        s = self.s
        spaces = FACE_UP[s.sides[Site.MARKET]]
        market = self._value("market", {})
        if not isinstance(market, dict) or not set(market) <= {"face_up", "face_down"}:
            refuse("market", "an object with face_up and face_down", market)
        for space, name in enumerate(self._list("market.face_up", market.get("face_up", [None] * spaces), spaces)):
            if name is not None:
                s.face_up[space] = self._kind(f"market.face_up[{space}]", name)
        s.face_down = self._whole("market.face_down", market.get("face_down", 0), 0, PAIR)

    def _round_cards(self) -> None:
        s = self.s
        names = ROUND_CARD_NAMES[s.seats - 2]
        rounds_begun = s.round_number - (s.step == Step.DRAW_SHIPS)
        current = "".join(map(str, s.ship_spaces))
        default = [current] if any(s.ship_spaces) and current in names else []
        cards = self._list("round_cards", self._value("round_cards", default), most=rounds_begun)
        for number, card in enumerate(cards, start=rounds_begun - len(cards)):
            if not isinstance(card, str) or not card or card not in names:
                refuse("round_cards", f"cards for {s.seats} players ({', '.join(filter(None, names))})", card)
            kind = names.index(card)
            if s.round_cards[kind] == 0:
                refuse("round_cards", "each card at most once", card)
            s.round_cards[kind] -= 1
            s.revealed[number] = kind

    def _points(self) -> None:
        s = self.s
        s.points[: s.seats] = self._each_seat("points", [0] * s.seats, -MOST_POINTS, MOST_POINTS)
        earned = self._list("pending.earned", self.pending.get("earned", [{}] * s.seats), s.seats)
        for seat, by_source in enumerate(earned):
            if not isinstance(by_source, dict) or not set(by_source) <= set(SOURCE_NAMES):
                refuse("pending.earned", f"points by source ({', '.join(SOURCE_NAMES)})", by_source)
            for name, points in by_source.items():
                source = SOURCE_NAMES.index(name)
                s.earned[seat][source] = self._whole("pending.earned", points, -MOST_POINTS, MOST_POINTS)
            if "earned" not in self.pending:
                s.earned[seat][Source.BEFORE] = s.points[seat]
