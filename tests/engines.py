"""One match, two engines: every move is made in plain Python and, if asked for, by the compiled rules as well."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara import Match
from saqqara.rules.compiled import load_over


class CompiledMatch(Match):
    """A match whose every move is also made by the compiled engine, which must come to the same bytes."""

    def _apply(self, seat: int, move: int, questions: bool = True) -> None:
        stepping = load_over("saqqara.rules.stepping", self.edition.game, self.edition, native=True)
        before = self._state.copy()
        before.asked = seat  # in simultaneous turns any of the seats that owe a move may come first
        raw = before.pack()
        moves = np.zeros(self.game.MOVES, np.int16)
        count = stepping.advance(raw, move, moves)
        super()._apply(seat, move, questions)
        assert raw.tobytes() == self._state.pack().tobytes(), f"compiled and plain differ after {move}"
        expected = [legal for who in self.seats_to_move[:1] for legal in self.game.legal(self._state, who)]
        assert moves[:count].tolist() == expected


ENGINES: dict[str, type[Match]] = {"plain": Match, "compiled": CompiledMatch}


def play_all(match: Match, *moves: Any) -> Match:
    """Plays one move after another, each by whoever has to move."""
    for move in moves:
        match.play(move)
    return match
