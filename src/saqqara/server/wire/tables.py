"""Tables: what is chosen when one is opened, and how everyone at it and in lists sees it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saqqara.server.wire.fields import (
    EditionName,
    Entropy,
    GameName,
    LevelName,
    Name,
    OptionName,
    OptionText,
    Phrase,
    Presence,
    Seat,
    Status,
    Turn,
)

Sides = Annotated[str, Meta(pattern=r"^[AB]{5}$", description="market, pyramid, temple, burial chamber, obelisks")]
AtZero = Literal["bot_moves_once", "bot_takes_over"]
WhyUnrated = Literal[
    "off",  # the host has switched ratings off
    "fork",  # it did not begin at the beginning
    "edition",  # not the figures that come with Saqqara
    "shared_seats",  # somebody plays several seats
    "not_enough_people",  # nobody, or nobody else whose strength is known
    "hint",
    "taken_back",
    "agreed",  # the players ended it without a winner
    "unplayed",
]


class PerMove(Struct, frozen=True, tag_field="kind", tag="per_move", forbid_unknown_fields=True):
    """A number of seconds for each move."""

    seconds: Annotated[int, Meta(ge=5, le=7 * 86_400)]


class PerPlayer(Struct, frozen=True, tag_field="kind", tag="per_player", forbid_unknown_fields=True):
    """A number of seconds for the whole match, and an increment after every move."""

    seconds: Annotated[int, Meta(ge=10, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


Clock = PerMove | PerPlayer


class Me(Struct, frozen=True, tag_field="who", tag="me", forbid_unknown_fields=True):
    """A seat of the person who opens the table. Several of them share one screen."""

    name: Name | None = None


class Open(Struct, frozen=True, tag_field="who", tag="open", forbid_unknown_fields=True):
    """A seat that is free for a person."""


class BotSeat(Struct, frozen=True, tag_field="who", tag="bot", forbid_unknown_fields=True):
    """A seat of a bot. A person with the invitation can take it over."""

    level: LevelName


Sitter = Me | Open | BotSeat
Sitters = Annotated[list[Sitter], Meta(min_length=2, max_length=4)]


class SeatShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat, as everyone at the table sees it. Keys with their default value are omitted."""

    seat: Seat
    who: Literal["open", "person", "bot"]
    name: str = ""
    level: LevelName | None = None  # of the bot that has the seat, or plays for its person
    stands_in: bool = False  # a bot plays for the person whose name is shown
    presence: Presence = "here"
    missed: bool = False  # gone for so long that a bot can play, if the others agree
    owes: bool = False  # has to move now
    is_yours: bool = False
    clock_ms: int | None = None  # time left; it runs while the seat has to move
    ready: bool = True  # false: the bot is still being compiled
    conceded: bool = False  # its player has conceded
    hints: int = 0  # how many hints the seat has used


class BackAsked(Struct, frozen=True, kw_only=True):
    """A request to take a move back."""

    seat: Seat
    move: str  # the move in notation, or empty if it is hidden from you
    waits_for: list[int]  # seats that have not answered


class EndAsked(Struct, frozen=True, kw_only=True):
    """A request to end the match without a winner."""

    seat: Seat
    waits_for: list[int]  # seats that have not answered


class ChatLine(Struct, frozen=True, kw_only=True):
    """One message of the chat."""

    seat: Seat | None  # null: a spectator
    name: str
    text: str  # empty if it is a phrase
    at: float  # seconds since 1970
    phrase: Phrase | None = None


class RematchShown(Struct, frozen=True, kw_only=True):
    """The table of the rematch."""

    id: str
    invite: str = ""  # for the players of this table: what they need to sit down there; others can watch
    seat: Seat | None = None  # the seat at this table that asked for it; null if an earlier version wrote it


class SeatPlayed(Struct, frozen=True, kw_only=True):
    """What a seat has played at a table."""

    moves: int  # of its person and of bots; moves that were taken back do not count
    ms: int | None = None  # thinking time of its player; null: a bot has the seat


class TableShown(Struct, frozen=True, kw_only=True):
    """A table without its game: seats, settings and open requests."""

    id: str
    game: GameName
    edition: str
    options: dict[str, Any]
    status: Status
    created: float
    turn: Turn
    seats: list[SeatShown]
    commitment: str  # to the seed of the server
    entropy: list[str]  # the contributions of the players, in the order of their seats
    seed: str | None = None  # revealed at the end
    clock: Clock | None = None
    at_zero: AtZero = "bot_moves_once"
    stand_in_after: int | None = None  # seconds after which a bot plays for a person who is gone
    stand_in: LevelName = "mason"
    chat: bool = False
    listed: bool = False
    hints: bool = True  # whether players can ask a bot for hints
    is_yours: bool = False  # you opened it
    invite: str | None = None  # for players of this table: what a friend needs to sit down
    asks_back: BackAsked | None = None
    asks_end: EndAsked | None = None
    agreed: dict[str, list[int]] = {}  # absent seat -> seats that agree to let a bot play
    spectators: int = 0
    forked_from: str | None = None
    forked_at: int | None = None
    outcome: dict[str, Any] | None = (
        None  # `places`, 0 if there is no winner; `points`; the `reason` for the first place
    )
    rematch: RematchShown | None = None  # as soon as a player asks for it, after the end
    rated: bool = False  # it counts for ratings, as far as can be said now
    why_unrated: WhyUnrated | None = None  # why not, if it was to be rated when it was opened
    played: list[SeatPlayed] = []  # by each seat, at the end; empty for a match that was imported
    challenge: str | None = None  # that is played here; until it closes, the seed is not revealed
    for_fun: bool = False  # without a result in that challenge


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open. The match starts as soon as no seat is open."""

    game: GameName
    seats: Sitters
    options: dict[OptionName, bool | OptionText] = {}  # of the game, by name
    sides: Sides | None = None  # Imhotep: the same as the option
    wrath: bool | None = None  # Imhotep: the same as the option
    edition: EditionName | None = None
    clock: Clock | None = None
    at_zero: AtZero = "bot_moves_once"
    stand_in_after: Annotated[int, Meta(ge=10, le=7 * 86_400)] | None = None
    stand_in: LevelName = "mason"
    chat: bool = False
    listed: bool = False
    hints: bool = True  # whether players can ask a bot for hints
    rated: bool = False  # whether the match is to count for ratings
    entropy: Entropy | None = None


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table that starts from a position of another one."""

    turn: Turn
    seats: Sitters
    chance: Literal["anew", "as_it_fell"] = "anew"  # anew: new draws; as_it_fell: the same draws, after the end only
    entropy: Entropy | None = None  # with new draws only
    listed: bool = False


class Rematch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a rematch, or accepts one. The body can be empty."""

    entropy: Entropy | None = None


class TableInList(Struct, frozen=True, kw_only=True):
    """A table as a list shows it."""

    id: str
    game: GameName
    status: Status
    created: float
    seats: list[SeatShown]
    options: dict[str, Any]
    your_seats: list[int] = []
    you_owe: bool = False
    places: list[int] | None = None  # of each seat, when the match is over
    rated: bool = False  # it counts for ratings, as far as can be said now
    unreadable: bool = False  # its log is damaged; nothing more is known until it is repaired


class Tables(Struct, frozen=True, kw_only=True):
    """Open tables, and yours."""

    open: list[TableInList]
    yours: list[TableInList]
