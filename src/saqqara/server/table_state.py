"""The state of one table, and what can be read from it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal

from saqqara.match.fairness import commitment
from saqqara.match.match import Match
from saqqara.match.views import outcome_as_json
from saqqara.rules.contract import NATURE, Outcome
from saqqara.rules.edition import Edition, default_edition
from saqqara.rules.errors import quoted
from saqqara.server import entries as log
from saqqara.server.clocks import Clocks, Outages
from saqqara.server.entries import Config
from saqqara.server.places import DoneBefore, EndRequest, Place, TakeBackRequest
from saqqara.server.refusals import Refusal
from saqqara.server.time_used import TimeUsed
from saqqara.server.wire import (
    BackAsked,
    ChatLine,
    EndAsked,
    LevelName,
    NoAskBack,
    SeatPlayed,
    SeatShown,
    Status,
    StoodInFor,
)

CHAT_LINES = 50
Ended = Literal["agreed", "conceded"]
MOST_ENTRIES = 2_000  # that one person accounts for at one table: far more than a game needs
MOST_SPECTATORS_LINES = 2_000  # of all of them together at one table: anybody can look on


class TableState:
    """What is known of a table after some of its entries. Time is passed in, never read."""

    def __init__(self, name: str, config: Config, seed: str, invite: str, host: str | None, created: float) -> None:
        self.id = name
        self.config = config
        self.seed = seed
        self.invite = invite
        self.host = host
        self.created = created
        self.turn = 0  # number of entries; guests never see it
        self.at = created  # time of the last entry
        self.places = [Place(start.who, start.person, start.name, start.level) for start in config.seats]
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.time_used = TimeUsed(len(self.places))
        self.played_before = [0] * len(self.places)  # moves of each seat that the match began with, in forks
        self.outages: Outages = ()
        self.asks_back: TakeBackRequest | None = None
        self.asks_end: EndRequest | None = None
        self.ended: Ended | None = None  # why it was over before the rules ended it
        self.conceded: list[int] = []  # seats in the order in which their players gave up
        self.agreed: dict[int, set[int]] = {}  # absent seat -> seats that would let a bot play for it
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.spectators_chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.spectators_lines = 0  # all that spectators have said: it counts towards MOST_SPECTATORS_LINES
        self.muted: dict[str, set[int | None]] = {}  # person -> seats, and None for spectators, that they do not hear
        self.rematch: log.Rematched | None = None
        self.written: dict[str, int] = {}  # person -> entries that count towards MOST_ENTRIES
        self.took_back: set[int] = set()  # seats that took back a move with the consent of the others
        self.by_clock: set[tuple[int, int]] = set()  # (seat, which of its moves): made by a bot when time was up
        self.by_bot: dict[tuple[int, int], LevelName] = {}  # (seat, which of its moves): made by a bot that stood in
        self.handed_over: set[int] = set()  # seats for which a bot has moved because their player asked it to
        self._seats_of: dict[str, list[int]] | None = None  # cache by person

    # --- seats and status ---

    @property
    def status(self) -> Status:
        """Waiting for players, playing, or over."""
        if self.match is None:
            return "waiting"
        return "playing" if self.match.outcome is None and self.ended is None else "over"

    @property
    def outcome(self) -> Outcome | None:
        """The end of the match: as the rules tell it, with those who conceded last, or as the players ended it."""
        match = self.begun()
        if self.ended == "agreed":
            return Outcome((0,) * len(self.places), match.points, "agreement")
        if self.ended == "conceded":
            return Outcome(places_of(match.points, self.conceded), match.points, "concession")
        outcome = match.outcome
        if outcome is None or not self.conceded:
            return outcome
        return replace(outcome, places=places_of([-place for place in outcome.places], self.conceded))

    @property
    def edition(self) -> Edition:
        """The edition that is played, or will be."""
        return default_edition(self.config.game) if self.match is None else self.match.edition

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a move; all may know which."""
        return () if self.match is None or self.ended is not None else self.match.seats_to_move

    @property
    def bots_owing(self) -> list[int]:
        """The seats that owe a move and are played by bots."""
        return [seat for seat in self.owing if self.places[seat].bot is not None]

    @property
    def entropy(self) -> tuple[str, ...]:
        """The players' shares in the chance, by seat."""
        if self.match is not None:
            return self.match.entropy
        if self.config.entropy is not None:
            return tuple(self.config.entropy)
        return tuple(place.entropy for place in self.places if place.entropy is not None)

    @property
    def commitment(self) -> str:
        """The commitment to the house's share of the chance; published when the table is opened."""
        return commitment(self.seed)

    @property
    def seats_by_person(self) -> dict[str, list[int]]:
        """The seats of each person: the same object until somebody sits down or stands up."""
        if self._seats_of is None:
            self._seats_of = {}
            for seat, place in enumerate(self.places):
                if place.person is not None:
                    self._seats_of.setdefault(place.person, []).append(seat)
        return self._seats_of

    def seats_of(self, person: str | None) -> list[int]:
        """Returns the seats of a person."""
        return [] if person is None else self.seats_by_person.get(person, [])

    @property
    def is_bots_alone(self) -> bool:
        """Whether bots play all seats, whoever has them: such a table plays only while somebody is there."""
        return all(place.bot is not None for place in self.places)

    def is_muted(self, person: str | None, seat: int | None) -> bool:
        """Whether a person does not want to hear a seat, or the spectators, as the log has it."""
        return seat in self.muted.get(person or "", ())

    def lines_for(self, person: str | None) -> list[ChatLine]:
        """Returns what was said, as far as it is for a person: what spectators say is for players after the match."""
        if self.status != "over" and self.seats_of(person):
            return list(self.chat)
        return sorted((*self.chat, *self.spectators_chat), key=lambda line: line.at)

    def begun(self) -> Match:
        """Returns the match, or refuses while the table waits for players."""
        if self.match is None:
            raise Refusal("not_now", "expected a match that has started, got a table that is waiting for players")
        return self.match

    def is_sealed(self, now: float) -> bool:
        """Whether the challenge that is played here is open: its seed is secret, and not everybody may look on."""
        return self.config.sealed_until is not None and now < self.config.sealed_until

    # --- time ---

    def wakes_at(self) -> float | None:
        """Returns when a bot or a clock has something to do here, None if the table waits for people."""
        if self.clocks is None and not any(place.bot for place in self.places):
            return None
        if self.status != "playing" or self.is_bots_alone:
            return None
        if self.bots_owing:
            return self.at
        zeros = [zero for seat in self.owing if (zero := self.zero_at(seat)) is not None]
        return min(zeros, default=None)

    def zero_at(self, seat: int) -> float | None:
        """Returns when a seat's time will be up."""
        return None if self.clocks is None else self.clocks.zero_at(seat, self.outages)

    def clocks_at(self, now: float) -> list[int | None] | None:
        """Returns what every seat has left, in ms."""
        if self.clocks is None:
            return None
        return [self.clocks.left_at(seat, now, self.outages) for seat in range(len(self.places))]

    def clock_turns(self) -> dict[int, int]:
        """Returns the turns that a bot played for a seat whose time was up, as far as all may know of them."""
        return {turn: seat for turn, seat, number in self._known_moves() if (seat, number) in self.by_clock}

    def _known_moves(self) -> Iterator[tuple[int, int, int]]:
        """Yields the turns of the players' moves that all may know of: turn, seat, which of its moves."""
        if not self.by_clock and not self.by_bot:
            return
        counts, match = [0] * len(self.places), self.begun()
        masks = match.masks(None)
        for turn, (seat, _) in enumerate(match.moves()):
            if seat != NATURE:
                counts[seat] += 1
                if turn not in masks:
                    yield turn, seat, counts[seat]

    def stood_in_turns(self) -> dict[int, tuple[int, LevelName | None]]:
        """Returns who made the players' moves that all may know of: turn -> seat, and the bot that stood in."""
        if not self.by_bot:
            return {}
        return {turn: (seat, self.by_bot.get((seat, number))) for turn, seat, number in self._known_moves()}

    def stood_in_now(self) -> list[StoodInFor]:
        """Returns the seats for which bots have moved in the events that views show now."""
        told_from = self.begun().told_from
        return stood_in_for(hand for turn, hand in self.stood_in_turns().items() if turn >= told_from)

    def seats_moved_by_clock(self) -> list[int]:
        """Returns the seats for which the clock moved in the events that views show now."""
        if not self.by_clock:
            return []
        turns = self.clock_turns()
        return sorted({seat for turn, seat in turns.items() if turn >= self.begun().told_from})

    @property
    def is_import(self) -> bool:
        """Whether the match was played elsewhere."""
        return self.config.record is not None and self.config.forked_from is None

    def moves_of(self, seat: int) -> int:
        """Counts the moves of a seat in the match, whoever made them. Those that were taken back do not count."""
        return sum(mover == seat for mover, _ in self.begun().moves())

    def played(self) -> list[SeatPlayed]:
        """Returns what each seat has played at this table, once the match is over; nothing of one played elsewhere."""
        if self.status != "over" or self.is_import:
            return []
        return [
            SeatPlayed(
                moves=max(0, self.moves_of(seat) - self.played_before[seat]),
                ms=None if place.who == "bot" else self.time_used.ms(seat, self.outages),
            )
            for seat, place in enumerate(self.places)
        ]

    # --- views ---

    def seat_views(self, now: float) -> list[SeatShown]:
        """Returns the seats as a list of tables shows them."""
        clocks, owing = self.clocks_at(now), self.owing
        return [
            SeatShown(
                seat=seat,
                who=place.who,  # type: ignore[arg-type]
                name=place.name,
                level=place.bot,
                stands_in=place.stand_in is not None,
                owes=seat in owing,
                clock_ms=None if clocks is None else clocks[seat],
                hints=place.hints_known,
                conceded=seat in self.conceded,
            )
            for seat, place in enumerate(self.places)
        ]

    def take_back_view(self) -> BackAsked | None:
        """Returns the open request to take a move back. The move is left out if not all may know it."""
        request = self.asks_back
        if request is None:
            return None
        waits_for = [seat for seat in self.voters(request.seat) if seat not in request.accepted]
        match, turn = self.begun(), self.requested_turn(request)
        is_known = turn is not None and turn not in match.masks(None)
        move = match.moves(since=turn or 0)[0][1] if is_known else ""
        return BackAsked(seat=request.seat, move=move, waits_for=waits_for)

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """Returns the position as a viewer may know it, with the end of this table."""
        seen = self.begun().table(viewer)
        return seen | {"outcome": self._outcome_as_json()} if self.status == "over" else seen

    def view_of(self, viewer: int | None) -> dict[str, Any]:
        """Returns all that a viewer may know, with its legal moves: none when the match is over."""
        view = self.begun().view(viewer)
        return view | {"outcome": self._outcome_as_json(), "ask": None, "legal": []} if self.status == "over" else view

    def _outcome_as_json(self) -> dict[str, Any] | None:
        outcome = self.outcome
        return None if outcome is None else outcome_as_json(outcome)

    def end_view(self) -> EndAsked | None:
        """Returns the open request to end the match."""
        request = self.asks_end
        if request is None:
            return None
        waits_for = [seat for seat in self.voters(request.seat) if seat not in request.accepted]
        return EndAsked(seat=request.seat, waits_for=waits_for)

    # --- requests, undo and votes ---

    def requested_turn(self, request: TakeBackRequest) -> int | None:
        """Returns the turn of the move that a seat wants to take back, None if it is gone already."""
        turns = [turn for turn, (seat, _) in enumerate(self.begun().moves()) if seat == request.seat]
        return turns[request.number - 1] if request.number <= len(turns) else None

    def why_not_ask_back(self, seat: int) -> NoAskBack | None:
        """Returns why a seat cannot ask to take its last move back, None if it can."""
        match = self.begun()
        turn = match.last_turn_of(seat)
        if turn is None:
            return "unmoved"
        if match.was_seen_alone(turn):
            return "secret"
        return "rated" if self.asks_bots_alone(seat) else None

    def asks_bots_alone(self, seat: int) -> bool:
        """Whether nobody but bots would have to agree to take a move back that ends the rating of the match."""
        return self.config.rated and not self.voters(seat)

    def voters(self, seat: int) -> list[int]:
        """Returns the other seats whose players have a say about a seat. Bots agree to everything."""
        mine = self.places[seat].person
        return [
            other
            for other, place in enumerate(self.places)
            if place.who == "person" and place.stand_in is None and place.person != mine
        ]

    def undoers(self) -> list[int]:
        """Returns the seats whose `undo` would be accepted."""
        moved = self.begun().undoers if self.ended is None else []
        return [seat for seat in moved if self.places[seat].bot is None and self.places[seat].moved_by == "person"]

    def was_answered(self, seat: int, request: str | None) -> bool:
        """Whether this very request has been carried out before."""
        return request is not None and request in self.places[seat].requests

    def expect_new(self, seat: int, request: str | None, ask: int | None = None) -> None:
        """Raises `DoneBefore` for a request that is sent again.

        If its question is still open it cannot be the same request: then its id was used twice, which is refused.
        """
        if not self.was_answered(seat, request):
            return
        if ask is not None and ask == self.begun().ask(seat):
            raise Refusal(
                "bad_message", f"id: expected a new one, got one that another message has used: {quoted(request)}"
            )
        raise DoneBefore(f"expected a new request, got {request}, which was carried out already")


def places_of(worth: Sequence[int], conceded: Sequence[int]) -> tuple[int, ...]:
    """Returns the place of each seat by what it is worth. Those who conceded are last, the first of them least."""
    playing = [seat for seat in range(len(worth)) if seat not in conceded]
    places = {seat: 1 + sum(worth[other] > worth[seat] for other in playing) for seat in playing}
    places |= {seat: len(worth) - number for number, seat in enumerate(conceded)}
    return tuple(places[seat] for seat in range(len(worth)))


def line_of(entry: log.Spoke, at: float) -> ChatLine:
    """Returns something that was said as guests read it."""
    return ChatLine(seat=entry.seat, name=entry.name, text=entry.text, at=at, phrase=entry.phrase)


def stood_in_for(hands: Iterable[tuple[int, LevelName | None]]) -> list[StoodInFor]:
    """Sums up who made some moves, as (seat, the bot that stood in), by the seats for which a bot made one."""
    moved: dict[int, list[LevelName | None]] = {}
    for seat, level in hands:
        moved.setdefault(seat, []).append(level)
    return [
        StoodInFor(seat=seat, level=next(filter(None, levels)), is_all=all(levels))
        for seat, levels in sorted(moved.items())
        if any(levels)
    ]
