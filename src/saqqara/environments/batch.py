"""Many games at once: one array of states, stepped by compiled code in several threads.

`Batch("imhotep", games=16384, seats=4)` lays out the tables. A step plays one answer on each of them, draws for nature,
and lays out a new table where a game has ended. Whatever is wanted of the tables is written into the caller's arrays
(`Rows`), which may be parts of a larger buffer or share their memory with tensors; nothing is allocated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from saqqara.bots.playouts import seeds_of
from saqqara.encoding.actions import Actions
from saqqara.encoding.arguments import KINDS, at_least_one, expect_room, first_table, known_kind, known_seed
from saqqara.encoding.features import Array, Features
from saqqara.encoding.kernel_loader import load_kernel
from saqqara.environments.kernels import BATCHING
from saqqara.environments.rewards import reward_number
from saqqara.environments.slice_threads import Crew, usable_cores
from saqqara.rules.errors import IllegalMove, SaqqaraError, quoted


@dataclass(frozen=True)
class Rows:
    """Where to write what is seen of the tables; None: not wanted. Tensors in main memory are taken as they are."""

    seat: Any = None  # int8[games]: who is asked; -2 where the game is over and no new one is laid out
    mask: Any = None  # uint8 or bool[games, actions]: what it may do
    features: Any = None  # float32 or uint8[games, features]: what it may know
    rewards: Any = None  # float32[games, seats]: zeros, but where a game has ended in this step
    done: Any = None  # uint8 or bool[games]: whether a game has ended in this step

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not None:
                object.__setattr__(self, field.name, _as_array(field.name, value))


NOTHING = Rows()

AT_ONCE = 48 * 1024  # bytes of features that are made and then written at once: they fit into a core's own cache
LINE = 64  # bytes that are fetched together


def _as_array(name: str, value: Any) -> Array:
    """The memory of an array or tensor, never a copy."""
    if not isinstance(value, np.ndarray):
        if not hasattr(value, "__dlpack__"):
            raise SaqqaraError(f"{name}: expected an array or a tensor, got {quoted(value)}")
        value = np.asarray(value) if hasattr(value, "__array__") else np.from_dlpack(value)
    array: Array = value
    return array.view(np.uint8) if array.dtype == np.bool_ else array


class _Desk:
    """What one thread needs for itself."""

    def __init__(self, state_bytes: int, features: int) -> None:
        self.table = np.zeros(state_bytes, np.uint8)
        rows = [np.zeros((AT_ONCE // (features * kind.itemsize), features), kind) for kind in KINDS]
        self.rows = {one.dtype.char: one for one in rows}  # room for some rows of features, by their kind
        self.stream = np.zeros(1, np.uint64)


class Batch:
    """Games of one kind, side by side. `tables` are the states to begin with, one of them at random for each game."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int,
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
        self._crew = Crew(at_least_one("threads", usable_cores() if threads is None else threads), self.games)
        self._first = self._first_tables(tables, options)
        self._lay_arrays()
        self.reset(seed)

    def _first_tables(self, tables: Sequence[Any], options: dict[str, Any]) -> Array:
        fresh = first_table(self.actions.game, self.seats, options)
        self._state = type(fresh)
        if tables and options:
            raise SaqqaraError(f"{next(iter(options))}: expected no options beside tables, which have theirs, got some")
        for table in tables:
            if not isinstance(table, self._state):
                raise SaqqaraError(f"tables: expected states of {self.edition.game}, got {quoted(table)}")
            if table.seats != self.seats or not self.actions.game.seats_to_move(table):
                raise SaqqaraError(f"tables: expected games for {self.seats} seats that are not over, got another one")
        return np.concatenate([table.pack() for table in tables or [fresh]])

    def _lay_arrays(self) -> None:
        size = self._state.DTYPE.itemsize
        self._bytes = np.zeros(self.games * size, np.uint8)
        self._streams = np.zeros(self.games, np.uint64)
        lines = -(-self._compiled.MOST_LEGAL * 2 // LINE)  # whole ones: steps of Pyramids are a tenth faster
        self._legal = np.zeros((self.games, lines * LINE // 2), np.int16)  # moves in order, as many as counted
        self._counts = np.zeros(self.games, np.int16)  # how many moves are legal
        self._desks = [_Desk(size, self.features.size) for _ in range(self._crew.threads)]
        self._actions = np.zeros(self.games, np.int16)
        self._at_random = np.zeros(0, np.int16)
        self._no_rewards = np.zeros((0, self.seats), np.float32)
        self._no_ends = np.zeros(0, np.uint8)

    @property
    def threads(self) -> int:
        """How many threads step the tables."""
        return self._crew.threads

    @property
    def tables(self) -> Array:
        """All states as one array of records, with their fields by name: `batch.tables["points"]`. A view."""
        return self._bytes.view(self._state.DTYPE)

    def state(self, game: int) -> Any:
        """A copy of one table in plain Python, all of it."""
        if not 0 <= game < self.games:
            raise SaqqaraError(f"game: expected 0 to {self.games - 1}, got {quoted(game)}")
        return self._state.unpack(self.tables[game : game + 1].view(np.uint8))

    def rows(self, kind: Any = np.float32) -> Rows:
        """New arrays for everything, with features of a kind (`np.float32` or `np.uint8`)."""
        return Rows(
            seat=np.zeros(self.games, np.int8),
            mask=np.zeros((self.games, self.actions.size), np.uint8),
            features=np.zeros((self.games, self.features.size), known_kind(kind)),
            rewards=np.zeros((self.games, self.seats), np.float32),
            done=np.zeros(self.games, np.uint8),
        )

    def reset(self, seed: int | None = None, rows: Rows = NOTHING) -> None:
        """New games on all tables; with a seed their chance begins anew, without one it goes on."""
        if seed is not None:
            self._streams[:] = seeds_of(known_seed(seed), 0, self.games)

        def work(number: int, begin: int, end: int) -> int:
            held = (self._bytes, self._first, self._streams, self._legal, self._counts)
            self._compiled.start_all(*held, begin, end, self._desks[number].stream)
            return 0

        self._crew.run(work)
        self.look(rows)

    def step(self, actions: Any, rows: Rows = NOTHING) -> int:
        """Plays one action on each table; returns the number of moves, nature's included.

        If any of them is not legal nothing is played and `IllegalMove` says where. Where a game is over any will do.
        """
        self._take(actions)
        return self._step(self._actions, 1, rows)

    def step_random(self, steps: int = 1, rows: Rows = NOTHING) -> int:
        """Plays so many random actions on each table; returns the number of moves, nature's included.

        A table on which several games end has the reward of the last.
        """
        return self._step(self._at_random, at_least_one("steps", steps), rows)

    def random_actions(self, out: Array | None = None) -> Array:
        """A random legal action for each table, 0 where the game is over; `out`: int16, one for each table."""
        actions = np.zeros(self.games, np.int16) if out is None else out
        expect_room("out", actions, (self.games,), (np.int16,))

        def work(number: int, begin: int, end: int) -> int:
            held = (self._streams, self._legal, self._counts)
            self._compiled.random_actions(*held, begin, end, self._desks[number].stream, actions)
            return 0

        self._crew.run(work)
        return actions

    def look(self, rows: Rows) -> None:
        """Writes what is asked now; nothing has ended."""
        self._check(rows)
        _forget_ends(rows)

        def work(number: int, begin: int, end: int) -> int:
            self._show(number, begin, end, rows)
            return 0

        self._crew.run(work)

    def _step(self, actions: Array, steps: int, rows: Rows) -> int:
        self._check(rows)
        _forget_ends(rows)
        held = (self._bytes, self._first, self._streams, self._legal, self._counts)
        how = (actions, steps, self._reward, self.auto_reset)
        rewards = self._no_rewards if rows.rewards is None else rows.rewards
        done = self._no_ends if rows.done is None else rows.done

        def work(number: int, begin: int, end: int) -> int:
            stream = self._desks[number].stream
            played = self._compiled.step_all(*held, begin, end, stream, *how, rewards, done)
            self._show(number, begin, end, rows)
            return int(played)

        return sum(self._crew.run(work))

    def _show(self, number: int, begin: int, end: int, rows: Rows) -> None:
        if rows.seat is not None:
            rows.seat[begin:end] = self.tables["asked"][begin:end]
        if rows.mask is not None:
            self._compiled.write_masks(self._legal, self._counts, begin, end, rows.mask)
        if rows.features is not None:
            self._show_features(self._desks[number], begin, end, rows.features)

    def _show_features(self, desk: _Desk, begin: int, end: int, out: Array) -> None:
        kind = out.dtype.char
        plan = (self.features.starts, self.features.units[kind])
        self._compiled.write_observations(self._bytes, begin, end, desk.table, *plan, desk.rows[kind], out)

    def _take(self, actions: Any) -> None:
        """The caller's actions, all of them legal."""
        self._read(actions)
        illegal = max(self._crew.run(self._first_illegal))
        if illegal >= 0:
            action = int(self._actions[illegal])
            got = f"{action} ({self.actions.describe(action)})"
            raise IllegalMove(f"actions: expected one that is legal on table {illegal}, got {got}")

    def _read(self, actions: Any) -> None:
        """The caller's actions, whether legal or not."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            expected = f"{self.games} whole numbers"
            raise SaqqaraError(f"actions: expected {expected}, got shape {given.shape} of {given.dtype}")
        if given.min() < 0 or given.max() >= self.actions.size:
            expected = f"numbers from 0 to {self.actions.size - 1}"
            raise IllegalMove(f"actions: expected {expected}, got {given.min()} to {given.max()}")
        np.copyto(self._actions, given, casting="unsafe")

    def _first_illegal(self, _: int, begin: int, end: int) -> int:
        return int(self._compiled.first_illegal(self._actions, self._legal, self._counts, begin, end))

    def _check(self, rows: Rows) -> None:
        """Whether there is room for everything that is wanted."""
        if not isinstance(rows, Rows):
            raise SaqqaraError(f"rows: expected Rows, got {quoted(rows)}")
        self._check_one("seat", rows.seat, (np.int8,))
        self._check_one("mask", rows.mask, (np.uint8,), self.actions.size)
        self._check_one("features", rows.features, KINDS, self.features.size)
        self._check_one("rewards", rows.rewards, (np.float32,), self.seats)
        self._check_one("done", rows.done, (np.uint8,))

    def _check_one(self, name: str, array: Array | None, kinds: tuple[Any, ...], *columns: int) -> None:
        if array is not None:
            expect_room(name, array, (self.games, *columns), kinds)


def _forget_ends(rows: Rows) -> None:
    """So far no game has ended in this step."""
    if rows.rewards is not None:
        rows.rewards[:] = 0
    if rows.done is not None:
        rows.done[:] = 0
