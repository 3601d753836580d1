"""What guests say, as deeds at a table. Who may do it is checked when it is done: until then others may be faster."""

from __future__ import annotations

import secrets

from saqqara.server.entries import AnyEntry
from saqqara.server.live import Live
from saqqara.server.people import plain_name, plain_speech
from saqqara.server.refusals import Refusal
from saqqara.server.table import Deed, DoneBefore, Table
from saqqara.server.wire import (
    AddEntropySaid,
    AnswerBackSaid,
    AskBackSaid,
    ClientMessage,
    FillSaid,
    HandOverSaid,
    LetBotPlaySaid,
    MuteSaid,
    ReturnSaid,
    SaySaid,
    StandUpSaid,
    TakeSeatSaid,
    UndoSaid,
)


def deed_of(message: ClientMessage, live: Live, person: str | None, name: str) -> Deed:
    """What a message asks for, as a deed at the table; who may ask for it is checked when it is done."""
    match message:
        case UndoSaid():
            return _of_own(person, message.seat, lambda t, now: t.undo(message.seat, now, message.id))
        case AskBackSaid():
            return _of_own(person, message.seat, lambda t, now: t.ask_back(message.seat, now))
        case AnswerBackSaid():
            return _of_own(person, message.seat, lambda t, now: t.answer_back(message.seat, message.accept, now))
        case StandUpSaid():
            return _of_own(person, message.seat, lambda t, now: t.stand_up(message.seat, now))
        case AddEntropySaid():
            return _of_own(person, message.seat, lambda t, now: t.mix(message.seat, message.entropy, now))
        case HandOverSaid():
            return _of_own(person, message.seat, lambda t, now: t.stand_in(message.seat, message.level, "asked", now))
        case ReturnSaid():
            return _of_own(person, message.seat, lambda t, now: t.give_back(message.seat, now))
        case LetBotPlaySaid():
            return _of_own(person, message.seat, lambda t, now: _agree(live, t, message, now))
        case SaySaid():
            text = plain_speech(message.text)
            return _of_own(person, message.seat, lambda t, now: t.speak(message.seat, text, now))
        case TakeSeatSaid():
            return lambda t, now: _sit(t, person, name, message, now)
        case FillSaid():
            return lambda t, now: _fill(t, person, message, now)
        case MuteSaid():
            return lambda t, now: t.mute(_somebody(person), message.seat, message.on, now)
    raise Refusal("bad_message", f"type: expected a message of the wire, got {type(message).__name__}")


def _of_own(person: str | None, seat: int, deed: Deed) -> Deed:
    def checked(table: Table, now: float) -> AnyEntry:
        own(table, person, seat)
        return deed(table, now)

    return checked


def own(table: Table, person: str | None, seat: int) -> None:
    """A seat belongs to whoever holds its token."""
    if seat >= len(table.places) or person is None or table.places[seat].person != person:
        raise Refusal("not_your_seat", f"expected a seat of yours, got seat {seat}")


def _somebody(person: str | None) -> str:
    if person is None:
        raise Refusal("no_token", "expected a token of the house, got none")
    return person


def _sit(table: Table, person: str | None, name: str, message: TakeSeatSaid, now: float) -> AnyEntry:
    somebody = _somebody(person)
    if message.seat in table.seats_of(somebody):
        raise DoneBefore(f"expected a seat of somebody else, got seat {message.seat}, which is yours")
    if table.match is not None and table.seats_of(somebody):
        raise Refusal("not_allowed", "expected somebody who does not play here, got a player: seats have secrets")
    is_invited = message.invite is not None and secrets.compare_digest(message.invite, table.invite)
    is_open = message.seat < len(table.places) and table.places[message.seat].who == "open"
    is_for_all = table.config.listed and is_open  # a bot's seat in a match that goes on is for friends
    if not (is_for_all or is_invited or somebody == table.host or table.seats_of(somebody)):
        raise Refusal("not_allowed", "expected the invitation to this table, got none that fits")
    return table.sit(message.seat, somebody, plain_name(message.name or name), message.entropy, now)


def _fill(table: Table, person: str | None, message: FillSaid, now: float) -> AnyEntry:
    if _somebody(person) != table.host:
        raise Refusal("not_allowed", "expected whoever opened the table, got somebody else")
    return table.fill(message.level, now)


def _agree(live: Live, table: Table, message: LetBotPlaySaid, now: float) -> AnyEntry:
    if message.absent < len(table.places) and live.presence(message.absent) == "here":
        raise Refusal("not_now", f"expected a seat whose player is gone, got seat {message.absent}, who is here")
    return table.agree(message.seat, message.absent, table.config.stand_in, now)
