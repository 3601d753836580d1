"""The plain face: any game can be played, read and shown without code of its own in the terminal."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from saqqara import Match
from saqqara.cli.terminal import show, standings, table_view
from saqqara.cli.terminal.face import Face, view_with_points
from saqqara.cli.terminal.faces import face_of, title_of
from saqqara.cli.terminal.hot_seat import play_table
from saqqara.cli.terminal.seats import COLOURS
from saqqara.games import GAMES, part
from saqqara.match.plain_text import event_text, position_lines
from saqqara.rules.imhotep import components

PLAIN: Face = part("saqqara.cli.terminal.plain.face:FACE")
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def _plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every game is shown by the plain face, as one that has no other."""
    monkeypatch.chdir(tmp_path)
    for module in (show, standings, table_view):
        monkeypatch.setattr(module, "face_of", lambda _: PLAIN)


def test_every_game_has_a_face_and_ours_have_their_own() -> None:
    assert isinstance(PLAIN, Face)
    assert all(isinstance(face_of(game), Face) and face_of(game) is not PLAIN for game in GAMES)
    assert title_of("imhotep") == "Imhotep"


def test_seats_have_the_colours_of_the_stones() -> None:
    assert COLOURS == components.COLOURS


@each_game
@pytest.mark.usefixtures("_plain")
def test_a_game_is_played(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    commands = ["help", "board", "more", "log", "undo", *["1"] * 40, "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(commands)))
    play_table(game=game, seats=2, seed=7)
    text = capsys.readouterr().out
    assert f"Welcome to {title_of(game)}" in text
    assert "Black: Your move" in text
    assert f"  1) {Match.new(game, 2, seed=7).legal()[0]}" in text
    assert "Goodbye" in text


@each_game
@pytest.mark.usefixtures("_plain")
def test_a_record_is_told_and_shown(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(game)
    show.show_record(match.record())
    text = capsys.readouterr().out
    assert "game ends" in text
    assert all(str(points) in text for points in match.points)
    show.show_record(match.record(), turn=30)
    assert "round" in capsys.readouterr().out


@each_game
def test_a_secret_is_kept_from_the_others(game: str) -> None:
    match = Match.new(game, 3, seed=1, **({"sides": "BBBBB"} if game == "imhotep" else {}))
    requests = {PLAIN.curtain(match, seat) for seat in match.seats_to_move}
    assert (None in requests) == (game == "imhotep"), "in Pyramids every seat has drawn four cards"


@each_game
@pytest.mark.parametrize("width", [60, 100])
def test_no_line_is_wider_than_the_terminal(game: str, width: int) -> None:
    match, paper = finished(game), io.StringIO()
    console = Console(width=width, file=paper, highlight=False, markup=False, emoji=False)
    console.print(PLAIN.draw_table(view_with_points(match, None), match.edition, width))
    lines = paper.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    assert "The game is over." in lines


def test_positions_and_events_in_words() -> None:
    position: dict[str, Any] = {
        "at": [3, None], "owner": None, "is_open": True, "piles": [[1, 2], []], "hands": {"a": 1, "b": [2]},
    }  # fmt: skip
    assert position_lines(position) == [
        "at       3 -",
        "owner    -",
        "is_open  yes",
        "piles    1 2 | -",
        "hands    a 1, b 2",
    ]
    assert position_lines({"numbers": list(range(20))}, 40) == [
        "numbers  0 1 2 3 4 5 6 7 8 9 10 11 12 13",
        "         14 15 16 17 18 19",
    ]
    assert position_lines({}) == []
    assert event_text({"event": "moved", "seat": 0, "steps": 2}) == "moved: seat 0, steps 2"
    assert event_text({"event": "game ends"}) == "game ends"


def finished(game: str) -> Match:
    chooser = random.Random(3)
    match = Match.new(game, 3, seed=3)
    while match.seats_to_move:
        match.play(chooser.choice(match.legal()))
    return match
