"""P7  Our deck: what the validator of chambers sees. How good the deck is, is tested with the decks."""

from __future__ import annotations

from pathlib import Path

import pytest

from saqqara import BadEdition, Match
from saqqara.rules.edition import default_edition
from saqqara.rules.pyramids.box import chamber_faults

from .conftest import CARDS, edition_text

GOOD = "#E.x. g.e#. s#..# s#r.# T.gtr"


def faults(lines: str) -> list[str]:
    return list(chamber_faults("\n".join(lines.split())))


# --- P7.1  what a chamber is ---


def test_p7_1_a_good_chamber() -> None:
    assert faults(GOOD) == []


@pytest.mark.parametrize("card", CARDS)
def test_p7_1_every_chamber_of_our_deck(card: int) -> None:
    assert list(chamber_faults(default_edition("pyramids")[f"chambers.{card}"])) == []


def test_p7_1_48_distinct_chambers() -> None:
    edition = default_edition("pyramids")
    assert len({edition[f"chambers.{card}"].strip() for card in CARDS}) == 48


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("E.... ..... ..... T....", ["5 lines", "4"]),
        ("E.... ..... ..... ..... T.... .....", ["5 lines", "6"]),
        ("E.... .... ..... ..... T....", ["line 2", "4"]),
        ("E.... ...... ..... ..... T....", ["line 2", "6"]),
        ("E.... ..... ..q.. ..... T....", ["c3", "q"]),
        ("E.... ..... ..... ..R.. T....", ["c4", "R"]),
        ("..... ..... ..... ..... T....", ["one entrance", "0"]),
        ("E...E ..... ..... ..... T....", ["one entrance", "a1", "e1"]),
        ("..... E.... ..... ..... T....", ["entrance", "row 1", "a2"]),
        ("E.... ..... ..... ..... .....", ["one tomb", "0"]),
        ("E.... ..... ..... ..... T...T", ["one tomb", "a5", "e5"]),
        ("E.... ..... ..... ...T. .....", ["tomb", "row 5", "d4"]),
        ("E.... ..... ##### ..... T....", ["tomb", "a5"]),
        ("E...# ...#. ..... ..... T...#", []),
        ("E..#. ...## ..... ..... T....", ["e1"]),
    ],
)
def test_p7_1_what_is_wrong_and_where(lines: str, told: list[str]) -> None:
    found = "; ".join(faults(lines))
    assert bool(found) == bool(told)
    assert all(word in found for word in told)
    assert not found or "P7.1" in found or "P1.1" in found


def test_p7_1_fields_that_touch_at_a_corner_are_not_connected() -> None:
    assert "c1" in "; ".join(faults("E#.#. .#### ..... ..... T...."))


# --- P7.2  refused with number, rule and place ---


def changed(tmp_path: Path, card: int, lines: str | None) -> Path:
    """An edition file in which one card is another, or is missing."""
    path = tmp_path / "mine.toml"
    path.write_text(edition_text(**{f"chambers.{card}": lines and "\n".join(lines.split())}))
    return path


def test_p7_2_an_own_card_can_be_transcribed(tmp_path: Path) -> None:
    path = changed(tmp_path, 12, "..E.. .#.#. r.g.s .#.#. ..T.x")
    match = Match.new("pyramids", seats=2, nature="manual", edition=path)
    assert match.edition["chambers.12"].split() == ["..E..", ".#.#.", "r.g.s", ".#.#.", "..T.x"]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("E...E ..... ..... ..... T....", ["P7.1", "entrance", "e1"]),
        ("E.... ..... ..... #.... T#...", ["P7.1", "tomb", "a5"]),
        ("E.... ..... ..... ...T. .....", ["P1.1", "d4"]),
        ("E.... ..... ..?.. ..... T....", ["P7.1", "c3"]),
        ("E.... ..... ..... T....", ["P7.1", "lines", "4"]),
    ],
)
def test_p7_2_a_bad_chamber_is_refused_with_number_rule_and_place(tmp_path: Path, lines: str, told: list[str]) -> None:
    with pytest.raises(BadEdition) as refusal:
        Match.new("pyramids", seats=2, edition=changed(tmp_path, 12, lines))
    assert all(word in str(refusal.value) for word in ["12", *told])


def test_p7_2_a_deck_of_47(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match=r"chambers\.31"):
        Match.new("pyramids", seats=2, edition=changed(tmp_path, 31, None))


def test_p7_2_the_same_chamber_twice(tmp_path: Path) -> None:
    twin = default_edition("pyramids")["chambers.7"]
    with pytest.raises(BadEdition) as refusal:
        Match.new("pyramids", seats=2, edition=changed(tmp_path, 9, twin))
    assert all(word in str(refusal.value) for word in ("chambers.9", "card 7", "P7.1"))


def test_p7_2_a_number_in_two_colours(tmp_path: Path) -> None:
    edition = default_edition("pyramids")
    orange = [edition["colours.green"][0], *edition["colours.orange"][1:]]
    path = tmp_path / "mine.toml"
    path.write_text(edition_text(**{"colours.orange": orange}))
    with pytest.raises(BadEdition, match="colours"):
        Match.new("pyramids", seats=2, edition=path)
