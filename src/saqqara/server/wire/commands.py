"""What clients send over the WebSocket, and to `POST /api/tables/{table}/messages`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saqqara.server.wire.fields import Ask, Entropy, Key, LevelName, Move, Name, Phrase, Seat, Secret

Speech = Annotated[str, Meta(min_length=1, max_length=300, description="plain text")]


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What all messages from clients have in common."""

    id: Key | None = None  # comes back in `accepted` or `refused`


class MoveSaid(FromClient, frozen=True, tag="move"):
    """Plays a move. Sent again with its `id`, it is `accepted` and played once. An `ask` that is answered is stale."""

    seat: Seat
    ask: Ask
    move: Move


class UndoSaid(FromClient, frozen=True, tag="undo"):
    """Takes back your last move, if nothing was revealed since."""

    seat: Seat


class AskBackSaid(FromClient, frozen=True, tag="ask_back"):
    """Asks the others to let you take back your last move. Bots accept."""

    seat: Seat


class AnswerBackSaid(FromClient, frozen=True, tag="answer_back"):
    """Accepts or declines the request of another seat. The seat that asked withdraws its request by declining it."""

    seat: Seat
    accept: bool


class TakeSeatSaid(FromClient, frozen=True, tag="take_seat"):
    """Takes an open seat or the seat of a bot. A bot's seat, and a table that is not listed, need the invitation."""

    seat: Seat
    name: Name | None = None
    invite: Secret | None = None
    entropy: Entropy | None = None


class StandUpSaid(FromClient, frozen=True, tag="stand_up"):
    """Leaves your seat, before the match starts."""

    seat: Seat


class AddEntropySaid(FromClient, frozen=True, tag="add_entropy"):
    """Adds your contribution to the seed of the match, before its first draw."""

    seat: Seat
    entropy: Entropy


class FillSaid(FromClient, frozen=True, tag="fill"):
    """Gives every open seat to a bot, so that the match starts. Only the person who opened the table can do this."""

    level: LevelName


class ConcedeSaid(FromClient, frozen=True, tag="concede"):
    """Concedes. With two players the other wins; with more, a bot plays your seat to the end and you are last."""

    seat: Seat


class AskEndSaid(FromClient, frozen=True, tag="ask_end"):
    """Asks the others to end the match without a winner. Bots accept."""

    seat: Seat


class AnswerEndSaid(FromClient, frozen=True, tag="answer_end"):
    """Accepts or declines to end the match. The seat that asked withdraws its request by declining it."""

    seat: Seat
    accept: bool


class HandOverSaid(FromClient, frozen=True, tag="hand_over"):
    """Lets a bot play your seat until you return."""

    seat: Seat
    level: LevelName


class ReturnSaid(FromClient, frozen=True, tag="return"):
    """Takes your seat back from the bot that plays for you."""

    seat: Seat


class LetBotPlaySaid(FromClient, frozen=True, tag="let_bot_play"):
    """Agrees that a bot plays for a seat whose player is `missed`. When all others agree, it does."""

    seat: Seat  # yours
    absent: Seat


class SaySaid(FromClient, frozen=True, tag="say"):
    """Writes a text, if the table has chat, or a phrase, which everyone reads in their own language.

    What spectators write goes to spectators, and to everyone when the match is over.
    """

    seat: Seat | None  # yours; null: you are a spectator
    text: Speech | None = None
    phrase: Phrase | None = None  # instead of a text


class MuteSaid(FromClient, frozen=True, tag="mute"):
    """Mutes a seat for you, or unmutes it. For a spectator it lasts until they leave."""

    seat: Seat | None  # the seat to mute; null: the spectators
    on: bool


class PresenceSaid(FromClient, frozen=True, tag="presence"):
    """Says whether you are looking at the table."""

    state: Literal["here", "away"]


ClientMessage = (
    MoveSaid
    | UndoSaid
    | AskBackSaid
    | AnswerBackSaid
    | TakeSeatSaid
    | StandUpSaid
    | AddEntropySaid
    | FillSaid
    | ConcedeSaid
    | AskEndSaid
    | AnswerEndSaid
    | HandOverSaid
    | ReturnSaid
    | LetBotPlaySaid
    | SaySaid
    | MuteSaid
    | PresenceSaid
)
