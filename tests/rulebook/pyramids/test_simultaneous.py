"""P2.1, P3.2  Simultaneous turns: any order, nobody sees another's, nobody is rejected, a mark can be changed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from saqqara import NATURE, CannotUndo, Match, StaleMove
from tests.engines import ENGINES

from .conftest import BEND, RICH, SYMBOLS, TRAP, Lay, all_but, deal, dug, idle, shown, tomb

Scripts = list[list[str]]

# Three seats: gems and a red cross; skulls, an elixir and a tomb; a tomb and a red cross on the way.
HANDS = [[SYMBOLS, 5], [RICH, 7], [BEND, 8]]
CROSSED = {
    str(SYMBOLS): ["a1", "a2", "b2"],
    str(RICH): ["a1", "b1"],
    str(BEND): ["a1", "a2", "a3", "a4"],
    **dug(7, 8),
}
SCRIPTS: Scripts = [
    [f"mark {SYMBOLS} c1 c2", f"mark {SYMBOLS} d2"],
    [tomb(7)],
    [f"mark {BEND} a5 b5", tomb(8)],
]


def table(lay: Lay) -> Match:
    match = lay(seats=3, hands=HANDS, crossed=CROSSED, skulls=[3, 3, 3])
    match.play("expedition i2")
    return match


def dealt(match: Match) -> Match:
    deal(match, *range(1, 4 * match.seats + 1))
    return match


def arrivals(scripts: Scripts) -> Iterator[list[tuple[int, str]]]:
    """Every order in which the moves can come in, each seat's own in their order."""
    seats = [seat for seat, script in enumerate(scripts) for _ in script]
    for order in sorted(set(permutations(seats))):
        rest = [iter(script) for script in scripts]
        yield [(seat, next(rest[seat])) for seat in order]


def seen_by(match: Match, seat: int | None) -> list[Any]:
    """All that a seat, or a spectator, is told."""
    return [match.view(seat), match.record(seat=seat)]


def without_who_is_done(seen: list[Any]) -> list[Any]:
    """That a seat has marked may be seen, but not what."""
    view = {key: value for key, value in seen[0].items() if key not in ("marked", "pending", "before")}
    return [view, seen[1]]


# --- any order ---


def test_p3_2_any_order_of_arrival_gives_the_same_table(lay: Lay) -> None:
    ends: list[list[Any]] = []
    for order in arrivals(SCRIPTS):
        match = table(lay)
        for seat, move in order:
            match.play(move, seat=seat)
        ends.append([match.position(), match.points, match.seats_to_move, match.legal(), match.turn])
    assert len(ends) == 30
    assert all(end == ends[0] for end in ends)
    assert ends[0][0]["explored"] == [[], [7], [8, BEND]]
    assert ends[0][0]["gems"][0] == [0, 1]


def test_p3_2_any_order_of_arrival_shows_the_same_views_afterwards(lay: Lay) -> None:
    views = []
    for order in arrivals(SCRIPTS):
        match = table(lay)
        for seat, move in order:
            match.play(move, seat=seat)
        view = match.view(0)
        views.append({key: value for key, value in view.items() if key not in ("ask", "events")})
    assert all(view == views[0] for view in views)


def test_p2_1_any_order_of_choices_gives_the_same_table(begin: Lay) -> None:
    ends: list[list[Any]] = []
    for order in permutations(range(3)):
        match = dealt(begin(seats=3))
        for seat in order:
            match.play(f"keep {4 * seat + 2} {4 * seat + 3}", seat=seat)
        ends.append([match.position(), match.legal()])
    assert all(end == ends[0] for end in ends)
    assert ends[0][0]["hands"] == [[2, 3], [6, 7], [10, 11]]


@pytest.mark.parametrize("engine", ENGINES)
def test_p3_2_any_order_draws_the_same_cards_from_one_seed(engine: str, box: Any) -> None:
    ends = []
    for order in permutations(range(3)):
        match = ENGINES[engine].new("pyramids", seats=3, seed=7, edition=box)
        for _ in range(8):
            for seat in order:
                if seat in match.seats_to_move:
                    match.play(match.legal(seat=seat)[-1], seat=seat)
            while len(match.seats_to_move) == 1:
                match.play(match.legal()[0])
        ends.append([match.position(), match.turn])
    assert all(end == ends[0] for end in ends)


def test_p3_2_a_record_replays_in_the_order_of_arrival(lay: Lay) -> None:
    for order in arrivals(SCRIPTS):
        match = table(lay)
        for seat, move in order:
            match.play(move, seat=seat)
            assert Match.from_record(match.record()).position() == match.position()


def test_p3_2_a_position_in_the_middle_of_a_step_can_be_laid_out_again(lay: Lay) -> None:
    match = table(lay)
    for seat, move in [(0, SCRIPTS[0][0]), (2, SCRIPTS[2][0]), (1, SCRIPTS[1][0]), (2, SCRIPTS[2][1])]:
        match.play(move, seat=seat)
        position = match.position()
        again = lay(**{key: value for key, value in position.items() if key not in ("game", "edition")})
        assert again.position() == position
        assert [again.legal(seat=seat) for seat in range(3)] == [match.legal(seat=seat) for seat in range(3)]
        for viewer in (0, 1, 2, None):
            mine, theirs = match.view(viewer), again.view(viewer)
            for key in ("turn", "ask", "events"):
                del mine[key], theirs[key]
            assert mine == theirs


# --- nobody sees another's ---


def worlds(lay: Lay) -> list[Match]:
    """The same table, on which seat 1 crosses off a skull, an elixir, a tomb or nothing of the kind."""
    matches = []
    for move in (f"mark {RICH} a2", f"mark {RICH} c1 c2", tomb(7), "mark 7 b1 b2"):
        match = table(lay)
        match.play(move, seat=1)
        matches.append(match)
    return matches


def chained(lay: Lay) -> list[Match]:
    """Seat 2 marks one field, or both tombs with the help of a red cross, or uses it on the explored card."""
    matches = []
    for script in [["mark 8 c4"], SCRIPTS[2], [SCRIPTS[2][0], f"mark {BEND} c5"]]:
        match = table(lay)
        for move in script:
            match.play(move, seat=2)
        matches.append(match)
    return matches


def test_p3_2_what_another_has_marked_shows_nowhere(lay: Lay) -> None:
    matches = worlds(lay)
    for viewer in (0, 2, None):
        seen = [seen_by(match, viewer) for match in matches]
        assert all(view == seen[0] for view in seen)


def test_p3_2_nor_how_many_extra_fields_it_took(lay: Lay) -> None:
    matches = chained(lay)
    for viewer in (0, 1, None):
        seen = [seen_by(match, viewer) for match in matches]
        assert all(view == seen[0] for view in seen)


def test_p3_2_nor_in_the_number_of_ones_next_question(lay: Lay) -> None:
    """Seat 0 crosses off a red cross after seat 2 has answered once or twice: its own question is the same."""
    matches = chained(lay)
    for match in matches:
        match.play(SCRIPTS[0][0], seat=0)
    seen = [seen_by(match, 0) for match in matches]
    assert all(view == seen[0] for view in seen)


def test_p3_2_a_mark_of_another_changes_only_who_is_done(lay: Lay) -> None:
    match = table(lay)
    before = {seat: seen_by(match, seat) for seat in (0, 1, 2, None)}
    match.play(tomb(7), seat=1)
    for seat in (0, 2, None):
        seen = seen_by(match, seat)
        assert without_who_is_done(seen) == without_who_is_done(before[seat])
        assert seen[0]["marked"] == [1]
        assert tomb(7) not in seen[1]
        assert seen[0]["turn"] == before[seat][0]["turn"]
    assert seen_by(match, 1)[0]["crossed"]["7"] == ["c1", "c2", "c3", "c4", "c5"]


def test_p3_2_a_red_cross_that_is_owed_looks_like_a_mark_that_is_owed(lay: Lay) -> None:
    match = table(lay)
    before = {seat: seen_by(match, seat) for seat in (0, 1, None)}
    match.play(SCRIPTS[2][0], seat=2)
    assert match.seats_to_move == (0, 1, 2)
    for seat in (0, 1, None):
        assert seen_by(match, seat) == before[seat]


def test_p3_2_one_sees_ones_own(lay: Lay) -> None:
    match = table(lay)
    match.play(SCRIPTS[0][0], seat=0)
    view = match.view(0)
    assert view["crossed"][str(SYMBOLS)] == ["a1", "a2", "b2", "c1", "c2"]
    assert view["gems"][0] == [0, 1]
    assert view["pending"][0] == {"seat": 0, "owes": "cross", "count": 1}
    assert view["legal"] == match.legal(seat=0)
    assert SCRIPTS[0][0] in match.record(seat=0)
    assert view["turn"] == match.turn


def test_p3_2_all_is_seen_when_all_have_marked(lay: Lay) -> None:
    match = table(lay)
    for order in list(arrivals(SCRIPTS))[:1]:
        for seat, move in order:
            match.play(move, seat=seat)
    for viewer in (0, 1, 2, None):
        view, record = seen_by(match, viewer)
        assert view["turn"] == match.turn
        assert all(move in record for script in SCRIPTS for move in script)
        crossed = [event for event in view["events"] if event.get("fields")]
        assert {event["seat"] for event in crossed} == {0, 1, 2}
        assert view["explored"] == [[], [7], [8, BEND]]


def test_p3_2_events_of_others_come_when_all_have_marked(lay: Lay) -> None:
    match = table(lay)
    match.play(tomb(7), seat=1)
    match.play("mark 8 c4", seat=2)
    assert {event.get("seat") for event in match.view(1)["events"]} <= {1, None}
    assert {event.get("seat") for event in match.view(0)["events"]} <= {None}
    assert {event.get("seat") for event in match.view()["events"]} <= {None}


def test_p3_2_a_table_laid_out_in_the_middle_of_a_step_hides_as_well(lay: Lay) -> None:
    """Also the record that begins with such a position."""
    match = table(lay)
    match.play(tomb(7), seat=1)
    position = match.position()
    again = lay(**{key: value for key, value in position.items() if key not in ("game", "edition")})
    for viewer in (0, 2, None):
        view, record = seen_by(again, viewer)
        assert view["crossed"]["7"] == ["c1", "c2", "c3", "c4"]
        assert '"c5"' not in record.split("position:")[1]


def test_p2_1_what_another_has_drawn_and_kept_shows_nowhere(begin: Lay) -> None:
    matches = []
    for choice in ("keep 5 6", "keep 7 8"):
        match = dealt(begin(seats=3))
        match.play(choice, seat=1)
        matches.append(match)
    for viewer in (0, 2, None):
        assert seen_by(matches[0], viewer) == seen_by(matches[1], viewer)
        view, record = seen_by(matches[0], viewer)
        assert view["marked"] == [1]
        assert view["hands"] == [[], [], []]
        assert view["drawn"][1] == [None] * 4
        assert not any(line.endswith(("deal 5", "deal 6", "deal 7", "deal 8")) for line in record.splitlines())
    assert matches[0].view(1)["hands"][1] == [5, 6]
    assert matches[0].view(1)["drawn"] == [[None] * 4, [5, 6, 7, 8], [None] * 4]


def test_p2_1_a_set_up_laid_out_in_the_middle_of_the_deal_hides_as_well(lay: Lay) -> None:
    match = lay(seats=2, drawn=[[1, 2, 3, 4], []])
    deal(match, 5, 6, 7, 8)
    moves = [match.record(seat=seat).splitlines()[-4:] for seat in (0, 1)]
    assert moves[0] == [f"{number} nature deal ?" for number in (1, 2, 3, 4)]
    assert moves[1] == [f"{number} nature deal {number + 4}" for number in (1, 2, 3, 4)]


def test_p2_1_cards_that_were_not_kept_stay_secret(begin: Lay) -> None:
    match = dealt(begin(seats=2))
    match.play("keep 1 2", seat=0)
    match.play("keep 5 6", seat=1)
    deal(match, 30, 31, 32, 33)
    lines = match.record(seat=0).splitlines()
    assert not any(line.endswith(("deal 7", "deal 8")) for line in lines)
    assert all(any(line.endswith(f"deal {card}") for line in lines) for card in (1, 2, 3, 4, 30, 31, 32, 33))
    assert match.view(0)["hands"] == [[1, 2], [5, 6]]


# --- nobody is rejected ---


def test_p3_2_two_that_arrive_together_never_reject_each_other(lay: Lay) -> None:
    """All have looked at their questions before anyone has answered."""
    for order in permutations(range(3)):
        match = table(lay)
        asks = [match.ask(seat) for seat in range(3)]
        for seat in order:
            match.play(SCRIPTS[seat][0], seat=seat, ask=asks[seat])


def test_p3_2_others_moves_change_no_question(lay: Lay) -> None:
    match = table(lay)
    mine = (match.ask(1), match.legal(seat=1))
    match.play(SCRIPTS[0][0], seat=0)
    match.play(SCRIPTS[0][1], seat=0)
    match.play(SCRIPTS[2][0], seat=2)
    match.undo(seat=2)
    assert (match.ask(1), match.legal(seat=1)) == mine
    match.play(tomb(7), seat=1, ask=mine[0])


def test_p3_2_an_answer_to_an_old_question_is_stale(lay: Lay) -> None:
    match = table(lay)
    ask = match.ask(0)
    match.play(SCRIPTS[0][0], seat=0, ask=ask)
    before = shown(match)
    with pytest.raises(StaleMove):
        match.play(f"mark {SYMBOLS} d2", seat=0, ask=ask)
    assert shown(match) == before
    match.play(f"mark {SYMBOLS} d2", seat=0, ask=match.ask(0))


def test_p2_1_two_choices_that_arrive_together(begin: Lay) -> None:
    for order in permutations(range(3)):
        match = dealt(begin(seats=3))
        asks = [match.ask(seat) for seat in range(3)]
        for seat in order:
            match.play(f"keep {4 * seat + 1} {4 * seat + 2}", seat=seat, ask=asks[seat])
        assert match.seats_to_move == (NATURE,)


# --- a mark can be changed ---


def test_p3_2_a_mark_can_be_taken_back_until_all_have_marked(lay: Lay) -> None:
    match = table(lay)
    fresh = [match.position(), match.legal(seat=1)]
    match.play(f"mark {RICH} a2", seat=1)
    match.undo(seat=1)
    assert [match.position(), match.legal(seat=1)] == fresh
    assert match.seats_to_move == (0, 1, 2)


def test_p3_2_whatever_others_did_in_between(lay: Lay) -> None:
    match = table(lay)
    match.play(f"mark {RICH} a2", seat=1)
    match.play(SCRIPTS[0][0], seat=0)
    match.play(SCRIPTS[2][0], seat=2)
    match.play(SCRIPTS[0][1], seat=0)
    match.undo(seat=1)
    match.play(tomb(7), seat=1)
    match.play(SCRIPTS[2][1], seat=2)
    other = table(lay)
    for order in list(arrivals(SCRIPTS))[:1]:
        for seat, move in order:
            other.play(move, seat=seat)
    assert match.position() == other.position()
    assert match.turn == other.turn


def test_p3_2_an_extra_field_and_then_the_mark(lay: Lay) -> None:
    match = table(lay)
    fresh = match.position()
    match.play(SCRIPTS[2][0], seat=2)
    match.play(SCRIPTS[2][1], seat=2)
    match.undo(seat=2)
    assert match.position()["pending"][2] == {"seat": 2, "owes": "cross", "count": 1}
    match.undo(seat=2)
    assert match.position() == fresh
    before = shown(match)
    with pytest.raises(CannotUndo):
        match.undo(seat=2)
    assert shown(match) == before


def test_p3_2_a_forced_extra_field_is_taken_back_with_its_mark(lay: Lay) -> None:
    hands = [[TRAP], [3, 4]]
    match = lay(
        seats=2,
        hands=hands,
        display=[None] * 4,
        explored=[all_but(TRAP, 3, 4), []],
        crossed={str(TRAP): ["b1", "b2", "b3"]},
    )
    match.play("expedition i2")
    fresh = match.position()
    match.play(f"mark {TRAP} b4", seat=0)
    match.undo(seat=0)
    assert match.position() == fresh
    assert match.seats_to_move == (0, 1)


def test_p3_2_others_do_not_see_that_a_mark_was_taken_back(lay: Lay) -> None:
    match = table(lay)
    match.play(tomb(7), seat=1)
    before = {seat: seen_by(match, seat) for seat in (0, 1, None)}
    match.play(SCRIPTS[2][0], seat=2)
    match.undo(seat=2)
    for seat, seen in before.items():
        assert seen_by(match, seat) == seen


def test_p3_2_all_events_are_told_after_a_mark_was_changed(lay: Lay) -> None:
    match = table(lay)
    match.play(SCRIPTS[0][0], seat=0)
    match.play(SCRIPTS[0][1], seat=0)
    match.play(SCRIPTS[2][0], seat=2)
    match.undo(seat=2)
    match.play(tomb(8), seat=2)
    match.play(tomb(7), seat=1)
    told = [(event["seat"], event["fields"]) for event in match.view(1)["events"] if event.get("fields")]
    assert sorted(told) == [(0, ["c1", "c2"]), (0, ["d2"]), (1, ["c5"]), (2, ["d5"])]


def test_p3_2_no_undo_when_all_have_marked(lay: Lay) -> None:
    match = table(lay)
    for order in list(arrivals(SCRIPTS))[:1]:
        for seat, move in order:
            match.play(move, seat=seat)
    before = shown(match)
    for seat in (0, 1, 2):
        with pytest.raises(CannotUndo):
            match.undo(seat=seat)
    assert shown(match) == before


def test_p3_2_no_undo_when_the_next_card_is_due(lay: Lay) -> None:
    match = lay(seats=2, hands=[[1, 2], [3, 4]])
    match.play("expedition i2")
    idle(match, 0, 1)
    assert match.seats_to_move == (NATURE,)
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            match.undo(seat=seat)


def test_p3_2_no_undo_of_the_step_before(lay: Lay) -> None:
    match = lay(seats=2, hands=[[1, 2], [3, 4]])
    match.play("expedition i2")
    idle(match, 0, 1)
    match.play("expedition i3")
    idle(match, 1)
    before = shown(match)
    with pytest.raises(CannotUndo):
        match.undo(seat=0)
    assert shown(match) == before


def test_p2_1_a_choice_can_be_changed_until_all_have_chosen(begin: Lay) -> None:
    match = dealt(begin(seats=2))
    match.play("keep 1 2", seat=0)
    match.undo(seat=0)
    assert match.seats_to_move == (0, 1)
    match.play("keep 5 6", seat=1)
    match.play("keep 3 4", seat=0)
    assert match.position()["hands"] == [[3, 4], [5, 6]]
    with pytest.raises(CannotUndo):
        match.undo(seat=0)


# --- questions with one answer, or none ---


def test_p3_2_who_has_nothing_to_decide_keeps_nobody_waiting(lay: Lay) -> None:
    """Seat 0 has no card; the others' step goes on without it."""
    left = all_but(3, 4, 8, 9)
    match = lay(seats=3, hands=[[], [3, 4], [8, 9]], display=[None] * 4, explored=[left, [], []])
    match.play("expedition i2")
    assert [match.ask(seat) is None for seat in range(3)] == [True, False, False]
    idle(match, 2, 1)
    assert match.seats_to_move == (NATURE,)
