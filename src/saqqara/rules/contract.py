"""What every game offers to the house. A game is a module with these names; see `rules/imhotep/game.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, cast

from saqqara.games import GAMES
from saqqara.rules.compiled import load
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, quoted

NATURE = -1


@dataclass(frozen=True)
class Outcome:
    """The end of a match: the place and the points of each seat, and what decided the first place."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    reason: str


class Logged(NamedTuple):
    """One line of the log."""

    seat: int
    move: int
    text: str  # in notation
    seen_by: int | None = None  # the only seat that may see this draw at first, None: all


class Game(Protocol):
    """One game in one edition. States are `Record`s and are changed in place by `play` alone."""

    NAME: str
    RULES_VERSION: int
    MOVES: int
    OPTIONS: tuple[str, ...]
    SOURCES: tuple[str, ...]  # what points are earned with, in the order of the state's `earned`

    def new(self, seats: int, **options: Any) -> Any:
        """A fresh table, at its first question; options that make no game raise `SaqqaraError`."""

    def options_of(self, s: Any) -> dict[str, str]:
        """The options of a table as words for a record's header."""

    def options_from(self, words: dict[str, str]) -> dict[str, Any]:
        """The options of `new` from the words of a header."""

    def seats_to_move(self, s: Any) -> tuple[int, ...]:
        """Who owes a move: seats, or `NATURE` alone, or nobody when the game is over."""

    def legal(self, s: Any, seat: int) -> list[int]:
        """The moves of a seat that owes one, in a fixed order; else none."""

    def play(self, s: Any, seat: int, move: int) -> list[int]:
        """Carries out a legal move and what follows from it; `s.events` then tells the story.

        It gives back what `legal` would say of the first seat that owes a move now.
        """

    def weight(self, s: Any, move: int) -> int:
        """How many of the things nature may reveal now answer to this move."""

    def stream(self, s: Any) -> str:
        """Which of nature's streams the open draw belongs to: equal seeds give equal streams."""

    def describe(self, s: Any, seat: int, move: int) -> str:
        """The move of a seat in notation."""

    def read(self, s: Any, seat: int, text: str) -> int:
        """The move that a text says for a seat: `UnreadableMove` if it says none, `IllegalMove` if it cannot exist."""

    def why_not(self, s: Any, seat: int, move: int) -> str:
        """Why a move that can be read is not legal now."""

    def points(self, s: Any) -> tuple[int, ...]:
        """The score so far."""

    def earned(self, s: Any) -> list[dict[str, int]]:
        """The score of each seat by what earned it."""

    def standing(self, s: Any) -> Any:
        """What the table is worth to each seat as it lies, by where it is earned, as JSON."""

    def if_ended(self, s: Any) -> list[int]:
        """The score of each seat if the game ended now, as far as it can be known from `s`; at the end the score."""

    def foresee(self, s: Any, seat: int, move: int) -> dict[str, Any]:
        """What a legal move of the seat will bring, as JSON: as far as neither nature nor another's choice decides.

        `s` is what the seat may know, and stays as it is.
        """

    def outcome(self, s: Any) -> Outcome | None:
        """The end, once it has come."""

    def hidden_from(self, s: Any, seat: int | None) -> Any:
        """A copy without what the seat may not know; None is a spectator."""

    def insiders(self, s: Any, events: Sequence[Sequence[int]]) -> tuple[int, ...]:
        """The seats that see more of the table, or of its last events, than a spectator does; all others see alike."""

    def is_simultaneous(self, s: Any) -> bool:
        """Whether what the seats do now is shown only when all have done it."""

    def seen_by(self, s: Any) -> int | None:
        """The only seat that may see what nature draws now, None if all may."""

    def masked_lines(self, s: Any, log: Sequence[Logged], seat: int | None) -> dict[int, str | None]:
        """The lines of the log that a seat may not read: what stands there for it, None where it sees no line."""

    def unread_lines(self, s: Any, log: Sequence[Logged], seat: int | None) -> int:
        """How many lines of the log a seat does not see at all."""

    def undo_line(self, s: Any, log: Sequence[Logged], seat: int) -> int:
        """The line of the log that the seat may take back, or `CannotUndo` that says why."""

    def story(
        self, s: Any, events: Sequence[Sequence[int]], seat: int | None, whole: bool = False
    ) -> list[dict[str, Any]]:
        """Events in words, as the seat may know them."""

    def position(self, s: Any) -> dict[str, Any]:
        """The table as JSON; of a hidden state, what is hidden stands as null."""

    def from_position(self, position: Any) -> Any:
        """The table that a position describes, or `BadPosition`."""

    def from_view(self, position: Any) -> Any:
        """The table as a seat may know it, from a position of a hidden state; or `BadPosition`."""

    def faults(self, s: Any) -> list[str]:
        """The invariants that a state breaks, in words."""


def game_in(edition: Edition) -> Game:
    """The game of an edition, with its figures."""
    return cast(Game, load(edition.game, edition, "game"))


def check_options(game: Game, options: Iterable[str], *, are_flags: bool = False) -> None:
    """Refuses options that the game does not have; `are_flags`: the message is for a command line."""
    for option in options:
        if option not in game.OPTIONS:
            if are_flags:
                raise SaqqaraError(f"--{option}: expected an option of {_title(game)}, got one of {_owners(option)}")
            known = ", ".join(game.OPTIONS) or "none"
            raise SaqqaraError(f"{option}: expected an option of the game ({known}), got {option!r}")


def _title(game: Game) -> str:
    return GAMES[game.NAME].title


def _owners(option: str) -> str:
    """The titles of the games that have an option."""
    return " and ".join(game.title for game in GAMES.values() if any(option == has.name for has in game.options))


def known_game(name: Any) -> str:
    """The name of a game, or a refusal."""
    if not isinstance(name, str) or name not in GAMES:
        raise SaqqaraError(f"game: expected one of {', '.join(GAMES)}, got {quoted(name)}")
    return name
