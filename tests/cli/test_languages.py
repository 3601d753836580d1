"""The terminal in five languages: how one is chosen, and that both games can be played and read in each."""

from __future__ import annotations

import io
import random
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from saqqara import Match
from saqqara.bots.search.evaluation import Estimate, Evaluation, Prospect
from saqqara.cli import languages
from saqqara.cli.languages import figure, known, language_of, listed, say, speak
from saqqara.cli.terminal.cheat_sheet import commands, draw_sheet
from saqqara.cli.terminal.face import view_with_points
from saqqara.cli.terminal.faces import face_of
from saqqara.cli.terminal.hint import draw_hint
from saqqara.cli.terminal.hot_seat import play_table
from saqqara.cli.terminal.imhotep.boards import DRAWINGS
from saqqara.cli.terminal.lines import FAINT
from saqqara.cli.terminal.seats import seat_name
from saqqara.cli.terminal.show import show_record
from saqqara.languages import LANGUAGES
from saqqara.rules.contract import NATURE
from saqqara.rules.imhotep.story import COLUMNS as IMHOTEP_EVENTS
from saqqara.rules.imhotep.story import Event as ImhotepEvent
from saqqara.rules.pyramids.story import COLUMNS as PYRAMIDS_EVENTS
from saqqara.rules.pyramids.story import Event as PyramidsEvent
from tests.cli.test_commands import saqqara
from tests.effort import IS_ALL

GAMES = ("imhotep", "pyramids")
ONCE_ROUND = 40  # moves, enough for every kind of drawing


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """Everything is said in this language, and records lie in a folder of the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(languages, "_spoken", request.param)
    return str(request.param)


def random_match(game: str, moves: int, **options: Any) -> Match:
    chooser = random.Random(5)
    match = Match.new(game, seats=4, seed=5, **options)
    while match.seats_to_move and match.turn < moves:
        match.play(chooser.choice(match.legal()))
    return match


# --- choosing a language ---


@pytest.mark.parametrize(
    ("chosen", "environment", "language"),
    [
        (None, {}, "en"),
        ("pl", {"SAQQARA_LANGUAGE": "fi", "LANG": "ro_RO.UTF-8"}, "pl"),
        (None, {"SAQQARA_LANGUAGE": "fi", "LANG": "ro_RO.UTF-8"}, "fi"),
        (None, {"SAQQARA_LANGUAGE": "de", "LANG": "ro_RO.UTF-8"}, "ro"),
        (None, {"LC_ALL": "pl_PL.UTF-8", "LC_MESSAGES": "fi_FI", "LANG": "ro_RO"}, "pl"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fi_FI@euro", "LANG": "ro_RO"}, "fi"),
        (None, {"LC_ALL": "C", "LANG": "ro_RO"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_what_was_chosen_comes_before_the_environment(
    chosen: str | None, environment: Mapping[str, str], language: str
) -> None:
    assert language_of(chosen, environment) == language


@pytest.mark.parametrize(("tag", "language"), [("no_NO", "nb"), ("nn-NO", "nb"), ("NB", "nb"), ("pl-PL", "pl")])
def test_sister_languages_and_regions(tag: str, language: str) -> None:
    assert known(tag) == language


def test_the_option_speaks_and_an_unknown_language_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(random_match("imhotep", ONCE_ROUND).record())
    assert "Black" in saqqara("record", "show", str(path), "--language", "en-GB").stdout
    refused = saqqara("play", "--language", "tlh")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "saqqara: --language: expected en, pl, nb, ro, fi, got 'tlh'\n"


def test_what_was_spoken_last_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAQQARA_LANGUAGE", "")
    monkeypatch.setenv("LC_ALL", "C")
    speak("pl")
    assert languages._spoken == "pl"
    speak(None)
    assert languages._spoken == "en"


def test_help_needs_no_messages() -> None:
    code = "import sys; from saqqara.cli.main import saqqara; saqqara(['--help'], standalone_mode=False)"
    read = f"{code}; print(*(name for name in ('fluent.runtime', 'babel') if name in sys.modules))"
    ended = subprocess.run([sys.executable, "-c", read], capture_output=True, text=True, check=True)
    assert ended.stdout.endswith("\n\n") or not ended.stdout.splitlines()[-1].strip()


# --- saying something ---


def test_values_are_put_in_as_the_language_has_them() -> None:
    assert say("imhotep.event.stones taken", name="Ada", count=1) == "Ada takes 1 stone."
    assert say("imhotep.event.stones taken", name="Ada", count=3) == "Ada takes 3 stones."
    assert say("title.others", names=["Ada", "Bo", "Cy"]) == "Ada, Bo and Cy to move"
    assert say("head.round", round=2, rounds=None) == "Round 2"
    assert listed([4, 3, 2]) == "4, 3 and 2"


@pytest.mark.parametrize("game", GAMES)
def test_every_event_can_be_told(language: str, game: str) -> None:
    columns = {"imhotep": IMHOTEP_EVENTS, "pyramids": PYRAMIDS_EVENTS}[game]
    example = {
        "seat": 1, "ship": "b", "site": "temple", "space": 2, "place": 2, "pyramid": "left", "round": 2,
        "round_card": "4322", "count": 2, "points": 3, "card": "lever" if game == "imhotep" else 12, "other": 33, "number": 1, "shape": "l4",
        "fields": ["a1", "b1"], "gem": "red", "from": "deck", "colour": "green",
        "source": "pyramid" if game == "imhotep" else "gems",
    }  # fmt: skip
    kinds = ImhotepEvent if game == "imhotep" else PyramidsEvent
    for number, names in columns.items():
        event = {"event": kinds(number).name.lower().replace("_", " ")} | {name: example[name] for name in names}
        told = face_of(game).sentences([event])
        assert all(line.text for line in told), language


# --- playing and reading ---


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played(
    language: str, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = ["help", "board", "more", "log", "undo", "save x.record", "save", "open", "0", "foo", "undo foo"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*commands, *["1"] * (60 if IS_ALL else 15), "quit"])))
    options: dict[str, Any] = {"sides": "BABBB", "wrath": True} if game == "imhotep" else {}
    play_table(game=game, players="me,random,me", seed=7, **options)
    text = capsys.readouterr().out
    assert text.startswith(say("cli.welcome", game=say(f"game.{game}")))
    assert say("cli.goodbye") in text
    assert say("cli.help.quit").split()[0] in text
    assert f"{seat_name(2)}> " in text


@pytest.mark.parametrize("name", ["brown", "BROWN", None])
def test_undo_knows_colours_in_english_and_in_the_language(
    language: str, name: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"1\n1\n1\nundo {name or seat_name(2)}\nquit\n"))
    play_table(game="imhotep", seats=3, seed=7)
    assert capsys.readouterr().out.count(f"{seat_name(2)}> ") == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_told_and_shown(language: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = random_match(game, 10_000)
    show_record(match.record())
    text = capsys.readouterr().out
    assert say("event.game ends") in text
    assert say("cli.total") in text
    show_record(match.record(), turn=ONCE_ROUND)
    heading = say("look.at", turn=ONCE_ROUND, turns=match.turn, who=None, move=None)
    assert capsys.readouterr().out.startswith(heading)


def test_a_hint_is_given(language: str) -> None:
    prospect = Prospect("take", 5, (Estimate(0.5, 0.25, 0.75),) * 2, (Estimate(12.5, 11.0, 13.0),) * 2)
    evaluation = Evaluation(0, (prospect,), ((0, "take"), (NATURE, "deal path")), 1_234)
    paper = io.StringIO()
    Console(width=80, file=paper).print(draw_hint(evaluation, ["take"], "mason"))
    assert "1) take" in paper.getvalue()
    assert say("cli.hint_wins") in paper.getvalue()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_line_is_wider_than_the_terminal(language: str, game: str, width: int) -> None:
    match = random_match(game, ONCE_ROUND)
    face, paper = face_of(game), io.StringIO()
    console = Console(width=width, file=paper, highlight=False, markup=False, emoji=False)
    for seat in (None, *match.seats_to_move):
        console.print(face.draw_table(view_with_points(match, seat), match.edition, width))
    for line in face.draw_choices(match.view(match.seats_to_move[0]), match.edition, width, 2):
        console.print(line)
    console.print(draw_sheet((*face.notation(match.edition), *commands())))
    lines = paper.getvalue().splitlines()
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("game", GAMES)
def test_beside_the_points_stands_what_they_would_be(language: str, game: str) -> None:
    match, paper = random_match(game, ONCE_ROUND), io.StringIO()
    draw_table = face_of(game).draw_table
    Console(width=100, file=paper, highlight=False).print(draw_table(view_with_points(match, None), match.edition, 100))
    assert say("cli.if_ended").split()[0] in paper.getvalue()
    for seat, points in enumerate(match.table()["if_ended"]):
        so_far = figure(match.points[seat], 0)
        assert re.search(rf"{seat_name(seat)} +{so_far} +{figure(points, 0)} ", paper.getvalue())


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_the_points_stand_alone(language: str, game: str) -> None:
    match, paper = random_match(game, 10_000), io.StringIO()
    draw_table = face_of(game).draw_table
    Console(width=100, file=paper, highlight=False).print(draw_table(view_with_points(match, None), match.edition, 100))
    assert say("cli.if_ended") not in paper.getvalue()


@pytest.mark.parametrize("side", "AB")
def test_drawings_are_not_broken_at_80_columns(language: str, side: str) -> None:
    """Only the notes below them may go on in another line."""
    match = random_match("imhotep", 10_000, sides=side * 5)
    for site, draw in DRAWINGS.items():
        drawn = [line for line in draw(match.view(), match.edition, 36) if line.style != FAINT]
        if site != "market":
            assert max(len(line.plain.rstrip()) for line in drawn) <= 36, (site, drawn)


def test_words_on_fields_fit_their_cells(language: str) -> None:
    assert all(0 < len(say(f"cli.field.{letter}")) <= 6 for letter in "ETrgsxte")


def test_the_cheat_sheet_says_what_is_typed(language: str) -> None:
    paper = io.StringIO()
    sheet = draw_sheet((*face_of("imhotep").notation(Match.new("imhotep").edition), *commands()))
    Console(width=80, file=paper).print(sheet)
    for typed in ("take", "load b2", "sail b temple", "play chisel", "undo", "save FILE"):
        assert typed in paper.getvalue()


@pytest.mark.usefixtures("language")
def test_below_zero_stands_a_minus() -> None:
    assert say("end.number", number=-5) == "\u22125"
    assert languages.figure(-2.5, 1)[0] == "\u2212"


@pytest.mark.usefixtures("language")
def test_no_word_is_broken_by_signs_for_the_pages() -> None:
    assert "\u00ad" not in say("imhotep.card.chamber-decoration")
