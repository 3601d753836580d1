"""Everything that can be done at a table, as commands.

A command checks and changes a table and returns the entry for its log. It runs while the room holds its lock, perhaps
several times, so whether somebody may do it is checked then: until then others may have changed the table.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from saqqara.server.entries import AnyEntry
from saqqara.server.people import plain_name, plain_speech
from saqqara.server.refusals import Refusal
from saqqara.server.table import DoneBefore, Table
from saqqara.server.wire import (
    PHRASES,
    AddEntropySaid,
    AnswerBackSaid,
    AnswerEndSaid,
    AskBackSaid,
    AskEndSaid,
    ClientMessage,
    ConcedeSaid,
    FillSaid,
    HandOverSaid,
    LetBotPlaySaid,
    MoveSaid,
    MuteSaid,
    ReturnSaid,
    SaySaid,
    StandUpSaid,
    TakeSeatSaid,
    UndoSaid,
)

Command = Callable[[Table, float], AnyEntry]  # takes the table and the time


# --- what guests say ---


def from_message(message: ClientMessage, person: str | None, name: str, is_missed: Callable[[int], bool]) -> Command:
    """Returns the command that a message asks for. `is_missed` tells whether a seat's player is gone for long."""
    match message:
        case MoveSaid():
            return _move(message, person)
        case UndoSaid():
            return _at_own_seat(person, message.seat, lambda t, now: t.undo(message.seat, now, message.id))
        case AskBackSaid():
            return _at_own_seat(person, message.seat, lambda t, now: t.ask_back(message.seat, now))
        case AnswerBackSaid():
            return _at_own_seat(person, message.seat, lambda t, now: t.answer_back(message.seat, message.accept, now))
        case ConcedeSaid():
            return _at_own_seat(person, message.seat, lambda t, now: t.concede(message.seat, now))
        case AskEndSaid():
            return _at_own_seat(person, message.seat, lambda t, now: t.ask_end(message.seat, now))
        case AnswerEndSaid():
            return _at_own_seat(person, message.seat, lambda t, now: t.answer_end(message.seat, message.accept, now))
        case StandUpSaid():
            return _at_own_seat(person, message.seat, lambda t, now: t.stand_up(message.seat, now))
        case AddEntropySaid():
            return _at_own_seat(person, message.seat, lambda t, now: t.mix(message.seat, message.entropy, now))
        case HandOverSaid():
            return _at_own_seat(
                person, message.seat, lambda t, now: t.stand_in(message.seat, message.level, "asked", now)
            )
        case ReturnSaid():
            return _at_own_seat(person, message.seat, give_back(message.seat))
        case LetBotPlaySaid():
            return _at_own_seat(person, message.seat, lambda t, now: _agree(t, message, is_missed, now))
        case SaySaid():
            return _say(message, person, name)
        case TakeSeatSaid():
            return lambda t, now: _sit(t, person, name, message, now)
        case FillSaid():
            return lambda t, now: _fill(t, person, message, now)
        case MuteSaid():
            return lambda t, now: t.mute(_require_person(person), message.seat, message.on, now)
    raise Refusal("bad_message", f"type: expected a message that a client can send, got {type(message).__name__}")


def require_own_seat(table: Table, person: str | None, seat: int) -> None:
    """Refuses a seat that does not belong to the person."""
    if seat >= len(table.places) or person is None or table.places[seat].person != person:
        raise Refusal("not_your_seat", f"expected a seat of yours, got seat {seat}")


def _require_person(person: str | None) -> str:
    if person is None:
        raise Refusal("no_token", "expected a token of this server, got none; POST /api/people gives one")
    return person


def _at_own_seat(person: str | None, seat: int, command: Command) -> Command:
    def checked(table: Table, now: float) -> AnyEntry:
        require_own_seat(table, person, seat)
        return command(table, now)

    return checked


def _move(message: MoveSaid, person: str | None) -> Command:
    def move(table: Table, now: float) -> AnyEntry:
        seat = message.seat
        require_own_seat(table, person, seat)
        table.expect_new(seat, message.id, message.ask)
        if table.places[seat].stand_in is not None:
            raise Refusal("not_your_turn", f"expected a seat that you play, got seat {seat}, which a bot plays for you")
        return table.move(seat, message.move, message.ask, now, request=message.id)

    return move


def _say(message: SaySaid, person: str | None, name: str) -> Command:
    text, phrase, seat = _spoken(message), message.phrase, message.seat
    if seat is None:
        return lambda t, now: t.speak_as_spectator(_require_person(person), name, text, phrase, now)
    return _at_own_seat(person, seat, lambda t, now: t.speak(seat, text, phrase, now))


def _spoken(message: SaySaid) -> str:
    """Returns the text of what is said, empty where it is a phrase, or refuses what is neither or both."""
    if (message.text is None) == (message.phrase is None):
        got = "neither" if message.text is None else "both"
        raise Refusal("bad_message", f"say: expected either a text or a phrase, got {got}")
    if message.phrase is not None and message.phrase not in PHRASES:
        raise Refusal("bad_message", f"phrase: expected one of {', '.join(PHRASES)}, got {message.phrase!r}")
    return "" if message.text is None else plain_speech(message.text)


def _sit(table: Table, person: str | None, name: str, message: TakeSeatSaid, now: float) -> AnyEntry:
    sitter = _require_person(person)
    if message.seat in table.seats_of(sitter):
        raise DoneBefore(f"expected a seat of someone else, got seat {message.seat}, which is yours")
    if table.match is not None and table.seats_of(sitter):
        raise Refusal("not_allowed", "expected someone without a seat at this table, got a player")
    is_invited = message.invite is not None and secrets.compare_digest(message.invite, table.invite)
    is_open = message.seat < len(table.places) and table.places[message.seat].who == "open"
    is_for_all = table.config.listed and is_open  # a bot's seat in a running match needs the invitation
    if not (is_for_all or is_invited or sitter == table.host or table.seats_of(sitter)):
        raise Refusal("not_allowed", "expected the invitation to this table, got none or a wrong one")
    return table.sit(message.seat, sitter, plain_name(message.name or name), message.entropy, now)


def _fill(table: Table, person: str | None, message: FillSaid, now: float) -> AnyEntry:
    if _require_person(person) != table.host:
        raise Refusal("not_allowed", "expected the person who opened the table, got someone else")
    return table.fill(message.level, now)


def _agree(table: Table, message: LetBotPlaySaid, is_missed: Callable[[int], bool], now: float) -> AnyEntry:
    if message.absent < len(table.places) and not is_missed(message.absent):
        got = f"got seat {message.absent}, whose player is here or left a moment ago"
        raise Refusal("not_now", f"expected a seat whose player has been away for long enough, {got}")
    return table.agree(message.seat, message.absent, table.config.stand_in, now)


def hint(person: str, seat: int, ask: int) -> Command:
    """Notes that a seat is advised about an open question of its own."""
    return _at_own_seat(person, seat, lambda t, now: t.hint(seat, ask, now))


def rematch(table_id: str, invite: str, seat: int) -> Command:
    """Points everybody to the table of the rematch that a seat has asked for."""
    return lambda t, now: t.play_again(table_id, invite, seat, now)


def sit_again(person: str, seat: int, name: str, invite: str, entropy: str | None) -> Command:
    """Seats a player of the match before at the table of its rematch."""
    message = TakeSeatSaid(seat=seat, invite=invite, entropy=entropy)
    return lambda t, now: _sit(t, person, name, message, now)


# --- what the house does by itself ---


def bot_move(seat: int, move: str, ask: int) -> Command:
    """Plays the move of a bot, if a bot still plays the seat."""

    def play(table: Table, now: float) -> AnyEntry:
        if table.places[seat].bot is None:
            raise Refusal("not_your_turn", f"expected a seat that a bot plays, got seat {seat}")
        return table.move(seat, move, ask, now, by="bot")

    return play


def clock_move(seat: int, move: str, ask: int) -> Command:
    """Plays a bot's move for a player whose time is up."""
    return _at_zero(seat, ask, lambda t, now: t.move(seat, move, ask, now, by="clock"))


def clock_stand_in(seat: int, ask: int) -> Command:
    """Lets a bot play on for a player whose time is up."""
    return _at_zero(seat, ask, lambda t, now: t.stand_in(seat, t.config.stand_in, "clock", now))


def absence_stand_in(seat: int) -> Command:
    """Lets a bot play on for a player who is gone."""
    return lambda t, now: t.stand_in(seat, t.config.stand_in, "gone", now)


def give_back(seat: int) -> Command:
    """Lets the player of a seat play again."""
    return lambda t, now: t.give_back(seat, now)


def _at_zero(seat: int, ask: int, command: Command) -> Command:
    """Checks that the clock is still at zero: another process may have been faster."""

    def checked(table: Table, now: float) -> AnyEntry:
        zero = table.zero_at(seat)
        if table.match is None or table.match.ask(seat) != ask or zero is None or zero > now:
            raise Refusal("not_now", f"expected a clock that has run out, got the one of seat {seat}")
        return command(table, now)

    return checked
