"""A puzzle in the terminal: the table, tries, and every move with its value once it is solved."""

from __future__ import annotations

import datetime
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from saqqara.bots.levels import LEVELS
from saqqara.cli.languages import figure, listed, say, say_or
from saqqara.cli.terminal.cheat_sheet import draw_sheet
from saqqara.cli.terminal.complaints import Told
from saqqara.cli.terminal.face import view_with_points
from saqqara.cli.terminal.faces import face_of, title_of
from saqqara.cli.terminal.lessons.progress import Progress
from saqqara.cli.terminal.puzzle_progress import after_right, after_shown, after_wrong, streak_on
from saqqara.cli.terminal.review.figures import signed
from saqqara.cli.terminal.screen import LEAVE, Leaving, Screen, open_console
from saqqara.cli.terminal.seats import seat_name
from saqqara.cli.terminal.table_view import SCREENFUL
from saqqara.match.match import Match
from saqqara.school.puzzles import of_the_day
from saqqara.school.puzzles.model import Puzzle, Reason
from saqqara.school.puzzles.playing import Tried, choices_at, solution, try_move
from saqqara.server.wire import PuzzleProgress


def theme_name(theme: str) -> str:
    """Returns what a puzzle is about, in words."""
    return say_or(f"puzzles.theme.{theme}", theme)


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
        self.progress = Progress()
        self.today = datetime.datetime.now(datetime.UTC).date()

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
        if puzzle.level in LEVELS:
            self.say(say("cli.puzzle.level", level=say(f"level.{puzzle.level}")))
        self.say(say(f"cli.puzzle.counts_{puzzle.counts}", name=name))
        if rivals := say_or(f"puzzle.rivals_{puzzle.game}", ""):
            self.say(rivals)
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
            self.refuse(error)

    def try_out(self, words: str) -> None:
        """Tries a move by its number in the list or in notation."""
        legal = self.match.legal(self.puzzle.seat)
        if words.isdecimal():
            if not 1 <= int(words[:6]) <= len(legal):
                raise Told(say("cli.no_such_number", last=len(legal), number=words[:6]))
            words = legal[int(words) - 1]
        tried = try_move(self.puzzle, [*self.moves, words])
        if not tried.is_right:
            self.say(self._cost_told(tried), "bold")
            self._keep(after_wrong)
            return
        self.say(say("cli.puzzle.right"), "bold")
        for seat, move in tried.replies:
            self.say(f"  - {seat_name(seat)}: {self.face.retold(move)}", "dim")
        self.moves.append(tried.choice.move)
        self.match, self.is_over = tried.match, tried.is_over
        if self.is_over:
            self._keep(after_right)
            self.explain()
            self.say(say("cli.puzzle.solved"), "bold")
            self.show_choices()

    def _cost_told(self, tried: Tried) -> str:
        if self.puzzle.counts == "first":
            return say("cli.puzzle.wrong_first", move=tried.choice.move, percent=figure(100 * tried.cost, 0))
        return say("cli.puzzle.wrong_margin", move=tried.choice.move, points=figure(tried.cost, 1))

    def _keep(self, change: Callable[[PuzzleProgress, str, datetime.date | None], PuzzleProgress]) -> None:
        """Notes a try. The streak depends on puzzles of the day only, and is told then."""
        puzzle = self.puzzle
        is_of_today = of_the_day(puzzle.game, self.today) == puzzle
        before = self.progress.puzzles
        now = change(before, puzzle.id, self.today if is_of_today else None)
        if now == before:
            return
        try:
            self.progress.keep_puzzles(now)
        except OSError as error:
            self.say(say("cli.learn.not_kept", reason=f"{error.filename}: {error.strerror}"), "yellow")
        if is_of_today:
            self.say(say("cli.puzzle.streak", count=streak_on(now, self.today)), "dim")

    def show_answer(self) -> None:
        """Gives up."""
        self.say(say("cli.puzzle.answer", moves=listed(solution(self.puzzle))), "bold")
        self._keep(after_shown)
        self.show_choices()
        self.explain()
        self.is_over = True

    def explain(self) -> None:
        """Says what the puzzle is about, why the best move is better than the second, and where it comes from."""
        puzzle = self.puzzle
        self.say(theme_name(puzzle.theme), "bold")
        if puzzle.reasons:
            self.say(say("puzzle.why"))
        for seat in range(puzzle.seats):
            gains = [self._gain(reason) for reason in puzzle.reasons if reason.seat == seat]
            if gains:
                self.say(f"  - {seat_name(seat)}: {', '.join(gains)}")
        self.say(self._origin(), "dim")

    def _gain(self, reason: Reason) -> str:
        where = say_or(f"{self.puzzle.game}.earned.{reason.source}", say("review.source", source=reason.source))
        return f"{signed(reason.points, 1)} {where}"

    def _origin(self) -> str:
        source = self.puzzle.source
        _, _, game = source.record.partition(" ")
        if not game:
            return say("puzzle.from_review", turn=source.turn)
        record = say("cli.puzzle.record", id=self.puzzle.id)
        return f"{say('puzzle.from_self_play', game=game, turn=source.turn)}. {record}"

    def show_choices(self) -> None:
        """Lists every move of the first decision with its value, best first."""
        seats = range(self.puzzle.seats)
        is_first = self.puzzle.counts == "first"
        value = say("puzzle.value_first") if is_first else say("cli.puzzle.lead")
        table = Table(say("cli.puzzle.move"), value, *(seat_name(seat) for seat in seats), box=None)
        for choice in choices_at(self.puzzle.match(), self.puzzle):
            worth = f"{figure(100 * choice.value, 0)} %" if is_first else figure(choice.value, 2)
            table.add_row(choice.move, worth, *(figure(points, 1) for points in choice.points))
        self.console.print(table)
