"""Everything that is said between the house and its guests, typed: WebSocket messages and the bodies of the HTTP API.

A message is a JSON object whose `type` names it. What guests say is read strictly: an unknown key, a text that is too
long or a number out of range is refused before anything looks at it. `docs/reference/wire.md` is made from this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from saqqara.games import GAMES

# --- words and figures ---

Seat = Annotated[int, Meta(ge=0, le=3, description="a place at the table, counted from 0")]
Ask = Annotated[int, Meta(ge=0, le=1_000_000, description="the number of the question that is answered")]
Turn = Annotated[int, Meta(ge=0, le=1_000_000, description="moves played, nature's included, as far as you may know")]
Name = Annotated[str, Meta(min_length=1, max_length=20, description="what the others call you; plain text")]
Move = Annotated[str, Meta(min_length=1, max_length=80, description="a move in notation, as in `load b2`")]
Key = Annotated[
    str,
    Meta(pattern=r"^[0-9A-Za-z_-]{1,40}$", description="your own name for what you say; said twice, it counts once"),
]
Entropy = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{1,64}$", description="your share in the chance of the match")]
Speech = Annotated[str, Meta(min_length=1, max_length=300, description="plain text")]
PHRASES = ("hello", "good_luck", "well_played", "thanks", "your_turn", "one_moment", "oops", "good_game")
Phrase = Annotated[str, Meta(min_length=1, max_length=20, description=f"one of {', '.join(PHRASES)}")]
Secret = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{16,64}$")]
Sides = Annotated[str, Meta(pattern=r"^[AB]{5}$", description="market, pyramid, temple, burial chamber, obelisks")]
EditionName = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_. -]{1,60}$", description="an edition that the house knows")]
OptionName = Annotated[str, Meta(pattern=r"^[a-z_]{1,20}$", description="an option of the game")]
OptionText = Annotated[str, Meta(max_length=80)]
LevelName = Literal["apprentice", "mason", "architect", "vizier"]
if TYPE_CHECKING:
    GameName = str
else:
    GameName = Literal[tuple(GAMES)]  # every game of this house
Status = Literal["waiting", "playing", "over"]
Presence = Literal["here", "away", "gone"]
AtZero = Literal["bot_moves_once", "bot_takes_over"]
NoAskBack = Literal["unmoved", "secret"]  # the seat has not moved; somebody has seen a card in secret since


class PerMove(Struct, frozen=True, tag_field="kind", tag="per_move", forbid_unknown_fields=True):
    """So many seconds for each move."""

    seconds: Annotated[int, Meta(ge=5, le=7 * 86_400)]


class PerPlayer(Struct, frozen=True, tag_field="kind", tag="per_player", forbid_unknown_fields=True):
    """So many seconds for the whole match, and a few more after every move."""

    seconds: Annotated[int, Meta(ge=10, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


Clock = PerMove | PerPlayer


class Me(Struct, frozen=True, tag_field="who", tag="me", forbid_unknown_fields=True):
    """A seat of whoever opens the table; several of them make a hot-seat."""

    name: Name | None = None


class Open(Struct, frozen=True, tag_field="who", tag="open", forbid_unknown_fields=True):
    """A seat that waits for somebody."""


class BotSeat(Struct, frozen=True, tag_field="who", tag="bot", forbid_unknown_fields=True):
    """A seat of a bot. A friend may take it over."""

    level: LevelName


Sitter = Me | Open | BotSeat
Sitters = Annotated[list[Sitter], Meta(min_length=2, max_length=4)]


# --- what guests say over the WebSocket, and to POST /api/tables/{table}/messages ---


class Said(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What all that guests say has in common."""

    id: Key | None = None  # comes back in `accepted` or `refused`


class MoveSaid(Said, frozen=True, tag="move"):
    """Plays a move. Said again under its `id` it is `accepted` and done once; an `ask` that is answered is stale."""

    seat: Seat
    ask: Ask
    move: Move


class UndoSaid(Said, frozen=True, tag="undo"):
    """Takes back your last move where the engine vouches that nothing was revealed since."""

    seat: Seat


class AskBackSaid(Said, frozen=True, tag="ask_back"):
    """Asks the others to let you take back your last move. Bots accept."""

    seat: Seat


class AnswerBackSaid(Said, frozen=True, tag="answer_back"):
    """Accepts or declines what another seat has asked for; whoever asked withdraws the request by declining it."""

    seat: Seat
    accept: bool


class TakeSeatSaid(Said, frozen=True, tag="take_seat"):
    """Sits down on an open seat or a bot's. A bot's seat, and a table that is not listed, ask for the invitation."""

    seat: Seat
    name: Name | None = None
    invite: Secret | None = None
    entropy: Entropy | None = None


class StandUpSaid(Said, frozen=True, tag="stand_up"):
    """Leaves your seat, as long as the match has not begun."""

    seat: Seat


class AddEntropySaid(Said, frozen=True, tag="add_entropy"):
    """Adds your share to the chance of the match, before its first draw."""

    seat: Seat
    entropy: Entropy


class FillSaid(Said, frozen=True, tag="fill"):
    """Gives every open seat to a bot, so that the match begins. Only who opened the table may."""

    level: LevelName


class ConcedeSaid(Said, frozen=True, tag="concede"):
    """Gives the match up: of two the other wins; else a bot plays your seat to the end, and you are last."""

    seat: Seat


class AskEndSaid(Said, frozen=True, tag="ask_end"):
    """Asks the others to end the match without a winner. Bots accept."""

    seat: Seat


class AnswerEndSaid(Said, frozen=True, tag="answer_end"):
    """Accepts or declines to end the match; whoever asked withdraws the request by declining it."""

    seat: Seat
    accept: bool


class HandOverSaid(Said, frozen=True, tag="hand_over"):
    """Lets a bot play your seat until you return."""

    seat: Seat
    level: LevelName


class ReturnSaid(Said, frozen=True, tag="return"):
    """Takes your seat back from the bot that stood in."""

    seat: Seat


class LetBotPlaySaid(Said, frozen=True, tag="let_bot_play"):
    """Agrees that a bot may play on for a seat whose player is `missed`. When all others there agree, it does."""

    seat: Seat  # yours
    absent: Seat


class SaySaid(Said, frozen=True, tag="say"):
    """Says a text, if the table was opened with chat, or at any table a phrase, which all read in their own language.

    What spectators say goes to spectators, and to everybody once the match is over.
    """

    seat: Seat | None  # yours; None: you are a spectator
    text: Speech | None = None
    phrase: Phrase | None = None  # instead of a text


class MuteSaid(Said, frozen=True, tag="mute"):
    """No longer sends you what a seat says, or does again. Lasts until you leave, if you only look on."""

    seat: Seat | None  # whom you do not want to hear; None: the spectators
    on: bool


class PresenceSaid(Said, frozen=True, tag="presence"):
    """Whether you look at the table."""

    state: Literal["here", "away"]


ClientMessage = (
    MoveSaid
    | UndoSaid
    | AskBackSaid
    | AnswerBackSaid
    | TakeSeatSaid
    | StandUpSaid
    | AddEntropySaid
    | FillSaid
    | ConcedeSaid
    | AskEndSaid
    | AnswerEndSaid
    | HandOverSaid
    | ReturnSaid
    | LetBotPlaySaid
    | SaySaid
    | MuteSaid
    | PresenceSaid
)


# --- what the house says ---


class SeatShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat as everybody at the table sees it. What is as by default, as written here, is left out."""

    seat: Seat
    who: Literal["open", "person", "bot"]
    name: str = ""
    level: LevelName | None = None  # of the bot that has the seat, or stands in
    stands_in: bool = False  # a bot plays for the person whose name is shown
    presence: Presence = "here"
    missed: bool = False  # gone for so long that a bot may play on, if the others agree
    owes: bool = False  # has to move now
    is_yours: bool = False
    clock_ms: int | None = None  # what is left; it runs while the seat owes a move
    ready: bool = True  # False: the bot is still being compiled
    conceded: bool = False  # its player has given the match up
    hints: int = 0  # how often the seat was advised


class BackAsked(Struct, frozen=True, kw_only=True):
    """Somebody would like to take a move back."""

    seat: Seat
    move: str  # the move in notation, or empty where you may not know it
    waits_for: list[int]  # seats that have not answered


class EndAsked(Struct, frozen=True, kw_only=True):
    """Somebody would like to end the match without a winner."""

    seat: Seat
    waits_for: list[int]  # seats that have not answered


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something that was said."""

    seat: Seat | None  # None: a spectator
    name: str
    text: str  # empty where it is a phrase
    at: float  # seconds since 1970
    phrase: Phrase | None = None


class RematchShown(Struct, frozen=True, kw_only=True):
    """Where the company plays once more."""

    id: str
    invite: str = ""  # for those who sat here: what they need to sit down there; others may look on
    seat: Seat | None = None  # at this table, of whoever asked for it; None where an earlier version noted it


class SeatPlayed(Struct, frozen=True, kw_only=True):
    """What a seat has played at a table."""

    moves: int  # whoever made them; those that were taken back do not count
    ms: int | None = None  # how long its player has thought, as a clock counts it; None: a bot has the seat


class TableShown(Struct, frozen=True, kw_only=True):
    """A table without its game: who sits where, what was agreed, what is asked."""

    id: str
    game: GameName
    edition: str
    options: dict[str, Any]
    status: Status
    created: float
    turn: Turn
    seats: list[SeatShown]
    commitment: str  # to the house's share of the chance
    entropy: list[str]  # the players' shares, in the order of the seats that have added one
    seed: str | None = None  # told at the end
    clock: Clock | None = None
    at_zero: AtZero = "bot_moves_once"
    stand_in_after: int | None = None  # seconds after which a bot plays for somebody who is gone
    stand_in: LevelName = "mason"
    chat: bool = False
    listed: bool = False
    hints: bool = True  # whether players may ask a bot for advice
    is_yours: bool = False  # you opened it
    invite: str | None = None  # for those who sit here: what a friend needs to sit down
    asks_back: BackAsked | None = None
    asks_end: EndAsked | None = None
    agreed: dict[str, list[int]] = {}  # absent seat -> seats that would let a bot play on
    spectators: int = 0
    forked_from: str | None = None
    forked_at: int | None = None
    outcome: dict[str, Any] | None = None  # `places`, 0 where there is no winner; `points`; the `reason` for the first
    rematch: RematchShown | None = None  # from when somebody asks for it, after the end
    played: list[SeatPlayed] = []  # by each seat, told at the end; none of a match that was played elsewhere


class Told(Struct, frozen=True, tag_field="type", kw_only=True):
    """What all that the house says has in common."""

    turn: Turn


class Welcome(Told, frozen=True, tag="welcome"):
    """The first message of a connection. Views of your seats follow, or a spectator's."""

    table: TableShown
    seats: list[int]  # yours; none: you are a spectator
    now: float  # the house's time, seconds since 1970
    said: list[ChatLine]


class StoodInFor(Struct, frozen=True, kw_only=True):
    """A bot has moved for the person who has a seat."""

    seat: Seat
    level: LevelName
    is_all: bool = True  # False: the person made some of the seat's moves that the events tell


class View(Told, frozen=True, tag="view"):
    """The table as one seat may know it: after every change that this seat may notice, and after a reconnect."""

    seat: int | None  # None: a spectator
    ask: int | None
    legal: Raw  # list of moves in notation
    table: Raw  # the position as you may know it, with `turn`, `events`, `outcome`, `standing` and `if_ended`
    may_undo: bool  # whether `undo` would be accepted; else there is `ask_back`
    clocks: list[int | None] | UnsetType = UNSET  # ms left of every seat
    by_clock: list[int] | UnsetType = UNSET  # seats whose time was up: the events hold a move that a bot made for them
    by_bot: list[StoodInFor] | UnsetType = UNSET  # seats for which a bot that stood in made a move of the events
    no_ask_back: NoAskBack | UnsetType = UNSET  # why `ask_back` would be refused; left out: it would not be
    reply_to: str | UnsetType = UNSET  # the `id` of your move that led here: it is durable


class TableChanged(Told, frozen=True, tag="table"):
    """Who sits where, what is asked: whenever it changes."""

    table: TableShown


class PresenceChanged(Told, frozen=True, tag="presence"):
    """Somebody came or went."""

    seat: Seat
    state: Presence


class Heard(Told, frozen=True, tag="said"):
    """Somebody said something."""

    line: ChatLine


class Accepted(Told, frozen=True, tag="accepted"):
    """What you said under this `id` is done and durable."""

    id: str | None = None


class Refused(Told, frozen=True, tag="refused"):
    """What you said under this `id` was not done. Nothing has changed."""

    error: str  # one word of ERRORS
    message: str  # what was expected and what was got
    id: str | None = None


class Paused(Told, frozen=True, tag="paused"):
    """The house cannot reach its storage; it goes on by itself. Nothing that was accepted is lost."""


ServerMessage = Welcome | View | TableChanged | PresenceChanged | Heard | Accepted | Refused | Paused

# What can be wrong, and the HTTP status that says so.
ERRORS = {
    "bad_message": 400,
    "bad_options": 400,
    "unreadable_move": 400,
    "no_token": 401,
    "not_your_seat": 403,
    "not_allowed": 403,
    "no_such_table": 404,
    "no_such_page": 404,
    "wrong_method": 405,
    "illegal_move": 409,
    "not_your_turn": 409,
    "stale_move": 409,
    "cannot_undo": 409,
    "match_over": 409,
    "not_now": 409,
    "too_large": 413,
    "wrong_host": 421,
    "too_many": 429,
    "fault": 500,
    "unreadable_table": 500,
    "unavailable": 503,
}


# --- bodies of the HTTP API ---


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Makes you known to the house."""

    name: Name
    keep: Literal["cookie", "token"] = "cookie"  # a browser keeps a cookie; a program is told its token


class Person(Struct, frozen=True, kw_only=True):
    """Who you are."""

    name: str
    token: str | None = None  # told once, to a program that asked for it


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for you; tables where you sit already keep the old one."""

    name: Name


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open. The match begins as soon as no seat is open."""

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
    hints: bool = True  # whether players may ask a bot for advice
    entropy: Entropy | None = None


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table that begins where another one stood."""

    turn: Turn
    seats: Sitters
    chance: Literal["anew", "as_it_fell"] = "anew"  # a new match from that position; after the end, its moves and draws
    entropy: Entropy | None = None  # of a new match; draws that fell have their shares already
    listed: bool = False


class Rematch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a rematch, or accepts one. Without a body, as without a share."""

    entropy: Entropy | None = None


class Foresee(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks what moves will bring, before one of them is made."""

    seat: Seat  # yours
    ask: Ask
    moves: Annotated[list[Move], Meta(min_length=1, max_length=64, description="legal answers to that question")]


class Foreseen(Struct, frozen=True, kw_only=True):
    """What each of the moves will bring, as far as neither chance nor somebody else decides.

    Nothing where that question is closed by then.
    """

    ask: int
    foreseen: list[dict[str, Any]]  # each with its `move`, its `points` and what earns them


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
    places: list[int] | None = None  # each seat's, once it is over
    unreadable: bool = False  # its log is damaged: nothing more is known of it until its host repairs it


class Hint(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for advice."""

    seat: Seat  # yours
    ask: Ask
    level: LevelName


class Range(Struct, frozen=True, kw_only=True):
    """A figure, and where it lies with 95 % confidence as far as the simulations can tell."""

    mean: float
    low: float
    high: float


class Prospect(Struct, frozen=True, kw_only=True):
    """What a move leads to, by seat."""

    move: str
    visits: int
    wins: list[Range]  # the share of the first place
    points: list[Range]  # at the end


class Step(Struct, frozen=True, kw_only=True):
    """A move that is expected; a draw of nature is only the one that was tried most often."""

    seat: int  # -1: nature
    move: str


class Advice(Struct, frozen=True, kw_only=True):
    """A question as a level sees it that knows no more than the seat does. Asked again, it says the same."""

    level: LevelName
    simulations: int
    is_exact: bool  # computed to the end of the game
    moves: list[Prospect]  # the best first, 8 at most
    line: list[Step]


class Passage(Struct, frozen=True, kw_only=True):
    """What a move and the draws after it brought about."""

    turn: int
    events: list[dict[str, Any]]
    movers: list[int] = []  # seats that moved in it
    by_clock: list[int] | UnsetType = UNSET  # seats whose time was up: a bot made a move for them
    by_bot: list[StoodInFor] | UnsetType = UNSET  # seats for which a bot that stood in made a move


class Story(Struct, frozen=True, kw_only=True):
    """All that happened at a table so far, as its reader may know it."""

    passages: list[Passage]


class Tables(Struct, frozen=True, kw_only=True):
    """Open tables, and yours."""

    open: list[TableInList]
    yours: list[TableInList]


class HouseShown(Struct, frozen=True, kw_only=True):
    """What can be had here."""

    version: str
    games: list[str]
    levels: list[str]
    editions: dict[str, list[str]]
    name: str | None  # yours
    tables: int
    playing: int


class Health(Struct, frozen=True, kw_only=True):
    """Whether the house is well."""

    status: Literal["ok", "degraded", "unavailable"]  # degraded: there are tables that cannot be read
    database: bool
    tables_in_memory: int
    thinking: int
    version: str
    unreadable_tables: int = 0  # set aside until their host repairs them; the log names them


class Problem(Struct, frozen=True, kw_only=True):
    """What is wrong."""

    error: str
    message: str
