"""What is kept of a tree from one question to the next. Loaded over a game.

After a move the part of the tree below it is put aside. At the next question of the seat the node that stands for it is
looked for by playing the kept moves again and comparing tables; the part below that node is where the search goes on.
"""

from __future__ import annotations

from typing import Any

from saqqara.bots.in_play import judgement_in_play, player_in_play
from saqqara.rules.compiled import rule, rules_in_play

apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
is_searched = judgement_in_play().is_searched
choose_well = judgement_in_play().choose_well
imagine = judgement_in_play().imagine
forget_others = judgement_in_play().forget_others
tree_module = player_in_play("search.tree")
NONE: int = tree_module.NONE
ROOT: int = tree_module.ROOT

DEEPEST = 24  # moves between two questions of a seat that are followed
MOST_LOOKS = 20_000


@rule
def prepare(tables: Any, seat: int, stream: Any) -> None:
    """The table as a simulation begins with it."""
    imagine(tables[0], seat, stream)


@rule
def describe(tables: Any, seat: int) -> None:
    """The table as far as the seat's search is concerned."""
    forget_others(tables[0], seat)


@rule
def transplant(tree: Any, node: int, into: Any) -> int:
    """Copies the part of a tree below a node; returns how many nodes it has."""
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
def size_below(tree: Any, node: int, queue: Any) -> int:
    """How many nodes the part of a tree below a node has."""
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
def find(tree: Any, tables: Any, raw: Any, sought: Any, moves: Any, stack: Any, stream: Any, seat: int) -> int:
    """The node whose table is the one that is sought, NONE if there is none; `tables[0]` is the root's.

    `raw` are the bytes of `tables`, which has one table more than `DEEPEST` to compare in; `stack` has two columns.
    """
    stack[0][0] = ROOT
    stack[0][1] = 0
    depth = 0
    for _ in range(MOST_LOOKS):
        node = stack[depth][0]
        if stack[depth][1] == 0:
            answer_for_others(tables[depth], moves, stream, seat)
            if is_sought(tables, raw, depth, sought, seat):
                return int(node)
        child = next_visited(tree, node, stack[depth][1]) if depth + 2 < len(tables) else NONE
        if child == NONE:
            depth -= 1
            if depth < 0:
                return NONE
            continue
        stack[depth][1] = child - tree[node].first + 1
        tables[depth + 1] = tables[depth]
        if is_open_to(tables[depth + 1], moves, int(tree[child].move), tree[node].asked):
            apply_move(tables[depth + 1], int(tree[child].move), moves)
            depth += 1
            stack[depth][0] = child
            stack[depth][1] = 0
    return NONE


@rule
def answer_for_others(s: Any, moves: Any, stream: Any, seat: int) -> None:
    """Questions that are not in the tree are answered as the search answers them."""
    count = legal_moves(s, moves)
    while count > 0 and not is_nature(s) and not is_searched(s, seat):
        count = apply_move(s, choose_well(s, moves, count, stream), moves)


@rule
def is_sought(tables: Any, raw: Any, depth: int, sought: Any, seat: int) -> bool:
    """Whether the table is the same as far as the seat's search is concerned."""
    if tables[depth].asked != seat:
        return False
    last = len(tables) - 1
    tables[last] = tables[depth]
    forget_others(tables[last], seat)
    for place in range(len(sought)):
        if raw[last][place] != sought[place]:
            return False
    return True


@rule
def next_visited(tree: Any, node: int, start: int) -> int:
    """The next child that the search has been to."""
    first = tree[node].first
    if first != NONE:
        for choice in range(start, tree[node].count):
            if tree[first + choice].visits > 0:
                return int(first + choice)
    return NONE


@rule
def is_open_to(s: Any, moves: Any, move: int, asked: int) -> bool:
    """Whether the move is legal here, for who was asked."""
    if s.asked != asked:
        return False
    for i in range(legal_moves(s, moves)):
        if moves[i] == move:
            return True
    return False
