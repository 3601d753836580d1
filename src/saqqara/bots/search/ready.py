"""Compiles the whole search ahead of time, so that a bot's first move does not wait for the compiler."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path
from typing import Any

import numpy as np

from saqqara.bots.network import NETWORK
from saqqara.bots.network.searcher import NetworkSearcher, find_weights, game_network
from saqqara.bots.protocol import Question
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.bots.search.solver import Solver
from saqqara.bots.search.tree_pool import SearchTree, compiled_for
from saqqara.rules.compile_cache import cache_folder
from saqqara.rules.compiled import load, load_over
from saqqara.rules.contract import NATURE, game_in
from saqqara.rules.edition import Edition

READY = "search.ready"
_FEW = 8  # simulations: enough to call everything once


def is_ready(edition: Edition) -> bool:
    """Whether this version of the search and of the rules was compiled on this machine before."""
    return _mark(edition).exists()


def make_ready(edition: Edition) -> None:
    """Compiles the search into the cache folder."""
    questions = _questions_of_a_game(edition)
    searcher = Searcher(edition, Effort(_FEW))
    for question in questions[:2]:  # the second also compiles the reuse of the first tree
        searcher.evaluate(question)
    Searcher(edition, Effort(_FEW, solves=1)).evaluate(questions[-1])
    NetworkSearcher(edition, Effort(_FEW), searcher).evaluate(questions[0])
    _make_lines_ready(questions[0])
    with contextlib.suppress(OSError):  # without the marker the next process only compiles again
        _mark(edition).parent.mkdir(parents=True, exist_ok=True)
        _mark(edition).touch()


def _make_lines_ready(question: Question) -> None:
    """Compiles what reviews ask of trees and positions."""
    edition, seats = question.edition, int(question.state.seats)
    compiled, raw, moves = compiled_for(edition), question.state.pack(), np.zeros(question.game.MOVES, np.int16)
    first, settings = raw.view(compiled.state), np.zeros(1, compiled.tree.SETTINGS)
    network, weights = game_network(edition.game), find_weights(edition, seats)
    trees = [SearchTree(compiled, nodes=1)]
    if network is not None and weights is not None:
        trees.append(network.tree(edition, seats, weights, 1))
        network.give(trees[-1], weights)
    for tree in trees if compiled.has_sources else ():
        tree.reset(1)
        tree.add_sources(first, settings, 1, *np.zeros((2, compiled.tree.SEATS, len(question.game.SOURCES))))
    if has_secrets(edition):
        load_over("saqqara.bots.network.positions", edition.game, edition, native=True).hide_root(first, question.seat)
    Solver(compiled).answer_for_others(first.copy(), question.seat)
    count = compiled.stepping.options(raw, moves)
    compiled.stepping.weigh(raw, moves, count, np.zeros(question.game.MOVES, np.int64))


def has_secrets(edition: Edition) -> bool:
    """Whether the rules of a game can hide anything from a seat."""
    return hasattr(load(edition.game, edition, "visibility"), "hide_from")


def make_ready_once(edition: Edition) -> None:
    """Compiles the search unless another process does: then this one waits for that."""
    from filelock import FileLock

    lock = _mark(edition).with_suffix(".lock")
    lock.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(lock):
        if not is_ready(edition):
            make_ready(edition)


def _mark(edition: Edition) -> Path:
    return cache_folder(edition.game, edition, layer=NETWORK) / READY


def _questions_of_a_game(edition: Edition) -> list[Question]:
    """The questions of a random game for two, to its last one."""
    game, chance, questions = game_in(edition), random.Random(1), []
    state: Any = game.new(2)
    while seats := game.seats_to_move(state):
        seat = seats[0]
        if seat != NATURE:
            questions.append(Question(edition, game.hidden_from(state, seat), seat))
        game.play(state, seat, chance.choice(game.legal(state, seat)))
    return questions
