"""A game in the terminal among people and bots. It starts at once and asks for nothing but moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console

from saqqara.cli.languages import listed, say
from saqqara.cli.shared_options import DEFAULT_GAME, player_names
from saqqara.cli.terminal.complaints import Told
from saqqara.cli.terminal.face import view_with_points
from saqqara.cli.terminal.faces import title_of
from saqqara.cli.terminal.hint import advise
from saqqara.cli.terminal.opponents import Opponents
from saqqara.cli.terminal.record_files import command, keep_record, open_record, save_record
from saqqara.cli.terminal.screen import LEAVE, Leaving, open_console
from saqqara.cli.terminal.seats import COLOURS, seat_name
from saqqara.cli.terminal.standings import draw_standings, verdict
from saqqara.cli.terminal.table_view import TableView
from saqqara.match.match import Match
from saqqara.rules.contract import NATURE, check_options, game_in, known_game
from saqqara.rules.edition import find_edition
from saqqara.rules.errors import CannotUndo

SEATS = 2  # unless the command line says otherwise


def play_table(
    seats: int | None = None,
    seed: int | str | None = None,
    edition: str | None = None,
    game: str = DEFAULT_GAME,
    players: str | None = None,
    **options: Any,
) -> None:
    """Plays one game on this terminal; ends with its outcome, with `quit`, at the end of input or on Ctrl-C."""
    check_options(game_in(find_edition(known_game(game), edition)), options, are_flags=True)
    names = () if players is None else player_names(players, seats)
    match = Match.new(game, seats=len(names) or seats or SEATS, seed=seed, edition=edition, **options)
    HotSeat(match, open_console(), Opponents(names, seed)).play()


class HotSeat(TableView):
    """One table for people who share a keyboard, and for bots."""

    def __init__(self, match: Match, console: Console, opponents: Opponents) -> None:
        super().__init__(console)
        self.opponents = opponents
        self._sit_down(match)

    def _sit_down(self, match: Match) -> None:
        self.opponents.sit_down(match)
        self.look_at(match)

    # --- the game ---

    def play(self) -> None:
        """Asks for moves until the game or the input ends."""
        self.say(say("cli.welcome", game=title_of(self.match.edition.game)))
        self.say(self._who_plays())
        try:
            while self.match.seats_to_move:
                self.next_move()
        except (EOFError, KeyboardInterrupt, Leaving):
            self.leave()
        else:
            self.finish()
        finally:
            self.opponents.close()

    def _who_plays(self) -> str:
        if self.opponents:
            return self.opponents.introduction(self.match.seats)
        invitation = f"{command()} play {self.match.edition.game} --players me,mason"
        return say("cli.shared_keyboard", count=self.match.seats, command=invitation)

    def next_move(self) -> None:
        """Lets the bots move, shows the table to the person who owes a move and plays the answer."""
        self.let_bots_move()
        if not self.match.seats_to_move:
            return
        curtain = self._curtain()
        if curtain is None:
            self.show_table()
            self.answer()
            return
        with self.console.screen(hide_cursor=False):
            self.hand_over(curtain)
            self.show_table()
            self.answer()

    def let_bots_move(self) -> None:
        """Lets bots answer before people, also where all decide at the same time."""
        while (seat := self.opponents.to_move(self.match)) is not None:
            with self.waiting(say("cli.thinks", name=f"{seat_name(seat)} ({self.opponents.name_of(seat)})")):
                reply = self.opponents.reply(self.match, seat)
            self.match.play(reply.move, seat=seat)
            self.chronicle.follow(self.match.moves())
            if reply.trouble:
                self.troubles.append(reply.trouble)

    def _curtain(self) -> str | None:
        """Returns a request to hand the screen over, if others would see a secret; one person alone needs none."""
        if self.match.seats - len(self.opponents) == 1:
            return None
        return self.face.curtain(self.match, self._seat)

    def hand_over(self, request: str) -> None:
        """Clears the screen and waits until the right person sits before it."""
        self.console.clear()
        self.say(request)
        if self.is_terminal:
            self.read("")

    def answer(self) -> None:
        """Reads lines until one of them is a move that can be played."""
        turn, match = self.match.turn, self.match
        while self.match is match and match.turn == turn:
            self.obey(self.read(f"{seat_name(self._seat)}> "))

    def obey(self, line: str) -> None:
        """Carries out a command or a move; what cannot be done is refused in one line."""
        word, _, rest = line.strip().partition(" ")
        try:
            if word.lower() in COMMANDS:
                COMMANDS[word.lower()](self, rest.strip())
            elif word:
                self.move(" ".join(line.lower().split()))
        except (ValueError, OSError) as error:
            self.refuse(error)

    def move(self, words: str) -> None:
        """Plays a move by its number in the list or in notation."""
        legal, seat = self.match.legal(), self._seat
        if words.isdecimal():
            if not 1 <= int(words[:6]) <= len(legal):
                raise Told(say("cli.no_such_number", last=len(legal), number=words[:6]))
            words = legal[int(words) - 1]
        turn = self.match.turn
        self.match.play(words, seat=seat)
        self.played += 1
        self._begin_turn(turn)
        self.chronicle.follow(self.match.moves())

    # --- commands ---

    def undo(self, name: str) -> None:
        """Takes back the last move of the player of this name, or of the last person who moved."""
        seat = self._seat_called(name) if name else self._last_person()
        if seat in self.opponents:
            raise Told(say("cli.undo.bot", name=seat_name(seat), bot=self.opponents.name_of(seat)))
        self._take_back(seat)
        self._start_chronicle()
        self.played -= 1

    def _take_back(self, seat: int) -> None:
        """Undoes a move, against bots alone with their replies, or refuses in the language of the reader."""
        try:
            self.match.undo(seat)
        except CannotUndo:
            turn = self.match.last_turn_of(seat)
            if turn is None:
                raise Told(say("cli.undo.unmoved", name=seat_name(seat))) from None
            if self._plays_with_others() or self.match.outcome is not None or self.match.was_seen_alone(turn):
                raise Told(say("cli.undo.late")) from None
            self.match.take_back(turn)
            self.console.print(say("cli.undo.replies"))

    def _plays_with_others(self) -> bool:
        """Whether several seats are played by people. Bots agree to everything."""
        return sum(seat not in self.opponents for seat in range(self.match.seats)) > 1

    def _last_person(self) -> int:
        movers = [seat for seat, _ in self.match.moves() if seat != NATURE and seat not in self.opponents]
        if not movers:
            raise Told(say("cli.undo.you" if self.opponents else "cli.undo.nobody"))
        return movers[-1]

    def _seat_called(self, name: str) -> int:
        names = [seat_name(seat) for seat in range(self.match.seats)]
        for seat in range(self.match.seats):
            if name.lower() in (names[seat].lower(), COLOURS[seat]):
                return seat
        raise Told(say("cli.undo.name", names=listed(names), typed=repr(name[:20])))

    def hint(self, level: str) -> None:
        """Shows the best moves in the view of a level."""
        self.console.print(advise(self.match, self._seat, level.lower(), self.waiting))

    def save(self, name: str) -> None:
        """Writes the record of the game so far."""
        self.saved = save_record(self.match, name)
        count = sum(seat != NATURE for seat, _ in self.match.moves())
        self.say(say("cli.saved", count=count, path=str(self.saved)))

    def open(self, name: str) -> None:
        """Continues the game of a record with the same players, if it has as many seats."""
        match = open_record(name)
        if self.played:
            self.keep_record()  # of the game that is left
        self._sit_down(match)
        self._begin_turn(match.turn)
        if self.opponents.names:
            self.say(self.opponents.introduction(match.seats))

    def quit(self, _: str) -> None:
        """Ends the game."""
        raise Leaving

    # --- the end ---

    def finish(self) -> None:
        """Shows the final scores, and how anyone can check them."""
        match = self.match
        self.show_last_moves()
        self.console.print(self.face.draw_table(view_with_points(match, None), match.edition, self.console.width))
        self.console.print(draw_standings(match))
        assert match.outcome is not None
        self.say(verdict(match.outcome), "bold")
        if path := self.keep_record():
            self.say(say("cli.check", command=f"{command()} record verify {path}"))
            self.say(say("cli.read_again", command=f"{command()} record show {path}"))

    def leave(self) -> None:
        """Keeps the unfinished game and says how to come back to it."""
        self.say("")
        self.say(say("cli.goodbye"))
        if not self.played and self.saved is None:
            self.say(say("cli.nothing_saved", command=self._start))
        elif path := self.keep_record() if self.played else self.saved:
            self.say(say("cli.go_on", command=self._start, path=str(path)))

    @property
    def _start(self) -> str:
        """Returns what to type for a table with the same players."""
        return command() + self.opponents.command_line(self.match.edition.game)

    def keep_record(self) -> Path | None:
        """Writes the record of the game and says where it is."""
        path = keep_record(self.match)
        if path is None:
            self.say(say("cli.not_kept"))
        else:
            self.say(say("cli.kept", path=str(path)))
        return path


COMMANDS = {
    "help": HotSeat.show_help,
    "?": HotSeat.show_help,
    "board": HotSeat.show_board,
    "more": HotSeat.show_more,
    "log": HotSeat.show_log,
    "hint": HotSeat.hint,
    "undo": HotSeat.undo,
    "save": HotSeat.save,
    "open": HotSeat.open,
    **dict.fromkeys(LEAVE, HotSeat.quit),
}
