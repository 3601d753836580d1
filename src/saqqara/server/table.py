"""One table: the fold of its entries. It reads no clock, no files and no network: time is passed in.

A command becomes an entry in two steps. A method here (`move`, `sit`, `undo`, ...) checks it, changes the table and
returns the entry; then the room makes the entry durable, or drops this table and folds it anew. `fold` carries out an
entry that is durable already. So the table is never behind its own entry, and only the holder of the room's lock ever
sees it ahead of the database.
"""

from __future__ import annotations

from msgspec.structs import replace

from saqqara.rules.contract import NATURE
from saqqara.rules.errors import CannotUndo, MatchOver
from saqqara.server import entries as log
from saqqara.server.entries import AnyEntry
from saqqara.server.new_match import new_match
from saqqara.server.places import DoneBefore, Place
from saqqara.server.refusals import Refusal
from saqqara.server.table_fold import TableFold
from saqqara.server.table_state import MOST_ENTRIES, MOST_SPECTATORS_LINES
from saqqara.server.wire import LevelName, PerPlayer

__all__ = ["DoneBefore", "Place", "Table", "new_match"]


class Table(TableFold):
    """A table with everything that can be done at it. Each method returns the entry for the log, or refuses."""

    def sit(self, seat: int, person: str, name: str, entropy: str | None, now: float) -> AnyEntry:
        """Seats somebody on an open seat or on a bot's."""
        place = self._place(seat)
        if place.who == "person":
            raise Refusal("not_now", f"expected an open seat or a bot's seat, got seat {seat}, which {place.name} has")
        if self.status == "over":
            raise MatchOver("expected a match in progress, got one that is over")
        if self.config.challenge is not None and place.who == "bot":
            raise Refusal("not_allowed", f"expected an open seat in a challenge, got seat {seat}, which a bot has")
        if self.config.challenge is not None and not self.config.for_fun and self.seats_of(person):
            raise Refusal("not_allowed", f"expected one seat of each player in a challenge, got seat {seat} as well")
        return self._decided(
            log.Sat(seat=seat, person=person, name=name, entropy=entropy if self.match is None else None), now
        )

    def stand_up(self, seat: int, now: float) -> AnyEntry:
        """Leaves a seat, before the match begins."""
        if self.match is not None:
            raise Refusal("not_now", "expected a table that is waiting for players, got a match that has started")
        return self._decided(log.StoodUp(seat=seat), now)

    def mix(self, seat: int, entropy: str, now: float) -> AnyEntry:
        """Adds a player's share to the chance."""
        if self.match is not None:
            raise Refusal("not_now", "expected a match without a draw so far, got one that has started")
        if self.config.challenge is not None:
            raise Refusal("not_allowed", "expected a match of its own, got a challenge, whose deal is the same for all")
        if self._place(seat).entropy == entropy:
            raise DoneBefore("expected a new contribution to the seed, got the same again")
        return self._decided(log.Mixed(seat=seat, entropy=entropy), now)

    def fill(self, level: LevelName, now: float) -> AnyEntry:
        """Gives all open seats to bots."""
        if all(place.who != "open" for place in self.places):
            raise Refusal("not_now", "expected a table with an open seat, got one that is full")
        return self._decided(log.Filled(level=level), now)

    def move(
        self, seat: int, move: str, ask: int | None, now: float, *, by: log.By = "person", request: str | None = None
    ) -> AnyEntry:
        """Plays a move of a seat, and the draws of nature after it."""
        match = self.begun()
        self._expect_not_ended()
        before = match.turn
        match.play(move, seat, ask)
        played = match.moves(since=before)
        draws = [text for who, text in played[1:] if who == NATURE]
        entry = log.Moved(seat=seat, move=played[0][1], draws=draws, by=by, request=request)
        return self._decided(entry, now, is_played=True)

    def undo(self, seat: int, now: float, request: str | None = None) -> AnyEntry:
        """Takes back the last move of a seat, if nothing was revealed since."""
        self._expect_played_by_person(seat)
        self.expect_new(seat, request)
        if self.places[seat].moved_by != "person":
            raise CannotUndo("expected your own move, got one that a bot made for you")
        self._expect_not_ended()
        entry = log.Undone(seat=seat, request=request)
        self._expect_few(entry)
        self.begun().undo(seat)
        return self._decided(entry, now, is_played=True)

    def ask_back(self, seat: int, now: float) -> AnyEntry:
        """Asks the others to let a seat take back its last move."""
        match = self.begun()
        self._expect_played_by_person(seat)
        if self.asks_back is not None:
            raise Refusal("not_now", f"expected no open request, got one of seat {self.asks_back.seat}")
        turn = match.last_turn_of(seat)
        if turn is None:
            raise CannotUndo(f"expected a move of seat {seat} to take back, got none")
        if self.status == "over":
            raise CannotUndo("expected a match in progress, got one that is over")
        if match.was_seen_alone(turn):
            raise CannotUndo("expected no card seen in secret since then, got one")
        if self.asks_bots_alone(seat):
            raise CannotUndo("expected another person to agree in a rated game, got bots alone")
        return self._decided(log.AskedBack(seat=seat, turn=turn), now)

    def answer_back(self, seat: int, accept: bool, now: float) -> AnyEntry:
        """Accepts or declines a request to take a move back. The seat that asked withdraws it by declining."""
        if self.asks_back is None:
            raise Refusal("not_now", "expected a request to take a move back, got none")
        is_withdrawn = seat == self.asks_back.seat and not accept
        if not is_withdrawn and seat not in self.voters(self.asks_back.seat):
            raise Refusal("not_now", f"expected an answer of another seat, got one of seat {seat}")
        if accept and self._is_counted(seat, self.asks_back.accepted, self.asks_back.seat):
            raise DoneBefore(f"expected a new answer, got the one of seat {seat} again")
        return self._decided(log.AnsweredBack(seat=seat, accept=accept), now)

    def concede(self, seat: int, now: float) -> AnyEntry:
        """Gives the match up for a seat."""
        place = self._place(seat)
        if seat in self.conceded:
            raise DoneBefore(f"expected a seat that has not conceded, got seat {seat}, which has")
        self._expect_going_on()
        if place.who != "person":
            raise Refusal("not_now", f"expected a seat of a person, got seat {seat}, which a bot has")
        return self._decided(log.Conceded(seat=seat, level=self.config.stand_in), now)

    def ask_end(self, seat: int, now: float) -> AnyEntry:
        """Asks the others to end the match without a winner."""
        self._expect_going_on()
        self._expect_played_by_person(seat)
        if self.asks_end is not None:
            raise Refusal("not_now", f"expected no open request, got one of seat {self.asks_end.seat}")
        return self._decided(log.AskedEnd(seat=seat), now)

    def answer_end(self, seat: int, accept: bool, now: float) -> AnyEntry:
        """Accepts or declines a request to end the match. The seat that asked withdraws it by declining."""
        if self.asks_end is None:
            raise Refusal("not_now", "expected a request to end the match, got none")
        is_withdrawn = seat == self.asks_end.seat and not accept
        if not is_withdrawn and seat not in self.voters(self.asks_end.seat):
            raise Refusal("not_now", f"expected an answer of another seat, got one of seat {seat}")
        if accept and self._is_counted(seat, self.asks_end.accepted, self.asks_end.seat):
            raise DoneBefore(f"expected a new answer, got the one of seat {seat} again")
        return self._decided(log.AnsweredEnd(seat=seat, accept=accept), now)

    def stand_in(self, seat: int, level: LevelName, why: log.Why, now: float) -> AnyEntry:
        """Lets a bot play for the person who has the seat."""
        place = self._place(seat)
        self._expect_going_on()
        if place.who != "person" or place.stand_in is not None:
            raise Refusal("not_now", f"expected a seat that a person plays, got seat {seat}, which a bot plays")
        return self._decided(log.StoodIn(seat=seat, level=level, why=why), now)

    def give_back(self, seat: int, now: float) -> AnyEntry:
        """Lets the person play again."""
        if self._place(seat).stand_in is None:
            raise Refusal("not_now", f"expected a seat that a bot plays for you, got seat {seat}, which you play")
        if seat in self.conceded:
            raise Refusal("not_now", f"expected a seat that has not conceded, got seat {seat}")
        if self._has_no_time(seat):
            raise Refusal("not_now", "expected a seat with time on its clock, got one without")
        return self._decided(log.Returned(seat=seat), now)

    def agree(self, seat: int, absent: int, level: LevelName, now: float) -> AnyEntry:
        """Votes to let a bot play for another seat. When all others agree, it does."""
        place = self._place(absent)
        self._expect_going_on()
        if place.who != "person" or place.stand_in is not None or absent == seat:
            raise Refusal("not_now", f"expected another seat that a person plays, got seat {absent}")
        if self._is_counted(seat, self.agreed.get(absent, set()), absent):
            raise DoneBefore(f"expected a new vote, got the one of seat {seat} again")
        return self._decided(log.Agreed(seat=seat, absent=absent, level=level), now)

    def speak(self, seat: int, text: str, phrase: str | None, now: float) -> AnyEntry:
        """Adds a line to the chat: a text, or a phrase by its code."""
        self._expect_may_say(phrase)
        return self._decided(log.Spoke(seat=seat, name=self.places[seat].name, text=text, phrase=phrase), now)

    def speak_as_spectator(self, person: str, name: str, text: str, phrase: str | None, now: float) -> AnyEntry:
        """Adds a line to what the spectators say."""
        self._expect_may_say(phrase)
        if self.seats_of(person):
            raise Refusal("not_your_seat", "expected one of your seats, got none: players cannot write as spectators")
        if self.spectators_lines >= MOST_SPECTATORS_LINES:
            message = f"expected at most {MOST_SPECTATORS_LINES} lines of spectators at a table, got one too many"
            raise Refusal("too_many", message)
        return self._decided(log.Spoke(seat=None, name=name, text=text, phrase=phrase, person=person), now)

    def _expect_may_say(self, phrase: str | None) -> None:
        if phrase is None and not self.config.chat:
            raise Refusal("not_allowed", "expected a table with chat, got one without")

    def mute(self, person: str, seat: int | None, on: bool, now: float) -> AnyEntry:
        """Mutes what a seat says, or the spectators, for a person, or ends that."""
        if seat is not None:
            self._place(seat)
        if on == self.is_muted(person, seat):
            who = "the spectators" if seat is None else f"seat {seat}"
            raise DoneBefore(f"expected a change, got {who}, {'muted' if on else 'not muted'} already")
        return self._decided(log.Muted(person=person, seat=seat, on=on), now)

    def hint(self, seat: int, ask: int, now: float) -> AnyEntry:
        """Notes that a seat is advised about an open question."""
        if not self.config.hints:
            raise Refusal("not_allowed", "expected a table with hints, got one without")
        self._expect_going_on()
        self._expect_played_by_person(seat)
        self.begun().expect_asked(seat, ask)
        return self._decided(log.Hinted(seat=seat), now)

    def play_again(self, table: str, invite: str, seat: int, now: float) -> AnyEntry:
        """Notes the table of the rematch, and the seat of whoever asked for it."""
        if self.status != "over":
            raise Refusal("not_now", "expected a match that is over, got one in progress")
        if self.rematch is not None:
            raise DoneBefore(f"expected no rematch so far, got table {self.rematch.table}")
        return self._decided(log.Rematched(table=table, invite=invite, seat=seat), now)

    def _decided(self, entry: AnyEntry, now: float, is_played: bool = False) -> AnyEntry:
        """Carries out an entry that is not in the log yet, and notes in it what everybody's clock has left."""
        if not is_played:
            self._expect_few(entry)
        self._carry_out(entry, now, is_played)
        if self.clocks is None:
            return entry
        return replace(entry, clocks=list(self.clocks.left))

    def _expect_few(self, entry: AnyEntry) -> None:
        """Refuses an entry of somebody who has written too many at this table."""
        author = self._author(entry)
        if author is not None and self.written.get(author, 0) >= MOST_ENTRIES:
            raise Refusal(
                "too_many", f"expected at most {MOST_ENTRIES} entries of one person at a table, got one too many"
            )

    def _is_counted(self, seat: int, given: set[int], about: int) -> bool:
        """Whether the votes of a seat's person are among those given, and still others are waited for."""
        return given.issuperset(self.seats_of(self.places[seat].person)) and not given.issuperset(self.voters(about))

    def _expect_going_on(self) -> None:
        self.begun()
        if self.status == "over":
            raise MatchOver("expected a match in progress, got one that is over")

    def _expect_not_ended(self) -> None:
        """Refuses what the rules would allow, where the players have ended the match."""
        if self.ended is not None:
            raise MatchOver("expected a match in progress, got one that its players have ended")

    def _place(self, seat: int) -> Place:
        if seat >= len(self.places):
            raise Refusal("not_your_seat", f"seat: expected 0 to {len(self.places) - 1}, got {seat}")
        return self.places[seat]

    def _expect_played_by_person(self, seat: int) -> None:
        if self.places[seat].stand_in is not None:
            raise Refusal("not_your_turn", f"expected a seat that you play, got seat {seat}, which a bot plays for you")

    def _has_no_time(self, seat: int) -> bool:
        clocks = self.clocks
        return (
            clocks is not None
            and isinstance(clocks.kind, PerPlayer)
            and clocks.left[seat] == 0
            and not clocks.kind.increment
        )
