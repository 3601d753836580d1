"""Messages about a person's devices: one-time links, recovery phrases, signing out and being forgotten."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saqqara.server.wire.fields import Name, Secret

Phrase = Annotated[str, Meta(min_length=1, max_length=300, description="twelve words, with blanks between them")]


class LinkMade(Struct, frozen=True, kw_only=True):
    """A link with which you can continue on another device. It works once."""

    word: str  # the secret of the link
    url: str  # the link; the secret stands after `#`, which browsers send to nobody
    qr: list[str]  # the link as a QR code: rows of `0` (light) and `1` (dark), without a margin
    expires: float  # in seconds since 1970
    lasts_s: int  # for so many seconds


class LookSaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks who you would be. Give either `word` or `phrase`."""

    word: Secret | None = None  # the secret of a link
    phrase: Phrase | None = None


class Continuing(Struct, frozen=True, kw_only=True):
    """Who you would be."""

    name: str
    is_you: bool  # that is who you are already
    you_are: str | None  # your name now, if the server knows you


class ContinueSaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Continues as somebody on this device. Give either `word` or `phrase`."""

    word: Secret | None = None  # the secret of a link
    phrase: Phrase | None = None
    keep: Literal["cookie", "token"] = "cookie"  # a browser gets a cookie, a program gets its token
    replace: bool = False  # even though you are somebody else on this device: that person loses this device


class Device(Struct, frozen=True, kw_only=True):
    """A browser or a program that is signed in as you."""

    id: str
    label: str  # browser and system, as far as they are known
    created: float  # in seconds since 1970
    last_seen: float  # the same, to the hour
    is_this: bool  # the one that asks


class Devices(Struct, frozen=True, kw_only=True):
    """All that can be you."""

    devices: list[Device]
    phrase_since: float | None  # when your recovery phrase was made, in seconds since 1970; null: you have none


class PhraseMade(Struct, frozen=True, kw_only=True):
    """Your new recovery phrase. It is sent once; the server cannot show it again."""

    phrase: str


class ForgetSaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks the server to forget you."""

    confirm: Name  # your name, so that it does not happen by mistake


class Forgotten(Struct, frozen=True, kw_only=True):
    """What was done to forget you."""

    deleted: int  # tables of yours alone
    kept: int  # tables of others, where your seat is now that of a guest
