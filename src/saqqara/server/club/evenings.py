"""Club evenings with duplicate scoring: several tables play the same deals, and each seat is compared with the same
seat at the other tables.
"""

from __future__ import annotations

from functools import partial

import msgspec

from saqqara.match.fairness import seed_text
from saqqara.rules.edition import Edition
from saqqara.server.club.challenges import DAY_S, Challenges, config_of, deal_of, table_of
from saqqara.server.club.deals import Deal
from saqqara.server.club.evening_views import Evening, evening_in_list, evening_shown
from saqqara.server.entries import SeatStart
from saqqara.server.lobby import check_config, own_figures
from saqqara.server.people import fresh_name, plain_name
from saqqara.server.refusals import Refusal
from saqqara.server.storage import Storage
from saqqara.server.store.evenings import EveningStore
from saqqara.server.store.rows import ChallengeRow, EveningRow, PersonRow
from saqqara.server.table import Table
from saqqara.server.wire.challenges import EveningInList, EveningShown, NewEvening

MOST_OWN = 20  # evenings of a person in the list of challenges


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

    def table(self, evening: Evening, number: int, deal: int, person: PersonRow) -> Table:
        """Returns the table of a deal as somebody would open it, or refuses one that is not there any more."""
        if not 1 <= number <= evening.row.tables or not 1 <= deal <= len(evening.deals):
            got = f"table {number} and deal {deal}"
            raise Refusal("bad_message", f"expected a table and a deal of this evening, got {got}")
        row = evening.deals[deal - 1]
        if self._storage.clock.now() >= row.closes:
            raise Refusal("not_now", "expected an evening that is not over, got one that is")
        seats = [SeatStart("open")] * deal_of(row).seats
        return table_of(row, evening.table_id(number, row), seats, person.id, evening.row.opens)

    # --- what is shown ---

    async def shown(self, evening: Evening, person: str | None) -> EveningShown:
        """Returns an evening as somebody may know it."""
        return await self._storage.in_thread(partial(self._shown, evening, person, self._storage.clock.now()))

    def _shown(self, evening: Evening, person: str | None, now: float) -> EveningShown:
        tries = self._store.tries([deal.id for deal in evening.deals])
        statuses = self._store.statuses([table for _, _, table in evening.tables()])
        return evening_shown(evening, tries, statuses, person, now)

    async def of_person(self, person: str) -> list[EveningInList]:
        """Returns the evenings that somebody has made or joined, the latest first."""
        now, found = self._storage.clock.now(), await self._storage.in_thread(self._store.of_person, person, MOST_OWN)
        return [evening_in_list(Evening(row, deals), person, now) for row, deals in found]


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
        name="",
        deal=msgspec.json.encode(deal),
        seed=seed_text(None),
        is_world=False,
        opens=evening.opens,
        closes=evening.closes,
        made_by=None,
        evening=evening.id,
    )
