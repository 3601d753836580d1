"""Many games at once: one array of states, stepped by compiled code in several threads.

`Batch("imhotep", games=16384, seats=4)` starts the games. A step plays one action in each of them, draws for nature,
and starts a new game where one has ended. Observations, masks and rewards are written to the caller's arrays (`Rows`),
which may be parts of a larger buffer or share their memory with tensors; nothing is allocated. Batches can be copied
and pickled: copies continue as the original does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from saqqara.bots.playouts import seeds_of
from saqqara.encoding.actions import Actions
from saqqara.encoding.arguments import (
    FLAGS,
    KINDS,
    SEATS,
    at_least_one,
    check_array,
    fresh_state,
    known_kind,
    known_seed,
)
from saqqara.encoding.features import Array, Features
from saqqara.encoding.kernel_loader import load_kernel
from saqqara.environments.kernels import BATCHING
from saqqara.environments.rewards import reward_number
from saqqara.environments.slice_threads import SliceThreads, usable_cores
from saqqara.rules.errors import IllegalMove, SaqqaraError, quoted


@dataclass(frozen=True)
class Rows:
    """The arrays that a step writes to; None: not wanted. Tensors in main memory are taken without a copy."""

    seat: Any = None  # int8[games]: the seat to act; -2 in finished games
    mask: Any = None  # uint8, int8 or bool[games, actions]: its legal actions
    features: Any = None  # float32 or uint8[games, features]: what it may know
    rewards: Any = None  # float32[games, seats]: zeros in games that did not end in this step
    done: Any = None  # uint8, int8 or bool[games]: whether the game ended in this step

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not None:
                object.__setattr__(self, field.name, _as_array(field.name, value))


NOTHING = Rows()

BLOCK_BYTES = 48 * 1024  # of features that are computed before they are copied out: they fit into a core's cache
CACHE_LINE = 64  # bytes


def _as_array(name: str, value: Any) -> Array:
    """Returns the memory of an array or tensor, never a copy."""
    if not isinstance(value, np.ndarray):
        if not hasattr(value, "__dlpack__"):
            raise SaqqaraError(f"{name}: expected an array or a tensor, got {quoted(value)}")
        value = np.asarray(value) if hasattr(value, "__array__") else np.from_dlpack(value)
    array: Array = value
    return array


class _ThreadArrays:
    """The arrays that belong to one thread."""

    def __init__(self, state_bytes: int, features: int) -> None:
        self.scratch = np.zeros(state_bytes, np.uint8)
        rows = [np.zeros((BLOCK_BYTES // (features * kind.itemsize), features), kind) for kind in KINDS]
        self.rows = {block.dtype.char: block for block in rows}  # room for some rows of features, by dtype
        self.stream = np.zeros(1, np.uint64)


class Batch:
    """Games of one kind, side by side. `tables` are states to start from, one of them at random for each game."""

    _IN_COPIES: tuple[str, ...] = ("_start_bytes", "_bytes", "_streams", "_legal", "_counts")  # arrays

    def __init__(
        self,
        game: str,
        games: int,
        seats: int = SEATS,
        *,
        seed: int = 0,
        reward: str = "win",
        threads: int | None = None,
        auto_reset: bool = True,
        edition: Any = None,
        tables: Sequence[Any] = (),
        **options: Any,
    ) -> None:
        self.features = Features(game, seats, edition)
        self.actions = Actions(game, seats, edition)
        self.edition = self.features.edition
        self.games, self.seats = at_least_one("games", games), self.features.seats
        self.auto_reset = auto_reset
        self._reward = reward_number(reward)
        self._compiled = load_kernel(BATCHING, self.edition, native=True)
        threads = at_least_one("threads", usable_cores() if threads is None else threads)
        self._slice_threads = SliceThreads(threads, self.games)
        self._start_bytes = self._start_states(tables, options)
        self._arguments = {
            "game": game,
            "games": self.games,
            "seats": self.seats,
            "reward": reward,
            "threads": threads,
            "auto_reset": auto_reset,
            "edition": self.edition,
            **options,
        }
        self._make_arrays()
        self.reset(seed)

    def __reduce__(self) -> Any:
        """Copies and pickles have the same games and the same random draws to come; they share no memory."""
        return _continued, (type(self), self._arguments, {name: getattr(self, name) for name in self._IN_COPIES})

    def _start_states(self, tables: Sequence[Any], options: dict[str, Any]) -> Array:
        fresh = fresh_state(self.actions.game, self.seats, options)
        self._state = type(fresh)
        if tables and options:
            raise SaqqaraError(f"{next(iter(options))}: expected no options beside tables, which have theirs, got some")
        for table in tables:
            if not isinstance(table, self._state):
                raise SaqqaraError(f"tables: expected states of {self.edition.game}, got {quoted(table)}")
            if table.seats != self.seats or not self.actions.game.seats_to_move(table):
                raise SaqqaraError(f"tables: expected games for {self.seats} seats that are not over, got another one")
        return np.concatenate([table.pack() for table in tables or [fresh]])

    def _make_arrays(self) -> None:
        size = self._state.DTYPE.itemsize
        self._bytes = np.zeros(self.games * size, np.uint8)
        self._streams = np.zeros(self.games, np.uint64)
        lines = -(-self._compiled.MOST_LEGAL * 2 // CACHE_LINE)  # whole lines make steps of Pyramids a tenth faster
        self._legal = np.zeros((self.games, lines * CACHE_LINE // 2), np.int16)  # the first `_counts` are legal moves
        self._counts = np.zeros(self.games, np.int16)  # numbers of legal moves
        self._by_thread = [_ThreadArrays(size, self.features.size) for _ in range(self._slice_threads.threads)]
        self._actions = np.zeros(self.games, np.int16)
        self._no_actions = np.zeros(0, np.int16)
        self._no_rewards = np.zeros((0, self.seats), np.float32)
        self._no_done = np.zeros(0, np.uint8)

    @property
    def threads(self) -> int:
        """The number of threads that step the games."""
        return self._slice_threads.threads

    @property
    def tables(self) -> Array:
        """All states as one array of records, a view: `batch.tables["points"]` is a field of all games."""
        return self._bytes.view(self._state.DTYPE)

    def state(self, game: int) -> Any:
        """Returns a copy of the whole state of one game as a Python object."""
        if not 0 <= game < self.games:
            raise SaqqaraError(f"game: expected 0 to {self.games - 1}, got {quoted(game)}")
        return self._state.unpack(self.tables[game : game + 1].view(np.uint8))

    def rows(self, kind: Any = np.float32) -> Rows:
        """Makes arrays for everything, with features as `np.float32` or `np.uint8`."""
        return Rows(
            seat=np.zeros(self.games, np.int8),
            mask=np.zeros((self.games, self.actions.size), np.uint8),
            features=np.zeros((self.games, self.features.size), known_kind(kind)),
            rewards=np.zeros((self.games, self.seats), np.float32),
            done=np.zeros(self.games, np.uint8),
        )

    def reset(self, seed: int | None = None, rows: Rows = NOTHING) -> None:
        """Starts new games. With a seed the random streams start again, without one they continue."""
        if seed is not None:
            self._streams[:] = seeds_of(known_seed(seed), 0, self.games)

        def work(number: int, begin: int, end: int) -> int:
            arrays = (self._bytes, self._start_bytes, self._streams, self._legal, self._counts)
            self._compiled.start_all(*arrays, begin, end, self._by_thread[number].stream)
            return 0

        self._slice_threads.run(work)
        self.look(rows)

    def step(self, actions: Any, rows: Rows = NOTHING) -> int:
        """Plays one action in each game; returns the number of moves, nature's included.

        If any action is not legal nothing is played and `IllegalMove` names the game. Actions for finished games are
        ignored.
        """
        self._read_legal(actions)
        return self._step(self._actions, 1, rows)

    def step_random(self, steps: int = 1, rows: Rows = NOTHING) -> int:
        """Plays a number of random actions in each game; returns the number of moves, nature's included.

        Where several games end one after another, the reward is that of the last.
        """
        return self._step(self._no_actions, at_least_one("steps", steps), rows)

    def random_actions(self, out: Array | None = None) -> Array:
        """Returns a random legal action for each game, 0 for finished games; `out`: int16[games]."""
        actions = np.zeros(self.games, np.int16) if out is None else out
        check_array("out", actions, (self.games,), (np.int16,))

        def work(number: int, begin: int, end: int) -> int:
            arrays = (self._streams, self._legal, self._counts)
            self._compiled.random_actions(*arrays, begin, end, self._by_thread[number].stream, actions)
            return 0

        self._slice_threads.run(work)
        return actions

    def look(self, rows: Rows) -> None:
        """Writes the current observations and masks; no game counts as ended."""
        self._check(rows)
        _clear_ends(rows)

        def work(number: int, begin: int, end: int) -> int:
            self._write_rows(number, begin, end, rows)
            return 0

        self._slice_threads.run(work)

    def _step(self, actions: Array, steps: int, rows: Rows) -> int:
        self._check(rows)
        _clear_ends(rows)
        arrays = (self._bytes, self._start_bytes, self._streams, self._legal, self._counts)
        arguments = (actions, steps, self._reward, self.auto_reset)
        rewards = self._no_rewards if rows.rewards is None else rows.rewards
        done = self._no_done if rows.done is None else rows.done.view(np.uint8)

        def work(number: int, begin: int, end: int) -> int:
            stream = self._by_thread[number].stream
            played = self._compiled.step_all(*arrays, begin, end, stream, *arguments, rewards, done)
            self._write_rows(number, begin, end, rows)
            return int(played)

        return sum(self._slice_threads.run(work))

    def _write_rows(self, number: int, begin: int, end: int, rows: Rows) -> None:
        if rows.seat is not None:
            rows.seat[begin:end] = self.tables["asked"][begin:end]
        if rows.mask is not None:
            self._compiled.write_masks(self._legal, self._counts, begin, end, rows.mask.view(np.uint8))
        if rows.features is not None:
            self._write_features(self._by_thread[number], begin, end, rows.features)

    def _write_features(self, own: _ThreadArrays, begin: int, end: int, out: Array) -> None:
        kind = out.dtype.char
        starts, units = self.features.starts, self.features.units[kind]
        self._compiled.write_observations(self._bytes, begin, end, own.scratch, starts, units, own.rows[kind], out)

    def _read_legal(self, actions: Any) -> None:
        """Reads the caller's actions and refuses them if one is not legal."""
        self._read(actions)
        illegal = max(self._slice_threads.run(self._first_illegal))
        if illegal >= 0:
            action = int(self._actions[illegal])
            got = f"{action} ({self.actions.describe(action)})"
            raise IllegalMove(f"actions: expected one that is legal on table {illegal}, got {got}")

    def _read(self, actions: Any) -> None:
        """Reads the caller's actions, whether legal or not."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.games,) or numbers.dtype.kind not in "iu":
            expected = f"{self.games} whole numbers"
            raise SaqqaraError(f"actions: expected {expected}, got shape {numbers.shape} of {numbers.dtype}")
        if numbers.min() < 0 or numbers.max() >= self.actions.size:
            expected = f"numbers from 0 to {self.actions.size - 1}"
            raise IllegalMove(f"actions: expected {expected}, got {numbers.min()} to {numbers.max()}")
        np.copyto(self._actions, numbers, casting="unsafe")

    def _first_illegal(self, _: int, begin: int, end: int) -> int:
        return int(self._compiled.first_illegal(self._actions, self._legal, self._counts, begin, end))

    def _check(self, rows: Rows) -> None:
        """Refuses arrays of a wrong shape or dtype."""
        if not isinstance(rows, Rows):
            raise SaqqaraError(f"rows: expected Rows, got {quoted(rows)}")
        self._check_array("seat", rows.seat, (np.int8,))
        self._check_array("mask", rows.mask, FLAGS, self.actions.size)
        self._check_array("features", rows.features, KINDS, self.features.size)
        self._check_array("rewards", rows.rewards, (np.float32,), self.seats)
        self._check_array("done", rows.done, FLAGS)

    def _check_array(self, name: str, array: Array | None, kinds: tuple[Any, ...], *columns: int) -> None:
        if array is not None:
            check_array(name, array, (self.games, *columns), kinds)


def _continued(kind: type[Batch], arguments: dict[str, Any], arrays: dict[str, Array]) -> Batch:
    """Makes the batch again that was copied or pickled."""
    batch = kind(**arguments)
    for name, array in arrays.items():
        setattr(batch, name, array.copy())
    return batch


def _clear_ends(rows: Rows) -> None:
    """Clears rewards and done flags of the last step."""
    if rows.rewards is not None:
        rows.rewards[:] = 0
    if rows.done is not None:
        rows.done[:] = 0
