"""Where points are expected to come from: lines of a searched tree, played on to the end. Loaded over a game."""

from __future__ import annotations

from typing import Any

from saqqara.bots.in_play import heuristics_in_play, player_in_play
from saqqara.rules.compiled import rule, rules_in_play

tree_module = player_in_play("search.tree")
NONE: int = tree_module.NONE
ROOT: int = tree_module.ROOT
draw = tree_module.draw
number_below = player_in_play("random_play").number_below
apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
SOURCES: int = rules_in_play("components").SOURCES
sample_hidden = heuristics_in_play().sample_hidden
is_searched = heuristics_in_play().is_searched
choose_by_policy = heuristics_in_play().choose_by_policy


@rule
def add_sources(
    tree: Any, first: Any, state: Any, moves: Any, stream: Any, settings: Any, n: int, sums: Any, squares: Any
) -> None:
    """Adds up the points by seat and source, and their squares, of `n` games from the state `first[0]`."""
    for _ in range(n):
        state[0] = first[0]
        s = state[0]
        sample_hidden(s, settings[0].seat, stream)
        count = follow(tree, s, moves, stream, settings[0].seat)
        while count > 0:
            move = draw(s, moves, count, stream) if is_nature(s) else choose_by_policy(s, moves, count, stream)
            count = apply_move(s, move, moves)
        for seat in range(s.seats):
            for source in range(SOURCES):
                points = float(s.earned[seat][source])
                sums[seat, source] += points
                squares[seat, source] += points * points


@rule
def follow(tree: Any, s: Any, moves: Any, stream: Any, seat: int) -> int:
    """Plays a line to where it leaves the tree; returns the number of legal moves there."""
    node = ROOT
    count = legal_moves(s, moves)
    while count > 0:
        if not is_nature(s) and not is_searched(s, seat):
            count = apply_move(s, choose_by_policy(s, moves, count, stream), moves)
            continue
        if tree[node].first == NONE or count != tree[node].count or s.asked != tree[node].asked:
            return int(count)
        choice = drawn_move(s, moves, count, stream) if is_nature(s) else drawn_choice(tree, node, stream)
        if choice == NONE or tree[tree[node].first + choice].move != moves[choice]:
            return int(count)
        node = tree[node].first + choice
        count = apply_move(s, int(tree[node].move), moves)
    return int(count)


@rule
def drawn_move(s: Any, moves: Any, count: int, stream: Any) -> int:
    """Draws for nature; returns the place of the move."""
    move = draw(s, moves, count, stream)
    choice = 0
    while moves[choice] != move:
        choice += 1
    return choice


@rule
def drawn_choice(tree: Any, node: int, stream: Any) -> int:
    """Draws a move of a node, each as often as it was visited; NONE without visits."""
    first = tree[node].first
    total = 0
    for choice in range(tree[node].count):
        total += tree[first + choice].visits
    if total == 0:
        return int(NONE)
    visit = number_below(stream, total)
    for choice in range(tree[node].count):
        visit -= tree[first + choice].visits
        if visit < 0:
            return int(choice)
    return int(NONE)
