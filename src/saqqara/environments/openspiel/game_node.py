"""A table for algorithms of others: the bytes of a state, who moves, and what may be done, known without a call.

A table never changes: a move makes another one, which remembers the table before. So copies of a game share their
tables and cost nothing, and the log is there for those who ask for it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from saqqara.encoding.actions import Actions
from saqqara.encoding.features import Array
from saqqara.encoding.kernel_loader import load_kernel
from saqqara.environments.kernels import STEPPING
from saqqara.environments.kernels.reward_kinds import PLACES
from saqqara.rules.compiled import load_over
from saqqara.rules.contract import NATURE, Game, Logged
from saqqara.rules.edition import default_edition
from saqqara.rules.errors import IllegalMove

OVER = -2  # who moves when nobody does


@cache
def engine_of(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Engine:
    """The engine of a game; all states of the same game share it."""
    return Engine(name, seats, options)


class Engine:
    """The compiled rules of one game for so many seats, and a table fresh from the box."""

    def __init__(self, name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
        self.key = (name, seats, options)
        self.edition = default_edition(name)
        self.actions = Actions(name, seats, self.edition)
        self.game: Game = self.actions.game
        self.seats = seats
        self.draws = self.actions.size  # where nature's moves begin
        self._stepping = load_over("saqqara.rules.stepping", name, self.edition, native=True)
        self._settle = load_kernel(STEPPING, self.edition, native=True).final_rewards
        self.advance, self.options = self._stepping.advance, self._stepping.options
        self.moves = self.game.MOVES
        self.asked_at: int = self._stepping.STATE.fields["asked"][1]
        self._plain = self.game.new(seats, **dict(options))
        self.first = self.table_of(self._plain)

    def table_of(self, state: Any) -> Table:
        """The table of a state in plain Python; its log begins here."""
        return self.table_from(state.pack())

    def table_from(self, raw: Array) -> Table:
        """The table of these bytes; its log begins here."""
        moves = np.empty(self.moves, np.int16)
        count = self.options(raw, moves)
        return Table(self, raw, moves[:count].tolist())

    def state_of(self, raw: Array) -> Any:
        """The state in plain Python that these bytes are."""
        return type(self._plain).unpack(raw)

    def glance_at(self, raw: Array) -> Glance:
        """The same for those who read a few fields of it."""
        return Glance(raw.view(self._stepping.STATE))

    def weights_at(self, table: Table) -> list[int]:
        """How many cards each of nature's moves stands for."""
        moves = np.array(table.legal, np.int16)
        weights = np.zeros(len(moves), np.int64)
        self._stepping.weigh(table.raw, moves, len(moves), weights)
        told: list[int] = weights.tolist()
        return told

    def places(self, raw: Array) -> list[float]:
        """What a finished game is worth to each seat."""
        out = np.zeros(self.seats, np.float32)
        self._settle(raw, PLACES, out)
        worth: list[float] = out.tolist()
        return worth


class Glance:
    """A state in plain Python, read field by field as far as it is looked at: to unpack all of it takes long."""

    def __init__(self, row: Array) -> None:
        self._row = row

    def __getattr__(self, name: str) -> Any:
        return self._row[name][0].tolist()


class Table:
    """One table: who moves (nature is -1, as in OpenSpiel) and which moves there are."""

    __slots__ = ("_line", "before", "engine", "legal", "move", "player", "raw")

    def __init__(
        self, engine: Engine, raw: Array, legal: list[int], before: Table | None = None, move: int = 0
    ) -> None:
        self.engine = engine
        self.raw = raw
        legal.sort()
        self.legal = legal  # moves of who is asked, by rising numbers
        self.before = before
        self.move = move  # the one that led here
        asked: int = raw.item(engine.asked_at)
        self.player = asked if asked < 128 else asked - 256
        self._line: Logged | None = None

    def __deepcopy__(self, _: Any) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """The first table and the moves since: what is between follows from them."""
        chain = self.chain()
        return again, (self.engine.key, chain[0].raw.tobytes(), [table.move for table in chain[1:]])

    def after(self, action: int) -> Table:
        """The table after a legal action of the seat that is asked, or after an outcome of chance."""
        move = action + self.engine.draws if self.player == NATURE else action
        if move not in self.legal:
            raise IllegalMove(f"action: expected one of legal_actions(), got {action}")
        return self.played(move)

    def played(self, move: int) -> Table:
        """The same for a move of the rules. The room for legal moves is fresh: compiled code lets other threads in."""
        engine, raw = self.engine, self.raw.copy()
        moves = np.empty(engine.moves, np.int16)
        count = engine.advance(raw, move, moves)
        return Table(engine, raw, moves[:count].tolist(), self, move)

    def outcomes(self) -> list[tuple[int, float]]:
        """Nature's draws, numbered from 0, and how likely each is."""
        weights = self.engine.weights_at(self)
        total = sum(weights)
        return [(move - self.engine.draws, weight / total) for move, weight in zip(self.legal, weights, strict=True)]

    def returns(self) -> list[float]:
        """From 1 for the first place to -1 for the last in equal steps; equals share. Until the end 0 for all."""
        return self.engine.places(self.raw) if self.player == OVER else [0.0] * self.engine.seats

    def state(self) -> Any:
        """The table in plain Python, all of it."""
        return self.engine.state_of(self.raw)

    def text_of(self, move: int) -> str:
        """A move of who is asked here, in notation."""
        return self.engine.game.describe(self.engine.glance_at(self.raw), self.player, move)

    # --- the log ---

    @property
    def line(self) -> Logged:
        """The move that led here, as the match would log it."""
        if self._line is None:
            assert self.before is not None, "nothing has happened at this table"
            player = self.before.player
            seen_by = self.engine.game.seen_by(self.engine.glance_at(self.before.raw)) if player == NATURE else None
            self._line = Logged(player, self.move, self.before.text_of(self.move), seen_by)
        return self._line

    def chain(self) -> list[Table]:
        """This table after all that were before it."""
        tables, table = [self], self.before
        while table is not None:
            tables.append(table)
            table = table.before
        return tables[::-1]

    def log(self) -> list[Logged]:
        """All moves so far."""
        return [table.line for table in self.chain()[1:]]

    def read_by(self, seat: int | None) -> list[tuple[Logged, str]]:
        """The lines of the log that the seat sees, and what it reads there; None is a spectator."""
        log = self.log()
        masks = self.engine.game.masked_lines(self.engine.glance_at(self.raw), log, seat)
        seen = [(line, masks.get(number, line.text)) for number, line in enumerate(log)]
        return [(line, text) for line, text in seen if text is not None]


def again(key: tuple[str, int, tuple[tuple[str, Any], ...]], first: bytes, moves: list[int]) -> Table:
    """A table that was written down."""
    table = engine_of(*key).table_from(np.frombuffer(first, np.uint8).copy())
    for move in moves:
        table = table.played(move)
    return table
