"""The levels play every table to its end, legally, and each knows more than the one below."""

from __future__ import annotations

from collections import Counter

import pytest

from saqqara import Match, SaqqaraError
from saqqara.bots.level import Level
from saqqara.bots.levels import LEVELS, LevelBot, level_bot, level_of, plausible
from saqqara.bots.protocol import Bot, Question
from saqqara.bots.random_bot import RandomBot
from saqqara.bots.search.evaluation import Evaluation, Prospect, exactly
from saqqara.bots.search.searcher import Effort
from saqqara.games import GAMES
from saqqara.rules.edition import default_edition
from tests.effort import IS_ALL, some_of
from tests.games import ALL_SIDES, random_match

each_game = pytest.mark.parametrize("game", GAMES)


def play(match: Match, bots: list[Bot]) -> Match:
    while match.seats_to_move:
        seat = match.seats_to_move[-1]
        question = Question(match.edition, match.state(seat), seat, match.turn)
        match.play(bots[seat].choose(question), seat=seat)
    return match


@each_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lower_levels_play_whole_games(game: str, seats: int) -> None:
    edition = default_edition(game)
    bots: list[Bot] = [level_bot(LEVELS[seat], edition) for seat in range(seats)]
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
@pytest.mark.parametrize("level", [*LEVELS[:3], *(pytest.param(level, marks=pytest.mark.soak) for level in LEVELS[3:])])
def test_every_level_beats_the_random_player(game: str, level: str) -> None:
    match = Match.new(game, 2, seed=level)
    match = play(match, [level_bot(level, match.edition), RandomBot()])
    assert match.outcome is not None
    assert match.outcome.places[0] == 1


@each_game
def test_strength_is_set_in_simulations_and_grows(game: str) -> None:
    efforts = [level_of(level, game).effort for level in LEVELS]
    simulations = [effort.simulations * effort.trees for effort in efforts]
    assert simulations == sorted(simulations)
    assert all(effort.seconds > 3 for effort in efforts), "the cap is for stalls, not for play"


@each_game
def test_a_stronger_level_keeps_closer_to_the_best_move(game: str) -> None:
    temperatures = [level_of(level, game).temperature for level in LEVELS]
    assert temperatures == sorted(temperatures, reverse=True)
    assert temperatures[0] > temperatures[1] > temperatures[2] > 0
    assert temperatures[-2:] == [0, 0], "the Vizier and Pharaoh play what they think best"


def test_the_vizier_is_the_measure_and_does_not_change() -> None:
    imhotep = Effort(40_000, 2, horizon=2, exploration=0.6, margin=0.3, nodes=12, solves=60_000)
    pyramids = Effort(10_000, 2, horizon=5, exploration=0.6, margin=0.5, nodes=45, solves=20_000)
    assert level_of("vizier", "imhotep") == Level(imhotep)
    assert level_of("vizier", "pyramids") == Level(pyramids)


def prospect(move: str, visits: int, wins: float) -> Prospect:
    return Prospect(move, visits, (exactly(wins),) if visits else (), (exactly(10.0),) if visits else ())


class Seen:
    """A search that has seen these prospects."""

    def __init__(self, *prospects: Prospect, is_exact: bool = False) -> None:
        self.evaluation = Evaluation(0, prospects, (), 100, is_exact=is_exact)

    def evaluate(self, _: Question) -> Evaluation:
        return self.evaluation

    def forget(self) -> None:
        """Keeps nothing."""

    def stop(self) -> None:
        """Runs in no thread."""


PROSPECTS = (
    prospect("best", 60, 0.7),
    prospect("good", 30, 0.65),
    prospect("weak", 9, 0.5),
    prospect("silly", 1, 0.2),
    prospect("unseen", 0, 0.0),
)


def chosen_at(temperature: float, search: Seen, times: int = 400) -> Counter[str]:
    match = Match.new("imhotep", 2, seed=1)
    bot = LevelBot("any", Level(Effort(1), temperature=temperature), search)
    return Counter(bot.choose(Question(match.edition, match.state(0), 0, seed)) for seed in range(times))


def test_at_no_temperature_a_level_takes_the_best_move() -> None:
    assert set(chosen_at(0.0, Seen(*PROSPECTS))) == {"best"}


def test_what_is_solved_needs_no_temperature() -> None:
    assert set(chosen_at(2.0, Seen(*PROSPECTS, is_exact=True))) == {"best"}


def test_at_a_temperature_moves_are_drawn_by_their_visits() -> None:
    found = chosen_at(1.0, Seen(*PROSPECTS), times=2_000)
    assert found["best"] / 2_000 == pytest.approx(60 / 99, abs=0.05)
    assert found["good"] / 2_000 == pytest.approx(30 / 99, abs=0.05)
    cooler, warmer = (chosen_at(temperature, Seen(*PROSPECTS), times=2_000) for temperature in (0.5, 2.0))
    assert cooler["best"] > found["best"] > warmer["best"]
    assert cooler["weak"] < found["weak"] < warmer["weak"]


@pytest.mark.parametrize("temperature", [0.001, 1.0, 100.0])
def test_no_temperature_makes_a_level_take_a_silly_move_or_one_it_has_not_seen(temperature: float) -> None:
    assert set(chosen_at(temperature, Seen(*PROSPECTS))) <= {"best", "good", "weak"}


def test_a_search_that_has_seen_no_move_has_a_best_one_all_the_same() -> None:
    assert set(chosen_at(2.0, Seen(prospect("first", 0, 0.0), prospect("next", 0, 0.0)), times=5)) == {"first"}


@each_game
@pytest.mark.parametrize("level", LEVELS[:3])
def test_a_weaker_level_chooses_among_plausible_moves_and_the_seed_decides(game: str, level: str) -> None:
    match = random_match(3, seats=2, game=game, most=12)
    seat = match.seats_to_move[0]
    bot = level_bot(level, match.edition)

    def asked(seed: int) -> Question:
        bot.begin()
        return Question(match.edition, match.state(seat), seat, seed)

    for seed in range(8):
        moves = [move.move for move in plausible(bot.evaluate(asked(seed)))]
        choice = bot.choose(asked(seed))
        assert choice in moves
        assert bot.choose(asked(seed)) == choice


def test_a_match_that_is_new_finds_no_old_tree() -> None:
    """A bot that has played before answers as a fresh one, once it is told to begin."""
    match = Match.new("imhotep", 2, seed=1)
    question = Question(match.edition, match.state(0), 0, 5)
    used, fresh = level_bot("mason", match.edition), level_bot("mason", match.edition)
    used.choose(question)
    used.begin()
    assert used.evaluate(question) == fresh.evaluate(question)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(SaqqaraError, match=r"expected one of apprentice, .*, vizier, pharaoh, got 'sphinx'"):
        level_bot("sphinx", default_edition("imhotep"))


def test_a_level_with_a_share_of_its_simulations() -> None:
    match = Match.new("imhotep", 2, seed=1)
    question = Question(match.edition, match.state(0), 0, 5)
    assert level_bot("vizier@0.001", match.edition).evaluate(question).simulations == 2 * 40
    assert level_bot("vizier@0.002", match.edition).evaluate(question).simulations == 2 * 80
    pharaoh = level_bot("pharaoh@0.001", match.edition).evaluate(question)
    judged = level_of("pharaoh@0.001", "imhotep").judged
    assert judged is not None
    assert pharaoh.simulations == 2 * (judged.simulations - 1), "the first one of a tree judges the question itself"


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
