"""The two games as OpenSpiel's `Game`s."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import pyspiel

from saqqara.encoding.arguments import SEATS, known_seats
from saqqara.encoding.features import Features
from saqqara.environments.openspiel.game_node import engine_of
from saqqara.environments.openspiel.observer import Observer
from saqqara.environments.openspiel.state import SaqqaraState
from saqqara.rules.compiled import load
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.rules.pyramids.box import CARDS

MOST_PLAYERS = 4


def _type_of(name: str, long_name: str, parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"saqqara_{name}",
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": SEATS, "seats": SEATS, **parameters},
    )


def _seats_of(players: Any, seats: Any) -> Any:
    """Returns the number of seats, which has two names; the default counts as not given, for OpenSpiel fills it in."""
    if SEATS not in (players, seats) and players != seats:
        raise SaqqaraError(f"seats: expected the same number as players, {quoted(players)}, got {quoted(seats)}")
    return players if seats == SEATS else seats


class SaqqaraGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """A game with one choice of players and options."""

    NAME: str
    TYPE: Any
    LINES: int  # length of the log in the tensor of an information state

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = {**self.TYPE.parameter_specification, **(params or {})}
        seats = known_seats(self.NAME, _seats_of(options.pop("players"), options.pop("seats")))
        self.engine = engine_of(self.NAME, seats, tuple(sorted(options.items())))
        super().__init__(self.TYPE, self._game_info(), {"players": seats, "seats": seats, **options})

    def _game_info(self) -> Any:
        """Returns the limits of the game. Utility is by places: from 1 for the first to -1 for the last."""
        engine = self.engine
        return pyspiel.GameInfo(
            num_distinct_actions=engine.actions.size,
            max_chance_outcomes=engine.actions.draws,
            num_players=engine.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_moves(),
        )

    def most_moves(self) -> int:
        """Returns an upper bound of the number of the seats' moves."""
        raise NotImplementedError

    def new_initial_state(self) -> SaqqaraState:
        """Returns the state at the start, in which nature draws."""
        return SaqqaraState(self, self.engine.first)

    def state_of(self, state: Any) -> SaqqaraState:
        """Returns a state in the middle of a game, from a state of the rules; its history begins there."""
        return SaqqaraState(self, self.engine.node_of(state))

    @cached_property
    def features(self) -> Features:
        """The layout of the tensors."""
        return Features(self.NAME, self.engine.seats, self.engine.edition)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Makes an observer of the game."""
        return Observer(self.features, self.engine.game.MOVES, self.LINES, iig_obs_type, params)


class ImhotepGame(SaqqaraGame):
    """`saqqara_imhotep(players=4,sides=AABAA,wrath=True)`"""

    NAME = "imhotep"
    TYPE = _type_of(NAME, "Imhotep", {"sides": "AAAAA", "wrath": False})
    LINES = 600

    def most_moves(self) -> int:
        """More than can be: 78 loads, 24 sails, 116 takes, a card and its parts for each stone, and passes between."""
        return 1500

    def max_chance_nodes_in_history(self) -> int:
        """6 round cards, 30 market cards, and the cards that temple and pyramids of side B bring."""
        return 60


class PyramidsGame(SaqqaraGame):
    """`saqqara_pyramids(players=3)`"""

    NAME = "pyramids"
    TYPE = _type_of(NAME, "Silver & Gold: Pyramids", {})
    LINES = 400

    def most_moves(self) -> int:
        """P2.1, P3, P4.6, P5.1  A keep each, a mark for each expedition, a field for each red cross, and all cards."""
        crosses: int = sum(bits.bit_count() for bits in self._components.RED_CROSSES)
        return self.engine.seats * (1 + self._expeditions) + crosses + CARDS

    def max_chance_nodes_in_history(self) -> int:
        """Each card is drawn once, and those of the set-up that nobody keeps once more; then the expeditions."""
        unkept: int = self._components.DRAWN - self._components.HAND
        return CARDS + self.engine.seats * unkept + self._expeditions

    @property
    def _expeditions(self) -> int:
        expeditions: int = self._components.ROUNDS * self._components.EXPEDITIONS
        return expeditions

    @property
    def _components(self) -> Any:
        return load(self.NAME, self.engine.edition, "components")


pyspiel.register_game(ImhotepGame.TYPE, ImhotepGame)
pyspiel.register_game(PyramidsGame.TYPE, PyramidsGame)
