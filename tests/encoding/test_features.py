"""Features: all that a seat may know and nothing else, the same from every seat, the same in both engines."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from saqqara import Match
from saqqara.encoding.features import Features
from saqqara.encoding.kernel_loader import FEATURES, load_kernel
from saqqara.rules.contract import NATURE, game_in
from saqqara.rules.edition import default_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.rules.imhotep.sites.temple import visible_stone
from tests.effort import first_of, some_of
from tests.encoding.walks import GAMES_AND_SEATS, walk

each_game = pytest.mark.parametrize("game", ["imhotep", "pyramids"])
each_game_and_seats = pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
Array = np.ndarray[Any, Any]


def whole(features: Features, state: Any, seat: int) -> Array:
    return features.write(state, seat, features.empty(np.uint8))


def shown(features: Features, state: Any, seat: int) -> dict[str, list[Any]]:
    """The row as a dictionary, for messages that say what differs."""
    row = whole(features, state, seat)
    return {one.name: one.of(row).tolist() for one in features.slices}


# --- the row ---


@each_game_and_seats
def test_slices_cover_the_row_and_say_what_they_mean(game: str, seats: int) -> None:
    features = Features(game, seats)
    assert [one.start for one in features.slices] == [0, *(one.stop for one in features.slices)][:-1]
    assert features.slices[-1].stop == features.size == len(features.highs)
    assert len({one.name for one in features.slices}) == len(features.slices)
    for one in features.slices:
        assert int(np.prod(one.shape)) == one.stop - one.start
        assert 1 <= one.high <= 255
        assert one.meaning
        assert features[one.name] is one
        assert one.seat_axis is None or one.shape[one.seat_axis] == seats
    with pytest.raises(KeyError):
        features["no such slice"]


@each_game_and_seats
def test_both_engines_write_the_same_row_and_it_keeps_its_bounds(game: str, seats: int) -> None:
    features = Features(game, seats)
    for number in some_of(range(8)):
        for step, state in enumerate(walk(game, seats, number * 5 + seats)):
            if step % 4 != number % 4:
                continue
            raw = state.pack()
            for seat in range(seats):
                row = whole(features, state, seat)
                assert (row <= features.highs).all(), [
                    one.name for one in features.slices if one.of(row).max() > one.high
                ]
                np.testing.assert_array_equal(whole(features, raw, seat), row)
                scaled = features.write(state, seat)
                np.testing.assert_array_equal(scaled, row * (1 / features.highs).astype(np.float32))
                np.testing.assert_array_equal(features.write(raw, seat), scaled)
            np.testing.assert_array_equal(raw, state.pack(), "the table stays as it is")


@each_game
def test_rows_of_a_callers_buffer_are_written_in_place(game: str) -> None:
    features = Features(game, 2)
    state = next(itertools.islice(walk(game, 2, 3), 30, None))
    buffer = np.full((3, features.size), 0.5, np.float32)
    for table in (state, state.pack()):
        buffer[:] = 0.5
        assert features.write(table, 1, buffer[1]).base is buffer
        assert (buffer[0] == 0.5).all()
        assert (buffer[2] == 0.5).all()
        np.testing.assert_array_equal(buffer[1], features.write(state, 1))


def test_other_arrays_are_refused() -> None:
    features = Features("imhotep", 2)
    state = game_in(default_edition("imhotep")).new(2)
    for wrong in (np.zeros(3, np.float32), np.zeros(features.size, np.float64), np.zeros((1, features.size), np.uint8)):
        with pytest.raises(SaqqaraError, match="expected float32 or uint8 of shape"):
            features.write(state, 0, wrong)
    with pytest.raises(SaqqaraError, match="seats: expected 2 to 4"):
        Features("imhotep", 5)


# --- nothing that the seat may not know ---


def scrambled_imhotep(state: Any, seat: int, chance: random.Random) -> Any:
    """Another truth that looks the same to the seat: the looker of a pair holds other cards."""
    other = state.copy()
    if state.drawer == seat:
        return other
    for slot, card in enumerate(state.looked):
        pile = other.left_behind if slot < state.looked_behind else other.deck
        if card >= 0:
            pile[card] += 1
            other.looked[slot] = chance.choices(range(12), pile)[0]
            pile[other.looked[slot]] -= 1
    return other


def scrambled_pyramids(state: Any, seat: int, chance: random.Random) -> Any:
    """Another truth that looks the same to the seat: others have drawn, kept and marked otherwise."""
    other = state.copy()
    rules = game_in(default_edition("pyramids"))
    strangers = [one for one in range(state.seats) if one != seat]
    drawn = [(one, place) for one in strangers for place in range(4) if state.drawn[one][place] >= 0]
    unknown = [card for card in range(48) if state.deck[card]] + [state.drawn[one][place] for one, place in drawn]
    chance.shuffle(unknown)
    for (one, place), card in zip(drawn, unknown, strict=False):
        other.drawn[one][place] = card
    for number, card in enumerate(unknown):
        other.deck[card] = int(number >= len(drawn))
    for one in strangers:
        if state.choice[one] >= 0:
            other.choice[one] = chance.randrange(6)
    if rules.is_simultaneous(state) and state.turned_count:
        _mark_otherwise(rules, state, other, strangers, chance)
    return other


def _mark_otherwise(rules: Any, state: Any, other: Any, strangers: list[int], chance: random.Random) -> None:
    """Takes back what strangers have marked in this step, and lets those who are done mark anew."""
    for one in strangers:
        is_done = state.owes[one] == 0
        before = (other.crossed_before[one][:], other.gems_before[one][:])
        other.crossed[one], other.gems[one] = before
        other.torches[one][other.round_number - 1] = other.torch_before[one]
        other.skulls[one], other.count[one], other.explored_now[one] = other.skulls_before[one], 0, [-1, -1]
        other.owes[one] = 2
        if not rules.legal(other, one):
            other.owes[one] = 0
        while is_done and other.owes[one]:
            if len(rules.seats_to_move(other)) == 1:  # nobody else is asked: another answer would end the step
                other.owes[one] = other.count[one] = 0
            else:
                rules.play(other, one, chance.choice(rules.legal(other, one)))
    other.asked = state.asked


SCRAMBLED: dict[str, Callable[..., Any]] = {"imhotep": scrambled_imhotep, "pyramids": scrambled_pyramids}


@each_game_and_seats
def test_what_is_hidden_from_a_seat_changes_nothing(game: str, seats: int) -> None:
    """The honesty test of the bots: all that the seat cannot know is permuted."""
    features, rules, chance = Features(game, seats), game_in(default_edition(game)), random.Random(5)
    permuted = 0
    for number in range(12) if game == "imhotep" else first_of(range(6), 2):
        options = {"sides": "BABBA", "wrath": True} if game == "imhotep" else {}
        for state in walk(game, seats, number, **options):
            for seat in range(seats):
                other = SCRAMBLED[game](state, seat, chance)
                if other == state:
                    continue
                assert rules.hidden_from(other, seat) == rules.hidden_from(state, seat), "the test has to be honest too"
                permuted += 1
                assert shown(features, other, seat) == shown(features, state, seat)
                np.testing.assert_array_equal(whole(features, other.pack(), seat), whole(features, state, seat))
    assert permuted > (12 if game == "imhotep" else 60), permuted


@each_game
def test_the_truth_and_the_seats_view_of_it_give_one_row(game: str) -> None:
    features, rules = Features(game, 3), game_in(default_edition(game))
    for state in walk(game, 3, 22):
        for seat in range(3):
            hidden = rules.hidden_from(state, seat)
            np.testing.assert_array_equal(whole(features, state, seat), whole(features, hidden, seat))


def test_the_looker_sees_its_pair_and_nobody_else_does() -> None:
    features = Features("imhotep", 2)
    state = next(
        state for number in range(99) for state in walk("imhotep", 2, number, sides="BAAAA") if state.looked[1] >= 0
    )
    looker = state.drawer
    pair = features["looked"].of(whole(features, state, looker))
    assert [int(np.flatnonzero(card)[0]) for card in pair] == state.looked
    assert not features["looked"].of(whole(features, state, 1 - looker)).any()
    assert features["drawer"].of(whole(features, state, 1 - looker)).tolist() == [0, 1]


# --- all that it may know ---

# What stands in a state and in no row, and why.
LEFT_OUT = {
    "imhotep": {
        "seats": "another plan of the row",
        "earned": "the points, by where they come from",
        "revealed": "the past: what is unseen stands in the row",
        "dealt": "the face-up cards, counted",
        "looked_behind": "where the looker's cards came from: they never go back there",
    },
    "pyramids": {
        "seats": "another plan of the row",
        "earned": "the points once more, at the end",
        "points": "the points once more, at the end",
        "dealt": "the drawn cards, counted",
        "taker": "who is asked to take",
        "asked": "the first who owes something",
    },
}


def places_of(value: Any) -> list[tuple[int, ...]]:
    """The index of every number in a field."""
    if not isinstance(value, list):
        return [()]
    return [(i, *rest) for i, one in enumerate(value) for rest in places_of(one)]


def number_at(value: Any, place: tuple[int, ...]) -> int:
    for i in place:
        value = value[i]
    return int(value)


def with_number(state: Any, name: str, place: tuple[int, ...], number: int) -> Any:
    other = state.copy()
    if not place:
        setattr(other, name, number)
        return other
    row = getattr(other, name)
    for i in place[:-1]:
        row = row[i]
    row[place[-1]] = number
    return other


@each_game
def test_every_field_that_a_seat_may_know_is_in_its_row(game: str) -> None:
    """Puts another number, one that the same field has elsewhere, into each field: the row changes somewhere."""
    features, rules, chance = Features(game, 3), game_in(default_edition(game)), random.Random(3)
    states = [rules.hidden_from(state, 0) for number in (3, 30, 31) for state in walk(game, 3, number)]
    names = set(type(states[0]).DTYPE.names)
    told: set[str] = set()
    for name in sorted(names):
        numbers = sorted(
            {number_at(getattr(state, name), place) for state in states for place in places_of(getattr(state, name))}
        )
        numbers += [numbers[0] + 1] if len(numbers) == 1 else []
        for state in chance.sample(states, min(len(states), 120)):
            for place in places_of(getattr(state, name))[:40]:
                number = chance.choice(numbers)
                if name in told or name == "seats" or number == number_at(getattr(state, name), place):
                    continue
                other = with_number(state, name, place, number)
                try:
                    if (whole(features, other, 0) != whole(features, state, 0)).any():
                        told.add(name)
                except IndexError:  # there is no such table
                    continue
    assert names - told == set(LEFT_OUT[game])


@each_game
def test_every_slice_says_something(game: str) -> None:
    """Each slice is different on some tables; two that random games hardly ever change are changed by hand."""
    features = Features(game, 3)
    rows = {one.name: set() for one in features.slices}  # type: ignore[var-annotated]
    for number in (3, 30, 31):
        for state in walk(game, 3, number):
            for name, numbers in shown(features, state, 0).items():
                rows[name].add(str(numbers))
    if game == "imhotep":
        state.passes, state.left_behind[4] = 2, 1
        assert shown(features, state, 0)["passes"] == [2]
        assert shown(features, state, 0)["left behind"][4] == 1
        del rows["passes"], rows["left behind"]
    assert [name for name, seen in rows.items() if len(seen) < 2] == []


# --- the same from every seat ---

BY_INDEX = {
    "imhotep": "points earned sled quarry hands obelisk".split(),
    "pyramids": "drawn hands crossed explored_now gems torches skulls owes count choice crossed_before gems_before "
    "torch_before skulls_before points earned".split(),
}
BY_NUMBER = {
    "imhotep": "start_seat actor last_sailor asked cargo laid chamber towers drawer".split(),
    "pyramids": "explored_by claimed taker asked".split(),
}


def relabelled(state: Any, game: str, new: list[int]) -> Any:
    """The same table with seat `one` called `new[one]`."""
    other = state.copy()
    for name in BY_INDEX[game]:
        row = getattr(state, name)
        changed = row[:]
        for one, label in enumerate(new):
            changed[label] = row[one]
        setattr(other, name, changed)
    for name in BY_NUMBER[game]:
        setattr(other, name, _with_new_labels(getattr(state, name), new))
    return other


def _with_new_labels(value: Any, new: list[int]) -> Any:
    if isinstance(value, list):
        return [_with_new_labels(one, new) for one in value]
    return new[value] if value >= 0 else value


@each_game_and_seats
def test_relabelled_seats_give_relabelled_features(game: str, seats: int) -> None:
    """Whoever looks sits in place 0; the places of all others in the row are those of their seats."""
    features, chance = Features(game, seats), random.Random(seats)
    for number in range(4):
        for step, state in enumerate(walk(game, seats, 7 * number + 1)):
            if step % 6:
                continue
            new = chance.sample(range(seats), seats)
            other = relabelled(state, game, new)
            for seat in range(seats):
                row, changed = whole(features, state, seat), whole(features, other, new[seat])
                for one in features.slices:
                    expected = one.of(row)
                    if one.seat_axis is not None:
                        from_place = [(new.index((new[seat] + place) % seats) - seat) % seats for place in range(seats)]
                        expected = expected.take(from_place, axis=one.seat_axis)
                    np.testing.assert_array_equal(one.of(changed), expected, f"{one.name} {new} {seat}")


# --- what stands where ---


def test_cargo_sled_and_question_of_imhotep_by_hand() -> None:
    features = Features("imhotep", 3)
    match = Match.new("imhotep", seats=3, sides="ABAAB", wrath=True, seed=4, nature="manual")
    for move in ("ships 4421", "deal lever", "deal lever", "deal statue", "deal path", "load b3"):
        match.play(move)
    row = whole(features, match.state(), 1)
    of = {one.name: one.of(row) for one in features.slices}
    assert np.argwhere(of["cargo"]).tolist() == [
        [1, 2, 2]
    ]  # ship b, space 3, the seat two places to the left of seat 1
    assert of["sled"].tolist() == [3, 4, 1]
    assert of["asked"].tolist() == of["actor"].tolist() == [1, 0, 0]
    assert of["starter"].tolist() == [0, 0, 1]
    assert of["sides"].tolist() == [0, 1, 0, 0, 1]
    assert of["wrath"].tolist() == [1]
    assert of["question"].tolist().index(1) == 5  # after nature's five the action of a turn
    assert np.flatnonzero(of["round"]).tolist() == [0]
    assert [int(np.flatnonzero(spaces)[0]) + 1 for spaces in of["ship spaces"]] == [4, 4, 2, 1]
    assert [int(np.flatnonzero(card)[0]) for card in of["face up"]] == [8, 8, 7, 2]
    assert of["deck"].tolist() == [2, 2, 1, 2, 2, 2, 2, 9, 0, 2, 3, 3]


def test_monuments_of_imhotep_are_those_of_the_rules() -> None:
    features = Features("imhotep", 4)
    for number in range(32):
        *_, state = walk("imhotep", 4, number)
        of = {one.name: one.of(whole(features, state, 2)) for one in features.slices}
        seen = [visible_stone(state, space) for space in range(5)]
        tops = [(2 + int(np.flatnonzero(top)[0])) % 4 if top.any() else -2 for top in of["temple top"]]
        assert tops == seen
        owners = [state.chamber[place] for place in range(min(30, state.chamber_stones))]
        assert [(2 + int(place.argmax())) % 4 for place in of["chamber"] if place.any()] == owners
        assert of["points"].tolist() == [max(0, state.points[(2 + place) % 4]) for place in range(4)]
        pyramid = [seat for seat in state.laid[: 131 - state.temple_stones] if seat >= 0]
        counted = [pyramid.count((2 + place) % 4) if state.wrath else 0 for place in range(4)]
        assert of["pyramid"].tolist() == counted
        temple = state.laid[131 - state.temple_stones :]
        assert of["temple"].tolist() == [temple.count((2 + place) % 4) if state.wrath else 0 for place in range(4)]


def test_points_and_chambers_of_pyramids_are_those_of_the_rules() -> None:
    features, rules = Features("pyramids", 3), game_in(default_edition("pyramids"))
    letters = load_kernel(FEATURES, default_edition("pyramids"), native=False).components.LETTERS
    for number in range(3):
        for state in walk("pyramids", 3, number):
            if rules.is_simultaneous(state):
                continue
            of = {one.name: one.of(whole(features, state, 1)) for one in features.slices}
            points = rules.points(state)
            assert of["points"].tolist() == [points[(1 + place) % 3] + 30 for place in range(3)]
            for slot, card in enumerate(state.hands[1]):
                if card >= 0:
                    _check_chamber(of["chambers"][slot], letters[card], state.crossed[1][slot])


def _check_chamber(planes: Array, letters: str, crossed: int) -> None:
    """Plane by plane from the edition's letters."""
    left = [letter if not crossed >> field & 1 else "#" for field, letter in enumerate(letters)]
    assert planes[0].tolist() == [int(letter != "#") for letter in left]
    for plane, sign in zip(planes[2:], "Trgsxte", strict=True):
        assert plane.tolist() == [int(letter == sign) for letter in left], sign


def test_fields_within_reach_are_the_single_fields_that_may_be_marked() -> None:
    features, rules = Features("pyramids", 2), game_in(default_edition("pyramids"))
    marked = 0
    for state in walk("pyramids", 2, 4):
        for seat in range(2):
            if state.owes[seat] in (2, 3):
                reach = features["chambers"].of(whole(features, state, seat))[:, 1]
                fields = [move for move in rules.legal(state, seat) if move % 291 < 25]
                assert np.argwhere(reach).tolist() == [[move // 291, move % 291] for move in sorted(fields)]
                marked += 1
    assert marked > 40


def test_the_four_drawn_cards_are_on_offer_until_the_display_is() -> None:
    features = Features("pyramids", 2)
    offers = set()
    for state in walk("pyramids", 2, 1):
        offer = features["offer"].of(whole(features, state, 1))
        cards = [int(place.argmax()) if place.any() else -1 for place in offer]
        drawn = state.drawn[1] if max(state.drawn[1]) >= 0 else state.display
        assert cards == drawn
        offers.add(state.step)
    assert len(offers) > 3
    assert NATURE == -1
