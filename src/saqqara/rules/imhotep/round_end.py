"""I3.4 to I3.7, I4.6  The end of a turn and of a round."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from .actions.sail_ship import all_have_sailed
from .components import MARKET_SPACES, NOBODY, ROUNDS, SHIPS
from .deck import clear_face_up
from .setup import clear_harbour
from .state import GameState, Step, ask, ask_nature, next_seat
from .story import Event, emit


@rule
def end_turn(s: GameState) -> None:
    """I3.3, I3.4  The next player acts, unless the fourth ship has been unloaded or nobody can act (I4.6)."""
    if all_have_sailed(s) or s.passes == s.seats:
        end_round(s)
    else:
        s.actor = next_seat(s, s.actor)
        ask(s, Step.ACTION, s.actor)


@rule
def end_round(s: GameState) -> None:
    """I3.4, I3.5  The temple scores first."""
    emit(s, Event.ROUND_ENDS, s.round_number)
    s.passes = 0
    s.temple_space = 0
    s.step = Step.SCORE_TEMPLE


@rule
def clear_ships(s: GameState) -> None:
    """I3.5, I4.6  Ships return; stones that never sailed go back to their quarries."""
    for ship in range(SHIPS):
        for space in range(s.ship_spaces[ship]):
            owner = s.cargo[ship][space]
            if owner != NOBODY:
                s.quarry[owner] += 1
                emit(s, Event.STONE_RETURNED, owner)
    clear_harbour(s)
    s.step = Step.CLEAR_MARKET


@rule
def clear_market(s: GameState) -> None:
    """I3.5, I3.7  What nobody took is discarded, the face-down cards one by one; after the last round they stay."""
    if s.face_down > 0 and s.round_number < ROUNDS:
        ask_nature(s, Step.DEAL_AWAY)
        return
    clear_face_up(s, MARKET_SPACES)
    if s.round_number == ROUNDS:
        s.step = Step.END_GAME
    else:
        choose_starter(s)
        s.step = Step.BEGIN_ROUND


@rule
def choose_starter(s: GameState) -> None:
    """I3.6, I4.6  To the left of the player who sailed last; if nobody sailed, to the left of the same starter."""
    last = s.start_seat if s.last_sailor == NOBODY else s.last_sailor
    s.start_seat = next_seat(s, last)
