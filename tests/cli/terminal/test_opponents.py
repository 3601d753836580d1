"""A table of the terminal with bots at it, for both games."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from saqqara import Match, SaqqaraError
from saqqara.bots.guard import Guarded
from saqqara.bots.players import FunctionBot
from saqqara.bots.protocol import Question
from saqqara.cli import readiness
from saqqara.cli.commands.arena import arena
from saqqara.cli.terminal.hot_seat import play_table
from saqqara.cli.terminal.opponents import Opponents
from saqqara.cli.terminal.standings import verdict
from saqqara.match.verification import verify
from saqqara.rules.edition import default_edition
from tests.cli.test_commands import in_this_process
from tests.effort import first_of

GAMES = ("imhotep", "pyramids")
GUESTS = Path(__file__).parents[2] / "tournament" / "guests.py"
ALWAYS_THE_FIRST = ["1"] * 500

Play = Callable[..., str]


class Keyboard(io.StringIO):
    """Lines that come from a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """Plays with the lines typed and gives back what was printed; the records lie in a folder of the test."""
    monkeypatch.chdir(tmp_path)
    for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)

    def run(lines: Sequence[str], players: str, keyboard: type[io.StringIO] = io.StringIO, **options: Any) -> str:
        monkeypatch.setattr("sys.stdin", keyboard("".join(f"{line}\n" for line in lines)))
        play_table(players=players, **options)
        return capsys.readouterr().out

    return run


def the_match() -> Match:
    (path,) = Path("records").iterdir()
    return Match.from_record(path.read_text())


def movers(match: Match) -> list[int]:
    return [seat for seat, _ in match.moves() if seat >= 0]


def before_the_second_question(text: str) -> str:
    """What is printed between the first answer and the next prompt."""
    return re.split(r"^\w+> .*\n", text, flags=re.M)[1]


# --- a game ---


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("players", "who"),
    first_of(
        [
            ("random,me,apprentice", "Black is random, White is you and Brown is Apprentice."),
            ("me,apprentice", "Black is you and White is Apprentice."),
            (
                "me,random,me,random",
                "Black is at this keyboard, White is random, Brown is at this keyboard and Grey is random.",
            ),
        ],
        1,
    ),
)
def test_a_whole_game(play: Play, game: str, players: str, who: str) -> None:
    text = play(ALWAYS_THE_FIRST, players, game=game, seed=3)
    assert who in text
    match = the_match()
    assert verify(match.record()).is_finished
    assert match.outcome is not None
    assert verdict(match.outcome) in text
    asked = [line.split(">")[0] for line in re.findall(r"^\w+> .*", text, re.M)]
    people = [name for name, player in zip(("Black", "White", "Brown", "Grey"), players.split(","), strict=False)
              if player == "me"]  # fmt: skip
    assert set(asked) == set(people)
    assert set(movers(match)) == set(range(len(players.split(","))))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(play: Play, game: str) -> None:
    text = [play(["1"] * 5, "me,random,random", game=game, seed=9).partition("Goodbye")[0] for _ in range(2)]
    assert text[0] == text[1]


def test_without_a_seed_bots_answer_from_a_fresh_secret() -> None:
    match = Match.new("imhotep", seats=2, seed=1)
    match.play("take")
    replies = set()
    for _ in range(20):
        opponents = Opponents(["me", "random"])
        opponents.sit_down(match)
        replies.add(opponents.reply(match, 1).move)
    assert len(replies) > 1


def test_what_every_bot_did_is_told(play: Play) -> None:
    told = before_the_second_question(play(["take", "quit"], "me,random,random,random", seed=1))
    for colour in ("Black takes 3 stones", "White ", "Brown ", "Grey "):
        assert f"  - {colour}" in told


def test_a_bot_that_begins_is_told_of_before_the_first_question(play: Play) -> None:
    text = play([], "random,random,me", seed=1).partition("Brown> ")[0]
    assert "  - Round 1" in text
    assert "  - Black " in text
    assert "  - White " in text


def test_in_pyramids_bots_wait_for_nobody_and_show_nothing_before_all_have_marked(play: Play) -> None:
    text = play(["1", "1", "quit"], "me,random,random", game="pyramids", seed=1)
    assert text.count("(White and Brown have decided)") == 3
    first = text.partition("cross off the shape")[0]
    assert "White keeps" in first
    second = before_the_second_question(text)
    assert "White crosses off" not in second
    assert "White crosses off" in text.partition(second)[2]


@pytest.mark.parametrize(("players", "curtains"), [("me,random,random", 0), ("me,random,me", 2)])
def test_a_curtain_falls_only_where_somebody_else_looks(play: Play, players: str, curtains: int) -> None:
    lines = ["1"] if curtains == 0 else ["", "1", "", "1"]
    text = play(lines, players, Keyboard, game="pyramids", seed=1)
    assert text.count("Pass the screen") == curtains
    assert "cross off the shape" in text


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_told_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch, play: Play, game: str) -> None:
    questions: list[Question] = []

    def first(question: Question) -> str:
        questions.append(question)
        return question.legal[0]

    monkeypatch.setattr("saqqara.cli.terminal.opponents.player_of", lambda name, _: Guarded(FunctionBot(name, first)))
    options = {"sides": "BBBBB"} if game == "imhotep" else {}
    play(ALWAYS_THE_FIRST, "me,spy,spy", game=game, seed=2, **options)
    assert {question.seat for question in questions} == {1, 2}
    for question in questions:
        assert question.state == question.game.hidden_from(question.state, question.seat)
        assert question.legal
    assert len({question.seed for question in questions}) == len(questions)


# --- undo, save and open ---


def test_undo_takes_back_the_replies_of_bots(play: Play) -> None:
    text = play(["undo", "take", "undo", "undo white", "load a1", "quit"], "me,random", seed=1)
    assert "Not possible: you have not moved yet" in text
    assert "Your move and the replies are taken back." in text
    assert "Not possible: White is a bot (random); you can only undo moves of people" in text
    match = the_match()
    assert movers(match) == [0, 1]
    assert (0, "load a1") in match.moves()


def test_undo_is_refused_after_a_bot_has_moved_where_several_people_play(play: Play) -> None:
    text = play(["take", "undo black", "quit"], "me,random,me", seed=1)
    assert "Not possible: too late to undo this move: someone has moved" in text
    assert movers(the_match()) == [0, 1]


def test_undo_takes_back_a_persons_mark_while_others_have_to_mark(play: Play) -> None:
    text = play(["1", "1", "1", "undo", "2", "1", "quit"], "me,random,me", game="pyramids", seed=1)
    asked = [line.split(">")[0] for line in re.findall(r"^\w+> .*", text, re.M)]
    assert asked[:6] == "Black Brown Black Brown Black Brown".split()
    match = Match.new("pyramids", seats=3, seed=1)
    for seat, move in the_match().moves():
        if seat >= 0 and move.startswith("keep"):
            match.play(move, seat=seat)
    mark = next(move for seat, move in the_match().moves() if seat == 0 and move.startswith("mark"))
    assert mark == match.legal(0)[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_goes_on_with_the_same_players(play: Play, game: str) -> None:
    play(["1", "1", "save one.record", "quit"], "me,random", game=game, seed=1)
    text = play(["open one.record", "1", "quit"], "random,me", seed=1).partition("> open")[2]
    assert "Black is random and White is you." in text
    prompts = re.findall(r"^(\w+)> ", text, re.M)
    assert set(prompts) == {"White"}
    assert f"play {game} --players random,me` and type `open" in text


def test_where_the_seats_do_not_fit_people_have_them_all(play: Play) -> None:
    Path("three.record").write_text(Match.new("imhotep", seats=3, seed=1).record())
    text = play(["open three.record", "1", "1", "1"], "me,random", seed=1).partition("> open")[2]
    assert "This game has 3 seats, but --players names 2. People play all seats." in text
    assert re.findall(r"^(\w+)> ", text, re.M) == ["Black", "White", "Brown"]


# --- guests ---


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_that_fails_is_named_in_one_line_and_the_game_goes_on(play: Play, game: str, tmp_path: Path) -> None:
    guest = tmp_path / "guest.py"
    guest.write_text("def crash(question):\n    raise ZeroDivisionError(f'seat {question.seat}')\n")
    text = play(["1", "1", "1", "quit"], f"me,{guest}:crash", game=game, seed=1)
    told = [line for line in text.splitlines() if "A random move was played instead." in line]
    assert len(told) == text.count("ZeroDivisionError: seat 1")
    assert told[0].startswith(f"  - White ({guest}:crash) crashed: ")
    assert len(movers(the_match())) >= 6


def test_a_guest_that_plays_is_not_complained_of(play: Play) -> None:
    text = play(["1", "1", "quit"], f"me,{GUESTS}:last", seed=1)
    assert "A random move" not in text
    assert "White " in before_the_second_question(text)


def test_a_guest_that_is_no_longer_asked_is_said_to_be_so(play: Play) -> None:
    text = play(["1"] * 6, "me,cmd:false", seed=1)
    assert "White (cmd:false) has failed too often and is not asked again. A random move was played instead." in text


# --- what is refused ---


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--players me,masn", "--players: expected apprentice, scribe, "),
        ("--players me,masn", "did you mean mason? ('me' is you)"),
        ("--players mason,mason", "--players: expected 'me' at least once, got mason,mason"),
        ("--players me,,mason", "--players: expected names separated by commas"),
        ("--players me", "seats: expected 2 to 4, got 1"),
        ("--players me,me,me,me,mason", "seats: expected 2 to 4, got 5"),
        ("--players me,mason --seats 3", "--players: expected a name for each of 3 seats, got 2"),
        ("pyramids --players me,nowhere.py:bot", "--players: expected a Python file"),
        ("pyramids --players me,cmd:there-is-no-such-program", "--players: expected a program that can be run"),
    ],
)
def test_wrong_names_end_with_status_2_and_one_line(words: str, complaint: str) -> None:
    done = in_this_process("play", *words.split())
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert complaint in done.stderr


def test_seats_and_players_may_agree(play: Play) -> None:
    assert "Brown is random." in play([], "me,me,random", seats=3)


def test_a_table_of_people_says_how_to_play_against_bots(play: Play) -> None:
    for game in GAMES:
        text = play([], None, game=game, seats=3)
        assert re.search(rf"3 people share this keyboard. .* play {game} --players me,mason", text)


# --- compiling ---


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is compiled yet; what is made ready is noted here."""
    made: list[str] = []
    monkeypatch.setattr(readiness, "is_ready", lambda edition: edition.game in made)
    monkeypatch.setattr(readiness, "make_ready", lambda edition: made.append(edition.game))
    return made


def test_the_first_use_of_a_level_says_that_it_compiles(
    compiled: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for names, game in (
        (["random", "me"], "imhotep"),
        (["mason"], "imhotep"),
        (["mason"], "imhotep"),
        (["mason"], "pyramids"),
    ):
        readiness.get_ready(names, default_edition(game))
    assert compiled == ["imhotep", "pyramids"]
    assert capsys.readouterr().err.count("Compiling the levels (once for each version, about half a minute) ...") == 2


def test_the_arena_compiles_once_before_it_begins(compiled: list[str], tmp_path: Path) -> None:
    words = ["imhotep", "--players", "random,apprentice", "--games", "1", "--out", str(tmp_path), "--json"]
    for _ in range(2):
        assert CliRunner().invoke(arena, words, catch_exceptions=False).exit_code == 0
    assert compiled == ["imhotep"]


def test_names_without_a_person_are_refused() -> None:
    with pytest.raises(SaqqaraError, match="expected 'me' at least once"):
        Opponents(["random", "random"])
