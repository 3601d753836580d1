"""Fair chance: committed, verifiable, and without favour."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from saqqara import BadRecord, Match
from saqqara.games import GAMES
from saqqara.match.fairness import Chance, ChanceForAll, commitment
from saqqara.match.verification import verify
from tests.games import random_match


def test_a_draw_is_what_the_construction_says() -> None:
    key = hashlib.sha256(b"saqqara chance 1\n2026").digest()
    value = int.from_bytes(hmac.new(key, b"ships/0/0", "sha256").digest()[:8], "big")
    assert Chance("2026").number_below(7, "ships", 0) == value % 7
    assert commitment("2026") == hashlib.sha256(b"saqqara commitment 1\n2026").hexdigest()


def test_values_that_would_favour_some_cards_are_drawn_again() -> None:
    """With a bound just over half of the range, half of the values are rejected."""
    bound = (1 << 63) + 1
    chance = Chance("rejection")
    first = [int.from_bytes(hmac.digest(chance._key, f"deal/{n}/0".encode(), "sha256")[:8], "big") for n in range(64)]
    drawn = [chance.number_below(bound, "deal", n) for n in range(64)]
    assert any(value >= bound for value in first)
    assert all(number < bound for number in drawn)
    assert all(number == value for number, value in zip(drawn, first, strict=True) if value < bound)


def test_draws_are_even() -> None:
    """Chi-squared over 13 equal cards; the bound is the 99.99 % point for 12 degrees of freedom, the seed is fixed."""
    chance, draws = Chance("even"), 13_000
    counts = Counter(chance.number_below(13, "deal", number) for number in range(draws))
    assert sum((counts[card] - 1000) ** 2 / 1000 for card in range(13)) < 39.1


def test_weights_stand_for_equal_cards() -> None:
    chance, draws = Chance("weights"), 12_000
    counts = Counter(chance.draw([1, 0, 3, 2], "deal", number) for number in range(draws))
    assert counts[1] == 0
    for index, expected in ((0, 2000), (2, 6000), (3, 4000)):
        assert abs(counts[index] - expected) < 5 * expected**0.5


def test_the_seed_is_told_at_the_end_and_not_before() -> None:
    unfinished = random_match(4, seats=2, most=30)
    assert f"commitment: {commitment('test-4')}" in unfinished.record()
    assert "test-4" not in unfinished.record()
    assert "\nseed: test-4\n" in random_match(4, seats=2).record()


def test_verify_accepts_what_happened() -> None:
    match = random_match(5, seats=3, sides="BBBBB")
    verdict = verify(match.record())
    assert verdict.is_finished
    assert verdict.is_committed
    assert verdict.moves == match.turn
    assert verdict.draws_checked == verdict.draws > 20


def test_verify_of_an_unfinished_record_checks_the_moves() -> None:
    verdict = verify(random_match(5, seats=3, most=20).record())
    assert not verdict.is_finished
    assert verdict.draws_checked == 0


def test_verify_names_a_draw_that_the_seed_did_not_make() -> None:
    match = Match.new("imhotep", seats=2, seed=1, nature="manual")
    honest = Match.new("imhotep", seats=2, seed=1)
    card = next(legal for legal in match.legal() if legal != honest.moves()[0][1])
    lines = random_match(6, seats=2).record().split("\n")
    start = lines.index("") + 1
    drawn = lines[start].split(" ", 2)[2]
    cards = [legal for legal in match.legal() if legal not in "\n".join(lines)]
    lines[start] = f"1 nature {cards[0] if cards else card}"
    assert drawn not in lines[start]
    with pytest.raises(BadRecord, match=rf"line {start + 1} \(move 1\): expected the seed's draw '{drawn}'"):
        verify("\n".join(lines))


def test_verify_names_the_commitment_that_does_not_fit() -> None:
    text = random_match(7, seats=2).record().replace("seed: test-7", "seed: test-8")
    with pytest.raises(BadRecord, match=r"line 9: expected the commitment"):
        verify(text)


def test_a_finished_record_without_its_seed_does_not_verify() -> None:
    with pytest.raises(BadRecord, match="seed"):
        verify(random_match(7, seats=2).record().replace("seed: test-7\n", ""))


def test_verify_names_the_first_illegal_move() -> None:
    lines = random_match(8, seats=2).record().split("\n")
    start = lines.index("") + 1
    lines[start + 6] = f"7 {lines[start + 6].split()[1]} load a4 "[:-1].replace("load a4", "pass")
    with pytest.raises(BadRecord, match=rf"line {start + 7} \(move 7\): pass"):
        verify("\n".join(lines))


def test_equal_seeds_deal_the_same_cards_whoever_plays() -> None:
    """Round cards and market cards have streams of their own: players' moves do not shift them."""

    def cards(number: int) -> list[str]:
        match = Match.new("imhotep", seats=2, seed="shared")
        import random

        player = random.Random(number)
        while match.seats_to_move:
            match.play(player.choice(match.legal()))
        return [move for seat, move in match.moves() if seat == -1]

    first, second = cards(1), cards(2)
    assert [move for move in first if move.startswith("ships")] == [move for move in second if move.startswith("ships")]
    assert first == second


def test_a_draw_for_all_is_the_card_with_the_smallest_number() -> None:
    """Repeated with nothing but hashlib and hmac, as docs/reference/fairness.md says."""
    key = hashlib.sha256(b"saqqara chance 3\n2026").digest()
    cards = ["deal 1", "deal 2", "deal 2"]
    numbers = [
        hmac.digest(key, f"deal/5/{card}/{copy}".encode(), "sha256")[:8]
        for card, copy in zip(cards, (0, 0, 1), strict=True)
    ]
    drawn = ChanceForAll("2026").draw([1, 2], "deal", 5, lambda index: f"deal {index + 1}")
    assert f"deal {drawn + 1}" == cards[numbers.index(min(numbers))]


def test_draws_for_all_are_as_likely_as_their_cards() -> None:
    chance, draws = ChanceForAll("weights"), 6_000
    counts = Counter(chance.draw([1, 0, 3, 2], "deal", number) for number in range(draws))
    assert counts[1] == 0
    for index, weight in ((0, 1), (2, 3), (3, 2)):
        assert abs(counts[index] - draws * weight / 6) < 200


def test_a_card_that_is_gone_changes_the_draws_that_it_was_for_and_no_others() -> None:
    chance = ChanceForAll("few")
    for number in range(300):
        whole = chance.draw([1] * 40, "deal", number)
        less = chance.draw([1] * 39, "deal", number)
        assert whole in (less, 39)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_a_match_for_all_is_verified(game: str) -> None:
    match = Match.new(game, 3, seed=5, nature="for all")
    while match.outcome is None:
        match.play(match.legal()[0])
    verdict = verify(match.record())
    assert "\nchance: hmac-sha256/3\n" in match.record()
    assert verdict.draws_checked == verdict.draws
    assert Match.from_record(match.record()).record() == match.record()
    with pytest.raises(BadRecord):
        verify(match.record().replace("hmac-sha256/3", "hmac-sha256/1"))
