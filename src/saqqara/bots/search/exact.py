"""Exact solution of the end of a game by exhaustive search. Loaded over a game.

Every seat picks the move with the highest utility for itself (max-n), nature's draws are weighted by probability, and
a transposition table solves equal states once, in the form that the game's `normalise` gives them. With two seats
whose utilities add up to a constant, alpha-beta leaves out what cannot matter. The search gives up when it has opened
more questions than allowed.

Where the rules of a game let all decide in secret, the answers of the others are told: the search stops with WAITING,
the caller finds out what the seat does and writes it into the table `told`, and the search goes on.
"""

from __future__ import annotations

from math import inf
from typing import Any

import numpy as np

from saqqara.bots.in_play import heuristics_in_play, player_in_play
from saqqara.rules.compiled import rule, rules_in_play

STATE = rules_in_play("state").GameState.DTYPE
apply_move = rules_in_play("turn").apply_move
legal_moves = rules_in_play("turn").legal_moves
is_nature = rules_in_play("turn").is_nature
weight_of_move = rules_in_play("turn").weight_of_move
share_first_place = player_in_play("search.state_value").share_first_place
most_of_others = player_in_play("search.state_value").most_of_others
write_utility = player_in_play("search.state_value").write_utility
STATE_VALUE = player_in_play("search.state_value").STATE_VALUE
is_endgame = heuristics_in_play().is_endgame
answer_for_others = heuristics_in_play().answer_for_others
is_told = heuristics_in_play().is_told
leave_alone = heuristics_in_play().leave_alone
normalise = heuristics_in_play().normalise
weigh_moves = heuristics_in_play().weigh_moves

DEEPEST = 80
CHAIN = 9  # states that a game may use to find the answers of others
PRIME = np.uint64(1099511628211)
OFFSET = np.uint64(14695981039346656037)
EQUAL = 1e-9  # utilities nearer to each other differ by rounding only

# What the seats play for: the levels' utility, the lead, the own points, the share of the first place.
BY_CHANCES, BY_LEAD, BY_POINTS, BY_FIRST = 0, 1, 2, 3
WAITING = -1  # the search stopped for the answer of another seat
EXACT, AT_LEAST, AT_MOST = 0, 1, 2  # what a stored value says of the utility of seat 0

OPTIONS = np.dtype(
    [
        ("seat", "i4"),
        ("most", "i4"),  # questions to open
        ("counts", "i4"),
        ("is_zero_sum", "i4"),
        ("margin", "f8"),
        ("mask", "u8"),  # slots of the transposition table less one
    ],
    align=True,
)
FRAME = np.dtype(
    [
        ("count", "i4"),
        ("choice", "i4"),
        ("best", "i4"),
        ("weight", "f8"),
        ("key", "u8"),
        ("low", "f8"),  # outside of low to high the utility of seat 0 need not be exact
        ("high", "f8"),
        ("alpha", "f8"),  # the same, narrowed by the moves tried so far
        ("beta", "f8"),
    ],
    align=True,
)
PROGRESS = np.dtype([("depth", "i4"), ("opened", "i4")], align=True)  # depth -1: nothing was opened yet
TOLD = np.dtype([("key", "u8"), ("move", "i4")], align=True)  # what a seat does in a state
SLOT = np.dtype([("key", "u8"), ("bound", "i4")], align=True)  # of the transposition table


@rule
def solve(
    states: Any,
    raw: Any,
    moves: Any,
    frames: Any,
    values: Any,
    slots: Any,
    cached: Any,
    chain: Any,
    chain_moves: Any,
    weights: Any,
    answers: Any,
    options: Any,
    told: Any,
    progress: Any,
) -> int:
    """Solves the question of `states[0]`: writes the value of each move into `answers`; 0 if it gave up.

    `raw` are the states as 32-bit words; the last state is scratch space. Returns the number of questions opened, or
    WAITING if the state below the depth in `progress` waits for an answer of another seat; then the call is repeated.
    """
    depth, opened, seat = progress[0].depth, progress[0].opened, options[0].seat
    if depth < 0:
        if states[0].asked == seat and answer_others(states, raw, moves[0], 0, seat, told, chain, chain_moves) < 0:
            return WAITING
        depth = 0
        frames[0].count = legal_moves(states[0], moves[0])
        open_question(states, raw, frames, depth, -inf, inf)
    while True:
        if frames[depth].choice == frames[depth].count:
            store(states[depth], frames[depth], values[depth], slots, cached, options[0])
            if depth == 0:
                return int(opened)
            depth -= 1
        else:
            step = try_next_move(
                states, raw, moves, frames, values, slots, cached, chain, chain_moves, depth, options[0], told
            )
            if step == WAITING:
                progress[0].depth = depth
                progress[0].opened = opened
                return WAITING
            if step > 0:
                depth += 1
                opened += 1
                if opened > options[0].most or depth + 2 == DEEPEST:
                    return 0
                if options[0].is_zero_sum and not is_nature(states[depth]):
                    sort_moves(states[depth], moves[depth], frames[depth].count, weights)
                continue
        if depth == 0:
            answers[frames[0].choice] = values[1]
        combine(states[depth], moves[depth], frames[depth], values[depth], values[depth + 1], depth == 0, options[0])


@rule
def is_near_end(first: Any) -> bool:
    """Whether the game is close enough to its end to be solved."""
    return bool(is_endgame(first[0]))


@rule
def stand_alone(states: Any, raw: Any, depth: int) -> Any:
    """Leaves the seat that is asked alone in the last state: no other owns or owes anything. Returns the key of that
    state, which all have in common in which the seat decides alike."""
    last = len(states) - 1
    states[last] = states[depth]
    leave_alone(states[last], states[last].asked)
    return hash_of(raw[last])


@rule
def place_of_key(told: Any, key: Any) -> int:
    """Where the table has the answer in a state, or where it would be written."""
    mask = len(told) - 1
    place = np.int64(key & np.uint64(mask))
    while told[place].key != key and told[place].key != 0:
        place = (place + 1) & mask
    return int(place)


@rule
def answer_others(
    states: Any, raw: Any, moves: Any, depth: int, seat: int, told: Any, chain: Any, chain_moves: Any
) -> int:
    """Answers for the seats that the search does not ask; returns the number of the next moves, or WAITING."""
    count = answer_for_others(states, depth, moves, seat, chain, chain_moves)
    while count > 0 and is_told(states[depth], seat):
        key = stand_alone(states, raw, depth)
        place = place_of_key(told, key)
        if told[place].key != key:
            return WAITING
        apply_move(states[depth], int(told[place].move), moves)
        count = answer_for_others(states, depth, moves, seat, chain, chain_moves)
    return int(count)


@rule
def open_question(states: Any, raw: Any, frames: Any, depth: int, alpha: float, beta: float) -> None:
    """Starts the frame of a question whose moves are known."""
    frame = frames[depth]
    frame.choice = 0
    frame.best = -1
    frame.weight = 0.0
    frame.low = alpha
    frame.high = beta
    frame.alpha = alpha
    frame.beta = beta
    last = len(states) - 1
    states[last] = states[depth]
    normalise(states[last])
    frame.key = hash_of(raw[last])


@rule
def sort_moves(s: Any, moves: Any, count: int, weights: Any) -> None:
    """The moves that the policy prefers come first: with them alpha-beta leaves out most."""
    weigh_moves(s, moves, count, weights)
    for i in range(1, count):
        move, weight, place = moves[i], weights[i], i
        while place > 0 and weights[place - 1] < weight:
            moves[place], weights[place] = moves[place - 1], weights[place - 1]
            place -= 1
        moves[place], weights[place] = move, weight


@rule
def try_next_move(
    states: Any,
    raw: Any,
    moves: Any,
    frames: Any,
    values: Any,
    slots: Any,
    cached: Any,
    chain: Any,
    chain_moves: Any,
    depth: int,
    options: Any,
    told: Any,
) -> int:
    """Plays the next move of a frame; 1 if that opens a question that has to be solved first, or WAITING."""
    below = depth + 1
    states[below] = states[depth]
    s = states[below]
    count = apply_move(s, int(moves[depth][frames[depth].choice]), moves[below])
    if count > 0 and not is_nature(s):
        count = answer_others(states, raw, moves[below], below, options.seat, told, chain, chain_moves)
    if count < 0:
        return WAITING
    if count == 0:
        evaluate_end(values[below], s, options)
        return 0
    frames[below].count = count
    if depth == 0 or is_nature(states[depth]):
        open_question(states, raw, frames, below, -inf, inf)
    else:
        open_question(states, raw, frames, below, frames[depth].alpha, frames[depth].beta)
    place = int(frames[below].key & options.mask)
    if slots[place].key != frames[below].key or not is_enough(slots[place].bound, cached[place], frames[below]):
        return 1
    values[below] = cached[place]
    return 0


@rule
def is_enough(bound: int, value: Any, frame: Any) -> bool:
    """Whether a stored value settles the question of a frame."""
    if bound == AT_LEAST:
        return bool(value.utility[0] >= frame.beta)
    return bool(bound == EXACT or value.utility[0] <= frame.alpha)


@rule
def evaluate_end(value: Any, s: Any, options: Any) -> None:
    """Writes the value of a finished game."""
    share_first_place(value, s)
    if options.counts == BY_CHANCES:
        write_utility(value, s.seats, options.margin)
        return
    for seat in range(s.seats):
        value.utility[seat] = value.wins[seat] if options.counts == BY_FIRST else value.points[seat]
        if options.counts == BY_LEAD:
            value.utility[seat] -= most_of_others(value, seat, s.seats)


@rule
def combine(s: Any, moves: Any, frame: Any, value: Any, found: Any, is_root: bool, options: Any) -> None:
    """Adds the value of a move to its question: nature's moves are averaged, of a seat's moves the best one counts,
    or all that are equally good for it."""
    if is_nature(s):
        weight = weight_of_move(s, moves[frame.choice])
        frame.weight += weight
        blend(value, found, weight / frame.weight)
    elif frame.best >= 0 and is_tie(found, value, s.asked, options):
        frame.weight += 1.0
        blend(value, found, 1.0 / frame.weight)
    elif frame.best < 0 or is_better(found, value, s.asked, s.seats, options.seat):
        frame.best = frame.choice
        frame.weight = 1.0
        blend(value, found, 1.0)
    frame.choice += 1
    if options.is_zero_sum and not is_nature(s):
        narrow(frame, value.utility[0], s.asked)
        if frame.alpha >= frame.beta and not is_root:
            frame.choice = frame.count


@rule
def narrow(frame: Any, utility: float, asked: int) -> None:
    """Of two seats 0 raises the utility of seat 0, and 1 lowers it."""
    if asked == 0:
        frame.alpha = max(frame.alpha, utility)
    else:
        frame.beta = min(frame.beta, utility)


@rule
def is_tie(found: Any, value: Any, asked: int, options: Any) -> bool:
    """Whether a seat may play either move, and the values are averaged. Proofs take the worst for their seat instead,
    and where alpha-beta leaves moves out, a value may be a bound only."""
    if options.counts != BY_CHANCES or options.is_zero_sum:
        return False
    return bool(abs(found.utility[asked] - value.utility[asked]) <= EQUAL)


@rule
def is_better(found: Any, value: Any, asked: int, seats: int, seat: int) -> bool:
    """Whether a seat prefers a value: more for itself; if equal, less for the seat that the search is for, then for
    the others in their order."""
    difference = found.utility[asked] - value.utility[asked]
    if abs(difference) <= EQUAL:
        difference = value.utility[seat] - found.utility[seat]
    for other in range(seats):
        if abs(difference) > EQUAL:
            return bool(difference > 0)
        difference = value.utility[other] - found.utility[other]
    return bool(difference > EQUAL)


@rule
def blend(value: Any, found: Any, share: float) -> None:
    """Moves a value towards another by a share (running mean)."""
    for seat in range(len(value.utility)):
        value.utility[seat] += share * (found.utility[seat] - value.utility[seat])
        value.wins[seat] += share * (found.wins[seat] - value.wins[seat])
        value.points[seat] += share * (found.points[seat] - value.points[seat])


@rule
def store(s: Any, frame: Any, value: Any, slots: Any, cached: Any, options: Any) -> None:
    """Stores a solved state in the transposition table; a newer state replaces an older one in its slot."""
    place = int(frame.key & options.mask)
    slots[place].key = frame.key
    slots[place].bound = EXACT
    if options.is_zero_sum and not is_nature(s):
        if value.utility[0] >= frame.high:
            slots[place].bound = AT_LEAST
        elif value.utility[0] <= frame.low:
            slots[place].bound = AT_MOST
    cached[place] = value


@rule
def hash_of(words: Any) -> Any:
    """Hashes a state (as FNV-1a does, but four bytes at a time, and in two lanes that the processor overlaps)."""
    key = OFFSET
    other = PRIME
    for place in range(0, len(words) - 1, 2):
        key = (key ^ np.uint64(words[place])) * PRIME
        key ^= key >> np.uint64(29)
        other = (other ^ np.uint64(words[place + 1])) * PRIME
        other ^= other >> np.uint64(31)
    key = (key ^ np.uint64(words[len(words) - 1])) * PRIME
    key = (key ^ (other >> np.uint64(17)) ^ other) * PRIME
    return key ^ key >> np.uint64(32)
