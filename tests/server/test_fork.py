"""Forks "as it fell": where the same moves are made, the same cards fall, wherever the match was played."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.match.verification import verify
from saqqara.rules.contract import NATURE
from saqqara.server.import_export import import_records
from saqqara.server.lobby import forked, rematch_of
from saqqara.server.refusals import Refusal
from saqqara.server.storage import fold_table
from saqqara.server.store.rows import PersonRow
from saqqara.server.store.store import Store
from saqqara.server.table import Table
from saqqara.server.wire import Fork, Me
from tests.effort import first_of

ANN = PersonRow("ann", "Ann", 0.0)
LOOKED_AT = 8  # moves after a fork
RECORDS = [(game, number) for number in first_of(range(5), 1) for game in ("imhotep", "pyramids")]


def played(match: Match, dice: random.Random) -> Match:
    """The match, played at random to its end."""
    while match.outcome is None:
        match.play(dice.choice(match.legal()), match.seats_to_move[0])
    return match


def imported(text: str, folder: Path) -> Table:
    """The table of a house that has imported a record."""
    source = folder / "records"
    source.mkdir()
    (source / "one.txt").write_text(text)
    store = Store(str(folder / "house.sqlite"))
    store.migrate()
    [row] = import_records(store, source)
    table = fold_table(store, row)
    store.close()
    return table


def fork_of(table: Table, turn: int, chance: Any = "as_it_fell") -> Table:
    return forked(Fork(turn=turn, seats=[Me() for _ in table.places], chance=chance), table, ANN, now=0.0)


def forks_at(lines: list[records.Line]) -> list[int]:
    """The turns at which a player moves."""
    return [turn for turn, line in enumerate(lines) if line.seat != NATURE]


def play_on(fork: Table, lines: list[records.Line], most: int) -> None:
    """Plays the next moves of the seats; nature draws by itself."""
    for line in lines[fork.begun().turn :][:most]:
        if line.seat != NATURE:
            fork.begun().play(line.move, line.seat)


@pytest.mark.parametrize(("game", "number"), RECORDS)
def test_the_same_cards_fall_at_every_turn_of_an_imported_record(game: str, number: int, tmp_path: Path) -> None:
    match = Match.new(game, 2, seed=number, entropy=("anns", f"bobs{number}"))
    table = imported(played(match, random.Random(number)).record(), tmp_path)
    lines = list(records.read(match.record()).lines)
    for turn in forks_at(lines):
        fork = fork_of(table, turn)
        assert fork.entropy == match.entropy
        assert fork.begun().moves() == match.moves()[:turn]
        play_on(fork, lines, LOOKED_AT)
        assert fork.begun().moves() == match.moves()[: fork.begun().turn]


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_a_fork_played_as_before_has_the_same_record(game: str, tmp_path: Path) -> None:
    match = played(Match.new(game, 3, seed=7, entropy=("word",)), random.Random(7))
    table = imported(match.record(), tmp_path)
    lines = list(records.read(match.record()).lines)
    fork = fork_of(table, forks_at(lines)[len(lines) // 4])
    assert fork.status == "playing"
    assert "seed:" not in fork.begun().record(), "a match that goes on does not tell its seed"
    play_on(fork, lines, len(lines))
    assert fork.begun().record() == match.record()
    assert verify(fork.begun().record()).is_finished


def test_draws_without_a_seed_cannot_fall_again(tmp_path: Path) -> None:
    by_hand, dice = Match.new("imhotep", 2, nature="manual"), random.Random(3)
    table = imported(played(by_hand, dice).record(), tmp_path)
    turn = forks_at(list(records.read(by_hand.record()).lines))[3]
    with pytest.raises(Refusal, match="made by hand"):
        fork_of(table, turn)
    assert fork_of(table, turn, "anew").status == "playing"


def test_draws_of_another_house_cannot_fall_again_but_later_ones_can(tmp_path: Path) -> None:
    begun, dice = Match.new("imhotep", 2, seed=4), random.Random(4)
    for _ in range(20):
        begun.play(dice.choice(begun.legal()))
    match = played(Match.from_record(begun.record(), next_seed=5), dice)
    table = imported(match.record(), tmp_path)
    lines = list(records.read(match.record()).lines)
    assert match.continued_at is not None
    turns = forks_at(lines)
    early, late = turns[3], next(turn for turn in turns if turn >= match.continued_at)
    with pytest.raises(Refusal, match=f"expected {match.continued_at} or later"):
        fork_of(table, early)
    fork = fork_of(table, late)
    play_on(fork, lines, len(lines))
    assert fork.begun().moves() == match.moves()


def test_a_rematch_of_an_imported_record_keeps_its_edition(tmp_path: Path) -> None:
    figures = dict(Match.new("imhotep", 2, seed=1).edition.figures)
    own = {"name": "ours", "figures": figures | {"temple.a": 2}}
    match = Match.new("imhotep", 2, seed=1, edition=own)
    table = imported(played(match, random.Random(1)).record(), tmp_path)
    again = rematch_of(table, ANN, None, now=0.0)
    assert again.config.figures == dict(match.edition.figures)
    assert again.config.edition == "ours"


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_a_match_of_a_record_tells_what_the_match_itself_tells(game: str) -> None:
    """Else taking back a hidden move would change what others are told, and so give it away."""
    match, dice = Match.new(game, 3, seed=2), random.Random(2)
    for _ in range(60):
        if match.outcome is not None:
            break
        match.play(dice.choice(match.legal()))
        again = Match.from_record(match.record(), seed=2)
        assert [again.told(seat) for seat in (None, 0, 1, 2)] == [match.told(seat) for seat in (None, 0, 1, 2)]
        assert again.told_from == match.told_from
