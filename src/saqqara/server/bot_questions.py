"""The questions that bots answer at tables, wherever they think."""

from __future__ import annotations

from saqqara.bots.protocol import Question
from saqqara.bots.seeds import question_seed
from saqqara.match import records
from saqqara.match.match import Match
from saqqara.server.entries import Config
from saqqara.server.history import recorded_at, shared_turns


def bot_question(match: Match, config: Config, seat: int) -> Question:
    """Returns what a bot is asked whose seat owes a move. After an undo the answer is the same as before.

    In a challenge it does not depend on who is quicker to do what others cannot see.
    """
    if config.challenge is None:
        turn = match.turn
    else:
        match = _without_secrets_of_others(match, seat)
        turn = match.turn_for(seat)
    return Question(match.edition, match.state(seat), seat, answer_seed(config, turn, seat))


def answer_seed(config: Config, turn: int | str, seat: int) -> int:
    """Returns 63 bits derived from the table's secret."""
    return question_seed(f"{turn} {seat}", config.bots.encode())


def _without_secrets_of_others(match: Match, seat: int) -> Match:
    """Returns the match as if the others had not answered yet in a step in which nobody sees their answers."""
    shared = shared_turns(match)
    if shared == match.turn:
        return match
    record = records.read(match.record())
    alone = recorded_at(record, shared)
    for line in record.lines[shared:]:
        if line.seat == seat:
            alone.play(line.move, seat)
    return alone
