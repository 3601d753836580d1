"""Many games at once are the same games as one by one, and what is written of them is what single tables say."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from saqqara.bots import PLAYERS
from saqqara.bots.playouts import Playouts, seeds_of
from saqqara.encoding.actions import Actions
from saqqara.encoding.features import Features
from saqqara.encoding.kernel_loader import ACTIONS, load_kernel
from saqqara.environments.batch import Batch, Rows
from saqqara.environments.compiled_game import CompiledGame
from saqqara.environments.kernels import BATCHING, STEPPING
from saqqara.environments.rewards import REWARDS, rewards_of
from saqqara.environments.seat_batch import SeatBatch
from saqqara.environments.slice_threads import SliceThreads, Work
from saqqara.rules.compile_cache import cache_folder
from saqqara.rules.contract import NATURE, Outcome, game_in
from saqqara.rules.edition import default_edition
from saqqara.rules.errors import IllegalMove, SaqqaraError
from tests.effort import first_of, some_of
from tests.encoding.walks import GAMES_AND_SEATS, options_of, walk

each_game = pytest.mark.parametrize("game", ["imhotep", "pyramids"])
each_game_and_seats = pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
OVER = -2


def check_rows(batch: Batch, rows: Rows) -> None:
    """What was written is what the plain engine says of each table."""
    for game in range(batch.games):
        state = batch.state(game)
        asked = batch.actions.game.seats_to_move(state)
        assert rows.seat[game] == (asked[0] if asked else OVER)
        seat = max(int(rows.seat[game]), 0)
        np.testing.assert_array_equal(rows.mask[game], batch.actions.mask(state, seat))
        np.testing.assert_array_equal(
            rows.features[game], batch.features.write(state, seat, batch.features.empty(rows.features.dtype))
        )


# --- the same games ---


@each_game_and_seats
def test_random_games_are_those_of_the_playouts(game: str, seats: int) -> None:
    """Stepped side by side to the end: last states, moves and places of the one-thread loop."""
    options = options_of(game, 27)
    batch = Batch(game, 200, seats, seed=9, threads=2, auto_reset=False, **options)
    first = game_in(default_edition(game)).new(seats, **options)
    played = Playouts(default_edition(game), first).play(seeds_of(9, 0, 200))
    laid_out = int((batch.tables != np.repeat(first.pack().view(first.DTYPE), 200)).any())  # nature has drawn already
    assert laid_out
    while batch.step_random():
        pass
    np.testing.assert_array_equal(batch.tables, played.states)
    again = Batch(game, 200, seats, seed=9, auto_reset=False, **options)
    moves = sum(iter(lambda: again.step_random(7), 0))
    assert 0 < played.lengths.sum() - moves < 200 * 40, "all but the draws before the first question"


@each_game
def test_neither_threads_nor_company_change_a_game(game: str) -> None:
    """700 tables are several slices; table 3 plays the same game among three others."""
    batches = [Batch(game, 700, 2, seed=5, threads=threads) for threads in (1, 3)]
    batches += [Batch(game, 4, 2, seed=5)]
    assert batches[1].threads == 3
    rows = [batch.rows(np.uint8) for batch in batches]
    for _ in range(120):
        moves = [batch.step_random(1, seen) for batch, seen in zip(batches, rows, strict=True)]
        assert moves[0] == moves[1]
    for field in ("seat", "mask", "features", "rewards", "done"):
        np.testing.assert_array_equal(getattr(rows[0], field), getattr(rows[1], field))
        np.testing.assert_array_equal(getattr(rows[0], field)[:4], getattr(rows[2], field))
    np.testing.assert_array_equal(batches[0].tables[:4], batches[2].tables)


@each_game
def test_the_same_seed_gives_the_same_games_and_another_seed_others(game: str) -> None:
    batch = Batch(game, 20, 3, seed=1)
    begun = batch.tables.copy()
    batch.step_random(30)
    later = batch.tables.copy()
    batch.reset(seed=1)
    np.testing.assert_array_equal(batch.tables, begun)
    batch.step_random(30)
    np.testing.assert_array_equal(batch.tables, later)
    batch.reset(seed=2)
    assert (batch.tables != begun).any()
    before = batch.tables.copy()
    batch.reset()
    assert (batch.tables != before).any(), "without a seed chance goes on"


@each_game
def test_one_table_of_a_batch_and_a_single_table_play_the_same(game: str) -> None:
    batch, table, chance = Batch(game, 1, 4, seed=8, auto_reset=False), CompiledGame(game, 4, seed=8), random.Random(1)
    rows = batch.rows()
    batch.look(rows)
    while not table.is_over:
        np.testing.assert_array_equal(batch.tables.view(np.uint8), table.bytes)
        np.testing.assert_array_equal(rows.mask[0], table.mask())
        np.testing.assert_array_equal(rows.features[0], table.observe())
        action = int(chance.choice(np.flatnonzero(rows.mask[0])))
        batch.step(np.array([action]), rows)
        table.play(action)
    assert rows.done[0] == 1
    np.testing.assert_allclose(rows.rewards[0], table.rewards("win"))


@each_game_and_seats
def test_a_single_table_with_the_callers_draws_is_the_plain_game(game: str, seats: int) -> None:
    rules, chance = game_in(default_edition(game)), random.Random(seats)
    table, state = (
        CompiledGame(game, seats, nature="manual", **options_of(game, 13)),
        rules.new(seats, **options_of(game, 13)),
    )
    while asked := rules.seats_to_move(state):
        assert table.seats_to_move == asked
        assert table.seat == asked[0]
        assert table.state() == state
        if asked == (NATURE,):
            outcome = chance.choice(table.actions.outcomes(state))[0]
            rules.play(state, NATURE, table.actions.draw(outcome))
            table.draw(outcome)
        else:
            seat = chance.choice(asked)
            action = int(chance.choice(table.actions.legal(state, seat)))
            rules.play(state, seat, table.actions.move(state, seat, action))
            table.play(action, seat)
    assert table.is_over
    assert table.seats_to_move == ()
    assert table.state() == state
    assert table.outcome() == rules.outcome(state)


def test_a_copy_of_a_table_goes_its_own_way() -> None:
    table = CompiledGame("pyramids", 2, seed=3)
    twin, before = table.copy(), table.bytes.copy()
    for one in (table, twin):
        for _ in range(5):
            one.play(int(np.flatnonzero(one.mask())[0]))
    np.testing.assert_array_equal(table.bytes, twin.bytes)
    assert (before != table.bytes).any()
    twin.play(int(np.flatnonzero(twin.mask())[-1]))
    assert (table.bytes != twin.bytes).any()


# --- what is written ---


@each_game_and_seats
@pytest.mark.parametrize("kind", [np.float32, np.uint8])
def test_rows_are_what_the_plain_engine_says_of_each_table(game: str, seats: int, kind: Any) -> None:
    tables = [game_in(default_edition(game)).new(seats, **options_of(game, number)) for number in range(6)]
    batch = Batch(game, 12, seats, seed=seats, tables=tables)
    rows = batch.rows(kind)
    batch.reset(3, rows)
    check_rows(batch, rows)
    for _ in range(25):
        batch.step_random(5, rows)
        check_rows(batch, rows)
    assert len({str(state) for state in batch.tables["sides"].tolist()} if game == "imhotep" else "several") > 1


@each_game
@pytest.mark.parametrize("reward", first_of(REWARDS, 1))
def test_an_end_has_its_reward_and_a_new_table(game: str, reward: str) -> None:
    """A twin that lays out no new tables stands still at the end, where it can be asked."""
    batch = Batch(game, 12, 3, seed=2, reward=reward)
    twin = Batch(game, 12, 3, seed=2, auto_reset=False)
    rows, actions, ended = batch.rows(), np.zeros(12, np.int16), np.zeros(12, np.bool_)
    for step in range(140):
        batch.random_actions(actions)
        twin.random_actions()
        batch.step(actions, rows)
        twin.step(np.where(ended, 0, actions))
        for table in np.flatnonzero(~ended).tolist():
            outcome = batch.actions.game.outcome(twin.state(table))
            assert rows.done[table] == (outcome is not None)
            expected = rewards_of(outcome, reward) if outcome else (0.0, 0.0, 0.0)
            assert rows.rewards[table].tolist() == pytest.approx(expected)
            if outcome:
                ended[table] = True
                assert batch.actions.game.points(batch.state(table)) == (0, 0, 0)
        if step in some_of(range(140)) or rows.done.any():
            check_rows(batch, rows)
    assert ended.sum() > 6


def test_rewards_by_hand() -> None:
    shared = Outcome(places=(1, 3, 1, 4), points=(30, 20, 30, 10), reason="shared")
    assert rewards_of(shared, "win") == (0.5, 0, 0.5, 0)
    assert rewards_of(shared, "places") == pytest.approx((2 / 3, -1 / 3, 2 / 3, -1))
    assert rewards_of(shared, "points") == (30, 20, 30, 10)
    assert rewards_of(Outcome((2, 1), (3, 4), "points"), "places") == (-1, 1)
    with pytest.raises(SaqqaraError, match="expected one of win, places, points"):
        rewards_of(shared, "fame")


@each_game
def test_rewards_of_shared_places_are_the_same_in_compiled_code(game: str) -> None:
    """Puts equal scores on finished tables."""
    native, rules = load_kernel(STEPPING, default_edition(game), native=True), game_in(default_edition(game))
    for seats in (2, 3, 4):
        *_, state = walk(game, seats, seats)
        for points in ((7, 7, 7, 7), (9, 5, 9, 5), (3, 8, 8, 8), (1, 2, 3, 4)):
            state.points = [*points[:seats], *[0] * (4 - seats)]
            places = rules.outcome(state).places  # type: ignore[union-attr]
            for number, reward in enumerate(REWARDS):
                out = np.zeros(seats, np.float32)
                native.final_rewards(state.pack(), number, out)
                assert out.tolist() == pytest.approx(rewards_of(Outcome(places, points[:seats], ""), reward))


def test_a_game_that_is_over_stays_over_without_auto_reset() -> None:
    batch = Batch("imhotep", 3, 2, seed=1, auto_reset=False)
    rows = batch.rows()
    while batch.step_random(1, rows):
        pass
    assert rows.seat.tolist() == [OVER] * 3
    assert not rows.mask.any()
    assert not rows.done.any()
    before = batch.tables.copy()
    assert batch.step(np.zeros(3, int), rows) == 0
    np.testing.assert_array_equal(batch.tables, before)
    assert batch.random_actions().tolist() == [0, 0, 0]
    check_rows(batch, rows)
    batch.reset()
    assert batch.step_random() > 0


# --- the caller's arrays ---


def test_parts_of_a_larger_buffer_are_written_in_place() -> None:
    batch = Batch("imhotep", 8, 2)
    features = np.zeros((5, 8, batch.features.size), np.uint8)
    masks = np.zeros((5, 8, batch.actions.size), np.bool_)
    done = np.zeros((5, 8), np.bool_)
    for step in range(4):
        batch.step_random(1, Rows(features=features[step], mask=masks[step], done=done[step]))
    assert not features[4].any()
    assert all((one != other).any() for one, other in pairwise(features))
    check_rows(batch, Rows(batch.tables["asked"], masks[3].view(np.uint8), features[3]))


@pytest.mark.parametrize("kind", [np.uint8, np.int8, np.bool_])
def test_masks_and_ends_have_the_callers_dtype(kind: Any) -> None:
    batch, twin = Batch("imhotep", 40, 2, seed=3), Batch("imhotep", 40, 2, seed=3)
    rows, expected = Rows(mask=np.ones((40, 61), kind), done=np.ones(40, kind)), twin.rows()
    ended = 0
    for _ in range(90):
        batch.step_random(1, rows)
        twin.step_random(1, expected)
        np.testing.assert_array_equal(rows.mask, expected.mask.astype(kind))
        np.testing.assert_array_equal(rows.done, expected.done.astype(kind))
        ended += int(rows.done.sum())
    assert (rows.mask.dtype, rows.done.dtype) == (kind, kind)
    assert ended > 0
    mask = np.zeros(61, kind)
    assert batch.actions.mask(batch.tables[:1].view(np.uint8), int(batch.tables["asked"][0]), mask) is mask
    np.testing.assert_array_equal(mask, rows.mask[0])


class Tensor:
    """Memory of somebody else that speaks DLPack, as a tensor of torch does."""

    def __init__(self, memory: Any) -> None:
        self.memory = memory

    def __dlpack__(self, **how: Any) -> Any:
        return self.memory.__dlpack__(**how)

    def __dlpack_device__(self) -> Any:
        return self.memory.__dlpack_device__()


def test_tensors_share_memory_both_ways() -> None:
    batch = Batch("pyramids", 6, 2)
    rows = batch.rows()
    taken = np.from_dlpack(rows.features)
    assert np.shares_memory(taken, rows.features)
    theirs = np.zeros((6, batch.features.size), np.float32)
    batch.look(Rows(features=Tensor(theirs)))
    batch.look(rows)
    assert theirs.any()
    np.testing.assert_array_equal(theirs, taken)


def test_only_what_is_wanted_is_written() -> None:
    batch, twin = Batch("imhotep", 5, 2), Batch("imhotep", 5, 2)
    seat = np.full(5, 77, np.int8)
    for _ in range(30):
        batch.step_random(1, Rows(seat=seat))
        twin.step_random(1)
    assert set(seat) <= {0, 1}
    np.testing.assert_array_equal(batch.tables, twin.tables)


def test_arrays_that_do_not_fit_are_refused_before_anything_is_played() -> None:
    batch = Batch("imhotep", 8, 2)
    before, size = batch.tables.copy(), batch.features.size
    strided = np.zeros((8, 2 * size), np.float32)[:, ::2]
    frozen = np.zeros((8, size), np.float32)
    frozen.flags.writeable = False
    for wrong in (
        np.zeros((7, size), np.float32),
        np.zeros((8, size), np.float64),
        np.zeros(8, np.uint8),
        strided,
        frozen,
    ):
        with pytest.raises(
            SaqqaraError, match=r"features: expected (float32 or uint8 of shape|a (C-contiguous|writable) array)"
        ):
            batch.step_random(1, Rows(features=wrong))
    for name in ("seat", "mask", "rewards", "done"):
        with pytest.raises(SaqqaraError, match=f"{name}: expected"):
            batch.step_random(1, Rows(**{name: np.zeros((3, 3), np.int64)}))
    with pytest.raises(SaqqaraError, match="mask: expected an array or a tensor"):
        Rows(mask=[[1, 0]])
    np.testing.assert_array_equal(batch.tables, before)


# --- copies ---


WAYS = (copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch)))
each_way = pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])


@each_game
@each_way
def test_a_copy_of_a_batch_continues_as_the_original_does(game: str, way: Callable[[Batch], Batch]) -> None:
    tables = [game_in(default_edition(game)).new(3, **options_of(game, number)) for number in (1, 2)]
    batch = Batch(game, 30, 3, seed=4, reward="places", threads=2, tables=tables)
    batch.step_random(50)
    twin = way(batch)
    assert not np.shares_memory(twin.tables, batch.tables)
    assert (twin.threads, twin.seats, twin.auto_reset) == (batch.threads, 3, True)
    rows, others, ended = batch.rows(np.uint8), twin.rows(np.uint8), 0
    for _ in range(100):
        actions = batch.random_actions()
        np.testing.assert_array_equal(twin.random_actions(), actions)
        assert batch.step(actions, rows) == twin.step(actions, others)
        for field in ("seat", "mask", "features", "rewards", "done"):
            np.testing.assert_array_equal(getattr(rows, field), getattr(others, field))
        ended += int(rows.done.sum())
    assert ended > 10, "new games are the same too"
    before = batch.tables.copy()
    twin.step_random(3)
    np.testing.assert_array_equal(batch.tables, before)


@each_way
def test_a_copy_of_a_seat_batch_continues_as_the_original_does(way: Callable[[Batch], Batch]) -> None:
    batch = SeatBatch("imhotep", 20, 2, seat=None, is_same_step=True, seed=5, sides="ABABA")
    batch.begin(np.uint8)
    batch.answer(np.zeros(20, int), np.uint8)
    twin = way(batch)
    assert isinstance(twin, SeatBatch)
    assert (twin.illegal == batch.illegal).all()
    for _ in range(80):
        actions = batch.random_actions()
        np.testing.assert_array_equal(twin.random_actions(), actions)
        one, other = batch.answer(actions, np.uint8), twin.answer(actions, np.uint8)
        for field in ("features", "mask", "rewards", "done"):
            np.testing.assert_array_equal(getattr(one, field), getattr(other, field))
        np.testing.assert_array_equal(twin.own, batch.own)


def test_features_and_actions_can_be_pickled() -> None:
    for kind in (Features, Actions):
        made = kind("pyramids", 3)
        again = pickle.loads(pickle.dumps(made))
        assert (again.size, again.seats, again.edition.hash) == (made.size, 3, made.edition.hash)


# --- refusals ---


@each_game
def test_one_illegal_action_among_many_plays_nothing(game: str) -> None:
    batch = Batch(game, 300, 2, threads=2, seed=4)
    rows = batch.rows()
    batch.step_random(20, rows)
    before, streams = batch.tables.copy(), batch._streams.copy()
    actions = rows.mask.argmax(1)
    actions[271] = int(np.flatnonzero(rows.mask[271] == 0)[0])
    with pytest.raises(IllegalMove, match="legal on table 271, got"):
        batch.step(actions)
    for wrong in (-1, batch.actions.size, 70_000):
        actions[271] = wrong
        with pytest.raises(IllegalMove, match="expected numbers from 0 to"):
            batch.step(actions)
    np.testing.assert_array_equal(batch.tables, before)
    np.testing.assert_array_equal(batch._streams, streams)
    actions[271] = rows.mask[271].argmax()
    assert batch.step(actions) >= 300


def test_other_actions_than_one_a_table_are_refused() -> None:
    batch = Batch("imhotep", 3, 2)
    for wrong in (np.zeros(4, int), np.zeros((3, 1), int), np.zeros(3), 0):
        with pytest.raises(SaqqaraError, match="actions: expected 3 whole numbers"):
            batch.step(wrong)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "games: expected a whole number from 1"),
        ({"threads": 0}, "threads: expected a whole number from 1"),
        ({"seats": 5}, "seats: expected 2 to 4"),
        ({"reward": "fame"}, "reward: expected one of win, places, points"),
        ({"sides": "AAAA"}, "sides: expected 5 letters"),
    ],
)
def test_what_makes_no_batch_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(SaqqaraError, match=message):
        Batch("imhotep", **{"games": 2, "seats": 2, **wrong})


def test_tables_to_begin_with_have_to_go_on_and_to_seat_as_many() -> None:
    *_, over = walk("imhotep", 2, 1)
    for table in (over, game_in(default_edition("imhotep")).new(3)):
        with pytest.raises(SaqqaraError, match="tables: expected games for 2 seats that are not over"):
            Batch("imhotep", 2, 2, tables=[table])
    with pytest.raises(SaqqaraError, match="steps: expected a whole number from 1"):
        Batch("imhotep", 2, 2).step_random(0)


# --- behind it ---


@each_game
def test_compiled_steps_stay_inside_their_arrays(game: str) -> None:
    """The same code, compiled with a check of every index, plays the same games."""
    checked = load_kernel(BATCHING, default_edition(game), native=True, boundscheck=True)
    batch, twin = (Batch(game, 40, 3, seed=6, **options_of(game, 31)) for _ in range(2))
    twin._compiled = checked
    rows, others = batch.rows(np.uint8), twin.rows(np.uint8)
    for _ in range(60):
        assert batch.step_random(3, rows) == twin.step_random(3, others)
    for field in ("seat", "mask", "features", "rewards", "done"):
        np.testing.assert_array_equal(getattr(rows, field), getattr(others, field))


@each_game
def test_the_buffer_of_legal_moves_is_long_enough(game: str) -> None:
    rules = game_in(default_edition(game))
    room = load_kernel(ACTIONS, default_edition(game), native=False).MOST_LEGAL
    assert room == {"imhotep": rules.MOVES, "pyramids": 2 * (25 + 96)}[game], (
        "two empty chambers without walls, under l4"
    )
    for state in walk(game, 2, 3):
        assert all(len(rules.legal(state, seat)) < room for seat in (NATURE, 0, 1))


def test_compiled_kernels_have_a_cache_folder_of_their_own() -> None:
    edition = default_edition("imhotep")
    folder = load_kernel(BATCHING, edition, native=True).step_all._cache.cache_path
    assert "imhotep-environments-" in folder
    assert cache_folder("imhotep", edition).name not in folder
    assert cache_folder("imhotep", edition, layer=PLAYERS).name not in folder


def noting(slices: list[tuple[int, int]]) -> Work:
    def work(number: int, begin: int, end: int) -> int:
        slices.append((begin, end))
        return 0

    return work


def test_threads_work_on_every_slice_once_and_tells_of_failures() -> None:
    for threads, tables in ((1, 10), (2, 100), (3, 5000), (8, 65), (2, 16_384)):
        slices: list[tuple[int, int]] = []
        crew = SliceThreads(threads, tables)
        crew.run(noting(slices))
        assert sorted(slices)[0][0] == 0
        assert [end for _, end in sorted(slices)][:-1] == [begin for begin, _ in sorted(slices)][1:]
        assert max(end for _, end in slices) == tables
        assert 1 <= crew.threads <= threads

    def fail(number: int, begin: int, end: int) -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        SliceThreads(2, 3000).run(fail)
