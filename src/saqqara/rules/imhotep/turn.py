"""I3, I4  The course of the game: what is asked now, what may be answered, and what follows.

`apply_move` carries out one answer and goes on until somebody has to be asked again. Steps run one
after another and never call each other, because compiled rules must not recurse: when a red card lays a
stone that draws a card, each is a step of its own.
"""

from __future__ import annotations

from saqqara.rules.compiled import rule

from .actions.load_stone import add_loads, add_loads_to_sail, load_stone
from .actions.play_market_card import add_plays, play_market_card
from .actions.sail_ship import (
    add_sails,
    add_sails_of,
    add_unloads,
    fix_order,
    sail_ship,
    unload_from_the_bow,
    unload_next_stone,
)
from .actions.take_stones import can_take, take_stones
from .components import TAKEN_STONES
from .deck import add_deals, weight_of_kind
from .game_end import end_game
from .moves import (
    ACCEPT,
    CARD,
    DEAL,
    KEEP,
    PAIR_OF_CARDS,
    PASS,
    POINT,
    SHIPS_CARD,
    SKIP,
    SMALL_PYRAMID,
    TAKE,
    UNLOAD,
    Moves,
    blue_card_of,
    is_load,
    is_sail,
    ship_of,
    site_of,
    space_of,
)
from .round_end import clear_market, clear_ships, end_turn
from .setup import add_round_cards, begin_round, deal_market_card, reveal_round_card
from .sites.market import (
    add_keeps,
    add_market_choices,
    decline_card,
    draw_bonus_card,
    keep_card,
    look_at_pair,
    see_face_down_card,
    take_face_up_card,
    turn_pair_away,
)
from .sites.pyramid import (
    accept_bonus,
    add_bonus_answers,
    add_pyramids,
    load_as_bonus,
    place_on_small_pyramid,
    skip_bonus,
)
from .sites.temple import add_temple_choices, choose_point, choose_stones, score_next_temple_space
from .state import FIRST_OF_NATURE, FIRST_OF_SEATS, GameState, Step
from .story import Event, emit

# --- what may be answered ---


@rule
def legal_moves(s: GameState, moves: Moves) -> int:
    """Writes the answers to the open question into `moves` and returns their number."""
    if s.step == Step.ACTION:
        return legal_actions(s, moves)
    if s.step < FIRST_OF_SEATS:
        return legal_draws(s, moves)
    if s.step < Step.MARKET:
        return legal_parts_of_card(s, moves)
    return legal_answers_at_site(s, moves)


@rule
def legal_actions(s: GameState, moves: Moves) -> int:
    """I4.1, I4.2, I4.3, I4.4, I4.5  Take, load, sail or play; who can do none of them passes."""
    count = 0
    if can_take(s, s.asked):
        moves[0] = TAKE
        count = 1
    count = add_loads(s, s.asked, moves, count)
    count = add_sails(s, moves, count)
    count = add_plays(s, s.asked, moves, count)
    if count == 0:
        moves[0] = PASS
        count = 1
    return count


@rule
def legal_draws(s: GameState, moves: Moves) -> int:
    """Writes what nature may reveal."""
    if s.step == Step.DRAW_SHIPS:
        return add_round_cards(s, moves, 0)
    return add_deals(s, moves, 0)


@rule
def legal_parts_of_card(s: GameState, moves: Moves) -> int:
    """I10  The next part of a blue card."""
    if s.step == Step.SAIL_LOAD:
        return add_loads_to_sail(s, s.asked, moves, 0)
    if s.step == Step.SAIL_SAIL:
        return add_sails_of(s, s.ship, moves, 0)
    if s.step == Step.LEVER_SAIL:
        return add_sails(s, moves, 0)
    if s.step == Step.LEVER_ORDER:
        return add_unloads(s, moves, 0)
    return add_loads(s, s.asked, moves, 0)


@rule
def legal_answers_at_site(s: GameState, moves: Moves) -> int:
    """I5, I7, I8  What a stone's owner may choose."""
    if s.step == Step.MARKET:
        return add_market_choices(s, moves, 0)
    if s.step == Step.KEEP:
        return add_keeps(s, moves, 0)
    if s.step == Step.PYRAMID or s.step == Step.PYRAMID_BY_CARD:
        return add_pyramids(s, moves, 0)
    if s.step == Step.TEMPLE:
        return add_temple_choices(s, moves, 0)
    if s.step == Step.OVER:
        return 0
    return add_bonus_answers(s, moves, 0)


@rule
def weight_of_move(s: GameState, move: int) -> int:
    """The number of cards that a draw of nature stands for; the more, the likelier it is."""
    if s.step == Step.DRAW_SHIPS:
        return s.round_cards[move - SHIPS_CARD]
    return weight_of_kind(s, move - DEAL)


@rule
def is_nature(s: GameState) -> bool:
    """Whether a draw of nature is due."""
    return FIRST_OF_NATURE <= s.step < FIRST_OF_SEATS


# --- what follows ---


@rule
def apply_move(s: GameState, move: int, moves: Moves) -> int:
    """Carries out a legal move, and all that follows without a choice; writes the next legal moves.

    A step inside a turn that has only one answer is not asked; the action of a turn always is.
    """
    answer(s, move)
    go_on(s)
    count = legal_moves(s, moves)
    while count == 1 and s.step > Step.ACTION:
        answer(s, moves[0])
        go_on(s)
        count = legal_moves(s, moves)
    return count


@rule
def start(s: GameState, moves: Moves) -> int:
    """Goes to the first question of a state that was just set up."""
    go_on(s)
    return legal_moves(s, moves)


@rule
def go_on(s: GameState) -> None:
    """Runs the steps that ask nobody."""
    while s.step < FIRST_OF_NATURE:
        if s.step == Step.UNLOAD:
            unload_next_stone(s)
        elif s.step == Step.END_TURN:
            end_turn(s)
        elif s.step == Step.SCORE_TEMPLE:
            score_next_temple_space(s)
        elif s.step == Step.CLEAR_HARBOUR:
            clear_ships(s)
        elif s.step == Step.CLEAR_MARKET:
            clear_market(s)
        elif s.step == Step.BEGIN_ROUND:
            begin_round(s)
        else:
            end_game(s)


@rule
def answer(s: GameState, move: int) -> None:
    """Carries out a move as an answer to the open question."""
    if s.step == Step.ACTION:
        act(s, move)
    elif s.step < FIRST_OF_SEATS:
        reveal(s, move)
    elif s.step < Step.MARKET:
        play_part_of_card(s, move)
    else:
        answer_at_site(s, move)


@rule
def act(s: GameState, move: int) -> None:
    """I4  Exactly one of four actions, or the forced pass (I4.5)."""
    seat = s.asked
    if move == PASS:
        s.passes += 1
        emit(s, Event.PASSED, seat)
        s.step = Step.END_TURN
        return
    s.passes = 0
    if move == TAKE:
        take_stones(s, seat, TAKEN_STONES)
        s.step = Step.END_TURN
    elif is_load(move):
        load_stone(s, seat, ship_of(move), space_of(move))
        s.step = Step.END_TURN
    elif is_sail(move):
        sail_ship(s, ship_of(move), site_of(move))
        unload_from_the_bow(s)
    else:
        play_market_card(s, seat, blue_card_of(move))


@rule
def reveal(s: GameState, move: int) -> None:
    """Carries out a draw of nature."""
    if s.step == Step.DRAW_SHIPS:
        reveal_round_card(s, move - SHIPS_CARD)
    elif s.step == Step.DEAL_MARKET:
        deal_market_card(s, move - DEAL)
    elif s.step == Step.DEAL_PAIR:
        see_face_down_card(s, move - DEAL)
    elif s.step == Step.DEAL_AWAY:
        turn_pair_away(s, move - DEAL)
    else:
        draw_bonus_card(s, move - DEAL)


@rule
def play_part_of_card(s: GameState, move: int) -> None:
    """I10  One part of a blue card, and what it asks next."""
    seat = s.asked
    if is_load(move):
        load_stone(s, seat, ship_of(move), space_of(move))
        if s.step == Step.SAIL_LOAD:
            s.ship = ship_of(move)
            s.step = Step.SAIL_SAIL
        elif s.step == Step.CHISEL_FIRST:
            s.step = Step.CHISEL_SECOND
        else:
            s.step = Step.END_TURN
    elif s.step == Step.SAIL_SAIL:
        sail_ship(s, ship_of(move), site_of(move))
        unload_from_the_bow(s)
    elif s.step == Step.LEVER_SAIL:
        sail_ship(s, ship_of(move), site_of(move))
        s.step = Step.LEVER_ORDER
    else:
        fix_order(s, move - UNLOAD)


@rule
def answer_at_site(s: GameState, move: int) -> None:
    """I5, I7, I8  The choice of a stone's owner."""
    if s.step == Step.MARKET:
        choose_at_market(s, move)
    elif s.step == Step.KEEP:
        keep_card(s, move - KEEP)
    elif s.step == Step.PYRAMID or s.step == Step.PYRAMID_BY_CARD:
        place_on_small_pyramid(s, move - SMALL_PYRAMID)
    elif s.step == Step.TEMPLE:
        if move == POINT:
            choose_point(s)
        else:
            choose_stones(s)
    elif move == SKIP:
        skip_bonus(s)
    elif move == ACCEPT:
        accept_bonus(s)
    else:
        load_as_bonus(s, ship_of(move), space_of(move))


@rule
def choose_at_market(s: GameState, move: int) -> None:
    """I5.1, I5.2  A face-up card, the pair, or nothing."""
    if move == PAIR_OF_CARDS:
        look_at_pair(s)
    elif CARD <= move < PAIR_OF_CARDS:
        take_face_up_card(s, move - CARD)
    else:
        decline_card(s)
