"""Reuse of the search tree from one question of a seat to the next. Loaded over a game.

After a move the subtree below it is kept. At the seat's next question, the kept moves are replayed until a node with
the same state is found; the search goes on with the subtree of that node.
"""

from __future__ import annotations

from typing import Any

from saqqara.bots.in_play import heuristics_in_play, player_in_play
from saqqara.rules.compiled import rule, rules_in_play

apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
is_searched = heuristics_in_play().is_searched
choose_by_policy = heuristics_in_play().choose_by_policy
sample_hidden = heuristics_in_play().sample_hidden
mask_others = heuristics_in_play().mask_others
tree_module = player_in_play("search.tree")
NONE: int = tree_module.NONE
ROOT: int = tree_module.ROOT

DEEPEST = 24  # moves between two questions of a seat that are searched for the node
MOST_STEPS = 20_000


@rule
def sample_root(states: Any, seat: int, stream: Any) -> None:
    """Fills in what is hidden from the seat in `states[0]`, as every simulation does."""
    sample_hidden(states[0], seat, stream)


@rule
def mask_root(states: Any, seat: int) -> None:
    """Clears from `states[0]` what does not concern the seat's search, so that states can be compared."""
    mask_others(states[0], seat)


@rule
def copy_subtree(tree: Any, node: int, into: Any) -> int:
    """Copies the subtree of a node to the front of another array; returns its number of nodes."""
    into[ROOT] = tree[node]
    used = 1
    copied = 0
    while copied < used:
        first = into[copied].first
        if first != NONE:
            for i in range(into[copied].count):
                into[used + i] = tree[first + i]
            into[copied].first = used
            used += into[copied].count
        copied += 1
    return used


@rule
def subtree_size(tree: Any, node: int, queue: Any) -> int:
    """Returns the number of nodes in the subtree of a node."""
    queue[0] = node
    used = 1
    seen = 0
    while seen < used:
        first = tree[queue[seen]].first
        if first != NONE:
            for i in range(tree[queue[seen]].count):
                queue[used + i] = first + i
            used += tree[queue[seen]].count
        seen += 1
    return used


@rule
def find_node(tree: Any, states: Any, raw: Any, wanted: Any, moves: Any, stack: Any, stream: Any, seat: int) -> int:
    """Finds the node with the wanted state by depth-first search from `states[0]`, the state of the root; else NONE.

    `raw` are the bytes of `states`, whose last entry is scratch space; a row of `stack` is a node and its next child.
    """
    stack[0][0] = ROOT
    stack[0][1] = 0
    depth = 0
    for _ in range(MOST_STEPS):
        node = stack[depth][0]
        if stack[depth][1] == 0:
            answer_for_others(states[depth], moves, stream, seat)
            if is_same_question(states, raw, depth, wanted, seat):
                return int(node)
        child = next_visited(tree, node, stack[depth][1]) if depth + 2 < len(states) else NONE
        if child == NONE:
            depth -= 1
            if depth < 0:
                return NONE
            continue
        stack[depth][1] = child - tree[node].first + 1
        states[depth + 1] = states[depth]
        if is_legal_at(states[depth + 1], moves, int(tree[child].move), tree[node].asked):
            apply_move(states[depth + 1], int(tree[child].move), moves)
            depth += 1
            stack[depth][0] = child
            stack[depth][1] = 0
    return NONE


@rule
def answer_for_others(s: Any, moves: Any, stream: Any, seat: int) -> None:
    """Answers questions that are not in the tree as the search does."""
    count = legal_moves(s, moves)
    while count > 0 and not is_nature(s) and not is_searched(s, seat):
        count = apply_move(s, choose_by_policy(s, moves, count, stream), moves)


@rule
def is_same_question(states: Any, raw: Any, depth: int, wanted: Any, seat: int) -> bool:
    """Whether a state is the wanted one in all that concerns the seat's search."""
    if states[depth].asked != seat:
        return False
    last = len(states) - 1
    states[last] = states[depth]
    mask_others(states[last], seat)
    for place in range(len(wanted)):
        if raw[last][place] != wanted[place]:
            return False
    return True


@rule
def next_visited(tree: Any, node: int, start: int) -> int:
    """Returns the next child with visits, NONE if there is none."""
    first = tree[node].first
    if first != NONE:
        for choice in range(start, tree[node].count):
            if tree[first + choice].visits > 0:
                return int(first + choice)
    return NONE


@rule
def is_legal_at(s: Any, moves: Any, move: int, asked: int) -> bool:
    """Whether the same seat is asked as in the tree, and the move is legal."""
    if s.asked != asked:
        return False
    for i in range(legal_moves(s, moves)):
        if moves[i] == move:
            return True
    return False
