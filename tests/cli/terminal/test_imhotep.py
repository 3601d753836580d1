"""The terminal face: drawings, words, a hot-seat game through a pipe, records for reading."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from saqqara import Match, SaqqaraError
from saqqara.cli.languages import figure, say, speak
from saqqara.cli.terminal.complaints import complaint
from saqqara.cli.terminal.hot_seat import play_table
from saqqara.cli.terminal.imhotep import boards
from saqqara.cli.terminal.imhotep.boards.harbour import draw_harbour
from saqqara.cli.terminal.imhotep.choices import draw_choices, question
from saqqara.cli.terminal.imhotep.sentences import sentence, sentences
from saqqara.cli.terminal.imhotep.words import card_name
from saqqara.cli.terminal.lines import FAINT
from saqqara.cli.terminal.screen import Screen
from saqqara.cli.terminal.seats import seat_name
from saqqara.cli.terminal.sentences import Line, Weight
from saqqara.cli.terminal.show import show_record
from saqqara.cli.terminal.standings import verdict
from saqqara.games.descriptor import EDITIONS
from saqqara.languages import id_of
from saqqara.match.verification import verify
from saqqara.rules.contract import Outcome
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.state import FIRST_OF_SEATS, Step
from saqqara.rules.imhotep.story import COLUMNS, Event
from tests.effort import first_of

View = Mapping[str, Any]
WIDE = 96


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every game leaves its record in a folder of the test; no setting of the developer's terminal matters."""
    monkeypatch.chdir(tmp_path)
    for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def one_round(tmp_path: Path) -> str:
    """An edition of one round, for short games."""
    text = (EDITIONS / "imhotep.toml").read_text()
    path = tmp_path / "one-round.toml"
    path.write_text(text.replace("count = { value = 6", "count = { value = 1"))
    return str(path)


class Keyboard(io.StringIO):
    """Lines that come from a terminal."""

    def isatty(self) -> bool:
        return True


def random_game(seats: int, sides: str, seed: int, **options: Any) -> Iterator[Match]:
    """Yields a match after each of its random moves."""
    chooser = random.Random(seed)
    match = Match.new("imhotep", seats=seats, sides=sides, seed=seed, **options)
    yield match
    while match.seats_to_move:
        match.play(chooser.choice(match.legal()))
        yield match


def finished(seats: int, sides: str, seed: int, **options: Any) -> Match:
    """A random match at its end."""
    return list(random_game(seats, sides, seed, **options))[-1]


def result_of(match: Match) -> str:
    assert match.outcome is not None
    return verdict(match.outcome)


def seen_by_mover(match: Match) -> View:
    return match.view(match.seats_to_move[0] if match.seats_to_move else None)


def drawn(view: View, edition: Edition, width: int = 100) -> str:
    paper = io.StringIO()
    console = Console(width=width, file=paper, highlight=False, markup=False, emoji=False)
    console.print(boards.draw_table(view, edition, width))
    return paper.getvalue()


def stones_drawn(lines: Sequence[Text]) -> dict[str, int]:
    """How often each colour is drawn, open or covered."""
    text = "\n".join(line.plain for line in lines)
    return {letter: len(re.findall(rf"\[{letter}\]| {letter} ", text)) for letter in "BWNG"}


def stones_lying(owners: list[int]) -> dict[str, int]:
    return {letter: owners.count(seat) for seat, letter in enumerate("BWNG")}


def play(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lines: Sequence[str],
    keyboard: type[io.StringIO] = io.StringIO,
    **options: Any,
) -> str:
    monkeypatch.setattr("sys.stdin", keyboard("".join(f"{line}\n" for line in lines)))
    play_table(**options)
    return capsys.readouterr().out


def the_record() -> Path:
    (path,) = Path("records").iterdir()
    return path


# --- drawings ---


@pytest.mark.parametrize("seats", first_of([4, 2, 3], 1))
@pytest.mark.parametrize("sides", first_of(["ABABA", "BABAB", "AAAAA", "BBBBB"], 2))
def test_no_line_is_wider_than_the_terminal(seats: int, sides: str) -> None:
    for turn, match in enumerate(random_game(seats, sides, seed=seats)):
        if turn % 5 == 0 or match.outcome:
            for width in (100, 80, 60):
                lines = drawn(seen_by_mover(match), match.edition, width).splitlines()
                assert max(map(len, lines)) <= width
    assert max(map(len, drawn(match.view(), match.edition, 200).splitlines())) <= 100


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
def test_every_stone_is_drawn_once(seats: int, side: str) -> None:
    for match in random_game(seats, side * 5, seed=seats):
        view = match.view()
        cargo = [owner for ship in view["ships"] for owner in ship["cargo"]]
        obelisks, pyramid = view["obelisks"], view["pyramid"]
        if side == "B":
            pyramid = [owner for owners in pyramid.values() for owner in owners]
            singles = [seat for seat, count in enumerate(obelisks["single"]) for _ in range(count)]
            obelisks = obelisks["towers"] + singles
        else:
            obelisks = [seat for seat, height in enumerate(obelisks) for _ in range(height)]
        for draw, owners in (
            (draw_harbour, cargo),
            (boards.DRAWINGS["pyramid"], pyramid),
            (boards.DRAWINGS["temple"], view["temple"]),
            (boards.DRAWINGS["chamber"], view["chamber"]),
            (boards.DRAWINGS["obelisks"], obelisks),
        ):
            assert stones_drawn(draw(view, match.edition, WIDE)) == stones_lying(owners)


@pytest.mark.parametrize(("side", "site"), list(product("AB", ["pyramid", "temple", "chamber", "obelisks"])))
def test_the_drawing_of_a_site_fits_at_80_columns_unbroken(side: str, site: str) -> None:
    for match in random_game(4, side * 5, seed=3):
        lines = boards.DRAWINGS[site](match.view(), match.edition, 36)
        assert max(len(line.plain.rstrip()) for line in lines if line.style != FAINT) <= 36  # notes may be wrapped


def test_the_sleds_and_hands_of_all_seats_are_shown() -> None:
    view = Match.new("imhotep", seats=4, seed=1).view()
    view["cards"] = [["statue", "statue"], ["path"], ["obelisk-decoration"], []]
    text = drawn(view, Match.new("imhotep").edition)
    assert "[G] Grey        0  [G][G][G][G][G]      24  -" in text
    assert "2 × Statue" in text
    assert "Paved Path" in text
    assert "Obelisk Decoration" in text


def test_a_great_many_stones_lose_their_brackets_not_their_letters() -> None:
    position = {"game": "imhotep", "seats": 2, "obelisks": [20, 1], "chamber": [0, 1, 0]}
    match = Match.from_position(position, seed=1)
    text = drawn(match.view(), match.edition, 80)
    assert "B" * 20 + " 20" in text
    assert "row 1  [B]( )" in text
    assert "row 3  [B]" in text


def test_empty_fields_show_their_points_and_the_next_one_is_marked() -> None:
    match = Match.from_position({"game": "imhotep", "seats": 2, "pyramid": [0, 1]}, seed=1)
    lines = [line.plain.rstrip() for line in boards.DRAWINGS["pyramid"](match.view(), match.edition, 36)]
    assert lines[:3] == ["[B] 2  2     2  1     4", "[W] 4  1     3  3", "(3) 3  3"]


def test_without_colour_the_table_reads_the_same() -> None:
    match = Match.new("imhotep", seats=4, sides="BBBBB", seed=1)
    plain = drawn(match.view(), match.edition)
    paper = io.StringIO()
    console = Console(width=100, file=paper, force_terminal=True, color_system="truecolor")
    console.print(boards.draw_table(match.view(), match.edition))
    coloured = paper.getvalue()
    assert "\x1b[" in coloured
    assert "\x1b" not in plain
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain


# --- words ---


def test_every_kind_of_event_has_its_sentence() -> None:
    example = {
        "seat": 1, "ship": "b", "site": "temple", "space": 2, "place": 2, "pyramid": "left", "card": "path",
        "round": 2, "round_card": "4322", "count": 2, "points": 3, "source": "pyramid",
    }  # fmt: skip
    told = set()
    for number, columns in COLUMNS.items():
        event = {"event": Event(number).name.lower().replace("_", " ")} | {
            column: example[column] for column in columns
        }
        told.add(sentence(event | {"cards": [], "fields": []}))
        assert sentences([event])
    assert len(told) == len(Event)
    assert not [sentence for sentence in told if re.search(r"[{}_]|None", sentence)]


@pytest.mark.parametrize(
    ("event", "words_of_it"),
    [
        ({"event": "ship sailed", "seat": 1, "ship": "b", "site": "temple"}, "White sails ship B to the Temple."),
        ({"event": "points", "seat": 3, "points": 3, "source": "pyramid"}, "Grey scores 3 points: Pyramid."),
        ({"event": "points", "seat": 0, "points": 1, "source": "statues"}, "Black scores 1 point: Statues."),
        (
            {"event": "points", "seat": 2, "points": -5, "source": "wrath"},
            "Brown loses 5 points: Wrath of the Pharaoh.",
        ),
        ({"event": "card seen", "seat": 2, "card": None}, "Brown looks at 1 card in secret."),
        (
            {"event": "ships arrive", "round": 2, "round_card": "4322"},
            "Ships with 4, 3, 2 and 2 spaces arrive.",
        ),
    ],
)
def test_sentences(event: View, words_of_it: str) -> None:
    assert sentences([event])[-1].text == words_of_it


def test_a_round_has_a_heading() -> None:
    assert sentences([{"event": "ships arrive", "round": 2, "round_card": "4322"}])[0] == Line(
        "Round 2", Weight.HEADING
    )


def test_what_belongs_together_is_told_together() -> None:
    events: list[dict[str, Any]] = [
        {"event": "stone unloaded", "seat": 0, "ship": "a", "space": 2},
        {"event": "stone placed", "seat": 0, "site": "pyramid", "place": 1, "pyramid": "middle"},
        {"event": "card discarded", "card": "statue"},
        {"event": "card discarded", "card": "path"},
    ]
    assert [line.text for line in sentences(events)] == [
        "Black’s stone goes to the middle pyramid, space 1.",
        "Discarded: Statue and Paved Path.",
    ]
    del events[1]["pyramid"]  # side A has only one
    assert [line.text for line in sentences(events[:2])] == ["Black’s stone goes to the Pyramid."]


def test_every_question_of_a_seat_has_words() -> None:
    for step in Step:
        if FIRST_OF_SEATS <= step < Step.OVER:
            assert say(f"cli.ask.{id_of(step.name.lower())}")


@pytest.mark.parametrize(("seats", "sides"), [(2, "AAAAA"), (4, "BBBBB"), (3, "BBAAB")])
def test_every_legal_move_is_listed_once_with_its_number(seats: int, sides: str) -> None:
    for match in random_game(seats, sides, seed=9):
        if match.seats_to_move:
            view = seen_by_mover(match)
            lines = [line.plain for line in draw_choices(view, match.edition, 80)]
            numbers = [int(number) for number in re.findall(r"(\d+)\) ", "\n".join(lines))]
            assert numbers == list(range(1, len(match.legal()) + 1))
            assert max(map(len, lines)) <= 80
            assert seat_name(match.seats_to_move[0]) in question(view)


@pytest.mark.parametrize(
    ("outcome", "words_of_it"),
    [
        (Outcome((1, 2), (30, 20), "points"), "Black wins."),
        (Outcome((2, 1), (30, 30), "sled"), "White wins, with more stones on the sled."),
        (Outcome((1, 1, 3), (9, 9, 4), "shared"), "Black and White share the victory"),
    ],
)
def test_the_verdict_says_who_won_and_why(outcome: Outcome, words_of_it: str) -> None:
    assert verdict(outcome).startswith(words_of_it)


# --- a game through a pipe ---


@pytest.mark.parametrize(("seats", "sides"), [(2, "AAAAA"), (3, "BABAB"), (4, "BBBBB")])
def test_a_whole_short_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], one_round: str, seats: int, sides: str
) -> None:
    match = finished(seats, sides, seed=4, edition=one_round, wrath=True)
    lines = [move for seat, move in match.moves() if seat >= 0]
    text = play(monkeypatch, capsys, lines, seats=seats, sides=sides, wrath=True, seed=4, edition=one_round)
    assert result_of(match) in text
    assert re.search(r"total +" + " +".join(figure(points, 0) for points in match.points), text)
    assert f"record verify {the_record()}" in text
    assert the_record().read_text() == match.record()
    assert verify(the_record().read_text()).is_finished


def test_numbers_play_the_listed_moves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = play(monkeypatch, capsys, ["1", "2", "quit"], seed=1)
    assert "Black takes 3 stones" in text
    assert "White loads a stone on ship A, space 1" in text


def test_the_end_of_input_keeps_the_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = play(monkeypatch, capsys, ["take"], seed=1)
    assert f"open {the_record()}" in text
    assert Match.from_record(the_record().read_text()).moves()[-1] == (0, "take")


def test_what_was_saved_before_the_first_move_is_told_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = play(monkeypatch, capsys, ["save mine.record", "q"], seed=1)
    assert "Saved 0 moves in mine.record" in text
    assert "nothing was saved" not in text
    assert "open mine.record" in text


def test_no_input_at_all_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = play(monkeypatch, capsys, [], seed=1)
    assert "Black: choose one action." in text
    assert "nothing was saved" in text
    assert not Path("records").exists()


def test_ctrl_c_keeps_the_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["take"])

    def typed(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    text = play(monkeypatch, capsys, [], Keyboard, seed=1)
    assert f"open {the_record()}" in text


def test_a_game_is_taken_up_again(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play(monkeypatch, capsys, ["take", "take", "load a1"], seed=1)
    path = the_record()
    text = play(monkeypatch, capsys, [f"open {path}", "log", "load a2"], seats=4)
    assert "Black loads a stone on ship A, space 1" in text.partition("> log")[2]
    longest = max((path.read_text() for path in Path("records").iterdir()), key=len)
    moves = [move for seat, move in Match.from_record(longest).moves() if seat >= 0]
    assert moves == ["take", "take", "load a1", "load a2"]


def test_a_finished_game_is_not_opened_but_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], one_round: str
) -> None:
    match = finished(2, "AAAAA", seed=4, edition=one_round)
    Path("over.record").write_text(match.record())
    assert "this game is over" in play(monkeypatch, capsys, ["open over.record"])


def test_the_game_that_is_left_for_another_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, capsys, ["take", "save one.record", "take", "open one.record", "quit"])
    kept = [Match.from_record(path.read_text()) for path in Path("records").glob("*.record")]
    assert any(match.moves()[-2:] == [(0, "take"), (1, "take")] for match in kept)


def test_a_game_that_begins_from_a_position_is_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The lever shows whose stones are still aboard, and the log may be empty."""
    cargoes: list[list[int | None]] = [[0, 1, 1, None], [None] * 3, [None] * 2, [None] * 2]
    ships = [{"spaces": len(cargo), "cargo": cargo, "site": None} for cargo in cargoes]
    position = {"game": "imhotep", "seats": 2, "to_move": 0, "cards": [["lever"], []], "ships": ships}
    Path("lever.record").write_text(Match.from_position(position, seed=1).record())
    lines = ["open lever.record", "log", "undo", "play lever", "sail a chamber", "unload 2", "unload 3"]
    text = play(monkeypatch, capsys, lines)
    assert "Not possible: no one has moved yet" in text
    assert "Black chooses space 2 to unload next" in text
    assert "White’s stone goes to the Burial Chamber, row 2." in text
    assert "1) space 1, Black   2) space 2, White   3) space 3, White" in text


def test_games_with_draws_by_hand_are_not_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("hand.record").write_text(Match.new("imhotep", seats=2, nature="manual").record())
    assert "made by hand" in play(monkeypatch, capsys, ["open hand.record"])


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("foo", "expected a move such as 'take', 'load a1', 'sail a temple', got 'foo'"),
        ("load a9", "expected a space of ship a from 1 to 3, got 9"),
        ("sail a temple", "stones to sail and has 0 (I4.3)"),
        ("99", "Not possible: choose a number from 1 to"),
        ("0", "Not possible: choose a number from 1 to"),
        ("9" * 5000, "Not possible: choose a number from 1 to"),
        ("undo", "Not possible: no one has moved yet"),
        ("undo white", "Not possible: White has not moved yet"),
        ("save", "Not possible: `save` needs a file"),
        ("save missing/x.record", "Not possible: missing/x.record: No such file or directory"),
        ("save one.toml", "Not possible: one.toml already exists and is not a record"),
        ("open", "Not possible: `open` needs a file"),
        ("open nowhere", "Not possible: nowhere: No such file or directory"),
        ("open one.toml", "line 1: expected 'key: value'"),
        ("open bytes", "Not possible: bytes is not a record"),
        ("open a\0b", "embedded null byte"),
        ("\x1b[31m", "Black> ?[31m"),
    ],
)
def test_why_something_cannot_be_done_is_said_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, answer: str
) -> None:
    Path("one.toml").write_text("precious")
    Path("bytes").write_bytes(b"\xff\xfe")
    lines = play(monkeypatch, capsys, [line, "", "take"], seed=1).splitlines()
    assert len([shown for shown in lines if answer in shown]) == 1
    assert any("Black takes 3 stones" in shown for shown in lines)
    assert Path("one.toml").read_text() == "precious"


def test_what_a_terminal_lacks_is_written_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.TextIOWrapper(io.BytesIO(), encoding="latin-1")
    monkeypatch.setattr("sys.stdout", shown)
    Screen(Console(file=shown)).say("10\u202f000 and 10\u00a0000: \u22125, \u05d0")
    shown.flush()
    assert shown.buffer.getvalue().decode("latin-1").strip() == "10 000 and 10 000: -5, ?"


def test_a_refusal_does_not_repeat_the_list_of_moves() -> None:
    match = Match.new("imhotep", seats=2, seed=1)
    with pytest.raises(SaqqaraError) as trouble:
        match.play("pass")
    words, reason = complaint(trouble.value)
    assert (words, reason.partition(" only")[0]) == ("Not possible.", "pass: you can pass")
    assert "expected one of" not in reason


@pytest.mark.parametrize(
    ("line", "answer", "reason"),
    [
        ("foo", "Nu există mutarea sau comanda. Scrie `help` ca să le vezi pe toate.", "expected a move such as"),
        ("load z9", "Nu e posibil.", "expected one of the ships a to d, got 'z'"),
        ("undo", "Nu e posibil: încă n-a mutat nimeni", ""),
    ],
)
def test_a_refusal_is_in_the_language_of_the_reader_and_what_is_english_has_its_own_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, answer: str, reason: str
) -> None:
    try:
        speak("ro")
        lines = play(monkeypatch, capsys, [line], seed=1).splitlines()
    finally:
        speak("en")
    assert lines[lines.index(answer) + 1].startswith(reason)


def test_undo_takes_back_the_last_move_and_its_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = play(monkeypatch, capsys, ["take", "undo", "load a1", "log"], seed=1)
    log = text.partition("White> log")[2]
    assert "Black loads a stone on ship A, space 1" in log
    assert "Black takes" not in log
    assert Match.from_record(the_record().read_text()).moves()[-1] == (0, "load a1")


def test_help_log_and_save(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = play(monkeypatch, capsys, ["HELP", "take", "board", "log", "save mine.record", "save mine.record"], seed=1)
    assert "up to 3 stones from your quarry" in text
    assert re.search(r"\n +\d+  Black takes 3 stones", text)
    assert text.count("in mine.record") == 2
    assert Match.from_record(Path("mine.record").read_text()).moves()[-1] == (0, "take")


def before_the_pair(seed: int) -> tuple[list[str], Match]:
    """The lines of a game up to the moment when a pair is being looked at, and that match."""
    lines = []
    match = Match.new("imhotep", seats=2, sides="BAAAA", seed=seed)
    chooser = random.Random(seed)
    while "keep 1" not in match.legal():
        wanted = [move for move in match.legal() if move == "pair" or move.endswith("market")]
        lines.append((wanted or [chooser.choice(match.legal())])[0])
        match.play(lines[-1])
    return lines, match


def test_a_curtain_falls_before_the_pair_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, match = before_the_pair(seed=5)
    looker = seat_name(match.seats_to_move[0])
    text = play(monkeypatch, capsys, [*lines, "", "keep 1"], Keyboard, sides="BAAAA", seed=5)
    curtain = f"Pass the screen to {looker}. Press Enter"
    first, second = (card_name(name) for name in match.view(match.seats_to_move[0])["pending"]["pair"])
    choice = f"1) {first}   2) {second}"
    assert text.count(curtain) == text.count(choice) == 1
    assert text.index(curtain) < text.index(choice)
    assert f"{looker} keeps {first}." in text


def test_the_log_does_not_tell_what_the_looker_sees(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, match = before_the_pair(seed=5)
    text = play(monkeypatch, capsys, [*lines, "log"], sides="BAAAA", seed=5)
    assert text.count("looks at 2 cards in secret") == 2
    assert f"looks at {card_name(match.view(match.seats_to_move[0])['pending']['pair'][0])}" not in text


# --- records for reading ---


def test_a_record_is_told_round_by_round(capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(3, "BBBBB", seed=6, wrath=True)
    show_record(match.record())
    text = capsys.readouterr().out
    assert "3 players, sides BBBBB, wrath yes" in text
    assert [int(number) for number in re.findall(r"^Round (\d)$", text, re.M)] == [1, 2, 3, 4, 5, 6]
    numbers = [int(number) for number in re.findall(r"^ {0,4}(\d+)  [A-Z]", text, re.M)]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] <= match.turn
    assert result_of(match) in text


def test_an_unfinished_record_is_told_as_far_as_it_goes(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new("imhotep", seats=2, seed=1)
    match.play("take")
    show_record(match.record())
    assert "The game is unfinished." in capsys.readouterr().out


@pytest.mark.parametrize("turn", [0, 1, 20])
def test_the_table_after_so_many_moves(capsys: pytest.CaptureFixture[str], turn: int) -> None:
    match = finished(2, "AAAAA", seed=6)
    show_record(match.record(), turn=turn)
    assert f"After move {turn} of {match.turn}" in capsys.readouterr().out


@pytest.mark.parametrize("turn", [-1, 10_000])
def test_a_turn_that_is_not_there_is_refused(turn: int) -> None:
    with pytest.raises(SaqqaraError, match="turn: expected 0 to"):
        show_record(Match.new("imhotep", seats=2, seed=1).record(), turn=turn)


def test_a_record_whose_result_is_not_true_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(2, "AAAAA", seed=6)
    with pytest.raises(SaqqaraError, match="result: expected"):
        show_record(match.record().replace("decided by points", "decided by sled"))
    assert not capsys.readouterr().out
