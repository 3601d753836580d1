"""Club evenings with duplicate scoring: several tables play the same deals, and each seat is compared with the same
seat at the other tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec

from saqqara.match.fairness import commitment, seed_text
from saqqara.rules.edition import Edition
from saqqara.server.club.challenges import DAY_S, Challenges, config_of, deal_of, table_of
from saqqara.server.club.deals import Deal
from saqqara.server.club.scores import scores
from saqqara.server.entries import SeatStart
from saqqara.server.lobby import check_config, own_figures
from saqqara.server.people import derived_name, fresh_name, plain_name
from saqqara.server.refusals import Refusal
from saqqara.server.storage import Storage
from saqqara.server.store.evenings import EveningStore
from saqqara.server.store.rows import ChallengeRow, EveningRow, PersonRow, TryRow
from saqqara.server.table import Table
from saqqara.server.wire.challenges import (
    EveningDeal,
    EveningSeat,
    EveningShown,
    EveningTable,
    EveningTotal,
    NewEvening,
)


@dataclass(frozen=True)
class Evening:
    """An evening with its deals."""

    row: EveningRow
    deals: list[ChallengeRow]

    def table_id(self, number: int, deal: ChallengeRow) -> str:
        """Returns the id of a table, which follows from the deal's secret: the same in every process."""
        return derived_name(deal.seed, f"table {number} of {self.row.id}")

    def tables(self) -> Iterator[tuple[int, ChallengeRow, str]]:
        """Yields the number, the deal and the id of each table."""
        for number in range(1, self.row.tables + 1):
            for deal in self.deals:
                yield number, deal, self.table_id(number, deal)


class Evenings:
    """The club evenings of one house."""

    def __init__(self, storage: Storage, challenges: Challenges, most_of_person: int) -> None:
        self._storage = storage
        self._challenges = challenges
        self._most_of_person = most_of_person
        self._store = EveningStore(storage.store)

    async def evening(self, evening: str) -> Evening:
        """Returns an evening."""
        found = await self._storage.in_thread(self._store.evening, evening)
        if found is None:
            raise Refusal("no_such_evening", f"expected the ID of an evening, got {evening[:40]!r}")
        return Evening(*found)

    async def make(self, wanted: NewEvening, person: PersonRow, edition: Edition) -> Evening:
        """Makes an evening."""
        made = _evening(wanted, person, edition, self._storage.clock.now())
        most = self._most_of_person
        if not await self._storage.in_thread(self._store.add, made.row, made.deals, most):
            raise Refusal("too_many", f"expected at most {most} new evenings of one person a day, got another one")
        return made

    # --- sitting down ---

    async def claim(self, evening: Evening, number: int, deal: int, person: PersonRow) -> tuple[TryRow, Table]:
        """Notes that somebody plays a deal at a table, and nowhere else. Returns the table as it is opened."""
        now = self._storage.clock.now()
        if not 1 <= number <= evening.row.tables or not 1 <= deal <= len(evening.deals):
            got = f"table {number} and deal {deal}"
            raise Refusal("bad_message", f"expected a table and a deal of this evening, got {got}")
        row = evening.deals[deal - 1]
        if now >= row.closes:
            raise Refusal("not_now", "expected an evening that is not over, got one that is")
        name = evening.table_id(number, row)
        store, begun = self._challenges.store, (row.id, person.id, 0, False, lambda _: name, now)
        found = await self._storage.in_thread(store.begin, *begun)
        if found.table_id != name:
            raise Refusal("not_now", "expected a player without a seat in this deal, got one who sits at another table")
        seats = [SeatStart("open")] * deal_of(row).seats
        return found, table_of(row, name, seats, person.id, evening.row.opens)

    async def note_seat(self, row: TryRow, seat: int | None) -> None:
        """Notes the seat that somebody has got, None if the table was full."""
        await self._storage.in_thread(self._store.sit, row, seat)

    # --- what is shown ---

    async def shown(self, evening: Evening, person: str | None) -> EveningShown:
        """Returns an evening as somebody may know it."""
        return await self._storage.in_thread(partial(self._shown, evening, person, self._storage.clock.now()))

    def _shown(self, evening: Evening, person: str | None, now: float) -> EveningShown:
        tries = self._store.tries([deal.id for deal in evening.deals])
        statuses = self._store.statuses([table for _, _, table in evening.tables()])
        is_over = now >= evening.row.closes or _are_all_over(evening, statuses, tries)
        seats = _seats(tries, person, is_over)
        first = deal_of(evening.deals[0])
        return EveningShown(
            id=evening.row.id,
            name=evening.row.name,
            game=first.game,
            options=first.options,
            edition=first.edition,
            seats=first.seats,
            deals=len(evening.deals),
            opens=evening.row.opens,
            closes=evening.row.closes,
            is_over=is_over,
            is_yours=person is not None and evening.row.made_by == person,
            commitments=[commitment(deal.seed) for deal in evening.deals],
            seeds=[deal.seed for deal in evening.deals] if is_over else [],
            tables=_tables(evening, statuses, seats),
            totals=_totals(tries, seats),
        )


def rows_of(shown: EveningShown) -> Iterator[tuple[object, ...]]:
    """Yields the scores as rows: deal, table, seat, name, points, place, score, with help."""
    for deal in range(shown.deals):
        for table in shown.tables:
            for seat in table.deals[deal].seats:
                score = None if seat.score is None else round(seat.score, 1)
                place = deal + 1, table.number, seat.seat + 1
                yield *place, seat.name, seat.points, seat.place, score, seat.with_help


_Key = tuple[str, str]  # table, person
_Tries = Sequence[tuple[TryRow, str]]


def _are_all_over(evening: Evening, statuses: dict[str, str], tries: _Tries) -> bool:
    """Says whether all matches are over and their results, which are noted a moment later, are there."""
    uncounted = {row.table_id for row, _ in tries} - {row.table_id for row, _ in tries if row.ended is not None}
    return all(statuses.get(table) == "over" and table not in uncounted for _, _, table in evening.tables())


def _seats(tries: _Tries, person: str | None, is_over: bool) -> dict[_Key, EveningSeat]:
    """Returns everybody at the tables; with what they have made of a deal, if the reader may see that."""
    may_see = {row.challenge for row, _ in tries if is_over or (row.person == person and row.ended is not None)}
    by_seat: dict[tuple[str, int], dict[str, int]] = {}
    for row, _ in tries:
        if row.points is not None and row.challenge in may_see:
            by_seat.setdefault((row.challenge, row.seat), {})[row.person] = row.points
    found = {seat: scores(points) for seat, points in by_seat.items()}
    return {
        (row.table_id, row.person): EveningSeat(
            seat=row.seat,
            name=name,
            is_you=row.person == person,
            is_over=row.ended is not None,
            points=row.points if row.challenge in may_see else None,
            place=row.place if row.challenge in may_see else None,
            score=found.get((row.challenge, row.seat), {}).get(row.person),
            with_help=row.with_help,
        )
        for row, name in tries
    }


def _tables(evening: Evening, statuses: dict[str, str], seats: dict[_Key, EveningSeat]) -> list[EveningTable]:
    by_table: dict[str, list[EveningSeat]] = {}
    for (table, _), seat in seats.items():
        by_table.setdefault(table, []).append(seat)
    deals: dict[int, list[EveningDeal]] = {}
    for number, _, table in evening.tables():
        of_table = deals.setdefault(number, [])
        status = statuses.get(table, "unopened")
        of_table.append(
            EveningDeal(
                deal=len(of_table) + 1,
                table=table if table in statuses else None,
                status=status,  # type: ignore[arg-type]
                seats=by_table.get(table, []),
            )
        )
    return [EveningTable(number=number, deals=of_table) for number, of_table in deals.items()]


def _totals(tries: _Tries, seats: dict[_Key, EveningSeat]) -> list[EveningTotal]:
    people: dict[str, list[EveningSeat]] = {}
    for row, _ in tries:
        seat = seats[row.table_id, row.person]
        if seat.points is not None:
            people.setdefault(row.person, []).append(seat)
    totals = [_total(played) for played in people.values()]
    return sorted(totals, key=lambda total: (-(total.score or 0.0), -total.points, total.name))


def _total(played: Sequence[EveningSeat]) -> EveningTotal:
    known = [seat.score for seat in played if seat.score is not None]
    return EveningTotal(
        name=played[0].name,
        is_you=played[0].is_you,
        deals=len(played),
        points=_sum(seat.points for seat in played),
        score=sum(known) / len(known) if known else None,
    )


def _sum(points: Iterable[int | None]) -> int:
    return sum(one or 0 for one in points)


def _evening(wanted: NewEvening, person: PersonRow, edition: Edition, now: float) -> Evening:
    """Returns the evening that somebody wants to make, or refuses it."""
    name = "" if wanted.name is None else plain_name(wanted.name)
    deal = Deal(
        game=wanted.game,
        opponents=[None] * wanted.seats,
        options=wanted.options,
        edition=edition.name,
        figures=own_figures(edition),
    )
    check_config(config_of(wanted.game, deal, [SeatStart("open")] * wanted.seats))
    row = EveningRow(fresh_name(), name, wanted.tables, now, now + DAY_S, person.id)
    return Evening(row, [_deal(row, deal, number) for number in range(1, wanted.deals + 1)])


def _deal(evening: EveningRow, deal: Deal, number: int) -> ChallengeRow:
    return ChallengeRow(
        id=f"{evening.id}-{number}",
        kind="deal",
        game=deal.game,
        day=None,
        name=evening.name,
        deal=msgspec.json.encode(deal),
        seed=seed_text(None),
        is_world=False,
        opens=evening.opens,
        closes=evening.closes,
        made_by=None,
        evening=evening.id,
    )
