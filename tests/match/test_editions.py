"""Edition files: another box without another line of code, and a bad one refused."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from saqqara import BadEdition, BadRecord, Match
from saqqara.games.descriptor import EDITIONS
from saqqara.rules.edition import default_edition
from tests.games import random_match

SHIPPED = (EDITIONS / "imhotep.toml").read_text()


def box(tmp_path: Path, *changes: tuple[str, str]) -> str:
    text = SHIPPED
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (tmp_path / "my-box.toml").write_text(text)
    return str(tmp_path / "my-box.toml")


def test_every_printed_figure_has_its_mark() -> None:
    edition = default_edition("imhotep")
    assert set(edition.marks) == set(edition.figures)
    marks = {mark for marks in edition.marks.values() for mark in ([marks] if isinstance(marks, str) else marks)}
    assert marks == {"rulebook", "corroborated", "assumed"}
    assert edition.marks["chamber.rows_three"] == "assumed"


def test_figures_change_without_code(tmp_path: Path) -> None:
    edition = box(tmp_path, ("a = { value = [2,", "a = { value = [50,"), ('name = "imhotep"', 'name = "my-box"'))
    match = Match.new("imhotep", seats=2, nature="manual", edition=edition)
    for move in ("ships 3221", *["deal statue"] * 4, "load d1", "sail d pyramid"):
        match.play(move)
    assert match.points == (50, 0)
    plain = Match.new("imhotep", seats=2, nature="manual")
    for move in ("ships 3221", *["deal statue"] * 4, "load d1", "sail d pyramid"):
        plain.play(move)
    assert plain.points == (2, 0)


def test_records_carry_the_figures_of_another_box(tmp_path: Path) -> None:
    edition = box(tmp_path, ("penalty = { value = 5", "penalty = { value = 7"))
    match = random_match(1, seats=2, edition=edition, wrath=True)
    Path(edition).unlink()
    assert Match.from_record(match.record()).outcome == match.outcome


def test_positions_carry_the_figures_of_another_box(tmp_path: Path) -> None:
    match = Match.new(
        "imhotep", seats=2, seed=1, edition=box(tmp_path, ("per_colour = { value = 30", "per_colour = { value = 28"))
    )
    again = Match.from_record(match.record())
    assert again.position() == match.position()
    assert Match.from_position(again.position(), nature="manual").position() == match.position()


def test_a_record_of_another_box_is_not_read_with_this_one(tmp_path: Path) -> None:
    record = random_match(1, seats=2).record()
    with pytest.raises(BadRecord, match="edition"):
        Match.from_record(record, edition=box(tmp_path, ("penalty = { value = 5", "penalty = { value = 7")))


def test_marks_and_comments_do_not_change_the_hash(tmp_path: Path) -> None:
    edition = box(
        tmp_path,
        ('rows_two = { value = [5, 1], mark = "assumed" }', 'rows_two = { value = [5, 1], mark = "rulebook" }'),
    )
    match = Match.new("imhotep", seats=2, seed=1, edition=edition)
    assert match.edition.hash == default_edition("imhotep").hash


def test_equal_round_cards_are_one_kind_that_is_drawn_more_often(tmp_path: Path) -> None:
    edition = box(tmp_path, ('"4322", "4331", "4221"', '"4322", "4322", "4322"'))
    match = Match.new("imhotep", seats=2, nature="manual", edition=edition)
    assert match.legal() == ["ships 4322", "ships 3221", "ships 3322", "ships 3321", "ships 4321"]
    assert match.game.weight(match.state(), match.game.read(match.state(), -1, "ships 4322")) == 3


def test_few_stones_make_forced_passes(tmp_path: Path) -> None:
    edition = box(tmp_path, ("per_colour = { value = 30", "per_colour = { value = 8"))
    passes = 0
    for number in range(6):
        match = random_match(number, seats=2, edition=edition, after=_assert_sound)
        passes += sum(move == "pass" for _, move in match.moves())
    assert passes


def _assert_sound(match: Match) -> None:
    assert match.game.faults(match.state()) == []


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (
            [("fleet = { value = [4,", "fleet = { value = [0,")],
            r"ships\.fleet: expected a whole number from 1 to 4 as entry 1, got \[0",
        ),
        ([("take = { value = 3", "take = { value = 0")], r"stones\.take: expected a whole number from 1 to 5, got 0"),
        ([("take = { value = 3", "take = { value = true")], r"stones\.take"),
        (
            [('take = { value = 3, mark = "rulebook" }', "")],
            r"stones\.take: expected a table with value and mark, got no such key",
        ),
        (
            [('take = { value = 3, mark = "rulebook" }', "take = { value = 3 }")],
            r"stones\.take\.mark: expected a mark, got no such key",
        ),
        ([('take = { value = 3, mark = "rulebook" }', 'take = { mark = "rulebook" }')], r"stones\.take\.value"),
        (
            [('take = { value = 3, mark = "rulebook"', 'take = { value = 3, mark = "sure"')],
            r"stones\.take\.mark: expected one of",
        ),
        ([("take = { value = 3", "grab = { value = 3")], "stones"),
        ([("[wrath]", "[anger]")], "wrath"),
        ([('game = "imhotep"', 'game = "pyramids"')], "game: expected 'imhotep', got 'pyramids'"),
        ([('name = "imhotep"', 'name = ""')], "name"),
        (
            [("start = { value = [2, 3, 4, 5]", "start = { value = [2, 3, 4, 6]")],
            r"sled\.start: expected no more than the 5",
        ),
        ([("minimum_load = { value = [1, 1,", "minimum_load = { value = [1, 3,")], r"ships\.minimum_load"),
        (
            [('"4322", "4331"', '"4322", "1111"')],
            r"round_cards\.two: expected cards whose ships the fleet has, got '1111'",
        ),
        ([('"4322", "4331"', '"4322", "43x1"')], r"round_cards\.two"),
        (
            [("four = { value = [15, 10, 5, 1]", "four = { value = [15, 10, 5]")],
            r"obelisks\.four: expected a list of 4",
        ),
        ([("per_colour = { value = 30", "per_colour = { value = 31")], r"stones\.per_colour"),
        ([("[stones]", "[stones")], "expected TOML"),
        ([("take = { value = 3", "take = { value = " + "9" * 5000)], "expected TOML"),
    ],
)
def test_bad_editions_are_refused_with_key_expected_and_got(
    tmp_path: Path, changes: list[tuple[str, str]], complaint: str
) -> None:
    with pytest.raises(BadEdition, match=complaint):
        Match.new("imhotep", edition=box(tmp_path, *changes))


@pytest.mark.parametrize("path", ["nowhere.toml", "", "\0", "/", 5, b"x", ["a"]])
def test_editions_that_cannot_be_read_are_refused(path: str) -> None:
    with pytest.raises(BadEdition, match="expected"):
        Match.new("imhotep", edition=path)


def test_every_missing_key_is_named(tmp_path: Path) -> None:
    tables: dict[str, dict[str, Any]] = {
        key: value for key, value in tomllib.loads(SHIPPED).items() if isinstance(value, dict)
    }
    for group, entries in tables.items():
        for key in entries:
            lines = [line for line in SHIPPED.split("\n") if not line.startswith(f"{key} = ")]
            if len(lines) != SHIPPED.count("\n"):
                continue  # the same key stands in several groups
            (tmp_path / "my-box.toml").write_text("\n".join(lines))
            with pytest.raises(BadEdition, match=rf"{group}\.{key}"):
                Match.new("imhotep", edition=tmp_path / "my-box.toml")


def test_a_file_that_is_not_there_is_told_in_plain_words() -> None:
    with pytest.raises(BadEdition, match=r"^edition 'nowhere\.toml': .* got: No such file or directory$"):
        Match.new("imhotep", edition="nowhere.toml")
