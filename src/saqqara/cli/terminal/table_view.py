"""What people see of a match: the table, what happened last, the question and its answers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from saqqara.cli.terminal.cheat_sheet import commands, draw_sheet
from saqqara.cli.terminal.chronicle import Chronicle, story_lines
from saqqara.cli.terminal.face import View, view_with_points
from saqqara.cli.terminal.faces import face_of
from saqqara.cli.terminal.screen import Screen
from saqqara.cli.terminal.sentences import Passage
from saqqara.match import records
from saqqara.match.match import Match

SCREENFUL = 3  # lines of moves of one kind; `more` shows all


class TableView(Screen):
    """A screen with a match on it, as the seat to move sees it."""

    def look_at(self, match: Match) -> None:
        """Puts another match on the screen."""
        self.match = match
        self.face = face_of(match.edition.game)
        self.played = 0  # moves of people, at this screen
        self.saved: Path | None = None  # where the record was written at last
        self._start_chronicle()
        self._begin_turn()

    def _start_chronicle(self) -> None:
        """Replays the whole match from its first move on."""
        self.chronicle = Chronicle(records.read(self.match.record()), self.match, self.face.public)

    def _begin_turn(self, turn: int = 0) -> None:
        """Notes that everything up to this turn has been shown; what follows is shown at the next question."""
        self.shown_until = turn
        self.troubles: list[str] = []  # with bots

    @property
    def _seat(self) -> int:
        return self.match.seats_to_move[0]

    def show_table(self) -> None:
        """Shows what the seat to move needs to see, what happened last, and what can be done now."""
        if self.is_terminal and self.played:
            self.console.clear()
        self._show(view_with_points(self.match, self._seat))

    def show_board(self, _: str) -> None:
        """Shows the whole table, with what everyone has."""
        self._show(view_with_points(self.match, self._seat), is_whole=True)

    def _show(self, view: View, is_whole: bool = False) -> None:
        drawn = {**view, "seat": None} if is_whole else view
        self.console.print(self.face.draw_table(drawn, self.match.edition, self.console.width))
        self.show_last_moves(self._seat)
        self.say(self.face.question(view), "bold")
        self.list_moves(SCREENFUL)

    def list_moves(self, most: int | None) -> None:
        """Lists the numbered moves, of each kind at most so many lines."""
        view = self.match.view(self._seat)
        for line in self.face.draw_choices(view, self.match.edition, self.console.width, most):
            self.console.print(line)

    def show_more(self, _: str) -> None:
        """Lists all moves, however many."""
        self.list_moves(None)

    def show_last_moves(self, seat: int | None = None) -> None:
        """Says what the last moves brought, as far as the seat may know."""
        for passage in self._latest(self.chronicle.passages(seat)):
            for line in self.face.sentences(passage.events):
                self.say(f"  - {line.text}", "dim")
        for trouble in self.troubles:
            self.say(f"  - {trouble}", "bold")

    def _latest(self, passages: Sequence[Passage]) -> Sequence[Passage]:
        """Returns what the face of the game shows before a question, and all since the last move of a person."""
        latest = self.face.latest(passages)
        since = [passage for passage in passages[: len(passages) - len(latest)] if passage.number > self.shown_until]
        return [*since, *latest]

    def show_help(self, _: str) -> None:
        """Shows the cheat sheet."""
        self.console.print(draw_sheet((*self.face.notation(self.match.edition), *commands())))

    def show_log(self, _: str) -> None:
        """Tells the game so far in words."""
        for line in story_lines(self.chronicle.passages(self._seat), self.face):
            self.console.print(line)
