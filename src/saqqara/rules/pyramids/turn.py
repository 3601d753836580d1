"""P3 to P5  The course of the game. All seats that owe something may answer in any order.

`apply_move` carries out an answer of `s.asked` and goes on until somebody has to be asked again; then `s.asked` is the
first seat that owes an answer. A caller with another seat's answer sets `s.asked` first.
"""

from __future__ import annotations

from saqqara.rules.compiled import rule

from .colour_points import claim_colours
from .components import NOBODY
from .expedition import add_expeditions, next_expedition, turn_up
from .game_end import end_game
from .marking import add_marks, lapse, mark, single_fields
from .moves import DEAL, EXPEDITION, KEEP, TAKE, TAKE_DECK, Moves, placement_of, slot_of
from .new_pyramid import add_takes, ask_taker, draw_taken_card, explore, replace_next, take_from_deck, take_from_display
from .setup import (
    add_cards,
    add_keeps,
    deal_hands,
    draw_display_card,
    draw_hand_card,
    keep_cards,
    lay_out,
    show_kept_cards,
)
from .state import FIRST_OF_NATURE, FIRST_OF_SEATS, GameState, Owes, Step, first_owing
from .symbols import count_fields


@rule
def legal_moves(s: GameState, moves: Moves) -> int:
    """Writes the answers of `s.asked` into `moves` and returns their number."""
    if s.step == Step.DRAW_EXPEDITION:
        return add_expeditions(s, moves)
    if s.step < FIRST_OF_SEATS:
        return add_cards(s, moves)
    if s.step == Step.OVER:
        return 0
    return legal_answers(s, s.asked, moves)


@rule
def legal_answers(s: GameState, seat: int, moves: Moves) -> int:
    """Writes what a seat may answer to what it owes."""
    if s.owes[seat] == Owes.NOTHING:
        return 0
    if s.owes[seat] == Owes.KEEP:
        return add_keeps(s, moves)
    if s.owes[seat] == Owes.TAKE:
        return add_takes(s, moves)
    return add_marks(s, seat, moves)


@rule
def weight_of_move(s: GameState, move: int) -> int:
    """The number of cards that a draw of nature stands for; the more, the likelier it is."""
    if s.step == Step.DRAW_EXPEDITION:
        return s.unseen[move - EXPEDITION]
    return 1


@rule
def is_nature(s: GameState) -> bool:
    """Whether a draw of nature is due."""
    return FIRST_OF_NATURE <= s.step < FIRST_OF_SEATS


@rule
def apply_move(s: GameState, move: int, moves: Moves) -> int:
    """Carries out a legal move of `s.asked` and all that follows without a choice; writes the next legal moves."""
    if is_nature(s):
        reveal(s, move)
    else:
        seat = s.asked
        answer(s, seat, move)
        answer_what_is_forced(s, seat, moves)
    return start(s, moves)


@rule
def start(s: GameState, moves: Moves) -> int:
    """Runs the steps that ask nobody, up to the next question; writes its legal moves."""
    while is_running(s):
        run_step(s, moves)
    return legal_moves(s, moves)


@rule
def is_running(s: GameState) -> bool:
    """Whether no answer is due: a step runs by itself, or all seats have answered."""
    if s.step >= FIRST_OF_SEATS and s.step != Step.OVER:
        s.asked = first_owing(s)
        if s.asked == NOBODY:
            s.step = Step.SHOW_KEPT if s.step == Step.KEEPING else Step.EXPLORE
    return s.step < FIRST_OF_NATURE


@rule
def run_step(s: GameState, moves: Moves) -> None:
    """Runs one step that asks nobody."""
    if s.step == Step.TURNED_UP:
        ask_all_for_marks(s, moves)
    elif s.step == Step.EXPLORE:
        explore(s)
    elif s.step == Step.REPLACE:
        replace_next(s)
    elif s.step == Step.ASK_TAKER:
        ask_taker(s)
        answer_what_is_forced(s, s.taker, moves)
    elif s.step == Step.LAY_OUT:
        lay_out(s)
    elif s.step == Step.CLAIM:
        claim_colours(s)
    elif s.step == Step.NEXT_EXPEDITION:
        next_expedition(s)
    elif s.step == Step.DEAL_HANDS:
        deal_hands(s)
    elif s.step == Step.SHOW_KEPT:
        show_kept_cards(s)
    else:
        end_game(s)


@rule
def ask_all_for_marks(s: GameState, moves: Moves) -> None:
    """P3.2  All are asked at the same time."""
    s.step = Step.MARKING
    for seat in range(s.seats):
        answer_what_is_forced(s, seat, moves)


@rule
def has_choice(s: GameState, seat: int) -> bool:
    """Whether a seat surely has several answers: a quick check, as two single fields to cross off are enough."""
    if s.step != Step.MARKING:
        return False
    return count_fields(single_fields(s, seat, 0)) + count_fields(single_fields(s, seat, 1)) > 1


@rule
def answer_what_is_forced(s: GameState, seat: int, moves: Moves) -> None:
    """P4.4  A question with one answer, or none, is not asked."""
    while s.step >= FIRST_OF_SEATS and s.owes[seat] != Owes.NOTHING and not has_choice(s, seat):
        count = legal_answers(s, seat, moves)
        if count > 1:
            return
        if count == 1:
            answer(s, seat, moves[0])
        else:
            lapse(s, seat)


@rule
def answer(s: GameState, seat: int, move: int) -> None:
    """Carries out a move as an answer to what the seat owes."""
    if s.owes[seat] == Owes.KEEP:
        keep_cards(s, seat, move - KEEP)
    elif s.owes[seat] == Owes.TAKE:
        if move == TAKE_DECK:
            take_from_deck(s)
        else:
            take_from_display(s, move - TAKE)
    else:
        mark(s, seat, slot_of(move), placement_of(move))


@rule
def reveal(s: GameState, move: int) -> None:
    """Carries out a draw of nature."""
    if s.step == Step.DRAW_HAND:
        draw_hand_card(s, move - DEAL)
    elif s.step == Step.DRAW_DISPLAY:
        draw_display_card(s, move - DEAL)
    elif s.step == Step.DRAW_TAKEN:
        draw_taken_card(s, move - DEAL)
    else:
        turn_up(s, move - EXPEDITION)
