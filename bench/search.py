"""Searches side by side: simulations a second, ours and OpenSpiel's, each from the opening and on one thread."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from saqqara import Match
from saqqara.bots.levels import level_of
from saqqara.bots.protocol import Question
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.games import GAMES

from .measure import Contender

GO = "go(board_size=9)"
YARDSTICK = f"OpenSpiel MCTSBot {GO}"
SIMULATIONS = 1_000  # a tree, ours and theirs: deeper trees cost more a simulation
ROOM = 64  # nodes for a simulation: the tree never fills, for a full one would be cheaper to search
EXPLORATION = 2**0.5
MEMORY = 1_000  # MB
SEATS = 4


def searches() -> Iterator[Contender | str]:
    """Ours, then the peer's, or why it cannot take part."""
    for game in GAMES:
        effort = Effort(SIMULATIONS, nodes=ROOM, is_random=True)
        yield ours(game, effort, "uniformly random rollouts to the end")
    for game in GAMES:
        effort = replace(level_of("architect", game).effort, simulations=SIMULATIONS, trees=1, solves=0)
        yield ours(game, effort, "the levels' own rollouts")
    try:
        yield open_spiel()
    except ImportError as trouble:
        yield f"{YARDSTICK}: NOT MEASURED, it is not installed here ({trouble})"


def ours(game: str, effort: Effort, note: str) -> Contender:
    """The whole search from the first seat's first question, its report included, always from an empty tree."""
    match = Match.new(game, SEATS, seed=1)
    searcher = Searcher(match.edition, effort)
    seat = match.seats_to_move[0]
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += 1
        searcher.forget()
        return searcher.evaluate(Question(match.edition, match.state(seat), seat, seed)).simulations

    kind = "random" if effort.is_random else "own"
    return Contender(f"Saqqara {game.capitalize()} {SEATS}p, {kind} rollouts", work, note)


def open_spiel() -> Contender:
    """OpenSpiel's C++ search over one of its C++ games."""
    import pyspiel

    game = pyspiel.load_game(GO)
    first = game.new_initial_state()
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=EXPLORATION, max_simulations=SIMULATIONS, max_memory_mb=MEMORY,
        solve=True, seed=1, verbose=False,
    )  # fmt: skip

    def work() -> int:
        return int(bot.mcts_search(first).explore_count)

    return Contender(YARDSTICK, work, "C++, one random rollout a leaf")
