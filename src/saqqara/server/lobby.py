"""New tables: from scratch, as a fork of another table, or as a rematch."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from saqqara.games import GAMES
from saqqara.match.fairness import seed_text
from saqqara.match.match import Match, today
from saqqara.rules.contract import NATURE, check_options, game_in
from saqqara.rules.edition import Edition, default_edition, find_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.server.entries import Config, SeatStart
from saqqara.server.history import match_at, shared_turns
from saqqara.server.logs import log
from saqqara.server.people import derived_name, fresh_name, fresh_secret, plain_name
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
                log("not an edition", level=logging.WARNING, file=file.name, do="saqqara deck check FILE")

    def _add(self, game: str, file: Path) -> bool:
        """Whether the file is an edition of the game."""
        try:
            edition = find_edition(game, file)
        except SaqqaraError:
            return False
        if self._by_name[game].setdefault(edition.name, edition) is not edition:
            advice = "give it another name"
            log("edition name taken", level=logging.WARNING, file=file.name, edition=edition.name, do=advice)
        return True

    def names(self) -> dict[str, list[str]]:
        """Returns the names by game, the default first."""
        return {game: list(editions) for game, editions in self._by_name.items()}

    def find(self, game: str, name: str | None) -> Edition:
        """Returns an edition by its name. The name comes from a client and is never used as a path."""
        editions = self._by_name[game]
        if name is None:
            return default_edition(game)
        if name not in editions:
            raise Refusal("bad_options", f"edition: expected one of {', '.join(editions)}, got {name!r}")
        return editions[name]


def opened(wanted: NewTable, person: PersonRow, editions: Editions, now: float) -> Table:
    """Returns the table that somebody wants to open, or refuses it."""
    edition = editions.find(wanted.game, wanted.edition)
    beside = {"sides": wanted.sides, "wrath": wanted.wrath}
    options = {**wanted.options, **{name: value for name, value in beside.items() if value is not None}}
    config = Config(
        game=wanted.game,
        seats=_starts(wanted.seats, person),
        options=options,
        edition=edition.name,
        figures=own_figures(edition),
        clock=wanted.clock,
        at_zero=wanted.at_zero,
        stand_in_after=wanted.stand_in_after,
        stand_in=wanted.stand_in,
        chat=wanted.chat,
        listed=wanted.listed,
        hints=wanted.hints,
        rated=wanted.rated,
        first_entropy=wanted.entropy,
        bots=fresh_secret(),
        date=today(),
    )
    check_config(config)
    return Table(fresh_name(), config, seed_text(None), fresh_secret(), person.id, now)


def forked(wanted: Fork, table: Table, person: PersonRow, now: float) -> Table:
    """Returns a new table that begins where another one stood."""
    if len(wanted.seats) != len(table.places):
        raise Refusal("bad_options", f"seats: expected {len(table.places)} as at that table, got {len(wanted.seats)}")
    if table.match is None:
        raise Refusal("not_now", "expected a match that has started, got a table that is waiting for players")
    as_it_fell = wanted.chance == "as_it_fell"
    if as_it_fell and table.status != "over":
        raise Refusal(
            "not_allowed",
            "chance: expected anew while the match is in progress, got as_it_fell, which would reveal draws",
        )
    before = _fork_point(table, table.match, wanted.turn)
    old = table.config
    config = Config(
        game=old.game,
        seats=_starts(wanted.seats, person),
        options=old.options,
        edition=table.edition.name,
        figures=own_figures(table.edition),
        entropy=list(table.entropy) if as_it_fell else None,
        position=None if as_it_fell else before.position(),
        record=_record_as_it_fell(before, wanted.turn) if as_it_fell else None,
        listed=wanted.listed,
        hints=old.hints or table.status == "over",  # else a fork would get around "no hints"
        forked_from=table.id,
        forked_at=wanted.turn,
        first_entropy=None if as_it_fell else wanted.entropy,
        bots=fresh_secret(),
        date=today(),
        challenge=old.challenge,
        for_fun=old.challenge is not None,
        sealed_until=old.sealed_until,
    )
    seed = table.seed if as_it_fell else seed_text(None)
    return Table(fresh_name(), config, seed, fresh_secret(), person.id, now)


def rematch_of(table: Table, person: PersonRow, entropy: str | None, now: float) -> Table:
    """Returns a table with the same settings and the seats rotated by one. The others' seats are open for them.

    Its id follows from the table: two who ask at the same time, of two processes even, open one table.
    """
    rotated = [*table.places[1:], table.places[0]]
    config = replace(
        table.config,
        seats=[_start_again(place, person) for place in rotated],
        edition=table.edition.name,
        figures=own_figures(table.edition),
        entropy=None,
        position=None,
        prelude=[],
        record=None,
        listed=False,  # only the same players are invited
        forked_from=None,
        forked_at=None,
        first_entropy=entropy,
        bots=fresh_secret(),
        date=today(),
        challenge=None,
        for_fun=False,
        sealed_until=None,
    )
    name = derived_name(table.invite, f"rematch of {table.id}")
    return Table(name, config, seed_text(None), fresh_secret(), person.id, now)


def seats_again(table: Table, person: str) -> list[tuple[int, str]]:
    """Returns the seats that wait for a person at the table of the rematch, and the names that they had."""
    count = len(table.places)
    return [((seat - 1) % count, table.places[seat].name) for seat in table.seats_of(person)]


def _start_again(place: Place, person: PersonRow) -> SeatStart:
    if place.who == "bot":
        return SeatStart("bot", level=place.level)
    return SeatStart("person", person.id, place.name) if place.person == person.id else SeatStart("open")


def _fork_point(table: Table, match: Match, turn: int) -> Match:
    """Returns the match as it stood at a turn, or refuses if something of it is hidden."""
    turns = shared_turns(match) if table.status != "over" else match.turn
    if turn > turns:
        raise Refusal("not_now", f"turn: expected at most {turns}, got {turn}")
    before = match_at(table, turn)
    if before.seats_to_move == (NATURE,):
        raise Refusal("not_now", f"turn: expected a turn of a player, got {turn}, a draw of nature")
    if before.outcome is not None:
        raise Refusal("match_over", f"turn: expected a turn before the end, got {turn}")
    if table.status != "over" and before.has_secrets:
        raise Refusal("not_now", f"turn: expected a turn at which nothing is hidden, got {turn}; try an earlier one")
    return before


def _record_as_it_fell(before: Match, turn: int) -> str:
    """Returns the record of the match so far, or refuses if nobody knows the seed of the draws that follow."""
    if before.commitment is None:
        raise Refusal("not_allowed", "chance: expected anew, got as_it_fell for a match whose draws were made by hand")
    known_from = before.continued_at or 0
    if turn < known_from:
        raise Refusal(
            "not_allowed", f"turn: expected {known_from} or later, got {turn}, from which the seed is not known"
        )
    return before.record()


def _starts(sitters: Sequence[Sitter], person: PersonRow) -> list[SeatStart]:
    return [_start(sitter, person) for sitter in sitters]


def _start(sitter: Sitter, person: PersonRow) -> SeatStart:
    if isinstance(sitter, Me):
        return SeatStart("person", person.id, plain_name(sitter.name or person.name))
    if isinstance(sitter, BotSeat):
        return SeatStart("bot", level=sitter.level)
    return SeatStart("open")


def own_figures(edition: Edition) -> dict[str, Any] | None:
    """Returns the figures of an edition that does not come with Saqqara."""
    return None if edition.hash == default_edition(edition.game).hash else dict(edition.figures)


def check_config(config: Config) -> None:
    """Refuses options that the game does not allow."""
    try:
        check_options(game_in(default_edition(config.game)), config.options)
        new_match(config, "0", ())
    except SaqqaraError as failure:
        raise Refusal("bad_options", str(failure)) from None
