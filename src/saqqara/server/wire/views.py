"""What the server sends over the WebSocket, and what a seat can know of its game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from saqqara.server.wire.fields import Ask, LevelName, Move, Presence, Seat, Turn
from saqqara.server.wire.tables import ChatLine, TableShown

NoAskBack = Literal[
    "unmoved",  # the seat has not moved
    "secret",  # someone has seen a card in secret since
    "rated",  # of a rated game against bots alone, which would always agree
]


class FromServer(Struct, frozen=True, tag_field="type", kw_only=True):
    """What all messages from the server have in common."""

    turn: Turn


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The first message of a connection. The views of your seats follow, or the view of a spectator."""

    table: TableShown
    seats: list[int]  # yours; empty: you are a spectator
    now: float  # the time of the server, seconds since 1970
    said: list[ChatLine]


class StoodInFor(Struct, frozen=True, kw_only=True):
    """A bot has moved for the person who has a seat."""

    seat: Seat
    level: LevelName
    is_all: bool = True  # false: the person made some of the moves in the events


class View(FromServer, frozen=True, tag="view"):
    """The table as one seat can know it: after every change that this seat can see, and after a reconnect."""

    seat: int | None  # null: a spectator
    ask: int | None
    legal: Raw  # list of moves in notation
    table: Raw  # the position as you can know it, with `turn`, `events`, `outcome`, `standing` and `if_ended`
    may_undo: bool  # whether `undo` will be accepted; if not, use `ask_back`
    clocks: list[int | None] | UnsetType = UNSET  # ms left of every seat
    by_clock: list[int] | UnsetType = (
        UNSET  # seats whose time ran out: the events include a move that a bot made for them
    )
    by_bot: list[StoodInFor] | UnsetType = UNSET  # seats for which a bot made a move of the events
    no_ask_back: NoAskBack | UnsetType = UNSET  # why `ask_back` will be refused; omitted if it will not
    reply_to: str | UnsetType = UNSET  # the `id` of your move that led here: it is durable


class TableChanged(FromServer, frozen=True, tag="table"):
    """The table has changed: a seat, a setting or a request."""

    table: TableShown


class PresenceChanged(FromServer, frozen=True, tag="presence"):
    """A player came or left."""

    seat: Seat
    state: Presence


class Heard(FromServer, frozen=True, tag="said"):
    """Someone wrote in the chat."""

    line: ChatLine


class Accepted(FromServer, frozen=True, tag="accepted"):
    """Your message with this `id` was carried out and stored."""

    id: str | None = None


class Refused(FromServer, frozen=True, tag="refused"):
    """Your message with this `id` was not carried out. Nothing has changed."""

    error: str  # one word of ERRORS
    message: str  # what was expected and what was got
    id: str | None = None


class Paused(FromServer, frozen=True, tag="paused"):
    """The server cannot reach its database. It continues by itself; nothing that was accepted is lost."""


ServerMessage = Welcome | View | TableChanged | PresenceChanged | Heard | Accepted | Refused | Paused


class Foresee(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks what moves will score, before one of them is played."""

    seat: Seat  # yours
    ask: Ask
    moves: Annotated[list[Move], Meta(min_length=1, max_length=64, description="legal answers to that question")]


class Foreseen(Struct, frozen=True, kw_only=True):
    """What each move will score, as far as neither a draw nor another player decides.

    Empty if the question has been answered in the meantime.
    """

    ask: int
    foreseen: list[dict[str, Any]]  # each with its `move`, its `points` and what earns them


class Passage(Struct, frozen=True, kw_only=True):
    """What happened with a move and the draws after it."""

    turn: int
    events: list[dict[str, Any]]
    movers: list[int] = []  # seats that moved in it
    by_clock: list[int] | UnsetType = UNSET  # seats whose time ran out: a bot made a move for them
    by_bot: list[StoodInFor] | UnsetType = UNSET  # seats for which a bot made a move


class Story(Struct, frozen=True, kw_only=True):
    """What has happened at a table so far, as far as you can know it."""

    passages: list[Passage]
