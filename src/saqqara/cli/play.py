"""A hot-seat game in the terminal, of either game. It starts at once and asks for nothing but moves."""

from __future__ import annotations

import contextlib
import io
import shutil
import sys
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from saqqara.cli.chronicle import Chronicle, tell
from saqqara.cli.faces import FACES, View, face_of, table_seen
from saqqara.cli.frames import WIDEST
from saqqara.cli.standings import draw_standings, verdict
from saqqara.cli.words import colour, counted, listed
from saqqara.match import records
from saqqara.match.match import Match
from saqqara.rules.contract import NATURE, game_in, known_game
from saqqara.rules.edition import find_edition
from saqqara.rules.errors import CannotUndo, IllegalMove, SaqqaraError, UnreadableMove

FOLDER = Path("records")
RECORD_BEGINS = "game: "
SCREENFUL = 3  # lines of moves of one kind that are shown unasked


def play_table(
    seats: int = 2,
    sides: str | None = None,
    wrath: bool = False,
    seed: int | str | None = None,
    edition: str | None = None,
    game: str = "imhotep",
) -> None:
    """Plays one game on this terminal; ends with its outcome, with `quit`, at the end of input or on Ctrl-C."""
    options: dict[str, Any] = {name: value for name, value in (("sides", sides), ("wrath", wrath)) if value}
    known = game_in(find_edition(known_game(game), edition)).OPTIONS
    for option in options:
        if option not in known:
            raise SaqqaraError(f"--{option}: {FACES[game].title} has no such option, it is for Imhotep alone")
    HotSeat(Match.new(game, seats=seats, seed=seed, edition=edition, **options), paper()).play()


def paper() -> Console:
    """The terminal, at most 100 columns wide; text is printed as it is."""
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
    console.width = min(console.width, WIDEST)
    return console


class Leaving(Exception):
    """Somebody typed `quit`."""


class HotSeat:
    """One table and the people who hand one keyboard around."""

    def __init__(self, match: Match, console: Console) -> None:
        self.console = console
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # no byte that is typed or piped ends a game
        self.is_terminal = sys.stdin.isatty()
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  line editing for `input`
        self._sit_down(match)

    def _sit_down(self, match: Match) -> None:
        self.match = match
        self.face = face_of(match)
        self._listen()
        self.played = 0

    def _listen(self) -> None:
        """Hears the whole match from its first move on."""
        self.chronicle = Chronicle(records.read(self.match.record()), self.match, self.face.secret_event)

    # --- the game ---

    def play(self) -> None:
        """Asks for moves until the game or the input ends."""
        self.say(f"Welcome to {self.face.title}. Type a number or a move; `help` explains, `quit` ends.")
        try:
            while self.match.seats_to_move:
                self.next_move()
        except (EOFError, KeyboardInterrupt, Leaving):
            self.leave()
        else:
            self.finish()

    def next_move(self) -> None:
        """Shows the table to the seat that owes a move and plays its answer."""
        if self._is_secret():
            with self.console.screen(hide_cursor=False):
                self.curtain()
                self.show_table()
                self.answer()
        else:
            self.show_table()
            self.answer()

    def _is_secret(self) -> bool:
        return any(move.startswith("keep") for move in self.match.legal())

    def curtain(self) -> None:
        """Only the seat that looks at its cards may see what comes next."""
        self.console.clear()
        self.say(f"Hand the screen to {colour(self._seat)}, press Enter to see {self.face.secret_cards}.")
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
                raise IllegalMove(f"the list has the numbers 1 to {len(legal)}, not {words[:6]}")
            words = legal[int(words) - 1]
        self.match.play(words, seat=seat)
        self.played += 1
        self.chronicle.follow(self.match.moves())

    @property
    def _seat(self) -> int:
        return self.match.seats_to_move[0]

    # --- commands ---

    def undo(self, name: str) -> None:
        """Takes back the last move, or the last one of a player."""
        movers = [seat for seat, _ in self.match.moves() if seat != NATURE]
        if not movers:
            raise CannotUndo("nobody has moved yet")
        self.match.undo(self._seat_called(name) if name else movers[-1])
        self._listen()
        self.played -= 1

    def _seat_called(self, name: str) -> int:
        names = [colour(seat) for seat in range(self.match.seats)]
        if name.capitalize() not in names:
            raise SaqqaraError(f"undo: expected {listed(names)} or nobody, got {name[:20]!r}")
        return names.index(name.capitalize())

    def save(self, name: str) -> None:
        """Writes the record; a file that is something else is left alone."""
        if not name:
            raise SaqqaraError("save needs a file, as in: save game.record")
        path = Path(name)
        if path.is_file() and not path.read_text(errors="replace").startswith(RECORD_BEGINS):
            raise SaqqaraError(f"{path} is there already and is no record")
        path.write_text(self.match.record())
        self.say(f"Saved {counted(self.match.turn, 'move')} in {path}")

    def open(self, name: str) -> None:
        """Goes on with the game of a record."""
        if not name:
            raise SaqqaraError("open needs a file, as in: open game.record")
        try:
            match = Match.from_record(Path(name).read_bytes().decode())
        except UnicodeDecodeError:
            raise SaqqaraError(f"{name} is no record") from None
        if not match.seats_to_move:
            raise SaqqaraError(f"{name}: that game is over; `{command()} record show {name}` tells it")
        if match.commitment is None or match.seats_to_move == (NATURE,):
            raise SaqqaraError(f"{name}: its draws are made by hand, which is not possible here")
        if self.played:
            self.keep_record()  # of the game that is left
        self._sit_down(match)

    def show_help(self, _: str) -> None:
        """The cheat sheet."""
        self.console.print(self.face.draw_help(self.match.edition))

    def show_log(self, _: str) -> None:
        """The game so far in words."""
        for line in tell(self.chronicle.passages(self._seat), self.face.sentences):
            self.console.print(line)

    def quit(self, _: str) -> None:
        """Ends the game."""
        raise Leaving

    # --- the screen ---

    def show_table(self) -> None:
        """What the seat to move needs to see, what happened last, and what can be done now."""
        if self.is_terminal and self.played:
            self.console.clear()
        self._show(table_seen(self.match, self._seat))

    def show_board(self, _: str) -> None:
        """The whole table, with what everyone has."""
        self._show(table_seen(self.match, self._seat), is_whole=True)

    def _show(self, view: View, is_whole: bool = False) -> None:
        drawn = {**view, "seat": None} if is_whole else view
        self.console.print(self.face.draw_table(drawn, self.match.edition, self.console.width))
        self.tell_last_moves(self._seat)
        self.say(self.face.question(view), "bold")
        self.list_moves(SCREENFUL)

    def list_moves(self, most: int | None) -> None:
        """The numbered moves, of each kind at most so many lines."""
        view = self.match.view(self._seat)
        for line in self.face.draw_choices(view, self.match.edition, self.console.width, most):
            self.console.print(line)

    def show_more(self, _: str) -> None:
        """All moves, however many."""
        self.list_moves(None)

    def tell_last_moves(self, seat: int | None = None) -> None:
        """What the last moves brought that the seat may know of."""
        for passage in self.face.latest(self.chronicle.passages(seat)):
            for sentence in self.face.sentences(passage.events):
                self.say(f"  - {sentence}", "dim")

    def say(self, words: str, style: str = "") -> None:
        """One sentence; a long path in it is never broken, so that it can be copied."""
        shown = "".join(letter if letter.isprintable() else "?" for letter in words)
        has_path = max(map(len, shown.split()), default=0) > self.console.width // 2
        self.console.print(Text(shown, style), soft_wrap=has_path or not self.is_terminal)

    def read(self, prompt: str) -> str:
        """One line from the keyboard; from a pipe it is echoed, so that the transcript reads like a game."""
        if self.is_terminal:
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(f"{prompt}{line.rstrip()}")
        return line

    # --- the end ---

    def finish(self) -> None:
        """The final scores, and how anyone can check them."""
        match = self.match
        self.tell_last_moves()
        self.console.print(self.face.draw_table(table_seen(match, None), match.edition, self.console.width))
        self.console.print(draw_standings(match))
        assert match.outcome is not None
        self.say(verdict(match.outcome, self.face), "bold")
        if path := self.keep_record():
            self.say(f"Check every draw and move:  {command()} record verify {path}")
            self.say(f"Read the game again:        {command()} record show {path}")

    def leave(self) -> None:
        """Nothing is lost: says where the game is and how to come back."""
        self.say("")
        self.say("Goodbye.")
        if not self.played:
            self.say(f"No move was made, so nothing was saved. `{command()}` starts a new game.")
        elif path := self.keep_record():
            self.say(f"To go on with it: start `{command()}` and type  open {path}")

    def keep_record(self) -> Path | None:
        """Writes the record under `records`, or among temporary files where that cannot be written."""
        name = f"{self.match.edition.game}-{datetime.now():%Y-%m-%d-%H%M%S}-{(self.match.commitment or '')[:6]}.record"
        for folder in (FOLDER, Path(tempfile.gettempdir())):
            with contextlib.suppress(OSError):
                folder.mkdir(exist_ok=True)
                (folder / name).write_text(self.match.record())
                self.say(f"The record of the game is in {folder / name}")
                return folder / name
        self.say("The record could be written neither here nor among the temporary files.")
        return None


COMMANDS = {
    "help": HotSeat.show_help,
    "?": HotSeat.show_help,
    "board": HotSeat.show_board,
    "more": HotSeat.show_more,
    "log": HotSeat.show_log,
    "undo": HotSeat.undo,
    "save": HotSeat.save,
    "open": HotSeat.open,
    "quit": HotSeat.quit,
    "exit": HotSeat.quit,
}


def command() -> str:
    """How this program is called here."""
    is_called = Path(sys.argv[0]).name == "saqqara" and shutil.which("saqqara") is None
    return sys.argv[0] if is_called else "saqqara"


def complaint(trouble: Exception) -> str:
    """Why something was refused, in one line; the list of moves is on the screen already."""
    if isinstance(trouble, OSError):
        return f"Not possible: {trouble.filename}: {trouble.strerror}"
    reason = " ".join(str(trouble).partition("; expected one of")[0].split())
    if isinstance(trouble, UnreadableMove):
        return f"Not understood: {reason} (help shows all)"
    return f"Not possible: {reason}"
