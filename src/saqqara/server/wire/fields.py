"""Types of fields that many messages share, with their limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from saqqara.games import GAMES

Seat = Annotated[int, Meta(ge=0, le=3, description="a place at the table, counted from 0")]
Ask = Annotated[int, Meta(ge=0, le=1_000_000, description="the number of the question that is answered")]
Turn = Annotated[int, Meta(ge=0, le=1_000_000, description="moves played, draws included, as far as you can know")]
Name = Annotated[str, Meta(min_length=1, max_length=20, description="what the others call you; plain text")]
Move = Annotated[str, Meta(min_length=1, max_length=80, description="a move in notation, as in `load b2`")]
Key = Annotated[
    str,
    Meta(pattern=r"^[0-9A-Za-z_-]{1,40}$", description="your own ID of the message; sent twice, it counts once"),
]
Entropy = Annotated[
    str, Meta(pattern=r"^[0-9A-Za-z_-]{1,64}$", description="your contribution to the seed of the match")
]
PHRASES = ("hello", "good_luck", "well_played", "thanks", "your_turn", "one_moment", "oops", "good_game")
Phrase = Annotated[str, Meta(min_length=1, max_length=20, description=f"one of {', '.join(PHRASES)}")]
Secret = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{16,64}$")]
EditionName = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_. -]{1,60}$", description="an edition that the server has")]
OptionName = Annotated[str, Meta(pattern=r"^[a-z_]{1,20}$", description="an option of the game")]
OptionText = Annotated[str, Meta(max_length=80)]
LevelName = Literal["apprentice", "scribe", "mason", "architect", "vizier", "pharaoh"]
if TYPE_CHECKING:
    GameName = str
else:
    GameName = Literal[tuple(GAMES)]  # every game of this server
Status = Literal["waiting", "playing", "over"]
Presence = Literal["here", "away", "gone"]
