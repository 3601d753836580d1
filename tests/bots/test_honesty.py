"""A bot's choice does not change when what is hidden from its seat changes, and its future chance is not in reach."""

from __future__ import annotations

import random

import pytest

from saqqara import Match
from saqqara.bots.levels import LEVELS, level_bot
from saqqara.bots.protocol import Question
from saqqara.games import GAMES
from tests.games import random_match

each_level = pytest.mark.parametrize("level", LEVELS)
each_game = pytest.mark.parametrize("game", GAMES)


def decision(match: Match, seat: int, level: str, seed: int = 7) -> tuple[str, object]:
    """What a fresh bot says, and what it has seen on the way."""
    question = Question(match.edition, match.state(seat), seat, seed)
    bot = level_bot(level, match.edition)
    return bot.choose(question), bot.evaluate(question).as_json() if level not in ("vizier", "pharaoh") else None


def with_hidden_answers(seat: int, moves: int, luck: int) -> Match:
    """A table of Pyramids at a question of all seats, which some of the others have answered in secret."""
    match = random_match(3, seats=3, game="pyramids", most=moves)
    while len(match.seats_to_move) < 3:
        match.play(match.legal()[0])
    chance = random.Random(luck)
    for other in match.seats_to_move:
        for _ in range(chance.randrange(3)):
            if other != seat and other in match.seats_to_move and len(match.seats_to_move) > 1:
                match.play(chance.choice(match.legal(other)), seat=other)
    return match


@each_level
@pytest.mark.parametrize("moves", [0, 8, 40])  # 0: the set-up, where four cards and the choice are hidden
def test_what_others_have_answered_in_secret_changes_nothing(level: str, moves: int) -> None:
    tables = [with_hidden_answers(1, moves, luck) for luck in range(4)]
    assert len({str(table.position()) for table in tables}) > 1, "the hidden truth has to differ"
    assert len({str(decision(table, 1, level)) for table in tables}) == 1


@each_level
def test_the_cards_that_others_have_drawn_change_nothing(level: str) -> None:
    """P2.1  In the set-up the others' four cards are any of the unseen ones."""
    match = Match.new("pyramids", seats=3, seed="set-up")
    position = match.position()
    answers = set()
    for luck in range(4):
        chance = random.Random(luck)
        unknown = [card for card in range(1, 49) if card not in position["drawn"][0]]
        chance.shuffle(unknown)
        drawn = [position["drawn"][0], sorted(unknown[:4]), sorted(unknown[4:8])]
        other = Match.from_position({**position, "drawn": drawn}, seed=luck)
        answers.add(str(decision(other, 0, level)))
    assert len(answers) == 1


def test_a_question_hides_for_itself_what_its_seat_may_not_know() -> None:
    """Whoever asks with the whole table gives nothing away."""
    tables = [with_hidden_answers(1, 0, luck) for luck in range(4)]
    assert any(match.state() != match.state(1) for match in tables)
    for match in tables:
        assert Question(match.edition, match.state(), 1).state == match.state(1)


@each_level
@each_game
def test_the_chance_to_come_changes_nothing(level: str, game: str) -> None:
    """Two tables with the same past and other seeds: the bot cannot see what will be drawn."""
    before = random_match(5, seats=2, game=game, most=25)
    seat = before.seats_to_move[0]
    tables = [before, *(Match.from_position(before.position(), seed=f"another {number}") for number in range(2))]
    assert len({str(decision(table, seat, level)) for table in tables}) == 1


@each_level
@each_game
def test_the_same_question_with_the_same_seed_has_the_same_answer(level: str, game: str) -> None:
    match = random_match(9, seats=4, game=game, most=30)
    seat = match.seats_to_move[0]
    assert decision(match, seat, level) == decision(match, seat, level)
