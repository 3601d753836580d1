"""The terminal face of Pyramids: drawings, words, a hot-seat game through a pipe, records for reading."""

from __future__ import annotations

import io
import random
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from saqqara import Match, SaqqaraError
from saqqara.cli.languages import figure, listed, say
from saqqara.cli.terminal.face import view_with_points
from saqqara.cli.terminal.hot_seat import play_table
from saqqara.cli.terminal.pyramids import choices, words
from saqqara.cli.terminal.pyramids.chambers import draw_large, draw_small, legend
from saqqara.cli.terminal.pyramids.sentences import sentences
from saqqara.cli.terminal.pyramids.table import draw_expedition, draw_table
from saqqara.cli.terminal.seats import seat_name
from saqqara.cli.terminal.sentences import Line, Weight
from saqqara.cli.terminal.show import show_record
from saqqara.cli.terminal.standings import verdict
from saqqara.cli.terminal.table_view import SCREENFUL
from saqqara.match.verification import verify
from saqqara.rules.contract import Outcome
from saqqara.rules.edition import default_edition
from saqqara.rules.pyramids.box import SHAPES, lines_of
from saqqara.rules.pyramids.story import COLUMNS, Event
from tests.effort import IS_ALL, first_of

View = Mapping[str, Any]
SAQQARA = [sys.executable, "-c", "from saqqara.cli.main import main; main()"]


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every game leaves its record in a folder of the test; no setting of the developer's terminal matters."""
    monkeypatch.chdir(tmp_path)
    for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)


class Keyboard(io.StringIO):
    """Lines that come from a terminal."""

    def isatty(self) -> bool:
        return True


def random_game(seats: int, seed: int) -> Iterator[Match]:
    """Yields a match after each of its moves, which are random among those that cross off most fields."""
    chooser = random.Random(seed)
    match = Match.new("pyramids", seats=seats, seed=seed)
    yield match
    while match.seats_to_move:
        longest = max(move.count(" ") for move in match.legal())
        match.play(chooser.choice([move for move in match.legal() if move.count(" ") == longest]))
        yield match


def after(seats: int, seed: int, moves: int) -> Match:
    """A match after so many moves of its seats, or at its end."""
    for number, match in enumerate(random_game(seats, seed)):  # noqa: B007
        if number == moves:
            break
    return match


def finished(seats: int, seed: int) -> Match:
    return after(seats, seed, 10_000)


def typed(match: Match) -> list[str]:
    """What the players of a match typed."""
    return [move for seat, move in match.moves() if seat >= 0]


def drawn(view: View, width: int = 100) -> str:
    paper = io.StringIO()
    console = Console(width=width, file=paper, highlight=False, markup=False, emoji=False)
    console.print(draw_table(view, default_edition("pyramids"), width))
    return paper.getvalue()


def short_list(match: Match) -> list[Text]:
    """The moves of the first seat to move as they are shown unasked, at 80 columns."""
    return choices.draw_choices(match.view(match.seats_to_move[0]), match.edition, 80, SCREENFUL)


def play(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lines: Sequence[str],
    keyboard: type[io.StringIO] = io.StringIO,
    **options: Any,
) -> str:
    monkeypatch.setattr("sys.stdin", keyboard("".join(f"{line}\n" for line in lines)))
    play_table(game="pyramids", **options)
    return capsys.readouterr().out


def the_record() -> Path:
    (path,) = Path("records").iterdir()
    return path


# --- drawings ---


@pytest.mark.parametrize("seats", first_of([4, 3, 2], 1))
def test_no_line_is_wider_than_the_terminal(seats: int) -> None:
    for turn, match in enumerate(random_game(seats, seed=seats)):
        if turn % (9 if IS_ALL else 27) and match.seats_to_move:
            continue
        for seat in (None, *match.seats_to_move):
            for width in (200, 100, 80, 60):
                lines = drawn(view_with_points(match, seat), width).splitlines()
                assert max(map(len, lines)) <= min(width, 100)


def test_a_small_chamber() -> None:
    edition = default_edition("pyramids")
    letters = lines_of(edition["chambers.5"])
    crossed = ["b2", "c2"]
    lines = [line.plain for line in draw_small(5, crossed, edition)]
    assert lines[0].split() == ["5", words.colour_of(5, edition)]
    assert lines[1].split() == list("abcde")
    for number, line in enumerate(lines[2:]):
        marks = [
            "XX" if f"{'abcde'[column]}{number + 1}" in crossed else mark for column, mark in enumerate(letters[number])
        ]
        assert line.split() == [str(number + 1), *("##" if mark == "#" else mark for mark in marks)]


@pytest.mark.parametrize("card", range(1, 49))
def test_every_chamber_is_drawn_straight(card: int) -> None:
    edition = default_edition("pyramids")
    for draw in (draw_small, draw_large):
        lines = draw(card, ["a1"], edition)
        assert len({len(line) for line in lines}) == 1
        assert {len(line) for line in draw(None, (), edition)} == {len(lines[0])}
    assert len([line for line in draw_large(card, ["a1"], edition) if "XXXX" in line.plain]) == 1


@pytest.mark.parametrize("shape", SHAPES)
def test_an_expedition_is_drawn_with_all_its_fields(shape: str) -> None:
    view = {"expeditions": ["i2", shape], "outcome": None}
    text = "\n".join(line.plain for line in draw_expedition(view, default_edition("pyramids")))
    assert "Expedition 2 of 7" in text
    assert text.count("[]") == int(shape[1])
    assert say(f"pyramids.shape.{shape}") in text


def test_the_whole_table_shows_chambers_score_cards_display_and_explored_cards() -> None:
    position: dict[str, Any] = {
        "game": "pyramids", "seats": 2, "round": 2, "expeditions": ["l4"], "hands": [[1, 2], [17, 18]],
        "display": [33, 34, 35, 36], "explored": [[3, 4], []], "gems": [[4, 2], [0, 0]], "skulls": [4, 0],
        "torches": [[True, False, False, False], [False] * 4],
        "pending": [{"seat": seat, "owes": "mark", "count": 1} for seat in (0, 1)],
    }  # fmt: skip
    match = Match.from_position(position, nature="manual")
    text = drawn(view_with_points(match, None))
    assert "4 red 2 green  1 . . .  4 (\u22126)" in text
    for card in (1, 2, 17, 18, 33, 34, 35, 36):
        assert words.titled(card, match.edition) in text
    assert "Colour points left: " in text
    assert legend() in text
    assert " 3" in text.partition("Explored")[2].partition("Colour points")[0]


def test_others_marks_are_not_drawn_before_all_have_marked() -> None:
    match = after(3, 1, 3)
    before = drawn({**view_with_points(match, 1), "seat": None})
    match.play(match.legal(0)[-1], seat=0)
    assert drawn({**view_with_points(match, 1), "seat": None}) == before
    assert "XX" in drawn({**view_with_points(match, 0), "seat": None}).replace(legend(), "")


def test_without_colour_the_table_reads_the_same() -> None:
    match = after(4, 2, 40)
    for seat in (None, match.seats_to_move[0]):
        plain = drawn(view_with_points(match, seat))
        paper = io.StringIO()
        console = Console(width=100, file=paper, force_terminal=True, color_system="truecolor")
        console.print(draw_table(view_with_points(match, seat), match.edition))
        assert "\x1b" not in plain
        assert re.sub(r"\x1b\[[0-9;]*m", "", paper.getvalue()) == plain


# --- words ---


EXAMPLE = {
    "seat": 1, "card": 12, "other": 33, "place": 2, "round": 2, "number": 3, "shape": "l4", "fields": ["a1", "b1"],
    "gem": "red", "count": 2, "from": "deck", "colour": "green", "points": 10,
}  # fmt: skip


def test_every_kind_of_event_has_its_sentence() -> None:
    told = set()
    for number, columns in COLUMNS.items():
        event = {"event": Event(number).name.lower().replace("_", " ")} | {
            column: EXAMPLE[column] for column in columns
        }
        told.add(sentences([event])[-1].text)
    assert len(told) == len(Event)
    assert not [sentence for sentence in told if re.search(r"[{}_]|None", sentence)]


@pytest.mark.parametrize(
    ("event", "words_of_it"),
    [
        ({"event": "fields crossed", "seat": 0, "card": 27, "fields": ["a1", "b1"]}, "Black crosses off a1 b1 on 27."),
        ({"event": "explored", "seat": 2, "card": 27}, "Brown explores pyramid 27."),
        ({"event": "card taken", "seat": 1, "card": 9, "from": "deck"}, "White takes card 9 from the deck."),
        ({"event": "card taken", "seat": 1, "card": 9, "from": 3}, "White takes card 9 from place 3."),
        (
            {"event": "colour points", "seat": 3, "colour": "green", "points": 6},
            "Grey claims 6 points for green pyramids.",
        ),
        ({"event": "card drawn", "seat": 3, "card": None}, "Grey draws 1 card."),
    ],
)
def test_sentences(event: View, words_of_it: str) -> None:
    assert [line.text for line in sentences([event])] == [words_of_it]


def test_what_belongs_together_is_told_together() -> None:
    events: list[dict[str, Any]] = [
        {"event": "card drawn", "seat": 0, "card": 4},
        {"event": "card drawn", "seat": 0, "card": 5},
        {"event": "card drawn", "seat": 1, "card": None},
        {"event": "card drawn", "seat": 1, "card": None},
        {"event": "card laid out", "place": 1, "card": 26},
        {"event": "card laid out", "place": 2, "card": 41},
        {"event": "expedition", "round": 1, "number": 1, "shape": "i3"},
        {"event": "fields crossed", "seat": 0, "card": 4, "fields": ["a1", "a2"]},
        {"event": "gem", "seat": 0, "gem": "red", "count": 4},
        {"event": "skull", "seat": 0, "count": 1},
        {"event": "red cross", "seat": 0, "count": 1},
        {"event": "fields crossed", "seat": 0, "card": 4, "fields": ["a3"]},
        {"event": "torch", "seat": 0, "round": 1},
        {"event": "elixir", "seat": 0, "count": 0},
        {"event": "explored", "seat": 0, "card": 4},
    ]
    assert sentences(events) == [
        Line("Black draws 4 and 5."),
        Line("White draws 2 cards."),
        Line("Laid out: 26 and 41."),
        Line("Round 1", Weight.HEADING),
        Line("Expedition 1: line of 3.", Weight.SUBHEADING),
        Line("Black crosses off a1 a2 on 4: red gem no. 4, skull no. 1 and red cross."),
        Line("Black crosses off a3 on 4: torch of round 1 and elixir (0 skulls left)."),
        Line("Black explores pyramid 4."),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_is_listed_once_with_its_number(seats: int) -> None:
    for match in random_game(seats, seed=9):
        for seat in match.seats_to_move:
            view = match.view(seat)
            lines = [line.plain for line in choices.draw_choices(view, match.edition, 80)]
            numbers = [int(number) for number in re.findall(r"(\d+)\) ", "\n".join(lines))]
            assert numbers == list(range(1, len(view["legal"]) + 1))
            short = choices.draw_choices(view, match.edition, 80, 2)
            assert max(map(len, [*lines, *(line.plain for line in short)])) <= 80
            assert len(short) <= 4 * 3
            assert choices.question(view).startswith(seat_name(seat))


@pytest.mark.parametrize(
    ("outcome", "words_of_it"),
    [
        (Outcome((1, 2), (30, 20), "points"), "Black wins."),
        (
            Outcome((2, 1), (30, 30), "lowest pyramid"),
            "White wins, with the lowest pyramid explored.",
        ),
        (Outcome((1, 1, 3), (9, 9, 4), "shared"), "Black and White share the victory."),
    ],
)
def test_the_verdict_says_who_won_and_why(outcome: Outcome, words_of_it: str) -> None:
    assert verdict(outcome).startswith(words_of_it)


# --- a game through a pipe ---


@pytest.mark.parametrize("seats", first_of([3, 2, 4], 1))
def test_a_whole_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seats: int) -> None:
    match = finished(seats, seed=4)
    text = play(monkeypatch, capsys, typed(match), seats=seats, seed=4)
    assert match.outcome is not None
    assert verdict(match.outcome) in text
    assert re.search(r"total +" + " +".join(figure(points, 0) for points in match.points), text)
    assert the_record().name.startswith("pyramids-")
    assert f"record verify {the_record()}" in text
    assert the_record().read_text() == match.record()
    assert verify(the_record().read_text()).is_finished


def test_the_seats_are_asked_one_after_another_and_see_only_their_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = after(3, 1, 3)
    hands = match.position()["hands"]
    text = play(monkeypatch, capsys, [*typed(match), "1", "1", "1"], seats=3, seed=1)
    assert [line.split(">")[0] for line in re.findall(r"^\w+> .*", text, re.M)] == ["Black", "White", "Brown"] * 2
    brown = text.partition("White> 1")[2].partition("Brown> 1")[0]
    assert all(f"Card {card} " in brown for card in hands[2])
    assert not any(f"Card {card} " in brown for card in hands[0])
    assert "Black and White have decided" in brown
    assert "crosses off" not in brown
    assert text.partition("Brown> 1")[2].count("crosses off") >= 3


def test_the_log_keeps_others_marks_until_all_have_marked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [*typed(after(2, 1, 2)), "1", "log", "1", "log"]
    text = play(monkeypatch, capsys, lines, seats=2, seed=1)
    _, first, second = text.split("> log\n")
    assert "Black keeps" in first
    assert "Black crosses off" not in first.partition("White> ")[0]
    assert "Black crosses off" in second


def test_a_curtain_falls_before_the_four_cards_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = play(monkeypatch, capsys, ["", "1", "", "1", "1", "1"], Keyboard, seats=2, seed=1)
    assert text.count("Pass the screen to Black. Press Enter to see your four cards.") == 1
    assert text.count("Pass the screen to White. Press Enter to see your four cards.") == 1
    assert text.count("Pass the screen") == 2
    assert text.index("Pass the screen to White") < text.index("(Black has decided)")


def test_nobody_reads_what_the_others_have_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = after(2, 1, 0)
    text = play(monkeypatch, capsys, ["log", "1", "log", "1", "log"], seats=2, seed=1)
    assert "White draws 4 cards." in text
    for seat in (0, 1):
        cards = match.view(seat)["drawn"][seat]
        assert f"draws {listed(cards)}" not in text
    assert set(re.findall(r"(?:Black|White) draws (.*)\.", text)) == {"4 cards"}, "not one of them is told"


def test_undo_until_all_have_marked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    kept = typed(after(3, 1, 3))
    text = play(monkeypatch, capsys, [*kept, "1", "1", "undo black", "1", "undo", "2", "1", "undo"], seats=3, seed=1)
    assert "Not possible: too late to undo this move" in text.rpartition("> undo")[2]
    asked = [line.split(">")[0] for line in re.findall(r"^\w+> .*", text, re.M)][3:]
    assert asked == "Black White Brown Black Brown Black Brown Black".split()
    match = after(3, 1, 3)
    marks = [match.legal(seat) for seat in range(3)]
    moves = [(seat, move) for seat, move in Match.from_record(the_record().read_text()).moves() if seat >= 0]
    assert sorted(moves[-3:]) == [(0, marks[0][1]), (1, marks[1][0]), (2, marks[2][0])]


def test_more_lists_what_a_screenful_leaves_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seed, match = next(
        (seed, match)
        for seed in range(50)
        for match in random_game(2, seed)
        if match.seats_to_move and any("type `more`" in line.plain for line in short_list(match))
    )
    text = play(monkeypatch, capsys, [*typed(match), "more"], seats=2, seed=seed)
    before, after_more = text.rsplit("> more", 1)
    assert "type `more`" in before
    assert f"{len(match.legal())}) " in after_more
    assert "type `more`" not in after_more


def test_board_draws_everyone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match = after(4, 1, 4)
    text = play(monkeypatch, capsys, [*typed(match), "board", "help"], seats=4, seed=1)
    table = text.partition("> board")[2]
    for hand in match.position()["hands"]:
        assert all(words.titled(card, match.edition) in table for card in hand)
    assert "mark 12 a1 a2 b2" in table
    assert "list every move" in table


def test_a_game_is_taken_up_again_from_a_table_of_the_other_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = typed(after(2, 1, 2))
    play(monkeypatch, capsys, [*kept, "1"], seats=2, seed=1)
    path = the_record()
    monkeypatch.setattr("sys.stdin", io.StringIO(f"open {path}\n1\n"))
    play_table()
    text = capsys.readouterr().out
    assert "White: cross off the shape" in text
    assert "Black crosses off" in text.partition("White> 1")[2]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("foo", "expected a move such as 'mark 12 a1 a2'"),
        ("mark", "expected 'mark' with a card and squares"),
        ("mark 49 a1", "expected a card from 1 to 48, got 49"),
        ("mark {other} a1", "expected a card that you hold"),
        ("mark {own} f9", "expected a square from a1 to e5, got f9"),
        ("mark {own} a5", "mark {own} a5:"),
        ("take deck", "take deck:"),
        ("999", "Not possible: choose a number from 1 to"),
        ("undo", "Not possible: too late to undo this move"),
        ("undo pink", "Not possible: `undo` takes the name of a player (Black and White) or no name, not 'pink'"),
    ],
)
def test_why_something_cannot_be_done_is_said_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, answer: str
) -> None:
    match = after(2, 1, 2)
    own, other = match.position()["hands"][0][0], match.position()["hands"][1][0]
    line, answer = line.format(own=own, other=other), answer.format(own=own, other=other)
    text = play(monkeypatch, capsys, [*typed(match), line, "", "1"], seats=2, seed=1)
    assert len([shown for shown in text.splitlines() if answer in shown]) == 1
    assert "(Black has decided)" in text.partition(answer)[2]


# --- records for reading ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_is_told_round_by_round(capsys: pytest.CaptureFixture[str], seats: int) -> None:
    match = finished(seats, seed=6)
    show_record(match.record())
    text = capsys.readouterr().out
    assert f"Game:     pyramids, {seats} players\n" in text
    assert [int(number) for number in re.findall(r"^Round (\d)$", text, re.M)] == [1, 2, 3, 4]
    assert [int(number) for number in re.findall(r"^  Expedition (\d): ", text, re.M)] == [1, 2, 3, 4, 5, 6, 7] * 4
    numbers = [int(number) for number in re.findall(r"^ {0,4}(\d+)  [A-Z]", text, re.M)]
    assert numbers == sorted(set(numbers))
    for seat, explored in enumerate(match.position()["explored"]):
        for card in explored:
            assert f"{seat_name(seat)} explores pyramid {card}.\n" in text
    assert re.search(r"lowest pyramid", text)
    assert match.outcome is not None
    assert verdict(match.outcome) in text


@pytest.mark.parametrize("moves", [0, 2, 4, 30])
def test_an_unfinished_record_is_told_as_far_as_it_goes(capsys: pytest.CaptureFixture[str], moves: int) -> None:
    match = after(3, 6, moves)
    show_record(match.record())
    text = capsys.readouterr().out
    assert "The game is unfinished." in text
    assert ("crosses off" in text) == (moves > 3)


def test_the_table_after_so_many_moves(capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(3, seed=6)
    for turn in (0, 5, 13, 22, 60, match.turn):
        show_record(match.record(), turn=turn)
        text = capsys.readouterr().out
        assert f"After move {turn} of {match.turn}" in text
        assert max(map(len, text.splitlines())) <= 100
    assert "The game is over" in text


@pytest.mark.parametrize("turn", [-1, 10_000])
def test_a_turn_that_is_not_there_is_refused(turn: int) -> None:
    with pytest.raises(SaqqaraError, match="turn: expected 0 to"):
        show_record(after(2, 1, 5).record(), turn=turn)


# --- the command ---


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--wrath"], "saqqara: --wrath: expected an option of Silver & Gold: Pyramids, got one of Imhotep\n"),
        (
            ["--sides", "BBBBB"],
            "saqqara: --sides: expected an option of Silver & Gold: Pyramids, got one of Imhotep\n",
        ),
        (["--seats", "5"], "saqqara: seats: expected 2 to 4, got 5\n"),
    ],
)
def test_play_refuses_what_pyramids_does_not_have(options: list[str], complaint: str) -> None:
    ended = subprocess.run(
        [*SAQQARA, "play", "pyramids", *options], input="", capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", complaint)


def test_play_takes_the_name_of_the_game() -> None:
    names = [([], "Imhotep"), (["pyramids"], "Silver & Gold: Pyramids"), (["imhotep"], "Imhotep")]
    for words_typed, welcome in first_of(names, 2):
        ended = subprocess.run([*SAQQARA, "play", *words_typed], input="", capture_output=True, text=True, check=False)
        assert ended.returncode == 0
        assert ended.stdout.startswith(f"Welcome to {welcome}. ")
