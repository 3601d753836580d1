"""The fold of a table's log: how each entry changes its state."""

from __future__ import annotations

from saqqara.rules.contract import NATURE
from saqqara.rules.errors import SaqqaraError
from saqqara.server import entries as log
from saqqara.server.clocks import Clocks
from saqqara.server.entries import AnyEntry, Config
from saqqara.server.new_match import new_match
from saqqara.server.places import EndRequest, Place, TakeBackRequest
from saqqara.server.table_state import Ended, TableState, line_of
from saqqara.server.wire import LevelName


class TableFold(TableState):
    """A table that takes the entries of its log, one after the other."""

    def __init__(self, name: str, config: Config, seed: str, invite: str, host: str | None, created: float) -> None:
        super().__init__(name, config, seed, invite, host, created)
        first = next((place for place in self.places if place.person == host), self.places[0])
        if config.first_entropy is not None and first.person == host:
            first.entropy = config.first_entropy
        self._begin_if_full(created)

    def fold(self, entry: AnyEntry, at: float) -> None:
        """Carries out an entry of the log. The clocks are as whoever wrote the entry has counted them."""
        self._carry_out(entry, at)
        if self.clocks is not None and entry.clocks is not None:
            self.clocks.left = list(entry.clocks)

    def _carry_out(self, entry: AnyEntry, at: float, is_played: bool = False) -> None:
        """Changes the state. `is_played`: the match has been changed by the move or the undo already."""
        author = self._author(entry)
        if author is not None:
            self.written[author] = self.written.get(author, 0) + 1
        match entry:
            case log.Moved() | log.Undone():
                if not is_played:
                    self._replay(entry)
                self._after_move(entry, at)
            case log.Sat():
                self._fold_sat(entry, at)
            case log.StoodUp():
                self.places[entry.seat] = Place("open")
                self._seats_of = None
            case log.Mixed():
                self.places[entry.seat].entropy = entry.entropy
            case log.Filled():
                self._fold_filled(entry, at)
            case log.AskedBack():
                played = self.begun().moves()[: entry.turn + 1]
                self.asks_back = TakeBackRequest(entry.seat, sum(seat == entry.seat for seat, _ in played), set())
                self._take_back_if_all_agree(at)
            case log.AnsweredBack():
                self._fold_answer(entry, at)
            case log.Conceded() | log.AskedEnd() | log.AnsweredEnd():
                self._fold_early_end(entry, at)
            case log.StoodIn():
                self._let_bot_play(entry.seat, entry.level, entry.why, at)
            case log.Returned():
                self._fold_returned(entry, at)
            case log.Agreed():
                self._fold_agreed(entry, at)
            case log.Spoke():
                self._fold_spoke(entry, at)
            case log.Muted():
                muted = self.muted.setdefault(entry.person, set())
                (muted.add if entry.on else muted.discard)(entry.seat)
            case log.Hinted():
                self.places[entry.seat].hints += 1
            case log.Rematched():
                self.rematch = entry
            case log.Repaired():
                self.time_used.restart(at)
                if self.clocks is not None:
                    self.clocks.restart(at)
        self._reveal_hints()
        self.turn += 1
        self.at = at

    def _author(self, entry: AnyEntry) -> str | None:
        """Returns who has to account for an entry: nobody for a move, for what the house does and for what ends that.

        Whoever does and undoes something again and again accounts for one entry of each round at least.
        """
        match entry:
            case log.Sat() | log.Muted():
                return entry.person
            case log.Spoke():
                return entry.person if entry.seat is None else self.places[entry.seat].person
            case log.StoodIn():
                return self.places[entry.seat].person if entry.why == "asked" else None
            case log.Returned():
                return self.places[entry.seat].person if self.places[entry.seat].stood_in_why == "clock" else None
            case (
                log.Mixed()
                | log.Undone()
                | log.AskedBack()
                | log.AskedEnd()
                | log.Conceded()
                | log.Agreed()
                | log.Hinted()
            ):
                return self.places[entry.seat].person
        return None

    def _fold_spoke(self, entry: log.Spoke, at: float) -> None:
        if entry.seat is None:
            self.spectators_lines += 1
        (self.spectators_chat if entry.seat is None else self.chat).append(line_of(entry, at))

    # --- moves ---

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
        if self.status == "over":
            self.asks_end = None
        if isinstance(entry, log.Moved) and self._is_seen(entry.seat):
            self.agreed.pop(entry.seat, None)  # whoever moves is not gone
        if isinstance(entry, log.Moved):
            if entry.by == "clock":
                self.by_clock.add((entry.seat, self.moves_of(entry.seat)))
            level = self.places[entry.seat].stand_in
            if entry.by == "bot" and level is not None:
                self.by_bot[entry.seat, self.moves_of(entry.seat)] = level
                if self.places[entry.seat].stood_in_why == "asked":
                    self.handed_over.add(entry.seat)
            self._step_clocks(at, mover=entry.seat, is_new_step=bool(entry.draws))
        else:
            if self.clocks is not None:
                self.clocks.resume(entry.seat)
            self._step_clocks(at)

    def _is_seen(self, seat: int) -> bool:
        """Whether the others can see that a seat has just moved: if it owes another hidden mark, they cannot."""
        return seat not in self.owing or len(self.begun().audiences()) == 1

    def _reveal_hints(self) -> None:
        """Lets all know who was advised, as soon as nothing is hidden."""
        if any(place.hints != place.hints_known for place in self.places) and len(self.begun().audiences()) == 1:
            for place in self.places:
                place.hints_known = place.hints

    # --- taking a move back ---

    def _ends_request(self, entry: log.Moved | log.Undone) -> bool:
        """Whether a move or an undo ends the request to take a move back.

        A person who plays on declines by that. Bots' moves decline nothing, nor does what the others cannot see.
        """
        if self.asks_back is None or self.status == "over" or self.requested_turn(self.asks_back) is None:
            return True
        if entry.seat == self.asks_back.seat:
            return isinstance(entry, log.Moved) and self._is_seen(entry.seat)
        return isinstance(entry, log.Moved) and entry.by == "person" and len(self.begun().audiences()) == 1

    def _fold_answer(self, entry: log.AnsweredBack, at: float) -> None:
        if self.asks_back is None:
            return
        if not entry.accept:
            self.asks_back = None
            return
        self.asks_back.accepted.update(self.seats_of(self.places[entry.seat].person))
        self._take_back_if_all_agree(at)

    def _take_back_if_all_agree(self, at: float) -> None:
        request = self.asks_back
        if request is not None and request.accepted >= set(self.voters(request.seat)):
            turn = self.requested_turn(request)
            assert turn is not None, "a move that is gone ends the request for it"
            self.begun().take_back(turn)
            self.took_back.add(request.seat)
            self.by_clock = {(seat, number) for seat, number in self.by_clock if number <= self.moves_of(seat)}
            self.by_bot = {move: level for move, level in self.by_bot.items() if move[1] <= self.moves_of(move[0])}
            self.asks_back = None
            self._step_clocks(at, is_new_step=True)

    # --- the end before the end ---

    def _fold_early_end(self, entry: log.Conceded | log.AskedEnd | log.AnsweredEnd, at: float) -> None:
        if isinstance(entry, log.Conceded):
            self._fold_conceded(entry, at)
        elif isinstance(entry, log.AskedEnd):
            self.asks_end = EndRequest(entry.seat, set())
            self._end_if_all_agree(at)
        elif self.asks_end is not None and entry.accept:
            self.asks_end.accepted.update(self.seats_of(self.places[entry.seat].person))
            self._end_if_all_agree(at)
        else:
            self.asks_end = None

    def _fold_conceded(self, entry: log.Conceded, at: float) -> None:
        self.conceded.append(entry.seat)
        others = (place for seat, place in enumerate(self.places) if seat not in self.conceded)
        if len(self.places) - len(self.conceded) == 1 or all(place.who == "bot" for place in others):
            self._end("conceded", at)
        else:
            self._let_bot_play(entry.seat, entry.level, "conceded", at)

    def _end_if_all_agree(self, at: float) -> None:
        request = self.asks_end
        if request is not None and request.accepted >= set(self.voters(request.seat)):
            self._end("agreed", at)

    def _end(self, why: Ended, at: float) -> None:
        self.ended = why
        self.asks_end = self.asks_back = None
        self.agreed.clear()
        self._step_clocks(at)

    # --- who sits and who plays ---

    def _fold_sat(self, entry: log.Sat, at: float) -> None:
        place = self.places[entry.seat]
        place.who, place.person, place.name, place.level = "person", entry.person, entry.name, None
        self._seats_of = None
        if entry.entropy is not None:
            place.entropy = entry.entropy
        self._begin_if_full(at)
        self._step_clocks(at, is_handed=True)  # a bot's seat may owe a move

    def _fold_filled(self, entry: log.Filled, at: float) -> None:
        for place in self.places:
            if place.who == "open":
                place.who, place.level = "bot", entry.level
        self._begin_if_full(at)

    def _fold_returned(self, entry: log.Returned, at: float) -> None:
        self.places[entry.seat].stand_in = None
        self.agreed.pop(entry.seat, None)
        if self.clocks is not None:
            self.clocks.come_back(entry.seat)
        self._step_clocks(at, is_handed=True)

    def _fold_agreed(self, entry: log.Agreed, at: float) -> None:
        self.agreed.setdefault(entry.absent, set()).update(self.seats_of(self.places[entry.seat].person))
        for absent, agreed in list(self.agreed.items()):
            if agreed >= set(self.voters(absent)):
                self._let_bot_play(absent, entry.level, "agreed", at)

    def _let_bot_play(self, seat: int, level: LevelName, why: log.Why, at: float) -> None:
        place = self.places[seat]
        place.stand_in, place.stood_in_why = level, why
        self.agreed.pop(seat, None)
        self._step_clocks(at, is_handed=True)
        self._take_back_if_all_agree(at)  # bots accept
        self._end_if_all_agree(at)

    # --- the beginning, and time ---

    def _begin_if_full(self, at: float) -> None:
        is_full = all(place.who != "open" for place in self.places)
        if self.match is None and (is_full or self.is_import):
            self.match = new_match(self.config, self.seed, self.entropy)
            self.played_before = [self.moves_of(seat) for seat in range(len(self.places))]
            if self.config.clock is not None:
                self.clocks = Clocks(self.config.clock, len(self.places))
            self._step_clocks(at)

    def _step_clocks(
        self, at: float, *, mover: int | None = None, is_new_step: bool = False, is_handed: bool = False
    ) -> None:
        owing = [seat for seat in self.owing if self.places[seat].bot is None]
        self.time_used.step(owing, at)
        if self.clocks is not None:
            self.clocks.step(owing, at, self.outages, mover=mover, is_new_step=is_new_step, is_handed=is_handed)
