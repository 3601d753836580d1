"""The bodies of requests about notices: messages that the server pushes to a browser that is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from saqqara.languages import LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]

PushAddress = Annotated[str, Meta(min_length=10, max_length=1000, description="where the browser takes messages")]


class PushKeys(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The keys with which messages to one browser are encrypted, in base64url."""

    p256dh: Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{87}=?$", description="the public key of the browser")]
    auth: Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{22}={0,2}$", description="its secret")]


class NewPush(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The push subscription of a browser, as its `PushManager` gives it. Sent again, it replaces the former one."""

    endpoint: PushAddress
    keys: PushKeys
    language: Language | None = None  # of the notices; without it, that of the pages


class PushEnd(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The push subscription that ends."""

    endpoint: PushAddress


class PushShown(Struct, frozen=True, kw_only=True):
    """Whether your notices go to the browser."""

    is_on: bool
