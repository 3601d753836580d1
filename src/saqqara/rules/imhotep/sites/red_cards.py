"""I6  Red cards: one own stone from the quarry goes straight to a site, with all that it earns there."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from ..components import Card
from ..deck import discard
from ..state import GameState, Step, ask, resume
from ..story import Event, emit
from .burial_chamber import place_in_chamber
from .obelisks import place_on_obelisks
from .pyramid import has_choice_of_pyramid, place_without_choice


@rule
def play_red_card(s: GameState, seat: int, card: int) -> None:
    """I5.4, I6.1  Played at once and discarded; with no stone in the quarry nothing is placed."""
    emit(s, Event.RED_CARD_PLAYED, seat, card)
    discard(s, card)
    resume(s)
    if s.quarry[seat] == 0:
        return
    if card == Card.ENTRANCE and has_choice_of_pyramid(s):
        ask(s, Step.PYRAMID_BY_CARD, seat)
        return
    s.quarry[seat] -= 1
    if card == Card.ENTRANCE:
        place_without_choice(s, seat)
    elif card == Card.SARCOPHAGUS:
        place_in_chamber(s, seat)
    else:
        place_on_obelisks(s, seat)
