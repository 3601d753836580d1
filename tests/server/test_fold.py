"""A table is the fold of its entries: whatever people do, what is read back from the log is the same table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from saqqara.rules.errors import SaqqaraError
from saqqara.server import entries as log
from saqqara.server.entries import AnyEntry, Config, SeatStart
from saqqara.server.table import Table
from saqqara.server.wire import Clock, LevelName, PerMove, PerPlayer

GAMES = ("imhotep", "pyramids")
CLOCKS: tuple[Clock | None, ...] = (None, PerMove(seconds=30), PerPlayer(seconds=300, increment=5))
SEED = "0" * 64
BOT: LevelName = "mason"


def person(name: str) -> SeatStart:
    return SeatStart("person", name, name.title())


def a_table(game: Any, clock: Clock | None, seats: list[SeatStart]) -> Table:
    config = Config(game=game, seats=seats, clock=clock, chat=True, first_entropy="salt", bots="s", date="2026-01-01")
    return Table("t", config, SEED, "invite", "ann", 1000.0)


def read_back(table: Table, kept: list[tuple[float, bytes]]) -> Table:
    """The same table, as another process would have it."""
    config = log.read_config(log.written(table.config))
    again = Table(table.id, config, table.seed, table.invite, table.host, table.created)
    for at, body in kept:
        again.fold(log.read(body), at)
    return again


def all_of(table: Table, now: float) -> dict[str, Any]:
    """Everything that anybody could be shown, and what the house goes by."""
    seats = range(len(table.places))
    match, clocks = table.match, table.clocks
    return {
        "status": table.status,
        "turn": table.turn,
        "at": table.at,
        "views": None if match is None else [match.view(seat) for seat in (None, *seats)],
        "asks": None if match is None else [match.ask(seat) for seat in seats],
        "record": None if match is None else match.record(),
        "clocks": table.clocks_at(now),
        "zeros": None if clocks is None else [table.zero_at(seat) for seat in seats],
        "wakes": table.wakes_at(),
        "seats": table.seat_views(now),
        "requests": [list(place.requests) for place in table.places],
        "who": [(place.who, place.person, place.stand_in, place.stood_in_why, place.entropy) for place in table.places],
        "back": table.take_back_view(),
        "agreed": table.agreed,
        "chat": table.lines_for(None),
        "muted": {who: seats for who, seats in table.muted.items() if seats},
        "entropy": table.entropy,
        "commitment": table.commitment,
    }


def some_move(table: Table, chance: random.Random, now: float) -> AnyEntry:
    seat = chance.choice(table.owing or (0,))
    move = "take" if table.match is None else chance.choice(table.match.legal(seat) or ["take"])
    by: log.By = "person" if table.places[seat].bot is None else "bot"
    return table.move(seat, move, None, now, by=by, request=f"m{table.turn}" if by == "person" else None)


def deeds(chance: random.Random) -> list[Callable[[Table, float], AnyEntry]]:
    """One of each; many of them are refused at most times."""
    seat, other, yes = chance.randrange(4), chance.randrange(4), chance.random() < 0.7
    who = chance.choice(("ann", "bob", "cid"))
    return [
        lambda t, now: t.sit(seat, who, who.title(), chance.choice((None, "pepper")), now),
        lambda t, now: t.mix(seat % len(t.places), "sugar", now),
        lambda t, now: t.fill("apprentice", now),
        lambda t, now: t.undo(seat % len(t.places), now, f"u{t.turn}"),
        lambda t, now: t.ask_back(seat % len(t.places), now),
        lambda t, now: t.answer_back(seat % len(t.places), yes, now),
        lambda t, now: t.stand_in(seat, BOT, "asked", now),
        lambda t, now: t.give_back(seat, now),
        lambda t, now: t.agree(seat % len(t.places), other, BOT, now),
        lambda t, now: t.speak(seat % len(t.places), f"hello {t.turn}", None, now),
        lambda t, now: t.speak_as_spectator("eve", "Eve", "", "oops", now),
        lambda t, now: t.mute(who, seat, yes, now),
    ]


def carry_on(table: Table, chance: random.Random, steps: int) -> list[tuple[float, bytes]]:
    kept = []
    now = table.created
    for _ in range(steps):
        now = round(now + chance.random() * 4, 3)
        deed = chance.choice(deeds(chance)) if chance.random() < 0.4 else lambda t, now: some_move(t, chance, now)
        before = all_of(table, now)
        try:
            entry = deed(table, now)
        except SaqqaraError:
            assert all_of(table, now) == before, "a refusal changes nothing"
            continue
        kept.append((now, log.written(entry)))
    return kept


@pytest.mark.parametrize("clock", CLOCKS, ids=("none", "per move", "per player"))
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_read_back_is_the_same_table(game: str, clock: Clock | None, seed: int) -> None:
    chance = random.Random(f"{game} {seed}")
    seats = [person("ann"), chance.choice((person("bob"), SeatStart("open"))), SeatStart("bot", level="apprentice")]
    if seed == 2:
        seats.append(person("ann"))  # two seats at one device
    table = a_table(game, clock, seats)
    kept = carry_on(table, chance, 120)
    assert len(kept) > 40
    again = read_back(table, kept)
    assert all_of(again, table.at + 1) == all_of(table, table.at + 1)


def test_a_table_that_is_read_back_in_the_middle_goes_on_the_same_way() -> None:
    one = a_table("pyramids", PerMove(seconds=30), [person("ann"), person("bob")])
    kept = carry_on(one, random.Random(5), 60)
    two = read_back(one, kept)
    for table in (one, two):
        chance, now = random.Random(6), table.at
        for _ in range(20):
            now += 1.0
            some_move(table, chance, now)
    assert all_of(one, now) == all_of(two, now)


def test_a_log_whose_draws_do_not_follow_from_the_seed_is_refused() -> None:
    table = a_table("pyramids", None, [person("ann"), person("bob")])
    kept: list[AnyEntry] = []
    while not any(isinstance(entry, log.Moved) and entry.draws for entry in kept):
        kept.append(some_move(table, random.Random(1), 1001.0))
    *before, last = kept
    assert isinstance(last, log.Moved)
    forged = log.Moved(seat=last.seat, move=last.move, draws=["deal 1"])
    again = read_back(table, [(1001.0, log.written(entry)) for entry in before])
    with pytest.raises(SaqqaraError, match="expected the draws"):
        again.fold(forged, 1001.0)


def test_entries_with_equal_content_are_told_apart_by_their_keys() -> None:
    one, two = log.Spoke(seat=0, name="Ann", text="hi"), log.Spoke(seat=0, name="Ann", text="hi")
    assert log.written(one) != log.written(two)
    assert log.read(log.written(one)) == one
