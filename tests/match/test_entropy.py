"""Players' entropy: draws that neither the house nor the players choose alone."""

from __future__ import annotations

import hashlib
import hmac
import random
import re
import tomllib
from pathlib import Path

import pytest

from saqqara import BadRecord, Match, SaqqaraError
from saqqara.games import GAMES
from saqqara.games.descriptor import EDITIONS
from saqqara.match.fairness import CONSTRUCTION, CONSTRUCTION_WITH_ENTROPY, Chance, commitment
from saqqara.match.verification import verify
from tests.games import random_match

FAIRNESS = (Path(__file__).parents[2] / "docs" / "reference" / "fairness.md").read_text()
each_game = pytest.mark.parametrize("game", GAMES)


def test_without_entropy_nothing_changes() -> None:
    key = hashlib.sha256(b"saqqara chance 1\n2026").digest()
    for chance in (Chance("2026"), Chance("2026", ()), Chance("2026", [])):
        assert chance._key == key
        assert chance.construction == CONSTRUCTION == "hmac-sha256/1"
    assert "entropy" not in random_match(1, seats=2).record()


def test_with_entropy_the_key_is_another_and_the_commitment_the_same() -> None:
    chance = Chance("2026", ("abc", "def"))
    assert chance._key == hashlib.sha256(b"saqqara chance 2\n2026\nabc\ndef\n").digest()
    assert chance.commitment == Chance("2026").commitment == commitment("2026")
    assert chance.construction == CONSTRUCTION_WITH_ENTROPY == "hmac-sha256/2"


def test_different_contributions_give_different_keys() -> None:
    """Which words they are, how many and in which order: everything counts."""
    given: list[tuple[str, ...]] = [(), ("a",), ("b",), ("a", "b"), ("b", "a"), ("ab",), ("a", "a"), ("a", "b", "a")]
    assert len({Chance(seed, words)._key for seed in ("x", "x y", "a") for words in given}) == 3 * len(given)


@pytest.mark.parametrize(
    "entropy",
    ["abc", ("",), ("a b",), ("a\nb",), ("ä",), ("x" * 65,), (5,), (None,), 5, None, {"a": 1}, ("a",) * 17, ("a:",)],
)
def test_what_cannot_be_a_contribution_is_refused(entropy: object) -> None:
    with pytest.raises(SaqqaraError, match=r"^entropy: expected .* got "):
        Match.new("imhotep", 2, seed=1, entropy=entropy)  # type: ignore[arg-type]


def test_manual_nature_takes_no_entropy() -> None:
    with pytest.raises(SaqqaraError, match=r"^entropy: expected none"):
        Match.new("imhotep", 2, nature="manual", entropy=("abc",))


@each_game
def test_entropy_is_public_from_the_start_and_the_seed_at_the_end(game: str) -> None:
    match = random_match(4, seats=2, game=game, most=10, entropy=("abc", "de_-F9"))
    assert match.entropy == ("abc", "de_-F9")
    for record in (match.record(), match.record(seat=0), match.record(seat=None)):
        assert "\nchance: hmac-sha256/2\n" in record
        assert "\nentropy: abc de_-F9\n" in record
        assert "test-4" not in record


@each_game
def test_a_match_with_entropy_replays_goes_on_and_verifies(game: str) -> None:
    match = random_match(4, seats=3, game=game, most=25, entropy=("abc", "def"))
    again = Match.from_record(match.record(), seed="test-4")
    for table in (match, again):
        dice = random.Random(4)
        while table.seats_to_move:
            table.play(dice.choice(table.legal()))
    assert again.record() == match.record()
    verdict = verify(match.record())
    assert verdict.is_committed
    assert verdict.draws_checked == verdict.draws > 0


def test_a_position_takes_entropy() -> None:
    position = random_match(5, seats=2, most=20).position()
    records = [Match.from_position(position, seed=1, entropy=words, date="2026-11-15") for words in ((), ("abc",))]
    for match in records:
        dice = random.Random(5)
        while match.seats_to_move:
            match.play(dice.choice(match.legal()))
        assert verify(match.record()).is_finished
    assert "\nentropy: abc\n" in records[1].record()


@each_game
@pytest.mark.parametrize("words", ["abd def", "abc", "def abc", "abc def ghi"])
def test_a_changed_entropy_line_fails_at_the_first_draw(game: str, words: str) -> None:
    """With a seed for which the first draw differs: with others a later one fails."""
    record = next(
        text
        for number in range(50)
        if Chance(f"test-{number}", words.split()).number_below(48, "deal", 0) != 0
        for text in [random_match(number, seats=2, game=game, entropy=("abc", "def")).record()]
        if first_draw(text) != first_draw(Match.new(game, 2, seed=f"test-{number}", entropy=words.split()).record())
    )
    changed = record.replace("entropy: abc def", f"entropy: {words}")
    with pytest.raises(BadRecord, match=r"\(move 1\): expected the seed's draw"):
        verify(changed)


def first_draw(record: str) -> str:
    return record.partition("\n\n1 nature ")[2].partition("\n")[0]


def test_a_record_continued_without_its_seed_keeps_its_entropy() -> None:
    match = Match.from_record(random_match(6, seats=2, most=40, entropy=("abc",)).record())
    dice = random.Random(6)
    while match.seats_to_move:
        match.play(dice.choice(match.legal()))
    assert "\nentropy: abc\ncontinued: " in match.record()
    assert verify(match.record()).draws_checked > 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("entropy: abc def\n", ""),
        ("entropy: abc def", "entropy: abc  def"),
        ("entropy: abc def", "entropy: abc def "),
        ("entropy: abc def", "entropy:  abc"),
        ("entropy: abc def", "entropy: äbc"),
        ("entropy: abc def", f"entropy: {'x' * 65}"),
        ("hmac-sha256/2", "hmac-sha256/1"),
        ("hmac-sha256/2", "hmac-sha256/3"),
    ],
)
def test_a_record_with_a_wrong_entropy_line_is_refused(old: str, new: str) -> None:
    record = random_match(7, seats=2, most=10, entropy=("abc", "def")).record()
    assert old in record
    with pytest.raises(BadRecord, match=r"entropy|chance"):
        Match.from_record(record.replace(old, new))


# --- the worked example of docs/reference/fairness.md, with nothing but hashlib and hmac ---


def told(what: str) -> str:
    section = FAIRNESS.partition("## A worked example with contributions")[2].partition("\n## ")[0]
    found = re.search(rf"^- {what}: `([^`]+)`", section, flags=re.MULTILINE)
    assert found is not None, what
    return found[1]


def test_the_worked_example_with_contributions() -> None:
    hashed = bytes.fromhex(told("bytes hashed for its key"))
    assert hashed == b"saqqara chance 2\n2026\n" + b"".join(f"{word}\n".encode() for word in told("words").split())
    key = hashlib.sha256(hashed).digest()
    assert key.hex() == told("its key")
    cards = tomllib.loads((EDITIONS / "imhotep.toml").read_text())["round_cards"]["two"]["value"]
    value = int.from_bytes(hmac.new(key, b"ships/0/0", hashlib.sha256).digest()[:8], "big")
    assert f"{value:016x}" == told("first 8 bytes of `ships/0/0`".replace("`", "."))
    assert f"ships {cards[value % len(cards)]}" == told("first draw")
    match = Match.new("imhotep", seats=2, seed=2026, entropy=told("words").split())
    assert match.moves()[0][1] == told("first draw")
    assert match.commitment == Match.new("imhotep", seats=2, seed=2026).commitment
