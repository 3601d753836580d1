"""The command `hint` at the table."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from saqqara import Match
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Estimate, Evaluation, Prospect, exactly
from saqqara.cli.terminal.hint import draw_hint
from saqqara.cli.terminal.hot_seat import play_table
from saqqara.review.model import Reason
from saqqara.rules.contract import NATURE


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: list[str], **options: Any) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    play_table(seed=1, **options)
    return capsys.readouterr().out


def shown(evaluation: Evaluation, legal: list[str], width: int = 80) -> list[str]:
    paper = io.StringIO()
    Console(width=width, file=paper, highlight=False).print(draw_hint(evaluation, legal, "vizier"))
    return [line.strip() for line in paper.getvalue().splitlines()]


@pytest.mark.parametrize(("game", "seats"), [("imhotep", 2), ("imhotep", 4), ("pyramids", 3)])
@pytest.mark.parametrize("words", ["hint", "hint Apprentice"])
def test_the_best_moves_with_chances_points_and_the_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, seats: int, words: str
) -> None:
    text = play(monkeypatch, capsys, ["1"] * seats + [words, "1"], game=game, seats=seats)
    hint = text.partition(f"> {words}\n")[2].partition("\nBlack> ")[0]
    level = words.partition(" ")[2].lower() or "pharaoh"
    assert hint.startswith(f"{level.capitalize()} advises Black after ")
    own, number = r"\d+% \(\d+–\d+\)", r"-?\d+\.\d"
    rows = re.findall(rf"^ *(\d+)\) (\w.*?)  +{own} +{number} \({number}–{number}\)((?: +{number})+) *$", hint, re.M)
    assert 1 <= len(rows) <= 3
    match = Match.new(game, seats=seats, seed=1)
    for seat in range(seats):
        match.play(match.legal(seat)[0], seat=seat)
    for listed, move, others in rows:
        assert match.legal(0)[int(listed) - 1] == move
        assert len(others.split()) == seats - 1
    assert f"It expects: Black {rows[0][1]}" in " ".join(hint.split())


def test_the_same_question_has_the_same_hint(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = play(monkeypatch, capsys, ["hint mason", "hint mason", "quit"])
    _, first, second = text.split("Black> hint mason\n")
    assert first.strip() == second.partition("Black> quit")[0].strip()


def test_the_adviser_knows_what_the_seat_may_know(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    questions: list[Question] = []

    class Adviser:
        name = "mason"

        def evaluate(self, question: Question) -> Evaluation:
            questions.append(question)
            move = question.legal[0]
            return Evaluation(question.seat, (prospect(move, 3),), ((question.seat, move),), 9)

    monkeypatch.setattr("saqqara.cli.terminal.hint.level_bot", lambda *_: Adviser())
    play(monkeypatch, capsys, ["hint mason", "1", "hint mason", "quit"], game="pyramids", seats=3)
    assert [question.seat for question in questions] == [0, 1]
    match = Match.new("pyramids", seats=3, seed=1)
    assert questions[0].state == match.state(0) != match.state()


@pytest.mark.parametrize(("line", "level"), [("hint foo", "foo"), ("hint random", "random")])
def test_only_levels_advise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, level: str
) -> None:
    text = play(monkeypatch, capsys, [line, "quit"])
    expected = f"level: expected one of apprentice, scribe, mason, architect, vizier, pharaoh, got '{level}'"
    assert text.splitlines().count(expected) == 1


def test_help_lists_the_hint(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert re.search(r"^hint +the best moves", play(monkeypatch, capsys, ["help"]), re.M)


# --- the drawing ---


def prospect(move: str, seats: int, visits: int = 5) -> Prospect:
    estimate = Estimate(0.5, 0.25, 0.75)
    points = tuple(Estimate(120.0 + seat, 110.0, 130.0) for seat in range(seats))
    return Prospect(move, visits, (estimate,) * seats if visits else (), points if visits else ())


def test_three_moves_at_most_and_none_that_was_never_tried() -> None:
    legal = [f"mark {card} a1 a2 a3 a4" for card in range(40, 46)]
    moves = [prospect(move, 4) for move in legal[2:]]
    evaluation = Evaluation(2, (*moves[:2], prospect(legal[0], 4, visits=0)), (), 1_234)
    lines = shown(evaluation, legal)
    assert "Vizier advises Brown after 1,234 simulations; 95% ranges in brackets" in lines
    assert "3) mark 42 a1 a2 a3 a4  50% (25–75)  122.0 (110.0–130.0)  120.0  121.0  123.0" in lines
    assert len([line for line in lines if ") mark" in line]) == 2
    assert len([line for line in shown(Evaluation(0, tuple(moves), (), 1), legal) if ") mark" in line]) == 3


def test_what_was_computed_to_the_end_has_no_range() -> None:
    best = Prospect("take", 1, (exactly(1.0), exactly(0.0)), (exactly(40.0), exactly(31.0)))
    lines = shown(Evaluation(0, (best,), ((0, "take"),), 1, is_exact=True), ["pass", "take"])
    assert "Vizier has computed Black’s moves to the end of the game" in lines
    assert any(re.fullmatch(r"2\) take +100% +40.0 +31.0", line) for line in lines)


def test_why_a_move_is_worse(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def reasons(_: Question, __: str, others: list[str]) -> dict[str, list[Reason]]:
        return {others[0]: [Reason(0, "temple", -2.5), Reason(1, "chamber", 1.0)], others[1]: []}

    monkeypatch.setattr("saqqara.cli.terminal.hint.hint_reasons", reasons)
    hint = play(monkeypatch, capsys, ["hint", "quit"]).partition("> hint\n")[2].partition("\nBlack> ")[0]
    number = re.findall(r"^ *(\d+)\) \w", hint, re.M)[1]
    told = "This move costs Black 2.5 points at the Temple and gives White 1.0 points in the Burial Chamber."
    assert f"{number}) {told}" in " ".join(hint.split())


def test_draws_in_the_line_are_told_apart() -> None:
    line = ((0, "mark 8 a2"), (NATURE, "expedition v3"), (0, "mark 8 a3"))
    lines = shown(Evaluation(0, (prospect("mark 8 a2", 2),), line, 9), ["mark 8 a2"])
    assert "It expects: Black mark 8 a2, (drawn: expedition v3), Black mark 8 a3" in lines
