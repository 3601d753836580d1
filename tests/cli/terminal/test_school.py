"""Lessons and puzzles in the terminal."""

from __future__ import annotations

import datetime
import io
import random
from pathlib import Path

import msgspec
import pytest

from saqqara.cli.languages import say
from saqqara.cli.terminal.faces import face_of
from saqqara.cli.terminal.lessons.classroom import learn
from saqqara.cli.terminal.lessons.first_game import play_first_game
from saqqara.cli.terminal.lessons.situations import Coach
from saqqara.cli.terminal.puzzle_progress import after_right, after_shown, after_wrong, streak_on
from saqqara.cli.terminal.puzzles import play_puzzle
from saqqara.cli.terminal.screen import LEAVE
from saqqara.languages import LANGUAGES
from saqqara.match import records
from saqqara.match.match import Match
from saqqara.rules.errors import SaqqaraError
from saqqara.school.lessons.reading import all_lessons
from saqqara.school.lessons.runner import NEXT, place_after
from saqqara.school.puzzles import of_the_day, puzzles
from saqqara.school.puzzles.model import Puzzle
from saqqara.school.puzzles.playing import choices_at, solution
from saqqara.server.history import recorded_at
from saqqara.server.wire import PuzzleProgress, School
from tests.cli.test_commands import in_this_process
from tests.effort import some_of

each_game = pytest.mark.parametrize("game", ["imhotep", "pyramids"])


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An empty data folder, and a terminal as wide as any."""
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path))
    monkeypatch.delenv("COLUMNS", raising=False)


class Terminal:
    """What is typed, and what is shown then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def type(self, *lines: str) -> None:
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    def learn(self, lesson: str, *lines: str, game: str = "imhotep") -> str:
        self.type(*lines)
        learn(game, lesson)
        return self._shown()

    def play_first_game(self, game: str, *lines: str) -> str:
        self.type(*lines)
        play_first_game(game, seed=1)
        return self._shown()

    def solve(self, puzzle: Puzzle, *lines: str) -> str:
        self.type(*lines)
        play_puzzle(puzzle)
        return self._shown()

    def _shown(self) -> str:
        return " ".join(self._capsys.readouterr().out.split())


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


# --- lessons ---


def test_a_lesson_is_played_with_a_wrong_move_back_and_to_its_end(terminal: Terminal) -> None:
    shown = terminal.learn("wrath", "", "sail d obelisks", "fly", "back", "next", "sail d chamber", "", "quit")
    assert "You lead there already." in shown
    assert "(Rule I11.2)" in shown
    assert shown.count("(Step 1 of 3)") == 2
    assert "the Pharaoh is content" in shown
    assert "That was the whole lesson." in shown
    listed = in_this_process("learn").stdout
    assert next(line for line in listed.splitlines() if " wrath " in line).split()[0] == "✓"


def test_the_place_in_a_lesson_is_kept(terminal: Terminal) -> None:
    first = terminal.learn("first-voyage", "take", "quit")
    again = terminal.learn("first-voyage", "quit")
    assert "(Step 1 of 6)" in first
    assert "(Step 2 of 6)" in again
    assert "(Step 1 of 6)" not in again


def test_a_step_can_be_shown_or_skipped(terminal: Terminal) -> None:
    shown = terminal.learn("first-voyage", "show", "skip", "more", "help", "quit")
    assert "(Step 3 of 6)" in shown
    assert "sail b temple" in shown
    assert "save FILE" not in shown  # a lesson is nothing to save


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(SaqqaraError, match=r"lesson: expected one of first-voyage, .*, got 'flying'"):
        learn("imhotep", "flying")


def test_a_lesson_of_pyramids_is_played_to_its_end(terminal: Terminal) -> None:
    moves = ["mark 23 a1 a2 b2", "mark 23 b3 c3 d3", "mark 23 d4 d5", "take 27"]
    shown = terminal.learn("first-chamber", "", "mark 23 a1 b1 b2", *moves, "", "quit", game="pyramids")
    assert "It fits! But it covers the skull" in shown
    assert "(Rule P4.8)" in shown
    assert "An explored pyramid is worth 10 points." in shown
    assert "That was the whole lesson." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_played_to_its_end_in_every_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Each text is there, with all that it mentions; no line is left in the speech of programs."""
    monkeypatch.setattr("saqqara.cli.languages._spoken", language)
    for lesson in some_of(all_lessons(), list(LANGUAGES).index(language)):  # five languages: each lesson in one
        shown = terminal.learn(lesson.name, *["show"] * len(lesson.steps), "quit", game=lesson.game)
        assert say("lesson.over") in shown
        place = place_after(lesson, [])
        while place.step is not None:
            assert " ".join(say(place.text).split()) in shown
            place = place_after(lesson, (*place.completed, place.solution or NEXT))


def test_the_first_game_is_offered_when_the_first_chapter_is_done(terminal: Terminal) -> None:
    offer = "learn imhotep --first-game"
    assert offer in terminal.learn("end-of-round", "show", "show", "show", "show", "quit")
    assert offer not in terminal.learn("wrath", "show", "show", "show", "quit")
    assert offer in in_this_process("learn").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_are_listed_in_every_language(language: str) -> None:
    ended = in_this_process("learn", "--language", language)
    assert ended.returncode == 0
    for name in ("first-voyage", "counting-obelisks", "first-chamber", "worth-it"):
        assert name in ended.stdout


# --- the guided first game ---


def test_in_the_first_game_the_coach_can_be_quiet_and_wakes_again(terminal: Terminal) -> None:
    first_move = ["1"] * 12  # of the list, whatever the bot does: something new happens
    shown = terminal.play_first_game("imhotep", "quiet", "1", "1", "wake", *first_move, "quit")
    before, _, after = shown.partition("The coach is awake.")
    assert before.count("A word from the coach:") == 1
    assert "Your first turn." in before
    assert "(Rule I4.1)" in before
    assert "The coach is quiet." in before
    assert "A word from the coach:" in after


@each_game
def test_the_coach_of_the_first_game_speaks_of_every_situation_once(game: str) -> None:
    spoken = set()
    for seed in range(12):
        match, chance, coach = Match.new(game, seats=2, seed=seed), random.Random(seed), Coach(face_of(game).situations)
        names = []
        while match.seats_to_move:
            if match.seats_to_move[0] == 0:
                names += [name for name, _ in coach.notice(match, 0)]
            seat = match.seats_to_move[0]
            match.play(chance.choice(match.legal(seat)), seat=seat)
        assert len(names) == len(set(names))
        spoken.update(names)
    assert spoken == set(face_of(game).situations)
    assert all(say(f"guide.{game}.{name}") for name in spoken)


def test_the_first_game_needs_a_game_and_no_lesson() -> None:
    for words in (["--first-game"], ["imhotep", "wrath", "--first-game"]):
        ended = in_this_process("learn", *words)
        assert ended.returncode == 2
        assert "--first-game: expected GAME and no LESSON" in ended.stderr


# --- puzzles ---


@pytest.mark.parametrize("word", LEAVE)
def test_a_lesson_a_game_and_a_puzzle_can_be_left(terminal: Terminal, word: str) -> None:
    assert terminal.learn("wrath", word, "fly").endswith("Goodbye.")
    assert "fly" not in terminal.play_first_game("imhotep", "quiet", word, "fly")
    assert terminal.solve(puzzles("imhotep")[0], word, "fly").endswith("Goodbye.")


@each_game
def test_a_wrong_try_says_what_it_costs_and_the_right_moves_all_values(terminal: Terminal, game: str) -> None:
    puzzle = max(puzzles(game)[:40], key=lambda one: one.moves)
    choices = choices_at(puzzle.match(), puzzle)
    wrong, right = choices[-1].move, solution(puzzle)
    tried = terminal.solve(puzzle, wrong, "9999", "fly", "quit")
    assert f"{choices[0].value - choices[-1].value:.1f}".removesuffix(".0") in tried
    assert right[0] not in tried.rpartition(wrong)[2]

    solved = terminal.solve(puzzle, *right)
    table = solved.rpartition(right[-1])[2]
    assert all(f"{choice.value:.2f}".rstrip("0").rstrip(".").lstrip("-") in table for choice in choices)


@each_game
def test_the_answer_is_shown_to_who_gives_up(terminal: Terminal, game: str) -> None:
    puzzle = puzzles(game)[0]
    shown = terminal.solve(puzzle, "answer")
    assert all(move in shown for move in solution(puzzle))


@each_game
def test_the_puzzle_of_the_day_is_the_same_for_everybody(
    monkeypatch: pytest.MonkeyPatch, terminal: Terminal, game: str
) -> None:
    asked: list[Puzzle | None] = []

    def noting(game: str, day: datetime.date) -> Puzzle | None:
        asked.append(of_the_day(game, day))
        return of_the_day(game, day)

    monkeypatch.setattr("saqqara.school.puzzles.of_the_day", noting)
    terminal.type("quit")
    shown = in_this_process("puzzle", "--game", game).stdout
    (today,) = asked
    assert today is not None
    assert today.id in shown


# --- what is kept ---


def kept_here(tmp_path: Path) -> PuzzleProgress:
    return msgspec.json.decode((tmp_path / "school.json").read_bytes(), type=School).puzzles


def of_today(game: str = "imhotep") -> Puzzle:
    found = of_the_day(game, datetime.datetime.now(datetime.UTC).date())
    assert found is not None
    return found


def test_the_puzzle_of_the_day_counts_for_the_streak(terminal: Terminal, tmp_path: Path) -> None:
    puzzle = of_today()
    shown = terminal.solve(puzzle, *solution(puzzle))
    assert "Days in a row: 1." in shown
    kept = kept_here(tmp_path)
    assert (kept.solved, kept.streak, kept.best) == ({puzzle.id: "first"}, 1, 1)


def test_a_wrong_try_ends_the_streak(terminal: Terminal, tmp_path: Path) -> None:
    puzzle = of_today()
    wrong = choices_at(puzzle.match(), puzzle)[-1].move
    assert "Days in a row: 0." in terminal.solve(puzzle, wrong, *solution(puzzle))
    assert (kept_here(tmp_path).solved, kept_here(tmp_path).streak) == ({puzzle.id: "later"}, 0)


def test_an_answer_is_noted_as_shown(terminal: Terminal, tmp_path: Path) -> None:
    puzzle = puzzles("pyramids")[0]
    terminal.solve(puzzle, "answer")
    assert kept_here(tmp_path).solved == {puzzle.id: "shown"}


def test_the_streak_follows_the_days() -> None:
    monday, tuesday, thursday = (datetime.date(2026, 3, day) for day in (2, 3, 5))
    one = after_right(PuzzleProgress(), "a", monday)
    two = after_right(one, "b", tuesday)
    assert [streak_on(one, tuesday), streak_on(two, tuesday), streak_on(two, thursday)] == [1, 2, 0]
    assert after_right(two, "c", tuesday).streak == 2
    assert after_wrong(two, "c", tuesday).streak == 2
    lost = after_wrong(one, "b", tuesday)
    assert (lost.streak, lost.best, lost.day) == (0, 1, tuesday.isoformat())
    assert after_right(lost, "b", tuesday).solved["b"] == "later"
    assert after_right(lost, "c", tuesday).streak == 1
    assert after_wrong(one, "x", None).streak == 1
    assert after_shown(two, "b", tuesday) == two


def test_a_puzzle_of_an_earlier_day_has_its_first_try_today_too() -> None:
    monday, tuesday = (datetime.date(2026, 3, day) for day in (2, 3))
    known = after_right(after_right(PuzzleProgress(), "a", monday), "b", None)
    assert after_right(known, "b", tuesday).streak == 2
    for missed in (after_wrong(known, "b", tuesday), after_shown(known, "b", tuesday)):
        assert (missed.streak, missed.solved["b"]) == (0, "first")
        assert after_right(missed, "b", tuesday).streak == 0


@each_game
def test_why_and_where_from_are_told_with_the_answer(terminal: Terminal, game: str) -> None:
    puzzle = puzzles(game)[0]
    shown = terminal.solve(puzzle, "answer")
    assert shown.index("Every first move") < shown.index("Lead") < shown.index("Compared with the next best move:")
    assert f"From game {puzzle.source.record.split()[1]} of self-play, turn {puzzle.source.turn}." in shown


def test_what_counts_is_told(terminal: Terminal) -> None:
    for_first = next(puzzle for puzzle in (*puzzles("imhotep"), *puzzles("pyramids")) if puzzle.counts == "first")
    wrong = choices_at(for_first.match(), for_first)[-1]
    shown = terminal.solve(for_first, wrong.move, "answer")
    assert "What counts: first place" in shown
    assert "% of first place" in shown
    assert "They cannot see what you cross off." in terminal.solve(puzzles("pyramids")[0], "quit")


def test_the_list_is_filtered() -> None:
    puzzle = puzzles("imhotep")[0]
    listed = in_this_process("puzzle", "list", "imhotep", "--theme", puzzle.theme, "--level", puzzle.level).stdout
    fitting = [one for one in puzzles("imhotep") if (one.theme, one.level) == (puzzle.theme, puzzle.level)]
    assert [line.split()[0] for line in listed.splitlines()] == [one.id for one in fitting]
    refused = in_this_process("puzzle", "list", "imhotep", "--theme", "love")
    assert "--theme: expected" in refused.stderr


def test_the_record_of_a_puzzle_is_written(tmp_path: Path) -> None:
    puzzle, out = puzzles("pyramids")[0], tmp_path / "game.record"
    said = in_this_process("puzzle", "record", puzzle.id, "--out", str(out)).stdout
    assert f"turn {puzzle.source.turn}" in said
    at_turn = recorded_at(records.read(out.read_text()), puzzle.source.turn)
    assert at_turn.position_of(puzzle.seat) == puzzle.position
