"""What people see of a match: the table, what happened last, the question and its answers."""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.cli.chronicle import Chronicle, Passage, tell
from saqqara.cli.faces import View, face_of, table_seen
from saqqara.cli.screen import Screen
from saqqara.cli.sentences import sentences
from saqqara.match import records
from saqqara.match.match import Match

SCREENFUL = 3  # lines of moves of one kind that are shown unasked


class TableView(Screen):
    """A screen with a match on it, as the seat to move sees it."""

    def look_at(self, match: Match) -> None:
        """Another match is on the screen from now on."""
        self.match = match
        self.face = face_of(match)
        self.played = 0  # by people, at this screen
        self._listen()
        self._begin_turn()

    def _listen(self) -> None:
        """Hears the whole match from its first move on."""
        self.chronicle = Chronicle(records.read(self.match.record()), self.match, self.face.secret_event)

    def _begin_turn(self, turn: int = 0) -> None:
        """What happens from here on is told at the next question."""
        self.told_until = turn
        self.troubles: list[str] = []

    @property
    def _seat(self) -> int:
        return self.match.seats_to_move[0]

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
        for passage in self._latest(self.chronicle.passages(seat)):
            for line in sentences(passage.events):
                self.say(f"  - {line.text}", "dim")
        for trouble in self.troubles:
            self.say(f"  - {trouble}", "bold")

    def _latest(self, passages: Sequence[Passage]) -> Sequence[Passage]:
        """What the game tells before a question, and besides that all since a person moved last."""
        latest = self.face.latest(passages)
        since = [passage for passage in passages[: len(passages) - len(latest)] if passage.number > self.told_until]
        return [*since, *latest]

    def show_help(self, _: str) -> None:
        """The cheat sheet."""
        self.console.print(self.face.draw_help(self.match.edition))

    def show_log(self, _: str) -> None:
        """The game so far in words."""
        for line in tell(self.chronicle.passages(self._seat)):
            self.console.print(line)
