"""What the coach of a first game has a word about: each situation once, when it arises for the first time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saqqara.match.match import Match


@dataclass(frozen=True)
class Scene:
    """What a seat sees when it is asked for a move."""

    table: Mapping[str, Any]
    seat: int
    legal: Sequence[str]
    figures: Mapping[str, Any]

    def can(self, verb: str) -> bool:
        """Whether a legal move begins with a word."""
        return any(move.split()[0] == verb for move in self.legal)


@dataclass(frozen=True)
class Situation:
    """A situation, with the number of its rule."""

    rule: str
    is_there: Callable[[Scene], bool]
    is_asked: bool = False  # it is about the question: of several the coach speaks of one


class Coach:
    """Notices situations that are new."""

    def __init__(self, situations: Mapping[str, Situation]) -> None:
        self._left = dict(situations)
        self.is_quiet = False

    def notice(self, match: Match, seat: int) -> list[tuple[str, Situation]]:
        """Returns what is new in the eyes of a seat. Quiet, it passes over what has happened and returns nothing."""
        scene = Scene(match.table(seat), seat, match.legal(seat), match.edition.figures)
        found = list(self._speaking(scene))
        for name, situation in found:
            if not self.is_quiet or not situation.is_asked:
                del self._left[name]
        return [] if self.is_quiet else found

    def _speaking(self, scene: Scene) -> Iterator[tuple[str, Situation]]:
        arisen = [(name, one) for name, one in self._left.items() if one.is_there(scene)]
        yield from [(name, one) for name, one in arisen if not one.is_asked]
        yield from [(name, one) for name, one in arisen if one.is_asked][:1]
