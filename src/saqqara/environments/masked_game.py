"""One game from the side of its players: each call plays one action and returns the next seat to act and its mask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from saqqara.bots.playouts import seeds_of
from saqqara.encoding.arguments import SEATS, box_of, known_seed
from saqqara.encoding.features import Array
from saqqara.encoding.kernel_loader import KERNEL, load_kernel
from saqqara.environments.compiled_game import CompiledGame
from saqqara.environments.kernels import ANSWERING
from saqqara.rules.errors import IllegalMove, SaqqaraError, quoted

OVER = -2  # in place of a seat: the game is over
ILLEGAL = ("replace", "raise")


class MaskedGame(CompiledGame):
    """A game whose `open` and `answer` write the mask of legal actions and return the next seat to act.

    Random seats act by themselves. An action that is not legal is replaced by the legal one with the lowest number and
    counted, or refused with `IllegalMove`.
    """

    def __init__(
        self,
        game: str,
        seats: int = SEATS,
        *,
        edition: Any = None,
        illegal: str = "replace",
        random_seats: Iterable[int] = (),
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise SaqqaraError(f"illegal: expected one of {', '.join(ILLEGAL)}, got {quoted(illegal)}")
        box = box_of(game, edition)
        self.is_strict = illegal == "raise"
        self._arguments = (game, seats), {"edition": box, "illegal": illegal, **options}
        super().__init__(game, seats, seed=fresh_seed(), edition=box, **options)
        self._answering = load_kernel(ANSWERING, box, native=True)
        self._encoding = load_kernel(KERNEL, box, native=True)
        self._scratch = np.zeros_like(self.bytes)
        self.set_random_seats(random_seats)
        self.illegal = [0] * seats  # actions of each seat in this game that were not legal

    def set_random_seats(self, seats: Iterable[int]) -> None:
        """From now on these seats act at random, and no others."""
        self._random_seats = sum(1 << seat for seat in set(seats))

    def open(self, mask: Array, seed: int | None = None) -> int:
        """Starts a new game and plays to its first decision: writes the mask (int8), returns the seat to act."""
        self.bytes[:] = self._first_bytes
        self.illegal = [0] * self.seats
        if seed is not None:
            self._stream[:] = seeds_of(known_seed(seed), 0, 1)
        return int(self._answering.begin(self.bytes, self._random_seats, self._moves, self._stream, mask))

    def answer(self, seat: int, action: int, mask: Array) -> int:
        """Plays the action of a seat that owes one: writes the next mask, returns the next seat to act."""
        next_seat, is_legal = self._answering.answer(
            self.bytes, seat, action, self.is_strict, self._random_seats, self._moves, self._stream, mask
        )
        if not is_legal:
            self.note_illegal(seat, action)
        return next_seat  # type: ignore[no-any-return]

    def row(self, seat: int, out: Array) -> Array:
        """Writes what a seat may know and returns it: `observe` without its checks (float32 or uint8, right length)."""
        features = self.features
        units = features.units[out.dtype.char]
        self._encoding.write_row(self.bytes, seat, self._scratch, features.starts, units, out)
        return out

    def copy(self) -> MaskedGame:
        """Returns an independent copy, with the same random draws to come."""
        twin = MaskedGame.__new__(MaskedGame)
        twin.__dict__.update(super().copy().__dict__)
        twin.illegal = self.illegal[:]
        twin._scratch = self._scratch.copy()
        return twin

    def __deepcopy__(self, _: Any) -> MaskedGame:
        return self.copy()

    def __reduce__(self) -> Any:
        return _unpickled, (*self._arguments, self.bytes, self._stream, self._random_seats, self.illegal)

    def note_illegal(self, seat: int, action: int) -> None:
        """Counts an action that was not legal, or refuses it."""
        if self.is_strict:
            raise IllegalMove(f"action of seat {seat}: expected one that its mask allows, got {action}")
        self.illegal[seat] += 1


def _unpickled(
    words: tuple[str, int], options: dict[str, Any], state: Array, stream: Array, random_seats: int, illegal: list[int]
) -> MaskedGame:
    """Makes the game again that was pickled."""
    game = MaskedGame(*words, **options)
    game.bytes[:], game._stream[:] = state, stream
    game._random_seats, game.illegal = random_seats, illegal
    return game


def fresh_seed() -> int:
    """Returns a seed for callers who do not give one."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0] >> np.uint64(1))
