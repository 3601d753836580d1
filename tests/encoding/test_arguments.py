"""What callers give is read as they mean it, or refused with what was expected and what was got."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saqqara import Match
from saqqara.encoding.actions import Actions
from saqqara.encoding.features import Features
from saqqara.environments.batch import Batch, Rows
from saqqara.environments.compiled_game import CompiledGame
from saqqara.environments.seat_batch import SeatBatch
from saqqara.games.descriptor import EDITIONS
from saqqara.rules.errors import IllegalMove, MatchOver, SaqqaraError

GAMES = ("imhotep", "pyramids")


@pytest.fixture
def batch() -> Batch:
    return Batch("imhotep", 8, 4)


def test_actions_are_written_only_where_there_is_room(batch: Batch) -> None:
    room = np.full(64, -7, np.int16)
    for wrong in (room[:3], room[:16:2], np.zeros(8), np.zeros(8, np.int64), [0] * 8):
        with pytest.raises(SaqqaraError, match="out: expected"):
            batch.random_actions(out=wrong)  # type: ignore[arg-type]
    assert (room == -7).all()
    assert batch.random_actions(out=room[:8]) is not None
    assert (room[8:] == -7).all()


@pytest.mark.parametrize("seed", [np.int64(3), np.uint32(3), np.uint8(3)])
def test_numbers_of_numpy_are_seeds(seed: Any) -> None:
    assert (Batch("imhotep", 4, 2, seed=seed).tables == Batch("imhotep", 4, 2, seed=3).tables).all()
    assert Batch("imhotep", seed, 2).games == 3
    assert (CompiledGame("imhotep", 2, seed=seed).bytes == CompiledGame("imhotep", 2, seed=3).bytes).all()


@pytest.mark.parametrize("seed", ["nile", 1.5, True, [1]])
def test_other_things_are_no_seeds(seed: Any) -> None:
    for lay_out in (lambda: Batch("imhotep", 4, 2, seed=seed), lambda: CompiledGame("imhotep", 2, seed=seed)):
        with pytest.raises(SaqqaraError, match="seed: expected a whole number"):
            lay_out()


@pytest.mark.parametrize("game", GAMES)
def test_seats_that_are_not_at_the_table(game: str) -> None:
    table = CompiledGame(game, 4, seed=1)
    for seat in (4, 7, -1, 1.0):
        deeds: list[Any] = [table.observe, table.mask, lambda seat: table.play(0, seat=seat)]
        for deed in deeds:
            with pytest.raises(SaqqaraError, match="seat: expected 0 to 3"):
                deed(seat)
    with pytest.raises(SaqqaraError, match="seats: expected 2 to 4"):
        Actions(game, 1)
    with pytest.raises(SaqqaraError, match="seat: expected 0 to 1"):
        SeatBatch(game, 4, 2, seat=3)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_another_kind_has_no_row(game: str) -> None:
    for_two = Features(game, 2)
    other = GAMES[1 - GAMES.index(game)]
    for table in (
        CompiledGame(game, 4).state(),
        CompiledGame(game, 4).bytes,
        CompiledGame(other, 2).state(),
        Match.new(game, 2),
        None,
    ):
        with pytest.raises(SaqqaraError, match=f"state: expected one of {game} for 2 seats"):
            for_two.write(table, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_refuses_what_is_not_legal_and_stays_as_it_was(game: str) -> None:
    table = CompiledGame(game, 2, seed=1)
    before, mask = table.bytes.copy(), table.mask()
    illegal = int(np.flatnonzero(mask == 0)[0])
    for action in (illegal, -1, table.actions.size):
        with pytest.raises(IllegalMove, match="action: expected"):
            table.play(action)
    with pytest.raises(IllegalMove, match="action: expected"):
        table.actions.text(table.state(), table.seat, illegal)
    assert (table.bytes == before).all()
    while not table.is_over:
        table.play(int(table.mask().argmax()))
    assert not table.mask().any()
    with pytest.raises(MatchOver):
        table.play(0)


def test_editions_by_name_path_and_as_they_are(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text((EDITIONS / "imhotep.toml").read_text())
    for edition in ("imhotep", own, str(own), Features("imhotep", 2).edition):
        assert Batch("imhotep", 2, 2, edition=edition).edition.figures == Features("imhotep", 2).edition.figures
    with pytest.raises(SaqqaraError):
        CompiledGame("imhotep", 2, edition=7)


def test_what_a_batch_refuses(batch: Batch) -> None:
    with pytest.raises(SaqqaraError, match="colour: expected an option"):
        Batch("imhotep", 2, 2, colour=1)
    with pytest.raises(SaqqaraError, match="sides: expected no options beside tables"):
        Batch("imhotep", 2, 4, tables=[batch.state(0)], sides="BBBBB")
    for wrong in (Match.new("imhotep", 4), CompiledGame("pyramids", 4).state()):
        with pytest.raises(SaqqaraError, match="tables: expected states of imhotep"):
            Batch("imhotep", 2, 4, tables=[wrong])
    for game in (8, -1):
        with pytest.raises(SaqqaraError, match="game: expected 0 to 7"):
            batch.state(game)
    with pytest.raises(SaqqaraError, match="rows: expected Rows"):
        batch.look(None)  # type: ignore[arg-type]
    with pytest.raises(SaqqaraError, match="dtype: expected float32 or uint8"):
        batch.rows(np.float64)


def test_what_is_wrong_with_an_array_is_said(batch: Batch) -> None:
    wide = np.zeros((8, 2 * batch.features.size), np.float32)
    with pytest.raises(SaqqaraError, match="gaps"):
        batch.look(Rows(features=wide[:, : batch.features.size]))
    locked = np.zeros((8, batch.features.size), np.float32)
    locked.flags.writeable = False
    with pytest.raises(SaqqaraError, match="read-only"):
        batch.look(Rows(features=locked))
