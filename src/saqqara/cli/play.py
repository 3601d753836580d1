"""A game in the terminal, of either game, among people and bots. It starts at once and asks for nothing but moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console

from saqqara.cli.faces import FACES, table_seen
from saqqara.cli.hint import advise
from saqqara.cli.languages import listed, say
from saqqara.cli.opponents import Opponents
from saqqara.cli.record_files import command, keep_record, open_record, save_record
from saqqara.cli.screen import paper
from saqqara.cli.standings import draw_standings, verdict
from saqqara.cli.table_options import names_given
from saqqara.cli.table_view import TableView
from saqqara.cli.words import colour
from saqqara.match.match import Match
from saqqara.rules.contract import NATURE, game_in, known_game
from saqqara.rules.edition import find_edition
from saqqara.rules.errors import CannotUndo, IllegalMove, SaqqaraError, UnreadableMove
from saqqara.rules.imhotep.components import COLOURS

SEATS = 2  # unless somebody says otherwise


def play_table(
    seats: int | None = None,
    sides: str | None = None,
    wrath: bool = False,
    seed: int | str | None = None,
    edition: str | None = None,
    game: str = "imhotep",
    players: str | None = None,
) -> None:
    """Plays one game on this terminal; ends with its outcome, with `quit`, at the end of input or on Ctrl-C."""
    options: dict[str, Any] = {name: value for name, value in (("sides", sides), ("wrath", wrath)) if value}
    known = game_in(find_edition(known_game(game), edition)).OPTIONS
    for option in options:
        if option not in known:
            raise SaqqaraError(f"--{option}: {FACES[game].title} has no such option, it is for Imhotep alone")
    names = () if players is None else names_given(players, seats)
    match = Match.new(game, seats=len(names) or seats or SEATS, seed=seed, edition=edition, **options)
    HotSeat(match, paper(), Opponents(names, seed)).play()


class Leaving(Exception):
    """Somebody typed `quit`."""


class HotSeat(TableView):
    """One table, the people who hand one keyboard around, and the bots among them."""

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
        self.say(say("cli.welcome", game=self.face.title))
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
            return self.opponents.told(self.match.seats)
        invitation = f"{command()} play {self.match.edition.game} --players me,mason"
        return say("cli.shared_keyboard", count=self.match.seats, command=invitation)

    def next_move(self) -> None:
        """Lets the bots move, shows the table to the person who owes a move and plays the answer."""
        self.let_bots_move()
        if not self.match.seats_to_move:
            return
        if self._is_secret():
            with self.console.screen(hide_cursor=False):
                self.curtain()
                self.show_table()
                self.answer()
        else:
            self.show_table()
            self.answer()

    def let_bots_move(self) -> None:
        """Bots answer at once, also where all decide at the same time."""
        while (seat := self.opponents.to_move(self.match)) is not None:
            with self.waiting(say("cli.thinks", name=f"{colour(seat)} ({self.opponents.name_of(seat)})")):
                reply = self.opponents.reply(self.match, seat)
            self.match.play(reply.move, seat=seat)
            self.chronicle.follow(self.match.moves())
            if reply.trouble:
                self.troubles.append(reply.trouble)

    def _is_secret(self) -> bool:
        """Where one person plays against bots, nobody else looks at the screen."""
        if self.match.seats - len(self.opponents) == 1:
            return False
        return any(move.startswith("keep") for move in self.match.legal())

    def curtain(self) -> None:
        """Only the seat that looks at its cards may see what comes next."""
        self.console.clear()
        self.say(say(f"cli.curtain.{self.face.game}", name=colour(self._seat)))
        if self.is_terminal:
            self.read("")

    def answer(self) -> None:
        """Reads lines until one of them is a move that can be played."""
        turn, match = self.match.turn, self.match
        while self.match is match and match.turn == turn:
            self.obey(self.read(f"{colour(self._seat)}> "))

    def obey(self, line: str) -> None:
        """A command, a number or a move; what cannot be done is said in one line."""
        word, _, rest = line.strip().partition(" ")
        try:
            if word.lower() in COMMANDS:
                COMMANDS[word.lower()](self, rest.strip())
            elif word:
                self.move(" ".join(line.lower().split()))
        except (ValueError, OSError) as trouble:
            self.say(complaint(trouble), "bold")

    def move(self, words: str) -> None:
        """Plays a move by its number in the list or in notation."""
        legal, seat = self.match.legal(), self._seat
        if words.isdecimal():
            if not 1 <= int(words[:6]) <= len(legal):
                raise IllegalMove(say("cli.no_such_number", last=len(legal), number=words[:6]))
            words = legal[int(words) - 1]
        turn = self.match.turn
        self.match.play(words, seat=seat)
        self.played += 1
        self._begin_turn(turn)
        self.chronicle.follow(self.match.moves())

    # --- commands ---

    def undo(self, name: str) -> None:
        """Takes back the last move of a person, or the last one of a player."""
        seat = self._seat_called(name) if name else self._last_person()
        if seat in self.opponents:
            raise CannotUndo(say("cli.undo.bot", name=colour(seat), bot=self.opponents.name_of(seat)))
        self.match.undo(seat)
        self._listen()
        self.played -= 1

    def _last_person(self) -> int:
        movers = [seat for seat, _ in self.match.moves() if seat != NATURE and seat not in self.opponents]
        if not movers:
            raise CannotUndo(say("cli.undo.you" if self.opponents else "cli.undo.nobody"))
        return movers[-1]

    def _seat_called(self, name: str) -> int:
        names = [colour(seat) for seat in range(self.match.seats)]
        called = [{names[seat].lower(), COLOURS[seat]} for seat in range(self.match.seats)]
        for seat, words in enumerate(called):
            if name.lower() in words:
                return seat
        raise SaqqaraError(say("cli.undo.name", names=listed(names), typed=repr(name[:20])))

    def hint(self, level: str) -> None:
        """The best moves as a level sees them."""
        self.console.print(advise(self.match, self._seat, level.lower(), self.waiting))

    def save(self, name: str) -> None:
        """Writes the record of the game so far."""
        path = save_record(self.match, name)
        self.say(say("cli.saved", count=self.match.turn, path=str(path)))

    def open(self, name: str) -> None:
        """Goes on with the game of a record; the same players take part, if it has as many seats."""
        match = open_record(name)
        if self.played:
            self.keep_record()  # of the game that is left
        self._sit_down(match)
        self._begin_turn(match.turn)
        if self.opponents.names:
            self.say(self.opponents.told(match.seats))

    def quit(self, _: str) -> None:
        """Ends the game."""
        raise Leaving

    # --- the end ---

    def finish(self) -> None:
        """The final scores, and how anyone can check them."""
        match = self.match
        self.tell_last_moves()
        self.console.print(self.face.draw_table(table_seen(match, None), match.edition, self.console.width))
        self.console.print(draw_standings(match))
        assert match.outcome is not None
        self.say(verdict(match.outcome), "bold")
        if path := self.keep_record():
            self.say(say("cli.check", command=f"{command()} record verify {path}"))
            self.say(say("cli.read_again", command=f"{command()} record show {path}"))

    def leave(self) -> None:
        """Nothing is lost: says where the game is and how to come back."""
        self.say("")
        self.say(say("cli.goodbye"))
        if not self.played:
            self.say(say("cli.nothing_saved", command=self._start))
        elif path := self.keep_record():
            self.say(say("cli.go_on", command=self._start, path=str(path)))

    @property
    def _start(self) -> str:
        """What to type for a table with the same players."""
        return command() + self.opponents.option(self.match.edition.game)

    def keep_record(self) -> Path | None:
        """Keeps the game and says where."""
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
    "quit": HotSeat.quit,
    "exit": HotSeat.quit,
}


def complaint(trouble: Exception) -> str:
    """Why something was refused, in one line; the list of moves is on the screen already."""
    if isinstance(trouble, OSError):
        return say("trouble.illegal_move", message=f"{trouble.filename}: {trouble.strerror}")
    reason = " ".join(str(trouble).partition("; expected one of")[0].split())
    if isinstance(trouble, UnreadableMove):
        return say("cli.not_understood", message=reason)
    return say("trouble.illegal_move", message=reason)
