"""The bodies of the HTTP API about challenges: the same deal for everybody."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saqqara.server.wire.fields import EditionName, GameName, LevelName, OptionName, OptionText, Seat

ChallengeKind = Literal["day", "own", "deal"]
ChallengeName = Annotated[str, Meta(min_length=1, max_length=60, description="plain text")]


class You(Struct, frozen=True, tag_field="who", tag="you", forbid_unknown_fields=True):
    """The seat of whoever plays the challenge."""


class LevelSeat(Struct, frozen=True, tag_field="who", tag="bot", forbid_unknown_fields=True):
    """The seat of a bot."""

    level: LevelName


class NewChallenge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A challenge to make: exactly one seat is yours, the others are of bots."""

    game: GameName
    seats: Annotated[list[You | LevelSeat], Meta(min_length=2, max_length=4)]
    options: dict[OptionName, bool | OptionText] = {}  # of the game, by name
    edition: EditionName | None = None
    days: Annotated[int, Meta(ge=1, le=30, description="for how many days it is open")] = 7
    name: ChallengeName | None = None


class PlayChallenge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a try. The body can be empty."""

    for_fun: bool = False  # after your try for honour, or after the end: as often as you like, without a result


class TryTable(Struct, frozen=True, kw_only=True):
    """The table of your try."""

    table: str


class YourTry(Struct, frozen=True, kw_only=True):
    """Your try for honour."""

    state: Literal["playing", "done"]
    table: str
    points: int | None = None  # when it is done
    place: int | None = None  # at its table
    with_help: bool = False  # with hints, moves taken back, or moves that a bot made for you
    round: int | None = None  # while you play, if the game has rounds
    rounds: int | None = None


class LevelResult(Struct, frozen=True, kw_only=True):
    """What a level has made of the same deal, on your seat and against the same bots."""

    level: LevelName
    points: int
    place: int  # at its table
    table: str


class PlayerResult(Struct, frozen=True, kw_only=True):
    """What somebody has made of it."""

    name: str
    is_you: bool
    points: int
    place: int | None  # among all; null: with help
    with_help: bool
    table: str


class Bin(Struct, frozen=True, kw_only=True, rename={"from_points": "from", "to_points": "to"}):
    """How many have so many points."""

    from_points: int
    to_points: int
    count: int
    is_you: bool


class ChallengeResults(Struct, frozen=True, kw_only=True):
    """What everybody has made of it. Results with help stand in the list only."""

    players: int
    place: int | None  # yours, among all
    better_than: float | None  # the share of the others who have fewer points, 0 to 1; null: fewer than 20 players
    histogram: list[Bin]  # in bins of three points; empty: fewer than 20 players
    levels: list[LevelResult]  # as far as they have played
    everybody: list[PlayerResult]  # the best 200, and you
    median: float | None


class ChallengeShown(Struct, frozen=True, kw_only=True):
    """A challenge."""

    id: str
    kind: ChallengeKind
    name: str  # empty: none
    game: GameName
    date: str | None  # of a challenge of the day, in UTC
    seats: int
    options: dict[str, Any]
    edition: str
    opponents: list[LevelName | None]  # of each seat; null: yours
    your_seat: Seat
    is_world: bool  # the seed follows from the date, the same in every house: whoever wants to can compute it
    formula: str | None  # how, if so
    commitment: str  # to the seed
    seed: str | None  # when it is over
    opens: float
    closes: float
    is_open: bool
    is_yours: bool  # you made it
    players: int  # who have finished
    yours: YourTry | None
    results: ChallengeResults | None  # when you have finished, or it is over
    levels: int = 0  # how many levels have played it or will


class ChallengeInList(Struct, frozen=True, kw_only=True):
    """A challenge as a list shows it."""

    id: str
    kind: ChallengeKind
    name: str
    game: GameName
    date: str | None
    seats: int
    opponents: list[LevelName | None]
    closes: float
    is_open: bool
    is_yours: bool
    players: int
    yours: YourTry | None
    better_than: float | None  # of you, as in the results


class EveningInList(Struct, frozen=True, kw_only=True):
    """A club evening as a list shows it."""

    id: str
    name: str
    game: GameName
    seats: int
    deals: int
    tables: int
    closes: float
    is_open: bool
    is_yours: bool  # you made it


class ChallengesShown(Struct, frozen=True, kw_only=True):
    """The challenges of today, those that you have made or played, and the days before."""

    today: list[ChallengeShown]
    own: list[ChallengeInList]
    past: list[ChallengeInList]
    is_world: bool
    next_at: float  # when the next day begins
    evenings: list[EveningInList] = []  # that you have made or joined


class Standing(Struct, frozen=True, kw_only=True):
    """One row of the table of a week or a month."""

    name: str
    is_you: bool
    days: int
    points_share: float  # the mean share of the others who have fewer points, 0 to 1
    points: int


class Standings(Struct, frozen=True, kw_only=True, rename={"from_day": "from", "to_day": "to"}):
    """The table of the last seven or thirty days that are over, the best 200 and you."""

    from_day: str
    to_day: str
    rows: list[Standing]


class NewEvening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A club evening to make: several tables play the same deals."""

    game: GameName
    options: dict[OptionName, bool | OptionText] = {}  # of the game, by name
    edition: EditionName | None = None
    seats: Annotated[int, Meta(ge=2, le=4)]
    deals: Annotated[int, Meta(ge=1, le=8)]
    tables: Annotated[int, Meta(ge=2, le=20)]
    name: ChallengeName | None = None


class EveningSeat(Struct, frozen=True, kw_only=True):
    """Somebody at a table of an evening."""

    seat: Seat
    name: str
    is_you: bool
    is_over: bool
    points: int | None = None  # when you have finished this deal, or the evening is over
    place: int | None = None  # at the table
    score: float | None = None  # 0 to 100: the share of the others with this deal and seat who have fewer points
    with_help: bool = False  # the points have no score, and count in no total
    is_late: bool = False  # finished after the evening was over: without points


class EveningDeal(Struct, frozen=True, kw_only=True):
    """A deal at one table."""

    deal: int  # counted from 1
    table: str | None  # null: nobody has opened it
    status: Literal["unopened", "waiting", "playing", "over"]
    seats: list[EveningSeat]
    may_watch: bool = False  # you play there, have finished the deal, or the evening's time is up


class EveningTable(Struct, frozen=True, kw_only=True):
    """A table with all its deals."""

    number: int  # counted from 1
    deals: list[EveningDeal]


class EveningCell(Struct, frozen=True, kw_only=True):
    """What somebody has made of one deal."""

    table: int  # its number
    points: int | None  # null: too late
    score: float | None  # as at the seat
    with_help: bool
    is_late: bool


class EveningTotal(Struct, frozen=True, kw_only=True):
    """What somebody has in all deals that you may see."""

    name: str
    is_you: bool
    deals: int  # that count
    points: int
    score: float | None  # the mean of the scores; null: nobody to compare with
    cells: list[EveningCell | None] = []  # by deal; null: not finished, or not for you to see yet


class EveningShown(Struct, frozen=True, kw_only=True):
    """A club evening with duplicate scoring."""

    id: str
    name: str
    game: GameName
    options: dict[str, Any]
    edition: str
    seats: int
    deals: int
    opens: float
    closes: float
    is_over: bool
    is_yours: bool  # you made it
    commitments: list[str]  # to the seeds of the deals
    seeds: list[str]  # of the deals, when the evening is over
    tables: list[EveningTable]
    totals: list[EveningTotal]  # the best first
