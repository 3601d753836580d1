"""Opening tables: from scratch, or where another one stood."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from saqqara.games import GAMES
from saqqara.match.fairness import seed_text
from saqqara.match.match import Match, today
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import Edition, default_edition, find_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.server.entries import Config, SeatStart
from saqqara.server.history import match_at, shared_turns
from saqqara.server.logs import log
from saqqara.server.people import fresh_name, fresh_secret, plain_name
from saqqara.server.refusals import Refusal
from saqqara.server.store.rows import PersonRow
from saqqara.server.table import Place, Table, new_match
from saqqara.server.wire import BotSeat, Fork, Me, NewTable, Sitter

MOST_EDITIONS = 100


class Editions:
    """The editions that tables may be opened with: those that come with Saqqara, and those in the data folder."""

    def __init__(self, folder: Path) -> None:
        self._by_name: dict[str, dict[str, Edition]] = {}
        for game in GAMES:
            shipped = default_edition(game)
            self._by_name[game] = {shipped.name: shipped}
        for file in sorted(folder.glob("*.toml"))[:MOST_EDITIONS]:
            if not any(self._add(game, file) for game in GAMES):
                log("not an edition", level=logging.WARNING, file=file.name)  # `saqqara deck check` says why

    def _add(self, game: str, file: Path) -> bool:
        """Whether the file is an edition of the game."""
        try:
            edition = find_edition(game, file)
        except SaqqaraError:
            return False
        if self._by_name[game].setdefault(edition.name, edition) is not edition:
            log("edition of a name that is taken", level=logging.WARNING, file=file.name, name=edition.name)
        return True

    def names(self) -> dict[str, list[str]]:
        """By game; the first is the one that tables have if nothing is said."""
        return {game: list(editions) for game, editions in self._by_name.items()}

    def find(self, game: str, name: str | None) -> Edition:
        """An edition by its name. Never a path: the name comes from outside."""
        editions = self._by_name[game]
        if name is None:
            return default_edition(game)
        if name not in editions:
            raise Refusal("bad_options", f"edition: expected one of {', '.join(editions)}, got {name!r}")
        return editions[name]


def opened(asked: NewTable, person: PersonRow, editions: Editions) -> Table:
    """The table that somebody asks for, or a refusal that says why it cannot be."""
    edition = editions.find(asked.game, asked.edition)
    options = {key: value for key, value in (("sides", asked.sides), ("wrath", asked.wrath)) if value is not None}
    config = Config(
        game=asked.game,
        seats=_starts(asked.seats, person),
        options=options,
        edition=edition.name,
        figures=_own_figures(edition),
        clock=asked.clock,
        at_zero=asked.at_zero,
        stand_in_after=asked.stand_in_after,
        stand_in=asked.stand_in,
        chat=asked.chat,
        listed=asked.listed,
        hints=asked.hints,
        first_entropy=asked.entropy,
        bots=fresh_secret(),
        date=today(),
    )
    _check(config)
    return Table(fresh_name(), config, seed_text(None), fresh_secret(), person.id, time.time())


def forked(asked: Fork, table: Table, person: PersonRow) -> Table:
    """A new table that begins where another one stood."""
    if len(asked.seats) != len(table.places):
        raise Refusal("bad_options", f"seats: expected {len(table.places)} as at that table, got {len(asked.seats)}")
    if table.match is None:
        raise Refusal("not_now", "expected a match that has begun, got a table that waits for players")
    as_it_fell = asked.chance == "as_it_fell"
    if as_it_fell and table.status != "over":
        raise Refusal(
            "not_allowed", "chance: expected anew while the match goes on, got as_it_fell: it would tell draws"
        )
    before = _fork_point(table, table.match, asked.turn)
    old = table.config
    config = Config(
        game=old.game,
        seats=_starts(asked.seats, person),
        options=old.options,
        edition=old.edition,
        figures=old.figures,
        entropy=list(table.entropy) if as_it_fell else None,
        position=old.position if as_it_fell else before.position(),
        prelude=_prelude(before) if as_it_fell else [],
        listed=asked.listed,
        hints=old.hints or table.status == "over",  # a fork is no way to advice that was agreed not to be had
        forked_from=table.id,
        forked_at=asked.turn,
        first_entropy=None if as_it_fell else asked.entropy,
        bots=fresh_secret(),
        date=today(),
    )
    seed = table.seed if as_it_fell else seed_text(None)
    return Table(fresh_name(), config, seed, fresh_secret(), person.id, time.time())


def rematch_of(table: Table, person: PersonRow) -> Table:
    """A new table as another one was, seats turned by one: the asker sits, bots too, the others are awaited."""
    turned = [*table.places[1:], table.places[0]]
    config = replace(
        table.config,
        seats=[_start_again(place, person) for place in turned],
        entropy=None,
        position=None,
        prelude=[],
        record=None,
        listed=False,  # the company is invited, nobody else
        forked_from=None,
        forked_at=None,
        first_entropy=None,
        bots=fresh_secret(),
        date=today(),
    )
    return Table(fresh_name(), config, seed_text(None), fresh_secret(), person.id, time.time())


def _start_again(place: Place, person: PersonRow) -> SeatStart:
    if place.who == "bot":
        return SeatStart("bot", level=place.level)
    return SeatStart("person", person.id, place.name) if place.person == person.id else SeatStart("open")


def _fork_point(table: Table, match: Match, turn: int) -> Match:
    """The match as it stood then; only where nothing of it is hidden."""
    turns = shared_turns(match) if table.status != "over" else match.turn
    if turn > turns:
        raise Refusal("not_now", f"turn: expected at most {turns}, got {turn}")
    before = match_at(table, turn)
    if before.seats_to_move == (NATURE,):
        raise Refusal("not_now", f"turn: expected one at which a player moves, got {turn}, where nature draws")
    if before.outcome is not None:
        raise Refusal("match_over", f"turn: expected one before the end, got {turn}")
    if table.status != "over" and len(before.audiences()) != 1:
        raise Refusal("not_now", f"turn: expected one at which nothing is hidden, got {turn}; an earlier one may do")
    return before


def _prelude(before: Match) -> list[tuple[int, str]]:
    """What the seats played until then; nature draws by itself."""
    return [(seat, move) for seat, move in before.moves() if seat != NATURE]


def _starts(sitters: Sequence[Sitter], person: PersonRow) -> list[SeatStart]:
    return [_start(one, person) for one in sitters]


def _start(sitter: Sitter, person: PersonRow) -> SeatStart:
    if isinstance(sitter, Me):
        return SeatStart("person", person.id, plain_name(sitter.name or person.name))
    if isinstance(sitter, BotSeat):
        return SeatStart("bot", level=sitter.level)
    return SeatStart("open")


def _own_figures(edition: Edition) -> dict[str, Any] | None:
    return None if edition.hash == default_edition(edition.game).hash else dict(edition.figures)


def _check(config: Config) -> None:
    """Options that make no game are refused before the table is there."""
    try:
        new_match(config, "0", ())
    except SaqqaraError as trouble:
        raise Refusal("bad_options", str(trouble)) from None
