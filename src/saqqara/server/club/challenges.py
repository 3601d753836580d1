"""Challenges: the same deal for everybody. The one of the day, those that people make, and the tries at them.

A seed is durable before anything of it is shown, and leaves the house when the challenge is over. Whoever has not
finished their try for honour may not look at the tables of others.
"""

from __future__ import annotations

import datetime
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
from msgspec.structs import asdict

from saqqara.bots.levels import LEVELS
from saqqara.games import GAMES
from saqqara.match.fairness import commitment, seed_text
from saqqara.rules.edition import Edition
from saqqara.server.club.challenge_results import MOST_SHOWN, better_than, results_of, standings
from saqqara.server.club.deals import Deal, bots_seed, deal_of_the_day, world_seed, world_text
from saqqara.server.club.evening_seats import EveningSeats
from saqqara.server.club.level_games import MAX_ATTEMPTS
from saqqara.server.entries import Config, SeatStart
from saqqara.server.lobby import check_config, own_figures
from saqqara.server.people import derived_name, fresh_name, fresh_secret, plain_name
from saqqara.server.refusals import Refusal
from saqqara.server.settings import Settings
from saqqara.server.storage import Storage
from saqqara.server.store.challenges import ChallengeStore
from saqqara.server.store.rows import ChallengeRow, PersonRow, TryRow
from saqqara.server.table import Table
from saqqara.server.wire import ClientMessage, TakeSeatSaid
from saqqara.server.wire.challenges import (
    ChallengeInList,
    ChallengeResults,
    ChallengeShown,
    ChallengesShown,
    NewChallenge,
    Standings,
    You,
    YourTry,
)

DAY_S = 86_400.0
PAST_DAYS = 60
MOST_OWN = 50
STANDINGS_S = 60.0  # for how long the results of days that are over are kept in memory
Results = list[tuple[str, str, str, int]]  # challenge, person, name, points
SPANS = {"week": 7, "month": 30}

_decoder = msgspec.json.Decoder(Deal)
_encoder = msgspec.json.Encoder()


class Challenges:
    """The challenges of one house."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings
        self.store = ChallengeStore(storage.store)
        self.seats = EveningSeats(storage)
        self._days_read: dict[
            tuple[str, float, float], tuple[float, Results]
        ] = {}  # of some days, with a time of expiry

    @property
    def is_on(self) -> bool:
        """Whether this house has challenges of the day."""
        return self._settings.challenges != "off"

    # --- what there is ---

    async def row(self, challenge: str) -> ChallengeRow:
        """Returns a challenge. Those of today are made when somebody asks for them first."""
        row = await self._storage.in_thread(self.store.challenge, challenge)
        if row is None:
            row = next((one for one in await self.of_today() if one.id == challenge), None)
        if row is None:
            raise Refusal("no_such_challenge", f"expected the ID of a challenge, got {challenge[:40]!r}")
        return row

    async def of_today(self) -> list[ChallengeRow]:
        """Returns the challenges of the day, one for each game."""
        if not self.is_on:
            return []
        day = day_of(self._storage.clock.now())
        return [await self._storage.in_thread(self._of_day, game, day) for game in GAMES]

    def _of_day(self, game: str, day: datetime.date) -> ChallengeRow:
        """Returns the challenge of a day, and draws its seed if no process has done so; blocks."""
        found = self.store.challenge(id_of_day(game, day))
        return found or self._drawn(game, day)

    def _drawn(self, game: str, day: datetime.date) -> ChallengeRow:
        is_world = self._settings.challenges == "world"
        seed = world_seed(game, day.isoformat()) if is_world else seed_text(None)
        opens = begin_of(day)
        row = ChallengeRow(
            id=id_of_day(game, day),
            kind="day",
            game=game,
            day=day.isoformat(),
            name="",
            deal=_encoder.encode(deal_of_the_day(game, seed)),
            seed=seed,
            is_world=is_world,
            opens=opens,
            closes=opens + DAY_S,
        )
        return self.store.add(row, LEVELS) or row

    async def make(self, wanted: NewChallenge, person: PersonRow, edition: Edition) -> ChallengeRow:
        """Makes a challenge of one's own."""
        if not self.is_on:
            raise Refusal("not_allowed", "expected a server with challenges, got one whose host has switched them off")
        row = _new_challenge(wanted, person, edition, self._storage.clock.now())
        most = self._settings.challenges_per_person_per_day
        made = await self._storage.in_thread(self.store.add, row, LEVELS, most)
        if made is None:
            raise Refusal("too_many", f"expected at most {most} new challenges of one person a day, got another one")
        return made

    # --- playing ---

    async def try_table(self, row: ChallengeRow, person: PersonRow, for_fun: bool) -> Table:
        """Returns the table of a person's try, as it is opened: the same for requests that come together."""
        now = self._storage.clock.now()
        is_open = now < row.closes
        if row.kind == "deal":
            raise Refusal("not_allowed", "expected a challenge to play alone, got a deal of a club evening")
        if for_fun and is_open and not await self._has_finished(row.id, person.id):
            raise Refusal("not_now", "expected a challenge that you have finished, got one that you have not")
        if not for_fun and not is_open:
            raise Refusal(
                "not_now", "expected a challenge that is open, got one that is over; it can be played for fun"
            )

        def name_of(number: int) -> str:
            return derived_name(row.seed, f"try {number} of {person.id} at {row.id}")

        deal = deal_of(row)
        begun = row.id, person.id, deal.your_seat, for_fun, name_of, now
        found = await self._storage.in_thread(self.store.begin, *begun)
        if found.ended is not None:
            raise Refusal("not_now", "expected a first try, got a second one; it can be played again for fun")
        seats = [_seat(level, person) for level in deal.opponents]
        return table_of(row, found.table_id, seats, person.id, found.began, for_fun=for_fun)

    @asynccontextmanager
    async def sitting_down(self, table: Table, person: str | None, message: ClientMessage) -> AsyncIterator[None]:
        """Keeps everybody to one seat of a deal, whatever message takes it, and until the deal is told."""
        if not isinstance(message, TakeSeatSaid) or person is None or not self.seats.sits_down(table, person):
            yield
            return
        if not table.is_sealed(self._storage.clock.now()):
            raise Refusal("not_now", "expected an evening that is not over, got one that is")
        async with self.seats.claimed(str(table.config.challenge), table.id, person):
            yield

    # --- who may look ---

    async def expect_may_look(self, table: Table, person: str | None) -> None:
        """Refuses to show a table of an open challenge to anybody but its players and those who have finished it."""
        if not table.seats_of(person):
            await self.expect_finished(table, person)

    async def expect_finished(self, table: Table, person: str | None) -> None:
        """Refuses what could help with an open challenge to those who have not finished it."""
        challenge = table.config.challenge
        if challenge is None or not table.is_sealed(self._storage.clock.now()):
            return
        if person is None or not await self._has_finished(challenge, person):
            raise Refusal("not_allowed", "expected someone who has finished this challenge, got someone who has not")

    async def _has_finished(self, challenge: str, person: str) -> bool:
        return await self._storage.in_thread(self.store.has_finished, challenge, person)

    # --- what is shown ---

    async def overview(self, person: str | None) -> ChallengesShown:
        """Returns the challenges of today, those of a person, and the days before."""
        now, today = self._storage.clock.now(), await self.of_today()
        past = await self._storage.in_thread(self.store.past_days, now, PAST_DAYS * len(GAMES))
        own = [] if person is None else await self._storage.in_thread(self.store.of_person, person, MOST_OWN)
        return ChallengesShown(
            today=[await self.shown(row, person) for row in today],
            own=await self._storage.in_thread(self._in_list, own, person, now),
            past=await self._storage.in_thread(self._in_list, past, person, now),
            is_world=self._settings.challenges == "world",
            next_at=begin_of(day_of(now)) + DAY_S,
        )

    async def shown(self, row: ChallengeRow, person: str | None) -> ChallengeShown:
        """Returns a challenge as a person may know it."""
        return await self._storage.in_thread(self._as_json, row, person, self._storage.clock.now())

    def _in_list(self, rows: Sequence[ChallengeRow], person: str | None, now: float) -> list[ChallengeInList]:
        ids = [row.id for row in rows]
        tries = {} if person is None else self.store.tries_of(person, ids)
        counts = self.store.counts(ids)  # read second: whoever has finished is among the players
        listed = []
        for row in rows:
            deal, found = deal_of(row), tries.get(row.id)
            points = found.points if found is not None and found.counts and not found.with_help else None
            listed.append(
                ChallengeInList(
                    id=row.id,
                    kind=row.kind,  # type: ignore[arg-type]
                    name=row.name,
                    game=row.game,
                    date=row.day,
                    seats=deal.seats,
                    opponents=deal.opponents,
                    closes=row.closes,
                    is_open=now < row.closes,
                    is_yours=person is not None and row.made_by == person,
                    players=sum(counts.get(row.id, {}).values()),
                    yours=your_try(found),
                    better_than=better_than(counts.get(row.id, {}), points),
                )
            )
        return listed

    def _as_json(self, row: ChallengeRow, person: str | None, now: float) -> ChallengeShown:
        (listed,) = self._in_list([row], person, now)
        deal, is_open, yours = deal_of(row), listed.is_open, listed.yours
        may_see = not is_open or (yours is not None and yours.state == "done")
        known = {name: value for name, value in asdict(listed).items() if name != "better_than"}
        return ChallengeShown(
            **known,
            options=deal.options,
            edition=deal.edition,
            your_seat=deal.your_seat,
            is_world=row.is_world,
            formula=f"sha256({world_text(row.game, row.day or '')!r})" if row.is_world else None,
            commitment=commitment(row.seed),
            seed=None if is_open else row.seed,
            opens=row.opens,
            results=self._results(row, person) if may_see else None,
            levels=self._count_levels(row),
        )

    def _count_levels(self, row: ChallengeRow) -> int:
        """Returns how many levels have played a challenge or will."""
        owed = self.store.levels_owed(row.id, MAX_ATTEMPTS) if self._settings.challenge_levels else 0
        return len(self.store.level_results(row.id)) + owed

    def _results(self, row: ChallengeRow, person: str | None) -> ChallengeResults:
        counts = self.store.counts([row.id]).get(row.id, {})
        rows = self.store.results(row.id, MOST_SHOWN, person)
        return results_of(counts, rows, self.store.level_results(row.id), person)

    async def standings(self, game: str, span: str, person: str | None) -> Standings:
        """Returns the table of the last days that are over."""
        today = day_of(self._storage.clock.now())
        first = today - datetime.timedelta(days=SPANS[span])
        since, until = begin_of(first), begin_of(today)
        results = await self._results_of_days(game, since, until)
        return Standings(
            from_day=first.isoformat(),
            to_day=(today - datetime.timedelta(days=1)).isoformat(),
            rows=standings(results, person),
        )

    async def _results_of_days(self, game: str, since: float, until: float) -> Results:
        """Returns the results of days that are over, read at most once a minute, however many people ask."""
        days, now = (game, since, until), time.monotonic()
        found = self._days_read.get(days)
        if found is None or found[0] < now:
            results = await self._storage.in_thread(self.store.results_of_days, game, since, until)
            self._days_read = {key: kept for key, kept in self._days_read.items() if kept[0] >= now}
            found = self._days_read[days] = now + STANDINGS_S, results
        return found[1]


def id_of_day(game: str, day: datetime.date) -> str:
    """Returns the id of the challenge of a day."""
    return f"{game}-{day.isoformat()}"


def deal_of(row: ChallengeRow) -> Deal:
    """Returns the settings of a challenge."""
    return _decoder.decode(row.deal)


def table_of(
    row: ChallengeRow, name: str, seats: Sequence[SeatStart], host: str | None, now: float, *, for_fun: bool = False
) -> Table:
    """Returns a new table at which a challenge is played."""
    config = config_of(row.game, deal_of(row), seats)
    config = msgspec.structs.replace(
        config,
        bots=bots_seed(row.seed),
        date=day_of(row.opens).isoformat(),
        challenge=row.id,
        for_fun=for_fun,
        sealed_until=row.closes,
    )
    return Table(name, config, row.seed, fresh_secret(), host, now)


def config_of(game: str, deal: Deal, seats: Sequence[SeatStart]) -> Config:
    """Returns the settings of a table for a deal. Players cannot add to its chance: it is the same for all."""
    return Config(
        game=game, seats=list(seats), options=deal.options, edition=deal.edition, figures=deal.figures, entropy=[]
    )


def your_try(found: TryRow | None) -> YourTry | None:
    """Returns a try as its person sees it."""
    if found is None:
        return None
    if found.ended is None:
        return YourTry(state="playing", table=found.table_id)
    return YourTry(
        state="done", table=found.table_id, points=found.points, place=found.place, with_help=found.with_help
    )


def _seat(level: str | None, person: PersonRow) -> SeatStart:
    if level is None:
        return SeatStart("person", person.id, person.name)
    return SeatStart("bot", level=level)  # type: ignore[arg-type]


def _new_challenge(wanted: NewChallenge, person: PersonRow, edition: Edition, now: float) -> ChallengeRow:
    """Returns the challenge that somebody wants to make, or refuses it."""
    opponents = [None if isinstance(seat, You) else seat.level for seat in wanted.seats]
    if opponents.count(None) != 1:
        raise Refusal("bad_options", f"seats: expected exactly one of yours, got {opponents.count(None)}")
    deal = Deal(
        game=wanted.game,
        opponents=opponents,
        options=wanted.options,
        edition=edition.name,
        figures=own_figures(edition),
    )
    check_config(config_of(wanted.game, deal, [SeatStart("open")] * deal.seats))
    return ChallengeRow(
        id=fresh_name(),
        kind="own",
        game=wanted.game,
        day=None,
        name="" if wanted.name is None else plain_name(wanted.name),
        deal=_encoder.encode(deal),
        seed=seed_text(None),
        is_world=False,
        opens=now,
        closes=now + wanted.days * DAY_S,
        made_by=person.id,
    )


def day_of(moment: float) -> datetime.date:
    """Returns the day of a moment, in UTC."""
    return datetime.datetime.fromtimestamp(moment, datetime.UTC).date()


def begin_of(day: datetime.date) -> float:
    """Returns when a day begins."""
    return datetime.datetime.combine(day, datetime.time(), datetime.UTC).timestamp()
