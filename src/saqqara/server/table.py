"""One table: the fold of its entries. No clock of its own, no files, no network: time is given, entries are given back.

A command becomes an entry in two steps. A method named as the deed (`move`, `sit`, `undo`, ...) checks it, carries it
out and gives the entry; the house makes the entry durable, or forgets this table and folds it anew. `fold` carries out
an entry that is durable already. So the table in memory is never behind its own entry, and only whoever holds its lock
ever sees it ahead of the database.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from saqqara.match.fairness import commitment
from saqqara.match.match import Match
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import Edition, default_edition
from saqqara.rules.errors import CannotUndo, MatchOver, SaqqaraError, quoted
from saqqara.server import entries as log
from saqqara.server.clocks import Clocks, Outages
from saqqara.server.entries import AnyEntry, Config
from saqqara.server.refusals import Refusal
from saqqara.server.wire import BackAsked, ChatLine, LevelName, PerPlayer, SeatShown, Status

Deed = Callable[["Table", float], AnyEntry]  # what somebody does at a table, and when

REMEMBERED = 8  # requests of a seat, to know one again that is sent twice
CHAT_LINES = 50


class DoneBefore(SaqqaraError):
    """This very request has been carried out already: it counts once."""


@dataclass
class Place:
    """One seat: who has it, and who plays it."""

    who: str  # open, person, bot
    person: str | None = None
    name: str = ""
    level: LevelName | None = None
    stand_in: LevelName | None = None  # plays for the person
    stood_in_why: str = ""
    entropy: str | None = None
    moved_by: log.By = "person"  # whoever made the last move of this seat
    hints: int = 0  # how often the seat was advised
    hints_told: int = 0  # as far as all may know: a second time in one step tells of a second mark
    requests: deque[str] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    @property
    def bot(self) -> LevelName | None:
        """The level that plays this seat now, None: nobody or a person."""
        return self.level if self.who == "bot" else self.stand_in


@dataclass
class AsksBack:
    """A seat would like to take its last move back."""

    seat: int
    number: int  # which of its moves, counted from 1: their places in the log may change, their order does not
    accepted: set[int]


class Table:
    """A table in memory."""

    def __init__(self, name: str, config: Config, seed: str, invite: str, host: str | None, created: float) -> None:
        self.id = name
        self.config = config
        self.seed = seed
        self.invite = invite
        self.host = host
        self.created = created
        self.turn = 0  # entries so far; guests never see it
        self.at = created  # of the last entry
        self.places = [Place(one.who, one.person, one.name, one.level) for one in config.seats]
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.outages: Outages = ()
        self.asks_back: AsksBack | None = None
        self.agreed: dict[int, set[int]] = {}
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.muted: dict[str, set[int]] = {}
        self.rematch: log.Rematched | None = None
        self.by_clock: set[tuple[int, int]] = set()  # seat, and which of its moves: a bot made it when its time was up
        self._seats_of: dict[str, list[int]] | None = None  # by person, until somebody sits down
        if config.first_entropy is not None and self.places[self._first_of_host()].person == host:
            self.places[self._first_of_host()].entropy = config.first_entropy
        self._begin_if_full(created)

    def _first_of_host(self) -> int:
        return next((seat for seat, place in enumerate(self.places) if place.person == self.host), 0)

    # --- what is ---

    @property
    def status(self) -> Status:
        """Waiting for players, playing, or over."""
        if self.match is None:
            return "waiting"
        return "playing" if self.match.outcome is None else "over"

    @property
    def edition(self) -> Edition:
        """What is played with, or will be."""
        return default_edition(self.config.game) if self.match is None else self.match.edition

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a move; all may know which."""
        return () if self.match is None else self.match.seats_to_move

    @property
    def bots_owing(self) -> list[int]:
        """The seats that owe a move and are played by bots."""
        return [seat for seat in self.owing if self.places[seat].bot is not None]

    @property
    def entropy(self) -> tuple[str, ...]:
        """The players' shares in the chance, by seat."""
        if self.config.entropy is not None:
            return tuple(self.config.entropy)
        return tuple(place.entropy for place in self.places if place.entropy is not None)

    @property
    def commitment(self) -> str:
        """To the house's share of the chance; published when the table is opened."""
        return commitment(self.seed)

    @property
    def seats_by_person(self) -> dict[str, list[int]]:
        """Who has which seats: the same object until somebody sits down or stands up."""
        if self._seats_of is None:
            self._seats_of = {}
            for seat, place in enumerate(self.places):
                if place.person is not None:
                    self._seats_of.setdefault(place.person, []).append(seat)
        return self._seats_of

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person has."""
        return [] if person is None else self.seats_by_person.get(person, [])

    @property
    def is_bots_alone(self) -> bool:
        """Whether no seat is anybody's: such a table plays while somebody watches."""
        return all(place.who == "bot" for place in self.places)

    def wakes_at(self) -> float | None:
        """When the house has something to do here by itself, None: it waits for people."""
        if self.clocks is None and not any(place.bot for place in self.places):
            return None
        if self.status != "playing" or self.is_bots_alone:
            return None
        if self.bots_owing:
            return self.at
        zeros = [zero for seat in self.owing if (zero := self.zero_at(seat)) is not None]
        return min(zeros, default=None)

    def zero_at(self, seat: int) -> float | None:
        """When a seat's time will be up."""
        return None if self.clocks is None else self.clocks.zero_at(seat, self.outages)

    def clocks_at(self, now: float) -> list[int | None] | None:
        """What every seat has left, in ms."""
        if self.clocks is None:
            return None
        return [self.clocks.left_at(seat, now, self.outages) for seat in range(len(self.places))]

    def seats_shown(self, now: float) -> list[SeatShown]:
        """The seats as a list of tables shows them."""
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
                hints=place.hints_told,
            )
            for seat, place in enumerate(self.places)
        ]

    def back_shown(self) -> BackAsked | None:
        """What somebody asked for."""
        if self.asks_back is None:
            return None
        asked = self.asks_back
        waits_for = [seat for seat in self._others(asked.seat) if seat not in asked.accepted]
        match, turn = self.begun(), self._asked_turn(asked)
        is_known = turn is not None and turn not in match.masks(None)
        return BackAsked(
            seat=asked.seat, move=match.moves(since=turn or 0)[0][1] if is_known else "", waits_for=waits_for
        )

    def _asked_turn(self, asked: AsksBack) -> int | None:
        """Where the move that is asked for stands in the log, None: it was taken back."""
        turns = [turn for turn, (seat, _) in enumerate(self.begun().moves()) if seat == asked.seat]
        return turns[asked.number - 1] if asked.number <= len(turns) else None

    def clock_turns(self) -> dict[int, int]:
        """The lines of the log that a bot played for a seat whose time was up, as far as all may know of them."""
        if not self.by_clock:
            return {}
        counts, turns, match = [0] * len(self.places), {}, self.begun()
        masks = match.masks(None)
        for turn, (seat, _) in enumerate(match.moves()):
            if seat != NATURE:
                counts[seat] += 1
                if (seat, counts[seat]) in self.by_clock and turn not in masks:
                    turns[turn] = seat
        return turns

    def seats_moved_by_clock(self) -> list[int]:
        """The seats for which the clock moved in what the views tell now."""
        if not self.by_clock:
            return []
        turns = self.clock_turns()
        return sorted({seat for turn, seat in turns.items() if turn >= self.begun().told_from})

    def was_answered(self, seat: int, request: str | None) -> bool:
        """Whether this very request has been carried out before."""
        return request is not None and request in self.places[seat].requests

    def expect_new(self, seat: int, request: str | None, ask: int | None = None) -> None:
        """Whoever did not hear the answer says the same once more; it cannot be the same if its question is open."""
        if not self.was_answered(seat, request):
            return
        if ask is not None and ask == self.begun().ask(seat):
            raise Refusal("bad_message", f"id: expected one that was not used for another move, got {quoted(request)}")
        raise DoneBefore(f"expected a new request, got {request}, which was carried out before")

    # --- deeds: check, carry out, give the entry ---

    def sit(self, seat: int, person: str, name: str, entropy: str | None, now: float) -> AnyEntry:
        """Somebody sits down."""
        place = self._place(seat)
        if place.who == "person":
            raise Refusal("not_now", f"expected an open seat or a bot's, got seat {seat}, which {place.name} has")
        if self.status == "over":
            raise MatchOver("expected a match that goes on, got one that is over")
        return self._decided(
            log.Sat(seat=seat, person=person, name=name, entropy=entropy if self.match is None else None), now
        )

    def stand_up(self, seat: int, now: float) -> AnyEntry:
        """Somebody leaves a seat."""
        if self.match is not None:
            raise Refusal("not_now", "expected a table that waits for players, got a match that has begun")
        return self._decided(log.StoodUp(seat=seat), now)

    def mix(self, seat: int, entropy: str, now: float) -> AnyEntry:
        """A player adds to the chance."""
        if self.match is not None:
            raise Refusal("not_now", "expected a match whose first card is not drawn, got one that has begun")
        return self._decided(log.Mixed(seat=seat, entropy=entropy), now)

    def fill(self, level: LevelName, now: float) -> AnyEntry:
        """All open seats go to bots."""
        if all(place.who != "open" for place in self.places):
            raise Refusal("not_now", "expected a table with an open seat, got one that is full")
        return self._decided(log.Filled(level=level), now)

    def move(
        self, seat: int, move: str, ask: int | None, now: float, *, by: log.By = "person", request: str | None = None
    ) -> AnyEntry:
        """A seat moves."""
        match = self.begun()
        before = match.turn
        match.play(move, seat, ask)
        played = match.moves(since=before)
        draws = [text for who, text in played[1:] if who == NATURE]
        entry = log.Moved(seat=seat, move=played[0][1], draws=draws, by=by, request=request)
        return self._decided(entry, now, is_played=True)

    def undoers(self) -> list[int]:
        """The seats whose `undo` would be accepted."""
        moved = self.begun().undoers
        return [seat for seat in moved if self.places[seat].bot is None and self.places[seat].moved_by == "person"]

    def undo(self, seat: int, now: float, request: str | None = None) -> AnyEntry:
        """A seat takes back its last move, if the engine vouches for it."""
        self._play_oneself(seat)
        self.expect_new(seat, request)
        if self.places[seat].moved_by != "person":
            raise CannotUndo("expected a move of your own, got one that a bot made for you")
        self.begun().undo(seat)
        return self._decided(log.Undone(seat=seat, request=request), now, is_played=True)

    def ask_back(self, seat: int, now: float) -> AnyEntry:
        """A seat asks the others to let it take back its last move."""
        match = self.begun()
        self._play_oneself(seat)
        if self.asks_back is not None:
            raise Refusal("not_now", f"expected no open request, got that of seat {self.asks_back.seat}")
        turn = match.last_turn_of(seat)
        if turn is None:
            raise CannotUndo(f"expected a move of seat {seat} to take back, got none")
        if match.outcome is not None:
            raise CannotUndo("expected a match that goes on, got its end: the seed is told, the draws are known")
        return self._decided(log.AskedBack(seat=seat, turn=turn), now)

    def answer_back(self, seat: int, accept: bool, now: float) -> AnyEntry:
        """Another seat accepts or declines; whoever asked withdraws by declining."""
        if self.asks_back is None:
            raise Refusal("not_now", "expected a request to take a move back, got none")
        is_withdrawn = seat == self.asks_back.seat and not accept
        if not is_withdrawn and seat not in self._others(self.asks_back.seat):
            raise Refusal("not_now", f"expected an answer of another seat, got one of seat {seat}")
        return self._decided(log.AnsweredBack(seat=seat, accept=accept), now)

    def stand_in(self, seat: int, level: LevelName, why: log.Why, now: float) -> AnyEntry:
        """A bot plays for the person who has the seat."""
        place = self._place(seat)
        self._goes_on()
        if place.who != "person" or place.stand_in is not None:
            raise Refusal("not_now", f"expected a seat that a person plays, got seat {seat}, which does not")
        return self._decided(log.StoodIn(seat=seat, level=level, why=why), now)

    def give_back(self, seat: int, now: float) -> AnyEntry:
        """The person plays again."""
        if self._place(seat).stand_in is None:
            raise Refusal("not_now", f"expected a seat that a bot plays for you, got seat {seat}, which you play")
        if self._has_no_time(seat):
            raise Refusal("not_now", "expected a seat with time on its clock, got one whose time is used up")
        return self._decided(log.Returned(seat=seat), now)

    def agree(self, seat: int, absent: int, level: LevelName, now: float) -> AnyEntry:
        """A seat would let a bot play for another."""
        place = self._place(absent)
        self._goes_on()
        if place.who != "person" or place.stand_in is not None or absent == seat:
            raise Refusal("not_now", f"expected another seat that a person plays, got seat {absent}")
        return self._decided(log.Agreed(seat=seat, absent=absent, level=level), now)

    def speak(self, seat: int, text: str, now: float) -> AnyEntry:
        """Somebody says something."""
        if not self.config.chat:
            raise Refusal("not_allowed", "expected a table with chat, got one without")
        return self._decided(log.Spoke(seat=seat, name=self.places[seat].name, text=text), now)

    def mute(self, person: str, seat: int, on: bool, now: float) -> AnyEntry:
        """Somebody does not want to hear a seat any more, or again."""
        self._place(seat)
        return self._decided(log.Muted(person=person, seat=seat, on=on), now)

    def hint(self, seat: int, ask: int, now: float) -> AnyEntry:
        """A seat is advised about the question that it owes an answer to."""
        if not self.config.hints:
            raise Refusal("not_allowed", "expected a table with hints, got one that was opened without")
        self._goes_on()
        self._play_oneself(seat)
        self.begun().expect_asked(seat, ask)
        return self._decided(log.Hinted(seat=seat), now)

    def play_again(self, table: str, invite: str, now: float) -> AnyEntry:
        """The company goes on at another table."""
        if self.status != "over":
            raise Refusal("not_now", "expected a match that is over, got one that goes on")
        if self.rematch is not None:
            raise DoneBefore(f"expected no rematch so far, got table {self.rematch.table}")
        return self._decided(log.Rematched(table=table, invite=invite), now)

    # --- the fold ---

    def fold(self, entry: AnyEntry, at: float) -> None:
        """Carries out an entry of the log."""
        self._carry_out(entry, at)
        if self.clocks is not None and entry.clocks is not None:
            self.clocks.left = list(entry.clocks)

    def _decided(self, entry: AnyEntry, now: float, is_played: bool = False) -> AnyEntry:
        """Carries out an entry that is not in the log yet, and counts everybody's time."""
        self._carry_out(entry, now, is_played)
        if self.clocks is None:
            return entry
        return replace(entry, clocks=list(self.clocks.left))

    def _carry_out(self, entry: AnyEntry, at: float, is_played: bool = False) -> None:
        match entry:
            case log.Moved() | log.Undone():
                if not is_played:
                    self._replay(entry)
                self._after_move(entry, at)
            case log.Sat():
                self._fold_sat(entry)
                self._begin_if_full(at)
                self._step_clocks(at, is_handed=True)  # a bot's seat may owe a move
            case log.StoodUp():
                self.places[entry.seat] = Place("open")
                self._seats_of = None
            case log.Mixed():
                self.places[entry.seat].entropy = entry.entropy
            case log.Filled():
                self._fold_filled(entry)
                self._begin_if_full(at)
            case log.AskedBack():
                played = self.begun().moves()[: entry.turn + 1]
                self.asks_back = AsksBack(entry.seat, sum(seat == entry.seat for seat, _ in played), set())
                self._take_back_if_all_agree(at)
            case log.AnsweredBack():
                self._fold_answer(entry, at)
            case log.StoodIn():
                self._let_bot_play(entry.seat, entry.level, entry.why, at)
            case log.Returned():
                self.places[entry.seat].stand_in = None
                self.agreed.pop(entry.seat, None)
                if self.clocks is not None:
                    self.clocks.come_back(entry.seat)
                self._step_clocks(at, is_handed=True)
            case log.Agreed():
                self._fold_agreed(entry, at)
            case log.Spoke():
                self.chat.append(ChatLine(seat=entry.seat, name=entry.name, text=entry.text, at=at))
            case log.Muted():
                muted = self.muted.setdefault(entry.person, set())
                (muted.add if entry.on else muted.discard)(entry.seat)
            case log.Hinted():
                self.places[entry.seat].hints += 1
            case log.Rematched():
                self.rematch = entry
        self._tell_hints()
        self.turn += 1
        self.at = at

    def _tell_hints(self) -> None:
        """As soon as nothing is hidden, all may know who was advised."""
        if any(place.hints != place.hints_told for place in self.places) and len(self.begun().audiences()) == 1:
            for place in self.places:
                place.hints_told = place.hints

    def _replay(self, entry: log.Moved | log.Undone) -> None:
        match = self.begun()
        if isinstance(entry, log.Undone):
            match.undo(entry.seat)
            return
        before = match.turn
        match.play(entry.move, entry.seat)
        draws = [text for who, text in match.moves(since=before)[1:] if who == NATURE]
        if draws != entry.draws:
            raise SaqqaraError(f"table {self.id}, entry {self.turn}: expected the draws {entry.draws}, got {draws}")

    def _after_move(self, entry: log.Moved | log.Undone, at: float) -> None:
        if entry.request is not None:
            self.places[entry.seat].requests.append(entry.request)
        self.places[entry.seat].moved_by = entry.by if isinstance(entry, log.Moved) else "person"
        if self._ends_request(entry):
            self.asks_back = None
        if isinstance(entry, log.Moved) and self._is_seen(entry.seat):
            self.agreed.pop(entry.seat, None)  # whoever moves is not gone
        if isinstance(entry, log.Moved):
            if entry.by == "clock":
                self.by_clock.add((entry.seat, self._moves_of(entry.seat)))
            self._step_clocks(at, mover=entry.seat, is_new_step=bool(entry.draws))
        elif self.clocks is not None:
            self.clocks.resume(entry.seat)
            self._step_clocks(at)

    def _moves_of(self, seat: int) -> int:
        """How many moves of a seat stand in the log."""
        return sum(mover == seat for mover, _ in self.begun().moves())

    def _is_seen(self, seat: int) -> bool:
        """Whether the others can see that a seat has just moved: it may owe another mark that looks like the first."""
        return seat not in self.owing or len(self.begun().audiences()) == 1

    def _ends_request(self, entry: log.Moved | log.Undone) -> bool:
        """Whoever plays on answers by that; bots just play, and what others cannot see, an undo too, is no answer."""
        if self.asks_back is None or self.status == "over" or self._asked_turn(self.asks_back) is None:
            return True
        if entry.seat == self.asks_back.seat:
            return isinstance(entry, log.Moved) and self._is_seen(entry.seat)
        return isinstance(entry, log.Moved) and entry.by == "person" and len(self.begun().audiences()) == 1

    def _step_clocks(
        self, at: float, *, mover: int | None = None, is_new_step: bool = False, is_handed: bool = False
    ) -> None:
        if self.clocks is None:
            return
        owing = [seat for seat in self.owing if self.places[seat].bot is None]
        self.clocks.step(owing, at, self.outages, mover=mover, is_new_step=is_new_step, is_handed=is_handed)

    def _fold_sat(self, entry: log.Sat) -> None:
        place = self.places[entry.seat]
        place.who, place.person, place.name, place.level = "person", entry.person, entry.name, None
        self._seats_of = None
        if entry.entropy is not None:
            place.entropy = entry.entropy

    def _fold_filled(self, entry: log.Filled) -> None:
        for place in self.places:
            if place.who == "open":
                place.who, place.level = "bot", entry.level

    def _fold_answer(self, entry: log.AnsweredBack, at: float) -> None:
        if self.asks_back is None:
            return
        if not entry.accept:
            self.asks_back = None
            return
        self.asks_back.accepted.update(self.seats_of(self.places[entry.seat].person))
        self._take_back_if_all_agree(at)

    def _take_back_if_all_agree(self, at: float) -> None:
        asked = self.asks_back
        if asked is not None and asked.accepted >= set(self._others(asked.seat)):
            turn = self._asked_turn(asked)
            assert turn is not None, "a move that is gone ends the request for it"
            self.begun().take_back(turn)
            self.by_clock = {(seat, number) for seat, number in self.by_clock if number <= self._moves_of(seat)}
            self.asks_back = None
            self._step_clocks(at, is_new_step=True)

    def _others(self, seat: int) -> list[int]:
        """The seats whose players have a say; bots accept."""
        mine = self.places[seat].person
        return [
            other
            for other, place in enumerate(self.places)
            if place.who == "person" and place.stand_in is None and place.person != mine
        ]

    def _fold_agreed(self, entry: log.Agreed, at: float) -> None:
        self.agreed.setdefault(entry.absent, set()).update(self.seats_of(self.places[entry.seat].person))
        self._let_bots_play_as_agreed(entry.level, at)

    def _let_bots_play_as_agreed(self, level: LevelName, at: float) -> None:
        for absent, agreed in list(self.agreed.items()):
            if agreed >= set(self._others(absent)):
                self._let_bot_play(absent, level, "agreed", at)

    def _let_bot_play(self, seat: int, level: LevelName, why: log.Why, at: float) -> None:
        place = self.places[seat]
        place.stand_in, place.stood_in_why = level, why
        self.agreed.pop(seat, None)
        self._step_clocks(at, is_handed=True)
        self._take_back_if_all_agree(at)  # bots accept

    # --- the beginning ---

    def _begin_if_full(self, at: float) -> None:
        is_full = all(place.who != "open" for place in self.places)
        if self.match is None and (is_full or self.config.record is not None):
            self.match = new_match(self.config, self.seed, self.entropy)
            if self.config.clock is not None:
                self.clocks = Clocks(self.config.clock, len(self.places))
            self._step_clocks(at)

    def begun(self) -> Match:
        """The match, or a refusal while the table waits for players."""
        if self.match is None:
            raise Refusal("not_now", "expected a match that has begun, got a table that waits for players")
        return self.match

    def _goes_on(self) -> None:
        if self.begun().outcome is not None:
            raise MatchOver("expected a match that goes on, got one that is over")

    def _place(self, seat: int) -> Place:
        if seat >= len(self.places):
            raise Refusal("not_your_seat", f"seat: expected 0 to {len(self.places) - 1}, got {seat}")
        return self.places[seat]

    def _play_oneself(self, seat: int) -> None:
        if self.places[seat].stand_in is not None:
            raise Refusal("not_your_turn", f"expected a seat that you play, got seat {seat}: a bot stands in")

    def _has_no_time(self, seat: int) -> bool:
        clocks = self.clocks
        return (
            clocks is not None
            and isinstance(clocks.kind, PerPlayer)
            and clocks.left[seat] == 0
            and not clocks.kind.increment
        )


def new_match(config: Config, seed: str, entropy: Sequence[str]) -> Match:
    """The match of a table, as it begins."""
    if config.record is not None:
        return Match.from_record(config.record, next_seed=seed)
    edition = None if config.figures is None else {"name": config.edition, "figures": config.figures}
    if config.position is not None:
        match = Match.from_position(config.position, seed=seed, entropy=entropy, date=config.date)
    else:
        match = Match.new(
            config.game,
            len(config.seats),
            seed=seed,
            entropy=entropy,
            edition=edition,
            date=config.date,
            **config.options,
        )
    for seat, move in config.prelude:
        match.play(move, seat)
    return match
