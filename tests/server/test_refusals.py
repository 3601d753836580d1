"""What cannot be read is refused with what was expected."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from saqqara.bots.levels import LEVELS
from saqqara.games import GAMES
from saqqara.server.endpoints import ENDPOINTS
from saqqara.server.refusals import unread
from saqqara.server.wire import ClientMessage

TABLES = ENDPOINTS["open"].body
OF_A_TABLE: dict[str, Any] = {"game": "imhotep", "seats": [{"who": "me"}, {"who": "open"}]}


def message_for(kind: Any, value: Any) -> str:
    """The refusal of a value that cannot be read as this kind."""
    text = msgspec.json.encode(value)
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(text, type=kind)
    return str(unread(caught.value, kind, "body: expected JSON"))


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"game": "chess"}, f"game: expected one of {', '.join(sorted(GAMES))}, got 'chess'"),
        ({"at_zero": "x - at `$.y`"}, "at_zero: expected one of bot_moves_once, bot_takes_over, got 'x - at `$.y`'"),
        ({"stand_in": 3}, "body: expected JSON, got: Expected `str`, got `int` - at `$.stand_in`"),
    ],
)
def test_a_wrong_word_is_told_the_right_ones(wrong: dict[str, Any], expected: str) -> None:
    assert message_for(TABLES, OF_A_TABLE | wrong) == expected


@pytest.mark.parametrize("sitter", [{"who": "bot", "level": "god"}, {"who": "bot", "level": "\n"}])
def test_a_wrong_level_in_a_list_is_told_the_levels(sitter: dict[str, Any]) -> None:
    place, expected = message_for(TABLES, OF_A_TABLE | {"seats": [{"who": "me"}, sitter]}).split(": expected one of ")
    assert place.startswith("seats[")
    assert place.endswith("].level")
    assert all(level in expected for level in LEVELS)


def test_a_wrong_tag_is_told_the_tags() -> None:
    told = message_for(TABLES, OF_A_TABLE | {"seats": [{"who": "me"}, {"who": "dog"}]})
    assert told.endswith("].who: expected one of me, open, bot, got 'dog'")
    told = message_for(ClientMessage, {"type": "dance"})
    tags = [kind.__struct_config__.tag for kind in get_args(ClientMessage)]
    assert told.startswith("type: expected one of ")
    assert told.endswith(", got 'dance'")
    assert all(tag in told for tag in tags)
    assert message_for(ClientMessage, {"type": "presence", "state": "gone"}) == (
        "state: expected one of away, here, got 'gone'"
    )
