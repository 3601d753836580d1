"""The four levels play every table to its end, legally, and each knows more than the one below."""

from __future__ import annotations

import pytest

from saqqara import Match, SaqqaraError
from saqqara.bots.levels import LEVELS, LevelBot, level_bot, level_of
from saqqara.bots.protocol import Bot, Question
from saqqara.bots.random_bot import RandomBot
from saqqara.games import GAMES
from saqqara.rules.edition import default_edition
from tests.effort import IS_ALL, some_of
from tests.games import ALL_SIDES

each_game = pytest.mark.parametrize("game", GAMES)


def play(match: Match, bots: list[Bot]) -> Match:
    while match.seats_to_move:
        seat = match.seats_to_move[-1]
        question = Question(match.edition, match.state(seat), seat, match.turn)
        match.play(bots[seat].choose(question), seat=seat)
    return match


@each_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_apprentices_and_masons_play_whole_games(game: str, seats: int) -> None:
    edition = default_edition(game)
    bots: list[Bot] = [level_bot(LEVELS[seat % 2], edition) for seat in range(seats)]
    assert play(Match.new(game, seats, seed=seats), bots).outcome is not None


@pytest.mark.parametrize("sides", some_of(ALL_SIDES))
def test_every_side_and_the_wrath(sides: str) -> None:
    match = Match.new("imhotep", 3, sides=sides, wrath=True, seed=sides)
    bots: list[Bot] = [level_bot("apprentice", match.edition) for _ in range(3)]
    assert play(match, bots).outcome is not None


@each_game
def test_the_strong_levels_play_a_whole_game(game: str) -> None:
    """With the tree kept from move to move, two trees side by side and the end solved."""
    edition, share = default_edition(game), "" if IS_ALL else "@0.1"
    bots: list[Bot] = [level_bot(f"{level}{share}", edition) for level in ("pharaoh", "vizier")]
    match = play(Match.new(game, 2, seed=4), bots)
    assert match.outcome is not None


@each_game
@pytest.mark.parametrize("level", [*LEVELS[:2], *(pytest.param(level, marks=pytest.mark.soak) for level in LEVELS[2:])])
def test_every_level_beats_the_random_player(game: str, level: str) -> None:
    match = Match.new(game, 2, seed=level)
    match = play(match, [level_bot(level, match.edition), RandomBot()])
    assert match.outcome is not None
    assert match.outcome.places[0] == 1


@each_game
def test_strength_is_set_in_simulations_and_grows(game: str) -> None:
    efforts = [level_of(level, game).effort for level in LEVELS]
    simulations = [effort.simulations * effort.trees for effort in efforts[1:]]
    assert simulations == sorted(simulations)
    assert len(set(simulations)) == len(simulations)
    assert all(effort.seconds > 3 for effort in efforts), "the cap is for stalls, not for play"


@each_game
def test_only_the_apprentice_slips(game: str) -> None:
    assert [level for level in LEVELS if level_of(level, game).slips > 0] == ["apprentice"]


def test_an_apprentice_never_takes_a_move_that_it_knows_to_be_silly() -> None:
    match = Match.new("imhotep", 2, seed=1)
    bot = level_bot("apprentice", match.edition)
    level = level_of("apprentice", "imhotep")
    for seed in range(20):
        question = Question(match.edition, match.state(0), 0, seed)
        bot.begin()
        evaluation = bot.evaluate(question)
        bot.begin()
        chosen = next(one for one in evaluation.prospects if one.move == bot.choose(question))
        assert chosen.visits > 0
        assert chosen.wins[0].mean >= evaluation.best.wins[0].mean - level.lenience


def test_a_match_that_is_new_finds_no_old_tree() -> None:
    """A bot that has played before answers as a fresh one, once it is told to begin."""
    match = Match.new("imhotep", 2, seed=1)
    question = Question(match.edition, match.state(0), 0, 5)
    used, fresh = level_bot("mason", match.edition), level_bot("mason", match.edition)
    used.choose(question)
    used.begin()
    assert used.evaluate(question) == fresh.evaluate(question)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(SaqqaraError, match=r"expected one of apprentice, .*, vizier, pharaoh, got 'scribe'"):
        level_bot("scribe", default_edition("imhotep"))


def test_a_level_with_a_share_of_its_simulations() -> None:
    match = Match.new("imhotep", 2, seed=1)
    question = Question(match.edition, match.state(0), 0, 5)
    assert level_bot("mason@0.2", match.edition).evaluate(question).simulations == 30
    assert level_bot("mason@2", match.edition).evaluate(question).simulations == 300
    pharaoh = level_bot("pharaoh@0.001", match.edition).evaluate(question)
    assert pharaoh.simulations == 2 * 17, "two trees of 18, whose first simulation judges the question itself"


@pytest.mark.parametrize("share", ["", "0", "-1", "many", "1000", "nan"])
def test_a_share_that_makes_no_sense_is_refused(share: str) -> None:
    with pytest.raises(SaqqaraError, match=f"expected a number from 0.001 to 100 after '@', got '{share}'"):
        level_bot(f"mason@{share}", default_edition("imhotep"))


def test_a_forced_move_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LevelBot, "evaluate", lambda *_: pytest.fail("it thought"))
    match = Match.new("imhotep", 2, seed=1)
    question = Question(match.edition, match.state(0), 0, 5)
    question.__dict__["moves"], question.__dict__["legal"] = [0], ["take"]
    assert level_bot("vizier", match.edition).choose(question) == "take"
