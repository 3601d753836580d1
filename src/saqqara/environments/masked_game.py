"""One table from the side of those who sit at it: it asks, they answer, one compiled call for each answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from saqqara.bots.playouts import seeds_of
from saqqara.encoding.arguments import box_of, known_seed
from saqqara.encoding.features import Array
from saqqara.encoding.kernel_loader import KERNEL, load_kernel
from saqqara.environments.compiled_game import Table
from saqqara.environments.kernels import ANSWERING
from saqqara.rules.errors import IllegalMove, SaqqaraError, quoted

OVER = -2  # instead of a seat: nobody is asked any more
ILLEGAL = ("replace", "raise")


class Sitting(Table):
    """A table that asks: `open` and `answer` say which seat is asked next and what it may do.

    Seats left to chance answer for themselves. An action that is not legal is replaced by the first legal one and
    counted, or refused with `IllegalMove`.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        edition: Any = None,
        illegal: str = "replace",
        left_to_chance: Iterable[int] = (),
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise SaqqaraError(f"illegal: expected one of {', '.join(ILLEGAL)}, got {quoted(illegal)}")
        box = box_of(game, edition)
        self.is_strict = illegal == "raise"
        self._made_of = (game, seats), {"edition": box, "illegal": illegal, **options}
        super().__init__(game, seats, seed=fresh_seed(), edition=box, **options)
        self._answering = load_kernel(ANSWERING, box, native=True)
        self._encoding = load_kernel(KERNEL, box, native=True)
        self._scratch = np.zeros_like(self.bytes)
        self.leave_to_chance(left_to_chance)
        self.illegal = [0] * seats  # actions of each seat in this game that were not legal

    def leave_to_chance(self, seats: Iterable[int]) -> None:
        """From now on these seats answer at random, and no others."""
        self._chances = sum(1 << seat for seat in set(seats))

    def open(self, mask: Array, seed: int | None = None) -> int:
        """A new game up to its first question: writes what may be answered (int8), returns who is asked."""
        self.bytes[:] = self._first_bytes
        self.illegal = [0] * self.seats
        if seed is not None:
            self._stream[:] = seeds_of(known_seed(seed), 0, 1)
        return int(self._answering.begin(self.bytes, self._chances, self._moves, self._stream, mask))

    def answer(self, seat: int, action: int, mask: Array) -> int:
        """The action of a seat that owes one: writes what may be answered then, returns who is asked then."""
        asked, is_legal = self._answering.answer(
            self.bytes, seat, action, self.is_strict, self._chances, self._moves, self._stream, mask
        )
        if not is_legal:
            self.note_illegal(seat, action)
        return asked  # type: ignore[no-any-return]

    def row(self, seat: int, out: Array) -> Array:
        """Writes what a seat may know (float32 or uint8, one for each feature) and returns it: `observe` in a hurry."""
        features = self.features
        units = features.units[out.dtype.char]
        self._encoding.write_row(self.bytes, seat, self._scratch, features.starts, units, out)
        return out

    def copy(self) -> Sitting:
        """A table of its own that goes on from here, with the same chance to come."""
        twin = Sitting.__new__(Sitting)
        twin.__dict__.update(super().copy().__dict__)
        twin.illegal = self.illegal[:]
        twin._scratch = self._scratch.copy()
        return twin

    def __deepcopy__(self, _: Any) -> Sitting:
        return self.copy()

    def __reduce__(self) -> Any:
        return _laid_out_again, (*self._made_of, self.bytes, self._stream, self._chances, self.illegal)

    def note_illegal(self, seat: int, action: int) -> None:
        """Counts an action that was not legal, or refuses it."""
        if self.is_strict:
            raise IllegalMove(f"action of seat {seat}: expected one that its mask allows, got {action}")
        self.illegal[seat] += 1


def _laid_out_again(
    words: tuple[str, int], options: dict[str, Any], table: Array, stream: Array, chances: int, illegal: list[int]
) -> Sitting:
    """A table that was sent to another process."""
    sitting = Sitting(*words, **options)
    sitting.bytes[:], sitting._stream[:] = table, stream
    sitting._chances, sitting.illegal = chances, illegal
    return sitting


def fresh_seed() -> int:
    """A seed for those who do not give one."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0] >> np.uint64(1))
