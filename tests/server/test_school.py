"""Lessons over the wire, and what a person has learnt on several devices."""

from __future__ import annotations

import pytest

from saqqara.school.lessons.reading import all_lessons
from saqqara.server.refusals import Refusal
from saqqara.server.school import LARGEST, merge, read_school, with_more
from saqqara.server.wire import LessonProgress, PuzzleProgress, School
from tests.server.guests import Program
from tests.server.houses import House
from tests.server.test_puzzles import as_ann

VOYAGE = "/api/lessons/imhotep/first-voyage"


def test_all_lessons_are_listed_in_teaching_order(house: House) -> None:
    async def act(ann: Program) -> None:
        listed = (await ann.told("GET", "/api/lessons"))["lessons"]
        assert [(one["game"], one["name"]) for one in listed] == [(one.game, one.name) for one in all_lessons()]

    as_ann(house, act)


def test_a_right_move_goes_on_and_a_wrong_one_is_answered(house: House) -> None:
    async def act(ann: Program) -> None:
        first = await ann.told("POST", VOYAGE, {})
        assert (first["step"], first["kind"], first["answer"]) == (0, "do", None)
        assert len(first["foreseen"]) == len(first["legal"]) > 0
        right = await ann.told("POST", VOYAGE, {"move": "take"})
        assert (right["step"], right["done"], right["answer"]["is_right"]) == (1, ["take"], True)
        wrong = await ann.told("POST", VOYAGE, {"move": "sail a temple"})
        assert (wrong["step"], wrong["done"], wrong["answer"]["rule"]) == (0, [], "I4.3")
        back = await ann.told("POST", VOYAGE, {"done": []})
        assert back["table"] == first["table"]
        unknown = await ann.ask("POST", "/api/lessons/imhotep/nothing", {})
        assert unknown.json()["error"] == "no_such_lesson"

    as_ann(house, act)


def test_a_whole_lesson_says_what_the_steps_say(house: House) -> None:
    async def act(ann: Program) -> None:
        places = (await ann.told("GET", VOYAGE))["places"]
        assert len({tuple(place["shown"]["done"]) for place in places}) == len(places) > 7
        for place in places[:4]:
            shown = place["shown"]
            assert await ann.told("POST", VOYAGE, {"done": shown["done"]}) == shown
            assert [answer["move"] for answer in place["answers"]] == (shown["legal"] if shown["kind"] == "do" else [])
            for answer in place["answers"]:
                tried = await ann.told("POST", VOYAGE, {"done": shown["done"], "move": answer["move"]})
                assert tried["answer"] == answer
        unknown = await ann.ask("GET", "/api/lessons/imhotep/nothing")
        assert unknown.json()["error"] == "no_such_lesson"

    as_ann(house, act)


def test_progress_is_kept_with_the_person_and_merged(house: House) -> None:
    async def act(ann: Program) -> None:
        assert (await ann.told("GET", "/api/me/school"))["lessons"] == {}
        phone = {"lessons": {"imhotep/first-voyage": {"done": ["take"]}}, "puzzles": {"solved": {"3rkoa2xi": "first"}}}
        desk = {"lessons": {"imhotep/first-voyage": {"done": [], "is_over": True}, "pyramids/gems": {"done": ["next"]}}}
        for device in (phone, desk):
            kept = await ann.told("PUT", "/api/me/school", device)
        assert kept["lessons"]["imhotep/first-voyage"] == {"done": ["take"], "is_over": True}
        assert kept["lessons"]["pyramids/gems"]["done"] == ["next"]
        assert kept["puzzles"]["solved"] == {"3rkoa2xi": "first"}
        assert await ann.told("GET", "/api/me/school") == kept

    as_ann(house, act)


def test_of_each_thing_whatever_is_further_is_kept() -> None:
    one = School(puzzles=PuzzleProgress(solved={"a": "shown", "b": "first"}, streak=3, best=9, day="2026-03-01"))
    other = School(puzzles=PuzzleProgress(solved={"a": "later", "b": "later"}, streak=1, best=4, day="2026-03-02"))
    for merged in (merge(one, other), merge(other, one)):
        assert merged.puzzles.solved == {"a": "later", "b": "first"}
        assert (merged.puzzles.streak, merged.puzzles.best, merged.puzzles.day) == (1, 9, "2026-03-02")


def test_a_wrong_first_try_ends_the_streak_on_every_device() -> None:
    before = School(puzzles=PuzzleProgress(solved={"a": "first"}, streak=4, best=6, day="2026-03-01"))
    wrong = School(puzzles=PuzzleProgress(solved={"a": "first", "b": "tried"}, streak=0, best=6, day="2026-03-02"))
    for merged in (merge(before, wrong), merge(wrong, before)):
        assert merged.puzzles == wrong.puzzles
    later = School(puzzles=PuzzleProgress(solved={"b": "later"}))
    assert merge(wrong, later).puzzles.solved["b"] == "later"


def test_a_day_that_counts_is_not_lost_with_another_puzzle() -> None:
    counted = School(puzzles=PuzzleProgress(solved={"a": "first"}, streak=4, best=4, day="2026-03-02"))
    wrong = School(puzzles=PuzzleProgress(solved={"b": "tried"}, streak=0, day="2026-03-02"))
    for merged in (merge(counted, wrong), merge(wrong, counted)):
        assert (merged.puzzles.streak, merged.puzzles.day) == (4, "2026-03-02")


def test_what_was_kept_before_tries_were_is_still_read() -> None:
    body = b'{"lessons":{},"puzzles":{"solved":{"a":"shown"},"streak":2,"best":5,"day":"2026-03-01"}}'
    kept = with_more(body, School(puzzles=PuzzleProgress(solved={"a": "tried", "b": "tried"})))
    assert read_school(kept).puzzles == PuzzleProgress(
        solved={"a": "shown", "b": "tried"}, streak=2, best=5, day="2026-03-01"
    )


def test_more_than_there_is_room_for_is_refused() -> None:
    lessons = {f"imhotep/{number}": LessonProgress(done=["m" * 60] * 20) for number in range(60)}
    with pytest.raises(Refusal, match=f"expected at most {LARGEST} bytes in all"):
        with_more(None, School(lessons=lessons))
