"""Puzzles: what is shipped is proved again, varied and playable; what is none is refused; mining goes on where it was."""

from __future__ import annotations

import dataclasses
import datetime
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from saqqara.bots.levels import LEVELS
from saqqara.games import GAMES
from saqqara.match import records
from saqqara.rules.errors import IllegalMove, SaqqaraError, UnreadableMove
from saqqara.school.puzzles import Puzzle, Source, of_the_day, puzzle_of, puzzles
from saqqara.school.puzzles.checking import TOLERANCE, faults_of, prover_of
from saqqara.school.puzzles.collection import FIRST_DAY, RHYTHM_FROM, WEEK
from saqqara.school.puzzles.making import Maker, NotAPuzzle, weakest_level
from saqqara.school.puzzles.mining import ALIKE, FREE, LOST_SHARE, Mine, figures_of, kinds_of, record_of
from saqqara.school.puzzles.model import NO_LEVEL, UNGRADED, Choice, Reason, as_line, best_first, id_of, read_lines
from saqqara.school.puzzles.playing import choices_at, solution, table_of, try_move
from saqqara.school.puzzles.themes import theme_of
from saqqara.server.history import recorded_at
from tests.school.plain_solver import PlainSolver, TooMuch

SHIPPED = ("imhotep", "pyramids")
TODAY = datetime.datetime.now(datetime.UTC).date()
LEAST = 300  # of each game
MOST_LOST = 0.52  # of the puzzles, in which even the best move loses

each_game = pytest.mark.parametrize("game", SHIPPED)


def drawn(game: str, count: int) -> list[Puzzle]:
    """A sample that differs from day to day; a failure names the puzzle."""
    return random.Random(f"{TODAY} {game}").sample(puzzles(game), count)


def longest(game: str) -> Puzzle:
    return max(puzzles(game), key=lambda puzzle: puzzle.moves)


# --- what is shipped ---


@each_game
def test_a_sample_is_proved_again(game: str) -> None:
    for puzzle in drawn(game, 3):
        assert list(faults_of(puzzle)) == [], f"{puzzle.id}, drawn on {TODAY}"


def test_of_choices_that_differ_by_rounding_the_first_is_the_best() -> None:
    first, other, better = (Choice(move, value, ()) for move, value in (("a", 1.0), ("b", 1 + 1e-13), ("c", 1.001)))
    assert best_first([first, other, better]) == [better, first, other]


@pytest.mark.soak
@each_game
def test_all_are_proved_again(game: str) -> None:
    assert {puzzle.id: found for puzzle in puzzles(game) if (found := list(faults_of(puzzle)))} == {}


def cards_left(puzzle: Puzzle) -> int:
    """Expedition cards of a puzzle of Pyramids, with the one on the table; 0 in another game."""
    return 8 - len(puzzle.position["expeditions"]) if puzzle.game == "pyramids" else 0


@pytest.mark.soak
@pytest.mark.parametrize(("game", "left", "count"), [("imhotep", 0, 5), ("pyramids", 1, 2), ("pyramids", 2, 3)])
def test_ten_are_proved_by_trying_everything_in_plain_python(game: str, left: int, count: int) -> None:
    solved = 0
    for puzzle in drawn(game, len(puzzles(game))):
        if cards_left(puzzle) != left:
            continue
        try:
            values = PlainSolver(puzzle).values()
        except TooMuch:
            continue
        written = {choice.move: choice.value for choice in choices_at(puzzle.match(), puzzle)}
        assert values == pytest.approx(written, abs=TOLERANCE), puzzle.id
        solved += 1
        if solved == count:
            return
    pytest.fail(f"expected {count} puzzles of {game} that plain Python can solve, got {solved}")


@pytest.mark.soak
@each_game
def test_a_sample_is_graded_again(game: str) -> None:
    maker = Maker(game, prover_of(game))
    for puzzle in drawn(game, 3):
        assert maker.grade(puzzle).level == puzzle.level, f"{puzzle.id}, drawn on {TODAY}"


@each_game
def test_a_drawn_one_comes_from_the_turn_of_the_game_that_it_names(game: str) -> None:
    (puzzle,) = drawn(game, 1)
    match = recorded_at(records.read(record_of(puzzle)), puzzle.source.turn)
    assert match.position_of(puzzle.seat) == puzzle.position


@each_game
def test_there_are_many_and_they_vary(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= LEAST
    assert len({puzzle.id for puzzle in found}) == len(found)
    kinds = {facet: Counter(kinds_of(puzzle)[facet] for puzzle in found) for facet in kinds_of(found[0])}
    assert set(kinds["seats"]) == {"2", "3", "4"}
    assert min(kinds["seats"].values()) > len(found) / 5
    assert set(kinds["options"]) == ({"A", "B", "AB"} if game == "imhotep" else {""})
    assert len(kinds["theme"]) >= 5
    for facet in ("theme", "level"):
        assert max(kinds[facet].values()) < len(found) / 2
    assert max(Counter(puzzle.source.record for puzzle in found).values()) == 1
    assert sum(puzzle.is_lost for puzzle in found) < MOST_LOST * len(found)
    assert {puzzle.counts for puzzle in found} == {"margin", "first"}
    assert {"apprentice", "scribe", "mason", "architect", "vizier", "pharaoh", "none"} == set(kinds["level"])


@each_game
def test_no_two_are_nearly_the_same(game: str) -> None:
    figures = [(puzzle.id, puzzle.seats, figures_of(puzzle)) for puzzle in puzzles(game)]
    for (one, seats, ones), (other, others_seats, others) in combinations(figures, 2):
        if seats == others_seats:
            assert len(ones & others) < ALIKE * max(len(ones), len(others)), (one, other)


@each_game
def test_each_has_an_id_a_source_and_a_reason(game: str) -> None:
    for puzzle in puzzles(game):
        assert puzzle.id == id_of(puzzle.position, puzzle.seat)
        assert puzzle.source.record.startswith("self-play ")
        assert puzzle.source.turn > 0
        assert puzzle.reasons
        assert puzzle.line


# --- playing ---


@each_game
def test_right_moves_lead_to_the_end(game: str) -> None:
    for puzzle in [longest(game), *drawn(game, 5)]:
        moves = solution(puzzle)
        for number in range(1, len(moves) + 1):
            tried = try_move(puzzle, moves[:number])
            assert tried.is_right
            assert (tried.cost, tried.is_over) == (0, number == len(moves))
            assert len(tried.tables) == 1 + len(tried.replies)
        assert table_of(puzzle, moves).turn == tried.match.turn


@each_game
def test_a_wrong_move_costs_and_changes_nothing(game: str) -> None:
    for puzzle in drawn(game, 5):
        best, *others = choices_at(puzzle.match(), puzzle)
        for choice in (others[0], others[-1]):
            tried = try_move(puzzle, [choice.move])
            assert not tried.is_right
            assert tried.cost == pytest.approx(best.value - choice.value)
            assert tried.match.position() == puzzle.match().position()
            assert tried.tables == []


def test_what_cannot_be_tried_is_refused() -> None:
    puzzle = longest("imhotep")
    right = solution(puzzle)
    with pytest.raises(UnreadableMove):
        try_move(puzzle, ["fly"])
    with pytest.raises(IllegalMove):
        try_move(puzzle, ["load d9"])
    with pytest.raises(SaqqaraError, match=f"moves: expected 1 to {puzzle.moves} of them, got 0"):
        try_move(puzzle, [])
    wrong = next(choice.move for choice in choices_at(puzzle.match(), puzzle) if choice.move != right[0])
    with pytest.raises(SaqqaraError, match="expected the right ones before the last"):
        try_move(puzzle, [wrong, right[0]])
    with pytest.raises(SaqqaraError, match="puzzle: expected the ID of a puzzle, got 'nothing'"):
        puzzle_of("nothing")


def test_fields_can_be_tried_in_any_order() -> None:
    puzzle = next(one for one in puzzles("pyramids") if len(solution(one)[0].split()) > 3)
    mark, card, *fields = solution(puzzle)[0].split()
    assert try_move(puzzle, [" ".join([mark, card, *reversed(fields)])]).is_right


def days_of(game: str, count: int, first: datetime.date = FIRST_DAY) -> list[Puzzle]:
    found = [of_the_day(game, first + datetime.timedelta(number)) for number in range(count)]
    return [puzzle for puzzle in found if puzzle is not None]


@each_game
def test_the_puzzle_of_the_day_varies(game: str) -> None:
    days = days_of(game, 365)
    assert len({puzzle.id for puzzle in days}) > 150
    assert len({puzzle.id for puzzle in days[:10]}) > 5
    assert of_the_day(game, FIRST_DAY) is days[0]


@each_game
def test_puzzles_of_the_day_grow_harder_from_monday_to_sunday(game: str) -> None:
    ladder = [*LEVELS, NO_LEVEL]
    assert RHYTHM_FROM.weekday() == 0
    steps = [ladder.index(puzzle.level) for puzzle in days_of(game, 7 * 50, RHYTHM_FROM)]
    by_day = [steps[day::7] for day in range(7)]
    for one, other in pairwise(by_day):
        assert (min(one), max(one)) <= (min(other), max(other))
    assert max(by_day[0]) == 0
    assert min(by_day[6]) >= ladder.index("pharaoh")


@each_game
def test_a_day_before_the_rhythm_keeps_its_puzzle(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    count = (RHYTHM_FROM - FIRST_DAY).days
    now = days_of(game, count + 7)
    monkeypatch.setattr("saqqara.school.puzzles.collection.WEEK", [()] * len(WEEK))
    before = days_of(game, count + 7)
    assert now[:count] == before[:count]
    assert now[count:] != before[count:]


@each_game
def test_every_day_of_the_week_has_enough_puzzles(game: str) -> None:
    assert min(sum(puzzle.level in levels for puzzle in puzzles(game)) for levels in WEEK) > 30


def test_more_puzzles_change_few_days(monkeypatch: pytest.MonkeyPatch) -> None:
    found = puzzles("imhotep")
    before = days_of("imhotep", 100)
    monkeypatch.setattr("saqqara.school.puzzles.collection.puzzles", lambda game: found[:-5][::-1])
    taken = {puzzle.id for puzzle in found[-5:]}
    for one, other in zip(before, days_of("imhotep", 100), strict=True):
        assert one.id == other.id or one.id in taken


def test_a_game_may_have_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.school.puzzles.collection.puzzles", lambda game: ())
    assert of_the_day("imhotep", TODAY) is None


# --- proving and making ---


@each_game
def test_a_puzzle_that_says_something_wrong_is_found_out(game: str) -> None:
    puzzle = min(puzzles(game), key=lambda one: len(one.line[0].choices))
    first = puzzle.line[0]
    outcomes = [[first.outcomes[0][0] - 1, *first.outcomes[0][1:]], *first.outcomes[1:]]
    wrong = replace(puzzle, line=[replace(first, outcomes=outcomes), *puzzle.line[1:]])
    assert any("expected" in fault for fault in faults_of(wrong))
    assert any("the reasons" in fault for fault in faults_of(replace(puzzle, reasons=puzzle.reasons[1:])))
    assert any("the theme" in fault for fault in faults_of(replace(puzzle, theme="love")))
    assert "ID" in next(iter(faults_of(replace(puzzle, id="aaaaaaaa"))))


def why_not(maker: Maker, position: dict[str, Any], seat: int, **more: Any) -> str:
    try:
        maker.make(position, seat, Source("a test", 1), **more)
    except NotAPuzzle as reason:
        return reason.reason
    return "a puzzle"


def test_a_lost_position_is_a_puzzle_only_where_that_is_wanted() -> None:
    maker = Maker("imhotep", prover_of("imhotep"))
    lost = min((one for one in puzzles("imhotep") if one.is_lost), key=lambda one: len(one.line[0].choices))
    assert why_not(maker, lost.position, lost.seat, id=lost.id) == "a puzzle"
    assert why_not(maker, lost.position, lost.seat, id=lost.id, may_lose=False) == "lost"


def test_what_is_no_puzzle_says_why() -> None:
    maker = Maker("imhotep", prover_of("imhotep"))
    puzzle = min(puzzles("imhotep"), key=lambda one: len(one.line[0].choices))
    source = Source("a test", 1)
    made = maker.make(puzzle.position, puzzle.seat, source, id=puzzle.id)
    assert (made.line, made.reasons, made.theme, made.level) == (puzzle.line, puzzle.reasons, puzzle.theme, UNGRADED)
    maker.prover.node_limit, node_limit = 1, maker.prover.node_limit
    try:
        assert why_not(maker, puzzle.position, puzzle.seat) == "unproved"
    finally:
        maker.prover.node_limit = node_limit


def test_positions_without_one_best_move_are_no_puzzles() -> None:
    maker = Maker("imhotep", prover_of("imhotep"))
    words = set()
    for puzzle in sorted(puzzles("imhotep"), key=lambda one: len(one.line[0].choices))[:8]:
        match = puzzle.match()
        match.play(solution(puzzle)[0], puzzle.seat)
        if match.seats_to_move:
            seat = match.seats_to_move[0]
            words.add(why_not(maker, match.position_of(seat), seat))
    assert words <= {"forced", "close", "obvious", "unexplained", "a puzzle"}
    assert words & {"forced", "close"}


def test_the_level_is_the_weakest_that_finds_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = next(one for one in puzzles("pyramids") if one.level == "apprentice")
    maker = Maker("pyramids", prover_of("pyramids"))
    assert maker.grade(replace(easy, level="none")).level == "apprentice"
    match = easy.match()
    worst = choices_at(match, easy)[-1].move
    monkeypatch.setattr("saqqara.school.puzzles.making.LEVELS", ("apprentice",))
    assert weakest_level(match.state(), easy.seat, worst, maker.edition) == "none"


def test_a_game_that_names_no_themes_has_puzzles_of_tempo(monkeypatch: pytest.MonkeyPatch) -> None:
    senet = dataclasses.replace(GAMES["imhotep"], name="senet", themes={})
    monkeypatch.setattr("saqqara.school.puzzles.themes.GAMES", {"senet": senet})
    assert theme_of("senet", [Reason(0, "pawns", 3.0)], 0, [9.0, 6.0]) == "tempo"
    assert theme_of("senet", [Reason(1, "pawns", -3.0)], 0, [9.0, 6.0]) == "denial"


# --- mining ---


class MadeUp(Mine):
    """A mine with a puzzle of what is shipped in each game."""

    def __init__(self, seed: int, out: Path, lode: Sequence[Puzzle]) -> None:
        self.lode, self.played = lode, 0
        super().__init__("imhotep", seed, out)

    def _puzzles_of_game(self, number: int) -> Iterator[Puzzle]:
        self.played += 1
        yield self.lode[number]


def test_mining_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    lode, out = puzzles("imhotep")[:6], tmp_path / "mined.jsonl"
    digging = MadeUp(3, out, lode).dig(6)
    assert [next(digging) for _ in range(3)] == [lode[0], None, lode[1]]
    with out.open("ab") as file:
        file.write(as_line(lode[2])[:40])  # killed in the middle of a line
    again = MadeUp(3, out, lode)
    assert again.found == list(lode[:2])
    assert again.next == 1  # the second game was not over
    out.write_bytes(as_line(lode[0]))
    again = MadeUp(3, out, lode)
    list(again.dig(6))
    assert read_lines(out.read_bytes(), "mined") == list(lode)
    assert again.played == 5
    list(MadeUp(3, out, lode).dig(6))
    assert len(out.read_bytes().splitlines()) == 6


def test_no_kind_becomes_too_common(tmp_path: Path) -> None:
    mine = MadeUp(1, tmp_path / "mined.jsonl", ())
    mine.found = [replace(puzzle, theme="temple") for puzzle in puzzles("imhotep")[:FREE]]
    assert mine.has_enough({"theme": "temple"})
    assert not mine.has_enough({"theme": "wrath"})
    mine.found.pop()
    assert not mine.has_enough({"theme": "temple"})


def test_lost_positions_stay_a_part_of_all(tmp_path: Path) -> None:
    mine, count = MadeUp(1, tmp_path / "mined.jsonl", ()), int(LOST_SHARE * FREE)
    lost = [puzzle for puzzle in puzzles("imhotep") if puzzle.is_lost]
    others = [puzzle for puzzle in puzzles("imhotep") if not puzzle.is_lost]
    mine.found = [*lost[:count], *others[: FREE - count]]
    assert mine.has_lost_enough()
    mine.found = [*lost[: count - 1], *others[: FREE - count + 1]]
    assert not mine.has_lost_enough()


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (as_line(puzzles("pyramids")[0]), "--out: expected a file with puzzles of imhotep"),
        (b"{}\n", "line 1: expected a puzzle"),
        (b"\xff\n", "line 1: expected a puzzle"),
    ],
)
def test_other_files_are_not_touched(tmp_path: Path, content: bytes, expected: str) -> None:
    out = tmp_path / "mined.jsonl"
    out.write_bytes(content)
    with pytest.raises(SaqqaraError, match=expected):
        Mine("imhotep", 1, out)
    assert out.read_bytes() == content


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_mined_puzzles_hold(tmp_path: Path, game: str) -> None:
    out = tmp_path / "mined.jsonl"
    found: list[Any] = [one for one in Mine(game, 5, out).dig(2) if one]
    assert [list(faults_of(puzzle)) for puzzle in found] == [[], []]
    assert read_lines(out.read_bytes(), "mined") == found
