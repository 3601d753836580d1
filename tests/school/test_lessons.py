"""Every lesson, played to its end: with each move that counts, and with all others on the way."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from saqqara.cli.languages import WEB
from saqqara.languages import LANGUAGES, texts
from saqqara.rules.errors import SaqqaraError, UnreadableMove
from saqqara.school.lessons.model import Lesson
from saqqara.school.lessons.reading import COURSE, BadLesson, all_lessons, lessons_in, read_course, read_lesson
from saqqara.school.lessons.runner import LEARNER, NEXT, Place, attempt, place_after
from tests.equipment import ROOT

LESSONS = all_lessons()
COURSES = {game: read_course(ROOT / "src/saqqara/school/lessons" / game) for game in ("imhotep", "pyramids")}
EXPLAINED = {rule for course in COURSES.values() for rule in course.explained}
GENERAL = {"lesson-right", "lesson-over", "lesson-wrong-move", "lesson-read-on", "lesson-illegal"}

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.path)


def places(lesson: Lesson) -> Iterator[Place]:
    """Every step of a lesson, on the way that it shows."""
    done: list[str] = []
    while (place := place_after(lesson, done)).kind != "over":
        yield place
        done.append(place.solution or NEXT)
    assert len(done) == len(lesson.steps)


def finished(lesson: Lesson, done: tuple[str, ...]) -> Place:
    """The end of a lesson after some steps, on the way that it shows from there."""
    place = place_after(lesson, done)
    while place.kind != "over":
        place = place_after(lesson, (*place.completed, place.solution or NEXT))
    return place


# --- playing ---


@every_lesson
def test_every_move_that_counts_leads_to_the_end(lesson: Lesson) -> None:
    for place in places(lesson):
        for move in place.right or [NEXT]:
            after = attempt(lesson, place.completed, move)
            assert after.completed == (*place.completed, move)
            assert after.answer is None or (after.answer.is_right, after.answer.move) == (True, move)
            assert finished(lesson, after.completed).step is None


@every_lesson
def test_every_other_move_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    answered = set()
    for place in places(lesson):
        before = place.match.position_of(LEARNER)
        tried = [move for move in place.legal if move not in place.right]
        for move in tried:
            after = attempt(lesson, place.completed, move)
            assert after.answer is not None
            assert (after.answer.is_right, after.answer.move) == (False, move)
            assert after.completed == place.completed
            assert after.match.position_of(LEARNER) == before
            assert after.answer.text in texts_wanted(lesson) | {"lesson-read-on"}, "no reason of its own"
            answered.add(after.answer.text)
    special = {
        f"{lesson.id}-{number}-wrong-{label}"
        for number, step in enumerate(lesson.steps, start=1)
        for label, wrong in step.wrong.items()
        if not wrong.is_illegal
    }
    assert special <= answered, "answers that no move gets"


@every_lesson
def test_answers_to_forbidden_moves_are_reached(lesson: Lesson) -> None:
    for place in places(lesson):
        assert place.step is not None
        for label, wrong in place.step.wrong.items():
            if wrong.is_illegal:
                answer = attempt(lesson, place.completed, wrong.moves[0]).answer
                assert answer is not None
                assert answer.text == f"{place.text}-wrong-{label}"


@every_lesson
def test_the_learner_does_something(lesson: Lesson) -> None:
    assert any(step.do for step in lesson.steps)


def test_forbidden_moves_name_their_rule() -> None:
    voyage, chamber = LESSONS[0], next(lesson for lesson in LESSONS if lesson.path == "pyramids/first-chamber")
    for lesson, done, move, rule in (
        (voyage, [], "sail a temple", "I4.3"),
        (voyage, [], "play lever", "I4.4"),
        (voyage, ["take"], "load a2", "I4.2"),
        (chamber, [NEXT], "mark 23 b3 c3 c4", "P4.2"),
        (chamber, [NEXT], "mark 23 a1 a2", "P4.1"),
    ):
        answer = attempt(lesson, done, move).answer
        assert answer is not None
        assert (answer.is_right, answer.rule) == (False, rule)
        assert answer.text == f"lesson-illegal-{rule.replace('.', '-')}"
    answer = attempt(voyage, [], "card 1").answer
    assert answer is not None
    assert (answer.text, answer.rule) == ("lesson-illegal", None)


def test_moves_can_be_written_in_any_order() -> None:
    chamber = next(lesson for lesson in LESSONS if lesson.path == "pyramids/first-chamber")
    assert attempt(chamber, [NEXT], " mark 23  b2 a1 a2").completed == (NEXT, "mark 23 a1 a2 b2")


def test_reading_comes_first() -> None:
    chamber = next(lesson for lesson in LESSONS if lesson.path == "pyramids/first-chamber")
    after = attempt(chamber, [], "mark 23 a1 a2 b2")
    assert after.completed == ()
    assert after.answer is not None
    assert after.answer.text == "lesson-read-on"


def test_events_are_told_once() -> None:
    chamber = next(lesson for lesson in LESSONS if lesson.path == "pyramids/first-chamber")
    told = [event["event"] for event in place_after(chamber, [NEXT, "mark 23 a1 a2 b2"]).events]
    assert told == ["fields crossed", "fields crossed", "expedition"]


@pytest.mark.parametrize(
    ("done", "expected"),
    [
        (["next"], r"done\[0\]: expected one of take, got 'next'"),
        (["take", "load b1"], r"done\[1\]: expected one of load a1, got 'load b1'"),
        (["take"] * 7, "done: expected at most 6 steps of imhotep/first-voyage, got 7"),
    ],
)
def test_what_cannot_have_been_done_is_refused(done: list[str], expected: str) -> None:
    with pytest.raises(SaqqaraError, match=expected):
        place_after(LESSONS[0], done)


def test_bad_tries_are_refused() -> None:
    with pytest.raises(UnreadableMove, match="got 'fly'"):
        attempt(LESSONS[0], [], "fly")
    end = finished(LESSONS[0], ())
    with pytest.raises(SaqqaraError, match="expected none after the last step"):
        attempt(LESSONS[0], end.completed, "take")


# --- the files ---


@pytest.mark.parametrize("game", COURSES)
def test_chapters_come_in_teaching_order(game: str) -> None:
    chapters = [lesson.chapter for lesson in LESSONS if lesson.game == game]
    assert list(dict.fromkeys(chapters)) == COURSES[game].chapters
    assert chapters == sorted(chapters, key=COURSES[game].chapters.index)


@pytest.mark.parametrize(
    ("game", "taught"),
    [
        (
            "imhotep",
            "first-voyage pyramid-a temple-a chamber-a obelisks-a red-cards hammer end-of-round",
        ),
        ("pyramids", "first-chamber shapes gems skulls golden-tomb new-pyramid"),
    ],
)
def test_the_first_chapter_makes_ready_for_a_game_in_six_to_ten_minutes(game: str, taught: str) -> None:
    ready = [lesson for lesson in LESSONS if lesson.game == game and lesson.chapter == COURSES[game].chapters[0]]
    assert [lesson.name for lesson in ready] == taught.split()
    assert 6 <= sum(lesson.minutes for lesson in ready) <= 10


@pytest.mark.parametrize("game", COURSES)
def test_lessons_are_numbered_without_gaps(game: str) -> None:
    names = sorted(path.name for path in (Path(ROOT) / "src/saqqara/school/lessons" / game).glob("[0-9]*.toml"))
    assert [name[:2] for name in names] == [f"{number:02}" for number in range(1, len(names) + 1)]


@pytest.mark.parametrize("game", COURSES)
def test_rules_that_are_cited_exist(game: str) -> None:
    known = set(re.findall(r"\b[IP]\d+\.\d+\b", (ROOT / "docs" / "rulebook" / f"{game}.md").read_text()))
    cited = {
        rule
        for lesson in LESSONS
        if lesson.game == game
        for step in lesson.steps
        for rule in (step.rule, *(wrong.rule for wrong in step.wrong.values()))
        if rule is not None
    }
    assert cited <= known
    assert set(COURSES[game].explained) <= known


FOLDER = ROOT / "src/saqqara/school/lessons/imhotep"
MARKET = (FOLDER / "09-market-a.toml").read_text()


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("1 card 2", "1 load a2", r"imhotep/broken, step 2: then '1 load a2': .*a has sailed \(I4.2\)"),
        ("1 card 2", "white card 2", r"expected a seat and a move, as in '1 load a2', got 'white card 2'"),
        ("sail a market", "sail b market", r"imhotep/broken, step 2: expected sail b market among the legal moves"),
        ('"statue"', '"stature"', r"imhotep/broken: position: market.face_up\[0\]: expected a market card"),
        ('"seats": 2,', '"seats": 2', r"01-broken.toml: .*delimiter"),
        ("light", "lit", r"01-broken.toml: Object contains unknown field `lit`"),
        ("site market", "the market", r"01-broken.toml: step 1: light: expected one of actions, .*, got 'the market'"),
        ('"sites"', '"places"', r"01-broken.toml: chapter: expected one of first-steps, .*, got 'places'"),
        ("[[steps]]", "[[steps]]\n[[steps]]\n[[steps]]", r"01-broken.toml: .*length <= 6"),
    ],
)
def test_a_broken_lesson_is_named_with_its_step_and_rule(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert old in MARKET
    shutil.copy(FOLDER / COURSE, tmp_path)
    (tmp_path / "01-broken.toml").write_text(MARKET.replace(old, new))
    with pytest.raises(BadLesson, match=expected):
        finished(lessons_in(tmp_path, "imhotep")[0], ())


def test_a_file_has_a_number_and_a_name(tmp_path: Path) -> None:
    (tmp_path / "market.toml").write_text(MARKET)
    with pytest.raises(BadLesson, match=r"expected a name such as 01-first-voyage\.toml"):
        read_lesson(tmp_path / "market.toml", "imhotep", COURSES["imhotep"])


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (None, "No such file"),
        ("chapters = []", "length >= 1"),
        ('chapters = ["first"]\nlights = ["("]', "unterminated"),
        ('chapters = ["first"]\nexplained = ["I4"]', "explained"),
    ],
)
def test_a_broken_course_is_named(tmp_path: Path, content: str | None, expected: str) -> None:
    if content is not None:
        (tmp_path / COURSE).write_text(content)
    with pytest.raises(BadLesson, match=rf"/course\.toml: .*{expected}"):
        lessons_in(tmp_path, "imhotep")


# --- the texts ---


def texts_wanted(lesson: Lesson) -> set[str]:
    wanted = {lesson.id, f"{lesson.id}-line"}
    for number, step in enumerate(lesson.steps, start=1):
        wanted |= {f"{lesson.id}-{number}", *(f"{lesson.id}-{number}-wrong-{label}" for label in step.wrong)}
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_texts_and_no_text_is_left_over(language: str) -> None:
    entries = FluentParser().parse(texts(WEB, language, "lessons").read_text("utf-8")).body
    found = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
    wanted = set().union(*map(texts_wanted, LESSONS)) | GENERAL
    wanted |= {f"lesson-illegal-{rule.replace('.', '-')}" for rule in EXPLAINED}
    wanted |= {f"lesson-chapter-{lesson.chapter}" for lesson in LESSONS}
    assert found == wanted


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_texts_are_translated(language: str) -> None:
    """Nothing is left in English but names that are the same, and texts that only mention another."""

    def said(tongue: str) -> dict[str, str]:
        lines = texts(WEB, tongue, "lessons").read_text("utf-8").splitlines()
        return dict(line.split(" = ", 1) for line in lines if " = " in line)

    english = {name: text for name, text in said("en").items() if len(text) > 12 and not text.startswith("{ ")}
    assert [name for name, text in said(language).items() if text == english.get(name)] == []
