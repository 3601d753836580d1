"""The messages between server and clients, typed: WebSocket messages and the bodies of the HTTP API.

A message is a JSON object whose `type` names it. Messages from clients are read strictly: an unknown key, a text that
is too long or a number out of range is refused before anything else. `docs/reference/wire.md` is made from this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from saqqara.games import GAMES

# --- words and figures ---

Seat = Annotated[int, Meta(ge=0, le=3, description="a place at the table, counted from 0")]
Ask = Annotated[int, Meta(ge=0, le=1_000_000, description="the number of the question that is answered")]
Turn = Annotated[int, Meta(ge=0, le=1_000_000, description="moves played, draws included, as far as you can know")]
Name = Annotated[str, Meta(min_length=1, max_length=20, description="what the others call you; plain text")]
Move = Annotated[str, Meta(min_length=1, max_length=80, description="a move in notation, as in `load b2`")]
Key = Annotated[
    str,
    Meta(pattern=r"^[0-9A-Za-z_-]{1,40}$", description="your own ID of the message; sent twice, it counts once"),
]
Entropy = Annotated[
    str, Meta(pattern=r"^[0-9A-Za-z_-]{1,64}$", description="your contribution to the seed of the match")
]
Speech = Annotated[str, Meta(min_length=1, max_length=300, description="plain text")]
PHRASES = ("hello", "good_luck", "well_played", "thanks", "your_turn", "one_moment", "oops", "good_game")
Phrase = Annotated[str, Meta(min_length=1, max_length=20, description=f"one of {', '.join(PHRASES)}")]
Secret = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{16,64}$")]
Sides = Annotated[str, Meta(pattern=r"^[AB]{5}$", description="market, pyramid, temple, burial chamber, obelisks")]
EditionName = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_. -]{1,60}$", description="an edition that the server has")]
OptionName = Annotated[str, Meta(pattern=r"^[a-z_]{1,20}$", description="an option of the game")]
OptionText = Annotated[str, Meta(max_length=80)]
LevelName = Literal["apprentice", "scribe", "mason", "architect", "vizier", "pharaoh"]
if TYPE_CHECKING:
    GameName = str
else:
    GameName = Literal[tuple(GAMES)]  # every game of this server
Status = Literal["waiting", "playing", "over"]
Presence = Literal["here", "away", "gone"]
AtZero = Literal["bot_moves_once", "bot_takes_over"]
ReviewState = Literal["queued", "running", "done", "stopped", "failed"]
GradeName = Literal["best", "good", "inaccuracy", "mistake", "blunder", "only"]
CountsName = Literal["margin", "first"]  # in a puzzle: the own points less the best rival's; the share of first place
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
NoAskBack = Literal["unmoved", "secret"]  # the seat has not moved; someone has seen a card in secret since


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


# --- what clients send over the WebSocket, and to POST /api/tables/{table}/messages ---


class Said(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What all messages from clients have in common."""

    id: Key | None = None  # comes back in `accepted` or `refused`


class MoveSaid(Said, frozen=True, tag="move"):
    """Plays a move. Sent again with its `id`, it is `accepted` and played once. An `ask` that is answered is stale."""

    seat: Seat
    ask: Ask
    move: Move


class UndoSaid(Said, frozen=True, tag="undo"):
    """Takes back your last move, if nothing was revealed since."""

    seat: Seat


class AskBackSaid(Said, frozen=True, tag="ask_back"):
    """Asks the others to let you take back your last move. Bots accept."""

    seat: Seat


class AnswerBackSaid(Said, frozen=True, tag="answer_back"):
    """Accepts or declines the request of another seat. The seat that asked withdraws its request by declining it."""

    seat: Seat
    accept: bool


class TakeSeatSaid(Said, frozen=True, tag="take_seat"):
    """Takes an open seat or the seat of a bot. A bot's seat, and a table that is not listed, need the invitation."""

    seat: Seat
    name: Name | None = None
    invite: Secret | None = None
    entropy: Entropy | None = None


class StandUpSaid(Said, frozen=True, tag="stand_up"):
    """Leaves your seat, before the match starts."""

    seat: Seat


class AddEntropySaid(Said, frozen=True, tag="add_entropy"):
    """Adds your contribution to the seed of the match, before its first draw."""

    seat: Seat
    entropy: Entropy


class FillSaid(Said, frozen=True, tag="fill"):
    """Gives every open seat to a bot, so that the match starts. Only the person who opened the table can do this."""

    level: LevelName


class ConcedeSaid(Said, frozen=True, tag="concede"):
    """Concedes. With two players the other wins; with more, a bot plays your seat to the end and you are last."""

    seat: Seat


class AskEndSaid(Said, frozen=True, tag="ask_end"):
    """Asks the others to end the match without a winner. Bots accept."""

    seat: Seat


class AnswerEndSaid(Said, frozen=True, tag="answer_end"):
    """Accepts or declines to end the match. The seat that asked withdraws its request by declining it."""

    seat: Seat
    accept: bool


class HandOverSaid(Said, frozen=True, tag="hand_over"):
    """Lets a bot play your seat until you return."""

    seat: Seat
    level: LevelName


class ReturnSaid(Said, frozen=True, tag="return"):
    """Takes your seat back from the bot that plays for you."""

    seat: Seat


class LetBotPlaySaid(Said, frozen=True, tag="let_bot_play"):
    """Agrees that a bot plays for a seat whose player is `missed`. When all others agree, it does."""

    seat: Seat  # yours
    absent: Seat


class SaySaid(Said, frozen=True, tag="say"):
    """Writes a text, if the table has chat, or a phrase, which everyone reads in their own language.

    What spectators write goes to spectators, and to everyone when the match is over.
    """

    seat: Seat | None  # yours; null: you are a spectator
    text: Speech | None = None
    phrase: Phrase | None = None  # instead of a text


class MuteSaid(Said, frozen=True, tag="mute"):
    """Mutes a seat for you, or unmutes it. For a spectator it lasts until they leave."""

    seat: Seat | None  # the seat to mute; null: the spectators
    on: bool


class PresenceSaid(Said, frozen=True, tag="presence"):
    """Says whether you are looking at the table."""

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


# --- what the server sends ---


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


class Told(Struct, frozen=True, tag_field="type", kw_only=True):
    """What all messages from the server have in common."""

    turn: Turn


class Welcome(Told, frozen=True, tag="welcome"):
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


class View(Told, frozen=True, tag="view"):
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


class TableChanged(Told, frozen=True, tag="table"):
    """The table has changed: a seat, a setting or a request."""

    table: TableShown


class PresenceChanged(Told, frozen=True, tag="presence"):
    """A player came or left."""

    seat: Seat
    state: Presence


class Heard(Told, frozen=True, tag="said"):
    """Someone wrote in the chat."""

    line: ChatLine


class Accepted(Told, frozen=True, tag="accepted"):
    """Your message with this `id` was carried out and stored."""

    id: str | None = None


class Refused(Told, frozen=True, tag="refused"):
    """Your message with this `id` was not carried out. Nothing has changed."""

    error: str  # one word of ERRORS
    message: str  # what was expected and what was got
    id: str | None = None


class Paused(Told, frozen=True, tag="paused"):
    """The server cannot reach its database. It continues by itself; nothing that was accepted is lost."""


ServerMessage = Welcome | View | TableChanged | PresenceChanged | Heard | Accepted | Refused | Paused

# The words of errors, and their HTTP status.
ERRORS = {
    "bad_message": 400,
    "bad_options": 400,
    "unreadable_move": 400,
    "no_token": 401,
    "not_your_seat": 403,
    "not_allowed": 403,
    "no_such_table": 404,
    "no_such_review": 404,
    "no_such_puzzle": 404,
    "no_such_lesson": 404,
    "no_such_challenge": 404,
    "no_such_evening": 404,
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
    """Registers you with a name."""

    name: Name
    keep: Literal["cookie", "token"] = "cookie"  # a browser gets a cookie, a program gets its token


class Person(Struct, frozen=True, kw_only=True):
    """Who you are."""

    name: str
    token: str | None = None  # sent once, to a program that asked for it


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name. Tables where you sit already keep the old one."""

    name: Name


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
    unreadable: bool = False  # its log is damaged; nothing more is known until it is repaired


class Hint(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a hint."""

    seat: Seat  # yours
    ask: Ask
    level: LevelName | None = None  # without one: the judge of reviews, which answers within a second


class Range(Struct, frozen=True, kw_only=True):
    """A figure with its 95% confidence interval, by simulation."""

    mean: float
    low: float
    high: float


class ReasonShown(Struct, frozen=True, kw_only=True):
    """Points that a move brings a seat from one source, compared with the best move."""

    seat: Seat
    source: str  # as the game names it
    points: float  # below 0: the move costs that seat points


class Prospect(Struct, frozen=True, kw_only=True):
    """What a move leads to, by seat."""

    move: str
    visits: int
    wins: list[Range]  # chance of the first place
    points: list[Range]  # at the end
    reasons: list[ReasonShown] = []  # why it is worse than the first; none where the difference is noise


class Step(Struct, frozen=True, kw_only=True):
    """An expected move. A draw of nature is the one that was tried most often."""

    seat: int  # -1: nature
    move: str


class Advice(Struct, frozen=True, kw_only=True):
    """The advice of a level, which knows no more than the seat. The same question gets the same advice."""

    level: LevelName
    simulations: int
    is_exact: bool  # computed to the end of the game
    moves: list[Prospect]  # the best first, 8 at most
    line: list[Step]


class NewReview(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for the review of a record. It has to be whole, finished and true."""

    record: Annotated[str, Meta(min_length=1, max_length=60_000, description="the text of its file")]


class ReviewShown(Struct, frozen=True, kw_only=True):
    """The review of a finished game, or what there is of it so far."""

    id: str  # the table's ID; of a record, `rec-` and a hash of its text
    table: str | None  # null: a record that was sent here
    game: GameName
    edition: str
    options: dict[str, Any]
    seats: int
    state: ReviewState
    ahead: int = 0  # reviews that come before it in the queue
    compiling: bool = (
        False  # the rules of its edition are compiled first, about a minute for an edition that is new here
    )
    looked_at: int = 0  # moments of the game that are looked at in full
    moments: int = 0
    stamp: int  # another number as soon as anything is new
    is_yours: bool = False  # you asked for it, and can stop it
    failure: str = ""  # why there is none, in one sentence
    review: Raw  # as `docs/reference/review.md` describes it; null until there is a first picture of the whole game


class StepSaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move of a line that is tried out."""

    seat: Annotated[int, Meta(ge=-1, le=3)]  # -1: nature
    move: Move


class LineSaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks how a reviewed game would look after other moves. Nothing is stored."""

    turn: Turn  # of the game, before the first of the moves
    seat: Seat | None = None  # as whom you look; null: a spectator
    moves: Annotated[list[StepSaid], Meta(max_length=40)] = []


class LineShown(Struct, frozen=True, kw_only=True):
    """The table at that turn, and after each of the moves."""

    turn: int
    tables: list[dict[str, Any]]  # one more than there are moves
    legal: list[str]  # moves of the seat after the last one, if it has to move


class TrySaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tries a move instead of the one that was played."""

    turn: Turn  # of the decision
    move: Move


class Tried(Struct, frozen=True, kw_only=True):
    """How a try is graded, with what the review knows of that decision."""

    turn: int
    seat: Seat
    move: str
    grade: GradeName | None  # null: the search gave the move too little attention to grade it
    wins: Range | None  # the chance of the first place that it costs
    points: Range | None  # the points that it costs
    best: str
    line: list[Step]  # what is expected after the best move, which comes first


class PuzzleInList(Struct, frozen=True, kw_only=True):
    """A puzzle in the list of a game."""

    id: str
    game: GameName
    seats: int
    theme: str  # what decides it
    level: str  # the weakest level that finds the first move in eight of ten tries, or "none"
    counts: CountsName
    moves: int  # how many decisions it takes


class PuzzlesShown(Struct, frozen=True, kw_only=True):
    """The puzzles of a game, and the one of the day, which is the same for everybody."""

    day: str  # in UTC, as in 2026-12-31
    number: int  # of that day
    today: str | None  # null: the game has no puzzles
    puzzles: list[PuzzleInList]


class SourceShown(Struct, frozen=True, kw_only=True):
    """Where a puzzle comes from."""

    record: str
    turn: int


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle without its answer."""

    id: str
    game: GameName
    seats: int
    theme: str
    level: str
    counts: CountsName
    moves: int
    seat: Seat  # that has to move
    source: SourceShown
    table: dict[str, Any]  # as that seat sees it
    legal: list[str]


class PuzzleTrySaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tries a move of a puzzle."""

    moves: Annotated[list[Move], Meta(min_length=1, max_length=8)]  # the right ones before it, and last the try


class ChoiceShown(Struct, frozen=True, kw_only=True):
    """A move of the first decision with its exact value."""

    move: str
    value: float  # of what counts
    points: list[float]  # that each seat can then expect at the end


class PuzzleTried(Struct, frozen=True, kw_only=True):
    """The answer to a try. A right one goes on to the next decision or to the end, a wrong one changes nothing."""

    is_right: bool
    is_over: bool  # there is no further decision
    cost: float  # what the move loses of what counts
    points: list[float]  # that each seat can expect at the end after the move
    moves: list[str]  # the right moves so far
    replies: list[Step]  # of the others, all of them the best
    events: list[dict[str, Any]]  # since the try
    tables: list[dict[str, Any]]  # after each move since the question
    table: dict[str, Any]
    legal: list[str]
    choices: list[ChoiceShown] | None  # best first; null until the puzzle is solved or given up
    best: str | None
    reasons: list[ReasonShown] = []  # the best move compared with the second


class NewPuzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Makes a puzzle of a decision of a reviewed game."""

    review: Annotated[str, Meta(min_length=1, max_length=40)]
    turn: Turn


class PuzzleMade(Struct, frozen=True, kw_only=True):
    """A puzzle that was made."""

    id: str


class LessonInList(Struct, frozen=True, kw_only=True):
    """A lesson as the list shows it. Its title is the message `lesson-<game>-<name>`."""

    game: GameName
    name: str
    chapter: str
    minutes: int
    steps: int


class Lessons(Struct, frozen=True, kw_only=True):
    """All lessons, in teaching order."""

    lessons: list[LessonInList]


class LessonSaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Says where you are in a lesson, and tries a move there. Nothing is stored."""

    done: Annotated[list[Move], Meta(max_length=20, description="what completed each step: `next`, or the move")] = []
    move: Move | None = None  # a try at the present step


class LessonAnswer(Struct, frozen=True, kw_only=True):
    """What the lesson says to your move."""

    is_right: bool
    text: str  # the id of a message
    rule: str | None  # that forbids it, or that it is about
    move: str


class LessonShown(Struct, frozen=True, kw_only=True):
    """A lesson at one of its steps. A right move leads to the next one, any other leaves everything as it was."""

    step: int  # from 0; after the last one the number of steps
    steps: int
    kind: Literal["next", "do", "over"]  # read on, make a move, done
    text: str  # the id of what the lesson says
    light: list[str]  # what it talks about
    rule: str | None
    seat: Seat  # yours
    table: dict[str, Any]  # as at a table
    legal: list[str]
    foreseen: list[dict[str, Any]]  # of each legal move, if one is asked for: as at a table
    events: list[dict[str, Any]]  # since the step before
    answer: LessonAnswer | None  # to your move
    show: str | None  # a move that completes the step
    done: list[str]  # to send with your next move


LessonPath = Annotated[str, Meta(pattern=r"^[a-z_]{1,20}/[a-z0-9-]{1,40}$", description="game and name of a lesson")]


class LessonProgress(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far you are in a lesson."""

    done: Annotated[list[Move], Meta(max_length=20)] = []
    is_over: bool = False


class PuzzleProgress(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which puzzles you have solved."""

    solved: Annotated[dict[Key, Literal["first", "later", "shown"]], Meta(max_length=2000)] = {}
    streak: Annotated[int, Meta(ge=0, le=100_000)] = 0
    best: Annotated[int, Meta(ge=0, le=100_000)] = 0  # the longest streak
    day: Annotated[str, Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")] = ""  # of the latest puzzle of the day


class School(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What you have learnt. Sent from several devices, it is merged: the furthest counts."""

    lessons: Annotated[dict[LessonPath, LessonProgress], Meta(max_length=200)] = {}
    puzzles: PuzzleProgress = field(default_factory=PuzzleProgress)


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


class Tables(Struct, frozen=True, kw_only=True):
    """Open tables, and yours."""

    open: list[TableInList]
    yours: list[TableInList]


class HouseShown(Struct, frozen=True, kw_only=True):
    """What this server offers."""

    version: str
    games: list[str]
    levels: list[str]
    editions: dict[str, list[str]]
    name: str | None  # yours
    tables: int
    playing: int
    ratings: bool = False  # whether tables can be rated
    challenges: bool = False  # whether there are challenges of the day
    push: str | None = None  # the public key for push subscriptions; null: this server sends no notices


class Health(Struct, frozen=True, kw_only=True):
    """The health of the server."""

    status: Literal["ok", "degraded", "unavailable"]  # degraded: some tables cannot be read
    database: bool
    tables_in_memory: int
    thinking: int
    version: str
    unreadable_tables: int = 0  # damaged; the log names them


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was refused."""

    error: str
    message: str
