"""The review of a game: its sums are exact, it tells nothing that was hidden, and it does not depend on timing."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest
from bench.review_games import played
from tools import review_schema

from saqqara import Match
from saqqara.match import records
from saqqara.review import PositionJudge, judge_of, review, review_turn, reviewing, try_move
from saqqara.review.accounts import Known, Part, Share, totals
from saqqara.review.assembling import reasons_between
from saqqara.review.calibrating import normalised
from saqqara.review.grades import grade_of, is_as_good
from saqqara.review.model import Estimate, Review
from saqqara.review.worth import exact_worth, share_error
from saqqara.rules.contract import NATURE, game_in
from saqqara.rules.edition import default_edition
from saqqara.rules.errors import SaqqaraError
from tests.games import random_match
from tests.review.games import text_of
from tests.review.made_up import made_up_review

FEW = 24  # simulations
# Two, three and four seats of both games, in the default edition.
SHORT = ("imhotep-00000", "imhotep-00004", "imhotep-00002", "pyramids-00000", "pyramids-00002")


def check_sums(found: Review) -> None:
    """Start, luck, own and others make the end; shares make 1; sources make points."""
    for account in (found.wins, found.points):
        for seat in range(found.seats):
            parts = account.start[seat] + account.luck[seat] + account.own[seat] + account.others[seat]
            assert parts == pytest.approx(account.end[seat], abs=1e-9)
    for moment in found.moments:
        assert sum(share.mean for share in moment.wins) == pytest.approx(1, abs=1e-9)
        for points, sources in zip(moment.points, moment.sources, strict=True):
            assert sum(sources) == pytest.approx(points.mean, abs=1e-6)
    means = [[share.mean for share in found.moments[at].wins] for at in (0, -1)]
    assert means == [found.wins.start, found.wins.end]


@pytest.mark.parametrize("name", SHORT)
def test_every_change_is_given_to_somebody(name: str) -> None:
    text = text_of(name)
    record = records.read(text)
    found = review(text, simulations=FEW)
    check_sums(found)
    assert [moment.move for moment in found.moments[1:]] == [line.move for line in record.lines]
    movers = [(line.number - 1, line.seat, line.move) for line in record.lines if line.seat != NATURE]
    assert [(one.turn, one.seat, one.move) for one in found.decisions] == movers
    assert found.is_done
    assert found.moments[-1].is_exact
    assert set(found.turning_points) <= set(range(1, len(found.moments)))
    assert all(accuracy is not None and 0 <= accuracy <= 100 for accuracy in found.accuracy)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


@pytest.mark.soak
@pytest.mark.parametrize("number", range(0, 200, 9))
@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_every_change_is_given_to_somebody_in_many_games(game: str, number: int) -> None:
    check_sums(review(text_of(f"{game}-{number:05}"), simulations=FEW))


def test_the_end_is_the_result() -> None:
    """The last moment has the places, the points and what earned them."""
    match = played("imhotep", 2, 1, level="mason")
    found = review(match.record(), simulations=FEW)
    assert match.outcome is not None
    assert [points.mean for points in found.moments[-1].points] == list(match.outcome.points)
    assert [share.mean == 1 for share in found.moments[-1].wins] == [place == 1 for place in match.outcome.places]
    earned = [dict(zip(found.sources, row, strict=True)) for row in found.moments[-1].sources]
    assert [{name: points for name, points in row.items() if points} for row in earned] == match.earned


def test_a_growing_review_begins_with_a_glance_and_ends_as_the_whole_one() -> None:
    text = text_of("pyramids-00000")
    grown = list(reviewing(text, simulations=FEW))
    assert grown[0].looked_at == 0
    assert not any(moment.is_refined for moment in grown[0].moments)
    assert [one.looked_at for one in grown] == sorted(one.looked_at for one in grown)
    check_sums(grown[0])
    check_sums(grown[len(grown) // 2])
    assert grown[-1].is_done
    assert grown[-1] == review(text, simulations=FEW)


def test_closing_a_growing_review_ends_it() -> None:
    growing = reviewing(text_of("pyramids-00000"), simulations=FEW)
    next(growing)
    growing.close()  # type: ignore[attr-defined]
    with pytest.raises(StopIteration):
        next(growing)


def test_threads_change_nothing() -> None:
    text = text_of("imhotep-00000")
    assert review(text, simulations=FEW, threads=1) == review(text, simulations=FEW, threads=3)


def test_a_turn_alone_is_graded_as_in_the_whole_review() -> None:
    text = text_of("imhotep-00000")
    whole = review(text, simulations=FEW).decisions[7]
    assert review_turn(text, whole.turn, simulations=FEW) == whole
    with pytest.raises(SaqqaraError, match="before a move of a seat"):
        review_turn(text, 0, simulations=FEW)


def test_a_tried_move_is_graded_as_one_that_was_played() -> None:
    """The move that was played gets its grade again; the best one costs nothing; any other one has an interval."""
    for name, turn in (("imhotep-00000", 40), ("pyramids-00000", 40)):
        text = text_of(name)
        played_one = review_turn(text, turn, simulations=FEW)
        assert try_move(text, turn, played_one.best, simulations=FEW).grade == "best"
        for move in {choice.move for choice in played_one.choices}:
            found = try_move(text, turn, move, simulations=FEW)
            assert (found.turn, found.seat, found.move) == (turn, played_one.seat, move)
            assert found.grade == "best" or found.wins.low < found.wins.mean < found.wins.high
            assert try_move(text, turn, move, simulations=FEW) == found, "asked again, it is the same"
    with pytest.raises(SaqqaraError, match="before a move of a seat"):
        try_move(text, 0, "take", simulations=FEW)
    with pytest.raises(SaqqaraError):
        try_move(text, 40, "dance", simulations=FEW)


def test_only_what_costs_less_than_an_inaccuracy_is_as_good() -> None:
    """A loss of 12 % that may be nothing is graded good, for the judge is not sure; who tries it has not found the best."""
    unsure = Estimate(0.12, -0.01, 0.25)
    assert (grade_of(unsure), is_as_good(unsure)) == ("good", False)
    assert is_as_good(Estimate(0.009, 0.0, 0.02))


def test_the_judge_is_named_without_a_review() -> None:
    found = judge_of("imhotep", None, 2)
    assert found == judge_of("imhotep", default_edition("imhotep"), 2, "pharaoh", 5_000)
    assert found.version != judge_of("imhotep", None, 3).version
    assert found.version != judge_of("imhotep", None, 2, "vizier").version
    with pytest.raises(SaqqaraError, match="simulations: expected a whole number"):
        judge_of("imhotep", None, 2, simulations=0)


# --- what is hidden ---


def worths(found: Review, turns: int) -> list[Any]:
    return [(moment.wins, moment.points, moment.sources) for moment in found.moments[:turns]]


def test_neither_secret_marks_nor_later_draws_change_what_was_said_before() -> None:
    """Two games of Pyramids part at a secret mark; the worths are the same until all have marked."""
    chance = random.Random(5)
    first, second = (Match.new("pyramids", 2, seed="same") for _ in range(2))
    while first.turn < 40 or len(first.seats_to_move) < 2 or len(first.legal(0)) < 2:
        seat = first.seats_to_move[0]
        move = chance.choice(first.legal(seat))
        for match in (first, second):
            match.play(move, seat=seat)
    parted = first.turn
    first.play(first.legal(0)[0], seat=0)
    second.play(second.legal(0)[-1], seat=0)
    texts = []
    for match in (first, second):
        while match.seats_to_move:
            match.play(chance.choice(match.legal(match.seats_to_move[-1])), seat=match.seats_to_move[-1])
        texts.append(match.record())
    reviews = [review(text, simulations=FEW) for text in texts]
    assert worths(reviews[0], parted + 2) == worths(reviews[1], parted + 2)
    assert reviews[0].wins.start == [0.5, 0.5], "nobody has anything yet"


def test_the_pair_in_a_hand_changes_nothing() -> None:
    """I5.2  An onlooker does not know the pair that a seat looks at."""
    match = _looking_at_a_pair()
    judge = PositionJudge(match.edition, match.seats, simulations=FEW)
    states = [match.state()]
    for kind, count in enumerate(states[0].deck):
        if count and kind not in states[0].looked:
            other = states[0].copy()
            other.deck[other.looked[0]] += 1
            other.deck[kind] -= 1
            other.looked[0] = kind
            states.append(other)
    assert len(states) > 2
    said = [judge.worth(state) for state in states]
    assert all((one.wins == said[0].wins).all() and (one.points == said[0].points).all() for one in said)


def _looking_at_a_pair() -> Match:
    for number in range(50):
        match = random_match(number, seats=2, game="imhotep", sides="BBBBB", most=12)
        while match.seats_to_move:
            if match.has_secrets and match.state().looked_behind == 0 and len(match.legal()) > 1:
                return match
            match.play("pair" if "pair" in match.legal() else random.Random(number).choice(match.legal()))
    raise AssertionError("expected a game in which a pair is looked at")


# --- records that cannot be reviewed ---


def torn(text: str) -> str:
    return text[: text.rindex("\n", 0, -1) + 1]


def of_another_edition(text: str) -> str:
    return text.replace(records.read(text).header.edition_hash, "0" * 16)


def with_another_draw(text: str) -> str:
    return text.replace("1 nature ships 3321", "1 nature ships 4322")


def unfinished(_: str) -> str:
    return Match.new("imhotep", 2, seed=1).record()


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (torn, "moves: expected"),
        (of_another_edition, "edition: expected the figures that the game was played with"),
        (with_another_draw, "expected the seed's draw"),
        (unfinished, "expected the record of a finished game"),
        (lambda _: "nonsense\n", "expected 'key: value'"),
        (lambda _: "\x89PNG\ufffd\n\0\n", "got a file of another kind"),
    ],
)
def test_a_record_that_cannot_be_reviewed_is_refused_in_one_sentence(spoil: Any, words: str) -> None:
    text = spoil(text_of("imhotep-00003"))
    for call in (review, reviewing):
        with pytest.raises(SaqqaraError, match=words) as refusal:
            call(text, simulations=FEW)
        assert "\n" not in str(refusal.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Any) -> None:
    with pytest.raises(SaqqaraError, match="expected the record of a game"):
        review(tmp_path / "none.record")


def test_a_file_that_is_no_text_is_refused(tmp_path: Any) -> None:
    picture = tmp_path / "picture.record"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n")
    with pytest.raises(SaqqaraError, match="expected the text of a record, got a file of another kind"):
        review(picture)


# --- how sure the figures are ---


def test_every_figure_has_its_margin() -> None:
    """Changes between estimates are less sure than what is known exactly; the end of a game is known."""
    found = review(text_of("imhotep-00000"), simulations=FEW)
    for account in (found.wins, found.points):
        assert account.margins is not None
        assert account.margins.end == [0.0] * found.seats
        assert min(account.margins.start + account.margins.luck + account.margins.own) > 0
    for draw in (*found.luckiest, *found.unluckiest):
        assert draw.wins_margin is not None
        assert draw.points_margin is not None
    assert all(reason.margin is not None for one in found.decisions for reason in one.reasons)
    assert [margin is not None for margin in found.accuracy_margins] == [True] * found.seats
    for moment in found.moments:
        assert [len(row) for row in moment.sources_margins] == [len(found.sources)] * found.seats
    assert not any(map(any, found.moments[-1].sources_margins))


def test_an_estimate_that_is_added_and_taken_away_leaves_no_error() -> None:
    both, error = np.ones(2), np.full((2, 2), 0.1)
    first, second, third = (Known(name, np.full((2, 2), 0.5), error) for name in ("first", "second", "third"))
    part = Part(2)
    for before, after in ((first, second), (second, third)):
        part.add(after, both)
        part.add(before, -both)
    assert np.allclose(part.errors, 0.1 * 2**0.5)


def test_a_change_that_nobody_got_is_noticed() -> None:
    start, end = (Known(name, np.full((2, 2), value), np.zeros((2, 2))) for name, value in (("0", 0.4), ("1", 0.6)))
    share = Share(1, 2)
    share.luck.add(end, np.ones(2))
    share.luck.add(start, -np.ones(2))
    values, _ = totals([share], start, end)
    assert values["others"].tolist() == [[0, 0], [0, 0]]
    with pytest.raises(AssertionError, match="what is left"):
        totals([], start, end)


def test_a_secret_move_and_an_open_one_that_cost_as_much_weigh_as_much() -> None:
    """What all secret moves did together is not counted at the last of them."""
    shares = Share(1, 2), Share(2, 2, is_secret=True)
    lost = Known("lost", np.array([[0.2, -0.2], [0, 0]]), np.zeros((2, 2)))
    for share in shares:
        share.own.add(lost, np.array([-1.0, 0.0]))
        share.others.add(lost, np.array([0.0, -1.0]))
    assert [share.weight for share in shares] == pytest.approx([0.2, 0.2])
    shares[1].others.add(lost, np.array([-3.0, -3.0]))
    assert shares[1].weight == pytest.approx(0.2)


def test_points_that_a_move_brings_in_sum_have_a_reason() -> None:
    best = exact_worth(np.array([0.6, 0.4]), np.zeros(2), np.zeros((2, 6)))
    gaining = replace(best, sources=np.array([[-5.8, 9.7, 1.0, -2.0, 0, 0], [0, 5.5, 0, 0, 0, 0]]))
    told = reasons_between(gaining, best, 0, game_in(default_edition("imhotep")))
    assert [(reason.seat, reason.points) for reason in told] == [(0, -5.8), (0, 9.7), (1, 5.5)]
    losing = replace(best, sources=np.array([[-5.8, 3.7, 1.0, -2.0, 0, 0], [0, 5.5, 0, 0, 0, 0]]))
    told = reasons_between(losing, best, 0, game_in(default_edition("imhotep")))
    assert [(reason.seat, reason.points) for reason in told] == [(0, -5.8), (0, -2.0), (1, 5.5)]


def test_a_share_that_was_never_seen_is_not_certain() -> None:
    """The interval holds Wilson's, so none of 100 visits may be as much as 4 %."""
    assert 1.96 * share_error(np.array([0.0, 1.0]), 100) == pytest.approx([0.037] * 2, abs=0.001)
    assert 1.96 * share_error(np.array([0.5]), 10_000) == pytest.approx([0.0098], abs=0.0001)


def test_reviews_that_were_stored_without_margins_are_read() -> None:
    told = msgspec.to_builtins(made_up_review(text_of("imhotep-00000")))
    told.pop("accuracy_margins")
    for account in (told["wins"], told["points"]):
        account.pop("margins")
    for moment in told["moments"]:
        moment.pop("sources_margins")
    old = msgspec.convert(told, Review)
    assert (old.wins.margins, old.moments[0].sources_margins, old.accuracy_margins) == (None, [], [])


# --- the schema ---


def test_the_schema_is_that_of_the_types() -> None:
    assert review_schema.FILE.read_text() == review_schema.text(), "run: make pages"
    described = review_schema.schema()["$defs"]
    assert set(described) >= {"Review", "Moment", "Decision", "Account", "Draw"}
    assert described["Decision"]["properties"]["line"]["description"]


def test_an_interval_holds_its_mean() -> None:
    found = review(text_of("pyramids-00000"), simulations=FEW)
    everything: list[Estimate] = [one for moment in found.moments for one in (*moment.wins, *moment.points)]
    everything += [one for decision in found.decisions for one in (decision.wins, decision.points)]
    assert all(one.low <= one.mean <= one.high for one in everything)
    assert all(decision.wins.low > 0 for decision in found.decisions if decision.grade in ("mistake", "blunder"))


def test_chances_that_a_short_search_found_for_nobody_are_equal() -> None:
    assert normalised(np.zeros(4)).tolist() == [0.25] * 4
    assert normalised(np.array([0.2, 0.6])).tolist() == pytest.approx([0.25, 0.75])
