"""The guided first game: a table against the weakest bot, at which a coach speaks up when something is new."""

from __future__ import annotations

from rich.console import Console

from saqqara.cli.languages import say
from saqqara.cli.terminal.faces import face_of
from saqqara.cli.terminal.hot_seat import HotSeat
from saqqara.cli.terminal.lessons.situations import Coach
from saqqara.cli.terminal.opponents import ME, Opponents
from saqqara.cli.terminal.screen import open_console
from saqqara.match.match import Match

OPPONENT = "apprentice"


def play_first_game(game: str, seed: int | str | None = None) -> None:
    """Plays a guided game; ends as other games do."""
    match = Match.new(game, seats=2, seed=seed)
    FirstGame(match, open_console(), Opponents((ME, OPPONENT), seed)).play()


class FirstGame(HotSeat):
    """One learner and a bot, with a coach."""

    def __init__(self, match: Match, console: Console, opponents: Opponents) -> None:
        super().__init__(match, console, opponents)
        self.coach = Coach(face_of(match.edition.game).situations)

    def play(self) -> None:
        """Says that there is a coach, and plays."""
        self.say(say("cli.first_game.how"))
        super().play()

    def show_table(self) -> None:
        """Shows the table, and what the coach has to say."""
        super().show_table()
        for name, situation in self.coach.notice(self.match, self._seat):
            text = say(f"guide.{self.match.edition.game}.{name}")
            self.say(f"{say('guide.title')}: {text} ({say('guide.rule', rule=situation.rule)})")

    def obey(self, line: str) -> None:
        """Carries out what is typed; `quiet` and `wake` are for the coach."""
        word = line.strip().lower()
        if word not in ("quiet", "wake"):
            super().obey(line)
            return
        self.coach.is_quiet = word == "quiet"
        self.say(say(f"cli.first_game.{word}"), "dim")
