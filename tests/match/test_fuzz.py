"""Bent and wild input: nothing but typed errors may come out."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara import Match, SaqqaraError
from tests.effort import EFFORT, some_of
from tests.equipment import NOT_RUN, ROOT, fuzzer
from tests.fuzzing import RECORDS, bend_position, bend_record, try_position, try_record

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=12,
)
KEYS = st.sampled_from(
    "game seats sides wrath round start_seat to_move points sleds quarries ships market pyramid temple chamber "
    "obelisks cards discard round_cards last_sailor passes pending edition".split()
)


@pytest.mark.parametrize("number", some_of(range(40)))
def test_bent_positions(number: int) -> None:
    dice = random.Random(number)
    accepted = sum(try_position(bend_position(dice), dice) for _ in range(25))
    assert accepted < 25


@pytest.mark.parametrize("number", some_of(range(40)))
def test_bent_records(number: int) -> None:
    dice = random.Random(number)
    accepted = sum(try_record(bend_record(dice), dice) for _ in range(15))
    assert accepted < 15


@settings(max_examples=400 // EFFORT.one_of, deadline=None)
@given(st.dictionaries(KEYS, JSON, max_size=6), st.randoms(use_true_random=False))
def test_wild_positions(position: dict[str, Any], dice: random.Random) -> None:
    try_position({"game": "imhotep"} | position, dice)


@settings(max_examples=300 // EFFORT.one_of, deadline=None)
@given(st.text(), st.randoms(use_true_random=False))
def test_wild_records(text: str, dice: random.Random) -> None:
    try_record(text, dice)
    try_record(RECORDS[3].split("\n\n")[0] + "\n\n" + text, dice)


@settings(max_examples=500 // EFFORT.one_of, deadline=None)
@given(st.text() | st.binary() | st.integers() | st.none(), st.integers() | st.none() | st.text(max_size=3))
def test_wild_moves(move: Any, seat: Any) -> None:
    match = Match.new("imhotep", seats=2, seed=1)
    before = match.record()
    try:
        match.play(move, seat=seat, ask=seat)
    except SaqqaraError:
        assert match.record() == before


@settings(max_examples=500 // EFFORT.one_of, deadline=None)
@given(st.text(alphabet="loadsilkepytrmcu 0123456789abcd-", max_size=20))
def test_whatever_can_be_read_can_be_written(text: str) -> None:
    match = Match.new("imhotep", seats=2, seed=1)
    state = match.state()
    try:
        move = match.game.read(state, 0, text)
    except SaqqaraError:
        assert text.strip() not in match.legal()
    else:
        assert match.game.read(state, 0, match.game.describe(state, 0, move)) == move


@pytest.mark.soak
@pytest.mark.skipif(fuzzer() is None, reason=f"{NOT_RUN}: atheris could not be installed")
def test_fuzzing_guided_by_coverage_finds_nothing() -> None:
    """As `make fuzz` does."""
    command = [sys.executable, "-m", "tests.fuzz", str(EFFORT.fuzz_s)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]
