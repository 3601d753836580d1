"""Which matches are rated, what they make of ratings, and who sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tools import anchors as anchors_tool

from saqqara.bots.levels import LEVELS
from saqqara.games import GAMES
from saqqara.rules.edition import default_edition
from saqqara.server.club.anchors import anchors
from saqqara.server.club.finished import note_end, seat_results
from saqqara.server.club.lists import finished_page
from saqqara.server.club.rated import why_unrated
from saqqara.server.club.rating_model import MEAN, MODEL, Strength
from saqqara.server.club.ratings import count_rating, ranks_of, shown_ratings
from saqqara.server.deletion import carry_out, plan
from saqqara.server.store.finished import Filter, FinishedStore
from saqqara.server.store.ratings import RatingStore
from saqqara.server.store.store import Store
from saqqara.server.table import Table
from saqqara.server.wire.games import Ratings
from tests.server.club.matches import ANN, BOB, BOT, CID, ended, keep, play_out, some_people, started
from tests.server.inside import person

OPEN_SEAT = person("nobody")


def counted(store: Store, table: Table, at: float = 200.0) -> None:
    keep(store, table, [], at)
    assert note_end(store, table, [count_rating])


def ratings_of(store: Store, who: str) -> Ratings:
    return shown_ratings(*RatingStore(store).of_person(who, 500), is_on=True)


# --- what is rated ---


def take_back(table: Table) -> None:
    table.ask_back(0, 101.0)
    table.answer_back(1, True, 101.0)


def hint(table: Table) -> None:
    table.hint(0, table.begun().ask(0) or 0, 101.0)


def agree(table: Table) -> None:
    table.ask_end(0, 101.0)
    table.answer_end(1, True, 101.0)


@pytest.mark.parametrize(
    ("seats", "config", "why"),
    [
        ((ANN, BOB), {}, None),
        ((ANN, BOT), {}, None),
        ((ANN, BOB, BOT, BOT), {}, None),
        ((ANN, ANN), {}, "shared_seats"),
        ((BOT, BOT), {}, "not_enough_people"),
        ((ANN, BOB), {"forked_from": "other"}, "fork"),
        ((ANN, BOB), {"figures": dict(default_edition("pyramids").figures)}, "edition"),
    ],
)
def test_what_is_rated_is_said_before_anybody_has_moved(seats: Any, config: dict[str, Any], why: str | None) -> None:
    assert why_unrated(started(*seats, **config)) == why
    assert why_unrated(started(*seats, **config), are_ratings_on=False) == "off"


@pytest.mark.parametrize(("happens", "why"), [(take_back, "taken_back"), (hint, "hint"), (agree, "agreed")])
def test_help_and_an_agreement_switch_it_off(happens: Callable[[Table], None], why: str) -> None:
    table = started(ANN, BOB, game="imhotep")
    table.move(0, "take", None, 101.0)
    table.move(1, "take", None, 101.0)
    assert why_unrated(table) is None
    happens(table)
    assert why_unrated(table) == why


def test_an_undo_that_reveals_nothing_does_not() -> None:
    table = started(ANN, BOB, game="imhotep")
    table.move(0, "take", None, 101.0)
    table.undo(0, 101.0)
    assert why_unrated(table) is None


def test_a_match_without_a_move_is_not_rated() -> None:
    table = started(ANN, BOB)
    table.concede(0, 101.0)
    assert why_unrated(table) == "unplayed"


# --- what it makes of ratings ---


def test_a_rated_end_changes_the_ratings_of_both(store: Store) -> None:
    some_people(store, "ann", "bob")
    table = ended(ANN, BOB)
    counted(store, table)
    assert not note_end(store, table, [count_rating])
    changes = {who: RatingStore(store).of_person(who, 5)[1] for who in ("ann", "bob")}
    assert [(len(found), found[0].before, found[0].table) for found in changes.values()] == [(1, MEAN, "t")] * 2
    assert table.outcome is not None
    better, worse = sorted(changes, key=lambda who: table.outcome.places[who == "bob"] if table.outcome else 0)
    assert changes[better][0].mean > MEAN > changes[worse][0].mean
    assert all(found[0].deviation < MODEL.deviation for found in changes.values())


def test_what_was_not_opened_as_rated_changes_none(store: Store) -> None:
    some_people(store, "ann", "bob")
    counted(store, ended(ANN, BOB, rated=False))
    assert ratings_of(store, "ann").ratings == []


def test_bots_keep_their_ratings(store: Store) -> None:
    some_people(store, "ann")
    before = dict(anchors()["pyramids"])
    counted(store, ended(ANN, BOT))
    assert anchors()["pyramids"] == before
    assert [rating.games for rating in ratings_of(store, "ann").ratings] == [1]


def test_who_leaves_is_last_whatever_a_bot_made_of_the_seat() -> None:
    table = started(ANN, BOB, CID)
    play_out(table, most=5)
    table.stand_in(0, "apprentice", "gone", 101.0)
    play_out(table)
    ranks = ranks_of(seat_results(table))
    assert max(ranks) == ranks[0] > max(ranks[1:])


def test_who_lets_a_bot_move_and_comes_back_has_left() -> None:
    table = started(ANN, BOB, game="imhotep")
    table.stand_in(0, "pharaoh", "asked", 101.0)
    table.move(0, "take", None, 101.0, by="bot")
    table.give_back(0, 101.0)
    play_out(table)
    assert [result.stood_in for result in seat_results(table)] == [True, False]


def test_ratings_are_shown_from_five_rated_games(store: Store) -> None:
    some_people(store, "ann", "bob")
    for number in range(1, 8):
        counted(store, ended(ANN, BOB, name=f"t{number}", seed=number), 100.0 + number)
        [rating] = ratings_of(store, "ann").ratings
        assert (rating.games, rating.is_shown, rating.mean is not None) == (number, number >= 5, number >= 5)
        assert [point.table for point in rating.history] == [f"t{one}" for one in range(5, number + 1)]
    assert rating.low is not None
    assert rating.high is not None
    assert rating.mean is not None
    assert rating.low < rating.mean < rating.high
    games, _ = finished_page(FinishedStore(store), "ann", Filter(), None)
    assert [game.rating is not None for game in games] == [True, True, *[False] * 5]
    assert games[0].rating is not None
    assert games[1].rating is not None
    assert games[0].rating.before == games[1].rating.after


def test_nothing_is_left_of_the_ratings_of_somebody_who_is_forgotten(store: Store) -> None:
    some_people(store, "ann", "bob")
    counted(store, ended(ANN, BOB))
    carry_out(store, plan(store, [], ["ann"]))
    assert RatingStore(store).of_person("ann", 5) == ([], [])
    assert len(RatingStore(store).of_person("bob", 5)[1]) == 1


# --- the scale ---


def test_the_strengths_of_levels_follow_from_what_was_measured() -> None:
    assert anchors_tool.FILE.read_bytes() == anchors_tool.text(), "run: make pages"
    for game in GAMES:
        if game in anchors_tool.ROWS:
            means = [anchors()[game][level].mean for level in LEVELS]  # type: ignore[index]
            assert means == sorted(means)


def test_the_better_place_gains_and_more_against_the_stronger() -> None:
    newcomer, strong = MODEL.newcomer, Strength(2000.0, 30.0)
    won, lost = (MODEL.rated([newcomer, newcomer], ranks)[0] for ranks in ([1, 2], [2, 1]))
    assert won.mean - MEAN == pytest.approx(MEAN - lost.mean)
    assert MODEL.rated([newcomer, strong], [1, 2])[0].mean > won.mean
    shared = MODEL.rated([newcomer, newcomer], [1, 1])
    assert shared[0] == pytest.approx(shared[1])
