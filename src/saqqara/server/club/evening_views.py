"""Club evenings as they are shown: who sits where, the points, and the scores as far as the reader may know them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from saqqara.match.fairness import commitment
from saqqara.server.club.challenges import deal_of
from saqqara.server.club.evening_seats import NO_SEAT
from saqqara.server.club.scores import scores
from saqqara.server.deletion import GUEST
from saqqara.server.people import derived_name
from saqqara.server.store.rows import ChallengeRow, EveningRow, TryRow
from saqqara.server.wire.challenges import (
    EveningCell,
    EveningDeal,
    EveningInList,
    EveningSeat,
    EveningShown,
    EveningTable,
    EveningTotal,
)

_Tries = Sequence[tuple[TryRow, str]]  # with the names of their people
_Statuses = Mapping[str, str]  # of the tables that have been opened
_Seats = dict[tuple[str, str], EveningSeat]  # by table and person


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


def evening_in_list(evening: Evening, person: str, now: float) -> EveningInList:
    """Returns an evening as a list shows it."""
    first = deal_of(evening.deals[0])
    return EveningInList(
        id=evening.row.id,
        name=evening.row.name,
        game=first.game,
        seats=first.seats,
        deals=len(evening.deals),
        tables=evening.row.tables,
        closes=evening.row.closes,
        is_open=now < evening.row.closes,
        is_yours=evening.row.made_by == person,
    )


def evening_shown(evening: Evening, tries: _Tries, statuses: _Statuses, person: str | None, now: float) -> EveningShown:
    """Returns an evening as somebody may know it."""
    seated = [(row, name or GUEST) for row, name in tries if row.seat != NO_SEAT]
    is_over = now >= evening.row.closes or _are_all_over(evening, statuses, seated)
    finished = {row.challenge for row, _ in seated if row.person == person and row.ended is not None}
    told = {deal.id for deal in evening.deals} if is_over else finished
    seats = _seats(seated, person, told)
    may_watch = {deal.id for deal in evening.deals} if now >= evening.row.closes else finished
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
        tables=_tables(evening, statuses, seats, may_watch),
        totals=_totals(evening, seated, seats, told),
    )


def rows_of(shown: EveningShown) -> Iterator[tuple[object, ...]]:
    """Yields the scores as rows: deal, table, seat, name, points, place, score, with help."""
    for deal in range(shown.deals):
        for table in shown.tables:
            for seat in table.deals[deal].seats:
                score = None if seat.score is None else round(seat.score, 1)
                place = deal + 1, table.number, seat.seat + 1
                yield *place, seat.name, seat.points, seat.place, score, seat.with_help


def _are_all_over(evening: Evening, statuses: _Statuses, tries: _Tries) -> bool:
    """Says whether all matches are over and their results, which are noted a moment later, are there."""
    uncounted = {row.table_id for row, _ in tries} - {row.table_id for row, _ in tries if row.ended is not None}
    return all(statuses.get(table) == "over" and table not in uncounted for _, _, table in evening.tables())


def _seats(tries: _Tries, person: str | None, told: set[str]) -> _Seats:
    """Returns everybody at the tables; with what they have made of a deal, if the reader may see that.

    Results with help, and those after the end of the evening, are compared with nobody's.
    """
    by_seat: dict[tuple[str, int], dict[str, int]] = {}
    for row, _ in tries:
        if row.points is not None and row.counts and not row.with_help and row.challenge in told:
            by_seat.setdefault((row.challenge, row.seat), {})[row.person] = row.points
    found = {seat: scores(points) for seat, points in by_seat.items()}
    return {
        (row.table_id, row.person): EveningSeat(
            seat=row.seat,
            name=name,
            is_you=row.person == person,
            is_over=row.ended is not None,
            points=row.points if row.challenge in told and row.counts else None,
            place=row.place if row.challenge in told and row.counts else None,
            score=found.get((row.challenge, row.seat), {}).get(row.person),
            with_help=row.with_help,
            is_late=row.ended is not None and not row.counts,
        )
        for row, name in tries
    }


def _tables(evening: Evening, statuses: _Statuses, seats: _Seats, may_watch: set[str]) -> list[EveningTable]:
    by_table: dict[str, list[EveningSeat]] = {}
    for (table, _), seat in seats.items():
        by_table.setdefault(table, []).append(seat)
    deals: dict[int, list[EveningDeal]] = {}
    for number, deal, table in evening.tables():
        of_table = deals.setdefault(number, [])
        at_table = by_table.get(table, [])
        of_table.append(
            EveningDeal(
                deal=len(of_table) + 1,
                table=table if table in statuses else None,
                status=statuses.get(table, "unopened"),  # type: ignore[arg-type]
                may_watch=deal.id in may_watch or any(seat.is_you for seat in at_table),
                seats=at_table,
            )
        )
    return [EveningTable(number=number, deals=of_table) for number, of_table in deals.items()]


def _totals(evening: Evening, tries: _Tries, seats: _Seats, told: set[str]) -> list[EveningTotal]:
    """Returns a total for everybody who has finished a deal that the reader may see."""
    places = {table: (number, deal.id) for number, deal, table in evening.tables()}
    people: dict[str, dict[str, EveningCell]] = {}
    shown: dict[str, EveningSeat] = {}
    for row, _ in tries:
        if row.ended is None or row.challenge not in told or row.table_id not in places:
            continue
        number, deal = places[row.table_id]
        seat = shown[row.person] = seats[row.table_id, row.person]
        people.setdefault(row.person, {})[deal] = EveningCell(
            table=number, points=seat.points, score=seat.score, with_help=seat.with_help, is_late=seat.is_late
        )
    totals = [_total(shown[who], [cells.get(deal.id) for deal in evening.deals]) for who, cells in people.items()]
    return sorted(totals, key=lambda total: (not total.deals, -(total.score or 0.0), -total.points, total.name))


def _total(seat: EveningSeat, cells: list[EveningCell | None]) -> EveningTotal:
    counted = [cell for cell in cells if cell is not None and cell.points is not None and not cell.with_help]
    known = [cell.score for cell in counted if cell.score is not None]
    return EveningTotal(
        name=seat.name,
        is_you=seat.is_you,
        deals=len(counted),
        points=sum(cell.points or 0 for cell in counted),
        score=sum(known) / len(known) if known else None,
        cells=cells,
    )
