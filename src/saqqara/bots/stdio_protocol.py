"""The lines that the house and a bot in another process exchange; see docs/bot/stdio.md.

A question is one line of JSON: the position as the seat may know it, and the legal moves. `state` is the same position
as the bytes of a state, for bots that use Saqqara's own engine: they read it faster than the position.
"""

from __future__ import annotations

import base64
import json
from typing import Any

from saqqara.bots.protocol import Question
from saqqara.rules.contract import Game, game_in, known_game
from saqqara.rules.edition import default_edition, edition_from_json
from saqqara.rules.errors import BadPosition, SaqqaraError, quoted

VERSION = "1"
GREETING = f"saqqara {VERSION}"
READY = "ready"
LONGEST_LINE = 64 * 1024
_ONLY_IN_VIEWS = ("turn", "seat", "ask", "legal", "events", "outcome", "standing", "if_ended")


def question_line(question: Question) -> str:
    """The line that the house sends for a question."""
    message = {
        "game": question.edition.game,
        "seat": question.seat,
        "seed": question.seed,
        "legal": question.legal,
        "position": _position(question),
        "state": base64.b64encode(bytes(question.state.pack())).decode(),
    }
    return "question " + json.dumps(message, separators=(",", ":"))


def _position(question: Question) -> dict[str, Any]:
    """The position, with the figures of its edition unless that is the default one."""
    edition = question.edition
    if edition.hash == default_edition(edition.game).hash:
        return question.position
    return question.position | {"edition": {"name": edition.name, "figures": dict(edition.figures)}}


def question_of(text: str) -> Question:
    """The question in a line, or a refusal. Whatever the position tells, the bot sees what its seat may know."""
    return question_in(_object("question", _json(text)))


def question_in(message: dict[str, Any]) -> Question:
    """The question in the JSON of a line."""
    position = dict(_object("position", message.get("position")))
    edition = edition_from_json(known_game(message.get("game", position.get("game"))), position.pop("edition", None))
    game = game_in(edition)
    state = _state_of(game, message.get("state"), position)
    seat = _whole("seat", message.get("seat"))
    if seat not in game.seats_to_move(state) or seat < 0:
        raise SaqqaraError(f"seat: expected a seat to move, got {seat}")
    return Question(edition, state, seat, _whole("seed", message.get("seed", 0)))


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as failure:
        raise SaqqaraError(f"question: expected JSON on one line, got {quoted(text)} ({failure})") from None


def _object(key: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise SaqqaraError(f"{key}: expected an object, got {quoted(value)}")
    return value


def _whole(key: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise SaqqaraError(f"{key}: expected a whole number, got {quoted(value)}")
    return value


def _state_of(game: Game, packed: Any, position: dict[str, Any]) -> Any:
    if packed is not None:
        return _unpacked(game, packed)
    return game.from_view({key: value for key, value in position.items() if key not in _ONLY_IN_VIEWS})


def _unpacked(game: Game, packed: Any) -> Any:
    """Unpacks a state and checks its invariants, because compiled rules do not check what they are given."""
    expected = "the bytes of a state, in base64, from the same version of Saqqara"
    kind = type(game.new(2))
    try:
        state = kind.unpack(base64.b64decode(packed, validate=True))
        faults = game.faults(state)
    except (TypeError, ValueError, IndexError, KeyError, OverflowError, ZeroDivisionError):
        raise BadPosition(f"state: expected {expected}, got {quoted(packed)}") from None
    if faults:
        raise BadPosition("state: " + "; ".join(faults[:3]))
    return state
