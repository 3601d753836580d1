"""Peers: games and engines that others wrote, with random play through their Python interfaces."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from .measure import Contender

OPEN_SPIEL_GAMES = ("go(board_size=9)", "backgammon", "gin_rummy")


def peers() -> Iterator[Contender | str]:
    """Each peer, or why it cannot take part."""
    for game in OPEN_SPIEL_GAMES:
        yield _or_why(f"OpenSpiel {game}", lambda game=game: open_spiel(game))
    yield _or_why("Catanatron", catanatron)
    for name in ("connect_four_v3", "tictactoe_v3"):
        yield _or_why(f"PettingZoo {name}", lambda name=name: pettingzoo(name))


def _or_why(name: str, measure: Any) -> Contender | str:
    try:
        found: Contender = measure()
        return found
    except ImportError as trouble:
        return f"{name}: NOT MEASURED, it is not installed here ({trouble})"


def open_spiel(name: str) -> Contender:
    """C++ games of like length through OpenSpiel's Python interface; chance is a player there too."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.random

    def work() -> int:
        state, played = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
            played += 1
        return played

    return Contender(f"OpenSpiel {name}", work, "C++, stepped")


def catanatron() -> Contender:
    """Settlers-like game in Python, made for fast simulation."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def work() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return Contender("Catanatron", work, "Python, whole games")


def pettingzoo(name: str) -> Contender:
    """A classic game through PettingZoo's turn interface, with its masks."""
    import importlib

    environment = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    chance = random.random

    def work() -> int:
        environment.reset()
        played = 0
        while environment.agents and not any(environment.terminations.values()):
            mask = environment.observe(environment.agent_selection)["action_mask"]
            legal = mask.nonzero()[0]
            environment.step(int(legal[int(chance() * len(legal))]))
            played += 1
        return played

    return Contender(f"PettingZoo {name}", work, "Python, stepped")
