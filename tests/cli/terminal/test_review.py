"""Reviews in the terminal: tables that add up, words, shapes, widths, several files, bad input."""

from __future__ import annotations

import io
import itertools
import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from saqqara.cli import languages
from saqqara.cli.languages import say
from saqqara.cli.terminal.review.figures import signed
from saqqara.cli.terminal.review.grades import SHAPES
from saqqara.cli.terminal.review.report import short_report, summary, whole_report
from saqqara.cli.terminal.review.reviewed import Reviewed
from saqqara.cli.terminal.review.sentences import cost
from saqqara.cli.terminal.review.sparkline import BARS, sparkline
from saqqara.cli.terminal.review.tables import whole_account
from saqqara.cli.terminal.screen import PLAIN
from saqqara.languages import LANGUAGES
from saqqara.review.model import Account, Decision, Estimate, Reason, Review
from saqqara.rules.errors import BadRecord
from tests.cli.test_commands import in_this_process, saqqara
from tests.equipment import NOT_RUN, ROOT, node
from tests.review.made_up import made_up_review

RECORDS = ROOT / "tests" / "records"
GAMES = ("imhotep-00001", "pyramids-00001")


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.record").read_text()


def printed(parts: Any, width: int = 80) -> str:
    paper = io.StringIO()
    console = Console(width=width, file=paper, highlight=False, markup=False, emoji=False)
    for part in parts:
        console.print(part)
    return paper.getvalue()


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(languages, "_spoken", request.param)
    return str(request.param)


@pytest.fixture
def _made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews are made up at once: first of nothing, then of the whole game."""

    def reviewing(text: str, **_: object) -> Iterator[Review]:
        if "result: unfinished" in text:
            raise BadRecord("expected the record of a game that is over, got an unfinished one")
        yield made_up_review(text, looked_at=0)
        yield made_up_review(text)

    monkeypatch.setattr("saqqara.cli.terminal.review.work.reviewing", reviewing)
    monkeypatch.setattr("saqqara.cli.terminal.review.printing.get_ready", lambda *_: None)


def test_a_seat_s_cards_that_are_dealt_in_secret_are_told_together() -> None:
    text = text_of("pyramids-00000")
    review = made_up_review(text)
    same = [
        msgspec.structs.replace(moment, wins=review.moments[0].wins) if moment.turn <= 8 else moment
        for moment in review.moments
    ]
    game = Reviewed.of(text, msgspec.structs.replace(review, moments=same))
    assert game.drawn(4) == "Black draws 42, 37, 12 and 5."
    assert game.drawn(8) == "White draws 38, 45, 3 and 19."
    assert Reviewed.of(text, review).drawn(8) == "White draws 19."  # a draw that all see is told by itself


# --- figures ---


def random_account(seats: int, chance: random.Random) -> Account:
    """An account of chances whose parts add up."""
    start, luck, moved = (adding_up_to(total, seats, chance) for total in (1.0, 0.0, 0.0))
    own = [chance.uniform(-0.3, 0.3) for _ in range(seats)]
    others = [moved[seat] - own[seat] for seat in range(seats)]
    end = [start[seat] + luck[seat] + moved[seat] for seat in range(seats)]
    return Account(start, luck, own, others, end)


def adding_up_to(total: float, seats: int, chance: random.Random) -> list[float]:
    parts = [chance.uniform(-0.2, 0.2) + total / seats for _ in range(seats - 1)]
    return [*parts, total - sum(parts)]


def test_what_is_shown_of_luck_and_skill_adds_up() -> None:
    chance = random.Random(5)
    for seats in (2, 3, 4) * 7:
        rows, ends = whole_account(random_account(seats, chance), is_chance=True)
        assert [sum(row) for row in rows] == ends
        assert sum(ends) == 100
        columns = [sum(column) for column in zip(*rows, strict=True)]
        assert (columns[0], columns[1], columns[2] + columns[3]) == (100, 0, 0)


def test_points_are_rounded_to_tenths() -> None:
    account = Account([30.04, 31.0], [1.23, -1.0], [-2.16, 2.0], [0.89, 0.0], [30.0, 32.0])
    rows, ends = whole_account(account, is_chance=False)
    assert ends == [300, 320]
    assert [sum(row) for row in rows] == ends


def test_the_pages_round_in_the_same_way() -> None:
    if (runner := node()) is None:
        pytest.skip(f"{NOT_RUN}: no Node on this machine")
    chance = random.Random(9)
    accounts = [random_account(seats, chance) for seats in (2, 3, 4) * 5]
    script = f"""
        globalThis.document = {{ querySelector: () => null }};
        const {{ wholeAccount }} = await import("{(ROOT / "src/saqqara/web/scripts/pages/review/luck.js").as_uri()}");
        const accounts = {msgspec.json.encode(accounts).decode()};
        console.log(JSON.stringify(accounts.map((account) => wholeAccount(account, "wins").map(({{ parts, end }}) => [parts, end]))));
    """
    ended = subprocess.run([runner, "--input-type=module", "-e", script], capture_output=True, text=True, check=True)
    for account, shown in zip(accounts, json.loads(ended.stdout), strict=True):
        rows, ends = whole_account(account, is_chance=True)
        assert [[list(row), end] for row, end in zip(rows, ends, strict=True)] == shown


def test_a_sparkline_shows_the_first_and_the_last_share() -> None:
    assert sparkline([0.0, 0.5, 1.0], 10) == BARS[0] + BARS[4] + BARS[7]
    assert sparkline([0.2] * 50 + [1.0], 8) == BARS[1] * 7 + BARS[7]
    assert sparkline([1.0], 8) == BARS[7]


def test_a_change_has_its_sign() -> None:
    assert [signed(number, 1) for number in (1.25, -1.25, -0.04, 0.0)] == ["+1.2", "−1.2", "0.0", "0.0"]


def test_every_shape_differs_also_where_only_ascii_is_shown() -> None:
    assert len(set(SHAPES.values())) == len(SHAPES)
    assert len({PLAIN[shape] for shape in SHAPES.values()}) == len(SHAPES)
    assert len({PLAIN[bar] for bar in BARS}) == len(BARS)


# --- reports ---


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_report_fits_a_terminal_of_80_columns(language: str, name: str) -> None:
    check_report(name, 80)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("width", [60, 100])
def test_a_whole_report_fits_other_terminals(name: str, width: int) -> None:
    check_report(name, width)


def check_report(name: str, width: int) -> None:
    game = Reviewed.of(text_of(name), made_up_review(text_of(name)))
    text = printed(whole_report(game, width), width)
    assert max(map(len, text.splitlines())) <= width
    for key in ("review.turning", "end.moves", "review.luck", "review.draws"):
        assert say(key) in text
    if width >= 80:
        assert "…" not in text
        assert all(f"{SHAPES[grade]} {say(f'grade.{grade}')}" in text for grade in ("best", "blunder"))


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_listed_with_its_grade(name: str) -> None:
    game = Reviewed.of(text_of(name), made_up_review(text_of(name)))
    text = printed(whole_report(game, 100), 100)
    for decision in game.review.decisions:
        assert f"{SHAPES[decision.grade]} {say(f'grade.{decision.grade}')}" in text
    assert "Round 1" in text
    rows = [line for line in text.splitlines() if line.split("[")[0].strip().isdigit()]
    assert len(rows) == len(game.review.decisions)


def test_a_turning_point_says_what_was_better_and_why() -> None:
    text = text_of("imhotep-00001")
    review = made_up_review(text)
    worst = next(decision for decision in review.decisions if decision.grade == "blunder")
    reasons = [Reason(worst.seat, "chamber", -3.1), Reason((worst.seat + 1) % 3, "obelisks", 2.0)]
    told = msgspec.structs.replace(worst, move="sail a pyramid", best="sail a chamber", reasons=reasons)
    review = msgspec.structs.replace(
        review,
        turning_points=[worst.turn + 1],
        decisions=[told if decision is worst else decision for decision in review.decisions],
    )
    shown = " ".join(printed(whole_report(Reviewed.of(text, review), 80)).split())
    names = ("Black", "White", "Brown")
    assert f"1. Move {worst.turn + 1}, {names[worst.seat]}: sail ship A to the Pyramid ⊗ blunder" in shown
    assert (
        f"This move costs {names[worst.seat]} 3.1 points in the Burial Chamber "
        f"and gives {names[(worst.seat + 1) % 3]} 2.0 points at the Obelisks. "
        "Better: sail ship A to the Burial Chamber." in shown
    )


def test_a_move_that_cost_chances_can_have_brought_points() -> None:
    lost, gained = Estimate(0.125, 0.12, 0.13), Estimate(-1.04, -1.1, -1.0)
    untold = Decision(3, 0, "take", "load a1", "blunder", lost, gained, reasons=[Reason(1, "chamber", 1.5)])
    assert cost(untold) == "It cost 12.5% chance to win."
    told = msgspec.structs.replace(untold, reasons=[Reason(0, "chamber", 1.5)])
    assert cost(told) == "It cost 12.5% chance to win, but brought 1.0 points more."


def test_moves_with_the_same_words_have_their_notation() -> None:
    text = text_of("imhotep-00001")
    game = Reviewed.of(text, made_up_review(text))
    at = Estimate(0.1, 0.05, 0.15)
    pair = Decision(3, 0, "keep 1", "keep 2", "mistake", at, at)
    assert game.played_and_best(pair) == ("keep one card of the pair (keep 1)", "keep one card of the pair (keep 2)")


@pytest.mark.parametrize("name", GAMES)
def test_draws_are_named_in_words(name: str) -> None:
    text = text_of(name)
    game = Reviewed.of(text, made_up_review(text))
    turns = [moment.turn for moment in game.review.moments if moment.is_draw]
    assert turns
    assert all(game.drawn(turn) != game.review.moments[turn].move for turn in turns)


def test_several_games_have_a_summary_by_kind(language: str) -> None:
    texts = [text_of(f"pyramids-0000{number}") for number in (1, 2, 3)]
    reviews = [made_up_review(text) for text in texts]
    assert max(map(len, printed(summary(reviews)).splitlines())) <= 80, language
    short = printed(short_report("a.record", Reviewed.of(texts[0], reviews[0]), 80))
    assert short.startswith("a.record\n")
    assert max(map(len, short.splitlines())) <= 80


# --- the command ---


@pytest.mark.usefixtures("_made_up")
def test_one_record_is_reviewed_in_full() -> None:
    path = RECORDS / "imhotep-00001.record"
    shown = in_this_process("review", str(path))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.startswith("Imhotep, 3 players. White wins")
    told = in_this_process("review", str(path), "--json")
    assert msgspec.json.decode(told.stdout, type=Review) == made_up_review(path.read_text())


@pytest.mark.usefixtures("_made_up")
@pytest.mark.parametrize("words", [(), ("--json",)])
def test_several_records_go_on_after_one_that_fails(tmp_path: Path, words: tuple[str, ...]) -> None:
    unfinished = tmp_path / "unfinished.record"
    unfinished.write_text(text_of("imhotep-00003").partition("result:")[0] + "result: unfinished\nmoves: 0\n\n")
    files = [str(RECORDS / "imhotep-00001.record"), str(tmp_path / "none.record"), str(unfinished)]
    ended = in_this_process("review", *files, str(RECORDS / "pyramids-00004.record"), *words)
    assert (ended.returncode, ended.stderr) == (1, "")
    if words:
        lines = [json.loads(line) for line in ended.stdout.splitlines()]
        assert ["error" in line for line in lines] == [False, True, True, False]
        assert [Path(line["file"]).name[:3] for line in lines] == ["imh", "non", "unf", "pyr"]
    else:
        failed = [line for line in ended.stdout.splitlines() if ": FAILED: " in line]
        assert failed[0] == f"{files[1]}: FAILED: expected a record, got no such file"
        assert failed[1] == f"{files[2]}: FAILED: expected the record of a game that is over, got an unfinished one"
        assert ended.stdout.endswith("2 of 4 games reviewed.\n")


@pytest.mark.usefixtures("_made_up")
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("none.record", "none.record: expected a record, got no such file"),
        ("pyproject.toml", "pyproject.toml: line 1: expected 'key: value'"),
        (
            "a.record --level god",
            "level: expected one of apprentice, scribe, mason, architect, vizier, pharaoh, got 'god'",
        ),
        ("a.record --simulations 0", "--simulations: expected 1 or more, got 0"),
        ("a.record --processes 0", "--processes: expected 1 to 256, got 0"),
        ("a.record b.record --html page.html", "--html: expected one record, got 2"),
        ("a.record --html no/page.html", "--html: expected a file in a folder that exists, got 'no/page.html'"),
        ("a.record --html pyproject.toml", "--html: expected a new file or a page to overwrite, got 'pyproject.toml'"),
    ],
)
def test_bad_input_gets_one_sentence(words: str, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    ended = in_this_process("review", *words.split())
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith(f"saqqara: {complaint}")
    assert ended.stderr.count("\n") == 1


@pytest.mark.usefixtures("_made_up")
def test_ctrl_c_keeps_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    count = itertools.count()

    def reviewing(text: str, **_: object) -> Iterator[Review]:
        if next(count):
            raise KeyboardInterrupt
        yield made_up_review(text)

    monkeypatch.setattr("saqqara.cli.terminal.review.work.reviewing", reviewing)
    files = [str(RECORDS / f"imhotep-0000{number}.record") for number in (1, 2, 3)]
    ended = in_this_process("review", *files)
    assert ended.returncode == 130
    assert ended.stderr == "Interrupted after 1 of 3 games.\n"
    assert ended.stdout.endswith("1 of 3 games reviewed.\n")


@pytest.mark.soak
@pytest.mark.parametrize("words", [(), ("--processes", "2")])
def test_records_are_really_reviewed(words: tuple[str, ...]) -> None:
    """With few simulations: the figures are rough, and their sums exact."""
    files = [str(RECORDS / "pyramids-00001.record")] * 2
    ended = saqqara("review", *files, "--level", "mason", "--simulations", "20", "--json", *words)
    assert ended.returncode == 0, ended.stderr
    first, second = (msgspec.json.decode(line, type=Review) for line in ended.stdout.splitlines())
    assert first == second
    assert first.is_done
    assert first.judge.name == "mason"
    for account in (first.wins, first.points):
        for start, *changes, end in zip(
            account.start, account.luck, account.own, account.others, account.end, strict=True
        ):
            assert start + sum(changes) == pytest.approx(end)
