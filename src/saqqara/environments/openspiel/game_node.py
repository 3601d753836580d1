"""Immutable nodes of a game tree for OpenSpiel's algorithms: the bytes of a state, who moves, and the legal moves.

A move makes a new node that refers to the node before it. So copies of a game share their nodes and cost nothing, and
the log can be read back from any node.
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

OVER = -2  # in place of a seat: the game is over


@cache
def engine_of(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Engine:
    """Returns the engine of a game; all states of the same game share it."""
    return Engine(name, seats, options)


class Engine:
    """The compiled rules of one game for a number of seats, and the first node."""

    def __init__(self, name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
        self.key = (name, seats, options)
        self.edition = default_edition(name)
        self.actions = Actions(name, seats, self.edition)
        self.game: Game = self.actions.game
        self.seats = seats
        self.draws = self.actions.size  # the first of nature's moves
        self._stepping = load_over("saqqara.rules.stepping", name, self.edition, native=True)
        self._final_rewards = load_kernel(STEPPING, self.edition, native=True).final_rewards
        self.advance, self.options = self._stepping.advance, self._stepping.options
        self.moves = self.game.MOVES
        self.asked_at: int = self._stepping.STATE.fields["asked"][1]
        self._first_state = self.game.new(seats, **dict(options))
        self.first = self.node_of(self._first_state)

    def node_of(self, state: Any) -> GameNode:
        """Returns the node of a state given as a Python object; its log begins here."""
        return self.node_from_bytes(state.pack())

    def node_from_bytes(self, raw: Array) -> GameNode:
        """Returns the node of a state given as bytes; its log begins here."""
        moves = np.empty(self.moves, np.int16)
        count = self.options(raw, moves)
        return GameNode(self, raw, moves[:count].tolist())

    def state_of(self, raw: Array) -> Any:
        """Returns the state of these bytes as a Python object."""
        return type(self._first_state).unpack(raw)

    def lazy_state(self, raw: Array) -> LazyState:
        """Returns the same for callers that read only a few fields of it."""
        return LazyState(raw.view(self._stepping.STATE))

    def weights_at(self, node: GameNode) -> list[int]:
        """Returns how many cards each of nature's moves stands for."""
        moves = np.array(node.legal, np.int16)
        weights = np.zeros(len(moves), np.int64)
        self._stepping.weigh(node.raw, moves, len(moves), weights)
        counts: list[int] = weights.tolist()
        return counts

    def places(self, raw: Array) -> list[float]:
        """Returns the reward of each seat for a finished game, by places."""
        out = np.zeros(self.seats, np.float32)
        self._final_rewards(raw, PLACES, out)
        rewards: list[float] = out.tolist()
        return rewards


class LazyState:
    """A state whose fields are read from its bytes on demand: to unpack all of them takes long."""

    def __init__(self, row: Array) -> None:
        self._row = row

    def __getattr__(self, name: str) -> Any:
        return self._row[name][0].tolist()


class GameNode:
    """One node: who moves (nature is -1, as in OpenSpiel) and the legal moves."""

    __slots__ = ("_line", "before", "engine", "legal", "move", "player", "raw")

    def __init__(
        self, engine: Engine, raw: Array, legal: list[int], before: GameNode | None = None, move: int = 0
    ) -> None:
        self.engine = engine
        self.raw = raw
        legal.sort()
        self.legal = legal  # moves of the player to move, ascending
        self.before = before
        self.move = move  # the one that led here
        asked: int = raw.item(engine.asked_at)
        self.player = asked if asked < 128 else asked - 256
        self._line: Logged | None = None

    def __deepcopy__(self, _: Any) -> GameNode:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the first node and the moves since: the nodes between follow from them."""
        chain = self.chain()
        return again, (self.engine.key, chain[0].raw.tobytes(), [node.move for node in chain[1:]])

    def after(self, action: int) -> GameNode:
        """Returns the node after a legal action of the player to move, or after an outcome of chance."""
        move = action + self.engine.draws if self.player == NATURE else action
        if move not in self.legal:
            raise IllegalMove(f"action: expected one of legal_actions(), got {action}")
        return self.played(move)

    def played(self, move: int) -> GameNode:
        """Returns the node after a move of the rules. `moves` is not shared: compiled code releases the GIL."""
        engine, raw = self.engine, self.raw.copy()
        moves = np.empty(engine.moves, np.int16)
        count = engine.advance(raw, move, moves)
        return GameNode(engine, raw, moves[:count].tolist(), self, move)

    def outcomes(self) -> list[tuple[int, float]]:
        """Returns nature's draws, numbered from 0, with probabilities."""
        weights = self.engine.weights_at(self)
        total = sum(weights)
        return [(move - self.engine.draws, weight / total) for move, weight in zip(self.legal, weights, strict=True)]

    def returns(self) -> list[float]:
        """Returns 1 for the first place to -1 for the last in equal steps; equals share. Before the end 0 for all."""
        return self.engine.places(self.raw) if self.player == OVER else [0.0] * self.engine.seats

    def state(self) -> Any:
        """Returns the whole state as a Python object."""
        return self.engine.state_of(self.raw)

    def text_of(self, move: int) -> str:
        """Returns a move of the player to move in notation."""
        return self.engine.game.describe(self.engine.lazy_state(self.raw), self.player, move)

    # --- the log ---

    @property
    def line(self) -> Logged:
        """The move that led here, as the match would log it."""
        if self._line is None:
            assert self.before is not None, "the first node has no move before it"
            player = self.before.player
            seen_by = self.engine.game.seen_by(self.engine.lazy_state(self.before.raw)) if player == NATURE else None
            self._line = Logged(player, self.move, self.before.text_of(self.move), seen_by)
        return self._line

    def chain(self) -> list[GameNode]:
        """Returns all nodes from the first to this one."""
        nodes, node = [self], self.before
        while node is not None:
            nodes.append(node)
            node = node.before
        return nodes[::-1]

    def log(self) -> list[Logged]:
        """Returns all moves so far."""
        return [node.line for node in self.chain()[1:]]

    def read_by(self, seat: int | None) -> list[tuple[Logged, str]]:
        """Returns the lines of the log that the seat sees, with the text that it may read; None is a spectator."""
        log = self.log()
        masks = self.engine.game.masked_lines(self.engine.lazy_state(self.raw), log, seat)
        seen = [(line, masks.get(number, line.text)) for number, line in enumerate(log)]
        return [(line, text) for line, text in seen if text is not None]


def again(key: tuple[str, int, tuple[tuple[str, Any], ...]], first: bytes, moves: list[int]) -> GameNode:
    """Makes the node again that was pickled; pickles refer to this function by name."""
    node = engine_of(*key).node_from_bytes(np.frombuffer(first, np.uint8).copy())
    for move in moves:
        node = node.played(move)
    return node
