"""A puzzle in the terminal: the table, tries, and every move with its value once it is solved."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from saqqara.cli.languages import figure, listed, say
from saqqara.cli.terminal.cheat_sheet import draw_sheet
from saqqara.cli.terminal.complaints import complaint
from saqqara.cli.terminal.face import view_with_points
from saqqara.cli.terminal.faces import face_of, title_of
from saqqara.cli.terminal.screen import Leaving, Screen, open_console
from saqqara.cli.terminal.seats import seat_name
from saqqara.cli.terminal.table_view import SCREENFUL
from saqqara.match.match import Match
from saqqara.rules.errors import IllegalMove
from saqqara.school.puzzles.model import Puzzle
from saqqara.school.puzzles.playing import choices_at, solution, try_move

LEAVE = ("quit", "exit")


def play_puzzle(puzzle: Puzzle) -> None:
    """Plays a puzzle on this terminal until it is solved, given up or left."""
    PuzzleScreen(open_console(), puzzle).play()


class PuzzleScreen(Screen):
    """One puzzle and who tries it."""

    def __init__(self, console: Console, puzzle: Puzzle) -> None:
        super().__init__(console)
        self.puzzle = puzzle
        self.match: Match = puzzle.match()
        self.face = face_of(puzzle.game)
        self.moves: list[str] = []  # the right ones so far
        self.is_over = False

    def play(self) -> None:
        """Asks for moves until the puzzle or the input ends."""
        self.introduce()
        try:
            while not self.is_over:
                made = len(self.moves)
                self.show()
                while not self.is_over and len(self.moves) == made:
                    self.obey(self.read(f"{seat_name(self.puzzle.seat)}> "))
        except (EOFError, KeyboardInterrupt, Leaving):
            self.say("")
            self.say(say("cli.goodbye"))

    def introduce(self) -> None:
        """Says whose move it is and what counts."""
        puzzle, name = self.puzzle, seat_name(self.puzzle.seat)
        self.say(say("cli.puzzle.title", id=puzzle.id, game=title_of(puzzle.game)), "bold")
        if puzzle.level != "none":
            self.say(say("cli.puzzle.level", level=say(f"level.{puzzle.level}")))
        self.say(say("cli.puzzle.counts", name=name))
        self.say(say("cli.puzzle.moves", count=puzzle.moves))
        self.say(say("cli.puzzle.how"))

    def show(self) -> None:
        """Shows the table and the question."""
        view = view_with_points(self.match, self.puzzle.seat)
        self.console.print(self.face.draw_table(view, self.match.edition, self.console.width))
        self.say(self.face.question(view), "bold")
        self.list_moves(SCREENFUL)

    def list_moves(self, most: int | None) -> None:
        """Lists the numbered moves, of each kind at most so many lines."""
        view = self.match.view(self.puzzle.seat)
        for line in self.face.draw_choices(view, self.match.edition, self.console.width, most):
            self.console.print(line)

    def obey(self, line: str) -> None:
        """Carries out a command or tries a move; what cannot be done is refused in one line."""
        words = " ".join(line.lower().split())
        try:
            if words in LEAVE:
                raise Leaving
            if words == "answer":
                self.show_answer()
            elif words == "more":
                self.list_moves(None)
            elif words in ("help", "?"):
                self.console.print(draw_sheet(self.face.notation(self.match.edition)))
            elif words:
                self.try_out(words)
        except ValueError as error:
            self.say(complaint(error), "bold")

    def try_out(self, words: str) -> None:
        """Tries a move by its number in the list or in notation."""
        legal = self.match.legal(self.puzzle.seat)
        if words.isdecimal():
            if not 1 <= int(words[:6]) <= len(legal):
                raise IllegalMove(say("cli.no_such_number", last=len(legal), number=words[:6]))
            words = legal[int(words) - 1]
        tried = try_move(self.puzzle, [*self.moves, words])
        if not tried.is_right:
            self.say(say("cli.puzzle.wrong", move=tried.choice.move, points=figure(tried.cost, 1)), "bold")
            return
        self.say(say("cli.puzzle.right"), "bold")
        for seat, move in tried.replies:
            self.say(f"  - {seat_name(seat)}: {self.face.retold(move)}", "dim")
        self.moves.append(tried.choice.move)
        self.match, self.is_over = tried.match, tried.is_over
        if self.is_over:
            self.say(say("cli.puzzle.solved"), "bold")
            self.show_choices()

    def show_answer(self) -> None:
        """Gives up."""
        self.say(say("cli.puzzle.answer", moves=listed(solution(self.puzzle))), "bold")
        self.show_choices()
        self.is_over = True

    def show_choices(self) -> None:
        """Lists every move of the first decision with its value, best first."""
        seats = range(self.puzzle.seats)
        table = Table(say("cli.puzzle.move"), say("cli.puzzle.lead"), *(seat_name(seat) for seat in seats), box=None)
        for choice in choices_at(self.puzzle.match(), self.puzzle):
            table.add_row(choice.move, figure(choice.value, 2), *(figure(points, 1) for points in choice.points))
        self.console.print(table)
